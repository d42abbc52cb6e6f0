import { expect, test } from "vitest";
import { dailyPath, dayBefore } from "./daily";

test("the day before, also at the ends of months and years", () => {
  expect(dayBefore("2026-11-27")).toBe("2026-11-26");
  expect(dayBefore("2024-03-01")).toBe("2024-02-29");
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
});

test("an address names a game, and a day that is over", () => {
  expect(dailyPath("marias")).toBe("/daily/marias");
  expect(dailyPath("marias", "2026-11-26")).toBe("/daily/marias?day=2026-11-26");
});
