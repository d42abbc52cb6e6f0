import { expect, test } from "vitest";
import { anyCard, autoCalls, lastCard } from "./autoPlay";

const offered = [
  { key: "act-bezique-marriage", calls: [300, 20] },
  { key: "act-bezique-draw", calls: [256] },
];
const cuts = [2, 3, 4].map((n) => ({ key: "act-marias-cut", args: { n }, calls: [280 + n] }));

test("what is drawn by itself is drawn whether or not something else could be done", () => {
  expect(autoCalls(offered, { draw: true, cut: false })).toEqual([256]);
  expect(autoCalls(offered.slice(1), { draw: true, cut: false })).toEqual([256]);
  expect(autoCalls([{ key: "act-sixtysix-draw-last", calls: [257] }], { draw: true, cut: false })).toEqual([257]);
});

test("nothing is done that is not wanted, and a turned card is not taken unasked", () => {
  expect(autoCalls(offered, { draw: false, cut: true })).toBeNull();
  expect(autoCalls(cuts, { draw: true, cut: false })).toBeNull();
  expect(autoCalls([{ key: "act-pinochle_two-draw-trump", calls: [258] }], { draw: true, cut: true })).toBeNull();
});

test("the pack is cut anywhere", () => {
  expect([0, 0.5, 0.99].map((chance) => autoCalls(cuts, { draw: false, cut: true }, () => chance))).toEqual([[282], [283], [284]]);
});

test("only the last card of all plays itself, and only where there is nothing else to do", () => {
  expect(lastCard(1, [37])).toEqual([37]);
  expect(lastCard(2, [37])).toBeNull();
  expect(lastCard(1, [37, 300])).toBeNull();
  expect(lastCard(1, [300])).toBeNull();
  expect(lastCard(1, [])).toBeNull();
});

test("where it is all the same any card is played, and no call is made", () => {
  expect(anyCard([300, 12, 13])).toEqual([12]);
  expect(anyCard([300])).toBeNull();
  expect(anyCard([])).toBeNull();
});
