/** What is said of a change at the table: others' calls and cards, then what is asked. */
import type { Event, Phrase, Update } from "../protocol";
import { amountText, cardText, listText, type MessageContext, t, withContext } from "../lib/fluent.svelte";
import { itemArgs, itemName, itemOwner } from "./settlementItems";
import { announce } from "../lib/liveRegion";
import type { HandState } from "./handState.svelte";

/** Cards with who played them. */
export const playedCardsText = (table: HandState, cards: readonly { seat: number; card: number }[]): string =>
  cards.map(({ seat, card }) => `${table.seatNameOrYou(seat)}: ${cardText(card)}`).join(", ");

/** What is asked, what binds, what may be played. */
export const promptText = (table: HandState): string => [table.question, table.duty, table.playableText].filter(Boolean).join(" ");

/** What one has done oneself needs no telling; a trick won and a card drawn do. */
function isOwnMove(table: HandState, event: Event | undefined): boolean {
  if (!event || table.me < 0 || event.seat !== table.me) return false;
  const from = table.places[event.src ?? -1];
  return event.kind === "call" || event.kind === "play" || (from?.kind === "hand" && from.seat === table.me);
}

/** On turn; or out of turn something can be done that could not before: whose turn it is besides, is not told again. */
const isNewlyAsked = (table: HandState, old: Update | null): boolean => table.isOnTurn || (table.canAct && !old?.view.legal.length);

export function announceUpdate(table: HandState, update: Update, old: Update | null): void {
  if (old?.seq === update.seq) return;
  const middle = update.fresh
    ? []
    : update.told.flatMap((phrase, i) => {
        const seat = update.events[i]?.seat ?? -1;
        return phrase && !isOwnMove(table, update.events[i]) ? [phraseWithName(table, phrase, seat)] : [];
      });
  const opening = old && old.deal !== update.deal ? [t("web-deal-number", { n: update.deal })] : [];
  if (update.fresh && !table.isDealOver && table.trick.length) opening.push(playedCardsText(table, table.trick)); // what lies there was not told
  const closing = table.isDealOver && (!old || old.view.pub.turn >= 0) ? [outcomeText(table), ...settlementTexts(table), winnersText(table)].filter(Boolean) : isNewlyAsked(table, old) ? [promptText(table)] : [];
  announce([...opening, ...middle, ...closing].map(withFullStop).join(" "));
}

/** What is said one after another has stops between: a call is only its words. */
export const withFullStop = (text: string): string => (/[.!?…“”"»]$/u.test(text) ? text : text && `${text}.`);

/** Whether the next sentence says it again, with more: `You draw.`, `You draw the ten of hearts.` */
export const isRepeatedBy = (text: string, next: string | undefined): boolean => !!next?.startsWith(`${text.replace(/\.$/, "")} `);

/** A phrase; what somebody says with the name of who does, unless the phrase has it. Of an earlier deal: with the context of that deal. */
export function phraseWithName(table: HandState, phrase: Phrase, seat: number, context: MessageContext = table.context): string {
  const text = table.phraseText(phrase, context);
  const isOwn = seat >= 0 && seat === context.me;
  const name = seat >= 0 ? context.name(seat) : "";
  if (isOwn && text !== table.phraseText(phrase, { ...context, me: -1 })) return text; // it says "you"
  return !name || !phrase.key.startsWith("call-") || text.includes(name) ? text : table.text("web-says", { name: isOwn ? t("web-you") : name, text });
}

/** Who has won the match, once it is over. */
export function winnersText(table: HandState): string {
  const winners = table.update?.over ? table.update.winners : [];
  if (!winners.length) return table.update?.over ? t("web-match-over") : "";
  const me = table.hello?.me ?? -1;
  if (winners.length === 1 && winners[0] === me) return t("web-match-won-you");
  const names = winners.map((chair) => table.chairNameOrYou(chair));
  return t("web-match-won", { names: listText(names), n: winners.length });
}

/** The deal in one sentence: whose contract it was, and what one pays, receives or scores. */
export function outcomeText(table: HandState): string {
  const result = table.view?.pub.result;
  if (!result) return "";
  const ownSeat = table.viewerSeat >= 0 ? table.viewerSeat : (table.update?.chairs.indexOf(table.hello?.me ?? -1) ?? -1);
  const contract = table.title && table.explanation.title?.args?.["seat"] !== undefined ? [`${table.title}.`] : [];
  return [...contract, ...(ownSeat >= 0 ? [gainText(table, result, ownSeat)] : [])].join(" ");
}

/** The settlement row by row; a row that counts nothing only where it is the first, which says what became of the contract. */
export function settlementTexts(table: HandState): string[] {
  const rows = (table.view?.pub.items ?? []).filter((item, i) => i === 0 || item.value);
  return rows.map((item) => {
    const owner = itemOwner(item, table.context);
    const detail = table.phraseHint({ key: item.key, args: itemArgs(item) });
    const name = [itemName(item, table.context), owner >= 0 && table.seatNameOrYou(owner), detail].filter(Boolean).join(", ");
    return item.value ? `${name}: ${withContext(table.context, () => amountText(item.value!, true))}` : name;
  });
}

function gainText(table: HandState, result: readonly number[], ownSeat: number): string {
  const amount = result[ownSeat] ?? 0;
  if (table.hello?.pays)
    return table.text(amount > 0 ? "web-you-receive" : amount < 0 ? "web-you-pay" : "web-you-even", { amount: Math.abs(amount) });
  if (result.length !== 2) return table.text("web-you-score", { amount });
  return table.text("web-you-score-other", { amount, name: table.seatName(1 - ownSeat), theirs: result[1 - ownSeat]! });
}
