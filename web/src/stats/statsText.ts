/** Numbers of the statistics in words. */
import { worthText } from "../table/analysisText";
import { t, words } from "../lib/fluent.svelte";
import type { Mean, Share } from "./stats";

/** `± 1.4`; nothing to say of a single deal. */
export const errorText = (value: Mean, unit: number): string => (value.half === null ? t("stats-error-none") : t("stats-error", { half: worthText(value.half, unit, false) }));

export const percent = (share: number): string => new Intl.NumberFormat(words.language, { style: "percent" }).format(share);

/** `(39–78 %)` */
export const rangeText = ({ low, high }: Share): string => `(${Math.round(100 * low)}–${percent(high)})`;

export const dateText = (at: number): string => new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(new Date(at * 1000));
