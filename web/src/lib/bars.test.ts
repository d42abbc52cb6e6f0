import { expect, test } from "vitest";
import { roomFor } from "./bars";

test("the bar has room for the talk until it is over, and for calls where there is no talk", () => {
  expect([roomFor("phone", true, "talk"), roomFor("phone", true, "play"), roomFor("phone", false, "play")]).toEqual([208, 76, 122]);
  for (const size of ["phone", "tablet", "desktop"] as const) {
    expect(roomFor(size, true, "melded")).toBeLessThan(roomFor(size, true, "talk"));
    expect(roomFor(size, true, "play")).toBeLessThanOrEqual(roomFor(size, true, "melded"));
    expect(roomFor(size, true, "play")).toBeLessThanOrEqual(roomFor(size, false, "play"));
  }
});
