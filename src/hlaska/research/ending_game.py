"""Offers endings with hidden cards as a game of OpenSpiel, small enough to be solved.

So one can see how a perfect player mixes its actions.

    import hlaska.research.ending_game
    import pyspiel
    game = pyspiel.load_game("hlaska_ending(game=sixtysix,preset=schnapsen,cards=2,seed=1)")

A deal is played at random until nobody draws any more, each hand has so many `cards`, and more cards than those of the
hands are unknown to an onlooker (a closed stock). Chance then chooses among all deals in which everything that
everybody saw is the same, each as likely; that earlier choices made some likelier is left out. `settings` are house
rules as `hlaska play` has them, with ; between them. What is paid is what a player gets over the mean of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, ClassVar, Final

import pyspiel

from hlaska.core.board import Event, cards_in
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.games import find_game
from hlaska.kernel.layout import COUNT, LEFT
from hlaska.research.encoding.observation import Encoder
from hlaska.research.environments.episode import Episode, shuffle_deck
from hlaska.research.openspiel import MOST, EpisodeState

NAME: Final = "hlaska_ending"
TRIES: Final = 20_000  # deals in which such an ending is looked for
WORLDS: Final = 20_000  # deals that one ending may have
ONLOOKER: Final = -1
_DEFAULTS: Final = {
    "game": "sixtysix",
    "preset": "schnapsen",
    "settings": "auto_claim=true",
    "cards": 2,
    "seed": 1,
}


# ---------------------------------------------------------------- which deals there may be
class Ending:
    """Holds an ending and its `worlds`.

    These are the deals that an onlooker cannot tell apart, each at the same point.
    """

    def __init__(self, game: str, preset: str, settings: str, cards: int, seed: int) -> None:
        """Raises BadText where no such ending is found, or where it has too many deals."""
        self.game = find_game(game, preset or None, [one for one in settings.split(";") if one])
        self.encoder = Encoder(self.game, recall=True)
        if cards < 1:
            raise BadText(f"cards={cards}: at least 1")
        self.cards = cards
        self.truth = self._find(Random(seed))
        self.worlds = self._worlds()

    def _find(self, rng: Random) -> Episode:
        for _ in range(TRIES):
            episode = Episode(self.encoder, shuffle_deck(self.game, rng))
            while not episode.over and not self._is_reached(episode):
                episode.do(rng.choice(episode.legal()))
            if not episode.over:
                return episode
        raise BadText(
            f"{self.game.id}: no ending with {self.cards} cards in each hand and a closed stock in {TRIES} deals"
        )

    def _is_reached(self, episode: Episode) -> bool:
        hands = self.hands(episode)
        if any(len(hand) != self.cards for hand in hands):
            return False
        position = self.game.adviser.position(episode._state)
        if position is None or position[LEFT] or position[COUNT]:
            return False
        return len(self.unseen(episode)) > self.game.seats * self.cards

    def hands(self, episode: Episode) -> list[list[int]]:
        """Returns the cards in each hand."""
        places = episode._state.places
        return [list(cards_in(places[self.game.place(f"hand{s}")])) for s in range(self.game.seats)]

    def unseen(self, episode: Episode) -> list[int]:
        """Returns the cards that no event has shown to everybody."""
        left = list(self.game.pack)
        for event in public_events(self.game, episode):
            for card in event.cards:
                if card >= 0 and card in left:
                    left.remove(card)
        return left

    def _worlds(self) -> list[Episode]:
        truth = self.truth
        deck, unseen, hands = truth.deck, self.unseen(truth), self.hands(truth)
        held = [[card for card in hand if card in unseen] for hand in hands]
        rest = [card for card in unseen if not any(card in hand for hand in held)]
        told = public_events(self.game, truth)
        found: list[Episode] = []
        for parts in split(sorted(unseen), [len(hand) for hand in held]):
            put = dict(
                zip([c for hand in held for c in hand] + rest, [c for p in parts for c in p], strict=True)
            )
            try:
                other = self._replay([put.get(card, card) for card in deck])
            except HlaskaError:
                continue  # somebody could not have played so
            if public_events(self.game, other) == told:
                found.append(other)
            if len(found) > WORLDS:
                raise BadText(f"{self.game.id}: more than {WORLDS} deals look like this ending; fewer cards")
        return found

    def _replay(self, deck: Sequence[int]) -> Episode:
        """Replays the deal with another deck to the same point. Raises HlaskaError where it cannot be played."""
        other = Episode(self.encoder, deck)
        for seat, action in self.truth.log:
            if other.seat != seat or action not in other.legal():
                raise BadText(f"{cards_text([action & 63])} is not legal")
            other.do(action)
        return other


def public_events(game: Game, episode: Episode) -> list[Event]:
    """Returns the events as everybody was told them."""
    return [event.for_seat(ONLOOKER) for step in episode._steps for event in step]


def split(cards: Sequence[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    """Splits cards into hands of these sizes and the rest, in every way."""
    if not sizes:
        yield [list(cards)]
        return
    for hand in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in hand]
        for others in split(left, sizes[1:]):
            yield [list(hand), *others]


@lru_cache(16)
def _make_ending(*values: Any) -> Ending:
    return Ending(*values)


def ending_of(game: Any) -> Ending:
    """Rebuilds the ending from a game's parameters, which alone are never lost in C++."""
    given = game.get_parameters()
    return _make_ending(*(given.get(name, default) for name, default in _DEFAULTS.items()))


# ---------------------------------------------------------------- the game
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Endings of the marriage group of card games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification=_DEFAULTS,
)


class EndingGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Offers an ending in which chance chooses the deal once."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _DEFAULTS | (params or {})
        ending = _make_ending(*(given[name] for name in _DEFAULTS))
        info = pyspiel.GameInfo(
            num_distinct_actions=ending.encoder.index.size,
            max_chance_outcomes=len(ending.worlds),
            num_players=ending.game.seats,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=ending.game.bound,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> EndingState:
        """Returns the state in which chance has not chosen yet."""
        return EndingState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> EndingObserver:
        """Makes an observer that says what one player knows as a string."""
        return EndingObserver()

    def max_chance_nodes_in_history(self) -> int:
        """Returns one, for the choice of the deal."""
        return 1


class EndingState(EpisodeState):
    """Holds one of the deals, or none yet."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.parameters = tuple(sorted(game.get_parameters().items()))

    @property
    def _ending(self) -> Ending:
        given = dict(self.parameters)
        return _make_ending(*(given.get(name, default) for name, default in _DEFAULTS.items()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Lists the deals with their chances, which are equal."""
        count = len(self._ending.worlds)
        return [(world, 1 / count) for world in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self._ending.worlds[action].copy()
        else:
            self.episode.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self._ending.encoder.index.text(action)

    def information_state_string(self, player: int | None = None) -> str:
        """Returns the own cards at the beginning and the actions since. All else is the same in every deal."""
        seat = self.current_player() if player is None else player
        if self.episode is None or seat < 0:
            return "nothing is dealt yet"
        ending = self._ending
        since = self.episode.log[len(ending.truth.log) :]
        own = set(ending.hands(self.episode)[seat]) | {a & 63 for s, a in since if s == seat and a < 256}
        words = [f"{s}:{ending.game.action_text(action)}" for s, action in since]
        return f"{seat} holds {cards_text(sorted(own))} {' '.join(words)}"

    def __str__(self) -> str:
        return "an ending" if self.episode is None else self.episode.text()


class EndingObserver:
    """Shows what one player knows, as a string; there is no tensor."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: EndingState, player: int) -> None:
        """Does nothing: there is no tensor."""

    def string_from(self, state: EndingState, player: int) -> str:
        """Returns the information state of a player."""
        return state.information_state_string(player)


pyspiel.register_game(_TYPE, EndingGame)
