/** The deal editor: rows of cards, the table they make, and what every seat does on it. */
import type { CardRow, Edited, RowFault, Rows, Solution, ToServer, Update } from "../protocol";
import * as api from "../lib/api";
import { actionText } from "./rows";
import { cardText, firstText, hasText, listText, loadWords, t, withContext } from "../lib/fluent.svelte";
import { announce } from "../lib/liveRegion";
import { readOwnName } from "../lib/recentTable";
import { entriesAt, foldFrames } from "../replay/replaySteps";
import { readPlaces } from "../table/places";
import { navigate } from "../lib/router.svelte";
import { tableLook } from "../lib/settings.svelte";
import { phraseWithName } from "../table/announceUpdate";
import { Table } from "../table/table.svelte";

export class Editor extends Table {
  answer: Edited | null = $state.raw(null);
  position: Rows | null = $state.raw(null);
  solution: Solution | null = $state.raw(null);
  isSolving = $state(false);
  trouble = $state("");
  /** What was done, a sentence each. */
  actionTexts: readonly string[] = $state.raw([]);
  private latestRequest = 0;

  constructor() {
    super(() => ({ send: () => true, close: () => {} }));
  }

  /** All cards are open to who edits, and no seat is "you". */
  override get viewerSeat(): number {
    return -1;
  }

  readonly record: string = $derived(this.answer?.replay?.record ?? "");
  readonly steps: number = $derived(Math.max(0, (this.answer?.replay?.frames.length ?? 1) - 1));
  /** Whether the cards lie as they lie, instead of being dealt. */
  readonly isLaidOut: boolean = $derived(typeof this.position?.numbers === "string");

  // ---------------------------------------------------------------- asking the server
  /** Shows what the server makes of it, unless something newer was asked meanwhile. */
  async load(response: Promise<Edited>): Promise<boolean> {
    const requestId = ++this.latestRequest;
    try {
      const answer = await response;
      await Promise.all([loadWords(answer.game), loadWords("edit")]);
      if (requestId !== this.latestRequest) return false;
      this.showAnswer(answer);
      return true;
    } catch (error) {
      await loadWords("edit");
      if (requestId === this.latestRequest) this.trouble = failureText(error);
      return false;
    }
  }

  change(changes: Partial<Rows>): Promise<boolean> {
    if (!this.position) return Promise.resolve(false);
    this.position = { ...this.position, ...changes };
    return this.load(api.checkPosition(this.position));
  }

  private showAnswer(answer: Edited): void {
    tableLook.deck = answer.faces;
    this.answer = answer;
    this.position = answer.asked;
    this.solution = null;
    this.trouble = "";
    this.clearPending();
    this.notice = "";
    this.highlighted = [];
    const replay = answer.replay;
    this.update = replay?.frames[replay.frames.length - 1] ?? null;
    if (!replay || !this.update) return void (this.actionTexts = []);
    this.hello = replay.hello;
    const deals = foldFrames(replay.frames, readPlaces(replay.hello.places), replay.hello.signs);
    this.deal = deals[deals.length - 1] ?? null;
    this.leavingTrick = null;
    this.actionTexts = deals.slice(1).map((_, step) => {
      const [seat = -1, action = -1] = replay.actions[step] ?? [];
      const text = entriesAt(deals, step + 1).map((line) => phraseWithName(this, line.phrase, line.seat)).join(" ");
      return text || t("web-says", { name: this.seatName(seat), text: actionText(action, replay.hello.calls) });
    });
    this.markButtonsChanged();
  }

  // ---------------------------------------------------------------- what is done at the table
  /** A press on the table is an action of the seat on turn: the course goes on with it. */
  protected override send(message: ToServer): boolean {
    if (message.type === "act") void this.act(message.actions);
    else if (message.type === "preview") void this.showPreview(message.actions);
    else return false;
    return true;
  }

  private textsOf(actions: readonly number[]): string[] {
    return actions.map((action) => actionText(action, this.hello?.calls ?? []));
  }

  private async act(actions: readonly number[]): Promise<void> {
    const previousCount = this.actionTexts.length;
    const moves = this.answer?.moves ?? [];
    if (!(await this.change({ moves: [...moves, ...this.textsOf(actions)] }))) return this.clearSent();
    announce([...this.actionTexts.slice(previousCount), this.isDealOver ? t("web-deal-over") : t("edit-turn", { name: this.seatName(this.turn) })].join(" "));
  }

  private async showPreview(actions: readonly number[]): Promise<void> {
    if (!this.position || !this.answer) return;
    try {
      const answer = await api.checkPosition({ ...this.position, moves: [...this.answer.moves, ...this.textsOf(actions)] });
      const frame: Update | undefined = answer.replay?.frames[answer.replay.frames.length - 1];
      if (frame && frame.view.seat === this.me && actions.join() === this.previewKey) this.preview = { type: "previewed", actions, view: frame.view, explain: frame.explain };
    } catch {
      this.preview = null; // it is asked again with the next press
    }
  }

  undo(): void {
    void this.change({ moves: (this.answer?.moves ?? []).slice(0, -1) });
  }

  /** From here on cards can be moved as they lie. */
  layOut(): Promise<boolean> {
    return this.load(api.readPosition({ text: this.record, deal: 1, step: this.steps, lie: true }));
  }

  async solve(): Promise<void> {
    if (this.isSolving || !this.record) return;
    this.isSolving = true;
    const record = this.record;
    try {
      const solution = await api.solve({ text: record, deal: 1, step: -1 });
      if (record !== this.record) return;
      this.solution = solution;
      this.highlighted = solution.why ? [] : solution.values.filter(([, value]) => value === bestValue(solution)).map(([action]) => action & 63);
      announce(this.solutionText);
    } catch (error) {
      this.trouble = failureText(error);
    } finally {
      this.isSolving = false;
    }
  }

  async playOn(seat: number): Promise<void> {
    try {
      const newTable = await api.playOn({ text: this.record, deal: 1, step: this.steps, seat, name: readOwnName(), level: "" });
      navigate(`/t/${encodeURIComponent(newTable.table)}`);
    } catch (error) {
      this.trouble = failureText(error);
    }
  }

  // ---------------------------------------------------------------- words
  rowName(row: CardRow): string {
    const name = t("seat-number", { n: row.seat + 1 });
    const game = this.answer?.game ?? "";
    const kind = row.place.replace(/\d+$/, "");
    const isOfSide = kind === "won" && (this.answer?.rows.filter((row) => /^won\d$/.test(row.place)).length ?? 0) < this.handCount;
    const place = kind === "talon" && this.stockPlace === row.place ? "stock" : row.place;
    const placeText =
      row.seat >= 0
        ? t(isOfSide ? "edit-won-side" : `edit-${kind}`, { name, n: row.seat + 1 })
        : firstText([`place-${game}-${place}`, `edit-place-${place}`, `place-${place}`]);
    const remarks = [row.shown && row.seat >= 0 ? t("edit-shown") : "", row.hidden && /^hand/.test(row.place) ? t("edit-hidden") : "", row.ordered && row.cards.length > 1 && row.seat < 0 && kind !== "trick" ? t("edit-first") : ""];
    return [placeText, ...remarks.filter(Boolean)].join(", ");
  }

  private get handCount(): number {
    return new Set(this.answer?.rows.filter((row) => /^hand\d/.test(row.place)).map((row) => row.place)).size;
  }

  /** The place that cards are drawn from. */
  private get stockPlace(): string {
    return this.hello?.places[this.hello.stock[0] ?? -1] ?? "";
  }

  faultText(fault: RowFault): string {
    const { key, args, cards } = fault.phrase;
    const row = this.answer?.rows.find((row) => row.name === fault.row);
    const names = cards?.length ? listText(cards.map((card) => cardText(card))) : "";
    return t(key, { ...(args ?? {}), text: fault.text ?? "", row: row ? this.rowName(row) : fault.row, cards: names });
  }

  get solutionText(): string {
    const solution = this.solution;
    if (!solution) return "";
    if (solution.why) return t(solution.why.key, { ...(solution.why.args ?? {}), text: solution.text });
    return withContext(this.context, () => t(`edit-solved-${solution.unit}`, { name: this.seatName(solution.seat), value: bestValue(solution) }));
  }
}

export const bestValue = (solution: Solution): number => Math.max(...solution.values.map(([, value]) => value));

function failureText(error: unknown): string {
  const key = error instanceof api.ApiError ? (error.problem?.row.key ?? "") : "";
  return key && hasText(key) && !/^problem-bad/.test(key) ? t(key) : api.failureText(error);
}
