/** What "Play now" opens: the table opened last, or what a language's newcomers are dealt first. */
import { openTable } from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { newChairs, ownName, recentChairs, type RecentTable, rememberTable } from "../lib/recentTable";
import { storage } from "../lib/settings.svelte";
import type { Chair, GameBrief, GameInfo, PresetInfo } from "../protocol";

/** The game and preset to be played at once; none where the server has no games. */
export function gameToPlay(games: readonly GameBrief[], language: string, last: RecentTable | null): { game: string; preset: string } | null {
  const again = games.find((game) => game.id === last?.game);
  if (last && again) return { game: again.id, preset: again.presets.includes(last.preset) ? last.preset : (again.presets[0] ?? "") };
  const own = games.find((game) => language in game.first_in) ?? games[0];
  return own ? { game: own.id, preset: own.first_in[language] ?? own.presets[0] ?? "" } : null;
}

/** The names computer players have in this language. */
export const computerNames = (): string[] => t("web-names").split(",").map((name) => name.trim());

/** Opens a table against computer players; players and rules are those of last time where it was this game. */
export async function playNow(info: GameInfo, preset: PresetInfo, last: RecentTable | null): Promise<string> {
  const same = last?.game === info.id ? last : null;
  const together = same && same.chairs.length === preset.players && !same.chairs.some((chair) => chair.kind === "open"); // now: nobody is waited for
  const chairs: Chair[] = together ? recentChairs(same) : newChairs(preset.players, ownName(), info.easy, computerNames());
  const wanted = { game: info.id, preset: preset.name, changes: same?.changes ?? {}, chairs, limit: (preset.endless && same?.limit) || {}, pace: same?.pace ?? "normal" };
  const made = await openTable({ game: wanted.game, preset: wanted.preset, options: wanted.changes, chairs, limit: wanted.limit, pace: wanted.pace });
  rememberTable(wanted);
  return `/t/${encodeURIComponent(made.table)}`;
}

const OFFERED = "hlaska.offered";

/** Has nobody been offered yet, after a first deal, to say how one wants to play? */
export const canOfferSettings = (): boolean => !storage.get(OFFERED);
export const rememberOffer = (): void => storage.set(OFFERED, "yes");
