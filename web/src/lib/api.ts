/** The server's HTTP answers. */
import { hasText, t } from "./fluent.svelte";
import { makeContribution, saveCommitment } from "../table/commitments";
import type { AskReplay, AskScore, Awaited, Created, Drill, GameBrief, GameInfo, Learn, NewTable, PlayOn, Problem, Replay, RuleText, Sheet, Sit, TableBrief, TrickDrill } from "../protocol";
import type { DecisionAnalysis, DecisionDrill, FirstDeal } from "../protocol";
import type { Forgotten, MyDeals, Ticket } from "../protocol";
import type { CodeTable, LobbyPage, QuickSeat, Ratings } from "../protocol";
import type { AskDiagram, AskRows, AskSolution, Diagram, Edited, Rows, Solution } from "../protocol";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | null,
  ) {
    super(problem?.text ?? String(status));
  }
}

/** What is said of a request that failed: what the server found wrong, or that it does not answer. */
export const failureText = (error: unknown): string =>
  error instanceof ApiError && error.problem ? t("web-problem", { text: error.problem.text }) : t("web-no-server");

/** What is said of a request that failed, in the words of the page where it has them. */
export function problemText(error: unknown): string {
  const row = error instanceof ApiError ? error.problem?.row : undefined;
  return row && hasText(row.key) ? t(row.key, row.args ?? {}) : failureText(error);
}

/** The deals of a table that are over, as a text record. */
export async function fetchRecord(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { credentials: "same-origin" });
  if (!answer.ok) throw new ApiError(answer.status, (await answer.json().catch(() => null)) as Problem | null);
  return answer.text();
}

export async function request<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new ApiError(answer.status, (await answer.json().catch(() => null)) as Problem | null);
  return (await answer.json()) as T;
}

export const fetchGames = (): Promise<GameBrief[]> => request("/api/games");
const gameInfos = new Map<string, Promise<GameInfo>>();

/** All about a game, asked once: it does not change while the page is open. */
export function fetchGame(id: string): Promise<GameInfo> {
  const info = gameInfos.get(id) ?? request<GameInfo>(`/api/games/${encodeURIComponent(id)}`);
  gameInfos.set(id, info);
  info.catch(() => gameInfos.delete(id)); // what failed may be asked again
  return info;
}
/** `query`: the rules, as an address has them. */
export const fetchLesson = (game: string, query: string): Promise<Learn> => request(`/api/games/${encodeURIComponent(game)}/learn${query}`);
export const fetchDrill = (game: string, query: string): Promise<Drill> => request(`/api/games/${encodeURIComponent(game)}/drill${query}`);
export const fetchFirstDeal = (game: string): Promise<FirstDeal> => request(`/api/games/${encodeURIComponent(game)}/first`);
/** What a drill asks for before the first card: a bid, or which cards to lay away. */
export type Decision = "bid" | "lay";
export const fetchDecision = (game: string, decision: Decision, query: string): Promise<DecisionDrill> => request(`/api/games/${encodeURIComponent(game)}/${decision}${query}`);
export const fetchDecisionWorth = (game: string, decision: Decision, query: string): Promise<DecisionAnalysis> => request(`/api/games/${encodeURIComponent(game)}/${decision}/worth${query}`);
export const fetchTrick = (game: string, query: string): Promise<TrickDrill> => request(`/api/games/${encodeURIComponent(game)}/trick${query}`);
/** Deals played with real cards, settled; without any: the form of one. */
export const settleScorecard = (game: string, deals: AskScore): Promise<Sheet> => request(`/api/games/${encodeURIComponent(game)}/score`, deals);
export const fetchRule = (id: string): Promise<RuleText> => request(`/api/rules/${encodeURIComponent(id)}`);
/** All that one has played, twenty tables at a time; `told` hears of each answer. */
export async function fetchMyDeals(receivePage: (page: MyDeals) => void): Promise<void> {
  for (let skip = 0; skip >= 0; ) {
    const page = await request<MyDeals>(`/api/me/deals?skip=${skip}`);
    receivePage(page);
    skip = page.next;
  }
}
/** Deletes a table of one's own, or all (""). */
export const deleteTable = (table: string): Promise<Forgotten> => request(`/api/me/deals?table=${encodeURIComponent(table)}`, undefined, "DELETE");
export const fetchNotifications = (): Promise<Awaited> => request("/api/me/awaited");
export const fetchMyTables = (): Promise<TableBrief[]> => request("/api/me/tables");
/** A deal that is over, step by step; from the own seat where none is named. */
export const fetchDeal = (table: string, number: string, seat: number | null, cards: boolean): Promise<Replay> =>
  request(`/api/tables/${encodeURIComponent(table)}/deals/${encodeURIComponent(number)}?cards=${String(cards)}${seat === null ? "" : `&seat=${seat}`}`);
export const playOn = (position: PlayOn): Promise<Created> => request("/api/practice", position);
export const fetchReplay = (record: AskReplay): Promise<Replay> => request("/api/replay", record);
export const takeChair = (table: string, person: Sit): Promise<Created> => request(`/api/tables/${encodeURIComponent(table)}/sit`, person);
/** A deal by chance, to be changed; `query`: the rules. */
export const fetchNewDeal = (game: string, query: string): Promise<Edited> => request(`/api/games/${encodeURIComponent(game)}/edit${query}`);
export const checkPosition = (rows: Rows): Promise<Edited> => request("/api/edit", rows);
export const readPosition = (record: AskRows): Promise<Edited> => request("/api/edit/rows", record);
export const solve = (position: AskSolution): Promise<Solution> => request("/api/solve", position);
export const fetchDiagram = (position: AskDiagram): Promise<Diagram> => request("/api/diagram", position);
export const fetchRatings = (game: string, players: number, club = ""): Promise<Ratings> =>
  request(`/api/ratings/${encodeURIComponent(game)}?players=${players}${club ? `&club=${encodeURIComponent(club)}` : ""}`);
export const fetchLobby = (filters: Record<string, string>, since: number, maxTables: number): Promise<LobbyPage> =>
  request(`/api/lobby?${new URLSearchParams({ ...filters, since: String(since), most: String(maxTables) })}`);
export const takeQuickSeat = (person: QuickSeat): Promise<Created> => request("/api/lobby/seat", person);
export const findCode = (code: string): Promise<CodeTable> => request(`/api/lobby/code/${encodeURIComponent(code)}`);
/** Opens a table: the server promises its first deck, then this device adds to it. A ticket that is not good any more
 * is asked for anew; as the last resort the first deck is the server's alone. */
export async function openTable(table: NewTable): Promise<Created> {
  for (let tries = 3; tries; tries--) {
    const { ticket, commit } = await request<Ticket>("/api/fair", {});
    const luck = makeContribution();
    try {
      const created = await request<Created>("/api/tables", { ...table, ticket, luck });
      saveCommitment(created.table, 1, commit, luck);
      return created;
    } catch (error) {
      if (!(error instanceof ApiError && error.problem?.kind === "no_ticket")) throw error;
    }
  }
  return request("/api/tables", table);
}
export const socketAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${encodeURIComponent(table)}`;
