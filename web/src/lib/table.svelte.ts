/** A table as this page sees it. It repeats what the server says; what may be done is in `legal` and `explain`. */
import { CALL, type Explanation, type Hello, type Previewed, type Row, type SheetRow, type ToClient, type ToServer, type Update, type View } from "../protocol";
import { cardOf, HOWS, markOf, seenBy } from "./cards";
import { attribute, cardText, first, has, list, needWords, type Scene, t, within } from "./fluent.svelte";
import { type Button, buttonsOf } from "./buttons";
import { pressCard } from "./choosing";
import { type Call, type Deal, foldUpdate, isBidding, type Played, type Trick, trickOf } from "./deal";
import { handPiles, type Pile, sortHand, TEN_HIGH, TEN_LOW } from "./hand";
import { Line, type LineState } from "./line";
import { alertNow, say } from "./live";
import { announce, brief } from "./speech";
import { type Place, readPlaces, seatsOf } from "./places";
import { played, settings, speed } from "./settings.svelte";

/** Presses within this time after the buttons changed were meant for what stood there before. */
export const SETTLE = 250;
const REST = 700;
const NOTHING: Explanation = {};
/** Numbers of a row that are a column, in order. */
const COLUMNS: readonly string[] = ["meld", "take", "points", "score", "total"];

export interface Wire {
  send: (message: ToServer) => boolean;
  close: () => void;
}

export class Table {
  hello: Hello | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  deal: Deal | null = $state.raw(null);
  before: readonly Deal[] = $state.raw([]);
  sheet: readonly SheetRow[] = $state.raw([]);
  line: LineState = $state("connecting");
  failure = $state("");
  chosen: readonly number[] = $state.raw([]);
  chosenMark = $state(0);
  preview: Previewed | null = $state.raw(null);
  sent: readonly number[] = $state.raw([]);
  notice = $state("");
  noticed = $state(0);
  leaving: Trick | null = $state.raw(null);
  sorted = $state(0); // pressed "sort": another order
  changed = $state(0);
  answer = $state("");
  lit: readonly number[] = $state.raw([]); // cards of the button under the pointer or with the focus

  private readonly wire: Wire;
  private clearing: ReturnType<typeof setTimeout> | undefined;
  asked = $state("");
  private typed = "";
  private words: Promise<void> | undefined;

  constructor(open: string | ((hear: (message: ToClient) => void) => Wire)) {
    this.wire =
      typeof open === "string"
        ? new Line(() => `${open}?since=${this.update?.seq ?? -1}`, (message) => this.hear(message), (state) => this.connection(state))
        : open((message) => this.hear(message));
    if (typeof open !== "string") this.line = "open";
  }

  close(): void {
    clearTimeout(this.clearing);
    this.wire.close();
  }

  // ---------------------------------------------------------------- what the server says
  private connection(state: LineState): void {
    const was = this.line;
    this.line = state;
    if (state === "lost" && was === "open") alertNow(t("web-connection-lost"));
    if (state === "open" && was === "lost") alertNow(t("web-connection-back"));
    if (state === "lost") this.sent = [];
  }

  hear(message: ToClient): void {
    // The words of a game come before the first sentence in them.
    if (message.type === "hello") this.words = needWords(message.game);
    if (!this.words) return this.obey(message);
    const here = this.words.then(() => this.obey(message));
    this.words = here.finally(() => {
      if (this.words === last) this.words = undefined;
    });
    const last = this.words;
  }

  private obey(message: ToClient): void {
    switch (message.type) {
      case "hello":
        this.hello = message;
        this.failure = "";
        played.deck = message.faces;
        break;
      case "update":
        this.take(message);
        break;
      case "previewed":
        if (message.actions.join() === this.asked) this.preview = message;
        break;
      case "refused":
        this.refused(message.kind, message.row, message.text);
        break;
      case "pong":
    }
  }

  /** The place at the table that one chooses before the first deal. */
  takePlace(place: number): void {
    this.wire.send({ type: "choose", place });
  }

  private take(update: Update): void {
    const old = this.update;
    if (old && update.seq < old.seq) return;
    const deal = foldUpdate(this.deal, update, this.places);
    if (this.deal && this.deal.number !== deal.number) this.before = [...this.before, this.deal];
    this.show(deal, update);
    this.update = update;
    this.deal = deal;
    if (update.sheet) this.sheet = update.sheet;
    if (!old || old.seq !== update.seq) {
      this.sent = [];
      this.chosen = [];
      this.preview = null;
      this.asked = "";
      this.notice = "";
      if (!old || old.view.pub.turn !== update.view.pub.turn || old.view.pub.phase !== update.view.pub.phase) this.touch();
    }
    announce(this, update, old);
  }

  /** A trick that was just taken stays a moment; the table is already further. */
  private show(deal: Deal, update: Update): void {
    if (update.fresh || deal.tricks === (this.deal?.tricks ?? 0) || deal.trick.length) {
      if (deal.trick.length || deal.number !== this.deal?.number) this.leaving = null;
      return;
    }
    this.leaving = deal.last;
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.leaving = null), speed() ? REST * speed() + 220 : REST);
  }

  /** The buttons changed: a press that began before was meant for others. */
  touch(): void {
    this.changed = performance.now();
  }

  private refused(kind: string, row: Row, text: string): void {
    this.sent = [];
    this.chosen = [];
    this.preview = null;
    if (kind === "stale") this.wire.send({ type: "resume", since: -1 });
    const key = `refused-${kind}`;
    if (!this.update) this.failure = has(key) ? t(key) : text;
    const said = has(row.key) ? this.rowText(row) : has(key) ? t(key) : text || t("web-refused");
    // What cannot be read is named.
    const full = kind === "bad_text" && this.typed && !said.includes(this.typed) ? `${this.typed}: ${said}` : said;
    this.answer = full;
    this.refuse(full);
  }

  // ---------------------------------------------------------------- the table in parts
  readonly places: readonly Place[] = $derived(readPlaces(this.hello?.places ?? []));
  readonly seats: number = $derived(this.hello?.seats || seatsOf(this.places));
  readonly view: View | null = $derived(this.update?.view ?? null);
  readonly explain: Explanation = $derived(this.update?.explain ?? NOTHING);
  readonly me: number = $derived(this.view?.seat ?? -1);
  readonly turn: number = $derived(this.view?.pub.turn ?? -1);
  readonly live: boolean = $derived(this.line === "open" && this.sent.length === 0);
  /** Something may be done: a turn, or a claim out of turn. */
  readonly myTurn: boolean = $derived((this.view?.legal.length ?? 0) > 0);
  readonly onTurn: boolean = $derived(this.me >= 0 && this.turn === this.me);
  readonly ended: boolean = $derived(!!this.view && this.turn < 0);
  readonly trump: number = $derived(this.view?.pub.trump ?? -1);

  readonly scene: Scene = $derived({
    game: this.hello?.game ?? "",
    money: this.hello?.money ?? 1,
    me: this.me,
    name: (seat: number) => this.name(seat),
  });

  /** An earlier deal is told with the seats that it had. */
  sceneOf(deal: { readonly chairs: readonly number[] }): Scene {
    const chairs = this.hello?.chairs ?? [];
    return { ...this.scene, me: deal.chairs.indexOf(this.hello?.me ?? -1), name: (seat: number) => chairs[deal.chairs[seat] ?? seat]?.name ?? "" };
  }

  readonly ranks: readonly number[] = $derived.by(() => {
    const low = (settings.order === "low") !== (this.sorted % 2 === 1);
    if (settings.order === "auto" && !this.sorted && this.explain.order) return this.explain.order;
    return low ? TEN_LOW : TEN_HIGH;
  });

  readonly hand: readonly Pile[] = $derived.by(() => {
    const place = this.places.find((p) => p.kind === "hand" && p.seat === this.me);
    const own = place ? this.entries(place.index).filter((e) => e >= 0) : [];
    return handPiles(own, this.trump, this.ranks, settings.piles);
  });

  /** What may be done with this pile: copies with different marks are different choices. */
  ways(card: number, mark = 0): readonly number[] {
    const all = this.actions.get(card) ?? [];
    const marks = [...new Set(this.hand.filter((p) => p.card === card).map((p) => p.mark ?? 0))].sort((a, b) => a - b);
    return marks.length > 1 ? all.filter((a) => marks[HOWS.indexOf(a >> 6)] === mark) : all;
  }

  /** A seat's cards: put aside or marked, before it; of its hand open to everybody; and how many more it holds. */
  laid(seat: number): { aside: number[]; open: number[]; covered: number } {
    const place = this.places.find((p) => p.kind === "hand" && p.seat === seat);
    const all = (1 << this.seats) - 1;
    const entries = place ? this.entries(place.index) : [];
    const marked = sortHand(entries.filter(markOf).map(cardOf), this.trump, this.ranks);
    const shown = seat === this.me ? [] : entries.filter((e) => !markOf(e) && seenBy(e) === all).map(cardOf);
    return { aside: [...this.cards(seat, "aside"), ...marked], open: sortHand(shown, this.trump, this.ranks), covered: entries.filter((e) => !markOf(e)).length - shown.length };
  }

  /** Combinations that lie open or were counted, by seat: what `explain` says of them, with the cards chosen. */
  readonly melds: readonly { seat: number; rows: readonly Row[]; sum: number }[] = $derived.by(() => {
    const said = this.chosen.length && this.preview ? this.preview.explain : this.explain;
    const rows = (said.melds ?? []).filter((row) => row.args?.["seat"] !== undefined && !row.calls?.length);
    return this.around.flatMap((seat) => {
      const own = rows.filter((row) => row.args!["seat"] === seat);
      return own.length ? [{ seat, rows: own, sum: own.reduce((n, row) => n + (row.args!["value"] ?? 0), 0) }] : [];
    });
  });

  /** Combinations that may be declared with the next card. */
  readonly declarable: readonly Row[] = $derived(this.myTurn ? (this.explain.melds ?? []).filter((row) => row.calls?.length) : []);

  readonly trick: readonly Played[] = $derived.by(() => {
    const place = this.places.find((p) => p.kind === "trick");
    const cards = place ? this.entries(place.index).map(cardOf) : [];
    return this.deal ? trickOf(this.deal, cards, this.view?.pub.lead ?? -1, this.seats) : [];
  });

  /** What may be done next with each card: after what is chosen, where several go together. */
  readonly actions: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const found = new Map<number, number[]>();
    for (const action of this.view?.legal ?? []) {
      if (action < CALL) found.set(action & 63, [...(found.get(action & 63) ?? []), action]);
    }
    return found;
  });

  /** How many cards are pressed before they go together; 0: any number, and a call ends the choice. */
  readonly choose: number = $derived(this.explain.choose ?? 1);
  readonly together: boolean = $derived(this.choose !== 1);

  entries(index: number): readonly number[] {
    return this.view?.places[index] ?? [];
  }

  cards(seat: number, kind: Place["kind"]): number[] {
    const place = this.places.find((p) => p.kind === kind && p.seat === seat);
    return place ? this.entries(place.index).map(cardOf) : [];
  }

  chair(seat: number): number {
    return this.update?.chairs[seat] ?? seat;
  }

  name(seat: number): string {
    return this.hello?.chairs[this.chair(seat)]?.name || String(seat + 1);
  }

  /** `You`, or the name. */
  who(seat: number): string {
    return seat === this.me && seat >= 0 ? t("web-you") : this.name(seat);
  }

  /** Seats in the order in which they are drawn: own first, then clockwise. */
  readonly around: readonly number[] = $derived(
    Array.from({ length: this.seats }, (_, i) => (i + Math.max(this.me, 0)) % Math.max(this.seats, 1)),
  );

  // ---------------------------------------------------------------- words
  rowText(row: Row, scene: Scene = this.scene): string {
    const own = row.args?.["seat"] !== undefined && row.args["seat"] === scene.me && has(`${row.key}-you`);
    return within(scene, () => t(own ? `${row.key}-you` : row.key, { ...(row.args ?? {}), me: scene.me }));
  }

  /** Its second line. */
  rowHint(row: Row): string {
    const args = { ...(row.args ?? {}), me: this.me };
    return within(this.scene, () => attribute(row.key, "detail", args) || attribute(row.key, "hint", args));
  }

  text(keys: string | readonly string[], args: Record<string, string | number> = {}): string {
    return within(this.scene, () => first(typeof keys === "string" ? [keys] : keys, { ...args, me: this.me }));
  }

  readonly title: string = $derived(this.explain.title ? this.rowText(this.explain.title) : "");
  readonly duty: string = $derived(this.explain.duty ? this.rowText(this.explain.duty) : "");

  readonly question: string = $derived.by(() => {
    if (this.explain.question) return this.rowText(this.explain.question);
    if (this.ended) return t("web-deal-over");
    if (this.myTurn) return t("web-your-turn");
    return this.turn >= 0 ? this.text("web-thinking", { seat: this.turn, name: this.name(this.turn) }) : "";
  });

  /** A call by another seat as it says it. */
  plainText(row: Row): string {
    return within(this.scene, () => t(row.key, { ...(row.args ?? {}), me: this.me }));
  }

  // ---------------------------------------------------------------- the bidding
  /** The calls of the bidding, where something was bid. */
  readonly auction: readonly Call[] = $derived(this.deal && isBidding(this.deal.auction) ? this.deal.auction : []);

  /** What a call tells under the system agreed on: one that `seat` made, or one that may be made now. */
  private meaning(action: number, seat: number): Row | undefined {
    const made = seat >= 0;
    return this.explain.meanings?.find(
      ({ calls, args }) => calls?.[0] === action && (args?.["said"] !== undefined) === made && (!made || args?.["seat"] === seat),
    );
  }

  /** The same in words; "" where nothing is said of it. `plain`: also that it tells nothing. */
  meaningOf(action: number, seat = -1, plain = false): string {
    const row = this.meaning(action, seat);
    return row && (plain || !row.key.endsWith("-none")) ? brief(this, row, row.args?.["seat"] ?? this.me) : "";
  }

  /** What stands on the deal, without what calls have told: the grid of the bidding has that. */
  readonly stakes: readonly Row[] = $derived.by(() => {
    const told = new Set((this.explain.meanings ?? []).map((row) => row.key));
    return (this.explain.stakes ?? []).filter((row) => !told.has(row.key));
  });

  /** Rows that count something for each seat or side: they stand in columns. */
  readonly ledger: readonly Row[] = $derived.by(() => {
    const rows = this.stakes.filter((row) => row.args?.["seat"] !== undefined && COLUMNS.some((name) => row.args?.[name] !== undefined));
    return rows.length > 1 ? rows.filter((row) => row.key === rows[0]!.key) : [];
  });
  readonly columns: readonly string[] = $derived(COLUMNS.filter((name) => this.ledger[0]?.args?.[name] !== undefined));
  readonly others: readonly Row[] = $derived(this.stakes.filter((row) => !this.ledger.includes(row)));

  // ---------------------------------------------------------------- what a person does
  readonly buttons: readonly Button[] = $derived(this.myTurn ? buttonsOf(this) : []);

  get verb(): string {
    return this.explain.verb ?? "act-play";
  }

  /** Chosen cards in the order in which they are legal one after the other. */
  inOrder(cards: readonly number[]): number[] {
    const actions = cards.map((card) => (this.actions.get(card) ?? [card])[0]!);
    return actions.sort((a, b) => a - b);
  }

  /** Are some cards of the hand allowed and others not? Only then they look different. */
  readonly split: boolean = $derived(settings.teach && this.actions.size > 0 && this.hand.some((p) => !this.actions.has(p.card)));

  press(card: number, twice: boolean, mark = 0): void {
    pressCard(this, card, twice, mark);
  }

  /** What would stand with the cards chosen? */
  ask(): void {
    const actions = this.inOrder(this.chosen);
    this.asked = actions.join();
    if (!actions.length) this.preview = null;
    if (actions.length) this.wire.send({ type: "preview", actions });
  }

  /** The preview is that of the cards chosen now, not of those before the last press. */
  get foreseen(): boolean {
    return this.preview?.actions.join() === this.asked;
  }

  unchoose(): boolean {
    if (!this.chosen.length && !this.notice) return false;
    this.chosen = [];
    this.preview = null;
    this.notice = "";
    return true;
  }

  submit(actions: readonly number[]): void {
    if (!this.live || !this.update || !actions.length) return;
    if (this.wire.send({ type: "act", seq: this.update.seq, actions })) this.sent = actions;
    this.notice = "";
  }

  ready(): void {
    if (this.update) this.wire.send({ type: "next", seq: this.update.seq });
  }

  /** Words of the command line. */
  tell(text: string): void {
    this.typed = text;
    if (this.update) this.wire.send({ type: "say", seq: this.update.seq, text });
  }

  get waiting(): boolean {
    return this.ended && !this.update?.over && (this.update?.waiting.includes(this.hello?.me ?? -1) ?? false);
  }

  refuse(text: string): void {
    this.notice = text;
    this.noticed++;
    alertNow(text);
  }

  tooSoon(): void {
    say(t("web-too-soon"));
  }

  /** `You may play the ace or king of leaves.` */
  readonly may: string = $derived.by(() => {
    if (!this.actions.size || !this.split) return "";
    const cards = this.hand.filter((p) => this.actions.has(p.card)).map((p) => cardText(p.card, "acc"));
    return this.text("web-may", { cards: list(cards, "disjunction") });
  });
}
