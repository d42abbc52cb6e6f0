import { expect, test } from "vitest";
import { compareMarks, plainText, splitTerms } from "./learn";

test("words to be explained are found in a text", () => {
  expect(splitTerms("Win <trick>tricks</trick>, or <contract_betl>betl</contract_betl>.")).toEqual([
    { text: "Win " },
    { text: "tricks", word: "trick" },
    { text: ", or " },
    { text: "betl", word: "contract_betl" },
    { text: "." },
  ]);
  expect(splitTerms("plain")).toEqual([{ text: "plain" }]);
  expect(plainText("<flek_1>flek</flek_1> doubles")).toBe("flek doubles");
});

test("a mark that is not closed stays text", () => {
  expect(splitTerms("a <trick>b")).toEqual([{ text: "a <trick>b" }]);
});

test("marks are right only when they are the cards that may be played", () => {
  expect(compareMarks([1, 2], [2, 1])).toEqual({ isRight: true, missed: [], wrong: [] });
  expect(compareMarks([1, 3], [1, 2])).toEqual({ isRight: false, missed: [2], wrong: [3] });
});
