/** A decision before the first card to practise on: the table as it is told, and what the answer is worth. */
import { type DecisionDrill, type ToServer, type DecisionAnalysis } from "../protocol";
import { amountUnit, loadReasonWords, reasonText, turnText, worthText } from "../table/analysisText";
import * as api from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { Table } from "../table/table.svelte";

const SHOWN = 5; // choices listed at most

export interface ActionRow {
  text: string;
  worth: string;
  mine: boolean;
}

export class DecisionDrillTable extends Table {
  private readonly given: DecisionDrill;
  private readonly evaluate: (actions: readonly number[]) => Promise<DecisionAnalysis>;
  result: DecisionAnalysis | null = $state.raw(null);
  isEvaluating = $state(false);

  constructor(given: DecisionDrill, judge: (actions: readonly number[]) => Promise<DecisionAnalysis>) {
    super(() => ({ send: () => true, close: () => {} }));
    this.given = given;
    this.evaluate = judge;
    this.receive(given.hello!);
    this.receive(given.update!);
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
      const update = this.given.update!;
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
    const offered = [...(this.given.update!.explain.calls ?? []), ...(this.given.update!.explain.melds ?? [])];
    const own = result.made.join();
    const order = [...result.choices].sort((a, b) => b.worth - a.worth);
    const shown = order.filter((choice, i) => i < SHOWN || choice.actions.join() === own);
    return shown.map((choice) => ({ text: turnText(this, choice.actions, offered), worth: worthText(choice.worth, unit), mine: choice.actions.join() === own }));
  }

  /** The verdict in sentences. */
  get verdictTexts(): readonly string[] {
    const result = this.result;
    if (!result) return [];
    const unit = this.hello?.money ?? 1;
    const cost = { cost: worthText(result.cost, unit, false), ...amountUnit(result.cost, unit, !!this.hello?.pays) };
    const why = (result.reasons ?? []).slice(0, 2).map((reason) => reasonText(this, reason));
    if (result.wrong) return [t("learn-bid-worse", cost), ...why];
    return [t(result.made.join() === result.best.join() ? "learn-bid-best" : "learn-bid-equal"), ...why];
  }
}
