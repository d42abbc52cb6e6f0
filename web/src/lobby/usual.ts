/** What "Play now" opens: the table opened last, or what a language's newcomers are dealt first. */
import { openTable } from "../lib/api";
import { t } from "../lib/fluent.svelte";
import { chairsFor, ownName, type Recent, remember, seatedAgain } from "../lib/recent";
import { kept } from "../lib/settings.svelte";
import type { Chair, GameBrief, GameInfo, PresetInfo } from "../protocol";

/** The game and preset to be played at once; none where the server has no games. */
export function offered(games: readonly GameBrief[], language: string, last: Recent | null): { game: string; preset: string } | null {
  const again = games.find((game) => game.id === last?.game);
  if (last && again) return { game: again.id, preset: again.presets.includes(last.preset) ? last.preset : (again.presets[0] ?? "") };
  const own = games.find((game) => language in game.first_in) ?? games[0];
  return own ? { game: own.id, preset: own.first_in[language] ?? own.presets[0] ?? "" } : null;
}

/** The names computer players have in this language. */
export const playerNames = (): string[] => t("web-names").split(",").map((name) => name.trim());

/** Opens a table against computer players; players and rules are those of last time where it was this game. */
export async function playNow(info: GameInfo, preset: PresetInfo, last: Recent | null): Promise<string> {
  const same = last?.game === info.id ? last : null;
  const together = same && same.chairs.length === preset.players && !same.chairs.some((chair) => chair.kind === "open"); // now: nobody is waited for
  const chairs: Chair[] = together ? seatedAgain(same) : chairsFor(preset.players, ownName(), info.easy, playerNames());
  const wanted = { game: info.id, preset: preset.name, changes: same?.changes ?? {}, chairs, limit: (preset.endless && same?.limit) || {}, pace: same?.pace ?? "normal" };
  const made = await openTable({ game: wanted.game, preset: wanted.preset, options: wanted.changes, chairs, limit: wanted.limit, pace: wanted.pace });
  remember(wanted);
  return `/t/${encodeURIComponent(made.table)}`;
}

const OFFERED = "hlaska.offered";

/** Has nobody been offered yet, after a first deal, to say how one wants to play? */
export const mayOffer = (): boolean => !kept.get(OFFERED);
export const shownOffers = (): void => kept.set(OFFERED, "yes");
