"""Tables for agents: deals played by texts, refusals in words, and the server of the Model Context Protocol."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from hlaska import __version__
from hlaska.cli import main
from hlaska.core.errors import BadText, HlaskaError, Illegal
from hlaska.games import GAMES
from hlaska.research.language_models import agents
from hlaska.research.language_models.agents import Tables
from hlaska.server.learning.rulebook import rule_text


@pytest.mark.parametrize("name", list(GAMES))
def test_a_deal_is_played_by_texts(name: str) -> None:
    tables, rng = Tables(), Random(3)
    seen = tables.new_deal(name, seat=1, opponents="random", seed=3)
    asked = 0
    while "result" not in seen:
        hidden = seen["cards"].get("hand0", [])
        assert all(card == "??" or "^" in card for card in hidden) or not hidden or asked
        assert seen["question"]
        seen = tables.play(1, rng.choice(seen["legal"]))
        asked += 1
    assert len(seen["result"]) == len([p for p in seen["result"] if isinstance(p, float)])
    assert seen["settlement"]
    assert len(tables.history(1)) > asked
    with pytest.raises(BadText, match="the deal is over; its result is"):
        tables.play(1, "QH")


def test_what_happened_is_told_once() -> None:
    tables = Tables()
    first = tables.new_deal("schnapsen", opponents="greedy", seed=1)
    assert first["happened"]
    assert tables.look(1)["happened"] == []
    assert tables.history(1) == first["happened"]


def test_other_hands_are_hidden() -> None:
    seen = Tables().new_deal("schnapsen", opponents="greedy", seed=1)
    assert seen["cards"]["hand1"] == ["??"] * 5
    assert seen["cards"]["talon"] == ["??"] * 9


def test_a_refusal_says_why_and_nothing_is_done() -> None:
    tables = Tables()
    before = tables.new_deal("schnapsen", opponents="greedy", seed=1)
    with pytest.raises(Illegal, match=r"'AS' is not legal: You do not hold .* Legal are: QC, JS, "):
        tables.play(1, "AS")
    with pytest.raises(BadText, match="neither a card nor a call"):
        tables.play(1, "I play my best card")
    with pytest.raises(BadText, match="neither a card nor a call"):
        tables.play(1, "")
    with pytest.raises(Illegal, match="'say nothing' is not legal"):
        tables.play(1, "say nothing")
    assert tables.look(1)["legal"] == before["legal"]


def test_only_duties_may_be_told() -> None:
    tables = Tables(legal=False)
    seen = tables.new_deal("schnapsen", opponents="greedy", seed=1)
    assert "legal" not in seen
    with pytest.raises(Illegal) as refused:
        tables.play(1, "AS")
    assert "Legal are" not in str(refused.value)


def test_hints_only_where_they_are_allowed() -> None:
    allowed = Tables(hints=True)
    seen = allowed.new_deal("schnapsen", opponents="greedy", seed=1)
    assert allowed.hint(1)["do"] in seen["legal"]
    forbidden = Tables()
    forbidden.new_deal("schnapsen", opponents="greedy", seed=1)
    with pytest.raises(BadText, match="hints are not allowed"):
        forbidden.hint(1)


def test_several_tables_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "MOST", 2)
    tables = Tables("cs")
    assert [tables.new_deal("marias", opponents="random", seed=n)["table"] for n in (1, 2)] == [1, 2]
    with pytest.raises(BadText, match="2 tables are open; leave one first"):
        tables.new_deal("marias")
    tables.leave(1)
    with pytest.raises(BadText, match="there is no table 1; open are 2"):
        tables.look(1)
    assert tables.new_deal("marias", opponents="random")["table"] == 3


@pytest.mark.parametrize(
    "given", [{"game": "skat"}, {"seat": 9}, {"opponents": "me"}, {"preset": "none"}, {"seed": -2}]
)
def test_a_deal_that_cannot_be_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(HlaskaError):
        Tables().new_deal(**({"game": "sixtysix"} | given))


def test_games_are_listed_in_words() -> None:
    games = Tables("de").list_games()
    assert [game["game"] for game in games] == list(GAMES)
    assert all(game["name"] and game["about"] and game["presets"] and game["seats"] > 1 for game in games)


def test_rules_are_told_by_their_ids() -> None:
    tables = Tables(rules=rule_text)
    assert "multiples of" in tables.rule("mariage:TH.BID.1")["text"]
    with pytest.raises(BadText, match="there is no rule 'mariage:XX'"):
        tables.rule("mariage:XX")
    seen = tables.new_deal("marias", seat=1, opponents="random", seed=3)
    named = set(seen["rules"])
    while "result" not in seen:
        seen = tables.play(1, seen["legal"][0])
        named |= set(seen.get("rules", ()))
    assert all(tables.rule(rule)["text"] for rule in named)
    assert named


# ---------------------------------------------------------------- the protocol
def test_a_server_without_a_token_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HLASKA_TOKEN", raising=False)
    assert main(["mcp", "--server", "http://localhost:8000"]) == 1
    assert "HLASKA_TOKEN" in capsys.readouterr().err


def test_without_its_package_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "hlaska.research.language_models.mcp", raising=False)
    monkeypatch.setitem(sys.modules, "mcp", None)
    assert main(["mcp"]) == 1
    assert "pip install 'hlaska[mcp]'" in capsys.readouterr().err


@pytest.mark.slow
def test_a_model_plays_over_the_protocol() -> None:
    pytest.importorskip("mcp")
    run = subprocess.Popen(
        [sys.executable, "-m", "hlaska", "mcp", "--hints"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert run.stdin is not None
    assert run.stdout is not None
    number = 0

    def ask(method: str, **params: Any) -> dict[str, Any]:
        nonlocal number
        assert run.stdin is not None
        assert run.stdout is not None
        number += 1
        message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
        print(json.dumps(message), file=run.stdin, flush=True)
        answer: dict[str, Any] = json.loads(run.stdout.readline())
        result: dict[str, Any] = answer["result"]
        return result

    def call(name: str, **arguments: Any) -> Any:
        return ask("tools/call", name=name, arguments=arguments)

    client = {"name": "test", "version": "1"}
    begun = ask("initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=client)
    assert begun["serverInfo"]["version"] == __version__
    print('{"jsonrpc": "2.0", "method": "notifications/initialized"}', file=run.stdin, flush=True)
    tools = {tool["name"] for tool in ask("tools/list")["tools"]}
    assert tools == {"list_games", "new_deal", "look", "play", "history", "leave", "rule", "hint"}
    said = call("rule", rule="mariage:TH.BID.1")["structuredContent"]
    assert "multiples of" in said["text"]
    seen = call("new_deal", game="schnapsen", opponents="greedy", seed=1)["structuredContent"]
    refused = call("play", table=1, action="AS")
    assert refused["isError"]
    assert "You do not hold" in refused["content"][0]["text"]
    while "result" not in seen:
        seen = call("play", table=1, action=seen["legal"][0])["structuredContent"]
    run.stdin.close()
    assert run.wait(30) == 0
