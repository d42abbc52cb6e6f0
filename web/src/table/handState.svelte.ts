/** The own hand: its cards in order, and what may be done with each of them. */
import { CALL, type Phrase } from "../protocol";
import { cardOf, markOf, viewersOf } from "../lib/cards";
import { cardText, listText } from "../lib/fluent.svelte";
import { actionsOfPile, handPiles, type Pile, sortHand, TEN_HIGH, TEN_LOW } from "./handLayout";
import { TableView } from "./tableView.svelte";
import { settings } from "../lib/settings.svelte";

export class HandState extends TableView {
  sortPresses = $state(0); // pressed "sort": another order

  readonly rankOrder: readonly number[] = $derived.by(() => {
    const isTenLow = (settings.order === "low") !== (this.sortPresses % 2 === 1);
    if (settings.order === "auto" && !this.sortPresses && this.explanation.order) return this.explanation.order;
    return isTenLow ? TEN_LOW : TEN_HIGH;
  });

  readonly hand: readonly Pile[] = $derived.by(() => {
    const place = this.places.find((p) => p.kind === "hand" && p.seat === this.me);
    const entries = place ? this.entriesAt(place.index).filter((e) => e >= 0) : [];
    return handPiles(entries, this.trump, this.rankOrder, settings.piles);
  });

  /** How many cards one holds, those that lie open or aside too. */
  readonly handSize: number = $derived(this.hand.reduce((sum, pile) => sum + pile.copies, 0) + this.cardsOf(this.me, "aside").length);

  /** What may be done with this pile: copies with different marks are different choices. */
  actionsOf(card: number, mark = 0): readonly number[] {
    return actionsOfPile(this.actionsByCard.get(card) ?? [], this.hand.filter((p) => p.card === card), mark);
  }

  /** A seat's cards: put aside or marked, before it; of its hand open to everybody; and how many more it holds. */
  exposedCards(seat: number): { aside: number[]; open: number[]; covered: number } {
    const place = this.places.find((p) => p.kind === "hand" && p.seat === seat);
    const allSeats = (1 << this.seatCount) - 1;
    const entries = place ? this.entriesAt(place.index) : [];
    const marked = sortHand(entries.filter(markOf).map(cardOf), this.trump, this.rankOrder);
    const openCards = seat === this.me ? [] : entries.filter((e) => !markOf(e) && viewersOf(e) === allSeats).map(cardOf);
    return { aside: [...this.cardsOf(seat, "aside"), ...marked], open: sortHand(openCards, this.trump, this.rankOrder), covered: entries.filter((e) => !markOf(e)).length - openCards.length };
  }

  /** Combinations that may be declared with the next card. */
  readonly declarableMelds: readonly Phrase[] = $derived(this.canAct ? (this.explanation.melds ?? []).filter((phrase) => phrase.calls?.length) : []);

  /** What may be done next with each card: after what is chosen, where several go together. */
  readonly actionsByCard: ReadonlyMap<number, readonly number[]> = $derived.by(() => {
    const actions = new Map<number, number[]>();
    for (const action of this.view?.legal ?? []) {
      if (action < CALL) actions.set(action & 63, [...(actions.get(action & 63) ?? []), action]);
    }
    return actions;
  });

  /** How many cards are pressed before they go together; 0: any number, and a call ends the choice. */
  readonly cardsToChoose: number = $derived(this.explanation.choose ?? 1);
  readonly isMultiSelect: boolean = $derived(this.cardsToChoose !== 1);

  /** Are some cards of the hand allowed and others not? Only then they look different. */
  readonly isMarkingPlayable: boolean = $derived(settings.teach && this.actionsByCard.size > 0 && this.hand.some((p) => !this.actionsByCard.has(p.card)));

  /** `You may play the ace or king of leaves.` */
  readonly playableText: string = $derived.by(() => {
    if (!this.actionsByCard.size || !this.isMarkingPlayable) return "";
    const cards = this.hand.filter((p) => this.actionsByCard.has(p.card)).map((p) => cardText(p.card, "acc"));
    return this.text("web-may", { cards: listText(cards, "disjunction") });
  });
}
