"""What search asks of partnership Mariáš."""

from __future__ import annotations

from typing import ClassVar

from hlaska.core.adviser import Prospect
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.families.marias.items import BETL, DURCH, OPEN_BETL, OPEN_DURCH, SUIT
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.public import MariasFourPublic, State, own
from hlaska.kernel.position import NO_TRUMP_ORDER


class MariasFourAdviser(MariasAdviser[MariasFourPublic]):
    aims: ClassVar[tuple[int, ...]] = (0, -1, 1)

    def prospect(self, state: State, seat: int) -> Prospect:
        pub = state.pub
        laid = [e & 63 for e in state.places[at.LAID] if e >= 0] if seat == at.FOREHAND else []
        trump = laid[0] >> 4 if laid and pub.contract <= SUIT else pub.trump
        return Prospect(trump, aim_of(state, seat), NO_TRUMP_ORDER if pub.contract > SUIT else 0)


def aim_of(state: State, seat: int) -> int:
    """What a seat's contract is about, by what it knows: the partner in a durch knows the own card."""
    pub = state.pub
    if pub.contract == at.WITH_PARTNER and pub.named in own(state.places, seat):
        return 1
    if seat != pub.lone:
        return 0
    if pub.contract in (BETL, OPEN_BETL):
        return -1
    return int(pub.contract in (DURCH, OPEN_DURCH, at.WITH_PARTNER, at.WITH_WISE))
