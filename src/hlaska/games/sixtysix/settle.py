"""Settles what a deal is worth and to whom, in pure functions over numbers.

Source: mariage:MG.SCORE, SX.SCORE, SN.SCORE.

Players are the seats 0 (forehand) and 1.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hlaska.games.sixtysix.options import Options

GOAL: Final = 66
SAVED: Final = 33  # a loser with so many points is not schneider
NOBODY: Final = -1

OUTCOMES: Final = ("right_claim", "wrong_claim", "closer_failed", "unclaimed", "tie", "carry", "last_trick")


class Facts(NamedTuple):
    """Holds what counts of a deal at the moment it is scored.

    claimant: the seat that claimed 66, or nobody.
    closer: the seat that closed the talon, or nobody.
    frozen: the tricks and the total of the closer's opponent at that moment.
    last: who won the last trick that was played.
    """

    totals: tuple[int, int]
    tricks: tuple[int, int]
    claimant: int = NOBODY
    closer: int = NOBODY
    frozen: tuple[int, int] = (0, 0)
    last: int = NOBODY


class Verdict(NamedTuple):
    """Says how a deal is scored.

    reason: why the points are what they are: `one`, `schneider`, `schwarz` (the table of mariage:MG.SCORE.2) or
        `penalty`, `penalty_schwarz`, `penalty_count`.
    offender: the seat that adds no card points.
    """

    outcome: str
    winner: int
    points: int
    reason: str = "one"
    offender: int = NOBODY
    rule: str = ""


class LossValue(NamedTuple):
    points: int
    reason: str


def lost_deal_value(tricks: int, total: int) -> LossValue:
    """Returns the value of a deal lost with these tricks and this total. Source: mariage:MG.SCORE.2."""
    if tricks == 0:
        return LossValue(3, "schwarz")
    return LossValue(2, "schneider") if total < SAVED else LossValue(1, "one")


def larger(a: LossValue, b: LossValue) -> LossValue:
    """Returns the larger of two values for one lost deal, never their sum."""
    return b if b.points > a.points else a


def penalty(without_trick: bool) -> LossValue:
    return LossValue(3, "penalty_schwarz") if without_trick else LossValue(2, "penalty")


def failed_close_value(options: Options, s: Facts) -> LossValue:
    """Returns what the closer's opponent scores for a failed close.

    Source: mariage:MG.SCORE.5, SX.SCORE.3, SN.SCORE.3.
    """
    if options.closer_fail_points == "by_closer_count":
        if s.frozen[0] == 0:
            return penalty(True)
        return LossValue(1, "penalty_count") if s.totals[s.closer] >= SAVED else penalty(False)
    tricks = s.frozen[0] if options.closer_fail_basis == "at_close" else s.tricks[1 - s.closer]
    return penalty(tricks == 0)


def right_worth(options: Options, s: Facts, claimant: int) -> LossValue:
    """Returns what a right claim of this player scores. Source: mariage:MG.SCORE.3, SX.SCORE.1, SN.SCORE.1 to 3."""
    loser = 1 - claimant
    if s.closer == loser:
        fail = failed_close_value(options, s)
        if options.closer_must_claim:
            return fail
        worth = lost_deal_value(s.tricks[loser], s.totals[loser])
        return larger(worth, fail) if s.totals[loser] < GOAL else worth
    if s.closer == claimant and options.closer_success_basis == "at_close":
        return lost_deal_value(*s.frozen)
    return lost_deal_value(s.tricks[loser], s.totals[loser])


def wrong_worth(options: Options, s: Facts) -> LossValue:
    """Returns what a wrong claim costs (mariage:MG.SCORE.4, SX.SCORE.2, SN.SCORE.4)."""
    if options.false_claim == "claimants_value":
        worth = right_worth(options, s, s.claimant)
    else:
        worth = penalty(options.false_claim == "two_or_three" and s.tricks[1 - s.claimant] == 0)
    return larger(worth, failed_close_value(options, s)) if s.closer == s.claimant else worth


def judge_claim(options: Options, s: Facts) -> Verdict:
    if s.totals[s.claimant] >= GOAL:
        worth = right_worth(options, s, s.claimant)
        loser = 1 - s.claimant
        offender = loser if s.closer == loser and s.totals[loser] < GOAL else NOBODY
        return Verdict("right_claim", s.claimant, *worth, offender, "mariage:MG.SCORE.3")
    return Verdict("wrong_claim", 1 - s.claimant, *wrong_worth(options, s), s.claimant, "mariage:MG.SCORE.4")


def judge_unclaimed(options: Options, s: Facts) -> Verdict:
    """Judges a deal played out without a claim (mariage:MG.SCORE.5 to 8, SN.SCORE.5)."""
    if s.closer >= 0 and (options.closer_must_claim or s.totals[s.closer] < GOAL):
        offender = s.closer if s.totals[s.closer] < GOAL else NOBODY
        return Verdict(
            "closer_failed", 1 - s.closer, *failed_close_value(options, s), offender, "mariage:MG.SCORE.5"
        )
    if options.unclaimed == "last_trick_one":
        return Verdict("last_trick", s.last, 1, rule="mariage:SN.SCORE.5")
    if s.totals[0] == s.totals[1] and options.deal_tie == "carry_one":
        return Verdict("carry", NOBODY, 0, rule="mariage:SX.SCORE.5")
    winner = 0 if s.totals[0] >= s.totals[1] else 1
    worth = (
        lost_deal_value(s.tricks[1 - winner], s.totals[1 - winner])
        if options.unclaimed_points == "table"
        else LossValue(1, "one")
    )
    if s.totals[0] == s.totals[1]:
        return Verdict("tie", winner, *worth, rule="mariage:MG.SCORE.8")
    return Verdict("unclaimed", winner, *worth, rule="mariage:MG.SCORE.7")


def settle(options: Options, s: Facts) -> Verdict:
    """Judges a deal by its facts (mariage:MG.SCORE.10 and the options of section 9)."""
    return judge_claim(options, s) if s.claimant >= 0 else judge_unclaimed(options, s)


def raw_points(s: Facts, v: Verdict) -> tuple[int, int]:
    """Returns what each player adds in a match for card points. Source: mariage:MG.MATCH.2, MG.MATCH.3."""
    return (0 if v.offender == 0 else s.totals[0], 0 if v.offender == 1 else s.totals[1])
