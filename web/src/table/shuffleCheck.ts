/** Whether a deck came about as it should have: docs/fair.md, computed here, with nothing but what was told. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Shuffled } from "../protocol";
import { codeOf } from "../lib/cards";
import type { Commitment } from "./commitments";

/** well: it is so; wrong: it is not; open: nothing is known about it here. */
export type Verdict = "well" | "wrong" | "open";
export const CHECK_POINTS = ["promise", "secret", "luck", "seal", "deck"] as const;
export type CheckResult = Record<(typeof CHECK_POINTS)[number], Verdict>;

const bytes = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));
export const digest = (text: string): string => [...bytes(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32-bit numbers without end. */
function* randomNumbers(seed: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(bytes(`${seed} ${block}`).buffer);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

/** The things in the order that follows from the secret and what each chair added. */
export function shuffle<T>(things: readonly T[], secret: string, lucks: readonly string[]): T[] {
  const stream = randomNumbers(digest([secret, ...lucks.map((luck) => luck || "-")].join(" ")));
  const below = (limit: number): number => {
    const bound = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const { value } = stream.next();
      if (value < bound) return value % limit;
    }
  };
  const made = [...things];
  for (let last = made.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [made[last], made[other]] = [made[other]!, made[last]!];
  }
  return made;
}

const CODES = Array.from({ length: 64 }, (_, card) => codeOf(card));
const inOrder = (deck: string): string[] => deck.split(" ").sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));

/** The decks that can come of it: shuffled, or the piles of the deal before joined. */
export function possibleDecks({ proof, deck, piles, either }: Shuffled): string[] {
  const shuffled = shuffle(inOrder(deck), proof.secret, proof.lucks).join(" ");
  const joined = shuffle(piles, proof.secret, proof.lucks).filter(Boolean).join(" ");
  return piles.length ? (either ? [joined, shuffled] : [joined]) : [shuffled];
}

const verdictOf = (right: boolean): Verdict => (right ? "well" : "wrong");

/** Each point of a proof; `noted`: what this device was told before and added, where it was there; `chair`: its own. */
export function checkShuffle(told: Shuffled, noted: Commitment | undefined, chair: number): CheckResult {
  const { commit, secret, seal, lucks } = told.proof;
  const sealed = digest(`${secret} ${told.deck}`) === seal && (!noted?.seal || noted.seal === seal);
  return {
    promise: noted ? verdictOf(noted.commit === commit) : "open",
    secret: verdictOf(digest(secret) === commit),
    luck: noted && chair >= 0 ? verdictOf(lucks[chair] === noted.luck) : "open",
    seal: verdictOf(sealed),
    deck: verdictOf(possibleDecks(told).includes(told.deck)),
  };
}
