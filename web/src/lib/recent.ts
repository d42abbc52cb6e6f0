/** The table opened last, to be opened again with one press. */
import type { Chair } from "../protocol";
import type { Values } from "./options";
import { kept } from "./settings.svelte";

export interface Recent {
  game: string;
  preset: string;
  changes: Values;
  chairs: Chair[];
}

const KEY = "hlaska.recent";
const NAME = "hlaska.name";

export function recent(): Recent | null {
  try {
    const found = JSON.parse(kept.get(KEY) ?? "null") as Recent | null;
    return found && typeof found.game === "string" && Array.isArray(found.chairs) ? found : null;
  } catch {
    return null;
  }
}

export const remember = (what: Recent): void => kept.set(KEY, JSON.stringify(what));
export const ownName = (): string => kept.get(NAME) ?? "";
export const rememberName = (name: string): void => kept.set(NAME, name);

/** Chairs for a new table: oneself and computer players with names of their own. */
export function chairsFor(players: number, me: string, level: string, names: readonly string[]): Chair[] {
  const others = names.filter((name) => name !== me);
  const start = Math.floor(Math.random() * Math.max(1, others.length));
  return Array.from({ length: players }, (_, i) =>
    i === 0 ? { name: me, kind: "person" } : { name: others[(start + i) % others.length] ?? `${i + 1}`, kind: "bot", level },
  );
}
