/** House rules as a form: what differs from a preset, as text and as a link. */
import type { GameInfo, Option, PresetInfo, Value } from "../protocol";

export type OptionValues = Record<string, Value>;

export const findPreset = (info: GameInfo | null | undefined, name: string | undefined): PresetInfo | undefined => info?.presets.find((preset) => preset.name === name);
/** What a preset has as options, nothing for one that there is not. */
export const optionsOf = (info: GameInfo | null | undefined, name: string): OptionValues => findPreset(info, name)?.options ?? {};

export const changedOptions = (values: OptionValues, base: OptionValues): OptionValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => base[name] !== value));

export const valueText = (value: Value): string => (value === null ? "null" : String(value));

/** `a=1 b=true`, as the command line reads it. */
export const optionsText = (changes: OptionValues): string =>
  Object.entries(changes).map(([name, value]) => `${name}=${valueText(value)}`).join(" "); // prettier-ignore

/** The value that a text names, or undefined if it is none of the option's. */
export function readValue(option: Option, text: string): Value | undefined {
  if (text === "null" || text === "") return option.nullable ? null : undefined;
  if (option.kind === "bool") return text === "true" ? true : text === "false" ? false : undefined;
  if (option.kind === "choice") return option.choices.find((c) => String(c) === text);
  if (!/^-?\d{1,9}$/.test(text) || (option.choices.length && !option.choices.includes(text))) return undefined;
  const number = Number(text);
  if (option.low !== null && number < option.low) return undefined;
  if (option.high !== null && number > option.high) return undefined;
  return number;
}

/** The address of a screen about a game with these rules: a new table, or how it is played. */
export function linkTo(game: string, preset: string, changes: OptionValues, screen: "new" | "learn" | "score" | "edit" = "new"): string {
  const query = new URLSearchParams({ preset });
  for (const [name, value] of Object.entries(changes)) query.set(name, valueText(value));
  return `/${screen}/${encodeURIComponent(game)}?${query}`;
}

export function readLink(search: string, options: readonly Option[]): { preset: string; changes: OptionValues } {
  const query = new URLSearchParams(search);
  const changes: OptionValues = {};
  for (const option of options) {
    const text = query.get(option.name) ?? query.get(option.formerly);
    const value = text === null ? undefined : (option.renamed[text] ?? readValue(option, text));
    if (value !== undefined) changes[option.name] = value;
  }
  return { preset: query.get("preset") ?? "", changes };
}

/** Options whose title, sentence or name has all the words. */
export function searchOptions(options: readonly Option[], text: string, textOf: (option: Option) => string): Option[] {
  const normalize = (s: string): string => s.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const searched = normalize(text).split(/\s+/).filter(Boolean);
  return options.filter((option) => searched.every((word) => normalize(textOf(option)).includes(word)));
}

/** Can an option change anything while the others are as they are? */
export const hasEffect = (option: Option, values: OptionValues): boolean =>
  Object.entries(option.needs).every(([name, value]) => values[name] === value);
