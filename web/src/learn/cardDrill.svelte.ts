/** A position to practise on: the table as it is told, but a press marks a card instead of playing it. */
import { CALL, type Drill, type Phrase } from "../protocol";
import { cardText, t } from "../lib/fluent.svelte";
import { compareMarks, type Marks } from "./learn";
import { announce } from "../lib/liveRegion";
import { Table } from "../table/table.svelte";

export class CardDrillTable extends Table {
  marks: Marks | null = $state.raw(null);
  private readonly drill: Drill;
  /** The cards that may be played, each once. */
  readonly legal: readonly number[];

  constructor(drill: Drill) {
    super(() => ({ send: () => true, close: () => {} }));
    this.drill = drill;
    const update = drill.update!;
    this.legal = [...new Set(update.view.legal.filter((a) => a < CALL).map((a) => a & 63))];
    const refused = drill.refusals.map(({ card }) => card);
    this.receive(drill.hello!);
    // Until the answer every card looks alike.
    const view = { ...update.view, legal: [...this.legal, ...refused].sort((a, b) => a - b) };
    this.receive({ ...update, view, explain: { ...update.explain, duty: null, calls: [], melds: [], choose: 0 } });
  }

  /** Nothing changes under a finger here: every press counts. */
  override markButtonsChanged(): void {}

  override pressCard(card: number): void {
    if (this.marks) return;
    const isMarked = this.chosenCards.includes(card);
    const copies = this.hand.reduce((n, p) => (p.card === card ? n + p.copies : n), 0);
    this.chosenCards = isMarked ? this.chosenCards.filter((c) => c !== card) : [...this.chosenCards, ...Array<number>(copies).fill(card)];
    announce(t(isMarked ? "web-unchosen" : "web-chosen", { name: cardText(card) }));
  }

  /** Compares what is marked with what may be played, and shows the table as it is told. */
  checkMarks(): Marks {
    const marks = compareMarks([...new Set(this.chosenCards)], this.legal);
    const update = this.drill.update!;
    this.receive({ ...update, seq: update.seq + 1, events: [], told: [], fresh: false, explain: { ...update.explain, calls: [], melds: [] } });
    this.marks = marks;
    return marks;
  }

  /** Why a card may not be played, where the duty that binds does not say it already. */
  refusalOf(card: number): Phrase | undefined {
    const reason = this.drill.refusals.find((refusal) => refusal.card === card)?.why;
    return reason && !(this.explanation.duty && reason.key.startsWith("duty-")) ? reason : undefined;
  }
}
