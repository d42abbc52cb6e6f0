"""What search asks of Mariáš with the thirteenth card."""

from __future__ import annotations

from hlaska.core.adviser import Prospect
from hlaska.families.marias.adviser import MariasAdviser
from hlaska.games.marias_thirteen.public import MariasThirteenPublic, State


class MariasThirteenAdviser(MariasAdviser[MariasThirteenPublic]):
    def prospect(self, state: State, seat: int) -> Prospect:
        """The turned suit is worth keeping before it is trump."""
        return Prospect(state.pub.turned)
