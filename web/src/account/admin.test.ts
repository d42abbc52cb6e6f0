import { expect, test } from "vitest";
import type { AdminReport, AdminReportGroup } from "../protocol";
import { mergeGroup, mergeReports, toOneIn } from "./admin";

test("a chance is told as one in so many", () => {
  expect([1, 0.5, 0.3, 0.01, 0.00123, 1e-9, 0].map(toOneIn)).toEqual([1, 2, 3, 100, 810, 1_000_000, 1_000_000]);
});

test("reports grow page by page, and none is shown twice", () => {
  const report = (id: string): AdminReport => ({ id, name: "A", table: "t", text: id, at: 1, done: false });
  const group = (id: string, ...reports: string[]): AdminReportGroup => ({ id, names: ["A"], count: 3, people: 1, at: 1, reports: reports.map(report) });
  const first = { groups: [group("a", "1", "2"), group("b", "3")], more: 1, count: 5 };
  const both = mergeReports(first, { groups: [group("b", "3"), group("c", "4")], more: 0, count: 6 });
  expect(both.groups.map((group) => group.id)).toEqual(["a", "b", "c"]);
  expect([both.more, both.count]).toEqual([0, 6]);
  expect(mergeGroup(both, group("a", "2", "5")).groups.map((group) => group.reports.map((r) => r.id))).toEqual([["1", "2", "5"], ["3"], ["4"]]);
});
