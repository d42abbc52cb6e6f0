/** What the administrator asks of the server. */
import type { AdminPage, AdminReportGroup, AdminReports, AdminSigns, Done, NewState, SignLook } from "../protocol";
import { request } from "../lib/api";

export const fetchAdminPage = (): Promise<AdminPage> => request("/api/admin");
export const putState = (state: NewState): Promise<Done> => request("/api/admin/state", state);
export const barAccount = (name: string, barred: boolean): Promise<Done> => request("/api/admin/bar", { name, barred });
export const closeReport = (id: string): Promise<Done> => request("/api/admin/report", { id });
export const closeReportGroup = (group: string): Promise<Done> => request("/api/admin/report", { group });
export const fetchReports = (skip: number): Promise<AdminReports> => request(`/api/admin/reports?skip=${skip}`);
export const fetchReportGroup = (group: string, skip: number): Promise<AdminReportGroup> => request(`/api/admin/reports/${encodeURIComponent(group)}?skip=${skip}`);

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
export const fetchSigns = (): Promise<AdminSigns> => request("/api/admin/signs");
export const fetchHands = (id: string): Promise<SignLook> => request("/api/admin/hands", { id });

/** A chance as "1 time in so many": two digits are enough, and nobody needs more than a million. */
export function toOneIn(chance: number): number {
  const many = Math.min(1 / Math.max(chance, 1e-6), 1e6);
  return many < 100 ? Math.round(many) : Number(many.toPrecision(2));
}
