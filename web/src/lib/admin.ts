/** What the administrator asks of the server. */
import type { AdminPage, AdminSigns, Done, NewState, SignLook } from "../protocol";
import { ask } from "./api";

export const admin = (): Promise<AdminPage> => ask("/api/admin");
export const putState = (state: NewState): Promise<Done> => ask("/api/admin/state", state);
export const bar = (name: string, barred: boolean): Promise<Done> => ask("/api/admin/bar", { name, barred });
export const reportDone = (id: string): Promise<Done> => ask("/api/admin/report", { id });
export const signs = (): Promise<AdminSigns> => ask("/api/admin/signs");
export const lookAtHands = (id: string): Promise<SignLook> => ask("/api/admin/hands", { id });

/** A chance as "1 time in so many": two digits are enough, and nobody needs more than a million. */
export function oneIn(chance: number): number {
  const many = Math.min(1 / Math.max(chance, 1e-6), 1e6);
  return many < 100 ? Math.round(many) : Number(many.toPrecision(2));
}
