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

let polite: Region | undefined;
let assertive: Region | undefined;

export function connectRegions(one: Region, other: Region): void {
  polite = one;
  assertive = other;
}

/** Plays, calls, tricks, melds, settlement. */
export const say = (text: string): void => polite?.say(text);
/** Only refusals, the clock and the connection. */
export const alertNow = (text: string): void => assertive?.say(text);
