"""Decodes what a client says at a table. JSON becomes a message, or an error that says what was expected."""

from __future__ import annotations

from typing import Final

import msgspec

from hlaska.protocol.table_messages import ToServer
from hlaska.server.api.socket_session import BadMessage
from hlaska.server.asgi.validation_hints import add_suggestions

_DECODER: Final = msgspec.json.Decoder(ToServer)


def decode_message(text: str | None) -> ToServer:
    """Decodes one message; None stands for a binary one. Raises BadMessage."""
    if text is None:
        raise BadMessage("it is binary; send JSON as text")
    try:
        message: ToServer = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(add_suggestions(str(error), ToServer)) from error
    return message
