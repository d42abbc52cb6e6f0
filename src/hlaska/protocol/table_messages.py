"""Declares the messages of the connection to a table, both ways.

The client sends what it wants; the server answers every client with updates numbered by `seq`, the same numbers for
every seat. A `view` is complete by itself; `events` and `told` only say how it came about.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from hlaska.core.cards import Faces
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Signs
from hlaska.core.explanation import Explanation
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
    """Names the table of an event that this table is.

    event: the id of the event.
    name: the name of the event.
    round, table: the numbers of the round and of its table.
    """

    event: str
    name: str
    round: int
    table: int


class Hello(Struct, frozen=True, tag="hello"):
    """Describes the table, as the first message on a socket.

    It is sent again when somebody sits down or takes their place.

    options: all of them, with their values.
    me: the own chair, -1 for an onlooker.
    money: smallest units in a unit.
    pays: what some receive others pay, else each scores their own.
    faces: the usual cards (bohemian, german, french).
    seats: the number of chairs that get cards in a deal.
    places: the names of the places where cards lie.
    stock: the places that cards are drawn from: the pile, then the card turned up under it. None: nobody draws.
    sides: the side of each seat where everybody knows the partners, else none.
    signs: what may be read from calls and keys of this game.
    calls: the texts of the calls; the action is CALL + index.
    limit: how long a match is that has no end of its own.
    protocol: the version of these messages.
    draw: the cards drawn for the deal and for places, null where there are none.
    hints: whether this chair may ask for hints.
    down: the score from which players count down to nothing, 0 where they count up.
    host: whether this client may give open chairs to computer players.
    pace: how fast the computer players are, slow, normal or fast.
    access: who may come to an open chair, private (who has the link), code or public.
    code: the code that leads here while the table waits, sent to those who sit.
    kept: open chairs that are kept for an invitation.
    chat: what may be said, free (text and phrases), phrases or none.
    clock: how long each may think.
    rated: the deals change ratings.
    club: the id of the club whose table it is, "" for none.
    programs: programs of people may sit down.
    same: other tables have the same deals, so nobody adds to the shuffle.
    given_up: the club no longer waits for this table, so what is played on counts for nothing there.
    event: which table of an event it is, null for none.
    halted: the director has ended the match where it stands.
    """

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
    """Says how the decks of this table can be checked (docs/fair.md).

    It is sent before the first deal and whenever one begins, nowhere else. The answer is `luck`.

    deal: the number of the deal that lies on the table, 0 before the first.
    seal: SHA-256 of the secret and the deck of that deal, "" where it cannot be checked.
    lucks: what each chair has added to its shuffle, "" for nothing; () where it cannot be checked.
    commit: SHA-256 of the secret of the next deal, "" where there is none.
    """

    deal: int
    seal: str
    lucks: tuple[str, ...]
    commit: str


class Refused(Struct, frozen=True, tag="refused"):
    """Says that an action or message was refused and nothing happened.

    kind: illegal, stale, bad_text, bad_message, not_saved, no_table, busy or error.
    phrase: the reason, in JSON as `row`, for a client that translates.
    text: the same in plain English, for a log or a terminal.
    seq: where the table stands.
    """

    kind: str
    phrase: Phrase = field(name="row")
    text: str
    seq: int


class Previewed(Struct, frozen=True, tag="previewed"):
    """Shows what would stand after `actions`, as far as the seat could know it.

    Cards that others would know are made up, never true.

    actions: those asked for, up to the first that would show the seat a new card.
    """

    actions: tuple[int, ...]
    view: View
    explain: Explanation


class Hinted(Struct, frozen=True, tag="hinted"):
    """Weighs the decision of the own seat at `seq` by what the seat knows.

    hint: the best choice, and how much better than the next best it is.
    """

    seq: int
    hint: DecisionAnalysis


class Rested(Struct, frozen=True, tag="rested"):
    """Says whether the deal comes to the same settlement however it is played on.

    seq: from where on it is played.
    same: true if so in every deal that fits what the own seat knows; false if not, or if there are too many to look at.
    """

    seq: int
    same: bool


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """Says how far the review of a deal has come.

    It is sent before each decision is weighed, and at the end.

    done: the number of decisions that have been weighed.
    actions: the number of all decisions to weigh.
    review: the whole review, null until the end.
    waiting: the number of reviews that are made before this one.
    """

    deal: int
    done: int
    actions: int
    review: DealReview | None = None
    waiting: int = 0


class Invited(Struct, frozen=True, tag="invited"):
    """Answers `invite`, to the one who asked alone, before the first deal.

    key: leads to the chair, once.
    """

    chair: int
    key: str


class Pong(Struct, frozen=True, tag="pong"):
    """Answer to a ping."""


class Seated(Struct, frozen=True):
    """Says who plays a chair.

    state: here (the person who sits there), or a computer player in their place. That one plays for a person who is out
        of time (slow), has had no page open for a while (away) or has left for good.
    online: a page is open.
    reserve: seconds it had left when the decision that waits began.
    """

    state: Literal["here", "slow", "away", "left"]
    online: bool
    reserve: float = 0.0


class Company(Struct, frozen=True, tag="company"):
    """Says who is at a table with other people or with a clock.

    It is sent at first, and whenever something of it changes.

    chairs: who plays each.
    turn: the chair whose time runs, -1 for none.
    left: seconds until its reserve begins to run, negative while it does.
    paused: nothing is counted and nobody plays.
    agreed: for each thing that all have to agree to, the chairs that have agreed.
    free: chairs left for good that somebody else may take over.
    """

    chairs: tuple[Seated, ...]
    turn: int = -1
    left: float = 0.0
    paused: bool = False
    agreed: dict[str, tuple[int, ...]] = {}
    free: tuple[int, ...] = ()


class Sided(Struct, frozen=True, tag="sided"):
    """Answers `sides` with the sides of the deal.

    sides: for each side its chairs, the own side first.
    left: how often the own chair may still claim the rest of this deal for one of them.
    why: the reason why there is nothing to claim now, else null.
    """

    sides: tuple[tuple[int, ...], ...] = ()
    left: int = 0
    why: Phrase | None = None


Outcome = Literal["open", "refused", "agreed", "impossible", "over"]


class Proposed(Struct, frozen=True, tag="proposed"):
    """Shows a claim that one side takes all tricks that are left.

    It is sent at every change, and after each `hello`.

    n: the journal entry that made it.
    deal: the number of the deal.
    by: the chair that claims.
    chairs: those that are to take the tricks.
    agreed: the chairs that have agreed.
    state: it is open, refused, agreed (the deal was played to that end), impossible, or over. Impossible: all agreed,
        but no legal play leads there. Over: it was taken back or not answered in time, somebody has played on, or the
        server has started again.
    who: the chair that refused it, -1 for none.
    cards: the hand that `by` has shown with it, as it was then.
    """

    n: int
    deal: int
    by: int
    chairs: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    state: Outcome = "open"
    who: int = -1
    cards: tuple[int, ...] = ()


class Again(Struct, frozen=True, tag="again"):
    """Says that everybody wants another match, and where.

    table: where it is, with the own chair there.
    """

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
    """Holds one chat message.

    n: its number at this table.
    who: the same for all that one person says.
    name: what the chair was called then.
    text: the words, "" for a fixed phrase.
    phrase: a fixed phrase, whose words are `talk-<phrase>`.
    """

    n: int
    chair: int
    who: str
    name: str
    text: str = ""
    phrase: Said = ""


class Talked(Struct, frozen=True, tag="talked"):
    """Sends what was said at the table since the last message of this kind.

    fresh: these are all chat messages that are kept.
    """

    lines: tuple[TalkLine, ...]
    fresh: bool = False


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Does these actions together, all or none.

    seq: where the table stood; at another point nothing is done.
    """

    seq: int
    actions: tuple[int, ...]


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Does the same as `act`, in words of the command line.

    text: actions separated by commas: `KS`, `flek hundred, good`.
    """

    seq: int
    text: str


class Next(Struct, frozen=True, tag="next", forbid_unknown_fields=True):
    """Says that this chair is ready for the next deal, once one is settled."""

    seq: int


class Luck(Struct, frozen=True, tag="luck", forbid_unknown_fields=True):
    """Adds to the shuffle of the next deal, as an answer to `fair`.

    luck: 15 hexadecimal digits by chance; the newest ones count.
    """

    deal: int
    luck: str


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Takes a place at the table.

    It answers a `hello` whose `draw` has the own chair as `chooser`.

    place: clockwise from 0; those not in `draw.places` are free.
    """

    place: int


class Give(Struct, frozen=True, tag="give", forbid_unknown_fields=True):
    """Gives this open chair to a computer player, before the first deal.

    Only who opened the table may do so.

    name: "" for any.
    level: "" for the usual one.
    """

    chair: int
    name: str = ""
    level: str = ""
    avatar: str = ""


class Invite(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Keeps this open chair for who has the key that `invited` brings.

    Only who opened the table may do so. A new key ends the one before.

    anybody: keeps it for nobody any more.
    """

    chair: int
    anybody: bool = False


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Gives up the own chair while the table waits for others.

    It is open again, and `hello` then has me -1. In the match it is left for good, and a computer player plays it from
    then on. A later `here` takes it back.
    """


class TakeBack(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Takes back the own last decision of this deal, and all since.

    For a person alone with computer players. The deal is practice from then on.
    """

    seq: int


class Preview(Struct, frozen=True, tag="preview", forbid_unknown_fields=True):
    """Asks what would be legal after these actions."""

    actions: tuple[int, ...]


class Resume(Struct, frozen=True, tag="resume", forbid_unknown_fields=True):
    """Asks for what happened after a point.

    since: that point, -1 for the whole view with all events of the deal.
    """

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
    """Asks what each own decision of a deal that is over was worth.

    deal: its number from 1, -1 for the last one.
    """

    deal: int = -1


class Here(Struct, frozen=True, tag="here", forbid_unknown_fields=True):
    """Says that the person of this chair plays again.

    A computer player has played for them, also for who had left for good. To play, or to ask for the next deal, says
    the same, but for who had left.
    """


Wish = Literal["pause", "resume", "again", "move"]


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agrees to something that all people at the table have to want.

    what: that the table pauses, that it goes on, or another match with the same people and rules. That one is in the
        same chairs (`again`) or with other neighbours (`move`).
    yes: false takes the agreement back.
    """

    what: Wish
    yes: bool = True


class Sides(Struct, frozen=True, tag="sides", forbid_unknown_fields=True):
    """Asks who may be proposed to take the rest of this deal."""


class Propose(Struct, frozen=True, tag="propose", forbid_unknown_fields=True):
    """Claims that one side takes all tricks that are left.

    If all agree, the deal is played to that end at once.

    chairs: one of the sides that `sided` names.
    show: everybody sees the own hand.
    """

    seq: int
    chairs: tuple[int, ...]
    show: bool = False


class Consent(Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answers a claim.

    n: the claim.
    yes: false refuses it for all, or takes back the own one.
    """

    n: int
    yes: bool


class Kick(Struct, frozen=True, tag="kick", forbid_unknown_fields=True):
    """Takes this chair from a person, before the first deal.

    Only who opened the table may do so. The person cannot sit down again.
    """

    chair: int


class Talk(Struct, frozen=True, tag="talk", forbid_unknown_fields=True):
    """Says something to the table, for who has a chair.

    text: 1 to 300 characters, "" for a fixed phrase.
    phrase: a fixed one.
    """

    text: str = ""
    phrase: Said = ""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Asks whether the connection is alive."""


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
