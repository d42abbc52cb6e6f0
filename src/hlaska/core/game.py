"""Defines Game and Match.

They are the shapes every game fills, and what is written once for all of them.

A game has no code that could show a card: viewing and imagining are here, what a seat sees in `hlaska.core.view`,
moving in `hlaska.core.board`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pkgutil import resolve_name
from typing import Any, ClassVar, Generic, NamedTuple, final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.adviser import Adviser
from hlaska.core.board import Event, Places, State
from hlaska.core.calls import Call, Calls
from hlaska.core.cards import Faces, card_text, parse_card
from hlaska.core.carried import Carried
from hlaska.core.counters import Counter, fresh, unpacked
from hlaska.core.errors import BadText, Phrase
from hlaska.core.explainer import Explainer, PlainExplainer
from hlaska.core.kernel_positions import Positions
from hlaska.core.misfit import Misfit
from hlaska.core.options import change, check, schema
from hlaska.core.public import Pub, Undertaking
from hlaska.core.view import View, redact


class Match(Struct, frozen=True):
    """Holds what goes from deal to deal.

    It is secret, because `pack` is the order of the cards.

    scores: by player, in the smallest unit.
    first: the player at seat 0 of the next deal.
    notes: the counters of `Game.counters`.
    pack: the piles to join (in order or shuffled as piles), () to shuffle.
    winners: the players who have won, () while the match goes on.
    """

    scores: tuple[int, ...]
    first: int = 0
    notes: tuple[int, ...] = ()
    pack: tuple[tuple[int, ...], ...] = ()
    winners: tuple[int, ...] = ()


class CallDependence(NamedTuple):
    """Holds what calls hang on beside the public numbers, for keeping them in tables.

    groups: legality hangs, for each group of masks, on whether the hand on turn holds one of its masks whole.
    hand: what of the whole hand (a mask) and the cards in `places` (masks) legality hangs on; None for nothing more.
        Second and further copies of cards stand as masks 64 bits up each.
    kept: how many cards the hand on turn keeps that may bury what `hlaska.kernel.burying` says, 0 where it buries none.
    suit_place: a place in the suit of whose card legality hangs on the cards of the hand, -1 for none.
    places: the places of hidden cards on which legality or what a call leads to hangs.
    card: the card on whose holder the play and what a call leads to hang, -1 for none.
    outcome: what an action leads to hangs on this number, of the cards by place (such masks); None for nothing.
    is_hand_unseen: whether the seat on turn has not looked at its cards.
    """

    groups: tuple[tuple[int, ...], ...] = ()
    hand: Callable[[int, Sequence[int]], int] | None = None
    kept: int = 0
    suit_place: int = -1
    places: tuple[int, ...] = ()
    card: int = -1
    outcome: Callable[[Action, Sequence[int]], int] | None = None
    is_hand_unseen: bool = False


def whole_hand(hand: int, places: Sequence[int]) -> int:
    """Stands in `CallDependence.hand` where legality hangs on every card."""
    return hand


class Game(ABC, Generic[Pub]):
    """Holds the rules of one game under fixed options.

    It is pure: states go in, states come out; nothing is kept here.

    The first fields, up to `draw_heights`, are constants of the class. An instance may keep fewer `counters`, by its
    options.

    rules_version: a number that grows when behaviour changes, never for speed.
    Options: the class of its options.
    presets: by name, the usual one first.
    calls: all named calls under all options (`hlaska.core.calls`).
    money: smallest units in one unit of the scores shown (2: halves occur).
    faces: the cards it is usually played with: bohemian, german (with two heads) or french.
    strong: whether matches have shown that level above `club` (docs/strength.md), so that tables offer it.
    first_in: by language the preset that a newcomer who speaks it is dealt first.
    known: the presets that people know as games of their own.
    whole_acts: what calls are of the kernel in whole deals, where playouts have simpler acts or none.
    counters: what it counts from deal to deal beside the scores.
    phases: their names and what happens in each, in order; that of a deal that is over is the last.
    places: their names.
    ordered: indices of places whose order means something.
    pack: the cards.
    seats: the number of players who get cards in a deal.
    bound: the largest number of actions in a deal.
    positions: what makes the kernel's positions; None where the kernel does not know the play.
    options: the values of the options.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    Options: ClassVar[type[Struct]]
    presets: ClassVar[dict[str, Struct]]
    calls: ClassVar[Calls]
    money: ClassVar[int] = 1
    faces: ClassVar[Faces] = "bohemian"
    advised: ClassVar[str] = "hlaska.core.adviser:Adviser"  # module and class of its adviser
    amounts: ClassVar[str] = ""  # module and class of its `CallAmounts`, "" where calls have none
    systems: ClassVar[tuple[str, ...]] = ()  # the options that name the convention of even and of odd chairs
    strong: ClassVar[bool] = False
    first_in: ClassVar[Mapping[str, str]] = {}
    known: ClassVar[tuple[str, ...]] = ()
    whole_acts: ClassVar[Mapping[Action, int]] = {}
    duplicate_options: ClassVar[Mapping[str, Any]] = {}  # what makes the deals of several tables the same
    partners: ClassVar[tuple[int, ...]] = ()  # masks of the seats that are partners in every deal
    counters: tuple[Counter, ...] = ()
    draw_heights: ClassVar[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 7)  # of ranks, where cards are drawn

    phases: Mapping[str, str]
    places: tuple[str, ...]
    ordered: frozenset[int]
    pack: tuple[int, ...]
    seats: int
    bound: int
    positions: Positions[Pub] | None = None
    options: Any

    def __init__(self, options: Struct | None = None) -> None:
        """Sets up the game under these house rules; default: the first preset.

        Raises BadOptions for a value that is none of its option's. A game checks besides what does not fit together.
        """
        self.options = next(iter(self.presets.values())) if options is None else options
        for option in schema(self.Options):
            check(option, getattr(self.options, option.name))

    # ------------------------------------------------------------ what a game writes
    @abstractmethod
    def start(self, match: Match, deck: Sequence[int]) -> tuple[State[Pub], list[Event]]:
        """Starts a new deal from a deck in dealing order."""

    @abstractmethod
    def legal(self, state: State[Pub], seat: int) -> tuple[Action, ...]:
        """Returns what a seat may do now, from `pub` and the entries the seat sees.

        Calls come with the quiet one (good, pass) first; () for a seat that may do nothing.
        """

    @abstractmethod
    def apply(self, state: State[Pub], seat: int, action: Action) -> tuple[State[Pub], list[Event]]:
        """Returns the state after an action; pure, and trusts that the action is legal."""

    @abstractmethod
    def finish(self, match: Match, state: State[Pub]) -> Match | None:
        """Returns the match after this deal; None while the deal runs."""

    @cached_property
    def explainer(self) -> Explainer[Pub]:
        """Returns what clients are told; a game sets its own."""
        return PlainExplainer(self.id, self.calls, self.place("hand0"))

    @cached_property
    def adviser(self) -> Adviser[Pub]:
        """Returns what search asks. It is `advised`, made when it is first asked for, because it imports the game."""
        adviser: Adviser[Pub] = resolve_name(self.advised)(self)
        return adviser

    # ------------------------------------------------------------ where it differs from the usual
    def call_dependence(self, pub: Pub) -> CallDependence | None:
        """Says what calls hang on beside these public numbers.

        None: on more, or calls are made while cards are played. Default: None.
        """
        return None

    def carried_numbers(self) -> tuple[Carried, ...]:
        """Says which public numbers calls only carry along. Default: none."""
        return ()

    @cached_property
    def tricks(self) -> int:
        """Returns the most tricks of a deal. Default: as many as each seat can play cards of the pack."""
        return len(self.pack) // self.seats

    @cached_property
    def players(self) -> int:
        """Returns how many play: as many as seats, unless somebody sits out."""
        return self.seats

    def opening(self) -> Match:
        """Returns the match before its first deal."""
        return Match((0,) * self.players, notes=fresh(self.counters, self.players))

    def chairs(self, match: Match) -> tuple[int, ...]:
        """Returns the player (chair) of each seat in the next deal.

        Those who sit out come last. Default: clockwise from `first`.
        """
        return tuple((match.first + seat) % self.players for seat in range(self.players))

    def knower(self, place: int, pub: Pub) -> int:
        """Returns a mask of seats that know a hidden card of this place. Default: the place's owner."""
        name = self.places[place]
        return 1 << int(name[4:]) if name.startswith("hand") else 0

    @cached_property
    def callable(self) -> tuple[Action, ...]:
        """Lists the calls that can become legal under the options, in their order. By default all; a game may leave
        out those that an option forbids (`hlaska.core.calls.calls_under`)."""
        return tuple(range(CALL, CALL + len(self.calls)))

    @property
    def has_payments(self) -> bool:
        """Tells whether results are payments, so that what some receive others pay. Else each scores its own."""
        return False

    @property
    def countdown_start(self) -> int:
        """Returns the score from which players count down to nothing; 0: they count up."""
        return 0

    def declarer(self, pub: Pub) -> int:
        """Returns the seat that plays the contract, as it stands now. It is -1 where nobody does, or not yet."""
        return -1

    def side(self, pub: Pub, seat: int) -> int:
        """Returns a mask of the seats publicly known to win and lose with a seat."""
        return next((mask for mask in self.partners if mask >> seat & 1), 1 << seat)

    def list_undertakings(self, pub: Pub) -> tuple[Undertaking, ...]:
        """Lists what seats undertook in a deal that is over, and what came of it. Default: nothing."""
        return ()

    @property
    def is_endless(self) -> bool:
        """Tells whether a match goes on until a limit of the table ends it (`hlaska.core.match_limit`)."""
        return self.is_duplicate

    @property
    def seating(self) -> str:
        """Returns how the first dealer is found (`core.seating`).

        It is `random_dealer` where the game has no option of that name.
        """
        return getattr(self.options, "seating", "random_dealer")

    @property
    def shuffle_policy(self) -> str:
        """Returns when the pack is shuffled: `first_deal_only`, `clock` or `every_deal`.

        An option of that name wins.
        """
        return getattr(self.options, "shuffle_policy", "every_deal")

    @property
    def has_same_deals(self) -> bool:
        """Tells whether tables with the same decks play the same deals whatever was done before.

        The nth deal then gives each chair the same cards, and nothing of it depends on how the match stands.

        Default: where the pack is shuffled for each deal; a game says so where earlier deals tell. Where a player cuts
        the pack `duplicate_action` does.
        """
        return self.shuffle_policy == "every_deal"

    @property
    def is_duplicate(self) -> bool:
        """Tells whether each deal is a deal of its own, by the option `duplicate`."""
        return bool(getattr(self.options, "duplicate", False))

    def duplicate_action(self, state: State[Pub]) -> Action | None:
        """Returns the cut that tables with the same deals make for the seat on turn. Default: none."""
        return None

    # ------------------------------------------------------------ what records ask
    def melds(self, state: State[Pub]) -> tuple[Phrase, ...]:
        """Returns the combinations declared or laid in the deal so far, marriages too, in order.

        Their args are `seat`, `value`. Default: none.
        """
        return ()

    def points(self, state: State[Pub]) -> tuple[int, ...]:
        """Counts what each seat has made in the deal so far.

        These are points in tricks, the last one included, and what was declared, shown or laid, as the game counts it
        at that moment. What a contract, a meld that is not saved, rounding and factors make of it is for the
        settlement; sharp cards in the talon of Mariáš are no seat's.

        Default: as clients are told, noughts before anything counts.
        """
        return self.explainer.points(self.view(state, -1)) or (0,) * self.seats

    def derive_numbers(self, state: State[Pub]) -> dict[str, Any]:
        """Derives the public numbers that follow from where the cards lie, by name.

        A position of a record need not say them and may say nothing else.

        Raises BadText for cards that cannot lie so. Default: what `positions` says.
        """
        return self.positions.derive_numbers(state.pub, state.places) if self.positions else {}

    def own_misfits(self, state: State[Pub]) -> Iterator[Misfit]:
        """Yields what contradicts by the rules of this game alone: `misfits` of its `position_check.py`."""
        yield from ()

    def find_unsaid_action(self, state: State[Pub], seat: int, coming: Sequence[Action]) -> Action | None:
        """Returns what a record made under older rules leaves out at this point.

        The seat then had no choice or was not asked; None: nothing. `coming`: the actions that follow in the record.
        """
        return None

    def arrange(self, state: State[Pub], coming: Iterable[Action]) -> tuple[Action, ...]:
        """Returns the turn that these actions begin with, in the order of records.

        Only where the rules set no order: announcements of one turn, cards of one combination. Default: nothing.
        """
        return ()

    def rename_numbers(self, numbers: dict[str, Any]) -> dict[str, Any]:
        """Returns public numbers of a position under the names that they have now. Default: as they are."""
        return numbers

    # ------------------------------------------------------------ written once
    def __reduce__(self) -> tuple[type[Game], tuple[Struct]]:
        """Pickles a game as its class and its options. Whatever else it holds is made of them."""
        return type(self), (self.options,)

    @final
    def in_order(self, state: State[Pub], actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Returns the actions of the seat on turn in the order of records.

        Those of one turn may be named in any order (`arrange`).
        """
        turn = self.arrange(state, actions)
        return (*turn, *actions[len(turn) :])

    @final
    @classmethod
    def duplicate_rules(cls, options: Struct) -> Struct:
        """Returns these house rules as tables with the same deals play them."""
        return change(options, dict(cls.duplicate_options))

    @final
    def restart(self, match: Match) -> Match:
        """Returns the match as a deal starts from it. In duplicate that is as it stands before the first deal."""
        return replace(self.opening(), first=match.first) if self.is_duplicate else match

    @final
    def carry(self, match: Match, after: Match) -> Match:
        """Returns the match after a deal that began from `restart(match)`.

        In duplicate its gains are added up, the deal passes to the left, and nothing else is left of it.
        """
        if not self.is_duplicate:
            return after
        scores = tuple(n + gain for n, gain in zip(match.scores, after.scores, strict=True))
        return replace(self.opening(), scores=scores, first=(match.first + 1) % self.players)

    @final
    def counters_by_name(self, match: Match) -> dict[str, Any]:
        """Returns the counters of a match by name, tuples by player."""
        return unpacked(self.counters, self.players, match.notes)

    @final
    def place(self, name: str) -> int:
        """Returns the index of a place by name."""
        return self.places.index(name)

    @final
    def call(self, text: str) -> Action:
        """Returns the action of a named call."""
        return CALL + self.calls.texts.index(text)

    @final
    def action_text(self, action: Action) -> str:
        """Writes an action.

        That is `QH`, `QH+` (with a declaration), `QH#2` (the second of distinguishable copies), or the call's text.
        """
        if action >= CALL:
            return self.calls[action].text
        how = action >> 6
        return card_text(action & 63) + ("", "+")[how] if how < 2 else f"{card_text(action & 63)}#{how}"

    @final
    def list_calls(self, actions: Iterable[Action]) -> list[Call]:
        """Lists actions as sentences name them (`hlaska.core.calls.format_some`). What is no call has its text."""
        texts = [(a, self.action_text(a)) for a in actions]
        return [self.calls[a] if a >= CALL else Call(text, text) for a, text in texts]

    @final
    def parse_action(self, text: str) -> Action:
        """Reads what `action_text` writes, generous in the form of cards, case and spaces. Raises BadText."""
        call = self.calls.find(text)
        if call is not None:
            return call
        body, how = text.strip(), 0
        if body.endswith("+"):
            body, how = body[:-1], 1
        elif "#" in body:
            body, _, digits = body.partition("#")
            if digits not in ("2", "3"):
                raise BadText(f"'{text}' is not an action; after # comes 2 or 3")
            how = int(digits)
        try:
            c = parse_card(body)
        except BadText:
            c = -1
        if c < 0:
            known = self.calls.find_same_kind(text)
            if known:
                raise BadText(f"'{text}' is no call of {self.id}: there is {self.calls.format_list(known)}")
            raise BadText(
                f"'{text}' is neither a card nor a call of {self.id}; calls are {self.calls.format_list()}"
            )
        return how << 6 | c

    @final
    def view(self, state: State[Pub], seat: int) -> View[Pub]:
        """Returns what one seat (-1: an onlooker) may know of a state."""
        legal = self.legal(state, seat) if seat >= 0 else ()
        return View(seat, state.pub, self.redact(state.places, seat), legal)

    @final
    def redact(self, places: Places, seat: int) -> Places:
        """Returns the places as a seat sees them."""
        return redact(places, seat, self.seats, self.ordered)

    @final
    def imagine(self, view: View[Pub], cards: Sequence[int]) -> State[Pub]:
        """Returns a state that this view could come from. It takes one card for every -1, place by place, in order."""
        return self.imagining(view)(cards)

    @final
    def imagining(self, view: View[Pub]) -> Callable[[Sequence[int]], State[Pub]]:
        """Imagines many worlds of one view, as `imagine` does."""
        others = ~(1 << view.seat) if view.seat >= 0 else ~0
        filling = [
            (i, entries, (self.knower(i, view.pub) & others) << 6, i in self.ordered)
            for i, entries in enumerate(view.places)
            if -1 in entries
        ]

        def imagined(cards: Sequence[int]) -> State[Pub]:
            rest, places = iter(cards), list(view.places)
            for i, entries, knowers, ordered in filling:
                filled = [next(rest) | knowers if e < 0 else e for e in entries]
                places[i] = tuple(filled if ordered else sorted(filled))
            return State(view.pub, tuple(places))

        return imagined


def phases_under(phases: Mapping[str, str], there: Mapping[str, bool]) -> dict[str, str]:
    """Returns the phases of a game under its options. `there`: whether those occur that an option may leave out."""
    return {name: help for name, help in phases.items() if there.get(name, True)}


def next_seat(seats: int, seat: int) -> int:
    """Returns the next seat clockwise."""
    return (seat + 1) % seats


Shuffle = Callable[[list[int]], None]
