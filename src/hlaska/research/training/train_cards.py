"""Trains the model of a card decision in Mariáš for three, by imitating search.

Deals are those that somebody would call (`train_marias.suit_deal`). They are played by the rule of thumb; in some of
the decisions every card is tried on many ways in which the hidden cards may lie, each played out, and what it brings is
noted beside how the card looks (`hlaska.kernel.model`). The tables are fitted so that the better a card did, the
likelier it is chosen. Everything follows from the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.families.marias.hand_values import values
from hlaska.kernel import jit
from hlaska.kernel import layout as word
from hlaska.kernel.bits import cards_of
from hlaska.kernel.dealing import ASIDE, Dealing
from hlaska.kernel.model import MODEL_WORDS, score_card, situation
from hlaska.kernel.play import legal_now, pairs_now, step
from hlaska.kernel.policy import MODEL, SCORE, cards_elsewhere, choose, policy_word
from hlaska.kernel.rollout import Playouts
from hlaska.research.training.fitting import fit_choices
from hlaska.research.training.train_marias import NOISE, PACK, SEATS, TALON, Deal, position_of, suit_deal

WORLDS: Final = 48
SHARE: Final = 0.35  # of the decisions of a deal, how many are searched
SOFT: Final = 0.15  # units between two cards of which one is chosen e times as often
POINT: Final = 0.005  # units for a point in tricks: of two cards that win the same the one that wins more
SCALE: Final = 64  # of the tables
TEST_EVERY: Final = 20  # of so many decisions one is kept to test by
DUEL: Final = 4000  # deals of a duel
RULE: Final = policy_word([SCORE] * SEATS)


class Decision(NamedTuple):
    """Holds how each card looks, what each brings (units), and the rule of thumb's choice."""

    looks: list[list[int]]
    brings: list[float]
    rule: int


class LookupRecorder(list[int]):
    """Notes which numbers of the tables are asked for, in their place."""

    def __getitem__(self, index: Any) -> Any:
        self.append(index)
        return 0


def looks_of(b: list[int], card: int) -> list[int]:
    """Lists the numbers that are added up for a card of the seat to move."""
    noted, seat = LookupRecorder(), b[word.TURN]
    score_card(b, card, seat, cards_elsewhere(b, seat), situation(b, seat), noted)
    return list(noted)


# ---------------------------------------------------------------- what cards bring
def margins(done: Any, trump: int) -> Any:
    """Returns by playout what the lone player gains from each of the others.

    That is seat 0; in units: game, seven, hundred, and a little for every point. `done`: words of results, by row.
    """
    import numpy as np

    def column(at: int) -> Any:
        return done[:, at - word.RESULT]

    won = [column(word.WON + seat) for seat in range(SEATS)]
    pairs = [column(word.PAIR_SUITS + seat) for seat in range(SEATS)]
    worth = [
        np.array([sum(40 if s == trump else 20 for s in cards_of(mask)) for mask in range(16)])[p]
        for p in pairs
    ]
    ours, theirs = won[0] + worth[0], won[1] + won[2] + worth[1] + worth[2]
    last, holder = column(word.LAST_BEST), column(word.LAST_SEAT)
    seven = np.where(last == trump << 4, np.where(holder == 0, 1, -1), 0)
    hundred = np.where(ours >= 100, (ours - 90) // 10, 0) - np.where(theirs >= 100, (theirs - 90) // 10, 0)
    return np.where(ours > theirs, 1, -1) + seven + hundred + POINT * (ours - theirs)


def hide_cards(deal: Deal, b: Sequence[int], seat: int, voids: Sequence[int]) -> tuple[list[int], Dealing]:
    """Returns the position with what the seat sees, and the cards to be dealt.

    Those it does not see, where they may lie.
    """
    seen, cards, allowed = list(b), [], []
    talon = 0 if seat == 0 else TALON
    known = 0 if seat else ~(deal.hands[0] | deal.hands[1] | deal.hands[2])
    for other in range(SEATS):
        if other != seat:
            seen[word.HANDS + 4 * other] = 0
    for card in PACK:
        if (b[word.PLAYED] | b[word.HANDS + 4 * seat] | known) >> card & 1:
            continue
        cards.append(card)
        allowed.append(
            sum(1 << s for s in range(SEATS) if not voids[s] >> card & 1) | (1 << ASIDE if talon else 0)
        )
    needs = [0 if s == seat else b[word.HANDS + 4 * s].bit_count() for s in range(SEATS)]
    return seen, Dealing(cards, [*needs, 0, talon], allowed)


def find_voids(b: Sequence[int], card: int) -> int:
    """Finds the cards that the seat to move cannot hold if it plays this one."""
    if b[word.COUNT] == 0 or card >> 4 == b[word.LED]:
        return 0
    every = 0xFF << (b[word.LED] << 4)
    return every | (0xFF << (b[word.SUIT] << 4) if card >> 4 != b[word.SUIT] else 0)


# ---------------------------------------------------------------- deciding
def search_decision(
    deal: Deal, b: list[int], voids: Sequence[int], playouts: Playouts, rng: Random
) -> Decision | None:
    """Searches one decision of the seat to move, every card tried. Returns None where there is nothing to decide."""
    mask, seat = legal_now(b)[0], b[word.TURN]
    if mask & (mask - 1) == 0 or pairs_now(b) & mask:
        return None
    cards = cards_of(mask)
    seen, unseen = hide_cards(deal, b, seat, voids)
    try:
        done = playouts.run(
            [seen], rng.getrandbits(60), moves=cards, repeats=WORLDS, deal=unseen, policy=RULE, noise=NOISE
        )
    except ValueError:  # no deal fits what is proved and what is not
        return None
    gains = margins(done.numpy()[0].reshape(WORLDS * len(cards), -1), deal.trump)
    brings = gains.reshape(WORLDS, len(cards)).mean(axis=0) * (1 if seat == 0 else -1)
    rule = choose(b, RULE, 0, rng.getrandbits(60), [])
    return Decision([looks_of(b, card) for card in cards], [float(x) for x in brings], cards.index(rule))


def sample_decisions(deal: Deal, playouts: Playouts, rng: Random) -> Iterator[Decision]:
    """Samples decisions of a deal that is played mostly by the rule of thumb."""
    b, voids = position_of(deal, "suit", False), [0] * SEATS
    while not b[word.DONE]:
        if rng.random() < SHARE:
            found = search_decision(deal, b, voids, playouts, rng)
            if found is not None:
                yield found
        action = choose(b, RULE, NOISE, rng.getrandbits(60), [])
        voids[b[word.TURN]] |= find_voids(b, action & 63)
        step(b, action)


# ---------------------------------------------------------------- the whole
def train(count: int, seed: int, say: Callable[[str], None]) -> list[int]:
    """Trains the tables on so many decisions."""
    jit.start()
    rng, playouts, game = Random(seed), Playouts(), values()["game"]
    found: list[Decision] = []
    while len(found) < count:
        found += sample_decisions(suit_deal(rng.sample(PACK, len(PACK)), game, rng), playouts, rng)
    kept, tested = [d for i, d in enumerate(found) if i % TEST_EVERY], found[::TEST_EVERY]
    table = fit_choices([d.looks for d in kept], [d.brings for d in kept], SOFT, MODEL_WORDS)
    tables = [round(float(w) * SCALE) for w in table]
    for name, gap in (
        ("rule", [max(d.brings) - d.brings[d.rule] for d in tested]),
        ("model", regret(tables, tested)),
    ):
        say(f"{name}: {sum(gap) / len(gap):.4f} units lost in each of {len(gap)} other decisions")
    for role, mean, error in duel(tables, DUEL, Random(seed + 1)):
        say(f"model less rule as {role}: {mean:+.3f} ± {1.96 * error:.3f} units in {DUEL} deals")
    return tables


def regret(tables: Sequence[int], tested: Sequence[Decision]) -> list[float]:
    """Measures what the model gives away in each decision."""
    lost = []
    for d in tested:
        scores = [sum(tables[i] for i in looks) for looks in d.looks]
        lost.append(max(d.brings) - d.brings[scores.index(max(scores))])
    return lost


def duel(tables: Sequence[int], deals: int, rng: Random) -> Iterator[tuple[str, float, float]]:
    """Plays the model against the rule of thumb in equal deals, in each role.

    Yields units an opponent and their standard error.
    """
    import numpy as np

    game, playouts = values()["game"], Playouts(tables)
    made = [suit_deal(rng.sample(PACK, len(PACK)), game, rng) for _ in range(deals)]
    seed, trumps = rng.getrandbits(60), [deal.trump for deal in made]
    positions = [position_of(deal, "suit", False) for deal in made]

    def results(aims: Sequence[int]) -> Any:
        done = playouts.run(positions, seed, policy=policy_word(aims)).numpy().reshape(deals, -1)
        return np.concatenate([margins(done[i : i + 1], trump) for i, trump in enumerate(trumps)])

    rule = results([SCORE] * SEATS)
    for role, aims, sign in (
        ("declarer", [MODEL, SCORE, SCORE], 1),
        ("defenders", [SCORE, MODEL, MODEL], -1),
    ):
        gain = sign * (results(aims) - rule)
        yield role, float(gain.mean()), float(gain.std() / deals**0.5)
