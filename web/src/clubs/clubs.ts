/** Clubs: what the server is asked about them, and how numbers and names of their sheets are written. */
import type { ClubBrief, ClubInvite, ClubMember, ClubPage, Created, Done, EveningPage, NewClubRules, NewClubTable, NewEvening, SeasonSheet, WriteResult } from "../protocol";
import { request } from "../lib/api";
import { t, words } from "../lib/fluent.svelte";

export type ClubRole = ClubMember["role"];

const at = (club: string, ...parts: string[]): string => ["/api/clubs", club, ...parts].map((part, i) => (i ? encodeURIComponent(part) : part)).join("/");
const evening = (club: string, id: string, what: string): string => at(club, "evenings", id, what);

export const fetchClubs = (): Promise<ClubBrief[]> => request("/api/clubs");
export const createClub = (name: string, unit: string, season: string): Promise<ClubBrief> => request("/api/clubs", { name, unit, season });
export const fetchInvitation = (key: string): Promise<ClubBrief> => request("/api/clubs/invited", { key });
export const joinClub = (key: string): Promise<ClubBrief> => request("/api/clubs/join", { key });
export const fetchClub = (id: string): Promise<ClubPage> => request(at(id));
export const changeClub = (id: string, name: string, unit: string): Promise<Done> => request(at(id), { name, unit }, "PUT");
export const dissolve = (id: string): Promise<Done> => request(at(id), undefined, "DELETE");
export const invite = (id: string): Promise<ClubInvite> => request(at(id, "invite"), {});
export const uninvite = (id: string): Promise<Done> => request(at(id, "invite"), undefined, "DELETE");
export const addMember = (id: string, name: string): Promise<Done> => request(at(id, "members"), { name });
export const promote = (id: string, member: string, role: ClubRole): Promise<Done> => request(at(id, "role"), { member, role });
export const removeMember = (id: string, member: string): Promise<Done> => request(at(id, "remove"), { member });
export const leaveClub = (id: string): Promise<Done> => request(at(id, "leave"), {});
export const saveRules = (id: string, rules: NewClubRules): Promise<Done> => request(at(id, "rules"), rules);
export const deleteRules = (id: string, rules: string): Promise<Done> => request(at(id, "rules", rules), undefined, "DELETE");
export const openTable = (id: string, table: NewClubTable): Promise<Created> => request(at(id, "tables"), table);
export const beginSeason = (id: string, name: string): Promise<Done> => request(at(id, "seasons"), { name });
export const fetchSeasonSheet = (id: string, season: string, whole: boolean): Promise<SeasonSheet> => request(`${at(id, "seasons", season)}?whole=${String(whole)}`);
export const addCorrection = (id: string, season: string, member: string, value: string, text: string): Promise<Done> => request(at(id, "seasons", season, "corrections"), { member, value, text });
export const beginEvening = (id: string, plan: NewEvening): Promise<EveningPage> => request(at(id, "evenings"), plan);
export const fetchEvening = (id: string, of: string): Promise<EveningPage> => request(at(id, "evenings", of));
export const setPresent = (id: string, of: string, members: readonly string[]): Promise<EveningPage> => request(evening(id, of, "present"), { members });
export const drawRound = (id: string, of: string, anyway: boolean): Promise<EveningPage> => request(evening(id, of, "draw"), { anyway });
export const openRound = (id: string, of: string): Promise<EveningPage> => request(evening(id, of, "open"), {});
export const addStandIns = (table: string): Promise<Done> => request(`/api/tables/${encodeURIComponent(table)}/stand-ins`, {});
export const writeResult = (id: string, of: string, result: WriteResult): Promise<EveningPage> => request(evening(id, of, "result"), result);
export const endEvening = (id: string, of: string): Promise<EveningPage> => request(evening(id, of, "end"), {});

/** The key that the address of an invitation has behind its #, where no server and no log sees it. */
export const inviteKey = (hash: string): string => hash.replace(/^#/, "");
export const inviteLink = (key: string, origin = location.origin): string => `${origin}/clubs/join#${key}`;

/** A decimal number of the server as the language writes it; no digit of it is lost. */
export function decimalText(text: string, sign = false): string {
  const point = (0.5).toLocaleString(words.language).replace(/\d/g, "");
  const plain = text.replace("-", "").replace(".", point);
  return (text.startsWith("-") ? "−" : sign && text !== "0" ? "+" : "") + plain;
}

/** A fraction of the server, as `7/3` or `-2`, with at most four places. */
export const roundFraction = (text: string): string => String(Math.round(10000 * fractionValue(text)) / 10000);

function fractionValue(text: string): number {
  const [over = "0", under = "1"] = text.split("/");
  return Number(over) / Number(under);
}

/** The same for people: with its sign and at most two places, `·` where there is nothing to compare. */
export function pointsText(text: string | null): string {
  if (text === null) return "·";
  const shown = fractionValue(text).toLocaleString(words.language, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return shown.replace("-", "−");
}

/** The names of members by their ids. Those whose account is deleted are told apart by a number. */
export function namesOf(members: readonly ClubMember[]): (id: string) => string {
  const gone = members.filter((one) => !one.name).map((one) => one.id);
  const known = new Map(members.map((one) => [one.id, one.name]));
  return (id) => {
    if (id === "*") return t("clubs-computers");
    const former = gone.indexOf(id) + 1;
    return known.get(id) || (gone.length > 1 && former ? t("clubs-former-n", { n: former }) : t("clubs-former"));
  };
}

/** The place of each in a list that is ordered by its totals; equals share one. */
export function ranks(totals: readonly { readonly total: string }[]): number[] {
  const found: number[] = [];
  totals.forEach((one, i) => found.push(i && totals[i - 1]!.total === one.total ? found[i - 1]! : i + 1));
  return found;
}

export const dateText = (at: number): string => new Date(at * 1000).toLocaleDateString(words.language, { dateStyle: "medium" });
export const dateTimeText = (at: number): string => new Date(at * 1000).toLocaleString(words.language, { dateStyle: "medium", timeStyle: "short" });

/** Asks again while the page is looked at, until the returned function is called. */
export function pollEvery(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void (document.hidden || work()), milliseconds);
  return () => clearInterval(timer);
}
