import { beforeEach, expect, test, vi } from "vitest";
import type { Replay } from "../protocol";
import type { ReplayRequest } from "./replaySteps";

vi.mock("../lib/router.svelte", () => ({ navigate: () => {} })); // it reads the address of a page
const { ReplayTable } = await import("./replay.svelte");

const replayOf = (seat: number): Replay => ({ seat }) as unknown as Replay;
const requestOf = (changes: Partial<ReplayRequest> = {}): ReplayRequest => ({ deal: 1, seat: 0, open: true, step: null, ...changes });

/** A request, and what answers it. */
function request(): { answer: Promise<Replay>; come: (replay: Replay) => void; fail: (error: Error) => void } {
  let come!: (replay: Replay) => void;
  let fail!: (error: Error) => void;
  const answer = new Promise<Replay>((yes, no) => ([come, fail] = [yes, no]));
  return { answer, come, fail };
}

let table: InstanceType<typeof ReplayTable>;
let shownSeats: number[];
let steps: number[];

beforeEach(() => {
  table = new ReplayTable();
  [shownSeats, steps] = [[], []];
  vi.spyOn(table, "open").mockImplementation((shown, step) => Promise.resolve(void (shownSeats.push(shown.seat), steps.push(step))));
});

test("a choice adds to one that has not come yet", async () => {
  const first = request();
  const loaded = table.load(first.answer, requestOf({ seat: 2 }));
  expect(table.shownOrPending).toEqual(requestOf({ seat: 2 }));
  first.come(replayOf(2));
  expect(await loaded).toBe(true);
  expect(shownSeats).toEqual([2]);
  expect(table.shownOrPending.open).toBe(true);
});

test("an answer that comes after a later one is not shown", async () => {
  const [first, second] = [request(), request()];
  const loaded = [table.load(first.answer, requestOf({ seat: 1 })), table.load(second.answer, requestOf({ seat: 2, open: false }))];
  second.come(replayOf(2));
  first.come(replayOf(1));
  expect(await Promise.all(loaded)).toEqual([false, true]);
  expect(shownSeats).toEqual([2]);
});

test("the failure of what is not wanted any more is not told, that of the last one is", async () => {
  const [first, second] = [request(), request()];
  const firstLoad = table.load(first.answer, requestOf({ seat: 1 }));
  const lastLoad = table.load(second.answer, requestOf({ seat: 2 }));
  first.fail(new Error("first"));
  expect(await firstLoad).toBe(false);
  expect(table.shownOrPending.seat).toBe(2);
  second.fail(new Error("second"));
  await expect(lastLoad).rejects.toThrow("second");
  expect(table.shownOrPending.open).toBe(true);
  expect(shownSeats).toEqual([]);
});

test("another seat is of the deal that is on its way, from its first step on", async () => {
  table.step = 17;
  const [deal, seat] = [request(), request()];
  void table.load(deal.answer, { ...table.shownOrPending, deal: 3, step: 0 });
  const secondRequest = { ...table.shownOrPending, seat: 2 };
  expect(secondRequest).toEqual(requestOf({ deal: 3, seat: 2, step: 0 }));
  const loaded = table.load(seat.answer, secondRequest);
  deal.come(replayOf(0));
  seat.come(replayOf(2));
  expect(await loaded).toBe(true);
  expect([shownSeats, steps]).toEqual([[2], [0]]);
});

test("another seat of the deal that is shown comes at the step that is shown by then", async () => {
  table.step = 17;
  const seat = request();
  const loaded = table.load(seat.answer, { ...table.shownOrPending, seat: 1 });
  table.step = 18;
  seat.come(replayOf(1));
  expect(await loaded).toBe(true);
  expect(steps).toEqual([18]);
});
