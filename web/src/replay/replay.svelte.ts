/** A deal that is over, on the table that it was played on: a step of it is shown, and nothing can be done. */
import { CALL, type DealReview, type Replay, type Shuffled, type ToClient, type DecisionAnalysis } from "../protocol";
import { loadReasonWords, reviewText } from "../table/analysisText";
import * as api from "../lib/api";
import { hasText, loadWords, type MessageContext, t, withContext } from "../lib/fluent.svelte";
import { Connection } from "../table/connection";
import { announce } from "../lib/liveRegion";
import { readPlaces } from "../table/places";
import type { Deal } from "../table/deal";
import { readOwnName } from "../lib/recentTable";
import { entriesAt, foldFrames, isTrickTaken, nextStop, type ReplayRequest, stopSteps } from "./replaySteps";
import { navigate } from "../lib/router.svelte";
import { tableLook } from "../lib/settings.svelte";
import { isRepeatedBy, outcomeText, phraseWithName, winnersText, withFullStop } from "../table/announceUpdate";
import { Table } from "../table/table.svelte";

export class ReplayTable extends Table {
  replay: Replay | null = $state.raw(null);
  /** What was asked for last, until it is there. */
  private pendingRequest: ReplayRequest | null = $state.raw(null);
  private requestCount = 0;
  step = $state(0);
  /** The deal as it was known at each step. */
  deals: readonly Deal[] = $state.raw([]);

  review: DealReview | null = $state.raw(null);
  reviewProgress: { done: number; of: number; waiting: number } | null = $state.raw(null);
  reviewFailure = $state("");

  readonly lastStep: number = $derived(Math.max(0, (this.replay?.frames.length ?? 1) - 1));
  /** The steps with which a mistake was made. */
  readonly mistakes: readonly number[] = $derived(this.review?.decisions.filter((decision) => decision.wrong).map((decision) => decision.at + 1) ?? []);
  readonly stopSteps: readonly number[] = $derived(stopSteps(this.deals));

  constructor() {
    super(() => ({ send: () => false, close: () => {} }));
  }

  /** "You" is whoever looks on, from whichever seat he does. */
  override get viewerSeat(): number {
    const seat = this.update?.chairs.indexOf(this.hello?.me ?? -1) ?? -1;
    return seat < this.seatCount ? seat : -1;
  }

  /** What is shown, or soon will be: the next choice adds to one that is still on its way. */
  get shownOrPending(): Omit<ReplayRequest, "seat"> & { seat: number } {
    const { pendingRequest: pending, replay } = this;
    return { deal: pending?.deal ?? replay?.deal ?? 1, seat: pending?.seat ?? this.me, open: pending?.open ?? replay?.open ?? true, step: pending?.step ?? null };
  }

  /** Shows what a request brings; false where another one was made since. */
  async load(response: Promise<Replay>, request: ReplayRequest): Promise<boolean> {
    const requestId = ++this.requestCount;
    this.pendingRequest = request;
    try {
      const replay = await response;
      if (requestId !== this.requestCount) return false;
      await this.open(replay, request.step ?? this.step);
      return true;
    } catch (error) {
      if (requestId === this.requestCount) throw error;
      return false;
    } finally {
      if (requestId === this.requestCount) this.pendingRequest = null;
    }
  }

  /** Shows a deal at a step, once its words are there. */
  async open(replay: Replay, step: number): Promise<void> {
    await Promise.all([loadWords(replay.hello.game), loadWords("replay"), loadReasonWords(replay.hello.game)]);
    tableLook.deck = replay.hello.faces;
    if (replay.seat !== this.replay?.seat) this.dropReview(); // it is of what one seat did
    this.hello = replay.hello;
    this.deals = foldFrames(replay.frames, readPlaces(replay.hello.places), replay.hello.signs);
    this.replay = replay;
    this.checkableDeal = replay.shuffled ? replay.deal : 0;
    this.showStep(step);
  }

  override fetchShuffle(): Promise<Shuffled | null> {
    return Promise.resolve(this.replay?.shuffled ?? null);
  }

  /** Shows a step without a word. */
  private showStep(requestedStep: number): void {
    const step = Math.min(Math.max(0, requestedStep), this.lastStep);
    const frame = this.replay?.frames[step];
    if (!frame) return;
    const deal = this.deals[step] ?? null;
    this.step = step;
    this.leavingTrick = isTrickTaken(this.deals, step) ? (deal?.lastTrick ?? null) : null;
    this.deal = deal;
    // Nothing can be done here, so nothing is offered.
    this.update = { ...frame, view: { ...frame.view, legal: [] } };
    this.notice = this.sentence;
    const decision = this.decisionAt(step);
    this.hint = decision?.wrong ? decision : null; // the better card has a star in the hand
  }

  /** Opens a table with these cards as they lie now; why that failed, "" if it did not. */
  async playOn(): Promise<string> {
    if (!this.replay) return "";
    try {
      const newTable = await api.playOn({ text: this.replay.record, step: this.step, seat: this.me, name: readOwnName() });
      navigate(`/t/${encodeURIComponent(newTable.table)}`);
      return "";
    } catch (error) {
      return api.failureText(error);
    }
  }

  /** Goes to a step and says it. */
  goToStep(step: number): void {
    const previousStep = this.step;
    this.showStep(step);
    if (this.step !== previousStep) announce(`${withFullStop(this.sentence)} ${t("replay-step", { n: this.step, of: this.lastStep })}`);
    else announce(t(this.step ? "replay-at-end" : "replay-at-start"));
  }

  /** Goes to the next mistake, from the last one to the first. */
  goToMistake(): void {
    const next = this.mistakes.find((step) => step > this.step) ?? this.mistakes[0];
    if (next === undefined) announce(t("replay-review-none"));
    else this.goToStep(next);
  }

  goToTrick(direction: 1 | -1): void {
    this.goToStep(nextStop(this.stopSteps, this.step, direction));
  }

  /** What happened with a step, in words. */
  sentenceAt(step: number): string {
    const deal = this.deals[step];
    if (!deal) return "";
    const context = this.contextOf(deal);
    const texts = entriesAt(this.deals, step).map((line) => phraseWithName(this, line.phrase, line.seat, context));
    return texts.length ? texts.filter((text, i) => !isRepeatedBy(text, texts[i + 1])).join(" ") : this.actionTextAt(step, context);
  }

  /** What was done with a step that the log has no words for: a card put away, as far as it is seen. */
  private actionTextAt(step: number, context: MessageContext): string {
    const [seat = -1, action = -1] = this.replay?.actions[step - 1] ?? [];
    if (seat < 0) return t("replay-dealt");
    const isOwn = seat === context.me;
    const name = isOwn ? t("web-you") : context.name(seat);
    if (action >= CALL) return t("web-says", { name, text: this.hello?.calls[action - CALL] ?? "" });
    const isVisible = this.replay?.frames[step]?.events.some((event) => event.cards?.includes(action & 63)) ?? false;
    const key = isOwn ? "replay-picks-you" : isVisible ? "replay-picks" : "replay-picks-hidden";
    return withContext(context, () => t(key, { name, card: action & 63 }));
  }

  /** What happened with the step that is shown; at the end also what came of it. */
  get sentence(): string {
    const endTexts = this.isDealOver ? [outcomeText(this), winnersText(this)] : [];
    return [this.sentenceAt(this.step), ...endTexts].filter(Boolean).join(" ");
  }

  /** Asks what the decisions of the seat that is shown were worth, over a connection that ends with the answer. `address`: of
   * the table; `jumpToMistake`: then the first mistake is shown. */
  askReview(address: string, jumpToMistake = false): void {
    const { deal, seat } = this.replay ?? { deal: -1, seat: -1 };
    const end = (failure = ""): void => {
      connection.close();
      this.reviewProgress = null;
      this.reviewFailure = failure;
    };
    const receive = (message: ToClient): void => {
      if (message.type === "refused") end(hasText(message.row.key) ? t(message.row.key, message.row.args ?? {}) : message.text);
      else if (message.type === "reviewed") {
        this.reviewProgress = { done: message.done, of: message.actions, waiting: message.waiting };
        if (!message.review) return;
        this.review = message.review;
        end();
        this.showStep(this.step);
        if (jumpToMistake && this.mistakes.length) this.showStep(this.mistakes[0]!);
        announce(reviewText(message.review, this.hello?.money ?? 1, !!this.hello?.pays).join(" "));
      }
    };
    this.reviewProgress = { done: 0, of: this.lastStep, waiting: 0 };
    const connection = new Connection(() => `${address}/review?deal=${deal}&seat=${seat}`, receive, (state) => {
      if (state === "closed") end(t("web-no-server"));
    });
    this.reviewClosers.push(() => connection.close());
  }

  private reviewClosers: (() => void)[] = [];

  private dropReview(): void {
    for (const close of this.reviewClosers) close();
    this.reviewClosers = [];
    [this.review, this.reviewProgress, this.reviewFailure] = [null, null, ""];
  }

  override close(): void {
    for (const close of this.reviewClosers) close();
    super.close();
  }

  /** The reviewed decision that was made with a step. */
  decisionAt(step: number): DecisionAnalysis | undefined {
    return this.review?.decisions.find((decision) => decision.at + 1 === step);
  }

  override pressCard(): void {
    announce(t("replay-press"));
  }
}
