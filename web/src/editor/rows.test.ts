import { expect, test } from "vitest";
import { CALL, type CardRow } from "../protocol";
import { actionText, fillRows, groupKinds, insertCard, joinWords, linkOf, nextRow, numberIn, removeCard, withNumber, withText } from "./rows";

const row = (name: string, words: string[], cards: number[], needs = -1): CardRow => ({
  name, place: name, seat: 0, shown: false, hidden: false, ordered: false, needs, text: joinWords(words), cards, words,
});
const QH = 36, KH = 37, AS = 23;
const rows = [["hand0", "QH KH"], ["hand1", "AS"]] as const;
const read = [row("hand0", ["QH", "KH"], [QH, KH], 2), row("hand1", ["AS"], [AS], 2)];

test("cards of several words are kept apart by commas", () => {
  expect(joinWords(["QH", "KS"])).toBe("QH KS");
  expect(joinWords(["QH", "ace of hearts"])).toBe("QH, ace of hearts");
});

test("an action is written as in records", () => {
  expect([QH, QH | 64, QH | 128, CALL + 1].map((a) => actionText(a, ["good", "bid 55"]))).toEqual(["QH", "QH+", "QH#2", "bid 55"]);
});

test("a card is taken out, and the other words stay as they were typed", () => {
  const marked = row("hand0", ["QH^1", "KH/*"], [QH, KH]);
  expect(removeCard(rows, marked, 0)).toEqual([["hand0", "KH/*"], ["hand1", "AS"]]);
});

test("a card goes into a row from where it lies", () => {
  expect(insertCard(rows, read, [7], 7, "hand1")).toEqual([["hand0", "QH KH"], ["hand1", "AS AC"]]);
  expect(insertCard(rows, read, [], KH, "hand1")).toEqual([["hand0", "QH"], ["hand1", "AS KH"]]);
  expect(insertCard(rows, read, [], AS, "hand1")).toEqual(rows); // it lies there already
  expect(insertCard(rows, read, [7], 7, "nowhere")).toEqual(rows);
});

test("rows are filled one after the other", () => {
  expect(nextRow(read, "hand0")).toBe("hand1");
  expect(nextRow(read, "hand1")).toBe("hand1");
  expect(nextRow([row("won0", [], [])], "won0")).toBe("won0");
  expect(fillRows(rows, read, [7, 6])).toEqual([["hand0", "QH KH"], ["hand1", "AS AC"]]);
  expect(withText(rows, "hand1", "")).toEqual([["hand0", "QH KH"], ["hand1", ""]]);
});

test("kinds stand by suit, the highest rank first", () => {
  expect(groupKinds([0, 7, 7, 16, 23])).toEqual([[7, 0], [23, 16]]);
});

test("numbers of a position are changed in their line", () => {
  const line = "phase=play trump=H levels=[1,0] lead=2";
  expect([numberIn(line, "trump"), numberIn(line, "rump"), numberIn(line, "lead")]).toEqual(["H", null, "2"]);
  expect(withNumber(line, "trump", "S")).toBe("trump=S phase=play levels=[1,0] lead=2");
  expect(withNumber(line, "lead", "")).toBe("phase=play trump=H levels=[1,0]");
  expect(withNumber("", "lead", "1")).toBe("lead=1");
});

test("the address has the whole record", () => {
  const query = new URLSearchParams(linkOf("marias", "Game: marias\n", true).split("?")[1]);
  expect([query.get("record"), query.get("lie")]).toEqual(["Game: marias\n", "1"]);
});
