/** Moments in seconds since 1970 as dates, in the language of the page. */
import { words } from "./fluent.svelte";

export const dateText = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString(words.language, { dateStyle: "medium" });
export const dateTimeText = (seconds: number): string => new Date(seconds * 1000).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });
export const longDateText = (seconds: number): string => new Date(seconds * 1000).toLocaleDateString(words.language, { day: "numeric", month: "long", year: "numeric" });
