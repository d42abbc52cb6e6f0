"""Lists the contracts, how they rank and how they are called. Source: marias:M3.CON.1, PG.4, PG.7."""

from __future__ import annotations

from collections.abc import Sequence

from hlaska.families.marias.contracts import BETL, DURCH, OPEN_BETL, OPEN_DURCH, SUIT
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import DURCH_IN, FOREHAND, LAID, NAME, OPEN_DURCH_IN, MariasPublic


def rank(options: Options, contract: int) -> int:
    """Returns the place of a contract in the order of contracts (marias:M3.CON.1, PG.4)."""
    if contract >= OPEN_BETL and options.open_rank == "equal":
        return contract - 2
    return contract


def contracts_in_use(options: Options) -> tuple[int, ...]:
    return (SUIT, BETL, DURCH, OPEN_BETL, OPEN_DURCH) if options.open_contracts else (SUIT, BETL, DURCH)


def higher(options: Options, contract: int) -> list[int]:
    """Returns the contracts that overcall this one."""
    return [c for c in contracts_in_use(options) if rank(options, c) > rank(options, contract)]


def calls_for(options: Options, contract: int, suits: Sequence[int]) -> list[int]:
    """Returns the calls that name a contract. `suits`: those a durch with trumps may be played in."""
    if contract not in (DURCH, OPEN_DURCH) or options.durch_trump == "none":
        return [NAME + contract]
    first = DURCH_IN if contract == DURCH else OPEN_DURCH_IN
    return [first + s for s in suits]


def durch_suits(pub: MariasPublic, places: Sequence[Sequence[int]], seat: int) -> list[int]:
    """Returns the suits a durch may have, forehand's that of a known trump card.

    So it is as long as that lies on the table or everybody has seen it; whoever else plays a durch names any suit
    (marias:PG.7).
    """
    if seat == FOREHAND and pub.shown >= 0:
        return [pub.shown >> 4]
    if seat == FOREHAND and places[LAID]:
        return [(places[LAID][0] & 63) >> 4]
    return [0, 1, 2, 3]


def contract_of_call(action: int) -> tuple[int, int]:
    """Returns the contract that a call names, and its trump suit or -1."""
    if DURCH_IN <= action < DURCH_IN + 4:
        return DURCH, action - DURCH_IN
    if OPEN_DURCH_IN <= action < OPEN_DURCH_IN + 4:
        return OPEN_DURCH, action - OPEN_DURCH_IN
    return action - NAME, -1


def naming_calls(
    options: Options, pub: MariasPublic, places: Sequence[Sequence[int]], seat: int, contracts: Sequence[int]
) -> list[int]:
    """Returns all calls that name one of these contracts, ascending."""
    suits = durch_suits(pub, places, seat)
    return sorted(a for c in contracts for a in calls_for(options, c, suits))
