import { describe, expect, it } from "vitest";
import type { Field, ScoredDeal, Sheet } from "../protocol";
import { answersTo, buttonValues, countWins, nearestValue, newScorecard, playersOf, listQuestions, repeatScorecard, undoChange, withAnswer, withDeal, withoutDeal } from "./scorecard";

const field = (name: string, more: Partial<Field> = {}): Field => ({ name, part: "cards", kind: "number", says: { key: name }, high: 90, step: 10, ...more }) as Field;
const FORM = [
  field("contract", { kind: "choice" }),
  field("seven", { kind: "yes", when: [["contract", [0]]] }),
  field("flek", { when: [["seven", [1]]] }),
  field("twenties", { each: true, when: [["contract", [0]]] }),
];
const row = (match: number, more: Partial<ScoredDeal> = {}): ScoredDeal => ({ match, chairs: [1, 2, 0], items: [], result: [], scores: [], counts: {}, winners: [], ...more });
const ANSWER = { game: "marias", preset: "p", changes: {}, seats: 3, players: 3, fields: FORM, rows: [], coming: [1, 2, 0] } as unknown as Sheet;
const sheet = newScorecard(ANSWER, ["A", "B", "C"], 1, new Date(0));

describe("what is asked", () => {
  it("follows from the answers before", () => {
    const names = (answers: Record<string, number>): string[] => listQuestions(FORM, answers, [0, 2]).map((q) => q.name);
    expect(names({})).toEqual(["contract", "seven", "twenties-0", "twenties-2"]);
    expect(names({ seven: 1 })).toEqual(["contract", "seven", "flek", "twenties-0", "twenties-2"]);
    expect(names({ contract: 1, seven: 1 })).toEqual(["contract"]); // what is not asked does not count
  });
  it("sends what is asked and nothing else", () => {
    expect(answersTo(listQuestions(FORM, { contract: 1, seven: 1 }, [0]), { contract: 1, seven: 1 })).toEqual({ contract: 1 });
    expect(answersTo(listQuestions(FORM, {}, [0]), { "twenties-0": 2 })).toEqual({ contract: 0, seven: 0, "twenties-0": 2 });
  });
  it("is buttons where there are few numbers", () => {
    expect(buttonValues(field("points"))).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
    expect(buttonValues(field("meld", { high: 500 }))).toBeNull();
  });
  it("takes the nearest number that there is", () => {
    expect([nearestValue(field("x"), 44), nearestValue(field("x"), 999), nearestValue(field("x"), NaN)]).toEqual([40, 90, 0]);
  });
});

describe("a sheet", () => {
  const settled = withAnswer(withDeal(sheet, 0, { contract: 0 }), { ...ANSWER, rows: [row(1)], coming: [2, 0, 1] });
  it("knows who plays as far as the server has told", () => {
    const four = { ...settled, names: ["A", "B", "C", "D"], answer: { ...settled.answer, coming: [3, 0, 1, 2] } };
    expect(playersOf(four, 1)).toEqual([0, 1, 3]);
    expect(playersOf(withDeal(four, 1, {}), 2)).toEqual([0, 1, 2, 3]);
  });
  it("settles anew from what was corrected", () => {
    expect(withDeal(settled, 0, { contract: 1 }).settled).toBe(0);
    expect(withDeal(settled, 1, { contract: 1 }).settled).toBe(1);
    expect(withoutDeal(settled, 0)).toMatchObject({ deals: [], settled: 0 });
  });
  it("takes back the last change, whatever it was", () => {
    const two = withDeal(settled, 1, { contract: 1 });
    expect(undoChange(two)).toMatchObject({ deals: settled.deals, settled: 1 });
    expect(undoChange(withoutDeal(two, 0)).deals).toEqual(two.deals);
    expect(undoChange(sheet)).toBe(sheet);
  });
  it("can be begun again without the server", () => {
    expect(repeatScorecard(settled)).toMatchObject({ names: ["A", "B", "C"], deals: [], settled: 0, answer: ANSWER });
  });
  it("counts matches won", () => {
    expect(countWins([row(1), row(1, { winners: [2] }), row(2, { winners: [0, 2] })], 3)).toEqual([1, 0, 2]);
  });
});
