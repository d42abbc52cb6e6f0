"""Worlds told again hold only what the seat may suppose, never exclude the truth, and say what calls say."""

from itertools import combinations
from random import Random
from statistics import fmean
from typing import Any

import pytest

from hlaska.bots import make
from hlaska.bots.sampling.belief import BeliefSampler
from hlaska.core.actions import CALL
from hlaska.core.board import Event, cards_in, without
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.public import update
from hlaska.core.record.setup import read_card
from hlaska.families.marias import contracts
from hlaska.families.marias.belief import HandBelief
from hlaska.families.marias.call_policy import Decision, LoneCallPolicy, PlainOdds, TalonPolicy, bar_of
from hlaska.families.marias.contracts import SEVEN_RANK
from hlaska.families.marias.hand_values import table_indices, values
from hlaska.games import GAMES, find_game, game_class
from hlaska.games.marias.belief import trump_weight
from hlaska.games.marias.call_model import model
from hlaska.games.marias.call_policy import count_spoilers
from hlaska.games.marias.public import CUT, HAND, LAID, NAME, TALON
from hlaska.games.marias_auction.belief import ContractLikelihood
from hlaska.games.marias_auction.contracts import CONTRACTS
from hlaska.games.marias_auction.public import TALON as AUCTION_TALON
from hlaska.kernel import jit
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import KING, QUEEN
from hlaska.research.matches.play_deal import asyncio_run
from tests import laws
from tests.presets import TWO, presets

Heard = list[list[Event]]
TELLING = [
    (name, preset)
    for name in GAMES
    for preset in game_class(name).presets
    if find_game(name, preset).adviser.has_call_policy
]


def positions(game: Game, rng: Random, cards: int = 30) -> Any:
    """States of a random deal with what each seat has heard, at most so many cards played: calls at random, but the
    quiet one half of the time."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(game.seats)]
    while state.pub.turn >= 0 and sum(e.kind == "play" for e in heard[0]) <= cards:
        yield state, heard
        legal = game.adviser.bot_view(game.view(state, state.pub.turn)).legal
        action = legal[0] if legal[0] >= CALL and rng.random() < 0.5 else rng.choice(legal)
        state, events = game.apply(state, state.pub.turn, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]


def told(game: Game, state: Any, heard: Heard, seat: int) -> BeliefSampler | None:
    worlds = BeliefSampler(game, game.adviser.bot_view(game.view(state, seat)), heard[seat])
    return worlds if worlds.belief is not None else None


def true_cards(worlds: BeliefSampler, state: Any) -> list[int]:
    """The cards that really lie in the hidden places, proved ones in their slots."""
    found, rest = [], {}
    for place, entries in enumerate(worlds.view.places):
        proved_there = [proved for p, proved in worlds.slots if p == place]
        rest[place] = without(cards_in(state.places[place]), (*cards_in(entries), *proved_there))
    for place, proved in worlds.slots:
        found.append(proved if proved >= 0 else rest[place].pop())
    return found


def test_some_game_tells() -> None:
    assert {("marias", "pagat_voleny"), ("marias_auction", "licit_traditional")} <= set(TELLING)


@presets(TWO, of=TELLING)
def test_a_world_told_again_is_one_that_the_seat_may_suppose(name: str, preset: str) -> None:
    game, rng, count = find_game(name, preset), Random(f"{name} {preset}"), 0
    for _ in range(12):
        for state, heard in positions(game, rng):
            seat = rng.randrange(game.seats)
            worlds = told(game, state, heard, seat) if rng.random() < 0.3 else None
            if worlds is None:
                continue
            known = CardKnowledge.of(game, worlds.view, heard[seat])
            for cards in worlds.resample_worlds(4, rng):
                count += 1
                assert laws.is_possible(known, worlds.view, cards)
                assert game.view(game.imagine(worlds.view, cards), seat).places == worlds.view.places
    assert count > 50


@pytest.mark.slow
@presets(TWO, of=TELLING)
def test_the_truth_is_never_excluded(name: str, preset: str) -> None:
    """However strange the calls were (they are made at random here): it has a chance, and where few cards are hidden
    it is among the worlds."""
    game, rng, found = find_game(name, preset), Random(f"{name} {preset}"), 0
    for _ in range(25):
        for state, heard in positions(game, rng):
            seat = rng.randrange(game.seats)
            worlds = told(game, state, heard, seat)
            if worlds is None:
                continue
            truth = true_cards(worlds, state)
            assert isinstance(worlds.belief, HandBelief)
            assert worlds.belief.chance(truth, rng) > 0
            if found < 4 and len(worlds.free_slots) <= 5:
                assert truth_is_told(worlds, truth, rng)
                found += 1
    assert found


def truth_is_told(worlds: BeliefSampler, truth: list[int], rng: Random) -> bool:
    """Whether the truth is among many worlds told, however well each fits."""
    assert worlds.belief is not None
    wanted = [sorted(p) for p in worlds.game.imagine(worlds.view, truth).places]
    for _ in range(1000):
        cards = worlds._draw_cards(rng)
        chance = worlds.belief.redraw_choices(cards, rng)
        if chance > 0 and [sorted(p) for p in worlds.game.imagine(worlds.view, cards).places] == wanted:
            return True
    return False


def doubled_or_not(seed: int, phase: str = "flek") -> tuple[Game, Any, Heard]:
    """Mariáš when middlehand is asked for a flek: forehand has called its best suit, both have said good; or at an
    earlier phase."""
    game = find_game("marias")
    deck = list(game.pack)
    Random(seed).shuffle(deck)
    state, events = game.start(game.opening(), deck)
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(3)]
    while state.pub.phase != phase:
        legal = game.legal(state, state.pub.turn)
        action = legal[0]
        if state.pub.phase == "trump":
            suits = [c >> 4 for c in cards_in(state.places[HAND])]
            action = max(legal[:7], key=lambda c: suits.count(c >> 4))
        elif state.pub.phase == "discard":
            trump = cards_in(state.places[LAID])[0] >> 4
            action = min(legal, key=lambda c: (c >> 4 == trump, c & 15))
        state, events = game.apply(state, state.pub.turn, action)
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    return game, state, heard


@pytest.mark.slow
def test_who_chose_trumps_holds_trumps() -> None:
    """By cards that may lie anywhere forehand has three of the trumps that middlehand does not see; told again more,
    as in truth."""
    rng, drawn, again, true = Random(1), [], [], []
    for seed in range(30):
        game, state, heard = doubled_or_not(seed)
        worlds = BeliefSampler(game, game.view(state, 1), heard[1])

        def trumps(world: Any) -> int:
            return sum(e >> 4 & 3 == world.pub.trump for e in (e & 63 for e in world.places[HAND]))

        true.append(trumps(state))
        drawn += [trumps(worlds.draw_uniform(rng)) for _ in range(32)]
        again += [trumps(worlds.draw(rng)) for _ in range(32)]
    assert abs(fmean(again) - fmean(true)) < 0.5 < abs(fmean(drawn) - fmean(true))


def test_a_talon_is_told_by_who_put_it_away() -> None:
    """Aces and tens stay out of it, and few trumps go there: in deals that were played one in ten talons has one."""
    rng, trumps = Random(2), []
    for seed in range(3, 9):
        game, state, heard = doubled_or_not(seed)
        worlds = BeliefSampler(game, game.view(state, 1), heard[1])
        talons = [cards_in(worlds.draw(rng).places[TALON]) for _ in range(32)]
        assert all(c & 15 < 6 for talon in talons for c in talon)
        trumps += [sum(c >> 4 == state.pub.trump for c in talon) for talon in talons]
    assert fmean(trumps) < 0.3


def announcing(call: str, cards: str, seed: int) -> tuple[Game, Any, Heard]:
    """Middlehand is asked about a contract that forehand has announced, with the first ten of twelve cards."""
    game, rng = find_game("marias"), Random(seed)
    twelve = [read_card(c) for c in cards.split()]
    rest = [c for c in game.pack if c not in twelve]
    rng.shuffle(rest)
    deck = [*twelve[:7], *rest[:10], *twelve[7:], *rest[10:]]
    state, events = game.start(game.opening(), [*deck[-2:], *deck[:-2]])
    heard: Heard = [[e.for_seat(s) for e in events] for s in range(3)]
    moves = [CUT + 1, -1, NAME + contracts.CONTRACTS.index(call), *sorted(twelve[10:])]
    for action in moves:
        seat = state.pub.turn
        state, events = game.apply(state, seat, action if action >= 0 else game.legal(state, seat)[0])
        heard = [old + [e.for_seat(s) for e in events] for s, old in enumerate(heard)]
    assert (state.pub.phase, state.pub.turn) == ("ask", 1)
    return game, state, heard


@pytest.mark.parametrize(("call", "cards"), [
    ("betl", "7C 8C JC 7S 8S 9S 7H 9H 8D 9D AH KD"),
    ("durch", "AC KC QC AS KS AH KH AD KD 9D 7C 7S"),
])  # fmt: skip
def test_who_announces_what_few_hands_hold_holds_such_a_hand(call: str, cards: str) -> None:
    """Worlds drawn at random hold none, or one of hundreds; those that are led to the call hold little else."""
    game, state, heard = announcing(call, cards, 1)
    worlds, value, rng = BeliefSampler(game, game.view(state, 1), heard[1]), values()[call], Random(2)

    def odds(world: Any) -> float:
        return value.logit(sum(1 << c for c in cards_in(world.places[HAND])), -1)

    drawn, told = ([odds(draw(rng)) for _ in range(48)] for draw in (worlds.draw_uniform, worlds.draw))
    assert worlds.is_annealed
    assert fmean(drawn) < -3 < -1 < fmean(told)
    assert sum(x > -2 for x in told) > 40


@pytest.mark.slow
@pytest.mark.parametrize(("call", "cards"), [
    ("open betl", "7H 8H 9H 7C 7S 8S 7D 8D 9D TD KS AC"),
    ("open durch", "AC KC QC AS KS AD KD AH KH QH 7C 7D"),
])  # fmt: skip
def test_who_lays_a_contract_open_is_sure_of_it(call: str, cards: str) -> None:
    game, state, heard = announcing(call, cards, 1)
    worlds, rng, contract = (
        BeliefSampler(game, game.view(state, 1), heard[1]),
        Random(2),
        contracts.CONTRACTS.index(call),
    )

    def spoiling(world: Any) -> int:
        hand, away = (sum(1 << c for c in cards_in(world.places[p])) for p in (HAND, TALON))
        return count_spoilers(contract, hand, hand | away)

    drawn, told = ([spoiling(draw(rng)) for _ in range(48)] for draw in (worlds.draw_uniform, worlds.draw))
    assert min(drawn) > 0
    assert sum(n == 0 for n in told) > 40


def test_forehand_is_supposed_to_have_named_its_best_suit_before_anybody_knows_it() -> None:
    """While it lies face down, worlds in which it did are drawn more often; nobody else's answer is read so."""
    rng, drawn, again, true = Random(3), [], [], []
    for seed in range(20):
        game, state, heard = doubled_or_not(seed, "ask")
        worlds = BeliefSampler(game, game.view(state, 1), heard[1])
        assert worlds.belief is None

        def trumps(world: Any) -> int:
            suit = (world.places[LAID][0] & 63) >> 4
            return sum(e >> 4 & 3 == suit for e in world.places[HAND])

        true.append(trumps(state))
        drawn += [trumps(worlds.draw_uniform(rng)) for _ in range(16)]
        again += [trumps(worlds.draw(rng)) for _ in range(16)]
    assert fmean(drawn) + 0.5 < fmean(again) < fmean(true) + 0.5
    assert game.adviser.full_likelihood(game.view(state, 0), heard[0]) is None


def test_forehand_names_long_suits_and_those_with_a_marriage() -> None:
    def cards(text: str) -> int:
        return sum(1 << read_card(c) for c in text.split())

    game = values()["game"]
    acorns, leaves, hearts, bells = range(4)

    def liked(hand: int, suit: int) -> float:
        return trump_weight(model(), game, hand, suit)

    long = cards("QC JC 9C 8C AS TS 7H")
    assert liked(long, acorns) > liked(long, leaves) > liked(long, hearts)
    couple = cards("KC QC 8C AS JS 8S 7D")
    assert liked(couple, acorns) > liked(couple, leaves) > liked(couple, bells)
    alike = cards("KC JC 8C KH JH 8H 7D")
    assert liked(alike, hearts) - liked(alike, acorns) == pytest.approx(model().by_hearts)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(n, marks=pytest.mark.nightly) for n in range(2, 6))])
@pytest.mark.parametrize("name", sorted({name for name, _ in TELLING} | {"thousand"}))
def test_hidden_cards_do_not_change_what_strong_does(name: str, seed: int) -> None:
    """The same seat in another world that it cannot tell from the truth does the same."""
    jit.start()
    game, rng, count = find_game(name), Random(seed), 0
    for state, heard in positions(game, rng, cards=8):
        seat = state.pub.turn
        view = game.view(state, seat)
        if rng.random() < 0.6 or len(view.legal) < 2:
            continue
        other = BeliefSampler(game, game.adviser.bot_view(view), heard[seat]).draw_uniform(rng)
        twin = find_game(name)
        here = asyncio_run(make("strong:4", game, 5).choose(view, heard[seat]))
        there = asyncio_run(make("strong:4", twin, 5).choose(twin.view(other, seat), heard[seat]))
        assert here == there
        count += 1
    assert count


# ---------------------------------------------------------------- habits
def test_who_holds_more_doubles_more_often_and_each_raise_asks_for_more_of_the_same_side() -> None:
    habits = LoneCallPolicy(model(), contracts.SUIT, 0, 0)
    for seat in (0, 1):
        for level in range(seat ^ 1, 7, 2):
            decision = Decision(seat, contracts.GAME, True, level, False)
            by_odds = sorted(
                (habits.odds(contracts.GAME, seat == 0, keep), habits.chance(decision, keep))
                for cards, hand in hands(40)
                for keep in [hand & ~(1 << cards[0] | 1 << cards[1])]
            )
            chances = [chance for _, chance in by_odds]
            assert chances == sorted(chances)
            assert chances[0] < 0.2 < chances[-1]
    first, *later = (
        bar_of(Decision(1, contracts.GAME, True, level, False), model()) for level in (0, 2, 4, 6)
    )
    assert all(first < bar for bar in later)


def test_hands_without_prospects_hardly_ever_double_a_game_that_else_is_not_played() -> None:
    """Hands are without prospects a little below the odds from which one doubles it."""
    habits, worst, bar = LoneCallPolicy(model(), contracts.SUIT, 0, 0), 0, model().alone
    for cards, twelve in hands(200):
        hand = twelve & ~(1 << cards[0] | 1 << cards[1])
        odds = habits.odds(contracts.GAME, False, hand)
        chance = habits.chance(Decision(1, contracts.GAME, True, 0, True), hand)
        if odds < bar - 0.95:
            assert chance < 0.05
            worst += 1
            assert (
                habits.chance(Decision(0, contracts.GAME, True, 1, True), hand) < 0.003
            )  # nor do they say re
        if odds > bar + 0.75:
            assert chance > 0.8
    assert worst


def test_hands_without_a_marriage_do_not_announce_a_hundred() -> None:
    """Ninety points are in the cards and the last trick (marias:G.VAL.3), whatever the odds by tables say."""
    without = mask_of(map(read_card, ["7H", "8H", "9H", "JH", "KH", "TH", "AH", "AS", "TS", "AC"]))
    trump = read_card("7H") >> 4
    promising = LoneCallPolicy(model(), contracts.SUIT, trump, 0).odds(contracts.HUNDRED, True, without)
    assert promising > -1
    for seat, item in ((0, contracts.HUNDRED), (1, contracts.HUNDRED_AGAINST)):
        habits, decision = (
            LoneCallPolicy(model(), contracts.SUIT, trump, 0),
            Decision(seat, item, False, 0, False),
        )
        assert habits.chance(decision, without) < 1e-4
        plain = without & ~(1 << read_card("AC") | 1 << read_card("8H")) | mask_of(
            map(read_card, ("QC", "KC"))
        )
        assert habits.chance(decision, plain) > 1e-4


def test_each_side_needs_more_for_every_level_above_the_highest_that_was_measured() -> None:
    bars = [
        bar_of(Decision(level + 1 & 1, contracts.GAME, True, level, False), model()) for level in range(16)
    ]
    for side in (bars[6::2], bars[7::2]):
        assert side == sorted(set(side))
    assert min(bars[12:]) > max(bars[:6])


# ---------------------------------------------------------------- before anybody has told anything
def test_forehand_compares_one_trump_of_a_suit_and_one_card_that_nobody_has_seen() -> None:
    """The card that tells least: no seven, king or over where the suit has another."""
    game, rng = find_game("marias"), Random(4)
    for _ in range(40):
        state = next(state for state, _ in positions(game, rng) if state.pub.phase == "trump")
        view = game.view(state, 0)
        distinct = game.adviser.distinct_actions(view)
        cards = [a for a in view.legal if a < CALL]
        chosen = [a for a in distinct if a < CALL]
        assert sorted(c >> 4 for c in chosen) == sorted({c >> 4 for c in cards})
        assert [game.calls[a].text for a in distinct if a >= CALL] == ["people 0"]
        for c in chosen:
            telling = c & 15 in (SEVEN_RANK, QUEEN, KING)
            assert not telling or all(d & 15 in (SEVEN_RANK, QUEEN, KING) for d in cards if d >> 4 == c >> 4)


@pytest.mark.parametrize("name", ["marias", "marias_auction"])
def test_own_choices_before_others_answer_are_judged_by_what_hands_would_call(name: str) -> None:
    """Forehand's, every bid, and those of who has won the auction; of answers those to a suit that nobody knows yet."""
    game, rng, seen = find_game(name), Random(6), set()
    auction = {"bid", "take", "contract", "discard"}
    own = auction if name == "marias_auction" else {"trump", "contract", "discard", "announce"}
    for _ in range(30):
        for state, _ in positions(game, rng, cards=0):
            pub = state.pub
            for seat in range(game.seats):
                mine = seat == pub.turn and (pub.phase == "bid" or seat == pub.lone) and pub.phase in own
                answers = seat == pub.turn and pub.phase == "ask" and pub.contract == contracts.SUIT
                assert game.adviser.is_first_to_call(game.view(state, seat)) == (mine or answers)
                seen |= {pub.phase} if mine else set()
    assert seen == own


def test_the_talon_of_an_auction_keeps_the_sevens_that_were_announced() -> None:
    game, rng, count = find_game("marias_auction"), Random(8), 0
    for _ in range(60):
        for state, _ in positions(game, rng, cards=0):
            if state.pub.phase != "discard":
                continue
            turn, legal = (
                game.adviser.sample_turn(state, state.pub.turn, rng),
                game.legal(state, state.pub.turn),
            )
            assert len(turn) == 2 - len(cards_in(state.places[AUCTION_TALON]))
            assert set(turn) <= set(legal)
            count += 1
    assert count > 20


@pytest.mark.parametrize(
    ("likely", "other"),
    [
        ("7C 9C QC KC AC 7S QS KS AS AH", "7C 9C QC KC AC 7S QS 9H JD QD"),  # their suits
        ("7C 9C QC KC AC 7S QS KS AS AH", "7C 9C QC KC AC 7S QS KS AS 8H"),  # aces beside them
        ("7C 9C QC KC AC 7S QS KS AS AH", "8C 9C QC KC AC 7S QS KS AS AH"),  # both sevens
    ],
)
def test_two_sevens_are_announced_with_their_suits_and_aces(likely: str, other: str) -> None:
    game = find_game("marias_auction")
    deck = list(game.pack)
    two = next(c for c in CONTRACTS if c.rules.two and (c.trump, c.helper) == (0, 1))
    pub = update(
        game.start(game.opening(), deck)[0].pub,
        contract=contracts.SUIT,
        lone=0,
        rung=two.rung,
        trump=0,
        helper=1,
    )

    def weight(hand: str) -> float:
        return ContractLikelihood(pub, 1)((mask_of(map(read_card, hand.split())), 0, 0), 0, Random(1))

    assert weight(likely) > 2 * weight(other) > 0


def test_hundreds_of_auction_marias_are_announced_with_a_marriage() -> None:
    game = find_game("marias_auction")
    hundred = next(c for c in CONTRACTS if c.rules.hundred and not c.rules.seven and c.trump == 2)
    start = game.start(game.opening(), list(game.pack))[0].pub
    pub = update(start, contract=contracts.SUIT, lone=0, rung=hundred.rung, trump=2)

    def weight(hand: str) -> float:
        return ContractLikelihood(pub, 1)((mask_of(map(read_card, hand.split())), 0, 0), 0, Random(1))

    suit = next(s for s in "CDHS" if read_card(f"7{s}") >> 4 == 2)
    aces = " ".join(f"A{s}" for s in "CDHS" if s != suit)
    without = " ".join(f"{rank}{suit}" for rank in "789JKTA") + f" {aces}"
    with_one = without.replace(f"J{suit}", f"Q{suit}")
    assert 0 < weight(without) < weight(with_one) / 1000


# ---------------------------------------------------------------- values
def hands(count: int) -> Any:
    rng, pack = Random(7), list(find_game("marias").pack)
    for _ in range(count):
        cards = rng.sample(pack, 12)
        yield cards, sum(1 << c for c in cards)


def test_a_value_is_the_sum_of_what_is_looked_up() -> None:
    for _, hand in hands(100):
        for trump in range(-1, 4):
            value = values()["game" if trump >= 0 else "betl"]
            assert value.logit(hand, trump) == pytest.approx(
                sum(value.table[i] for i in table_indices(hand, trump))
            )


def test_putting_two_cards_away_changes_the_value_as_it_says() -> None:
    for cards, hand in hands(30):
        for trump in range(-1, 4):
            twelve = TalonPolicy(model().keen, 0 if trump >= 0 else 1, trump)
            gaps = [
                twelve.value.logit(hand & ~(1 << x | 1 << y), trump) - gain
                for gain, x, y in twelve.gains(hand, cards)
            ]
            assert max(gaps) == pytest.approx(min(gaps))


def test_the_best_ten_of_twelve_without_trumps() -> None:
    value = values()["betl"]
    plain = PlainOdds(value)
    for cards, hand in hands(30):
        best = max(value.logit(hand & ~(1 << x | 1 << y), -1) for x, y in combinations(cards, 2))
        assert plain.best_odds(hand) == pytest.approx(best)
