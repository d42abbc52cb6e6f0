/**
 * Sentences for a screen reader. Two plain nodes per region are used in turn, so that a repeated sentence is spoken
 * again and none is spoken twice.
 */
export class Region {
  private turn = 0;
  constructor(private readonly nodes: readonly [HTMLElement, HTMLElement]) {}

  say(text: string): void {
    if (!text) return;
    const now = this.nodes[this.turn % 2 ? 1 : 0];
    const before = this.nodes[this.turn % 2 ? 0 : 1];
    this.turn++;
    before.textContent = "";
    now.textContent = text;
  }
}

type Tone = "polite" | "assertive";
type Regions = Readonly<Record<Tone, Region>>;

/** What was said so shortly before a window opened (ms) may not have been heard: the page behind it is mute. */
const RECENT = 250;
/** The regions of the page and, above them, those of the windows that are open: only the last are heard. */
const open: Regions[] = [];
let last: { text: string; tone: Tone; when: number } | undefined;

/** From now on sentences go to these regions; returns what gives them back to those before. */
export function connectRegions(polite: Region, assertive: Region): () => void {
  const own: Regions = { polite, assertive };
  open.push(own);
  if (open.length > 1 && last && performance.now() - last.when < RECENT) own[last.tone].say(last.text);
  return () => void open.splice(open.indexOf(own), 1);
}

function tell(tone: Tone, text: string): void {
  if (!text) return;
  last = { text, tone, when: performance.now() };
  open.at(-1)?.[tone].say(text);
}

/** Plays, calls, tricks, melds, settlement. */
export const say = (text: string): void => tell("polite", text);
/** Only refusals, the clock and the connection. */
export const alertNow = (text: string): void => tell("assertive", text);
