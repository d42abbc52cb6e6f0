"""What is told of the games: rules, lessons, drills."""

from __future__ import annotations

from msgspec import Struct

from hlaska.core.cards import Faces
from hlaska.core.errors import Phrase
from hlaska.core.lesson import Section
from hlaska.core.levels import EASY
from hlaska.core.options import Option, Value
from hlaska.core.tactics import Chapter
from hlaska.core.tutorial import TutorialStep
from hlaska.protocol.deals import Replay
from hlaska.protocol.table_messages import Hello
from hlaska.table.updates import Update


class GameBrief(Struct, frozen=True):
    """A game that can be played here: GET /api/games. The first preset is the usual one. `first_in`: by language the
    preset that a newcomer is dealt first; `known`: presets that people know as games of their own."""

    id: str
    presets: tuple[str, ...]
    first_in: dict[str, str] = {}
    known: tuple[str, ...] = ()


class PresetInfo(Struct, frozen=True):
    """A named options value. `changes`: what differs from the usual one; `seats` of the `players` get cards;
    `endless`: a match goes on until a limit of the table ends it; `partners`: the chairs that win and lose with the
    first one in every deal; `scale`: the unit of the scale on which events compare its results, 0 where none was
    measured."""

    name: str
    options: dict[str, Value]
    changes: dict[str, Value]
    players: int
    seats: int
    places: tuple[str, ...]
    endless: bool = False
    partners: tuple[int, ...] = ()
    scale: int = 0


class GameInfo(Struct, frozen=True):
    """All about a game: GET /api/games/{id}. `levels` are those of the computer players, the strongest first, `usual`
    the one that is taken where none is named, `easy` the one for who has not chosen any; `hands`: kinds of hands to
    practise with."""

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
    easy: str = EASY


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
    """Asks for a decision before the first card, to practise on.

    `lay` asks for the cards to be laid away together.

    GET /api/games/{id}/bid?seed=...&preset=... What each choice is worth tells
    GET /api/games/{id}/bid/worth?seed=...&actions=256,300&preset=..., and with `lay`: a `DecisionAnalysis` of the
    actions chosen, or refused while the computer players have no time.

    hello: null where these rules gave no such decision.
    update: what the seat knows.
    """

    hello: Hello | None
    update: Update | None


class RuleText(Struct, frozen=True):
    """What a rule says, in English: GET /api/rules/{id}. `title`: of the part of the rules that it stands in."""

    rule: str
    text: str
    title: str = ""


class FirstDeal(Struct, frozen=True):
    """A first deal that explains itself: GET /api/games/{id}/first. `replay`: the deal from the learner's seat, whose
    actions are those it is about; `steps`: his decisions, each the message that explains it (its attribute `other`:
    what is said to who chooses something else); `end`: what is said when the deal is over."""

    replay: Replay
    steps: tuple[TutorialStep, ...]
    end: Phrase
