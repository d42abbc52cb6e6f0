/** What somebody proposes for the rest of a deal: kept, and said. */
import type { Proposed, Sided } from "../protocol";
import { listText, loadWords, t } from "../lib/fluent.svelte";
import { announce, announceAssertively } from "../lib/liveRegion";
import type { Table } from "./table.svelte";

export const chairNamesText = (table: Table, chairs: readonly number[]): string => listText(chairs.map((chair) => (chair === table.hello?.me ? t("web-you-small") : table.chairName(chair))));

/** Who still has to answer: those with a seat in the deal. */
export const findUnanswered = (table: Table, { agreed }: Proposed): number[] =>
  (table.update?.chairs ?? []).slice(0, table.hello?.seats).filter((chair) => !agreed?.includes(chair));

/** Whether the own chair is asked. */
export const isAsked = (table: Table, proposed: Proposed): boolean =>
  (proposed.state ?? "open") === "open" && findUnanswered(table, proposed).includes(table.hello?.me ?? -1);

/** Where a proposal stands, in a sentence. */
export function claimOfferText(table: Table, proposed: Proposed): string {
  const { by, chairs, state = "open", who = -1 } = proposed;
  const me = table.hello?.me ?? -1;
  if (state === "refused") return t(who === me ? "accord-refused-you" : "accord-refused", { name: table.chairName(who) });
  if (state !== "open") return t(`accord-${state}`);
  if (by === me || proposed.agreed?.includes(me)) return t("company-waits", { names: chairNamesText(table, findUnanswered(table, proposed)) });
  return t("accord-wants", { name: table.chairName(by), names: chairNamesText(table, chairs) });
}

export async function receiveClaimOffer(table: Table, message: Sided | Proposed): Promise<void> {
  await loadWords("company");
  if (message.type === "sided") {
    table.claimSides = message;
    return;
  }
  const previous = table.latestClaimOffer;
  const state = message.state ?? "open";
  if (!previous && state !== "open") table.endedClaimOffer = message.n;
  table.claimOffer = table.latestClaimOffer = message;
  if (table.endedClaimOffer === message.n) return; // how it stood when one came
  if (previous?.n === message.n && (previous.state ?? "open") === state) return; // one more has agreed
  (isAsked(table, message) ? announceAssertively : announce)(claimOfferText(table, message));
}
