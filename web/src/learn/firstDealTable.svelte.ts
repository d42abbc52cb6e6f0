/** A first deal that explains itself: the learner does what each step asks for, all else goes by itself. */
import type { FirstDeal, ToServer, Update } from "../protocol";
import * as api from "../lib/api";
import { isExpected, stepAt } from "./firstDealSteps";
import { attribute, t, withContext } from "../lib/fluent.svelte";
import { plainText } from "./learn";
import { announce } from "../lib/liveRegion";
import { readOwnName } from "../lib/recentTable";
import { navigate } from "../lib/router.svelte";
import { animationSpeed } from "../lib/settings.svelte";
import { Table } from "../table/table.svelte";

const MOVE_MS = 900; // milliseconds between two moves that go by themselves
const STILL_MOVE_MS = 250; // the same where nothing moves

export class FirstDealTable extends Table {
  readonly lesson: FirstDeal;
  /** So many actions of the deal are done. */
  actionsDone = $state(0);
  /** What was chosen instead of what is asked for; none: nothing was. */
  otherChoice: readonly number[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: FirstDeal) {
    super(() => ({ send: () => true, close: () => {} }));
    this.lesson = lesson;
    this.receive(lesson.replay.hello);
    this.advance(lesson.steps[0]?.at ?? 0, 0); // what others did before stands there: the first words ask at once
  }

  get isOver(): boolean {
    return this.actionsDone >= this.lesson.replay.actions.length;
  }
  /** Whether the learner is asked. */
  get isAsking(): boolean {
    return !!stepAt(this.lesson.steps, this.actionsDone);
  }
  /** The step that is asked, or that was asked last, from 0. */
  get stepNumber(): number {
    return Math.max(0, this.lesson.steps.filter((step) => step.at <= this.actionsDone).length - 1);
  }

  /** What is said now, with the marks of words to be explained. */
  get stepText(): string {
    return this.phraseText(this.isOver ? this.lesson.end : this.lesson.steps[this.stepNumber]!.says);
  }
  /** What is said to who chose something else. */
  get otherChoiceText(): string {
    const { key, args = {} } = this.lesson.steps[this.stepNumber]!.says;
    return withContext(this.context, () => attribute(key, "other", args));
  }

  /** The table after so many actions, and then what goes by itself. */
  private advance(done: number, from = this.actionsDone + 1): void {
    const frames = this.lesson.replay.frames;
    for (let count = from; count <= done; count++) this.receive(this.frameAt(frames[count]!, count));
    this.actionsDone = done;
    if (this.isOver || this.isAsking) return this.announceStep();
    this.timer = setTimeout(() => this.advance(this.actionsDone + 1), animationSpeed() ? MOVE_MS * animationSpeed() : STILL_MOVE_MS);
  }

  /** Where nothing is asked of the learner nothing is offered. */
  private frameAt(frame: Update, at: number): Update {
    if (stepAt(this.lesson.steps, at)) return frame;
    return { ...frame, view: { ...frame.view, legal: [] }, explain: { ...frame.explain, calls: [] } };
  }

  private announceStep(): void {
    const announceText = (): void => announce(plainText(this.stepText));
    if (this.actionsDone) announceText();
    else setTimeout(announceText, STILL_MOVE_MS); // the words of the game are on their way
  }

  protected override send(message: ToServer): boolean {
    if (message.type !== "act") return false;
    queueMicrotask(() => this.checkAnswer(message.actions));
    return true;
  }

  private checkAnswer(actions: readonly number[]): void {
    const step = stepAt(this.lesson.steps, this.actionsDone);
    if (!step) return;
    const expected = this.lesson.replay.actions.slice(this.actionsDone, step.at + step.count).map(([, action]) => action);
    this.clearSent();
    if (isExpected(expected, actions)) return this.advance(this.actionsDone + actions.length);
    this.otherChoice = actions;
    announce([t("learn-first-allowed"), plainText(this.otherChoiceText)].join(" "));
  }

  /** What was tried is as if it had not been. */
  retry(): void {
    this.otherChoice = [];
    this.chosenCards = [];
    this.markButtonsChanged();
    this.announceStep();
  }

  /** Plays on by what was tried, against computer players that choose for themselves; why that failed, "" if it did not. */
  async playOn(): Promise<string> {
    const { record, seat } = this.lesson.replay;
    try {
      const created = await api.playOn({ text: record, step: this.actionsDone, seat, name: readOwnName(), then: this.otherChoice });
      navigate(`/t/${encodeURIComponent(created.table)}`);
      return "";
    } catch (error) {
      return api.failureText(error);
    }
  }

  override close(): void {
    clearTimeout(this.timer);
    super.close();
  }
}
