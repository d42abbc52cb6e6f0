/** How long a match is that its game does not end: as it is chosen in the form, and as it is told. */
import type { Limit } from "../protocol";

export const LENGTHS = ["none", "rounds", "deals", "minutes"] as const;
export type Length = (typeof LENGTHS)[number];
export interface Chosen {
  length: Length;
  count: number;
}
export const MOST = { none: 0, rounds: 1000, deals: 10_000, minutes: 10_080 } as const;
export const USUAL = { none: 0, rounds: 4, deals: 12, minutes: 60 } as const;

/** In a round everybody deals once. */
export function limitOf({ length, count }: Chosen, players: number): Limit {
  const n = Math.min(MOST[length], Math.max(1, Math.round(count) || 1));
  if (length === "rounds") return { deals: n * players };
  return length === "none" ? {} : { [length]: n };
}

export function chosenOf(limit: Limit | undefined, players: number): Chosen {
  const { deals = 0, minutes = 0 } = limit ?? {};
  if (deals && deals % players === 0) return { length: "rounds", count: deals / players };
  if (deals) return { length: "deals", count: deals };
  return minutes ? { length: "minutes", count: minutes } : { length: "none", count: 0 };
}

/** The parts of a limit with their message keys, to be told one after the other. */
export function parts(limit: Limit | undefined): [key: string, n: number][] {
  const { deals = 0, minutes = 0 } = limit ?? {};
  const all: [string, number][] = [["web-length-n-deals", deals], ["web-length-n-minutes", minutes]]; // prettier-ignore
  return all.filter(([, n]) => n > 0);
}
