import { expect, test } from "vitest";
import { roomFor } from "./bars";

test("a later stage of the deal needs no more room, and on a phone one row in play", () => {
  expect(roomFor("phone", "play")).toBe(64);
  for (const size of ["phone", "tablet", "desktop"] as const) {
    expect(roomFor(size, "last")).toBeLessThan(roomFor(size, "talk"));
    expect(roomFor(size, "melded")).toBeLessThanOrEqual(roomFor(size, "last"));
    expect(roomFor(size, "play")).toBeLessThanOrEqual(roomFor(size, "melded"));
  }
});
