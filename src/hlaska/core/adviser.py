"""Answers search about a game: the kernel's position, payoffs, aims, and what is usual.

Everything has an answer by default, with which computer players finish a deal. A game that they shall play well has an
adviser of its own, in `adviser.py` of its folder: that imports the game, which names it (`Game.advised`), makes it when
it is first asked for (`Game.adviser`) and does not need it to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import ClassVar, Final, Generic, NamedTuple, Protocol

from hlaska.core.actions import Action
from hlaska.core.board import Event, State
from hlaska.core.errors import BadText
from hlaska.core.kernel_positions import Positions
from hlaska.core.partner_duties import PartnerDuty
from hlaska.core.public import Item, Pub
from hlaska.core.view import View


class Advice(NamedTuple):
    """Says what is usual for a seat, from its view alone.

    turn: the actions of the whole turn, () where nothing is usual.
    agreed: the partner reads a message in it, so a player who has agreed to the convention keeps to it.
    """

    turn: tuple[Action, ...] = ()
    agreed: bool = False


class Prospect(NamedTuple):
    """Says what a seat heads for before cards are played, as far as it knows.

    It is for players that plan ahead.

    trump: the suit or -1.
    aim: what this seat's contract is about: 0 points (or it has none), 1 winning every trick, -1 winning none.
    above: the kernel's word for the order of the ranks (0: number order).
    """

    trump: int = -1
    aim: int = 0
    above: int = 0


Chances = tuple[tuple[float, float], tuple[float, float]]
"""How likely something is by whether a playout brings it, then by whether it can be had with all cards open."""

OPEN_MOSTLY: Final[Chances] = ((0.0, 0.75), (0.25, 1.0))


class Contest(NamedTuple):
    """Says that most of a play's pay hangs on whether some seats reach a total.

    side: mask of these seats.
    total: points in tricks of the whole play, with marriages where they set trumps, which are part of the play.
    unit: what such points are multiples of.
    shared: whether the others have the points that these seats do not have.
    chances: how likely good players reach it.
    """

    side: int
    total: int
    unit: int = 1
    shared: bool = False
    chances: Chances = OPEN_MOSTLY


class Slots(NamedTuple):
    """Says where the cards that are hidden from a seat may lie.

    places: for every -1 of its view, in order, the place and the card proved to lie there or -1.
    may: for every card that is not proved the mask of the places where it may lie.
    """

    places: tuple[tuple[int, int], ...]
    may: dict[int, int]


class Belief(Protocol):
    """Tells a deal again. It says how the hidden cards of an imagined world came to lie there, by what seats choose."""

    def redraw_choices(self, cards: list[int], rng: Random) -> float:
        """Makes the choices of the others anew in a world, never against what is known.

        Says how likely everything was called as it was, which is more than 0.

        cards: one for every hidden place, changed in place.
        """


Tally = tuple[tuple[int, ...], ...]
"""Words of a position (`hlaska.kernel.layout`), in groups whose sum counts."""


class EndReading(NamedTuple):
    """Holds what `Adviser.payoff` reads of an end.

    Ends that agree in it pay the same.

    sums: groups of words of the position whose sum counts.
    sides: by seat the side whose marriages it makes, which count in their order, as trumps or plain; () for none.
    last_card: the card of which it counts who played it to the last trick, and whether it won; -1 for none.
    card_before: the card of which it counts who won the trick before with it; -1 for none.
    compared: the seat whose hand is compared with the others', by whether one has a card above the other; -1: none.
    frame: what is read beside the position.
    factors: the numbers that multiply the parts of the payoff (`Adviser.payoff_parts`), which hang on nothing else.
    """

    sums: Tally
    sides: tuple[int, ...] = ()
    last_card: int = -1
    card_before: int = -1
    compared: int = -1
    frame: Hashable = None
    factors: tuple[int, ...] = (1,)


class AdvisedGame(Protocol[Pub]):
    """Says what the defaults of an adviser ask of its game.

    id: the game's name.
    positions: what makes the kernel's positions; None where the kernel does not know the play.
    """

    id: ClassVar[str]

    @property
    def positions(self) -> Positions[Pub] | None: ...

    def side(self, pub: Pub, seat: int) -> int: ...


class Adviser(Generic[Pub]):
    """Answers questions about the states and views of one game.

    aims: what its contracts can be about, as in `Prospect.aim`.
    """

    aims: ClassVar[tuple[int, ...]] = (0,)
    summed_words: ClassVar[tuple[int, ...]] = ()
    """The words of a position that `payoff` reads, beside what is in `payoff_key`, where it only adds, rounds and
    compares them: they may be symbols then (`hlaska.research.batch.symbolic_execution`). (): it asks more of them."""

    def __init__(self, game: AdvisedGame[Pub]) -> None:
        self.game = game

    # ------------------------------------------------------------ the play, as the kernel has it
    def position(self, state: State[Pub]) -> list[int] | None:
        """Returns the kernel's words for the play in progress.

        It is None when no cards are being played.

        Default: that of the game's `positions`.
        """
        made = self.game.positions
        if made is None or state.pub.phase not in made.phases:
            return None
        return made.full_position(state.pub, state.places)

    def playout_position(self, state: State[Pub]) -> list[int] | None:
        """Returns the position on which search plays on.

        In it players have done what they are sure to do without being asked for a card, such as claiming what they have
        reached.
        """
        return self.position(state)

    def payoff(self, state: State[Pub], position: Sequence[int]) -> tuple[int, ...]:
        """Returns what each seat gets (smallest units) if the play ends with this position.

        `state`: where the play was.
        """
        raise BadText(f"{self.game.id} has no play to be settled in phase '{state.pub.phase}'")

    def items(self, state: State[Pub], position: Sequence[int]) -> tuple[Item, ...]:
        """Returns the items by which `payoff` comes about, for who tells why.

        () where the game does not take it apart.
        """
        return ()

    def payoff_words(self, state: State[Pub], position: Sequence[int]) -> Tally | None:
        """Returns what `payoff` reads of an end, beside `frame` and the cards of `last_trick_cards`.

        The end is one of the play that a position begins. Where all that is equal, ends pay the same. None: more than
        sums of words can tell.
        """
        return None

    def last_trick_cards(self, state: State[Pub]) -> int | None:
        """Returns the mask of cards whose place in the last two tricks counts in `payoff`.

        It is None where the payoff depends on more than them, what each side took and the marriages in their order.
        """
        return None

    def scoring_side(self, state: State[Pub]) -> int:
        """Returns a mask of the seats whose points decide what remains of `payoff`.

        The more they take of what is left, the more they get and the less the others; 0 where it hangs on more than
        that.
        """
        return 0

    def points_needed(self, state: State[Pub]) -> int:
        """Returns the points that the seats of `scoring_side` need, 0 where every point counts.

        Marriages are included, and the whole play counts. Little but reaching them matters for the one side and the
        other.
        """
        return 0

    def contest(self, state: State[Pub], position: Sequence[int]) -> Contest | None:
        """Returns the threshold that most of the pay depends on, if open cards predict it.

        They do where they tell better who gets it than playouts do, at this `position`; None where they do not.
        Default: what is `points_needed`.
        """
        need = self.points_needed(state)
        return Contest(self.scoring_side(state), need) if need else None

    def surrender_payoff(self, state: State[Pub]) -> tuple[int, ...]:
        """Returns what each seat gets if the declarer gives up before a card is played.

        Good players do so with contracts that cannot be made; () where nobody can.
        """
        return ()

    def payoff_thresholds(self, state: State[Pub]) -> tuple[int, ...]:
        """Returns the totals, ascending, from which on `payoff` differs in a play to a target.

        Between two of them it depends on nothing but which seat has more. It is () where every point may count.
        """
        return ()

    def payoff_key(self, state: State[Pub]) -> Hashable:
        """Returns all that `payoff` reads of the state besides the position.

        Where it is equal, equal ends pay the same.
        """
        return state.pub, state.places

    def model(self) -> Sequence[int]:
        """Returns the tables of a learned model by which playouts choose cards, () for none.

        It is for plays about points (`hlaska.kernel.model`).
        """
        return ()

    def card_prior(self) -> Sequence[int]:
        """Returns the numbers of a model that weighs beside playouts, where they leave it open.

        () where there is none.
        """
        return ()

    def read_end(self, state: State[Pub], position: Sequence[int]) -> EndReading | None:
        """Says what `payoff` reads of an end; None where the game does not say.

        `position`: one of the play, at its beginning or end.
        """
        return None

    def payoff_parts(self, state: State[Pub], position: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """Takes `payoff` apart: a row by seat for each factor of `read_end`, which multiplies it.

        The sum of the products is the payoff.
        """
        return (self.payoff(state, position),)

    # ------------------------------------------------------------ what a seat makes of it
    def prospect(self, state: State[Pub], seat: int) -> Prospect:
        """Returns what `seat` is heading for. It reads `pub` and the entries the seat sees, like `Game.legal`."""
        return Prospect(state.pub.trump)

    def convention(self, view: View[Pub]) -> Advice:
        """Returns what is usual for the seat of the view.

        It is what its side's convention says, or else how one bids, passes cards and gives up without looking ahead.

        Every action is legal in its turn.
        """
        return Advice()

    @property
    def has_convention(self) -> bool:
        """Tells whether anything is usual in the game: else nobody need be asked (`convention`)."""
        return type(self).convention is not Adviser.convention

    def measured_turn(self, view: View[Pub]) -> tuple[Action, ...]:
        """Returns the turn measured to do better than `convention`, () where none was.

        It was measured against players who keep to the convention. Also () where more is agreed with the partner than
        can be measured.
        """
        return ()

    def likelihood(self, view: View[Pub], events: Sequence[Event]) -> Callable[[State[Pub]], float] | None:
        """Returns how likely the others did what they did in this world, 0 to 1.

        It is about what they did before the play, if a world imagined for this view were true; None where nothing can
        be read. `events`: all the seat's events of the deal.
        """
        return None

    def full_likelihood(
        self, view: View[Pub], events: Sequence[Event]
    ) -> Callable[[State[Pub]], float] | None:
        """Returns a `likelihood` with all that can be read: for players that read more closely."""
        return self.likelihood(view, events)

    def make_proposal(
        self, view: View[Pub], events: Sequence[Event], slots: Slots
    ) -> Callable[[list[int], Random], None] | None:
        """Puts the cards of a world where choices before the play have probably taken them.

        A world has one card for every hidden place and is changed in place, never against what is known; how likely it
        is then `full_likelihood` says. None: nothing is known of it.
        """
        return None

    # ------------------------------------------------------------ what a hand would choose and call
    has_call_policy: ClassVar[bool] = False
    """Whether the game knows what a hand would call (`sample_turn`)."""

    def make_belief(self, view: View[Pub], events: Sequence[Event], slots: Slots) -> Belief | None:
        """Makes a belief from what the others chose and called.

        Returns None where nothing can be read from it.

        `events`: all the seat's events of the deal.
        """
        return None

    def sample_turn(self, state: State[Pub], seat: int, rng: Random) -> tuple[Action, ...]:
        """Samples the turn that a seat would probably choose before the play, by its hand.

        () where the game does not know.
        """
        return ()

    def is_first_to_call(self, view: View[Pub]) -> bool:
        """Tells whether nothing was said yet that could be read, and all others answer later.

        What others will say `sample_turn` knows: worlds by what is known alone are then as good as resampled ones.
        """
        return False

    def distinct_actions(self, view: View[Pub]) -> Sequence[Action]:
        """Returns the legal actions that are worth comparing.

        Of those that differ by nothing that the seat can know it is one.
        """
        return view.legal

    # ------------------------------------------------------------ what is owed to a partner
    def truthful_actions(self, view: View[Pub]) -> Sequence[Action]:
        """Lists the legal actions that tell the partner nothing that the hand does not have.

        Players choose among these. Default: all, as where calls mean nothing beside what they do.
        """
        return view.legal

    def is_sound_choice(self, view: View[Pub], cards: Sequence[Action]) -> bool:
        """Tells whether a choice of several cards keeps what the side counts on.

        Players search among such choices. Default: all are.
        """
        return True

    def known_partners(self, view: View[Pub]) -> int:
        """Returns a mask of the seats known to be on this one's side, itself included."""
        return self.game.side(view.pub, view.seat)

    def partner_duties(self, view: View[Pub], action: Action) -> tuple[PartnerDuty, ...]:
        """Lists what the game's conventions made the seat owe its partner.

        Each says whether the action kept it. A sure winner of the partner is checked in every game
        (`hlaska.core.sure_winner`). Default: nothing.
        """
        return ()

    # ------------------------------------------------------------ where wrong cards are taken and penalised
    def bot_view(self, view: View[Pub]) -> View[Pub]:
        """Returns the view with the actions that computer players choose among.

        Left out are cards that break a rule of play, where a house rule takes them to penalise them when they are
        challenged. So are challenges, which are a matter of proof (`proven_challenge`) and not of chance, and calls
        that the seat knows to be wrong or that no player can gain by.

        Default: all that is legal.
        """
        return view

    def proven_challenge(self, view: View[Pub], events: Sequence[Event]) -> Action | None:
        """Returns a challenge that the seat's events of the deal prove to be right. It is None where there is none."""
        return None
