/** Sheets of deals played with real cards: what is asked of a deal, and the sheets that this device keeps. */
import type { Field, ScoredDeal, Sheet } from "../protocol";
import type { OptionValues } from "../lib/options";
import { storage } from "../lib/settings.svelte";

export type Answers = Readonly<Record<string, number>>;

/** A sheet of this device. `answer`: the server's last, of whose rows the first `settled` are of these deals; `opening`:
 * its answer before the first deal; `before`: the deals as they were, for undoing, latest last. */
export interface SavedScorecard {
  id: string;
  begun: string; // ISO
  game: string;
  preset: string;
  changes: OptionValues;
  names: string[];
  first: number; // the player on the left of the first dealer
  deals: Answers[];
  settled: number;
  opening: Sheet;
  answer: Sheet;
  before: Answers[][];
}

/** A question to be answered: the name its answer has, and the player it is about (-1: nobody in particular). */
export interface Question {
  field: Field;
  name: string;
  player: number;
}

const MAX_UNDO = 20;

/** The players of a deal, by chair; all of them where it is not known who sits out. */
export const playersOf = (sheet: SavedScorecard, deal: number): readonly number[] => {
  const chairs = deal < sheet.settled ? sheet.answer.rows[deal]?.chairs : deal === sheet.answer.rows.length && deal === sheet.settled ? sheet.answer.coming : undefined;
  const found = chairs?.slice(0, sheet.answer.seats) ?? sheet.names.map((_, player) => player);
  return [...found].sort((a, b) => a - b);
};

/** What is asked of a deal as it has been answered so far. */
export function listQuestions(fields: readonly Field[], answers: Answers, players: readonly number[]): Question[] {
  const value: Record<string, number> = {};
  const found: Question[] = [];
  for (const field of fields) {
    if (!(field.when ?? []).every(([name, values]) => name in value && values.includes(value[name]!))) continue;
    value[field.name] = answers[field.name] ?? field.usual ?? 0;
    if (field.each) for (const player of players) found.push({ field, name: `${field.name}-${player}`, player });
    else found.push({ field, name: field.name, player: -1 });
  }
  return found;
}

/** The answers to what is asked, those that were never touched with what is usual. */
export const answersTo = (questions: readonly Question[], answers: Answers): Answers =>
  Object.fromEntries(questions.map(({ field, name }) => [name, answers[name] ?? field.usual ?? 0]));

/** The numbers of a field, where they are few enough to be buttons; else null. */
export function buttonValues(field: Field): number[] | null {
  const { low = 0, high = 0, step = 1 } = field;
  const count = Math.floor((high - low) / step) + 1;
  return count <= 12 ? Array.from({ length: count }, (_, i) => low + i * step) : null;
}

/** A number as it is typed: the nearest that the field has. */
export function nearestValue(field: Field, typed: number): number {
  const { low = 0, high = 0, step = 1 } = field;
  if (!Number.isFinite(typed)) return low;
  return low + Math.round((Math.min(high, Math.max(low, typed)) - low) / step) * step;
}

// ------------------------------------------------------------------ changing a sheet
const withDeals = (sheet: SavedScorecard, deals: Answers[], from: number): SavedScorecard => ({
  ...sheet,
  deals,
  settled: Math.min(sheet.settled, from),
  before: [...sheet.before, sheet.deals].slice(-MAX_UNDO),
});

/** The sheet with a deal entered (`deal` its length) or corrected. */
export const withDeal = (sheet: SavedScorecard, deal: number, answers: Answers): SavedScorecard => withDeals(sheet, [...sheet.deals.slice(0, deal), answers, ...sheet.deals.slice(deal + 1)], deal);

export const withoutDeal = (sheet: SavedScorecard, deal: number): SavedScorecard => withDeals(sheet, sheet.deals.filter((_, i) => i !== deal), deal);

/** The sheet before the last change. */
export function undoChange(sheet: SavedScorecard): SavedScorecard {
  const deals = sheet.before.at(-1);
  if (!deals) return sheet;
  const firstChange = deals.findIndex((deal, i) => deal !== sheet.deals[i] && JSON.stringify(deal) !== JSON.stringify(sheet.deals[i]));
  const from = firstChange < 0 ? Math.min(deals.length, sheet.deals.length) : firstChange;
  return { ...sheet, deals, settled: Math.min(sheet.settled, from), before: sheet.before.slice(0, -1) };
}

/** The sheet with what the server has answered about these deals. */
export const withAnswer = (sheet: SavedScorecard, answer: Sheet): SavedScorecard => ({ ...sheet, answer, settled: answer.rows.length });

// ------------------------------------------------------------------ keeping
const KEY = "hlaska.sheets";

export function loadScorecards(): SavedScorecard[] {
  try {
    const found = JSON.parse(storage.get(KEY) ?? "[]") as SavedScorecard[];
    return Array.isArray(found) ? found.filter((s) => s && typeof s.game === "string" && Array.isArray(s.deals) && Array.isArray(s.names) && !!s.answer && !!s.opening) : [];
  } catch {
    return [];
  }
}

/** Keeps a sheet, the last used first. False: the browser keeps nothing. */
export function saveScorecard(sheet: SavedScorecard): boolean {
  storage.set(KEY, JSON.stringify([sheet, ...loadScorecards().filter((s) => s.id !== sheet.id)]));
  return storage.get(KEY)?.includes(`"${sheet.id}"`) ?? false;
}

export const deleteScorecard = (id: string): void => storage.set(KEY, JSON.stringify(loadScorecards().filter((s) => s.id !== id)));

export function newScorecard(answer: Sheet, names: string[], first: number, now = new Date()): SavedScorecard {
  const { game, preset, changes } = answer;
  const id = `${now.getTime().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { id, begun: now.toISOString(), game, preset, changes, names, first, deals: [], settled: 0, opening: answer, answer, before: [] };
}

/** The same players and rules from the beginning. */
export const repeatScorecard = (sheet: SavedScorecard, now = new Date()): SavedScorecard => newScorecard(sheet.opening, sheet.names, sheet.first, now);

// ------------------------------------------------------------------ telling
/** How many matches of the sheet each player has won. */
export const countWins = (rows: readonly ScoredDeal[], players: number): number[] =>
  Array.from({ length: players }, (_, p) => rows.filter((row) => row.winners.includes(p)).length);

// ------------------------------------------------------------------ a deal being entered
const DRAFT = "hlaska.score.draft";

/** What has been answered of the next deal of a sheet, before the page was closed or loaded anew. */
export function loadDraft(sheet: SavedScorecard): Answers {
  try {
    const found = JSON.parse(storage.get(DRAFT) ?? "null") as { id: string; deal: number; answers: Answers } | null;
    return found && found.id === sheet.id && found.deal === sheet.deals.length ? found.answers : {};
  } catch {
    return {};
  }
}

export const saveDraft = (sheet: SavedScorecard, answers: Answers): void => storage.set(DRAFT, JSON.stringify({ id: sheet.id, deal: sheet.deals.length, answers }));
export const dropDraft = (): void => storage.set(DRAFT, "null");

// ------------------------------------------------------------------ the players
const NAMES = "hlaska.score.names";

/** Names for so many players: those given already, then those of the last sheet, then numbers. */
export function suggestNames(players: number, currentNames: readonly string[], numberName: (n: number) => string): string[] {
  let last: unknown = [];
  try {
    last = JSON.parse(storage.get(NAMES) ?? "[]");
  } catch {
    // what cannot be read is as if it were not there
  }
  const known = Array.isArray(last) ? last.filter((name): name is string => typeof name === "string") : [];
  return Array.from({ length: players }, (_, p) => currentNames[p] ?? known[p] ?? numberName(p + 1));
}

export const rememberPlayers = (names: readonly string[]): void => storage.set(NAMES, JSON.stringify(names));
