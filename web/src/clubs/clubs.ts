/** Clubs: what the server is asked about them, and how numbers and names of their sheets are written. */
import type { ClubBrief, ClubInvite, ClubMember, ClubPage, Created, Done, EveningPage, NewClubRules, NewClubTable, NewEvening, SeasonSheet, WriteResult } from "../protocol";
import { request } from "../lib/api";
import { t, words } from "../lib/fluent.svelte";

export type ClubRole = ClubMember["role"];

const apiPath = (club: string, ...parts: string[]): string => ["/api/clubs", club, ...parts].map((part, i) => (i ? encodeURIComponent(part) : part)).join("/");
const eveningPath = (club: string, id: string, part: string): string => apiPath(club, "evenings", id, part);

export const fetchClubs = (): Promise<ClubBrief[]> => request("/api/clubs");
export const createClub = (name: string, unit: string, season: string): Promise<ClubBrief> => request("/api/clubs", { name, unit, season });
export const fetchInvitation = (key: string): Promise<ClubBrief> => request("/api/clubs/invited", { key });
export const joinClub = (key: string): Promise<ClubBrief> => request("/api/clubs/join", { key });
export const fetchClub = (id: string): Promise<ClubPage> => request(apiPath(id));
export const changeClub = (id: string, name: string, unit: string): Promise<Done> => request(apiPath(id), { name, unit }, "PUT");
export const dissolveClub = (id: string): Promise<Done> => request(apiPath(id), undefined, "DELETE");
export const createInvitation = (id: string): Promise<ClubInvite> => request(apiPath(id, "invite"), {});
export const deleteInvitation = (id: string): Promise<Done> => request(apiPath(id, "invite"), undefined, "DELETE");
export const addMember = (id: string, name: string): Promise<Done> => request(apiPath(id, "members"), { name });
export const changeRole = (id: string, member: string, role: ClubRole): Promise<Done> => request(apiPath(id, "role"), { member, role });
export const removeMember = (id: string, member: string): Promise<Done> => request(apiPath(id, "remove"), { member });
export const leaveClub = (id: string): Promise<Done> => request(apiPath(id, "leave"), {});
export const saveRules = (id: string, rules: NewClubRules): Promise<Done> => request(apiPath(id, "rules"), rules);
export const deleteRules = (id: string, rules: string): Promise<Done> => request(apiPath(id, "rules", rules), undefined, "DELETE");
export const openTable = (id: string, table: NewClubTable): Promise<Created> => request(apiPath(id, "tables"), table);
export const beginSeason = (id: string, name: string): Promise<Done> => request(apiPath(id, "seasons"), { name });
export const fetchSeasonSheet = (id: string, season: string, whole: boolean): Promise<SeasonSheet> => request(`${apiPath(id, "seasons", season)}?whole=${String(whole)}`);
export const addCorrection = (id: string, season: string, member: string, value: string, text: string): Promise<Done> => request(apiPath(id, "seasons", season, "corrections"), { member, value, text });
export const beginEvening = (id: string, plan: NewEvening): Promise<EveningPage> => request(apiPath(id, "evenings"), plan);
export const fetchEvening = (id: string, evening: string): Promise<EveningPage> => request(apiPath(id, "evenings", evening));
export const setPresent = (id: string, evening: string, members: readonly string[]): Promise<EveningPage> => request(eveningPath(id, evening, "present"), { members });
export const drawRound = (id: string, evening: string, anyway: boolean): Promise<EveningPage> => request(eveningPath(id, evening, "draw"), { anyway });
export const openRound = (id: string, evening: string): Promise<EveningPage> => request(eveningPath(id, evening, "open"), {});
export const addStandIns = (table: string): Promise<Done> => request(`/api/tables/${encodeURIComponent(table)}/stand-ins`, {});
export const writeResult = (id: string, evening: string, result: WriteResult): Promise<EveningPage> => request(eveningPath(id, evening, "result"), result);
export const endEvening = (id: string, evening: string): Promise<EveningPage> => request(eveningPath(id, evening, "end"), {});

/** The key that the address of an invitation has behind its #, where no server and no log sees it. */
export const readInviteKey = (hash: string): string => hash.replace(/^#/, "");
export const makeInviteLink = (key: string, origin = location.origin): string => `${origin}/clubs/join#${key}`;

/** A decimal number of the server as the language writes it; no digit of it is lost. */
export function decimalText(text: string, sign = false): string {
  const point = (0.5).toLocaleString(words.language).replace(/\d/g, "");
  const plain = text.replace("-", "").replace(".", point);
  return (text.startsWith("-") ? "−" : sign && text !== "0" ? "+" : "") + plain;
}

/** A fraction of the server, as `7/3` or `-2`, with at most four places. */
export const roundFraction = (text: string): string => String(Math.round(10000 * fractionValue(text)) / 10000);

function fractionValue(text: string): number {
  const [numerator = "0", denominator = "1"] = text.split("/");
  return Number(numerator) / Number(denominator);
}

/** The same for people: with its sign and at most two places, `·` where there is nothing to compare. */
export function pointsText(text: string | null): string {
  if (text === null) return "·";
  const formatted = fractionValue(text).toLocaleString(words.language, { maximumFractionDigits: 2, signDisplay: "exceptZero" });
  return formatted.replace("-", "−");
}

/** The names of members by their ids. Those whose account is deleted are told apart by a number. */
export function makeNameFinder(members: readonly ClubMember[]): (id: string) => string {
  const nameless = members.filter((member) => !member.name).map((member) => member.id);
  const names = new Map(members.map((member) => [member.id, member.name]));
  return (id) => {
    if (id === "*") return t("clubs-computers");
    const number = nameless.indexOf(id) + 1;
    return names.get(id) || (nameless.length > 1 && number ? t("clubs-former-n", { n: number }) : t("clubs-former"));
  };
}

/** The place of each in a list that is ordered by its totals; equals share one. */
export function rankTotals(totals: readonly { readonly total: string }[]): number[] {
  const places: number[] = [];
  totals.forEach((total, i) => places.push(i && totals[i - 1]!.total === total.total ? places[i - 1]! : i + 1));
  return places;
}


/** Asks again while the page is looked at, until the returned function is called. */
export function pollEvery(milliseconds: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void (document.hidden || work()), milliseconds);
  return () => clearInterval(timer);
}
