/** The archive of deals: what is asked for, as an address and as a question to the server. */
import type { ArchivedDeal, ArchivePage, PersonResult } from "../protocol";
import { request } from "../lib/api";
import { studentQuantile } from "./stats";

/** As the address of the page has them; dates as a calendar writes them, in local time. */
export const FILTERS = ["game", "mine", "who", "contract", "result", "from", "to", "club"] as const;
export type Filters = Record<(typeof FILTERS)[number], string>;

export function filtersOf(query: string): Filters {
  const found = new URLSearchParams(query);
  return Object.fromEntries(FILTERS.map((name) => [name, found.get(name) ?? ""])) as Filters;
}

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Seconds since 1970 of a day's beginning; "" for what is no day. `later`: of the day so many days after it. */
export function secondsOf(day: string, later = 0): string {
  const found = DAY.exec(day);
  const seconds = found ? new Date(Number(found[1]), Number(found[2]) - 1, Number(found[3]) + later).getTime() / 1000 : NaN;
  return seconds >= 0 ? String(seconds) : "";
}

/** The question to the server. One's own deals need no name. */
export function queryOf({ game, mine, who, contract, result, from, to, club }: Filters): string {
  const params = { game, mine: mine ? "true" : "", who: mine ? "" : who, contract, result, since: secondsOf(from), until: secondsOf(to, 1), club };
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value)).toString();
}

export const fetchArchive = (query: string, after = ""): Promise<ArchivePage> => {
  const params = new URLSearchParams(query);
  if (after) params.set("after", after);
  return request(`/api/archive?${params}`);
};

/** Half of the interval of 95 % of the mean of a person's results, in smallest units; null for a single deal. */
export function ratingError({ deals, total, squares }: PersonResult): number | null {
  if (deals < 2) return null;
  const variance = Math.max(0, squares - (total * total) / deals) / (deals - 1);
  return studentQuantile(deals - 1) * Math.sqrt(variance / deals);
}

/** Those who won first, then those who lost; who sat out last. */
export function chairsInOrder(deal: ArchivedDeal): number[] {
  const chairs = deal.chairs.map((_, i) => i);
  const key = (i: number): number => (deal.chairs[i]!.seat < 0 ? 2 : deal.chairs[i]!.won ? 0 : 1);
  return chairs.sort((a, b) => key(a) - key(b) || deal.chairs[a]!.seat - deal.chairs[b]!.seat);
}
