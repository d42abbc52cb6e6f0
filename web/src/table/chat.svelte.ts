/** What is said at a table, and who is not heard: kept on this device, and with the account for one's other ones. */
import type { Enlist, Listed, Talk, Talked, TalkLine } from "../protocol";
import { fetchLists, removeFromList } from "../account/account";
import { request } from "../lib/api";
import { loadWords, t } from "../lib/fluent.svelte";
import { announce } from "../lib/liveRegion";
import { storage } from "../lib/settings.svelte";
import type { Table } from "./table.svelte";

type Phrase = Exclude<NonNullable<Talk["phrase"]>, "">;
const PHRASE_ORDER: Record<Phrase, true> = {
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
export const PHRASES = Object.keys(PHRASE_ORDER) as Phrase[];

const MUTED_KEY = "hlaska.muted";
const SERVER_MUTED_KEY = "hlaska.muted.there"; // those of them that the server had when it was asked last
const MAX_MUTED = 200; // persons; the first muted are forgotten first
const MAX_MESSAGES = 100; // lines

function readMuted(key: string): string[] {
  try {
    const found: unknown = JSON.parse(storage.get(key) ?? "[]");
    return Array.isArray(found) ? found.filter((who) => typeof who === "string") : [];
  } catch {
    return [];
  }
}

/** Whose lines are not shown here. */
export const muted: { list: readonly string[] } = $state({ list: readMuted(MUTED_KEY) });
let serverMuted = readMuted(SERVER_MUTED_KEY);

export const isMuted = (who: string): boolean => muted.list.includes(who);

export function muteHere(who: string, mute: boolean): void {
  const others = muted.list.filter((person) => person !== who);
  muted.list = mute ? [...others, who].slice(-MAX_MUTED) : others;
  storage.set(MUTED_KEY, JSON.stringify(muted.list));
}

function saveServerMuted(people: string[]): void {
  serverMuted = people;
  storage.set(SERVER_MUTED_KEY, JSON.stringify(serverMuted));
}

/** What the server keeps of one's mutes holds on this device, too, and what another device has taken back no longer. */
export async function syncMuted(): Promise<void> {
  const lists = await fetchLists().catch(() => null);
  if (!lists) return;
  const onServer = lists.flatMap(({ who }) => who || []);
  for (const who of serverMuted) if (!onServer.includes(who)) muteHere(who, false);
  for (const who of onServer) if (!isMuted(who)) muteHere(who, true);
  saveServerMuted(onServer);
}

/** Puts somebody on a list of one's own; who is muted is not heard on this device either. */
export async function addToList(entry: Enlist): Promise<Listed> {
  const listed: Listed = await request("/api/people/lists", entry);
  if (listed.who) {
    muteHere(listed.who, true);
    saveServerMuted([...serverMuted.filter((person) => person !== listed.who), listed.who]);
  }
  return listed;
}

/** Who said something is heard no more, or again: at once here, then wherever one is the same person. */
export async function setMuted(table: Table, who: string, mute: boolean): Promise<void> {
  muteHere(who, mute);
  try {
    if (!mute) {
      saveServerMuted(serverMuted.filter((person) => person !== who));
      for (const entry of await fetchLists()) if (entry.who === who) await removeFromList(entry.id);
      return;
    }
    const chair = table.chat.filter((line) => line.who === who).at(-1)?.chair ?? -1;
    const listed = await addToList({ kind: "mute", table: table.hello?.table ?? "", chair });
    if (listed.who === who || !listed.who) return;
    muteHere(listed.who, false); // somebody else sits there by now
    saveServerMuted(serverMuted.filter((person) => person !== listed.who));
    await removeFromList(listed.id);
  } catch {
    // It holds on this device.
  }
}

export const isOwnMessage = (table: Table, line: TalkLine): boolean => line.chair >= 0 && line.chair === table.hello?.me;

export const messageText = (line: TalkLine): string => (line.phrase ? t(`talk-phrase-${line.phrase}`) : line.text);

/** The lines that are shown here. */
export const filterMessages = (lines: readonly TalkLine[]): TalkLine[] => lines.filter((line) => !isMuted(line.who));

/** Everybody else who has said something, by the name he had last. */
export function listSpeakers(table: Table): { who: string; name: string }[] {
  const names = new Map<string, string>();
  for (const line of table.chat) if (!isOwnMessage(table, line)) names.set(line.who, line.name);
  return [...names].map(([who, name]) => ({ who, name }));
}

/** New lines: shown, counted, and said once. What was said before one came is neither. */
export async function receiveChat(table: Table, message: Talked): Promise<void> {
  await Promise.all([loadWords("talk"), message.fresh ? syncMuted() : undefined]);
  const last = table.chat.at(-1)?.n ?? (message.fresh ? Infinity : 0);
  const newMessages = filterMessages(message.lines).filter((line) => (message.fresh ? line.n > last : true) && !isOwnMessage(table, line));
  table.chat = (message.fresh ? message.lines : [...table.chat, ...message.lines]).slice(-MAX_MESSAGES);
  table.unreadCount += newMessages.length;
  for (const line of newMessages) announce(t("talk-says", { name: line.name, text: messageText(line) }));
}
