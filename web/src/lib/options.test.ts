import { expect, test } from "vitest";
import type { Option } from "../protocol";
import { changedOptions, hasEffect, linkTo, optionsText, readLink, readValue, searchOptions } from "./options";
import { matchPath } from "./paths";
import { DEFAULTS, readSettings } from "./settings.svelte";

const option = (name: string, more: Partial<Option>): Option => ({
  name, kind: "bool", default: false, rule: "", group: "g", effect: "rules", choices: [], low: null, high: null, nullable: false, needs: {}, formerly: "", renamed: {}, ...more,
}); // prettier-ignore
const cut = option("min_cut", { kind: "int", low: 1, high: 15 });
const level = option("max_level", { kind: "int", low: 1, nullable: true });
const order = option("order", { kind: "choice", choices: ["piles", "random"] });
const target = option("target", { kind: "int", choices: ["7", "11"] });

test("values are read as the option has them", () => {
  expect(readValue(cut, "3")).toBe(3);
  expect(readValue(cut, "16")).toBeUndefined();
  expect(readValue(cut, "x")).toBeUndefined();
  expect(readValue(level, "null")).toBeNull();
  expect(readValue(cut, "null")).toBeUndefined();
  expect(readValue(order, "random")).toBe("random");
  expect(readValue(order, "none")).toBeUndefined();
  expect([readValue(target, "11"), readValue(target, "9")]).toEqual([11, undefined]);
});

test("a link carries the rules and brings them back", () => {
  const changes = { min_cut: 3, max_level: null };
  const link = linkTo("marias", "penguin", changes);
  expect(readLink(link.slice(link.indexOf("?")), [cut, level, order])).toEqual({ preset: "penguin", changes });
  expect(optionsText(changes)).toBe("min_cut=3 max_level=null");
  const renamed = option("target", { kind: "int", low: 1, formerly: "match_target" });
  expect(readLink("?match_target=11", [renamed])).toEqual({ preset: "", changes: { target: 11 } });
  const packets = option("packets", { kind: "choice", choices: ["3", "1"], formerly: "t2_packets", renamed: { single: "1" } });
  expect(readLink("?t2_packets=single", [packets])).toEqual({ preset: "", changes: { packets: "1" } });
});

test("what differs, what is found, what has an effect", () => {
  expect(changedOptions({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual({ b: 2 });
  expect(searchOptions([cut, order], "nejmensi sni", (o) => (o === cut ? "Nejmenší snímání" : o.name))).toEqual([cut]);
  expect(hasEffect(option("x", { needs: { y: true } }), { y: false })).toBe(false);
});

test("addresses", () => {
  expect(matchPath("/t/:id", "/t/ab%20c")).toEqual({ id: "ab c" });
  expect(matchPath("/t/:id", "/t")).toBeNull();
  expect(matchPath("/", "/")).toEqual({});
});

test("kept settings may be of another time", () => {
  expect(readSettings('{"deck":"french","piles":"x","gone":1}')).toEqual({ ...DEFAULTS, deck: "french" });
  expect(readSettings("{")).toEqual(DEFAULTS);
});
