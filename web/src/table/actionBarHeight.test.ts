import { expect, test } from "vitest";
import { minBarHeight } from "./actionBarHeight";

test("a later stage of the deal needs no more room, and on a phone one row in play", () => {
  expect(minBarHeight("phone", "play")).toBe(64);
  for (const size of ["phone", "tablet", "desktop"] as const) {
    expect(minBarHeight(size, "last")).toBeLessThan(minBarHeight(size, "talk"));
    expect(minBarHeight(size, "melded")).toBeLessThanOrEqual(minBarHeight(size, "last"));
    expect(minBarHeight(size, "play")).toBeLessThanOrEqual(minBarHeight(size, "melded"));
  }
});
