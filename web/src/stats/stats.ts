/** What a person has played, counted: means with their uncertainty, shares, groups, best deals, the list as CSV.
 *  Amounts are smallest units of a game; deals of different games are never added. */
import type { Chair, PlayedDeal, PlayedMatch, SheetRow, Undertaking } from "../protocol";
import type { Cell } from "../lib/csv";
import { optionsText } from "../lib/options";

export const BEST_COUNT = 9;

/** One deal, told from the own chair. */
export interface DealRow {
  match: PlayedMatch;
  deal: PlayedDeal;
  /** What it brought: where results are paid the own amount, else how much more than the opponents on the average. */
  value: number;
  own: number; // the own amount, as the score sheet has it
  rules: string; // preset and what is changed, as text
  partners: readonly number[]; // chairs
  opponents: readonly number[];
  partner: string; // names; "" for nobody
  level: string; // of the computer players against, `person` for people
  hints: "with" | "without"; // whether a hint was asked for
  contract: readonly string[]; // what the declarer's side undertook
  role: Role;
}
export type Role = "declarer" | "partner" | "against" | "none";

const isOnOwnSide = (deal: PlayedDeal, seat: number): boolean => seat >= 0 && ((deal.side ?? 0) >> seat) % 2 === 1;
const mean = (values: readonly number[]): number => (values.length ? values.reduce((sum, v) => sum + v, 0) / values.length : 0);

/** The own side of the match as chairs of one deal: who won and lost with oneself, oneself left out. */
function otherChairs(match: PlayedMatch, deal: PlayedDeal, mine: boolean): number[] {
  const seats = deal.chairs.map((chair, seat) => ({ chair, seat })).filter(({ chair, seat }) => chair !== match.me && seat < seatsOf(match, deal));
  return seats.filter(({ seat }) => isOnOwnSide(deal, seat) === mine).map(({ chair }) => chair);
}
/** Chairs from here on sit out. */
const seatsOf = (match: PlayedMatch, deal: PlayedDeal): number => Math.min(match.seats, deal.chairs.length);

function levelOf(chairs: readonly (Chair | undefined)[]): string {
  const levels = chairs.map((chair) => (chair?.kind === "bot" ? (chair.level ?? "") : "person"));
  return [...new Set(levels)].sort().join(" ");
}

/** What is played for: announced by who plays alone, or by anybody where nobody does. */
function contractOf(deal: PlayedDeal): string[] {
  const declarer = deal.declarer ?? -1;
  const made = (deal.undertaken ?? []).filter((u) => declarer < 0 || isSameSide(deal, u.seat, declarer));
  return [...new Set(made.map((u) => u.name))].sort();
}
const isSameSide = (deal: PlayedDeal, a: number, b: number): boolean => a === b || (deal.seat >= 0 && isOnOwnSide(deal, a) === isOnOwnSide(deal, b));

/** The same of a row of a score sheet, which is nobody's own. */
export function contractOfRow(row: SheetRow): string[] {
  const side = row.sides[row.declarer] ?? 0;
  const made = row.undertaken.filter((u) => row.declarer < 0 || (side >> u.seat) % 2 === 1);
  return [...new Set(made.map((u) => u.name))].sort();
}

function roleOf(deal: PlayedDeal): Role {
  const declarer = deal.declarer ?? -1;
  if (declarer < 0 || deal.seat < 0) return "none";
  return declarer === deal.seat ? "declarer" : isOnOwnSide(deal, declarer) ? "partner" : "against";
}

/** All deals, the oldest first. */
export function rowsOf(matches: readonly PlayedMatch[], name: (chairs: readonly Chair[], chair: number) => string): DealRow[] {
  const rows = matches.flatMap((match) =>
    match.deals.map((deal): DealRow => {
      const [partners, opponents] = [otherChairs(match, deal, true), otherChairs(match, deal, false)];
      const own = deal.amounts[match.me] ?? 0;
      return {
        match,
        deal,
        own,
        value: match.pays || !opponents.length ? own : own - mean(opponents.map((chair) => deal.amounts[chair] ?? 0)),
        rules: `${match.preset} ${optionsText(match.changes)}`.trim(),
        partners,
        opponents,
        partner: partners.map((chair) => name(match.chairs, chair)).sort().join(" + "),
        level: levelOf(opponents.map((chair) => match.chairs[chair])),
        hints: deal.hinted ? "with" : "without",
        contract: contractOf(deal),
        role: roleOf(deal),
      };
    }),
  );
  return rows.sort((a, b) => a.deal.at - b.deal.at || a.match.created - b.match.created || a.deal.deal - b.deal.deal);
}

export const withoutPractice = (rows: readonly DealRow[]): DealRow[] => rows.filter((row) => !row.deal.practice);

// ------------------------------------------------------------------ numbers with their uncertainty
export interface Mean {
  n: number;
  sum: number;
  mean: number;
  /** Half of the interval that holds the true mean in 95 of 100 cases; null for a single deal, which tells nothing of it. */
  half: number | null;
}

/** Student's t for 95 %: how many standard errors the interval goes to each side. */
export function studentQuantile(freedom: number): number {
  const few = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306];
  if (freedom <= few.length) return few[freedom - 1] ?? Infinity;
  const z = 1.959964;
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const m = mean(values);
  const variance = n > 1 ? values.reduce((sum, v) => sum + (v - m) ** 2, 0) / (n - 1) : 0;
  return { n, sum: m * n, mean: m, half: n > 1 ? studentQuantile(n - 1) * Math.sqrt(variance / n) : null };
}

export interface Share {
  n: number;
  hits: number;
  low: number; // Wilson's interval, 95 %: right for few deals, too
  high: number;
}

export function wilsonShare(hits: number, n: number): Share {
  if (!n) return { n, hits, low: 0, high: 1 };
  const z2 = 1.959964 ** 2;
  const [centre, half] = [(hits + z2 / 2) / (n + z2), (1.959964 * Math.sqrt((hits * (n - hits)) / n + z2 / 4)) / (n + z2)];
  return { n, hits, low: hits ? centre - half : 0, high: hits < n ? centre + half : 1 };
}

// ------------------------------------------------------------------ groups
export type Grouping = "contract" | "role" | "seat" | "partner" | "level" | "rules" | "hints";
export const GROUPINGS: readonly Grouping[] = ["contract", "role", "seat", "partner", "level", "rules", "hints"];

export const groupKey = (row: DealRow, by: Grouping): string => (by === "contract" ? row.contract.join("+") : by === "seat" ? String(row.deal.seat) : row[by]);

export interface Group {
  key: string;
  value: Mean;
  won: Share;
  first: DealRow;
}

/** Deals by something, the most frequent first. */
export function groupRows(rows: readonly DealRow[], by: Grouping): Group[] {
  const found = new Map<string, DealRow[]>();
  for (const row of rows) found.set(groupKey(row, by), [...(found.get(groupKey(row, by)) ?? []), row]);
  const made = [...found].map(([key, some]): Group => ({ key, value: meanOf(some.map((r) => r.value)), won: shareWon(some), first: some[0]! }));
  return by === "seat" ? made.sort((a, b) => Number(a.key) - Number(b.key)) : made.sort((a, b) => b.value.n - a.value.n || a.key.localeCompare(b.key));
}

export const shareWon = (rows: readonly DealRow[]): Share => wilsonShare(rows.filter((row) => row.value > 0).length, rows.length);

export interface ContractShare {
  name: string;
  mine: boolean; // undertaken by oneself, else by a partner
  share: Share;
}

/** What was undertaken by oneself and by partners, and how often it was made. */
export function contractShares(rows: readonly DealRow[]): ContractShare[] {
  const found = new Map<string, { name: string; mine: boolean; all: Undertaking[] }>();
  for (const { deal } of rows)
    for (const contract of deal.undertaken ?? []) {
      if (deal.seat < 0 || !isOnOwnSide(deal, contract.seat)) continue;
      const mine = contract.seat === deal.seat;
      const key = `${Number(!mine)}${contract.name}`;
      const group = found.get(key) ?? { name: contract.name, mine, all: [] };
      group.all.push(contract);
      found.set(key, group);
    }
  const made = [...found.values()].map(({ name, mine, all }) => ({ name, mine, share: wilsonShare(all.filter((u) => u.made).length, all.length) }));
  return made.sort((a, b) => Number(b.mine) - Number(a.mine) || b.share.n - a.share.n);
}

// ------------------------------------------------------------------ the rest of the page
export interface RunningTotal {
  at: number;
  total: number;
  row: DealRow;
}

/** What has been won so far, deal by deal. */
export function runningTotals(rows: readonly DealRow[]): RunningTotal[] {
  let total = 0;
  return rows.map((row) => ({ at: row.deal.at, total: (total += row.value), row }));
}

/** The deals that brought the own side most, as the score sheet has it; of equals the earlier one first. */
export const bestDeals = (rows: readonly DealRow[], count = BEST_COUNT): DealRow[] => [...rows].sort((a, b) => b.own - a.own).slice(0, count);

/** What the own errors cost in deals that were reviewed. */
export const errorCosts = (rows: readonly DealRow[]): Mean => meanOf(rows.flatMap((row) => (row.deal.lost == null ? [] : [row.deal.lost])));

// ------------------------------------------------------------------ as a file
export const COLUMNS = ["began", "table", "deal", "game", "preset", "changes", "seat", "role", "partners", "opponents", "levels", "undertaken", "amount", "value", "practice", "hints", "error_cost", "error_cost_se"] as const; // prettier-ignore

/** The lines of all deals for other programs: amounts in units, times in UTC, one line a deal. */
export function csvRows(rows: readonly DealRow[]): Cell[][] {
  const names = (row: DealRow, chairs: readonly number[]): string => chairs.map((chair) => row.match.chairs[chair]?.name ?? "").join(" + ");
  return rows.map((row) => {
    const { match, deal } = row;
    const unit = (amount: number | null | undefined): number | null => (amount == null ? null : amount / match.money);
    const undertakenText = (deal.undertaken ?? []).map((u) => `${u.name} by seat ${u.seat + 1} ${u.made ? "made" : "failed"}`).join("; ");
    return [
      new Date(deal.at * 1000).toISOString(), match.table, deal.deal, match.game, match.preset, optionsText(match.changes), deal.seat < 0 ? null : deal.seat + 1,
      row.role, names(row, row.partners), names(row, row.opponents), row.level, undertakenText, unit(row.own), unit(row.value), deal.practice ? "practice" : "", deal.hinted ? "hints" : "", unit(deal.lost), deal.lost == null ? null : unit(deal.error ?? 0),
    ]; // prettier-ignore
  });
}
