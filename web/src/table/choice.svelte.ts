/** What a person does at the table: cards are chosen, buttons pressed, and it is sent or refused with a reason. */
import type { Previewed, ToServer, Weighed } from "../protocol";
import { type Button, buttonsOf, offeredOf } from "./buttons";
import { cardText, has, t } from "../lib/fluent.svelte";
import { toggled } from "./hand";
import { Holding } from "./holding.svelte";
import { type Melds, meldsBySeat } from "./ledger";
import type { LineState } from "./line";
import { alertNow, say } from "../lib/live";
import { settings } from "../lib/settings.svelte";

/** Presses within this time after the buttons changed were meant for what stood there before. */
export const SETTLE = 250;
/** So long a second request to take back counts as one. */
const SURE = 4000;

export abstract class Choice extends Holding {
  line: LineState = $state("connecting");
  chosen: readonly number[] = $state.raw([]);
  chosenMark = $state(0);
  preview: Previewed | null = $state.raw(null);
  sent: readonly number[] = $state.raw([]);
  notice = $state("");
  noticed = $state(0);
  changed = $state(0);
  answer = $state("");
  lit: readonly number[] = $state.raw([]); // cards of the button under the pointer or with the focus
  asked = $state("");
  private rested = -1; // where it was asked last whether anything can change
  rest = $state(0); // the deal whose rest plays itself: nothing can change any more
  hint: Weighed | null = $state.raw(null); // for the decision that is asked now
  private meant = -SURE; // when taking back was first asked for
  protected typed = "";

  protected abstract send(message: ToServer): boolean;

  readonly live: boolean = $derived(this.line === "open" && this.sent.length === 0);

  /** Combinations that lie open or were counted, by seat: what `explain` says of them, with the cards chosen. */
  readonly melds: readonly Melds[] = $derived.by(() => {
    const said = this.chosen.length && this.preview ? this.preview.explain : this.explain;
    return meldsBySeat(said.melds ?? [], this.around);
  });

  private lifted = $state(0); // the deal whose melds were taken up
  /** Do melds lie in the middle until somebody who wants that has looked at them, though the first card may be there? */
  readonly studied: boolean = $derived(
    settings.holdMelds && this.melds.length > 0 && !this.ended && !this.deal?.tricks && this.lifted !== this.update?.deal && this.trick.length > 0,
  );

  /** Takes the melds up: the trick has their place. */
  lift(): void {
    this.lifted = this.update?.deal ?? 0;
    this.touch();
  }

  /** The buttons changed: a press that began before was meant for others. */
  touch(): void {
    this.changed = performance.now();
  }

  // ---------------------------------------------------------------- what a person does
  readonly buttons: readonly Button[] = $derived(this.myTurn ? buttonsOf(this) : []);
  rung: Record<string, number> = $state({}); // the rung chosen of each ladder
  more = $state(false); // what would certainly fail was asked for
  /** The buttons that are shown, in the order of their number keys. */
  readonly offered: readonly Button[] = $derived(offeredOf(this.buttons, this.rung, this.more));

  get verb(): string {
    return this.explain.verb ?? "act-play";
  }

  /** Chosen cards in the order in which they are legal one after the other. */
  inOrder(cards: readonly number[]): number[] {
    const actions = cards.map((card) => (this.actions.get(card) ?? [card])[0]!);
    return actions.sort((a, b) => a - b);
  }

  /** A press on a card: it is played, chosen, put back, or refused with the duty. `twice`: the first press only chooses. */
  press(card: number, twice: boolean, mark = 0): void {
    if (!this.live) return;
    const actions = this.ways(card, mark);
    if (!this.myTurn || !this.actions.size) return this.refuse(this.onTurn ? this.question : this.text("web-not-your-turn"));
    if (!actions.length) {
      this.chosen = this.together ? this.chosen : [];
      return this.refuse(this.refusal(card));
    }
    this.notice = "";
    if (this.together) return this.toggle(card);
    const again = this.chosen[0] === card && this.chosenMark === mark;
    if ((again || !twice) && actions.length === 1) return this.submit([actions[0]!]);
    if (again && actions.length > 1) {
      // Several ways to play it: the buttons say which.
      this.notice = this.text("web-which-way");
      return say(this.notice);
    }
    this.chosen = [card];
    this.chosenMark = mark;
    this.touch();
    say(this.buttons.filter((b) => b.card >= 0).map((b) => b.label).join(". "));
  }

  /** One more copy of a card, or all of them back. */
  private toggle(card: number): void {
    const copies = this.hand.reduce((n, p) => (p.card === card ? n + p.copies : n), 0);
    const next = toggled(this.chosen, card, copies, this.choose);
    if (!next) return this.refuse(this.text("web-enough", { n: this.choose }));
    this.chosen = next;
    const missing = this.choose ? this.choose - next.length : 0;
    const then = missing > 0 ? this.text("web-more-cards", { n: missing }) : (this.buttons[0]?.label ?? "");
    say(`${t(next.includes(card) ? "web-chosen" : "web-unchosen", { name: cardText(card) })} ${then}`);
    this.ask();
  }

  private refusal(card: number): string {
    const name = cardText(card);
    const known = this.explain.duty || has(`${this.verb}-refused`);
    return known ? this.text("web-refusal", { duty: this.bound(card) || this.text(`${this.verb}-refused`), name }) : this.text("web-card-refused", { name });
  }

  /** What would stand with the cards chosen? */
  ask(): void {
    const actions = this.inOrder(this.chosen);
    this.asked = actions.join();
    if (!actions.length) this.preview = null;
    if (actions.length) this.send({ type: "preview", actions });
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
    if (this.send({ type: "act", seq: this.update.seq, actions })) this.sent = actions;
    this.notice = "";
  }

  /** Takes back the own last decision. The first time in a deal is asked for twice, because the deal is practice then. */
  takeBack(sure = false): void {
    if (!this.update?.back || !this.live) return;
    const now = performance.now();
    if (!sure && !this.update.practice && now - this.meant > SURE) {
      this.meant = now;
      return this.refuse(t("web-take-back-sure"));
    }
    this.meant = -SURE;
    if (this.send({ type: "back", seq: this.update.seq })) say(t("web-taken-back"));
  }

  /** Whether a hint may be asked for now. */
  get mayHint(): boolean {
    return !!this.hello?.hints && this.onTurn && this.live;
  }

  /** What should the own seat do? */
  askHint(): void {
    if (!this.update || !this.mayHint || !this.send({ type: "hint", seq: this.update.seq })) return;
    this.notice = t("web-hint-wait");
    say(this.notice);
  }

  /** Can anything still change? For who wants the rest to play itself then. */
  askRest(): void {
    if (!this.update || !this.mayHint || this.rested === this.update.seq) return;
    this.rested = this.update.seq;
    this.send({ type: "rest", seq: this.rested });
  }

  ready(): void {
    if (this.update) this.send({ type: "next", seq: this.update.seq });
  }

  /** Words of the command line. */
  tell(text: string): void {
    this.typed = text;
    if (this.update) this.send({ type: "say", seq: this.update.seq, text });
  }

  refuse(text: string): void {
    this.notice = text;
    this.noticed++;
    alertNow(text);
  }

  tooSoon(): void {
    say(t("web-too-soon"));
  }
}
