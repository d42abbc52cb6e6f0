/** Tables for spreadsheets: the one place that writes cells, so that no name can be a formula. */
import { saveFile } from "./saveFile";

/** A number is a number there, a text a text, null an empty cell. */
export type Cell = string | number | null;

// What begins a formula: also the wide signs, which some spreadsheets take for the others.
const FORMULA = "=+\\-@\uff1d\uff0b\uff0d\uff20";
// Where a cell begins: at its own beginning, and, as spreadsheets part lines by what is usual in their country, behind
// each of the signs that may do so. What is a number there is harmless.
const CELL_START = new RegExp(`(^|[;,\\t\\r\\n|])([\\s"']*)(?=[${FORMULA}])(?!-?\\d+(?:[.,]\\d+)?\\s*(?:[;,\\t\\r\\n|]|$))`, "g");

/** A text of which no spreadsheet makes a formula, whatever parts its cells. */
export const withoutFormula = (text: string): string => text.replace(CELL_START, "$1$2'").replace(/^(?=[\t\r\n])/, "'");

/** Exact decimal numbers come as text: they stay numbers, as a minus before digits is no formula. */
function cellText(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = withoutFormula(value);
  return /^\s|\s$|[",;|\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table: its head and its lines. */
export const csvText = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => [head, ...rows].map((line) => `${line.map(cellText).join(",")}\r\n`).join("");

/** Saves a table under a name without ending. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, head: readonly string[], rows: readonly (readonly Cell[])[]): void {
  saveFile(`${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}.csv`, ["\ufeff", csvText(head, rows)], "text/csv");
}
