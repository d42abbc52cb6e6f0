import { expect, test } from "vitest";
import { titleParts } from "./rules";

test.each([
  ["Mariáš for three", "Hundreds double", "Mariáš for three · Hundreds double"],
  ["Mariage, Sixty-Six, Schnapsen", "Schnapsen", "Schnapsen"],
  ["Mariage, Sixty-Six, Schnapsen", "", "Mariage, Sixty-Six, Schnapsen"],
  ["Bezique", "Bezique", "Bezique"],
])("%s with %s is said as %s", (game, preset, said) => {
  expect(titleParts(game, preset).join(" · ")).toBe(said);
});
