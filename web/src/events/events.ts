/** Events: what the server is asked about them, and how tables, scores and clocks of them are worded. */
import { request } from "../lib/api";
import { listText, t, words } from "../lib/fluent.svelte";
import { gameName, presetName, titleParts } from "../lib/rules";
import type { EventBrief, EventCall, EventEntry, EventJournalEntry, EventMe, EventPage, EventPlan, EventRound, EventTable, LeaguePage, SubmitAct } from "../protocol";

export type Act = SubmitAct["act"];
const apiPath = (event: string, what = ""): string => `/api/events/${encodeURIComponent(event)}${what}`;

export const fetchEvents = (): Promise<EventBrief[]> => request("/api/events");
export const createEvent = (plan: EventPlan, club: string): Promise<EventPage> => request("/api/events", { plan, club });
export const fetchEvent = (event: string): Promise<EventPage> => request(apiPath(event));
export const fetchOwnEntries = (event: string): Promise<EventMe> => request(apiPath(event, "/me"));
export const fetchLeague = (event: string): Promise<LeaguePage> => request(apiPath(event, "/league"));
export const fetchJournal = (event: string): Promise<EventJournalEntry[]> => request(apiPath(event, "/journal"));
export const openMissingTables = (event: string): Promise<EventPage> => request(apiPath(event, "/open"), {});
export const addStandIns = (table: string): Promise<unknown> => request(`/api/tables/${encodeURIComponent(table)}/stand-ins`, {});
export const submitAct = (event: string, act: Act, seenSeq = -1, reason = ""): Promise<EventPage> => request(apiPath(event, "/acts"), { act, seen: seenSeq, why: reason } satisfies SubmitAct);
export const journalPath = (event: string): string => apiPath(event, "/journal.jsonl");
export const eventPath = (event: string, part = ""): string => `/event/${encodeURIComponent(event)}${part && `/${part}`}`;

export const FORMATS = ["lot", "movement", "swiss", "robin", "knockout", "double", "ladder", "arena"] as const;
export const KINDS = ["singles", "pairs", "teams"] as const;
export const RANKINGS = ["points", "wins", "places", "matchpoints", "difference", "scale"] as const;
/** Those that compare a result with the same chair elsewhere. */
export const COMPARING_RANKINGS: ReadonlySet<string> = new Set(["matchpoints", "difference", "scale"]);
/** Formats in which no table waits for another. */
export const isContinuous = (plan: Pick<EventPlan, "format">): boolean => plan.format === "ladder" || plan.format === "arena";
/** How far an event is. */
export const stateText = (state: EventBrief["state"], plan: Pick<EventPlan, "format">, rounds: number): string =>
  t(state === "running" && (!rounds || isContinuous(plan)) ? "events-state-on" : `events-state-${state}`, { n: rounds });

/** What is left out of a plan because it is usual. */
export const tableSizes = (plan: EventPlan): readonly number[] => plan.sizes ?? [4];
export const isPlayedHere = (plan: EventPlan): boolean => !!plan.games?.length;

/** How many people one entry names. */
export const memberCount = (plan: EventPlan): number => (plan.kind === "pairs" ? 2 : plan.kind === "teams" ? (plan.team_size ?? 4) : 1);

/** Formats in which who loses is out. */
export const isKnockout = (plan: EventPlan): boolean => plan.format === "knockout" || plan.format === "double";
/** Whether somebody is out of a knock-out. */
export const isKnockedOut = (page: EventPage, entry: number): boolean => isKnockout(page.plan) && page.rounds.length > 0 && ![...page.title, ...page.consolation].includes(entry);

/** The last call of a table. */
export const findLastCall = (page: EventPage, round: number, table: number): EventCall | undefined => page.calls.filter((call) => call.round === round && call.table === table).at(-1);
/** How a call for the director stands. */
export const callText = (call: EventCall): string => (!call.answered ? t("events-called") : call.answer ? t("events-call-said", { text: call.answer }) : t("events-call-seen"));

/** How many entries sit at a usual table: a pair has two chairs. */
export const entriesPerTable = (plan: EventPlan): number => (plan.kind === "pairs" ? 2 : (tableSizes(plan)[0] ?? 2));

/** The entries of an event by their numbers. */
export const indexEntries = (page: EventPage): ReadonlyMap<number, EventEntry> => new Map(page.entries.map((entry) => [entry.id, entry]));
export const isPresent = (entry: EventEntry): boolean => entry.present ?? true;

/** The table of an entry in the last round in which it has one without a result. */
export function findOwnTable(page: EventPage, own: readonly number[]): { round: EventRound; table: EventTable } | null {
  for (const round of [...page.rounds].reverse()) {
    const table = round.tables.find((table) => table.entries.some((entry) => own.includes(entry)));
    if (table && !table.result && !table.held) return { round, table };
    if (table && !isContinuous(page.plan)) return { round, table };
  }
  return null;
}

/** Points as the game counts them: `money` of the smallest unit make one. */
export function pointsText(value: number, money: number, sign = false): string {
  return (value / money).toLocaleString(words.language, { maximumFractionDigits: 4, signDisplay: sign ? "exceptZero" : "auto" }).replace("-", "−");
}

/** A decimal number of the server with at most two places. */
export function decimalText(text: string, money = 1): string {
  return (Number(text) / money).toLocaleString(words.language, { maximumFractionDigits: 2 }).replace("-", "−");
}

/** Whether sums of an event are money or points of the game, which come in its smallest unit. */
export const isAmount = (name: string): boolean => ["points", "difference", "best", "last", "opponents"].includes(name);
export const unitOf = (page: EventPage, name: string): number => (isAmount(name) && isAmount(page.ranking) ? page.money : 1);

/** Reads a number as people type it; null for what is none. */
export function readPoints(text: string, money: number): number | null {
  const normalized = text.trim().replace("−", "-").replace(",", ".");
  if (!/^[-+]?\d{1,9}(\.\d{1,4})?$/.test(normalized)) return null;
  const value = Number(normalized) * money;
  return Math.abs(value - Math.round(value)) < 1e-6 ? Math.round(value) : null;
}

/** The seconds left of a round; below 0 when it is over. */
export function computeSecondsLeft(page: EventPage, now: number): number {
  const { started = 0, seconds = 0, stopped = 0, paused_at: paused = null } = page.clock;
  return seconds - ((paused ?? now) - started - stopped);
}

export function clockText(seconds: number): string {
  const total = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(total / 60))}:${String(total % 60).padStart(2, "0")}`;
}

export const hasClock = (page: EventPage): boolean => page.rounds.length > 0 && !!page.clock.seconds && !page.finished;

/** The games of an event and their rules, by name. */
const gameParts = (plan: EventPlan): string[] => [...new Set((plan.games ?? []).flatMap(({ game, preset = "" }) => titleParts(gameName(game), presetName(game, preset))))];

/** What a line of the journal was about: the table, whom, which points. */
export function journalDetail(page: EventPage, line: EventJournalEntry, name: (entry: number) => string): string {
  const place = line.table ? `${t("clubs-round", { n: line.round })}, ${t("clubs-table", { n: line.table })}` : line.round ? t("clubs-round", { n: line.round }) : "";
  const names = listText([...line.entries.map(name), ...line.names].filter(Boolean));
  const points = line.points.map((text) => pointsText(text, unitOf(page, "points"), true)).join(" · ");
  const number = !line.number ? "" : line.act === "extend" ? t("events-minutes-n", { n: line.number }) : t("events-line-n", { n: line.number });
  return [place, line.act === "record" || line.act === "correct" ? (line.entries.length ? `${names}: ${t("events-absent")}` : "") : names, points, number, line.text].filter(Boolean).join(" · ");
}

/** Format, tables and length of an event in one line. */
export function planText(plan: EventPlan): string {
  const tables = t("events-tables-of", { sizes: listText(tableSizes(plan).map(String)) });
  const rounds = plan.rounds ? t("events-rounds-n", { n: plan.rounds }) : "";
  const deals = plan.deals ? t("web-length-n-deals", { n: plan.deals }) : "";
  const minutes = plan.minutes ? t("web-length-n-minutes", { n: plan.minutes }) : "";
  const own = isPlayedHere(plan) && !plan.deals && !plan.minutes ? t("events-length-own") : "";
  return [...gameParts(plan), t(`events-format-${plan.format}`), tables, t(`events-kind-${plan.kind ?? "singles"}`), rounds, deals, minutes, own].filter(Boolean).join(" · ");
}

/** The date of an event as people write it; what is no date stays as it is. */
export function dateText(date: string): string {
  const noon = new Date(`${date}T12:00:00`);
  return /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(noon.getTime()) ? noon.toLocaleDateString(words.language, { dateStyle: "medium" }) : date;
}

/** The names of an entry: its own, and those of its members where it is a pair. */
export const membersText = (entry: EventEntry): string => (entry.members.length > 1 ? entry.members.join(" · ") : "");
