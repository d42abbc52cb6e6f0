/** The ratios of the interface design, computed from the style sheet. */
import { describe, expect, test } from "vitest";
import css from "./app.css?raw";
import felts from "./felts.css?raw";

type Rgb = [number, number, number];

function tokens(...selectors: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const plain = (css + felts).replace(/\/\*.*?\*\//gs, "");
  for (const [, selector, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.includes(selector!.trim())) continue;
    for (const [, name, value] of body!.matchAll(/--([\w-]+):\s*([^;]+);/g)) found[name!] = value!.trim();
  }
  return found;
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
const over = (hex: string, alpha: number): Rgb => rgb(hex).map((c) => c * (1 - alpha)) as Rgb;
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function ratio(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

const dark = ':root[data-theme="dark"]';
const contrast = ':root[data-theme="contrast"]';
const french = ':root[data-faces="french"]';
const themes = {
  light: tokens(":root"),
  dark: tokens(":root", dark),
  contrast: tokens(":root", contrast),
};

const felt = (name: string): [string, string] => [`:root[data-felt="${name}"]`, `:root[data-theme="dark"][data-felt="${name}"]`];
const FELTS = ["pine", "moss", "blue", "wine", "wood"];

test.each(FELTS)("what stands on the %s table can be read", (name) => {
  const [light, darkFelt] = felt(name);
  for (const [theme, shade] of [[tokens(":root", light), 0.22], [tokens(":root", dark, light, darkFelt), 0.28]] as const) {
    expect(theme["table"]).not.toBe(themes.light["table"]);
    for (const text of ["on-table", "on-table-2"])
      for (const ground of [rgb(theme["table"]!), rgb(theme["table-2"]!), rgb(theme["table-glow"]!), over(theme["table"]!, shade)])
        expect(ratio(rgb(theme[text]!), ground), text).toBeGreaterThanOrEqual(4.5);
    expect(ratio(rgb(theme["turn"]!), rgb(theme["table"]!))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(rgb(theme["paper"]!), rgb(theme["table-glow"]!))).toBeGreaterThanOrEqual(3);
  }
});

describe.each(Object.entries(themes))("%s", (name, theme) => {
  const c = (token: string): Rgb => rgb(theme[token]!);
  test("texts reach 4.5", () => {
    for (const [text, ground] of [
      ["ink", "panel"], ["ink", "page"], ["ink-2", "panel"], ["ink-2", "page"], ["ink-2", "panel-2"], ["on-table", "table"], ["on-table-2", "table"],
      ["on-table", "table-glow"], ["on-table-2", "table-glow"], ["on-primary", "primary"], ["on-turn", "turn"],
      ["turn", "table"], ["danger", "panel"], ["gain", "panel-2"], ["primary", "page"], ["ink", "own"],
    ] as const) expect(ratio(c(text), c(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5); // prettier-ignore
    const plate = over(theme["table"]!, name === "dark" ? 0.28 : name === "light" ? 0.22 : 0);
    expect(ratio(c("on-table"), plate)).toBeGreaterThanOrEqual(4.5);
    expect(ratio(c("on-table-2"), plate)).toBeGreaterThanOrEqual(4.5);
  });
  test("controls and the card on the table reach 3", () => {
    for (const [line, ground] of [["line-strong", "panel"], ["line-strong", "page"], ["paper", "table"], ["paper", "table-glow"]] as const)
      expect(ratio(c(line), c(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
    expect(ratio(rgb("#ffffff"), c("table"))).toBeGreaterThanOrEqual(3);
  });
  test("letters reach 4.5 on paper and 3 on the paper of a card that may not be played", () => {
    const selectors = { light: [":root"], dark: [":root", dark], contrast: [":root", contrast] }[name]!;
    const decks = [tokens(...selectors), tokens(...selectors, french, ...(name === "contrast" ? [`${contrast}[data-faces="french"]`] : []))];
    for (const deck of decks)
      for (const suit of "CSHD") {
        expect(ratio(rgb(deck[`letter-${suit}`]!), c("paper")), suit).toBeGreaterThanOrEqual(4.5);
        expect(ratio(rgb(deck[`letter-${suit}`]!), c("paper-off")), suit).toBeGreaterThanOrEqual(3);
      }
  });
});
