/** A press on a card: it is played, chosen, put back, or refused with the duty. */
import { cardText, has, t } from "./fluent.svelte";
import { say } from "./live";
import type { Table } from "./table.svelte";

/** A card was pressed; `twice`: the first press only chooses. */
export function pressCard(table: Table, card: number, twice: boolean, mark: number): void {
  if (!table.live) return;
  const actions = table.ways(card, mark);
  if (!table.myTurn || !table.actions.size) {
    table.refuse(table.onTurn ? table.question : table.text("web-not-your-turn"));
    return;
  }
  if (!actions.length) {
    table.chosen = table.together ? table.chosen : [];
    table.refuse(refusal(table, card));
    return;
  }
  table.notice = "";
  if (table.together) {
    toggle(table, card);
    return;
  }
  const again = table.chosen[0] === card && table.chosenMark === mark;
  if ((again || !twice) && actions.length === 1) {
    table.submit([actions[0]!]);
    return;
  }
  if (again && actions.length > 1) {
    // Several ways to play it: the buttons say which.
    table.notice = table.text("web-which-way");
    say(table.notice);
    return;
  }
  table.chosen = [card];
  table.chosenMark = mark;
  table.touch();
  say(table.buttons.map((b) => b.label).join(". "));
}

/** One more copy of a card, or all of them back. */
function toggle(table: Table, card: number): void {
  const most = table.choose || Infinity;
  const copies = table.hand.reduce((n, p) => (p.card === card ? n + p.copies : n), 0);
  const taken = table.chosen.filter((c) => c === card).length;
  if (taken && (taken >= copies || table.chosen.length >= most)) table.chosen = table.chosen.filter((c) => c !== card);
  else if (table.chosen.length < most) table.chosen = [...table.chosen, card];
  else {
    table.refuse(table.text("web-enough", { n: table.choose }));
    return;
  }
  const name = cardText(card);
  const missing = table.choose ? table.choose - table.chosen.length : 0;
  const next = missing > 0 ? table.text("web-more-cards", { n: missing }) : (table.buttons[0]?.label ?? "");
  say(`${t(table.chosen.includes(card) ? "web-chosen" : "web-unchosen", { name })} ${next}`);
  table.ask();
}

function refusal(table: Table, card: number): string {
  const duty = table.duty || table.text(`${table.verb}-refused`);
  const known = table.explain.duty || has(`${table.verb}-refused`);
  return known ? table.text("web-refusal", { duty, name: cardText(card) }) : table.text("web-card-refused", { name: cardText(card) });
}
