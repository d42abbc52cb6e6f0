/** Whether a deck came about as it should have: docs/fair.md, computed here, with nothing but what was told. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Shuffled } from "../protocol";
import { codeOf } from "../lib/cards";
import type { Commitment } from "./commitments";

/** well: it is so; wrong: it is not; open: nothing is known about it here. */
export type Verdict = "well" | "wrong" | "open";
export const CHECK_POINTS = ["promise", "secret", "luck", "seal", "deck"] as const;
export type CheckResult = Record<(typeof CHECK_POINTS)[number], Verdict>;

const hashBytes = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));
export const hashText = (text: string): string => [...hashBytes(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** 32-bit numbers without end. */
function* generateNumbers(seed: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const view = new DataView(hashBytes(`${seed} ${block}`).buffer);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

/** The things in the order that follows from the secret and what each chair added. */
export function shuffle<T>(things: readonly T[], secret: string, lucks: readonly string[]): T[] {
  const stream = generateNumbers(hashText([secret, ...lucks.map((luck) => luck || "-")].join(" ")));
  const drawBelow = (limit: number): number => {
    const bound = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const { value } = stream.next();
      if (value < bound) return value % limit;
    }
  };
  const shuffled = [...things];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = drawBelow(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

const CODES = Array.from({ length: 64 }, (_, card) => codeOf(card));
const sortDeck = (deck: string): string[] => deck.split(" ").sort((a, b) => CODES.indexOf(a) - CODES.indexOf(b));

/** The decks that can come of it: shuffled, or the piles of the deal before joined. */
export function listPossibleDecks({ proof, deck, piles, either }: Shuffled): string[] {
  const shuffled = shuffle(sortDeck(deck), proof.secret, proof.lucks).join(" ");
  const joined = shuffle(piles, proof.secret, proof.lucks).filter(Boolean).join(" ");
  return piles.length ? (either ? [joined, shuffled] : [joined]) : [shuffled];
}

const verdictOf = (isRight: boolean): Verdict => (isRight ? "well" : "wrong");

/** Each point of a proof; `noted`: what this device was told before and added, where it was there; `chair`: its own. */
export function checkShuffle(shuffled: Shuffled, commitment: Commitment | undefined, chair: number): CheckResult {
  const { commit, secret, seal, lucks } = shuffled.proof;
  const isSealed = hashText(`${secret} ${shuffled.deck}`) === seal && (!commitment?.seal || commitment.seal === seal);
  return {
    promise: commitment ? verdictOf(commitment.commit === commit) : "open",
    secret: verdictOf(hashText(secret) === commit),
    luck: commitment && chair >= 0 ? verdictOf(lucks[chair] === commitment.luck) : "open",
    seal: verdictOf(isSealed),
    deck: verdictOf(listPossibleDecks(shuffled).includes(shuffled.deck)),
  };
}
