/** What is said at a table, and who is not heard on this device. */
import type { Talk, Talked, TalkLine } from "../protocol";
import { needWords, t } from "./fluent.svelte";
import { say } from "./live";
import { kept } from "./settings.svelte";
import type { Table } from "./table.svelte";

type Phrase = Exclude<NonNullable<Talk["phrase"]>, "">;
const ORDER: Record<Phrase, true> = {
  hello: true,
  luck: true,
  moment: true,
  back: true,
  sorry: true,
  "well-played": true,
  congratulations: true,
  "bad-luck": true,
  thanks: true,
  again: true,
  "last-deal": true,
  bye: true,
};
export const PHRASES = Object.keys(ORDER) as Phrase[];

const KEY = "hlaska.muted";
const MOST = 200; // persons; the first muted are forgotten first
const SHOWN = 100; // lines

function read(): string[] {
  try {
    const found: unknown = JSON.parse(kept.get(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}

/** Whose lines are not shown here. */
export const muted: { list: readonly string[] } = $state({ list: read() });

export const isMuted = (who: string): boolean => muted.list.includes(who);

export function mute(who: string, silent: boolean): void {
  const others = muted.list.filter((one) => one !== who);
  muted.list = silent ? [...others, who].slice(-MOST) : others;
  kept.set(KEY, JSON.stringify(muted.list));
}

export const own = (table: Table, line: TalkLine): boolean => line.chair >= 0 && line.chair === table.hello?.me;

export const textOf = (line: TalkLine): string => (line.phrase ? t(`talk-phrase-${line.phrase}`) : line.text);

/** The lines that are shown here. */
export const shownLines = (lines: readonly TalkLine[]): TalkLine[] => lines.filter((line) => !isMuted(line.who));

/** Everybody else who has said something, by the name he had last. */
export function speakers(table: Table): { who: string; name: string }[] {
  const names = new Map<string, string>();
  for (const line of table.talk) if (!own(table, line)) names.set(line.who, line.name);
  return [...names].map(([who, name]) => ({ who, name }));
}

/** New lines: shown, counted, and said once. What was said before one came is neither. */
export async function heard(table: Table, message: Talked): Promise<void> {
  await needWords("talk");
  const last = table.talk.at(-1)?.n ?? (message.fresh ? Infinity : 0);
  const news = shownLines(message.lines).filter((line) => (message.fresh ? line.n > last : true) && !own(table, line));
  table.talk = (message.fresh ? message.lines : [...table.talk, ...message.lines]).slice(-SHOWN);
  table.unread += news.length;
  for (const line of news) say(t("talk-says", { name: line.name, text: textOf(line) }));
}
