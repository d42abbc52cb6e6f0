"""Checks the body of a request before it is read as the route's type.

There must be one, and it has no field that there is not, however deep.

The decoder refuses those at the top by itself. What lies in it are types that are kept and sent, too. There a field
that is not known is one of a newer server, and is passed over.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException

from hlaska.server.asgi.validation_hints import fields_of, unknown_fields


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Raises ValidationException for a body that is missing, or has fields there are not."""
    wanted = getattr(request.route_handler, "parsed_data_field", None)
    if wanted is None:
        return
    body = await request.body()
    if not body.strip():
        names = ", ".join(fields_of(wanted.annotation))
        raise _refusal(f"it is empty; expected a JSON object with {names}" if names else "it is empty")
    try:
        read = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return  # the decoder says what is wrong with it
    for path, name in unknown_fields(wanted.annotation, read):
        raise _refusal(f"Object contains unknown field `{name}`", path)


def _refusal(message: str, path: str = "") -> ValidationException:
    return ValidationException(message, extra=[{"message": message, "key": path}])
