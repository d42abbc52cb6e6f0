import { beforeEach, describe, expect, it, vi } from "vitest";
import examples from "../../../tests/fair.json";
import type { Shuffled } from "../protocol";
import { checkShuffle, listPossibleDecks } from "./shuffleCheck";
import { findCommitment, makeContribution, saveCommitment, saveSeal } from "./commitments";

const [first, second, third] = examples.map((example) => ({ ...example, either: false })) as unknown as [Shuffled, Shuffled, Shuffled];
const note = { commit: first.proof.commit, luck: "0123456789abcde", seal: first.proof.seal };
const forged = (told: Shuffled, changes: Partial<Shuffled["proof"]>, deck = told.deck): Shuffled => ({ ...told, deck, proof: { ...told.proof, ...changes } });

describe("the shuffle", () => {
  it.each([first, second, third])("gives the decks of the worked examples", (told) => {
    expect(listPossibleDecks(told)).toEqual([told.deck]);
    expect(checkShuffle(told, undefined, -1)).toEqual({ promise: "open", secret: "well", luck: "open", seal: "well", deck: "well" });
  });

  it("tries both where the clock says whether the pack is shuffled", () => {
    const either = { ...second, either: true };
    expect(listPossibleDecks(either)).toHaveLength(2);
    expect(checkShuffle(either, undefined, -1).deck).toBe("well");
    expect(checkShuffle({ ...first, piles: second.piles ?? [], either: true }, undefined, -1).deck).toBe("well");
  });
});

describe("what is forged is told apart", () => {
  const wrong = (told: Shuffled, mine = note as typeof note | undefined, chair = 0): string[] =>
    Object.entries(checkShuffle(told, mine, chair)).flatMap(([point, verdict]) => (verdict === "wrong" ? [point] : []));
  const swapped = first.deck.split(" ").reverse().join(" ");

  it("nothing where all is well", () => expect(wrong(first)).toEqual([]));
  it("another promise", () => expect(wrong(first, { ...note, commit: "0".repeat(64) })).toEqual(["promise"]));
  it("another secret", () => expect(wrong(forged(first, { secret: second.proof.secret }))).toEqual(["secret", "seal", "deck"]));
  it("a luck that was left out", () => expect(wrong(forged(first, { lucks: ["", "", "fedcba987654321"] }))).toEqual(["luck", "deck"]));
  it("another's luck", () => expect(wrong(forged(first, { lucks: [note.luck, "", "0".repeat(15)] }))).toEqual(["deck"]));
  it("another deck", () => expect(wrong(forged(first, {}, swapped))).toEqual(["seal", "deck"]));
  it("a seal that was told differently", () => expect(wrong(first, { ...note, seal: "0".repeat(64) })).toEqual(["seal"]));
});

describe("what a device notes", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
    return () => vi.unstubAllGlobals();
  });

  it("keeps the first promise of a deal and one luck for it", () => {
    const luck = saveCommitment("a", 2, "p");
    expect(luck).toMatch(/^[0-9a-f]{15}$/);
    expect(saveCommitment("a", 2, "another")).toBe(luck);
    saveSeal("a", 2, "s");
    saveSeal("a", 2, "later");
    saveSeal("a", 3, "never promised");
    expect(findCommitment("a", 2)).toEqual({ commit: "p", luck, seal: "s" });
    expect(findCommitment("a", 3)).toBeUndefined();
  });

  it("forgets the tables of long ago", () => {
    for (let n = 0; n < 30; n++) saveCommitment(`t${n}`, 1, "p");
    expect(findCommitment("t0", 1)).toBeUndefined();
    expect(findCommitment("t10", 1)?.commit).toBe("p");
    expect(makeContribution()).not.toBe(makeContribution());
  });

  it("begins anew where what was kept cannot be read", () => {
    store.set("hlaska-fair", "{");
    expect(saveCommitment("a", 1, "p", "0".repeat(15))).toBe("0".repeat(15));
  });
});
