import { expect, test } from "vitest";
import { splitReferences } from "./ruleReferences";

test("the rules that a rule names are told apart, of the same document unless it names one", () => {
  expect(splitReferences("mariage:MG.CLAIM.1", "Scored by MG.SCORE.3 or marias:G.SEAT.2.")).toEqual([
    { text: "Scored by " },
    { text: "MG.SCORE.3", rule: "mariage:MG.SCORE.3" },
    { text: " or " },
    { text: "marias:G.SEAT.2", rule: "marias:G.SEAT.2" },
    { text: "." },
  ]);
});

test("what only looks like one is left alone", () => {
  expect(splitReferences("pinochle:P0.LEGAL.1", "Beat W. Else F.")).toEqual([{ text: "Beat W. Else F." }]);
});
