/** Which sounds belong to a change at the table. What they are like is made by `synthesizer.ts`, loaded with the first one. */
import type { Update } from "../protocol";
import type { HandState } from "../table/handState.svelte";
import { settings } from "./settings.svelte";
import type { Sound } from "./synthesizer";

const VIBRATION_MS = 20; // milliseconds

/** Has one's own seat gained in this deal, and nobody more? */
export function isDealWon(table: HandState, update: Update | null = table.update): boolean {
  const result = update?.view.pub.result ?? [];
  const own = result[update?.chairs.indexOf(table.hello?.me ?? -1) ?? -1] ?? 0;
  return own > 0 && own === Math.max(...result);
}

/** What is heard of it, one sound of a kind: of what everybody sees, and of one's own turn. */
export function selectSounds(table: HandState, update: Update, old: Update | null): Sound[] {
  if (!old || old.seq === update.seq) return [];
  const isNewDeal = update.deal !== old.deal;
  const kinds = new Set(update.fresh && !isNewDeal ? [] : update.events.map((event) => event.kind));
  const isOver = table.isDealOver && old.view.pub.turn >= 0;
  const isHeard = {
    shuffle: isNewDeal,
    card: kinds.has("play"),
    trick: kinds.has("trick"),
    call: kinds.has("call") && !isNewDeal,
    end: isOver && !isDealWon(table, update),
    won: isOver && isDealWon(table, update),
    turn: table.isOnTurn && (old.view.pub.turn !== update.view.pub.turn || isNewDeal),
  } satisfies Record<Sound, boolean>;
  return (Object.keys(isHeard) as Sound[]).filter((sound) => isHeard[sound]);
}

/** Lets it be heard and felt, as far as a person wants that; a page that is not looked at only knocks. */
export function playSounds(sounds: readonly Sound[]): void {
  const isTurn = sounds.includes("turn");
  if (isTurn && settings.vibrate) navigator.vibrate?.(VIBRATION_MS);
  const audible = settings.sound === "all" && !document.hidden ? sounds : settings.sound === "off" || !isTurn ? [] : (["turn"] as const);
  if (audible.length) void import("./synthesizer").then(({ synthesize }) => synthesize(audible, settings.volume));
}
