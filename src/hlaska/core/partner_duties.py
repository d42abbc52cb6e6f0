"""Names what a seat owed its partner in a decision, and whether it kept it.

It is for reports, never for what is legal. What all games owe checks `hlaska.core.sure_winner`; what a game's own
conventions and its exchange of cards ask says its adviser (`Adviser.partner_duties`).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Outcome = Literal["kept", "forced", "broken"]


class PartnerDuty(NamedTuple):
    """Names one duty that came up in a decision.

    name: what reports count it as.
    outcome: whether the action kept it, or nothing legal did (`forced`).
    """

    name: str
    outcome: Outcome


def outcome_of(is_kept: bool, can_be_kept: bool = True) -> Outcome:
    """Returns what became of a duty."""
    return "kept" if is_kept else "broken" if can_be_kept else "forced"
