/** Rows that belong together: those that stand in columns, and the melds of each seat. Pure: rows in, rows out. */
import type { Row } from "../protocol";

/** Numbers of a row that are a column, in order. */
const COLUMNS: readonly string[] = ["meld", "take", "points", "score", "total"];

/** Of what stands on the deal, the rows of one kind that count something for each seat or side. */
export function ledgerOf(stakes: readonly Row[]): readonly Row[] {
  const rows = stakes.filter((row) => row.args?.["seat"] !== undefined && COLUMNS.some((name) => row.args?.[name] !== undefined));
  return rows.length > 1 ? rows.filter((row) => row.key === rows[0]!.key) : [];
}

export const columnsOf = (ledger: readonly Row[]): readonly string[] => COLUMNS.filter((name) => ledger[0]?.args?.[name] !== undefined);

export interface Melds {
  seat: number;
  rows: readonly Row[];
  sum: number;
}

/** Combinations that lie open or were counted, of each of the seats that has some; what may still be declared is none. */
export function meldsBySeat(melds: readonly Row[], seats: readonly number[]): readonly Melds[] {
  return seats.flatMap((seat) => {
    const rows = melds.filter((row) => row.args?.["seat"] === seat && !row.calls?.length);
    return rows.length ? [{ seat, rows, sum: rows.reduce((n, row) => n + (row.args?.["value"] ?? 0), 0) }] : [];
  });
}
