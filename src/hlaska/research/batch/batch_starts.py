"""Makes states in which cards are played, for batches to begin with. Their decks are random and bid quietly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from hlaska.bots.call_rollout import Supposition, rollout_calls
from hlaska.core.actions import CALL, Action
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.match import next_deck
from hlaska.kernel.acts import ACT, LAY
from hlaska.kernel.batch.words import ACTS
from hlaska.kernel.layout import LEFT

TRIES: Final = 60  # deals for each state that is wanted


def sample_starts(game: Game, count: int, seed: int = 0) -> list[Any]:
    """Deals at random and bids as quiet players do; every other deal is doubled.

    The states are those of the first lead, or, where combinations are laid before, of the first card after the stock.
    Raises BadText where hardly any deal comes to the play of cards.
    """
    rng, match, found = Random(seed), game.opening(), []
    for i in range(TRIES * count):
        state, _ = game.start(match, next_deck(game, match, rng.shuffle))
        state = rollout_calls(game, state, -1, Supposition(raised=i % 2 == 0))
        state = _after_stock(game, state, rng) if has_combinations(game) else state
        if state.pub.turn >= 0 and game.adviser.position(state) is not None:
            found.append(state)
        if len(found) == count:
            return found
    raise BadText(f"{game.id}: {len(found)} of {TRIES * count} deals came to the play of cards, not {count}")


def begin_deal(game: Game, deck: Sequence[int]) -> Any:
    """Deals a deck, after the quietest cut."""
    *_, state = _opening(game, deck)
    return state


def opening_calls(game: Game) -> set[Action]:
    """Returns the calls, such as cuts, that are made before anybody has a card."""
    *before, _ = _opening(game, game.pack)
    return {action for state in before for action in game.legal(state, state.pub.turn)}


def _opening(game: Game, deck: Sequence[int]) -> Iterator[Any]:
    """Yields the states of a deal up to the first with cards in hands."""
    state, _ = game.start(game.opening(), deck)
    first = game.place("hand0")
    while not any(state.places[first : first + game.seats]):
        yield state
        state, _ = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    yield state


def skip_calls(game: Game, state: Any) -> Any:
    """Goes on by the first call where no move of a batch is asked."""
    while state.pub.turn >= 0 and game.adviser.position(state) is None:
        state, _ = game.apply(state, state.pub.turn, game.legal(state, state.pub.turn)[0])
    return state


def _after_stock(game: Game, state: Any, rng: Random) -> Any:
    """Plays cards at random, and lays nothing, until the stock is empty."""
    state = skip_calls(game, state)
    while (position := game.adviser.position(state)) is not None and position[LEFT]:
        legal = game.legal(state, state.pub.turn)
        moves = [a for a in legal if a < CALL or is_act(game, a)] or list(legal)
        state = skip_calls(game, game.apply(state, state.pub.turn, rng.choice(moves))[0])
    return state


def act_of(game: Game, action: Action) -> int:
    """Returns the kernel's act that a call is in a batch, -1 for none."""
    if action in game.whole_acts:
        return game.whole_acts[action]
    return next(iter(game.calls[action].acts), -1)


def is_act(game: Game, action: Action) -> bool:
    """Tells whether a call is an act that batches have: drawing, exchanging, closing."""
    return ACT <= act_of(game, action) < ACT + ACTS


def whole_position(game: Game, state: Any) -> list[int] | None:
    """Returns the position of a state of a whole deal, with what playouts leave out."""
    if game.whole_acts and game.positions is not None:
        return game.positions.whole_position(state.pub, state.places)
    return game.adviser.position(state)


def play_position(game: Game, state: Any) -> list[int] | None:
    """Returns the position in which a batch goes on from a given state, without combinations."""
    return game.adviser.position(state) if has_combinations(game) else whole_position(game, state)


def has_combinations(game: Game) -> bool:
    """Tells whether combinations are laid during play, by calls that a batch does not have."""
    return any(act >= LAY for action in game.callable for act in game.calls[action].acts)
