import { expect, test } from "vitest";
import { selectSteps } from "./amountSteps";

test("few amounts have a button each, of many the lowest and wider and wider steps", () => {
  expect(selectSteps(3, 6)).toEqual([0, 1, 2]);
  expect(selectSteps(24, 6)).toEqual([0, 1, 8, 12, 17, 23]);
  expect(selectSteps(24, 9)).toHaveLength(9);
  for (let count = 1; count <= 60; count++) {
    const found = selectSteps(count, 6);
    expect(found[0]).toBe(0);
    expect(Math.max(...found)).toBeLessThan(count);
    expect(found.length).toBeLessThanOrEqual(6);
    expect(new Set(found).size).toBe(found.length);
  }
});
