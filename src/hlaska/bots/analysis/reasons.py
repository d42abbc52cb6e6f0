"""Tells why one choice is better than another.

It is read off the worlds in which both were played out: which things of the settlement change, and which hidden cards
decide it. Reasons are phrases: keys and numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from hlaska.bots.decision import DecisionContext
from hlaska.bots.samples import deviation
from hlaska.core.board import cards_in, unshown
from hlaska.core.errors import Phrase
from hlaska.core.public import Item
from hlaska.core.review import Reason

CLEAR: Final = 2.0  # standard errors by which the count of an item must differ
TELLING: Final = (
    3.5  # and the gap where a card lies: of many cards the most telling one is easily one of luck
)
FEW: Final = 8  # worlds with a card in a place, and without it there, before anything is said of it
SHARE: Final = 0.5  # of what the choice brings more that must come where a sign is so
MOST_ITEMS: Final = 2


class Outcome(NamedTuple):
    """Says how a choice ended in one world.

    It gives what it brought, by which items, and the seats that win with the seat.
    """

    margin: float
    items: tuple[Item, ...]
    side: int


class Comparison(NamedTuple):
    """Compares two choices on the same worlds.

    whole: these are all worlds that there may be.
    played: what the best brings more in playouts, where solved worlds say that it is the best.
    """

    worlds: list[Any]
    best: list[Outcome]
    other: list[Outcome]
    whole: bool = False
    played: Sequence[float] = ()

    @property
    def gaps(self) -> list[float]:
        """Returns how much more the better choice brought, world by world."""
        return [b.margin - o.margin for b, o in zip(self.best, self.other, strict=True)]

    @property
    def error(self) -> float:
        """Returns the standard error of the mean gap. It is None where these are all worlds there may be."""
        gaps = self.gaps
        return 0.0 if self.whole else deviation(gaps) / len(gaps) ** 0.5


def find_reasons(decision: DecisionContext, compared: Comparison) -> tuple[Reason, ...]:
    """Finds the items that change and the card that decides the choice.

    Where neither is clear, how many worlds are won, or better.
    """
    found = [*_item_reasons(compared), *_card_reasons(decision, compared)]
    return tuple(found) or (_worlds_reason(compared),)


# ---------------------------------------------------------------- the settlement
class ItemKind(NamedTuple):
    """Names items of one thing and one owner that are counted together.

    They are for the side of the seat or against it.

    owner: the seat, of two partners the lower one.
    loss: whether it is something that the owner pays.
    """

    key: str
    owner: int
    ours: bool
    loss: bool


World = dict[ItemKind, list[Item]]


def _item_reasons(compared: Comparison) -> Iterator[Reason]:
    """Finds items of the settlement that come oftener for the seat, or seldomer against it."""
    best, other = (_items(outcomes) for outcomes in (compared.best, compared.other))
    kinds = {kind: items[0] for found in (other, best) for world in found for kind, items in world.items()}
    gains = {kind: _gains(best, other, kind) for kind in kinds}
    for kind in islice(sorted(kinds, key=lambda kind: -sum(gains[kind])), MOST_ITEMS):
        with_best, with_other = ([kind in world for world in found] for found in (best, other))
        says = _frequency_phrase(with_best, with_other) if sum(gains[kind]) > 0 else None
        says = says or _amount_phrase(gains[kind], kind)
        if says is not None:
            item = kinds[kind]
            yield Reason(says, Phrase(item.key, {**item.args, "seat": item.seat}))


def _frequency_phrase(with_best: Sequence[bool], with_other: Sequence[bool]) -> Phrase | None:
    """Says in how many worlds there is a thing, if that differs."""
    changed = sum(a != b for a, b in zip(with_best, with_other, strict=True))
    n, instead, worlds = sum(with_best), sum(with_other), len(with_best)
    if abs(n - instead) <= CLEAR * sqrt(changed):
        return None
    shares = {"share": _share(n, worlds), "rest": _share(instead, worlds)}
    return Phrase("why-often", {"n": n, "instead": instead, "worlds": worlds, **shares})


def _share(n: int, worlds: int) -> int:
    """Tells never (0), sometimes (1) and always (2) apart, which no number says."""
    return 0 if n == 0 else 2 if n == worlds else 1


def _amount_phrase(gains: Sequence[float], kind: ItemKind) -> Phrase | None:
    """Says how much more or less a thing brings or costs on the average."""
    mean, worlds = fmean(gains), len(gains)
    spread = sqrt(sum((gain - mean) ** 2 for gain in gains)) / worlds
    if mean <= CLEAR * spread or round(mean) < 1:
        return None
    what = "costs" if kind.loss else "brings"
    more = "less" if kind.loss == kind.ours else "more"
    return Phrase(f"why-{what}-{more}", {"amount": round(mean), "worlds": worlds})


def _items(outcomes: Sequence[Outcome]) -> list[World]:
    """Returns by world the items of each kind."""
    found = []
    for outcome in outcomes:
        world: World = {}
        for item in outcome.items:
            world.setdefault(_kind(item, outcome.side), []).append(item)
        found.append(world)
    return found


def _kind(item: Item, side: int) -> ItemKind:
    owner = min(item.seat, item.args.get("partner", item.seat))
    ours = item.seat < 0 or bool(side >> item.seat & 1)
    return ItemKind(item.key, owner, ours, item.value < 0)


def _gains(best: Sequence[World], other: Sequence[World], kind: ItemKind) -> list[float]:
    """Returns by world what the items of a kind bring the seat's side more."""
    sign = 1 if kind.ours else -1
    values = [[sum(item.value for item in world.get(kind, ())) for world in found] for found in (best, other)]
    return [float(sign * (b - o)) for b, o in zip(*values, strict=True)]


# ---------------------------------------------------------------- the hidden cards
def _card_reasons(decision: DecisionContext, compared: Comparison) -> Iterator[Reason]:
    """Finds the hidden card whose place tells most, or the suit that a seat lacks."""
    gaps = compared.gaps
    told = {sign: _score_sign(gaps, has) for sign, has in _signs(decision, compared.worlds).items()}
    sign = max(told, key=lambda sign: told[sign][0], default=None)
    if sign is None or told[sign][0] < TELLING:
        return
    has = told[sign][1]
    pays = [gap > 0 for gap in gaps]
    n, worlds = sum(p for p, h in zip(pays, has, strict=True) if h), sum(has)
    numbers = {
        "n": n,
        "worlds": worlds,
        "share": _share(n, worlds),
        "others": sum(p for p, h in zip(pays, has, strict=True) if not h),
        "rest": len(has) - sum(has),
    }
    yield Reason(Phrase(sign[0], {**dict(sign[1]), **numbers}))


Sign = tuple[str, tuple[tuple[str, int], ...]]


def _signs(decision: DecisionContext, worlds: Sequence[Any]) -> dict[Sign, list[bool]]:
    """Returns what may distinguish worlds, and in which of them it is so.

    It is a card held by a seat or by nobody, or a suit that a seat lacks.
    """
    game = decision.game
    hidden = sorted(set(unshown(game.pack, decision.view.places)))
    hands = [[set(cards_in(w.places[game.place(f"hand{s}")])) for w in worlds] for s in range(game.seats)]
    others = [s for s in range(game.seats) if s != decision.seat]
    signs: dict[Sign, list[bool]] = {}
    for c in hidden:
        held = [[c in hand for hand in hands[s]] for s in others]
        for s, has in zip(others, held, strict=True):
            signs["why-card", (("card", c), ("seat", s))] = has
        signs["why-card-away", (("card", c),)] = [not any(world) for world in zip(*held, strict=True)]
    for s in others:
        for suit in range(4):
            signs["why-void", (("seat", s), ("suit", suit))] = [
                all(c >> 4 != suit for c in hand) for hand in hands[s]
            ]
    return signs


def _score_sign(gaps: Sequence[float], has: list[bool]) -> tuple[float, list[bool]]:
    """Returns by how many standard errors a choice pays more where a sign is so."""
    inside = [gap for gap, h in zip(gaps, has, strict=True) if h]
    outside = [gap for gap, h in zip(gaps, has, strict=True) if not h]
    if min(len(inside), len(outside)) < FEW:
        return 0.0, has
    means = fmean(inside), fmean(outside)
    if sum(inside) < SHARE * sum(gaps):
        return 0.0, has
    spread = sum((x - m) ** 2 for sample, m in zip((inside, outside), means, strict=True) for x in sample)
    spread /= len(gaps) - 2
    error = sqrt(spread / len(inside) + spread / len(outside))
    difference = means[0] - means[1]
    if error == 0:
        return (float("inf") if difference > 0 else 0.0), has
    return difference / error, has


# ---------------------------------------------------------------- else
def _worlds_reason(compared: Comparison) -> Reason:
    """Says in how many worlds one wins, if that differs.

    Else it says in how many it is better and in how many worse.
    """
    wins = [sum(o.margin > 0 for o in found) for found in (compared.best, compared.other)]
    ahead = [(b.margin > 0) != (o.margin > 0) for b, o in zip(compared.best, compared.other, strict=True)]
    worlds = len(compared.worlds)
    if wins[0] - wins[1] > CLEAR * sqrt(sum(ahead)):
        numbers = {"n": wins[0], "instead": wins[1], "share": _share(wins[0], worlds), "worlds": worlds}
        return Reason(Phrase("why-wins", numbers))
    signs = Counter((gap > 0) - (gap < 0) for gap in compared.gaps)
    share = _share(signs[1], worlds)
    return Reason(Phrase("why-better", {"n": signs[1], "worse": signs[-1], "share": share, "worlds": worlds}))
