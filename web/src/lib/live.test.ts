import { expect, test } from "vitest";
import { Region } from "./live";

const node = (): HTMLElement => ({ textContent: "" }) as HTMLElement;

test("sentences change sides, so that a repeated one is spoken again and none twice", () => {
  const [a, b] = [node(), node()];
  const region = new Region([a, b]);
  region.say("one");
  expect([a.textContent, b.textContent]).toEqual(["one", ""]);
  region.say("one");
  expect([a.textContent, b.textContent]).toEqual(["", "one"]);
  region.say("");
  expect([a.textContent, b.textContent]).toEqual(["", "one"]);
});
