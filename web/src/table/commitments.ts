/** What this device was promised of each deal, and what it adds to the shuffle (docs/fair.md); checked in `shuffleCheck.ts`. */
import { storage } from "../lib/settings.svelte";

/** Of one deal: its promise, what this device added, and the seal of the cards when they were dealt. */
export interface Commitment {
  commit: string;
  luck: string;
  seal?: string;
}

const KEY = "hlaska-fair";
const TABLES = 20; // whose commitments are kept

type TableCommitments = [table: string, deals: Record<number, Commitment>][];

function readCommitments(): TableCommitments {
  try {
    return JSON.parse(storage.get(KEY) ?? "[]") as TableCommitments;
  } catch {
    return [];
  }
}

export const findCommitment = (table: string, deal: number): Commitment | undefined => readCommitments().find(([name]) => name === table)?.[1][deal];

function writeCommitment(table: string, deal: number, commitment: Commitment): void {
  const stored = readCommitments();
  const deals = stored.find(([name]) => name === table)?.[1] ?? {};
  const others = stored.filter(([name]) => name !== table).slice(1 - TABLES);
  storage.set(KEY, JSON.stringify([...others, [table, { ...deals, [deal]: commitment }]]));
}

/** 60 bits by chance: 15 hexadecimal digits. */
export const makeContribution = (): string => [...crypto.getRandomValues(new Uint8Array(15))].map((n) => (n & 15).toString(16)).join("");

/** Notes the promise of a deal, the first that was made; the luck to be sent, always the same for one deal. */
export function saveCommitment(table: string, deal: number, commit: string, luck = makeContribution()): string {
  const commitment = findCommitment(table, deal);
  if (!commitment) writeCommitment(table, deal, { commit, luck });
  return commitment?.luck ?? luck;
}

/** Notes the seal of a deal when its cards are dealt; without a promise there is nothing to compare. */
export function saveSeal(table: string, deal: number, seal: string): void {
  const commitment = findCommitment(table, deal);
  if (commitment && !commitment.seal) writeCommitment(table, deal, { ...commitment, seal });
}
