"""Fits the numbers of announcing and doubling in the Mariáš games. They go by the odds of the own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.core.call_fit import Fit, Trial, make_lead
from hlaska.families.marias import contracts
from hlaska.families.marias.call_model import CallParameters
from hlaska.families.marias.call_policy import Decision
from hlaska.families.marias.calls import Codes, announcement_call

WORST: Final = -2.5  # odds below which nobody would say it
STEEP: Final = 0.25  # the least slope that tells anything
BARS: Final = (-2.5, 4.0)  # odds between which a bar is believed
RAISE, ALONE, SAY, TRUMPS = "raise", "alone", "say", "trumps"
TRUMPS_HOW: Final = (
    "Fitted: trumps compared with other trumps, by playouts on worlds that the seat cannot tell apart."
)


class PossibleCall(NamedTuple):
    """Holds what the seat on turn could say.

    turn: the whole turn in which no more is said.
    odds: those of the own hand.
    """

    decision: Decision
    turn: tuple[int, ...]
    odds: float


def possible_calls(
    codes: Codes, pub: Any, open_now: Callable[[], Sequence[Decision]]
) -> Iterator[tuple[Decision, tuple[int, ...]]]:
    """Yields what the seat on turn could say, with the whole turn.

    open_now: what returns what may be said to a contract.
    """
    if pub.phase == "ask" and pub.contract != contracts.SUIT:
        yield Decision(pub.turn, contracts.CONTRACT, True, 0, False), (codes.flek + contracts.CONTRACT,)
    if pub.phase == "announce":
        for item in (contracts.SEVEN, contracts.HUNDRED):
            yield Decision(pub.turn, item, False, 0, False), (announcement_call(codes, item), codes.good)
    if pub.phase == "flek":
        for d in open_now():
            yield d, (codes.flek + d.item if d.raised else announcement_call(codes, d.item), codes.good)


def trials(game: Any, state: Any, found: Iterator[PossibleCall]) -> Iterator[Trial]:
    """Yields what the seat on turn may say and need not, against saying good."""
    codes = game.positions.codes
    legal = game.legal(state, state.pub.turn)
    if state.pub.phase not in ("ask", "announce", "flek") or state.pub.said or legal[0] != codes.good:
        return
    for could in found:
        if could.turn[0] in legal and could.odds >= WORST:
            group, kind = kind_of(could.decision)
            yield Trial(group, kind, (could.odds,), make_lead(game, *could.turn), make_lead(game, codes.good))


def kind_of(decision: Decision) -> tuple[str, str]:
    name = contracts.ITEMS[decision.item]
    if not decision.raised:
        return SAY, name
    if decision.alone and not decision.level:
        return ALONE, ALONE
    return RAISE, f"{name} {decision.level}"


def naming_trials(
    game: Any, suits: Mapping[int, Sequence[float]], cards: Mapping[int, int], best: int, rng: Random
) -> Iterator[Trial]:
    """Yields the suit that would be named against each other one.

    Which of both is first is drawn by chance.

    suits: by suit what speaks for it as trumps.
    cards: by suit the card by which it is named.
    """
    for other in suits:
        if other != best:
            one, two = (best, other) if rng.random() < 0.5 else (other, best)
            gaps = tuple(float(a - b) for a, b in zip(suits[one], suits[two], strict=True))
            yield Trial(TRUMPS, TRUMPS, gaps, make_lead(game, cards[one]), make_lead(game, cards[two]))


def fit_trumps(names: Sequence[str], fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns what makes a suit trumps, in log odds, by the names of its numbers."""
    fit = fits.get(TRUMPS)
    if fit is None or not fit.has(TRUMPS):
        return {}
    return {name: round(slope, 2) for name, slope in zip(names, fit.slopes, strict=True)}


def apply_fits(before: CallParameters, fits: Mapping[str, Fit]) -> dict[str, Any]:
    """Returns the bars that were found, and how sharply one raises."""
    return {
        **_raises(before, fits.get(RAISE)),
        **_says(before, fits.get(SAY)),
        **_alone(before, fits.get(ALONE)),
    }


def _bar(fit: Fit, kind: str) -> float:
    """Returns the odds at which a call begins to pay."""
    low, high = BARS
    return round(min(high, max(low, -fit.bases[kind] / fit.slopes[0])), 2)


def _raises(before: CallParameters, fit: Fit | None) -> dict[str, Any]:
    if fit is None or fit.slopes[0] < STEEP:
        return {}
    raises = {
        name: tuple(_bar(fit, f"{name} {n}") if fit.has(f"{name} {n}") else bar for n, bar in enumerate(bars))
        for name, bars in before.raises.items()
    }
    if raises == before.raises:
        return {}
    return {"raises": raises, "keen_to_raise": round(fit.slopes[0], 2)}


def _says(before: CallParameters, fit: Fit | None) -> dict[str, Any]:
    if fit is None or fit.slopes[0] < STEEP:
        return {}
    says = {name: _bar(fit, name) if fit.has(name) else bar for name, bar in before.says.items()}
    return {} if says == before.says else {"says": says}


def _alone(before: CallParameters, fit: Fit | None) -> dict[str, Any]:
    if fit is None or fit.slopes[0] < STEEP or not fit.has(ALONE):
        return {}
    found: dict[str, Any] = {"alone": _bar(fit, ALONE)}
    return {**found, "keen_alone": round(fit.slopes[0], 2)} if hasattr(before, "keen_alone") else found
