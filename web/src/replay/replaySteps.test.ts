import { expect, test } from "vitest";
import type { Event, Update } from "../protocol";
import { readPlaces } from "../table/places";
import { entriesAt, foldFrames, isTrickTaken, nextStop, readPosition, stopSteps, trickAt, writePosition } from "./replaySteps";

const places = readPlaces(["deck", "hand0", "hand1", "trick", "won0", "won1"]);
const call = (seat: number): Event => ({ kind: "call", seat, value: 256 });
const play = (seat: number, card: number): Event => ({ kind: "play", seat, src: 1 + seat, dst: 3, cards: [card] });
const taken = (seat: number, ...cards: number[]): Event => ({ kind: "trick", seat, src: 3, dst: 4 + seat, cards });
const frame = (seq: number, ...events: Event[]): Update =>
  ({ seq, deal: 2, chairs: [1, 0], events, told: events.map((e) => ({ key: e.kind })), fresh: seq === 1 }) as unknown as Update;

const frames = [frame(1), frame(2, call(0)), frame(3, play(0, 5)), frame(4, play(1, 7), taken(1, 5, 7)), frame(5, play(1, 3)), frame(6, play(0, 4), taken(1, 3, 4))];
const deals = foldFrames(frames, places);

test("every step has the deal as it was folded up to it", () => {
  expect(deals.map((deal) => deal.trickCount)).toEqual([0, 0, 0, 1, 1, 2]);
  expect(deals.map((deal) => deal.trick.length)).toEqual([0, 0, 1, 0, 1, 0]);
  expect(deals[0]!.number).toBe(2);
});

test("a step has the lines that came with it", () => {
  expect(deals.map((_, step) => entriesAt(deals, step).map((line) => line.kind))).toEqual([[], ["call"], ["play"], ["play", "trick"], ["play"], ["play", "trick"]]);
  expect(deals.map((_, step) => trickAt(deals, step))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(entriesAt(deals, 99)).toEqual([]);
});

test("by tricks one goes to the beginning, to the first card, to the end of each trick", () => {
  expect(stopSteps(deals)).toEqual([0, 1, 3, 5]);
  expect(deals.map((_, step) => isTrickTaken(deals, step))).toEqual([false, false, false, true, false, true]);
  expect([0, 1, 2, 3, 5].map((step) => nextStop(stopSteps(deals), step, 1))).toEqual([1, 3, 3, 5, 5]);
  expect([0, 1, 2, 4, 5].map((step) => nextStop(stopSteps(deals), step, -1))).toEqual([0, 0, 1, 3, 3]);
});

test("a deal without a card played has a beginning and an end", () => {
  const short = foldFrames([frame(1), frame(2, call(0)), frame(3, call(1))], places);
  expect(stopSteps(short)).toEqual([0, 2]);
  expect(stopSteps(foldFrames([frame(1)], places))).toEqual([0]);
});

test("the address carries step, seat and cards", () => {
  expect(writePosition({ step: 17, seat: 1, open: true })).toBe("?step=17&seat=1");
  expect(writePosition({ step: 0, seat: null, open: false })).toBe("?cards=own");
  expect(writePosition({ step: 0, seat: null, open: true })).toBe("");
  for (const spot of [{ step: 17, seat: 1, open: true }, { step: 3, seat: -1, open: false }, { step: 0, seat: null, open: true }])
    expect(readPosition(writePosition(spot))).toEqual(spot);
  expect(readPosition("?step=x&seat=1e9&cards=")).toEqual({ step: 0, seat: null, open: true });
  expect(readPosition("?step=-4").step).toBe(0);
});
