import { beforeEach, expect, test } from "vitest";
import { decimalText, makeInviteLink, makeNameFinder, pointsText, rankTotals, readInviteKey, roundFraction } from "./clubs";
import { useTexts } from "../lib/fluent.svelte";

const TEXTS = "clubs-former = Former member\nclubs-former-n = Former member { $n }\nclubs-computers = Computers";
beforeEach(() => useTexts("cs", TEXTS));
const member = (id: string, name: string) => ({ id, name, avatar: "", role: "member", account: true, joined: 0, gone: 0 }) as const;

test.each([
  ["0", "0", "0"],
  ["12.5", "12,5", "+12,5"],
  ["-0.0001", "−0,0001", "−0,0001"],
  ["900719925474099312.25", "900719925474099312,25", "+900719925474099312,25"],
])("the number %s loses no digit", (text, plain, signed) => {
  expect([decimalText(text), decimalText(text, true)]).toEqual([plain, signed]);
});

test.each([
  ["7/3", "2.3333", "+2,33"],
  ["-11/6", "-1.8333", "−1,83"],
  ["-2", "-2", "−2"],
  ["0", "0", "0"],
  ["1/1000", "0.001", "0"],
])("the fraction %s is written for spreadsheets and for people", (text, plain, signed) => {
  expect([roundFraction(text), pointsText(text)]).toEqual([plain, signed]);
});

test("where nothing is compared stands no number", () => {
  expect(pointsText(null)).toBe("·");
});

test("people whose account is deleted have no name, and are told apart", () => {
  const nameOf = makeNameFinder([member("a", "Anna"), member("b", ""), member("c", "")]);
  expect(["a", "b", "c", "*"].map(nameOf)).toEqual(["Anna", "Former member 1", "Former member 2", "Computers"]);
  expect(makeNameFinder([member("b", "")])("b")).toBe("Former member");
  expect(nameOf("")).toBe("Former member");
});

test("who has the same shares a place", () => {
  expect(rankTotals(["5", "2", "2", "-1"].map((total) => ({ total })))).toEqual([1, 2, 2, 4]);
});

test("the key of an invitation stands behind the #, where no server sees it", () => {
  const link = new URL(makeInviteLink("k-e_y", "http://example.org"));
  expect(link.pathname).toBe("/clubs/join");
  expect(readInviteKey(link.hash)).toBe("k-e_y");
});
