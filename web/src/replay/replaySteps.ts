/** A replay in parts that need no page: what happened step by step, where tricks end, and the address of a step. */
import { type AuctionActions, type Deal, foldUpdate, type LogEntry } from "../table/deal";
import type { Place } from "../table/places";
import type { Update } from "../protocol";

/** What is known of the deal at each step: what followers have folded from all updates up to it. */
export function foldFrames(frames: readonly Update[], places: readonly Place[], bidding?: AuctionActions): readonly Deal[] {
  const deals: Deal[] = [];
  for (const frame of frames) deals.push(foldUpdate(deals[deals.length - 1] ?? null, frame, places, bidding));
  return deals;
}

/** The lines of the log that came with a step. */
export const entriesAt = (deals: readonly Deal[], step: number): readonly LogEntry[] =>
  deals[step]?.log.slice(step ? (deals[step - 1]?.log.length ?? 0) : 0) ?? [];

/** Whether a trick was taken with this step. */
export const isTrickTaken = (deals: readonly Deal[], step: number): boolean =>
  step > 0 && (deals[step]?.trickCount ?? 0) > (deals[step - 1]?.trickCount ?? 0);

/** Where one goes by tricks: the beginning, the last step before the first card, the end of each trick, the end. */
export function stopSteps(deals: readonly Deal[]): readonly number[] {
  const lastStep = deals.length - 1;
  const firstCardStep = deals.findIndex((deal) => deal.trick.length > 0);
  const stops = [0, firstCardStep - 1, ...deals.flatMap((_, step) => (isTrickTaken(deals, step) ? [step] : [])), lastStep];
  return [...new Set(stops.filter((step) => step >= 0))].sort((a, b) => a - b);
}

/** The next stop in a direction, or where one is. */
export function nextStop(stops: readonly number[], step: number, direction: 1 | -1): number {
  const next = direction > 0 ? stops.find((stop) => stop > step) : [...stops].reverse().find((stop) => stop < step);
  return next ?? step;
}

/** The number of the trick that a step of the log begins or belongs to, 0 before the first one. */
export const trickAt = (deals: readonly Deal[], step: number): number =>
  Math.max(0, ...entriesAt(deals, step).map((line) => line.trick));

export interface ReplayPosition {
  step: number;
  seat: number | null; // null: the own one
  open: boolean; // all cards
}

/** What of a record or a table is asked for. `step`: null keeps the one that is shown when the answer is there. */
export interface ReplayRequest extends Omit<ReplayPosition, "step"> {
  deal: number;
  step: number | null;
}

/** `?step=17&seat=1&cards=own`; what is missing or no number is left to the default. */
export function readPosition(query: string): ReplayPosition {
  const params = new URLSearchParams(query);
  const number = (name: string): number | null => {
    const text = params.get(name) ?? "";
    return /^-?\d{1,4}$/.test(text) ? Number(text) : null;
  };
  return { step: Math.max(0, number("step") ?? 0), seat: number("seat"), open: params.get("cards") !== "own" };
}

export function writePosition({ step, seat, open }: ReplayPosition): string {
  const parts = [...(step ? [`step=${step}`] : []), ...(seat === null ? [] : [`seat=${seat}`]), ...(open ? [] : ["cards=own"])];
  return parts.length ? `?${parts.join("&")}` : "";
}
