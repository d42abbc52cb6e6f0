/** Accounts: what the server is asked about them, and what of one a browser takes over. */
import type { ChangeMe, Credentials, DeleteMe, Done, Listed, Me, NewPassword, NewProgram, PasskeyInfo, ProgramInfo, ProgramToken, SessionInfo } from "../protocol";
import { request } from "../lib/api";
import { readOwnAvatar, rememberAvatar } from "../lib/avatars";
import { chooseLanguage, type Language, LANGUAGES } from "../lib/fluent.svelte";
import { rememberName } from "../lib/recentTable";
import { changeSetting, DEFAULTS, settings, type Settings } from "../lib/settings.svelte";

export const fetchAccount = (): Promise<Me> => request("/api/people/me");
export const signIn = (who: Credentials): Promise<Me> => request("/api/people/signin", who);
/** The account takes over picture and settings of this browser. */
export const signUp = (name: string, password: string): Promise<Me> =>
  request("/api/people/signup", { name, password, avatar: readOwnAvatar(), settings: { ...settings } } satisfies Credentials);
export const signOut = (everywhere: boolean): Promise<Done> => request("/api/people/signout", { everywhere });
export const changeAccount = (what: ChangeMe): Promise<Me> => request("/api/people/me", what, "PUT");
export const changePassword = (what: NewPassword): Promise<Done> => request("/api/people/password", what);
export const fetchSessions = (): Promise<SessionInfo[]> => request("/api/people/sessions");
export const endSession = (id: string): Promise<Done> => request(`/api/people/sessions/${encodeURIComponent(id)}`, undefined, "DELETE");
export const deleteAccount = (proof: DeleteMe): Promise<Done> => request("/api/people/delete", proof);
export const fetchLists = (): Promise<Listed[]> => request("/api/people/lists");
export const removeFromList = (id: string): Promise<Done> => request(`/api/people/lists/${encodeURIComponent(id)}`, undefined, "DELETE");
export const fetchPrograms = (): Promise<ProgramInfo[]> => request("/api/people/programs");
export const makeProgram = (name: string): Promise<ProgramToken> => request("/api/people/programs", { name } satisfies NewProgram);
export const endProgram = (id: string): Promise<Done> => request(`/api/people/programs/${encodeURIComponent(id)}`, undefined, "DELETE");
export interface AccountAccess {
  devices: readonly SessionInfo[];
  programs: readonly ProgramInfo[];
  keys: readonly PasskeyInfo[];
}
/** What an account shows of itself beside its name: where it is signed in, what plays for it, and what opens it. */
export async function fetchAccess(): Promise<AccountAccess> {
  const [devices, programs, keys] = await Promise.all([fetchSessions(), fetchPrograms(), request<PasskeyInfo[]>("/api/people/passkeys")]);
  return { devices, programs: programs, keys };
}
export const EXPORT = "/api/people/export";

/** Settings of an account that this page knows, of the kinds that it expects. */
export function filterSettings(stored: Readonly<Record<string, unknown>>): Partial<Settings> {
  const known = Object.entries(DEFAULTS).filter(([name, fallback]) => typeof stored[name] === typeof fallback);
  return Object.fromEntries(known.map(([name]) => [name, stored[name]]));
}

/** This browser is the account's from now on: its name, picture and settings. */
export async function applyAccount(account: Me): Promise<void> {
  rememberName(account.name);
  if (account.avatar) rememberAvatar(account.avatar);
  const known = filterSettings(account.settings);
  for (const [name, value] of Object.entries(known)) changeSetting(name as keyof Settings, value);
  if (known.language && known.language in LANGUAGES) await chooseLanguage(known.language as Language);
}

/** Keeps the settings of this browser with the account, where there is one. */
export async function saveSettings(): Promise<void> {
  const account = await fetchAccount();
  const current = { ...settings };
  if (!account.name || JSON.stringify({ ...account.settings, ...current }) === JSON.stringify(account.settings)) return;
  await changeAccount({ avatar: readOwnAvatar() || account.avatar, settings: current });
}
