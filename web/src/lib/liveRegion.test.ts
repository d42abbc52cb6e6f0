import { expect, test, vi } from "vitest";
import { announce, announceAssertively, connectRegions, LiveRegion } from "./liveRegion";

const node = (): HTMLElement => ({ textContent: "" }) as HTMLElement;

test("sentences change sides, so that a repeated one is spoken again and none twice", () => {
  const [a, b] = [node(), node()];
  const region = new LiveRegion([a, b]);
  region.write("one");
  expect([a.textContent, b.textContent]).toEqual(["one", ""]);
  region.write("one");
  expect([a.textContent, b.textContent]).toEqual(["", "one"]);
  region.write("");
  expect([a.textContent, b.textContent]).toEqual(["", "one"]);
});

/** What a listener hears of a page or of a window. */
function listening(): { heard: string[]; close: () => void } {
  const heard: string[] = [];
  const region = (mark: string) => ({ write: (text: string) => heard.push(mark + text) }) as unknown as LiveRegion;
  return { heard, close: connectRegions(region(""), region("!")) };
}

test("while a window is open only its own regions speak, and what was said as it opened is said there", () => {
  vi.useFakeTimers();
  const page = listening();
  announce("long ago");
  vi.advanceTimersByTime(1000);
  const first = listening();
  expect(first.heard).toEqual([]);
  announce("last trick");
  const second = listening();
  announceAssertively("lost");
  second.close();
  announce("in the first");
  first.close();
  announce("in the page");
  page.close();
  expect(page.heard).toEqual(["long ago", "in the page"]);
  expect(first.heard).toEqual(["last trick", "in the first"]);
  expect(second.heard).toEqual(["last trick", "!lost"]);
  vi.useRealTimers();
});
