/** The public tables as the lobby shows them: asked for every few seconds, told only what has changed. */
import * as api from "../lib/api";
import { storage } from "../lib/settings.svelte";
import type { LobbyPage, LobbyTable } from "../protocol";

const POLL_MS = 3000;
const PAGE = 50;
const KEY = "hlaska.quick";

/** The tables of a page in its order, with what is known of those that have not changed; null if one is unknown. */
export function mergePage(known: readonly LobbyTable[], page: LobbyPage): LobbyTable[] | null {
  const all = new Map([...known, ...page.tables].map((table) => [table.table, table]));
  const orderedTables = page.order.flatMap((name) => all.get(name) ?? []);
  return orderedTables.length === page.order.length ? orderedTables : null;
}

export const freeChairs = (table: LobbyTable): number => table.free ?? 0;

/** The games one was ready to play last, those there still are. */
export const readQuickGames = (games: readonly string[], fallback: string): string[] => {
  const stored = (storage.get(KEY) ?? fallback).split(",");
  return games.filter((game) => stored.includes(game));
};
export const rememberQuickGames = (games: readonly string[]): void => storage.set(KEY, games.join());

export class Lobby {
  tables: readonly LobbyTable[] = $state.raw([]);
  ownTables: readonly string[] = $state.raw([]);
  peopleCount = $state(0);
  moreCount = $state(0);
  isReady = $state(false);
  isLost = $state(false);

  private filters: Record<string, string> = { free: "true" };
  private version = 0;
  private maxTables = PAGE;
  private requestCount = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pollIfVisible = (): void => {
    if (!document.hidden) void this.poll();
  };

  open(): () => void {
    document.addEventListener("visibilitychange", this.pollIfVisible);
    void this.poll();
    return () => {
      document.removeEventListener("visibilitychange", this.pollIfVisible);
      clearTimeout(this.timer);
      this.requestCount = -1;
    };
  }

  /** Only tables that are wanted so, as the query of the list names it. */
  filter(filters: Record<string, string>): void {
    [this.filters, this.maxTables] = [filters, PAGE];
    void this.poll(true);
  }

  showMore(): void {
    this.maxTables += PAGE;
    void this.poll(true);
  }

  /** Asks now, and again as long as the page is looked at. */
  async poll(fromStart = false): Promise<void> {
    if (this.requestCount < 0) return;
    clearTimeout(this.timer);
    if (fromStart) this.version = 0;
    const request = ++this.requestCount;
    try {
      const page = await api.fetchLobby(this.filters, this.version, this.maxTables);
      if (request !== this.requestCount) return; // the list was left, or asked for otherwise
      const tables = mergePage(this.version ? this.tables : [], page);
      if (!tables) return void this.poll(true);
      if (page.tables.length || tables.length !== this.tables.length || tables.some((table, i) => table !== this.tables[i])) this.tables = tables;
      [this.version, this.peopleCount, this.moreCount, this.ownTables] = [page.version, page.here, page.more, page.mine];
      [this.isReady, this.isLost] = [true, false];
    } catch {
      if (request !== this.requestCount) return;
      this.isLost = true;
    }
    if (!document.hidden) this.timer = setTimeout(() => void this.poll(), POLL_MS);
  }
}
