/** The cards drawn for the deal: who drew what, who deals, who sits where. */
import { cardText, t } from "../lib/fluent.svelte";
import type { TableView } from "./tableView.svelte";

const KEY = "hlaska.drawn";

/** Whether this window has shown the draw of a table, and that it has. */
export const shownDraws = {
  has(table: string): boolean {
    try {
      return (sessionStorage.getItem(KEY) ?? "").split(" ").includes(table);
    } catch {
      return false;
    }
  },
  add(table: string): void {
    try {
      sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ""} ${table}`.trim());
    } catch {
      // A browser that keeps nothing shows it again after a reload.
    }
  },
};

/** A phrase about a chair, before any deal has seats. */
export function chairText(table: TableView, key: string, chair: number): string {
  const me = table.hello?.me ?? -1;
  return table.phraseText({ key, args: { seat: chair } }, { ...table.context, me, name: (c) => table.chairName(c) });
}

/** Everything in words: `Anna: ace of hearts. Bob: king of bells. Anna drew the highest card and deals first.` */
export function seatDrawText(table: TableView): string {
  const draw = table.hello?.draw;
  if (!draw) return "";
  const rounds = draw.rounds.map((cards) => cards.flatMap((card, chair) => (card < 0 ? [] : [`${table.chairNameOrYou(chair)}: ${cardText(card)}.`])).join(" "));
  return [rounds.join(` ${t("draw-again")} `), chairText(table, "draw-deals", draw.ranked[0]!)].join(" ");
}
