import { expect, test } from "vitest";
import { mergePage } from "./lobby.svelte";
import type { LobbyPage, LobbyTable } from "../protocol";

const table = (name: string, free: number): LobbyTable => ({ table: name, game: "toy", preset: "plain", chairs: [], free });
const page = (order: string[], ...tables: LobbyTable[]): LobbyPage => ({ version: 2, here: 0, order, tables, more: 0, mine: [] });

test("what has changed takes the place of what was known, in the order told", () => {
  const known = [table("a", 1), table("b", 2)];
  const found = mergePage(known, page(["b", "c", "a"], table("b", 1), table("c", 3)));
  expect(found?.map((item) => [item.table, item.free])).toEqual([["b", 1], ["c", 3], ["a", 1]]);
  expect(found?.[2]).toBe(known[0]);
});

test("a table that is listed no longer goes", () => {
  expect(mergePage([table("a", 1), table("b", 2)], page(["b"]))?.map((row) => row.table)).toEqual(["b"]);
  expect(mergePage([table("a", 1)], page([]))).toEqual([]);
});

test("where a table is unknown all has to be asked anew", () => {
  expect(mergePage([table("a", 1)], page(["a", "b"]))).toBeNull();
});
