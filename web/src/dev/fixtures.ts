/** Positions to draw without a server, by the contract of `protocol.ts`. Not part of what is shipped. */
import { type Event, type Explanation, type Hello, type Item, type Phrase, RANKS, type SheetRow, type Signs, SUITS, type Update } from "../protocol";

export interface Fixture {
  hello: Hello;
  updates: Update[];
}

const SEEN = 0b1111 << 6;
const card = (text: string): number => (SUITS.indexOf(text[1]!) << 4) | RANKS.indexOf(text[0]!);
const open = (text: string): number[] => text.split(" ").filter(Boolean).map((c) => (c === "??" ? -1 : card(c) | SEEN));
const marked = (text = ""): number[] => open(text).map((e) => e | (1 << 10));
const hidden = (n: number): number[] => Array.from({ length: n }, () => -1);

const PLACES = ["deck", "hand0", "hand1", "hand2", "unseen", "trump", "talon", "trick", "won0", "won1", "won2", "aside0", "aside1", "aside2"];
const SIGNS: Signs = { bids: [], words: [], columns: [], vain: [], empty: [], talks: false, raises: false };
const hello: Hello = {
  type: "hello", table: "fixture", game: "marias", preset: "pagat_voleny", options: {}, me: 0, money: 2, pays: true, down: 0, faces: "bohemian", places: PLACES, stock: [], sides: [], signs: SIGNS, seats: 3,
  chairs: [{ name: "Vy" }, { name: "Bohouš", kind: "bot", level: "club" }, { name: "Květa", kind: "bot", level: "club" }],
  calls: ["good", "flek hundred", "flek seven"], limit: {}, protocol: 1, draw: null, hints: false, host: false, pace: "normal", access: "private", code: "", kept: [], chat: "free", clock: {}, rated: false, programs: false, club: "", same: false, given_up: false, event: null, halted: false,
}; // prettier-ignore

interface Shape {
  hand: string;
  laid?: [string, string]; // of the own hand and of the next seat's, on the table
  others?: [number, number];
  turn?: number;
  trump?: number;
  phase?: string;
  trick?: string;
  talon?: number;
  shown?: string;
  won?: [number, number, number];
  aside?: [string, string, string];
  legal?: number[];
  explain?: Explanation;
  events?: Event[];
  told?: (Phrase | null)[];
  sheet?: SheetRow[];
  points?: number[];
  items?: Item[];
  result?: number[];
  seq?: number;
  waiting?: number[];
}

function makeUpdate(s: Shape): Update {
  const places: Record<string, readonly number[]> = {
    hand0: [...open(s.hand), ...marked(s.laid?.[0])], hand1: [...hidden(s.others?.[0] ?? 10), ...marked(s.laid?.[1])], hand2: hidden(s.others?.[1] ?? 10), trump: open(s.shown ?? ""),
    talon: hidden(s.talon ?? 0), trick: open(s.trick ?? ""), won0: hidden(s.won?.[0] ?? 0), won1: hidden(s.won?.[1] ?? 0), won2: hidden(s.won?.[2] ?? 0),
    aside0: open(s.aside?.[0] ?? ""), aside1: open(s.aside?.[1] ?? ""), aside2: open(s.aside?.[2] ?? ""),
  }; // prettier-ignore
  return {
    type: "update", seq: s.seq ?? 1, deal: 12, chairs: [0, 1, 2], events: s.events ?? [], told: s.told ?? [],
    view: {
      seat: 0, legal: s.legal ?? [],
      pub: { phase: s.phase ?? "play", turn: s.turn ?? 0, trump: s.trump ?? -1, lead: 2, points: [0, 0, 0], items: s.items ?? [], result: s.result ?? [] },
      places: PLACES.map((name) => places[name] ?? []),
    },
    explain: { ...s.explain, points: s.points ?? [] }, scores: [-16, 28, -12], sheet: s.sheet ?? [], waiting: s.waiting ?? [], over: false, winners: [], fresh: true, practice: false, back: false, withheld: false,
  }; // prettier-ignore
}

const call = (seat: number, key: string): [Event, Phrase] => [{ kind: "call", seat, value: 256 }, { key, args: { seat } }];
const say = (seat: number, item1: number, level1: number): [Event, Phrase] => [
  { kind: "call", seat, value: 256 },
  { key: level1 ? "call-marias-raise" : "call-marias-say", args: { seat, item1, level1 } },
];
const bid = (seat: number, amount: number, action: number): [Event, Phrase] => [
  { kind: "call", seat, value: action },
  amount ? { key: "call-pinochle-bid", args: { seat, bid: amount } } : { key: "call-pinochle-pass", args: { seat } },
];
const play = (seat: number, text: string): [Event, Phrase] => [
  { kind: "play", seat, src: 1 + seat, dst: 7, cards: [card(text)] },
  { key: "event-play", args: { seat, card: card(text) } },
];
const take = (seat: number, cards: string): [Event, Phrase] => [
  { kind: "move", seat, src: 7, dst: 8 + seat, cards: cards.split(" ").map(card) },
  { key: "event-marias-trick", args: { seat, points: 10 } },
];
const split = (pairs: [Event, Phrase][]): { events: Event[]; told: Phrase[] } => ({ events: pairs.map((p) => p[0]), told: pairs.map((p) => p[1]) });

const stakes: Phrase[] = [
  { key: "stake-marias-hundred", args: { level: 0, times: 2, worth: 16 } },
  { key: "stake-marias-seven", args: { level: 0, times: 2, worth: 8 } },
];
const sheet: SheetRow[] = [
  ["title-marias-game", -4, -4, 8], ["title-marias-betl", 20, -10, -10], ["title-marias-game", 4, -8, 4], ["title-marias-hundred", -8, 16, -8],
].map(([key, a, b, c], i) => ({ deal: 8 + i, title: { key: String(key), args: { seat: 2, suit: 2, trump: 2 } }, amounts: [Number(a), Number(b), Number(c)], chairs: [0, 1, 2], items: [], practice: false, declarer: 2, sides: [], undertaken: [], left: [], hinted: [] })); // prettier-ignore

const hand9 = "JD AH TH KH 7H AS KS QC 9C";
const followed = (hand: string, legal: string[]): Shape => ({
  hand, others: [9, 9], trump: 3, trick: "9S", won: [0, 0, 3], legal: legal.map(card), points: [0, 0, 20],
  explain: {
    title: { key: "title-marias-seven", args: { seat: 2, suit: 3 } },
    duty: { key: "duty-head", args: { duty: 3, suit: 1, card: card("9S") }, rule: "marias:G.TRICK.2" },
    stakes: [{ key: "stake-marias-game", args: { times: 1, worth: 2 } }, { key: "stake-marias-seven", args: { times: 2, worth: 8 } }],
  },
  ...split([say(2, 2, 0), say(1, 2, 1), play(2, "AC"), play(0, "7C"), play(1, "8C"), take(2, "AC 7C 8C"), play(2, "9S")]),
  sheet,
}); // prettier-ignore

const shapes: Record<string, Shape> = {
  follow: followed(hand9, ["AS", "KS"]),
  answer: {
    hand: "9H 8H TC KC QC 7C TD JD 8D 9S", others: [10, 10], trump: 2, phase: "doubling", shown: "7H", talon: 2,
    explain: {
      title: { key: "title-marias-hundred-seven", args: { seat: 2, suit: 2 } },
      question: { key: "question-marias-flek", args: { seat: 0 } },
      stakes,
      calls: [
        { key: "act-marias-good", calls: [256] },
        { key: "act-marias-raise-one", calls: [257, 256], args: { item1: 1, level1: 1, worth: 32, was: 16 } },
        { key: "act-marias-raise-one", calls: [258, 256], args: { item1: 2, level1: 1, worth: 16, was: 8 } },
        { key: "act-marias-raise-two", calls: [257, 258, 256], args: { item1: 1, level1: 1, item2: 2, level2: 1, worth: 48, was: 24 } },
      ],
    },
    legal: [256, 257, 258], sheet,
    ...split([call(2, "call-marias-suit"), call(0, "call-marias-good"), call(1, "call-marias-good"), say(2, 1, 0)]),
  },
  discard: {
    hand: "9H 8H AH TC KC QC 7C TD JD 8D 9S 7S", others: [10, 10], trump: 2, phase: "discard",
    legal: "9H 8H KC QC 7C JD 8D 9S 7S".split(" ").map(card),
    explain: { question: { key: "question-marias-discard", args: { seat: 0, n: 2 } }, choose: 2, verb: "act-marias-discard", title: { key: "title-marias-suit", args: { seat: 0 } } },
    sheet,
  },
  lead: {
    hand: "KH QH 8H TC KC QC 7C TD JD", others: [9, 9], trump: 2, legal: [...("KH QH 8H TC KC QC 7C TD JD".split(" ").map(card)), 64 | card("QH"), 64 | card("QC")],
    explain: {
      title: { key: "title-marias-game", args: { seat: 0, suit: 2 } },
      question: { key: "question-marias-lead", args: { n: 2 } },
      melds: [["QH", "KH", 2, 40], ["QC", "KC", 0, 20]].map(([queen, king, suit, value]) => ({ key: "meld-marias-marriage", calls: [64 | card(String(queen))], args: { card: card(String(queen)), suit: Number(suit), value: Number(value) }, cards: [card(String(king)), card(String(queen))] })),
      stakes: [{ key: "stake-marias-game", args: { times: 2, worth: 4 } }],
    },
    aside: ["", "QD", ""], sheet,
    ...split([play(0, "AC"), play(1, "8C"), play(2, "9C"), take(0, "AC 8C 9C")]),
  },
  contracts: {
    hand: "9H 8H AH TC KC QC 7C TD JD 8D", others: [10, 10], trump: 2, phase: "contract", legal: [256, 257, 258, 259, 260, 261],
    explain: {
      question: { key: "question-marias-contract" },
      calls: ["suit", "betl", "durch", "open-betl", "open-durch"].map((c, i) => ({ key: `act-marias-${c}`, args: { worth: 2 + 10 * i }, calls: [256 + i] })),
    },
    sheet: [],
  },
  ladder: {
    hand: "", others: [0, 0], phase: "cut", legal: Array.from({ length: 29 }, (_, i) => 257 + i),
    explain: { question: { key: "question-marias-cut" }, calls: Array.from({ length: 29 }, (_, i) => ({ key: "act-marias-cut", args: { n: i + 2 }, calls: [257 + i] })) },
  },
  twenty: {
    hand: "AH TH KH QH JH AC TC KC QC JC AS TS KS QS JS AD TD KD QD JD", others: [20, 20], legal: "AS TS KS QS JS".split(" ").map(card), trump: 2, trick: "9S",
    explain: { duty: { key: "duty-follow", args: { suit: 1, duty: 1 } } },
  },
  laid: {
    hand: "9H KH TC KC 7D", laid: ["KH QH JD", "AS AC"], others: [6, 9], trump: 2, trick: "9S", talon: 20, shown: "7H",
    legal: [...["9H", "KH", "TC", "KC", "7D", "QH", "JD"].map(card), card("KH") | 128],
    explain: { question: { key: "question-marias-lead", args: { n: 2 } }, stakes },
  },
  melded: {
    hand: "AH TH KH QH JH QC JD AS", others: [10, 10], trump: 2, legal: [256], laid: ["", ""],
    explain: {
      question: { key: "question-marias-lead", args: { n: 1 } }, calls: [{ key: "act-marias-good", calls: [256] }],
      melds: [["meld-run", 0, 150, "AH TH KH QH JH"], ["meld-pinochle", 0, 40, "QS JD"], ["meld-aces", 1, 100, "AC AS AH AD"], ["meld-plain", 2, 20, "KD QD"]].map(([key, seat, value, cards]) => ({ key: String(key), args: { seat: Number(seat), value: Number(value), times: 1, suit: 3 }, cards: String(cards).split(" ").map(card) })),
      stakes: [0, 1, 2].map((seat) => ({ key: "stake-pinochle_three-player", args: { seat, meld: 40 * seat, take: 10 } })),
    },
  },
  bidding: {
    hand: "AH TH KH QH JH QC JD AS", others: [8, 8], phase: "auction", legal: [256, ...Array.from({ length: 24 }, (_, i) => 311 + i)],
    explain: {
      question: { key: "question-pinochle-auction", args: { high: 53, seat: 0 } },
      calls: [{ key: "act-pinochle-pass", calls: [256] }, ...Array.from({ length: 24 }, (_, i) => ({ key: i ? "act-pinochle-jump" : "act-pinochle-bid", args: { bid: 54 + i, best: 20, need: 34 + i }, calls: [311 + i] }))],
      meanings: [
        { key: "signal-pinochle-open", args: { seat: 1, n: 0, said: 0 }, calls: [307] }, { key: "signal-pinochle-no-wish", args: { seat: 2, n: 0, said: 1 }, calls: [256] },
        { key: "signal-pinochle-meld", args: { seat: 0, n: 10, said: 2 }, calls: [308] }, { key: "signal-pinochle-pinochle", args: { seat: 1, n: 0, said: 3 }, calls: [310] },
        { key: "signal-pinochle-no-wish", args: { seat: 0, n: 0 }, calls: [256] }, { key: "signal-pinochle-none", args: { seat: 0, n: 0 }, calls: [311] }, { key: "signal-pinochle-meld", args: { seat: 0, n: 20 }, calls: [312] },
      ],
    },
    ...split([bid(1, 50, 307), bid(2, 0, 256), bid(0, 51, 308), bid(1, 53, 310)]),
  },
  selecting: {
    hand: "AH TH KH QH JH QC JD AS", others: [8, 8], trump: 2, phase: "meld", legal: [...("AH TH KH QH JH QC JD AS".split(" ").map(card)), 256],
    explain: { question: { key: "question-pinochle-meld", args: { seat: 0 } }, choose: 0, verb: "act-pinochle-select", calls: [{ key: "act-pinochle-meld-none", calls: [256] }] },
  },
  thinking: { ...followed(hand9, []), turn: 1, explain: { ...followed(hand9, []).explain, duty: null }, trick: "9S KS" },
  settled: {
    hand: "", others: [0, 0], turn: -1, trump: 2, phase: "settled", points: [30, 30, 90], won: [9, 9, 12], sheet, waiting: [0],
    result: [24, 24, -48], aside: ["", "", "QH KH"],
    items: [
      { key: "item-marias-hundred-failed", seat: 2, value: -32, base: -8, factors: [["flek", 2], ["hearts", 2]], args: { tricks: 50, marriage: 40, measured: 90, total: 90 }, rule: "marias:M3.SCORE.2" },
      { key: "item-marias-seven-won", seat: 2, value: 8, base: 4, factors: [["hearts", 2]], rule: "marias:M3.SCORE.3" },
    ],
    explain: { title: { key: "title-marias-hundred-seven", args: { seat: 2, suit: 2 } } },
    ...split([play(2, "AH"), play(0, "9H"), play(1, "8H"), take(2, "AH 9H 8H")]),
  },
}; // prettier-ignore

/** A game that nobody has written: the page must do without knowing it. */
function makeToyGame(): Fixture {
  const places = ["attic", "hand0", "hand1", "hand2", "hand3", "trick", "won0", "won1", "won2", "won3"];
  const toy: Hello = {
    ...hello, game: "toy", preset: "", places, seats: 4, money: 1, pays: false, calls: ["zugzwang", "double 3", "swap"],
    chairs: ["Vy", "Bohouš", "Květa", "Tonda"].map((name) => ({ name })),
  };
  const base = makeUpdate({
    hand: "", turn: 0, legal: [card("AH"), card("KS"), 256, 257, 258], phase: "juggling",
    explain: {
      question: { key: "question-toy-juggle" }, title: { key: "title-toy-grand-fandango", args: { seat: 2 } },
      calls: [{ key: "act-toy-zugzwang", calls: [256] }, { key: "act-toy-double", args: { n: 3 }, calls: [257] }, { key: "act-toy-swap", calls: [258] }],
    },
    sheet: [],
  });
  const entries: Record<string, readonly number[]> = { attic: hidden(3), hand0: open("AH KS 7D 8C 9C"), hand1: hidden(5), hand2: hidden(5), hand3: hidden(4), trick: open("TD") };
  return {
    hello: toy,
    updates: [{ ...base, chairs: [0, 1, 2, 3], scores: [0, 3, -1, 0], view: { ...base.view, pub: { ...base.view.pub, lead: 3 }, places: places.map((name) => entries[name] ?? []) } }],
  };
} // prettier-ignore

/** Positions of other games: their words are wanted. */
const WORDS: Record<string, string> = { bidding: "pinochle", selecting: "pinochle", melded: "pinochle_three" };

const gameSigns: Record<string, Signs> = {
  pinochle: { ...SIGNS, bids: [[307, 400]], words: [[256, 257]], empty: ["signal-pinochle-none"] },
  pinochle_three: { ...SIGNS, columns: ["meld", "take"] },
};

/** Cards drawn for the deal; `chooser`: who is asked for a place now. */
const cards = (text: string): number[] => text.split(" ").map((c) => (c === "-" ? -1 : card(c)));
const drawings: Record<string, Fixture> = {
  placing: { hello: { ...hello, draw: { rounds: [cards("KH 9C AS")], ranked: [2, 0, 1], places: [1], chooser: 0 } }, updates: [] },
  drawn: { hello: { ...hello, draw: { rounds: [cards("AH 9C AS"), cards("QD - JS")], ranked: [0, 2, 1] } }, updates: [] },
};

export const fixtureNames = [...Object.keys(shapes), "toy", ...Object.keys(drawings)];

export function findFixture(name: string): Fixture | null {
  if (name === "toy") return makeToyGame();
  if (drawings[name]) return drawings[name];
  const shape = shapes[name];
  const words = WORDS[name];
  return shape ? { hello: words ? { ...hello, game: words, signs: gameSigns[words]! } : hello, updates: [makeUpdate(shape)] } : null;
}
