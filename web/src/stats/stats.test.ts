import { expect, test } from "vitest";
import type { PlayedDeal, PlayedMatch } from "../protocol";
import { linearScale, ticks } from "./chart";
import { csvText } from "../lib/csv";
import { bestDeals, COLUMNS, contractOfRow, contractShares, csvRows, errorCosts, groupRows, meanOf, rowsOf, runningTotals, studentQuantile, wilsonShare, withoutPractice } from "./stats";

const deal = (n: number, amounts: number[], more: Partial<PlayedDeal> = {}): PlayedDeal => ({ deal: n, at: 1000 + n, title: null, chairs: [0, 1, 2, 3].slice(0, amounts.length), seat: 0, amounts, side: 1, ...more });
const match = (deals: PlayedDeal[], more: Partial<PlayedMatch> = {}): PlayedMatch => ({
  table: "t", game: "g", preset: "p", changes: {}, money: 2, pays: true, seats: 3, faces: "bohemian", me: 0, created: 900, over: false, winners: [],
  chairs: [{ name: "Ada" }, { name: "Max", kind: "bot", level: "club" }, { name: "Eva", kind: "bot", level: "casual" }],
  deals, ...more,
}); // prettier-ignore
const rows = (...matches: PlayedMatch[]) => rowsOf(matches, (chairs, chair) => chairs[chair]!.name);

test("a mean comes with the number of deals and its interval", () => {
  expect(meanOf([1, 2, 3, 4, 5])).toMatchObject({ n: 5, sum: 15, mean: 3 });
  expect(meanOf([1, 2, 3, 4, 5]).half).toBeCloseTo(2.776 * Math.sqrt(2.5 / 5), 6);
  expect(meanOf([7]).half).toBeNull(); // one deal says nothing of how deals differ
  expect(meanOf([])).toEqual({ n: 0, sum: 0, mean: 0, half: null });
});

test("Student's t, against a printed table", () => {
  for (const [freedom, t] of [[1, 12.706], [4, 2.776], [5, 2.571], [10, 2.228], [30, 2.042], [1000, 1.962]] as const) // prettier-ignore
    expect(studentQuantile(freedom)).toBeCloseTo(t, 2);
});

test("Wilson's interval, against printed values", () => {
  expect(wilsonShare(1, 10).low).toBeCloseTo(0.0179, 4);
  expect(wilsonShare(1, 10).high).toBeCloseTo(0.4042, 4);
  expect([wilsonShare(0, 3).low, wilsonShare(3, 3).high]).toEqual([0, 1]);
  expect(wilsonShare(0, 0)).toEqual({ n: 0, hits: 0, low: 0, high: 1 });
});

test("where results are paid the own amount counts, else what is more than the opponents have", () => {
  expect(rows(match([deal(1, [4, -2, -2])])).map((r) => r.value)).toEqual([4]);
  const partners = match([deal(1, [30, 12, 30, 12], { side: 5 })], { pays: false, seats: 4, chairs: [{ name: "Ada" }, { name: "E" }, { name: "N" }, { name: "W" }] });
  expect(rows(partners)[0]).toMatchObject({ value: 18, own: 30, partner: "N", opponents: [1, 3], partners: [2], level: "person" });
});

test("who sits out is neither partner nor opponent", () => {
  const four = match([deal(1, [0, 4, -2, -2], { chairs: [1, 2, 3, 0], seat: -1, side: 0 })], { chairs: [{ name: "Ada" }, { name: "B" }, { name: "C" }, { name: "D" }] });
  expect(rows(four)[0]).toMatchObject({ role: "none", partners: [], opponents: [1, 2, 3] });
  const plays = match([deal(1, [4, -2, -2, 0], { side: 1 })], { chairs: [{ name: "Ada" }, { name: "B" }, { name: "C" }, { name: "D" }] });
  expect(rows(plays)[0]).toMatchObject({ opponents: [1, 2], partners: [] });
});

test("the role, the contract and what came of it are those of the own seat", () => {
  const undertaken = [{ name: "hundred", seat: 1, made: false }, { name: "seven", seat: 1, made: true }, { name: "seven against", seat: 0, made: false }]; // prettier-ignore
  const found = rows(match([deal(1, [4, -8, 4], { side: 5, declarer: 1, undertaken })]))[0]!;
  expect([found.role, found.contract, found.partner]).toEqual(["against", ["hundred", "seven"], "Eva"]);
  expect(contractShares([found])).toMatchObject([{ name: "seven against", mine: true, share: { hits: 0, n: 1 } }]);
  const mate = deal(2, [20, 5, 20, 5], { side: 5, declarer: 2, undertaken: [{ name: "bid", seat: 2, made: true }] });
  expect(contractShares(rows(match([mate], { seats: 4 })))).toMatchObject([{ name: "bid", mine: false, share: { hits: 1, n: 1 } }]);
});

test("deals with and without hints are told apart", () => {
  const all = rows(match([deal(1, [2, -2], { hinted: true }), deal(2, [4, -4]), deal(3, [6, -6])]));
  expect(groupRows(all, "hints").map((group) => [group.key, group.value.n, group.value.mean])).toEqual([["without", 2, 5], ["with", 1, 2]]);
});

test("practice is listed and never counts", () => {
  const all = rows(match([deal(1, [2, -2], { practice: true }), deal(2, [4, -4])]));
  expect([all.length, withoutPractice(all).map((r) => r.deal.deal)]).toEqual([2, [2]]);
});

test("groups: the most frequent first, seats in order", () => {
  const all = rows(match([deal(1, [2, -2]), deal(2, [4, -4], { seat: 1, chairs: [1, 0], side: 2 }), deal(3, [-6, 6], { seat: 1, chairs: [1, 0], side: 2 })]));
  expect(groupRows(all, "seat").map((g) => [g.key, g.value.n, g.value.mean, g.won.hits])).toEqual([["0", 1, 2, 1], ["1", 2, -1, 1]]); // prettier-ignore
  expect(groupRows(all, "level").map((g) => [g.key, g.value.n])).toEqual([["club", 3]]);
  expect(groupRows([], "contract")).toEqual([]);
});

test("the course adds up, the best deals are nine, costs are of reviewed deals", () => {
  const all = rows(match(Array.from({ length: 12 }, (_, i) => deal(i + 1, [i % 2 ? -i : i, 0], i < 3 ? { lost: i, error: 0.5 } : {}))));
  expect(runningTotals(all).at(-1)!.total).toBe(all.reduce((sum, r) => sum + r.own, 0));
  expect(bestDeals(all).map((r) => r.own)).toEqual([10, 8, 6, 4, 2, 0, -1, -3, -5]);
  expect(errorCosts(all)).toMatchObject({ n: 3, mean: 1 });
});

test("deals of several tables stand in the order they were played", () => {
  const late = match([deal(1, [1, -1], { at: 5000 })], { table: "late" });
  expect(rows(late, match([deal(1, [2, -2])])).map((r) => r.own)).toEqual([2, 1]);
});

test("lines of a chart are round numbers around what is shown", () => {
  expect(ticks(-3, 17)).toEqual([-5, 0, 5, 10, 15, 20]);
  expect(ticks(0, 0.9)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticks(4, 4).length).toBeGreaterThan(1);
  expect([linearScale(0, 10, 100, 0)(4), linearScale(3, 3, 8, 90)(3)]).toEqual([60, 8]);
});

test("the file for other programs has one line a deal, amounts in units, and no formulas", () => {
  const chairs = [{ name: "Ada" }, { name: '=HYPERLINK("x")', kind: "bot", level: "club" }];
  const text = csvText(COLUMNS, csvRows(rows(match([deal(3, [5, -5], { hinted: true, lost: 1, error: 0.5, undertaken: [{ name: "game", seat: 0, made: true }] }), deal(4, [-1, 1], { practice: true })], { chairs, changes: { a: 1, b: true } }))));
  const lines = text.split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe(`1970-01-01T00:16:43.000Z,t,3,g,p,a=1 b=true,1,none,,"'=HYPERLINK(""x"")",club,game by seat 1 made,2.5,2.5,,hints,0.5,0.25`);
  expect(lines[2]!.endsWith("-0.5,-0.5,practice,,,")).toBe(true);
});

test("the contract of a row of the sheet is what the side of the declarer undertook", () => {
  const row = { deal: 1, title: null, amounts: [4, -4], chairs: [0, 1, 2], items: [], practice: false, declarer: 0, sides: [1, 6, 6], undertaken: [{ name: "seven", seat: 0, made: true }, { name: "game", seat: 0, made: true }, { name: "seven against", seat: 1, made: false }], left: [], hinted: [] }; // prettier-ignore
  expect(contractOfRow(row)).toEqual(["game", "seven"]);
  expect(contractOfRow({ ...row, declarer: -1 })).toEqual(["game", "seven", "seven against"]);
});
