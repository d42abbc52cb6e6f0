import { expect, test, vi } from "vitest";
import { alertNow, connectRegions, Region, say } from "./live";

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

/** What a listener hears of a page or of a window. */
function listening(): { heard: string[]; close: () => void } {
  const heard: string[] = [];
  const region = (mark: string) => ({ say: (text: string) => heard.push(mark + text) }) as unknown as Region;
  return { heard, close: connectRegions(region(""), region("!")) };
}

test("while a window is open only its own regions speak, and what was said as it opened is said there", () => {
  vi.useFakeTimers();
  const page = listening();
  say("long ago");
  vi.advanceTimersByTime(1000);
  const first = listening();
  expect(first.heard).toEqual([]);
  say("last trick");
  const second = listening();
  alertNow("lost");
  second.close();
  say("in the first");
  first.close();
  say("in the page");
  page.close();
  expect(page.heard).toEqual(["long ago", "in the page"]);
  expect(first.heard).toEqual(["last trick", "in the first"]);
  expect(second.heard).toEqual(["last trick", "!lost"]);
  vi.useRealTimers();
});
