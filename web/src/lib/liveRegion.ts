/**
 * Sentences for a screen reader. Two plain nodes per region are used in turn, so that a repeated sentence is spoken
 * again and none is spoken twice.
 */
export class LiveRegion {
  private turn = 0;
  constructor(private readonly nodes: readonly [HTMLElement, HTMLElement]) {}

  write(text: string): void {
    if (!text) return;
    const node = this.nodes[this.turn % 2 ? 1 : 0];
    const other = this.nodes[this.turn % 2 ? 0 : 1];
    this.turn++;
    other.textContent = "";
    node.textContent = text;
  }
}

type Politeness = "polite" | "assertive";
type LiveRegions = Readonly<Record<Politeness, LiveRegion>>;

/** What was said so shortly before a window opened (ms) may not have been heard: the page behind it is mute. */
const UNHEARD_MS = 250;
/** The regions of the page and, above them, those of the windows that are open: only the last are heard. */
const openRegions: LiveRegions[] = [];
let lastSentence: { text: string; politeness: Politeness; at: number } | undefined;

/** From now on sentences go to these regions; returns what gives them back to those before. */
export function connectRegions(polite: LiveRegion, assertive: LiveRegion): () => void {
  const regions: LiveRegions = { polite, assertive };
  openRegions.push(regions);
  if (openRegions.length > 1 && lastSentence && performance.now() - lastSentence.at < UNHEARD_MS) regions[lastSentence.politeness].write(lastSentence.text);
  return () => void openRegions.splice(openRegions.indexOf(regions), 1);
}

function announceWith(politeness: Politeness, text: string): void {
  if (!text) return;
  lastSentence = { text, politeness, at: performance.now() };
  openRegions.at(-1)?.[politeness].write(text);
}

/** Plays, calls, tricks, melds, settlement. */
export const announce = (text: string): void => announceWith("polite", text);
/** Only refusals, the clock and the connection. */
export const announceAssertively = (text: string): void => announceWith("assertive", text);
