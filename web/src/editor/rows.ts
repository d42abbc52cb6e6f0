/** A position that is set up, in parts that need no page: what is typed, what is pressed, and its address. */
import { CALL, type CardRow as Row, type Rows } from "../protocol";
import { codeOf } from "../lib/cards";

/** The words of a row side by side; where one of them is several words, with commas. */
export const joinWords = (words: readonly string[]): string => words.join(words.some((word) => /\s/.test(word)) ? ", " : " ");

/** An action as records write it. */
export function actionText(action: number, calls: readonly string[]): string {
  if (action >= CALL) return calls[action - CALL] ?? "";
  const variant = action >> 6;
  return codeOf(action & 63) + (variant === 0 ? "" : variant === 1 ? "+" : `#${variant}`);
}

/** The rows with the text of one of them changed. */
export const withText = (rows: Rows["rows"], name: string, text: string): Rows["rows"] => rows.map(([rowName, old]) => [rowName, rowName === name ? text : old]);

/** Takes the card at an index out of a row. */
export function removeCard(rows: Rows["rows"], row: Row, index: number): Rows["rows"] {
  return withText(rows, row.name, joinWords(row.words.filter((_, i) => i !== index)));
}

/** Puts a card into a row: one that lies nowhere, else one out of another row. */
export function insertCard(rows: Rows["rows"], cardRows: readonly Row[], spare: readonly number[], card: number, name: string): Rows["rows"] {
  const target = cardRows.find((row) => row.name === name);
  if (!target) return rows;
  const source = spare.includes(card) ? undefined : cardRows.find((row) => row.name !== name && row.cards.includes(card));
  if (!source && !spare.includes(card)) return rows;
  const changedRows = source ? removeCard(rows, source, source.cards.indexOf(card)) : rows;
  return withText(changedRows, name, joinWords([...target.words, codeOf(card)]));
}

/** The row that is filled next: the active one while it wants cards, else the first that does. */
export function nextRow(cardRows: readonly Row[], active: string): string {
  const hasSpace = (row: Row): boolean => row.needs < 0 || row.cards.length < row.needs;
  const activeRow = cardRows.find((row) => row.name === active);
  return activeRow && hasSpace(activeRow) ? active : (cardRows.find(hasSpace)?.name ?? active);
}

/** The spare cards, in the order they are given, dealt to the rows that want some. */
export function fillRows(rows: Rows["rows"], cardRows: readonly Row[], spare: readonly number[]): Rows["rows"] {
  const remainingCards = [...spare];
  return rows.map(([name, text]) => {
    const row = cardRows.find((row) => row.name === name);
    const newCards = row && row.needs > row.cards.length ? remainingCards.splice(0, row.needs - row.cards.length) : [];
    return [name, row && newCards.length ? joinWords([...row.words, ...newCards.map(codeOf)]) : text];
  });
}

/** The kinds of a pack by suit, each with the number of its copies. */
export function groupKinds(pack: readonly number[]): readonly (readonly number[])[] {
  const kinds = [...new Set(pack)].sort((a, b) => a - b);
  return [...new Set(kinds.map((card) => card >> 4))].map((suit) => kinds.filter((card) => card >> 4 === suit).reverse());
}

/** The address that sets up a record again. */
export const linkOf = (game: string, record: string, lie = false): string => `/edit/${encodeURIComponent(game)}?${new URLSearchParams({ record, ...(lie ? { lie: "1" } : {}) })}`;

/** A public number of a position as it stands in the line of a record, or null. */
export const numberIn = (numbers: string, name: string): string | null => new RegExp(`(?:^|[\\s,])${name}=([^\\s,]*)`).exec(numbers)?.[1] ?? null;

/** The line with a number changed; "": without it. */
export function withNumber(numbers: string, name: string, value: string): string {
  const rest = numbers.replace(new RegExp(`(^|[\\s,])${name}=[^\\s,]*`), "$1").replace(/\s+/g, " ").trim();
  return value ? `${name}=${value} ${rest}`.trim() : rest;
}
