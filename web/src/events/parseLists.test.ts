import { expect, test } from "vitest";
import { readNames, readNumbers } from "./parseLists";

test("names as they are pasted from a list", () => {
  expect(readNames("Anna\n  Bohumil  Novák,Cyril; Dana\n\nAnna")).toEqual(["Anna", "Bohumil Novák", "Cyril", "Dana"]);
  expect(readNames(" \n,;")).toEqual([]);
});

test("points of places as they are typed", () => {
  expect(readNumbers("10, 8;6 5")).toEqual([10, 8, 6, 5]);
  expect(readNumbers(" ")).toEqual([]);
});
