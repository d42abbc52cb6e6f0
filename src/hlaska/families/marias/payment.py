"""Says who pays whom where one side plays against the others. Sides are masks of seats (marias:G.PAY.1, PZ.3)."""

from __future__ import annotations


def cap_amount(amount: int, cap: int | None) -> int:
    """Returns the amount, limited in absolute value (marias:G.FLEK.9)."""
    return amount if cap is None else max(-cap, min(cap, amount))


def one_against_others(value: int, lone: int, players: int) -> tuple[int, ...]:
    """Gives `lone` `value` from each of the others; below 0 it pays each."""
    return share_payment(value, 1 << lone, players)


def share_payment(value: int, ours: int, players: int) -> tuple[int, ...]:
    """Pays `value` between each of the others and the seats of `ours`, shared evenly.

    A lone player gets it from each, of two against two everybody gets or pays it once.
    """
    count = ours.bit_count()
    share = value * (players - count) // count
    return tuple(share if ours >> p & 1 else -value for p in range(players))


def note_scores(own: int, others: int, ours: int, players: int) -> tuple[int, ...]:
    """Writes on a score pad: each account stands by itself, nothing is paid."""
    return tuple(own if ours >> p & 1 else others for p in range(players))
