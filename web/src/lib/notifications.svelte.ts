/** Other tables where somebody waits, and whether this one does: the title and the icon of the page say so. */
import { fetchNotifications } from "./api";
import type { AwaitedAnswer, AwaitedCall, AwaitedSeat, AwaitedTable, InvitedTo, RunningEvent } from "../protocol";

const POLL_MS = 15_000;
const ICON = { calm: "/icon.svg", wanted: "/icon-turn.svg" };

class Notifications {
  tables: readonly AwaitedTable[] = $state.raw([]);
  here = $state(""); // the table that is open
  turn = $state(false); // and it is one's turn there
  title = $state("Hláška");
  invited: readonly InvitedTo[] = $state.raw([]); // friends keep a chair there
  seats: readonly AwaitedSeat[] = $state.raw([]); // events keep a chair there
  challenges: readonly AwaitedAnswer[] = $state.raw([]); // events in which somebody waits for one's answer
  calls: readonly AwaitedCall[] = $state.raw([]); // tables of events that one directs call
  events: readonly RunningEvent[] = $state.raw([]); // that one plays in or directs, and that go on
  event = $state(""); // the event that is open
  notice = $state(""); // what the administrator says to all
  closing = $state(false); // no deal begins any more
  readonly others: readonly AwaitedTable[] = $derived(this.tables.filter(({ table }) => table !== this.here));
}

export const notifications = new Notifications();

/** What the page shows now: its title, and the table where it is one's turn or not. */
export function setPageTitle(title: string, here = "", turn = false): void {
  [notifications.title, notifications.here, notifications.turn] = [title, here, turn];
}

/** `● (1) Mariáš`: one's turn here, and at one other table. */
export const tabTitle = (title: string, turn: boolean, others: number): string => `${turn ? "● " : ""}${others ? `(${others}) ` : ""}${title}`;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks now, and again as long as there are tables with other people. */
export async function pollNotifications(): Promise<void> {
  clearTimeout(timer);
  try {
    const { tables, among, notice, closing, invited, seats, challenges, calls, events } = await fetchNotifications();
    [notifications.tables, notifications.invited] = [tables, invited.filter(({ table }) => table !== notifications.here)];
    notifications.seats = seats ?? [];
    [notifications.challenges, notifications.calls, notifications.events] = [challenges ?? [], calls ?? [], events ?? []];
    [notifications.notice, notifications.closing] = [notice, closing];
    if (among) timer = setTimeout(() => void pollNotifications(), POLL_MS);
  } catch {
    timer = setTimeout(() => void pollNotifications(), 2 * POLL_MS); // no server now
  }
}

/** Title and icon, whenever they change. */
export function showInTab(): void {
  document.title = tabTitle(notifications.title, notifications.turn, notifications.others.length);
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", notifications.turn || notifications.others.length ? ICON.wanted : ICON.calm);
}
