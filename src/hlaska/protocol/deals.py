"""Declares deals that were played, brought, set up or kept with real cards."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from hlaska.core.cards import Faces
from hlaska.core.errors import Phrase
from hlaska.core.options import Value
from hlaska.core.public import Item, Undertaking
from hlaska.core.scorecard import Field
from hlaska.core.verifiable_shuffle import Proof
from hlaska.protocol.table_messages import Hello
from hlaska.table.match_state import Chair
from hlaska.table.position_editor import CardRow, RowFault, Rows
from hlaska.table.updates import Update


class PlayedDeal(Struct, frozen=True, omit_defaults=True):
    """Describes a deal that is over, as its own chair sees it.

    at: when it began, seconds since 1970.
    title: the contract.
    chairs: the chair of each seat.
    seat: the own one, -1 for who sat out.
    amounts: what the deal brought each chair, in smallest units.
    declarer: the seat that played the contract, -1 for nobody.
    side: the seats that won and lost together with the own one, as a mask.
    undertaken: what seats undertook.
    practice: it counts in no statistics.
    hinted: the player asked for a hint.
    lost: what the own errors cost by a review, null where none was asked for.
    error: the standard error of `lost`.
    """

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
    """Describes a table of the caller's with its deals that are over.

    money: smallest units in a unit.
    pays: what some receive others pay, else each scores their own.
    seats: the number of chairs that get cards in a deal.
    faces: its usual cards.
    over: the match has ended.
    winners: the chairs that won the match.
    """

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
    """Answers GET /api/me/deals?skip=N with what the caller has played.

    matches: the newest tables first, some at a time.
    next: the `skip` of those that follow, -1 after the last.
    unreadable: the number of tables among these that are damaged or of other rules.
    """

    matches: tuple[PlayedMatch, ...]
    next: int = -1
    unreadable: int = 0


class Shuffled(Struct, frozen=True):
    """Shows how a deal's deck came about (docs/fair.md), cards as text.

    piles: those of the deal before, joined by chance instead of being shuffled; none where the deck was shuffled.
    either: the clock decided between both, so a check must try both.
    """

    proof: Proof
    deck: str
    piles: tuple[str, ...] = ()
    either: bool = False


class Replay(Struct, frozen=True):
    """Shows a deal step by step.

    It answers GET /api/tables/{id}/deals/{deal} and POST /api/replay.

    deal: its number among the `deals`.
    seat: the seat that sees it, -1 for an onlooker.
    open: with all cards open, else as the seat saw it.
    frames: the table when the cards were dealt and after each action, each an update of a follower.
    actions: seat and action that led to the second frame, the third, and so on.
    record: this deal alone as a text record.
    practice: it counts in no statistics.
    shuffled: how its deck came about, null where that cannot be checked.
    """

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


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Plays a record's deal on from one of its steps, with POST /api/practice.

    The answer is a new table with the same cards. Computer players have the other seats.

    step: so many actions of the deal are done already.
    seat: the seat of the caller.
    deal: its number in the record, from 1.
    level: that of the computer players, "" for theirs in the record, or the usual one.
    then: what the seat does next, instead of what follows in the record.
    """

    text: str
    step: int
    seat: int
    deal: int = 1
    name: str = ""
    level: str = ""
    then: tuple[int, ...] = ()


class AskReplay(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to show a record step by step, with POST /api/replay.

    deal: its number in the record, from 1.
    """

    text: str
    deal: int = 1
    seat: int = 0
    open: bool = True


class AskScore(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks to settle deals played with real cards, with POST /api/games/{id}/score.

    preset: "" for the usual one.
    options: what changes the preset.
    first: the player (from 0) at the left of the first dealer.
    deals: what was filled in of each, by name of the field.
    """

    preset: str = ""
    options: dict[str, Any] = {}
    first: int = 0
    deals: tuple[dict[str, int], ...] = ()


class ScoredDeal(Struct, frozen=True):
    """Holds a settled deal of a sheet.

    match: its number in the sheet, from 1.
    chairs: the player of each seat, those who sit out last.
    items: those of the settlement; their seats are the seats of `chairs`.
    result: the amounts by player.
    scores: the scores by player.
    counts: what else is counted, by player.
    winners: of the match, if it ended with this deal.
    """

    match: int
    chairs: tuple[int, ...]
    items: tuple[Item, ...]
    result: tuple[int, ...]
    scores: tuple[int, ...]
    counts: dict[str, tuple[int, ...]] = {}
    winners: tuple[int, ...] = ()


class Fault(Struct, frozen=True):
    """Says why a deal of a sheet cannot be settled.

    deal: its number, from 0.
    field: the name of the field that is wrong.
    phrase: what would be right, in words.
    text: the same in English.
    """

    deal: int
    field: str
    phrase: Phrase
    text: str


class Sheet(Struct, frozen=True):
    """Answers POST /api/games/{id}/score with the form of a deal and the settled deals.

    money: smallest units in a unit.
    pays: what some receive others pay, else each scores their own.
    down: the score from which players count down to nothing, 0 where they count up.
    players: the number of players.
    seats: how many of them get cards in a deal.
    fields: the form of a deal.
    rows: the deals up to the first that cannot be settled.
    coming: the player of each seat in the next deal, those who sit out last.
    fault: why a deal cannot be settled, null where all are.
    """

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
    """Asks for the rows of a record's deal, to be edited, with POST /api/edit/rows.

    deal: its number in the record, from 1.
    step: so many of its actions are done.
    lie: with all cards where they lie then, else as it was dealt, with what was done.
    """

    text: str
    deal: int = 1
    step: int = 0
    lie: bool = False


class Edited(Struct, frozen=True):
    """Holds a position that is set up.

    It answers POST /api/edit, POST /api/edit/rows and GET /api/games/{id}/edit?seed=...&preset=...

    asked: what it is made of, to be changed and sent to POST /api/edit.
    pack: the cards of the game.
    rows: how each row of `asked` was read.
    spare: the cards of the pack that lie nowhere.
    faults: what is wrong, none where all is well.
    moves: those of `asked` that can be done.
    replay: the deal with all cards open, seen by the seat on turn at its end, null where there is none yet. In its last
        frame stands what that seat may do.
    """

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
    """Asks what a position is worth with all cards open, with POST /api/solve.

    It is answered with a `Solution`.

    deal: its number in the record, from 1.
    step: so many of its actions are done, -1 for all.
    """

    text: str
    deal: int = 1
    step: int = -1


class AskDiagram(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a diagram of a deal of a record, with POST /api/diagram.

    deal: its number in the record, from 1.
    step: so many of its actions are done, -1 for all.
    faces: "" for the usual cards of the game.
    """

    text: str
    deal: int = 1
    step: int = -1
    language: str = "en"
    faces: Faces | Literal[""] = ""


class Diagram(Struct, frozen=True):
    """Answers POST /api/diagram with hands in compass layout.

    svg: a picture that needs nothing else.
    """

    svg: str


class ArchivedSeat(Struct, frozen=True):
    """Describes who sat at a deal of the archive.

    name: the name at that time.
    level: that of a computer player.
    seat: -1 for who sat out.
    program: the name of the person whose program it was, "" for none.
    person: the name of the account that the player has, "" for none.
    me: it is the caller.
    """

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
    """Describes a deal of the archive as its score sheet had it, without a card.

    at: when it began, seconds since 1970.
    changed: the number of options that differ from the preset.
    money: smallest units in a unit.
    faces: the usual cards of the game.
    contract: names of what was undertaken, joined by `+`.
    declarer: the chair that played it, -1 for nobody.
    public: anybody may see it.
    chairs: by chair.
    moved: by so many points the caller's rating changed, null where the deal was not rated.
    cards: what the caller's cards were worth, in smallest units, where a rating took their luck off the result; else
        null.
    """

    table: str
    deal: int
    at: int
    game: str
    preset: str
    changed: int
    money: int
    pays: bool
    faces: Faces
    title: Phrase | None
    contract: str
    declarer: int
    public: bool
    practice: bool
    rated: bool
    chairs: tuple[ArchivedSeat, ...]
    moved: int | None = None
    cards: float | None = None


class ArchivePage(Struct, frozen=True):
    """Answers GET /api/archive with deals, newest first.

    next: `after` of the request for those that follow, "" at the end.
    contracts: those of all deals of the game that the caller may see, sent with the first page.
    """

    deals: tuple[ArchivedDeal, ...]
    next: str = ""
    contracts: tuple[str, ...] = ()


class DealtCell(Struct, frozen=True):
    """Counts deals with one value, beside what chance would give.

    value: the number of such cards; of a card turned up, its suit.
    seen: the number of deals with this value.
    chance: of it in one deal.
    low, high: between these chance alone would put `seen` 95 times of 100.
    far: so far off that in 95 of 100 cases no number of this answer would be.
    """

    value: int
    seen: int
    chance: float
    low: int
    high: int
    far: bool


class DealtRow(Struct, frozen=True):
    """Counts one kind of card in one part of the deals.

    what: aces, sevens, marriages, trumps, or turned (the suit turned up).
    part: the seat whose first hand of `size` cards it is, -1 for what is in no hand.
    deals: the number of deals that were counted.
    """

    what: str
    part: int
    size: int
    deals: int
    cells: tuple[DealtCell, ...]


class DealtGroup(Struct, frozen=True):
    """Groups the deals of one pack.

    pack: how many of each rank from 7 to A in a suit.
    mixed: it was shuffled for each of these deals, else joined as it was gathered.
    """

    pack: str
    mixed: bool
    deals: int
    rows: tuple[DealtRow, ...]


class Dealt(Struct, frozen=True):
    """Answers GET /api/dealt?game=G with what was dealt beside what chance would give.

    games: those of which something is counted.
    """

    game: str
    games: tuple[str, ...]
    groups: tuple[DealtGroup, ...]
