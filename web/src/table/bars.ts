/** How high the action bar is from the beginning, so that nothing above it moves when a question comes or goes. */
import type { Size } from "../lib/settings.svelte";

/** While there is talk before the first card: two buttons with a ladder under them, or a list to scroll, in the language
 * with the longest words (`--room` of the bar's styles). */
export const TALK: Readonly<Record<Size, number>> = { phone: 208, tablet: 219, desktop: 208 };
/** While melds are laid down: on a phone one row of buttons in two lines each, so that the hand to meld from has the rest. */
export const MELDED: Readonly<Record<Size, number>> = { phone: 78, tablet: 130, desktop: 100 };
/** Once the melds lie: a last question with several answers may come before the first card, as whether one plays it out. */
export const LAST: Readonly<Record<Size, number>> = { phone: 170, tablet: 130, desktop: 100 };
/** While cards of the hand are chosen together, as a talon, one button confirms them, and names them in two lines. */
export const CHOICE: Readonly<Record<Size, number>> = { phone: 76, tablet: 80, desktop: 100 };
/** Once cards are played: on a phone one row, so that the trick and the hand have the rest. */
export const PLAY: Readonly<Record<Size, number>> = { phone: 64, tablet: 80, desktop: 100 };

/** How far a deal is. */
export type Stage = "talk" | "choice" | "melded" | "last" | "play";
const ROOM: Readonly<Record<Stage, Readonly<Record<Size, number>>>> = { talk: TALK, choice: CHOICE, melded: MELDED, last: LAST, play: PLAY };

/** The least height of the bar in a stage of the deal. */
export const roomFor = (size: Size, stage: Stage): number => ROOM[stage][size];
