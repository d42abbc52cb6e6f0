/** What a person has chosen for this browser. */
import type { Deck, IndexSize } from "./cards";

export interface Settings {
  deck: "auto" | Deck; // auto: as the game is usually played
  index: "auto" | IndexSize;
  letters: "auto" | "cs" | "sk" | "de";
  fourColours: boolean;
  shapes: boolean; // the initial of the suit under its sign
  motion: "auto" | "slow" | "normal" | "fast" | "none";
  theme: "auto" | "light" | "dark" | "contrast";
  language: string; // "" follows the browser
  tap: "auto" | "once" | "twice";
  order: "auto" | "high" | "low"; // where the ten stands when cards are sorted
  piles: boolean;
  keys: boolean; // letter keys
  autoDraw: boolean; // from the stock, after a while
  autoCut: "alone" | "always" | "never"; // the pack; alone: against computer players
  autoLast: boolean; // the last card of the hand
  autoRest: boolean; // all of them, alone with computer players, once nothing can change
  holdMelds: boolean; // melds lie in the middle until one takes them up
  sound: "off" | "turn" | "all";
  soundAsked: boolean; // the question has been answered
  volume: "low" | "normal" | "high";
  vibrate: boolean; // on one's turn
  felt: "green" | "pine" | "moss" | "blue" | "wine" | "wood";
  teach: boolean; // show which cards are allowed
}

export const DEFAULTS: Settings = {
  deck: "auto",
  index: "auto",
  letters: "auto",
  fourColours: true,
  shapes: false,
  motion: "auto",
  theme: "auto",
  language: "",
  tap: "auto",
  order: "auto",
  piles: true,
  keys: true,
  autoDraw: false,
  autoCut: "alone",
  autoLast: false,
  autoRest: false,
  holdMelds: false,
  sound: "off",
  soundAsked: false,
  volume: "normal",
  vibrate: false,
  felt: "green",
  teach: true,
};

const KEY = "hlaska.settings";

export function readSettings(text: string | null): Settings {
  try {
    const stored = JSON.parse(text ?? "{}") as Record<string, unknown>;
    const entries = Object.entries(DEFAULTS).map(([name, fallback]) => {
      const value = stored[name];
      return [name, typeof value === typeof fallback ? value : fallback];
    });
    return Object.fromEntries(entries) as Settings;
  } catch {
    return { ...DEFAULTS };
  }
}

/** Storage that may be forbidden. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
  },
};

export const settings: Settings = $state(readSettings(storage.get(KEY)));

/** The cards of the game last looked at, those that the screen draws, and the language in which they are named. */
export const tableLook: { deck: Deck; language: string } = $state({ deck: "bohemian", language: "" });

/** Who speaks English knows these cards alone, whatever the game. */
const LANGUAGE_DECKS: Readonly<Record<string, Deck>> = { en: "french" };

/** The cards in use: those chosen, else those of the language, else the usual ones of the game that is spoken of. */
export const deck = (fallback: Deck = tableLook.deck): Deck =>
  settings.deck !== "auto" ? settings.deck : (LANGUAGE_DECKS[tableLook.language] ?? fallback);

export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  storage.set(KEY, JSON.stringify(settings));
}

class Media {
  prefersDark = $state(false);
  prefersContrast = $state(false);
  prefersStill = $state(false);
  hasTouch = $state(false);
  width = $state(1024);
  height = $state(768);
}

/** What the browser says about its screen and its person. */
export const media = new Media();

export function watchMedia(): void {
  const queries: [keyof Media, string][] = [
    ["prefersDark", "(prefers-color-scheme: dark)"],
    ["prefersContrast", "(prefers-contrast: more)"],
    ["prefersStill", "(prefers-reduced-motion: reduce)"],
    ["hasTouch", "(pointer: coarse)"],
  ];
  for (const [name, query] of queries) {
    const list = matchMedia(query);
    const read = (): void => {
      (media[name] as boolean) = list.matches;
    };
    read();
    list.addEventListener("change", read);
  }
  const measure = (): void => {
    media.width = innerWidth;
    media.height = innerHeight;
  };
  measure();
  addEventListener("resize", measure);
}

export type Theme = "light" | "dark" | "contrast";

export const theme = (): Theme =>
  settings.theme !== "auto" ? settings.theme : media.prefersContrast ? "contrast" : media.prefersDark ? "dark" : "light";

/** A phone lying on its side, whatever its width. */
const MAX_FLAT_HEIGHT = 480;

export type ScreenSize = "phone" | "tablet" | "desktop";

export const screenSize = (): ScreenSize => (media.height < MAX_FLAT_HEIGHT ? "phone" : media.width >= 1200 ? "desktop" : media.width >= 744 ? "tablet" : "phone");

/** Whether the screen is a phone lying on its side: the buttons are a column at the right. */
export const isLandscapePhone = (): boolean => media.height < MAX_FLAT_HEIGHT && media.width > media.height;

/** Heights below which what is only for show gives way; style sheets ask for `data-low` on the root. */
const LOW = 820;
const LOW_FOR_TWO = 740;

/** Wide and low, as a window on a laptop. */
export const isLowWindow = (): boolean => screenSize() !== "phone" && media.height < LOW;

/** Is there room for the backs of so many hands? Those of two or three lie below the plates, that of one beside it. */
export const hasRoomForBacks = (hands: number): boolean => screenSize() !== "phone" && media.height >= (hands < 2 ? 0 : hands === 2 ? LOW_FOR_TWO : LOW);

export const indexSize = (): IndexSize =>
  settings.index !== "auto" ? settings.index : screenSize() === "phone" ? "large" : "normal";

/** Times all durations; 0: nothing moves. */
export function animationSpeed(): number {
  if (settings.motion === "auto") return media.prefersStill ? 0 : 1;
  return { slow: 1.6, normal: 1, fast: 0.4, none: 0 }[settings.motion];
}
