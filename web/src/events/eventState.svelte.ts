/** One event as it stands: asked for again while it is looked at, and what is done to it. */
import { pollEvery } from "../clubs/clubs";
import { AsyncTask } from "../lib/asyncTask.svelte";
import { loadWords } from "../lib/fluent.svelte";
import type { EventEntry, EventMe, EventPage } from "../protocol";
import { ServerClock } from "./serverClock.svelte";
import * as api from "./events";

const POLL_MS = 4000; // milliseconds
// What is decided by how the event stands: nothing of it is done by somebody who has seen it otherwise.
const NEEDS_CURRENT: readonly string[] = ["start", "draw", "seat", "accept", "merge", "split", "correct", "undo", "finish"];

export class EventState {
  page: EventPage | null = $state.raw(null);
  me: EventMe = $state.raw({ name: "", director: false, entries: [], now: 0, opponents: [] });
  readonly task = new AsyncTask();
  readonly clock = new ServerClock();
  readonly entries = $derived(this.page ? api.indexEntries(this.page) : new Map<number, EventEntry>());

  constructor(readonly id: string) {}

  /** Asks for the event for the first time. */
  loadFirst(): Promise<boolean> {
    return this.task.run(async () => {
      await Promise.all([loadWords("events"), loadWords("people"), loadWords("clubs"), loadWords("lobby"), loadWords("score")]);
      await this.load();
    });
  }

  async load(): Promise<void> {
    const knownSeq = this.page?.seq;
    const page = await api.fetchEvent(this.id);
    if (page.seq !== knownSeq) await this.#loadOwn();
    if (!this.page) await Promise.all([loadWords(), ...(page.plan.games ?? []).map(({ game }) => loadWords(game))]);
    this.page = page;
  }

  /** Who the reader is, and what time it is there. */
  async #loadOwn(): Promise<void> {
    this.me = await api.fetchOwnEntries(this.id);
    this.clock.setTime(this.me.now);
  }

  /** Asks again while the page is looked at, until the returned function is called. */
  poll(): () => void {
    const stops = [pollEvery(POLL_MS, () => (this.task.isBusy ? Promise.resolve() : this.load().catch(() => undefined))), this.clock.start()];
    return () => stops.forEach((end) => end());
  }

  /** Does something to the event; `said` is told when it is done. What cannot be is said beside how it stands now. */
  async submit(act: api.Act, announcement = "", reason = ""): Promise<boolean> {
    const seenSeq = NEEDS_CURRENT.includes(act.act) ? (this.page?.seq ?? -1) : -1;
    const done = await this.task.run(async () => {
      this.page = await api.submitAct(this.id, act, seenSeq, reason);
      await this.#loadOwn();
    }, announcement);
    if (!done) await this.load().catch(() => undefined);
    return done;
  }

  /** Does something that is no act, and looks again. */
  run(work: () => Promise<unknown>, announcement = ""): Promise<boolean> {
    return this.task.run(async () => {
      await work();
      await this.load();
    }, announcement);
  }

  entryName(entry: number): string {
    return this.entries.get(entry)?.name ?? "";
  }

  isPresent(entry: number): boolean {
    return this.entries.get(entry)?.present ?? true;
  }

  isOwn(entry: number): boolean {
    return this.me.entries.includes(entry);
  }
}
