/** The rows of a settlement in words. */
import type { Item } from "../protocol";
import { first, has, type Scene, within } from "./fluent.svelte";

/** Its numbers for the words. */
export const itemArgs = (item: Item): Record<string, number> => ({ ...(item.args ?? {}), seat: item.seat ?? -1, value: item.value ?? 0, base: item.base ?? 0 });

/** What a row of a settlement is; in words of its own where it is one's own or one's side's. */
export function itemName(item: Item, scene: Scene): string {
  const keys = [item.key, `item-${scene.game}-${item.key}`, `item-${item.key}`];
  return within(scene, () => first(isOwn(item, scene) ? [`${item.key}-you`, ...keys] : keys, itemArgs(item)));
}

/** The seat that a row belongs to; -1 where its words tell. */
export function itemOwner(item: Item, scene: Scene): number {
  const seat = item.seat ?? -1;
  if (seat < 0 || (isOwn(item, scene) && has(`${item.key}-you`))) return -1;
  return itemName(item, scene).includes(scene.name(seat)) ? -1 : seat;
}

const isOwn = (item: Item, scene: Scene): boolean => scene.me >= 0 && [item.seat, item.args?.["partner"]].includes(scene.me);
