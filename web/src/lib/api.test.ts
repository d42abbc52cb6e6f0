import { afterEach, expect, test, vi } from "vitest";
import { game } from "./api";

afterEach(() => vi.unstubAllGlobals());

test("a game is asked for once, and again only after a failure", async () => {
  const answers = [new Response("{}", { status: 500 }), new Response('{"id": "toy"}'), new Response('{"id": "late"}')];
  const ask = vi.fn(() => Promise.resolve(answers.shift()!));
  vi.stubGlobal("fetch", ask);
  await expect(game("toy")).rejects.toThrow();
  expect(await game("toy")).toEqual({ id: "toy" });
  expect(await game("toy")).toEqual({ id: "toy" });
  expect(ask).toHaveBeenCalledTimes(2);
});
