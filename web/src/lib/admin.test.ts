import { expect, test } from "vitest";
import { oneIn } from "./admin";

test("a chance is told as one in so many", () => {
  expect([1, 0.5, 0.3, 0.01, 0.00123, 1e-9, 0].map(oneIn)).toEqual([1, 2, 3, 100, 810, 1_000_000, 1_000_000]);
});
