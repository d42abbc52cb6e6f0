/** What the administrator asks of the server. */
import type { AdminPage, AdminReportGroup, AdminReports, AdminSigns, Done, NewState, SignLook } from "../protocol";
import { ask } from "../lib/api";

export const admin = (): Promise<AdminPage> => ask("/api/admin");
export const putState = (state: NewState): Promise<Done> => ask("/api/admin/state", state);
export const bar = (name: string, barred: boolean): Promise<Done> => ask("/api/admin/bar", { name, barred });
export const reportDone = (id: string): Promise<Done> => ask("/api/admin/report", { id });
export const groupDone = (group: string): Promise<Done> => ask("/api/admin/report", { group });
export const reports = (skip: number): Promise<AdminReports> => ask(`/api/admin/reports?skip=${skip}`);
export const reportsOf = (group: string, skip: number): Promise<AdminReportGroup> => ask(`/api/admin/reports/${encodeURIComponent(group)}?skip=${skip}`);

/** The groups that are shown with the next ones of the server: who was written about meanwhile may come twice. */
export function mergeReports(shown: AdminReports, next: AdminReports): AdminReports {
  const known = new Set(shown.groups.map((group) => group.id));
  return { ...next, groups: [...shown.groups, ...next.groups.filter((group) => !known.has(group.id))] };
}

/** The reports of a group with the next ones of the server. */
export function mergeGroup(shown: AdminReports, next: AdminReportGroup): AdminReports {
  const add = (group: AdminReportGroup): AdminReportGroup => {
    const known = new Set(group.reports.map((report) => report.id));
    return { ...next, reports: [...group.reports, ...next.reports.filter((report) => !known.has(report.id))] };
  };
  return { ...shown, groups: shown.groups.map((group) => (group.id === next.id ? add(group) : group)) };
}
export const signs = (): Promise<AdminSigns> => ask("/api/admin/signs");
export const lookAtHands = (id: string): Promise<SignLook> => ask("/api/admin/hands", { id });

/** A chance as "1 time in so many": two digits are enough, and nobody needs more than a million. */
export function oneIn(chance: number): number {
  const many = Math.min(1 / Math.max(chance, 1e-6), 1e6);
  return many < 100 ? Math.round(many) : Number(many.toPrecision(2));
}
