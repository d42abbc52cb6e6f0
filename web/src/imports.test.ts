/** No module needs itself: types, components and chunks read later included, for a reader follows them too. */
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.test.ts", "!./dev/*"], { query: "?raw", import: "default", eager: true });

/** Chunks that the table reads when a message is for them, and hands itself: they know the table, and it knows their names. */
const CHUNKS_OF_THE_TABLE = ["chat", "claimOffer", "presence"].map((name) => `./table/${name}.svelte.ts`);
const TABLE = "./table/table.svelte.ts";
const CONTAINS_ITSELF = "./ui/RuleText.svelte"; // a text has texts in it

const IMPORTS = /(?:from |import |import\()"(\.[^"]+)"/g;

function resolve(from: string, to: string): string | undefined {
  const path = new URL(to, `file:///${from.slice(2)}`).pathname.replace("/", "./");
  return [path, `${path}.ts`].find((name) => name in sources);
}

const isAllowed = (from: string, to: string): boolean => (from === TABLE && CHUNKS_OF_THE_TABLE.includes(to)) || (from === to && from === CONTAINS_ITSELF);

function importsOf(file: string, text: string): readonly string[] {
  const found = [...text.matchAll(IMPORTS)].map((match) => resolve(file, match[1]!));
  return found.filter((to): to is string => to !== undefined && !isAllowed(file, to));
}

/** The circles of a graph, each once, in the order in which it comes back to its beginning. */
function circlesOf(needs: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const circles: string[][] = [];
  function follow(file: string, path: readonly string[]): void {
    if (path.includes(file)) return void circles.push([...path.slice(path.indexOf(file)), file]);
    if (done.has(file)) return;
    for (const next of needs.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  }
  for (const file of needs.keys()) follow(file, []);
  return circles;
}

test("modules are read one after the other", () => {
  const needs = new Map(Object.entries(sources).map(([file, text]) => [file, importsOf(file, text)]));
  expect(needs.size).toBeGreaterThan(200);
  expect([...needs.values()].flat().length).toBeGreaterThan(1000);
  expect(circlesOf(needs)).toEqual([]);
});

test("a circle is found, whatever else hangs on it", () => {
  const needs = new Map([
    ["a", ["b", "d"]],
    ["b", ["c"]],
    ["c", ["b"]],
    ["d", []],
  ]);
  expect(circlesOf(needs)).toEqual([["b", "c", "b"]]);
  expect(importsOf("./lib/settings.svelte.ts", 'import type { A } from "./sounds";\nvoid import("./synthesizer");')).toEqual(["./lib/sounds.ts", "./lib/synthesizer.ts"]);
});

test("what may come back is named because it does", () => {
  expect(CHUNKS_OF_THE_TABLE.filter((chunk) => !sources[chunk]!.includes('from "./table.svelte"'))).toEqual([]);
  expect(sources[CONTAINS_ITSELF]).toContain("./RuleText.svelte");
});
