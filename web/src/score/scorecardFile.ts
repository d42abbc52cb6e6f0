/** A sheet of deals played with real cards as a file: the deals as they were entered, and the rules and players that
 *  they are of. What they come to is not in it: that is the server's to say again. */
import type { OptionValues } from "../lib/options";
import type { Answers, SavedScorecard } from "./scorecard";

const KIND = "score sheet";
const VERSION = 1;
const MAX_LENGTH = 1_000_000; // characters; a sheet of a hundred deals has some 20,000

/** What a file says. */
export interface ScorecardFile {
  game: string;
  preset: string;
  changes: OptionValues;
  names: string[];
  first: number;
  begun: string;
  deals: Answers[];
}
/** Why a text is no sheet, as the end of a message key: `none` of this program, `newer`, or `damaged`. */
export type FileFault = "none" | "newer" | "damaged";

export function writeFile({ game, preset, changes, names, first, begun, deals }: SavedScorecard): string {
  return `${JSON.stringify({ hlaska: KIND, version: VERSION, game, preset, changes, names, first, begun, deals }, null, 1)}\n`;
}

const isObject = (found: unknown): found is Record<string, unknown> => !!found && typeof found === "object" && !Array.isArray(found);
const isAnswers = (found: unknown): found is Answers => isObject(found) && Object.values(found).every(Number.isInteger);
const isValue = (found: unknown): boolean => ["string", "number", "boolean"].includes(typeof found);

export function parseFile(text: string): ScorecardFile | FileFault {
  let found: unknown;
  try {
    found = text.length > MAX_LENGTH ? null : JSON.parse(text);
  } catch {
    return "none";
  }
  if (!isObject(found) || found["hlaska"] !== KIND) return "none";
  const { version, game, preset, changes, names, first, begun, deals } = found;
  if (typeof version === "number" && version > VERSION) return "newer";
  if (version !== VERSION || typeof game !== "string" || !/^\w+$/.test(game) || typeof preset !== "string") return "damaged";
  if (!isObject(changes) || !Object.values(changes).every(isValue)) return "damaged";
  if (!Array.isArray(names) || !names.length || !names.every((name) => typeof name === "string" && !!name.trim())) return "damaged";
  if (!Number.isInteger(first) || !Array.isArray(deals) || !deals.every(isAnswers)) return "damaged";
  const date = new Date(typeof begun === "string" ? begun : "");
  if (Number.isNaN(date.getTime())) return "damaged";
  return { game, preset, changes: changes as OptionValues, names: names.map((name: string) => name.trim().slice(0, 24)), first: first as number, begun: date.toISOString(), deals };
}
