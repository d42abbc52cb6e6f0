import { afterEach, expect, test, vi } from "vitest";
import { fetchGame, openTable } from "./api";
import { findCommitment } from "../table/commitments";

afterEach(() => vi.unstubAllGlobals());

test("a game is asked for once, and again only after a failure", async () => {
  const answers = [new Response("{}", { status: 500 }), new Response('{"id": "toy"}'), new Response('{"id": "late"}')];
  const ask = vi.fn(() => Promise.resolve(answers.shift()!));
  vi.stubGlobal("fetch", ask);
  await expect(fetchGame("toy")).rejects.toThrow();
  expect(await fetchGame("toy")).toEqual({ id: "toy" });
  expect(await fetchGame("toy")).toEqual({ id: "toy" });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a table is opened with a ticket and luck, and without them where no ticket is good any more", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  const sent: Record<string, string>[] = [];
  let good = 1; // how many tickets are refused before one is good
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    if (path === "/api/fair") return Promise.resolve(Response.json({ ticket: "t", commit: "c" }));
    sent.push(JSON.parse(body) as Record<string, string>);
    const refused = sent.at(-1)!["ticket"] !== undefined && good-- > 0;
    return Promise.resolve(refused ? Response.json({ kind: "no_ticket", text: "", row: { key: "" } }, { status: 409 }) : Response.json({ table: `x${sent.length}`, me: 0 }));
  });
  await openTable({ game: "toy" } as Parameters<typeof openTable>[0]);
  expect(findCommitment("x2", 1)).toEqual({ commit: "c", luck: sent[1]!["luck"] });
  good = 9;
  await openTable({ game: "toy" } as Parameters<typeof openTable>[0]);
  expect(sent.slice(2).map((body) => body["ticket"])).toEqual(["t", "t", "t", undefined]);
  expect(findCommitment("x6", 1)).toBeUndefined();
});
