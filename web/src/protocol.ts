// Generated from src/hlaska/protocol/ by src/hlaska/protocol/typescript.py: do not edit.
//
// Cards are ints, suit * 16 + rank; an action below CALL is a card with how * 64 added, from CALL on a named call.
// In a view an entry of a place is -1 for a card one may not see, else card | seen * 64 | mark * 1024.

export const PROTOCOL = 1;
export const CALL = 256;
export const HIDDEN = -1;
export const SUITS = "CSHD";
export const RANKS = "789JQKTA";
export type Value = boolean | number | string | null;
export type ToClient = Hello | Fair | Update | Refused | Previewed | Hinted | Rested | Reviewed | Invited | Pong | Talked | Company | Again | Sided | Proposed;
export type ToServer = Act | Say | Next | Luck | Choose | Give | Kick | Invite | Leave | Here | Agree | Sides | Propose | Consent | TakeBack | Preview | Resume | Hint | Rest | Review | Talk | Ping;

/**
 * Holds a player's chair at the table.
 *
 * name: of the player.
 * kind: `person`, `bot` or `open` (nobody sits there yet).
 * level: of the bot.
 * avatar: the picture that clients show of the player; "" where they choose one.
 * program: whose program sits there instead of a person; "" for no program.
 */
export interface Chair {
  name: string;
  kind?: string; // left out: "person"
  level?: string; // left out: ""
  avatar?: string; // left out: ""
  program?: string; // left out: ""
}

/**
 * Says what a client may read from calls and messages without knowing the game.
 *
 * It is the same in every deal.
 *
 * bids: the calls of an auction that bid, as runs (the first and the last action).
 * words: the other calls of an auction, as runs.
 * columns: the numbers of stakes of one kind that are columns of a table.
 * vain: keys of buttons that claim what is certainly not so.
 * empty: keys of meanings that say nothing.
 * talks: there are calls that bid or double, so much may be offered before the first card is led.
 * raises: there are calls that double, which follow the auction.
 */
export interface Signs {
  bids: readonly (readonly [number, number])[];
  words: readonly (readonly [number, number])[];
  columns: readonly string[];
  vain: readonly string[];
  empty: readonly string[];
  talks: boolean;
  raises: boolean;
}

/**
 * Says how long a match is, with 0 for no such limit.
 *
 * Where both limits are set, the first that is reached ends the match.
 *
 * deals: the match ends when so many are settled.
 * minutes: the match ends with the first deal that is settled so long after the first deal began. A deal in play is
 *     played to its end.
 */
export interface Limit {
  deals?: number; // left out: 0
  minutes?: number; // left out: 0
}

/**
 * Shows the cards drawn before the first deal, known to everybody.
 *
 * While places are being taken, `chooser` and `places` say how far it has come. When all are taken the chairs are
 * numbered by place, and these two are as if nobody had chosen.
 *
 * rounds: the card of each chair, -1 where it does not draw; one tuple for each time somebody had to draw.
 * ranked: the chairs by their cards, highest first, who deals; with `cut_high` that one alone.
 * places: those taken so far, in the order of `ranked`.
 * chooser: the chair that chooses now, else -1.
 */
export interface Draw {
  rounds: readonly (readonly number[])[];
  ranked: readonly number[];
  places?: readonly number[]; // left out: []
  chooser?: number; // left out: -1
}

/**
 * Sets seconds for each decision, and a reserve for each chair in each deal.
 *
 * decision: 0 for no clock.
 */
export interface Clock {
  decision?: number; // left out: 0
  reserve?: number; // left out: 0
}

/**
 * Names the table of an event that this table is.
 *
 * event: the id of the event.
 * name: the name of the event.
 * round, table: the numbers of the round and of its table.
 */
export interface EventSeat {
  event: string;
  name: string;
  round: number;
  table: number;
}

/**
 * Describes the table, as the first message on a socket.
 *
 * It is sent again when somebody sits down or takes their place.
 *
 * options: all of them, with their values.
 * me: the own chair, -1 for an onlooker.
 * money: smallest units in a unit.
 * pays: what some receive others pay, else each scores their own.
 * faces: the usual cards (bohemian, german, french).
 * seats: the number of chairs that get cards in a deal.
 * places: the names of the places where cards lie.
 * stock: the places that cards are drawn from: the pile, then the card turned up under it. None: nobody draws.
 * sides: the side of each seat where everybody knows the partners, else none.
 * signs: what may be read from calls and keys of this game.
 * calls: the texts of the calls; the action is CALL + index.
 * limit: how long a match is that has no end of its own.
 * protocol: the version of these messages.
 * draw: the cards drawn for the deal and for places, null where there are none.
 * hints: whether this chair may ask for hints.
 * down: the score from which players count down to nothing, 0 where they count up.
 * host: whether this client may give open chairs to computer players.
 * pace: how fast the computer players are, slow, normal or fast.
 * access: who may come to an open chair, private (who has the link), code or public.
 * code: the code that leads here while the table waits, sent to those who sit.
 * kept: open chairs that are kept for an invitation.
 * chat: what may be said, free (text and phrases), phrases or none.
 * clock: how long each may think.
 * rated: the deals change ratings.
 * club: the id of the club whose table it is, "" for none.
 * programs: programs of people may sit down.
 * same: other tables have the same deals, so nobody adds to the shuffle.
 * given_up: the club no longer waits for this table, so what is played on counts for nothing there.
 * event: which table of an event it is, null for none.
 * halted: the director has ended the match where it stands.
 */
export interface Hello {
  type: "hello";
  table: string;
  game: string;
  preset: string;
  options: Record<string, Value>;
  chairs: readonly Chair[];
  me: number;
  money: number;
  pays: boolean;
  faces: "bohemian" | "german" | "french";
  seats: number;
  places: readonly string[];
  stock: readonly number[];
  sides: readonly number[];
  signs: Signs;
  calls: readonly string[];
  limit: Limit;
  protocol: number;
  draw: Draw | null;
  hints: boolean;
  down: number;
  host: boolean;
  pace: string;
  access: string;
  code: string;
  kept: readonly number[];
  chat: string;
  clock: Clock;
  rated: boolean;
  club: string;
  programs: boolean;
  same: boolean;
  given_up: boolean;
  event: EventSeat | null;
  halted: boolean;
}

/**
 * Says how the decks of this table can be checked (docs/fair.md).
 *
 * It is sent before the first deal and whenever one begins, nowhere else. The answer is `luck`.
 *
 * deal: the number of the deal that lies on the table, 0 before the first.
 * seal: SHA-256 of the secret and the deck of that deal, "" where it cannot be checked.
 * lucks: what each chair has added to its shuffle, "" for nothing; () where it cannot be checked.
 * commit: SHA-256 of the secret of the next deal, "" where there is none.
 */
export interface Fair {
  type: "fair";
  deal: number;
  seal: string;
  lucks: readonly string[];
  commit: string;
}

/**
 * Says what happened; `cards` are its one secret.
 *
 * `kind` is one of these, or what a game adds for changes of its public numbers:
 *
 * - move: cards go from place `src` to place `dst`.
 * - play: a card is played to the trick.
 * - call: a seat makes a call.
 * - show: cards of `src` are known to lie there.
 * - lay: a card gets a mark.
 * - remark: marks of `src` changed.
 * - hide: older cards of `src` are turned face down.
 *
 * value: of a play the card's mark << 1, and 1 with a declaration; of a call the action; of a lay the mark.
 * to: the mask of the seats that see `cards`, -1 all, 0 nobody.
 */
export interface Event {
  kind: string;
  seat?: number; // left out: -1
  value?: number; // left out: 0
  src?: number; // left out: -1
  dst?: number; // left out: -1
  cards?: readonly number[]; // left out: []
  to?: number; // left out: -1
}

/**
 * Names one thing to say.
 *
 * A phrase never holds a sentence: clients turn `key` and `args` into words with their Fluent messages.
 *
 * key: that of the message.
 * args: cards, suits (0..3), seats, points or money in the game's smallest unit, as the key documents.
 * calls: the actions, in order, that choosing this phrase submits together.
 * rule: the id of the rule that it comes from, "" for none.
 * cards: the kinds of the cards it is made of (a marriage, a run twice), to show them together; no copies.
 */
export interface Phrase {
  key: string;
  args?: Record<string, number>; // left out: {}
  calls?: readonly number[]; // left out: []
  rule?: string; // left out: ""
  cards?: readonly number[]; // left out: []
}

/**
 * Holds one item of a settlement, its base times factors, and the result.
 *
 * key: what it is.
 * seat: whose it is.
 * value: what the owner's side gains (negative: loses) against each opponent, in the game's smallest unit.
 * base: the amount before the factors.
 * factors: each by name.
 * args: the numbers of the sentence (points, level, steps).
 * rule: the rule id.
 */
export interface Item {
  key: string;
  seat?: number; // left out: -1
  value?: number; // left out: 0
  base?: number; // left out: 0
  factors?: readonly (readonly [string, number])[]; // left out: []
  args?: Record<string, number>; // left out: {}
  rule?: string; // left out: ""
}

/**
 * Holds what everybody knows.
 *
 * Each game adds ints, tuples of ints and items of its own, each declared as what it is (`hlaska.core.kinds`).
 *
 * turn: the seat to act, -1 when the deal is over.
 * points: by seat, what the game counts on with (what a seat has made is in `Explanation.points`).
 * result: by seat in the smallest unit of money, followed by the players who sit out.
 */
export interface Public {
  phase: string;
  turn: number;
  trump: number;
  lead: number;
  points: readonly number[];
  items: readonly Item[];
  result: readonly number[];
  /** Each game adds numbers of its own. */
  [name: string]: unknown;
}

/**
 * Holds what one seat may know.
 *
 * seat: -1 for an onlooker.
 * places: with -1 for every card that the seat may not see.
 * legal: its own legal actions.
 */
export interface View {
  seat: number;
  pub: Public;
  places: readonly (readonly number[])[];
  legal: readonly number[];
}

/**
 * Explains a view, so that a client holds no rule.
 *
 * It is made from the view alone.
 *
 * question: what is asked now, of this seat or of the one that all wait for (args `seat`).
 * title: the contract in force with its trump.
 * duty: what binds the card to be played (args `duty` bits, `suit` to follow, `card` to beat).
 * besides: what forbids cards of the hand that the duty does not speak of, as where another card is kept back. Its
 *     `calls` are those cards.
 * calls: one phrase per button; its `calls` are submitted together (args `bid`, the amount that is bid).
 * verb: message key for pressing a card (args `card`, and what the phase knows).
 * choose: how many cards are pressed before they are submitted together (0: as many as the player likes, until a
 *     call).
 * melds: marriages and other combinations that may be declared now (`calls` the action that does it, args `card`,
 *     `value`).
 * stakes: what stands on the deal, one phrase each (args `level`, `times`, `worth`).
 * points: by seat, what each has made in this deal so far, in tricks and by declaring. It is () while nothing is
 *     counted, and where points decide nothing.
 * order: the ranks from high to low where the ten does not stand below the ace.
 * closed: nobody draws from the stock any more though cards are left.
 * meanings: what calls mean by the convention of the side that makes them, one phrase each, so that anybody can look
 *     them up. First every call made, in order, with the action in `calls` and the seat in args `seat`. Its number
 *     among the calls of the auction, from 0, is args `said`. Then the calls this seat may make now, with args `seat`
 *     and no `said`. Empty in games without conventions.
 */
export interface Explanation {
  question?: Phrase | null; // left out: null
  title?: Phrase | null; // left out: null
  duty?: Phrase | null; // left out: null
  besides?: readonly Phrase[]; // left out: []
  calls?: readonly Phrase[]; // left out: []
  verb?: string; // left out: "act-play"
  choose?: number; // left out: 1
  melds?: readonly Phrase[]; // left out: []
  stakes?: readonly Phrase[]; // left out: []
  points?: readonly number[]; // left out: []
  order?: readonly number[]; // left out: []
  closed?: boolean; // left out: false
  meanings?: readonly Phrase[]; // left out: []
}

/**
 * Says what a seat announced or bid in a deal, and what came of it.
 *
 * name: what it was (`betl`, `hundred`, `bid`).
 * seat: the seat that undertook it.
 * made: whether it was made.
 * level: how often it was doubled.
 * value: what its side gained by it (negative: lost) against each opponent, in the smallest unit.
 * about: what the calls that double it are declared to be about (`Call.about`), "" for the name.
 */
export interface Undertaking {
  name: string;
  seat: number;
  made: boolean;
  level?: number; // left out: 0
  value?: number; // left out: 0
  about?: string; // left out: ""
}

/**
 * Holds one settled deal of the score sheet.
 *
 * deal: its number, from 1.
 * title: what was played.
 * amounts: by chair, in the smallest unit.
 * chairs: the chair of each seat of that deal.
 * items: what the amounts are made of.
 * practice: whether it counts in no statistics: something was taken back, or the cards were known before.
 * declarer: the seat that played the contract, -1 for nobody.
 * sides: for each seat the mask of those that won and lost with it.
 * undertaken: what seats undertook to make.
 * left: chairs that had been left for good when it ended.
 * hinted: chairs that asked for hints.
 */
export interface SheetRow {
  deal: number;
  title: Phrase | null;
  amounts: readonly number[];
  chairs: readonly number[];
  items: readonly Item[];
  practice: boolean;
  declarer: number;
  sides: readonly number[];
  undertaken: readonly Undertaking[];
  left: readonly number[];
  hinted: readonly number[];
}

/**
 * Shows the table as this client may know it at `seq`.
 *
 * deal: its number, from 1.
 * chairs: the chair of each seat (seats first, then who sits out).
 * events: what happened since the last update, redacted.
 * told: the words for each event, null where there is nothing to say.
 * scores: by chair.
 * sheet: all settled deals (only when it grew or at first, else null).
 * waiting: chairs that have not asked for the next deal when the deal is over.
 * over: the match has ended.
 * winners: the chairs that won the match.
 * fresh: `events` do not continue what the client had, they are all of this deal.
 * practice: this deal counts in no statistics.
 * back: the own last decision can be taken back.
 * withheld: deals that are over are replayed and reviewed only when the match is over.
 */
export interface Update {
  type: "update";
  seq: number;
  deal: number;
  chairs: readonly number[];
  events: readonly Event[];
  told: readonly (Phrase | null)[];
  view: View;
  explain: Explanation;
  scores: readonly number[];
  sheet: readonly SheetRow[] | null;
  waiting: readonly number[];
  over: boolean;
  winners: readonly number[];
  fresh: boolean;
  practice: boolean;
  back: boolean;
  withheld: boolean;
}

/**
 * Says that an action or message was refused and nothing happened.
 *
 * kind: illegal, stale, bad_text, bad_message, not_saved, no_table, busy or error.
 * phrase: the reason, in JSON as `row`, for a client that translates.
 * text: the same in plain English, for a log or a terminal.
 * seq: where the table stands.
 */
export interface Refused {
  type: "refused";
  kind: string;
  row: Phrase;
  text: string;
  seq: number;
}

/**
 * Shows what would stand after `actions`, as far as the seat could know it.
 *
 * Cards that others would know are made up, never true.
 *
 * actions: those asked for, up to the first that would show the seat a new card.
 */
export interface Previewed {
  type: "previewed";
  actions: readonly number[];
  view: View;
  explain: Explanation;
}

/**
 * Values one of the choices of a decision.
 *
 * actions: the whole turn.
 * worth: what it was expected to bring.
 * behind: how much less than the best one.
 * error: the standard error of `behind`.
 */
export interface Choice {
  actions: readonly number[];
  worth: number;
  behind: number;
  error: number;
}

/**
 * Says why a choice is better.
 *
 * says: the sentence.
 * item: the item of the settlement that happens in it (its `what`). What is named `item-…` has the message `why-…`.
 */
export interface Reason {
  says: Phrase;
  item?: Phrase | null; // left out: null
}

/**
 * Says what was possible with all cards open and everybody playing their best.
 *
 * It is hindsight, no measure of a decision.
 *
 * unit: result (as the other amounts), contract (1: its side reaches what the contract asks) or points (what its side
 *     takes in tricks from here on).
 * made: the value of what was done.
 * best: the value of the best actions.
 * actions: the best actions.
 */
export interface Truth {
  unit: string;
  made: number;
  best: number;
  actions: readonly number[];
}

/**
 * Weighs a decision by what its seat could know.
 *
 * Amounts are in the game's smallest unit.
 *
 * at: its first action, counted from 0 in the deal.
 * made: what was done, () for a hint.
 * best: the best choice.
 * worth: what the best choice was expected to bring.
 * cost: how much more that is than what was made (of a hint: than the next best).
 * error: the standard error of `cost`.
 * wrong: whether the cost is beyond its uncertainty.
 * worlds: the number of worlds in which the two were compared.
 * choices: all that were looked at, the best first.
 * reasons: why the best is better, where it is.
 * hand: the cards the seat held.
 * truth: with all cards open, only after the deal.
 */
export interface DecisionAnalysis {
  seat: number;
  at: number;
  made: readonly number[];
  best: readonly number[];
  worth: number;
  cost: number;
  error: number;
  wrong: boolean;
  worlds: number;
  choices: readonly Choice[];
  reasons: readonly Reason[];
  hand: readonly number[];
  truth: Truth | null;
}

/**
 * Weighs the decision of the own seat at `seq` by what the seat knows.
 *
 * hint: the best choice, and how much better than the next best it is.
 */
export interface Hinted {
  type: "hinted";
  seq: number;
  hint: DecisionAnalysis;
}

/**
 * Says whether the deal comes to the same settlement however it is played on.
 *
 * seq: from where on it is played.
 * same: true if so in every deal that fits what the own seat knows; false if not, or if there are too many to look at.
 */
export interface Rested {
  type: "rested";
  seq: number;
  same: boolean;
}

/**
 * Explains a call or pass of a partner.
 *
 * weighed: what it was based on: the partner's hand and worths.
 * meaning: what it meant by the system of the side, null where there is none.
 * usual: what is usual in the game with that hand.
 * agreed: whether the side's system says so.
 */
export interface Partner {
  weighed: DecisionAnalysis;
  meaning: Phrase | null;
  usual: readonly number[];
  agreed: boolean;
}

/**
 * Reviews a finished deal as one seat could have played it.
 *
 * The amounts add up: expected - lost + luck = result.
 *
 * result: what the deal brought the seat.
 * expected: what it could expect before its first decision.
 * lost: what its errors cost.
 * error: the standard error of `lost`.
 * luck: the rest, which came of the cards and the others.
 * decisions: those with a choice.
 * partner: calls of partners.
 * field: what everyday players, all chairs alike, get on the average with the same cards, null where that is not
 *     known.
 */
export interface DealReview {
  seat: number;
  result: number;
  expected: number;
  lost: number;
  error: number;
  luck: number;
  decisions: readonly DecisionAnalysis[];
  partner: readonly Partner[];
  field: number | null;
}

/**
 * Says how far the review of a deal has come.
 *
 * It is sent before each decision is weighed, and at the end.
 *
 * done: the number of decisions that have been weighed.
 * actions: the number of all decisions to weigh.
 * review: the whole review, null until the end.
 * waiting: the number of reviews that are made before this one.
 */
export interface Reviewed {
  type: "reviewed";
  deal: number;
  done: number;
  actions: number;
  review: DealReview | null;
  waiting: number;
}

/**
 * Answers `invite`, to the one who asked alone, before the first deal.
 *
 * key: leads to the chair, once.
 */
export interface Invited {
  type: "invited";
  chair: number;
  key: string;
}

/** Answer to a ping. */
export interface Pong {
  type: "pong";
}

/**
 * Holds one chat message.
 *
 * n: its number at this table.
 * who: the same for all that one person says.
 * name: what the chair was called then.
 * text: the words, "" for a fixed phrase.
 * phrase: a fixed phrase, whose words are `talk-<phrase>`.
 */
export interface TalkLine {
  n: number;
  chair: number;
  who: string;
  name: string;
  text: string;
  phrase: "" | "hello" | "luck" | "moment" | "back" | "sorry" | "well-played" | "congratulations" | "bad-luck" | "thanks" | "again" | "last-deal" | "bye";
}

/**
 * Sends what was said at the table since the last message of this kind.
 *
 * fresh: these are all chat messages that are kept.
 */
export interface Talked {
  type: "talked";
  lines: readonly TalkLine[];
  fresh: boolean;
}

/**
 * Says who plays a chair.
 *
 * state: here (the person who sits there), or a computer player in their place. That one plays for a person who is out
 *     of time (slow), has had no page open for a while (away) or has left for good.
 * online: a page is open.
 * reserve: seconds it had left when the decision that waits began.
 */
export interface Seated {
  state: "here" | "slow" | "away" | "left";
  online: boolean;
  reserve: number;
}

/**
 * Says who is at a table with other people or with a clock.
 *
 * It is sent at first, and whenever something of it changes.
 *
 * chairs: who plays each.
 * turn: the chair whose time runs, -1 for none.
 * left: seconds until its reserve begins to run, negative while it does.
 * paused: nothing is counted and nobody plays.
 * agreed: for each thing that all have to agree to, the chairs that have agreed.
 * free: chairs left for good that somebody else may take over.
 */
export interface Company {
  type: "company";
  chairs: readonly Seated[];
  turn: number;
  left: number;
  paused: boolean;
  agreed: Record<string, readonly number[]>;
  free: readonly number[];
}

/**
 * Says that everybody wants another match, and where.
 *
 * table: where it is, with the own chair there.
 */
export interface Again {
  type: "again";
  table: string;
}

/**
 * Answers `sides` with the sides of the deal.
 *
 * sides: for each side its chairs, the own side first.
 * left: how often the own chair may still claim the rest of this deal for one of them.
 * why: the reason why there is nothing to claim now, else null.
 */
export interface Sided {
  type: "sided";
  sides: readonly (readonly number[])[];
  left: number;
  why: Phrase | null;
}

/**
 * Shows a claim that one side takes all tricks that are left.
 *
 * It is sent at every change, and after each `hello`.
 *
 * n: the journal entry that made it.
 * deal: the number of the deal.
 * by: the chair that claims.
 * chairs: those that are to take the tricks.
 * agreed: the chairs that have agreed.
 * state: it is open, refused, agreed (the deal was played to that end), impossible, or over. Impossible: all agreed,
 *     but no legal play leads there. Over: it was taken back or not answered in time, somebody has played on, or the
 *     server has started again.
 * who: the chair that refused it, -1 for none.
 * cards: the hand that `by` has shown with it, as it was then.
 */
export interface Proposed {
  type: "proposed";
  n: number;
  deal: number;
  by: number;
  chairs: readonly number[];
  agreed: readonly number[];
  state: "open" | "refused" | "agreed" | "impossible" | "over";
  who: number;
  cards: readonly number[];
}

/**
 * Does these actions together, all or none.
 *
 * seq: where the table stood; at another point nothing is done.
 */
export interface Act {
  type: "act";
  seq: number;
  actions: readonly number[];
}

/**
 * Does the same as `act`, in words of the command line.
 *
 * text: actions separated by commas: `KS`, `flek hundred, good`.
 */
export interface Say {
  type: "say";
  seq: number;
  text: string;
}

/** Says that this chair is ready for the next deal, once one is settled. */
export interface Next {
  type: "next";
  seq: number;
}

/**
 * Adds to the shuffle of the next deal, as an answer to `fair`.
 *
 * luck: 15 hexadecimal digits by chance; the newest ones count.
 */
export interface Luck {
  type: "luck";
  deal: number;
  luck: string;
}

/**
 * Takes a place at the table.
 *
 * It answers a `hello` whose `draw` has the own chair as `chooser`.
 *
 * place: clockwise from 0; those not in `draw.places` are free.
 */
export interface Choose {
  type: "choose";
  place: number;
}

/**
 * Gives this open chair to a computer player, before the first deal.
 *
 * Only who opened the table may do so.
 *
 * name: "" for any.
 * level: "" for the usual one.
 */
export interface Give {
  type: "give";
  chair: number;
  name?: string; // left out: ""
  level?: string; // left out: ""
  avatar?: string; // left out: ""
}

/**
 * Takes this chair from a person, before the first deal.
 *
 * Only who opened the table may do so. The person cannot sit down again.
 */
export interface Kick {
  type: "kick";
  chair: number;
}

/**
 * Keeps this open chair for who has the key that `invited` brings.
 *
 * Only who opened the table may do so. A new key ends the one before.
 *
 * anybody: keeps it for nobody any more.
 */
export interface Invite {
  type: "invite";
  chair: number;
  anybody?: boolean; // left out: false
}

/**
 * Gives up the own chair while the table waits for others.
 *
 * It is open again, and `hello` then has me -1. In the match it is left for good, and a computer player plays it from
 * then on. A later `here` takes it back.
 */
export interface Leave {
  type: "leave";
}

/**
 * Says that the person of this chair plays again.
 *
 * A computer player has played for them, also for who had left for good. To play, or to ask for the next deal, says
 * the same, but for who had left.
 */
export interface Here {
  type: "here";
}

/**
 * Agrees to something that all people at the table have to want.
 *
 * what: that the table pauses, that it goes on, or another match with the same people and rules. That one is in the
 *     same chairs (`again`) or with other neighbours (`move`).
 * yes: false takes the agreement back.
 */
export interface Agree {
  type: "agree";
  what: "pause" | "resume" | "again" | "move";
  yes?: boolean; // left out: true
}

/** Asks who may be proposed to take the rest of this deal. */
export interface Sides {
  type: "sides";
}

/**
 * Claims that one side takes all tricks that are left.
 *
 * If all agree, the deal is played to that end at once.
 *
 * chairs: one of the sides that `sided` names.
 * show: everybody sees the own hand.
 */
export interface Propose {
  type: "propose";
  seq: number;
  chairs: readonly number[];
  show?: boolean; // left out: false
}

/**
 * Answers a claim.
 *
 * n: the claim.
 * yes: false refuses it for all, or takes back the own one.
 */
export interface Consent {
  type: "consent";
  n: number;
  yes: boolean;
}

/**
 * Takes back the own last decision of this deal, and all since.
 *
 * For a person alone with computer players. The deal is practice from then on.
 */
export interface TakeBack {
  type: "back";
  seq: number;
}

/** Asks what would be legal after these actions. */
export interface Preview {
  type: "preview";
  actions: readonly number[];
}

/**
 * Asks for what happened after a point.
 *
 * since: that point, -1 for the whole view with all events of the deal.
 */
export interface Resume {
  type: "resume";
  since?: number; // left out: -1
}

/**
 * Asks what the own seat should do now, by what it knows.
 *
 * For who plays with computer players alone (`hello.hints`).
 */
export interface Hint {
  type: "hint";
  seq: number;
}

/**
 * Asks whether anything can still change, as far as the own seat knows.
 *
 * For who plays with computer players alone.
 */
export interface Rest {
  type: "rest";
  seq: number;
}

/**
 * Asks what each own decision of a deal that is over was worth.
 *
 * deal: its number from 1, -1 for the last one.
 */
export interface Review {
  type: "review";
  deal?: number; // left out: -1
}

/**
 * Says something to the table, for who has a chair.
 *
 * text: 1 to 300 characters, "" for a fixed phrase.
 * phrase: a fixed one.
 */
export interface Talk {
  type: "talk";
  text?: string; // left out: ""
  phrase?: "" | "hello" | "luck" | "moment" | "back" | "sorry" | "well-played" | "congratulations" | "bad-luck" | "thanks" | "again" | "last-deal" | "bye"; // left out: ""
}

/** Asks whether the connection is alive. */
export interface Ping {
  type: "ping";
}

/**
 * Names a game that can be played here, from GET /api/games.
 *
 * presets: the usual one first.
 * first_in: by language the preset that a newcomer is dealt first.
 * known: presets that people know as games of their own.
 */
export interface GameBrief {
  id: string;
  presets: readonly string[];
  first_in: Record<string, string>;
  known: readonly string[];
}

/**
 * Describes an option as data, for forms, documentation and tests.
 *
 * choices: in their order.
 */
export interface Option {
  name: string;
  kind: "bool" | "int" | "choice";
  default: Value;
  rule: string;
  group: string;
  effect: string;
  choices: readonly string[];
  low: number | null;
  high: number | null;
  nullable: boolean;
  needs: Record<string, Value>;
  formerly: string;
  renamed: Record<string, Value>;
}

/**
 * Describes a preset, a named value of all options.
 *
 * changes: options that differ from the usual preset.
 * players: the number of chairs.
 * seats: the number of players who get cards in a deal.
 * endless: a match goes on until a limit of the table ends it.
 * partners: the chairs that win and lose with the first one in every deal.
 * scale: the unit of the scale on which events compare its results, 0 where none was measured.
 */
export interface PresetInfo {
  name: string;
  options: Record<string, Value>;
  changes: Record<string, Value>;
  players: number;
  seats: number;
  places: readonly string[];
  endless: boolean;
  partners: readonly number[];
  scale: number;
}

/**
 * Tells all about a game, as the answer to GET /api/games/{id}.
 *
 * money: smallest units in a unit.
 * faces: its usual cards.
 * levels: those of the computer players, the strongest first.
 * usual: the level that is taken where none is named.
 * hands: kinds of hands to practise with.
 * easy: the level for who has not chosen any.
 */
export interface GameInfo {
  id: string;
  rules: number;
  money: number;
  faces: "bohemian" | "german" | "french";
  options: readonly Option[];
  presets: readonly PresetInfo[];
  calls: readonly string[];
  levels: readonly string[];
  usual: string;
  hands: readonly string[];
  easy: string;
}

/**
 * Shows cards side by side.
 *
 * values: what each counts, or one number that all of them count together.
 * phrase: what they are.
 * twice: what the same combination a second time makes of it, where that is more than the double, else 0.
 */
export interface Row {
  cards: readonly number[];
  values?: readonly number[]; // left out: []
  phrase?: Phrase | null; // left out: null
  twice?: number; // left out: 0
}

/**
 * Shows a card that is wanted.
 *
 * trick: as it lies.
 * legal: the cards of the hand that may be played.
 * duty: the duty that binds, null for none.
 */
export interface Example {
  trump: number;
  trick: readonly number[];
  hand: readonly number[];
  legal: readonly number[];
  duty?: Phrase | null; // left out: null
}

/**
 * Holds one heading of a lesson.
 *
 * key: one of SECTIONS.
 * says: its phrases.
 * steps: its phrases follow one another.
 */
export interface Section {
  key: string;
  says: readonly Phrase[];
  rows?: readonly Row[]; // left out: []
  examples?: readonly Example[]; // left out: []
  steps?: boolean; // left out: false
}

/**
 * Holds a heading and what is said of the cards drawn beside it.
 *
 * trump: -1 where none are fixed.
 */
export interface Chapter {
  says: Phrase;
  cards?: readonly number[]; // left out: []
  trump?: number; // left out: -1
}

/**
 * Explains a game to newcomers, from GET /api/games/{id}/learn?preset=...&<option>=...
 *
 * It is about the rules that were asked for.
 *
 * changes: options that differ from the preset.
 * sections: in reading order.
 * first: whether there is a first deal that explains itself.
 * bids: whether anything is bid or announced.
 * lays: whether cards are laid away together.
 * tactics: chapters on how to play well, with chances computed from the pack.
 */
export interface Learn {
  game: string;
  preset: string;
  options: Record<string, Value>;
  changes: Record<string, Value>;
  money: number;
  faces: "bohemian" | "german" | "french";
  sections: readonly Section[];
  first: boolean;
  bids: boolean;
  lays: boolean;
  tactics: readonly Chapter[];
}

/**
 * Shows how a deal's deck came about.
 *
 * commit: SHA-256 of the secret, shown before the deal.
 * secret: shown after the deal.
 * seal: SHA-256 of secret and deck, shown before anybody acted.
 * lucks: what each chair added, "" for nothing.
 */
export interface Proof {
  commit: string;
  secret: string;
  seal: string;
  lucks: readonly string[];
}

/**
 * Shows how a deal's deck came about (docs/fair.md), cards as text.
 *
 * piles: those of the deal before, joined by chance instead of being shuffled; none where the deck was shuffled.
 * either: the clock decided between both, so a check must try both.
 */
export interface Shuffled {
  proof: Proof;
  deck: string;
  piles: readonly string[];
  either: boolean;
}

/**
 * Shows a deal step by step.
 *
 * It answers GET /api/tables/{id}/deals/{deal} and POST /api/replay.
 *
 * deal: its number among the `deals`.
 * seat: the seat that sees it, -1 for an onlooker.
 * open: with all cards open, else as the seat saw it.
 * frames: the table when the cards were dealt and after each action, each an update of a follower.
 * actions: seat and action that led to the second frame, the third, and so on.
 * record: this deal alone as a text record.
 * practice: it counts in no statistics.
 * shuffled: how its deck came about, null where that cannot be checked.
 */
export interface Replay {
  hello: Hello;
  deal: number;
  deals: number;
  seat: number;
  open: boolean;
  frames: readonly Update[];
  actions: readonly (readonly [number, number])[];
  record: string;
  practice: boolean;
  shuffled: Shuffled | null;
}

/**
 * Explains a decision of the learner.
 *
 * at: its first action.
 * count: the number of its actions, done one after another or together.
 * says: what happens, what to do and why.
 */
export interface TutorialStep {
  at: number;
  count: number;
  says: Phrase;
}

/**
 * Gives a first deal that explains itself, from GET /api/games/{id}/first.
 *
 * replay: the deal from the learner's seat, whose actions are those it is about.
 * steps: the learner's decisions, each with the message that explains it. The message's attribute `other` is for a
 *     learner who chooses something else.
 * end: what is said when the deal is over.
 */
export interface FirstDeal {
  replay: Replay;
  steps: readonly TutorialStep[];
  end: Phrase;
}

/** Names a card that may not be played, and why. */
export interface Refusal {
  card: number;
  why: Phrase;
}

/**
 * Sets a position to practise on, from GET /api/games/{id}/drill?seed=...&preset=...
 *
 * What may be played is in `update.view.legal`, what binds in `update.explain.duty`.
 *
 * hello: null where these rules gave no position.
 * refusals: for each other card of the hand, why not.
 */
export interface Drill {
  hello: Hello | null;
  update: Update | null;
  refusals: readonly Refusal[];
}

/**
 * Sets a whole trick to practise on, from GET /api/games/{id}/trick?seed=...&preset=...
 *
 * cards: in the order in which they were played, none where these rules gave no trick.
 * best: the index of the card that takes the trick.
 * why: the reason.
 * worth: what the trick counts, one of `worths`.
 * worths: the choices, none where tricks count nothing.
 */
export interface TrickDrill {
  faces: "bohemian" | "german" | "french";
  preset: string;
  trump: number;
  cards: readonly number[];
  best: number;
  why: Phrase | null;
  worth: number;
  worths: readonly number[];
}

/**
 * Sets a decision before the first card, from GET /api/games/{id}/bid?seed=...&preset=...
 *
 * With /lay instead of /bid it is about cards to be laid away together.
 * GET /api/games/{id}/bid/worth?seed=...&actions=256,300&preset=... says what each choice is worth.
 * So does /lay/worth. The answer is a `DecisionAnalysis`, or a refusal while the computer players have no time.
 *
 * hello: null where these rules gave no such decision.
 * update: what the seat knows.
 */
export interface DecisionDrill {
  hello: Hello | null;
  update: Update | null;
}

/**
 * Says what a rule says, in English, from GET /api/rules/{id}.
 *
 * title: that of the part of the rules in which it stands.
 */
export interface RuleText {
  rule: string;
  text: string;
  title: string;
}

/**
 * Opens a table with POST /api/tables.
 *
 * `ticket` and `luck` are for a shuffle that can be checked (docs/fair.md).
 *
 * preset: "" for the usual one.
 * options: what changes the preset.
 * chairs: one of kind `person` is the caller's; none: the caller and computer players.
 * limit: how long a match is that has no end of its own.
 * pace: how fast the computer players are, slow, normal or fast.
 * hand: a kind of hand (`GameInfo.hands`) that the caller gets in the first deal, "" for any. That deal is then for
 *     practice, alone with computer players.
 * access: who may come to its open chairs, private (who has the link), code (who has the link or the code) or public
 *     (anybody).
 * chat: what may be said at the table, free, phrases or none.
 * clock: seconds for each decision, 0 for any time, and a reserve for each person in each deal.
 * ticket: that of the answer to POST /api/fair.
 * luck: 15 hexadecimal digits that the caller adds to the first shuffle, once that answer has said what the server
 *     promises.
 * rated: its deals change the ratings of who plays, two people at least.
 * programs: programs of people may take open chairs.
 * successors: who leaves for good may be followed by somebody else, where it is not rated.
 */
export interface NewTable {
  game: string;
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
  chairs?: readonly Chair[]; // left out: []
  limit?: Limit; // left out: {}
  pace?: string; // left out: "normal"
  hand?: string; // left out: ""
  access?: string; // left out: "private"
  chat?: string; // left out: "free"
  clock?: Clock; // left out: {}
  ticket?: string; // left out: ""
  luck?: string; // left out: ""
  rated?: boolean; // left out: false
  programs?: boolean; // left out: false
  successors?: boolean; // left out: false
}

/**
 * Answers POST /api/fair, for one table opened soon.
 *
 * ticket: to be named when the table is opened.
 * commit: SHA-256 of the secret of its first deal.
 */
export interface Ticket {
  ticket: string;
  commit: string;
}

/**
 * Answers POST /api/tables, POST /api/tables/{id}/sit and POST /api/lobby/seat.
 *
 * me: the own chair.
 */
export interface Created {
  table: string;
  me: number;
}

/**
 * Takes a chair of kind `open` with POST /api/tables/{id}/sit.
 *
 * chair: -1 for the first that is open and kept for nobody.
 * luck: what this person adds to the first shuffle, as in the message `luck`.
 * invite: the key of an invitation, which leads to its chair, "" for none.
 */
export interface Sit {
  name: string;
  chair?: number; // left out: -1
  avatar?: string; // left out: ""
  luck?: string; // left out: ""
  invite?: string; // left out: ""
}

/**
 * Asks for a chair at a public table of one of these games.
 *
 * The request is POST /api/lobby/seat. The table is one by the usual rules, the fullest of them. Where there is none,
 * a new one is opened, of the first game.
 */
export interface QuickSeat {
  games: readonly string[];
  name: string;
  avatar: string;
}

/**
 * Describes a public table where somebody is.
 *
 * changes: options that differ from the preset.
 * free: the number of open chairs that are kept for nobody.
 * deal: 0 while it waits for others.
 * rated: its deals change ratings.
 * programs: programs may sit down.
 * left: the number of chairs left for good that somebody else may take over.
 */
export interface LobbyTable {
  table: string;
  game: string;
  preset: string;
  chairs: readonly Chair[];
  changes?: Record<string, Value>; // left out: {}
  free?: number; // left out: 0
  deal?: number; // left out: 0
  limit?: Limit; // left out: {}
  pace?: string; // left out: "normal"
  rated?: boolean; // left out: false
  programs?: boolean; // left out: false
  clock?: Clock; // left out: {}
  left?: number; // left out: 0
}

/**
 * Lists the first public tables, from GET /api/lobby?games=a,b&since=V&most=N.
 *
 * A client that does not know a name in `order` asks again without `since`.
 *
 * here: the number of people who are at tables of this server or look at this list.
 * order: the names of the tables, those with open chairs first, the fullest of them first.
 * tables: those of them that have changed after the `version` that was named as `since` (0: all).
 * more: the number of tables that follow.
 * mine: those of `order` where the caller has a chair.
 */
export interface LobbyPage {
  version: number;
  here: number;
  order: readonly string[];
  tables: readonly LobbyTable[];
  more: number;
  mine: readonly string[];
}

/** Names the table that waits under a code, from GET /api/lobby/code/{code}. */
export interface CodeTable {
  table: string;
}

/**
 * Describes an own table in a list, from GET /api/me/tables, newest first.
 *
 * me: the own chair.
 * turn: the chair to act, -1 for nobody.
 * mine: the table waits for the caller's turn, or for their word that the next deal may begin.
 * problem: why the table cannot be shown; then nothing else is known of it. Else null.
 */
export interface TableBrief {
  table: string;
  game: string;
  preset: string;
  changes: Record<string, Value>;
  chairs: readonly Chair[];
  me: number;
  deal: number;
  turn: number;
  mine: boolean;
  scores: readonly number[];
  over: boolean;
  created: number;
  problem: Phrase | null;
}

/** Names a table where other persons wait for the caller. */
export interface AwaitedTable {
  table: string;
  game: string;
}

/**
 * Names a table where a friend keeps a chair for the caller.
 *
 * name: that of the friend.
 */
export interface InvitedTo {
  table: string;
  game: string;
  name: string;
}

/**
 * Names a table of an event where a chair is kept for the caller.
 *
 * event: the id of the event.
 * name: its name.
 * table: where to sit down.
 */
export interface AwaitedSeat {
  event: string;
  name: string;
  table: string;
}

/**
 * Names an event in which the caller is challenged and has not answered.
 *
 * event: the id of the event.
 * name: its name.
 * by: who challenges.
 */
export interface AwaitedAnswer {
  event: string;
  name: string;
  by: string;
}

/**
 * Names a table of an event that has called the caller, who directs it.
 *
 * event: the id of the event.
 * name: its name.
 * table: the number of the table.
 * by: who calls.
 */
export interface AwaitedCall {
  event: string;
  name: string;
  table: number;
  by: string;
}

/** Names an event that goes on and that the caller plays in or directs. */
export interface RunningEvent {
  event: string;
  name: string;
}

/**
 * Says where other persons wait for the caller, from GET /api/me/awaited.
 *
 * among: asking again may be of use, as the caller plays with other persons, or in an event, or has friends.
 * notice: what the administrator says to all.
 * closing: no deal begins any more, those in play go on.
 * invited: tables where friends keep a chair for the caller.
 * seats: tables where events keep one.
 * challenges: events in which somebody waits for the caller's answer.
 * calls: those that wait for a director.
 * events: those that go on and that the caller plays in or directs.
 */
export interface Awaited {
  tables: readonly AwaitedTable[];
  among: boolean;
  notice: string;
  closing: boolean;
  invited: readonly InvitedTo[];
  seats: readonly AwaitedSeat[];
  challenges: readonly AwaitedAnswer[];
  calls: readonly AwaitedCall[];
  events: readonly RunningEvent[];
}

/**
 * Answers every HTTP request that fails, with a status of 400 and up.
 *
 * kind: bad_options, bad_request, no_game, no_table, not_yours, not_found, ...
 * text: what was wrong, in English.
 * phrase: the same for a client that translates.
 */
export interface Problem {
  kind: string;
  text: string;
  row: Phrase;
}

/**
 * Describes a deal that is over, as its own chair sees it.
 *
 * at: when it began, seconds since 1970.
 * title: the contract.
 * chairs: the chair of each seat.
 * seat: the own one, -1 for who sat out.
 * amounts: what the deal brought each chair, in smallest units.
 * declarer: the seat that played the contract, -1 for nobody.
 * side: the seats that won and lost together with the own one, as a mask.
 * undertaken: what seats undertook.
 * practice: it counts in no statistics.
 * hinted: the player asked for a hint.
 * lost: what the own errors cost by a review, null where none was asked for.
 * error: the standard error of `lost`.
 */
export interface PlayedDeal {
  deal: number;
  at: number;
  title: Phrase | null;
  chairs: readonly number[];
  seat: number;
  amounts: readonly number[];
  declarer?: number; // left out: -1
  side?: number; // left out: 0
  undertaken?: readonly Undertaking[]; // left out: []
  practice?: boolean; // left out: false
  hinted?: boolean; // left out: false
  lost?: number | null; // left out: null
  error?: number; // left out: 0.0
}

/**
 * Describes a table of the caller's with its deals that are over.
 *
 * money: smallest units in a unit.
 * pays: what some receive others pay, else each scores their own.
 * seats: the number of chairs that get cards in a deal.
 * faces: its usual cards.
 * over: the match has ended.
 * winners: the chairs that won the match.
 */
export interface PlayedMatch {
  table: string;
  game: string;
  preset: string;
  changes: Record<string, Value>;
  money: number;
  pays: boolean;
  seats: number;
  faces: "bohemian" | "german" | "french";
  chairs: readonly Chair[];
  me: number;
  created: number;
  over: boolean;
  winners: readonly number[];
  deals: readonly PlayedDeal[];
}

/**
 * Answers GET /api/me/deals?skip=N with what the caller has played.
 *
 * matches: the newest tables first, some at a time.
 * next: the `skip` of those that follow, -1 after the last.
 * unreadable: the number of tables among these that are damaged or of other rules.
 */
export interface MyDeals {
  matches: readonly PlayedMatch[];
  next: number;
  unreadable: number;
}

/**
 * Answers DELETE /api/me/deals.
 *
 * gone: the number of tables that were deleted.
 * kept: the number of those that go on with other people or are open in a window.
 */
export interface Forgotten {
  gone: number;
  kept: number;
}

/**
 * Asks to show a record step by step, with POST /api/replay.
 *
 * deal: its number in the record, from 1.
 */
export interface AskReplay {
  text: string;
  deal?: number; // left out: 1
  seat?: number; // left out: 0
  open?: boolean; // left out: true
}

/**
 * Plays a record's deal on from one of its steps, with POST /api/practice.
 *
 * The answer is a new table with the same cards. Computer players have the other seats.
 *
 * step: so many actions of the deal are done already.
 * seat: the seat of the caller.
 * deal: its number in the record, from 1.
 * level: that of the computer players, "" for theirs in the record, or the usual one.
 * then: what the seat does next, instead of what follows in the record.
 */
export interface PlayOn {
  text: string;
  step: number;
  seat: number;
  deal?: number; // left out: 1
  name?: string; // left out: ""
  level?: string; // left out: ""
  then?: readonly number[]; // left out: []
}

/**
 * Asks to settle deals played with real cards, with POST /api/games/{id}/score.
 *
 * preset: "" for the usual one.
 * options: what changes the preset.
 * first: the player (from 0) at the left of the first dealer.
 * deals: what was filled in of each, by name of the field.
 */
export interface AskScore {
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
  first?: number; // left out: 0
  deals?: readonly (Record<string, number>)[]; // left out: []
}

/** Names a value of a field in words. */
export interface Named {
  value: number;
  says: Phrase;
}

/**
 * Asks one number of a deal.
 *
 * name: what it is called; where it is asked of `each` who plays, it is `name-<chair>`.
 * part: the heading it stands under, one of PARTS.
 * kind: chair (a player), choice (one of `choices`), number (from `low` to `high` in steps) or yes (0 or 1).
 * choices: the values of a choice; of a number, the names of some of its values.
 * whole: what a number and the number of the other side come to.
 * usual: the value until it is changed; where that is none of its values it must be answered.
 * nobody: what -1 is called as a chair; null where it must be somebody.
 * when: it is asked only where each of these fields, which stand before it, is asked and has one of these values.
 */
export interface Field {
  name: string;
  part: string;
  kind: "chair" | "choice" | "number" | "yes";
  says: Phrase;
  choices?: readonly Named[]; // left out: []
  low?: number; // left out: 0
  high?: number; // left out: 0
  step?: number; // left out: 1
  whole?: number; // left out: 0
  usual?: number; // left out: 0
  nobody?: Phrase | null; // left out: null
  each?: boolean; // left out: false
  when?: readonly (readonly [string, readonly number[]])[]; // left out: []
}

/**
 * Holds a settled deal of a sheet.
 *
 * match: its number in the sheet, from 1.
 * chairs: the player of each seat, those who sit out last.
 * items: those of the settlement; their seats are the seats of `chairs`.
 * result: the amounts by player.
 * scores: the scores by player.
 * counts: what else is counted, by player.
 * winners: of the match, if it ended with this deal.
 */
export interface ScoredDeal {
  match: number;
  chairs: readonly number[];
  items: readonly Item[];
  result: readonly number[];
  scores: readonly number[];
  counts: Record<string, readonly number[]>;
  winners: readonly number[];
}

/**
 * Says why a deal of a sheet cannot be settled.
 *
 * deal: its number, from 0.
 * field: the name of the field that is wrong.
 * phrase: what would be right, in words.
 * text: the same in English.
 */
export interface Fault {
  deal: number;
  field: string;
  phrase: Phrase;
  text: string;
}

/**
 * Answers POST /api/games/{id}/score with the form of a deal and the settled deals.
 *
 * money: smallest units in a unit.
 * pays: what some receive others pay, else each scores their own.
 * down: the score from which players count down to nothing, 0 where they count up.
 * players: the number of players.
 * seats: how many of them get cards in a deal.
 * fields: the form of a deal.
 * rows: the deals up to the first that cannot be settled.
 * coming: the player of each seat in the next deal, those who sit out last.
 * fault: why a deal cannot be settled, null where all are.
 */
export interface Sheet {
  game: string;
  preset: string;
  options: Record<string, Value>;
  changes: Record<string, Value>;
  money: number;
  pays: boolean;
  down: number;
  faces: "bohemian" | "german" | "french";
  players: number;
  seats: number;
  fields: readonly Field[];
  rows: readonly ScoredDeal[];
  coming: readonly number[];
  fault: Fault | null;
}

/**
 * Asks for the rows of a record's deal, to be edited, with POST /api/edit/rows.
 *
 * deal: its number in the record, from 1.
 * step: so many of its actions are done.
 * lie: with all cards where they lie then, else as it was dealt, with what was done.
 */
export interface AskRows {
  text: string;
  deal: number;
  step: number;
  lie: boolean;
}

/**
 * Holds what somebody sets up.
 *
 * head: the header of a record (game, preset, options, scores).
 * rows: names and the cards as typed. A row is named by its place; where that leaves it open, also by the
 *     seats that see its cards, as in records: `hand0`, `talon/-`.
 * numbers: the public numbers of a position, None where the cards are dealt from the beginning.
 * moves: what is done from there, as records write it.
 * first: the chair at seat 0.
 */
export interface Rows {
  head: string;
  rows: readonly (readonly [string, string])[];
  numbers: string | null;
  moves: readonly string[];
  first: number;
}

/**
 * Holds a row as it was read.
 *
 * seat: the seat that the place belongs to, -1 for nobody's.
 * shown: everybody sees these cards though the place is one seat's.
 * hidden: nobody sees them.
 * ordered: their order matters, the first is the first to be taken.
 * needs: how many cards belong there, -1 where any number may.
 * words: as each of the cards was typed.
 */
export interface CardRow {
  name: string;
  place: string;
  seat: number;
  shown: boolean;
  hidden: boolean;
  ordered: boolean;
  needs: number;
  text: string;
  cards: readonly number[];
  words: readonly string[];
}

/**
 * Says what is wrong, and in which row.
 *
 * row: "" where it is wrong in all of it.
 * text: a word that was typed, or the reason in plain English where there are no other words for it.
 */
export interface RowFault {
  row: string;
  phrase: Phrase;
  text?: string; // left out: ""
}

/**
 * Holds a position that is set up.
 *
 * It answers POST /api/edit, POST /api/edit/rows and GET /api/games/{id}/edit?seed=...&preset=...
 *
 * asked: what it is made of, to be changed and sent to POST /api/edit.
 * pack: the cards of the game.
 * rows: how each row of `asked` was read.
 * spare: the cards of the pack that lie nowhere.
 * faults: what is wrong, none where all is well.
 * moves: those of `asked` that can be done.
 * replay: the deal with all cards open, seen by the seat on turn at its end, null where there is none yet. In its last
 *     frame stands what that seat may do.
 */
export interface Edited {
  asked: Rows;
  game: string;
  preset: string;
  changes: Record<string, Value>;
  faces: "bohemian" | "german" | "french";
  money: number;
  pack: readonly number[];
  rows: readonly CardRow[];
  spare: readonly number[];
  faults: readonly RowFault[];
  moves: readonly string[];
  replay: Replay | null;
}

/**
 * Asks what a position is worth with all cards open, with POST /api/solve.
 *
 * It is answered with a `Solution`.
 *
 * deal: its number in the record, from 1.
 * step: so many of its actions are done, -1 for all.
 */
export interface AskSolution {
  text: string;
  deal: number;
  step: number;
}

/**
 * Asks for a diagram of a deal of a record, with POST /api/diagram.
 *
 * deal: its number in the record, from 1.
 * step: so many of its actions are done, -1 for all.
 * faces: "" for the usual cards of the game.
 */
export interface AskDiagram {
  text: string;
  deal: number;
  step: number;
  language: string;
  faces: "bohemian" | "german" | "french" | "";
}

/**
 * Answers POST /api/diagram with hands in compass layout.
 *
 * svg: a picture that needs nothing else.
 */
export interface Diagram {
  svg: string;
}

/**
 * Solves a position for the seat on turn, everybody playing as well as can be.
 *
 * The unit is one of these:
 *
 * - result: what its side gets more than the other one, in the smallest unit.
 * - contract: 1 where its side reaches what the contract asks of it.
 * - points: what its side takes in tricks from here on.
 *
 * values: every action that may be done, with what it is worth.
 * why: what stands in the way where there is no solution.
 * text: the same in English.
 */
export interface Solution {
  seat: number;
  unit: string;
  values: readonly (readonly [number, number])[];
  why: Phrase | null;
  text: string;
}

/**
 * Signs up or in with POST /api/people/signup or POST /api/people/signin.
 *
 * Both are answered with `Me`.
 *
 * avatar, settings: a new account takes them over.
 */
export interface Credentials {
  name: string;
  password: string;
  avatar?: string; // left out: ""
  settings?: Record<string, Value>; // left out: {}
}

/**
 * Describes who asks, as the answer to GET /api/people/me.
 *
 * name: that of the account, "" for a guest.
 * settings: those of the page, kept for every device.
 * admin: whether the administrator's page is open to them.
 * created: seconds since 1970.
 */
export interface Me {
  name: string;
  avatar: string;
  settings: Record<string, Value>;
  admin: boolean;
  created: number;
}

/**
 * Changes the caller's account with PUT /api/people/me, answered with `Me`.
 *
 * name: the new name, "" keeps the old one.
 */
export interface ChangeMe {
  name?: string; // left out: ""
  avatar?: string; // left out: ""
  settings?: Record<string, Value>; // left out: {}
}

/**
 * Holds what a passkey has signed, each part in base64url.
 *
 * POST /api/people/passkeys/enter signs in with it, and is answered with `Me`.
 *
 * key: `rawId` of WebAuthn.
 * client: `clientDataJSON`.
 * data: `authenticatorData`.
 * signature: `signature`.
 * handle: `userHandle`.
 */
export interface SignedByKey {
  key: string;
  client: string;
  data: string;
  signature: string;
  handle: string;
}

/**
 * Changes the password with POST /api/people/password, which ends all other sessions.
 *
 * old: the password until now; an account with a passkey may leave it out and sign instead.
 * passkey: what that passkey has signed, for the purpose `prove`.
 */
export interface NewPassword {
  new: string;
  old: string;
  passkey: SignedByKey | null;
}

/**
 * Ends this session with POST /api/people/signout.
 *
 * everywhere: ends all sessions of the account.
 */
export interface SignOut {
  everywhere?: boolean; // left out: false
}

/**
 * Deletes the caller's account with POST /api/people/delete.
 *
 * It needs one of the two fields.
 *
 * password: the password of the account.
 * passkey: what a passkey of the account has signed, for the purpose `prove`.
 */
export interface DeleteMe {
  password: string;
  passkey: SignedByKey | null;
}

/**
 * Describes a device that is signed in.
 *
 * Times are seconds since 1970. DELETE /api/people/sessions/{id} ends the session.
 *
 * created: when it signed in.
 * seen: when it was used last.
 * current: it is the session that asks.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/**
 * Asks for a challenge to a passkey with POST /api/people/passkeys/ask, answered with `KeyAsked`.
 *
 * purpose: to sign in (`enter`), to add a key of the caller (`add`), or in place of a password (`prove`).
 * password: that of the caller, which `add` needs.
 */
export interface AskKey {
  purpose: "enter" | "add" | "prove";
  password: string;
}

/**
 * Holds the challenge that a passkey signs.
 *
 * It is good once, within five minutes, in the browser that asked. `challenge`, `handle` and `known` are in base64url.
 * For `enter` all fields but `challenge` and `site` are empty.
 *
 * site: the name of the server that the key is for (`rp.id`).
 * algorithms: those accepted for a new key (`pubKeyCredParams`).
 * handle: the account of the key (`user.id`).
 * name: the name of that account.
 * known: the keys that the account has at this site already.
 */
export interface KeyAsked {
  challenge: string;
  site: string;
  algorithms: readonly number[];
  handle: string;
  name: string;
  known: readonly string[];
}

/**
 * Adds a passkey that a device has made with POST /api/people/passkeys, answered with `PasskeyInfo`.
 *
 * name: what the caller calls the key.
 * client: `clientDataJSON` in base64url.
 * attestation: `attestationObject` in base64url.
 */
export interface NewPasskey {
  name: string;
  client: string;
  attestation: string;
}

/** Renames a passkey with PUT /api/people/passkeys/{id}. */
export interface PasskeyName {
  name: string;
}

/**
 * Describes a passkey of the caller, from GET /api/people/passkeys.
 *
 * Times are seconds since 1970. DELETE /api/people/passkeys/{id} removes it.
 *
 * name: what the caller calls the key.
 * site: the name of this server that the key is for.
 * synced: a service keeps the key for several devices.
 * created: when it was added.
 * seen: when it was used last, 0 for never.
 */
export interface PasskeyInfo {
  id: string;
  name: string;
  site: string;
  synced: boolean;
  created: number;
  seen: number;
}

/**
 * Asks somebody to be a friend with POST /api/people/friends.
 *
 * It names an account, or a chair at a table.
 *
 * name: that of an account.
 * chair: a chair at `table`, -1 where an account is named.
 */
export interface AskFriend {
  name: string;
  table: string;
  chair: number;
}

/**
 * Describes a friend, or one who is `asked` or `asks`.
 *
 * From GET /api/lobby/friends; POST /api/people/friends/{id} says yes, DELETE no, or ends it.
 *
 * here: whether a friend is here now.
 * table: a public table where the friend sits and a chair is free, "" for none.
 * game: the game of that table.
 */
export interface FriendInfo {
  id: string;
  name: string;
  avatar: string;
  state: "friend" | "asked" | "asks";
  here: boolean;
  table: string;
  game: string;
}

/**
 * Keeps an open chair of the caller's table for a friend with POST /api/tables/{id}/invite.
 *
 * friend: the friend's `id`.
 */
export interface InviteFriend {
  chair: number;
  friend: string;
}

/**
 * Asks for a token of a program with POST /api/people/programs, answered with `ProgramToken`.
 *
 * name: what the program plays under.
 */
export interface NewProgram {
  name: string;
}

/**
 * Gives a new program its token.
 *
 * token: sent this once; it goes into `Authorization: Bearer TOKEN`.
 */
export interface ProgramToken {
  id: string;
  token: string;
}

/**
 * Describes a program of the caller, from GET /api/people/programs.
 *
 * Times are seconds since 1970. DELETE /api/people/programs/{id} removes it.
 *
 * seen: when it was connected last, 0 for never.
 */
export interface ProgramInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
}

/** Says that it is done, and nothing else. */
export interface Done {
  count: number;
}

/**
 * Puts whoever has a chair on a list with POST /api/people/lists.
 *
 * The answer is `Listed`.
 *
 * kind: block (may not sit with the caller), avoid (quick seat does not bring both together) or mute (is not heard).
 */
export interface Enlist {
  kind: "block" | "avoid" | "mute";
  table: string;
  chair: number;
}

/**
 * Describes one entry of one's own lists, from GET /api/people/lists.
 *
 * DELETE /api/people/lists/{id} removes it.
 *
 * name: the name that the person had at the table.
 * who: what marks the chat messages (`TalkLine`) of a person who is muted.
 */
export interface Listed {
  id: string;
  kind: "block" | "avoid" | "mute";
  name: string;
  at: number;
  who: string;
}

/**
 * Holds one row of `Ratings`.
 *
 * An account has a `name`; computer players of one `level` are rated as one. Both are "" for the caller as a guest.
 *
 * rating: 1500 for who has no rated deal.
 * doubt: the true rating is at most so far off, 19 times of 20.
 * me: it is the caller.
 * program: the name of the person whose program it is, "" for none.
 */
export interface RatedPerson {
  name: string;
  avatar: string;
  level: string;
  rating: number;
  doubt: number;
  deals: number;
  me: boolean;
  program: string;
}

/**
 * Answers GET /api/ratings/{game}?players=N with the ratings, the best first.
 *
 * They stand in the order of what is nearly certain: rating less doubt.
 *
 * players: the number of players that the ratings are of.
 * counts: the numbers of players for which somebody is rated.
 */
export interface Ratings {
  game: string;
  players: number;
  counts: readonly number[];
  people: readonly RatedPerson[];
}

/**
 * Describes who sat at a deal of the archive.
 *
 * name: the name at that time.
 * level: that of a computer player.
 * seat: -1 for who sat out.
 * program: the name of the person whose program it was, "" for none.
 * person: the name of the account that the player has, "" for none.
 * me: it is the caller.
 */
export interface ArchivedSeat {
  name: string;
  avatar: string;
  level: string;
  seat: number;
  amount: number;
  won: boolean;
  program: string;
  person: string;
  me: boolean;
}

/**
 * Describes a deal of the archive as its score sheet had it, without a card.
 *
 * at: when it began, seconds since 1970.
 * changed: the number of options that differ from the preset.
 * money: smallest units in a unit.
 * faces: the usual cards of the game.
 * contract: names of what was undertaken, joined by `+`.
 * declarer: the chair that played it, -1 for nobody.
 * public: anybody may see it.
 * chairs: by chair.
 * moved: by so many points the caller's rating changed, null where the deal was not rated.
 * cards: what the caller's cards were worth, in smallest units, where a rating took their luck off the result; else
 *     null.
 */
export interface ArchivedDeal {
  table: string;
  deal: number;
  at: number;
  game: string;
  preset: string;
  changed: number;
  money: number;
  pays: boolean;
  faces: "bohemian" | "german" | "french";
  title: Phrase | null;
  contract: string;
  declarer: number;
  public: boolean;
  practice: boolean;
  rated: boolean;
  chairs: readonly ArchivedSeat[];
  moved: number | null;
  cards: number | null;
}

/**
 * Answers GET /api/archive with deals, newest first.
 *
 * next: `after` of the request for those that follow, "" at the end.
 * contracts: those of all deals of the game that the caller may see, sent with the first page.
 */
export interface ArchivePage {
  deals: readonly ArchivedDeal[];
  next: string;
  contracts: readonly string[];
}

/**
 * Says how good a person is at a game with so many players.
 *
 * doubt: as in `Ratings`.
 */
export interface PersonRating {
  game: string;
  players: number;
  rating: number;
  doubt: number;
  deals: number;
}

/**
 * Sums up what the public deals of a game have brought a person.
 *
 * Practice and deals that the person sat out are left aside.
 *
 * money: smallest units in a unit.
 * pays: what some receive others pay.
 * total: the sum of the amounts, in smallest units.
 * squares: the sum of their squares.
 */
export interface PersonResult {
  game: string;
  money: number;
  pays: boolean;
  deals: number;
  won: number;
  total: number;
  squares: number;
}

/**
 * Answers GET /api/person?name=X with what anybody may know of an account.
 *
 * since: the first day of the month in which it was made.
 * deals: the last public ones.
 */
export interface PersonPage {
  name: string;
  avatar: string;
  since: number;
  ratings: readonly PersonRating[];
  results: readonly PersonResult[];
  deals: readonly ArchivedDeal[];
}

/**
 * Counts deals with one value, beside what chance would give.
 *
 * value: the number of such cards; of a card turned up, its suit.
 * seen: the number of deals with this value.
 * chance: of it in one deal.
 * low, high: between these chance alone would put `seen` 95 times of 100.
 * far: so far off that in 95 of 100 cases no number of this answer would be.
 */
export interface DealtCell {
  value: number;
  seen: number;
  chance: number;
  low: number;
  high: number;
  far: boolean;
}

/**
 * Counts one kind of card in one part of the deals.
 *
 * what: aces, sevens, marriages, trumps, or turned (the suit turned up).
 * part: the seat whose first hand of `size` cards it is, -1 for what is in no hand.
 * deals: the number of deals that were counted.
 */
export interface DealtRow {
  what: string;
  part: number;
  size: number;
  deals: number;
  cells: readonly DealtCell[];
}

/**
 * Groups the deals of one pack.
 *
 * pack: how many of each rank from 7 to A in a suit.
 * mixed: it was shuffled for each of these deals, else joined as it was gathered.
 */
export interface DealtGroup {
  pack: string;
  mixed: boolean;
  deals: number;
  rows: readonly DealtRow[];
}

/**
 * Answers GET /api/dealt?game=G with what was dealt beside what chance would give.
 *
 * games: those of which something is counted.
 */
export interface Dealt {
  game: string;
  games: readonly string[];
  groups: readonly DealtGroup[];
}

/**
 * Reports whoever has a chair at a table to the administrator with POST /api/people/reports.
 *
 * text: what is reported; chat is not kept, so it holds the words it is about.
 */
export interface NewReport {
  table: string;
  chair: number;
  text: string;
}

/** Holds a report that the caller has made. */
export interface ExportReport {
  name: string;
  table: string;
  text: string;
  at: number;
  done: boolean;
}

/**
 * Holds a table of an export.
 *
 * record: its deals that are over as text, "" while they may not be shown.
 */
export interface ExportTable {
  played: PlayedMatch;
  record: string;
}

/** Holds a rating of the caller. */
export interface ExportRating {
  game: string;
  players: number;
  rating: number;
  doubt: number;
  deals: number;
}

/**
 * Holds a club of the caller.
 *
 * joined: seconds since 1970.
 * gone: when the caller left, 0 for a member.
 * seasons: by name of a season the caller's total in it.
 */
export interface ExportClub {
  name: string;
  role: "founder" | "steward" | "member";
  joined: number;
  gone: number;
  seasons: Record<string, string>;
}

/**
 * Names a tournament in which the caller has a name.
 *
 * name: what they are called there.
 * director: they decide there.
 * rank: that of their best entry, 0 for who plays in none.
 * points: those of that entry, "" for who plays in none.
 */
export interface ExportEvent {
  event: string;
  date: string;
  name: string;
  director: boolean;
  rank: number;
  points: string;
}

/**
 * Answers GET /api/people/export with all that is kept about who asks, guest or account.
 *
 * unreadable: the number of tables that are damaged, or of rules that no longer exist.
 * places: for each address that is kept as a hash, when the caller last sat down with others from it.
 */
export interface Export {
  me: Me;
  sessions: readonly SessionInfo[];
  lists: readonly Listed[];
  reports: readonly ExportReport[];
  tables: readonly ExportTable[];
  unreadable: number;
  ratings: readonly ExportRating[];
  clubs: readonly ExportClub[];
  programs: readonly ProgramInfo[];
  friends: readonly FriendInfo[];
  places: readonly number[];
  passkeys: readonly PasskeyInfo[];
  events: readonly ExportEvent[];
}

/**
 * Describes an account to an administrator.
 *
 * seen: when one of its sessions was used last, 0 for never.
 * barred: may not sign in.
 */
export interface AdminAccount {
  name: string;
  created: number;
  seen: number;
  admin: boolean;
  barred: boolean;
}

/** Describes a table that somebody is at, or was a moment ago. */
export interface AdminTable {
  table: string;
  game: string;
  chairs: readonly Chair[];
  deal: number;
  running: boolean;
  access: string;
}

/**
 * Holds one report of a person at a table.
 *
 * name: what the reported person was called at that table.
 */
export interface AdminReport {
  id: string;
  name: string;
  table: string;
  text: string;
  at: number;
  done: boolean;
}

/**
 * Groups the reports of one person, the newest first.
 *
 * It is also the answer to GET /api/admin/reports/{id}.
 *
 * id: names the group.
 * names: those that the person had in them.
 * count: the number of all reports of the group.
 * people: the number of people who have written them.
 * at: when the newest was written.
 * reports: the first of them.
 */
export interface AdminReportGroup {
  id: string;
  names: readonly string[];
  count: number;
  people: number;
  at: number;
  reports: readonly AdminReport[];
}

/**
 * Answers GET /api/admin/reports with groups of reports.
 *
 * groups: the person whom most people report comes first.
 * more: the number of groups that follow.
 * count: all reports that are done, or all that are not, as was asked.
 */
export interface AdminReports {
  groups: readonly AdminReportGroup[];
  more: number;
  count: number;
}

/**
 * Answers GET /api/admin, for an administrator.
 *
 * Who came last is first.
 *
 * notice: what is said to all, "" for nothing.
 * closing: no deal begins any more.
 * reports: those not done.
 */
export interface AdminPage {
  notice: string;
  closing: boolean;
  accounts: readonly AdminAccount[];
  tables: readonly AdminTable[];
  reports: AdminReports;
}

/**
 * Counts the decisions of a person in deals with a choice.
 *
 * A decision is apart if the best action by what the player could know is another one than theirs. Only decisions
 * count where, with all cards open, one of the two is right and the other wrong.
 *
 * decisions: the number of all decisions.
 * apart: the number of those that are apart.
 * hits: of these, those in which the player was right.
 * chance: of so many hits or more, at the rate of the other people.
 */
export interface SignTally {
  decisions: number;
  apart: number;
  hits: number;
  chance: number;
}

/**
 * Holds what was found in the hands of a pair.
 *
 * deals: the number of deals to look at.
 * done: the number of those that were looked at.
 * skipped: decisions for which the server had no time.
 * people: one tally for each, in the order of the pair.
 * others: all other persons of the same deals together (`chance` 1).
 */
export interface SignLook {
  deals: number;
  done: number;
  skipped: number;
  people: readonly SignTally[];
  others: SignTally;
}

/**
 * Describes two people who met at tables that anybody could come to.
 *
 * tables: the number of tables of each, with other people.
 * together: the number of tables of both.
 * expected: as many by chance.
 * chance: of so many or more.
 * same: both sat down from one address.
 * look: what was found in their hands, null where nobody has asked.
 */
export interface SignPair {
  id: string;
  names: readonly [string, string];
  tables: readonly [number, number];
  together: number;
  expected: number;
  chance: number;
  same: boolean;
  look: SignLook | null;
}

/**
 * Answers GET /api/admin/signs with pairs that may play together against others.
 *
 * A host looks at them and judges.
 *
 * pairs: the most telling first.
 * compared: the number of pairs that met at all.
 * sharing: the share of all pairs of people that have an address in common.
 */
export interface AdminSigns {
  pairs: readonly SignPair[];
  compared: number;
  sharing: number;
}

/**
 * Asks with POST /api/admin/hands to look at the last deals of a pair.
 *
 * What is found is in its `look`.
 */
export interface AskHands {
  id: string;
}

/**
 * Sets what holds for all with POST /api/admin/state.
 *
 * notice: what is said to all, "" for nothing.
 * closing: no deal begins any more.
 */
export interface NewState {
  notice: string;
  closing: boolean;
}

/** Says with POST /api/admin/bar whether an account may not sign in. */
export interface Bar {
  name: string;
  barred: boolean;
}

/** Marks a report, or all of a group, as done with POST /api/admin/report. */
export interface ReportDone {
  id: string;
  group: string;
}

/**
 * Describes a club, from GET /api/clubs, POST /api/clubs/invited and /join.
 *
 * role: that of the caller, "" for who is not in it.
 */
export interface ClubBrief {
  id: string;
  name: string;
  members: number;
  role: "founder" | "steward" | "member" | "";
}

/**
 * Founds a club with POST /api/clubs, answered with `ClubBrief`.
 *
 * unit: what its sheets count in, a word for people.
 * season: the name of its first season.
 */
export interface FoundClub {
  name: string;
  unit: string;
  season: string;
}

/** Changes a club with PUT /api/clubs/{id}, for stewards. */
export interface ChangeClub {
  name: string;
  unit: string;
}

/**
 * Holds the key of a link that leads into a club.
 *
 * POST /api/clubs/invited asks which club it is, POST /api/clubs/join joins it.
 */
export interface ClubKey {
  key: string;
}

/**
 * Answers POST /api/clubs/{id}/invite, once.
 *
 * key: that of the link that leads in.
 * until: when the link ends, in seconds since 1970.
 */
export interface ClubInvite {
  key: string;
  until: number;
}

/**
 * Gives a name to a new member or a new season.
 *
 * A member without an account plays with real cards (POST /api/clubs/{id}/members). A season begins now (POST
 * /api/clubs/{id}/seasons).
 */
export interface ClubName {
  name: string;
}

/**
 * Picks a member of a club.
 *
 * POST /api/clubs/{id}/remove takes the member out, POST /api/clubs/{id}/role gives them the new `role`.
 */
export interface ClubPick {
  member: string;
  role?: "founder" | "steward" | "member"; // left out: "member"
}

/**
 * Adds rules with POST /api/clubs/{id}/rules.
 *
 * id: of the rules whose place the new ones take, "" for none.
 * preset: "" for the usual one.
 * options: what changes the preset.
 * factor: as in `ClubRules`.
 */
export interface NewClubRules {
  name: string;
  game: string;
  id?: string; // left out: ""
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
  limit?: Limit; // left out: {}
  rated?: boolean; // left out: false
  factor?: string; // left out: "1"
}

/**
 * Opens a table by rules of a club with POST /api/clubs/{id}/tables, answered with `Created`.
 *
 * Its chairs are for members.
 *
 * rules: the id of the rules.
 * computers: the number of chairs that are for computer players.
 */
export interface NewClubTable {
  rules: string;
  computers?: number; // left out: 0
  avatar?: string; // left out: ""
}

/**
 * Describes who is or was in a club.
 *
 * Times are seconds since 1970.
 *
 * name: "" where the account is deleted.
 * account: the member can sit at tables here.
 * gone: when the member left, 0 for who is there.
 */
export interface ClubMember {
  id: string;
  name: string;
  avatar: string;
  role: "founder" | "steward" | "member";
  account: boolean;
  joined: number;
  gone: number;
}

/**
 * Holds rules of a club under a name.
 *
 * options: what changes the preset.
 * limit: how long a match is that has no end of its own.
 * rated: its deals change ratings.
 * factor: what one point of the game is worth in the club's unit, a decimal number.
 * players: how many have chairs.
 * money: smallest units in a point.
 * pays: what some receive others pay.
 */
export interface ClubRules {
  id: string;
  name: string;
  game: string;
  preset: string;
  options: Record<string, Value>;
  limit: Limit;
  rated: boolean;
  factor: string;
  players: number;
  money: number;
  pays: boolean;
}

/**
 * Describes a table of a club that is still in play.
 *
 * rules: the name of the rules.
 * me: the caller's chair, or the one that is kept for the caller, -1 for none.
 * evening: the evening that it belongs to, "" for none.
 */
export interface ClubTable {
  table: string;
  game: string;
  rules: string;
  chairs: readonly Chair[];
  deal: number;
  me: number;
  evening: string;
}

/**
 * Describes a season of a club.
 *
 * ended: 0 while it runs.
 */
export interface ClubSeason {
  id: string;
  name: string;
  begun: number;
  ended: number;
}

/**
 * Describes an evening of a club in a list.
 *
 * ended: 0 while it goes on.
 * rounds: the number of rounds that have been drawn.
 */
export interface ClubEvening {
  id: string;
  name: string;
  begun: number;
  ended: number;
  rounds: number;
}

/**
 * Answers GET /api/clubs/{id}, for its members.
 *
 * Tables, seasons and evenings stand with the newest first.
 *
 * me: the caller among `members`.
 * invited_until: until when a link leads in, 0 where there is none.
 */
export interface ClubPage {
  id: string;
  name: string;
  unit: string;
  me: string;
  role: "founder" | "steward" | "member";
  invited_until: number;
  members: readonly ClubMember[];
  rules: readonly ClubRules[];
  tables: readonly ClubTable[];
  seasons: readonly ClubSeason[];
  evenings: readonly ClubEvening[];
}

/**
 * Says what a member has in a season, in the club's unit as decimal numbers.
 *
 * member: "*" for computer players, "" for people whose account is deleted.
 * played: from deals that were played here.
 * written: from results that were written down.
 * corrected: from corrections.
 * deals: the number of deals played.
 */
export interface SheetTotal {
  member: string;
  total: string;
  played: string;
  written: string;
  corrected: string;
  deals: number;
}

/**
 * Holds one deal, one result that was written down, or one correction.
 *
 * values: what each member got by it, in the club's unit.
 * author: the member who wrote it, "" for a deal.
 */
export interface SheetEntry {
  at: number;
  kind: "deal" | "written" | "correction";
  values: Record<string, string>;
  table: string;
  deal: number;
  evening: string;
  round: number;
  text: string;
  author: string;
}

/**
 * Answers GET /api/clubs/{id}/seasons/{season}?all=true.
 *
 * totals: who has most comes first.
 * entries: the newest first, all of them or the newest 50.
 * more: the number of entries that are left out.
 */
export interface SeasonSheet {
  season: ClubSeason;
  totals: readonly SheetTotal[];
  entries: readonly SheetEntry[];
  more: number;
}

/**
 * Corrects a sheet with POST /api/clubs/{id}/seasons/{season}/corrections, for stewards.
 *
 * Nothing is ever taken out of a sheet; another correction puts it right.
 *
 * value: what is added to the member's total, in the club's unit.
 * text: the reason.
 */
export interface NewCorrection {
  member: string;
  value: string;
  text: string;
}

/**
 * Opens an evening with POST /api/clubs/{id}/evenings, answered with `EveningPage`.
 *
 * `deals` and `minutes` are for games that have no end of their own.
 *
 * rules: one for each size of table, the usual size first.
 * present: the members who are there.
 * cards: it is played with real cards and results are written down.
 * deals: the length of a round, 0 as the rules have it.
 * minutes: the length of a round, 0 as the rules have it.
 * same: all tables of a round by the same rules get the same deals.
 */
export interface NewEvening {
  name: string;
  rules: readonly string[];
  present?: readonly string[]; // left out: []
  cards?: boolean; // left out: false
  deals?: number; // left out: 0
  minutes?: number; // left out: 0
  same?: boolean; // left out: false
}

/** Says who is there from the next round on, with POST /api/clubs/{id}/evenings/{evening}/present. */
export interface EveningPresent {
  members: readonly string[];
}

/**
 * Draws the next round with POST /api/clubs/{id}/evenings/{evening}/draw.
 *
 * anyway: though tables of the round before are still in play.
 */
export interface DrawRound {
  anyway?: boolean; // left out: false
}

/**
 * Writes down a result with POST /api/clubs/{id}/evenings/{evening}/result.
 *
 * round: its number, from 1.
 * table: its number in the round, from 0.
 * points: what each member got, in the order of the table, in points of the game as decimal numbers.
 */
export interface WriteResult {
  round: number;
  table: number;
  points: readonly string[];
}

/**
 * Describes a table of a round.
 *
 * members: in the order of the chairs.
 * rules: the index among the rules of the evening, from 0.
 * table: where it is played here, "" with real cards.
 * written: its result was written down.
 * values: by member, in the club's unit.
 * held: the values are sent when all tables with the same deals are over.
 * compared: by member, deal by deal, how much more than the mean of that chair at those tables, as `7/3` or `-2`. Null
 *     where there is none; () while nothing is compared.
 */
export interface EveningTable {
  members: readonly string[];
  rules: number;
  table: string;
  over: boolean;
  written: boolean;
  deals: number;
  values: readonly string[];
  held: boolean;
  compared: readonly (string | null)[];
}

/**
 * Describes a round of an evening.
 *
 * seed: what the draw follows from (docs/clubs.md).
 * out: who sits out.
 * at: when it was drawn, in seconds since 1970.
 */
export interface EveningRound {
  seed: string;
  tables: readonly EveningTable[];
  out: readonly string[];
  at: number;
}

/**
 * Says what a member has in an evening, in the club's unit.
 *
 * rounds: by round; null where there is no result yet, or the member sat out or was not there.
 * compared: the sum over all tables (`EveningTable`), null where there is none.
 */
export interface EveningTotal {
  member: string;
  total: string;
  rounds: readonly (string | null)[];
  deals: number;
  compared: string | null;
}

/**
 * Answers GET /api/clubs/{id}/evenings/{evening}.
 *
 * steward: the caller is one.
 * totals: who has most comes first.
 * sizes: those of the tables if the next round were drawn now.
 * ready: all tables of the last round are over.
 * commit: SHA-256 of the secret that the seeds follow from.
 * secret: that secret, "" until the evening is over.
 * same: tables of a round by the same rules have the same deals.
 */
export interface EveningPage {
  club: string;
  id: string;
  name: string;
  unit: string;
  begun: number;
  ended: number;
  steward: boolean;
  cards: boolean;
  deals: number;
  minutes: number;
  rules: readonly ClubRules[];
  members: readonly ClubMember[];
  present: readonly string[];
  rounds: readonly EveningRound[];
  totals: readonly EveningTotal[];
  sizes: readonly number[];
  ready: boolean;
  commit: string;
  secret: string;
  same: boolean;
}

/**
 * Describes an event in a list, from GET /api/events.
 *
 * club: the club whose members alone see it, "" for everybody.
 * entries, rounds: how many there are.
 * changed: when anybody last changed it, in seconds since 1970.
 * mine: the caller plays in it or directs it.
 */
export interface EventBrief {
  id: string;
  club: string;
  name: string;
  format: string;
  date: string;
  entries: number;
  rounds: number;
  state: "announced" | "running" | "finished";
  changed: number;
  mine: boolean;
}

/** Name the rules of tables that a server opens. They are a game, its preset and the options that differ from it. */
export interface EventGameRules {
  game: string;
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
}

/**
 * Say how events count for a league.
 *
 * name: events of one club, or of one founder, that name it are its events.
 * best: the number of best events that count for each, 0 for all.
 * drop: the number of worst events that do not count, missed ones first.
 * places: points for the first, the second and so on; where it is empty the points of the events themselves.
 * teams: the members of each team by its name.
 */
export interface EventLeague {
  name: string;
  best?: number; // left out: 0
  drop?: number; // left out: 0
  places?: readonly number[]; // left out: []
  teams?: Record<string, readonly string[]>; // left out: {}
}

/**
 * Announce what is played, by whom, in which format.
 *
 * `advance` and `consolation` are for knock-outs, `reach` and `part` for ladders. `games`, `same` and `league` are for
 * events with a server.
 *
 * date: as ISO text.
 * sizes: the numbers of people at a table, the usual size first.
 * rules: a preset or options in words, as `hlaska play` takes them.
 * rounds: the number of rounds, 0 where the director ends it.
 * minutes: how long a round is, 0 for no such limit.
 * deals: how many a round has, 0 for no such limit.
 * money: so many points of results make one, where people play with real cards.
 * open: anybody may enter, else the names in `invited`.
 * most: the largest number of entries, 0 for any number.
 * team_size: the number of entries of a team.
 * bye: what sitting out counts as, the format's own where it is empty.
 * per_person: the number of entries that one person may have.
 * directors: who decides beside the founder.
 * ranking: what is added up, the format's own where it is empty.
 * tie_breaks: in their order.
 * best: the number of best rounds that count.
 * drop: the number of worst rounds that do not count.
 * unit: that of the scale of differences (`events.scale`).
 * advance: how many of a table go on, half of it where it is 0.
 * consolation: who is knocked out in the first so many rounds goes on in a cup of its own.
 * reach: how many places above one may challenge, 0 for any.
 * part: the hundredths of the distance that a win over somebody above takes.
 * games: by which rules it opens tables, one for each size; without them people play with real cards and type results.
 * same: all tables of a round by the same rules get the same deals.
 * league: what it counts for.
 */
export interface EventPlan {
  name: string;
  format: "lot" | "movement" | "swiss" | "robin" | "knockout" | "double" | "ladder" | "arena";
  date?: string; // left out: ""
  sizes?: readonly number[]; // left out: [4]
  kind?: "singles" | "pairs" | "teams"; // left out: "singles"
  rules?: string; // left out: ""
  rounds?: number; // left out: 0
  minutes?: number; // left out: 0
  deals?: number; // left out: 0
  money?: number; // left out: 1
  open?: boolean; // left out: true
  invited?: readonly string[]; // left out: []
  most?: number; // left out: 0
  team_size?: number; // left out: 4
  bye?: "mean" | "win" | "nothing" | ""; // left out: ""
  per_person?: number; // left out: 1
  directors?: readonly string[]; // left out: []
  ranking?: "points" | "wins" | "places" | "matchpoints" | "difference" | "scale" | ""; // left out: ""
  tie_breaks?: readonly ("wins" | "points" | "places" | "difference" | "best" | "last" | "opponents" | "direct")[]; // left out: []
  best?: number; // left out: 0
  drop?: number; // left out: 0
  unit?: number; // left out: 0
  advance?: number; // left out: 0
  consolation?: number; // left out: 0
  reach?: number; // left out: 0
  part?: number; // left out: 50
  games?: readonly EventGameRules[]; // left out: []
  same?: boolean; // left out: false
  league?: EventLeague | null; // left out: null
}

/**
 * Founds an event with POST /api/events, answered with `EventPage`.
 *
 * club: the id of the club whose event it is, "" for none.
 */
export interface FoundEvent {
  plan: EventPlan;
  club?: string; // left out: ""
}

/**
 * Found an event.
 *
 * secret: what all draws follow from; it is shown to nobody before the end.
 * commit: its SHA-256.
 */
export interface FoundAct {
  act: "found";
  plan: EventPlan;
  secret?: string; // left out: ""
  commit?: string; // left out: ""
}

/** Change what was announced; the format only before the first round. */
export interface ChangeAct {
  act: "change";
  plan: EventPlan;
}

/**
 * Enter a person, a pair or a team.
 *
 * invite: the director enters somebody whom the list does not name.
 */
export interface EnterAct {
  act: "enter";
  name: string;
  members?: readonly string[]; // left out: []
  invite?: boolean; // left out: false
}

/** Take an entry out of all draws to come. */
export interface WithdrawAct {
  act: "withdraw";
  entry: number;
}

/** Take an entry that had left into the draws to come. */
export interface ReturnAct {
  act: "return";
  entry: number;
}

/** Let somebody play in the place of a member of an entry from now on. */
export interface SubstituteAct {
  act: "substitute";
  entry: number;
  member: string;
  substitute: string;
}

/** Start the event: rounds can be drawn. */
export interface StartAct {
  act: "start";
}

/**
 * Seat entries at a numbered table of a round.
 *
 * `advance` and `cup` are for knock-outs.
 *
 * entries: in the order of the chairs; the first deals first.
 * advance: how many of it go on.
 * cup: "title" or "consolation".
 */
export interface DrawnTable {
  number: number;
  entries: readonly number[];
  advance?: number; // left out: 0
  cup?: string; // left out: ""
}

/** Keep what was drawn. It has tables, who sits out, and the seed that all of it follows from. */
export interface DrawnRound {
  number: number;
  tables: readonly DrawnTable[];
  byes?: readonly number[]; // left out: []
  seed?: string; // left out: ""
  at?: number; // left out: 0.0
}

/** Draw the next round; the journal keeps what was drawn. */
export interface DrawAct {
  act: "draw";
  round?: DrawnRound | null; // left out: null
}

/** Seat entries that chose each other, in a ladder or an arena. Who challenges is named first. */
export interface SeatAct {
  act: "seat";
  entries: readonly number[];
  round?: DrawnRound | null; // left out: null
}

/** Ask others for a table of a ladder or an arena. Who asks is named first. */
export interface ChallengeAct {
  act: "challenge";
  entries: readonly number[];
}

/**
 * Say yes to a challenge.
 *
 * The last yes seats the table.
 *
 * challenge: its journal entry.
 * entry: the entry that says yes.
 * round: the table, as the journal keeps it.
 */
export interface AcceptAct {
  act: "accept";
  challenge: number;
  entry: number;
  round?: DrawnRound | null; // left out: null
}

/**
 * Say no to a challenge, or take it back.
 *
 * challenge: its journal entry.
 * entry: the entry that says no.
 */
export interface DeclineAct {
  act: "decline";
  challenge: number;
  entry: number;
}

/**
 * Keep what those at a table got, in the order of its entries.
 *
 * points: in all.
 * deals: the same deal by deal, where they are compared.
 * places: from 1, where the points do not say them.
 * absent: entries that did not come.
 * void: the table was not played.
 * by: who typed it.
 * confirmed: somebody else of the table, or the director, has agreed.
 */
export interface EventResult {
  points?: readonly number[]; // left out: []
  deals?: readonly (readonly number[])[]; // left out: []
  places?: readonly number[]; // left out: []
  absent?: readonly number[]; // left out: []
  void?: boolean; // left out: false
  by?: string; // left out: ""
  confirmed?: boolean; // left out: false
}

/** Record the result of a table. */
export interface RecordAct {
  act: "record";
  round: number;
  table: number;
  result: EventResult;
}

/**
 * Join the people of one table to another that is in play as well.
 *
 * A person who has left loses the chair.
 *
 * into: the number of the other table.
 * entries: those of the table that comes of it, as the journal keeps them.
 */
export interface MergeAct {
  act: "merge";
  round: number;
  table: number;
  into: number;
  entries?: readonly number[]; // left out: []
}

/** Let some of a table play at one of their own. Its `number` is what the journal keeps. */
export interface SplitAct {
  act: "split";
  round: number;
  table: number;
  entries: readonly number[];
  number?: number; // left out: 0
}

/** Confirm the result that somebody else of the table has typed. */
export interface ConfirmAct {
  act: "confirm";
  round: number;
  table: number;
}

/** Replace the result of a table by a ruling. */
export interface CorrectAct {
  act: "correct";
  round: number;
  table: number;
  result: EventResult;
}

/** Give points to an entry or take them, by a ruling. A `round` of 0 is for the event. */
export interface AdjustAct {
  act: "adjust";
  entry: number;
  points: number;
  round?: number; // left out: 0
}

/** Decide something that changes no figure. */
export interface RuleAct {
  act: "rule";
  text: string;
  round?: number; // left out: 0
  table?: number; // left out: 0
}

/** Call the director to a table. */
export interface CallAct {
  act: "call";
  round: number;
  table: number;
  text?: string; // left out: ""
}

/**
 * Say that the director has come, or what they answer.
 *
 * call: the journal entry of the call.
 */
export interface AnswerAct {
  act: "answer";
  call: number;
  text?: string; // left out: ""
}

/** Stop the clock of the round. */
export interface PauseAct {
  act: "pause";
}

/** Let the clock of the round go on. */
export interface ResumeAct {
  act: "resume";
}

/** Give the round more minutes, or fewer. */
export interface ExtendAct {
  act: "extend";
  minutes: number;
}

/** Undo an earlier act, which stays in the journal. */
export interface UndoAct {
  act: "undo";
  seq: number;
}

/** End the event; the secret of its draws is told. */
export interface FinishAct {
  act: "finish";
}

/**
 * Changes an event with POST /api/events/{id}/acts, answered with `EventPage`.
 *
 * why: the reason; a ruling needs one.
 * seen: the last journal entry that the caller has read, -1 for any. If another one is the last, nothing is done.
 */
export interface SubmitAct {
  act: FoundAct | ChangeAct | EnterAct | WithdrawAct | ReturnAct | SubstituteAct | StartAct | DrawAct | SeatAct | ChallengeAct | AcceptAct | DeclineAct | RecordAct | MergeAct | SplitAct | ConfirmAct | CorrectAct | AdjustAct | RuleAct | CallAct | AnswerAct | PauseAct | ResumeAct | ExtendAct | UndoAct | FinishAct;
  why?: string; // left out: ""
  seen?: number; // left out: -1
}

/**
 * Name a person or a fixed pair that plays as one.
 *
 * team: the team whose sum it counts for, 0 for none.
 * since: the first round it could be in.
 * present: it is in the next draw.
 */
export interface EventEntry {
  id: number;
  name: string;
  members: readonly string[];
  team?: number; // left out: 0
  since?: number; // left out: 1
  present?: boolean; // left out: true
}

/** Name entries whose results are added up. */
export interface EventTeam {
  id: number;
  name: string;
  entries: readonly number[];
}

/**
 * Describes a table of a round.
 *
 * entries: in the order of the chairs.
 * game_table: the table of this server where it is played, "" for none.
 * result: null while there is none, or it is held back.
 * held: the result is sent when all tables with the same deals have theirs.
 * missing: it could be played here, and was not opened yet.
 * advance: how many of a knock-out's table go on.
 * cup: what a knock-out's table plays for, "title" or "consolation", "" in other formats.
 * advancing: who of a knock-out goes on, once there is a result.
 */
export interface EventTable {
  number: number;
  entries: readonly number[];
  game_table: string;
  result: EventResult | null;
  held: boolean;
  missing: boolean;
  advance: number;
  cup: string;
  advancing: readonly number[];
}

/**
 * Describes a round of an event.
 *
 * byes: who sits out.
 * seed: what the draw follows from.
 * at: when it was drawn, in seconds since 1970.
 * final: the last table of a knock-out belongs to it.
 */
export interface EventRound {
  number: number;
  tables: readonly EventTable[];
  byes: readonly number[];
  seed: string;
  at: number;
  final: boolean;
}

/**
 * Gives the rank of an entry or a team.
 *
 * rank: equal ones share it.
 * id: the number of the entry or team.
 * points: what the event ranks by, a decimal number.
 * tie_breaks: decimal numbers in the order of `EventPage.tie_breaks`.
 * rounds: what each round counted for an entry, null where it was not in.
 */
export interface EventRank {
  rank: number;
  id: number;
  points: string;
  tie_breaks: readonly string[];
  rounds: readonly (string | null)[];
}

/**
 * Add points to an entry by a decision of the director.
 *
 * A penalty is one below zero.
 *
 * `round` 0: of the event.
 */
export interface EventAdjustment {
  seq: number;
  entry: number;
  round: number;
  points: number;
  why: string;
}

/** Keep a decision of the director with its reason; `table` 0: about the event. */
export interface EventRuling {
  seq: number;
  round: number;
  table: number;
  text: string;
}

/**
 * Keep who asks for the director, at which table of which round, and why.
 *
 * text: the reason.
 * answered: the director has come.
 * answer: what the director has said.
 */
export interface EventCall {
  seq: number;
  by: string;
  round: number;
  table: number;
  text: string;
  answered: boolean;
  answer: string;
}

/**
 * Keep who asks whom for a table of a ladder or an arena.
 *
 * seq: the journal entry.
 * entries: those of the table, in the order of its chairs; the first has asked.
 * accepted: those of the others who have said yes.
 */
export interface EventChallenge {
  seq: number;
  entries: readonly number[];
  accepted: readonly number[];
}

/** Measure a round. It has when it began, how long it is, and the seconds it has stood still. */
export interface EventClock {
  started: number;
  seconds: number;
  stopped: number;
  paused_at: number | null;
}

/**
 * Answers GET /api/events/{id}, the same for everybody who may see it.
 *
 * seq: the number of the last journal entry.
 * ranking: the name of what entries are ranked by.
 * tie_breaks: the names of what ranks equal ones.
 * challenges: those of a ladder or an arena that wait for an answer.
 * can_draw: all results are there, and another round comes.
 * all_drawn: no other round comes.
 * commit: SHA-256 of the secret that all draws follow from.
 * secret: that secret, "" until the event is over.
 * money: so many points of results make one of the game.
 * title, consolation: who of a knock-out is still in for them, () in other formats.
 */
export interface EventPage {
  id: string;
  club: string;
  seq: number;
  plan: EventPlan;
  founder: string;
  entries: readonly EventEntry[];
  teams: readonly EventTeam[];
  rounds: readonly EventRound[];
  standings: readonly EventRank[];
  team_standings: readonly EventRank[];
  ranking: string;
  tie_breaks: readonly string[];
  adjustments: readonly EventAdjustment[];
  rulings: readonly EventRuling[];
  calls: readonly EventCall[];
  challenges: readonly EventChallenge[];
  clock: EventClock;
  started: boolean;
  finished: boolean;
  can_draw: boolean;
  all_drawn: boolean;
  commit: string;
  secret: string;
  money: number;
  title: readonly number[];
  consolation: readonly number[];
}

/**
 * Answers GET /api/events/{id}/me with who the caller is there.
 *
 * name: what they are called in the event, "" for who is not signed in.
 * director: they direct it.
 * entries: those they play in.
 * now: seconds since 1970, for the clock; the page is kept and cannot say it.
 * opponents: whom they may challenge, in a ladder or an arena that goes on.
 */
export interface EventMe {
  name: string;
  director: boolean;
  entries: readonly number[];
  now: number;
  opponents: readonly number[];
}

/**
 * Says who did what, when and why, from GET /api/events/{id}/journal.
 *
 * by: who did it.
 * undone: it was taken back.
 * undoable: it can be taken back.
 * round, table: those that it was about, 0 for none.
 * entries, names: those that it was about; of a result those who did not come.
 * points: of a result, by chair, or what a ruling gave; () while they are held back.
 * number: minutes, or the entry that was answered or taken back.
 * text: what was said or decided.
 */
export interface EventJournalEntry {
  seq: number;
  at: number;
  by: string;
  act: string;
  why: string;
  undone: boolean;
  undoable: boolean;
  round: number;
  table: number;
  entries: readonly number[];
  names: readonly string[];
  points: readonly number[];
  number: number;
  text: string;
}

/**
 * Describes the deals of a day in one game, as their list does.
 *
 * id: the game, or the preset that people know as a game of its own.
 * deals: how many there are, 0 where a match by the game's own rules is played.
 * people: how many have begun.
 * finished: how many have played all.
 * table: where the caller plays them, "" for who has not begun.
 * done: how many deals the caller has played.
 * over: the caller has played all of them.
 */
export interface DailyBrief {
  id: string;
  game: string;
  preset: string;
  deals: number;
  people: number;
  finished: number;
  table: string;
  done: number;
  over: boolean;
}

/**
 * Answers GET /api/daily.
 *
 * Times are seconds since 1970.
 *
 * day: as YYYY-MM-DD, by UTC.
 * renewed: when the next deals come.
 * closes: when the ranking of the day is closed.
 */
export interface DailyList {
  day: string;
  renewed: number;
  closes: number;
  games: readonly DailyBrief[];
}

/**
 * Gives the rank of who has finished the deals of a day.
 *
 * rank: equal ones share it.
 * points: the sum of what each deal was above the mean of all, a decimal number in the game's smallest unit.
 * amount: what the deals brought, in that unit.
 * me: it is the caller.
 */
export interface DailyRank {
  rank: number;
  name: string;
  points: string;
  amount: number;
  me: boolean;
}

/**
 * Compares a deal of the caller with all who played it, in smallest units.
 *
 * amount: what it brought the caller.
 * mean: what it brought all, on average, a decimal number.
 * best: the most that it brought anybody.
 */
export interface DailyDeal {
  amount: number;
  mean: string;
  best: number;
}

/**
 * Answers GET and POST /api/daily/{game} with the deals of a day in a game.
 *
 * closes: when the ranking is closed, in seconds since 1970.
 * closed: the ranking is closed.
 * money: smallest units in a unit.
 * commit: SHA-256 of the secret that all decks follow from.
 * secret: that secret, "" until the day is over.
 * ranking, own: () before the caller has finished or the day is over.
 */
export interface DailyPage {
  day: string;
  brief: DailyBrief;
  closes: number;
  closed: boolean;
  money: number;
  commit: string;
  secret: string;
  ranking: readonly DailyRank[];
  own: readonly DailyDeal[];
}

/**
 * Gives the rank of a person or a team in a league.
 *
 * rank: equal ones share it.
 * points: the sum of what counts, a decimal number.
 * wins: the number of events won.
 * events: the points in each event, null where it was missed.
 * counted: which events count.
 */
export interface LeagueRank {
  rank: number;
  name: string;
  points: string;
  wins: number;
  events: readonly (string | null)[];
  counted: readonly boolean[];
}

/**
 * Answers GET /api/events/{id}/league with the league that an event counts for.
 *
 * league: how events count, as the newest of them says.
 * events: all that count for it, in the order of their dates; those that are over have standings.
 * money: so many points make one, where events count by their own points.
 */
export interface LeaguePage {
  league: EventLeague;
  events: readonly EventBrief[];
  standings: readonly LeagueRank[];
  teams: readonly LeagueRank[];
  money: number;
}
