/** Whose row of a settlement it is. */
import { expect, test } from "vitest";
import { type MessageContext, useTexts } from "../lib/fluent.svelte";
import { findSeatTotal, itemName, itemOwner } from "./settlementItems";

const context: MessageContext = { game: "toy", faces: "bohemian", money: 1, me: 2, name: (seat: number) => ["Anna", "Petr", "Eva", "Jan"][seat] ?? "" };
const side = (seat: number, partner: number) => ({ key: "item-side", seat, args: { partner } });

test("a row of one's own side is told as such, whichever of the two it names", () => {
  useTexts("en", "item-side = Meld of { SEAT($seat) } and { SEAT($partner) }\nitem-side-you = Meld of your side\nitem-game = Game won");
  expect([side(0, 2), side(2, 0), side(1, 3)].map((item) => itemName(item, context))).toEqual(["Meld of your side", "Meld of your side", "Meld of Petr and Jan"]);
  expect(itemName(side(0, 2), { ...context, me: -1 })).toBe("Meld of Anna and Eva");
});

test("the owner is named where the words do not name it", () => {
  expect([side(0, 2), side(1, 3), { key: "item-game", seat: 1 }, { key: "item-game", seat: 2 }, { key: "item-game" }].map((item) => itemOwner(item, context))).toEqual([-1, -1, 1, 2, -1]);
});

test("rows of one owner add up to what each pays, and as often as others pay to the result", () => {
  const lost = [{ key: "item-game", seat: 2, value: -8 }, { key: "item-seven", seat: 2, value: -2 }];
  expect(findSeatTotal(lost, [10, 10, -20])).toEqual({ seat: 2, amount: -10, times: 2 });
  expect(findSeatTotal(lost, [10, 10, -25])).toEqual({ seat: 2, amount: -10, times: 0 });
  expect(findSeatTotal([...lost, { key: "item-game", seat: 1, value: 1 }], [0, 0, 0])).toBeNull();
});
