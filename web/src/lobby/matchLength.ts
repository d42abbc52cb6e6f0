/** How long a match is that its game does not end: as it is chosen in the form, and as it is told. */
import type { Limit } from "../protocol";

export const LENGTH_UNITS = ["none", "rounds", "deals", "minutes"] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];
export interface MatchLength {
  length: LengthUnit;
  count: number;
}
export const MAX_COUNT = { none: 0, rounds: 1000, deals: 10_000, minutes: 10_080 } as const;
export const DEFAULT_COUNT = { none: 0, rounds: 4, deals: 12, minutes: 60 } as const;

/** In a round everybody deals once. */
export function limitOf({ length, count }: MatchLength, players: number): Limit {
  const n = Math.min(MAX_COUNT[length], Math.max(1, Math.round(count) || 1));
  if (length === "rounds") return { deals: n * players };
  return length === "none" ? {} : { [length]: n };
}

export function lengthOf(limit: Limit | undefined, players: number): MatchLength {
  const { deals = 0, minutes = 0 } = limit ?? {};
  if (deals && deals % players === 0) return { length: "rounds", count: deals / players };
  if (deals) return { length: "deals", count: deals };
  return minutes ? { length: "minutes", count: minutes } : { length: "none", count: 0 };
}

/** The parts of a limit with their message keys, to be told one after the other. */
export function limitParts(limit: Limit | undefined): [key: string, n: number][] {
  const { deals = 0, minutes = 0 } = limit ?? {};
  const all: [string, number][] = [["web-length-n-deals", deals], ["web-length-n-minutes", minutes]]; // prettier-ignore
  return all.filter(([, n]) => n > 0);
}
