/** What players are called. */
import type { Chair } from "../protocol";
import { t } from "../lib/fluent.svelte";

/** A person who has given no name (`docs/protocol.md`): each language has words for that. */
const NAMELESS = "?";

export const chairName = (chairs: readonly Chair[], chair: number): string => {
  const { name = NAMELESS, program } = chairs[chair] ?? {};
  if (program) return t("seat-program", { name });
  return name === NAMELESS ? t("seat-number", { n: chair + 1 }) : name;
};
