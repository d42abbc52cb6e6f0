/** The rules of a table in words: what somebody reads before sitting down. */
import { fetchGame } from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { changedOptions, type OptionValues } from "../lib/options";
import { gameName, presetName, ruleTitle, ruleValue } from "../lib/rules";
import type { GameInfo, Hello } from "../protocol";

export interface TableRules {
  line: string; // game, preset and what is changed
  changes: OptionValues;
}

export async function tableRules(hello: Hello): Promise<TableRules> {
  const info = await fetchGame(hello.game);
  const usual = info.presets.find((p) => p.name === hello.preset)?.options ?? {};
  const changes = changedOptions(hello.options, usual);
  const names = [gameName(hello.game), presetName(hello.game, hello.preset)];
  return { line: [...new Set(names), ...changedRules(info, changes, usual)].filter(Boolean).join(" · "), changes };
}

/** What differs from the preset, each rule with its value and the one it takes the place of: the preset's name may speak of that. */
export const changedRules = ({ id, options }: GameInfo, changes: OptionValues, usual: OptionValues): string[] =>
  options.filter((o) => o.name in changes).map((o) => t("web-unlike-row", { title: ruleTitle(id, o), here: ruleValue(id, o, changes[o.name] ?? null), there: ruleValue(id, o, usual[o.name] ?? null) }));
