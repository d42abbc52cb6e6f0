/** Movement shows afterwards what is already so. Only transform and opacity; nothing waits for it. */
import { animationSpeed } from "../lib/settings.svelte";

export const EASE_OUT = (t: number): number => 1 - (1 - t) ** 3;
const EASE_IN_OUT = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

interface Transition {
  delay?: number;
  duration: number;
  easing: (t: number) => number;
  css: (t: number, u: number) => string;
}

const origins = new Map<number, DOMRect>();

/** Where an own card was when it was pressed. */
export const rememberOrigin = (card: number, node: Element): void => void origins.set(card, node.getBoundingClientRect());

const FADE: Transition = { duration: 80, easing: (t) => t, css: (t) => `opacity: ${t}` };

function fly(node: Element, origin: DOMRect | undefined, duration: number, easing: Transition["easing"], isFar: boolean): Transition {
  const fast = animationSpeed();
  if (!fast) return { ...FADE, duration: 80 };
  if (!origin) return FADE;
  const target = node.getBoundingClientRect();
  const x = origin.x + origin.width / 2 - target.x - target.width / 2;
  const y = origin.y + origin.height / 2 - target.y - target.height / 2;
  const scale = isFar ? 0.5 : Math.min(1.2, Math.max(0.4, origin.width / (target.width || 1)));
  return {
    duration: duration * fast,
    easing,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${1 - u * (1 - scale)})` + (isFar ? `; opacity: ${0.2 + 0.8 * t}` : ""),
  };
}

const seatRect = (seat: number): DOMRect | undefined => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** A card comes to the table from the hand or from its player's plate. */
export function flyIn(node: Element, { card, seat }: { card: number; seat: number }): Transition {
  const origin = origins.get(card);
  origins.delete(card);
  return fly(node, origin ?? seatRect(seat), 180, EASE_OUT, !origin);
}

/** A card comes into the hand: one after the other, all within 400 ms. */
export function dealIn(_: Element, { nth }: { nth: number }): Transition {
  const fast = animationSpeed();
  if (!fast) return FADE;
  return { delay: Math.min(nth * 30, 400) * fast, duration: 180 * fast, easing: EASE_OUT, css: (t, u) => `opacity: ${t}; transform: translateY(${-40 * u}px)` };
}

/** A trick goes to its winner. */
export const gatherTrick = (node: Element, { seat }: { seat: number }): Transition => fly(node, seatRect(seat), 220, EASE_IN_OUT, true);

/** Bubbles, sheets: opacity and 8 px. */
export function appear(_: Element): Transition {
  const fast = animationSpeed();
  return { duration: fast ? 120 * fast : 80, easing: EASE_OUT, css: (t, u) => `opacity: ${t}` + (fast ? `; transform: translateY(${-8 * u}px)` : "") };
}

export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // An endless one has no end to go to.
    }
  }
}
