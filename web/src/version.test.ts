import { expect, test } from "vitest";
import { version } from "./version";

test("the page knows its version", () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});
