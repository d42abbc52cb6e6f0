/** The deals of the day: what the server is asked about them. */
import { request } from "../lib/api";
import { t, words } from "../lib/fluent.svelte";
import { gameName, presetName } from "../lib/rules";
import type { DailyBrief, DailyList, DailyPage } from "../protocol";

const at = (game: string, query = ""): string => `/api/daily/${encodeURIComponent(game)}${query}`;

export const fetchDailies = (): Promise<DailyList> => request("/api/daily");
export const fetchDaily = (game: string, day: string): Promise<DailyPage> => request(at(game, day && `?day=${encodeURIComponent(day)}`));
export const beginDaily = (game: string): Promise<DailyPage> => request(at(game), {});
export const dailyPath = (game: string, day = ""): string => `/daily/${encodeURIComponent(game)}${day && `?day=${encodeURIComponent(day)}`}`;

/** Its name: that of the game and its rules, or of the rules that people know as a game of their own. */
export const dailyName = (one: DailyBrief): string => [...new Set([one.id === one.preset ? "" : gameName(one.game), presetName(one.game, one.preset)])].filter(Boolean).join(" · ");

/** How far somebody is, in a few words; "" for who has not begun. */
export function progressText(one: DailyBrief): string {
  if (!one.table) return "";
  if (one.over) return t("daily-over");
  return one.deals ? t("daily-done", { n: one.done ?? 0, of: one.deals }) : t("web-continue");
}

/** When something happens, as a time of day here. */
export const timeText = (seconds: number): string => new Date(seconds * 1000).toLocaleTimeString(words.language, { timeStyle: "short" });

/** The day before one, as YYYY-MM-DD. */
export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
