/** House rules and presets in words; what games of a family share is said once. */
import type { GameBrief, Option, Value } from "../protocol";
import { attribute, firstText, hasText, t, words } from "./fluent.svelte";
import { familyOf } from "./fallbackWords";

const keysOf = (game: string, o: Option): string[] => [...familyOf(game).map((g) => `option-${g}-${o.name}`), `option-${o.name}`];

export const presetName = (game: string, preset: string): string => (preset ? firstText([`preset-${game}-${preset}`, `preset-${preset}`]) : "");
export const gameName = (game: string): string => firstText([`game-${game}`, `game_${game}`]);

/** What people know as a game: one, or a preset of one that is called a game of its own. */
export interface KnownGame {
  id: string;
  game: string;
  preset: string; // the preset, "" for the game itself
  name: string;
}
/** Each game, or each of its presets that people know as a game of their own, by name. */
export const listKnownGames = (games: readonly GameBrief[]): KnownGame[] =>
  games
    .flatMap(({ id, known }) => (known.length ? known.map((preset) => ({ id: preset, game: id, preset, name: presetName(id, preset) })) : [{ id, game: id, preset: "", name: gameName(id) }]))
    .sort((a, b) => a.name.localeCompare(b.name, words.language));
/** Game and rules as a title: a game named after all its kinds is not said before one of them. */
export const titleParts = (game: string, preset: string): string[] => [...new Set(preset && game.includes(", ") ? [preset] : [game, preset])].filter(Boolean);
export const presetDetail = (game: string, preset: string): string => attribute(`preset-${game}-${preset}`, "detail") || attribute(`preset-${preset}`, "detail");
export const groupName = (game: string, group: string): string => firstText([...familyOf(game).map((g) => `group-${g}-${group}`), `group-${group}`]);

export const ruleTitle = (game: string, o: Option): string => firstText(keysOf(game, o));
export const ruleHelp = (game: string, o: Option): string => attribute(keysOf(game, o).find(hasText) ?? "", "help");

export function ruleValue(game: string, o: Option, value: Value): string {
  const keys = keysOf(game, o);
  if (value === null) return firstText([...keys.map((key) => `${key}-null`), "web-unlimited"]);
  if (typeof value === "boolean") return t(value ? "web-on" : "web-off");
  return o.kind === "choice" ? firstText([...keys.map((key) => `${key}-${value}`), `choice-${value}`, String(value)]) : String(value);
}
