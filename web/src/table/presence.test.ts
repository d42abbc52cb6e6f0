import { afterEach, beforeEach, expect, test } from "vitest";
import { findFixture } from "../dev/fixtures";
import type { Company } from "../protocol";
import { clockText, computeTimeLeft, findMissingVotes, receivePresence } from "./presence.svelte";
import { useTexts } from "../lib/fluent.svelte";
import { connectRegions, type LiveRegion } from "../lib/liveRegion";
import { Table } from "./table.svelte";

const here = { state: "here", online: true, reserve: 60 } as const;
const all: Company = { type: "company", chairs: [here, here, here], turn: 1, left: 31, paused: false, agreed: {}, free: [] };

test("a clock shows the decision, then the reserve, and is urgent when both end soon", () => {
  const at = (seconds: number) => computeTimeLeft(all, 1000, 1, 1000 + seconds * 1000);
  expect(at(0)).toEqual({ seconds: 31, isReserve: false, isUrgent: false });
  expect(at(30)).toEqual({ seconds: 1, isReserve: false, isUrgent: false });
  expect(at(41)).toEqual({ seconds: 50, isReserve: true, isUrgent: false });
  expect(at(85)).toEqual({ seconds: 6, isReserve: true, isUrgent: true });
  expect(at(500)).toEqual({ seconds: 0, isReserve: true, isUrgent: true });
  expect(computeTimeLeft(all, 1000, 0, 9000)).toBeNull();
  expect(computeTimeLeft({ ...all, paused: true }, 1000, 1, 99_000)?.seconds).toBe(31);
  expect([clockText(0), clockText(9), clockText(75)]).toEqual(["0:00", "0:09", "1:15"]);
});

let said: string[];
let close: () => void;
let table: Table;
beforeEach(() => {
  useTexts("en", "company-now-slow = { $name } is slow\ncompany-now-slow-you = You are slow\ncompany-now-here = { $name } is back\ncompany-paused = A pause\ncompany-wants-pause = { $name } wants a pause");
  const region = (mark: string) => ({ write: (text: string) => said.push(mark + text) }) as unknown as LiveRegion;
  said = [];
  close = connectRegions(region(""), region("!"));
  said = [];
  table = new Table((hear) => {
    hear(findFixture("follow")!.hello); // the own chair is 0, the others are computer players
    return { send: () => true, close: () => {} };
  });
});
afterEach(() => close());

test("what has changed is told once in words, and at once where it is one's own", async () => {
  await receivePresence(table, all);
  expect(said).toEqual([]);
  await receivePresence(table, { ...all, chairs: [here, { ...here, state: "slow" }, here] });
  expect(said).toEqual(["Bohouš is slow"]);
  await receivePresence(table, { ...all, chairs: [{ ...here, state: "slow" }, here, here], agreed: { pause: [2] } });
  expect(said.at(-1)).toBe("!You are slow Bohouš is back Květa wants a pause");
  await receivePresence(table, { ...all, paused: true, agreed: {} });
  expect(said.at(-1)).toContain("A pause");
});

test("a pause waits for who is there, another match for everybody", () => {
  const chairs = ["Eva", "Jan", "Ida"].map((name) => ({ name }));
  table.hello = { ...table.hello!, chairs };
  const some: Company = { ...all, chairs: [here, { ...here, state: "away" }, here], agreed: { pause: [0], again: [0] } };
  expect(findMissingVotes(table, some, "pause")).toEqual([2]);
  expect(findMissingVotes(table, some, "again")).toEqual([1, 2]);
});
