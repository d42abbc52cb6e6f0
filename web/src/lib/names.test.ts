import { beforeEach, expect, test } from "vitest";
import { useTexts } from "./fluent.svelte";
import { nameAt } from "./names";

beforeEach(() => useTexts("en", "seat-number = Player { $n }"));

test("who has given no name is a number in the language of who reads it", () => {
  const chairs = [{ name: "?" }, { name: "Anna" }];
  expect([0, 1, 2].map((chair) => nameAt(chairs, chair))).toEqual(["Player 1", "Anna", "Player 3"]);
});
