/** What the screens that teach need: texts with words to be explained, and marks compared with what may be played. */
import type { Phrase } from "../protocol";
import type { Deck } from "../lib/cards";
import { attribute, loadWords, type MessageContext, t, withContext } from "../lib/fluent.svelte";

export interface TextPart {
  text: string;
  word?: string; // key of the glossary
}

/** `Win <trick>tricks</trick>.`: the text, and the words in it that the glossary explains. */
export function splitTerms(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const found of text.matchAll(/<([a-z][a-z0-9_]*)>(.*?)<\/\1>/g)) {
    if (found.index > position) parts.push({ text: text.slice(position, found.index) });
    parts.push({ text: found[2]!, word: found[1]! });
    position = found.index + found[0].length;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}

/** The same without the marks, for print and speech. */
export const plainText = (text: string): string => splitTerms(text).map((part) => part.text).join("");

export const makeContext = (game: string, faces: Deck, money: number): MessageContext => ({ game, faces, money, me: -1, name: (seat) => t("seat-number", { n: seat + 1 }) });

export const phraseText = (context: MessageContext, phrase: Phrase): string => withContext(context, () => t(phrase.key, phrase.args ?? {}));

/** What stands of a phrase at a glance; "" where it is left out there. */
export const shortText = (context: MessageContext, phrase: Phrase): string => withContext(context, () => attribute(phrase.key, "short", phrase.args ?? {}));

/** The words of a game and of what is taught of it. */
export async function loadLessonWords(game: string): Promise<void> {
  await loadWords(game);
  await loadWords(`learn_${game}`);
  await loadWords("glossary");
}

/** The words of a game and of its first deal. */
export async function loadFirstDealWords(game: string): Promise<void> {
  await loadLessonWords(game);
  await loadWords(`first_${game}`);
}

export interface Marks {
  isRight: boolean;
  missed: number[]; // may be played and were not marked
  wrong: number[]; // were marked and may not be played
}

/** Marked cards against those that the server says may be played. */
export function compareMarks(marked: readonly number[], legal: readonly number[]): Marks {
  const missed = legal.filter((card) => !marked.includes(card));
  const wrong = marked.filter((card) => !legal.includes(card));
  return { isRight: !missed.length && !wrong.length, missed, wrong };
}
