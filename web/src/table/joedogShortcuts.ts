/** The shortcuts of JoeDog's program beside our own keys (pinochle:P3.MENU.1, P3.MENU.2, P3.CFG.12). */

export type Shortcut = "new" | "configure" | "hand" | "save" | "exit";

const KEYS: Readonly<Record<string, Shortcut>> = { n: "new", c: "configure", s: "hand", g: "save", x: "exit" };

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key with Ctrl asks for; null where it is something else, or copies or cuts what is `selected`. */
export function shortcutOf(event: PressedKey, hasSelection: boolean): Shortcut | null {
  if (!event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  const key = event.key.toLowerCase();
  return hasSelection && (key === "c" || key === "x") ? null : (KEYS[key] ?? null);
}
