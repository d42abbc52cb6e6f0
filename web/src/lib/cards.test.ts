import { expect, test } from "vitest";
import { CALL } from "../protocol";
import { recordText } from "./cards";

test("an action is written as records write it", () => {
  const calls = ["pass", "bid 55"];
  expect([2, 2 + 64, CALL + 1, CALL + 9, -1].map((action) => recordText(action, calls))).toEqual(["9C", "9C+", "bid 55", "", ""]);
});
