/** Which sounds belong to a change at the table. What they are like is made by `synthesizer.ts`, loaded with the first one. */
import type { Update } from "../protocol";
import type { HandState } from "../table/handState.svelte";
import { settings } from "./settings.svelte";

export const SOUNDS = ["shuffle", "card", "trick", "call", "end", "won", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

const BUZZ = 20; // milliseconds

/** Has one's own seat gained in this deal, and nobody more? */
export function isDealWon(table: HandState, update: Update | null = table.update): boolean {
  const result = update?.view.pub.result ?? [];
  const own = result[update?.chairs.indexOf(table.hello?.me ?? -1) ?? -1] ?? 0;
  return own > 0 && own === Math.max(...result);
}

/** What is heard of it, one sound of a kind: of what everybody sees, and of one's own turn. */
export function soundsOf(table: HandState, update: Update, old: Update | null): Sound[] {
  if (!old || old.seq === update.seq) return [];
  const dealt = update.deal !== old.deal;
  const kinds = new Set(update.fresh && !dealt ? [] : update.events.map((event) => event.kind));
  const over = table.isDealOver && old.view.pub.turn >= 0;
  const heard: Record<Sound, boolean> = {
    shuffle: dealt,
    card: kinds.has("play"),
    trick: kinds.has("trick"),
    call: kinds.has("call") && !dealt,
    end: over && !isDealWon(table, update),
    won: over && isDealWon(table, update),
    turn: table.isOnTurn && (old.view.pub.turn !== update.view.pub.turn || dealt),
  };
  return SOUNDS.filter((playSounds) => heard[playSounds]);
}

/** Lets it be heard and felt, as far as a person wants that; a page that is not looked at only knocks. */
export function sound(heard: readonly Sound[]): void {
  const mine = heard.includes("turn");
  if (mine && settings.vibrate) navigator.vibrate?.(BUZZ);
  const wanted = settings.sound === "all" && !document.hidden ? heard : settings.sound === "off" || !mine ? [] : (["turn"] as const);
  if (wanted.length) void import("./synthesizer").then(({ synthesize }) => synthesize(wanted, settings.volume));
}
