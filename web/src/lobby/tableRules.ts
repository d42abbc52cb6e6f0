/** The rules of a table in words: what somebody reads before sitting down. */
import { fetchGame } from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { changedOptions, type OptionValues, optionsOf } from "../lib/options";
import { gameName, presetName, ruleTitle, ruleValue } from "../lib/rules";
import type { GameInfo, Hello } from "../protocol";

export interface TableRules {
  text: string; // game, preset and what is changed
  changes: OptionValues;
}

export async function fetchTableRules(hello: Hello): Promise<TableRules> {
  const info = await fetchGame(hello.game);
  const presetOptions = optionsOf(info, hello.preset);
  const changes = changedOptions(hello.options, presetOptions);
  const names = [gameName(hello.game), presetName(hello.game, hello.preset)];
  return { text: [...new Set(names), ...changeTexts(info, changes, presetOptions)].filter(Boolean).join(" · "), changes };
}

/** What differs from the preset, each rule with its value and the one it takes the place of: the preset's name may speak of that. */
export const changeTexts = ({ id, options }: GameInfo, changes: OptionValues, presetOptions: OptionValues): string[] =>
  options.filter((o) => o.name in changes).map((o) => t("web-unlike-row", { title: ruleTitle(id, o), here: ruleValue(id, o, changes[o.name] ?? null), there: ruleValue(id, o, presetOptions[o.name] ?? null) }));
