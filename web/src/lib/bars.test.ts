import { expect, test } from "vitest";
import { roomFor } from "./bars";

test("the bar has room for the talk until it is over, and for calls where there is no talk", () => {
  expect([roomFor("phone", true, false), roomFor("phone", true, true), roomFor("phone", false, true)]).toEqual([205, 76, 122]);
  for (const size of ["phone", "tablet", "desktop"] as const) expect(roomFor(size, true, true)).toBeLessThanOrEqual(roomFor(size, false, true));
});
