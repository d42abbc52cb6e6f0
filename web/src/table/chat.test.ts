import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFixture } from "../dev/fixtures";
import type { TalkLine } from "../protocol";
import { useTexts } from "../lib/fluent.svelte";
import { connectRegions, type LiveRegion } from "../lib/liveRegion";
import { Table } from "./table.svelte";
import { filterMessages, isMuted, listSpeakers, muteHere, receiveChat, setMuted } from "./chat.svelte";

const line = (n: number, chair: number, text: string, phrase: TalkLine["phrase"] = ""): TalkLine => ({ n, chair, who: `person ${chair}`, name: ["Eva", "Jan", "Ida"][chair]!, text, phrase });

let said: string[];
let table: Table;
let close: () => void;
afterEach(() => (close(), vi.unstubAllGlobals()));

/** A server that keeps mutes of the people in chairs, as `TalkLine.who` names them; what was asked of it. */
function keeps(entries: { id: string; who: string }[], seated: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "POST") entries.push({ id: "new", who: seated });
    if (method === "DELETE") entries.splice(0, entries.length, ...entries.filter(({ id }) => !path.endsWith(id)));
    const answer = method === "POST" ? { id: "new", who: seated } : method === "DELETE" ? { count: 1 } : entries;
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  return asked;
}

beforeEach(() => {
  useTexts("en", "talk-says = { $name } says: { $text }\ntalk-phrase-hello = Good day!");
  const region = { write: (text: string) => said.push(text) } as unknown as LiveRegion;
  said = [];
  close = connectRegions(region, region);
  said = []; // a new window hears what was just said
  table = new Table((hear) => {
    hear(findFixture("follow")!.hello); // the own chair is 0
    return { send: () => true, close: () => {} };
  });
  for (const speaker of listSpeakers(table)) muteHere(speaker.who, false);
});

test("what others say is counted and said once; what was said before one came, and oneself, is neither", async () => {
  await receiveChat(table, { type: "talked", lines: [line(1, 1, "long ago")], fresh: true });
  expect([table.unreadCount, said]).toEqual([0, []]);
  await receiveChat(table, { type: "talked", lines: [line(2, 0, "mine"), line(3, 2, "", "hello")], fresh: false });
  expect([table.unreadCount, said]).toEqual([1, ["Ida says: Good day!"]]);
  expect(table.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  // After a lost line all lines come again: only what was missed is new.
  await receiveChat(table, { type: "talked", lines: [line(1, 1, "long ago"), line(2, 0, "mine"), line(3, 2, "", "hello"), line(4, 1, "are you there?")], fresh: true });
  expect([table.unreadCount, said.at(-1)]).toEqual([2, "Jan says: are you there?"]);
  expect(table.chat.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
});

test("who is muted is neither shown nor said, until he is heard again", async () => {
  muteHere("person 1", true);
  await receiveChat(table, { type: "talked", lines: [line(1, 1, "psst"), line(2, 2, "yes?")], fresh: false });
  expect([table.unreadCount, said]).toEqual([1, ["Ida says: yes?"]]);
  expect(filterMessages(table.chat).map(({ text }) => text)).toEqual(["yes?"]);
  expect(listSpeakers(table)).toEqual([{ who: "person 1", name: "Jan" }, { who: "person 2", name: "Ida" }]);
  muteHere("person 1", false);
  expect(filterMessages(table.chat).map(({ text }) => text)).toEqual(["psst", "yes?"]);
});

test("who is muted is muted on one's other devices, until that is taken back on any of them", async () => {
  const entries = [{ id: "old", who: "person 2" }];
  const asked = keeps(entries, "person 1");
  await receiveChat(table, { type: "talked", lines: [line(1, 1, "psst"), line(2, 2, "yes?")], fresh: true });
  expect(filterMessages(table.chat).map(({ text }) => text)).toEqual(["psst"]);
  await setMuted(table, "person 1", true);
  expect(entries.map(({ who }) => who)).toEqual(["person 2", "person 1"]);
  entries.splice(0, 1); // on another device
  await receiveChat(table, { type: "talked", lines: table.chat, fresh: true });
  expect([isMuted("person 1"), isMuted("person 2")]).toEqual([true, false]);
  await setMuted(table, "person 1", false);
  expect([entries, isMuted("person 1"), asked.at(-1)]).toEqual([[], false, "DELETE /api/people/lists/new"]);
});

test("nobody else is muted because he has taken the chair of who was meant", async () => {
  const entries: { id: string; who: string }[] = [];
  keeps(entries, "somebody else");
  await receiveChat(table, { type: "talked", lines: [line(1, 1, "psst")], fresh: true });
  await setMuted(table, "person 1", true);
  expect([entries, isMuted("person 1"), isMuted("somebody else")]).toEqual([[], true, false]);
  muteHere("person 1", false);
});
