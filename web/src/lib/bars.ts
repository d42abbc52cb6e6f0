/** How high the action bar has been for bids in each phase of a game at each width: it is as high from the beginning the
 * next time, so that nothing moves when the first question comes. */
import { kept } from "./settings.svelte";

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
