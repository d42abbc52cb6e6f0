"""Tables of a server in the terminal, and the way from the start to a table."""

from __future__ import annotations

import re
import socket
import stat
from argparse import Namespace
from pathlib import Path

import pytest
from textual.widgets import Input

from hlaska import cli
from hlaska.cli.tui.app import Terminal
from hlaska.cli.tui.home import Preferences
from hlaska.cli.tui.host import GuestTokens, LocalHost, News, ServerConnection, ServerHost, parse_origin
from hlaska.cli.tui.start import NewTableScreen, RulesScreen, StartScreen
from hlaska.cli.tui.start_up import new_table, play_full_screen
from hlaska.cli.tui.table import TableScreen
from hlaska.cli.tui.widgets import Calls
from hlaska.core.errors import BadText, HlaskaError
from hlaska.protocol.table_messages import Ping, Pong
from hlaska.protocol.tables import NewTable
from hlaska.server.tables.catalog import Catalog
from hlaska.table.bots.bot_worker import make
from hlaska.table.match_state import Chair
from hlaska.table.updates import Update
from tests.server.live import Live, live
from tests.tui.playing import Player, terminal


def greedy(level: str, game: object, seed: int | None, seconds: float | None) -> object:
    return make("greedy", game, 1, seconds)  # type: ignore[arg-type]


def served(server: Live, tmp_path: Path, who: str = "guests") -> ServerHost:
    return ServerHost(server.base, GuestTokens(tmp_path / f"{who}.json"))


async def test_a_deal_at_a_served_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Over a real WebSocket, by keys, to the settlement; then the replay comes from the server too. Who comes back has
    the chair again."""
    with live(catalog=Catalog(), make=greedy) as server:
        host = served(server, tmp_path)
        new = NewTable("sixtysix", "schnapsen")
        async with terminal(monkeypatch, new, seed=2, host=host) as player:
            await player.deal()
            assert player.choice.update is not None
            await player.pilot.press("escape")
            await player.pilot.press("v")
            await player.until(lambda: not isinstance(player.app.screen, TableScreen))
        assert stat.S_IMODE((tmp_path / "guests.json").stat().st_mode) == 0o600
        again = served(server, tmp_path)
        assert [brief.game for brief in await again.own_tables()] == ["sixtysix"]


async def test_luck_is_added_to_every_shuffle(tmp_path: Path) -> None:
    """To the first with what opens the table, to the next as soon as that is promised."""
    with live() as server:
        made = await served(server, tmp_path).open(NewTable("toy"))
        [table] = server.hall.live.here()
        proof = table.dealer.proof()
        assert proof is not None
        assert list(map(bool, proof.lucks)) == [True, False]
        line = await served(server, tmp_path).open_connection(made.table)
        async for news in line:
            if isinstance(news, Update):
                await line.send(Ping())
            if isinstance(news, Pong):
                break
        await line.close()
        assert [deal for _, deal in table.dealer._contributions] == [2]


async def test_a_chair_that_is_open_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Who opens a table waits; who comes with its name watches until he takes the chair, and both are dealt cards."""
    with live(catalog=Catalog(), make=greedy) as server:
        chairs = (Chair("Jan"), Chair("?", "open"))
        new = NewTable("sixtysix", "schnapsen", chairs=chairs)
        async with terminal(monkeypatch, new, host=served(server, tmp_path, "jan")) as player:
            table = player.app.last
            await player.until(lambda: table in player.text("#question"))
            other = Terminal(served(server, tmp_path, "eva"), Preferences(name="Eva"), table=table)
            async with other.run_test(size=(100, 30)) as pilot:
                eva = Player(other, pilot)
                await eva.seated()
                await eva.until(lambda: eva.screen.query_one(Calls).option_count == 2)
                await pilot.press("1")
                await eva.until(lambda: eva.at_table and bool(eva.choice.update and eva.choice.me >= 0))
                await player.until(lambda: player.choice.update is not None)
                assert player.choice.me != eva.choice.me
                assert "Eva" in [chair.name for chair in player.choice.hello.chairs]  # type: ignore[union-attr]


async def test_a_lost_line_is_said_and_comes_back(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("hlaska.cli.tui.host.RETRY_DELAYS", (0.05,))
    with live(catalog=Catalog(), make=greedy) as server:
        new = NewTable("marias", chairs=(Chair("Jan"), Chair("A", "bot"), Chair("B", "bot")))
        async with terminal(monkeypatch, new, host=served(server, tmp_path)) as player:
            await player.asked()
            said = list[str]()
            hear = player.choice.hear

            def heard(news: News) -> None:
                hear(news)
                said.append(player.choice.connection)

            monkeypatch.setattr(player.choice, "hear", heard)
            line = player.screen._connection
            assert isinstance(line, ServerConnection)
            assert line._socket is not None
            await line._socket.close(1012)
            await player.until(lambda: "lost" in said and player.choice.connection == "open")
            assert await player.asked()


async def test_what_is_no_server_is_said(tmp_path: Path) -> None:
    for address in ("ftp://a", "http://", "http://host:99999"):
        with pytest.raises(BadText, match="expected an address such as"):
            parse_origin(address)
    assert parse_origin("localhost:8000/t/x") == "http://localhost:8000"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        base = f"http://127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(HlaskaError, match="no Hláška server answers at http://127"):
        await ServerHost(base, GuestTokens(tmp_path / "g.json")).games()
    with live(catalog=Catalog(), make=greedy) as server:
        with pytest.raises(HlaskaError) as error:
            await served(server, tmp_path).info("whist")
        assert error.value.phrase.key == "problem-no-game"


async def test_a_table_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with live(catalog=Catalog(), make=greedy) as server:
        app = Terminal(served(server, tmp_path), Preferences(), table="nothere")
        async with app.run_test() as pilot:
            player = Player(app, pilot)
            await player.seated()
            await player.until(lambda: player.choice.connection == "closed")
            assert "no such table" in player.text("#question")


async def test_from_the_start_to_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Game, rules, one house rule, name, level, length; then the table is as it was asked for."""
    async with terminal(monkeypatch, None, language="cs") as player:
        app, pilot = player.app, player.pilot
        await player.until(lambda: isinstance(app.screen, StartScreen))
        await pilot.press("1")
        await player.until(lambda: isinstance(app.screen, NewTableScreen))
        table = app.screen
        assert isinstance(table, NewTableScreen)

        async def row(label: str) -> None:
            """Presses Enter on the row that begins so."""
            there = next(i for i, (text, _) in enumerate(table._rows) if label in text.plain)
            table.query_one(Calls).highlighted = there
            await pilot.press("enter")
            await player.until(lambda: app.screen is not table)

        await row(app.language.say("web-name"))
        app.screen.query_one(Input).value = ""
        await pilot.press(*"Eva", "enter")
        await row(app.language.say("cli-computer", n=1))
        await pilot.press("down", "enter")
        await row(app.language.say("web-length"))
        await pilot.press("2")
        await player.until(lambda: bool(app.screen.query(Input)))
        await pilot.press("6", "enter")
        await row(app.language.say("web-all-rules", n=len(table.info.options)))
        await player.until(lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("escape")
        await player.until(lambda: app.screen is table)
        await pilot.press("1")
        await player.seated()
        await player.until(lambda: player.choice.hello is not None)
        hello = player.choice.hello
        assert hello is not None
        assert hello.chairs[0].name == "Eva"
        assert hello.chairs[1].level == table.info.levels[1]
        assert hello.limit.deals == 6


async def test_a_number_that_a_rule_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    host = LocalHost(0.0)
    info = await host.info("marias")
    option = next(o for o in info.options if o.kind == "int" and o.high is not None and not o.nullable)
    async with terminal(monkeypatch, None, host=host) as player:
        await player.until(lambda: isinstance(player.app.screen, StartScreen))
        table = NewTableScreen(player.app, info)
        await player.app.push_screen(table)
        rules = RulesScreen(player.app, table)
        await player.app.push_screen(rules)
        rules._change(option)
        await player.until(lambda: bool(player.app.screen.query(Input)))
        player.app.screen.query_one(Input).value = "99999"
        await player.pilot.press("enter")
        await player.until(lambda: player.app.screen is rules)
        assert "99999" in rules.problem
        assert table.changes == {}


def test_guests_keep_to_themselves_what_cannot_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    guests = GuestTokens(blocked / "guests.json")
    guests.put("http://a", "t")
    assert guests.get("http://a") == ""
    (tmp_path / "bad.json").write_text("[1]")
    assert GuestTokens(tmp_path / "bad.json").get("http://a") == ""


def asked(*args: str) -> Namespace:
    return cli.parser().parse_args(["play", *args])


def test_the_command_line_asks_for_a_table() -> None:
    new = new_table(
        asked("marias", "--preset", "penguin", "--set", "min_cut=3", "--seat", "2", "--deals", "6")
    )
    assert (new.game, new.preset, new.options, new.limit.deals) == ("marias", "penguin", {"min_cut": 3}, 6)
    assert [chair.kind for chair in new.chairs] == ["bot", "person", "bot"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("--table", "x"), "--table x: of which server?"),
        (("--server", "localhost", "--record", "x"), "--record: a server keeps its matches"),
        (("--server", "ftp://x"), "expected an address such as"),
        (("--bots", "expert"), "'expert' is no computer player; there are random"),
        (("marias", "--seat", "4"), "chairs are 1 to 3"),
    ],
)
def test_what_cannot_be_asked_for(args: tuple[str, ...], says: str) -> None:
    with pytest.raises(HlaskaError, match=re.escape(says)):
        play_full_screen(asked(*args))
