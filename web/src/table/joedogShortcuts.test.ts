import { expect, test } from "vitest";
import { shortcutOf } from "./joedogShortcuts";

const press = (key: string, more = {}) => ({ key, ctrlKey: true, altKey: false, metaKey: false, shiftKey: false, ...more });

test("Ctrl with N, C, S, G and X are those of JoeDog's program (P3.MENU.1, P3.MENU.2, P3.CFG.12)", () => {
  expect(["n", "c", "s", "g", "x", "N"].map((key) => shortcutOf(press(key), false))).toEqual(["new", "configure", "hand", "save", "exit", "new"]);
  expect(["a", "v", "Enter"].map((key) => shortcutOf(press(key), false))).toEqual([null, null, null]);
});

test("what is selected is copied and cut as everywhere, and other keys beside Ctrl make another shortcut", () => {
  expect(["c", "x", "s"].map((key) => shortcutOf(press(key), true))).toEqual([null, null, "hand"]);
  for (const more of [{ ctrlKey: false }, { altKey: true }, { metaKey: true }, { shiftKey: true }]) expect(shortcutOf(press("n", more), false)).toBeNull();
});
