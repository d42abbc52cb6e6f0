import { expect, test } from "vitest";
import type { Update } from "../protocol";
import type { HandState } from "../table/handState.svelte";
import { VOICES } from "./synthesizer";
import { selectSounds } from "./sounds";

const at = (seq: number, turn: number, kinds: readonly string[] = [], more: Partial<Update> = {}): Update =>
  ({ seq, deal: 1, chairs: [0, 1], fresh: false, events: kinds.map((kind) => ({ kind, seat: 1 })), view: { pub: { turn } }, ...more }) as unknown as Update;
const table = (onTurn: boolean, ended = false): HandState => ({ isOnTurn: onTurn, isDealOver: ended, hello: { me: 0 } }) as unknown as HandState;

test("a card, a trick and the own turn are heard once each", () => {
  expect(selectSounds(table(true), at(5, 0, ["play", "play", "trick"]), at(3, 1))).toEqual(["card", "trick", "turn"]);
  expect(selectSounds(table(false), at(5, 2, ["play"]), at(4, 1))).toEqual(["card"]);
});

test("whose turn it stays is not called again, and what was heard before is silent", () => {
  expect(selectSounds(table(true), at(5, 0, ["call"]), at(4, 0))).toEqual(["call"]);
  expect(selectSounds(table(true), at(5, 0, ["play"]), null)).toEqual([]);
  expect(selectSounds(table(true), at(5, 0, ["play"]), at(5, 0))).toEqual([]);
  expect(selectSounds(table(false), at(5, 1, ["play", "call"], { fresh: true }), at(9, 1))).toEqual([]);
});

test("a new deal is shuffled, and the end of one is told", () => {
  expect(selectSounds(table(true), at(9, 0, ["call"], { deal: 2, fresh: true }), at(8, -1))).toEqual(["shuffle", "turn"]);
  expect(selectSounds(table(false, true), at(8, -1, ["play", "trick"]), at(7, 1))).toEqual(["card", "trick", "end"]);
});

test("a deal that is won ends in another sound than one that is lost", () => {
  const after = (result: number[]): string[] => selectSounds(table(false, true), { ...at(8, -1, ["play"]), view: { pub: { turn: -1, result } } } as unknown as Update, at(7, 1));
  expect([[2, 0], [0, 2], [150, 180], [0, 0]].map((result) => after(result).at(-1))).toEqual(["won", "end", "end", "end"]);
});

test("no sound is longer than 400 ms or made of nothing", () => {
  for (const [sound, voices] of Object.entries(VOICES)) {
    expect(voices.length, sound).toBeGreaterThan(0);
    expect(Math.max(...voices.map(({ start, duration }) => start + duration)), sound).toBeLessThanOrEqual(0.4);
    expect(voices.every(({ pitch, endPitch, gain }) => pitch > 0 && endPitch > 0 && gain > 0), sound).toBe(true);
  }
});
