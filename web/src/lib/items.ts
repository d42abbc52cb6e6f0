/** The rows of a settlement in words. */
import type { Item } from "../protocol";
import { first } from "./fluent.svelte";

/** Its numbers for the words. */
export const itemArgs = (item: Item): Record<string, number> => ({ ...(item.args ?? {}), seat: item.seat ?? -1, value: item.value ?? 0, base: item.base ?? 0 });

/** What a row of a settlement is; within the scene of its deal. */
export const itemName = (item: Item, game: string): string => first([item.key, `item-${game}-${item.key}`, `item-${item.key}`], itemArgs(item));
