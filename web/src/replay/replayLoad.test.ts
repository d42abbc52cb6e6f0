import { beforeEach, expect, test, vi } from "vitest";
import type { Replay as Told } from "../protocol";
import type { ReplayRequest } from "./replaySteps";

vi.mock("../lib/router.svelte", () => ({ navigate: () => {} })); // it reads the address of a page
const { ReplayTable } = await import("./replay.svelte");

const told = (seat: number): Told => ({ seat }) as unknown as Told;
const asked = (of: Partial<ReplayRequest> = {}): ReplayRequest => ({ deal: 1, seat: 0, open: true, step: null, ...of });

/** A request, and what answers it. */
function request(): { answer: Promise<Told>; come: (told: Told) => void; fail: (error: Error) => void } {
  let come!: (told: Told) => void;
  let fail!: (error: Error) => void;
  const answer = new Promise<Told>((yes, no) => ([come, fail] = [yes, no]));
  return { answer, come, fail };
}

let table: InstanceType<typeof ReplayTable>;
let shown: number[];
let steps: number[];

beforeEach(() => {
  table = new ReplayTable();
  [shown, steps] = [[], []];
  vi.spyOn(table, "open").mockImplementation((one, step) => Promise.resolve(void (shown.push(one.seat), steps.push(step))));
});

test("a choice adds to one that has not come yet", async () => {
  const first = request();
  const loaded = table.load(first.answer, asked({ seat: 2 }));
  expect(table.shownOrPending).toEqual(asked({ seat: 2 }));
  first.come(told(2));
  expect(await loaded).toBe(true);
  expect(shown).toEqual([2]);
  expect(table.shownOrPending.open).toBe(true);
});

test("an answer that comes after a later one is not shown", async () => {
  const [first, second] = [request(), request()];
  const loaded = [table.load(first.answer, asked({ seat: 1 })), table.load(second.answer, asked({ seat: 2, open: false }))];
  second.come(told(2));
  first.come(told(1));
  expect(await Promise.all(loaded)).toEqual([false, true]);
  expect(shown).toEqual([2]);
});

test("the failure of what is not wanted any more is not told, that of the last one is", async () => {
  const [first, second] = [request(), request()];
  const before = table.load(first.answer, asked({ seat: 1 }));
  const last = table.load(second.answer, asked({ seat: 2 }));
  first.fail(new Error("first"));
  expect(await before).toBe(false);
  expect(table.shownOrPending.seat).toBe(2);
  second.fail(new Error("second"));
  await expect(last).rejects.toThrow("second");
  expect(table.shownOrPending.open).toBe(true);
  expect(shown).toEqual([]);
});

test("another seat is of the deal that is on its way, from its first step on", async () => {
  table.step = 17;
  const [deal, seat] = [request(), request()];
  void table.load(deal.answer, { ...table.shownOrPending, deal: 3, step: 0 });
  const wanted = { ...table.shownOrPending, seat: 2 };
  expect(wanted).toEqual(asked({ deal: 3, seat: 2, step: 0 }));
  const loaded = table.load(seat.answer, wanted);
  deal.come(told(0));
  seat.come(told(2));
  expect(await loaded).toBe(true);
  expect([shown, steps]).toEqual([[2], [0]]);
});

test("another seat of the deal that is shown comes at the step that is shown by then", async () => {
  table.step = 17;
  const seat = request();
  const loaded = table.load(seat.answer, { ...table.shownOrPending, seat: 1 });
  table.step = 18;
  seat.come(told(1));
  expect(await loaded).toBe(true);
  expect(steps).toEqual([18]);
});
