/** How cards are drawn and ordered for the eye. Nothing here knows what a card may do or what it is worth. */
import { CALL, type Hello, RANKS, SUITS } from "../protocol";

export type Deck = Hello["faces"];
export type IndexSize = "normal" | "large" | "print" | "none";

export const suitOf = (card: number): number => card >> 4;
/** How records write the suits, by number. */
export const suitCodes: readonly string[] = [...SUITS];
export const rankOf = (card: number): number => card & 15;

/** The card of an entry of a place; -1 for one that may not be seen. */
export const cardOf = (entry: number): number => (entry < 0 ? -1 : entry & 63);
/** Its small public mark; a card of a hand that has one lies on the table. */
export const markOf = (entry: number): number => (entry < 0 ? 0 : entry >> 10);
/** How an action names the first, second ... of the copies with different marks (see `protocol.ts`). */
export const MARK_ORDER: readonly number[] = [0, 2, 3, 1];
/** The seats that see it, as a mask. */
export const viewersOf = (entry: number): number => (entry < 0 ? 0 : (entry >> 6) & 15);

/** `KH`, as in records; also the name of its picture. */
export const codeOf = (card: number): string => (RANKS[rankOf(card)] ?? "?") + (SUITS[suitOf(card)] ?? "?");

/** An action as records write it: `QH`, `QH+` with a declaration, a call by its name; "" for none. */
export const recordText = (action: number, calls: readonly string[]): string =>
  action < 0 ? "" : action >= CALL ? (calls[action - CALL] ?? "") : codeOf(action & 63) + (action >> 6 ? "+" : "");

/** What can be printed in the corner, by the rank's sign in records. */
const LETTERS: Record<string, Record<string, string>> = {
  cs: { T: "10", Q: "Sv", J: "Sp" },
  sk: { T: "10", Q: "H", J: "D" },
  de: { T: "10", Q: "O", J: "U" },
  french: { T: "10", Q: "Q", J: "J" },
  french_de: { T: "10", Q: "D", J: "B" },
};

export function selectLetters(deck: Deck, language: string): string {
  if (deck === "french") return language === "de" ? "french_de" : "french";
  return language in LETTERS ? language : "de";
}

/** The symbol of `letters.svg` for a card's index. */
export function letterOf(card: number, letters: string): string {
  const sign = RANKS[rankOf(card)] ?? "?";
  return LETTERS[letters]?.[sign] ?? sign;
}

export const isFrench = (deck: Deck): boolean => deck === "french";
/** Decks whose pictures have two heads carry a second index, turned. */
export const isDoubleHeaded = (deck: Deck): boolean => deck !== "bohemian";
