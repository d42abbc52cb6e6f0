import { expect, test } from "vitest";
import type { Event } from "../protocol";
import { auctionRounds, foldEvents, isAuctionOver, isBidding, type LogEntry, newDeal, newTrickNumber, trickOf } from "./deal";
import { readPlaces, seatsOf } from "./places";

const places = readPlaces(["deck", "hand0", "hand1", "trick", "won0", "won1", "aside0", "attic"]);
const play = (seat: number, card: number): Event => ({ kind: "play", seat, src: 1 + seat, dst: 3, cards: [card] });

test("places by name; what is unknown is a pile", () => {
  expect(seatsOf(places)).toBe(2);
  expect(places[6]).toMatchObject({ kind: "aside", seat: 0 });
  expect(places[7]).toMatchObject({ kind: "pile", seat: -1 });
});

test("a trick is played, taken and can be seen again", () => {
  const events: Event[] = [play(0, 5), play(1, 7), { kind: "move", src: 3, dst: 6, cards: [5], seat: 0 }, { kind: "move", src: 3, dst: 5, cards: [7], seat: 1 }];
  const deal = foldEvents(newDeal(1, [0, 1]), events, [], places);
  expect([deal.trickCount, deal.winners]).toEqual([1, [1]]);
  expect(deal.trick).toEqual([]);
  expect(deal.lastTrick).toEqual({ cards: [{ seat: 0, card: 5 }, { seat: 1, card: 7 }], winner: 1 });
});

test("who has taken a trick is who is named, whosever pile it lies in", () => {
  const taken: Event = { kind: "trick", seat: 1, src: 3, dst: 4, cards: [5, 7] };
  const deal = foldEvents(newDeal(1, [0, 1]), [play(0, 5), play(1, 7), taken], [], places);
  expect([deal.lastTrick?.winner, deal.winners]).toEqual([1, [1]]);
});

test("calls stay at their seats until the first trick is taken", () => {
  const call = (seat: number): Event => ({ kind: "call", seat, value: 256 });
  const phrase = (key: string) => ({ key });
  let deal = foldEvents(newDeal(1, [0, 1]), [call(0), call(1), call(0)], [phrase("a"), phrase("b"), phrase("c")], places);
  expect(deal.calls.map((c) => c.phrase.key)).toEqual(["b", "c"]);
  expect(deal.log).toHaveLength(3);
  deal = foldEvents(deal, [play(0, 5), play(1, 7), { kind: "move", src: 3, dst: 4, cards: [5, 7] }], [], places);
  expect(deal.calls).toEqual([]);
});

test("a trick has one heading, whatever is said after it", () => {
  const lines = [0, 1, 1, 0, 1, 2, 2, 0, 1, 3].map((trick) => ({ trick })) as unknown as LogEntry[];
  expect(lines.map((_, i) => newTrickNumber(lines, i))).toEqual([0, 1, 0, 0, 0, 2, 0, 0, 0, 3]);
});

test("who played what is told by the events, else by the lead", () => {
  const deal = foldEvents(newDeal(1, [0, 1]), [play(1, 7)], [], places);
  expect(trickOf(deal, [7], 0, 2)).toEqual([{ seat: 1, card: 7 }]);
  expect(trickOf(newDeal(1, [0, 1]), [7, 5], 1, 2)).toEqual([{ seat: 1, card: 7 }, { seat: 0, card: 5 }]);
});

test("the calls of a bidding make rounds, those of one turn in one cell; others are no bidding", () => {
  const said: [number, string][] = [[1, "call-x-bid"], [2, "call-x-say-run"], [2, "call-x-bid"], [0, "call-x-pass"], [1, "call-x-jump"], [2, "call-x-pass"], [1, "call-x-trump"]];
  const bidding = { bids: [[256, 256], [258, 258], [260, 260]], words: [[257, 257], [259, 259], [261, 261]] } as const;
  const events = said.map(([seat], i): Event => ({ kind: "call", seat, value: 256 + i }));
  const { auction } = foldEvents(newDeal(1, [0, 1, 2]), events, said.map(([, key]) => ({ key })), places, bidding);
  expect(isBidding(auction)).toBe(true);
  const seen = auctionRounds(auction, 3).map((line) => line.map((cell) => cell.map((call) => call.action - 256).join("+")));
  expect(seen).toEqual([["", "0", "1+2"], ["3", "4", "5"]]);
  expect(isBidding(auction.filter((call) => call.phrase.key === "call-x-pass"))).toBe(false);
});

test("a call that is none of the auction ends it", () => {
  const bidding = { bids: [[256, 260]], words: [[261, 261]] } as const;
  const call = (seat: number, value: number): Event => ({ kind: "call", seat, value });
  const say = (deal: ReturnType<typeof newDeal>, seat: number, value: number) => foldEvents(deal, [call(seat, value)], [{ key: "call-x" }], places, bidding);
  const opened = say(newDeal(1, [0, 1]), 0, 257);
  const passed = say(opened, 1, 261);
  expect([newDeal(1, [0, 1]), opened, passed].map(isAuctionOver)).toEqual([false, false, false]);
  expect(isAuctionOver(say(passed, 0, 270))).toBe(true);
});
