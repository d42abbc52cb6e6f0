"""Declares what is told of the games: rules, lessons, drills."""

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
    """Names a game that can be played here, from GET /api/games.

    presets: the usual one first.
    first_in: by language the preset that a newcomer is dealt first.
    known: presets that people know as games of their own.
    """

    id: str
    presets: tuple[str, ...]
    first_in: dict[str, str] = {}
    known: tuple[str, ...] = ()


class PresetInfo(Struct, frozen=True):
    """Describes a preset, a named value of all options.

    changes: options that differ from the usual preset.
    players: the number of chairs.
    seats: the number of players who get cards in a deal.
    endless: a match goes on until a limit of the table ends it.
    partners: the chairs that win and lose with the first one in every deal.
    scale: the unit of the scale on which events compare its results, 0 where none was measured.
    """

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
    """Tells all about a game, as the answer to GET /api/games/{id}.

    money: smallest units in a unit.
    faces: its usual cards.
    levels: those of the computer players, the strongest first.
    usual: the level that is taken where none is named.
    hands: kinds of hands to practise with.
    easy: the level for who has not chosen any.
    """

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
    """Explains a game to newcomers, from GET /api/games/{id}/learn?preset=...&<option>=...

    It is about the rules that were asked for.

    changes: options that differ from the preset.
    sections: in reading order.
    first: whether there is a first deal that explains itself.
    bids: whether anything is bid or announced.
    lays: whether cards are laid away together.
    tactics: chapters on how to play well, with chances computed from the pack.
    """

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
    """Names a card that may not be played, and why."""

    card: int
    why: Phrase


class Drill(Struct, frozen=True):
    """Sets a position to practise on, from GET /api/games/{id}/drill?seed=...&preset=...

    What may be played is in `update.view.legal`, what binds in `update.explain.duty`.

    hello: null where these rules gave no position.
    refusals: for each other card of the hand, why not.
    """

    hello: Hello | None
    update: Update | None
    refusals: tuple[Refusal, ...] = ()


class TrickDrill(Struct, frozen=True):
    """Sets a whole trick to practise on, from GET /api/games/{id}/trick?seed=...&preset=...

    cards: in the order in which they were played, none where these rules gave no trick.
    best: the index of the card that takes the trick.
    why: the reason.
    worth: what the trick counts, one of `worths`.
    worths: the choices, none where tricks count nothing.
    """

    faces: Faces
    preset: str
    trump: int = -1
    cards: tuple[int, ...] = ()
    best: int = -1
    why: Phrase | None = None
    worth: int = 0
    worths: tuple[int, ...] = ()


class DecisionDrill(Struct, frozen=True):
    """Sets a decision before the first card, from GET /api/games/{id}/bid?seed=...&preset=...

    With /lay instead of /bid it is about cards to be laid away together.
    GET /api/games/{id}/bid/worth?seed=...&actions=256,300&preset=... says what each choice is worth.
    So does /lay/worth. The answer is a `DecisionAnalysis`, or a refusal while the computer players have no time.

    hello: null where these rules gave no such decision.
    update: what the seat knows.
    """

    hello: Hello | None
    update: Update | None


class RuleText(Struct, frozen=True):
    """Says what a rule says, in English, from GET /api/rules/{id}.

    title: that of the part of the rules in which it stands.
    """

    rule: str
    text: str
    title: str = ""


class FirstDeal(Struct, frozen=True):
    """Gives a first deal that explains itself, from GET /api/games/{id}/first.

    replay: the deal from the learner's seat, whose actions are those it is about.
    steps: the learner's decisions, each with the message that explains it. The message's attribute `other` is for a
        learner who chooses something else.
    end: what is said when the deal is over.
    """

    replay: Replay
    steps: tuple[TutorialStep, ...]
    end: Phrase
