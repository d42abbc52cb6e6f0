import { expect, test } from "vitest";
import type { DealReview, DecisionAnalysis } from "../protocol";
import { amountUnit, reasonText, reviewPoints, reviewText, worthText } from "./analysisText";
import { t, useTexts, withContext } from "../lib/fluent.svelte";
import { personalKey, type TableView } from "./tableView.svelte";

const weighed = (at: number, worth: number, cost: number, wrong: boolean): DecisionAnalysis => ({
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
  expect([amountUnit(2, 2, true), amountUnit(-2.8, 2, true), amountUnit(1, 1, false), amountUnit(1.1, 1, false)]).toEqual([
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
  expect(reviewPoints(review, 20)).toEqual([
    { step: 4, best: -4.2, after: -7, wrong: true },
    { step: 10, best: 1, after: 1, wrong: false },
    { step: 20, best: 4, after: 4, wrong: false },
  ]);
});

test("a reason says what happens to whom, and how often or how much", () => {
  useTexts(
    "en",
    "why-often = { $what } in { $n } of { $worlds } deals.\nwhy-brings-more = { $what }: it brings { MONEY($amount) } { $counted } more.\nwhy-agreed = So the system says.",
    "why-side = { SEAT($seat) } and { SEAT($partner) } score\nwhy-side-you = Your side scores\nwhy-game = { SEAT($seat) } wins\nitem-toy = Game { $points }\n  .name = Game won",
  );
  const name = (seat: number): string => ["Anna", "Petr", "Eva", "Player 1"][seat] ?? "";
  const context = { game: "toy", money: 2, me: 3, name };
  const phraseText = (p: { key: string; args?: Record<string, number> }): string => withContext(context as never, () => t(personalKey(p as never, 3), p.args ?? {}));
  const table = { viewerSeat: 3, hello: { game: "toy", money: 2, pays: true }, context, phraseText } as unknown as TableView;
  const often = { key: "why-often", args: { n: 3, worlds: 8 } };
  const told = (seat: number, partner: number): string => reasonText(table, { says: often, item: { key: "item-side", args: { seat, partner } } });
  expect([told(1, 3), told(3, 1), told(0, 2)]).toEqual(["Your side scores in 3 of 8 deals.", "Your side scores in 3 of 8 deals.", "Anna and Eva score in 3 of 8 deals."]);
  const more = { key: "why-brings-more", args: { amount: 3, worlds: 8 } };
  expect(reasonText(table, { says: more, item: { key: "item-game", args: { seat: 1 } } })).toBe("Petr wins: it brings 1½ units more.");
  expect(reasonText(table, { says: often, item: { key: "item-toy", args: { points: 60, seat: 3 } } })).toBe("Game won in 3 of 8 deals.");
  expect(reasonText(table, { says: { key: "why-agreed" }, item: null })).toBe("So the system says.");
});
