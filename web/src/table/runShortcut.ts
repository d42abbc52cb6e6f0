/** What the shortcuts of JoeDog's program do at a table. Loaded with the first of them. */
import * as api from "../lib/api";
import { saveFile } from "../lib/saveFile";
import { t } from "../lib/fluent.svelte";
import { changedOptions, linkTo, optionsOf } from "../lib/options";
import { navigate } from "../lib/router.svelte";
import type { Shortcut } from "./joedogShortcuts";
import type { Table } from "./table.svelte";

/** Does it; `again` shows what a new match may be. Where it cannot be done, or not now, the table says why. */
export async function runShortcut(what: Shortcut, table: Table, id: string, again: () => void): Promise<void> {
  if (what === "new") return again();
  if (what === "exit") return navigate("/");
  try {
    if (what === "configure") await configure(table);
    else if (what === "hand") await saveDeal(table, id);
    else saveText(`hlaska-${id}.txt`, await api.fetchRecord(id));
  } catch (error) {
    table.refuse(api.failureText(error));
  }
}

/** The form of a new table, with the rules of this one. */
async function configure(table: Table): Promise<void> {
  if (!table.hello) return;
  const { game, preset, options } = table.hello;
  const info = await api.fetchGame(game);
  navigate(linkTo(game, preset, changedOptions(options, optionsOf(info, preset))));
}

/** The deal as text. While it is played its cards are nobody's to save. */
async function saveDeal(table: Table, id: string): Promise<void> {
  const deal = table.update?.deal ?? 0;
  if (!table.isDealOver) return table.refuse(t("web-save-later"));
  saveText(`hlaska-${id}-${deal}.txt`, (await api.fetchDeal(id, String(deal), null, false)).record);
}

const saveText = (name: string, text: string): void => saveFile(name, [text], "text/plain");
