/** How high the action bar is from the beginning, so that nothing above it moves when a question comes or goes. */
import type { Size } from "./settings.svelte";

/** While there is talk before the first card: two buttons with a ladder under them, or a list to scroll, in the language
 * with the longest words (`--room` of the bar's styles). */
export const TALK: Readonly<Record<Size, number>> = { phone: 205, tablet: 219, desktop: 205 };
/** Else; with calls between the tricks as in games that have no talk before them. */
export const PLAY: Readonly<Record<Size, number>> = { phone: 76, tablet: 80, desktop: 100 };
export const CALLS: Readonly<Record<Size, number>> = { phone: 122, tablet: 130, desktop: 100 };

/** The least height of the bar. `talks`: the game has calls that bid or double; `free`: the talk is over. */
export function roomFor(size: Size, talks: boolean, free: boolean): number {
  return (talks ? (free ? PLAY : TALK) : CALLS)[size];
}
