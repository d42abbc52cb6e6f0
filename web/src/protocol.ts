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
 * A player's chair at the table.
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
 * What a client may read from calls and messages without knowing the game.
 *
 * It is the same in every deal.
 *
 * bids, words: the calls of an auction, those that bid and the others, as runs (the first and the last action);
 * columns: the numbers of stakes of one kind that are columns of a table; vain: keys of buttons that claim what is
 * certainly not so; empty: keys of meanings that say nothing; talks: there are calls that bid or double, so that much
 * may be offered before the first card is led; raises: there are calls that double, which follow the auction.
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
 * How long a match is; 0: without such a limit. With both, whichever comes first.
 *
 * deals: so many are settled; minutes: the match ends with the first deal that is settled so long after the first
 * one began, so that a deal in play is played to its end.
 */
export interface Limit {
  deals?: number; // left out: 0
  minutes?: number; // left out: 0
}

/**
 * Cards drawn before the first deal, known to everybody.
 *
 * rounds: the card of each chair, -1: it does not draw; one tuple for each time somebody had to draw. ranked: the
 * chairs by their cards, highest first, who deals; with `cut_high` that one alone. While places are being taken
 * `chooser` is the chair that chooses now, and `places` are those taken so far, in the order of `ranked`. When all are
 * taken the chairs are numbered by place, and these two are as if nobody had chosen.
 */
export interface Draw {
  rounds: readonly (readonly number[])[];
  ranked: readonly number[];
  places?: readonly number[]; // left out: []
  chooser?: number; // left out: -1
}

/** Seconds for each decision, and a reserve for each chair in each deal; decision 0: no clock. */
export interface Clock {
  decision?: number; // left out: 0
  reserve?: number; // left out: 0
}

/**
 * Which table of an event one is.
 *
 * event, name: the event.
 * round, table: where in it.
 */
export interface EventSeat {
  event: string;
  name: string;
  round: number;
  table: number;
}

/**
 * First message on a socket, sent again when somebody sits down or takes his place. `me` is the own chair, -1 for
 * an onlooker; `draw`: the cards drawn for the deal and for places, null where there are none;
 * `money` smallest units make one unit; `pays`: what some receive others pay, else each scores its own; `down`: the
 * score from which players count down to nothing, 0 where they count up; `faces` are
 * the usual cards (bohemian, german, french); `seats` of the chairs get cards; `places` are the names of the places,
 * `stock` those of them that cards are drawn from, the pile and then the card turned up under it (none: nobody draws);
 * `sides` the side of each seat where everybody knows the partners, else none; `signs` what may be read from calls and
 * keys of this game; `calls` are the texts of the calls,
 * action = CALL + index; `hints`: whether this chair may ask for hints; `host`: whether this client may give open
 * chairs to computer players; `pace`: how fast those are, slow, normal or fast; `access`: who may come to an open
 * chair, private (who has the link), code or public; `code`: the one that leads here while the table waits, told to
 * who sits; `kept`: open chairs that are kept for an invitation;
 * `chat`: what may be said, free (text and phrases), phrases or none; `clock`: how
 * long each may think; `rated`: the deals change ratings;
 * `club`: the id of the club whose table it is, "" for none; `programs`: programs of people may sit down;
 * `same`: other tables have the same deals, to which nobody's luck is added; `given_up`: the club waits for this table
 * no more, so that what is played on counts for nothing there; `event`: which table of an event it is, null for
 * none; `halted`: the director has ended the match where it stands.
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
 * How the decks of this table can be checked (docs/fair.md); sent before the first deal and whenever one begins,
 * nowhere else. deal: the number of the deal that lies on the table, 0 before the first; seal: SHA-256 of its secret
 * and its deck, and lucks: what each chair has added to its shuffle ("" : nothing), both empty where it cannot be
 * checked; commit: SHA-256 of the secret of the deal after it, "" when there is none. Answered by `luck`.
 */
export interface Fair {
  type: "fair";
  deal: number;
  seal: string;
  lucks: readonly string[];
  commit: string;
}

/**
 * What happened. Its one secret slot is `cards`; `to` is the mask of seats that see them (-1 all, 0 nobody).
 *
 * kinds: `move` (cards from place `src` to place `dst`), `play` (a card played to the trick, value: the mark
 * it had << 1, and 1 with a declaration), `call` (value: the action), `show` (cards of `src` are known to lie
 * there), `lay` (value: the mark a card gets), `remark` (marks of `src` changed), `hide` (older cards of `src` turned
 * face down), and whatever a game adds for changes of its public numbers.
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
 * One thing to say: a message key, its numbers, the calls it covers, the rule it comes from.
 *
 * A phrase never holds a sentence: clients turn `key` and `args` into words with their Fluent messages.
 * `args` are cards, suits (0..3), seats, points or money in the game's smallest unit, as the key documents.
 * `calls` are the actions, in order, that choosing this phrase submits together.
 * `cards` are the kinds of the cards it is made of (a marriage, a run twice), to show them together: no copies.
 */
export interface Phrase {
  key: string;
  args?: Record<string, number>; // left out: {}
  calls?: readonly number[]; // left out: []
  rule?: string; // left out: ""
  cards?: readonly number[]; // left out: []
}

/**
 * One line of a settlement: what it is, whose it is, base times factors (named), and the result.
 *
 * `value` is what the owner side gains (negative: loses) against each opponent, in the game's smallest unit;
 * `base` the amount before the factors. `args` are the numbers of the sentence (points, level, steps).
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
 * What everybody knows; each game adds ints, tuples of ints and items of its own, each declared as what it is
 * (`hlaska.core.kinds`).
 *
 * `turn` is the seat to act, -1 when the deal is over; `points` and `result` are by seat: `points` is what the game
 * counts on with (what a seat has made is in `Explanation.points`), `result` is in the smallest unit of money,
 * followed by the players who sit out.
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

/** What one seat may know: -1 for every card it may not see, and its own legal actions. seat -1: an onlooker. */
export interface View {
  seat: number;
  pub: Public;
  places: readonly (readonly number[])[];
  legal: readonly number[];
}

/**
 * What a client must be told so that it holds no rule; made from a view alone.
 *
 * question: what is asked now, of this seat or of whom one waits for (args `seat`); title: the contract in force with
 * its trump; duty: what binds the card to be played (args `duty` bits, `suit` to follow, `card` to beat);
 * besides: what forbids cards of the hand that the duty does not speak of, as where another card is kept back
 * (`calls` those cards);
 * calls: one phrase per button, its `calls` are submitted together (args `bid`: the amount that is bid);
 * verb: message key for pressing a card (args `card`, and what the phase knows);
 * choose: how many cards are pressed before they are submitted together (0: as many as one likes, until a call);
 * melds: marriages and other combinations that may be declared now (`calls` the action that does it, args `card`,
 * `value`);
 * stakes: what stands on the deal, one phrase each (args `level`, `times`, `worth`);
 * points: by seat, what each has made in this deal so far, in tricks and by declaring; () while nothing is counted,
 * and where points decide nothing; order: the ranks from high to low where the ten does
 * not stand below the ace; closed: nobody draws from the stock any more though cards are left;
 * meanings: what calls mean by the convention of the side that makes them, one phrase each, so that anybody can look
 * up any of them. First every call made, in order: `calls` the action, args `seat` who made it and `said` the how
 * manieth call of the auction it was, from 0. Then the calls this seat may make now: `calls` the action, args `seat`,
 * no `said`. Empty in games without conventions.
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
 * What a seat announced or bid in a deal, and what came of it.
 *
 * name: what it was (`betl`, `hundred`, `bid`); seat: who undertook it; made; level: how often it was doubled; value:
 * what its side gained by it (negative: lost) against each opponent, in the smallest unit; about: what the calls that
 * double it are declared to be about (`Call.about`), default the name.
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
 * One settled deal of the score sheet.
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
 * The table as this client may know it at `seq`.
 *
 * deal: number of the deal, from 1; chairs: the chair of each seat (seats first, then who sits out); events: what
 * happened since the last update, redacted, and `told` the words for each of them (null: nothing to say);
 * scores by chair; sheet: all settled deals (only when it grew or at first, else null); over: the match has ended,
 * won by the chairs `winners`;
 * waiting: chairs that have not asked for the next deal when the deal is over; fresh: `events` do not continue what
 * the client had, they are all of this deal; practice: this deal counts in no statistics; back: the own last decision
 * can be taken back; withheld: deals that are over are replayed and reviewed only when the match is over.
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
 * An action or message was refused and nothing happened. kind: illegal, stale, bad_text, bad_message, not_saved,
 * no_table, busy or error; `text` is plain English for a log or a terminal, `row` the same for a client that
 * translates; `seq` is where the table stands.
 */
export interface Refused {
  type: "refused";
  kind: string;
  row: Phrase;
  text: string;
  seq: number;
}

/**
 * What would stand after `actions`, as far as the seat could know it: they are those asked for, up to the first
 * that would show the seat a new card. Cards that others would know are made up, never true.
 */
export interface Previewed {
  type: "previewed";
  actions: readonly number[];
  view: View;
  explain: Explanation;
}

/**
 * One of the choices there were. actions: the whole turn; worth: what it was expected to bring; behind: how much
 * less than the best one, with its standard error.
 */
export interface Choice {
  actions: readonly number[];
  worth: number;
  behind: number;
  error: number;
}

/**
 * Why a choice is better. says: the sentence; item: the thing of the settlement that happens in it (its `what`):
 * the message `why-…` of what is named `item-…`.
 */
export interface Reason {
  says: Phrase;
  item?: Phrase | null; // left out: null
}

/**
 * What was possible with all cards open and everybody playing as well as can be: hindsight, no measure of a
 * decision. unit: `result` (as the other amounts), `contract` (1: its side reaches what the contract asks of it),
 * `points` (its side takes in tricks from here on); made and best: values; actions: the best ones.
 */
export interface Truth {
  unit: string;
  made: number;
  best: number;
  actions: readonly number[];
}

/**
 * A decision weighed by what its seat could know.
 *
 * at: its first action, counted from 0 in the deal; made: what was done, () for a hint; best: the best choice; worth:
 * what that was expected to bring; cost: how much more than what was made (of a hint: than the next best), with its
 * standard error; wrong: whether the cost is beyond its uncertainty; worlds: in how many the two were compared;
 * choices: all that were looked at, the best first; reasons: why the best is better, where it is; hand: the cards the
 * seat held; truth: with all cards open, only after the deal.
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
 * The decision of the own seat at `seq`, weighed by what it knows: the best choice, and how much better than the
 * next best it is.
 */
export interface Hinted {
  type: "hinted";
  seq: number;
  hint: DecisionAnalysis;
}

/**
 * Says whether the deal comes to the same settlement however it is played on.
 *
 * From `seq`, in every deal that fits what the own seat knows; `same` false: not so, or more than can be looked
 * at.
 */
export interface Rested {
  type: "rested";
  seq: number;
  same: boolean;
}

/**
 * A call or pass of a partner explained: what it meant by the system of the side (null: there is none), and what it
 * was based on: the partner's hand and worths in `weighed`; usual: what is usual in the game with that hand; agreed:
 * whether the side's system says so.
 */
export interface Partner {
  weighed: DecisionAnalysis;
  meaning: Phrase | null;
  usual: readonly number[];
  agreed: boolean;
}

/**
 * A finished deal as one seat could have played it. result: what the deal brought the seat; expected: what it could
 * expect before its first decision; lost: what its errors cost, with the standard error; luck: the rest, cards and the
 * others, so that expected - lost + luck = result; decisions: those with a choice; partner: calls of partners; field:
 * what everyday players, all chairs alike, get on the average with the same cards, null where that is not known.
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
 * How far the review of a deal has come, `done` of `actions`; sent before each decision is weighed, and at the end
 * with the whole `review`, until then null. `waiting`: so many reviews are made before this one.
 */
export interface Reviewed {
  type: "reviewed";
  deal: number;
  done: number;
  actions: number;
  review: DealReview | null;
  waiting: number;
}

/** Answer to `invite`, to who asked alone: the `key` that leads to the chair, once, before the first deal. */
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
 * One line that somebody said, number `n` at this table: `text`, or the fixed `phrase` whose words are
 * `talk-<phrase>`. `name` is what the chair was called then; `who` is the same for all that one person says.
 */
export interface TalkLine {
  n: number;
  chair: number;
  who: string;
  name: string;
  text: string;
  phrase: "" | "hello" | "luck" | "moment" | "back" | "sorry" | "well-played" | "congratulations" | "bad-luck" | "thanks" | "again" | "last-deal" | "bye";
}

/** What was said at the table since the last message of this kind; `fresh`: these are all lines that are kept. */
export interface Talked {
  type: "talked";
  lines: readonly TalkLine[];
  fresh: boolean;
}

/**
 * Who plays a chair: `state` here (who sits there), or a computer player in his place, because he is out of time
 * (slow), has had no page open for a while (away) or has left for good; `online`: a page is open; `reserve`: seconds
 * it had left when the decision that waits began.
 */
export interface Seated {
  state: "here" | "slow" | "away" | "left";
  online: boolean;
  reserve: number;
}

/**
 * Who is at the table, at one with other people or with a clock: at first, and whenever something of it changes.
 * `turn`: the chair whose time runs, -1 for none; `left`: seconds until its reserve begins to run, negative while it
 * does; `paused`: nothing is counted and nobody plays; `agreed`: for each thing that needs the word of all, the chairs
 * that have given theirs; `free`: chairs left for good that somebody else may take over.
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

/** Everybody wants another match: it is at this `table`, with the own chair there. */
export interface Again {
  type: "again";
  table: string;
}

/**
 * Answer to `sides`: for each side of the deal its chairs, the own side first; `left`: how often the own chair may
 * still propose one of them to take the rest of this deal; `why` there is nothing to propose now, else null.
 */
export interface Sided {
  type: "sided";
  sides: readonly (readonly number[])[];
  left: number;
  why: Phrase | null;
}

/**
 * An accord: the chair `by` proposes that `chairs` take all tricks that are left in deal number `deal`; `n` is its
 * line of the journal. `agreed`: the chairs that have given their word; `state`: it is open, refused (by the chair
 * `who`), agreed (the deal was played to that end), impossible (all agreed, but no legal play leads there), or over
 * (taken back, not answered in time, somebody has played on, or the server has started again); `cards`: the hand that
 * `by` has shown with it, as it was then. Sent at every change, and after each `hello`.
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

/** Do these actions together, all or none, at the table as it was at `seq`. */
export interface Act {
  type: "act";
  seq: number;
  actions: readonly number[];
}

/** The same in words of the command line, separated by commas: `KS`, `flek hundred, good`. */
export interface Say {
  type: "say";
  seq: number;
  text: string;
}

/** The deal is settled: this chair is ready for the next one. */
export interface Next {
  type: "next";
  seq: number;
}

/**
 * Adds to the shuffle of the next deal, as an answer to `fair`.
 *
 * 15 hexadecimal digits by chance, of which the newest count.
 */
export interface Luck {
  type: "luck";
  deal: number;
  luck: string;
}

/**
 * Take this place at the table: an answer to a `hello` whose `draw` has the own chair as `chooser`. Places are
 * numbered clockwise from 0; free are those not in `draw.places`.
 */
export interface Choose {
  type: "choose";
  place: number;
}

/**
 * Give this open chair to a computer player, before the first deal: for who opened the table. Without a name it
 * gets one, without a level the usual one.
 */
export interface Give {
  type: "give";
  chair: number;
  name?: string; // left out: ""
  level?: string; // left out: ""
  avatar?: string; // left out: ""
}

/** Takes this chair from a person, before the first deal: for who opened the table. He cannot sit down again. */
export interface Kick {
  type: "kick";
  chair: number;
}

/**
 * Keep this open chair for who has the key that `invited` tells; `anybody`: keep it for nobody any more. For who
 * opened the table; a new key ends the one before.
 */
export interface Invite {
  type: "invite";
  chair: number;
  anybody?: boolean; // left out: false
}

/**
 * Give up the own chair while the table waits for others: it is open again, and `hello` then has me -1. In the
 * match: leave for good, and a computer player plays the chair from then on; a later `here` takes it back.
 */
export interface Leave {
  type: "leave";
}

/**
 * The person of this chair plays himself again: after a computer player has played for him, also for who had left
 * for good. To play, or to ask for the next deal, says the same, but for who had left.
 */
export interface Here {
  type: "here";
}

/**
 * This chair's word for something that all people at the table have to want: that it pauses, that it goes on, or
 * another match with the same people and rules, in the same chairs (`again`) or with other neighbours (`move`). `yes`
 * false takes the word back.
 */
export interface Agree {
  type: "agree";
  what: "pause" | "resume" | "again" | "move";
  yes?: boolean; // left out: true
}

/** Who may be proposed to take the rest of this deal? */
export interface Sides {
  type: "sides";
}

/**
 * Proposes that one side takes all tricks that are left.
 *
 * `chairs`: one of the sides told by `sided`; if all agree, the deal is played to that end at once. `show`:
 * everybody sees the own hand.
 */
export interface Propose {
  type: "propose";
  seq: number;
  chairs: readonly number[];
  show?: boolean; // left out: false
}

/** The own word for proposal `n`: `yes` false refuses it for all, or takes back the own one. */
export interface Consent {
  type: "consent";
  n: number;
  yes: boolean;
}

/**
 * Take back the own last decision of this deal, and all since: for a person alone with computer players. The deal
 * is practice from then on.
 */
export interface TakeBack {
  type: "back";
  seq: number;
}

/** What would be legal after these actions? */
export interface Preview {
  type: "preview";
  actions: readonly number[];
}

/** Send what happened after `since` (-1: the whole view with all events of the deal). */
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

/** What was each own decision of a deal that is over worth? `deal` from 1; -1: the last one. */
export interface Review {
  type: "review";
  deal?: number; // left out: -1
}

/** Say this to the table: a `text` of 1 to 300 characters, or a fixed `phrase`; for who has a chair. */
export interface Talk {
  type: "talk";
  text?: string; // left out: ""
  phrase?: "" | "hello" | "luck" | "moment" | "back" | "sorry" | "well-played" | "congratulations" | "bad-luck" | "thanks" | "again" | "last-deal" | "bye"; // left out: ""
}

/** Is the line alive? */
export interface Ping {
  type: "ping";
}

/**
 * A game that can be played here: GET /api/games. The first preset is the usual one. `first_in`: by language the
 * preset that a newcomer is dealt first; `known`: presets that people know as games of their own.
 */
export interface GameBrief {
  id: string;
  presets: readonly string[];
  first_in: Record<string, string>;
  known: readonly string[];
}

/** An option as data, for forms, documentation and tests. `choices` in order; `kind` is bool, int or choice. */
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
 * A named options value. `changes`: what differs from the usual one; `seats` of the `players` get cards;
 * `endless`: a match goes on until a limit of the table ends it; `partners`: the chairs that win and lose with the
 * first one in every deal; `scale`: the unit of the scale on which events compare its results, 0 where none was
 * measured.
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
 * All about a game: GET /api/games/{id}. `levels` are those of the computer players, the strongest first, `usual`
 * the one that is taken where none is named, `easy` the one for who has not chosen any; `hands`: kinds of hands to
 * practise with.
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
 * Cards side by side; `values`: what each counts, or one number that all of them count together; `phrase`: what
 * they are; `twice`: what the same a second time makes of it, where that is more than the double (0: it is not).
 */
export interface Row {
  cards: readonly number[];
  values?: readonly number[]; // left out: []
  phrase?: Phrase | null; // left out: null
  twice?: number; // left out: 0
}

/**
 * A card is wanted: the trick as it lies, a hand, those of its cards that may be played, and the duty that binds
 * (null: none).
 */
export interface Example {
  trump: number;
  trick: readonly number[];
  hand: readonly number[];
  legal: readonly number[];
  duty?: Phrase | null; // left out: null
}

/** One heading of a lesson: `key` is one of SECTIONS; `steps`: its phrases follow one another. */
export interface Section {
  key: string;
  says: readonly Phrase[];
  rows?: readonly Row[]; // left out: []
  examples?: readonly Example[]; // left out: []
  steps?: boolean; // left out: false
}

/** A heading and what is said of the cards drawn beside it; trump -1: none are fixed. */
export interface Chapter {
  says: Phrase;
  cards?: readonly number[]; // left out: []
  trump?: number; // left out: -1
}

/**
 * What somebody who has never played a game is told, by the rules asked for: GET
 * /api/games/{id}/learn?preset=...&<option>=... `changes`: what differs from the preset; `sections` in order;
 * `first`: whether there is a first deal that explains itself; `bids`: whether anything is bid or announced;
 * `lays`: whether cards are laid away together;
 * `tactics`: chapters on how to play well, with chances computed from the pack.
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
 * How a deal's deck came about. commit: SHA-256 of the secret, told before the deal; secret: told after it; seal:
 * SHA-256 of secret and deck, told before anybody acted; lucks: what each chair added, "" for nothing.
 */
export interface Proof {
  commit: string;
  secret: string;
  seal: string;
  lucks: readonly string[];
}

/**
 * How a deal's deck came about (docs/fair.md), cards as text. `piles`: those of the deal before, joined by chance
 * instead of being shuffled; none: shuffled; `either`: the clock said which, so both must be tried.
 */
export interface Shuffled {
  proof: Proof;
  deck: string;
  piles: readonly string[];
  either: boolean;
}

/**
 * A deal step by step: GET /api/tables/{id}/deals/{deal}, POST /api/replay. It is the deal of this number of
 * `deals`, as the seat saw it or with all cards `open`. `frames`: the table when the cards were dealt and after each
 * action, each an update of a follower; `actions`: seat and action that led to the second frame, the third, and so on;
 * `record`: this deal alone as a text record; `seat` -1: an onlooker; `practice`: it
 * counts in no statistics; `shuffled`: how its deck came about, null where that cannot be checked.
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
 * A decision of the learner: he does the actions from `at` on, `count` of them, one after another or together;
 * `says`: what happens, what to do and why.
 */
export interface TutorialStep {
  at: number;
  count: number;
  says: Phrase;
}

/**
 * A first deal that explains itself: GET /api/games/{id}/first. `replay`: the deal from the learner's seat, whose
 * actions are those it is about; `steps`: his decisions, each the message that explains it (its attribute `other`:
 * what is said to who chooses something else); `end`: what is said when the deal is over.
 */
export interface FirstDeal {
  replay: Replay;
  steps: readonly TutorialStep[];
  end: Phrase;
}

/** A card that may not be played, and why. */
export interface Refusal {
  card: number;
  why: Phrase;
}

/**
 * A position to practise on: GET /api/games/{id}/drill?seed=...&preset=... What may be played is in
 * `update.view.legal`, what binds in `update.explain.duty`; `refusals`: for each other card of the hand, why not.
 * `hello` is null where these rules gave no position.
 */
export interface Drill {
  hello: Hello | null;
  update: Update | null;
  refusals: readonly Refusal[];
}

/**
 * A whole trick to practise on: GET /api/games/{id}/trick?seed=...&preset=... `cards` in the order they were
 * played, `best` the index of the one that takes it and `why`; `worth`: what it counts, one of `worths` (none: tricks
 * count nothing here). No cards: these rules gave none.
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
 * Asks for a decision before the first card, to practise on.
 *
 * `lay` asks for the cards to be laid away together.
 *
 * GET /api/games/{id}/bid?seed=...&preset=... What each choice is worth tells
 * GET /api/games/{id}/bid/worth?seed=...&actions=256,300&preset=..., and with `lay`: a `DecisionAnalysis` of the
 * actions chosen, or refused while the computer players have no time.
 *
 * hello: null where these rules gave no such decision.
 * update: what the seat knows.
 */
export interface DecisionDrill {
  hello: Hello | null;
  update: Update | null;
}

/** What a rule says, in English: GET /api/rules/{id}. `title`: of the part of the rules that it stands in. */
export interface RuleText {
  rule: string;
  text: string;
  title: string;
}

/**
 * Opens a table: POST /api/tables. `preset` "": the usual one; `options` change it; one chair of kind `person` is
 * the caller's. No chairs: the caller and computer players. `limit`: how long a match is that has
 * no end of its own; `pace` of the computer players: slow, normal or fast; `hand`: a kind of hand (`GameInfo.hands`)
 * that the caller gets in the first deal, which is then for practice, alone with computer players; `access`: who may
 * come to its open chairs, private (who has the link), code (who has the link or the code) or public (anybody);
 * `chat`: what may be said at the table, free, phrases or none; `clock`: seconds for each decision, 0 for
 * any time, and a reserve for each person in each deal; `ticket` of POST
 * /api/fair and the `luck` that the caller adds to the first shuffle, 15 hexadecimal digits, after it has read there
 * what the server has promised; `rated`: its deals change the ratings of who plays, two people at least; `programs`:
 * programs of people may take open chairs; `successors`: who leaves for good may be followed by somebody else, where
 * it is not rated.
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

/** Answer to POST /api/fair, for one table opened soon; `commit`: SHA-256 of the secret of its first deal. */
export interface Ticket {
  ticket: string;
  commit: string;
}

/** Answer to POST /api/tables, POST /api/tables/{id}/sit and POST /api/lobby/seat; `me` is the own chair. */
export interface Created {
  table: string;
  me: number;
}

/**
 * Takes a chair of kind `open`: POST /api/tables/{id}/sit. chair -1: the first that is open and kept for nobody;
 * `invite`: the key of an invitation, which leads to its chair; `luck`: what this person
 * adds to the first shuffle, as in the message `luck`.
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
 * By its usual rules, at the fullest one; else a new one is opened, of the first game: POST /api/lobby/seat.
 */
export interface QuickSeat {
  games: readonly string[];
  name: string;
  avatar: string;
}

/**
 * A public table where somebody is. `changes`: what differs from the preset; `free`: how many open chairs are kept
 * for nobody;
 * `deal`: 0 while it waits for others; `rated`: its deals change ratings; `programs`: programs may sit down;
 * `left`: so many have left for good and may be followed.
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
 * The first public tables: GET /api/lobby?games=a,b&since=V&most=N. `order`: their names, those with open chairs
 * first, the fullest of them first; `tables`: those of them that have changed after the `version` that was named as
 * `since` (0: all). Who finds a name in `order` that he does not know asks again without `since`. `more`: how many
 * tables follow; `mine`: those shown where the caller has a chair; `here`: how many people are at tables of this
 * server or look at this list.
 */
export interface LobbyPage {
  version: number;
  here: number;
  order: readonly string[];
  tables: readonly LobbyTable[];
  more: number;
  mine: readonly string[];
}

/** The table that waits under a code: GET /api/lobby/code/{code}. */
export interface CodeTable {
  table: string;
}

/**
 * An own table: GET /api/me/tables, newest first. `turn` is the chair to act (-1: nobody), `mine`: it is the
 * caller's turn, or the caller's word that the next deal may begin. `problem`: why the table cannot be shown, and
 * then nothing else is known of it.
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

/** A table where other persons wait for the caller. */
export interface AwaitedTable {
  table: string;
  game: string;
}

/** A table where a friend keeps a chair for the caller; `name`: of that friend. */
export interface InvitedTo {
  table: string;
  game: string;
  name: string;
}

/**
 * A table of an event where a chair is kept for the caller.
 *
 * event, name: which event.
 * table: where to sit down.
 */
export interface AwaitedSeat {
  event: string;
  name: string;
  table: string;
}

/**
 * An event in which the caller is challenged and has not answered.
 *
 * event, name: which event; by: who challenges.
 */
export interface AwaitedAnswer {
  event: string;
  name: string;
  by: string;
}

/**
 * A table of an event that has called the caller, who directs it.
 *
 * event, name: which event; table: its number; by: who calls.
 */
export interface AwaitedCall {
  event: string;
  name: string;
  table: number;
  by: string;
}

/** An event that goes on and that the caller plays in or directs. */
export interface RunningEvent {
  event: string;
  name: string;
}

/**
 * Where other persons wait for the caller: GET /api/me/awaited.
 *
 * among: asking again may be of use: the caller plays with other persons, or in an event, or has friends.
 * invited: where friends keep a chair for the caller; seats: where events do.
 * challenges: events in which somebody waits for the caller's answer; calls: those that wait for a director.
 * events: those that go on and that the caller has to do with.
 * notice: what the administrator says to all.
 * closing: no deal begins any more, those in play go on.
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

/** Every HTTP answer of 400 and up. kind: bad_options, bad_request, no_game, no_table, not_yours, not_found, ... */
export interface Problem {
  kind: string;
  text: string;
  row: Phrase;
}

/**
 * A deal that is over, as its own chair sees it. `at`: when it began, seconds since 1970; `title`: the contract;
 * `chairs`: the chair of each seat; `seat`: the own one, -1 for who sat out; `amounts`: what the deal brought
 * each chair, in smallest units; `declarer`: the seat that played the contract, -1 for nobody; `side`: the seats that
 * won and lost together with the own one, as a mask; `undertaken`: what seats undertook; `practice`: it counts in no
 * statistics; `hinted`: a hint was asked for; `lost`: what the own errors cost by a review, with its standard error
 * `error`; null where none was asked for.
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
 * A table of the caller's with its deals that are over. `money` smallest units make one unit; `pays`: what some
 * receive others pay, else each scores its own; `seats` of the chairs get cards; `faces`: its usual cards; `over`: the
 * match has ended, won by the chairs `winners`.
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
 * What the caller has played: GET /api/me/deals?skip=N, newest tables first, some at a time. `next`: the `skip` of
 * those that follow, -1 after the last; `unreadable`: tables among these that are damaged or of other rules.
 */
export interface MyDeals {
  matches: readonly PlayedMatch[];
  next: number;
  unreadable: number;
}

/**
 * Answer to DELETE /api/me/deals: how many tables were deleted, and how many were kept because they go on with
 * other people or are open in a window.
 */
export interface Forgotten {
  gone: number;
  kept: number;
}

/** A record to be shown step by step: POST /api/replay. `deal` of it from 1. */
export interface AskReplay {
  text: string;
  deal?: number; // left out: 1
  seat?: number; // left out: 0
  open?: boolean; // left out: true
}

/**
 * Plays a record's deal on from one of its steps: POST /api/practice. A new table with the same cards, where the
 * first `step` actions of the deal (from 1) are done, and after them `then`, which the seat does instead of what
 * follows in the record; the caller has the `seat`, computer players have the others.
 * `level` "": theirs in the record, or the usual one.
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
 * Deals played with real cards, to be settled: POST /api/games/{id}/score. `preset` "": the usual one; `options`
 * change it; `first`: the player (from 0) at the left of the first dealer; `deals`: what was filled in of each, by
 * name of the field.
 */
export interface AskScore {
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
  first?: number; // left out: 0
  deals?: readonly (Record<string, number>)[]; // left out: []
}

/** A value of a field, in words. */
export interface Named {
  value: number;
  says: Phrase;
}

/**
 * What is asked of a deal: an int, called `name`; where it is asked of `each` who plays, `name-<chair>`.
 *
 * part: the heading it stands under, one of PARTS; kind: `chair` a player (`nobody`: what -1 is called; null: it must
 * be somebody), `choice` one of `choices`, `number` from `low` to `high` in steps (`choices`: names of some of them;
 * `whole`: what it and the number of the other side come to), `yes` 0 or 1; usual: what it is until it is changed;
 * where that is none of its values it must be answered; when: it is asked only where each of these fields, which stand
 * before it, is asked and has one of these values.
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
 * A deal of a sheet. match: from 1, the how manieth of the sheet; chairs: the player of each seat, those who sit
 * out last (seats of items are these); result, scores: by player; counts: what else is counted, by player; winners: of
 * the match, if it ended with this deal.
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
 * Why a deal of a sheet cannot be settled: its number (from 0), the field, what would be right in words; `text` is
 * the same in English.
 */
export interface Fault {
  deal: number;
  field: string;
  phrase: Phrase;
  text: string;
}

/**
 * Answer to POST /api/games/{id}/score: the form of a deal, and the deals settled up to the first that cannot be
 * (`fault`). `coming`: the player of each seat in the next deal, those who sit out last; `seats` of the `players` get
 * cards.
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
 * A deal of a record to be edited: POST /api/edit/rows. `deal` of it from 1, after `step` of its actions; `lie`:
 * with all cards where they lie then, else as it was dealt, with what was done.
 */
export interface AskRows {
  text: string;
  deal: number;
  step: number;
  lie: boolean;
}

/**
 * What somebody sets up. head: the header of a record (game, preset, options, scores); first: the chair at seat 0;
 * rows: names and the cards as typed. A row is named by its place and, where that is not a matter of course, by the
 * seats that see its cards, as in records: `hand0`, `talon/-`. numbers: the public numbers of a position, None where
 * the cards are dealt from the beginning; moves: what is done from there, as records write it.
 */
export interface Rows {
  head: string;
  rows: readonly (readonly [string, string])[];
  numbers: string | null;
  moves: readonly string[];
  first: number;
}

/**
 * A row as it was read. place, and the seat it belongs to (-1: nobody's); shown: everybody sees these cards though
 * the place is one seat's; hidden: nobody does; ordered: their order matters, the first is the first to be taken;
 * needs: how many cards belong there, -1 where any number may; words: as each of the cards was typed.
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
 * What is wrong, and in which row ("": in all of it). text: a word that was typed, or why in plain English where
 * there are no other words for it.
 */
export interface RowFault {
  row: string;
  phrase: Phrase;
  text?: string; // left out: ""
}

/**
 * A position that is set up: answers to POST /api/edit, POST /api/edit/rows and GET
 * /api/games/{id}/edit?seed=...&preset=... `asked`: what it is made of, to be changed and sent to POST /api/edit;
 * `rows`: how each of them was read; `pack`: the cards there are, `spare` those of them that lie nowhere; `faults`:
 * what is wrong, none where all is well; `moves`: those of `asked` that can be done; `replay`: the deal with all cards
 * open, seen by the seat on turn at its end, null where there is none yet. In its last frame stands what that seat may
 * do.
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
 * What a deal of a record is worth after `step` of its actions (-1: at its end), all cards open: POST /api/solve,
 * answered with a `Solution`.
 */
export interface AskSolution {
  text: string;
  deal: number;
  step: number;
}

/**
 * A deal of a record after `step` of its actions (-1: at its end) as a diagram: POST /api/diagram. `faces` "": the
 * usual cards of the game.
 */
export interface AskDiagram {
  text: string;
  deal: number;
  step: number;
  language: string;
  faces: "bohemian" | "german" | "french" | "";
}

/** Answer to POST /api/diagram: hands in compass layout, an SVG that needs nothing else. */
export interface Diagram {
  svg: string;
}

/**
 * For the seat on turn, everybody playing as well as can be. unit: `result` (what its side gets more than the other
 * one, in the smallest unit), `contract` (1 where its side reaches what the contract asks of it) or `points` (in
 * tricks that its side takes from here on); values: every action that may be done, with what it is worth.
 * why: what stands in the way where there is no solution, and `text` the same in English.
 */
export interface Solution {
  seat: number;
  unit: string;
  values: readonly (readonly [number, number])[];
  why: Phrase | null;
  text: string;
}

/**
 * Signing up or in: POST /api/people/signup, POST /api/people/signin, both answered with `Me`. A new account takes
 * over `avatar` and `settings`.
 */
export interface Credentials {
  name: string;
  password: string;
  avatar?: string; // left out: ""
  settings?: Record<string, Value>; // left out: {}
}

/**
 * Who asks: GET /api/people/me. `name` "": a guest. `settings` are the page's, kept for every device; `admin`:
 * whether the administrator's page is open to him; `created`: seconds since 1970.
 */
export interface Me {
  name: string;
  avatar: string;
  settings: Record<string, Value>;
  admin: boolean;
  created: number;
}

/** PUT /api/people/me, answered with `Me`. `name` "": as it is. */
export interface ChangeMe {
  name?: string; // left out: ""
  avatar?: string; // left out: ""
  settings?: Record<string, Value>; // left out: {}
}

/**
 * What a passkey has signed, each part in base64url: `rawId`, `clientDataJSON`, `authenticatorData`, `signature`
 * and `userHandle` of WebAuthn. POST /api/people/passkeys/enter signs in with it, and is answered with `Me`.
 */
export interface SignedByKey {
  key: string;
  client: string;
  data: string;
  signature: string;
  handle: string;
}

/**
 * POST /api/people/password: all other sessions end. Who has a passkey may sign with it (`prove`) in place of the
 * `old` password.
 */
export interface NewPassword {
  new: string;
  old: string;
  passkey: SignedByKey | null;
}

/** POST /api/people/signout: this session ends, `everywhere`: all of them. */
export interface SignOut {
  everywhere?: boolean; // left out: false
}

/** Who deletes an account says its password again, or signs with a passkey (`prove`): POST /api/people/delete. */
export interface DeleteMe {
  password: string;
  passkey: SignedByKey | null;
}

/**
 * A device that is signed in; `current`: this one; times are seconds since 1970. DELETE /api/people/sessions/{id}
 * ends it.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/**
 * POST /api/people/passkeys/ask: a challenge for signing in (`enter`), for a new key of the caller (`add`, with his
 * `password`), or in place of his password (`prove`). Answered with `KeyAsked`.
 */
export interface AskKey {
  purpose: "enter" | "add" | "prove";
  password: string;
}

/**
 * What a passkey signs: once, within five minutes, in the browser that asked. `site`: for what name it is
 * (`rp.id`); `algorithms`: those taken for a new key (`pubKeyCredParams`); `handle`: its account (`user.id`), `name`
 * of it; `known`: the keys it has there already. `challenge`, `handle` and `known` are in base64url; for `enter` all
 * but `challenge` and `site` are empty.
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
 * POST /api/people/passkeys: a key that a device has made, under a name of the caller's; `client` and
 * `attestation`: `clientDataJSON` and `attestationObject` in base64url. Answered with `PasskeyInfo`.
 */
export interface NewPasskey {
  name: string;
  client: string;
  attestation: string;
}

/** PUT /api/people/passkeys/{id}: another name. */
export interface PasskeyName {
  name: string;
}

/**
 * A passkey of the caller, from GET /api/people/passkeys; `site`: the name of this server that it is for;
 * `synced`: a service keeps it for several devices; `seen`: when it was used last, 0 for never; times are seconds
 * since 1970. DELETE /api/people/passkeys/{id} ends it.
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
 * POST /api/people/friends: whoever has this chair at a table, or the account of a name, is asked to be a
 * friend.
 */
export interface AskFriend {
  name: string;
  table: string;
  chair: number;
}

/**
 * Describes a friend, or one who is `asked` or `asks`.
 *
 * From GET /api/lobby/friends; POST /api/people/friends/{id} says yes, DELETE no, or ends it. `here`: whether a
 * friend is here now; `table`: a public table where he sits and a chair is free, of this `game`.
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

/** POST /api/tables/{id}/invite: an open chair of the caller's table is kept for a friend, by his `id`. */
export interface InviteFriend {
  chair: number;
  friend: string;
}

/** POST /api/people/programs: a token for a program that plays under this name. Answered with `ProgramToken`. */
export interface NewProgram {
  name: string;
}

/** A new program: its `token` is told this once, and goes into `Authorization: Bearer TOKEN`. */
export interface ProgramToken {
  id: string;
  token: string;
}

/**
 * A program of the caller, from GET /api/people/programs; `seen`: when it was here last, 0 for never; times are
 * seconds since 1970. DELETE /api/people/programs/{id} ends it.
 */
export interface ProgramInfo {
  id: string;
  name: string;
  created: number;
  seen: number;
}

/** It is done, and there is nothing else to say. */
export interface Done {
  count: number;
}

/**
 * POST /api/people/lists: whoever has a chair at a table is blocked (may not sit with one), avoided (is not brought
 * together with one by quick seat) or muted (is not heard). Answered with `Listed`.
 */
export interface Enlist {
  kind: "block" | "avoid" | "mute";
  table: string;
  chair: number;
}

/**
 * One entry of one's own lists, from GET /api/people/lists; `name`: that he had at the table; `who`: of one who is
 * muted, what names him in lines that are said (`TalkLine`). DELETE /api/people/lists/{id} takes it off.
 */
export interface Listed {
  id: string;
  kind: "block" | "avoid" | "mute";
  name: string;
  at: number;
  who: string;
}

/**
 * One line of `Ratings`: `name` of an account, or the `level` of computer players, who are rated as one; both ""
 * for the caller as a guest; `program`: whose program it is, "" for none. `rating` is 1500 for whom nobody has seen
 * play; `doubt`: the true one lies so far off at most, 19 times of 20.
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
 * Answer to GET /api/ratings/{game}?players=N: the best first, by what is as good as certain (rating less doubt);
 * `counts`: the numbers of players for which somebody is rated; `players`: the one that is told.
 */
export interface Ratings {
  game: string;
  players: number;
  counts: readonly number[];
  people: readonly RatedPerson[];
}

/**
 * Who sat at a deal of the archive. `name`: that he had then; `level` of a computer player; `program`: whose
 * program it was, "" for none; `person`: the name of the account that he has, "" for none; `seat` -1: sat out; `me`:
 * it is who asks.
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
 * A deal of the archive, told as its score sheet had it, without a card. `at`: it began; `changed`: options that
 * are not those of the preset; `money`: smallest units in a unit; `faces`: the usual cards of the game; `contract`:
 * names of what was undertaken, joined by `+`; `declarer`: the chair that played it, -1 for nobody; `public`: anybody
 * may see it; `chairs`: by chair.
 * `moved`: by so many points went the rating of who asks, null where it was not rated; `cards`: what his cards were
 * worth (smallest units), of which luck was taken off his result; null where nothing was.
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
 * Answer to GET /api/archive: deals, newest first. `next`: `after` of the question that leads on, "" at the end;
 * `contracts`: of all deals of the game that the caller may see, told with the first of them.
 */
export interface ArchivePage {
  deals: readonly ArchivedDeal[];
  next: string;
  contracts: readonly string[];
}

/** How good a person is at a game with so many players: `rating`, with `doubt` as in `Ratings`. */
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
 * Practice and those sat out are left aside. `money`: smallest units in a unit; `total` and `squares`: sums of
 * the amounts and of their squares, in smallest units.
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
 * Answer to GET /api/person?name=X: what anybody may know of who has an account. `since`: the first day of the
 * month in which it was made; `deals`: the last public ones.
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
 * In `seen` deals there were `value` of them (of a card turned up: it was of this suit). `chance`: of it in one
 * deal; `low`, `high`: between these chance alone would put `seen` 95 times of 100; `far`: so far off that among all
 * numbers told here not one would be in 95 of 100 cases.
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
 * `what`: aces, sevens, marriages, trumps, or turned (the suit turned up); `part`: the seat whose first hand of
 * `size` cards it is, -1 for what is in no hand.
 */
export interface DealtRow {
  what: string;
  part: number;
  size: number;
  deals: number;
  cells: readonly DealtCell[];
}

/**
 * Deals of one pack: `pack`: how many of each rank from 7 to A in a suit; `mixed`: it was shuffled for each of
 * these deals, else joined as it was gathered.
 */
export interface DealtGroup {
  pack: string;
  mixed: boolean;
  deals: number;
  rows: readonly DealtRow[];
}

/**
 * Answer to GET /api/dealt?game=G: what was dealt there beside what chance would give; `games`: of which something
 * is counted.
 */
export interface Dealt {
  game: string;
  games: readonly string[];
  groups: readonly DealtGroup[];
}

/**
 * POST /api/people/reports: what the administrator should know of whoever has a chair at a table. Chat is not kept,
 * so `text` holds the words it is about.
 */
export interface NewReport {
  table: string;
  chair: number;
  text: string;
}

/** A report that the caller has made. */
export interface ExportReport {
  name: string;
  table: string;
  text: string;
  at: number;
  done: boolean;
}

/** A table of an export. `record`: its deals that are over as text, "" where they cannot be told yet. */
export interface ExportTable {
  played: PlayedMatch;
  record: string;
}

/** A rating of the caller. */
export interface ExportRating {
  game: string;
  players: number;
  rating: number;
  doubt: number;
  deals: number;
}

/** A club of the caller, and what he has in its seasons. */
export interface ExportClub {
  name: string;
  role: "founder" | "steward" | "member";
  joined: number;
  gone: number;
  seasons: Record<string, string>;
}

/**
 * A tournament in which the caller has a name.
 *
 * name: what they are called there.
 * director: they decide there.
 * rank, points: of their best entry, 0 and "" for who plays in none.
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
 * Answer to GET /api/people/export: all that is kept about who asks, guest or account. `unreadable`: so many tables
 * are damaged, or of rules that are no more; `places`: when he sat down with others last, for each address that is
 * kept as a hash.
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

/** `seen`: when one of its sessions was seen last, 0 for none; `barred`: may not sign in. */
export interface AdminAccount {
  name: string;
  created: number;
  seen: number;
  admin: boolean;
  barred: boolean;
}

/** A table that somebody is at, or was a moment ago. */
export interface AdminTable {
  table: string;
  game: string;
  chairs: readonly Chair[];
  deal: number;
  running: boolean;
  access: string;
}

/** `name`: of whom it is, at that table. */
export interface AdminReport {
  id: string;
  name: string;
  table: string;
  text: string;
  at: number;
  done: boolean;
}

/**
 * The reports of one person, the newest first, as far as they are told; `id` names the group, `names`: that the
 * person had in them, `count`: of all of them, `people`: so many have written them, `at`: the newest. Also the answer
 * to GET /api/admin/reports/{id}.
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
 * Answer to GET /api/admin/reports: groups of reports, whom most people report first, and how many groups come
 * after; `count`: all reports that are done, or are not.
 */
export interface AdminReports {
  groups: readonly AdminReportGroup[];
  more: number;
  count: number;
}

/** Answer to GET /api/admin, for an administrator: who came last is first; `reports`: those not done. */
export interface AdminPage {
  notice: string;
  closing: boolean;
  accounts: readonly AdminAccount[];
  tables: readonly AdminTable[];
  reports: AdminReports;
}

/**
 * Decisions of a person in deals with a choice; `apart`: otherwise than is best by what he could know, where with
 * all cards open one of both is right and the other wrong; `hits`: of these, those in which he was right; `chance`: of
 * so many hits or more, if he had as many as the others.
 */
export interface SignTally {
  decisions: number;
  apart: number;
  hits: number;
  chance: number;
}

/**
 * Hands of a pair that were looked at: `done` of `deals`; `skipped`: decisions that nobody had time for; `people`:
 * in the order of the pair; `others`: all other persons of the same deals together (`chance` 1).
 */
export interface SignLook {
  deals: number;
  done: number;
  skipped: number;
  people: readonly SignTally[];
  others: SignTally;
}

/**
 * Two people who met at tables that anybody could come to. `tables`: of each, with other people; `together`: of
 * both; `expected`: as many by chance; `chance`: of so many or more; `same`: both sat down from one address; `look`:
 * what was found in their hands, where somebody has asked.
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
 * Answer to GET /api/admin/signs: pairs that may play together against others, the most telling first; a host looks
 * for himself. `compared`: pairs that met at all; `sharing`: of all pairs of people the share that has an address in
 * common.
 */
export interface AdminSigns {
  pairs: readonly SignPair[];
  compared: number;
  sharing: number;
}

/** POST /api/admin/hands: the last deals of a pair are looked at; what is found is in its `look`. */
export interface AskHands {
  id: string;
}

/** POST /api/admin/state: what is said to all ("": nothing), and whether no deal begins any more. */
export interface NewState {
  notice: string;
  closing: boolean;
}

/** POST /api/admin/bar: whether an account may not sign in. */
export interface Bar {
  name: string;
  barred: boolean;
}

/** POST /api/admin/report: it has been looked at, or all of a group. */
export interface ReportDone {
  id: string;
  group: string;
}

/** A club, from GET /api/clubs, POST /api/clubs/invited and /join. `role` "": the caller is not in it. */
export interface ClubBrief {
  id: string;
  name: string;
  members: number;
  role: "founder" | "steward" | "member" | "";
}

/**
 * POST /api/clubs, answered with `ClubBrief`. `unit`: what its sheets count in, a word for people; `season`: the
 * name of its first one.
 */
export interface FoundClub {
  name: string;
  unit: string;
  season: string;
}

/** PUT /api/clubs/{id}: for stewards. */
export interface ChangeClub {
  name: string;
  unit: string;
}

/** The key of a link that leads into a club: POST /api/clubs/invited (which one?) and /join. */
export interface ClubKey {
  key: string;
}

/** Answer to POST /api/clubs/{id}/invite, told once: the `key` of the link that leads in, `until` when. */
export interface ClubInvite {
  key: string;
  until: number;
}

/**
 * A name: of who has no account and plays with real cards (POST /api/clubs/{id}/members), of the season that begins
 * now (/seasons).
 */
export interface ClubName {
  name: string;
}

/** A member: POST /api/clubs/{id}/remove; with his new `role`: /role. */
export interface ClubPick {
  member: string;
  role?: "founder" | "steward" | "member"; // left out: "member"
}

/** POST /api/clubs/{id}/rules: new rules, or others in the place of `id`. */
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
 * POST /api/clubs/{id}/tables, answered with `Created`: a table by rules of the club whose chairs are for members,
 * `computers` of them for computer players.
 */
export interface NewClubTable {
  rules: string;
  computers?: number; // left out: 0
  avatar?: string; // left out: ""
}

/**
 * Who is or was in a club. `name` "": the account is deleted; `account`: he can sit at tables here; `gone`: when he
 * left, 0 for who is there; times are seconds since 1970.
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
 * Rules of a club by their name: `options` change the preset; `limit`: how long a match is that has no end of its
 * own; `rated`: its deals change ratings; `factor`: what one point of the game is worth in the club's unit, a decimal
 * number; `players` have chairs, `money` smallest units make a point, `pays`: what some receive others pay.
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
 * A table of a club that goes on. `rules`: their name; `me`: the own chair, or the one that is kept for the caller,
 * -1 for none; `evening` "": none.
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

/** `ended` 0: it runs. */
export interface ClubSeason {
  id: string;
  name: string;
  begun: number;
  ended: number;
}

/** `ended` 0: it goes on; so many `rounds` have been drawn. */
export interface ClubEvening {
  id: string;
  name: string;
  begun: number;
  ended: number;
  rounds: number;
}

/**
 * Answer to GET /api/clubs/{id}, for its members: `me` is the caller among them; `invited_until`: a link leads in
 * until then, 0: there is none; the newest of tables, seasons and evenings first.
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
 * What a member has in a season, in the club's unit as decimal numbers: by `deals` played, by results that were
 * `written` down, by `corrections`. `member` "*": computer players; "": people whose account is deleted.
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
 * One deal, one result that was written down, or one correction: what each member got by it, in the club's unit.
 * `author`: the member who wrote it, "" for a deal.
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
 * Answer to GET /api/clubs/{id}/seasons/{season}?all=true: who has most first; the newest entries first, all of
 * them or the newest 50, `more` than those told.
 */
export interface SeasonSheet {
  season: ClubSeason;
  totals: readonly SheetTotal[];
  entries: readonly SheetEntry[];
  more: number;
}

/**
 * POST /api/clubs/{id}/seasons/{season}/corrections: a steward adds `value` in the club's unit to what a member
 * has, and says why. Nothing is ever taken out of a sheet; another correction puts it right.
 */
export interface NewCorrection {
  member: string;
  value: string;
  text: string;
}

/**
 * POST /api/clubs/{id}/evenings, answered with `EveningPage`. `rules`: for each size of table one, the usual size
 * first; `present`: members; `cards`: it is played with real cards and results are written down; a round has so many
 * `deals` or `minutes` (0: as the rules have it), where the game has no end of its own; `same`: all tables of a round
 * by the same rules get the same deals.
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

/** POST /api/clubs/{id}/evenings/{evening}/present: who is there from the next round on. */
export interface EveningPresent {
  members: readonly string[];
}

/** POST /api/clubs/{id}/evenings/{evening}/draw: the next round. `anyway`: though tables of this one go on. */
export interface DrawRound {
  anyway?: boolean; // left out: false
}

/**
 * POST /api/clubs/{id}/evenings/{evening}/result: what those at a table (from 0) of a round (from 1) got there, in
 * points of the game as decimal numbers, in their order.
 */
export interface WriteResult {
  round: number;
  table: number;
  points: readonly string[];
}

/**
 * A table of a round: `members` in the order of the chairs, `rules` of the evening (from 0). `table`: where it is
 * played here, "" with real cards; `written`: its result was written down; `values` in the club's unit;
 * `held`: they are told when all tables with the same deals are over; `compared`: what each got more than the mean of
 * his chair at those tables, deal by deal, as `7/3` or `-2`, null where there is none; () while nothing is.
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

/** `seed`: what the draw follows from (docs/clubs.md); `out`: who sits out. */
export interface EveningRound {
  seed: string;
  tables: readonly EveningTable[];
  out: readonly string[];
  at: number;
}

/**
 * What a member has in an evening, in the club's unit: in all and by round (null: nothing
 * yet, sat out, or was not there); `compared`: the sum over all tables (`EveningTable`), null where there is none.
 */
export interface EveningTotal {
  member: string;
  total: string;
  rounds: readonly (string | null)[];
  deals: number;
  compared: string | null;
}

/**
 * Answer to GET /api/clubs/{id}/evenings/{evening}. `commit`: SHA-256 of the secret that the seeds follow from;
 * `secret`: itself, once the evening is over; `sizes` of the tables if the next round were drawn now; `ready`: all
 * tables of the last round are over; `same`: tables of a round by the same rules have the same deals; totals: who has
 * most first.
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
 * An event in a list, from GET /api/events.
 *
 * club: whose members alone see it, "" for everybody.
 * changed: when something was done to it last, in seconds since 1970.
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

/** Name the rules of tables that a server opens: a game, its preset and the options that differ from it. */
export interface EventGameRules {
  game: string;
  preset?: string; // left out: ""
  options?: Record<string, Value>; // left out: {}
}

/**
 * Say how events count for a league.
 *
 * name: events of one club, or of one founder, that name it are its events.
 * best: only so many best events of each count, 0 for all.
 * drop: so many of the worst do not, missed ones first.
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
 * Announce an event: what is played, by whom, in which format.
 *
 * `date` as ISO text; `sizes`: people at a table, the usual size first; `rules`: a preset or options in words, as
 * `hlaska play` takes them; `rounds`: 0 where the director ends it; `minutes` or `deals` of a round, 0 for no such
 * limit; `money`: so many points of results make one, where people play with real cards;
 * `open`: anybody may enter, else the names in `invited`; `most`: entries at most, 0 for any number;
 * `team_size`: of teams; `bye`: what sitting out counts as, the format's own where it is empty; `per_person`: entries
 * that one person may have; `directors`: who decides beside the founder.
 *
 * `ranking`: what is added up, the format's own where it is empty; `tie_breaks` in their order; `best`: only so many
 * best rounds count; `drop`: so many of the worst do not; `unit`: of the scale of differences (`events.scale`).
 *
 * Of knock-outs: `advance`: how many of a table go on, half of it where it is 0; `consolation`: who is knocked out in
 * the first so many rounds goes on in a cup of its own. Of ladders: `reach`: how many places above one may challenge,
 * 0 for any; `part`: the hundredths of the distance that a win over somebody above takes.
 *
 * Of events with a server: `games`: by which rules it opens tables, one for each size; without them people play with
 * real cards and type results. `league`: what it counts for. `same`: all tables of a round by
 * the same rules get the same deals.
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

/** POST /api/events, answered with `EventPage`: a new event, of a club where one is named. */
export interface FoundEvent {
  plan: EventPlan;
  club?: string; // left out: ""
}

/** Found an event. `secret`: all draws follow from it, nobody is told it before the end; `commit`: its SHA-256. */
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

/** Enter a person, a pair or a team. `invite`: the director enters somebody whom the list does not name. */
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
 * Seat entries at a numbered table of a round, in the order of the chairs; the first deals first.
 *
 * Of knock-outs: `advance`: how many of it go on; `cup`: "title" or "consolation".
 */
export interface DrawnTable {
  number: number;
  entries: readonly number[];
  advance?: number; // left out: 0
  cup?: string; // left out: ""
}

/** Keep what was drawn: tables, who sits out, and the seed that all of it follows from. */
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

/** Seat entries that chose each other, in a ladder or an arena; who challenges is named first. */
export interface SeatAct {
  act: "seat";
  entries: readonly number[];
  round?: DrawnRound | null; // left out: null
}

/** Ask others for a table of a ladder or an arena; who asks is named first. */
export interface ChallengeAct {
  act: "challenge";
  entries: readonly number[];
}

/**
 * Say yes to a challenge. The last yes seats the table, which the journal keeps as `round`.
 *
 * challenge: its line.
 * entry: who says yes.
 */
export interface AcceptAct {
  act: "accept";
  challenge: number;
  entry: number;
  round?: DrawnRound | null; // left out: null
}

/** Say no to a challenge, or take it back. `challenge`: its line; `entry`: who does. */
export interface DeclineAct {
  act: "decline";
  challenge: number;
  entry: number;
}

/**
 * Keep what those at a table got, in the order of its entries.
 *
 * `points` in all; `deals`: the same deal by deal, where they are compared; `places` from 1, where the points do not
 * say them; `absent`: entries that did not come; `void`: the table was not played; `by`: who typed it; `confirmed` by
 * somebody else of the table, or by the director.
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
 * Join the people of one table to another that plays as well; who has left loses the chair.
 *
 * `entries`: of the table that comes of it, as the journal keeps them.
 */
export interface MergeAct {
  act: "merge";
  round: number;
  table: number;
  into: number;
  entries?: readonly number[]; // left out: []
}

/** Let some of a table play at one of their own; its `number` is what the journal keeps. */
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

/** Give points to an entry or take them, by a ruling; `round` 0: of the event. */
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

/** Say that the director has come, or what they answer; `call`: the line of the call. */
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
 * POST /api/events/{id}/acts, answered with `EventPage`: something is done to an event.
 *
 * why: the reason; a ruling needs one.
 * seen: the line of the journal that the caller has read up to; with another one nothing is done. -1: whatever.
 */
export interface SubmitAct {
  act: FoundAct | ChangeAct | EnterAct | WithdrawAct | ReturnAct | SubstituteAct | StartAct | DrawAct | SeatAct | ChallengeAct | AcceptAct | DeclineAct | RecordAct | MergeAct | SplitAct | ConfirmAct | CorrectAct | AdjustAct | RuleAct | CallAct | AnswerAct | PauseAct | ResumeAct | ExtendAct | UndoAct | FinishAct;
  why?: string; // left out: ""
  seen?: number; // left out: -1
}

/**
 * Name who plays as one: a person, or a fixed pair; `team`: the team whose sum it counts for, 0 for none.
 *
 * `since`: the first round it could be in; `present`: it is in the next draw.
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
 * A table of a round: its entries in the order of the chairs.
 *
 * game_table: where it is played on this server, "" for none.
 * missing: it could be played here, and was not opened yet.
 * result: what came of it, null while nothing is known or told.
 * held: the result is told when all tables with the same deals have theirs.
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
 * A round: its tables, who sits out, and the seed that the draw follows from.
 *
 * final: the last table of a knock-out is one of it.
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
 * The rank of an entry or a team; equal ones share it.
 *
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

/** Add points to an entry by a decision of the director; a penalty is one below zero. `round` 0: of the event. */
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
 * Keep who asks for the director, at which table of which round, and why; `answered`: the director has come.
 *
 * `answer`: what they have said.
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
 * seq: the line of the journal.
 * entries: those of the table, in the order of its chairs; the first has asked.
 * accepted: those of the others who have said yes.
 */
export interface EventChallenge {
  seq: number;
  entries: readonly number[];
  accepted: readonly number[];
}

/** Measure a round: when it began, how long it is, and the seconds it has stood still. */
export interface EventClock {
  started: number;
  seconds: number;
  stopped: number;
  paused_at: number | null;
}

/**
 * Answer to GET /api/events/{id}, the same for everybody who may see it.
 *
 * seq: the last line of the journal.
 * commit: SHA-256 of the secret that all draws follow from; secret: itself, when the event is over.
 * money: so many points of results make one of the game.
 * challenges: those of a ladder or an arena that wait for an answer.
 * ranking, tie_breaks: names of what entries are ranked by.
 * title, consolation: who of a knock-out is still in for them, () in other formats.
 * can_draw: all results are there, and another round comes.
 * all_drawn: no round comes any more.
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
 * Answer to GET /api/events/{id}/me: who the caller is there.
 *
 * name: what they are called in the event, "" for who is not signed in.
 * entries: those they play in.
 * opponents: whom they may challenge, in a ladder or an arena that goes on.
 * now: seconds since 1970, for the clock; the page is kept and cannot say it.
 */
export interface EventMe {
  name: string;
  director: boolean;
  entries: readonly number[];
  now: number;
  opponents: readonly number[];
}

/**
 * A line of the journal as GET /api/events/{id}/journal tells it: who did what, when and why.
 *
 * round, table: which one it was about, 0 for none.
 * entries, names: whom; of a result those who did not come.
 * points: of a result, by chair, or what a ruling gave; () while they are not told.
 * number: minutes, or the line that was answered or taken back.
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
 * The deals of a day in one game, as the list of them tells.
 *
 * id: the game, or the preset that people know as a game of its own.
 * deals: how many there are, 0 where a match by the game's own rules is played.
 * people: how many have begun; finished: how many have played all.
 * table: where the caller plays them, "" for who has not begun.
 * done: how many deals the caller has played; over: all of them.
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
 * Answer to GET /api/daily.
 *
 * day: as YYYY-MM-DD, by UTC.
 * renewed: when the next deals come; closes: when the ranking of the day is closed, both in seconds since 1970.
 */
export interface DailyList {
  day: string;
  renewed: number;
  closes: number;
  games: readonly DailyBrief[];
}

/**
 * The rank of somebody who has finished the deals of a day.
 *
 * rank: equal ones share it.
 * points: the sum of what each deal was above the mean of all, a decimal number in the game's smallest unit.
 * amount: what the deals brought, in that unit.
 */
export interface DailyRank {
  rank: number;
  name: string;
  points: string;
  amount: number;
  me: boolean;
}

/**
 * A deal of the caller beside all who played it.
 *
 * amount: what it brought; mean, best: what it brought all others and them, in the game's smallest unit.
 */
export interface DailyDeal {
  amount: number;
  mean: string;
  best: number;
}

/**
 * Answer to GET and POST /api/daily/{game}: the deals of a day in a game.
 *
 * closes: when the ranking is closed; closed: it is.
 * money: so many of the smallest unit make one.
 * commit: SHA-256 of the secret that all decks follow from; secret: itself, when the day is over.
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
 * The rank of a person or a team in a league; equal ones share it.
 *
 * points: the sum of what counts, a decimal number; wins: events won.
 * events: its points in each event, null where it was missed; counted: which of them count.
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
 * Answer to GET /api/events/{id}/league: the league that an event counts for.
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
