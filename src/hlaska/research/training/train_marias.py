"""Trains the values of hands in Mariáš for three on deals at random.

One plays against two, and what comes of it is counted.

Who plays chooses trumps, talon and contract softly by the values found so far, so that the hands met are those that
somebody would play; every round of deals makes better values. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, cycle
from math import log
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.families.marias.call_policy import PlainOdds
from hlaska.families.marias.hand_values import SCALE, SIZE, Value, table_indices
from hlaska.families.marias.position import NO_TRUMPS, Shape, fixed_position, suit_rules
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.policy import LOSE, SCORE, WIN, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.solve import Solver, every_trick, no_trick
from hlaska.research.training.fitting import brier, fit

SEATS: Final = 3
HAND: Final = 10
TALON: Final = 2
PACK: Final = [suit << 4 | rank for suit in range(4) for rank in range(8)]
NOISE: Final = 100  # of 1024 cards, how many are played at random
LIKELY: Final = 0.4  # somebody announces what has this chance
KINDS: Final = ("suit", "betl", "durch")
TRIES: Final = {
    "betl": (4, 16, 64),
    "durch": (16, 64, 256),
}  # of so many twelve cards, in turn, those that suit best
OPEN: Final = 3  # of four betls and durchs, how many are counted as they end with all cards open
KEEN: Final = 2.0  # how sharply the values decide: one would choose in proportion to the odds
DEFENDED: Final = {"game": "game-lost", "hundred": "hundred-lost", "seven": "seven-lost", "betl": "betl-lost",
                   "durch": "durch-lost"}  # fmt: skip


class Deal(NamedTuple):
    """Holds hands as masks, the one who plays first; trump -1: none."""

    hands: tuple[int, int, int]
    trump: int


Worth = Callable[[int], float]
Samples = dict[str, tuple[list[list[int]], list[int]]]


def shape_of(kind: str, trump: int, kept: Sequence[int] = (0, 0, 0)) -> Shape:
    """Returns the shape of the play of a contract.

    kept: by seat the seven kept back.
    """
    rules = {"suit": suit_rules("over_first", "allowed"), "betl": NO_TRUMPS, "durch": NO_TRUMPS}[kind]
    stop = {"suit": 0, "betl": 1, "durch": 6}[kind]
    return Shape(rules, 0, trump, HAND, stop, (1, 6, 6), tuple(kept), tuple(kept))


def position_of(deal: Deal, kind: str, announced: bool) -> list[int]:
    seven = 1 << (deal.trump << 4) if announced and deal.trump >= 0 else 0
    b = list(fixed_position(shape_of(kind, deal.trump, [seven & hand for hand in deal.hands]), SEATS))
    for seat, hand in enumerate(deal.hands):
        b[word.HANDS + 4 * seat] = hand
    return b


# ---------------------------------------------------------------- choosing, softly
def gumbel_noise(rng: Random) -> float:
    """Returns what to add to a logit, so that the greatest follows the odds.

    Choosing it is choosing in proportion to them.
    """
    return -log(-log(rng.random() or 0.5))


def mask(cards: Sequence[int]) -> int:
    return sum([1 << c for c in cards])


def choose_talon(cards: Sequence[int], worth: Worth, sharp: bool, rng: Random) -> int:
    """Chooses which ten of twelve cards are kept, as a mask."""
    whole = mask(cards)
    free = [c for c in cards if sharp or c & 15 < word.TEN]
    kept = [whole & ~(1 << x | 1 << y) for x, y in combinations(free, 2)]
    return max(kept, key=lambda hand: worth(hand) + gumbel_noise(rng))


def suit_deal(cards: Sequence[int], game: Value | None, rng: Random) -> Deal:
    """Deals twelve cards and twenty, and chooses trumps from the first seven."""
    seven, twelve = mask(cards[:7]), cards[:12]
    suits = sorted({c >> 4 for c in cards[:7]})
    trump = max(suits, key=lambda s: promise(seven, s, game) + gumbel_noise(rng))
    kept = choose_talon(twelve, lambda hand: promise(hand, trump, game), False, rng)
    return Deal((kept, mask(cards[12:22]), mask(cards[22:])), trump)


def promise(seven: int, suit: int, game: Value | None) -> float:
    """Estimates how well a suit would do as trumps, by the cards seen so far."""
    return rough_value(seven, suit) if game is None else KEEN * game.logit(seven, suit)


def rough_value(hand: int, trump: int) -> float:
    """Estimates a hand before there are any values, by long trumps and sharp cards."""
    return (hand >> 16 * trump & 0xFF).bit_count() * 1.0 + (hand & 0xC0_00C0_00C0_00C0).bit_count() * 0.5


def plain_deal(best: Worth, worth: Worth, tries: int, rng: Random) -> Deal:
    """Makes a deal without trumps from the most promising of several twelves.

    best: what twelve promise.
    worth: what ten promise.
    """
    packs = [rng.sample(PACK, len(PACK)) for _ in range(tries)]
    cards = max(packs, key=lambda pack: best(mask(pack[:12])))
    kept = choose_talon(cards[:12], worth, True, rng)
    return Deal((kept, mask(cards[12:22]), mask(cards[22:])), -1)


def worth_functions(kind: str, value: Value | None) -> tuple[Worth, Worth]:
    """Returns how twelve cards and ten are valued without trumps.

    Before there are any values, it goes by how high they are.
    """
    if value is not None:
        return PlainOdds(value).best_odds, lambda hand: KEEN * value.logit(hand, -1)
    high = {"betl": -0.5, "durch": 0.5}[kind]

    def rough(hand: int) -> float:
        return high * sum((hand >> 16 * s & 0xFF) * 8 // 255 for s in range(4))

    return rough, rough


# ---------------------------------------------------------------- playing and counting
def play_deals(deals: Sequence[Deal], kind: str, announced: bool, seed: int) -> Any:
    """Plays the deals and returns the words of their results."""
    aim = {"suit": SCORE, "betl": LOSE, "durch": WIN}[kind]
    positions = [position_of(deal, kind, announced) for deal in deals]
    return Playouts().run(positions, seed, policy=policy_word([aim] * SEATS), noise=NOISE)


def suit_outcomes(deal: Deal, words: Sequence[int], kept: Sequence[int]) -> dict[str, bool]:
    """Tells what came of a suit contract: quietly played, and with the seven kept back."""
    made, pairs = words[word.WON - word.RESULT :], words[word.PAIR_SUITS - word.RESULT :]
    worth = [sum(40 if s == deal.trump else 20 for s in range(4) if p >> s & 1) for p in pairs[:3]]
    highest = [
        max((40 if s == deal.trump else 20 for s in range(4) if p >> s & 1), default=-100) for p in pairs[:3]
    ]
    seven = deal.trump << 4
    last = kept[word.LAST_BEST - word.RESULT] == seven
    holder = next((s for s in range(SEATS) if deal.hands[s] >> seven & 1), -1)
    found = {
        "game": made[0] + worth[0] > made[1] + made[2] + worth[1] + worth[2],
        "hundred": made[0] + highest[0] >= 100,
    }
    if holder == 0:
        found["seven"] = last
    if holder > 0:
        found["seven-against"] = last
    return found


def add_sample(samples: Samples, name: str, hand: int, trump: int, happened: bool) -> None:
    places, labels = samples.setdefault(name, ([], []))
    places.append(table_indices(hand, trump))
    labels.append(int(happened))


def count_suits(samples: Samples, deals: int, found: dict[str, Value], rng: Random) -> None:
    game = found.get("game")
    made = [suit_deal(rng.sample(PACK, len(PACK)), game, rng) for _ in range(deals)]
    seeds = rng.getrandbits(60), rng.getrandbits(60)
    quiet, kept = play_deals(made, "suit", False, seeds[0]), play_deals(made, "suit", True, seeds[1])
    for i, deal in enumerate(made):
        for name, happened in suit_outcomes(deal, quiet[i], kept[i]).items():
            if name == "seven-against":
                holder = 1 if deal.hands[1] >> (deal.trump << 4) & 1 else 2
                add_sample(samples, name, deal.hands[holder], deal.trump, happened)
                continue
            add_sample(samples, name, deal.hands[0], deal.trump, happened)
            if name == "game" or (name in found and found[name].chance(deal.hands[0], deal.trump) > LIKELY):
                for hand in deal.hands[1:]:
                    add_sample(samples, DEFENDED[name], hand, deal.trump, not happened)


def count_plain(samples: Samples, kind: str, deals: int, found: dict[str, Value], rng: Random) -> None:
    value = found.get(kind)
    best, worth = worth_functions(kind, value)
    tries = cycle(TRIES[kind])
    made = [plain_deal(best, worth, next(tries), rng) for _ in range(deals)]
    for deal, happened in zip(made, plain_results(made, kind, rng.getrandbits(60)), strict=True):
        add_sample(samples, kind, deal.hands[0], -1, happened)
        if value is not None and value.chance(deal.hands[0], -1) > LIKELY:
            for hand in deal.hands[1:]:
                add_sample(samples, DEFENDED[kind], hand, -1, not happened)


def plain_results(deals: Sequence[Deal], kind: str, seed: int) -> list[bool]:
    """Tells which betls or durchs are made.

    Good players make hardly one that is lost with all cards open, but the rule of thumb defends so weakly that by it
    alone three times as many would be made.
    """
    results = play_deals(deals, kind, False, seed)
    goal = no_trick(0, SEATS) if kind == "betl" else every_trick(0, SEATS)
    lost = Solver().at_least_many([position_of(deal, kind, False) for deal in deals], goal, 1)
    tricks, need = word.WON_TRICKS - word.RESULT, 0 if kind == "betl" else HAND
    return [not lost[i] if i % 4 < OPEN else results[i][tricks] == need for i in range(len(deals))]


# ---------------------------------------------------------------- the whole
def train(deals: int, seed: int, say: Callable[[str], None]) -> dict[str, list[int]]:
    """Trains the tables, by name, on so many deals of each round and kind."""
    jit.start()
    rng, plain = Random(seed), Random(f"{seed} plain")
    found: dict[str, Value] = {}
    tables: dict[str, list[int]] = {}
    for share in (4, 2, 1):
        samples: Samples = {}
        count_suits(samples, deals // share, found, rng)
        for kind in KINDS[1:]:
            count_plain(samples, kind, deals // share // 4, found, plain)
        tables |= fit_tables(samples, say)
        found = {name: Value(table) for name, table in tables.items()}
    return tables


def fit_tables(samples: Samples, say: Callable[[str], None]) -> dict[str, list[int]]:
    """Fits the tables, by name, to what was counted."""
    import numpy as np

    tables = {}
    for name, (places, labels) in sorted(samples.items()):
        at, happened = np.array(places_padded(places)), np.array(labels)
        table = fit(at, happened, SIZE + 1)
        error, blind = brier(at, happened, table)
        say(f"{name}: {len(labels)} hands, happened {happened.mean():.3f}, Brier {error:.4f} of {blind:.4f}")
        tables[name] = [round(w * SCALE) for w in table[:SIZE]]
    return tables


def places_padded(places: Sequence[Sequence[int]]) -> list[list[int]]:
    """Pads all rows to one length with SIZE, at which nothing is counted."""
    width = max(len(row) for row in places)
    return [[*row, *[SIZE] * (width - len(row))] for row in places]
