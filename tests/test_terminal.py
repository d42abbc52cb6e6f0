"""`hlaska play`: whole deals of every game by keys, and what one is told who types what cannot be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hlaska import cli
from hlaska.cli import terminal
from hlaska.core import record as records
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, cards_in
from hlaska.core.cards import cards_text, parse_cards
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.games import GAMES, find_game, game_class
from hlaska.table.new_table import local
from hlaska.table.updates import Update

Think = Callable[[Update, int], Sequence[str]]  # an update, how many choices it has: what is typed


class Others:
    """Computer players that say and play what is written for their seat, as soon as it is legal, else what is quiet."""

    def __init__(self, script: dict[int, list[str]], rng: Random) -> None:
        self.script, self.rng = {seat: list(texts) for seat, texts in script.items()}, rng

    async def choose(
        self, level: str, game: Game, view: View, events: Sequence[Event], seconds: float | None = None
    ) -> Action | None:
        if view.seat != view.pub.turn:
            return None
        todo = self.script.get(view.seat, [])
        if todo and game.parse_action(todo[0]) in view.legal:
            return game.parse_action(todo.pop(0))
        return view.legal[0] if view.legal[0] >= CALL else self.rng.choice(view.legal)

    def start(self) -> None: ...

    def close(self) -> None: ...


class Session:
    """Plays in the terminal with another in the person's place; `said` is what follows each line that is typed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def play(
        self, name: str, think: Think, *args: str, seed: int = 1, script: dict[int, list[str]] | None = None
    ) -> str:
        rng, todo = Random(seed), list[str]()
        runner = Others(script or {}, rng)
        show = terminal.Person._ask

        def ask(person: Any, update: Update, choices: Any, **more: Any) -> None:
            show(person, update, choices, **more)
            if not todo:
                todo.extend(think(update, len(choices)))

        def typed(prompt: str = "") -> str:
            line = todo.pop(0)
            print(f"> {line}")
            return line

        self.monkeypatch.setattr(terminal.Person, "_ask", ask)
        self.monkeypatch.setattr("builtins.input", typed)
        self.monkeypatch.setattr(terminal, "local", partial(local, runner=runner, shuffle=rng.shuffle))
        code = cli.main(["play", name, "--pace", "0", "--deals", "1", *args])
        told = self.capsys.readouterr()
        assert (code, told.err) == (0, "")
        return told.out


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Session:
    return Session(monkeypatch, capsys)


def answers(out: str) -> list[tuple[str, list[str]]]:
    """Each line that was typed, with the lines up to the next one."""
    parts = re.split(r"^> (.*)\n", out, flags=re.MULTILINE)[1:]
    return [(typed, said.splitlines()) for typed, said in zip(parts[::2], parts[1::2], strict=True)]


# ---------------------------------------------------------------- every game
def clumsy(game: Game, rng: Random, wrong: list[str]) -> Think:
    """Types nonsense and what is not allowed before many a choice, which is any."""

    def think(update: Update, count: int) -> list[str]:
        if rng.random() < 0.5:
            return [str(rng.randint(1, count))]
        every = [*game.pack, *range(CALL, CALL + len(game.calls))]
        refused = [game.action_text(a) for a in every if a not in update.view.legal]
        bad = [
            rng.choice(refused),
            rng.choice(["nonsense", "flek nothing", "0", "99999", "XX", "7H 7H 7H 7H"]),
        ]
        wrong.extend(bad)
        return [*bad, str(rng.randint(1, count))]

    return think


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("name", list(GAMES))
def test_a_whole_deal_with_mistakes(session: Session, tmp_path: Path, name: str, lang: str) -> None:
    """Each mistake is answered in one sentence, then the question stands again; the deal is as if it had not been."""
    game, wrong, path = find_game(name), list[str](), tmp_path / "played.txt"
    rng = Random(f"{name} {lang}")
    for seed in range(3):
        args = ("--lang", lang, "--record", str(path), "--seat", str(seed % game.players + 1))
        out = session.play(name, clumsy(game, rng, wrong), *args, seed=seed)
        for typed, said in answers(out):
            if typed in wrong:
                assert len(said) == 2, (typed, said)
                sentence = re.sub(r"   \[[^]]*\]$", "", said[0]).removeprefix(f"  “{typed}”")
                assert not re.search(r"refused-|duty-|\b[a-z]+_[a-z]+\b|seat \d|\{", sentence), said
        assert ("Vyúčtování" if lang == "cs" else "Settlement") in out
        played = records.check_text(path.read_text(encoding="utf-8"), game_class)[1]
        assert all(p.after for p in played)
    assert len(wrong) >= 8


def test_long_lists_are_shown_when_asked_for(session: Session) -> None:
    """The auction leaves dozens of contracts to choose from."""
    lists: list[int] = []

    def think(update: Update, count: int) -> list[str]:
        if update.view.pub.phase == "bid":
            return ["bid seven"]
        lists.append(count)
        return ["?", "play betl"] if len(lists) == 1 else ["1"]

    out = session.play("marias_auction", think, "--seat", "2")
    before, after = out.split("> ?\n")
    assert lists[0] > 30
    assert f"{lists[0] - 12} more; type ? to see all" in before
    assert f" {lists[0]}) " not in before
    assert f" {lists[0]}) " in after


def test_cards_that_come_are_told(session: Session) -> None:
    """Who draws is told which card came: all that one ever held."""
    held: set[str] = set()

    def think(update: Update, count: int) -> list[str]:
        place = find_game("marias_two").place(f"hand{update.view.seat}")
        held.update(cards_text(cards_in(update.view.places[place])).split())
        return ["1"]

    out = session.play("marias_two", think, "--faces", "french", seed=3)
    told = [line.split()[2:] for line in out.splitlines() if line.startswith("  You get ")]
    assert {cards_text(parse_cards(card)) for cards in told for card in cards} == held
    assert len(held) == 16


def test_one_reads_letters_words_and_you_in_ones_language(session: Session) -> None:
    """A Czech reads Bohemian letters, Czech calls, and of himself in the second person; an English reader too."""
    first = lambda update, count: ["1"]  # noqa: E731
    played = ("--set", "unplayed_plain=false")
    out = session.play("marias", first, "--lang", "cs", *played)
    hands = re.findall(r"^  Vaše karty: (.*)$", out, re.MULTILINE)
    assert hands
    assert all(re.fullmatch(r"([ŽZČK](E|10|K|Sv|Sp|[789]) ?)+", hand) for hand in hands), hands
    assert re.search(r"^  Hrajete [a-zčéěíůý]+ ", out, re.MULTILINE)
    assert re.search(r"^  Vy: Dobrá$", out, re.MULTILINE)
    assert not re.search(r"Hráč|\[good\]", out)
    out = session.play("marias", first, "--name", "Jana", *played)
    assert re.search(r"^  You play the ", out, re.MULTILINE)
    assert re.search(r"^  You +[−+]?\d", out, re.MULTILINE)
    assert "Jana" not in out


def test_schnapsen_is_written_from_seven_down(session: Session) -> None:
    """mariage:SN.MATCH.1: what a deal brought with its sign, then what is left to the end of the game."""
    first = lambda update, count: ["1"]  # noqa: E731
    out = session.play("sixtysix", first, "--preset", "schnapsen")
    rows = re.findall(r"^  (?:You|Anna) +(\+?\d)   +(-?\d)$", out, re.MULTILINE)
    assert len(rows) == 2
    assert sorted(7 - int(won) for won, _ in rows) == sorted(int(left) for _, left in rows)


def test_an_empty_line_asks_nothing_and_shows_nothing(session: Session) -> None:
    out = session.play("thousand", lambda update, count: ["", "", "1"])
    assert all(said == [] for typed, said in answers(out) if not typed)
    assert sum(not typed for typed, _ in answers(out)) > 5


def test_the_beginning_of_several_choices_names_them(session: Session) -> None:
    """Bidding in Thousand: `bid 1` begins several amounts."""
    out = session.play("thousand", lambda update, count: ["bid 1", "1"] if count > 2 else ["1"])
    several = [said for typed, said in answers(out) if typed == "bid 1"]
    assert re.fullmatch(r"  “bid 1” could mean: Bid 1\d\d; Bid 1.*", several[0][0])


# ---------------------------------------------------------------- what cannot be said in Mariáš
@dataclass(frozen=True)
class Case:
    """Something a seat cannot say in a phase, and why; `says` gives "" where it is not yet the moment, None where these
    cards are not the right ones. `mine` are the person's lines before it, `others` what the other seats say."""

    game: str
    seat: int
    phase: str
    says: Callable[[View], str | None]
    sentence: str
    rule: str
    mine: dict[str, str] = field(default_factory=dict)
    others: dict[int, list[str]] = field(default_factory=dict)
    options: tuple[str, ...] = ()


def always(text: str) -> Callable[[View], str | None]:
    return lambda view: text


def without(rank: int, text: str, suit: int = -1) -> Callable[[View], str | None]:
    """To be said by a seat that does not hold a card (of trumps)."""

    def says(view: View) -> str | None:
        wanted = rank | (view.pub.trump if suit < 0 else suit) << 4
        return None if any(e >= 0 and e & 63 == wanted for place in view.places for e in place) else text

    return says


def rank_laid(view: View) -> str:
    """The rank of the card that forehand laid as trumps."""
    laid = cards_in(view.places[find_game("marias_four").place("trump")])
    return f"rank {cards_text(laid)[0]}"


def after_the_first_circuit(view: View[Any]) -> str:
    return "" if view.pub.left else "hundred against"


def after_an_announcement(view: View[Any]) -> str:
    return "seven" if view.pub.said >= CALL else ""


TRUMP_SEVEN = "Without the seven of [a-z]+ you cannot announce the seven."
REFUSED = {
    "a bid not above the last": Case(
        "marias_auction", 2, "bid", always("bid seven"),
        "The bid is hundred: you must bid more.", "LIC.AUC.3",
        others={0: ["hold"], 1: ["bid hundred", "pass"]},
    ),
    "a raise by who may only hold": Case(
        "marias_auction", 0, "bid", always("bid betl"),
        "You may hold the bid, not raise it: hold or pass.", "LIC.AUC.3",
        others={1: ["bid hundred"]}, options=("lic_senior_raise=false",),
    ),
    "a step left out": Case(
        "marias_auction", 1, "bid", always("bid betl"), "You cannot skip a step of the ladder.", "LIC.AUC.3",
        options=("lic_jump_bids=false",),
    ),
    "a contract below the bid": Case(
        "marias_auction", 1, "contract", always("play hundred D"),
        "You bid betl: announce that or more.", "LIC.TAL.2", mine={"bid": "bid betl"},
    ),
    "a seven without the card": Case(
        "marias_auction", 1, "contract", without(0, "play seven H", suit=2),
        "Without the seven of hearts you cannot play for the seven.", "LIC.TAL.3", mine={"bid": "bid seven"},
    ),
    "giving up a high bid": Case(
        "marias_auction", 1, "contract", always("give up"),
        "You cannot give up a bid above the seven: announce a contract.", "LIC.GIVE.1", mine={"bid": "bid betl"},
    ),
    "calling the card one laid": Case(
        "marias_four", 0, "rank", rank_laid, "You hold the .* of trumps yourself.", "P4.CALL.1",
    ),
    "a flek when it is over": Case(
        "marias", 1, "play", always("flek game"),
        "You can no longer announce or say flek: the play has begun.", "G.FLEK.5",
        mine={"flek": "flek game, good"},
    ),
    "a flek on what one's partner raised": Case(
        "marias", 2, "flek", always("flek game"),
        "You cannot double that now: your side spoke last, or your chance has passed.", "G.FLEK.3",
        others={1: ["flek game"]},
    ),
    "a flek on what does not stand": Case(
        "marias", 1, "flek", always("flek seven"),
        "You cannot say flek on the seven: nobody plays for it in this deal.", "G.FLEK.1",
    ),
    "a seven against without the seven": Case(
        "marias", 1, "flek", without(0, "seven against"), TRUMP_SEVEN, "M3.ANN.4",
    ),
    "a seven against without the seven, partners": Case(
        "marias_four", 1, "flek", without(0, "seven"), f"{TRUMP_SEVEN}|Only the other side may announce that.",
        "M3.ANN.[34]", options=("forced_flek_trump_honour=false",),
    ),
    "a seven without the seven, two players": Case(
        "marias_two", 0, "announce", without(0, "seven"), TRUMP_SEVEN, "M3.ANN.4",
    ),
    "what the other side announces": Case(
        "marias", 1, "flek", always("hundred"), "Only the other side may announce that.", "M3.ANN.3",
    ),
    "a hundred against a hundred": Case(
        "marias", 1, "flek", always("hundred against"),
        "The other side has announced a hundred: you cannot announce one against it.", "M3.ANN.3",
        others={0: ["hundred"]},
    ),
    "an announcement against without a flek": Case(
        "marias", 1, "flek", always("hundred against"), "Say flek first; then you may announce a contract against.",
        "M3.ANN.5", options=("against_rule=flek_first_double",),
    ),
    "the same once more": Case(
        "marias", 2, "flek", always("hundred against"), "Somebody has already announced that.", "M3.ANN.3",
        others={1: ["hundred against"]},
    ),
    "an announcement after one's first turn": Case(
        "marias", 1, "flek", after_the_first_circuit, "You can announce only on your first turn.", "G.FLEK.6",
        mine={"flek": "flek game, good"}, others={0: ["flek game"]},
    ),
    "the wrong way round": Case(
        "marias", 0, "announce", after_an_announcement,
        "Say everything at once on your turn, in any order.*", "G.FLEK.6",
        mine={"announce": "hundred"}, options=("seven_requires_holding=false",),
    ),
    "an exchange without the seven": Case(
        "marias_thirteen", 0, "play", without(0, "exchange"), "You do not hold the seven of [a-z]+.", "T2.PLAY.2",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("case", REFUSED.values(), ids=list(REFUSED))
def test_what_cannot_be_said_is_answered_with_the_rule(session: Session, case: Case, lang: str) -> None:
    said = refused(session, case, lang)
    sentence, _, rule = said[0].strip().partition("   [")
    assert re.fullmatch(f"marias:{case.rule}]", rule), said
    assert len(said) == 2
    assert (re.fullmatch(case.sentence, sentence) is not None) == (lang == "en"), said
    assert not re.search(r"refused|\{|marias", sentence)


def refused(session: Session, case: Case, lang: str) -> list[str]:
    """The lines that answer it, in the first deal and at the first chair where it can be said."""
    game = find_game(case.game, None, case.options)
    for seed, chair in product(range(30), range(game.players)):
        typed: list[str] = []

        def think(update: Update, count: int, typed: list[str] = typed) -> list[str]:
            view = update.view
            text = case.says(view) if view.pub.phase == case.phase else ""
            if view.seat != case.seat or text is None:
                return ["q"]
            typed += [text] if text else []
            return [text, "q"] if text else [case.mine.get(view.pub.phase, "1")]

        settings = [x for option in case.options for x in ("--set", option)]
        args = ("--seat", str(chair + 1), "--lang", lang, *settings)
        out = session.play(case.game, think, *args, seed=seed, script=case.others)
        if typed:
            return dict(answers(out))[typed[0]]
    raise AssertionError("no deal where this can be said")


def test_a_match_of_so_many_deals(session: Session, tmp_path: Path) -> None:
    """marias:G.MATCH.1: the last deal names who has won, and the record says how long the match was."""
    path = tmp_path / "match.txt"
    first = lambda update, count: ["1"]  # noqa: E731
    out = session.play("marias_auction", first, "--deals", "2", "--record", str(path))
    assert re.search(r"^The match is over after 2 deals\. (Winner|Shared by)\b", out, re.MULTILINE)
    text = path.read_text(encoding="utf-8")
    assert "Limit: 2 deals" in text
    played = records.check_text(text, game_class)[1]
    assert played[-1].after is not None
    assert played[-1].after.winners
    assert not played[0].after.winners  # type: ignore[union-attr]
