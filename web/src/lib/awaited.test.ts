import { expect, test } from "vitest";
import { attention, titleOf } from "./awaited.svelte";

test("the title says whose turn it is here, and how many wait elsewhere", () => {
  expect(titleOf("Game – Hláška", false, 0)).toBe("Game – Hláška");
  expect(titleOf("Game – Hláška", true, 0)).toBe("● Game – Hláška");
  expect(titleOf("Hláška", false, 2)).toBe("(2) Hláška");
  expect(titleOf("Game – Hláška", true, 1)).toBe("● (1) Game – Hláška");
});

test("the table that is open is none of the others", () => {
  attention.tables = [{ table: "a", game: "marias" }, { table: "b", game: "bezique" }];
  attention.here = "a";
  expect(attention.others.map(({ table }) => table)).toEqual(["b"]);
});
