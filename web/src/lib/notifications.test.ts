import { expect, test } from "vitest";
import { notifications, tabTitleText } from "./notifications.svelte";

test("the title says whose turn it is here, and how many wait elsewhere", () => {
  expect(tabTitleText("Game – Hláška", false, 0)).toBe("Game – Hláška");
  expect(tabTitleText("Game – Hláška", true, 0)).toBe("● Game – Hláška");
  expect(tabTitleText("Hláška", false, 2)).toBe("(2) Hláška");
  expect(tabTitleText("Game – Hláška", true, 1)).toBe("● (1) Game – Hláška");
});

test("the table that is open is none of the others", () => {
  notifications.tables = [{ table: "a", game: "marias" }, { table: "b", game: "bezique" }];
  notifications.openTable = "a";
  expect(notifications.otherTables.map(({ table }) => table)).toEqual(["b"]);
});
