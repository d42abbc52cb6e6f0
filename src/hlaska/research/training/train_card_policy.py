"""Trains the model of a card decision of games without a stock, by imitating search.

Deals are bid by what is usual and played by the rule of thumb. In some of the decisions every card is tried on the
worlds that `strong` would draw for that seat, each played out and settled by the engine, and what it brings is noted
beside how the card looks (`hlaska.kernel.model`). The tables are fitted so that the better a card did, the likelier it
is chosen. Hidden cards are never read; everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from hlaska.bots.call_rollout import choose_default_turn
from hlaska.bots.decision import DecisionContext
from hlaska.bots.evaluation.playouts import NOISE, PlayoutValueFunction, policy_of
from hlaska.bots.samples import deviation
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import Action
from hlaska.core.board import Event
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of
from hlaska.kernel.model import MODEL_WORDS
from hlaska.kernel.play import legal_now, pairs_now
from hlaska.kernel.policy import MODEL, SCORE, choose, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.research.training.fitting import fit_choices
from hlaska.research.training.train_cards import SCALE, TEST_EVERY, Decision, looks_of, regret

WORLDS: Final = 12
REPEATS: Final = 8  # playouts of each world: they cost less than worlds do
SHARE: Final = 0.35  # of the decisions of a deal, how many are searched
SOFT: Final = (
    0.2  # of the usual deviation of what cards bring: of two cards so far apart one is e times as likely
)
DEALS: Final = 2000  # deals of a duel
TIMES: Final = 4  # playouts of each of them


class DealInProgress(NamedTuple):
    """Holds a deal in progress, and what each seat was told of it."""

    state: Any
    seen: list[list[Event]]


# ---------------------------------------------------------------- deals
def bid_deal(game: Game, rng: Random) -> DealInProgress:
    """Bids a new deal as usual, up to the first card; over where nobody plays."""
    state, events = game.start(game.opening(), rng.sample(list(game.pack), len(game.pack)))
    deal = DealInProgress(state, [[e.for_seat(seat) for e in events] for seat in range(game.seats)])
    while deal.state.pub.turn >= 0 and game.adviser.position(deal.state) is None:
        seat = deal.state.pub.turn
        for action in choose_default_turn(game, deal.state, seat, game.legal(deal.state, seat), None):
            deal = apply_action(game, deal, action)
    return deal


def apply_action(game: Game, deal: DealInProgress, action: Action) -> DealInProgress:
    """Plays an action of the seat on turn."""
    state, events = game.apply(deal.state, deal.state.pub.turn, action)
    for seat, seen in enumerate(deal.seen):
        seen += [e.for_seat(seat) for e in events]
    return DealInProgress(state, deal.seen)


# ---------------------------------------------------------------- deciding
def search_decision(
    game: Game, deal: DealInProgress, b: list[int], judge: PlayoutValueFunction, rng: Random
) -> Decision | None:
    """Searches one decision of the seat to move, every card tried. Returns None where there is nothing to decide."""
    mask, seat = legal_now(b)[0], b[word.TURN]
    if mask & (mask - 1) == 0 or pairs_now(b) & mask:
        return None
    cards = cards_of(mask)
    worlds = DecisionContext(game, game.view(deal.state, seat), deal.seen[seat], BeliefSampler).world_sampler
    states = [worlds.draw(rng) for _ in range(WORLDS)]
    brings = [fmean(gains) for gains in judge.after_moves(states, seat, cards, REPEATS)]
    rule = choose(b, policy_of(game, deal.state), 0, rng.getrandbits(60), [])
    return Decision([looks_of(b, card) for card in cards], brings, cards.index(rule))


def sample_decisions(game: Game, rng: Random) -> Iterator[Decision]:
    """Samples decisions of a deal that is played mostly by the rule of thumb.

    Yields none of a deal that is not about points.
    """
    deal, judge = bid_deal(game, rng), PlayoutValueFunction(game, rng)
    while deal.state.pub.turn >= 0:
        b = game.adviser.playout_position(deal.state)
        policy = policy_of(game, deal.state)
        if b is None or policy != policy_word([SCORE] * game.seats):
            return
        if rng.random() < SHARE:
            found = search_decision(game, deal, b, judge, rng)
            if found is not None:
                yield found
        deal = apply_action(game, deal, choose(b, policy, NOISE, rng.getrandbits(60), []))


# ---------------------------------------------------------------- the whole
def train(game: Game, count: int, seed: int, say: Callable[[str], None]) -> list[int]:
    """Trains the tables on so many decisions. Raises BadText for a game in which cards are drawn from a stock."""
    jit.start()
    rng = Random(seed)
    check_game(game, rng)
    found: list[Decision] = []
    while len(found) < count:
        found += sample_decisions(game, rng)
    kept, tested = [d for i, d in enumerate(found) if i % TEST_EVERY], found[::TEST_EVERY]
    spread = fmean(deviation(d.brings) for d in kept)
    table = fit_choices([d.looks for d in kept], [d.brings for d in kept], SOFT * spread, MODEL_WORDS)
    tables = [round(float(w) * SCALE) for w in table]
    for name, gap in (
        ("rule", [max(d.brings) - d.brings[d.rule] for d in tested]),
        ("model", regret(tables, tested)),
    ):
        say(f"{name}: {fmean(gap):.3f} lost in each of {len(gap)} other decisions")
    for role, mean, error in duel(game, tables, DEALS, Random(seed + 1)):
        say(f"model less rule as {role}: {mean:+.3f} ± {1.96 * error:.3f} in {DEALS} deals")
    return tables


def check_game(game: Game, rng: Random) -> None:
    b = next(
        (b for b in (game.adviser.playout_position(bid_deal(game, rng).state) for _ in range(50)) if b), None
    )
    if b is None or b[word.LEFT]:
        raise BadText(f"{game.id}: a model of a card is made for games without a stock")


def duel(game: Game, tables: Sequence[int], deals: int, rng: Random) -> Iterator[tuple[str, float, float]]:
    """Plays the model against the rule of thumb in equal deals.

    Each sees its own cards only: what the seats of a role make more than the others (smallest units), and the
    standard error of that. Where nobody declares it is seat 0.
    """
    playouts = Playouts(tables)
    gains: dict[str, list[float]] = {"declarer": [], "defenders": []}
    while len(gains["declarer"]) < deals:
        state, seed = bid_deal(game, rng).state, rng.getrandbits(60)
        if game.adviser.playout_position(state) is None:
            continue
        declarer = max(0, game.declarer(state.pub))
        ours = game.side(state.pub, declarer)
        rule = play_margin(game, playouts, state, declarer, 0, seed)
        gains["declarer"].append(play_margin(game, playouts, state, declarer, ours, seed) - rule)
        gains["defenders"].append(rule - play_margin(game, playouts, state, declarer, ~ours, seed))
    for role, gain in gains.items():
        yield role, fmean(gain), deviation(gain) / len(gain) ** 0.5


def play_margin(game: Game, playouts: Playouts, state: Any, seat: int, modelled: int, seed: int) -> float:
    """Returns a seat's margin where a mask of seats plays by the model.

    The others play by the rule of thumb.
    """
    b = game.adviser.playout_position(state)
    assert b is not None  # callers come here with cards in play
    policy = policy_word([MODEL if modelled >> s & 1 else SCORE for s in range(game.seats)])
    done = playouts.run([b], seed, repeats=TIMES, policy=policy, hands=True)
    return fmean(
        average_margin(game.adviser.payoff(state, [*b[: word.RESULT], *words]), seat, game.seats)
        for words in done
    )
