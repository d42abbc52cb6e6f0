/** Phrases that belong together: those that stand in columns, and the melds of each seat. Pure: phrases in, phrases out. */
import type { Phrase } from "../protocol";

/** Of what stands on the deal, the phrases of one kind that count something for each seat or side: `columns`, as the server tells them. */
export function findColumnPhrases(stakes: readonly Phrase[], columns: readonly string[]): readonly Phrase[] {
  const phrases = stakes.filter((phrase) => phrase.args?.["seat"] !== undefined && columns.some((name) => phrase.args?.[name] !== undefined));
  return phrases.length > 1 ? phrases.filter((phrase) => phrase.key === phrases[0]!.key) : [];
}

export const findUsedColumns = (phrases: readonly Phrase[], columns: readonly string[]): readonly string[] => columns.filter((name) => phrases[0]?.args?.[name] !== undefined);

export interface SideTotal {
  seats: readonly number[];
  counts: Readonly<Record<string, number>>;
}

/** The sides of a ledger with what each has of every column. */
export const makeSideTotals = (phrases: readonly Phrase[], columns: readonly string[]): SideTotal[] =>
  phrases.map(({ args = {} }) => ({
    seats: [args["seat"] ?? 0, ...(args["partner"] === undefined ? [] : [args["partner"]])],
    counts: Object.fromEntries(columns.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]]))),
  }));

/** `N/S` of North and South: the first letter of each name. */
export const initialsText = (names: readonly string[]): string => names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "?").join("/");

/**
 * The columns of a sheet: the chairs of each side where partners are known and sat together in all deals, own side
 * first, else each chair for itself. `deals`: the chair of each seat, deal by deal.
 */
export function makeSheetColumns(sides: readonly number[], deals: readonly (readonly number[])[], chairs: number, me: number): readonly (readonly number[])[] {
  const singleChairs = Array.from({ length: chairs }, (_, chair) => [chair]);
  const sidesByDeal = deals.map((seats) => listSideChairs(sides, seats));
  const [columns] = sidesByDeal;
  if (!sides.length || !columns || columns.some((side) => !side.length) || sidesByDeal.some((other) => String(other) !== String(columns))) return singleChairs;
  return [...columns].sort((a, b) => Number(b.includes(me)) - Number(a.includes(me)));
}

/** The chairs of each side in one deal, in order. */
function listSideChairs(sides: readonly number[], seats: readonly number[]): number[][] {
  const found = [...new Set(sides)].map((side) => seats.filter((_, seat) => sides[seat] === side).sort((a, b) => a - b));
  return found.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

export interface SeatMelds {
  seat: number;
  phrases: readonly Phrase[];
  sum: number;
}

/** Combinations that lie open or were counted, of each of the seats that has some; what may still be declared is none. */
export function groupMeldsBySeat(melds: readonly Phrase[], seats: readonly number[]): readonly SeatMelds[] {
  return seats.flatMap((seat) => {
    const phrases = melds.filter((phrase) => phrase.args?.["seat"] === seat && !phrase.calls?.length);
    return phrases.length ? [{ seat, phrases, sum: phrases.reduce((n, phrase) => n + (phrase.args?.["value"] ?? 0), 0) }] : [];
  });
}
