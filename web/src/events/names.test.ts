import { expect, test } from "vitest";
import { readNames } from "./names";

test("names as they are pasted from a list", () => {
  expect(readNames("Anna\n  Bohumil  Novák,Cyril; Dana\n\nAnna")).toEqual(["Anna", "Bohumil Novák", "Cyril", "Dana"]);
  expect(readNames(" \n,;")).toEqual([]);
});
