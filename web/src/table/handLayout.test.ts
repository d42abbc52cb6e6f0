import { describe, expect, test } from "vitest";
import { RANKS, SUITS } from "../protocol";
import { suitOf } from "../lib/cards";
import { actionsOfPile, DESKTOP, groupCopies, layoutHand, PHONE, rowBreaks, SIDE_PHONE, sortHand, suitOrder, TABLET, TEN_HIGH, TEN_LOW, toggleCard } from "./handLayout";

const cards = (text: string): number[] => text.split(" ").map((c) => (SUITS.indexOf(c[1]!) << 4) | RANKS.indexOf(c[0]!));
const names = (list: readonly number[]): string => list.map((c) => RANKS[c & 15]! + SUITS[c >> 4]!).join(" ");
const isRed = (s: number): boolean => s > 1;

describe("order", () => {
  test("trump first, then colours alternating", () => {
    for (const trump of [-1, 0, 1, 2, 3]) {
      const order = suitOrder([0, 1, 2, 3], trump);
      if (trump >= 0) expect(order[0]).toBe(trump);
      for (let i = 1; i < 4; i++) expect(isRed(order[i]!)).not.toBe(isRed(order[i - 1]!));
    }
  });
  test("the single colour stands between two of the other", () => {
    expect(suitOrder([0, 2, 3], -1).map(isRed)).toEqual([true, false, true]);
    expect(suitOrder([0, 1, 3], -1).map(isRed)).toEqual([false, true, false]);
  });
  test("the ten stands where the ranks in force put it", () => {
    const hand = cards("9H TH AH KH JH QH");
    expect(names(sortHand(hand, 2, TEN_HIGH))).toBe("AH TH KH QH JH 9H");
    expect(names(sortHand(hand, 2, TEN_LOW))).toBe("AH KH QH JH TH 9H");
  });
  test("equal cards are piled, or not", () => {
    const hand = sortHand(cards("AH AH TH KS KS KS"), 2);
    expect(groupCopies(hand, true).map((p) => p.copies)).toEqual([2, 1, 3]);
    expect(groupCopies(hand, false)).toHaveLength(6);
  });
});

const suits = (n: number): number[] => Array.from({ length: n }, (_, i) => Math.floor((i * 4) / n));

describe("places of the cards", () => {
  const space = { ...PHONE, width: 375 };
  test("cards on the table lie in the back rows, after the others in the list", () => {
    const { boxes, rows } = layoutHand(suits(8), space, 3);
    expect(rows).toBe(2);
    expect(boxes.map((b) => b.row)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
    expect(layoutHand(suits(2), space, 2).boxes.map((b) => b.row)).toEqual([0, 0]);
  });
  test("at 375 up to 7 in one row, 8 to 14 in two, 15 to 21 in three", () => {
    for (let n = 1; n <= 21; n++) expect(layoutHand(suits(n), space).rows).toBe(n <= 7 ? 1 : n <= 14 ? 2 : 3);
    expect([7, 10, 20].map((n) => Math.round(layoutHand(suits(n), space).height))).toEqual([109, 168, 209]);
  });
  test("every target is at least 44 wide and high, and nothing leaves the screen", () => {
    for (let n = 1; n <= 21; n++) {
      const { boxes, cardWidth: card, rows, raise } = layoutHand(suits(n), space);
      for (const [i, b] of boxes.entries()) {
        expect(b.x).toBeGreaterThanOrEqual(0);
        expect(b.x + card).toBeLessThanOrEqual(375);
        const next = boxes[i + 1];
        if (next && next.row === b.row) expect(next.x - b.x).toBeGreaterThanOrEqual(44);
        // The row in front, raised, leaves this much of the card behind it.
        if (b.row < rows - 1) expect((rows === 3 ? 50 : 59) - raise).toBeGreaterThanOrEqual(44);
      }
    }
  });
  test("tablet: one row to 15; desktop: one row of 20", () => {
    expect(layoutHand(suits(15), { ...TABLET, width: 744 }).rows).toBe(1);
    expect(layoutHand(suits(16), { ...TABLET, width: 744 }).rows).toBe(2);
    expect(layoutHand(suits(20), { ...DESKTOP, card: 96, width: 1056 }).rows).toBe(1);
  });
  test("rows break between suits where that is cheap", () => {
    expect(rowBreaks(suits(12), 2, 7)).toEqual([6]);
    expect(rowBreaks([0, 0, 0, 0, 1, 1, 1, 1, 2, 2], 2, 7)).toEqual([4]);
    expect(rowBreaks([0, 0, 0, 0, 0, 0, 0, 0, 1, 1], 2, 7)).toEqual([5]);
    expect(rowBreaks([0], 1, 7)).toEqual([]);
  });
  test("no card and one card", () => {
    expect(layoutHand([], space).boxes).toEqual([]);
    expect(layoutHand([suitOf(0)], space).boxes[0]!.x).toBeCloseTo((375 - 68) / 2);
  });
});

test("a small phone on its side has ten cards in one row", () => {
  const { boxes, rows } = layoutHand(suits(10), { ...SIDE_PHONE, width: 467 });
  expect(rows).toBe(1);
  expect(boxes[1]!.x - boxes[0]!.x).toBeGreaterThanOrEqual(44);
});

test("on a low screen cards on the table lie left of the others, in as many rows, and each strip is wide enough", () => {
  for (const [n, laid] of [[12, 2], [12, 4], [12, 6], [10, 8]] as const) {
    const space = { ...PHONE, width: 467, flat: true };
    const { boxes, cardWidth: card, rows, height } = layoutHand(suits(n), space, laid, 2);
    expect(rows).toBe(2);
    expect(height).toBe(card * 1.6 + 59);
    const [held, table] = [boxes.slice(0, n - laid), boxes.slice(n - laid)];
    expect(Math.min(...held.map((b) => b.x))).toBeGreaterThan(Math.max(...table.map((b) => b.x)) + card);
    expect(Math.max(...held.map((b) => b.x)) + card).toBeLessThanOrEqual(467 - PHONE.margin);
    for (const group of [held, table])
      for (const [i, b] of group.entries()) if (group[i + 1]?.row === b.row) expect(group[i + 1]!.x - b.x).toBeGreaterThanOrEqual(44);
  }
});

test("copies with different marks are different choices", () => {
  const held = { card: 5, copies: 1 };
  const laid = { card: 5, copies: 1, mark: 2 };
  const actions = [5, 5 | (2 << 6)];
  expect(actionsOfPile(actions, [held], 0)).toEqual(actions);
  expect(actionsOfPile(actions, [held, laid], 0)).toEqual([5]);
  expect(actionsOfPile(actions, [held, laid], 2)).toEqual([5 | (2 << 6)]);
});

test("a press takes one more copy, or puts all of them back; more than are wanted are refused", () => {
  expect(toggleCard([], 5, 2, 3)).toEqual([5]);
  expect(toggleCard([5], 5, 2, 3)).toEqual([5, 5]);
  expect(toggleCard([5, 5, 7], 5, 2, 3)).toEqual([7]);
  expect(toggleCard([5, 7], 9, 1, 2)).toBeNull();
  expect(toggleCard([5, 7, 9], 11, 1, 0)).toEqual([5, 7, 9, 11]);
});

test("a hand that has lost a card keeps its rows while it is told to", () => {
  const space = { ...PHONE, width: 375 };
  const suits = cards("7C 8C 9C 7S 8S 9S 7H").map(suitOf);
  expect(layoutHand(suits, space).rows).toBe(1);
  const kept = layoutHand(suits, space, 0, 2);
  expect(kept.boxes.filter((box) => box.row === 1).length).toBeGreaterThan(2);
  expect([kept.rows, kept.ownRows, kept.height]).toEqual([2, 2, layoutHand([...suits, 3], space).height]);
  expect(layoutHand([0], space, 0, 2).rows).toBe(1);
});
