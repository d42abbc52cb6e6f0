/** The deals of the day: what the server is asked about them. */
import { request } from "../lib/api";
import { t, words } from "../lib/fluent.svelte";
import { gameName, presetName } from "../lib/rules";
import type { DailyBrief, DailyList, DailyPage } from "../protocol";

const apiPath = (game: string, query = ""): string => `/api/daily/${encodeURIComponent(game)}${query}`;

export const fetchDailies = (): Promise<DailyList> => request("/api/daily");
export const fetchDaily = (game: string, day: string): Promise<DailyPage> => request(apiPath(game, day && `?day=${encodeURIComponent(day)}`));
export const beginDaily = (game: string): Promise<DailyPage> => request(apiPath(game), {});
export const dailyPath = (game: string, day = ""): string => `/daily/${encodeURIComponent(game)}${day && `?day=${encodeURIComponent(day)}`}`;

/** Its name: that of the game and its rules, or of the rules that people know as a game of their own. */
export const dailyName = (brief: DailyBrief): string => [...new Set([brief.id === brief.preset ? "" : gameName(brief.game), presetName(brief.game, brief.preset)])].filter(Boolean).join(" · ");

/** How far somebody is, in a few words; "" for who has not begun. */
export function progressText(brief: DailyBrief): string {
  if (!brief.table) return "";
  if (brief.over) return t("daily-over");
  return brief.deals ? t("daily-done", { n: brief.done ?? 0, of: brief.deals }) : t("web-continue");
}

/** When something happens, as a time of day here. */
export const timeText = (seconds: number): string => new Date(seconds * 1000).toLocaleTimeString(words.language, { timeStyle: "short" });

/** The day before one, as YYYY-MM-DD. */
export const dayBefore = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
