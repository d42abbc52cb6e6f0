"""Says when choices that are not cards are open.

They are exchanging the trump card, closing and claiming 66.

Each function answers with the rule that forbids it, as a Phrase, or None where the choice is open: what is legal and
why something is refused come from the same place. They read the public numbers and what the seat itself sees.
"""

from __future__ import annotations

from hlaska.core.board import Places
from hlaska.core.errors import Phrase
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.position import LOWEST, talon_left
from hlaska.games.sixtysix.public import END, FINAL, FOLLOW, HAND, LEAD, PREDRAW, TRUMP, SixtySixPublic


def rob_card(options: Options, trump: int) -> int:
    """Returns the card that is exchanged for the indicator. Source: mariage:MG.ROB.1, SX.ROB.1, SN.ROB.1."""
    return trump << 4 | LOWEST[options.pack]


def rob_refusal(options: Options, pub: SixtySixPublic, places: Places, seat: int) -> Phrase | None:
    """Returns why this seat may not exchange now (mariage:MG.ROB)."""
    if not options.rob:
        return Phrase("refused-sixtysix-rob-off", rule="mariage:MG.ROB.1")
    wrong = _wrong_moment(pub, places, seat, options.rob_window)
    if wrong:
        return Phrase(
            f"refused-sixtysix-rob-{wrong}",
            rule="mariage:MG.ROB.1" if wrong != "closed" else "mariage:MG.ROB.3",
        )
    if talon_left(pub, places) < options.rob_min_talon:
        return Phrase("refused-sixtysix-rob-last", {"n": talon_left(pub, places)}, rule="mariage:SN.ROB.1")
    if options.rob_requires_trick and not pub.taken[seat]:
        return Phrase("refused-sixtysix-rob-trick", rule="mariage:MG.ROB.3")
    c = rob_card(options, pub.trump)
    if c in [e & 63 for e in places[TRUMP]]:
        return Phrase("refused-sixtysix-rob-done", {"card": c}, rule="mariage:MG.ROB.5")
    if c not in [e & 63 for e in places[HAND + seat] if e >= 0]:
        return Phrase("refused-sixtysix-rob-card", {"card": c}, rule="mariage:MG.ROB.1")
    return None


def close_refusal(options: Options, pub: SixtySixPublic, places: Places, seat: int) -> Phrase | None:
    """Returns why this seat may not close the talon now (mariage:MG.CLOSE)."""
    if not options.closing:
        return Phrase("refused-sixtysix-close-off", rule="mariage:MG.OPT.1")
    wrong = _wrong_moment(pub, places, seat, options.close_window)
    if wrong:
        return Phrase(f"refused-sixtysix-close-{wrong}", rule="mariage:MG.CLOSE.1")
    if talon_left(pub, places) < options.close_min_talon:
        return Phrase(
            "refused-sixtysix-close-last", {"n": talon_left(pub, places)}, rule="mariage:MG.CLOSE.3"
        )
    return None


def _wrong_moment(pub: SixtySixPublic, places: Places, seat: int, window: str) -> str:
    """Returns what is wrong with the moment; '' for nothing.

    Before the first lead every window is open (SX.PRESET.2).
    """
    if pub.closer >= 0 or not talon_left(pub, places):
        return "closed"
    if pub.turn != seat or pub.phase not in (LEAD, PREDRAW):
        return "turn"
    if pub.phase == PREDRAW:
        return "later" if window == "lead" else ""
    first = not any(pub.taken)
    return "" if first or window != "pre_draw" else "drawn"


def claim_refusal(options: Options, pub: SixtySixPublic, seat: int) -> Phrase | None:
    """Returns why this seat may not claim 66 now (mariage:MG.CLAIM.2 to 5)."""
    if pub.phase == END:
        return Phrase("refused-sixtysix-over")
    if options.auto_claim:
        return Phrase("refused-sixtysix-claim-auto", rule="mariage:MG.CLAIM.5")
    if pub.phase == FINAL:
        order = Phrase("refused-sixtysix-claim-order", {"seat": pub.turn}, rule="mariage:MG.CLAIM.4")
        return None if pub.turn == seat else order
    if options.claim_timing == "anytime":
        return None
    if options.claim_timing == "own_turn":
        return None if pub.turn == seat else Phrase("refused-sixtysix-claim-turn", rule="mariage:MG.CLAIM.3")
    if pub.phase == FOLLOW:
        fresh = pub.lead == seat and pub.shown >= 0
    else:
        fresh = pub.turn == seat and pub.last_by == seat
    return None if fresh else Phrase("refused-sixtysix-claim-trick", rule="mariage:MG.CLAIM.3")
