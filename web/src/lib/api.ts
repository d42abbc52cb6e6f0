/** The server's HTTP answers. */
import { t } from "./fluent.svelte";
import { newContribution, keepCommitment } from "../table/commitments";
import type { AskReplay, Awaited, AskScore, Created, Drill, GameBrief, GameInfo, Learn, NewTable, PlayOn, Problem, Replay, RuleText, Sheet, Sit, TableBrief, TrickDrill } from "../protocol";
import type { DecisionDrill, FirstDeal, Weighed } from "../protocol";
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

/** The deals of a table that are over, as a text record. */
export async function record(table: string): Promise<string> {
  const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { credentials: "same-origin" });
  if (!answer.ok) throw new ApiError(answer.status, (await answer.json().catch(() => null)) as Problem | null);
  return answer.text();
}

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new ApiError(answer.status, (await answer.json().catch(() => null)) as Problem | null);
  return (await answer.json()) as T;
}

export const games = (): Promise<GameBrief[]> => ask("/api/games");
const known = new Map<string, Promise<GameInfo>>();

/** All about a game, asked once: it does not change while the page is open. */
export function game(id: string): Promise<GameInfo> {
  const asked = known.get(id) ?? ask<GameInfo>(`/api/games/${encodeURIComponent(id)}`);
  known.set(id, asked);
  asked.catch(() => known.delete(id)); // what failed may be asked again
  return asked;
}
/** `query`: the rules, as an address has them. */
export const learn = (game: string, query: string): Promise<Learn> => ask(`/api/games/${encodeURIComponent(game)}/learn${query}`);
export const drill = (game: string, query: string): Promise<Drill> => ask(`/api/games/${encodeURIComponent(game)}/drill${query}`);
export const firstDeal = (game: string): Promise<FirstDeal> => ask(`/api/games/${encodeURIComponent(game)}/first`);
/** What a drill asks for before the first card: a bid, or which cards to lay away. */
export type Decision = "bid" | "lay";
export const decision = (game: string, about: Decision, query: string): Promise<DecisionDrill> => ask(`/api/games/${encodeURIComponent(game)}/${about}${query}`);
export const decisionWorth = (game: string, about: Decision, query: string): Promise<Weighed> => ask(`/api/games/${encodeURIComponent(game)}/${about}/worth${query}`);
export const trick = (game: string, query: string): Promise<TrickDrill> => ask(`/api/games/${encodeURIComponent(game)}/trick${query}`);
/** Deals played with real cards, settled; without any: the form of one. */
export const score = (game: string, asked: AskScore): Promise<Sheet> => ask(`/api/games/${encodeURIComponent(game)}/score`, asked);
export const rule = (id: string): Promise<RuleText> => ask(`/api/rules/${encodeURIComponent(id)}`);
/** All that one has played, twenty tables at a time; `told` hears of each answer. */
export async function myDeals(told: (page: MyDeals) => void): Promise<void> {
  for (let skip = 0; skip >= 0; ) {
    const page = await ask<MyDeals>(`/api/me/deals?skip=${skip}`);
    told(page);
    skip = page.next;
  }
}
/** Deletes a table of one's own, or all (""). */
export const forget = (table: string): Promise<Forgotten> => ask(`/api/me/deals?table=${encodeURIComponent(table)}`, undefined, "DELETE");
export const awaited = (): Promise<Awaited> => ask("/api/me/awaited");
export const myTables = (): Promise<TableBrief[]> => ask("/api/me/tables");
/** A deal that is over, step by step; from the own seat where none is named. */
export const deal = (table: string, number: string, seat: number | null, cards: boolean): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(table)}/deals/${encodeURIComponent(number)}?cards=${String(cards)}${seat === null ? "" : `&seat=${seat}`}`);
export const playOn = (asked: PlayOn): Promise<Created> => ask("/api/practice", asked);
export const replay = (asked: AskReplay): Promise<Replay> => ask("/api/replay", asked);
export const sit = (table: string, asked: Sit): Promise<Created> => ask(`/api/tables/${encodeURIComponent(table)}/sit`, asked);
/** A deal by chance, to be changed; `query`: the rules. */
export const newDeal = (game: string, query: string): Promise<Edited> => ask(`/api/games/${encodeURIComponent(game)}/edit${query}`);
export const edit = (rows: Rows): Promise<Edited> => ask("/api/edit", rows);
export const editText = (asked: AskRows): Promise<Edited> => ask("/api/edit/rows", asked);
export const solve = (asked: AskSolution): Promise<Solution> => ask("/api/solve", asked);
export const diagram = (asked: AskDiagram): Promise<Diagram> => ask("/api/diagram", asked);
export const ratings = (game: string, players: number, club = ""): Promise<Ratings> =>
  ask(`/api/ratings/${encodeURIComponent(game)}?players=${players}${club ? `&club=${encodeURIComponent(club)}` : ""}`);
export const lobby = (wanted: Record<string, string>, since: number, most: number): Promise<LobbyPage> =>
  ask(`/api/lobby?${new URLSearchParams({ ...wanted, since: String(since), most: String(most) })}`);
export const quickSeat = (asked: QuickSeat): Promise<Created> => ask("/api/lobby/seat", asked);
export const findCode = (code: string): Promise<CodeTable> => ask(`/api/lobby/code/${encodeURIComponent(code)}`);
/** Opens a table: the server promises its first deck, then this device adds to it. A ticket that is not good any more
 * is asked for anew; as the last resort the first deck is the server's alone. */
export async function openTable(table: NewTable): Promise<Created> {
  for (let tries = 3; tries; tries--) {
    const { ticket, commit } = await ask<Ticket>("/api/fair", {});
    const luck = newContribution();
    try {
      const made = await ask<Created>("/api/tables", { ...table, ticket, luck });
      keepCommitment(made.table, 1, commit, luck);
      return made;
    } catch (error) {
      if (!(error instanceof ApiError && error.problem?.kind === "no_ticket")) throw error;
    }
  }
  return ask("/api/tables", table);
}
export const tableAddress = (table: string): string =>
  `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/ws/${encodeURIComponent(table)}`;
