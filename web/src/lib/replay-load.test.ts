import { beforeEach, expect, test, vi } from "vitest";
import type { Replay as Told } from "../protocol";

vi.mock("./router.svelte", () => ({ go: () => {} })); // it reads the address of a page
const { Replay } = await import("./replay.svelte");

const told = (seat: number): Told => ({ seat }) as unknown as Told;

/** A request, and what answers it. */
function request(): { answer: Promise<Told>; come: (told: Told) => void; fail: (error: Error) => void } {
  let come!: (told: Told) => void;
  let fail!: (error: Error) => void;
  const answer = new Promise<Told>((yes, no) => ([come, fail] = [yes, no]));
  return { answer, come, fail };
}

let table: InstanceType<typeof Replay>;
let shown: number[];

beforeEach(() => {
  table = new Replay();
  shown = [];
  vi.spyOn(table, "open").mockImplementation((one) => Promise.resolve(void shown.push(one.seat)));
});

test("a choice adds to one that has not come yet", async () => {
  const first = request();
  const loaded = table.load(first.answer, { seat: 2, open: true }, () => 0);
  expect(table.from).toEqual({ seat: 2, open: true });
  first.come(told(2));
  expect(await loaded).toBe(true);
  expect(shown).toEqual([2]);
  expect(table.from.open).toBe(true);
});

test("an answer that comes after a later one is not shown", async () => {
  const [first, second] = [request(), request()];
  const loaded = [table.load(first.answer, { seat: 1, open: true }, () => 0), table.load(second.answer, { seat: 2, open: false }, () => 0)];
  second.come(told(2));
  first.come(told(1));
  expect(await Promise.all(loaded)).toEqual([false, true]);
  expect(shown).toEqual([2]);
});

test("the failure of what is not wanted any more is not told, that of the last one is", async () => {
  const [first, second] = [request(), request()];
  const before = table.load(first.answer, { seat: 1, open: true }, () => 0);
  const last = table.load(second.answer, { seat: 2, open: true }, () => 0);
  first.fail(new Error("first"));
  expect(await before).toBe(false);
  expect(table.from.seat).toBe(2);
  second.fail(new Error("second"));
  await expect(last).rejects.toThrow("second");
  expect(table.from.open).toBe(true);
  expect(shown).toEqual([]);
});
