import { expect, test } from "vitest";
import { lengthOf, limitOf, limitParts } from "./matchLength";

test("a limit comes back as it was chosen", () => {
  for (const chosen of [{ length: "rounds", count: 4 }, { length: "deals", count: 7 }, { length: "minutes", count: 90 }, { length: "none", count: 0 }] as const)
    expect(lengthOf(limitOf(chosen, 3), 3)).toEqual(chosen);
});

test("rounds are deals of everybody", () => {
  expect(limitOf({ length: "rounds", count: 4 }, 3)).toEqual({ deals: 12 });
});

test("what is no number is one", () => {
  expect(limitOf({ length: "deals", count: Number.NaN }, 3)).toEqual({ deals: 1 });
  expect(limitOf({ length: "minutes", count: 1e9 }, 3)).toEqual({ minutes: 10_080 });
});

test("without a limit nothing is told", () => {
  expect(limitParts({})).toEqual([]);
  expect(limitParts({ deals: 12, minutes: 60 })).toEqual([["web-length-n-deals", 12], ["web-length-n-minutes", 60]]); // prettier-ignore
});
