"""Programs as players: what they are told, what becomes of their faults, and the examples in the documents."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from hlaska.cli import main
from hlaska.core.board import Event
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import find_game
from hlaska.research.matches.arena import Match, Spec, make_report, play, play_duplicate
from hlaska.research.matches.play_deal import asyncio_run
from hlaska.research.players.external_bot import ExternalBot, Limits, end_shared_programs, get_shared_program

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / "examples/programs"
SCHNAPSEN = Spec("sixtysix", "schnapsen")

FIRST = (
    "import json, sys, time\nfor line in sys.stdin:\n    m = json.loads(line)\n    if m['type'] == 'ask':\n"
)
SAYS = "        print(json.dumps({'do': %s}), flush=True)\n"


def program(folder: Path, body: str) -> str:
    """The command of a program that answers each `ask` by this."""
    path = folder / "program.py"
    path.write_text(FIRST + body)
    return f"{sys.executable} {path}"


def lead(seed: int = 1) -> tuple[Game, View, list[Event]]:
    game = find_game("sixtysix", "schnapsen")
    deck = list(game.pack)
    Random(seed).shuffle(deck)
    state, events = game.start(game.opening(), deck)
    return game, game.view(state, 0), [event.for_seat(0) for event in events]


def asked(
    command: str, limits: Limits | None = None, times: int = 1
) -> tuple[list[str], list[tuple[str, str]]]:
    """What is played by a program at the first lead, asked so often, and its faults."""
    game, view, events = lead()
    bot = ExternalBot(game, command, Random(1), limits or Limits(20.0))
    try:
        done = [asyncio_run(bot.choose(view, events)) for _ in range(times)]
    finally:
        bot.close()
    return [game.action_text(action) for action in done], [(kind, text) for _, kind, text in bot.faults]


def stand_in() -> str:
    return asked("/nowhere/to/be/found")[0][0]


def test_a_program_plays(tmp_path: Path) -> None:
    done, faults = asked(program(tmp_path, SAYS % "m['view']['legal'][-1]"))
    assert (done, faults) == (["close"], [])


def test_it_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    """All it is sent, for a whole deal of Mariáš: hidden cards are ??, as in the seat's own view and events."""
    log = tmp_path / "told"
    body = f"        open({str(log)!r}, 'a').write(line)\n" + SAYS % "m['view']['legal'][0]"
    command = program(tmp_path, body)
    deal = play_duplicate(Match(Spec("marias", "pagat_voleny"), f"cmd:{command}", "greedy", seed=3), 2)
    assert not [fault for one in deal.games for fault in one.faults]
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert len(told) > 20
    shown = {"??"}
    for message in told:
        shown |= {card for event in message["events"] for card in event.get("cards", ())}
        view = message["view"]
        others = [f"hand{s}" for s in range(3) if s != view["seat"]]
        hands = [card for name in others for card in view["places"].get(name, [])]
        assert set(hands) <= shown  # nothing but what an event has shown
        assert "??" not in view["places"].get(f"hand{view['seat']}", [])
        given = [e for e in message["events"] if e.get("to") in others and e.get("from") == "deck"]
        assert all(set(e.get("cards", ["??"])) == {"??"} for e in given)


def test_whole_turns_are_done_one_after_another(tmp_path: Path) -> None:
    command = program(
        tmp_path, SAYS % "['AH', 'nonsense'] if 0 else [m['view']['legal'][0], m['view']['legal'][1]]"
    )
    done, faults = asked(command, times=2)
    assert faults == []
    assert done[0] != done[1]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("'XX'", "neither a card nor a call"),
        ("'claim'", "not legal"),
        ("''", "no action in its own turn"),
        ("7", "an answer is"),
        ("[7]", "an answer is"),
    ],
)
def test_nonsense_is_noted_and_a_stand_in_decides(tmp_path: Path, answer: str, says: str) -> None:
    done, faults = asked(program(tmp_path, SAYS % answer), times=2)
    assert done == [stand_in()] * 2
    assert [kind for kind, _ in faults] == ["nonsense"] * 2
    assert says in faults[0][1]


def test_what_is_no_json_is_nonsense(tmp_path: Path) -> None:
    _, faults = asked(program(tmp_path, "        print('hello', flush=True)\n"))
    assert faults[0][0] == "nonsense"
    assert "no JSON" in faults[0][1]


def test_who_stalls_is_ended_and_asked_no_more(tmp_path: Path) -> None:
    began = monotonic()
    done, faults = asked(program(tmp_path, "        time.sleep(60)\n"), Limits(1.0), times=3)
    assert done == [stand_in()] * 3
    assert faults == [("stalled", "no answer within 1 s")]
    assert monotonic() - began < 30


@pytest.mark.parametrize(
    "body", ["        sys.exit(3)\n", "        print('x' * 200000, end='', flush=True)\n"]
)
def test_who_crashes_is_asked_no_more(tmp_path: Path, body: str) -> None:
    done, faults = asked(program(tmp_path, body), times=2)
    assert done == [stand_in()] * 2
    assert [kind for kind, _ in faults] == ["crashed"]


def test_a_program_that_wants_too_much_memory_crashes(tmp_path: Path) -> None:
    body = "        x = bytearray(900_000_000)\n" + SAYS % "m['view']['legal'][0]"
    _, faults = asked(program(tmp_path, body), Limits(20.0, 600))
    assert [kind for kind, _ in faults] == ["crashed"]


def test_a_program_that_is_not_there_crashes() -> None:
    assert asked("/nowhere/to/be/found")[1][0][0] == "crashed"


def test_a_new_program_for_every_seat_of_every_game(tmp_path: Path) -> None:
    """Nothing is carried from one seat, casting or deal to another."""
    starts = tmp_path / "starts"
    body = f"        first = open({str(starts)!r}, 'a').write(str(__import__('os').getpid()) + '\\n')\n"
    command = program(
        tmp_path, body + SAYS % "m['view']['legal'][0] if m['view']['turn'] == m['view']['seat'] else ''"
    )
    deal = play_duplicate(Match(SCHNAPSEN, f"cmd:{command}", "greedy"), 0)
    assert len(deal.games) == 2
    assert len(set(starts.read_text().split())) == 2


MANY = """import json, os, sys
folder = sys.argv[1]
told = {}
for line in sys.stdin:
    m = json.loads(line)
    open(f"{folder}/{os.getpid()}", "a").write(line)
    if m["type"] == "hello":
        told[m["player"]] = m["seat"]
    elif m["type"] == "over":
        del told[m["player"]]
    else:
        assert told[m["player"]] == m["view"]["seat"]
        mine = m["view"]["turn"] == m["view"]["seat"]
        print(json.dumps({"do": m["view"]["legal"][0] if mine else ""}), flush=True)
"""


def serving_many(folder: Path, body: str = MANY) -> str:
    (folder / "many.py").write_text(body)
    (folder / "told").mkdir()
    return f"{sys.executable} {folder / 'many.py'} {folder / 'told'}"


def test_one_process_serves_all_seats_and_deals_where_that_is_asked_for(tmp_path: Path) -> None:
    command = serving_many(tmp_path)
    match = Match(
        Spec("marias", "pagat_voleny"), f"cmd:{command}", "greedy", limits=Limits(20.0, shared=True)
    )
    deals = play(match, 2, workers=1)
    assert not [fault for deal in deals for one in deal.games for fault in one.faults]
    (heard,) = (tmp_path / "told").iterdir()
    messages = [json.loads(line) for line in heard.read_text().splitlines()]
    began = [m["player"] for m in messages if m["type"] == "hello"]
    ended = [m["player"] for m in messages if m["type"] == "over"]
    seats = sum(one.players.count("A") for deal in deals for one in deal.games)
    assert len(began) == len(set(began)) == seats > 6
    sure = seats - deals[-1].games[-1].players.count(
        "A"
    )  # the last it may not read: it is ended with the match
    assert sorted(ended)[:sure] == began[:sure]
    assert _process_is_gone(int(heard.name))


def test_a_player_of_a_shared_process_is_told_its_own_events_alone(tmp_path: Path) -> None:
    """The same messages, but for the number, as a process of its own is sent."""
    match = Match(Spec("marias", "pagat_voleny"), "", "greedy")
    told = []
    for name, shared in (("apart", False), ("together", True)):
        folder = tmp_path / name
        folder.mkdir()
        body = MANY if shared else MANY.replace('["player"]', '.get("player")').replace("del ", "")
        command = serving_many(folder, body)
        play(match._replace(a=f"cmd:{command}", limits=Limits(20.0, shared=shared)), 1, workers=1)
        by_player: dict[Any, list[str]] = {}
        for heard in (folder / "told").iterdir():
            for line in heard.read_text().splitlines():
                message = json.loads(line)
                number = message.pop("player", heard.name)
                if message["type"] != "over":
                    by_player.setdefault(number, []).append(json.dumps(message))
        told.append(sorted(by_player.values()))
    assert told[0] == told[1]


def test_a_shared_process_that_ends_is_started_again_for_the_next_deal(tmp_path: Path) -> None:
    """Its other seats of that deal go to the stand-in: what they were told is lost."""
    command = serving_many(tmp_path)
    game, view, events = lead()
    limits = Limits(20.0, shared=True)
    bots = [ExternalBot(game, command, Random(1), limits) for _ in range(3)]
    try:
        first = asyncio_run(bots[0].choose(view, events))
        assert (first, bots[0].faults) == (view.legal[0], [])
        get_shared_program(command, limits).end()
        asyncio_run(bots[0].choose(view, events))
        assert [kind for _, kind, _ in bots[0].faults] == ["crashed"]
        assert asyncio_run(bots[1].choose(view, events)) == view.legal[0]
        assert bots[1].faults == []
        assert len(list((tmp_path / "told").iterdir())) == 2
    finally:
        for bot in bots:
            bot.close()
        end_shared_programs()


def _process_is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_faults_are_in_the_result(tmp_path: Path) -> None:
    match = Match(SCHNAPSEN, f"cmd:{program(tmp_path, SAYS % 7)}", "greedy")
    deal = play_duplicate(match, 0)
    found = make_report(match, [deal]).faults
    assert [(f.player, f.kind) for f in found] == [("A", "nonsense")]
    assert found[0].count == sum(len(one.faults) for one in deal.games) > 1


# --- the examples, and the command ----------------------------------------------------------------------
def test_the_examples_are_short() -> None:
    assert {path.name: len(path.read_text().splitlines()) < 30 for path in PROGRAMS.glob("*.py")} == {
        "player.py": True, "mirror.py": True, "online.py": True,
    }  # fmt: skip


def test_the_example_of_a_player_plays_without_fault() -> None:
    match = Match(SCHNAPSEN, f"cmd:{sys.executable} {PROGRAMS / 'player.py'}", "greedy", limits=Limits(20.0))
    deal = play_duplicate(match, 1)
    assert not [fault for one in deal.games for fault in one.faults]


def test_the_example_of_a_foreign_table_runs() -> None:
    path = PROGRAMS / "mirror.py"
    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, timeout=120, check=True
    )
    assert "seat 0 plays" in done.stdout
    assert "'error'" not in done.stdout


def test_a_seat_at_a_foreign_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line gets an answer; what is wrong is said and changes nothing."""
    hand = ["QH", "KH", "AS", "JC", "TD"]
    lines = [
        {"type": "ask"},
        {"type": "deal", "hand": hand[:4], "sees": ["JS"]},
        {"type": "deal", "hand": [*hand[:4], "JC"], "sees": ["JS"]},
        {"type": "deal", "hand": hand, "sees": ["JS"]},
        {"type": "apply", "seat": 1, "do": "AH"},
        {"type": "apply", "seat": 0, "do": "AH"},
        {"type": "apply", "seat": 0, "do": "JC"},
        {"type": "apply", "seat": 1, "do": "QH"},
        {"type": "apply", "seat": 1, "do": "QC"},
        {"type": "apply", "seat": 1, "do": "QC", "sees": ["KC"]},
        {"type": "view"},
        {"type": "dance"},
        {"type": "ask"},
    ]
    answers = told([*(json.dumps(line) for line in lines), '{"type": "\udcff"}', '{"type": "view"}'])
    kinds = [answer["type"] for answer in answers]
    assert kinds == ["error"] * 3 + ["state"] + ["error"] * 2 + ["state"] + ["error"] * 2 + ["state", "view"] + [
        "error", "error", "error", "view"
    ]  # fmt: skip
    said = {
        0: "no deal yet", 1: "5 cards are in the hand", 2: "told twice", 4: "not asked now", 5: "legal:",
        7: "lies elsewhere", 8: "1 as far as is known, not 0", 12: "not asked now",
        13: "not a text in UTF-8",
    }  # fmt: skip
    for at, words in said.items():
        assert words in answers[at]["text"]
    assert sorted(answers[10]["places"]["hand0"]) == sorted([*hand[:3], "TD", "KC"])
    assert answers[9]["turn"] == 1


def told(lines: list[str]) -> list[dict[str, Any]]:
    asking = [sys.executable, "-m", "hlaska", "seat", "sixtysix", "--preset", "schnapsen", "--seat", "0"]
    done = subprocess.run(
        [*asking, "--player", "greedy"],
        input="\n".join(lines).encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=120,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_command_refuses_a_seat_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seat", "marias", "--seat", "3"]) == 1
    assert "seats are 0 to 2" in capsys.readouterr().err
    assert main(["seat", "marias", "--seat", "0", "--player", "genius"]) == 1
    assert "no computer player" in capsys.readouterr().err
