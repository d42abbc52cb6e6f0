import { expect, test } from "vitest";
import type { ArchivedDeal, ArchivedSeat } from "../protocol";
import { chairsInOrder, filtersOf, queryOf, ratingError, secondsOf } from "./archive";
import { meanOf } from "./stats";

test("what stands in the address is what the server is asked", () => {
  const asked = queryOf(filtersOf("?game=marias&who=Jan%C3%A1&contract=seven%2Bhundred&nothing=1"));
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({ game: "marias", who: "Janá", contract: "seven+hundred" });
  expect(queryOf(filtersOf("?mine=true&who=Eva"))).toBe("mine=true");
  expect(queryOf(filtersOf(""))).toBe("");
  expect(queryOf(filtersOf("?club=c1&mine=true"))).toBe("mine=true&club=c1");
});

test("a day lasts until the next one begins, also where clocks are turned", () => {
  expect(Number(secondsOf("2026-03-29", 1)) - Number(secondsOf("2026-03-29"))).toBe((new Date(2026, 2, 30).getTime() - new Date(2026, 2, 29).getTime()) / 1000);
  expect(secondsOf("2026-12-31", 1)).toBe(secondsOf("2027-01-01"));
  for (const nonsense of ["", "yesterday", "2026-1-1", "0000-00-00"]) expect(secondsOf(nonsense)).toBe("");
});

test("who won stands first, who sat out last", () => {
  const seat = (place: number, won: boolean): ArchivedSeat => ({ name: "", avatar: "", level: "", seat: place, amount: 0, won, program: "", person: "", me: false });
  const deal = { chairs: [seat(1, false), seat(-1, false), seat(2, true), seat(0, false)] } as unknown as ArchivedDeal;
  expect(chairsInOrder(deal)).toEqual([2, 3, 0, 1]);
});

test("the doubt of a mean is that of its amounts", () => {
  const amounts = [3, -1, 4, -1, 5];
  const sum = (of: (n: number) => number): number => amounts.reduce((all, n) => all + of(n), 0);
  const result = { game: "", money: 1, pays: true, won: 3, deals: 5, total: sum((n) => n), squares: sum((n) => n * n) };
  expect(ratingError(result)).toBeCloseTo(meanOf(amounts).half!, 9);
  expect(ratingError({ ...result, deals: 1 })).toBeNull();
});
