/** What the letter keys read out: the table in sentences. They answer even when nothing has changed. */
import { amountText, cardText, listText, suitText, t, withContext } from "../lib/fluent.svelte";
import { playedCardsText } from "./announceUpdate";
import { buttonsOfStepper } from "./buttons";
import type { ReadoutKey } from "./readoutKeys";
import { suitOf } from "../lib/cards";
import type { Selection } from "./selection.svelte";

/** The buttons with their number keys; of a stepper also from where to where it leads. */
function buttonsText(table: Selection): string {
  const parts = table.shownButtons.map((button, i) => {
    const amounts = button.stepper ? buttonsOfStepper(table.buttons, button.stepper) : [];
    const stepper = amounts.length ? `+ −: ${amounts[0]!.amount}–${amounts.at(-1)!.amount}` : "";
    const means = button.meaning && t("web-means", { text: button.meaning });
    return `${i + 1}: ${[button.label, button.hint, means, stepper].filter(Boolean).join(", ")}`;
  });
  return parts.length ? `${parts.join("; ")}.` : "";
}

const readouts: Record<ReadoutKey, (table: Selection) => string> = {
  H(table) {
    const cards = table.hand.flatMap((p) => Array.from({ length: p.copies }, () => p.card));
    const suits = [...new Set(cards.map(suitOf))];
    const parts = suits.map((suit) => listText(cards.filter((c) => suitOf(c) === suit).map((c) => cardText(c))));
    return table.text("web-say-hand", { n: cards.length }) + " " + parts.join("; ") + ".";
  },
  T(table) {
    const cards = table.trick;
    return (cards.length ? playedCardsText(table, cards) + ". " : table.text("web-say-no-trick") + " ") + table.question;
  },
  L(table) {
    const last = table.deal?.lastTrick;
    if (!last) return table.text("web-say-no-last");
    return table.text(last.winner === table.viewerSeat ? "web-say-last-you" : "web-say-last", { cards: playedCardsText(table, last.cards), name: table.seatName(last.winner) });
  },
  C(table) {
    const stakes = (table.explanation.stakes ?? []).map((phrase) => {
      const { times, worth } = phrase.args ?? {};
      return table.phraseText(phrase) + (times === undefined ? "" : ` × ${times}`) + (worth === undefined ? "" : ` = ${amountText(worth)}`);
    });
    const trump = table.trump >= 0 ? table.text("web-say-trump", { suit: suitText(table.trump) }) : "";
    return [table.title || table.text("web-say-no-contract"), trump, ...stakes].filter(Boolean).join(". ");
  },
  P(table) {
    const points = table.explanation.points ?? [];
    return points.length ? points.map((n, seat) => `${table.seatNameOrYou(seat)}: ${n}`).join(", ") : table.text("web-say-no-points");
  },
  R(table) {
    const scores = table.update?.scores ?? [];
    return scores.map((_, chair) => `${table.chairNameOrYou(chair)}: ${table.scoreText(chair)}`).join(", ");
  },
  D(table) {
    if (!table.canAct) return table.question;
    const free = table.actionsByCard.size > 0 && table.verb === "act-play";
    return [table.duty || (free ? table.text("web-say-no-duty") : table.question), table.playableText, buttonsText(table)].filter(Boolean).join(" ");
  },
  M(table) {
    const own = [
      ...table.declarableMelds.map((phrase) => table.phraseText(phrase)),
      ...table.melds.map(({ seat, phrases }) => `${table.seatNameOrYou(seat)}: ${listText(phrases.map((phrase) => table.phraseText(phrase)))}`),
    ];
    const laid = table.seatOrder.flatMap((seat) => {
      const { aside, open } = table.exposedCards(seat);
      const cards = [...aside, ...open].filter((c) => c >= 0);
      return cards.length ? [`${table.seatNameOrYou(seat)}: ${listText(cards.map((c) => cardText(c)))}`] : [];
    });
    return [...own, ...laid].join(". ") || table.text("web-say-no-melds");
  },
  B(table) {
    const made = table.auction.map((call) => {
      const means = table.meaningText(call.action, call.seat);
      return `${table.seatNameOrYou(call.seat)}: ${table.briefText(call.phrase, call.seat)}${means && `, ${t("web-means", { text: means })}`}`;
    });
    return made.join("; ") || table.text("web-say-no-bids");
  },
  W: (table) => `${table.question} ${table.connection === "open" ? t("web-connected") : t("web-connection-lost")}`,
};

export const readOut = (table: Selection, key: ReadoutKey): string => withContext(table.context, () => readouts[key](table));
