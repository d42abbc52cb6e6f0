"""Measures what a learned model of cards is worth to a player that samples worlds.

python scripts/measure_model.py --how beside --game pinochle --preset mfp --deals 1000 --seed 5

Two players sample worlds for every card and differ in nothing but the model. It weighs beside what playouts bring
(beside), it chooses in them (playouts), or it chooses alone (quick). Every deal is bid as usual and played three times:
without the model in all seats, and with it in those of one side. Hidden cards are dealt evenly where the suits that a
seat has shown not to hold allow it. Each card is judged by the engine's settlement. Told is what a side gains by the
model: in the settlement, and in points taken.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from hlaska.bots.evaluation.playouts import NOISE
from hlaska.bots.evaluation.policy_prior import policy_bonuses
from hlaska.core.game import Game
from hlaska.core.match import average_margin
from hlaska.core.model_file import parse
from hlaska.games import find_game
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of
from hlaska.kernel.dealing import ASIDE, Dealing
from hlaska.kernel.play import legal_now, pairs_now, step
from hlaska.kernel.policy import MODEL, SCORE, choose, pair_card, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.research.training.train_card_policy import bid_deal
from hlaska.research.training.train_cards import find_voids

SAMPLED: Final = 16


class End(NamedTuple):
    """Holds what the side that declares makes more than the others.

    paid: by the settlement.
    points: in points taken.
    """

    paid: float
    points: float


class Table(NamedTuple):
    """Holds a game with what decisions need.

    tables: of the model.
    how: in which way the model is used: beside, playouts or quick.
    playouts: those that know the model.
    worlds: for each decision.
    """

    game: Game
    tables: list[int]
    how: str
    playouts: Playouts
    worlds: int


def main(argv: Sequence[str] | None = None) -> None:
    """Prints what each side gains by the model."""
    p = argparse.ArgumentParser(description="What a learned model of a card decision is worth in playouts.")
    p.add_argument("--how", choices=("beside", "playouts", "quick"), default="beside")
    p.add_argument("--model", metavar="FILE", help="tables made by hlaska train (default: those of the game)")
    p.add_argument("--game", default="pinochle")
    p.add_argument("--preset", help="house rules by name")
    p.add_argument("--deals", type=int, default=1000)
    p.add_argument("--worlds", type=int, default=SAMPLED)
    p.add_argument("--seed", type=int, default=1)
    args = p.parse_args(argv)
    game = find_game(args.game, args.preset)
    file = Path(args.model).read_text("ascii") if args.model else ""
    tables = list(parse(file) if file else game.adviser.card_prior() or game.adviser.model())
    if not tables:
        p.error(f"{game.id} has no model under these rules")
    jit.start()
    table = Table(game, tables, args.how, Playouts(tables), args.worlds)
    print(format_gains(table, args.deals, Random(args.seed)))


def format_gains(table: Table, deals: int, rng: Random) -> str:
    """Plays the deals and writes what each side gains by the model, a deal."""
    gains: dict[str, list[End]] = {"declarer": [], "defenders": []}
    while len(gains["declarer"]) < deals:
        state = bid_deal(table.game, rng).state
        if table.game.adviser.playout_position(state) is None:
            continue
        seed = rng.getrandbits(62)
        ours = table.game.side(state.pub, max(0, table.game.declarer(state.pub)))
        rule = play_out(table, state, 0, seed)
        for role, side, sign in (("declarer", ours, 1), ("defenders", ~ours, -1)):
            end = play_out(table, state, side, seed)
            gains[role].append(End(sign * (end.paid - rule.paid), sign * (end.points - rule.points)))
    return "\n".join(
        f"model {table.how} for {role}: {format_interval([e.paid for e in ends])} paid, "
        f"{format_interval([e.points for e in ends])} points, {deals} deals"
        for role, ends in gains.items()
    )


def format_interval(values: Sequence[float]) -> str:
    """Writes a mean with the half of its 95 % interval."""
    return f"{fmean(values):+.2f} ± {1.96 * pstdev(values) / sqrt(len(values)):.2f}"


def play_out(table: Table, state: Any, modelled: int, seed: int) -> End:
    """Returns the end of a deal. Equal decisions meet equal random numbers.

    modelled: mask of the seats that play by the model.
    """
    game = table.game
    b, voids = game.adviser.playout_position(state), [0] * game.seats
    assert b is not None
    b = list(b)
    while not b[word.DONE]:
        card = choose_card(table, state, b, voids, modelled, Random(seed + b[word.TRICK] * 4 + b[word.COUNT]))
        voids[b[word.TURN]] |= find_voids(b, card & 63)
        step(b, card)
    declarer = max(0, game.declarer(state.pub))
    side = game.side(state.pub, declarer)
    taken = [b[word.WON + s] * (1 if side >> s & 1 else -1) for s in range(game.seats)]
    return End(average_margin(game.adviser.payoff(state, b), declarer, game.seats), sum(taken))


def choose_card(
    table: Table, state: Any, b: list[int], voids: Sequence[int], modelled: int, rng: Random
) -> int:
    """Returns the card that does best in playouts. A marriage that may be declared is."""
    mask, seat = legal_now(b)[0], b[word.TURN]
    pairs = pairs_now(b) & mask
    if pairs:
        return pair_card(b, pairs) | 64
    if mask & (mask - 1) == 0:
        return cards_of(mask)[0]
    game, cards, how = table.game, cards_of(mask), table.how if modelled >> seat & 1 else ""
    if how == "quick":
        return choose(b, policy_word([MODEL] * game.seats), 0, rng.getrandbits(60), table.tables)
    policy = policy_word([MODEL if how == "playouts" else SCORE] * game.seats)
    seen, unseen = hide_cards(b, voids)
    done = table.playouts.run(
        [seen], rng.getrandbits(60), moves=cards, repeats=table.worlds, deal=unseen, policy=policy, noise=NOISE,
        hands=True,
    )  # fmt: skip
    samples: list[list[float]] = [[] for _ in cards]
    for i, words in enumerate(done):
        end = game.adviser.payoff(state, [*b[: word.RESULT], *words])
        samples[i % len(cards)].append(average_margin(end, seat, game.seats))
    more = policy_bonuses(table.tables, b, cards, samples) if how == "beside" else [0.0] * len(cards)
    worths = [fmean(sample) + extra for sample, extra in zip(samples, more, strict=True)]
    return cards[worths.index(max(worths))]


def hide_cards(b: Sequence[int], voids: Sequence[int]) -> tuple[list[int], Dealing]:
    """Returns what the seat to move sees, and how the other cards may be dealt."""
    seat, seats, layers = b[word.TURN], b[word.SEATS], b[word.LAYERS]
    seen, cards, allowed = list(b), [], []
    for other in range(seats):
        if other != seat:
            seen[word.HANDS + 4 * other : word.HANDS + 4 * other + 4] = [0] * 4
    known = [*b[word.PLAYED : word.PLAYED + 4], *b[word.HANDS + 4 * seat : word.HANDS + 4 * seat + 4]]
    for card in cards_of(b[word.PACK]):
        out = layers - sum(layer >> card & 1 for layer in known)
        cards += [card] * out
        allowed += [sum(1 << s for s in range(seats) if not voids[s] >> card & 1) | 1 << ASIDE] * out
    sizes = [
        sum(layer.bit_count() for layer in b[word.HANDS + 4 * s : word.HANDS + 4 * s + 4])
        for s in range(seats)
    ]
    needs = [0 if s == seat else sizes[s] for s in range(seats)] + [0] * (4 - seats)
    return seen, Dealing(cards, [*needs, len(cards) - sum(needs)], allowed)


if __name__ == "__main__":
    main()
