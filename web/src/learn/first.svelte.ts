/** A first deal that explains itself: the learner does what each step asks for, all else goes by itself. */
import type { FirstDeal, ToServer, Update } from "../protocol";
import * as api from "../lib/api";
import { fits, stepAt } from "./first";
import { attribute, t, withContext } from "../lib/fluent.svelte";
import { plainText } from "./learn";
import { announce } from "../lib/liveRegion";
import { ownName } from "../lib/recentTable";
import { navigate } from "../lib/router.svelte";
import { animationSpeed } from "../lib/settings.svelte";
import { Table } from "../table/table.svelte";

const PAUSE = 900; // milliseconds between two moves that go by themselves
const BRIEF = 250; // the same where nothing moves

export class First extends Table {
  readonly given: FirstDeal;
  /** So many actions of the deal are done. */
  done = $state(0);
  /** What was chosen instead of what is asked for; none: nothing was. */
  tried: readonly number[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(given: FirstDeal) {
    super(() => ({ send: () => true, close: () => {} }));
    this.given = given;
    this.receive(given.replay.hello);
    this.advance(given.steps[0]?.at ?? 0, 0); // what others did before stands there: the first words ask at once
  }

  get over(): boolean {
    return this.done >= this.given.replay.actions.length;
  }
  /** Whether the learner is asked. */
  get asks(): boolean {
    return !!stepAt(this.given.steps, this.done);
  }
  /** The step that is asked, or that was asked last, from 0. */
  get nth(): number {
    return Math.max(0, this.given.steps.filter((step) => step.at <= this.done).length - 1);
  }

  /** What is said now, with the marks of words to be explained. */
  get said(): string {
    return this.phraseText(this.over ? this.given.end : this.given.steps[this.nth]!.says);
  }
  /** What is said to who chose something else. */
  get otherSaid(): string {
    const { key, args = {} } = this.given.steps[this.nth]!.says;
    return withContext(this.context, () => attribute(key, "other", args));
  }

  /** The table after so many actions, and then what goes by itself. */
  private advance(done: number, from = this.done + 1): void {
    const frames = this.given.replay.frames;
    for (let at = from; at <= done; at++) this.receive(this.frameAt(frames[at]!, at));
    this.done = done;
    if (this.over || this.asks) return this.speak();
    this.timer = setTimeout(() => this.advance(this.done + 1), animationSpeed() ? PAUSE * animationSpeed() : BRIEF);
  }

  /** Where nothing is asked of the learner nothing is offered. */
  private frameAt(frame: Update, at: number): Update {
    if (stepAt(this.given.steps, at)) return frame;
    return { ...frame, view: { ...frame.view, legal: [] }, explain: { ...frame.explain, calls: [] } };
  }

  private speak(): void {
    const text = (): void => announce(plainText(this.said));
    if (this.done) text();
    else setTimeout(text, BRIEF); // the words of the game are on their way
  }

  protected override send(message: ToServer): boolean {
    if (message.type !== "act") return false;
    queueMicrotask(() => this.judge(message.actions));
    return true;
  }

  private judge(actions: readonly number[]): void {
    const step = stepAt(this.given.steps, this.done);
    if (!step) return;
    const wanted = this.given.replay.actions.slice(this.done, step.at + step.count).map(([, action]) => action);
    this.sent = [];
    if (fits(wanted, actions)) return this.advance(this.done + actions.length);
    this.tried = actions;
    announce([t("learn-first-allowed"), plainText(this.otherSaid)].join(" "));
  }

  /** What was tried is as if it had not been. */
  again(): void {
    this.tried = [];
    this.chosen = [];
    this.markButtonsChanged();
    this.speak();
  }

  /** Plays on by what was tried, against computer players that choose for themselves; why that failed, "" if it did not. */
  async ownWay(): Promise<string> {
    const { record, seat } = this.given.replay;
    try {
      const made = await api.playOn({ text: record, step: this.done, seat, name: ownName(), then: this.tried });
      navigate(`/t/${encodeURIComponent(made.table)}`);
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
