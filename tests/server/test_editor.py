"""The deal editor over HTTP: deals to change, rows with what is wrong, and positions solved."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from hlaska import games
from hlaska.cli import main
from hlaska.core.errors import Phrase
from hlaska.core.solution import Solution
from hlaska.locales import Language
from hlaska.protocol.deals import AskDiagram, AskRows, AskSolution
from hlaska.server.analysis.solver import MOST, SolverService
from hlaska.server.history.records import NoDeal
from hlaska.server.learning import diagram, editor
from hlaska.server.tables.catalog import Catalog
from hlaska.table.bots.bot_pool import Busy, ThreadBotPool
from hlaska.table.bots.bot_worker import SolvePosition
from tests.server.live import live
from tests.server.test_http import problem

every_game = pytest.mark.parametrize("name", list(games.GAMES))


@every_game
def test_a_deal_by_chance_is_shown_to_the_seat_on_turn(name: str) -> None:
    made = editor.new_deal(Catalog(), name, {"seed": "3"})
    assert (made.game, made.faults, made.spare) == (name, (), ())
    assert sorted(c for row in made.rows for c in row.cards) == sorted(made.pack)
    assert made.replay is not None
    last = made.replay.frames[-1]
    assert last.view.pub.turn == made.replay.seat == last.view.seat
    assert last.view.legal
    assert editor.new_deal(Catalog(), name, {"seed": "3"}) == made
    assert editor.edit_rows(games.game_class, made.asked) == made
    assert editor.of_text(games.game_class, AskRows(made.replay.record)).rows == made.rows


@pytest.fixture(scope="module")
def server():
    with live() as running:
        yield running


def test_rows_are_changed_and_what_is_wrong_is_said(server):
    with server.client() as client:
        made = client.get("/api/games/toy/edit?seed=5").json()
        asked = made["asked"]
        assert made["replay"]["open"]
        assert made["preset"] == "plain"
        hand = asked["rows"][0]
        fewer = {**asked, "rows": [[hand[0], " ".join(hand[1].split()[1:])], *asked["rows"][1:]]}
        wrong = client.post("/api/edit", json=fewer).json()
        assert {fault["row"] for fault in wrong["faults"]} == {hand[0], ""}
        assert wrong["replay"] is None
        assert len(wrong["spare"]) == 1
        moved = client.post("/api/edit", json={**asked, "moves": made["moves"]}).json()
        assert moved == made
        problem(client.post("/api/edit", json={**asked, "rows": []}), 400, "bad_text")
        problem(client.post("/api/edit", json={**asked, "head": "x"}), 400, "bad_record")
        problem(client.post("/api/edit", json={**asked, "table": "x"}), 400, "bad_request")
        problem(client.get("/api/games/toy/edit?seed=x"), 400, "bad_options")
        problem(client.get("/api/games/chess/edit"), 404, "no_game")


def test_a_record_becomes_rows(server):
    with server.client() as client:
        made = client.get("/api/games/toy/edit?seed=5").json()
        text = made["replay"]["record"]
        lies = client.post("/api/edit/rows", json={"text": text, "lie": True}).json()
        assert lies["asked"]["numbers"] is not None
        assert (lies["faults"], lies["replay"]["frames"][-1]["view"]["pub"]) == (
            [],
            made["replay"]["frames"][-1]["view"]["pub"],
        )
        problem(client.post("/api/edit/rows", json={"text": "Game: toy"}), 400, "bad_record")
        problem(client.post("/api/edit/rows", json={"text": text, "deal": 9}), 404, "no_deal")


# ---------------------------------------------------------------- solving
ENDING = """Game: sixtysix
Preset: schnapsen
From: phase=lead trump=H lead=0
Place hand0: AH KS
Place hand1: TH AS
Rest: won0
"""


def solved(text: str, step: int = -1) -> Solution:
    runner = ThreadBotPool()
    try:
        return asyncio.run(SolverService(runner).solve(games.game_class, AskSolution(text, 1, step)))
    finally:
        runner.close()


def test_an_ending_is_solved_for_every_card() -> None:
    found = solved(ENDING)
    assert (found.seat, found.unit, found.why) == (0, "result", None)
    assert len(found.values) == 2
    assert found.best == max(value for _, value in found.values)


def test_what_cannot_be_solved_says_why() -> None:
    dealt = editor.new_deal(Catalog(), "sixtysix", {"preset": "schnapsen", "seed": "1"})
    assert dealt.replay is not None
    assert solved(dealt.replay.record).why == Phrase("solve-stock", {"n": 10, "most": 8})
    marias = editor.new_deal(Catalog(), "marias", {"seed": "1"})
    assert marias.replay is not None
    assert solved(marias.replay.record).why == Phrase("solve-no-card")


def test_solving_is_refused_where_too_many_ask() -> None:
    class Slow(ThreadBotPool):
        async def solve(self, asked: SolvePosition, patience: float) -> Solution:
            await asyncio.sleep(0.2)
            return Solution()

    async def several() -> list[Any]:
        runner = Slow()
        solving = SolverService(runner)
        asked = AskSolution(ENDING)
        try:
            return await asyncio.gather(
                *(solving.solve(games.game_class, asked) for _ in range(MOST + 1)), return_exceptions=True
            )
        finally:
            runner.close()

    answers = asyncio.run(several())
    assert sum(isinstance(answer, Busy) for answer in answers) == 1


def test_a_solution_is_asked_for_over_http(server):
    with server.client() as client:
        text = client.get("/api/games/toy/edit?seed=5").json()["replay"]["record"]
        answer = client.post("/api/solve", json={"text": text})
        assert answer.status_code == 200
        assert msgspec.json.decode(answer.content, type=Solution).seat in (-1, 0, 1)
        problem(client.post("/api/solve", json={"text": text, "step": 99}), 404, "no_deal")
        problem(client.post("/api/solve", json={"text": ""}), 400, "bad_record")


# ---------------------------------------------------------------- diagrams
@every_game
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_game_is_drawn_with_all_its_cards(name: str, language: str) -> None:
    made = editor.new_deal(Catalog(), name, {"seed": "3"})
    assert made.replay is not None
    drawn = diagram.of_text(games.game_class, AskDiagram(made.replay.record, language=language)).svg
    root = ElementTree.fromstring(drawn)
    texts = [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]
    letters = {Language(language).say("short-rank", rank=r) for r in (*diagram.RANKS, *diagram.GERMAN)}
    assert sum(text in letters for text in texts) == len(made.pack)
    signs = [node.get("href") for node in root.iter("{http://www.w3.org/2000/svg}use")]
    assert len(signs) >= 4 * games.find_game(name).seats
    assert {sign and sign[1:-1] for sign in signs} == {"french" if made.faces == "french" else "german"}


def test_a_diagram_is_of_a_step_with_its_trick_and_turn() -> None:
    drawn = diagram.of_text(games.game_class, AskDiagram(f"{ENDING}\nAH\n")).svg
    assert ">On the table<" in drawn
    assert "Player 2 to play" in drawn
    french = diagram.of_text(games.game_class, AskDiagram(ENDING, step=0, faces="french")).svg
    assert "#french2" in french
    with pytest.raises(NoDeal, match="no step 7"):
        diagram.of_text(games.game_class, AskDiagram(ENDING, step=7))


def test_the_command_line_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "ending.txt", tmp_path / "ending.svg"
    file.write_text(ENDING)
    assert main(["diagram", str(file), "--lang", "de"]) == 0
    assert "Spieler 1 ist am Zug" in capsys.readouterr().out
    assert main(["diagram", str(file), "--step", "0", "--faces", "french", "--out", str(out)]) == 0
    assert out.read_text().startswith("<svg")
    assert main(["diagram", str(file), "--deal", "4"]) == 1
    assert main(["diagram", str(file), "--step", "9"]) == 1
    assert "there are 0 to 0" in capsys.readouterr().err
