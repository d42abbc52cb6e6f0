import { expect, test } from "vitest";
import { columnsOf, ledgerOf, meldsBySeat } from "./ledger";

const side = (seat: number, meld: number, take: number) => ({ key: "stake-side", args: { seat, meld, take } });

test("rows that count something for several seats are columns; one alone is a sentence", () => {
  const rows = [{ key: "stake-need", args: { seat: 1, need: 4 } }, side(0, 12, 5), side(1, 4, 9)];
  expect(ledgerOf(rows)).toEqual(rows.slice(1));
  expect(columnsOf(ledgerOf(rows))).toEqual(["meld", "take"]);
  expect(ledgerOf([side(0, 12, 5)])).toEqual([]);
  expect(columnsOf([])).toEqual([]);
});

test("melds are those of each seat in the order asked for, and nothing that could still be declared", () => {
  const row = (seat: number, value: number, calls: number[] = []) => ({ key: "meld", args: { seat, value }, calls });
  const found = meldsBySeat([row(1, 40), row(0, 2, [257]), row(1, 4), row(2, 10)], [2, 0, 1]);
  expect(found.map(({ seat, sum }) => [seat, sum])).toEqual([[2, 10], [1, 44]]);
});
