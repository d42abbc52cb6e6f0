/** The deal editor: rows of cards, the table they make, and what every seat does on it. */
import type { CardRow, Edited, RowFault, Rows, Solution, ToServer, Update } from "../protocol";
import * as api from "../lib/api";
import { actionText } from "./edit";
import { cardText, firstText, hasText, listText, loadWords, t, withContext } from "../lib/fluent.svelte";
import { announce } from "../lib/liveRegion";
import { ownName } from "../lib/recentTable";
import { foldAll, linesAt } from "../replay/replay";
import { readPlaces } from "../table/places";
import { navigate } from "../lib/router.svelte";
import { tableLook } from "../lib/settings.svelte";
import { phraseWithName } from "../table/announceUpdate";
import { Table } from "../table/table.svelte";

export class Editor extends Table {
  told: Edited | null = $state.raw(null);
  position: Rows | null = $state.raw(null);
  solution: Solution | null = $state.raw(null);
  solving = $state(false);
  trouble = $state("");
  /** What was done, a sentence each. */
  course: readonly string[] = $state.raw([]);
  private latest = 0;

  constructor() {
    super(() => ({ send: () => true, close: () => {} }));
  }

  /** All cards are open to who edits, and no seat is "you". */
  override get viewerSeat(): number {
    return -1;
  }

  readonly record: string = $derived(this.told?.replay?.record ?? "");
  readonly steps: number = $derived(Math.max(0, (this.told?.replay?.frames.length ?? 1) - 1));
  /** Whether the cards lie as they lie, instead of being dealt. */
  readonly lies: boolean = $derived(typeof this.position?.numbers === "string");

  // ---------------------------------------------------------------- asking the server
  /** Shows what the server makes of it, unless something newer was asked meanwhile. */
  async lookAt(asked: Promise<Edited>): Promise<boolean> {
    const mine = ++this.latest;
    try {
      const told = await asked;
      await Promise.all([loadWords(told.game), loadWords("edit")]);
      if (mine !== this.latest) return false;
      this.lay(told);
      return true;
    } catch (error) {
      await loadWords("edit");
      if (mine === this.latest) this.trouble = failureOf(error);
      return false;
    }
  }

  change(part: Partial<Rows>): Promise<boolean> {
    if (!this.position) return Promise.resolve(false);
    this.position = { ...this.position, ...part };
    return this.lookAt(api.edit(this.position));
  }

  private lay(told: Edited): void {
    tableLook.deck = told.faces;
    this.told = told;
    this.position = told.asked;
    this.previewKey = "";
    this.solution = null;
    this.trouble = "";
    this.chosen = [];
    this.sent = [];
    this.preview = null;
    this.notice = "";
    this.highlighted = [];
    const replay = told.replay;
    this.update = replay?.frames[replay.frames.length - 1] ?? null;
    if (!replay || !this.update) return void (this.course = []);
    this.hello = replay.hello;
    const deals = foldAll(replay.frames, readPlaces(replay.hello.places), replay.hello.signs);
    this.deal = deals[deals.length - 1] ?? null;
    this.leavingTrick = null;
    this.course = deals.slice(1).map((_, step) => {
      const [seat = -1, action = -1] = replay.actions[step] ?? [];
      const said = linesAt(deals, step + 1).map((line) => phraseWithName(this, line.phrase, line.seat)).join(" ");
      return said || t("web-says", { name: this.seatName(seat), text: actionText(action, replay.hello.calls) });
    });
    this.markButtonsChanged();
  }

  // ---------------------------------------------------------------- what is done at the table
  /** A press on the table is an action of the seat on turn: the course goes on with it. */
  protected override send(message: ToServer): boolean {
    if (message.type === "act") void this.act(message.actions);
    else if (message.type === "preview") void this.foresee(message.actions);
    else return false;
    return true;
  }

  private texts(actions: readonly number[]): string[] {
    return actions.map((action) => actionText(action, this.hello?.calls ?? []));
  }

  private async act(actions: readonly number[]): Promise<void> {
    const before = this.course.length;
    const done = this.told?.moves ?? [];
    if (!(await this.change({ moves: [...done, ...this.texts(actions)] }))) return void (this.sent = []);
    announce([...this.course.slice(before), this.isDealOver ? t("web-deal-over") : t("edit-turn", { name: this.seatName(this.turn) })].join(" "));
  }

  private async foresee(actions: readonly number[]): Promise<void> {
    if (!this.position || !this.told) return;
    try {
      const then = await api.edit({ ...this.position, moves: [...this.told.moves, ...this.texts(actions)] });
      const frame: Update | undefined = then.replay?.frames[then.replay.frames.length - 1];
      if (frame && frame.view.seat === this.me && actions.join() === this.previewKey) this.preview = { type: "previewed", actions, view: frame.view, explain: frame.explain };
    } catch {
      this.preview = null; // it is asked again with the next press
    }
  }

  undo(): void {
    void this.change({ moves: (this.told?.moves ?? []).slice(0, -1) });
  }

  /** From here on cards can be moved as they lie. */
  lie(): Promise<boolean> {
    return this.lookAt(api.editText({ text: this.record, deal: 1, step: this.steps, lie: true }));
  }

  async solve(): Promise<void> {
    if (this.solving || !this.record) return;
    this.solving = true;
    const record = this.record;
    try {
      const found = await api.solve({ text: record, deal: 1, step: -1 });
      if (record !== this.record) return;
      this.solution = found;
      this.highlighted = found.why ? [] : found.values.filter(([, value]) => value === best(found)).map(([action]) => action & 63);
      announce(this.solutionText);
    } catch (error) {
      this.trouble = failureOf(error);
    } finally {
      this.solving = false;
    }
  }

  async playOn(seat: number): Promise<void> {
    try {
      const made = await api.playOn({ text: this.record, deal: 1, step: this.steps, seat, name: ownName(), level: "" });
      navigate(`/t/${encodeURIComponent(made.table)}`);
    } catch (error) {
      this.trouble = failureOf(error);
    }
  }

  // ---------------------------------------------------------------- words
  rowName(row: CardRow): string {
    const name = t("seat-number", { n: row.seat + 1 });
    const game = this.told?.game ?? "";
    const kind = row.place.replace(/\d+$/, "");
    const sides = kind === "won" && (this.told?.rows.filter((one) => /^won\d$/.test(one.place)).length ?? 0) < this.handCount;
    const place = kind === "talon" && this.drawn === row.place ? "stock" : row.place;
    const what =
      row.seat >= 0
        ? t(sides ? "edit-won-side" : `edit-${kind}`, { name, n: row.seat + 1 })
        : firstText([`place-${game}-${place}`, `edit-place-${place}`, `place-${place}`]);
    const more = [row.shown && row.seat >= 0 ? t("edit-shown") : "", row.hidden && /^hand/.test(row.place) ? t("edit-hidden") : "", row.ordered && row.cards.length > 1 && row.seat < 0 && kind !== "trick" ? t("edit-first") : ""];
    return [what, ...more.filter(Boolean)].join(", ");
  }

  private get handCount(): number {
    return new Set(this.told?.rows.filter((one) => /^hand\d/.test(one.place)).map((one) => one.place)).size;
  }

  /** The place that cards are drawn from. */
  private get drawn(): string {
    return this.hello?.places[this.hello.stock[0] ?? -1] ?? "";
  }

  faultText(fault: RowFault): string {
    const { key, args, cards } = fault.phrase;
    const row = this.told?.rows.find((one) => one.name === fault.row);
    const names = cards?.length ? listText(cards.map((card) => cardText(card))) : "";
    return t(key, { ...(args ?? {}), text: fault.text ?? "", row: row ? this.rowName(row) : fault.row, cards: names });
  }

  get solutionText(): string {
    const found = this.solution;
    if (!found) return "";
    if (found.why) return t(found.why.key, { ...(found.why.args ?? {}), text: found.text });
    return withContext(this.context, () => t(`edit-solved-${found.unit}`, { name: this.seatName(found.seat), value: best(found) }));
  }
}

export const best = (found: Solution): number => Math.max(...found.values.map(([, value]) => value));

function failureOf(error: unknown): string {
  const key = error instanceof api.ApiError ? (error.problem?.row.key ?? "") : "";
  return key && hasText(key) && !/^problem-bad/.test(key) ? t(key) : api.failureText(error);
}
