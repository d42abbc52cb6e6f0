import { beforeEach, expect, test } from "vitest";
import { findFixture } from "../dev/fixtures";
import type { ToServer } from "../protocol";
import { seatDrawText } from "./seatDraw";
import { useTexts } from "../lib/fluent.svelte";
import { Table } from "./table.svelte";

beforeEach(() =>
  useTexts("en", 'web-you = You\ndraw-again = Again:\ndraw-deals = { SEAT($seat) } deals.\ndraw-deals-you = You deal.\ncard_name = { $rank } of { $suit }'),
);

function open(name: string): { table: Table; sent: ToServer[] } {
  const sent: ToServer[] = [];
  const table = new Table(() => ({ send: (message) => sent.push(message) > 0, close: () => {} }));
  table.receive(findFixture(name)!.hello);
  return { table, sent };
}

test("the draw in words, with the cards that were drawn again", () => {
  expect(seatDrawText(open("drawn").table)).toBe(
    "You: ace of hearts_f. Bohouš: nine of clubs. Květa: ace of spades. Again: You: queen of diamonds. Květa: jack of spades. You deal.",
  );
  expect(seatDrawText(open("placing").table)).toMatch(/Květa deals\.$/);
});

test("no cards drawn: nothing to say", () => expect(seatDrawText(open("follow").table)).toBe(""));

test("a place is taken by its number", () => {
  const { table, sent } = open("placing");
  table.takePlace(2);
  expect(sent).toEqual([{ type: "choose", place: 2 }]);
});
