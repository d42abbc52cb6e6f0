/** What is said at a table, and who is not heard: kept on this device, and with the account for one's other ones. */
import type { Enlist, Listed, Talk, Talked, TalkLine } from "../protocol";
import { lists, takeOff } from "../account/account";
import { ask } from "../lib/api";
import { needWords, t } from "../lib/fluent.svelte";
import { announce } from "../lib/liveRegion";
import { kept } from "../lib/settings.svelte";
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
const THERE = "hlaska.muted.there"; // those of them that the server had when it was asked last
const MOST = 200; // persons; the first muted are forgotten first
const SHOWN = 100; // lines

function read(key: string): string[] {
  try {
    const found: unknown = JSON.parse(kept.get(key) ?? "[]");
    return Array.isArray(found) ? found.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}

/** Whose lines are not shown here. */
export const muted: { list: readonly string[] } = $state({ list: read(KEY) });
let there = read(THERE);

export const isMuted = (who: string): boolean => muted.list.includes(who);

export function mute(who: string, silent: boolean): void {
  const others = muted.list.filter((one) => one !== who);
  muted.list = silent ? [...others, who].slice(-MOST) : others;
  kept.set(KEY, JSON.stringify(muted.list));
}

function known(whos: string[]): void {
  there = whos;
  kept.set(THERE, JSON.stringify(there));
}

/** What the server keeps of one's mutes holds on this device, too, and what another device has taken back no longer. */
export async function merge(): Promise<void> {
  const listed = await lists().catch(() => null);
  if (!listed) return;
  const now = listed.flatMap(({ who }) => who || []);
  for (const who of there) if (!now.includes(who)) mute(who, false);
  for (const who of now) if (!isMuted(who)) mute(who, true);
  known(now);
}

/** Puts somebody on a list of one's own; who is muted is not heard on this device either. */
export async function enlist(wanted: Enlist): Promise<Listed> {
  const listed: Listed = await ask("/api/people/lists", wanted);
  if (listed.who) {
    mute(listed.who, true);
    known([...there.filter((one) => one !== listed.who), listed.who]);
  }
  return listed;
}

/** Who said something is heard no more, or again: at once here, then wherever one is the same person. */
export async function hush(table: Table, who: string, silent: boolean): Promise<void> {
  mute(who, silent);
  try {
    if (!silent) {
      known(there.filter((one) => one !== who));
      for (const entry of await lists()) if (entry.who === who) await takeOff(entry.id);
      return;
    }
    const chair = table.talk.filter((line) => line.who === who).at(-1)?.chair ?? -1;
    const listed = await enlist({ kind: "mute", table: table.hello?.table ?? "", chair });
    if (listed.who === who || !listed.who) return;
    mute(listed.who, false); // somebody else sits there by now
    known(there.filter((one) => one !== listed.who));
    await takeOff(listed.id);
  } catch {
    // It holds on this device.
  }
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
  await Promise.all([needWords("talk"), message.fresh ? merge() : undefined]);
  const last = table.talk.at(-1)?.n ?? (message.fresh ? Infinity : 0);
  const news = shownLines(message.lines).filter((line) => (message.fresh ? line.n > last : true) && !own(table, line));
  table.talk = (message.fresh ? message.lines : [...table.talk, ...message.lines]).slice(-SHOWN);
  table.unread += news.length;
  for (const line of news) announce(t("talk-says", { name: line.name, text: textOf(line) }));
}
