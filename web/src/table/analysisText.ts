/** Hints and reviews in words: what is best, what it is worth, and why. Amounts come with parts of the smallest unit. */
import { CALL, type DealReview, type Phrase, type Reason, type DecisionAnalysis } from "../protocol";
import { attribute, cardText, hasText, listText, loadWords, t, withContext, words } from "../lib/fluent.svelte";
import { itemName } from "./settlementItems";
import { personalKey, type TableView } from "./tableView.svelte";

/** `+1.4`: units, to a tenth. */
export function worthText(amount: number, unit: number, sign = true): string {
  const units = Math.round((10 * amount) / unit) / 10;
  const text = Math.abs(units).toLocaleString(words.language, { maximumFractionDigits: 1 });
  return (units < 0 ? "−" : sign && units > 0 ? "+" : "") + text;
}

export interface AmountUnit {
  counted: string; // `unit` or `units` where deals are paid, else `point` or `points`
  size: number; // the amount in units without its sign: languages with more than two forms select by it
}

/** What an amount counts, for a message to select by. */
export function amountUnit(amount: number, unit: number, pays: boolean): AmountUnit {
  const size = Math.abs(Math.round((10 * amount) / unit) / 10);
  return { counted: (pays ? "unit" : "point") + (size === 1 ? "" : "s"), size };
}

const startsWith = (phrase: Phrase, actions: readonly number[]): boolean => (phrase.calls?.length ?? 0) > 0 && phrase.calls!.every((action, i) => actions[i] === action);

/** What a turn is: the words of its button, or its cards and calls. */
export function turnText(table: TableView, actions: readonly number[], offered: readonly Phrase[]): string {
  const button = [...offered].sort((a, b) => (b.calls?.length ?? 0) - (a.calls?.length ?? 0)).find((phrase) => startsWith(phrase, actions));
  const rest = actions.slice(button?.calls?.length ?? 0);
  const parts = rest.map((action) => (action >= CALL ? (table.hello?.calls[action - CALL] ?? "") : cardText(action & 63)));
  return listText([...(button ? [table.phraseText(button)] : []), ...parts]);
}

/** The words of reasons, where they are not there yet. */
export const loadReasonWords = (game: string): Promise<void> | undefined => loadWords(`why_${game}`);

/** A reason: what happens to whom in the settlement, and how often. */
export function reasonText(table: TableView, { says, item }: Reason): string {
  const args = says.args ?? {};
  const counted = args["amount"] === undefined ? {} : amountUnit(args["amount"], table.hello?.money ?? 1, !!table.hello?.pays);
  return withContext(table.context, () => t(personalKey(says, table.viewerSeat), { ...args, ...counted, ...(item && { what: itemText(table, item) }) }));
}

/** A thing of a settlement as something that happens; where nobody has said it so, by its name. */
function itemText(table: TableView, item: Phrase): string {
  const whyItem = { ...item, key: item.key.replace(/^item-/, "why-") };
  if (hasText(whyItem.key)) return table.phraseText(whyItem);
  const args: Record<string, number> = { ...(item.args ?? {}), me: table.viewerSeat };
  return attribute(item.key, "name", args) || itemName({ ...item, args, seat: args["seat"] ?? -1 }, table.context);
}

/** A hint in sentences. */
export function hintText(table: TableView, hint: DecisionAnalysis): string {
  const unit = table.hello?.money ?? 1;
  const what = turnText(table, hint.best, [...(table.explanation.calls ?? []), ...(table.explanation.melds ?? [])]);
  const worth = worthText(hint.worth, unit);
  const counted = amountUnit(hint.worth, unit, !!table.hello?.pays);
  const comparison = hint.wrong ? t("web-hint-better", { worth, ...counted, cost: worthText(hint.cost, unit, false) }) : t("web-hint-equal");
  return [t("web-hint-best", { what }), ...(hint.reasons ?? []).slice(0, 1).map((reason) => reasonText(table, reason)), comparison].join(" ");
}

/** Luck and errors of a deal in sentences: the three numbers add up to the result. */
export function reviewText(review: DealReview, unit: number, pays: boolean): string[] {
  const wrong = review.decisions.filter((decision) => decision.wrong);
  const lost = worthText(review.lost, unit, false);
  const luck = Math.round((10 * review.luck) / unit) / 10;
  return [
    t("replay-review-sum", { expected: worthText(review.expected, unit), lost: review.lost > 0 ? `−${lost}` : lost, luck: worthText(review.luck, unit), result: worthText(review.result, unit) }),
    wrong.length ? t("replay-review-errors", { n: wrong.length, lost, ...amountUnit(review.lost, unit, pays) }) : t("replay-review-none"),
    t(luck > 0 ? "replay-review-luck-good" : luck < 0 ? "replay-review-luck-bad" : "replay-review-luck-none", { luck: worthText(Math.abs(review.luck), unit, false), ...amountUnit(review.luck, unit, pays) }),
    ...(review.field == null ? [] : [t("replay-review-field", { field: worthText(review.field, unit), ...amountUnit(review.field, unit, pays) })]),
  ];
}

export interface ReviewPoint {
  step: number;
  best: number; // what could be expected before the decision
  after: number; // and after it
  wrong: boolean;
}

/** What could be expected, decision by decision, and at last the result; `last`: the last step. */
export function reviewPoints(review: DealReview, last: number): readonly ReviewPoint[] {
  const points = review.decisions.map((d) => ({ step: d.at + 1, best: d.worth, after: d.wrong ? d.worth - d.cost : d.worth, wrong: d.wrong }));
  return [...points, { step: last, best: review.result, after: review.result, wrong: false }];
}
