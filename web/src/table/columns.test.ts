import { expect, test } from "vitest";
import { findColumnPhrases, findUsedColumns, groupMeldsBySeat, initialsText, makeSheetColumns, makeSideTotals } from "./columns";

const side = (seat: number, meld: number, take: number) => ({ key: "stake-side", args: { seat, meld, take } });

test("phrases that count something for several seats are columns; one alone is a sentence", () => {
  const phrases = [{ key: "stake-need", args: { seat: 1, need: 4 } }, side(0, 12, 5), side(1, 4, 9)];
  const columns = ["meld", "take", "score"];
  expect(findColumnPhrases(phrases, columns)).toEqual(phrases.slice(1));
  expect(findUsedColumns(findColumnPhrases(phrases, columns), columns)).toEqual(["meld", "take"]);
  expect(findColumnPhrases([side(0, 12, 5)], columns)).toEqual([]);
  expect(findColumnPhrases(phrases, [])).toEqual([]);
  expect(findUsedColumns([], columns)).toEqual([]);
});

test("melds are those of each seat in the order asked for, and nothing that could still be declared", () => {
  const phrase = (seat: number, value: number, calls: number[] = []) => ({ key: "meld", args: { seat, value }, calls });
  const found = groupMeldsBySeat([phrase(1, 40), phrase(0, 2, [257]), phrase(1, 4), phrase(2, 10)], [2, 0, 1]);
  expect(found.map(({ seat, sum }) => [seat, sum])).toEqual([[2, 10], [1, 44]]);
});

test("partners who stay together share a column, the own side first; who changes partners has one alone", () => {
  const sides = [0, 1, 0, 1];
  expect(makeSheetColumns(sides, [[0, 1, 2, 3], [1, 2, 3, 0]], 4, 1)).toEqual([[1, 3], [0, 2]]);
  expect(makeSheetColumns(sides, [[0, 1, 2, 3], [0, 2, 1, 3]], 4, 1)).toEqual([[0], [1], [2], [3]]);
  expect(makeSheetColumns([], [[0, 1, 2]], 3, 0)).toEqual([[0], [1], [2]]);
  expect(makeSheetColumns(sides, [[]], 4, 0)).toEqual([[0], [1], [2], [3]]); // before the first update
});

test("the score sheet of a deal has a column for each side: meld 14 and 13, counters so far 10 and 1 (P3.EX.5, P3.EX.6)", () => {
  const ledger = [{ key: "stake-side", args: { seat: 0, partner: 2, meld: 14, take: 10 } }, { key: "stake-side", args: { seat: 1, partner: 3, meld: 13, take: 1 } }];
  expect(makeSideTotals(ledger, ["meld", "take"])).toEqual([{ seats: [0, 2], counts: { meld: 14, take: 10 } }, { seats: [1, 3], counts: { meld: 13, take: 1 } }]);
  expect([initialsText(["South", "North"]), initialsText(["Žofie"]), initialsText(["", "élan"])]).toEqual(["S/N", "Ž", "?/É"]);
});
