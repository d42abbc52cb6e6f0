/**
 * What a listener hears of whole deals, in every language: sentences. `scripts/transcript.py` plays the deals, names the
 * folder where the messages lie, and prints the transcripts that this leaves there. Without a folder nothing is tested.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { ToClient, Update } from "../src/protocol";
import { type Language, LANGUAGES, useTexts } from "../src/lib/fluent.svelte";
import { connectRegions, LiveRegion } from "../src/lib/liveRegion";
import { READOUT_KEYS } from "../src/table/readoutKeys";
import { readOut } from "../src/table/readouts";
import { Table } from "../src/table/table.svelte";
import { familyOf } from "../src/lib/fallbackWords";

const folder = process.env["HLASKA_TRANSCRIPTS"] ?? "";
const chosen = process.env["HLASKA_LANGUAGE"] ?? "";
const deals = folder ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
const languages = (Object.keys(LANGUAGES) as Language[]).filter((language) => !chosen || language === chosen);
const texts = import.meta.glob<string>("../../src/hlaska/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

interface Said {
  text: string;
  update: Update;
}

/** All that the polite region says of a deal, and what the letter keys answer at every moment of it. */
function listen(messages: readonly ToClient[], language: Language): { said: Said[]; answers: string[]; table: Table } {
  const game = messages[0]!.type === "hello" ? messages[0]!.game : "";
  const names = ["common", "web", ...familyOf(game)];
  useTexts(language, ...names.flatMap((name) => texts[`../../src/hlaska/locales/${language}/${name}.ftl`] ?? []));
  const nodes = [{ textContent: "" }, { textContent: "" }] as unknown as [HTMLElement, HTMLElement];
  connectRegions(new LiveRegion(nodes), new LiveRegion([{} as HTMLElement, {} as HTMLElement]));
  let tell: (message: ToClient) => void = () => {};
  const table = new Table((hear) => {
    tell = hear;
    return { send: () => true, close: () => {} };
  });
  const said: Said[] = [];
  const answers = new Set<string>();
  for (const message of messages) {
    for (const node of nodes) node.textContent = "";
    tell(message);
    const text = nodes.map((node) => node.textContent).join("");
    if (text && message.type === "update") said.push({ text, update: message });
    if (message.type === "update") for (const key of READOUT_KEYS) answers.add(readOut(table, key));
  }
  return { said, answers: [...answers], table };
}

const NO_WORDS = /undefined|NaN|\[object|[{}$]|\b[a-z]+(?:[-_][a-z0-9]+){2,}\b/;

describe.each(deals)("%s", (name) => {
  const messages = JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as ToClient[];
  const chairs = messages[0]!.type === "hello" ? messages[0]!.chairs : [];
  const me = messages[0]!.type === "hello" ? messages[0]!.me : -1;

  test.each(languages)("in %s it is sentences", (language) => {
    const { said, answers, table } = listen(messages, language);
    writeFileSync(`${folder}/${name.replace(".json", "")}-${language}.txt`, said.map(({ text }) => text + "\n").join(""));
    expect(said.length).toBeGreaterThan(10);
    for (const { text } of said) {
      expect(text, "a key, or a hole").not.toMatch(NO_WORDS);
      expect(text, "ends as a sentence").toMatch(/[.!?…“”"]$/u);
      expect(text, "begins as a sentence").toMatch(/^[\p{Lu}\d„“"]/u);
      expect(text, "two signs or spaces in a row").not.toMatch(/ {2}|[.,;:!?] ?[.,;:]|\(\)|\.\p{Lu}/u);
      expect(text, "begins each sentence with a capital").not.toMatch(/\p{Ll}[.!?] \p{Ll}/u);
      expect(text, "the reader is “you”").not.toContain(chairs[me]!.name);
    }
    for (const text of answers) expect(text, "a letter key").not.toMatch(NO_WORDS);
    expect(answers.filter((text) => text.includes(chairs[me]!.name))).toEqual([]);
    // One's own tricks are told like everybody's, and the end of the deal is.
    const own = said.filter(({ update }) => update.events.some((event, i) => event.kind === "trick" && event.seat === update.view.seat && update.told[i]));
    for (const { text, update } of own) {
      const at = update.events.findIndex((event) => event.kind === "trick");
      expect(text).toContain(table.phraseText(update.told[at]!));
    }
    const tricks = messages.flatMap((m) => (m.type === "update" ? m.events.filter((e, i) => e.kind === "trick" && e.seat === m.view.seat && m.told[i]) : []));
    expect(own).toHaveLength(tricks.length);
    expect(said.at(-1)!.update.view.pub.turn).toBeLessThan(0);
  });
});

test.skipIf(deals.length > 0)("whole deals are played and said by scripts/transcript.py", () => {
  expect(folder).toBe("");
});
