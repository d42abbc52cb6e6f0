"""Who pays whom where one plays against the others (marias:G.PAY.1, PZ.3)."""

from __future__ import annotations


def capped(amount: int, cap: int | None) -> int:
    """The amount, limited in absolute value (marias:G.FLEK.9)."""
    return amount if cap is None else max(-cap, min(cap, amount))


def one_against_others(value: int, lone: int, players: int) -> tuple[int, ...]:
    """`lone` gets `value` from each of the others, or pays it to each."""
    return tuple(value * (players - 1) if p == lone else -value for p in range(players))


def noted(own: int, others: int, lone: int, players: int) -> tuple[int, ...]:
    """A score pad: every account by itself, nothing is paid."""
    return tuple(own if p == lone else others for p in range(players))
