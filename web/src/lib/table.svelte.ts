/** A table as this page sees it. It repeats what the server says; what may be done is in `legal` and `explain`. */
import { CALL, type Explanation, type Hello, type Previewed, type Row, type SheetRow, type ToClient, type ToServer, type Update, type View } from "../protocol";
import { cardOf, HOWS, markOf, seenBy } from "./cards";
import { attribute, cardText, first, has, list, needWords, type Scene, t, within } from "./fluent.svelte";
import { type Deal, foldUpdate, type Played, type Trick, trickOf } from "./deal";
import { type Pile, pile, sortHand, TEN_HIGH, TEN_LOW } from "./hand";
import { Line, type LineState } from "./line";
import { alertNow, say } from "./live";
import { type Place, readPlaces, seatsOf } from "./places";
import { settings, speed } from "./settings.svelte";

/** Presses within this time after the buttons changed were meant for what stood there before. */
export const SETTLE = 250;
const REST = 700;
const NOTHING: Explanation = {};

export interface Wire {
  send: (message: ToServer) => boolean;
  close: () => void;
}

export interface Button {
  id: string;
  label: string;
  hint: string;
  confirm: string; // asked for with a second press; "" where one is enough
  primary: boolean;
  disabled: boolean;
  card: number; // whose sign it shows, -1 none
  ladder: string; // rungs of one ladder share this
  press: () => void;
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

  private readonly wire: Wire;
  private clearing: ReturnType<typeof setTimeout> | undefined;
  private asked = "";
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
    this.announce(update, old);
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

  private touch(): void {
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
  readonly myTurn: boolean = $derived((this.view?.legal.length ?? 0) > 0);
  readonly ended: boolean = $derived(!!this.view && this.turn < 0);
  readonly trump: number = $derived(this.view?.pub.trump ?? -1);

  readonly scene: Scene = $derived({
    game: this.hello?.game ?? "",
    money: this.hello?.money ?? 1,
    me: this.me,
    name: (seat: number) => this.name(seat),
  });

  readonly ranks: readonly number[] = $derived.by(() => {
    const told = this.view?.pub["order"];
    const low = (settings.order === "low") !== (this.sorted % 2 === 1);
    if (settings.order === "auto" && !this.sorted && Array.isArray(told) && told.length) return told as number[];
    return low ? TEN_LOW : TEN_HIGH;
  });

  readonly hand: readonly Pile[] = $derived.by(() => {
    const place = this.places.find((p) => p.kind === "hand" && p.seat === this.me);
    const own = place ? this.entries(place.index).filter((e) => e >= 0) : [];
    const sorted = (entries: readonly number[]): number[] => sortHand(entries.map(cardOf), this.trump, this.ranks);
    const laid = own.filter(markOf);
    return [
      ...pile(sorted(own.filter((e) => !markOf(e))), settings.piles),
      ...[...new Set(sorted(laid))].flatMap((card) => {
        const marks = laid.filter((e) => cardOf(e) === card).map(markOf);
        return [...new Set(marks)].sort((a, b) => a - b).map((mark) => ({ card, copies: marks.filter((m) => m === mark).length, mark }));
      }),
    ];
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

  /** Combinations that lie open or were counted, by seat: what `explain` says of them. */
  readonly melds: readonly { seat: number; rows: readonly Row[]; sum: number }[] = $derived.by(() => {
    const rows = (this.explain.melds ?? []).filter((row) => row.args?.["seat"] !== undefined && !row.calls?.length);
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
  rowText(row: Row): string {
    const own = row.args?.["seat"] !== undefined && row.args["seat"] === this.me && has(`${row.key}-you`);
    return within(this.scene, () => t(own ? `${row.key}-you` : row.key, { ...(row.args ?? {}), me: this.me }));
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

  // ---------------------------------------------------------------- what a person does
  /** Buttons of the action bar, in order. */
  readonly buttons: readonly Button[] = $derived.by(() => {
    if (!this.myTurn) return [];
    const out: Button[] = [];
    const plain = { hint: "", confirm: "", primary: false, disabled: false, card: -1, ladder: "" };
    const chosen = this.chosen;
    if (this.choose === 0 && chosen.length) return this.endings(chosen);
    if (this.choose > 1) {
      const missing = this.choose - chosen.length;
      if (this.actions.size)
        out.push({
          ...plain,
          id: "together",
          label: this.text([`${this.verb}-many`, "web-together"], { n: this.choose }),
          hint: missing > 0 ? this.text("web-more-cards", { n: missing }) : list(chosen.map((c) => cardText(c, "acc"))),
          primary: missing === 0,
          disabled: missing > 0,
          press: () => this.submit(this.inOrder(chosen)),
        });
    } else if (chosen.length === 1) {
      for (const action of this.ways(chosen[0]!, this.chosenMark)) out.push(this.playButton(action));
    }
    return [...out, ...this.callButtons(this.explain.calls ?? [])];
  });

  /** With cards chosen, what the table would then offer, with its numbers; the cards go first. */
  private endings(chosen: readonly number[]): Button[] {
    const actions = this.inOrder(chosen);
    return this.callButtons(this.preview?.explain.calls ?? [], actions).map((b) => ({ ...b, primary: true }));
  }

  private callButtons(rows: readonly Row[], before: readonly number[] = []): Button[] {
    const plain = { hint: "", confirm: "", primary: false, disabled: false, card: -1, ladder: "" };
    const out: Button[] = [];
    for (const row of rows) {
      const calls = row.calls ?? [];
      const args = { ...(row.args ?? {}), me: this.me };
      out.push({
        ...plain,
        // Many rungs of one kind (bids, cuts) are chosen with minus and plus.
        ladder: rows.filter((other) => other.key === row.key).length > 4 ? row.key : "",
        id: `${row.key}:${calls.join()}`,
        label: this.rowText(row),
        hint: this.rowHint(row),
        confirm: within(this.scene, () => attribute(row.key, "confirm", args)),
        press: () => this.submit([...before, ...calls]),
      });
    }
    return out;
  }

  private get verb(): string {
    return this.explain.verb ?? "act-play";
  }

  private playButton(action: number): Button {
    const card = action & 63;
    const meld = this.explain.melds?.find((row) => row.calls?.includes(action));
    const several = this.ways(card, this.chosenMark).length > 1;
    const args = { card, ...(meld?.args ?? {}) };
    const label = meld
      ? this.text(["web-play-declare"], { ...args, name: cardText(card, "acc"), value: meld.args?.["value"] ?? 0 })
      : several && !(action >> 6)
        ? this.text([`${this.verb}-plain`, "web-play-plain"], { ...args, name: cardText(card, "acc") })
        : this.text(this.verb, args);
    return { id: `play:${action}`, label, hint: "", confirm: "", primary: true, disabled: false, card, ladder: "", press: () => this.submit([action]) };
  }

  /** Chosen cards in the order in which they are legal one after the other. */
  private inOrder(cards: readonly number[]): number[] {
    const actions = cards.map((card) => (this.actions.get(card) ?? [card])[0]!);
    return actions.sort((a, b) => a - b);
  }

  allowed(card: number): boolean {
    if (!this.actions.has(card)) return false;
    if (!this.together || !this.chosen.length || this.chosen.includes(card)) return true;
    if (this.chosen.length >= this.most) return false;
    return true;
  }

  /** Are some cards of the hand allowed and others not? Only then they look different. */
  readonly split: boolean = $derived(
    settings.teach && this.actions.size > 0 && this.hand.some((p) => !this.actions.has(p.card)),
  );

  /** A card was pressed; `twice`: the first press only chooses. */
  press(card: number, twice: boolean, mark = 0): void {
    if (!this.live) return;
    const actions = this.ways(card, mark);
    if (!this.myTurn || !this.actions.size) {
      this.refuse(this.myTurn ? this.question : this.text("web-not-your-turn"));
      return;
    }
    if (!actions.length) {
      this.chosen = this.together ? this.chosen : [];
      this.refuse(this.refusal(card));
      return;
    }
    this.notice = "";
    if (this.together) {
      this.toggle(card);
      return;
    }
    const again = this.chosen[0] === card && this.chosenMark === mark;
    if ((again || !twice) && actions.length === 1) {
      this.submit([actions[0]!]);
      return;
    }
    if (again && actions.length > 1) {
      // Several ways to play it: the buttons say which.
      this.notice = this.text("web-which-way");
      say(this.notice);
      return;
    }
    this.chosen = [card];
    this.chosenMark = mark;
    this.touch();
    say(this.buttons.map((b) => b.label).join(". "));
  }

  private get most(): number {
    return this.choose || Infinity;
  }

  private toggle(card: number): void {
    const copies = this.hand.reduce((n, p) => (p.card === card ? n + p.copies : n), 0);
    const taken = this.chosen.filter((c) => c === card).length;
    if (taken && (taken >= copies || this.chosen.length >= this.most)) this.chosen = this.chosen.filter((c) => c !== card);
    else if (this.chosen.length < this.most) this.chosen = [...this.chosen, card];
    else {
      this.refuse(this.text("web-enough", { n: this.choose }));
      return;
    }
    const missing = Math.max(0, this.choose - this.chosen.length);
    say(
      (this.chosen.includes(card) ? t("web-chosen", { name: cardText(card) }) : t("web-unchosen", { name: cardText(card) })) +
        " " +
        (missing ? this.text("web-more-cards", { n: missing }) : this.buttons[0]?.label ?? ""),
    );
    this.ask();
  }

  private ask(): void {
    const actions = this.inOrder(this.chosen);
    this.preview = null;
    this.asked = actions.join();
    if (actions.length) this.wire.send({ type: "preview", actions });
  }

  unchoose(): boolean {
    if (!this.chosen.length && !this.notice) return false;
    this.chosen = [];
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

  private refusal(card: number): string {
    const duty = this.duty || this.text(`${this.verb}-refused`);
    const known = this.explain.duty || has(`${this.verb}-refused`);
    return known ? this.text("web-refusal", { duty, name: cardText(card) }) : this.text("web-card-refused", { name: cardText(card) });
  }

  // ---------------------------------------------------------------- speech
  /** `You may play the ace or king of leaves.` */
  readonly may: string = $derived.by(() => {
    if (!this.actions.size || !this.split) return "";
    const cards = this.hand.filter((p) => this.actions.has(p.card)).map((p) => cardText(p.card, "acc"));
    return this.text("web-may", { cards: list(cards, "disjunction") });
  });

  prompt(): string {
    return [this.question, this.duty, this.may].filter(Boolean).join(" ");
  }

  private announce(update: Update, old: Update | null): void {
    if (old?.seq === update.seq) return;
    const said = update.fresh
      ? []
      : update.told.flatMap((row, i) => {
          const own = update.events[i]?.seat === this.me && this.me >= 0;
          return row && !own ? [this.spoken(row, update.events[i]?.seat ?? -1)] : [];
        });
    const parts = [...said];
    if (this.ended && (!old || old.view.pub.turn >= 0)) parts.push(this.outcome());
    else if (this.myTurn) parts.push(this.prompt());
    say(parts.join(" "));
  }

  /** A row with the name of who says it, unless the row has it. */
  spoken(row: Row, seat: number): string {
    const text = this.rowText(row);
    const name = seat >= 0 ? this.name(seat) : "";
    if (seat === this.me && has(`${row.key}-you`)) return text;
    return !name || text.includes(name) ? text : this.text("web-says", { name: this.who(seat), text });
  }

  /** The deal in one sentence. */
  outcome(): string {
    const pub = this.view?.pub;
    if (!pub) return "";
    const own = this.me >= 0 ? this.me : this.update?.chairs.indexOf(this.hello?.me ?? -1) ?? -1;
    const amount = pub.result[own] ?? 0;
    const args = { amount: Math.abs(amount), total: this.update?.scores[this.hello?.me ?? -1] ?? 0 };
    const title = this.title ? this.title + ". " : "";
    return title + this.text(amount > 0 ? "web-you-receive" : amount < 0 ? "web-you-pay" : "web-you-even", args);
  }
}
