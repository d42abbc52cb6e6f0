"""Everything that crosses the wire between the page and the server. `web/src/protocol.ts` is generated from here.

One direction: the client sends what it wants; the server answers every client with updates numbered by `seq`, the same
numbers for every seat. A `view` is complete by itself; `events` and `told` only say how it came about.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from hlaska.core.cards import Faces
from hlaska.core.errors import Phrase
from hlaska.core.fair import Proof
from hlaska.core.first import Step
from hlaska.core.game import Explanation, View
from hlaska.core.lesson import Section
from hlaska.core.limit import NO_LIMIT, Limit
from hlaska.core.options import Option, Value
from hlaska.core.public import Item, Undertaking
from hlaska.core.review import DealReview, Weighed
from hlaska.core.scoring import Field
from hlaska.core.seating import Draw
from hlaska.core.solution import Solution
from hlaska.core.tactics import Chapter
from hlaska.core.teller import Signs
from hlaska.table.attendance import NO_CLOCK, Clock
from hlaska.table.editor import CardRow, RowFault, Rows
from hlaska.table.news import Update
from hlaska.table.progress import Chair

PROTOCOL = 1


# ---------------------------------------------------------------- server to client
class Hello(Struct, frozen=True, tag="hello"):
    """First message on a socket, sent again when somebody sits down or takes his place. `me` is the own chair, -1 for
    an onlooker; `draw`: the cards drawn for the deal and for places, null where there are none;
    `money` smallest units make one unit; `pays`: what some receive others pay, else each scores its own; `down`: the
    score from which players count down to nothing, 0 where they count up; `faces` are
    the usual cards (bohemian, german, french); `seats` of the chairs get cards; `places` are the names of the places,
    `stock` those of them that cards are drawn from, the pile and then the card turned up under it (none: nobody draws);
    `sides` the side of each seat where everybody knows the partners, else none; `signs` what may be read from calls and
    keys of this game; `calls` are the texts of the calls,
    action = CALL + index; `hints`: whether this chair may ask for hints; `host`: whether this client may give open
    chairs to computer players; `pace`: how fast those are, slow, normal or fast; `access`: who may come to an open
    chair, private (who has the link), code or public; `code`: the one that leads here while the table waits, told to
    who sits; `kept`: open chairs that are kept for an invitation;
    `chat`: what may be said, free (text and phrases), phrases or none; `clock`: how
    long each may think; `rated`: the deals change ratings;
    `club`: the id of the club whose table it is, "" for none; `programs`: programs of people may sit down;
    `same`: other tables have the same deals, to which nobody's luck is added."""

    table: str
    game: str
    preset: str
    options: dict[str, Value]
    chairs: tuple[Chair, ...]
    me: int
    money: int
    pays: bool
    faces: Faces
    seats: int
    places: tuple[str, ...]
    stock: tuple[int, ...]
    sides: tuple[int, ...]
    signs: Signs
    calls: tuple[str, ...]
    limit: Limit = NO_LIMIT
    protocol: int = PROTOCOL
    draw: Draw | None = None
    hints: bool = False
    down: int = 0
    host: bool = False
    pace: str = "normal"
    access: str = "private"
    code: str = ""
    kept: tuple[int, ...] = ()
    chat: str = "free"
    clock: Clock = NO_CLOCK
    rated: bool = False
    club: str = ""
    programs: bool = False
    same: bool = False


class Fair(Struct, frozen=True, tag="fair"):
    """How the decks of this table can be checked (docs/fair.md); sent before the first deal and whenever one begins,
    nowhere else. deal: the number of the deal that lies on the table, 0 before the first; seal: SHA-256 of its secret
    and its deck, and lucks: what each chair has added to its shuffle ("" : nothing), both empty where it cannot be
    checked; commit: SHA-256 of the secret of the deal after it, "" when there is none. Answered by `luck`."""

    deal: int
    seal: str
    lucks: tuple[str, ...]
    commit: str


class Refused(Struct, frozen=True, tag="refused"):
    """An action or message was refused and nothing happened. kind: illegal, stale, bad_text, bad_message, not_saved,
    no_table, busy or error; `text` is plain English for a log or a terminal, `row` the same for a client that
    translates; `seq` is where the table stands."""

    kind: str
    phrase: Phrase = field(name="row")
    text: str
    seq: int


class Previewed(Struct, frozen=True, tag="previewed"):
    """What would stand after `actions`, as far as the seat could know it: they are those asked for, up to the first
    that would show the seat a new card. Cards that others would know are made up, never true."""

    actions: tuple[int, ...]
    view: View
    explain: Explanation


class Hinted(Struct, frozen=True, tag="hinted"):
    """The decision of the own seat at `seq`, weighed by what it knows: the best choice, and how much better than the
    next best it is."""

    seq: int
    hint: Weighed


class Rested(Struct, frozen=True, tag="rested"):
    """However the deal is played on from `seq`, in every deal that fits what the own seat knows, it comes to the same
    settlement; `same` false: not so, or more than can be looked at."""

    seq: int
    same: bool


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """How far the review of a deal has come, `done` of `actions`; sent before each decision is weighed, and at the end
    with the whole `review`, until then null."""

    deal: int
    done: int
    actions: int
    review: DealReview | None = None


class Invited(Struct, frozen=True, tag="invited"):
    """Answer to `invite`, to who asked alone: the `key` that leads to the chair, once, before the first deal."""

    chair: int
    key: str


class Pong(Struct, frozen=True, tag="pong"):
    """Answer to a ping."""


class Seated(Struct, frozen=True):
    """Who plays a chair: `state` here (who sits there), or a computer player in his place, because he is out of time
    (slow), has had no page open for a while (away) or has left for good; `online`: a page is open; `reserve`: seconds
    it had left when the decision that waits began."""

    state: Literal["here", "slow", "away", "left"]
    online: bool
    reserve: float = 0.0


class Company(Struct, frozen=True, tag="company"):
    """Who is at the table, at one with other people or with a clock: at first, and whenever something of it changes.
    `turn`: the chair whose time runs, -1 for none; `left`: seconds until its reserve begins to run, negative while it
    does; `paused`: nothing is counted and nobody plays; `agreed`: for each thing that needs the word of all, the chairs
    that have given theirs."""

    chairs: tuple[Seated, ...]
    turn: int = -1
    left: float = 0.0
    paused: bool = False
    agreed: dict[str, tuple[int, ...]] = {}


class Again(Struct, frozen=True, tag="again"):
    """Everybody wants another match: it is at this `table`, with the own chair there."""

    table: str


Said = Literal[
    "",
    "hello",
    "luck",
    "moment",
    "back",
    "sorry",
    "well-played",
    "congratulations",
    "bad-luck",
    "thanks",
    "again",
    "last-deal",
    "bye",
]


class TalkLine(Struct, frozen=True):
    """One line that somebody said, number `n` at this table: `text`, or the fixed `phrase` whose words are
    `talk-<phrase>`. `name` is what the chair was called then; `who` is the same for all that one person says."""

    n: int
    chair: int
    who: str
    name: str
    text: str = ""
    phrase: Said = ""


class Talked(Struct, frozen=True, tag="talked"):
    """What was said at the table since the last message of this kind; `fresh`: these are all lines that are kept."""

    lines: tuple[TalkLine, ...]
    fresh: bool = False


# ---------------------------------------------------------------- client to server
class Act(Struct, frozen=True, tag="act"):
    """Do these actions together, all or none, at the table as it was at `seq`."""

    seq: int
    actions: tuple[int, ...]


class Say(Struct, frozen=True, tag="say"):
    """The same in words of the command line, separated by commas: `KS`, `flek hundred, good`."""

    seq: int
    text: str


class Next(Struct, frozen=True, tag="next"):
    """The deal is settled: this chair is ready for the next one."""

    seq: int


class Luck(Struct, frozen=True, tag="luck"):
    """What this person adds to the shuffle of the next deal, 15 hexadecimal digits by chance: an answer to `fair`. The
    newest one counts."""

    deal: int
    luck: str


class Choose(Struct, frozen=True, tag="choose"):
    """Take this place at the table: an answer to a `hello` whose `draw` has the own chair as `chooser`. Places are
    numbered clockwise from 0; free are those not in `draw.places`."""

    place: int


class Give(Struct, frozen=True, tag="give"):
    """Give this open chair to a computer player, before the first deal: for who opened the table. Without a name it
    gets one, without a level the usual one."""

    chair: int
    name: str = ""
    level: str = ""
    avatar: str = ""


class Invite(Struct, frozen=True, tag="invite"):
    """Keep this open chair for who has the key that `invited` tells; `anybody`: keep it for nobody any more. For who
    opened the table; a new key ends the one before."""

    chair: int
    anybody: bool = False


class Leave(Struct, frozen=True, tag="leave"):
    """Give up the own chair while the table waits for others: it is open again, and `hello` then has me -1. In the
    match: leave for good, and a computer player plays the chair from then on; a later `here` takes it back."""


class TakeBack(Struct, frozen=True, tag="back"):
    """Take back the own last decision of this deal, and all since: for a person alone with computer players. The deal
    is practice from then on."""

    seq: int


class Preview(Struct, frozen=True, tag="preview"):
    """What would be legal after these actions?"""

    actions: tuple[int, ...]


class Resume(Struct, frozen=True, tag="resume"):
    """Send what happened after `since` (-1: the whole view with all events of the deal)."""

    since: int = -1


class Hint(Struct, frozen=True, tag="hint"):
    """What should the own seat do now, by what it knows? For who plays with computer players alone (`hello.hints`)."""

    seq: int


class Rest(Struct, frozen=True, tag="rest"):
    """Can anything still change, as far as the own seat knows? For who plays with computer players alone."""

    seq: int


class Review(Struct, frozen=True, tag="review"):
    """What was each own decision of a deal that is over worth? `deal` from 1; -1: the last one."""

    deal: int = -1


class Here(Struct, frozen=True, tag="here"):
    """The person of this chair plays himself again: after a computer player has played for him, also for who had left
    for good. To play, or to ask for the next deal, says the same, but for who had left."""


class Agree(Struct, frozen=True, tag="agree"):
    """This chair's word for something that all people at the table have to want: that it pauses, that it goes on, or
    another match with the same people and rules, in the same chairs (`again`) or with other neighbours (`move`). `yes`
    false takes the word back."""

    what: Literal["pause", "resume", "again", "move"]
    yes: bool = True


class Kick(Struct, frozen=True, tag="kick"):
    """Takes this chair from a person, before the first deal: for who opened the table. He cannot sit down again."""

    chair: int


class Talk(Struct, frozen=True, tag="talk"):
    """Say this to the table: a `text` of 1 to 300 characters, or a fixed `phrase`; for who has a chair."""

    text: str = ""
    phrase: Said = ""


class Ping(Struct, frozen=True, tag="ping"):
    """Is the line alive?"""


ToClient = (
    Hello
    | Fair
    | Update
    | Refused
    | Previewed
    | Hinted
    | Rested
    | Reviewed
    | Invited
    | Pong
    | Talked
    | Company
    | Again
)
ToServer = (
    Act
    | Say
    | Next
    | Luck
    | Choose
    | Give
    | Kick
    | Invite
    | Leave
    | Here
    | Agree
    | TakeBack
    | Preview
    | Resume
    | Hint
    | Rest
    | Review
    | Talk
    | Ping
)


# ---------------------------------------------------------------- over HTTP
class GameBrief(Struct, frozen=True):
    """A game that can be played here: GET /api/games. The first preset is the usual one."""

    id: str
    presets: tuple[str, ...]


class PresetInfo(Struct, frozen=True):
    """A named options value. `changes`: what differs from the usual one; `seats` of the `players` get cards;
    `endless`: a match goes on until a limit of the table ends it."""

    name: str
    options: dict[str, Value]
    changes: dict[str, Value]
    players: int
    seats: int
    places: tuple[str, ...]
    endless: bool = False


class GameInfo(Struct, frozen=True):
    """All about a game: GET /api/games/{id}. `levels` are those of the computer players, the strongest first, `usual`
    the one that is taken where none is named; `hands`: kinds of hands to practise with."""

    id: str
    rules: int
    money: int
    faces: Faces
    options: tuple[Option, ...]
    presets: tuple[PresetInfo, ...]
    calls: tuple[str, ...]
    levels: tuple[str, ...]
    usual: str
    hands: tuple[str, ...] = ()


class Learn(Struct, frozen=True):
    """What somebody who has never played a game is told, by the rules asked for: GET
    /api/games/{id}/learn?preset=...&<option>=... `changes`: what differs from the preset; `sections` in order;
    `first`: whether there is a first deal that explains itself; `bids`: whether anything is bid or announced;
    `lays`: whether cards are laid away together;
    `tactics`: chapters on how to play well, with chances computed from the pack."""

    game: str
    preset: str
    options: dict[str, Value]
    changes: dict[str, Value]
    money: int
    faces: Faces
    sections: tuple[Section, ...]
    first: bool = False
    bids: bool = False
    lays: bool = False
    tactics: tuple[Chapter, ...] = ()


class Refusal(Struct, frozen=True):
    """A card that may not be played, and why."""

    card: int
    why: Phrase


class Drill(Struct, frozen=True):
    """A position to practise on: GET /api/games/{id}/drill?seed=...&preset=... What may be played is in
    `update.view.legal`, what binds in `update.explain.duty`; `refusals`: for each other card of the hand, why not.
    `hello` is null where these rules gave no position."""

    hello: Hello | None
    update: Update | None
    refusals: tuple[Refusal, ...] = ()


class TrickDrill(Struct, frozen=True):
    """A whole trick to practise on: GET /api/games/{id}/trick?seed=...&preset=... `cards` in the order they were
    played, `best` the index of the one that takes it and `why`; `worth`: what it counts, one of `worths` (none: tricks
    count nothing here). No cards: these rules gave none."""

    faces: Faces
    preset: str
    trump: int = -1
    cards: tuple[int, ...] = ()
    best: int = -1
    why: Phrase | None = None
    worth: int = 0
    worths: tuple[int, ...] = ()


class DecisionDrill(Struct, frozen=True):
    """A decision before the first card to practise on: GET /api/games/{id}/bid?seed=...&preset=..., or `lay` for the
    cards to be laid away together. `hello` is null where these rules gave none. What each choice is worth:
    GET /api/games/{id}/bid/worth?seed=...&actions=256,300&preset=..., and with `lay`, answered by a `Weighed` of the
    actions chosen, or refused while the computer players have no time."""

    hello: Hello | None
    update: Update | None


class RuleText(Struct, frozen=True):
    """What a rule says, in English: GET /api/rules/{id}. `title`: of the part of the rules that it stands in."""

    rule: str
    text: str
    title: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table: POST /api/tables. `preset` "": the usual one; `options` change it; one chair of kind `person` is
    the caller's. No chairs: the caller and computer players. `limit`: how long a match is that has
    no end of its own; `pace` of the computer players: slow, normal or fast; `hand`: a kind of hand (`GameInfo.hands`)
    that the caller gets in the first deal, which is then for practice, alone with computer players; `access`: who may
    come to its open chairs, private (who has the link), code (who has the link or the code) or public (anybody);
    `chat`: what may be said at the table, free, phrases or none; `clock`: seconds for each decision, 0 for
    any time, and a reserve for each person in each deal; `ticket` of POST
    /api/fair and the `luck` that the caller adds to the first shuffle, 15 hexadecimal digits, after it has read there
    what the server has promised; `rated`: its deals change the ratings of who plays, two people at least; `programs`:
    programs of people may take open chairs; `successors`: who leaves for good may be followed by somebody else, where
    it is not rated."""

    game: str
    preset: str = ""
    options: dict[str, Any] = {}
    chairs: tuple[Chair, ...] = ()
    limit: Limit = NO_LIMIT
    pace: str = "normal"
    hand: str = ""
    access: str = "private"
    chat: str = "free"
    clock: Clock = NO_CLOCK
    ticket: str = ""
    luck: str = ""
    rated: bool = False
    programs: bool = False
    successors: bool = False


class Ticket(Struct, frozen=True):
    """Answer to POST /api/fair, for one table opened soon; `commit`: SHA-256 of the secret of its first deal."""

    ticket: str
    commit: str


class Created(Struct, frozen=True):
    """Answer to POST /api/tables, POST /api/tables/{id}/sit and POST /api/lobby/seat; `me` is the own chair."""

    table: str
    me: int


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Takes a chair of kind `open`: POST /api/tables/{id}/sit. chair -1: the first that is open and kept for nobody;
    `invite`: the key of an invitation, which leads to its chair; `luck`: what this person
    adds to the first shuffle, as in the message `luck`."""

    name: str
    chair: int = -1
    avatar: str = ""
    luck: str = ""
    invite: str = ""


class QuickSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A chair at a public table of one of these games by its usual rules, the fullest one; else a new one is opened, of
    the first game: POST /api/lobby/seat."""

    games: tuple[str, ...]
    name: str
    avatar: str = ""


class LobbyTable(Struct, frozen=True, omit_defaults=True):
    """A public table where somebody is. `changes`: what differs from the preset; `free`: how many open chairs are kept
    for nobody;
    `deal`: 0 while it waits for others; `rated`: its deals change ratings; `programs`: programs may sit down;
    `left`: so many have left for good and may be followed."""

    table: str
    game: str
    preset: str
    chairs: tuple[Chair, ...]
    changes: dict[str, Value] = {}
    free: int = 0
    deal: int = 0
    limit: Limit = NO_LIMIT
    pace: str = "normal"
    rated: bool = False
    programs: bool = False
    clock: Clock = NO_CLOCK
    left: int = 0


class LobbyPage(Struct, frozen=True):
    """The first public tables: GET /api/lobby?games=a,b&since=V&most=N. `order`: their names, those with open chairs
    first, the fullest of them first; `tables`: those of them that have changed after the `version` that was named as
    `since` (0: all). Who finds a name in `order` that he does not know asks again without `since`. `more`: how many
    tables follow; `mine`: those shown where the caller has a chair; `here`: how many people are at tables of this
    server or look at this list."""

    version: int
    here: int
    order: tuple[str, ...]
    tables: tuple[LobbyTable, ...]
    more: int = 0
    mine: tuple[str, ...] = ()


class CodeTable(Struct, frozen=True):
    """The table that waits under a code: GET /api/lobby/code/{code}."""

    table: str


class TableBrief(Struct, frozen=True):
    """An own table: GET /api/me/tables, newest first. `turn` is the chair to act (-1: nobody), `mine`: it is the
    caller's turn, or the caller's word that the next deal may begin. `problem`: why the table cannot be shown, and
    then nothing else is known of it."""

    table: str
    game: str = ""
    preset: str = ""
    changes: dict[str, Value] = {}
    chairs: tuple[Chair, ...] = ()
    me: int = -1
    deal: int = 0
    turn: int = -1
    mine: bool = False
    scores: tuple[int, ...] = ()
    over: bool = False
    created: int = 0
    problem: Phrase | None = None


class PlayedDeal(Struct, frozen=True, omit_defaults=True):
    """A deal that is over, as its own chair sees it. `at`: when it began, seconds since 1970; `title`: the contract;
    `chairs`: the chair of each seat; `seat`: the own one, -1 for who sat out; `amounts`: what the deal brought
    each chair, in smallest units; `declarer`: the seat that played the contract, -1 for nobody; `side`: the seats that
    won and lost together with the own one, as a mask; `undertaken`: what seats undertook; `practice`: it counts in no
    statistics; `hinted`: a hint was asked for; `lost`: what the own errors cost by a review, with its standard error
    `error`; null where none was asked for."""

    deal: int
    at: int
    title: Phrase | None
    chairs: tuple[int, ...]
    seat: int
    amounts: tuple[int, ...]
    declarer: int = -1
    side: int = 0
    undertaken: tuple[Undertaking, ...] = ()
    practice: bool = False
    hinted: bool = False
    lost: float | None = None
    error: float = 0.0


class PlayedMatch(Struct, frozen=True):
    """A table of the caller's with its deals that are over. `money` smallest units make one unit; `pays`: what some
    receive others pay, else each scores its own; `seats` of the chairs get cards; `faces`: its usual cards; `over`: the
    match has ended, won by the chairs `winners`."""

    table: str
    game: str
    preset: str
    changes: dict[str, Value]
    money: int
    pays: bool
    seats: int
    faces: Faces
    chairs: tuple[Chair, ...]
    me: int
    created: int
    over: bool
    winners: tuple[int, ...]
    deals: tuple[PlayedDeal, ...]


class MyDeals(Struct, frozen=True):
    """What the caller has played: GET /api/me/deals?skip=N, newest tables first, some at a time. `next`: the `skip` of
    those that follow, -1 after the last; `unreadable`: tables among these that are damaged or of other rules."""

    matches: tuple[PlayedMatch, ...]
    next: int = -1
    unreadable: int = 0


class Forgotten(Struct, frozen=True):
    """Answer to DELETE /api/me/deals: how many tables were deleted, and how many were kept because they go on with
    other people or are open in a window."""

    gone: int
    kept: int


class InvitedTo(Struct, frozen=True):
    """A table where a friend keeps a chair for the caller; `name`: of that friend."""

    table: str
    game: str
    name: str


class AwaitedTable(Struct, frozen=True):
    """A table where other persons wait for the caller."""

    table: str
    game: str


class Awaited(Struct, frozen=True):
    """Where other persons wait for the caller: GET /api/me/awaited. `among`: the caller has a chair at a table with
    other persons that goes on, or friends, so that asking again may be of use; `invited`: where friends keep a chair
    for him; `notice`: what the administrator says to all;
    `closing`: no deal begins any more, those in play go on."""

    tables: tuple[AwaitedTable, ...] = ()
    among: bool = False
    notice: str = ""
    closing: bool = False
    invited: tuple[InvitedTo, ...] = ()


class Problem(Struct, frozen=True):
    """Every HTTP answer of 400 and up. kind: bad_options, bad_request, no_game, no_table, not_yours, not_found, ..."""

    kind: str
    text: str
    phrase: Phrase = field(name="row")


class Shuffled(Struct, frozen=True):
    """How a deal's deck came about (docs/fair.md), cards as text. `piles`: those of the deal before, joined by chance
    instead of being shuffled; none: shuffled; `either`: the clock said which, so both must be tried."""

    proof: Proof
    deck: str
    piles: tuple[str, ...] = ()
    either: bool = False


class Replay(Struct, frozen=True):
    """A deal step by step: GET /api/tables/{id}/deals/{deal}, POST /api/replay. It is the deal of this number of
    `deals`, as the seat saw it or with all cards `open`. `frames`: the table when the cards were dealt and after each
    action, each an update of a follower; `actions`: seat and action that led to the second frame, the third, and so on;
    `record`: this deal alone as a text record; `seat` -1: an onlooker; `practice`: it
    counts in no statistics; `shuffled`: how its deck came about, null where that cannot be checked."""

    hello: Hello
    deal: int
    deals: int
    seat: int
    open: bool
    frames: tuple[Update, ...]
    actions: tuple[tuple[int, int], ...]
    record: str
    practice: bool = False
    shuffled: Shuffled | None = None


class FirstDeal(Struct, frozen=True):
    """A first deal that explains itself: GET /api/games/{id}/first. `replay`: the deal from the learner's seat, whose
    actions are those it is about; `steps`: his decisions, each the message that explains it (its attribute `other`:
    what is said to who chooses something else); `end`: what is said when the deal is over."""

    replay: Replay
    steps: tuple[Step, ...]
    end: Phrase


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays a record's deal on from one of its steps: POST /api/practice. A new table with the same cards, where the
    first `step` actions of the deal (from 1) are done, and after them `then`, which the seat does instead of what
    follows in the record; the caller has the `seat`, computer players have the others.
    `level` "": theirs in the record, or the usual one."""

    text: str
    step: int
    seat: int
    deal: int = 1
    name: str = ""
    level: str = ""
    then: tuple[int, ...] = ()


class AskReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown step by step: POST /api/replay. `deal` of it from 1."""

    text: str
    deal: int = 1
    seat: int = 0
    open: bool = True


class AskScore(Struct, frozen=True, forbid_unknown_fields=True):
    """Deals played with real cards, to be settled: POST /api/games/{id}/score. `preset` "": the usual one; `options`
    change it; `first`: the player (from 0) at the left of the first dealer; `deals`: what was filled in of each, by
    name of the field."""

    preset: str = ""
    options: dict[str, Any] = {}
    first: int = 0
    deals: tuple[dict[str, int], ...] = ()


class ScoredDeal(Struct, frozen=True):
    """A deal of a sheet. match: from 1, the how manieth of the sheet; chairs: the player of each seat, those who sit
    out last (seats of items are these); result, scores: by player; counts: what else is counted, by player; winners: of
    the match, if it ended with this deal."""

    match: int
    chairs: tuple[int, ...]
    items: tuple[Item, ...]
    result: tuple[int, ...]
    scores: tuple[int, ...]
    counts: dict[str, tuple[int, ...]] = {}
    winners: tuple[int, ...] = ()


class Fault(Struct, frozen=True):
    """Why a deal of a sheet cannot be settled: its number (from 0), the field, what would be right in words; `text` is
    the same in English."""

    deal: int
    field: str
    phrase: Phrase
    text: str


class Sheet(Struct, frozen=True):
    """Answer to POST /api/games/{id}/score: the form of a deal, and the deals settled up to the first that cannot be
    (`fault`). `coming`: the player of each seat in the next deal, those who sit out last; `seats` of the `players` get
    cards."""

    game: str
    preset: str
    options: dict[str, Value]
    changes: dict[str, Value]
    money: int
    pays: bool
    down: int
    faces: Faces
    players: int
    seats: int
    fields: tuple[Field, ...]
    rows: tuple[ScoredDeal, ...]
    coming: tuple[int, ...]
    fault: Fault | None = None


class AskRows(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a record to be edited: POST /api/edit/rows. `deal` of it from 1, after `step` of its actions; `lie`:
    with all cards where they lie then, else as it was dealt, with what was done."""

    text: str
    deal: int = 1
    step: int = 0
    lie: bool = False


class Edited(Struct, frozen=True):
    """A position that is set up: answers to POST /api/edit, POST /api/edit/rows and GET
    /api/games/{id}/edit?seed=...&preset=... `asked`: what it is made of, to be changed and sent to POST /api/edit;
    `rows`: how each of them was read; `pack`: the cards there are, `spare` those of them that lie nowhere; `faults`:
    what is wrong, none where all is well; `moves`: those of `asked` that can be done; `replay`: the deal with all cards
    open, seen by the seat on turn at its end, null where there is none yet. In its last frame stands what that seat may
    do."""

    asked: Rows
    game: str
    preset: str
    changes: dict[str, Value]
    faces: Faces
    money: int
    pack: tuple[int, ...]
    rows: tuple[CardRow, ...]
    spare: tuple[int, ...]
    faults: tuple[RowFault, ...]
    moves: tuple[str, ...]
    replay: Replay | None = None


class AskSolution(Struct, frozen=True, forbid_unknown_fields=True):
    """What a deal of a record is worth after `step` of its actions (-1: at its end), all cards open: POST /api/solve,
    answered with a `Solution`."""

    text: str
    deal: int = 1
    step: int = -1


class AskDiagram(Struct, frozen=True, forbid_unknown_fields=True):
    """A deal of a record after `step` of its actions (-1: at its end) as a diagram: POST /api/diagram. `faces` "": the
    usual cards of the game."""

    text: str
    deal: int = 1
    step: int = -1
    language: str = "en"
    faces: Faces | Literal[""] = ""


class Diagram(Struct, frozen=True):
    """Answer to POST /api/diagram: hands in compass layout, an SVG that needs nothing else."""

    svg: str


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing up or in: POST /api/people/signup, POST /api/people/signin, both answered with `Me`. A new account takes
    over `avatar` and `settings`."""

    name: str
    password: str
    avatar: str = ""
    settings: dict[str, Value] = {}


class Me(Struct, frozen=True):
    """Who asks: GET /api/people/me. `name` "": a guest. `settings` are the page's, kept for every device; `admin`:
    whether the administrator's page is open to him; `created`: seconds since 1970."""

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}
    admin: bool = False
    created: float = 0.0


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/people/me, answered with `Me`. `name` "": as it is."""

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/password: all other sessions end."""

    old: str
    new: str


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/signout: this session ends, `everywhere`: all of them."""

    everywhere: bool = False


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who deletes an account says its password again: POST /api/people/delete."""

    password: str


class SessionInfo(Struct, frozen=True):
    """A device that is signed in; `current`: this one; times are seconds since 1970. DELETE /api/people/sessions/{id}
    ends it."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/programs: a token for a program that plays under this name. Answered with `ProgramToken`."""

    name: str


class ProgramToken(Struct, frozen=True):
    """A new program: its `token` is told this once, and goes into `Authorization: Bearer TOKEN`."""

    id: str
    token: str


class ProgramInfo(Struct, frozen=True):
    """A program of the caller, from GET /api/people/programs; `seen`: when it was here last, 0 for never; times are
    seconds since 1970. DELETE /api/people/programs/{id} ends it."""

    id: str
    name: str
    created: float
    seen: float


class Done(Struct, frozen=True):
    """It is done, and there is nothing else to say."""

    count: int = 0


ListKind = Literal["block", "avoid", "mute"]


class Enlist(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/lists: whoever has a chair at a table is blocked (may not sit with one), avoided (is not brought
    together with one by quick seat) or muted (is not heard). Answered with `Listed`."""

    kind: ListKind
    table: str
    chair: int


class Listed(Struct, frozen=True):
    """One entry of one's own lists, from GET /api/people/lists; `name`: that he had at the table; `who`: of one who is
    muted, what names him in lines that are said (`TalkLine`). DELETE /api/people/lists/{id} takes it off."""

    id: str
    kind: ListKind
    name: str
    at: float
    who: str = ""


class AskFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/friends: whoever has this chair at a table, or the account of a name, is asked to be a
    friend."""

    name: str = ""
    table: str = ""
    chair: int = -1


class FriendInfo(Struct, frozen=True):
    """A friend, from GET /api/lobby/friends, or one who is `asked` or `asks` (POST /api/people/friends/{id} says yes,
    DELETE no, or ends it). `here`: whether a friend is here now; `table`: a public table where he sits and a chair is
    free, of this `game`."""

    id: str
    name: str
    avatar: str
    state: Literal["friend", "asked", "asks"]
    here: bool = False
    table: str = ""
    game: str = ""


class InviteFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/invite: an open chair of the caller's table is kept for a friend, by his `id`."""

    chair: int
    friend: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/reports: what the administrator should know of whoever has a chair at a table. Chat is not kept,
    so `text` holds the words it is about."""

    table: str
    chair: int
    text: str


class ExportTable(Struct, frozen=True):
    """A table of an export. `record`: its deals that are over as text, "" where they cannot be told yet."""

    played: PlayedMatch
    record: str


class ExportReport(Struct, frozen=True):
    """A report that the caller has made."""

    name: str
    table: str
    text: str
    at: float
    done: bool


class RatedPerson(Struct, frozen=True):
    """One line of `Ratings`: `name` of an account, or the `level` of computer players, who are rated as one; both ""
    for the caller as a guest; `program`: whose program it is, "" for none. `rating` is 1500 for whom nobody has seen
    play; `doubt`: the true one lies so far off at most, 19 times of 20."""

    name: str
    avatar: str
    level: str
    rating: int
    doubt: int
    deals: int
    me: bool = False
    program: str = ""


class Ratings(Struct, frozen=True):
    """Answer to GET /api/ratings/{game}?players=N: the best first, by what is as good as certain (rating less doubt);
    `counts`: the numbers of players for which somebody is rated; `players`: the one that is told."""

    game: str
    players: int
    counts: tuple[int, ...]
    people: tuple[RatedPerson, ...]


class ExportRating(Struct, frozen=True):
    """A rating of the caller."""

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class ExportClub(Struct, frozen=True):
    """A club of the caller, and what he has in its seasons."""

    name: str
    role: Literal["founder", "steward", "member"]
    joined: float
    gone: float
    seasons: dict[str, str]


class ArchivedSeat(Struct, frozen=True):
    """Who sat at a deal of the archive. `name`: that he had then; `level` of a computer player; `program`: whose
    program it was, "" for none; `person`: the name of the account that he has, "" for none; `seat` -1: sat out; `me`:
    it is who asks."""

    name: str
    avatar: str
    level: str
    seat: int
    amount: int
    won: bool
    program: str = ""
    person: str = ""
    me: bool = False


class ArchivedDeal(Struct, frozen=True):
    """A deal of the archive, told as its score sheet had it, without a card. `at`: it began; `changed`: options that
    are not those of the preset; `money`: smallest units in a unit; `contract`: names of what was undertaken, joined by
    `+`; `declarer`: the chair that played it, -1 for nobody; `public`: anybody may see it; `chairs`: by chair."""

    table: str
    deal: int
    at: int
    game: str
    preset: str
    changed: int
    money: int
    pays: bool
    title: Phrase | None
    contract: str
    declarer: int
    public: bool
    practice: bool
    rated: bool
    chairs: tuple[ArchivedSeat, ...]


class ArchivePage(Struct, frozen=True):
    """Answer to GET /api/archive: deals, newest first. `next`: `after` of the question that leads on, "" at the end;
    `contracts`: of all deals of the game that the caller may see, told with the first of them."""

    deals: tuple[ArchivedDeal, ...]
    next: str = ""
    contracts: tuple[str, ...] = ()


class DealtCell(Struct, frozen=True):
    """In `seen` deals there were `value` of them (of a card turned up: it was of this suit). `chance`: of it in one
    deal; `low`, `high`: between these chance alone would put `seen` 95 times of 100; `far`: so far off that among all
    numbers told here not one would be in 95 of 100 cases."""

    value: int
    seen: int
    chance: float
    low: int
    high: int
    far: bool


class DealtRow(Struct, frozen=True):
    """`what`: aces, sevens, marriages, trumps, or turned (the suit turned up); `part`: the seat whose first hand of
    `size` cards it is, -1 for what is in no hand."""

    what: str
    part: int
    size: int
    deals: int
    cells: tuple[DealtCell, ...]


class DealtGroup(Struct, frozen=True):
    """Deals of one pack: `pack`: how many of each rank from 7 to A in a suit; `mixed`: it was shuffled for each of
    these deals, else joined as it was gathered."""

    pack: str
    mixed: bool
    deals: int
    rows: tuple[DealtRow, ...]


class Dealt(Struct, frozen=True):
    """Answer to GET /api/dealt?game=G: what was dealt there beside what chance would give; `games`: of which something
    is counted."""

    game: str
    games: tuple[str, ...]
    groups: tuple[DealtGroup, ...]


class PersonRating(Struct, frozen=True):
    """How good a person is at a game with so many players: `rating`, with `doubt` as in `Ratings`."""

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class PersonResult(Struct, frozen=True):
    """What the public deals of a game have brought a person, practice and those sat out left aside. `money`: smallest
    units in a unit; `total` and `squares`: sums of the amounts and of their squares, in smallest units."""

    game: str
    money: int
    pays: bool
    deals: int
    won: int
    total: int
    squares: float


class PersonPage(Struct, frozen=True):
    """Answer to GET /api/person?name=X: what anybody may know of who has an account. `since`: the first day of the
    month in which it was made; `deals`: the last public ones."""

    name: str
    avatar: str
    since: int
    ratings: tuple[PersonRating, ...]
    results: tuple[PersonResult, ...]
    deals: tuple[ArchivedDeal, ...]


class Export(Struct, frozen=True):
    """Answer to GET /api/people/export: all that is kept about who asks, guest or account. `unreadable`: so many tables
    are damaged, or of rules that are no more; `places`: when he sat down with others last, for each address that is
    kept as a hash."""

    me: Me
    sessions: tuple[SessionInfo, ...]
    lists: tuple[Listed, ...]
    reports: tuple[ExportReport, ...]
    tables: tuple[ExportTable, ...]
    unreadable: int = 0
    ratings: tuple[ExportRating, ...] = ()
    clubs: tuple[ExportClub, ...] = ()
    programs: tuple[ProgramInfo, ...] = ()
    friends: tuple[FriendInfo, ...] = ()
    places: tuple[float, ...] = ()


class AdminAccount(Struct, frozen=True):
    """`seen`: when one of its sessions was seen last, 0 for none; `barred`: may not sign in."""

    name: str
    created: float
    seen: float
    admin: bool
    barred: bool


class AdminTable(Struct, frozen=True):
    """A table that somebody is at, or was a moment ago."""

    table: str
    game: str
    chairs: tuple[Chair, ...]
    deal: int
    running: bool
    access: str


class AdminReport(Struct, frozen=True):
    """`name`: of whom it is, at that table."""

    id: str
    name: str
    table: str
    text: str
    at: float
    done: bool


class AdminPage(Struct, frozen=True):
    """Answer to GET /api/admin, for an administrator: what is not done and who came last are first."""

    notice: str
    closing: bool
    accounts: tuple[AdminAccount, ...]
    tables: tuple[AdminTable, ...]
    reports: tuple[AdminReport, ...]


class SignTally(Struct, frozen=True):
    """Decisions of a person in deals with a choice; `errors`: wrong by what he could know; `hits`: of these, those that
    only the other hands made right; `chance`: of so many hits or more, if he had as many as the others."""

    decisions: int
    errors: int
    hits: int
    chance: float


class SignLook(Struct, frozen=True):
    """Hands of a pair that were looked at: `done` of `deals`; `skipped`: decisions that nobody had time for; `people`:
    in the order of the pair; `others`: all other persons of the same deals together (`chance` 1)."""

    deals: int
    done: int
    skipped: int
    people: tuple[SignTally, ...]
    others: SignTally


class SignPair(Struct, frozen=True):
    """Two people who met at tables that anybody could come to. `tables`: of each, with other people; `together`: of
    both; `expected`: as many by chance; `chance`: of so many or more; `same`: both sat down from one address; `look`:
    what was found in their hands, where somebody has asked."""

    id: str
    names: tuple[str, str]
    tables: tuple[int, int]
    together: int
    expected: float
    chance: float
    same: bool
    look: SignLook | None = None


class AdminSigns(Struct, frozen=True):
    """Answer to GET /api/admin/signs: pairs that may play together against others, the most telling first; a host looks
    for himself. `compared`: pairs that met at all; `sharing`: of all pairs of people the share that has an address in
    common."""

    pairs: tuple[SignPair, ...]
    compared: int
    sharing: float


class AskHands(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/hands: the last deals of a pair are looked at; what is found is in its `look`."""

    id: str


class NewState(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/state: what is said to all ("": nothing), and whether no deal begins any more."""

    notice: str
    closing: bool


class Bar(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/bar: whether an account may not sign in."""

    name: str
    barred: bool


class ReportDone(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/report: it has been looked at."""

    id: str


ClubRole = Literal["founder", "steward", "member"]


class ClubBrief(Struct, frozen=True):
    """A club, from GET /api/clubs, POST /api/clubs/invited and /join. `role` "": the caller is not in it."""

    id: str
    name: str
    members: int
    role: ClubRole | Literal[""] = ""


class FoundClub(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs, answered with `ClubBrief`. `unit`: what its sheets count in, a word for people; `season`: the
    name of its first one."""

    name: str
    unit: str
    season: str


class ChangeClub(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/clubs/{id}: for stewards."""

    name: str
    unit: str


class ClubKey(Struct, frozen=True, forbid_unknown_fields=True):
    """The key of a link that leads into a club: POST /api/clubs/invited (which one?) and /join."""

    key: str


class ClubInvite(Struct, frozen=True):
    """Answer to POST /api/clubs/{id}/invite, told once: the `key` of the link that leads in, `until` when."""

    key: str
    until: float


class ClubMember(Struct, frozen=True):
    """Who is or was in a club. `name` "": the account is deleted; `account`: he can sit at tables here; `gone`: when he
    left, 0 for who is there; times are seconds since 1970."""

    id: str
    name: str
    avatar: str
    role: ClubRole
    account: bool
    joined: float
    gone: float = 0.0


class ClubName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name: of who has no account and plays with real cards (POST /api/clubs/{id}/members), of the season that begins
    now (/seasons)."""

    name: str


class ClubPick(Struct, frozen=True, forbid_unknown_fields=True):
    """A member: POST /api/clubs/{id}/remove; with his new `role`: /role."""

    member: str
    role: ClubRole = "member"


class ClubRules(Struct, frozen=True):
    """Rules of a club by their name: `options` change the preset; `limit`: how long a match is that has no end of its
    own; `rated`: its deals change ratings; `factor`: what one point of the game is worth in the club's unit, a decimal
    number; `players` have chairs, `money` smallest units make a point, `pays`: what some receive others pay."""

    id: str
    name: str
    game: str
    preset: str
    options: dict[str, Value]
    limit: Limit
    rated: bool
    factor: str
    players: int
    money: int
    pays: bool


class NewClubRules(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/rules: new rules, or others in the place of `id`."""

    name: str
    game: str
    id: str = ""
    preset: str = ""
    options: dict[str, Any] = {}
    limit: Limit = NO_LIMIT
    rated: bool = False
    factor: str = "1"


class NewClubTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/tables, answered with `Created`: a table by rules of the club whose chairs are for members,
    `computers` of them for computer players."""

    rules: str
    computers: int = 0
    avatar: str = ""


class ClubTable(Struct, frozen=True):
    """A table of a club that goes on. `rules`: their name; `me`: the own chair, or the one that is kept for the caller,
    -1 for none; `evening` "": none."""

    table: str
    game: str
    rules: str
    chairs: tuple[Chair, ...]
    deal: int
    me: int
    evening: str = ""


class ClubSeason(Struct, frozen=True):
    """`ended` 0: it runs."""

    id: str
    name: str
    begun: float
    ended: float = 0.0


class ClubEvening(Struct, frozen=True):
    """`ended` 0: it goes on; so many `rounds` have been drawn."""

    id: str
    name: str
    begun: float
    ended: float
    rounds: int


class ClubPage(Struct, frozen=True):
    """Answer to GET /api/clubs/{id}, for its members: `me` is the caller among them; `invited_until`: a link leads in
    until then, 0: there is none; the newest of tables, seasons and evenings first."""

    id: str
    name: str
    unit: str
    me: str
    role: ClubRole
    invited_until: float
    members: tuple[ClubMember, ...]
    rules: tuple[ClubRules, ...]
    tables: tuple[ClubTable, ...]
    seasons: tuple[ClubSeason, ...]
    evenings: tuple[ClubEvening, ...]


class SheetTotal(Struct, frozen=True):
    """What a member has in a season, in the club's unit as decimal numbers: by `deals` played, by results that were
    `written` down, by `corrections`. `member` "*": computer players; "": people whose account is deleted."""

    member: str
    total: str
    played: str
    written: str
    corrected: str
    deals: int


class SheetEntry(Struct, frozen=True):
    """One deal, one result that was written down, or one correction: what each member got by it, in the club's unit.
    `author`: the member who wrote it, "" for a deal."""

    at: float
    kind: Literal["deal", "written", "correction"]
    values: dict[str, str]
    table: str = ""
    deal: int = 0
    evening: str = ""
    round: int = 0
    text: str = ""
    author: str = ""


class SeasonSheet(Struct, frozen=True):
    """Answer to GET /api/clubs/{id}/seasons/{season}?all=true: who has most first; the newest entries first, all of
    them or the newest 50, `more` than those told."""

    season: ClubSeason
    totals: tuple[SheetTotal, ...]
    entries: tuple[SheetEntry, ...]
    more: int = 0


class NewCorrection(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/seasons/{season}/corrections: a steward adds `value` in the club's unit to what a member
    has, and says why. Nothing is ever taken out of a sheet; another correction puts it right."""

    member: str
    value: str
    text: str


class NewEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings, answered with `EveningPage`. `rules`: for each size of table one, the usual size
    first; `present`: members; `cards`: it is played with real cards and results are written down; a round has so many
    `deals` or `minutes` (0: as the rules have it), where the game has no end of its own; `same`: all tables of a round
    by the same rules get the same deals."""

    name: str
    rules: tuple[str, ...]
    present: tuple[str, ...] = ()
    cards: bool = False
    deals: int = 0
    minutes: int = 0
    same: bool = False


class EveningPresent(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/present: who is there from the next round on."""

    members: tuple[str, ...]


class DrawRound(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/draw: the next round. `anyway`: though tables of this one go on."""

    anyway: bool = False


class WriteResult(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/clubs/{id}/evenings/{evening}/result: what those at a table (from 0) of a round (from 1) got there, in
    points of the game as decimal numbers, in their order."""

    round: int
    table: int
    points: tuple[str, ...]


class EveningTable(Struct, frozen=True):
    """A table of a round: `members` in the order of the chairs, `rules` of the evening (from 0). `table`: where it is
    played here, "" with real cards; `written`: its result was written down; `values` in the club's unit;
    `held`: they are told when all tables with the same deals are over; `compared`: what each got more than the mean of
    his chair at those tables, deal by deal, as `7/3` or `-2`, null where there is none; () while nothing is."""

    members: tuple[str, ...]
    rules: int
    table: str
    over: bool
    written: bool
    deals: int
    values: tuple[str, ...]
    held: bool = False
    compared: tuple[str | None, ...] = ()


class EveningRound(Struct, frozen=True):
    """`seed`: what the draw follows from (docs/clubs.md); `out`: who sits out."""

    seed: str
    tables: tuple[EveningTable, ...]
    out: tuple[str, ...]
    at: float


class EveningTotal(Struct, frozen=True):
    """What a member has in an evening, in the club's unit: in all and by round (null: nothing
    yet, sat out, or was not there); `compared`: the sum over all tables (`EveningTable`), null where there is none."""

    member: str
    total: str
    rounds: tuple[str | None, ...]
    deals: int
    compared: str | None = None


class EveningPage(Struct, frozen=True):
    """Answer to GET /api/clubs/{id}/evenings/{evening}. `commit`: SHA-256 of the secret that the seeds follow from;
    `secret`: itself, once the evening is over; `sizes` of the tables if the next round were drawn now; `ready`: all
    tables of the last round are over; `same`: tables of a round by the same rules have the same deals; totals: who has
    most first."""

    club: str
    id: str
    name: str
    unit: str
    begun: float
    ended: float
    steward: bool
    cards: bool
    deals: int
    minutes: int
    rules: tuple[ClubRules, ...]
    members: tuple[ClubMember, ...]
    present: tuple[str, ...]
    rounds: tuple[EveningRound, ...]
    totals: tuple[EveningTotal, ...]
    sizes: tuple[int, ...]
    ready: bool
    commit: str
    secret: str = ""
    same: bool = False


HTTP = (
    GameBrief
    | GameInfo
    | Learn
    | FirstDeal
    | Drill
    | TrickDrill
    | DecisionDrill
    | RuleText
    | NewTable
    | Ticket
    | Created
    | Sit
    | QuickSeat
    | LobbyPage
    | CodeTable
    | TableBrief
    | Awaited
    | Problem
    | MyDeals
    | Forgotten
    | Replay
    | AskReplay
    | PlayOn
    | AskScore
    | Sheet
    | AskRows
    | Edited
    | AskSolution
    | AskDiagram
    | Diagram
    | Solution
    | Credentials
    | Me
    | ChangeMe
    | NewPassword
    | SignOut
    | DeleteMe
    | SessionInfo
    | AskFriend
    | FriendInfo
    | InviteFriend
    | NewProgram
    | ProgramToken
    | ProgramInfo
    | Done
    | Enlist
    | Listed
    | Ratings
    | ArchivePage
    | PersonPage
    | Dealt
    | NewReport
    | Export
    | AdminPage
    | AdminSigns
    | AskHands
    | NewState
    | Bar
    | ReportDone
    | ClubBrief
    | FoundClub
    | ChangeClub
    | ClubKey
    | ClubInvite
    | ClubName
    | ClubPick
    | NewClubRules
    | NewClubTable
    | ClubPage
    | SeasonSheet
    | NewCorrection
    | NewEvening
    | EveningPresent
    | DrawRound
    | WriteResult
    | EveningPage
)
