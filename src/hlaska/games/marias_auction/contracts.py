"""Lists the rungs of the auction, and the contracts announced on them (marias:LIC.LAD.1). There are twelve rungs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hlaska.families.marias.contracts import BETL, DURCH, HEARTS, SEVEN_RANK, SUIT
from hlaska.kernel.bits import mask_of, suit_of
from hlaska.kernel.play import couples


class Rung(NamedTuple):
    """Holds a rung: whether trumps are hearts, and what it is made of."""

    text: str
    hearts: bool
    seven: bool = False
    hundred: bool = False
    two: bool = False
    contract: int = SUIT

    @property
    def trumps(self) -> bool:
        return self.contract == SUIT


RUNGS: Final = (
    Rung("seven", False, seven=True),
    Rung("seven hearts", True, seven=True),
    Rung("hundred", False, hundred=True),
    Rung("hundred seven", False, seven=True, hundred=True),
    Rung("hundred hearts", True, hundred=True),
    Rung("hundred seven hearts", True, seven=True, hundred=True),
    Rung("betl", False, contract=BETL),
    Rung("durch", False, contract=DURCH),
    Rung("two sevens", False, two=True),
    Rung("two sevens hundred", False, hundred=True, two=True),
    Rung("two sevens hearts", True, two=True),
    Rung("two sevens hundred hearts", True, hundred=True, two=True),
)
TOP: Final = len(RUNGS)


class AnnouncedContract(NamedTuple):
    """Holds a contract as it is announced.

    It has the rung (from 1), the trump suit or -1, and the suit of the helper seven or -1.
    """

    rung: int
    trump: int = -1
    helper: int = -1

    @property
    def rules(self) -> Rung:
        return RUNGS[self.rung - 1]

    def sevens(self) -> tuple[int, ...]:
        """Returns the sevens that the contract is about, trumps first."""
        suits = [self.trump] if self.rules.seven or self.rules.two else []
        suits += [self.helper] if self.rules.two else []
        return tuple(s << 4 | SEVEN_RANK for s in suits)


def _contracts_on(rung: int) -> list[AnnouncedContract]:
    rules = RUNGS[rung - 1]
    if not rules.trumps:
        return [AnnouncedContract(rung)]
    trumps = [HEARTS] if rules.hearts else [s for s in range(4) if s != HEARTS]
    helpers = range(4) if rules.two else (-1,)
    return [AnnouncedContract(rung, t, h) for t in trumps for h in helpers if h != t]


CONTRACTS: Final = tuple(a for rung in range(1, TOP + 1) for a in _contracts_on(rung))
"""Every contract that can be announced, rung by rung."""
SEVENS: Final = tuple(mask_of(a.sevens()) for a in CONTRACTS)
"""The sevens that each of them is about, as a mask: asked in every imagined deal."""


def contract_text(contract: AnnouncedContract) -> str:
    """Writes the call that announces a contract: `hundred seven C`, `two sevens C S`."""
    suits = "".join(f" {'CSHD'[s]}" for s in (contract.trump, contract.helper) if s >= 0)
    return f"{contract.rules.text.removesuffix(' hearts')}{suits}"


def bids_over(bid: int, jumps: bool) -> range:
    """Returns the rungs that may be bid over a bid (marias:LIC.AUC.3)."""
    return range(bid + 1, (TOP if jumps else min(bid + 1, TOP)) + 1)


def announceable(bid: int, hand: Sequence[int]) -> list[int]:
    """Returns the indices of the contracts that the lone player may announce.

    First come those that the hand holds sevens and a marriage for. The first two rungs need the trump seven, higher
    ones may be bluffs (marias:LIC.TAL.2, LIC.TAL.3).
    """
    held = mask_of(hand)
    married = couples(held)
    found = [
        i for i, c in enumerate(CONTRACTS) if c.rung >= max(bid, 1) and (c.rung > 2 or not SEVENS[i] & ~held)
    ]
    return sorted(found, key=lambda i: not _is_backed(i, held, married))


def _is_backed(index: int, held: int, married: int) -> bool:
    contract = CONTRACTS[index]
    if SEVENS[index] & ~held:
        return False
    return not contract.rules.hundred or bool(suit_of(married, contract.trump))
