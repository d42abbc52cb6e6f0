/** Every word the page asks for by name is written in every language. */
import { expect, test } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "./lib/fluent.svelte";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts", "!./dev/*"], { query: "?raw", import: "default", eager: true });
const files = import.meta.glob<string>("../../src/hlaska/locales/*/web.ftl", { query: "?raw", import: "default", eager: true });

const asked = new Set(Object.values(sources).flatMap((text) => [...text.matchAll(/"(web-[a-z0-9-]+)"/g)].map((m) => m[1]!)));

test.each(Object.entries(files))("%s", (_, text) => {
  const written = new Set(new FluentResource(text).body.map((entry) => entry.id));
  expect([...asked].filter((key) => !written.has(key))).toEqual([]);
});

const others = import.meta.glob<string>(["../../src/hlaska/locales/*/learn.ftl", "../../src/hlaska/locales/*/around.ftl", "../../src/hlaska/locales/*/score.ftl", "../../src/hlaska/locales/*/stats.ftl", "../../src/hlaska/locales/*/begin.ftl", "../../src/hlaska/locales/*/lobby.ftl", "../../src/hlaska/locales/*/talk.ftl", "../../src/hlaska/locales/*/company.ftl", "../../src/hlaska/locales/*/fair.ftl", "../../src/hlaska/locales/*/clubs.ftl", "../../src/hlaska/locales/*/replay.ftl"], { query: "?raw", import: "default", eager: true });

test.each(Object.entries(others))("%s", (path, text) => {
  const kind = path.split("/").at(-1)!.replace(".ftl", "");
  const wanted = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(new RegExp(`"(${kind}-[a-z0-9-]+)"`, "g"))].map((m) => m[1]!)));
  const written = new Set(new FluentResource(text).body.map((entry) => entry.id));
  expect(wanted.size).toBeGreaterThan(0);
  expect([...wanted].filter((key) => !written.has(key))).toEqual([]);
});

test("cards are named by suit and rank only where they are drawn and spoken", () => {
  const drawing = ["./lib/cards.ts", "./lib/fluent.svelte.ts", "./ui/Card.svelte", "./ui/SuitSign.svelte", "./table/TableScreen.svelte", "./protocol.ts"];
  const others = Object.entries(sources).filter(([file, text]) => !drawing.includes(file) && /\b(RANKS|SUITS)\b/.test(text));
  expect(others.map(([file]) => file)).toEqual([]);
});

test("all languages have the same words", () => {
  const [first, ...others] = Object.entries(files).map(([, text]) => new Set(new FluentResource(text).body.map((e) => e.id)));
  const more = ["event-play-you", "event-play-declare-you"];
  for (const other of others) expect([...first!].filter((k) => !other.has(k)).concat([...other].filter((k) => !first!.has(k))).filter((k) => !more.includes(k))).toEqual([]);
});

test("the settings offer every language there is", () => {
  expect(Object.keys(LANGUAGES).sort()).toEqual(Object.keys(files).map((file) => file.split("/").at(-2)).sort());
});
