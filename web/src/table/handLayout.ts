/** The order of the own cards for the eye, and where each one lies. Pure: numbers in, numbers out. */
import { cardOf, MARK_ORDER, markOf, rankOf, suitOf } from "../lib/cards";

/** One place in the hand: a card, or equal cards piled. */
export interface Pile {
  card: number;
  copies: number;
  mark?: number; // not 0: lies on the table and still belongs to the hand
}

/** Ranks from high to low: the usual order, and the one with the ten between nine and under-knave. */
export const TEN_HIGH: readonly number[] = [7, 6, 5, 4, 3, 2, 1, 0];
export const TEN_LOW: readonly number[] = [7, 5, 4, 3, 6, 2, 1, 0];

const isRed = (suit: number): boolean => suit > 1;

/** Suits from left to right: trump first, then colours alternating as far as they can. */
export function suitOrder(present: readonly number[], trump: number): number[] {
  const rest = [2, 0, 3, 1].filter((s) => present.includes(s) && s !== trump);
  const order = trump >= 0 && present.includes(trump) ? [trump] : [];
  while (rest.length) {
    const last = order[order.length - 1];
    const unlike = last === undefined ? middleSuit(rest) : rest.findIndex((s) => isRed(s) !== isRed(last));
    order.push(...rest.splice(Math.max(unlike, 0), 1));
  }
  return order;
}

/** With two suits of one colour and one of the other, the single one belongs in the middle. */
function middleSuit(suits: readonly number[]): number {
  const red = suits.filter(isRed).length * 2 >= suits.length;
  return suits.findIndex((s) => isRed(s) === red);
}

export function sortHand(cards: readonly number[], trump: number, ranks: readonly number[] = TEN_HIGH): number[] {
  const suits = suitOrder([...new Set(cards.map(suitOf))], trump);
  return [...cards].sort(
    (a, b) =>
      suits.indexOf(suitOf(a)) - suits.indexOf(suitOf(b)) || ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)),
  );
}

export function groupCopies(cards: readonly number[], isPiled: boolean): Pile[] {
  const piles: Pile[] = [];
  for (const card of cards) {
    const last = piles[piles.length - 1];
    if (isPiled && last?.card === card) last.copies++;
    else piles.push({ card, copies: 1 });
  }
  return piles;
}

/** The entries of the own hand in order: held cards, then those on the table, apart where their marks differ. */
export function handPiles(own: readonly number[], trump: number, ranks: readonly number[], isPiled: boolean): Pile[] {
  const sorted = (entries: readonly number[]): number[] => sortHand(entries.map(cardOf), trump, ranks);
  const laid = own.filter(markOf);
  const onTable = [...new Set(sorted(laid))].flatMap((card) => {
    const marks = laid.filter((e) => cardOf(e) === card).map(markOf);
    return [...new Set(marks)].sort((a, b) => a - b).map((mark) => ({ card, copies: marks.filter((m) => m === mark).length, mark }));
  });
  return [...groupCopies(sorted(own.filter((e) => !markOf(e))), isPiled), ...onTable];
}

/** Of what may be done with a card, that with this pile of it: copies with different marks are different choices. */
export function actionsOfPile(actions: readonly number[], piles: readonly Pile[], mark: number): readonly number[] {
  const marks = [...new Set(piles.map((p) => p.mark ?? 0))].sort((a, b) => a - b);
  return marks.length > 1 ? actions.filter((a) => marks[MARK_ORDER.indexOf(a >> 6)] === mark) : actions;
}

/** The cards chosen after a press on one: one more copy, or all of them back; null: no more may be chosen. `most`: 0 any. */
export function toggleCard(chosen: readonly number[], card: number, copies: number, maxChosen: number): readonly number[] | null {
  const isFull = maxChosen > 0 && chosen.length >= maxChosen;
  const chosenCopies = chosen.filter((c) => c === card).length;
  if (chosenCopies && (chosenCopies >= copies || isFull)) return chosen.filter((c) => c !== card);
  return isFull ? null : [...chosen, card];
}

export interface Box {
  x: number;
  y: number;
  row: number;
}

export interface HandLayout {
  boxes: Box[];
  cardWidth: number; // width of a card; its height is 1.6 times that
  height: number;
  rows: number;
  ownRows: number; // rows of the cards that do not lie on the table
  raise: number; // how much higher an allowed card stands while others are not
}

export interface HandSpace {
  width: number;
  card: number;
  margin: number; // left and right
  gap: number; // most space between two cards
  strip: number; // least width of a card's own strip
  pitches: readonly [number, number]; // from row to row: with two rows, with three
  flat?: boolean; // too low for a row of cards on the table above the others
}

export const PHONE: Omit<HandSpace, "width"> = { card: 68, margin: 12, gap: 2.75, strip: 44, pitches: [59, 50] };
export const SMALL_PHONE: Omit<HandSpace, "width"> = { ...PHONE, card: 60, margin: 8 };
/** A small phone on its side: ten cards in one row beside the buttons. */
export const SIDE_PHONE: Omit<HandSpace, "width"> = { ...SMALL_PHONE, margin: 4 };
export const TABLET: Omit<HandSpace, "width"> = { card: 84, margin: 12, gap: 6, strip: 44, pitches: [74, 64] };
export const DESKTOP: Omit<HandSpace, "width"> = { card: 98, margin: 19, gap: 4.2, strip: 40, pitches: [86, 74] };

const BESIDE = 16; // between the cards on the table and the others where they lie side by side

/**
 * Where the cards lie: as few rows as the strips allow, as equal as possible, broken between suits where that is cheap.
 * The last `laid` cards lie on the table: they have the back rows. The others have at least so many rows as `least`.
 */
export function layoutHand(suits: readonly number[], space: HandSpace, laidCount = 0, minRows = 1): HandLayout {
  if (space.flat && laidCount && laidCount < suits.length) return layoutBeside(suits, space, laidCount, minRows);
  const usable = space.width - 2 * space.margin;
  const maxPerRow = Math.max(1, Math.floor((usable - space.card) / space.strip) + 1);
  const heldSuits = suits.slice(0, suits.length - laidCount);
  const laidSuits = suits.slice(suits.length - laidCount);
  const laidRows = Math.ceil(laidSuits.length / maxPerRow);
  const ownRows = Math.max(Math.ceil(heldSuits.length / maxPerRow), Math.min(minRows, heldSuits.length));
  const rows = Math.max(1, laidRows + ownRows);
  const pitch = rows >= 3 ? space.pitches[1] : space.pitches[0];
  const layoutRows = (group: readonly number[], first: number, lines: number): Box[] => {
    const breaks = [0, ...rowBreaks(group, lines, maxPerRow), group.length];
    return Array.from({ length: lines }, (_, line) => {
      const count = breaks[line + 1]! - breaks[line]!;
      const step = count > 1 ? Math.min(space.card + space.gap, (usable - space.card) / (count - 1)) : 0;
      const rowStart = (space.width - (step * (count - 1) + space.card)) / 2;
      return Array.from({ length: count }, (_, i) => ({ x: rowStart + i * step, y: (first + line) * pitch, row: first + line }));
    }).flat();
  };
  const boxes = [...layoutRows(heldSuits, laidRows, ownRows), ...layoutRows(laidSuits, 0, laidRows)];
  const height = space.card * 1.6 + (rows - 1) * pitch;
  return { boxes, cardWidth: space.card, height, rows, ownRows, raise: rows >= 3 ? 6 : 10 };
}

/** On a low screen: the cards on the table in a block of their own, left of the others and in as many rows. */
function layoutBeside(suits: readonly number[], space: HandSpace, laidCount: number, minRows: number): HandLayout {
  const heldSuits = suits.slice(0, suits.length - laidCount);
  const usable = space.width - 2 * space.margin;
  const measureRows = (rows: number): { block: number; maxPerRow: number; room: number } => {
    const block = space.card + (Math.ceil(laidCount / rows) - 1) * space.strip;
    const room = usable - block - BESIDE;
    return { block, room, maxPerRow: Math.max(1, Math.floor((room - space.card) / space.strip) + 1) };
  };
  const fits = (rows: number): boolean => heldSuits.length <= rows * measureRows(rows).maxPerRow;
  const ownRows = Math.min([1, 2, 3].find((rows) => rows >= minRows && fits(rows)) ?? 3, heldSuits.length);
  const { block, maxPerRow: most, room } = measureRows(ownRows);
  const pitch = ownRows >= 3 ? space.pitches[1] : space.pitches[0];
  const breaks = [0, ...rowBreaks(heldSuits, ownRows, most), heldSuits.length];
  const columns = Math.ceil(laidCount / ownRows);
  const boxes = [
    ...Array.from({ length: ownRows }, (_, row) => {
      const count = breaks[row + 1]! - breaks[row]!;
      const step = count > 1 ? Math.min(space.card + space.gap, (room - space.card) / (count - 1)) : 0;
      return Array.from({ length: count }, (_, i) => ({ x: space.margin + block + BESIDE + i * step, y: row * pitch, row }));
    }).flat(),
    ...Array.from({ length: laidCount }, (_, i) => {
      const row = Math.floor(i / columns);
      return { x: space.margin + (i % columns) * space.strip, y: row * pitch, row };
    }),
  ];
  return { boxes, cardWidth: space.card, height: space.card * 1.6 + (ownRows - 1) * pitch, rows: ownRows, ownRows, raise: ownRows >= 3 ? 6 : 10 };
}

/** The indices at which a new row begins. */
export function rowBreaks(suits: readonly number[], rows: number, maxPerRow: number): number[] {
  const n = suits.length;
  let best: number[] = [];
  let bestCost = Infinity;
  const leastUnequal = n % rows ? 1 : 0;
  const visit = (breaks: number[]): void => {
    const start = breaks[breaks.length - 1] ?? 0;
    if (breaks.length === rows - 1) {
      if (n - start > maxPerRow) return;
      const sizes = [...breaks, n].map((b, i) => b - (i ? (breaks[i - 1] ?? 0) : 0));
      const unequal = Math.max(...sizes) - Math.min(...sizes) - leastUnequal;
      if (unequal > 2) return;
      const cut = breaks.filter((b) => suits[b] === suits[b - 1]).length;
      // A suit kept whole is worth two cards of balance; between equals the back row takes more.
      const cost = cut * 2.5 + unequal + (sizes[0]! < sizes[sizes.length - 1]! ? 0.1 : 0);
      if (cost < bestCost) [best, bestCost] = [breaks, cost];
      return;
    }
    for (let b = start + 1; b <= Math.min(n - 1, start + maxPerRow); b++) visit([...breaks, b]);
  };
  visit([]);
  if (bestCost < Infinity) return best;
  return Array.from({ length: rows - 1 }, (_, i) => Math.ceil(((i + 1) * n) / rows));
}
