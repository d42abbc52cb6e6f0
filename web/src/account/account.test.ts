import { expect, test } from "vitest";
import { filterSettings } from "./account";

test("of the settings of an account those are taken that this page knows, of the kind it expects", () => {
  expect(filterSettings({ felt: "wine", keys: false, piles: "yes", colour: "red", language: "cs" })).toEqual({ felt: "wine", keys: false, language: "cs" });
  expect(filterSettings({})).toEqual({});
});
