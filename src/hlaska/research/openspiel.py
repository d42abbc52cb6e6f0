"""Offers all games as one game of OpenSpiel.

    import hlaska.research.openspiel
    import pyspiel
    game = pyspiel.load_game("hlaska(game=sixtysix,preset=schnapsen)")

Parameters: `game`, `preset`; `decks`, 0 for a deck dealt card by card as explicit chance, else one chance node with so
many decks, number k being the deck of seed k; `rungs`, of a ladder of bids (0: all of it); `worlds`, how hidden cards
are sampled anew: `known`, any that fit, or `believed`, as the player `strong` believes them. What is paid is what a
player gets over the mean of the others: zero-sum. Calls out of turn are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from hlaska.core.board import Event
from hlaska.core.cards import card_text, cards_text
from hlaska.core.errors import BadText
from hlaska.games import find_game
from hlaska.research.encoding.action_index import ActionIndex, kinds_of
from hlaska.research.encoding.observation import Encoder, Fold
from hlaska.research.environments.episode import Episode, shuffle_deck
from hlaska.research.environments.infostate_resampling import resample_deal

NAME: Final = "hlaska"
WORLDS: Final = ("known", "believed")
MOST: Final = 1e9  # what a deal may bring: doublings have no end in some games
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_DEFAULTS: Final = {"game": "sixtysix", "preset": "", "decks": 0, "rungs": 32, "worlds": "known"}


class Kit:
    """Holds what states of one game share; a copy is the same."""

    def __init__(self, game: str, preset: str, decks: int, rungs: int, worlds: str) -> None:
        """Raises BadText, BadGame or BadOptions for parameters that are none."""
        if decks < 0 or rungs < 0:
            raise BadText(f"decks={decks}, rungs={rungs}: at least 0")
        if worlds not in WORLDS:
            raise BadText(f"worlds='{worlds}': {' or '.join(WORLDS)}")
        self.values = game, preset, decks, rungs, worlds
        self.game = find_game(game, preset or None)
        self.decks, self.believed = decks, worlds == "believed"
        self.index = ActionIndex(self.game, rungs=rungs or None)
        self.plain = Encoder(self.game, index=self.index)
        self.recalling = Encoder(self.game, recall=True, index=self.index)
        self.kinds = kinds_of(self.game)
        self.chances = [(number, 1 / decks) for number in range(decks)]

    def __deepcopy__(self, memo: Any) -> Kit:
        return self

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _made, self.values

    @property
    def outcomes(self) -> int:
        return self.decks or len(self.kinds)


@lru_cache(64)
def _made(*values: Any) -> Kit:
    return Kit(*values)


def kit_of(game: Any) -> Kit:
    """Returns the kit for the parameters of a game.

    The Python half of a game may be lost in C++, its parameters not.
    """
    given = game.get_parameters()
    return _made(*(given.get(name, default) for name, default in _DEFAULTS.items()))


def _type(seats: int | None = None) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Marriage group of card games",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats or 4,
        min_num_players=seats or 2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


_TYPE: Final = _type()


class HlaskaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """Offers a game of Hláška under one of its presets."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _DEFAULTS | (params or {})
        kit = _made(*(given[name] for name in _DEFAULTS))
        info = pyspiel.GameInfo(
            num_distinct_actions=kit.index.size,
            max_chance_outcomes=kit.outcomes,
            num_players=kit.game.seats,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=kit.game.bound,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> HlaskaState:
        """Returns the state of a deck before its first card."""
        return HlaskaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HlaskaObserver | None:
        """Makes an observer of what one player sees.

        With perfect recall it also sees all that player was told.

        None for any other kind: what is public and what is private are not told apart. Raises ValueError for
        parameters.
        """
        if params:
            raise ValueError(f"an observer takes no parameters; given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return HlaskaObserver(kit_of(self), kind.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Counts the cards of the deck, or one choice of a deck."""
        kit = kit_of(self)
        return 1 if kit.decks else len(kit.game.pack)


class EpisodeState(pyspiel.State):  # type: ignore[misc]
    """Holds an `episode`, or none while chance deals. It says whose turn it is, and what came of it."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Returns the seat that is asked, or the marks for chance and for the end."""
        episode = self.episode
        if episode is None:
            return CHANCE
        return TERMINAL if episode.over else episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.over

    def is_chance_node(self) -> bool:
        return self.episode is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns what the framework makes of `_legal_actions`, without a way through C++."""
        if self.episode is None:
            return self._chance_actions()  # whoever is asked
        return self._legal_actions(self.episode.seat if player is None else player)

    def _legal_actions(self, player: int) -> list[int]:
        episode = self.episode
        return sorted(episode.numbers()) if episode and not episode.over and episode.seat == player else []

    def _chance_actions(self) -> list[int]:
        return [action for action, _ in self.chance_outcomes()]

    def returns(self) -> list[float]:
        """Returns what each seat gets over the mean of the others; noughts before the end."""
        if self.episode is None:
            return [0.0] * self.get_game().num_players()
        return list(self.episode.margins())


class HlaskaState(EpisodeState):
    """Holds a deal: the cards dealt so far, then an `episode`."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.kit = kit_of(game)
        self.dealt: list[int] = []

    # ------------------------------------------------------------ what may be done, and what came of it
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Lists the next cards by the copies that are left, or the decks."""
        kit = self.kit
        if kit.decks:
            return kit.chances.copy()
        left = [kit.game.pack.count(kind) - self.dealt.count(kind) for kind in kit.kinds]
        return [(i, count / sum(left)) for i, count in enumerate(left) if count]

    def _chance_actions(self) -> list[int]:
        return list(range(self.kit.decks)) if self.kit.decks else super()._chance_actions()

    def _apply_action(self, action: int) -> None:
        kit = self.kit
        if self.episode is not None:
            self.episode.step(action)
            return
        if kit.decks:
            self.dealt = list(shuffle_deck(kit.game, Random(action)))
        else:
            self.dealt.append(kit.kinds[action])
        if len(self.dealt) == len(kit.game.pack):
            self.episode = Episode(kit.recalling, self.dealt)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Returns what the observer with perfect recall writes, without making one at every call."""
        seat = self.current_player() if player is None else player
        if self.episode is None or not 0 <= seat < self.kit.game.seats:
            found: list[float] = super().information_state_tensor(seat)  # which refuses players that are none
            return found
        return _encode_fold(self.episode, self.kit.recalling, seat, listed=True).values()

    def information_state_string(self, player: int | None = None) -> str:
        """Returns what the observer with perfect recall says."""
        seat = self.current_player() if player is None else player
        if self.episode is None or not 0 <= seat < self.kit.game.seats:
            return str(super().information_state_string(seat))
        return _recall_text(self.episode, seat)

    def _action_to_string(self, player: int, action: int) -> str:
        kit = self.kit
        if player == pyspiel.PlayerId.CHANCE:
            return f"deck {action}" if kit.decks else f"deal {card_text(kit.kinds[action])}"
        found = self.episode.numbers().get(action) if self.episode is not None else None
        return kit.index.text(action) if found is None else kit.game.action_text(found)

    def __str__(self) -> str:
        if self.episode is None:
            return f"{self.kit.game.id}, dealt: {cards_text(self.dealt)}"
        return self.episode.text()

    # ------------------------------------------------------------ other deals that look the same
    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HlaskaState:
        """Deals anew so that a player was told exactly the same.

        The histories of all are right.

        With `decks` the first action in its history stays the number of the old deck, which says nothing of the new.
        """
        if self.episode is None:
            raise BadText("nothing is sampled anew while cards are being dealt")
        rng = Random(int(sampler() * 2**53))
        other = resample_deal(self.episode, player, rng, believed=self.kit.believed)
        state = self.get_game().new_initial_state()
        numbers = [self.kit.kinds.index(card) for card in other.deck]
        for number in self.history()[:1] if self.kit.decks else numbers:
            state.apply_action(number)
        if self.kit.decks:
            state.dealt = list(other.deck)
            state.episode = Episode(self.kit.recalling, other.deck)
        for _, action in other.log:
            state.apply_action(self.kit.index.index(action, state.episode.legal()))
        return state  # type: ignore[no-any-return]


class HlaskaObserver:
    """Shows what one player sees, as a tensor in named pieces and as a string."""

    def __init__(self, kit: Kit, recall: bool) -> None:
        self.recall = recall
        self.encoder = kit.recalling if self.recall else kit.plain
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = self.encoder.split(self.tensor)

    def set_from(self, state: HlaskaState, player: int) -> None:
        """Writes what a player sees into `tensor`, of which `dict` has the pieces."""
        episode = state.episode
        if episode is None:
            self.tensor.fill(0)
            return
        self.tensor[:] = _encode_fold(episode, self.encoder, player).vector()

    def string_from(self, state: HlaskaState, player: int) -> str:
        """Returns with perfect recall all that a player was told, else its view as JSON."""
        episode = state.episode
        if episode is None:
            return f"{player} dealing"
        if self.recall:
            return _recall_text(episode, player)
        return msgspec.json.encode(episode.view(player)).decode()


def _encode_fold(episode: Episode, encoder: Encoder, player: int, *, listed: bool = False) -> Fold:
    fold = episode.fold(player, encoder, listed=listed)
    return encoder.encode_fold(episode.view(player), episode.events(player), episode.knowledge(player), fold)


def _recall_text(episode: Episode, player: int) -> str:
    """Writes all that a player was told, a word for each event."""
    events, words = episode.events(player), episode.words[player]
    words += map(_event_word, events[len(words) :])
    return " ".join([str(player), *words])


@lru_cache(4096)
def _event_word(event: Event) -> str:
    """Writes an event in a word."""
    where = f"{event.src}>{event.dst}" if event.cards else ""
    cards = ",".join(map(str, event.cards))
    return f"{event.kind}:{event.seat}:{event.value}:{where}:{cards}:{event.to}"


pyspiel.register_game(_TYPE, HlaskaGame)
