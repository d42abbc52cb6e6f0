/** A decision before the first card to practise on: the table as it is told, and what the answer is worth. */
import { type DecisionDrill, type ToServer, type DecisionAnalysis } from "../protocol";
import { amountUnit, loadReasonWords, reasonText, turnText, worthText } from "../table/analysisText";
import * as api from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { Table } from "../table/table.svelte";

const MAX_SHOWN = 5; // choices listed at most

export interface ActionRow {
  text: string;
  worth: string;
  isOwn: boolean;
}

export class DecisionDrillTable extends Table {
  private readonly drill: DecisionDrill;
  private readonly evaluate: (actions: readonly number[]) => Promise<DecisionAnalysis>;
  result: DecisionAnalysis | null = $state.raw(null);
  isEvaluating = $state(false);

  constructor(drill: DecisionDrill, evaluate: (actions: readonly number[]) => Promise<DecisionAnalysis>) {
    super(() => ({ send: () => true, close: () => {} }));
    this.drill = drill;
    this.evaluate = evaluate;
    this.receive(drill.hello!);
    this.receive(drill.update!);
  }

  protected override send(message: ToServer): boolean {
    if (message.type !== "act") return false;
    void this.evaluateAnswer(message.actions);
    return true;
  }

  /** Asks what the answer is worth; what fails may be answered again. */
  private async evaluateAnswer(actions: readonly number[]): Promise<void> {
    this.isEvaluating = true;
    this.failure = "";
    try {
      [this.result] = await Promise.all([this.evaluate(actions), loadReasonWords(this.hello?.game ?? "")]);
      const update = this.drill.update!;
      // The question is answered: nothing is offered any more.
      this.receive({ ...update, seq: update.seq + 1, events: [], told: [], fresh: false, view: { ...update.view, legal: [] }, explain: { ...update.explain, calls: [], melds: [] } });
    } catch (error) {
      this.failure = error instanceof api.ApiError && error.problem ? this.phraseText(error.problem.row) : t("web-no-server");
      this.clearSent();
    } finally {
      this.isEvaluating = false;
    }
  }

  /** The choices that were looked at, what brings most first, and always the own one. */
  get actionRows(): readonly ActionRow[] {
    const result = this.result;
    if (!result) return [];
    const unit = this.hello?.money ?? 1;
    const offered = [...(this.drill.update!.explain.calls ?? []), ...(this.drill.update!.explain.melds ?? [])];
    const ownActions = result.made.join();
    const ranked = [...result.choices].sort((a, b) => b.worth - a.worth);
    const shownChoices = ranked.filter((choice, i) => i < MAX_SHOWN || choice.actions.join() === ownActions);
    return shownChoices.map((choice) => ({ text: turnText(this, choice.actions, offered), worth: worthText(choice.worth, unit), isOwn: choice.actions.join() === ownActions }));
  }

  /** The verdict in sentences. */
  get verdictTexts(): readonly string[] {
    const result = this.result;
    if (!result) return [];
    const unit = this.hello?.money ?? 1;
    const cost = { cost: worthText(result.cost, unit, false), ...amountUnit(result.cost, unit, !!this.hello?.pays) };
    const reasons = (result.reasons ?? []).slice(0, 2).map((reason) => reasonText(this, reason));
    if (result.wrong) return [t("learn-bid-worse", cost), ...reasons];
    return [t(result.made.join() === result.best.join() ? "learn-bid-best" : "learn-bid-equal"), ...reasons];
  }
}
