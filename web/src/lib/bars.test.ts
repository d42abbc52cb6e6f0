import { beforeEach, expect, test, vi } from "vitest";
import { barOf, opensWithBids, rememberBar } from "./bars";
import { newDeal } from "./deal";
import { kept } from "./settings.svelte";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, text: string) => held.set(key, text) });
});

test("a phase is as high as it was, another is not known", () => {
  rememberBar("pinochle auction 375", 152);
  expect([barOf("pinochle auction 375"), barOf("pinochle auction 1440")]).toEqual([152, 0]);
});

test("the oldest phases are forgotten", () => {
  for (let i = 0; i < 100; i++) rememberBar(`phase ${i}`, 60 + i);
  expect([barOf("phase 39"), barOf("phase 40"), barOf("phase 99")]).toEqual([0, 100, 159]);
});

test("what somebody else wrote there is no height", () => {
  for (const text of ["[1]", "null", "{\"phase\": \"high\"}", "no json"]) {
    kept.set("hlaska.bars", text);
    expect(barOf("phase")).toBe(0);
  }
});

test("a deal opens with bids until something else is said or played", () => {
  const bids = [[300, 400]] as const;
  const call = { seat: 0, phrase: { key: "call-x-bid" }, order: 0, action: 300, bids: true };
  const begun = newDeal(1, [0, 1]);
  expect(opensWithBids(begun, bids)).toBe(true);
  expect(opensWithBids({ ...begun, calls: [call], auction: [call] }, bids)).toBe(true);
  expect(opensWithBids({ ...begun, calls: [call], auction: [] }, bids)).toBe(false);
  expect(opensWithBids({ ...begun, tricks: 1 }, bids)).toBe(false);
  expect(opensWithBids(begun, [[300, 305]])).toBe(false); // a list, not a ladder
  expect(opensWithBids(null, bids)).toBe(false);
});
