"""`hlaska play` in a whole terminal: deals played by keys, what is refused, what small windows show."""

from __future__ import annotations

import pytest
from textual.widgets import Input

from hlaska.cli.tui.draw import TALL
from hlaska.cli.tui.replay import ReplayScreen
from hlaska.cli.tui.widgets import Calls, Hand, Sheet
from hlaska.core import record as records
from hlaska.core.review import DealReview, DecisionAnalysis
from hlaska.games import game_class
from hlaska.protocol.table_messages import Reviewed
from hlaska.protocol.tables import NewTable
from tests.tui.playing import Player, terminal

PLACES = 9  # a seed with which the person draws the highest card
DEALS = [
    pytest.param("marias", "", marks=pytest.mark.nightly),  # the deal of which the log is read is one
    pytest.param("pinochle", "", marks=pytest.mark.nightly),
    ("sixtysix", "schnapsen"),
    pytest.param("bezique", "", marks=pytest.mark.nightly),  # many turns
]


async def legal(player: Player, want: bool) -> int:
    """Plays until some cards may be played and others not; the place in the hand of one."""
    while await player.asked():
        choice = player.choice
        if choice.has_unplayable and not choice.is_multi_card:
            return next(i for i, p in enumerate(choice.hand) if bool(choice.card_actions(p.card)) == want)
        await player.turn()
    raise AssertionError("no such turn in this deal")


@pytest.mark.parametrize(("game", "preset"), DEALS)
async def test_a_whole_deal_by_keys(monkeypatch: pytest.MonkeyPatch, game: str, preset: str) -> None:
    """To the settlement, whose record is lawful; then the next deal begins."""
    async with terminal(monkeypatch, NewTable(game, preset), language="cs") as player:
        await player.deal()
        update = player.choice.update
        assert update is not None
        shown = player.sheet()
        for row in update.view.pub.items:
            assert player.choice.item(row)[1] in shown
        text = await player.app.host.record(player.app.last)
        assert all(p.after for p in records.check_text(text, game_class)[1])
        if not update.over:
            await player.pilot.press("1")
            await player.until(lambda: bool(player.choice.update and player.choice.update.deal == 2))


async def test_a_card_that_may_not_be_played_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    async with terminal(monkeypatch, NewTable("marias"), seed=3) as player:
        nth = await legal(player, False)
        choice, duty = player.choice, player.choice.duty
        hand = choice.hand
        await player.card(nth)
        assert duty
        assert duty in player.text("#said")
        assert choice.language.card(hand[nth].card) in player.text("#said")
        assert choice.hand == hand
        await player.pilot.press("y")
        await player.until(lambda: isinstance(player.app.screen, Sheet))
        assert choice.explain.duty is not None
        rule = choice.explain.duty.rule
        text = await player.app.host.rule(rule)
        assert duty in player.sheet()
        assert text not in player.sheet()
        await player.pilot.press("2")  # the rule itself is for who wants it exactly
        await player.until(lambda: player.sheet_open and text in player.sheet())
        await player.pilot.press("escape")
        await player.pilot.press("escape")
        assert player.text("#said").startswith(duty)


async def test_words_languages_and_the_mouse(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command box takes what the line mode takes, in the language that was chosen last; a click plays a card."""
    async with terminal(monkeypatch, NewTable("marias"), seed=3, language="cs") as player:
        nth = await legal(player, True)
        choice, pilot = player.choice, player.pilot
        czech, letters = player.text("#question"), [choice.short(p.card) for p in choice.hand]
        await pilot.press("slash", *"xyz", "enter")
        assert "xyz" in player.text("#said")
        assert not player.screen.query_one(Input).display
        await pilot.press("f2")
        assert choice.code == "de"
        assert player.text("#question") != czech
        assert [choice.short(p.card) for p in choice.hand] != letters
        card = choice.hand[nth].card
        await pilot.press("slash", *choice.short(card).lower(), "enter")
        await player.until(lambda: card not in [pile.card for pile in choice.hand])
        nth = await legal(player, True)
        hand, card = player.screen.query_one(Hand), choice.hand[nth].card
        x, row = hand._boxes(hand.size.width)[nth]
        await pilot.click(Hand, offset=(x + 1, row * 4 + 1))
        await player.until(lambda: card not in [pile.card for pile in choice.hand])


async def test_a_small_window_shows_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """At 80 columns and 24 lines: the whole hand, what is asked, what may be said, and the keys."""
    async with terminal(monkeypatch, NewTable("pinochle"), size=(140, 40)) as player:
        await player.asked()
        assert player.screen.query_one("#rail").display
        assert player.screen.query_one(Hand).region.height == TALL + 1
        await player.pilot.resize_terminal(80, 24)
        await player.until(lambda: not player.screen.query_one("#rail").display)
        for _ in range(14):  # the bidding, what is passed and melded, and some tricks
            assert await player.asked()
            for name in ("#title", "#hand", "#question", "#keys"):
                region = player.screen.query_one(name).region
                assert region.height > 0, name
                assert region.bottom <= 24, (name, region)
                assert region.right <= 80, (name, region)
            calls = player.screen.query_one(Calls)
            assert not calls.display or calls.region.height > 0
            await player.turn()


async def test_hint_and_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with terminal(monkeypatch, NewTable("marias"), seed=3) as player:
        nth = await legal(player, True)
        choice = player.choice
        await player.pilot.press("i")
        await player.until(lambda: choice.hint is not None)
        assert player.text("#said").startswith("Hint: ")
        before = choice.update.seq if choice.update else 0
        held = len(choice.hand)
        await player.card(nth)
        await player.asked()
        await player.pilot.press("z")
        assert "practice" in player.text("#said")
        await player.pilot.press("z")
        await player.until(lambda: bool(choice.update and choice.update.practice and choice.is_on_turn))
        assert choice.update is not None
        assert choice.update.seq > before
        assert len(choice.hand) == held


async def test_log_score_sheet_and_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened stands in the log; a deal that is over is gone through step by step, from each seat."""
    async with terminal(monkeypatch, NewTable("marias"), seed=3) as player:
        pilot = player.pilot
        await player.deal()
        await pilot.press("escape")
        await pilot.press("g")
        assert "Trick 10" in player.sheet()
        await pilot.press("escape")
        await pilot.press("o")
        assert "1." in player.sheet()
        await pilot.press("escape")
        await pilot.press("v")
        await player.until(lambda: isinstance(player.app.screen, ReplayScreen))
        replay = player.app.screen
        assert isinstance(replay, ReplayScreen)
        assert replay.step == 0
        await pilot.press("end")
        assert replay.choice.is_deal_over
        await pilot.press("home", "down", "down", "right")
        assert replay.choice.deal is not None
        assert len(replay.choice.deal.tricks) >= 1
        at, seat = replay.step, replay.replay.seat
        await pilot.press("v")
        await player.until(lambda: replay.replay.seat != seat)
        assert replay.step == at
        await pilot.press("a")
        await player.until(lambda: not replay.replay.open)
        other = (replay.replay.seat + 1) % 3
        assert sum(e < 0 for e in replay.choice.entries(f"hand{other}")) > 5
        await pilot.press("q")
        assert player.at_table


async def test_cards_are_drawn_and_places_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who drew the highest card chooses a place in the list; then the cards that were drawn are shown."""
    new = NewTable("marias", options={"seating": "draw_high"})
    async with terminal(monkeypatch, new, seed=PLACES) as player:
        choice = player.choice
        await player.until(lambda: bool(choice.hello and choice.hello.draw))
        assert choice.hello is not None
        assert choice.hello.draw is not None
        assert choice.hello.draw.chooser == choice.hello.me
        await player.until(lambda: player.screen.query_one(Calls).option_count == 3)
        await player.pilot.press("2")
        await player.until(lambda: player.sheet_open)
        assert "Seat 1: " in player.sheet()
        assert "You draw" in player.sheet()


async def test_review_and_playing_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a deal: what each decision was worth; then another table goes on from the middle of it."""
    async with terminal(monkeypatch, NewTable("sixtysix", "schnapsen")) as player:
        await player.deal()
        app, pilot, choice = player.app, player.pilot, player.choice
        await pilot.press("escape")
        weighed = DecisionAnalysis(choice.me, 2, (32,), (33,), 2.0, 1.5, 0.1, True, 64, ())
        review = DealReview(choice.me, -1.0, 1.0, 1.5, 0.2, -0.5, (weighed,))
        choice.hear(Reviewed(1, 9, 9, review))
        await player.until(lambda: player.sheet_open)
        assert "One mistake cost 1.5 points." in player.sheet()
        assert "3. " in player.sheet()
        await pilot.press("escape", "v")
        await player.until(lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("right", "right", "right", "p")
        await player.until(lambda: player.at_table and player.choice is not choice)
        await player.until(lambda: bool(player.choice.update and player.choice.update.practice))


async def test_more_calls_are_numbered_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What would certainly fail is behind the last line of the list, which has the next number."""
    async with terminal(monkeypatch, NewTable("sixtysix", "schnapsen")) as player:
        while await player.asked():
            hidden = any(button.vain for button in player.choice.buttons)
            if hidden:
                break
            await player.turn()
        calls = player.screen.query_one(Calls)
        lines = [str(calls.get_option_at_index(i).prompt) for i in range(calls.option_count)]
        assert [int(line.split()[0]) for line in lines] == list(range(1, len(lines) + 1))
        await player.pilot.press(str(len(lines)))
        assert calls.option_count >= len(lines)
