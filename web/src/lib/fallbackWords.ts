/** Readable words for a message that nobody has written yet: a made-up game must be playable. */

const FRAMES = /^(call|event|duty|act|verb|item|title|contract|question|ask|stake|opt|option|preset|place|phase|meld|factor|refused|error|game|level|group)[-_]+/;
const UNSPOKEN = new Set(["seat", "card", "suit", "duty", "me", "trump", "level", "times", "worth"]);

export function fallbackWords(key: string, game = "", args: Readonly<Record<string, unknown>> = {}): string {
  let rest = key.replace(FRAMES, "");
  for (const prefix of [`${game}-`, `${game}_`]) if (game && rest.startsWith(prefix)) rest = rest.slice(prefix.length);
  const words = rest.replace(/[-_.]+/g, " ").trim() || key;
  const numbers = Object.entries(args)
    .filter(([name, value]) => typeof value === "number" && !UNSPOKEN.has(name))
    .map(([, value]) => String(value));
  return [words[0]!.toUpperCase() + words.slice(1), ...numbers].join(" ");
}

/** A game and the families it belongs to, whose words it shares: `marias_two`, `marias`. */
export function familyOf(game: string): string[] {
  const parts = game.split("_");
  return parts.map((_, i) => parts.slice(0, parts.length - i).join("_"));
}

/** With a capital letter, as a sentence begins. */
export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** What somebody says, beside his name: without the name at its beginning, and without the full stop. */
export function withoutName(text: string, name: string): string {
  const rest = name && text.startsWith(name) ? text.slice(name.length).replace(/^[: ]+/, "") : text;
  return capitalize(rest.replace(/\.$/, ""));
}

/** The amount that a call bids, for a narrow place; "" where none is bid. */
export const bidOf = (phrase: { readonly args?: Record<string, number> }): string => String(phrase.args?.["bid"] ?? "");

/** What sets a call apart from others of its kind: the amount bid, or its number; "" where there is none. */
export const amountOf = (phrase: { readonly args?: Record<string, number> }): string => bidOf(phrase) || String(phrase.args?.["n"] ?? "");
