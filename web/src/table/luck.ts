/** What this device was promised of each deal, and what it adds to the shuffle (docs/fair.md); checked in `fair.ts`. */
import { kept } from "../lib/settings.svelte";

/** Of one deal: its promise, what this device added, and the seal of the cards when they were dealt. */
export interface Noted {
  commit: string;
  luck: string;
  seal?: string;
}

const KEY = "hlaska-fair";
const TABLES = 20; // whose notes are kept

type Notes = [table: string, deals: Record<number, Noted>][];

function read(): Notes {
  try {
    return JSON.parse(kept.get(KEY) ?? "[]") as Notes;
  } catch {
    return [];
  }
}

export const noted = (table: string, deal: number): Noted | undefined => read().find(([name]) => name === table)?.[1][deal];

function write(table: string, deal: number, note: Noted): void {
  const notes = read();
  const deals = notes.find(([name]) => name === table)?.[1] ?? {};
  const others = notes.filter(([name]) => name !== table).slice(1 - TABLES);
  kept.set(KEY, JSON.stringify([...others, [table, { ...deals, [deal]: note }]]));
}

/** 60 bits by chance: 15 hexadecimal digits. */
export const newLuck = (): string => [...crypto.getRandomValues(new Uint8Array(15))].map((n) => (n & 15).toString(16)).join("");

/** Notes the promise of a deal, the first that was made; the luck to be sent, always the same for one deal. */
export function promised(table: string, deal: number, commit: string, luck = newLuck()): string {
  const before = noted(table, deal);
  if (!before) write(table, deal, { commit, luck });
  return before?.luck ?? luck;
}

/** Notes the seal of a deal when its cards are dealt; without a promise there is nothing to compare. */
export function sealed(table: string, deal: number, seal: string): void {
  const before = noted(table, deal);
  if (before && !before.seal) write(table, deal, { ...before, seal });
}
