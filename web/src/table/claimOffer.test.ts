import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findFixture } from "../dev/fixtures";
import type { Proposed } from "../protocol";
import { claimOfferText, findUnanswered, isAsked, receiveClaimOffer } from "./claimOffer.svelte";
import { useTexts } from "../lib/fluent.svelte";
import { connectRegions, type LiveRegion } from "../lib/liveRegion";
import { Table } from "./table.svelte";

let said: string[];
let table: Table;
let close: () => void;
afterEach(() => close());
beforeEach(async () => {
  useTexts("en", "accord-wants = { $name } wants the rest for { $names }.\naccord-refused = { $name } does not agree.\naccord-refused-you = You do not agree.\naccord-agreed = Agreed.\naccord-over = Over.\ncompany-waits = Waiting for { $names }.");
  const region = { write: (text: string) => said.push(text) } as unknown as LiveRegion;
  said = [];
  close = connectRegions(region, region);
  said = []; // a new window hears what was just said
  table = new Table((hear) => {
    const { hello, updates } = findFixture("follow")!;
    hear(hello); // the own chair is 0
    hear(updates[0]!);
    return { send: () => true, close: () => {} };
  });
  await vi.waitUntil(() => table.update);
  said.length = 0;
});

const proposed = (more: Partial<Proposed>): Proposed => ({ type: "proposed", n: 1, deal: table.update!.deal, by: 1, chairs: [1], agreed: [1], state: "open", who: -1, cards: [], ...more });

test("who is asked hears the question once, and what came of it", async () => {
  await receiveClaimOffer(table, proposed({}));
  await receiveClaimOffer(table, proposed({ agreed: [1, 2] }));
  expect([said.length, isAsked(table, proposed({})), isAsked(table, proposed({ agreed: [0, 1] })), isAsked(table, proposed({ state: "over" }))]).toEqual([1, true, false, false]);
  await receiveClaimOffer(table, proposed({ state: "refused", who: 0 }));
  expect(said.at(-1)).toBe("You do not agree.");
});

test("who has agreed or proposed is told who is waited for", () => {
  expect(findUnanswered(table, proposed({}))).not.toContain(1);
  expect(claimOfferText(table, proposed({ by: 0, agreed: [0] }))).toMatch(/^Waiting for /);
  expect(claimOfferText(table, proposed({ agreed: [0, 1] }))).toMatch(/^Waiting for /);
  expect(claimOfferText(table, proposed({}))).toMatch(/wants the rest for/);
});

test("what was over before one came is not told", async () => {
  await receiveClaimOffer(table, proposed({ n: 4, state: "over" }));
  expect([said, table.claimOffer?.n, table.endedClaimOffer]).toEqual([[], 4, 4]);
});

test("after a hello only what is told again is proposed, and what came of it meanwhile is said", async () => {
  const greet = (): void => table.receive(table.hello!);
  await receiveClaimOffer(table, proposed({ n: 4 }));
  greet();
  await vi.waitUntil(() => !table.claimOffer);
  await receiveClaimOffer(table, proposed({ n: 4 }));
  expect([said.length, table.claimOffer?.state]).toEqual([1, "open"]);
  greet();
  await vi.waitUntil(() => !table.claimOffer);
  await receiveClaimOffer(table, proposed({ n: 4, state: "over" }));
  expect([said.at(-1), table.endedClaimOffer]).toEqual(["Over.", 0]);
});
