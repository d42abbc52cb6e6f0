/** What happened so far in a deal, folded from its events: the trick, the last one, calls at seats, lines of the log. */
import type { Event, Phrase, Signs, Update } from "../protocol";
import type { Place } from "./places";

export interface PlayedCard {
  seat: number;
  card: number;
}

export interface Trick {
  cards: readonly PlayedCard[];
  winner: number;
}

export interface LogEntry {
  seat: number;
  kind: string;
  phrase: Phrase;
  trick: number; // 0 before the first one
  action: number; // what was done, -1: nothing that a record has, or nothing that is known for certain
}

export interface Call {
  seat: number;
  phrase: Phrase;
  order: number;
  action: number;
  bids: boolean; // an amount of the auction, not a pass or a word
}

export interface Deal {
  number: number;
  chairs: readonly number[];
  log: readonly LogEntry[];
  trick: readonly PlayedCard[];
  lastTrick: Trick | null;
  trickCount: number;
  winners: readonly number[]; // who took each of them
  calls: readonly Call[]; // the latest of each seat, until the first trick is taken
  auction: readonly Call[]; // all calls of the bidding, for the grid
  callCount: number;
}

/** Which calls are of an auction, as the server tells it (`Signs`). */
export type AuctionActions = Pick<Signs, "bids" | "words">;
const NO_AUCTION: AuctionActions = { bids: [], words: [] };

const isInRuns = (runs: readonly (readonly [number, number])[], action: number): boolean =>
  runs.some(([first, last]) => first <= action && action <= last);

export const isBid = (call: Call): boolean => call.bids;
/** Has anything been bid? Passes alone are no bidding. */
export const isBidding = (auction: readonly Call[]): boolean => auction.some(isBid);

/** Has something been said since the bidding? */
export const isAuctionOver = (deal: Deal): boolean => isBidding(deal.auction) && deal.callCount > deal.auction[deal.auction.length - 1]!.order + 1;

export const newDeal = (number: number, chairs: readonly number[]): Deal => ({
  number, chairs, log: [], trick: [], lastTrick: null, trickCount: 0, winners: [], calls: [], auction: [], callCount: 0,
}); // prettier-ignore

/** The action of a card played, by what its event tells; -1 for one of several that are told apart. */
const playAction = (card: number, value: number): number => (card < 0 || value >> 1 ? -1 : card + 64 * (value & 1));

export function foldEvents(deal: Deal, events: readonly Event[], phrases: readonly (Phrase | null)[], places: readonly Place[], bidding = NO_AUCTION): Deal {
  const next = { ...deal, log: [...deal.log] };
  for (const [i, event] of events.entries()) {
    const phrase = phrases[i] ?? null;
    const src = places[event.src ?? -1];
    const dst = places[event.dst ?? -1];
    const seat = event.seat ?? -1;
    const card = event.cards?.[0] ?? -1;
    if (dst?.kind === "trick" && src?.kind !== "trick" && event.cards?.length) {
      next.trick = [...next.trick, { seat: seat >= 0 ? seat : (src?.seat ?? -1), card }];
      if (phrase) next.log.push({ seat, kind: "play", phrase, trick: next.trickCount + 1, action: playAction(card, event.value ?? 0) });
      continue;
    }
    if (src?.kind === "trick" && dst?.kind !== "trick" && next.trick.length) {
      // Of a trick in which something was declared some cards stay before their seat: whose pile gets others has won it.
      next.lastTrick = { cards: next.trick, winner: seat };
      next.winners = [...next.winners, seat];
      next.trick = [];
      next.trickCount++;
      next.calls = [];
    } else if (src?.kind === "trick" && dst?.kind === "won" && next.lastTrick) {
      next.lastTrick = { ...next.lastTrick, winner: seat };
      next.winners = [...next.winners.slice(0, -1), seat];
    }
    if (event.kind === "call" && phrase && !next.trickCount) {
      const action = event.value ?? 0;
      const call = { seat, phrase, order: next.callCount++, action, bids: isInRuns(bidding.bids, action) };
      next.calls = [...next.calls.filter((c) => c.seat !== seat), call];
      if (call.bids || isInRuns(bidding.words, action)) next.auction = [...next.auction, call];
    }
    if (phrase) next.log.push({ seat, kind: event.kind, phrase, trick: event.kind === "call" ? 0 : next.trickCount, action: event.kind === "call" ? (event.value ?? -1) : -1 });
  }
  return next;
}

/** The calls of the bidding as rounds: one line each, a cell for each seat, the calls of one turn together. */
export function auctionRounds(auction: readonly Call[], seats: number): (readonly Call[])[][] {
  const rounds: (readonly Call[])[][] = [];
  let lastSeat = seats;
  for (const call of auction) {
    if (call.seat < lastSeat || !rounds.length) rounds.push(Array.from({ length: seats }, () => []));
    const round = rounds[rounds.length - 1]!;
    round[call.seat] = [...(round[call.seat] ?? []), call];
    lastSeat = call.seat;
  }
  return rounds;
}

/** The number of the trick that a line of the log is the first of; 0 where it begins none. */
export const newTrickNumber = (entries: readonly LogEntry[], i: number): number => {
  const { trick } = entries[i]!;
  return entries.slice(0, i).every((before) => before.trick < trick) ? trick : 0;
};

/** The trick on the table as the view has it; who played what is taken from the events where they fit. */
export function trickOf(deal: Deal, cards: readonly number[], lead: number, seats: number): readonly PlayedCard[] {
  const played = deal.trick;
  if (played.length === cards.length && played.every((p, i) => p.card === cards[i])) return played;
  return cards.map((card, i) => ({ seat: lead >= 0 && seats ? (lead + i) % seats : -1, card }));
}

export const foldUpdate = (deal: Deal | null, update: Update, places: readonly Place[], bidding = NO_AUCTION): Deal => {
  const continues = deal && !update.fresh && deal.number === update.deal;
  return foldEvents(continues ? deal : newDeal(update.deal, update.chairs), update.events, update.told, places, bidding);
};
