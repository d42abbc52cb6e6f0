/** No module needs itself: types included, for a reader follows them too. */
import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts", "!./dev/*"], { query: "?raw", import: "default", eager: true });

const resolve = (from: string, to: string): string => new URL(to, `file:///${from.slice(2)}`).pathname.replace("/", "./");
const needs = new Map(
  Object.entries(sources).map(([file, text]) => [file, [...text.matchAll(/from "(\.[^"]+)"/g)].map((m) => `${resolve(file, m[1]!)}.ts`).filter((name) => name in sources)]),
);

function circle(file: string, path: readonly string[]): readonly string[] {
  if (path.includes(file)) return [...path, file];
  for (const next of needs.get(file) ?? []) {
    const found = circle(next, [...path, file]);
    if (found.length) return found;
  }
  return [];
}

test("modules are read one after the other", () => {
  expect([...needs.values()].flat().length).toBeGreaterThan(40);
  expect([...needs.keys()].map((file) => circle(file, [])).filter((found) => found.length)).toEqual([]);
});
