/** What the letter keys answer: the table in sentences. They answer even when nothing has changed. */
import { cardText, list, money, suitText, t, within } from "../lib/fluent.svelte";
import { rungsOf } from "./buttons";
import { suitOf } from "../lib/cards";
import type { Choice } from "./choice.svelte";
import type { Holding } from "./holding.svelte";

export const SAY_KEYS = ["H", "T", "L", "C", "P", "R", "D", "M", "B", "W"] as const;
export type SayKey = (typeof SAY_KEYS)[number];

/** Cards with who played them. */
export const played = (table: Holding, cards: readonly { seat: number; card: number }[]): string =>
  cards.map(({ seat, card }) => `${table.who(seat)}: ${cardText(card)}`).join(", ");

/** The buttons with their number keys; of a ladder also from where to where it leads. */
function choices(table: Choice): string {
  const parts = table.offered.map((button, i) => {
    const rungs = button.ladder ? rungsOf(table.buttons, button.ladder) : [];
    const ladder = rungs.length ? `+ −: ${rungs[0]!.rung}–${rungs.at(-1)!.rung}` : "";
    const means = button.meaning && t("web-means", { text: button.meaning });
    return `${i + 1}: ${[button.label, button.hint, means, ladder].filter(Boolean).join(", ")}`;
  });
  return parts.length ? `${parts.join("; ")}.` : "";
}

const answers: Record<SayKey, (table: Choice) => string> = {
  H(table) {
    const cards = table.hand.flatMap((p) => Array.from({ length: p.copies }, () => p.card));
    const suits = [...new Set(cards.map(suitOf))];
    const parts = suits.map((suit) => list(cards.filter((c) => suitOf(c) === suit).map((c) => cardText(c))));
    return table.text("web-say-hand", { n: cards.length }) + " " + parts.join("; ") + ".";
  },
  T(table) {
    const cards = table.trick;
    return (cards.length ? played(table, cards) + ". " : table.text("web-say-no-trick") + " ") + table.question;
  },
  L(table) {
    const last = table.deal?.last;
    if (!last) return table.text("web-say-no-last");
    return table.text(last.winner === table.reader ? "web-say-last-you" : "web-say-last", { cards: played(table, last.cards), name: table.name(last.winner) });
  },
  C(table) {
    const stakes = (table.explain.stakes ?? []).map((phrase) => {
      const { times, worth } = phrase.args ?? {};
      return table.phraseText(phrase) + (times === undefined ? "" : ` × ${times}`) + (worth === undefined ? "" : ` = ${money(worth)}`);
    });
    const trump = table.trump >= 0 ? table.text("web-say-trump", { suit: suitText(table.trump) }) : "";
    return [table.title || table.text("web-say-no-contract"), trump, ...stakes].filter(Boolean).join(". ");
  },
  P(table) {
    const points = table.explain.points ?? [];
    return points.length ? points.map((n, seat) => `${table.who(seat)}: ${n}`).join(", ") : table.text("web-say-no-points");
  },
  R(table) {
    const scores = table.update?.scores ?? [];
    return scores.map((_, chair) => `${table.whoAt(chair)}: ${table.scoreText(chair)}`).join(", ");
  },
  D(table) {
    if (!table.myTurn) return table.question;
    const free = table.actions.size > 0 && table.verb === "act-play";
    return [table.duty || (free ? table.text("web-say-no-duty") : table.question), table.may, choices(table)].filter(Boolean).join(" ");
  },
  M(table) {
    const own = [
      ...table.declarable.map((phrase) => table.phraseText(phrase)),
      ...table.melds.map(({ seat, phrases }) => `${table.who(seat)}: ${list(phrases.map((phrase) => table.phraseText(phrase)))}`),
    ];
    const laid = table.around.flatMap((seat) => {
      const { aside, open } = table.laid(seat);
      const cards = [...aside, ...open].filter((c) => c >= 0);
      return cards.length ? [`${table.who(seat)}: ${list(cards.map((c) => cardText(c)))}`] : [];
    });
    return [...own, ...laid].join(". ") || table.text("web-say-no-melds");
  },
  B(table) {
    const made = table.auction.map((call) => {
      const means = table.meaningOf(call.action, call.seat);
      return `${table.who(call.seat)}: ${table.brief(call.phrase, call.seat)}${means && `, ${t("web-means", { text: means })}`}`;
    });
    return made.join("; ") || table.text("web-say-no-bids");
  },
  W: (table) => `${table.question} ${table.line === "open" ? t("web-connected") : t("web-connection-lost")}`,
};

export const answer = (table: Choice, key: SayKey): string => within(table.scene, () => answers[key](table));
