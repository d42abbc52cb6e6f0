/** The rows of a settlement in words. */
import type { Item } from "../protocol";
import { firstText, type MessageContext, withContext } from "../lib/fluent.svelte";

/** Its numbers for the words. */
export const itemArgs = (item: Item): Record<string, number> => ({ ...(item.args ?? {}), seat: item.seat ?? -1, value: item.value ?? 0, base: item.base ?? 0 });

/** What a row of a settlement is; in words of its own where it is one's own or one's side's. */
export function itemName(item: Item, context: MessageContext): string {
  const keys = [item.key, `item-${context.game}-${item.key}`, `item-${item.key}`];
  return withContext(context, () => firstText(isOwn(item, context) ? [`${item.key}-you`, ...keys] : keys, itemArgs(item)));
}

/** The seat that a row belongs to; -1 where its words tell. */
export function itemOwner(item: Item, context: MessageContext): number {
  const seat = item.seat ?? -1;
  const name = itemName(item, context);
  if (seat < 0 || (isOwn(item, context) && name !== itemName(item, { ...context, me: -1 }))) return -1;
  return name.includes(context.name(seat)) ? -1 : seat;
}

/** Rows that all belong to one seat: whose they are, what they come to, and how many pay or get that. */
export interface SeatTotal {
  seat: number;
  amount: number;
  times: number; // 0: the result of the seat is no multiple of it
}

/** What everybody pays the one seat that all rows belong to, or gets of it; null where rows have several owners. */
export function findSeatTotal(items: readonly Item[], result: readonly number[]): SeatTotal | null {
  const seat = items[0]?.seat ?? -1;
  if (seat < 0 || items.some((item) => (item.seat ?? -1) !== seat)) return null;
  const amount = items.reduce((sum, item) => sum + (item.value ?? 0), 0);
  const times = amount ? (result[seat] ?? 0) / amount : 0;
  return { seat, amount, times: Number.isInteger(times) && times > 0 ? times : 0 };
}

const isOwn = (item: Item, context: MessageContext): boolean => context.me >= 0 && [item.seat, item.args?.["partner"]].includes(context.me);
