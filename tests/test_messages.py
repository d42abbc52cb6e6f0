"""Tables, lobby, evening and review send what they sent when the messages were written (`tests/messages.py`)."""

from __future__ import annotations

import pytest

from tests import messages
from tests.messages import Message


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(script, marks=pytest.mark.jit if script == "review" else ())
        for script in messages.SCRIPTS
    ],
)
async def test_messages_are_as_they_were(script: str) -> None:
    said = messages.first_difference(script, await messages.record(script))
    assert not said, said


def test_every_script_has_messages() -> None:
    found = messages.stored()
    assert list(found) == list(messages.SCRIPTS)
    assert all(found.values()), "python scripts/generate.py --messages"


def test_a_difference_is_named_and_a_time_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [Message("Ada", "company", messages.without_times({"left": 1.5, "turn": 0})) for _ in range(3)]
    monkeypatch.setattr(messages, "stored", lambda: {"lobby": [message.line() for message in before]})
    later = [Message("Ada", "company", messages.without_times({"left": 0.5, "turn": 0})) for _ in range(3)]
    assert messages.first_difference("lobby", later) == ""
    later[2] = Message("Ada", "company", {"left": None, "turn": 1})
    assert messages.first_difference("lobby", later).startswith("lobby: message 2 was 'Ada company ")
    assert messages.first_difference("lobby", before[:2]) == "lobby: 3 messages were sent, now 2"
