"""What search asks of a game: the kernel's position, what an end pays, what a seat heads for, what is usual.

Everything has an answer by default, with which computer players finish a deal. A game that they shall play well has an
adviser of its own, in `adviser.py` of its folder: that imports the game, which names it (`Game.advised`), makes it when
it is first asked for (`Game.adviser`) and does not need it to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import ClassVar, Final, Generic, NamedTuple, Protocol

from hlaska.core.board import Event, State
from hlaska.core.errors import BadText
from hlaska.core.game import Action, Game, View
from hlaska.core.public import Item, Pub


class Advice(NamedTuple):
    """What is usual for a seat, from its view alone. `turn`: the actions of the whole turn, () where nothing is usual;
    `agreed`: the partner reads a message in it, so that a player who has agreed to the convention keeps to it."""

    turn: tuple[Action, ...] = ()
    agreed: bool = False


class Prospect(NamedTuple):
    """What a seat is heading for before the cards are played, as far as it knows: for players that plan ahead.

    trump: the suit or -1; aim: what this seat's contract is about: 0 points (or it has none), 1 winning every trick,
    -1 winning none;
    above: the kernel's word for the order of the ranks (0: number order).
    """

    trump: int = -1
    aim: int = 0
    above: int = 0


Chances = tuple[tuple[float, float], tuple[float, float]]
"""How likely something is by whether a playout brings it, then by whether it can be had with all cards open."""

OPEN_MOSTLY: Final[Chances] = ((0.0, 0.75), (0.25, 1.0))


class Contest(NamedTuple):
    """What most of a play's pay hangs on: whether some seats reach a total.

    side: mask of them; total: points in tricks of the whole play, with marriages where they set trumps, which are part
    of the play; unit: what such points are multiples of; shared: whether the others have what they have not; chances:
    how likely good players reach it.
    """

    side: int
    total: int
    unit: int = 1
    shared: bool = False
    chances: Chances = OPEN_MOSTLY


class Slots(NamedTuple):
    """What is hidden from a seat. places: for every -1 of its view, in order, the place and the card proved to lie
    there or -1; may: for every card that is not proved the mask of the places where it may lie."""

    places: tuple[tuple[int, int], ...]
    may: dict[int, int]


class Retelling(Protocol):
    """Tells a deal again: how the hidden cards of an imagined world came to lie there, by what seats choose."""

    def again(self, cards: list[int], rng: Random) -> float:
        """Makes the choices of the others anew in a world (`cards`: one for every hidden place, changed in place),
        never against what is known, and says how likely everything was called as it was: more than 0."""


Tally = tuple[tuple[int, ...], ...]
"""Words of a position (`hlaska.kernel.layout`), in groups whose sum counts."""


class Adviser(Generic[Pub]):
    """Answers about the states and views of one game. `aims`: what its contracts can be about, as in `Prospect.aim`."""

    aims: ClassVar[tuple[int, ...]] = (0,)

    def __init__(self, game: Game[Pub]) -> None:
        self.game = game

    # ------------------------------------------------------------ the play, as the kernel has it
    def position(self, state: State[Pub]) -> list[int] | None:
        """The kernel's words for the play in progress; None when no cards are being played. Default: that of the game's
        `positions`."""
        made = self.game.positions
        if made is None or state.pub.phase not in made.phases:
            return None
        return made.full_position(state.pub, state.places)

    def playout(self, state: State[Pub]) -> list[int] | None:
        """The position on which search plays on: in it whatever players are sure to do without being asked for a card,
        such as claiming what they have reached."""
        return self.position(state)

    def payoff(self, state: State[Pub], position: Sequence[int]) -> tuple[int, ...]:
        """What each seat gets (smallest units) if the play that `state` is in ends with this position."""
        raise BadText(f"{self.game.id} has no play to be settled in phase '{state.pub.phase}'")

    def items(self, state: State[Pub], position: Sequence[int]) -> tuple[Item, ...]:
        """The items by which `payoff` comes about, for who tells why; () where the game does not take it apart."""
        return ()

    def tallied(self, state: State[Pub], position: Sequence[int]) -> Tally | None:
        """What `payoff` reads of an end of the play that a position begins, beside what `frame` names and the cards of
        `marked`: where all that is equal, ends pay the same. None: more than sums of words can tell."""
        return None

    def marked(self, state: State[Pub]) -> int | None:
        """Mask of the cards whose place in the last two tricks counts in `payoff`; None where the payoff hangs on more
        than them, what each side took and the marriages in their order."""
        return None

    def counted(self, state: State[Pub]) -> int:
        """Mask of the seats whose points decide what `payoff` makes of the cards still to be played: the more they take
        of what is left, the more they get and the less the others; 0 where it hangs on more than that."""
        return 0

    def needed(self, state: State[Pub]) -> int:
        """The points, marriages included, that the seats of `counted` need in the whole play where little but reaching
        them counts for the one side and the other; 0 where every point does."""
        return 0

    def contest(self, state: State[Pub], position: Sequence[int]) -> Contest | None:
        """What most of the pay of a play (at its `position`) hangs on, where open cards tell better who gets it than
        playouts do; None where they do not. Default: what is `needed`."""
        need = self.needed(state)
        return Contest(self.counted(state), need) if need else None

    def retreat(self, state: State[Pub]) -> tuple[int, ...]:
        """What each seat gets if who has won the contract of a state gives it up before a card is played, which good
        players do with contracts that cannot be made; () where nobody can."""
        return ()

    def steps(self, state: State[Pub]) -> tuple[int, ...]:
        """Of a play that ends at a target: the totals, ascending, from which on `payoff` differs; between two of them
        it hangs on nothing but which seat has more. () where every point may count."""
        return ()

    def frame(self, state: State[Pub]) -> Hashable:
        """All that `payoff` reads of the state besides the position: where it is equal, equal ends pay the same."""
        return state.pub, state.places

    def model(self) -> Sequence[int]:
        """The tables of a learned model of a card decision in plays about points (`hlaska.kernel.model`), by which
        playouts choose; () where there is none."""
        return ()

    def leaning(self) -> Sequence[int]:
        """Those of a model that weighs beside what playouts bring, where they leave it open; () where there is none."""
        return ()

    # ------------------------------------------------------------ what a seat makes of it
    def prospect(self, state: State[Pub], seat: int) -> Prospect:
        """What `seat` is heading for; reads `pub` and the entries the seat sees, like `Game.legal`."""
        return Prospect(state.pub.trump)

    def convention(self, view: View[Pub]) -> Advice:
        """What is usual for the seat of the view: what its side's convention says, or else how one bids, passes cards
        and gives up without looking ahead. Every action is legal in its turn."""
        return Advice()

    @property
    def conventional(self) -> bool:
        """Whether anything is usual in the game: else nobody need be asked (`convention`)."""
        return type(self).convention is not Adviser.convention

    def measured(self, view: View[Pub]) -> tuple[Action, ...]:
        """The turn that was measured to do better than `convention` against players who keep to that; () where nothing
        was, and where more is agreed with the partner than can be measured."""
        return ()

    def likelihood(self, view: View[Pub], events: Sequence[Event]) -> Callable[[State[Pub]], float] | None:
        """How likely, 0 to 1, the other seats would have done what they did before the play if a world imagined for
        this view were true; None where nothing can be read. `events`: all the seat's events of the deal."""
        return None

    def reading(self, view: View[Pub], events: Sequence[Event]) -> Callable[[State[Pub]], float] | None:
        """As `likelihood`, with all that can be read: for players that read more closely."""
        return self.likelihood(view, events)

    def arranging(
        self, view: View[Pub], events: Sequence[Event], slots: Slots
    ) -> Callable[[list[int], Random], None] | None:
        """Puts the cards of a world (one for every hidden place, in place) where choices before the play have probably
        taken them, never against what is known; how likely it is then `reading` says. None: nothing is known of it."""
        return None

    # ------------------------------------------------------------ what a hand would choose and call
    habitual: ClassVar[bool] = False
    """Whether the game knows what a hand would call (`habit`)."""

    def retelling(self, view: View[Pub], events: Sequence[Event], slots: Slots) -> Retelling | None:
        """What the others chose and called, to be told again for a seat; None where nothing can be read from it.
        `events`: all the seat's events of the deal."""
        return None

    def habit(self, state: State[Pub], seat: int, rng: Random) -> tuple[Action, ...]:
        """The turn that a seat would probably choose before the play, drawn by chance from what its own hand is worth;
        () where the game does not know."""
        return ()

    def foreseen(self, view: View[Pub]) -> bool:
        """Whether nobody has told anything yet that could be read, and the own choice comes before all that others
        will say, which `habit` knows: worlds by what is known alone are then as good as worlds told again."""
        return False

    def distinct(self, view: View[Pub]) -> Sequence[Action]:
        """The legal actions that are worth comparing: of those that differ by nothing that the seat can know one."""
        return view.legal

    # ------------------------------------------------------------ where wrong cards are taken and penalised
    def lawful(self, view: View[Pub]) -> View[Pub]:
        """The view with the actions that computer players choose among: without cards that break a rule of play, where
        a house rule takes them to penalise them when they are challenged, without challenges, which are a matter of
        proof (`proved`) and not of chance, and without calls that the seat knows to be wrong or that no player can gain
        by. Default: all that is legal."""
        return view

    def proved(self, view: View[Pub], events: Sequence[Event]) -> Action | None:
        """A challenge that the seat's events of the deal prove to be right; None: there is none."""
        return None
