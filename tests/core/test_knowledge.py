"""What a seat can prove. That it is always true is a law of every game (tests/test_every_game.py)."""

from __future__ import annotations

from collections import Counter
from random import Random

from hlaska.core.actions import CALL
from hlaska.core.board import Event, State, cards_in
from hlaska.core.cards import parse_card, parse_cards
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge, Duties
from hlaska.games import find_game
from hlaska.kernel.layout import STRICT
from tests import laws
from tests.toy import ASIDE, HAND, STOCK, TRICK, Toy

QC, KC, JS = parse_cards("QC KC JS")


def toy() -> tuple[Game, CardKnowledge]:
    game = Toy()
    return game, CardKnowledge.start(game, 1)


def test_at_the_start_everything_lies_in_the_pack() -> None:
    game, known = toy()
    assert known.fixed[STOCK] == tuple(sorted(game.pack))
    assert all(known.places_of(c) == 1 << STOCK for c in game.pack)


def test_an_open_move_is_proved() -> None:
    _, known = toy()
    known = known.after(Event("move", src=STOCK, dst=HAND + 1, cards=(QC, JS)))
    assert known.fixed[HAND + 1] == (QC, JS)
    assert known.places_of(QC) == 1 << HAND + 1


def test_a_hidden_move_leaves_two_places() -> None:
    _, known = toy()
    known = known.after(Event("move", src=STOCK, dst=HAND, cards=(-1, -1, -1), to=1))
    assert known.places_of(QC) == 1 << STOCK | 1 << HAND
    assert known.hidden[HAND] == 3
    assert QC in known.candidates(HAND)


def test_known_cards_may_go_in_a_hidden_move() -> None:
    """Two cards of a hand were shown; one unknown card leaves it: either may have gone."""
    _, known = toy()
    known = known.after(Event("move", src=STOCK, dst=HAND, cards=(QC, KC, JS)))
    known = known.after(Event("move", src=HAND, dst=ASIDE, cards=(-1,), to=1))
    for c in (QC, KC, JS):
        assert known.places_of(c) == 1 << HAND | 1 << ASIDE
    known = known.after(Event("play", 0, src=HAND, dst=TRICK, cards=(QC,)))
    assert known.places_of(QC) == 1 << TRICK
    known = known.after(Event("play", 0, src=HAND, dst=TRICK, cards=(KC,)))
    assert known.fixed[ASIDE] == (JS,)  # what is left must lie aside


def test_a_whole_place_moves_as_it_is() -> None:
    _, known = toy()
    known = known.after(Event("move", src=STOCK, dst=HAND, cards=(QC, KC)))
    known = known.after(Event("move", src=HAND, dst=ASIDE, cards=(-1, -1), to=1))
    assert known.fixed[ASIDE] == (QC, KC)
    assert known.hidden[HAND] == 0


def test_a_played_card_proves_what_its_player_lacks() -> None:
    """Spades are trumps: who throws a club on a led club lower than the best has no higher one."""
    game, known = toy()
    known = known.after(Event("move", src=STOCK, dst=HAND, cards=(-1, -1, -1), to=1))
    known = known.after(Event("move", src=STOCK, dst=HAND + 1, cards=(QC,)))
    duties = Duties(trump=1, duties=STRICT, above=0)
    known = known.after(Event("play", 1, src=HAND + 1, dst=TRICK, cards=(QC,)), duties=duties)
    spade = known.after(Event("play", 0, src=HAND, dst=TRICK, cards=(JS,)), duties=duties)
    clubs = [c for c in game.pack if c >> 4 == 0 and c != QC]
    assert all(not spade.places_of(c) >> HAND & 1 for c in clubs)
    low = known.after(Event("play", 0, src=HAND, dst=TRICK, cards=(parse_card("JC"),)), duties=duties)
    assert all(not low.places_of(c) >> HAND & 1 for c in (KC, parse_card("AC")))
    assert low.places_of(parse_card("AS")) >> HAND & 1


def spoiled(slots: tuple[tuple[int, int], ...], world: tuple[int, ...]) -> list[int]:
    """The world with a proved card and one of another place exchanged; [] where there are not both."""
    for i, (here, proved) in enumerate(slots):
        other = next((j for j, (there, _) in enumerate(slots) if there != here), -1)
        if proved >= 0 and other >= 0:
            wrong = list(world)
            wrong[i], wrong[other] = wrong[other], wrong[i]
            return wrong
    return []


def test_worlds_fit() -> None:
    """In the middle of deals: the world that `CardKnowledge` fills in has every card and what is proved; a wrong one
    does not fit."""
    game, refused = find_game("marias"), 0
    for seed in range(60):
        rng = Random(seed)
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
        at, seat = rng.randrange(len(trace.steps)), rng.randrange(3)
        view = game.view(trace.states()[at], seat)
        told = [e.for_seat(seat) for batch in trace.batches()[: at + 1] for e in batch]
        known = CardKnowledge.of(game, view, told)
        slots, world = known.slots(view), known.world(view)
        imagined = game.imagine(view, world)
        assert sorted(c for p in imagined.places for c in cards_in(p)) == sorted(game.pack)
        assert all(c in (-1, w) for (_, c), w in zip(slots, world, strict=True))
        wrong = spoiled(slots, world)
        if wrong:
            refused += 1
            assert not laws.is_possible(known, view, wrong)
    assert refused > 3


def test_no_conclusions_where_wrong_cards_are_accepted() -> None:
    from hlaska.core.knowledge import duties_of

    for mode, proved in (("reject", True), ("penalise", False)):
        game = find_game("marias", None, [f"revoke_mode={mode}", "unplayed_plain=false"])
        rng = Random(4)
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.hashed(3))
        state = next(s for s in trace.states() if s.pub.phase == "play")
        assert (duties_of(game, game.view(state, 1)) is not None) == proved


def closed_deal(seed: int) -> tuple[Game, list[State], list[list[Event]]]:
    """A deal of Schnapsen closed at the first lead: every state, and what happened before it."""
    game, rng = find_game("sixtysix", "schnapsen"), Random(seed)
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    states, batches = [state], [events]
    todo = [game.call("close")]
    while state.pub.turn >= 0:
        cards = [a for a in game.legal(state, state.pub.turn) if a < 64]
        action = todo.pop() if todo else rng.choice(cards or list(game.legal(state, state.pub.turn)[:1]))
        state, events = game.apply(state, state.pub.turn, action)
        states.append(state)
        batches.append(events)
    return game, states, batches


def test_voids_after_closing_prove_what_lies_in_the_talon() -> None:
    """The duties of the strict phase hold from the closing on (mariage:MG.CLOSE.2): a card not followed with is buried,
    and what is proved is true."""
    proved = 0
    for seed in range(12):
        game, states, batches = closed_deal(seed)
        for n in range(2, len(states) - 1):
            told = [e.for_seat(0) for batch in batches[: n + 1] for e in batch]
            view = game.view(states[n], 0)
            known = CardKnowledge.of(game, view, told)
            for place, cards in enumerate(known.fixed):
                assert not Counter(cards) - Counter(cards_in(states[n].places[place]))
            proved += len(known.fixed[game.place("talon")])
    assert proved > 20


def test_no_void_is_read_from_tricks_before_the_closing() -> None:
    """In the open phase anything may be played: who does not follow then may well hold the suit."""
    game = find_game("sixtysix", "mariage")
    for seed in range(12):
        rng = Random(seed)
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        told, closed = [e.for_seat(1) for e in events], False
        while state.pub.turn >= 0:
            legal = game.legal(state, state.pub.turn)
            close = game.call("close")
            now = close in legal and state.pub.phase == "predraw" and sum(state.pub.taken) == 3
            action = (
                close if now else next((a for a in legal if a == game.call("draw")), rng.choice(legal[:3]))
            )
            closed = closed or now
            state, events = game.apply(state, state.pub.turn, action)
            told += [e.for_seat(1) for e in events]
            if state.pub.turn < 0:
                break
            known = CardKnowledge.of(game, game.view(state, 1), told)
            for place, cards in enumerate(known.fixed):
                assert not Counter(cards) - Counter(cards_in(state.places[place]))
        assert closed


def test_trumps_that_move_with_marriages() -> None:
    """mariage:TH.MARR.2: in Thousand a void in trumps is proved only after the marriage that made them."""
    game, proved = find_game("thousand"), 0
    for seed in range(30):
        rng = Random(seed)
        deck = list(game.pack)
        rng.shuffle(deck)
        state, events = game.start(game.opening(), deck)
        told = [e.for_seat(0) for e in events]
        while state.pub.turn >= 0:
            legal = [a for a in game.legal(state, state.pub.turn) if game.action_text(a) != "give up"]
            shown = [a for a in legal if 64 <= a < 128]
            action = legal[0] if legal[0] >= CALL and state.pub.bid else rng.choice(shown or legal[:8])
            state, events = game.apply(state, state.pub.turn, action)
            told += [e.for_seat(0) for e in events]
            if state.pub.phase != "play":
                continue
            known = CardKnowledge.of(game, game.view(state, 0), told)
            for place, cards in enumerate(known.fixed):
                assert not Counter(cards) - Counter(cards_in(state.places[place]))
            proved += len(known.fixed[1]) + len(known.fixed[2])
    assert proved > 100
