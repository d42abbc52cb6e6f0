/** The buttons of the action bar: what `explain` says may be called, and what may be done with the cards chosen. */
import type { Phrase, Previewed } from "../protocol";
import { attribute, cardText, listText, withContext } from "../lib/fluent.svelte";
import type { HandState } from "./handState.svelte";
import { amountOf, bidOf } from "../lib/fallbackWords";

export interface Button {
  id: string;
  label: string;
  hint: string;
  meaning: string; // what it tells the partner under the system agreed on
  confirm: string; // asked for with a second press; "" where one is enough
  primary: boolean;
  disabled: boolean;
  card: number; // whose sign it shows, -1 none
  stepper: string; // the buttons of one stepper share this
  amount: string; // its label on the stepper
  vain: boolean; // what it claims is certainly not so, as far as the seat may know
  cards: readonly number[]; // what it is about, lit in the hand
  press: () => void;
}

/** What the buttons ask of a hand in which cards are being chosen. */
interface SelectableHand extends HandState {
  readonly chosenCards: readonly number[];
  readonly chosenMark: number;
  readonly preview: Previewed | null;
  readonly isPreviewCurrent: boolean;
  readonly verb: string;
  sortActions: (cards: readonly number[]) => number[];
  submit: (actions: readonly number[]) => void;
}

const BLANK_BUTTON = { hint: "", meaning: "", confirm: "", primary: false, disabled: false, vain: false, card: -1, stepper: "", amount: "", cards: [] as readonly number[] };
/** So many phrases of one kind stand side by side; more are a stepper. */
const MAX_ABREAST = 4;

/** Buttons of the action bar, in order. */
export function makeButtons(table: SelectableHand): Button[] {
  const chosen = table.chosenCards;
  const calls = table.explanation.calls ?? [];
  if (table.cardsToChoose === 0 && chosen.length) {
    // With cards chosen, what the table would then offer, with its numbers; the cards go first.
    const previewCalls = table.preview?.explain.calls ?? [];
    return makeCallButtons(table, previewCalls, table.sortActions(chosen)).map((b) => ({ ...b, primary: true, disabled: !table.isPreviewCurrent }));
  }
  const cardButtons = table.cardsToChoose > 1 ? makeMultiSelectButtons(table) : chosen.length === 1 ? table.actionsOf(chosen[0]!, table.chosenMark).map((a) => makePlayButton(table, a)) : [];
  return [...cardButtons, ...makeCallButtons(table, calls)];
}

/** Those that are shown: of a stepper the amount chosen; what would certainly fail when there is asked for more. */
export const filterButtons = (buttons: readonly Button[], amounts: Readonly<Record<string, number>>, showsVain: boolean): Button[] =>
  buttons.filter((b) => (!b.vain || showsVain) && (!b.stepper || buttonsOfStepper(buttons, b.stepper)[indexOfStepper(buttons, b.stepper, amounts)] === b));

export const buttonsOfStepper = (buttons: readonly Button[], stepper: string): Button[] => buttons.filter((b) => b.stepper === stepper);

/** The index of the amount chosen of a stepper. */
export const indexOfStepper = (buttons: readonly Button[], stepper: string, amounts: Readonly<Record<string, number>>): number =>
  Math.min(amounts[stepper] ?? 0, buttonsOfStepper(buttons, stepper).length - 1);

/** Several cards that go at once: the button is there from the start and says how many are wanted. */
function makeMultiSelectButtons(table: SelectableHand): Button[] {
  if (!table.actionsByCard.size) return [];
  const { chosenCards: chosen, cardsToChoose: choose } = table;
  const isComplete = chosen.length === choose;
  const names = listText(chosen.map((c) => cardText(c, "acc")));
  return [
    {
      ...BLANK_BUTTON,
      id: "together",
      label: table.text([`${table.verb}-many`, "web-together"], { n: choose }),
      hint: isComplete ? names : table.text("web-chosen-of", { n: chosen.length, of: choose }),
      primary: isComplete,
      disabled: !isComplete,
      press: () => table.submit(table.sortActions(chosen)),
    },
  ];
}

/** Phrases that say how much is bid are amounts of one stepper, and so are those of one key that differ in a number. */
const stepperKey = (phrase: Phrase): string => (bidOf(phrase) ? "bid" : amountOf(phrase) ? phrase.key : "");

export function makeCallButtons(table: SelectableHand, phrases: readonly Phrase[], leading: readonly number[] = []): Button[] {
  const texts = phrases.map((phrase) => table.phraseText(phrase));
  const steppers = phrases.map(stepperKey);
  return phrases.map((phrase, i) => {
    const calls = phrase.calls ?? [];
    const args = { ...(phrase.args ?? {}), me: table.me };
    return {
      ...BLANK_BUTTON,
      stepper: steppers.filter((other) => other === steppers[i]).length > MAX_ABREAST ? steppers[i]! : "",
      amount: amountOf(phrase),
      id: `${phrase.key}:${calls.join()}`,
      label: texts[i]!,
      hint: table.phraseHint(phrase),
      vain: table.hello?.signs.vain.includes(phrase.key) ?? false,
      cards: phrase.cards ?? [],
      meaning: calls.length === 1 ? table.meaningText(calls[0]!) : "",
      confirm: withContext(table.context, () => attribute(phrase.key, "confirm", args)),
      press: () => table.submit([...leading, ...calls]),
    };
  });
}

function makePlayButton(table: SelectableHand, action: number): Button {
  const card = action & 63;
  const meld = table.explanation.melds?.find((phrase) => phrase.calls?.includes(action));
  const hasSeveral = table.actionsOf(card, table.chosenMark).length > 1;
  const name = cardText(card, "acc");
  const args = { card, ...(meld?.args ?? {}) };
  const label = meld
    ? table.text("web-play-declare", { ...args, name, value: meld.args?.["value"] ?? 0 })
    : hasSeveral && !(action >> 6)
      ? table.text([`${table.verb}-plain`, "web-play-plain"], { ...args, name })
      : table.text(table.verb, args);
  return { ...BLANK_BUTTON, id: `play:${action}`, label, primary: true, card, press: () => table.submit([action]) };
}
