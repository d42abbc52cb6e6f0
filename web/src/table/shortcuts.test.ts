import { expect, test } from "vitest";
import { shortcut } from "./shortcuts";

const press = (key: string, more = {}) => ({ key, ctrlKey: true, altKey: false, metaKey: false, shiftKey: false, ...more });

test("Ctrl with N, C, S, G and X are those of JoeDog's program (P3.MENU.1, P3.MENU.2, P3.CFG.12)", () => {
  expect(["n", "c", "s", "g", "x", "N"].map((key) => shortcut(press(key), false))).toEqual(["new", "configure", "hand", "save", "exit", "new"]);
  expect(["a", "v", "Enter"].map((key) => shortcut(press(key), false))).toEqual([null, null, null]);
});

test("what is selected is copied and cut as everywhere, and other keys beside Ctrl make another shortcut", () => {
  expect(["c", "x", "s"].map((key) => shortcut(press(key), true))).toEqual([null, null, "hand"]);
  for (const more of [{ ctrlKey: false }, { altKey: true }, { metaKey: true }, { shiftKey: true }]) expect(shortcut(press("n", more), false)).toBeNull();
});
