import { expect, test } from "vitest";
import type { DealReview, Weighed } from "../protocol";
import { countedIn, course, reasonText, reviewText, worthText } from "./advice";
import { t, useTexts } from "./fluent.svelte";
import type { Picture } from "./picture.svelte";

const weighed = (at: number, worth: number, cost: number, wrong: boolean): Weighed => ({
  seat: 0, at, made: [1], best: [2], worth, cost, error: 0.1, wrong, worlds: 10, choices: [], reasons: [], hand: [], truth: null,
}); // prettier-ignore
const review: DealReview = {
  seat: 0, result: 4, expected: -4.2, lost: 2.8, error: 0.2, luck: 11, decisions: [weighed(3, -4.2, 2.8, true), weighed(9, 1, 0.1, false)], partner: [], field: null,
}; // prettier-ignore

test("amounts are shown in units, to a tenth", () => {
  useTexts("en");
  expect([worthText(3, 2), worthText(-4.2, 2), worthText(0.04, 1), worthText(2.8, 2, false)]).toEqual(["+1.5", "−2.1", "0", "1.4"]);
});

test("an amount says what it counts", () => {
  expect([countedIn(2, 2, true), countedIn(-2.8, 2, true), countedIn(1, 1, false), countedIn(1.1, 1, false)]).toEqual([
    { counted: "unit", size: 1 },
    { counted: "units", size: 1.4 },
    { counted: "point", size: 1 },
    { counted: "points", size: 1.1 },
  ]);
});

test("expected, errors and luck add up to the result", () => {
  useTexts("en", "replay-review-sum = { $expected } { $lost } { $luck } = { $result }\nreplay-review-errors = { $n } errors, { $lost }\nreplay-review-luck-good = { $luck } better");
  expect(reviewText(review, 2, true)).toEqual(["−2.1 −1.4 +5.5 = +2", "1 errors, 1.4", "5.5 better"]);
});

test("what the field makes of the same cards is told where it is known", () => {
  useTexts("en", "replay-review-field = field { $field }");
  expect(reviewText({ ...review, field: -3 }, 2, true).at(-1)).toBe("field −1.5");
  expect(reviewText({ ...review, field: null }, 2, true)).toHaveLength(3);
});

test("the course falls with each error and ends at the result", () => {
  expect(course(review, 20)).toEqual([
    { step: 4, best: -4.2, after: -7, wrong: true },
    { step: 10, best: 1, after: 1, wrong: false },
    { step: 20, best: 4, after: 4, wrong: false },
  ]);
});

test("a reason names one's own side as the settlement does", () => {
  useTexts("en", "item-side = Points of { SEAT($seat) } and { SEAT($partner) }\nitem-side-you = Points of your side\nitem-game = Game { $points }\n  .name = game won\nwhy-more = brings { $amount } more");
  const name = (seat: number): string => ["Anna", "Petr", "Eva", "Player 1"][seat] ?? "";
  const table = { reader: 3, hello: { game: "toy" }, scene: { game: "toy", money: 1, me: 3, name }, phraseText: (p: { key: string; args?: Record<string, number> }) => t(p.key, p.args ?? {}) } as unknown as Picture; // prettier-ignore
  const says = { key: "why-more", args: { amount: 2 } };
  const told = (seat: number, partner: number): string => reasonText(table, { says, item: { key: "item-side", args: { seat, partner } } });
  expect([told(1, 3), told(3, 1), told(0, 2)]).toEqual(["Points of your side: brings 2 more.", "Points of your side: brings 2 more.", "Points of Anna and Eva: brings 2 more."]);
  expect(reasonText(table, { says, item: { key: "item-game", args: { points: 60, seat: 3 } } })).toBe("game won: brings 2 more.");
  expect(reasonText(table, { says, item: null })).toBe("brings 2 more");
});
