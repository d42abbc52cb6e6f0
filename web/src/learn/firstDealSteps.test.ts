import { expect, test } from "vitest";
import { isExpected, stepAt } from "./firstDealSteps";

const says = { key: "first-toy-lead" };
const steps = [
  { at: 0, count: 1, says },
  { at: 4, count: 2, says },
];

test("a step asks until its actions are done", () => {
  expect([0, 1, 3, 4, 5, 6].map((done) => stepAt(steps, done)?.at)).toEqual([0, undefined, undefined, 4, 4, undefined]);
});

test.each([
  [[5, 9], [5], true], // one after the other
  [[5, 9], [5, 9], true],
  [[5, 9], [9, 5], true], // together in any order
  [[5, 9, 300], [9, 5], true], // and a call after them
  [[5, 9], [9], false],
  [[5, 9], [5, 9, 9], false],
  [[5, 5], [5, 9], false],
])("%j asked, %j done: %s", (wanted, given, right) => {
  expect(isExpected(wanted, given)).toBe(right);
});
