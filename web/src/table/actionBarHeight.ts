/** How high the action bar is from the beginning, so that nothing above it moves when a question comes or goes. */
import type { ScreenSize } from "../lib/settings.svelte";

/** While there is talk before the first card: two buttons with a stepper under them, or a list to scroll, in the language
 * with the longest words (`--room` of the bar's styles). */
export const BEFORE_CARDS: Readonly<Record<ScreenSize, number>> = { phone: 208, tablet: 219, desktop: 208 };
/** While melds are laid down: on a phone one row of buttons in two lines each, so that the hand to meld from has the rest. */
export const MELDING: Readonly<Record<ScreenSize, number>> = { phone: 78, tablet: 130, desktop: 100 };
/** Once the melds lie: a last question with several answers may come before the first card, as whether one plays it out. */
export const MELDS_LAID: Readonly<Record<ScreenSize, number>> = { phone: 170, tablet: 130, desktop: 100 };
/** While cards of the hand are chosen together, as a talon, one button confirms them, and names them in two lines. */
export const CHOOSING: Readonly<Record<ScreenSize, number>> = { phone: 76, tablet: 80, desktop: 100 };
/** Once cards are played: on a phone one row, so that the trick and the hand have the rest. */
export const PLAYING: Readonly<Record<ScreenSize, number>> = { phone: 64, tablet: 80, desktop: 100 };

/** How far a deal is. */
export type DealStage = "talk" | "choice" | "melded" | "last" | "play";
const MIN_HEIGHT: Readonly<Record<DealStage, Readonly<Record<ScreenSize, number>>>> = { talk: BEFORE_CARDS, choice: CHOOSING, melded: MELDING, last: MELDS_LAID, play: PLAYING };

/** The least height of the bar in a stage of the deal. */
export const minBarHeight = (size: ScreenSize, stage: DealStage): number => MIN_HEIGHT[stage][size];
