"""Deals that were played, brought, set up or kept with real cards."""

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
    are not those of the preset; `money`: smallest units in a unit; `faces`: the usual cards of the game; `contract`:
    names of what was undertaken, joined by `+`; `declarer`: the chair that played it, -1 for nobody; `public`: anybody
    may see it; `chairs`: by chair.
    `moved`: by so many points went the rating of who asks, null where it was not rated; `cards`: what his cards were
    worth (smallest units), of which luck was taken off his result; null where nothing was."""

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
