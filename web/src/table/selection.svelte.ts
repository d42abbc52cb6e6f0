/** What a person does at the table: cards are chosen, buttons pressed, and it is sent or refused with a reason. */
import type { Previewed, ToServer, DecisionAnalysis } from "../protocol";
import { type Button, filterButtons, makeButtons } from "./buttons";
import { cardText, hasText, t } from "../lib/fluent.svelte";
import { toggleCard } from "./handLayout";
import { HandState } from "./handState.svelte";
import { groupMeldsBySeat, type SeatMelds } from "./columns";
import type { ConnectionState } from "./connection";
import { announce, announceAssertively } from "../lib/liveRegion";
import { settings } from "../lib/settings.svelte";

/** Presses within this time after the buttons changed were meant for what stood there before. */
export const SETTLE_MS = 250;
/** So long a second request to take back counts as one. */
const CONFIRM_MS = 4000;

export abstract class Selection extends HandState {
  connection: ConnectionState = $state("connecting");
  chosenCards: readonly number[] = $state.raw([]);
  chosenMark = $state(0);
  preview: Previewed | null = $state.raw(null);
  sentActions: readonly number[] = $state.raw([]);
  notice = $state("");
  noticeCount = $state(0);
  buttonsChangedAt = $state(0);
  commandAnswer = $state("");
  highlighted: readonly number[] = $state.raw([]); // cards of the button under the pointer or with the focus
  previewKey = $state("");
  private restAskedAt = -1; // where it was asked last whether anything can change
  autoRestDeal = $state(0); // the deal whose rest plays itself: nothing can change any more
  hint: DecisionAnalysis | null = $state.raw(null); // for the decision that is asked now
  private takeBackAskedAt = -CONFIRM_MS; // when taking back was first asked for
  protected typedText = "";

  protected abstract send(message: ToServer): boolean;

  readonly canSend: boolean = $derived(this.connection === "open" && this.sentActions.length === 0);

  /** Combinations that lie open or were counted, by seat: what `explain` says of them, with the cards chosen. */
  readonly melds: readonly SeatMelds[] = $derived.by(() => {
    const explanation = this.chosenCards.length && this.preview ? this.preview.explain : this.explanation;
    return groupMeldsBySeat(explanation.melds ?? [], this.seatOrder);
  });

  private liftedDeal = $state(0); // the deal whose melds were taken up
  /** Do melds lie in the middle until somebody who wants that has looked at them, though the first card may be there? */
  readonly isHoldingMelds: boolean = $derived(
    settings.holdMelds && this.melds.length > 0 && !this.isDealOver && !this.deal?.trickCount && this.liftedDeal !== this.update?.deal && this.trick.length > 0,
  );

  /** Takes the melds up: the trick has their place. */
  liftMelds(): void {
    this.liftedDeal = this.update?.deal ?? 0;
    this.markButtonsChanged();
  }

  /** The buttons changed: a press that began before was meant for others. */
  markButtonsChanged(): void {
    this.buttonsChangedAt = performance.now();
  }

  // ---------------------------------------------------------------- what a person does
  readonly buttons: readonly Button[] = $derived(this.canAct ? makeButtons(this) : []);
  stepperAmounts: Record<string, number> = $state({}); // the amount chosen of each stepper
  isShowingVain = $state(false); // what would certainly fail was asked for
  /** The buttons that are shown, in the order of their number keys. */
  readonly shownButtons: readonly Button[] = $derived(filterButtons(this.buttons, this.stepperAmounts, this.isShowingVain));

  get verb(): string {
    return this.explanation.verb ?? "act-play";
  }

  /** Chosen cards in the order in which they are legal one after the other. */
  sortActions(cards: readonly number[]): number[] {
    const actions = cards.map((card) => (this.actionsByCard.get(card) ?? [card])[0]!);
    return actions.sort((a, b) => a - b);
  }

  /** A press on a card: it is played, chosen, put back, or refused with the duty. `isTwoPress`: the first press only chooses. */
  pressCard(card: number, isTwoPress: boolean, mark = 0): void {
    if (!this.canSend) return;
    const actions = this.actionsOf(card, mark);
    if (!this.canAct || !this.actionsByCard.size) return this.refuse(this.isOnTurn ? this.question : this.text("web-not-your-turn"));
    if (!actions.length) {
      this.chosenCards = this.isMultiSelect ? this.chosenCards : [];
      return this.refuse(this.refusalText(card));
    }
    this.notice = "";
    if (this.isMultiSelect) return this.toggleCard(card);
    const isSecondPress = this.chosenCards[0] === card && this.chosenMark === mark;
    if ((isSecondPress || !isTwoPress) && actions.length === 1) return this.submit([actions[0]!]);
    if (isSecondPress && actions.length > 1) {
      // Several ways to play it: the buttons say which.
      this.notice = this.text("web-which-way");
      return announce(this.notice);
    }
    this.chosenCards = [card];
    this.chosenMark = mark;
    this.markButtonsChanged();
    announce(this.buttons.filter((b) => b.card >= 0).map((b) => b.label).join(". "));
  }

  /** One more copy of a card, or all of them back. */
  private toggleCard(card: number): void {
    const copies = this.hand.reduce((n, p) => (p.card === card ? n + p.copies : n), 0);
    const next = toggleCard(this.chosenCards, card, copies, this.cardsToChoose);
    if (!next) return this.refuse(this.text("web-enough", { n: this.cardsToChoose }));
    this.chosenCards = next;
    const missing = this.cardsToChoose ? this.cardsToChoose - next.length : 0;
    const nextText = missing > 0 ? this.text("web-more-cards", { n: missing }) : (this.buttons[0]?.label ?? "");
    announce(`${t(next.includes(card) ? "web-chosen" : "web-unchosen", { name: cardText(card) })} ${nextText}`);
    this.askPreview();
  }

  private refusalText(card: number): string {
    const name = cardText(card);
    const hasReason = this.explanation.duty || hasText(`${this.verb}-refused`);
    return hasReason ? this.text("web-refusal", { duty: this.refusalReason(card) || this.text(`${this.verb}-refused`), name }) : this.text("web-card-refused", { name });
  }

  /** What would stand with the cards chosen? */
  askPreview(): void {
    const actions = this.sortActions(this.chosenCards);
    this.previewKey = actions.join();
    if (!actions.length) this.preview = null;
    if (actions.length) this.send({ type: "preview", actions });
  }

  /** The preview is that of the cards chosen now, not of those before the last press. */
  get isPreviewCurrent(): boolean {
    return this.preview?.actions.join() === this.previewKey;
  }

  /** Takes back all cards chosen, and the sentence about them; whether there was either. */
  clearSelection(): boolean {
    if (!this.chosenCards.length && !this.notice) return false;
    this.chosenCards = [];
    this.preview = null;
    this.notice = "";
    return true;
  }

  /** Forgets what was sent: the table has answered it, or never will. */
  protected clearSent(): void {
    this.sentActions = [];
  }

  /** Begins a decision anew: nothing is sent, chosen or previewed. */
  protected clearPending(): void {
    this.clearSent();
    this.chosenCards = [];
    this.preview = null;
    this.previewKey = "";
  }

  submit(actions: readonly number[]): void {
    if (!this.canSend || !this.update || !actions.length) return;
    if (this.send({ type: "act", seq: this.update.seq, actions })) this.sentActions = actions;
    this.notice = "";
  }

  /** Takes back the own last decision. The first time in a deal is asked for twice, because the deal is practice then. */
  takeBack(isConfirmed = false): void {
    if (!this.update?.back || !this.canSend) return;
    const now = performance.now();
    if (!isConfirmed && !this.update.practice && now - this.takeBackAskedAt > CONFIRM_MS) {
      this.takeBackAskedAt = now;
      return this.refuse(t("web-take-back-sure"));
    }
    this.takeBackAskedAt = -CONFIRM_MS;
    if (this.send({ type: "back", seq: this.update.seq })) announce(t("web-taken-back"));
  }

  /** Whether a hint may be asked for now. */
  get canAskHint(): boolean {
    return !!this.hello?.hints && this.isOnTurn && this.canSend;
  }

  /** What should the own seat do? */
  askHint(): void {
    if (!this.update || !this.canAskHint || !this.send({ type: "hint", seq: this.update.seq })) return;
    this.notice = t("web-hint-wait");
    announce(this.notice);
  }

  /** Can anything still change? For who wants the rest to play itself then. */
  askRest(): void {
    if (!this.update || !this.canAskHint || this.restAskedAt === this.update.seq) return;
    this.restAskedAt = this.update.seq;
    this.send({ type: "rest", seq: this.restAskedAt });
  }

  startNextDeal(): void {
    if (this.update) this.send({ type: "next", seq: this.update.seq });
  }

  /** Words of the command line. */
  submitText(text: string): void {
    this.typedText = text;
    if (this.update) this.send({ type: "say", seq: this.update.seq, text });
  }

  refuse(text: string): void {
    this.notice = text;
    this.noticeCount++;
    announceAssertively(text);
  }

  announceTooSoon(): void {
    announce(t("web-too-soon"));
  }
}
