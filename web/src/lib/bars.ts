/** How high the action bar has been for bids in each phase of a game at each width: it is as high from the beginning the
 * next time, so that nothing moves when the first question comes. */
import type { Deal } from "./deal";
import { kept, type Size } from "./settings.svelte";

const KEY = "hlaska.bars";
const MOST = 60; // phases remembered, the newest

function all(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(kept.get(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** 0 where it is not known. */
export function barOf(phase: string): number {
  const height = all()[phase];
  return Number.isFinite(height) ? Math.max(0, height as number) : 0;
}

export function rememberBar(phase: string, height: number): void {
  const known = all();
  if (known[phase] === height) return;
  delete known[phase];
  kept.set(KEY, JSON.stringify(Object.fromEntries([...Object.entries(known), [phase, height]].slice(-MOST))));
}

/** How high it is with two buttons and a ladder under them, in the language with the longest words. */
export const LADDER: Readonly<Record<Size, number>> = { phone: 205, tablet: 219, desktop: 205 };
/** So many bids are a ladder; fewer are a list. */
const RUNGS = 20;

/** Does the deal begin with bids of amounts, and has nothing else been said or played yet? */
export function opensWithBids(deal: Pick<Deal, "tricks" | "trick" | "calls" | "auction"> | null, bids: readonly (readonly [number, number])[]): boolean {
  if (!deal || deal.tricks || deal.trick.length) return false;
  const rungs = bids.reduce((n, [first, last]) => n + last - first + 1, 0);
  return rungs >= RUNGS && deal.calls.every(({ order }) => deal.auction.some((call) => call.order === order));
}
