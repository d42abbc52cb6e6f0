import { expect, test } from "vitest";
import drawn from "../avatars.svg?raw";
import { assignAvatars, AVATARS } from "./avatars";

test("every picture is drawn, and no other", () => {
  const names = [...drawn.matchAll(/<symbol id="av-(\w+)"/g)].map((m) => m[1]);
  expect(names).toEqual(AVATARS);
});

test("nobody has the picture of another who has not chosen it too", () => {
  const chairs = ["Eva", "Bohouš", "Květa", "?", "?"].map((name) => ({ name }));
  expect(new Set(assignAvatars(chairs)).size).toBe(5);
  expect(assignAvatars(chairs)).toEqual(assignAvatars(chairs));
  const chosen = assignAvatars([{ name: "Eva", avatar: "owl" }, ...chairs]);
  expect(chosen.filter((name) => name === "owl")).toHaveLength(1);
});

test("a picture that this page does not know is replaced", () => {
  expect(AVATARS).toContain(assignAvatars([{ name: "Eva", avatar: "dragon" }])[0]);
  expect(assignAvatars(Array.from({ length: 20 }, () => ({ name: "Eva" })))).toHaveLength(20);
});
