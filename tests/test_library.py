"""The face of the package: `import hlaska`, its examples, and the clear errors it gives."""

import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import hlaska
from hlaska.bots.players.search import SearchBot
from hlaska.core import record as records
from hlaska.core.errors import BadOptions, BadRecord, BadText, Illegal
from hlaska.games import game_class

ROOT = Path(__file__).resolve().parent.parent
# What learns for minutes, or needs packages of its own, is asked by tests/research/test_learning_examples.py.
LEARNING = ("learn_", "schnapsen_features")
EXAMPLES = sorted(p for p in (ROOT / "examples").glob("*.py") if not p.name.startswith(LEARNING))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.stem)
def test_examples_run_and_say_something(path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(path)], capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 25


def test_there_are_six_examples_and_the_readme_shows_one() -> None:
    assert len(EXAMPLES) >= 6
    assert any(path.read_text() in (ROOT / "README.md").read_text() for path in EXAMPLES)


def test_importing_the_package_loads_nothing_of_it_but_its_version() -> None:
    loaded = "[m for m in sys.modules if m.startswith('hlaska.')]"
    code = f"import hlaska, sys; assert {loaded} == ['hlaska._version']; hlaska.Deal"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_game_by_id_or_preset_with_house_rules() -> None:
    assert hlaska.game("sixtysix").id == "sixtysix"
    penguin = hlaska.game("penguin", "max_flek_level=2", min_cut=3)
    assert (penguin.id, penguin.options.min_cut, penguin.options.max_flek_level) == ("marias", 3, 2)
    assert hlaska.game("penguin", max_flek_level=None).options.max_flek_level is None
    assert set(hlaska.list_games()) >= {"marias", "sixtysix", "pinochle"}


def test_a_preset_names_its_game() -> None:
    deal = hlaska.Deal(hlaska.game("schnapsen"), seed=1)
    head = "Game: sixtysix\nPreset: schnapsen\n"
    for other in ("Game: schnapsen\n", "Game: schnapsen\nPreset:\n"):
        (again,) = hlaska.read(deal.record().replace(head, other))
        assert again.state == deal.state
        assert again.record() == deal.record()
    with pytest.raises(
        BadRecord, match="line 1: 'schnapsen' is not a game but a preset of sixtysix; name the"
    ):
        hlaska.read("Game: schnapsen\nPreset: mariage\n")
    with pytest.raises(BadRecord, match="'snapsen' is not a game; did you mean schnapsen"):
        hlaska.read("Game: snapsen\n")
    record = records.from_json('{"game": "schnapsen"}', game_class)
    assert (record.game, record.preset) == ("sixtysix", "schnapsen")


def test_a_name_of_several_presets_lists_their_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game_class("thousand").presets, "schnapsen", game_class("thousand").Options())
    with pytest.raises(
        BadText, match="'schnapsen' is not a game but a preset of sixtysix and of thousand; name one"
    ):
        hlaska.game("schnapsen")


def test_a_card_that_is_not_in_the_hand_is_refused_for_that() -> None:
    deal = hlaska.Deal(hlaska.game("schnapsen"), seed=1)
    other = deal.hand(1).split()[0]
    with pytest.raises(
        Illegal, match=f"'{other}' is not legal for seat 0: {other} is not in the hand; legal: "
    ) as it:
        deal.play(other)
    assert it.value.phrase.key == "refused-not-held"
    with pytest.raises(
        BadRecord, match=f"line 8: '{other}' is not legal for seat 0: {other} is not in the hand"
    ):
        hlaska.read(f"{deal.record()}\n{other}\n")


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadText, match="'marjas' is not a game; did you mean marias"):
        hlaska.game("marjas")
    with pytest.raises(BadOptions, match="min_cut"):
        hlaska.game("marias", min_cut=99)
    with pytest.raises(BadText, match="missing"):
        hlaska.Deal(hlaska.game("schnapsen"), deck="QH KH")
    deal = hlaska.Deal(hlaska.game("schnapsen"), seed=1)
    with pytest.raises(BadText, match="neither a card nor a call"):
        deal.play("nonsense")
    with pytest.raises(Illegal, match="legal:"):
        deal.play("claim")
    with pytest.raises(BadText, match="no seat 7"):
        deal.hand(7)
    with pytest.raises(BadText, match="not over"):
        deal.next_match()
    with pytest.raises(BadText, match="1 players for 2 seats"):
        deal.play_on([hlaska.player("greedy", deal.game)])
    with pytest.raises(BadText, match="no computer player"):
        hlaska.player("grandmaster", deal.game)
    with pytest.raises(BadRecord):
        hlaska.read("Game: sixtysix\nDeck: nothing")
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        hlaska.nothing_of_the_kind  # noqa: B018


@pytest.mark.parametrize("preset", [p for presets in hlaska.list_games().values() for p in presets])
def test_a_deal_of_every_preset_is_played_recorded_and_read_again(preset: str) -> None:
    game = hlaska.game(preset)
    deal = hlaska.Deal(game, seed=11).play_on([hlaska.player("random", game, s) for s in range(game.seats)])
    assert deal.over
    assert deal.legal() == ()
    assert f"Preset: {preset}\n" in deal.record()
    (again,) = hlaska.read(deal.record())
    assert (again.state, again.deck, again.result) == (deal.state, deal.deck, deal.result)
    assert deal.next_match().scores == again.next_match().scores


# ---------------------------------------------------------------- deals at a position
ENDING = """Game: sixtysix
Preset: schnapsen

From: phase=lead turn=0 lead=0 trump=H last_by=0 last=[TS,AS] shown=JH
Place hand0: KC QC KS QH
Place hand1: JC AH TH KH
Place won0: TS AS TD KD QD JS
Place won1: JD JH TC AC QS AD
"""


def test_a_record_that_begins_with_a_position_is_a_deal() -> None:
    (deal,) = hlaska.read(ENDING)
    assert (deal.turn, deal.points, deal.deck) == (0, (40, 39), ())
    assert "KC+" in deal.legal()
    (again,) = hlaska.read(deal.record())
    assert again.state == deal.state
    lines = ENDING.partition("\n\n")[2]
    assert hlaska.Deal(deal.game, position=lines).state == deal.state
    assert hlaska.Deal(deal.game, position=deal.setup).state == deal.state
    with pytest.raises(BadText, match="give one of them"):
        hlaska.Deal(deal.game, position=lines, hands=[None, None])
    with pytest.raises(BadText, match="write the lines From:"):
        hlaska.Deal(deal.game, position="Deck: QH")
    with pytest.raises(BadText, match="QH missing"):
        hlaska.Deal(deal.game, position=lines.replace(" QH\n", "\n"))


def test_everything_goes_on_from_a_position() -> None:
    (deal,) = hlaska.read(ENDING)
    players = [hlaska.player("greedy", deal.game, seed) for seed in (1, 2)]
    assert players[0].choose(deal) in deal.legal()
    solved = hlaska.solve(deal)
    assert (solved.seat, solved.unit, solved.value, solved.actions["KC+"]) == (0, "result", 1, 1)
    assert set(solved.actions) <= set(deal.legal())
    assert hlaska.hint(deal, worlds=4, seed=1).best == "KC+"  # with it 60 to 39, and a king to come
    assert deal.events(1)
    deal.play("KC+")
    assert deal.melds == (hlaska.Meld(0, "marriage", 20, "C", 1, "KC QC"),)
    assert deal.points == (60, 39)
    deal.play_on(players)
    assert deal.over
    assert hlaska.review(deal, 0, worlds=4, seed=1).decisions
    assert deal.next_match().scores == tuple(int(n) for n in deal.result)
    with pytest.raises(BadText, match="the deal is over"):
        hlaska.solve(deal)


def test_what_older_rules_left_unsaid_is_in_the_deals_read() -> None:
    read = 0
    for path in sorted((ROOT / "tests/old/records").glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        try:
            _, played = records.check_text(text, game_class)
        except BadRecord:
            continue  # what is no longer legal (tests/old/README.md)
        deals, read = hlaska.read(text), read + 1
        assert [deal.state for deal in deals] == [one.state for one in played], path.name
        if path.stem == "rubicon":
            assert [hlaska.read(deal.record())[0].result for deal in deals] == [deal.result for deal in deals]
    assert read > 20


def test_a_marriage_that_is_announced_is_in_the_points() -> None:
    """mariage:TH.MARR: two tricks and 40 for the marriage of trumps."""
    deal = hlaska.Deal(hlaska.game("thousand"), deck=LATE)
    deal.play(*["bid 100", "pass", "pass", "JD", "JC", "keep", "play on", "play on"])
    deal.play(*["AC", "TD", "JC", "QC", "JD", "9C", "KD", "AH", "AD"])
    before = deal.points
    deal.play("QS+")
    assert deal.points == (before[0], before[1], before[2] + 40)
    assert deal.melds == (hlaska.Meld(2, "marriage", 40, "S", 1, "KS QS"),)


def test_melds_are_told_after_a_settlement_that_replaces_them() -> None:
    """mariage:RB.6: the items of a Rubicon deal are what is paid."""
    rules = hlaska.game("rubicon")
    deal = hlaska.Deal(rules, seed=5).play_on([hlaska.player("greedy", rules, seed) for seed in (1, 2)])
    assert deal.over
    made = [sum(meld.value for meld in deal.melds if meld.seat == seat) for seat in (0, 1)]
    last = [points - n for points, n in zip(deal.points, made, strict=True)]
    assert min(made) > 0
    assert sorted(last) == [0, 50]  # the last trick (mariage:RB.5)


LATE = "KC KH JS QC QH QS AC AH KS TC JH AD AS 9H QD TS 9S 9C JD TD 9D TH KD JC"


# ---------------------------------------------------------------- deals by hands
def test_hands_that_are_wanted_are_dealt() -> None:
    rules = hlaska.game("thousand")
    hands = ["KC KH JS QC QH QS AC", "AH KS TC JH AD AS 9H", "QD TS 9S 9C JD TD 9D"]
    deal = hlaska.Deal(rules, hands=hands, talon="TH KD JC")
    assert [set(deal.hand(s).split()) for s in range(3)] == [set(hand.split()) for hand in hands]
    assert hlaska.Deal(rules, hands=hands).state.places[rules.place("hand0")] == deal.state.places[0]
    some = hlaska.Deal(rules, hands=[hands[0], None, None], seed=2)
    assert set(some.hand(0).split()) == set(hands[0].split())
    assert some.deck == hlaska.Deal(rules, hands=[hands[0], None, None], seed=2).deck
    assert some.deck != hlaska.Deal(rules, hands=[hands[0], None, None], seed=3).deck


def test_a_deal_by_hands_stands_after_the_cut() -> None:
    """Forehand of Mariáš has seven cards first, then five more (marias:G.DEAL.1)."""
    rules = hlaska.game("marias")
    hand = "AH KH QH TH 9H 8H 7H AS KS QS TS 9S"
    deal = hlaska.Deal(rules, hands=[hand, None, None], seed=1)
    assert set(deal.hand(0).split()) == set(hand.split()[:7])
    deal.play("7H")
    assert set(deal.hand(0).split()) == set(hand.split()) - {"7H"}
    assert "\ncut 2, 7H" in deal.record()
    assert hlaska.read(deal.record())[0].state == deal.state


WRONG_HANDS = [
    ("schnapsen", ["AH KH", None], None, "Hand 0: 2 cards, and 5 are dealt there"),
    ("schnapsen", ["AH KH QH JH TH AC", None], None, "Hand 0: 6 cards, and 5 are dealt there"),
    ("schnapsen", ["AH KH QH JH AH", None], None, "AH lies twice in Hand 0; the pack has 1 of it"),
    ("schnapsen", ["AH KH QH JH 7H", None], None, "Hand 0: 7H is no card of the pack of sixtysix"),
    ("schnapsen", ["AH KH QH JH TH"], None, "hands: 1, but sixtysix has 2 seats"),
    ("mfp", [None] * 4, "AH", "Talon: no cards are dealt there in pinochle"),
    ("thousand", [None] * 3, "AH", "Talon: 1 cards"),
]


@pytest.mark.parametrize(("preset", "hands", "talon", "says"), WRONG_HANDS)
def test_wrong_hands_are_named(preset: str, hands: list[str | None], talon: str | None, says: str) -> None:
    with pytest.raises(BadText) as caught:
        hlaska.Deal(hlaska.game(preset), hands=hands, talon=talon)
    assert says in caught.value.text


def test_a_seed_is_a_deal_and_none_is_another() -> None:
    game = hlaska.game("marias")
    assert hlaska.Deal(game, seed=3).deck == hlaska.Deal(game, seed=3).deck
    assert hlaska.Deal(game).deck != hlaska.Deal(game).deck


@pytest.mark.parametrize(
    ("level", "rules"),
    [("club", "schnapsen"), ("casual", "schnapsen"), ("club:time=0.5", "schnapsen")]
    + [("strong:16", name) for name in ("schnapsen", "marias", "mfp")],
)
def test_a_seed_repeats_choices_however_busy_the_machine_is(
    level: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a card, of first choices by sequential halving, and of a bid."""

    def samples(seconds: float) -> object:
        """What a player weighs while each look at the clock takes so long."""
        clock = count(0, seconds)
        monkeypatch.setattr("hlaska.bots.decision.perf_counter", lambda: next(clock))
        monkeypatch.setattr("hlaska.bots.players.search.thread_time", lambda: next(clock))
        player = hlaska.player(level, hlaska.game(rules), seed=1)
        deal = hlaska.Deal(hlaska.game(rules), seed=5)
        for _ in range(2):
            action = player.choose(deal)
            assert action
            deal = deal.play(action)
        assert isinstance(player._bot, SearchBot)
        return player._bot.evaluation.samples

    assert (samples(0.1) == samples(10.0)) == ("time" not in level)


def test_a_player_that_searches_is_compiled_before_it_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its choices would hang on whether something else was asked before."""
    started = []
    monkeypatch.setattr("hlaska.library.deciding.jit.start", lambda: started.append(True))
    rules = hlaska.game("schnapsen")
    for level, is_started in (("greedy", False), ("club:2", True)):
        assert hlaska.player(level, rules, seed=1).choose(hlaska.Deal(rules, seed=5))
        assert bool(started) == is_started


class First:
    """Does the first of what is legal."""

    def choose(self, deal: hlaska.Deal, seat: int) -> str:
        return deal.legal(seat)[0] if seat == deal.turn else ""


def test_whoever_chooses_may_play_a_seat() -> None:
    game = hlaska.game("schnapsen")
    deal = hlaska.Deal(game, seed=3).play_on([First(), hlaska.player("greedy", game, seed=1)])
    assert deal.over
    assert (
        deal.record()
        == hlaska.Deal(game, seed=3).play_on([First(), hlaska.player("greedy", game, 1)]).record()
    )


def test_a_seat_sees_no_more_than_it_may() -> None:
    deal = hlaska.Deal(hlaska.game("mariage"), seed=4)
    assert deal.view(1).places[deal.game.place("hand0")].count(-1) > 0
    assert all(-1 in e.cards or e.to & 2 for e in deal.events(1) if e.cards and e.to != -1)


def test_calls_out_of_turn_are_played_for_who_holds_them() -> None:
    game = hlaska.game("schnapsen", claim_timing="anytime")
    for seed in range(30):
        deal = hlaska.Deal(game, seed=seed).play_on([hlaska.player("greedy", game, s) for s in (0, 1)])
        assert deal.over
    with pytest.raises(Illegal):
        hlaska.Deal(game, seed=1).play("draw", seat=1)


def test_hints_and_reviews() -> None:
    rules = hlaska.game("schnapsen")
    deal = hlaska.Deal(rules, seed=3)
    hinted = hlaska.hint(deal, worlds=4, seed=1)
    assert hinted == hlaska.hint(deal, worlds=4, seed=1)
    assert (hinted.seat, hinted.made) == (deal.turn, "")
    assert hinted.best in deal.legal()
    assert set(hinted.choices) == set(deal.legal())
    with pytest.raises(BadText, match="not over"):
        hlaska.review(deal, 0)
    deal.play_on([hlaska.player("greedy", rules, seed=s) for s in (1, 2)])
    found = hlaska.review(deal, 0, worlds=4, seed=1)
    assert found == hlaska.review(deal, 0, worlds=4, seed=1)
    assert found.result == deal.result[0] - deal.result[1]
    assert found.result == pytest.approx(found.expected - found.lost + found.luck, abs=0.01)
    assert found.lost == pytest.approx(sum(d.cost for d in found.decisions if d.wrong), abs=0.01)
    with pytest.raises(BadText, match="no seat 2"):
        hlaska.review(deal, 2)
    with pytest.raises(BadText, match="over"):
        hlaska.hint(deal)
