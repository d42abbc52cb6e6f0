/** What the page may do by itself where a person wants that: drawing from the stock, cutting the pack, the last card. */
import { CALL, type Phrase } from "../protocol";

/** Keys of these calls (`docs/protocol.md`). */
const DRAW = /-draw(-last)?$/;
const CUT = /-cut$/;

/**
 * After so many milliseconds, whatever else might have been done: so nobody learns from the time whether there was
 * something. Who presses anything before has all the time there is.
 */
export const AUTO_DELAY = 2500;

/** The calls to be made, of those that are offered; null where nothing of the kind is asked. */
export function findAutoCalls(offered: readonly Phrase[], allowed: { draw: boolean; cut: boolean }, chance: () => number = Math.random): readonly number[] | null {
  const cuts = allowed.cut ? offered.filter((phrase) => CUT.test(phrase.key)) : [];
  const draw = allowed.draw ? offered.find((phrase) => DRAW.test(phrase.key)) : undefined;
  return draw?.calls ?? cuts[Math.floor(chance() * cuts.length)]?.calls ?? null;
}

/** Is nothing asked but where to cut? */
export const isOnlyCut = (offered: readonly Phrase[]): boolean => offered.length > 0 && offered.every((phrase) => CUT.test(phrase.key));

/** So few cards in hand that it is worth asking whether anything can still change. */
export const FEW_CARDS = 5;
/** Milliseconds from card to card where nothing can change: alone with computer players there is nobody to learn from it. */
export const REST_DELAY = 900;

/** Some card, where it is all the same which; calls are left to the person. */
export function findAnyCard(legal: readonly number[]): readonly number[] | null {
  const card = legal.find((action) => action < CALL);
  return card === undefined ? null : [card];
}

/**
 * The last card of a hand, where there is nothing else to do: everybody knows that it is the last, and when it comes
 * hangs on nothing else. A hand of more cards is not played by itself: that would tell that only one of them is allowed.
 */
export function findLastCard(handSize: number, legal: readonly number[]): readonly number[] | null {
  return handSize === 1 && legal.length === 1 && legal[0]! < CALL ? legal : null;
}
