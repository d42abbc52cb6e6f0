"""The command line: what it prints, its exit codes, its errors."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska import cli
from hlaska.benchmarks import decision_cost as thinking
from hlaska.benchmarks import throughput
from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core import record as records
from hlaska.core.cards import cards_text
from hlaska.core.game import Game
from hlaska.core.options import difference, schema
from hlaska.games import GAMES, find_game, game_class, preset_of
from hlaska.games.marias.options import Options
from hlaska.kernel import jit
from hlaska.kernel.layout import COUNT, TRICK
from tests import laws, matches

FOLDER = Path(__file__).parent / "records/marias"
EXAMPLE = str(FOLDER / "EX.M3.7.txt")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs a command: its exit code, its output, what it said on stderr."""

    def run(*args: str) -> tuple[int, str, str]:
        code = cli.main(args)
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def loads(text: str) -> Any:
    return json.loads(text)


# ---------------------------------------------------------------- examples
def test_examples_are_written_once(run: Any, tmp_path: Path) -> None:
    there = tmp_path / "mine"
    code, out, _ = run("examples", str(there))
    names = {path.relative_to(there).as_posix() for path in there.rglob("*.*")}
    assert (code, out) == (0, f"{len(names)} examples in {there}\n")
    assert {"play_a_deal.py", "learn_ppo.py", "programs/player.py"} <= names
    (there / "a_match.py").write_text("mine")
    code, _, err = run("examples", str(there))
    assert code == 1
    assert "a_match.py is there already; name another folder" in err
    assert (there / "a_match.py").read_text() == "mine"


# ---------------------------------------------------------------- lists
def test_games(run: Any) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert "marias\n" in out
    assert "  penguin " in out
    listed = loads(run("games", "--json")[1])
    assert [g["id"] for g in listed] == list(GAMES)
    assert listed[0]["presets"]["pauzirovany"] == {"players": 4}


def test_options(run: Any) -> None:
    code, out, _ = run("options", "marias", "--preset", "penguin", "--set", "min_cut=5")
    assert code == 0
    assert "  min_cut = 5   (1 to 15)\n" in out
    assert "  two_sevens = true   (true, false)\n" in out
    assert "[marias:G.CUT.1]" in out
    listed = {o["name"]: o for o in loads(run("options", "marias", "--json")[1])}
    assert listed["betl_value"]["value"] == 5
    assert listed["payment_cap"]["nullable"] is True


TOLD = [  # lines of what distinguishes Penguin rules from Pagat's, in every language
    (
        "en",
        [
            "Every ten points above a hundred: add half a unit rather than double it",
            "Two sevens: on rather than off",
            "Value of two sevens: 8 rather than 20",
            "Highest flek: 4 rather than no limit",
        ],
    ),
    (
        "cs",
        [
            "Každá desítka nad sto: přidá půl sazby, ne zdvojnásobí",
            "Dvě sedmy: zapnuto, ne vypnuto",
            "Sazba dvou sedem: 8, ne 20",
            "Nejvyšší flek: 4, ne bez omezení",
        ],
    ),
    (
        "de",
        [
            "Je zehn Punkte über hundert: bringen eine halbe Einheit statt verdoppeln",
            "Zwei Sieben: ein statt aus",
            "Wert von zwei Sieben: 8 statt 20",
            "Höchster Flek: 4 statt unbegrenzt",
        ],
    ),
    (
        "sk",
        [
            "Každá desiatka nad sto: pridá pol sadzby, nie zdvojnásobí",
            "Dve sedmičky: zapnuté, nie vypnuté",
            "Sadzba dvoch sedmičiek: 8, nie 20",
            "Najvyšší flek: 4, nie bez obmedzenia",
        ],
    ),
]


@pytest.mark.parametrize(("lang", "lines"), TOLD)
def test_what_differs_is_told_in_words(run: Any, lang: str, lines: list[str]) -> None:
    code, out, _ = run("options", "marias", "--preset", "penguin", "--diff", "pagat_voleny", "--lang", lang)
    assert code == 0
    told = out.splitlines()
    assert set(lines) <= set(told)
    assert len(told) == len(difference(preset_of(game_class("marias"), "penguin"), Options()))


def test_what_differs_between_two_sets_of_options(run: Any) -> None:
    """Either side may be a preset with changes of its own."""
    here = ("options", "marias", "--preset", "penguin", "--set", "min_cut=5", "--diff")
    assert run(*here, "penguin")[1] == "Smallest cut: 5 rather than 2\n"
    assert run(*here, "penguin min_cut=3 game_value=2")[1] == (
        "Smallest cut: 5 rather than 3\nGame: 1 rather than 2\n"
    )
    assert run(*here, "penguin min_cut=5")[1] == "These rules do not differ.\n"
    assert loads(run(*here, "penguin min_cut=4", "--json")[1])["differs"] == {"min_cut": [5, 4]}
    assert run("options", "marias", "--diff", "min_cut=4")[1] == "Smallest cut: 2 rather than 4\n"


@pytest.mark.parametrize("lang", cli.LANGUAGES)
@pytest.mark.parametrize("name", list(GAMES))
def test_what_differs_between_presets_has_words_for_every_value(run: Any, name: str, lang: str) -> None:
    """No name of an option or of a choice shows through."""
    game_type = game_class(name)
    raw = {o.name for o in schema(game_type.Options) if "_" in o.name}
    raw |= {c for o in schema(game_type.Options) for c in o.choices if "_" in c}
    first = next(iter(game_type.presets))  # what two presets have apart, one of them has apart from the first
    for preset, other in [*product([first], game_type.presets), *product(game_type.presets, [first])]:
        out = run("options", name, "--preset", preset, "--diff", other, "--lang", lang)[1]
        assert not raw & set(re.findall(r"\w+", out)), out


def test_a_pinochle_number_left_to_the_rules_is_no_unlimited_one(run: Any) -> None:
    told = run("options", "pinochle", "--diff", "min_bid=16")[1]
    assert told == "Lowest bid: the usual rather than 16\n"


def test_calls_and_places(run: Any) -> None:
    assert "flek game" in run("options", "marias", "--calls")[1]
    found = loads(run("options", "marias", "--calls", "--json")[1])
    assert found["calls"][0] == "good"
    assert found["meanings"]["good"] == "Good: accept it as it stands."
    assert "talon" in found["places"]
    assert found["numbers"]["phase"] == "cut"
    assert found["counters"] == {}


@pytest.mark.parametrize("name", list(GAMES))
def test_every_call_has_a_meaning(name: str, run: Any) -> None:
    game = find_game(name)
    told = run("options", name, "--calls")[1].partition("places:")[0].split("\n      ")
    kinds = {game.calls[action].kind for action in game.callable}
    assert len(told) - 1 == len(kinds)
    assert all(re.match(r"[a-z0-9 ]+[CSHD7]?: [A-Z]|[A-Z].*\.$", line.split("\n")[0]) for line in told[1:])


def test_indices_of_environments_go_by_the_rules(run: Any) -> None:
    out = run("options", "schnapsen", "--indices")[1]
    assert "order JC to AD" in out
    assert "  32     `claim`\n" in out
    found = loads(run("options", "schnapsen", "--indices", "--json", "--set", "auto_claim=true")[1])
    assert found["actions"][-1] == ["30", "`close`"]
    assert [part for _, part, _, _ in found["observation"]][:2] == ["hand", "trick"]


def test_counters_are_listed_with_what_they_may_be(run: Any) -> None:
    out = run("options", "thousand", "--calls", "--set", "th_barrel_tries=2")[1]
    assert "counter: deals: Deals that were scored. (a whole number of at least 0)\n" in out
    assert "barrel: Tries left" in out
    assert "(3 numbers by chair such as [0,0,0], each a whole number from 0 to 2)\n" in out
    found = loads(run("options", "sixtysix", "--calls", "--json")[1])["counters"]
    assert found["out"] == "a chair from 0 to 1, or -1 for nobody"


# ---------------------------------------------------------------- records
def test_score(run: Any) -> None:
    code, out, _ = run("score", EXAMPLE)
    assert code == 0
    how = "50 in cards + 40 for the marriage = 90 points (100 needed): 10 short"
    assert f"Hundred failed, seat 0: −16 = −4 × flek 2 × hearts 2 ({how})   [marias:M3.SCORE.2]" in out
    assert "result: seat 0 -24, seat 1 12, seat 2 12" in out


def test_score_names_the_seats_of_a_side(run: Any) -> None:
    out = run("score", str(FOLDER.parent / "pinochle/chips-set.txt"))[1]
    how = "30 in meld + 90 in tricks; 130 short"
    assert f"seat 3 is set: 120 of 250 points: 0 ({how})   [pinochle:P1.SCORE.2]" in out
    assert "seat 0 and seat 2: meld: +50\n" in out


def test_score_in_czech(run: Any) -> None:
    assert "Sedma uhraná" in run("score", EXAMPLE, "--lang", "cs")[1]


def test_score_json(run: Any) -> None:
    deal = loads(run("score", EXAMPLE, "--json")[1])[0]
    assert deal["result"] == [-48, 24, 24]
    assert deal["money"] == 2
    hundred, seven = deal["items"]
    assert (hundred["seat"], hundred["value"], hundred["base"]) == (0, -32, -8)
    assert hundred["factors"] == [["flek", 2], ["hearts", 2]]
    assert seven["value"] == 8
    assert sum(i["value"] for i in deal["items"]) == -24  # from each opponent


def test_a_preset_may_stand_for_its_game(run: Any) -> None:
    by_preset, whole = run("options", "schnapsen"), run("options", "sixtysix", "--preset", "schnapsen")
    assert by_preset == whole
    assert by_preset[0] == 0
    code, _, said = run("options", "mariage", "--preset", "schnapsen")
    assert code == 1
    assert (
        "'mariage' is not a game but a preset of sixtysix; name the game sixtysix and the preset mariage"
        in said
    )


def test_score_json_tells_the_match(run: Any, tmp_path: Path) -> None:
    """Scores, winners and counters by name; of a deal that is not finished also points and marriages."""
    example = FOLDER.parent / "thousand/th-ex-1.txt"
    path = tmp_path / "deal.txt"
    text = example.read_text(encoding="utf-8").replace("\nFirst:", "\nNotes: bolts=[0,2,1]\n\nFirst:")
    path.write_text(text, encoding="utf-8")
    deal = loads(run("score", str(path), "--json")[1])[0]
    counters = {"deals": 1, "bolts": [0, 2, 1], "gave": [0, 0, 0], "barrel": [0, 0, 0]}
    assert deal["match"] == {"scores": [120, 30, 20], "winners": [], "first": 1, "counters": counters}
    path.write_text(text[: text.index("3. AS")], encoding="utf-8")
    deal = loads(run("score", str(path), "--json")[1])[0]
    assert not deal["finished"]
    assert deal["match"]["scores"] == [0, 0, 0]
    assert deal["match"]["counters"] == {**counters, "deals": 0}
    assert deal["points"] == [116, 14, 0]  # 16 in tricks, and the marriage
    (meld,) = deal["melds"]
    assert (meld["args"], meld["text"]) == ({"seat": 0, "suit": 2, "value": 100}, "Marriage in hearts: 100")


@pytest.mark.parametrize("name", [name for name in GAMES if game_class(name).melds is not Game.melds])
def test_score_json_of_every_game_names_its_melds(run: Any, tmp_path: Path, name: str) -> None:
    """What they are worth adds up to what the public numbers say."""
    path, rng, found = tmp_path / "deal.txt", Random(7), 0
    game = find_game(name)
    for n in range(120):
        if n >= 6 and found:
            break
        deck, choose = laws.shuffled(game, rng), laws.moody(rng)
        if n % 4 == 3:  # where melds are rare: long suits, and a seat that declares what it can
            deck, choose = laws.stacked(game, rng), matches.eager(n // 4 % game.seats, rng)
        trace = laws.play_deal(game, game.opening(), deck, choose)
        log = [(s.seat, s.action) for s in trace.steps]
        deal = records.deal_of(game, trace.match, trace.deck, log[: len(log) * 5 // 6])
        path.write_text(records.write(records.Record(name, deals=(deal,)), game_class), encoding="utf-8")
        told = loads(run("score", str(path), "--json")[1])[0]
        assert told["match"]["counters"].keys() == {c.name for c in game.counters}
        pub = trace.states()[len(log) * 5 // 6].pub
        by_seat = [
            sum(m["args"]["value"] for m in told["melds"] if m["args"]["seat"] == s)
            for s in range(game.seats)
        ]
        if hasattr(pub, "meld"):
            assert by_seat == list(pub.meld)
        elif hasattr(pub, "pairs"):
            assert [bool(n) for n in by_seat] == [bool(n) for n in pub.pairs]
        found += len(told["melds"])
        assert all(m["text"] and m["key"] not in m["text"] for m in told["melds"])
    assert found


def test_what_bids_mean_is_told_in_json(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bids.txt"
    deck = cards_text(find_game("pinochle", "double_deck").pack)
    head = f"Game: pinochle\nPreset: double_deck\nOptions: bidding_system=skip_meld\nDeck: {deck}\n\n"
    path.write_text(head + "bid 50, pass", encoding="utf-8")
    (made,) = loads(run("replay", str(path), "--json")[1])["meanings"]
    first = made[0]
    assert (first["seat"], first["action"], first["said"]) == (0, "bid 50", 0)
    assert first["text"].startswith("seat 0: ")
    told = loads(run("legal", str(path), "--json")[1])["meanings"]
    assert [m["action"] for m in told[:2]] == ["bid 50", "pass"]
    now = [m for m in told if m["said"] is None]
    assert now[0]["seat"] == 2
    assert all(m["text"] and "signal-" not in m["text"] for m in told)


def test_replay(run: Any) -> None:
    code, out, _ = run("replay", EXAMPLE)
    assert code == 0
    assert "0: QH+" in out
    assert out.count("\n") > 45
    found = loads(run("replay", EXAMPLE, "--json")[1])
    assert found["deals"][0]["moves"][0] == "cut 7"
    assert found["steps"][0][0]["seat"] == 1


def test_replay_tells_apart_who_has_the_same_name(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "same.txt"
    text = Path(EXAMPLE).read_text(encoding="utf-8")
    path.write_text(
        text.replace("Rules: 1\n", "Rules: 1\nChairs: Bob | bot club | bot club\n"), encoding="utf-8"
    )
    out = run("replay", str(path))[1]
    assert all(f" {name} plays the " in out for name in ("Bob", "bot club 2", "bot club 3"))
    assert re.search(r"result: .*bot club 3 ", out)


def test_a_record_tells_the_terminal_nothing(run: Any, tmp_path: Path) -> None:
    """Neither by a name nor by what is wrong with it, in whatever format."""
    text, evil = Path(EXAMPLE).read_text(encoding="utf-8"), "\x1b]0;owned\x07\x1b[2J\u202e"
    path = tmp_path / "evil.txt"
    path.write_text(text.replace("Rules: 1\n", f"Rules: 1\nChairs: Bob{evil} | A | B\n"), encoding="utf-8")
    found = [run("replay", str(path)), run("score", str(path)), run("replay", "--json", str(path))]
    assert "Bob]0;owned[2J plays the " in found[0][1]
    for wrong in (
        f"Game: mar{evil}ias\n",
        f"Game: marias\nPreset: x{evil}\n",
        text.replace("Deck: ", f"Deck: {evil}"),
    ):
        path.write_text(wrong, encoding="utf-8")
        found.append(run("score", str(path)))
        assert found[-1][0] == cli.WRONG
    assert not [
        sign for _, out, err in found for sign in out + err if not (sign.isprintable() or sign == "\n")
    ]


def test_replay_of_a_view_shows_it(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "view.txt"
    text = Path(EXAMPLE).read_text(encoding="utf-8")
    path.write_text(text.replace("Deck: JD 8D", "Deck: ?? ??"), encoding="utf-8")
    code, out, _ = run("replay", str(path))
    assert code == 0
    assert "pack: ?? ??" in out
    code, _, err = run("score", str(path))
    assert code == 1
    assert "it can be shown, not replayed" in err


def test_legal(run: Any) -> None:
    code, out, _ = run("legal", str(FOLDER / "EX.M3.21-l.txt"))
    assert code == 0
    assert out.startswith("seat 0: JC\nduty: ")
    found = loads(run("legal", str(FOLDER / "EX.M3.21-d.txt"), "--json")[1])
    assert found["seat"] == 2
    assert found["legal"] == ["KC"]
    assert found["duty"]["key"].startswith("duty-")
    assert run("legal", EXAMPLE)[1] == "the deal is over\n"


def test_json_records_are_read_too(run: Any, tmp_path: Path) -> None:
    record = records.read(Path(EXAMPLE).read_text(encoding="utf-8"), game_class)
    path = tmp_path / "record.json"
    path.write_bytes(records.to_json(record, game_class))
    assert run("score", str(path))[1] == run("score", EXAMPLE)[1]


def test_standard_input(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Input:
        buffer = io.BytesIO(Path(EXAMPLE).read_bytes())

    monkeypatch.setattr(sys, "stdin", Input())
    assert run("score", "-")[0] == 0


# ---------------------------------------------------------------- what goes wrong
@pytest.mark.parametrize(
    ("args", "code", "says"),
    [
        ((), 2, "usage: hlaska"),
        (("deal",), 2, "invalid choice: 'deal'"),
        (("options",), 2, "the following arguments are required: GAME"),
        (("score", "x", "--lang", "xx"), 2, "invalid choice: 'xx'"),
        (("options", "marjas"), 1, "'marjas' is not a game; did you mean marias"),
        (("options", "marias", "--preset", "pagat"), 1, "'pagat' is not a preset of marias"),
        (("options", "marias", "--set", "min_cut=0"), 1, "min_cut=0: expected a whole number from 1 to 15"),
        (
            ("options", "marias", "--diff", "pengin"),
            1,
            "'pengin' is not a preset of marias; did you mean penguin?",
        ),
        (("options", "marias", "--diff", "penguin min_cut=99"), 1, "min_cut=99: expected a whole number"),
        (
            ("options", "marias", "--set", "min_cut=--5"),
            1,
            "min_cut=--5: expected a whole number from 1 to 15",
        ),
        (("serve", "--port", "65536"), 2, "--port: expected a whole number from 0 to 65535, not '65536'"),
        (("serve", "--connections", "-1"), 2, "--connections: expected a whole number from 0"),
        (("options", "marias", "--set", "cut=2"), 1, "cut: no such option; did you mean min_cut?"),
        (("score", "/nowhere.txt"), 1, "/nowhere.txt: No such file or directory"),
        (
            ("play", "marias", "--bots", "expert"),
            1,
            "'expert' is no computer player of this game; there are random, greedy, beginner, casual, club",
        ),
        (("bench", "solvers"), 2, "invalid choice: 'solvers'"),
        (("bench", "engine", "--game", "marjas"), 1, "'marjas' is not a game; did you mean marias"),
        (("play", "marias", "--seat", "4"), 1, "--seat 4: chairs are 1 to 3"),
        (("play", "marias", "--seat", "0"), 2, "expected a whole number from 1 to 9, not '0'"),
        (("play",), 1, "which game? There are marias"),
        (("play", "--server", "http://localhost"), 1, "a whole terminal"),
    ],
)
def test_errors(run: Any, args: tuple[str, ...], code: int, says: str) -> None:
    found, out, err = run(*args)
    assert found == code
    assert says in err
    assert out == ""
    assert "Traceback" not in err


def test_a_bad_record_names_its_line(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(
        Path(EXAMPLE).read_text(encoding="utf-8").replace("flek hundred", "flek betl"), encoding="utf-8"
    )
    code, _, err = run("score", str(path))
    assert code == 1
    assert err.startswith("hlaska: line 10: 'flek' is neither a card nor a call of marias")
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text in UTF-8" in run("score", str(path))[2]


def test_an_illegal_action_is_told_in_words(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    text = Path(FOLDER / "EX.M3.2.txt").read_text(encoding="utf-8")
    path.write_text(text.replace("flek game", "flek seven"), encoding="utf-8")
    for lang, says in (
        ("en", "You cannot say flek on the seven: nobody plays for it in this deal."),
        ("cs", "Flek na sedmu dát nemůžete: v tomto rozdání to neplatí."),
    ):
        code, out, err = run("score", str(path), "--lang", lang)
        assert (code, out) == (1, "")
        assert "'flek seven' is not legal for seat 1 (marias:G.FLEK.1); legal: good, " in err
        assert "refused-" not in err
        assert err.splitlines()[1].strip() == says


def test_bids_are_listed_as_ranges(run: Any, tmp_path: Path) -> None:
    assert "  bid 60 to 400 by 5\n      bid 60: You bid 60.\n" in run("options", "thousand", "--calls")[1]
    path = tmp_path / "bids.txt"
    deck = cards_text(find_game("pinochle").pack)
    path.write_text(f"Game: pinochle\nDeck: {deck}\n", encoding="utf-8")
    out = run("legal", str(path))[1]
    assert out.startswith("seat 0: pass, pass with help, bid 250 to ")
    assert len(out) < 200


def test_help_is_a_command_too(run: Any) -> None:
    assert run("help") == run("--help")
    assert run("help", "play") == run("play", "--help")
    assert run("help")[0] == cli.OK
    assert run("help", "nonsense")[0] == cli.USAGE


def test_help_needs_nothing_heavy() -> None:
    """The start is quick: no numba, no server, no Fluent for help or a list of games."""
    for args in ("['--help']", "['games']"):
        code = f"import sys; from hlaska.cli import main; main({args}); print([m for m in sys.modules if '.' not in m])"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        loaded = done.stdout.rsplit("[", 1)[1]
        for heavy in ("numba", "litestar", "uvicorn", "fluent", "babel", "asyncio", "textual"):
            assert f"'{heavy}'" not in loaded, (args, heavy)


# ---------------------------------------------------------------- playing
def answers(monkeypatch: pytest.MonkeyPatch, *texts: str, last: str = "1") -> list[str]:
    """What a person types: these, then always the last; the prompts are gathered."""
    todo, prompts = list(texts), []

    def ask(prompt: str = "") -> str:
        prompts.append(prompt)
        return todo.pop(0) if todo else last

    monkeypatch.setattr("builtins.input", ask)
    return prompts


PLAY = ("play", "marias", "--bots", "random", "--pace", "0")


def test_a_match_in_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two deals, always the first choice; the record replays and has the scores that were shown."""
    answers(monkeypatch)
    path = tmp_path / "match.txt"
    code, out, _ = run(*PLAY, "--deals", "2", "--record", str(path), "--set", "unplayed_plain=false")
    assert code == 0
    assert "Deal 1\n" in out
    assert "Deal 2\n" in out
    assert out.count("Settlement\n") == 2
    record, played = records.check_text(path.read_text(encoding="utf-8"), game_class)
    assert record.options == {"unplayed_plain": False}
    assert len(played) == 2
    assert all(p.after for p in played)


def test_words_and_cards_are_understood(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "help", "nonsense", "flek game", "7C 7C", "", last="1")
    code, out, _ = run(*PLAY, "--deals", "1", "--lang", "cs", "--faces", "french")
    assert code == 0
    assert "Odpovězte číslem nebo slovy, teď třeba: " in out
    assert "„nonsense“ není jasné" in out
    assert "Vyúčtování" in out


def test_help_names_words_of_this_game(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "help", "q")
    code, out, _ = run("play", "bezique", "--pace", "0", "--bots", "random")
    assert code == 0
    named = re.search(r"the words of a record: (.+?)\.\n", out)
    assert named
    assert all(game_class("bezique")().parse_action(word) >= 0 for word in named[1].split(", "))


def test_quitting(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers(monkeypatch, "q")
    path = tmp_path / "quit.txt"
    assert run(*PLAY, "--record", str(path))[0] == 0
    records.check_text(path.read_text(encoding="utf-8"), game_class)

    def closed(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", closed)
    assert run(*PLAY)[0] == 0


def test_playing_by_json(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """One update a line, for programs: the view is the seat's own."""
    answers(monkeypatch, "nonsense")
    code, out, _ = run(*PLAY, "--deals", "1", "--json")
    assert code == 0
    updates = [loads(line) for line in out.splitlines()]
    assert any("error" in u for u in updates)
    views = [u["view"] for u in updates if "view" in u]
    assert views[-1]["pub"]["phase"] == "over"
    for view in views[:-1]:
        others = [p for i, p in enumerate(view["places"][1:4]) if i != view["seat"]]
        assert view["pub"]["open"] or all(c == -1 or c >> 6 & 1 << view["seat"] for p in others for c in p)


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_plays_in_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    answers(monkeypatch)
    code, out, err = run("play", name, "--bots", "random", "--pace", "0", "--deals", "1")
    assert (code, err) == (0, "")
    assert "Settlement\n" in out


def test_asking_tells_what_every_call_means(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "?", last="q")
    system = (
        "--preset",
        "double_deck",
        "--set",
        "bidding_system=skip_meld",
        "--bots",
        "greedy",
        "--pace",
        "0",
    )
    code, out, _ = run("play", "pinochle", *system)
    assert code == 0
    assert "  Pass: " in out
    assert "I do not want the bid." in out


@pytest.mark.slow
def test_bench(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from hlaska.cli import bench

    monkeypatch.setattr(bench, "SECONDS", 0.06)
    found = loads(run("bench", "engine", "--json")[1])["engine"]
    assert list(found) == list(GAMES)
    for numbers in found.values():
        assert all(numbers[name] > 0 for name in ("actions_per_second", "with_one_view", "with_all_views"))
        assert 1 < numbers["explanation_us"] < 1e6
        assert "explanation_us" in numbers["ratio_to_marias"]
    assert set(found["marias"]["ratio_to_marias"].values()) == {1.0}
    lines = run("bench", "engine", "--game", "bezique")[1].splitlines()
    once = ["engine:", "actions/s", "marias", "bezique"]
    assert [line.split()[0].replace(",", ":") for line in lines] == once * 2


@pytest.mark.slow
def test_bench_of_tables(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are played by workers, and every decision is counted with who made it."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # compiling is not what is tested
    asked = ("bench", "tables", "--tables", "4", "--minutes", "0.05", "--game", "marias_two", "--json")
    found = loads(run(*asked)[1])
    assert (found["tables"], found["level"], found["failed"]) == (4, "club", 0)
    assert 0 < found["decisions"] <= found["asked"] == found["thought"] + sum(found["quick_player"].values())
    assert found["late_ms"].keys() == {"p50", "p99", "p999", "most"}


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (("--tables", "0"), "at least 1"),
        (("--minutes", "0"), "more than 0"),
        (("--level", "genius"), "greedy"),
    ],
)
def test_bench_of_tables_refuses_what_cannot_be(run: Any, wrong: tuple[str, ...], right: str) -> None:
    code, _, said = run("bench", "tables", *wrong)
    assert code == 1
    assert right in said


@pytest.mark.slow
def test_bench_of_a_server(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """People play at a real server, and everything they did came to all seats."""
    from hlaska.benchmarks import server_load

    monkeypatch.setattr(server_load, "THINK", 0.02)
    found = loads(
        run("bench", "server", "--tables", "2", "--minutes", "0.02", "--game", "sixtysix", "--json")[1]
    )
    assert (found["lines"], found["refused"], found["lines_lost"]) == (4, 0, 0)
    assert found["actions"] > 4
    assert found["all_seats_ms.p50"] <= found["all_seats_ms.p99"]


@pytest.mark.slow
def test_bench_of_a_start(run: Any) -> None:
    """A server with tables is started, and one of them comes back from its journal to refuse a chair."""
    found = loads(run("bench", "start", "--tables", "3", "--game", "sixtysix", "--json")[1])
    assert (found["tables"], found["table_asked_for.status"]) == (3, 409)
    assert found["deals"] > 1
    assert min(found["start_s.processor"], found["resume_ms_per_deal"]) > 0


def test_bench_of_several_processes_needs_a_database_for_them(run: Any) -> None:
    code, _, said = run("bench", "server", "--processes", "2")
    assert (code, "need --db postgresql://" in said) == (1, True)
    code, _, said = run("bench", "server", "--bus", "redis://127.0.0.1:1/0")
    assert (code, "--bus is for server, with --db postgresql://" in said) == (1, True)


@pytest.mark.slow
def test_bench_of_playouts(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game has its rates, and what they are compared with: three-player Mariáš, and plain Python."""
    from hlaska.cli import bench

    monkeypatch.setattr(bench, "ROUND", 0.001)
    found = loads(run("bench", "playouts", "--json")[1])["playouts"]
    assert list(found) == list(GAMES)
    for name, numbers in found.items():
        most = len(find_game(name).pack)
        assert all(5 < numbers["cards_per_playout"][p] <= most for p in ("random", "policy"))
        assert numbers["settlements_per_second"] > 0
        assert numbers["ratio_to_marias"].keys() == {k for k in numbers if k.endswith("_per_second")}
        if jit.is_available():
            for per_second in ("playouts_per_second", "cards_per_second"):
                assert min(numbers[per_second].values()) > 0
            assert min(numbers["ratio_to_python"].values()) > 0


@pytest.mark.slow
def test_bench_of_players(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision has its time, and how many cards plain Python plays in it."""
    from hlaska.benchmarks import decision_cost as thinking
    from hlaska.cli import bench

    monkeypatch.setattr(bench, "THOUGHT", 0.0)
    monkeypatch.setattr(thinking, "ROUNDS", 1)
    monkeypatch.setattr(thinking, "PLAYERS", {"club_card": "club:2", "strong_call": "strong:1"})
    found = loads(run("bench", "players", "--game", "thousand", "--json")[1])["players"]
    assert list(found) == ["marias", "thousand"]
    for numbers in found.values():
        assert min(numbers["club_card_us"], numbers["strong_call_us"], numbers["worlds_per_second"]) > 0
        assert numbers["python_cards"].keys() == {"club_card", "strong_call", "world"}
        assert min(numbers["python_cards"].values()) > 0


@pytest.mark.parametrize("name", list(GAMES))
def test_decisions_for_a_bench_are_choices_on_what_was_told(name: str) -> None:
    game = find_game(name)
    calls, cards = thinking.moments(game)
    assert len(cards) == thinking.DEALS
    for moment in (*calls, *cards):
        assert len(moment.view.legal) > 1
        assert WorldSampler(game, moment.view, moment.events).draw(Random(1)).pub == moment.view.pub
    assert thinking.moments(game) == (calls, cards)


@pytest.mark.parametrize("name", list(GAMES))
def test_positions_for_a_bench_are_where_cards_are_played(name: str) -> None:
    game = find_game(name)
    states = throughput.first_leads(game)
    assert len(states) == throughput.DEALS
    for state in states:
        position = game.adviser.playout_position(state)
        assert position is not None
        assert position[TRICK] == position[COUNT] == 0
    assert states == throughput.first_leads(game)
