"""Numbers what a seat may do: cards up to `CALL`, and calls from there on."""

from __future__ import annotations

from typing import Final

Action = int
CALL: Final = 256
PLAY_CARD: Final = "act-play"  # the verb of a card that is simply played; left out of messages
