"""Messages of the line to a table, both ways.

The client sends what it wants; the server answers every client with updates numbered by `seq`, the same numbers for
every seat. A `view` is complete by itself; `events` and `told` only say how it came about.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from hlaska.core.cards import Faces
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Signs
from hlaska.core.game import Explanation
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.options import Value
from hlaska.core.review import DealReview, DecisionAnalysis
from hlaska.core.seating import Draw
from hlaska.core.view import View
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import NO_CLOCK, Clock
from hlaska.table.updates import Update

PROTOCOL = 1


class EventSeat(Struct, frozen=True):
    """Which table of an event one is.

    event, name: the event.
    round, table: where in it.
    """

    event: str
    name: str
    round: int
    table: int


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
    `same`: other tables have the same deals, to which nobody's luck is added; `given_up`: the club waits for this table
    no more, so that what is played on counts for nothing there; `event`: which table of an event it is, null for
    none; `halted`: the director has ended the match where it stands."""

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
    given_up: bool = False
    event: EventSeat | None = None
    halted: bool = False


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
    hint: DecisionAnalysis


class Rested(Struct, frozen=True, tag="rested"):
    """Says whether the deal comes to the same settlement however it is played on.

    From `seq`, in every deal that fits what the own seat knows; `same` false: not so, or more than can be looked
    at.
    """

    seq: int
    same: bool


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """How far the review of a deal has come, `done` of `actions`; sent before each decision is weighed, and at the end
    with the whole `review`, until then null. `waiting`: so many reviews are made before this one."""

    deal: int
    done: int
    actions: int
    review: DealReview | None = None
    waiting: int = 0


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
    that have given theirs; `free`: chairs left for good that somebody else may take over."""

    chairs: tuple[Seated, ...]
    turn: int = -1
    left: float = 0.0
    paused: bool = False
    agreed: dict[str, tuple[int, ...]] = {}
    free: tuple[int, ...] = ()


class Sided(Struct, frozen=True, tag="sided"):
    """Answer to `sides`: for each side of the deal its chairs, the own side first; `left`: how often the own chair may
    still propose one of them to take the rest of this deal; `why` there is nothing to propose now, else null."""

    sides: tuple[tuple[int, ...], ...] = ()
    left: int = 0
    why: Phrase | None = None


Outcome = Literal["open", "refused", "agreed", "impossible", "over"]


class Proposed(Struct, frozen=True, tag="proposed"):
    """An accord: the chair `by` proposes that `chairs` take all tricks that are left in deal number `deal`; `n` is its
    line of the journal. `agreed`: the chairs that have given their word; `state`: it is open, refused (by the chair
    `who`), agreed (the deal was played to that end), impossible (all agreed, but no legal play leads there), or over
    (taken back, not answered in time, somebody has played on, or the server has started again); `cards`: the hand that
    `by` has shown with it, as it was then. Sent at every change, and after each `hello`."""

    n: int
    deal: int
    by: int
    chairs: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    state: Outcome = "open"
    who: int = -1
    cards: tuple[int, ...] = ()


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


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Do these actions together, all or none, at the table as it was at `seq`."""

    seq: int
    actions: tuple[int, ...]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """The same in words of the command line, separated by commas: `KS`, `flek hundred, good`."""

    seq: int
    text: str


class Next(Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """The deal is settled: this chair is ready for the next one."""

    seq: int


class Luck(Struct, frozen=True, tag="luck", forbid_unknown_fields=True):
    """Adds to the shuffle of the next deal, as an answer to `fair`.

    15 hexadecimal digits by chance, of which the newest count.
    """

    deal: int
    luck: str


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Take this place at the table: an answer to a `hello` whose `draw` has the own chair as `chooser`. Places are
    numbered clockwise from 0; free are those not in `draw.places`."""

    place: int


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Give this open chair to a computer player, before the first deal: for who opened the table. Without a name it
    gets one, without a level the usual one."""

    chair: int
    name: str = ""
    level: str = ""
    avatar: str = ""


class Invite(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Keep this open chair for who has the key that `invited` tells; `anybody`: keep it for nobody any more. For who
    opened the table; a new key ends the one before."""

    chair: int
    anybody: bool = False


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Give up the own chair while the table waits for others: it is open again, and `hello` then has me -1. In the
    match: leave for good, and a computer player plays the chair from then on; a later `here` takes it back."""


class TakeBack(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Take back the own last decision of this deal, and all since: for a person alone with computer players. The deal
    is practice from then on."""

    seq: int


class Preview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """What would be legal after these actions?"""

    actions: tuple[int, ...]


class Resume(Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Send what happened after `since` (-1: the whole view with all events of the deal)."""

    since: int = -1


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks what the own seat should do now, by what it knows.

    For who plays with computer players alone (`hello.hints`).
    """

    seq: int


class Rest(Struct, frozen=True, tag="rest", forbid_unknown_fields=True):
    """Asks whether anything can still change, as far as the own seat knows.

    For who plays with computer players alone.
    """

    seq: int


class Review(Struct, frozen=True, tag="review", forbid_unknown_fields=True):
    """What was each own decision of a deal that is over worth? `deal` from 1; -1: the last one."""

    deal: int = -1


class Here(Struct, frozen=True, tag="here", forbid_unknown_fields=True):
    """The person of this chair plays himself again: after a computer player has played for him, also for who had left
    for good. To play, or to ask for the next deal, says the same, but for who had left."""


Wish = Literal["pause", "resume", "again", "move"]


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """This chair's word for something that all people at the table have to want: that it pauses, that it goes on, or
    another match with the same people and rules, in the same chairs (`again`) or with other neighbours (`move`). `yes`
    false takes the word back."""

    what: Wish
    yes: bool = True


class Sides(Struct, frozen=True, tag="sides", forbid_unknown_fields=True):
    """Who may be proposed to take the rest of this deal?"""


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Proposes that one side takes all tricks that are left.

    `chairs`: one of the sides told by `sided`; if all agree, the deal is played to that end at once. `show`:
    everybody sees the own hand.
    """

    seq: int
    chairs: tuple[int, ...]
    show: bool = False


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """The own word for proposal `n`: `yes` false refuses it for all, or takes back the own one."""

    n: int
    yes: bool


class Kick(Struct, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Takes this chair from a person, before the first deal: for who opened the table. He cannot sit down again."""

    chair: int


class Talk(Struct, frozen=True, tag="talk", forbid_unknown_fields=True):
    """Say this to the table: a `text` of 1 to 300 characters, or a fixed `phrase`; for who has a chair."""

    text: str = ""
    phrase: Said = ""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
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
    | Sided
    | Proposed
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
    | Sides
    | Propose
    | Consent
    | TakeBack
    | Preview
    | Resume
    | Hint
    | Rest
    | Review
    | Talk
    | Ping
)
