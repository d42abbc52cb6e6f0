/** The table as the server tells it: what lies where, who is asked, and all of it in words. Nothing here is pressed. */
import type { Explanation, Hello, Phrase, SheetRow, Update, View } from "../protocol";
import { cardOf } from "../lib/cards";
import { type Call, type Deal, isBidding, type PlayedCard, type Trick, trickOf } from "./deal";
import { amountText, attribute, firstText, hasText, type MessageContext, t, withContext } from "../lib/fluent.svelte";
import { findColumnPhrases, findUsedColumns, makeSheetColumns } from "./columns";
import { chairName } from "./chairNames";
import { type Place, readPlaces, seatsOf } from "./places";
import { familyOf, withoutName } from "../lib/fallbackWords";

const NO_EXPLANATION: Explanation = {};

/** The message in the person of who reads it: about oneself, or about what somebody gives one; a thing of a settlement is about both partners. */
export function personalKey(phrase: Phrase, me: number): string {
  const { seat, partner, to } = phrase.args ?? {};
  const isGiven = [partner, to].includes(me);
  const isOwn = seat === me || (isGiven && /^(item|why)-/.test(phrase.key));
  const suffix = me < 0 ? "" : isOwn ? "-you" : isGiven ? "-to-you" : "";
  return suffix && hasText(phrase.key + suffix) ? phrase.key + suffix : phrase.key;
}

export class TableView {
  hello: Hello | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  deal: Deal | null = $state.raw(null);
  earlierDeals: readonly Deal[] = $state.raw([]);
  sheet: readonly SheetRow[] = $state.raw([]);
  leavingTrick: Trick | null = $state.raw(null);

  // ---------------------------------------------------------------- the table in parts
  readonly places: readonly Place[] = $derived(readPlaces(this.hello?.places ?? []));
  readonly seatCount: number = $derived(this.hello?.seats || seatsOf(this.places));
  readonly view: View | null = $derived(this.update?.view ?? null);
  readonly explanation: Explanation = $derived(this.update?.explain ?? NO_EXPLANATION);
  readonly me: number = $derived(this.view?.seat ?? -1);
  readonly turn: number = $derived(this.hello?.halted ? -1 : (this.view?.pub.turn ?? -1));
  /** Something may be done: a turn, or a claim out of turn. */
  readonly canAct: boolean = $derived((this.view?.legal.length ?? 0) > 0);
  readonly isOnTurn: boolean = $derived(this.me >= 0 && this.turn === this.me);
  readonly isDealOver: boolean = $derived(!!this.view && this.turn < 0 && !this.hello?.halted);
  readonly trump: number = $derived(this.view?.pub.trump ?? -1);

  /** The seat that is told of as "you": the one that the table is seen from, where one plays. */
  get viewerSeat(): number {
    return this.me;
  }

  readonly context: MessageContext = $derived({
    game: this.hello?.game ?? "",
    faces: this.hello?.faces ?? "bohemian",
    money: this.hello?.money ?? 1,
    me: this.viewerSeat,
    name: (seat: number) => this.seatName(seat),
  });

  /** An earlier deal is told with the seats that it had. */
  contextOf(deal: { readonly chairs: readonly number[] }): MessageContext {
    return { ...this.context, me: deal.chairs.indexOf(this.hello?.me ?? -1), name: (seat: number) => this.chairName(deal.chairs[seat] ?? seat) };
  }

  readonly trick: readonly PlayedCard[] = $derived.by(() => {
    const place = this.places.find((p) => p.kind === "trick");
    const cards = place ? this.entriesAt(place.index).map(cardOf) : [];
    return this.deal ? trickOf(this.deal, cards, this.view?.pub.lead ?? -1, this.seatCount) : [];
  });

  entriesAt(index: number): readonly number[] {
    return this.view?.places[index] ?? [];
  }

  cardsOf(seat: number, kind: Place["kind"]): number[] {
    const place = this.places.find((p) => p.kind === kind && p.seat === seat);
    return place ? this.entriesAt(place.index).map(cardOf) : [];
  }

  chairOf(seat: number): number {
    return this.update?.chairs[seat] ?? seat;
  }

  seatName(seat: number): string {
    return this.chairName(this.chairOf(seat));
  }

  chairName(chair: number): string {
    return chairName(this.hello?.chairs ?? [], chair);
  }

  /** The player of a chair: `You`, or the name. */
  chairNameOrYou(chair: number): string {
    return chair >= 0 && chair === this.hello?.me ? t("web-you") : this.chairName(chair);
  }

  /** How many tricks the seat has taken. */
  trickCount(seat: number): number {
    return this.deal?.winners.filter((winner) => winner === seat).length ?? 0;
  }

  /** Whether everybody knows that the seat is the own partner. */
  isPartner(seat: number): boolean {
    const sides = this.hello?.sides ?? [];
    return seat !== this.me && this.me >= 0 && sides[seat] !== undefined && sides[seat] === sides[this.me];
  }

  /** The columns of the score sheet: the chairs of each side, or one each. */
  readonly sheetColumns: readonly (readonly number[])[] = $derived(
    makeSheetColumns(this.hello?.sides ?? [], [...this.sheet.map((row) => row.chairs), this.update?.chairs ?? []], this.hello?.chairs.length ?? 0, this.hello?.me ?? -1),
  );

  /** Who stands over a column: `You + Rosa`. */
  columnName(chairs: readonly number[]): string {
    const ownChair = this.hello?.me ?? -1;
    return [...chairs].sort((a, b) => Number(b === ownChair) - Number(a === ownChair)).map((chair) => this.chairNameOrYou(chair)).join(" + ");
  }

  /** The score of a chair as it is written down: what is left of it where players count down. */
  shownScore(chair: number): number {
    const score = this.update?.scores[chair] ?? 0;
    return this.hello?.down ? this.hello.down - score : score;
  }

  /** The same in figures; a gain has its sign where it is counted up. */
  scoreText(chair: number): string {
    return withContext(this.context, () => amountText(this.shownScore(chair), !this.hello?.down));
  }

  /** The same with what it is: the score, or how much is left where players count down. */
  scoreSentence(seat: number): string {
    return this.text(this.hello?.down ? "web-score-left" : "web-score-of", { score: this.shownScore(this.chairOf(seat)) });
  }

  /** What a seat has: tricks and points of the deal once there are some, and its score. */
  seatFacts(seat: number): string[] {
    const points = this.explanation.points?.[seat];
    return [
      ...(this.deal?.trickCount ? [t("tricks", { n: this.trickCount(seat) })] : []),
      ...(points === undefined ? [] : [firstText([...familyOf(this.hello?.game ?? "").map((game) => `points-${game}`), "points"], { n: points })]),
      this.scoreSentence(seat),
    ];
  }

  /** `You`, or the name. */
  seatNameOrYou(seat: number): string {
    return seat === this.viewerSeat && seat >= 0 ? t("web-you") : this.seatName(seat);
  }

  /** Seats in the order in which they are drawn: own first, then clockwise. */
  readonly seatOrder: readonly number[] = $derived(
    Array.from({ length: this.seatCount }, (_, i) => (i + Math.max(this.me, 0)) % Math.max(this.seatCount, 1)),
  );

  get canStartNext(): boolean {
    return this.isDealOver && !this.update?.over && (this.update?.waiting.includes(this.hello?.me ?? -1) ?? false);
  }

  // ---------------------------------------------------------------- words
  phraseText(phrase: Phrase, context: MessageContext = this.context): string {
    return withContext(context, () => t(personalKey(phrase, context.me), { ...(phrase.args ?? {}), me: context.me }));
  }

  /** Its second line. */
  phraseHint(phrase: Phrase): string {
    const args = { ...(phrase.args ?? {}), me: this.viewerSeat };
    return withContext(this.context, () => attribute(phrase.key, "detail", args) || attribute(phrase.key, "hint", args));
  }

  text(keys: string | readonly string[], args: Record<string, string | number> = {}): string {
    return withContext(this.context, () => firstText(typeof keys === "string" ? [keys] : keys, { ...args, me: this.viewerSeat }));
  }

  readonly title: string = $derived(this.explanation.title ? this.phraseText(this.explanation.title) : "");
  readonly duty: string = $derived([...(this.explanation.besides ?? []), ...(this.explanation.duty ? [this.explanation.duty] : [])].map((phrase) => this.phraseText(phrase)).join(" "));
  /** Why a card of the own hand may not be played, by what binds it. */
  refusalReason(card: number): string {
    const reason = this.explanation.besides?.find((phrase) => phrase.calls?.includes(card)) ?? this.explanation.duty;
    return reason ? this.phraseText(reason) : "";
  }

  readonly question: string = $derived.by(() => {
    if (this.explanation.question) return this.phraseText(this.explanation.question);
    if (this.isDealOver) return t("web-deal-over");
    if (this.canAct) return t("web-your-turn");
    return this.turn >= 0 ? this.text("web-thinking", { seat: this.turn, name: this.seatName(this.turn) }) : "";
  });

  /** A call by another seat as it says it. */
  thirdPersonText(phrase: Phrase): string {
    return withContext({ ...this.context, me: -1 }, () => t(phrase.key, { ...(phrase.args ?? {}), me: this.viewerSeat }));
  }

  /** A phrase beside the name of who said it: without the name at its beginning, and without the full stop. */
  briefText(phrase: Phrase, seat: number): string {
    return withoutName(this.thirdPersonText(phrase), this.seatName(seat));
  }

  // ---------------------------------------------------------------- the bidding
  /** The calls of the bidding, where something was bid. */
  readonly auction: readonly Call[] = $derived(this.deal && isBidding(this.deal.auction) ? this.deal.auction : []);

  /** What a call tells under the system agreed on: one that `seat` made, or one that may be made now. */
  private findMeaning(action: number, seat: number): Phrase | undefined {
    const isMade = seat >= 0;
    return this.explanation.meanings?.find(
      ({ calls, args }) => calls?.[0] === action && (args?.["said"] !== undefined) === isMade && (!isMade || args?.["seat"] === seat),
    );
  }

  /** The same in words; "" where nothing is said of it. `plain`: also that it tells nothing. */
  meaningText(action: number, seat = -1, includesEmpty = false): string {
    const phrase = this.findMeaning(action, seat);
    return phrase && (includesEmpty || !this.hello?.signs.empty.includes(phrase.key)) ? this.briefText(phrase, phrase.args?.["seat"] ?? this.me) : "";
  }

  /** What stands on the deal, without what calls have told: the grid of the bidding has that. */
  readonly stakes: readonly Phrase[] = $derived.by(() => {
    const meaningKeys = new Set((this.explanation.meanings ?? []).map((phrase) => phrase.key));
    return (this.explanation.stakes ?? []).filter((phrase) => !meaningKeys.has(phrase.key));
  });

  /** Phrases that count something for each seat or side: they stand in columns. */
  readonly columnPhrases: readonly Phrase[] = $derived(findColumnPhrases(this.stakes, this.hello?.signs.columns ?? []));
  readonly columns: readonly string[] = $derived(findUsedColumns(this.columnPhrases, this.hello?.signs.columns ?? []));
  readonly otherStakes: readonly Phrase[] = $derived(this.stakes.filter((phrase) => !this.columnPhrases.includes(phrase)));
}
