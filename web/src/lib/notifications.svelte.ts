/** Other tables where somebody waits, and whether this one does: the title and the icon of the page say so. */
import { fetchNotifications } from "./api";
import type { AwaitedAnswer, AwaitedCall, AwaitedSeat, AwaitedTable, InvitedTo, RunningEvent } from "../protocol";

const POLL_MS = 15_000;
const ICON = { calm: "/icon.svg", wanted: "/icon-turn.svg" };

class Notifications {
  tables: readonly AwaitedTable[] = $state.raw([]);
  openTable = $state(""); // the table that is open
  isOwnTurn = $state(false); // and it is one's turn there
  pageTitle = $state("Hláška");
  invitations: readonly InvitedTo[] = $state.raw([]); // friends keep a chair there
  seats: readonly AwaitedSeat[] = $state.raw([]); // events keep a chair there
  challenges: readonly AwaitedAnswer[] = $state.raw([]); // events in which somebody waits for one's answer
  calls: readonly AwaitedCall[] = $state.raw([]); // tables of events that one directs call
  events: readonly RunningEvent[] = $state.raw([]); // that one plays in or directs, and that go on
  openEvent = $state(""); // the event that is open
  notice = $state(""); // what the administrator says to all
  isClosing = $state(false); // no deal begins any more
  readonly otherTables: readonly AwaitedTable[] = $derived(this.tables.filter(({ table }) => table !== this.openTable));
}

export const notifications = new Notifications();

/** What the page shows now: its title, and the table where it is one's turn or not. */
export function setPageTitle(title: string, openTable = "", isOwnTurn = false): void {
  [notifications.pageTitle, notifications.openTable, notifications.isOwnTurn] = [title, openTable, isOwnTurn];
}

/** `● (1) Mariáš`: one's turn here, and at one other table. */
export const tabTitleText = (title: string, isOwnTurn: boolean, otherCount: number): string => `${isOwnTurn ? "● " : ""}${otherCount ? `(${otherCount}) ` : ""}${title}`;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks now, and again as long as there are tables with other people. */
export async function pollNotifications(): Promise<void> {
  clearTimeout(timer);
  try {
    const { tables, among, notice, closing, invited, seats, challenges, calls, events } = await fetchNotifications();
    [notifications.tables, notifications.invitations] = [tables, invited.filter(({ table }) => table !== notifications.openTable)];
    notifications.seats = seats ?? [];
    [notifications.challenges, notifications.calls, notifications.events] = [challenges ?? [], calls ?? [], events ?? []];
    [notifications.notice, notifications.isClosing] = [notice, closing];
    if (among) timer = setTimeout(() => void pollNotifications(), POLL_MS);
  } catch {
    timer = setTimeout(() => void pollNotifications(), 2 * POLL_MS); // no server now
  }
}

/** Title and icon, whenever they change. */
export function updateTab(): void {
  document.title = tabTitleText(notifications.pageTitle, notifications.isOwnTurn, notifications.otherTables.length);
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", notifications.isOwnTurn || notifications.otherTables.length ? ICON.wanted : ICON.calm);
}
