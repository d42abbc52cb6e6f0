/** The rules of a table in words: what somebody reads before sitting down. */
import { game } from "./api";
import { first } from "./fluent.svelte";
import { difference, type Values } from "./options";
import { presetName, ruleTitle, ruleValue } from "./rules";
import type { Hello } from "../protocol";

export interface TableRules {
  line: string; // game, preset and what is changed
  changes: Values;
}

export async function tableRules(hello: Hello): Promise<TableRules> {
  const { options, presets } = await game(hello.game);
  const changes = difference(hello.options, presets.find((p) => p.name === hello.preset)?.options ?? {});
  const changed = options.filter((o) => o.name in changes).map((o) => `${ruleTitle(hello.game, o)}: ${ruleValue(hello.game, o, changes[o.name] ?? null)}`);
  const names = [first([`game-${hello.game}`, `game_${hello.game}`]), presetName(hello.game, hello.preset)];
  return { line: [...new Set(names), ...changed].filter(Boolean).join(" · "), changes };
}
