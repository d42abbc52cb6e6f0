/** What "Play now" opens: the table opened last, or what a language's newcomers are dealt first. */
import { openTable } from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { makeChairs, readOwnName, type RecentTable, rememberTable, repeatChairs } from "../lib/recentTable";
import { storage } from "../lib/settings.svelte";
import type { Chair, GameBrief, GameInfo, PresetInfo } from "../protocol";

/** The game and preset to be played at once; none where the server has no games. */
export function selectGame(games: readonly GameBrief[], language: string, recent: RecentTable | null): { game: string; preset: string } | null {
  const recentGame = games.find((game) => game.id === recent?.game);
  if (recent && recentGame) return { game: recentGame.id, preset: recentGame.presets.includes(recent.preset) ? recent.preset : (recentGame.presets[0] ?? "") };
  const firstGame = games.find((game) => language in game.first_in) ?? games[0];
  return firstGame ? { game: firstGame.id, preset: firstGame.first_in[language] ?? firstGame.presets[0] ?? "" } : null;
}

/** The names computer players have in this language. */
export const computerNames = (): string[] => t("web-names").split(",").map((name) => name.trim());

/** Opens a table against computer players; players and rules are those of last time where it was this game. */
export async function playNow(info: GameInfo, preset: PresetInfo, recent: RecentTable | null): Promise<string> {
  const previous = recent?.game === info.id ? recent : null;
  const canRepeat = previous && previous.chairs.length === preset.players && !previous.chairs.some((chair) => chair.kind === "open"); // now: nobody is waited for
  const chairs: Chair[] = canRepeat ? repeatChairs(previous) : makeChairs(preset.players, readOwnName(), info.easy, computerNames());
  const table = { game: info.id, preset: preset.name, changes: previous?.changes ?? {}, chairs, limit: (preset.endless && previous?.limit) || {}, pace: previous?.pace ?? "normal" };
  const created = await openTable({ game: table.game, preset: table.preset, options: table.changes, chairs, limit: table.limit, pace: table.pace });
  rememberTable(table);
  return `/t/${encodeURIComponent(created.table)}`;
}

const OFFERED = "hlaska.offered";

/** Has nobody been offered yet, after a first deal, to say how one wants to play? */
export const canOfferSettings = (): boolean => !storage.get(OFFERED);
export const rememberOffer = (): void => storage.set(OFFERED, "yes");
