import { expect, test } from "vitest";
import type { Sheet } from "../protocol";
import { newScorecard, withAnswer, withDeal } from "./scorecard";
import { parseFile, writeFile } from "./scorecardFile";

const opening = { game: "marias", preset: "pagat", changes: { a: 1, b: true }, rows: [] } as unknown as Sheet;
const sheet = withDeal(withDeal(newScorecard(opening, ["Ada", "Eva", "Max"], 2, new Date("2026-05-01T18:00:00Z")), 0, { contract: 1, "points-0": 60 }), 1, { contract: 3 });

test("a file has the deals, their rules and players, and nothing that the server has said", () => {
  const text = writeFile(withAnswer(sheet, { ...opening, rows: [{}, {}] } as unknown as Sheet));
  expect(parseFile(text)).toEqual({ game: "marias", preset: "pagat", changes: { a: 1, b: true }, names: ["Ada", "Eva", "Max"], first: 2, begun: "2026-05-01T18:00:00.000Z", deals: [{ contract: 1, "points-0": 60 }, { contract: 3 }] });
  expect(text).not.toContain("rows");
});

test("what is no sheet is told from a newer one and a damaged one", () => {
  const good = JSON.parse(writeFile(sheet)) as Record<string, unknown>;
  const changed = (part: Record<string, unknown>): unknown => parseFile(JSON.stringify({ ...good, ...part }));
  for (const text of ["", "deal,result\r\n1,2", "[]", "null", "{}", JSON.stringify({ hlaska: "record" }), " ".repeat(1_000_001)]) expect(parseFile(text)).toBe("none");
  expect(changed({ version: 2 })).toBe("newer");
  for (const part of [{ version: 0 }, { game: "../x" }, { game: 7 }, { preset: null }, { changes: [] }, { changes: { a: {} } }, { names: [] }, { names: [1] }, { names: [" "] }, { first: 0.5 }, { deals: {} }, { deals: [{ contract: "betl" }] }, { begun: "yesterday" }])
    expect(changed(part)).toBe("damaged");
});
