import { beforeEach, expect, test } from "vitest";
import { t, useTexts, withContext } from "../lib/fluent.svelte";
import { chairName } from "./chairNames";

beforeEach(() => useTexts("en", "seat-number = Player { $n }\nseat-program = program { $name }"));

test("who has given no name is a number in the language of who reads it", () => {
  const chairs = [{ name: "?" }, { name: "Anna" }];
  expect([0, 1, 2].map((chair) => chairName(chairs, chair))).toEqual(["Player 1", "Anna", "Player 3"]);
});

test("a program is shown as one, wherever it is named", () => {
  expect(chairName([{ name: "Robot", program: "Ada" }], 0)).toBe("program Robot");
});

test("a message has its own word for the reader among other seats", () => {
  useTexts("en", 'passed = { SEAT($seat, you: "You") } 2, { SEAT($other, you: "you") } 3; { SEAT($seat) }');
  const name = (seat: number): string => ["Anna", "Bob"][seat]!;
  const said = (me: number): string => withContext({ game: "", faces: "bohemian", money: 1, me, name }, () => t("passed", { seat: 0, other: 1 }));
  expect([said(0), said(1), said(-1)]).toEqual(["You 2, Bob 3; Anna", "Anna 2, you 3; Anna", "Anna 2, Bob 3; Anna"]);
});
