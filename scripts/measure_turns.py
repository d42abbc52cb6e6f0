"""Measures what turns bring in a position.

It plays whole deals after each turn, or takes a large sample.

python scripts/measure_turns.py pinochle-pass-clubs --turn "AH AH 9D QD" --turn "QS AH AH JD" --deals 250 --level club:8
python scripts/measure_turns.py marias-trumps-from-the-people --turn "people 0" --turn AD --worlds 1500

Hidden cards are dealt as `strong` deals them for the seat on turn, and the deal is played again from its deck, so that
every player hears what it would have heard. After each turn all seats play at one level. Told are the margin of each
turn, side against side in the game's smallest unit, and the gap between it and the first one, each with its standard
error: the deals are the same for all turns. It serves positions in which no card has been moved since the deal.

With --worlds nothing is played: told is what `strong` expects of each turn on so many worlds, all of them for all
turns, as margin over the average of the others.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.benchmarks import positions
from hlaska.bots import make
from hlaska.bots.call_rollout import candidates
from hlaska.bots.decision import DecisionContext
from hlaska.bots.players.call_search import adjust_for_risk, decisive_key
from hlaska.bots.players.evaluators import Key
from hlaska.bots.players.strong import StrongBot
from hlaska.bots.samples import deviation
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import Action
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.record import Played
from hlaska.core.record.hands import deck_by_hands
from hlaska.games import find_game
from hlaska.kernel import jit

LEVEL: Final = "club:8"
DEALS: Final = 250
BATCH: Final = 16
Turn = tuple[Action, ...]


def main(argv: Sequence[str] | None = None) -> None:
    """Prints what each turn brings."""
    p = argparse.ArgumentParser(description="What turns bring in a position, by whole deals.")
    p.add_argument("position", help=f"one of {', '.join(positions.names())}")
    p.add_argument(
        "--turn", action="append", default=[], help="as records write it (default: all known ones)"
    )
    p.add_argument("--deals", type=int, default=DEALS, help=f"worlds (default: {DEALS})")
    p.add_argument("--worlds", type=int, help="no deals, but what `strong` expects on so many worlds")
    p.add_argument("--level", default=LEVEL, help=f"who plays on in all seats (default: {LEVEL})")
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args(argv)
    jit.start()
    try:
        game, played, known = positions.set_up(args.position, positions.read(args.position))
        texts = args.turn or [format_turn(game, turn) for turns in known.values() for turn in turns]
        turns = [positions.parse_turn(game, played, text) for text in texts]
        make(args.level, find_game("marias"))
        if args.worlds:
            gains = estimate_turns(game, played, turns, args.worlds, args.seed)
        else:
            gains = play_turns(game, played, turns, args.deals, args.level, args.seed)
    except BadText as e:
        p.error(str(e))
    print("\n".join(format_rows(texts, gains)))


def format_turn(game: Game, turn: Turn) -> str:
    """Writes a turn as records do."""
    return " ".join(game.action_text(action) for action in turn)


def format_rows(texts: Sequence[str], gains: Sequence[Sequence[float]]) -> list[str]:
    """Writes a line for each turn: its margin, and the gap to the first."""
    lines = []
    for text, own in zip(texts, gains, strict=True):
        gap = [x - y for x, y in zip(own, gains[0], strict=True)]
        error, gap_error = (deviation(sample) / len(sample) ** 0.5 for sample in (own, gap))
        lines.append(f"{text:16} {fmean(own):+8.1f} ± {error:.1f}   {fmean(gap):+8.1f} ± {gap_error:.1f}")
    return lines


def play_turns(
    game: Game, played: Played, turns: Sequence[Turn], deals: int, level: str, seed: int
) -> list[list[float]]:
    """Plays the same deals after each turn and returns the margins.

    Raises BadText where cards have been moved.
    """
    seat, rng = played.state.pub.turn, Random(seed)
    deals_of = DecisionContext(
        game, game.view(played.state, seat), list_heard(played, seat), BeliefSampler
    ).world_sampler
    gains: list[list[float]] = [[] for _ in turns]
    for _ in range(deals):
        deck = make_deck(game, deals_of.draw(rng))
        deal_seed = rng.getrandbits(32)
        for found, turn in zip(gains, turns, strict=True):
            found.append(
                play_deal(game, deck, [(s.seat, s.action) for s in played.steps], turn, level, deal_seed)
            )
    return gains


def estimate_turns(
    game: Game, played: Played, turns: Sequence[Turn], worlds: int, seed: int
) -> list[list[float]]:
    """Returns what `strong` expects of each turn in the same worlds.

    Of turns that begin alike it is the first.
    """
    number = played.state.pub.turn
    bot = StrongBot(game, Random(seed), inf, worlds)
    calls = bot.calls
    seat = DecisionContext(
        game, game.view(played.state, number), list_heard(played, number), bot.sampler_class
    )
    listed = [*candidates(seat), *turns]
    whole = [next(turn for turn in listed if turn[: len(begun)] == begun) for begun in turns]
    caution = calls._caution(seat, listed)
    keys = [(turn, supposition) for turn in whole for supposition in calls.distinct_suppositions(seat, turn)]
    gains: dict[Key, list[float]] = {key: [] for key in keys}
    for _ in range(0, worlds, BATCH):
        calls._sample_on(seat, whole, gains, caution, iter([seat.world_sampler.draw_many(BATCH, bot.rng)]))
    adjusted = {key: adjust_for_risk(found, caution) for key, found in gains.items()}
    return [gains[decisive_key(adjusted, turn)] for turn in whole]


def list_heard(played: Played, seat: int) -> tuple[Event, ...]:
    """Returns all events of the deal that a seat has heard."""
    events = (*played.events, *(e for step in played.steps for e in step.events))
    return tuple(e.for_seat(seat) for e in events)


def make_deck(game: Game, world: Any) -> tuple[int, ...]:
    """Returns the deck that deals the hands of a world."""
    hands = {f"hand{s}": cards_in(world.places[game.place(f"hand{s}")]) for s in range(game.seats)}
    return deck_by_hands(game, hands)


def play_deal(
    game: Game,
    deck: Sequence[int],
    before: Sequence[tuple[int, Action]],
    turn: Turn,
    level: str,
    deal_seed: int,
) -> float:
    """Returns the margin of the seat that takes the turn, once the deal is played."""
    state, events = game.start(game.opening(), deck)
    heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    bots = [make(level, game, deal_seed + s) for s in range(game.seats)]
    mine = -1
    moves = [*before, *((-1, action) for action in turn)]
    while state.pub.turn >= 0:
        seat = state.pub.turn
        if moves:
            number, action = moves.pop(0)
            mine = seat if number < 0 else mine
            if action not in game.legal(state, seat):
                raise BadText("cards have been moved since the deal")
        else:
            chosen = asyncio.run(decide(bots[seat], game.view(state, seat), heard[seat]))
            assert chosen is not None
            action = chosen
        state, events = game.apply(state, seat, action)
        for s in range(game.seats):
            heard[s] += [e.for_seat(s) for e in events]
    return find_margin(game, state, mine)


def find_margin(game: Game, state: Any, seat: int) -> float:
    """Returns how much more one side got than the others, in the mean by seat."""
    ours = game.side(state.pub, seat)
    result = state.pub.result[: game.seats]
    own = fmean(x for s, x in enumerate(result) if ours >> s & 1)
    return float(own - fmean(x for s, x in enumerate(result) if not ours >> s & 1))


async def decide(bot: Any, view: Any, events: Sequence[Any]) -> Action | None:
    """Asks a player for its action."""
    found: Action | None = await bot.choose(view, events)
    return found


if __name__ == "__main__":
    main()
