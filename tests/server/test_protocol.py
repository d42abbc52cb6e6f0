"""The wire contract: the page's types are those of the messages, and the document names them all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from hlaska.protocol import HTTP, typescript
from hlaska.protocol import table_messages as messages
from hlaska.server.api.socket_session import _KINDS
from hlaska.server.app import make_app
from hlaska.server.services import build_services
from hlaska.server.tables.setup import TableSetup
from hlaska.table.bots.bot_pool import ThreadBotPool
from hlaska.table.store import MemoryStore
from tests.server.live import CATALOG, toys

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "protocol.md"


def test_the_page_has_the_types_of_the_messages():
    assert (ROOT / "web/src/protocol.ts").read_text() == typescript.protocol_ts()


PARTS = {
    "AdminReportGroup",
    "AdminReports",
    "Rows",
    "SignLook",
    "DecisionAnalysis",
}  # bodies that are also in others


def test_the_page_has_the_bodies_of_all_routes():
    app: Any = make_app(build_services(TableSetup(MemoryStore(), ThreadBotPool(toys), CATALOG)))
    handlers = {handler for route in app._app.routes for handler in getattr(route, "route_handlers", ())}
    written = [bare(handler.fn) for handler in handlers]
    ours = [route for route in written if route.__module__.startswith("hlaska.")]
    named = {struct.__name__ for route in ours for struct in bodies(route)}
    listed = {struct.__name__ for struct in get_args(HTTP)}
    assert (named - listed, listed - named) == (PARTS, {"Problem"})  # that is of what goes wrong


def bare(route: Any) -> Any:
    """A route without the threads around it."""
    return bare(route.func) if hasattr(route, "func") else route


def bodies(route: Any) -> Iterator[type[msgspec.Struct]]:
    """What a route takes and gives."""
    waiting = list(get_type_hints(route).values())
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            yield hint
        waiting += get_args(hint)


def test_the_check_finds_a_file_that_is_old(tmp_path, capsys):
    path = tmp_path / "protocol.ts"
    assert typescript.main(["--check", str(path)]) == 1
    assert typescript.main([str(path)]) == 0
    assert typescript.main(["--check", str(path)]) == 0
    path.write_text(path.read_text().replace("seq: number", "seq: string"))
    assert typescript.main(["--check", str(path)]) == 1
    assert "python -m hlaska.protocol.typescript" in capsys.readouterr().out


@pytest.mark.parametrize("struct", [*get_args(messages.ToClient), *get_args(messages.ToServer)])
def test_every_message_is_in_the_document(struct):
    text = DOCUMENT.read_text()
    assert f"### `{struct.__struct_config__.tag}`" in text
    for field in msgspec.structs.fields(struct):
        assert f"`{field.encode_name}`" in text, field.name


@pytest.mark.parametrize("kind", [*_KINDS.values(), "bad_message", "busy", "no_table", "error"])
def test_every_refusal_is_in_the_document(kind):
    assert f"| `{kind}` |" in DOCUMENT.read_text()


def test_messages_come_back_as_they_were():
    assert msgspec.json.decode(
        b'{"type":"act","seq":3,"actions":[1,256]}', type=messages.ToServer
    ) == messages.Act(3, (1, 256))
    assert msgspec.json.decode(b'{"type":"resume"}', type=messages.ToServer) == messages.Resume(-1)
