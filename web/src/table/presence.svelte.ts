/** Who is at a table: clocks, who is played for, and what all have to agree to. */
import type { Again, Agree, Company } from "../protocol";
import { loadWords, t } from "../lib/fluent.svelte";
import { announce, announceAssertively } from "../lib/liveRegion";
import type { Table } from "./table.svelte";

export type Vote = Agree["what"];

/** Time as it goes by while somebody's runs; nothing moves between its seconds. */
export const presenceClock: { now: number } = $state({ now: 0 });

/** Counts seconds until it is called off. */
export function startClock(): () => void {
  const tick = (): void => void (presenceClock.now = performance.now());
  tick();
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
}

export interface TimeLeft {
  seconds: number;
  isReserve: boolean; // it runs
  isUrgent: boolean;
}

const URGENT = 10;

/** What a chair has left: of the decision, then of its reserve; null where it has no clock or does not think. */
export function computeTimeLeft(company: Company, receivedAt: number, chair: number, now: number): TimeLeft | null {
  const seated = company.chairs[chair];
  if (!seated || company.turn !== chair) return null;
  const elapsed = company.paused ? 0 : Math.max(0, (now - receivedAt) / 1000);
  const decisionLeft = company.left - elapsed;
  const totalLeft = Math.max(0, decisionLeft + seated.reserve);
  return { seconds: Math.ceil(decisionLeft > 0 ? decisionLeft : totalLeft), isReserve: decisionLeft <= 0, isUrgent: totalLeft <= URGENT };
}

export const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** What a chair is said to be where a computer player plays for its person; "" where he plays himself. */
export function stateText(table: Table, chair: number): string {
  const state = table.presence?.chairs[chair]?.state ?? "here";
  return state === "here" ? "" : t(`company-${state}`);
}

/** Who has not given his word yet, of those who are asked. */
export function findMissingVotes(table: Table, company: Company, what: Vote): number[] {
  const agreed = company.agreed[what] ?? [];
  const people = (table.hello?.chairs ?? []).flatMap((chair, i) => ((chair.kind ?? "person") === "person" && !chair.program ? [i] : []));
  return people.filter((i) => !agreed.includes(i) && (what === "again" || what === "move" || company.chairs[i]?.state === "here"));
}

/** What has changed, in words, for everybody. */
function changeTexts(table: Table, previousPresence: Company, after: Company): string[] {
  const me = table.hello?.me ?? -1;
  const states = after.chairs.flatMap(({ state }, i) => {
    if (state === previousPresence.chairs[i]?.state) return [];
    return [t(i === me ? `company-now-${state}-you` : `company-now-${state}`, { name: table.chairName(i) })];
  });
  const votes = (["pause", "resume", "again", "move"] as const).flatMap((what) => {
    const newVoters = (after.agreed[what] ?? []).filter((i) => i !== me && !previousPresence.agreed[what]?.includes(i));
    return newVoters.map((i) => t(`company-wants-${what}`, { name: table.chairName(i) }));
  });
  const paused = previousPresence.paused === after.paused ? [] : [t(after.paused ? "company-paused" : "company-resumed")];
  return [...states, ...paused, ...votes];
}

export async function receivePresence(table: Table, message: Company | Again): Promise<void> {
  if (message.type === "again") {
    const { navigate: go } = await import("../lib/router.svelte");
    return go(`/t/${encodeURIComponent(message.table)}`);
  }
  await loadWords("company");
  const previousPresence = table.presence;
  table.presenceReceivedAt = performance.now();
  table.presence = message;
  if (!previousPresence) return;
  const me = table.hello?.me ?? -1;
  const isOwnChange = me >= 0 && previousPresence.chairs[me]?.state === "here" && message.chairs[me]?.state !== "here";
  (isOwnChange ? announceAssertively : announce)(changeTexts(table, previousPresence, message).join(" "));
}
