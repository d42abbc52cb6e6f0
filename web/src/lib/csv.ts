/** Tables for spreadsheets: the one place that writes cells, so that no name can be a formula. */

/** A number is a number there, a text a text, null an empty cell. */
export type Cell = string | number | null;

// What begins a formula: also the wide signs, which some spreadsheets take for the others.
const FORMULA = "=+\\-@\uff1d\uff0b\uff0d\uff20";
// Where a cell begins: at its own beginning, and, as spreadsheets part lines by what is usual in their country, behind
// each of the signs that may do so. What is a number there is harmless.
const BEGINS = new RegExp(`(^|[;,\\t\\r\\n|])([\\s"']*)(?=[${FORMULA}])(?!-?\\d+(?:[.,]\\d+)?\\s*(?:[;,\\t\\r\\n|]|$))`, "g");

/** A text of which no spreadsheet makes a formula, whatever parts its cells. */
export const withoutFormula = (text: string): string => text.replace(BEGINS, "$1$2'").replace(/^(?=[\t\r\n])/, "'");

/** Exact decimal numbers come as text: they stay numbers, as a minus before digits is no formula. */
function cell(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = withoutFormula(value);
  return /^\s|\s$|[",;|\t\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table: its head and its lines. */
export const csvText = (head: readonly string[], lines: readonly (readonly Cell[])[]): string => [head, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");

/** Saves a table under a name without ending. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function saveCsv(name: string, head: readonly string[], lines: readonly (readonly Cell[])[]): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\ufeff", csvText(head, lines)], { type: "text/csv" }));
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "")}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
