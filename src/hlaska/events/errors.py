"""Refuse what cannot be done to an event. A sentence says what would be right."""

from __future__ import annotations

from hlaska.core.errors import HlaskaError, Phrase


class BadCommand(HlaskaError):
    """Say what was wrong with a command and what would be right; nothing has happened. `code`: which refusal it is."""

    def __init__(self, code: str, text: str, **numbers: int) -> None:
        super().__init__(text, Phrase(f"event-refused-{code}", numbers))
        self.code = code
