import { expect, test } from "vitest";
import { findAnyCard, findAutoCalls, findLastCard } from "./autoPlay";

const offered = [
  { key: "act-bezique-marriage", calls: [300, 20] },
  { key: "act-bezique-draw", calls: [256] },
];
const cuts = [2, 3, 4].map((n) => ({ key: "act-marias-cut", args: { n }, calls: [280 + n] }));

test("what is drawn by itself is drawn whether or not something else could be done", () => {
  expect(findAutoCalls(offered, { draw: true, cut: false })).toEqual([256]);
  expect(findAutoCalls(offered.slice(1), { draw: true, cut: false })).toEqual([256]);
  expect(findAutoCalls([{ key: "act-sixtysix-draw-last", calls: [257] }], { draw: true, cut: false })).toEqual([257]);
});

test("nothing is done that is not wanted, and a turned card is not taken unasked", () => {
  expect(findAutoCalls(offered, { draw: false, cut: true })).toBeNull();
  expect(findAutoCalls(cuts, { draw: true, cut: false })).toBeNull();
  expect(findAutoCalls([{ key: "act-pinochle_two-draw-trump", calls: [258] }], { draw: true, cut: true })).toBeNull();
});

test("the pack is cut anywhere", () => {
  expect([0, 0.5, 0.99].map((chance) => findAutoCalls(cuts, { draw: false, cut: true }, () => chance))).toEqual([[282], [283], [284]]);
});

test("only the last card of all plays itself, and only where there is nothing else to do", () => {
  expect(findLastCard(1, [37])).toEqual([37]);
  expect(findLastCard(2, [37])).toBeNull();
  expect(findLastCard(1, [37, 300])).toBeNull();
  expect(findLastCard(1, [300])).toBeNull();
  expect(findLastCard(1, [])).toBeNull();
});

test("where it is all the same any card is played, and no call is made", () => {
  expect(findAnyCard([300, 12, 13])).toEqual([12]);
  expect(findAnyCard([300])).toBeNull();
  expect(findAnyCard([])).toBeNull();
});
