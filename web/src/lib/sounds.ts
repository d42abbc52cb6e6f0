/** Which sounds belong to a change at the table. What they are like is drawn by `noise.ts`, loaded with the first one. */
import type { Update } from "../protocol";
import type { Holding } from "../table/holding.svelte";
import { settings } from "./settings.svelte";

export const SOUNDS = ["shuffle", "card", "trick", "call", "end", "won", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

const BUZZ = 20; // milliseconds

/** Has one's own seat gained in this deal, and nobody more? */
export function isWon(table: Holding, update: Update | null = table.update): boolean {
  const result = update?.view.pub.result ?? [];
  const own = result[update?.chairs.indexOf(table.hello?.me ?? -1) ?? -1] ?? 0;
  return own > 0 && own === Math.max(...result);
}

/** What is heard of it, one sound of a kind: of what everybody sees, and of one's own turn. */
export function soundsOf(table: Holding, update: Update, old: Update | null): Sound[] {
  if (!old || old.seq === update.seq) return [];
  const dealt = update.deal !== old.deal;
  const kinds = new Set(update.fresh && !dealt ? [] : update.events.map((event) => event.kind));
  const over = table.ended && old.view.pub.turn >= 0;
  const heard: Record<Sound, boolean> = {
    shuffle: dealt,
    card: kinds.has("play"),
    trick: kinds.has("trick"),
    call: kinds.has("call") && !dealt,
    end: over && !isWon(table, update),
    won: over && isWon(table, update),
    turn: table.onTurn && (old.view.pub.turn !== update.view.pub.turn || dealt),
  };
  return SOUNDS.filter((sound) => heard[sound]);
}

/** Lets it be heard and felt, as far as a person wants that; a page that is not looked at only knocks. */
export function sound(heard: readonly Sound[]): void {
  const mine = heard.includes("turn");
  if (mine && settings.vibrate) navigator.vibrate?.(BUZZ);
  const wanted = settings.sound === "all" && !document.hidden ? heard : settings.sound === "off" || !mine ? [] : (["turn"] as const);
  if (wanted.length) void import("./noise").then(({ play }) => play(wanted, settings.volume));
}
