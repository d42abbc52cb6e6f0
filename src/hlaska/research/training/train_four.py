"""Trains the values of hands in partnership Mariáš on deals at random.

Two play against two or one against three, and what comes of it is counted.

Forehand chooses trumps from four cards and calls a card of the suit, softly; every round of deals makes better values,
by which the next one chooses. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.families.marias.hand_values import Value
from hlaska.families.marias.position import NO_TRUMPS, Shape, fixed_position, suit_rules
from hlaska.games.marias_four.call_model import model
from hlaska.games.marias_four.call_policy import missing_ranks, trump_weight
from hlaska.games.marias_four.public import FOREHAND, SEATS, TRICKS
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.policy import LOSE, SCORE, WIN, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.solve import Solver, every_trick, no_trick
from hlaska.research.training.train_marias import (
    LIKELY,
    NOISE,
    PACK,
    Samples,
    add_sample,
    fit_tables,
    gumbel_noise,
    mask,
)

ALL: Final = (1 << SEATS) - 1
FIRST: Final = 4
NAMES: Final = (
    "game", "hundred", "seven", "game-alone", "hundred-alone", "seven-alone", "game-with", "hundred-with", "seven-with",
    "game-lost", "hundred-lost", "seven-lost", "seven-against", "hundred-against",
    "betl", "durch", "betl-lost", "durch-lost",
)  # fmt: skip
"""What is predicted: for forehand that its side makes it, with a partner and alone; for the partner; for one of the
others that it is not made (of what forehand would have announced), and what they announce themselves."""
TRIES: Final = {"betl": (4, 32, 256), "durch": (64, 512, 2048)}
"""Of so many hands, in turn, the one that suits best."""
OPEN: Final = 1
"""Of four betls and durchs, how many are counted as they end with all cards open: of those lost so three who see their
own cards only let more than a third be made (`docs/notes/2026-11-26-players-marias.md`)."""
CALLED: Final = {"betl": LIKELY, "durch": 0.15}  # somebody announces what has this chance


class Deal(NamedTuple):
    """Holds the hands of a deal as masks.

    hands: forehand (or who plays without trumps) first.
    trump: the suit of the called card, -1 for none.
    called: the card whose holder is the partner, -1 for none.
    """

    hands: tuple[int, ...]
    trump: int
    called: int

    def team(self) -> int:
        """Returns the seats that play the contract."""
        held = sum(
            1 << s for s, hand in enumerate(self.hands) if self.called >= 0 and hand >> self.called & 1
        )
        return 1 << FOREHAND | held


# ---------------------------------------------------------------- choosing, softly
def suit_deal(rng: Random) -> Deal:
    """Makes a deal whose trumps and called card are chosen from the first four cards."""
    cards = rng.sample(PACK, len(PACK))
    four = mask(cards[:FIRST])
    trump = max(
        sorted({c >> 4 for c in cards[:FIRST]}),
        key=lambda s: trump_weight(model(), four, s) + gumbel_noise(rng),
    )
    ranks = missing_ranks(four, trump)
    skipped = next((i for i in range(len(ranks) - 1) if rng.random() > model().ranks_missed), len(ranks) - 1)
    hands = [mask(cards[8 * s : 8 * s + 8]) for s in range(SEATS)]
    return Deal(tuple(hands), trump, trump << 4 | ranks[skipped])


def plain_deal(kind: str, value: Value | None, tries: int, rng: Random) -> Deal:
    """Makes a deal without trumps in which the best of several hands plays.

    The best is that which promises most.
    """
    high = {"betl": -1.0, "durch": 1.0}[kind]

    def promise(hand: Sequence[int]) -> float:
        return value.logit(mask(hand), -1) if value else high * sum(c & 15 for c in hand)

    best = max([rng.sample(PACK, TRICKS) for _ in range(tries)], key=promise)
    rest = [c for c in PACK if c not in best]
    cards = [*best, *rng.sample(rest, len(rest))]
    return Deal(tuple(mask(cards[8 * s : 8 * s + 8]) for s in range(SEATS)), -1, -1)


# ---------------------------------------------------------------- playing and counting
def position_of(deal: Deal, kind: str, announced: bool) -> list[int]:
    """Makes the position of a deal. `announced`: who holds the trump seven keeps it for the last trick."""
    ours, seven = deal.team(), 1 << (deal.trump << 4) if announced and deal.trump >= 0 else 0
    rules = suit_rules("over_first", "allowed") if kind == "suit" else NO_TRUMPS
    stop = {"suit": 0, "betl": 1 << FOREHAND, "durch": ALL & ~(1 << FOREHAND)}[kind]
    sides = tuple(ours if ours >> s & 1 else ALL & ~ours for s in range(SEATS))
    kept = tuple(seven & hand for hand in deal.hands)
    b = list(fixed_position(Shape(rules, FOREHAND, deal.trump, TRICKS, stop, sides, kept, kept), SEATS))
    for seat, hand in enumerate(deal.hands):
        b[word.HANDS + 4 * seat] = hand
    return b


def play_deals(deals: Sequence[Deal], kind: str, announced: bool, seed: int) -> Any:
    """Plays the deals and returns the words of their results."""
    aim = {"suit": SCORE, "betl": LOSE, "durch": WIN}[kind]
    positions = [position_of(deal, kind, announced) for deal in deals]
    return Playouts().run(positions, seed, policy=policy_word([aim] * SEATS), noise=NOISE)


class SuitOutcome(NamedTuple):
    """Tells what a suit contract made: the game, hundreds and the seven.

    `game` and `hundred` are those of forehand's side, `against` is a hundred of the others. `seven` is that of who
    holds the trump seven, where it is kept back.
    """

    game: bool
    hundred: bool
    against: bool
    seven: bool


def suit_outcome(deal: Deal, quiet: Sequence[int], kept: Sequence[int]) -> SuitOutcome:
    ours, totals, bests = deal.team(), [0, 0], [0, 0]
    points = [0, 0]
    for seat in range(SEATS):
        side = 0 if ours >> seat & 1 else 1
        pairs = quiet[word.PAIR_SUITS - word.RESULT + seat]
        worth = [40 if s == deal.trump else 20 for s in range(4) if pairs >> s & 1]
        points[side] += quiet[word.WON - word.RESULT + seat]
        totals[side] += sum(worth)
        bests[side] = max([bests[side], *worth])
    made = [p + b >= 100 and b > 0 for p, b in zip(points, bests, strict=True)]
    game = points[0] + totals[0] > points[1] + totals[1]
    return SuitOutcome(game, made[0], made[1], kept[word.LAST_BEST - word.RESULT] == deal.trump << 4)


def count_suits(samples: Samples, count: int, found: dict[str, Value], rng: Random) -> None:
    deals = [suit_deal(rng) for _ in range(count)]
    seeds = rng.getrandbits(60), rng.getrandbits(60)
    quiet, kept = play_deals(deals, "suit", False, seeds[0]), play_deals(deals, "suit", True, seeds[1])
    for i, deal in enumerate(deals):
        count_one(samples, deal, suit_outcome(deal, quiet[i], kept[i]), found)


def count_one(samples: Samples, deal: Deal, made: SuitOutcome, found: dict[str, Value]) -> None:
    """Counts what a deal tells of each of its hands."""
    ours, trump, holding = deal.team(), deal.trump, 1 << (deal.trump << 4)
    first = deal.hands[FOREHAND] | 1 << deal.called
    roles = {seat: "" if ours >> seat & 1 else "-lost" for seat in range(SEATS)}
    roles |= {seat: "-with" for seat in range(1, SEATS) if ours >> seat & 1}
    roles[FOREHAND] = "-alone" if ours == 1 << FOREHAND else ""
    said = {
        name: is_promised(found, f"{name}{roles[FOREHAND]}", first, trump) for name in ("hundred", "seven")
    }
    for seat, role in roles.items():
        hand = first if seat == FOREHAND else deal.hands[seat]
        if role != "-lost":
            add_sample(samples, f"game{role}", hand, trump, made.game)
            add_sample(samples, f"hundred{role}", hand, trump, made.hundred)
            if deal.hands[seat] & holding:
                add_sample(samples, f"seven{role}", hand, trump, made.seven)
            continue
        add_sample(samples, "game-lost", hand, trump, not made.game)
        add_sample(samples, "hundred-against", hand, trump, made.against)
        if deal.hands[seat] & holding:
            add_sample(samples, "seven-against", hand, trump, made.seven)
        if said["hundred"]:
            add_sample(samples, "hundred-lost", hand, trump, not made.hundred)
        if said["seven"] and deal.hands[FOREHAND] & holding:
            add_sample(samples, "seven-lost", hand, trump, not made.seven)


def is_promised(found: dict[str, Value], name: str, hand: int, trump: int) -> bool:
    """Tells whether forehand would announce something, as far as it is known yet."""
    return name in found and found[name].chance(hand, trump) > LIKELY


def count_plain(samples: Samples, kind: str, count: int, found: dict[str, Value], rng: Random) -> None:
    """Counts betls or durchs. One of four is counted as it ends with all cards open (`OPEN`)."""
    value, tries = found.get(kind), cycle(TRIES[kind])
    deals = [plain_deal(kind, value, next(tries), rng) for _ in range(count)]
    results = play_deals(deals, kind, False, rng.getrandbits(60))
    goal = no_trick(FOREHAND, SEATS) if kind == "betl" else every_trick(FOREHAND, SEATS)
    lost = Solver().at_least_many([position_of(deal, kind, False) for deal in deals], goal, 1)
    tricks, need = word.WON_TRICKS - word.RESULT, 0 if kind == "betl" else TRICKS
    for i, deal in enumerate(deals):
        made = not lost[i] if i % 4 < OPEN else results[i][tricks] == need
        add_sample(samples, kind, deal.hands[FOREHAND], -1, made)
        if value is not None and value.chance(deal.hands[FOREHAND], -1) > CALLED[kind]:
            for hand in deal.hands[1:]:
                add_sample(samples, f"{kind}-lost", hand, -1, not made)


# ---------------------------------------------------------------- the whole
def train(deals: int, seed: int, say: Callable[[str], None]) -> dict[str, list[int]]:
    """Trains the tables, by name, on so many deals of each round and kind."""
    jit.start()
    rng, plain = Random(seed), Random(f"{seed} plain")
    found: dict[str, Value] = {}
    tables: dict[str, list[int]] = {}
    for share in (4, 1):
        samples: Samples = {}
        count_suits(samples, deals // share, found, rng)
        for kind in ("betl", "durch"):
            count_plain(samples, kind, deals // share // 8, found, plain)
        tables |= fit_tables(samples, say)
        found = {name: Value(table) for name, table in tables.items()}
    return tables
