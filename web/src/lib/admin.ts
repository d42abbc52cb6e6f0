/** What the administrator asks of the server. */
import type { AdminPage, Done, NewState } from "../protocol";
import { ask } from "./api";

export const admin = (): Promise<AdminPage> => ask("/api/admin");
export const putState = (state: NewState): Promise<Done> => ask("/api/admin/state", state);
export const bar = (name: string, barred: boolean): Promise<Done> => ask("/api/admin/bar", { name, barred });
export const reportDone = (id: string): Promise<Done> => ask("/api/admin/report", { id });
