"""Every worked example of docs/rules/mariage.md with the id BZ, read from the document itself."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core.board import entry
from hlaska.core.cards import SUITS, parse_card
from hlaska.games.bezique import melds, settle
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.options import Options
from hlaska.games.bezique.public import HAND, MELD, State
from hlaska.kernel.play import beats
from tests.games.bezique.play import SEATS, cards, do, position, win_a_trick
from tests.games.worked import Example, examples

ALL = examples("mariage", "BZ.")
RAN: set[str] = set()


def of(kind: str) -> Any:
    found = [e for e in ALL if e["kind"] == kind]
    RAN.update(str(e["id"]) for e in found)
    return pytest.mark.parametrize("example", found, ids=lambda e: str(e["id"]))


# ---------------------------------------------------------------- melds
class Declarer:
    """Seat 0 holds every card of an example, wins trick after trick with aces of two plain suits, and melds.

    The names of the document tell copies apart; the marks of the cards tell which is which.
    """

    def __init__(self, example: Example) -> None:
        self.game = Bezique()
        self.trump = SUITS.index(example["trump"])
        indicator = parse_card(example["indicator"][:2])
        names = {n for step in example["steps"] for n in step.get("meld", [step.get("seven")])}
        names.discard(example["indicator"])
        self.marks = dict.fromkeys(names, 0)
        plain = [s for s in "CSD" if f"A{s}1" not in names]
        self.aces = [f"A{s}" for s in plain[:2] for _ in (1, 2)][:4] + [f"T{plain[2]}"] * 2
        low = [parse_card(r + s) for s in "CSD" for r in "789" for _ in (1, 2)]
        stock = [c for pair in zip(cards(self.aces[1:]), low[8:], strict=False) for c in pair]
        hands = [sorted(cards(names) + cards(self.aces[:1])), low[:8]]
        self.state = position(self.game, hands=hands, indicator=indicator, stock=stock, trump=self.trump)
        self.tricks = 0

    def next_trick(self) -> None:
        self.state = win_a_trick(self.game, self.state, self.aces[self.tricks])
        self.tricks += 1
        assert (self.state.pub.phase, self.state.pub.turn) == (MELD, 0)

    def choice(self, names: list[str]) -> melds.Selection:
        return tuple(sorted((parse_card(n[:2]), self.marks[n]) for n in names))

    def call(self, step: Example) -> int:
        name = step["name"].replace("_", " ")
        if name.endswith("marriage"):
            suit = step["meld"][0][1]
            assert (name == "royal marriage") == (SUITS.index(suit) == self.trump)
            name = f"marriage {suit}"
        if name == "sequence":
            name = f"sequence {SUITS[self.trump]}"
        return self.game.call(name)

    def declare(self, step: Example) -> bool:
        """Declares if that is legal; whether it is."""
        call, wanted = self.call(step), self.choice(step["meld"])
        hand = self.state.places[HAND]
        options = melds.possible(self.game.options, self.state.pub, hand, call)
        if wanted not in options or call not in self.game.legal(self.state, 0):
            return False
        self.state = self.game.apply(self.state, 0, call)[0]
        while self.state.pub.phase == "lay":
            hand = self.state.places[HAND]
            begun = len(melds.chosen(hand))
            action = melds.action_for(hand, wanted[begun])
            assert action in self.game.legal(self.state, 0)
            self.state = self.game.apply(self.state, 0, action)[0]
        for name in step["meld"]:
            self.marks[name] = melds.used_in(self.marks[name], call, 1)
            assert entry(parse_card(name[:2]), 3, self.marks[name]) in self.state.places[HAND]
        return True

    def seven(self, step: Example, taken: str) -> bool:
        call = self.game.call("exchange" if step["action"] == "exchange" else "show seven")
        if call not in self.game.legal(self.state, 0):
            return False
        self.state = self.game.apply(self.state, 0, call)[0]
        if step["action"] == "exchange":
            self.marks[taken] = melds.BARRED
        return True


@of("bz_melds")
def test_melds(example: Example) -> None:
    if not example["steps"]:
        return turned_up(example)
    table = Declarer(example)
    taken = example["indicator"]
    for step in example["steps"]:
        if not step.get("same_trick"):
            table.next_trick()
            table.marks = {n: m & ~melds.BARRED for n, m in table.marks.items()}
        before = table.state.pub.points[0]
        if "seven" in step:
            legal = table.seven(step, taken)
        else:
            legal = set(step["meld"]) <= set(table.marks) and table.declare(step)
        assert legal == step["legal"], step
        assert table.state.pub.points[0] - before == (step["points"] if legal else 0)
    assert table.state.pub.points[0] == example["expect"]["total"]


def turned_up(example: Example) -> None:
    """The dealer's ten for the seven turned up."""
    game, seven = Bezique(), parse_card(example["indicator"])
    others = [c for c in game.pack if c != seven]
    deck = [*others[:16], seven, *others[16:], seven]
    state = game.start(game.opening(), deck)[0]
    assert SUITS[state.pub.trump] == example["trump"]
    assert state.pub.points == (0, example["expect"]["dealer"])


# ---------------------------------------------------------------- stage two and the end
@of("bz_endgame")
def test_stage_two(example: Example) -> None:
    game = Bezique()
    hands = [sorted(cards(example["hands"][p])) for p in SEATS]
    leader = SEATS[example["leader"]]
    state: State = position(
        game, hands=hands, trump=SUITS.index(example["trump"]), taken=(12, 12), turn=leader, lead=leader
    )
    for spoken in example["actions"].split():
        player, text = spoken.split(":")
        assert state.pub.turn == SEATS[player], spoken
        state = do(game, state, text)
    expect = example["expect"]
    assert state.pub.turn == -1
    assert state.pub.last_by == SEATS[expect["last_trick"]]
    assert state.pub.won == tuple(10 * expect["brisques"][p] for p in SEATS)
    assert state.pub.points == state.pub.result == tuple(expect["points"][p] for p in SEATS)


@of("bz_finish")
def test_finish(example: Example) -> None:
    before = tuple(example["before"][p] for p in SEATS)
    won = tuple(10 * example["brisques"][p] for p in SEATS)
    for check, expect in example["expect"].items():
        options = Options(bz_target_check=check)
        last = SEATS[example["last_trick"]]
        points, winner = settle.after_all(options, before, (0, 0), last, (won[0], won[1]))
        scores = tuple(b + p for b, p in zip(before, points, strict=True))
        assert scores == tuple(expect["scores"][p] for p in SEATS)
        if check == "end_of_deal":
            assert winner == -1
            winner = settle.winner_of_deals(options, scores)
        assert winner == SEATS[expect["winner"]]


@of("tricks")
def test_tricks(example: Example) -> None:
    trump = SUITS.index(example["trump"])
    for case in example["cases"]:
        wins = beats(parse_card(case["reply"]), parse_card(case["lead"]), trump, 0)
        assert wins == (case["winner"] == "reply"), case


@of("rubicon")
def test_rubicon(example: Example) -> None:
    for case in example["cases"]:
        w, l = case["w"], case["l"]
        brisques = 10 * case["w_brisques"], 10 * case["l_brisques"]
        v = settle.settle_rubicon((w, l), brisques)
        assert (v.winner, v.value, v.rubiconed) == (0, case["value"], case["rubiconed"]), case
        other = settle.settle_rubicon((l, w), (brisques[1], brisques[0]))
        assert (other.winner, other.value) == (1, case["value"])


def test_no_example_is_left_out() -> None:
    assert len(ALL) == 11
    assert {str(e["id"]) for e in ALL} == RAN
