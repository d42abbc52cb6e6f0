/** The table opened last, of all games and of each, to be opened again with one press. */
import type { Chair, Clock, Limit } from "../protocol";
import { readOwnAvatar } from "./avatars";
import type { OptionValues } from "./options";
import { storage } from "./settings.svelte";

export interface RecentTable {
  game: string;
  preset: string;
  changes: OptionValues;
  chairs: Chair[];
  limit?: Limit;
  pace?: string;
  access?: string;
  rated?: boolean;
  programs?: boolean;
  successors?: boolean;
  chat?: string;
  clock?: Clock;
}

const KEY = "hlaska.recent";
const NAME = "hlaska.name";
const keyOf = (game: string): string => (game ? `${KEY}.${game}` : KEY);

export function readRecentTable(game = ""): RecentTable | null {
  try {
    const found = JSON.parse(storage.get(keyOf(game)) ?? "null") as RecentTable | null;
    return found && typeof found.game === "string" && Array.isArray(found.chairs) ? found : null;
  } catch {
    return null;
  }
}

export function rememberTable(table: RecentTable): void {
  for (const key of [KEY, keyOf(table.game)]) storage.set(key, JSON.stringify(table));
}
export const readOwnName = (): string => storage.get(NAME) ?? "";
export const rememberName = (name: string): void => storage.set(NAME, name);

/** The players of the table opened last, oneself with the name one has now. */
export const repeatChairs = (table: RecentTable): Chair[] => table.chairs.map((chair, i) => ({ ...chair, ...(i ? {} : { name: readOwnName(), avatar: readOwnAvatar() }) }));

/** Chairs for a new table: oneself and computer players with names of their own. */
export function makeChairs(players: number, me: string, level: string, names: readonly string[]): Chair[] {
  const others = names.filter((name) => name !== me);
  const start = Math.floor(Math.random() * Math.max(1, others.length));
  return Array.from({ length: players }, (_, i) =>
    i === 0 ? { name: me, kind: "person", avatar: readOwnAvatar() } : { name: others[(start + i) % others.length] ?? `${i + 1}`, kind: "bot", level },
  );
}
