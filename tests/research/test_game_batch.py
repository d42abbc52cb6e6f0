"""Batches: every step of a deal in a batch is the step of the game itself, and nonsense is refused."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import asdict

from hlaska.core.actions import CALL
from hlaska.core.errors import BadOptions, BadText, HlaskaError
from hlaska.core.game import Game
from hlaska.core.options import random_options
from hlaska.games import GAMES, find_game, game_class
from hlaska.games.marias_thirteen import public as at
from hlaska.games.thousand import public as thousand
from hlaska.kernel import batch as compiled
from hlaska.kernel import layout
from hlaska.kernel.batch.words import ACTIONS
from hlaska.research.batch.batch_observation import MELD_PARTS, BatchObservation
from hlaska.research.batch.batch_starts import begin_deal, has_combinations, sample_starts
from hlaska.research.encoding.action_index import ActionIndex
from hlaska.research.encoding.observation import Encoder
from hlaska.research.encoding.public_numbers import Numbers
from hlaska.research.environments.episode import Episode
from hlaska.research.game_batch import GameBatch
from tests.presets import presets, usual_presets
from tests.research.batch_law import choose, engine_action, likely, play_beside

WHOLE = ("schnapsen", "sixty_six_24", "mariage", "sixty_six_32")
CALLED = {  # presets that are played with their calls, by game
    "thousand": ("thousand", "polish", "online"),
    "marias": ("pagat_voleny", "official_values", "penguin", "catsatcards", "pauzirovany"),
    "marias_auction": ("licit_traditional", "licit_revised"),
    "marias_two": ("lizany",),
    "marias_four": ("four_partner", "four_partner_durchs"),
    "pinochle": ("mfp", "stonebridge", "pacific_nw_chips", "joedog", "double_deck", "toby_thomas"),
    "pinochle_three": ("auction3", "auction3_points", "auction3_double", "cutthroat3_bid"),
}
MELDED = (  # presets in which combinations are laid during play
    ("bezique", "bezique"),
    ("bezique", "rubicon"),
    ("pinochle_two", "two_handed"),
)
with_melds = pytest.mark.parametrize(("name", "preset"), MELDED)
ALL_CALLED = [(name, preset) for name, every in CALLED.items() for preset in every]
with_calls = pytest.mark.parametrize(("name", "preset"), ALL_CALLED)
few_with_calls = presets(
    [(name, preset) for name, every in CALLED.items() for preset in every[:2]], of=ALL_CALLED
)
OPEN_STOCK = ("marias_thirteen", "two_simple")  # with calls that are acts of whole deals alone
CLAIMED = "auto_claim=true"
CAPTURED = {("pinochle_three", "cutthroat3")}  # captured melds pay what a position does not tell
NIGHTLY_STEPS = 100_000


def whole(preset: str = "schnapsen", *settings: str) -> Any:
    return find_game("sixtysix", preset, [CLAIMED, *settings])


PLAYED = ("won", "trick", "aside")  # where cards lie that have been played
RUN = """
import sys
from hlaska.games import find_game
from hlaska.kernel.batch import is_compiled
from hlaska.research.game_batch import GameBatch, start
if sys.argv[1] == "compiled":
    start()
assert is_compiled() == (sys.argv[1] == "compiled")
batch = GameBatch(find_game(*sys.argv[2:4], sys.argv[4:]), 70, packed=True)
batch.reset(range(70))
for _ in range(60):
    ended = batch.step_random(anew=True)
    print(hash(batch.seen.tobytes()), hash(batch.packed.tobytes()), hash(ended.results.tobytes()))
last = batch.games.play(9) if batch.tables is None else 0
print(last, hash(batch.games.positions.tobytes()), hash(batch.masks.tobytes()))
"""


def beside_whole(game: Any, count: int, seed: int) -> dict[str, int]:
    """Whole deals of random decks."""
    rng, batch = Random(seed), GameBatch(game, count)
    batch.reset(range(count))
    return play_beside(game, batch, [redeal(game, batch, i, rng) for i in range(count)], rng)


def redeal(game: Game, batch: GameBatch, deal: int, rng: Random) -> Any:
    """Deals a random deck in one deal of a batch; the state of the game."""
    deck = list(game.pack)
    rng.shuffle(deck)
    batch.set_deck(deal, deck)
    return begin_deal(game, deck)


def step_beside(game: Game, batch: GameBatch, states: list[Any], rng: Random) -> list[Any]:
    """Does an action in every deal of a batch and in the game; the states afterwards."""
    actions = [rng.choice(likely(batch, np.flatnonzero(row).tolist(), rng)) for row in batch.masks]
    over = batch.done.copy()
    batch.step(actions)
    return [
        state
        if over[i]
        else game.apply(state, state.pub.turn, engine_action(game, batch, state, actions[i]))[0]
        for i, state in enumerate(states)
    ]


def beside_play(game: Any, count: int, seed: int) -> dict[str, int]:
    """The play of cards, from states to which random deals are bid."""
    rng = Random(seed)
    starts = sample_starts(game, count, seed)
    batch = GameBatch(game, count, starts=starts)
    batch.reset([rng.getrandbits(63) for _ in range(count)])
    return play_beside(game, batch, [starts[i] for i in batch.games.begun.tolist()], rng)


# ---------------------------------------------------------------- a batch is the game
@pytest.mark.parametrize("preset", WHOLE)
def test_whole_deals_are_those_of_the_game(preset: str) -> None:
    count = beside_whole(whole(preset), 12, 1)
    assert count["results"] == count["ends"] == 12


def random_game(rng: Random) -> Any:
    """Sixty-Six under random options that a batch plays whole."""
    made = game_class("sixtysix")
    options = asdict(random_options(made.Options, rng)) | {"players": 2, "auto_claim": True}
    return made(made.Options(**options))


def test_whole_deals_under_random_options() -> None:
    rng = Random(3)
    for seed in range(4):
        count = beside_whole(random_game(rng), 6, seed)
        assert count["results"] == 6


def random_thirteen(rng: Random) -> Any:
    """The game with the thirteenth card under random options that a batch plays whole."""
    made = game_class("marias_thirteen")
    options = asdict(random_options(made.Options, rng)) | {"revoke_mode": "reject"}
    return made(made.Options(**options))


def test_whole_deals_with_an_exchange_are_those_of_the_game() -> None:
    count = beside_whole(find_game(*OPEN_STOCK), 24, 1)
    assert count["results"] == count["ends"] == 24
    assert count["exchanges"] > 8
    assert count["exchanges in tricks"] > 2


def test_whole_deals_with_an_exchange_under_random_options() -> None:
    rng = Random(3)
    for seed in range(4):
        count = beside_whole(random_thirteen(rng), 6, seed)
        assert count["results"] == count["ends"] == 6


def test_the_open_card_is_shown_as_long_as_it_lies_there() -> None:
    game, rng = find_game(*OPEN_STOCK), Random(7)
    batch, observation = GameBatch(game, 6, packed=True), BatchObservation(game, ("open",))
    batch.reset(range(6))
    states = [redeal(game, batch, i, rng) for i in range(6)]
    seen: list[set[int]] = [set() for _ in states]
    while not batch.done.all():
        shown = observation.split(observation.encode(batch.seen))["open"]
        for i, state in enumerate(states):
            there = [entry & 63 for entry in state.places[at.TURNED]]
            if not batch.done[i]:
                assert [(c >> 4) * 8 + (c & 7) for c in there] == np.flatnonzero(shown[i]).tolist()
                assert int(batch.packed[i, 2]) >> 48 == sum(c + 1 for c in there)
                seen[i].update(there)
        states = step_beside(game, batch, states, rng)
    assert max(map(len, seen)) == 2, "nobody has exchanged"


@pytest.mark.slow
@few_with_calls
def test_whole_deals_with_their_calls_are_those_of_the_game(name: str, preset: str) -> None:
    count = beside_whole(find_game(name, preset), 12, 1)
    assert count["results"] == count["ends"] == 12
    assert count["calls"] > 50


@pytest.mark.parametrize(
    ("name", "preset", "settings"),
    [
        ("pinochle", "double_deck", ("pass_count=3",)),
        (
            "pinochle",
            "double_deck",
            ("pass_count=3", "exchange_mode=partner_first", "surrender_opponents=meld20"),
        ),
        ("pinochle", "double_deck", ("pass_count=0", "surrender_opponents=meld20_plus50")),
        ("pinochle_three", "auction3", ("announce_buried=true",)),
        ("pinochle_three", "cutthroat3", ()),
        ("pinochle_three", "cutthroat3", ("meld_timing=before_play", "nine_exchange=true")),
    ],
)
def test_whole_deals_with_what_hangs_on_hidden_cards(
    name: str, preset: str, settings: tuple[str, ...]
) -> None:
    late = ("trump_requirement=marriage_after_exchange",) if name == "pinochle" else ()
    count = beside_whole(find_game(name, preset, [*settings, *late]), 8, 2)
    assert count["results"] == count["ends"] == 8


@with_melds
def test_whole_deals_with_combinations_are_those_of_the_game(name: str, preset: str) -> None:
    count = beside_whole(find_game(name, preset), 6, 1)
    assert count["results"] == count["ends"] == 6
    assert count["lays"] > 20


def random_melded(name: str, rng: Random) -> Any:
    """A game in which combinations are laid, under random options."""
    made = game_class(name)
    while True:
        options = asdict(random_options(made.Options, rng))
        try:
            return made(made.Options(**options))
        except BadOptions:
            continue


@pytest.mark.slow
@pytest.mark.parametrize("name", ["bezique", "pinochle_two"])
def test_whole_deals_with_combinations_under_random_options(name: str) -> None:
    rng = Random(3)
    for seed in range(6):
        count = beside_whole(random_melded(name, rng), 2, seed)
        assert count["results"] == count["ends"] == 2


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ["bezique", "pinochle_two"])
def test_many_whole_deals_with_combinations_under_random_options(name: str) -> None:
    compiled.start()
    rng, steps, seed = Random(5), 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_whole(random_melded(name, rng), 10, seed)
        assert count["results"] == count["ends"] == 10
        steps += count["steps"]


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@with_melds
def test_many_whole_deals_with_combinations_are_those_of_the_game(name: str, preset: str) -> None:
    compiled.start()
    game, steps, seed = find_game(name, preset), 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_whole(game, 50, seed)
        assert count["results"] == count["ends"] == 50
        steps += count["steps"]


FITTING: dict[str, dict[str, Any]] = {  # options with which a game is played with its calls
    "thousand": {"th_ace_marriage": 0},
    "marias": {"revoke_mode": "reject", "perfect_hand_claim": False},
    "marias_auction": {"revoke_mode": "reject", "perfect_hand_claim": False},
    "marias_two": {"revoke_mode": "reject"},
    "marias_four": {"revoke_mode": "reject"},
    "pinochle": {},
    "pinochle_three": {},
}  # fmt: skip


def random_called(name: str, rng: Random) -> Any:
    """A game under random options that a batch plays with its calls."""
    made = game_class(name)
    while True:
        options = asdict(random_options(made.Options, rng))
        try:
            return made(made.Options(**options | FITTING[name]))
        except BadOptions:
            continue


@pytest.mark.parametrize("name", list(CALLED))
def test_whole_deals_with_calls_under_random_options(name: str) -> None:
    rng = Random(3)
    for seed in range(4):
        count = beside_whole(random_called(name, rng), 6, seed)
        assert count["results"] == count["ends"] == 6


@pytest.mark.parametrize("name", list(CALLED))
def test_public_numbers_of_calls_are_what_the_encoder_tells(name: str) -> None:
    game, rng = find_game(name), Random(4)
    batch, numbers, compared = GameBatch(game, 6), Numbers(game, ActionIndex(game)), 0
    batch.reset(range(6))
    states = [redeal(game, batch, i, rng) for i in range(6)]
    for _ in range(game.bound):
        called = batch.called()
        for i, state in enumerate(states):
            if not batch.done[i] and game.adviser.position(state) is None:
                told = np.zeros(numbers.size, np.float32)
                numbers.write(told, 0, state.pub, state.pub.turn)
                assert (called[i] == told).all(), state.pub
                compared += 1
        states = step_beside(game, batch, states, rng)
    assert compared > 30


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", list(CALLED))
def test_many_whole_deals_with_calls_under_random_options(name: str) -> None:
    compiled.start()
    rng, steps, seed = Random(5), 0, 0
    while steps < NIGHTLY_STEPS // 2:
        seed += 1
        count = beside_whole(random_called(name, rng), 20, seed)
        assert count["results"] == count["ends"] == 20
        steps += count["steps"]


@pytest.mark.parametrize("packed", [False, True])
def test_a_hand_that_was_not_looked_at_is_not_seen(packed: bool) -> None:
    """Two batches whose forehands hold other cards show the same until forehand looks (mariage:TH.BID.3)."""
    game = find_game("thousand", None, ["th_blind=true"])
    batches = [GameBatch(game, 1, planes=not packed, packed=packed) for _ in range(2)]
    deck = list(game.pack)
    other = list(deck)
    other[0], other[1] = deck[1], deck[0]  # forehand's first card and its neighbour's
    for batch, cards in zip(batches, (deck, other), strict=True):
        batch.reset([1])
        batch.set_deck(0, cards)
    shown = [batch.packed if packed else batch.seen for batch in batches]
    assert (shown[0] == shown[1]).all()
    assert (batches[0].masks == batches[1].masks).all()
    for batch in batches:
        batch.step([batch.number(thousand.LOOK)])
    assert batches[0].turn[0] == batches[1].turn[0] == 0
    assert (shown[0] != shown[1]).any()


@pytest.mark.parametrize(
    ("name", "preset", "steps"),
    [("thousand", "thousand", 90), ("pinochle", "mfp", 90), ("pinochle_three", "auction3_points", 90)],
)
def test_what_is_dealt_anew_may_call_what_its_hand_allows(name: str, preset: str, steps: int) -> None:
    """The masks of deals that were dealt anew are what the game allows in the states that they stand for."""
    game = find_game(name, preset)
    batch = GameBatch(game, 24)
    batch.reset(range(24))
    calls, compared, ended = batch._calls, 0, 0
    assert calls is not None
    for _ in range(steps):
        ended += len(batch.step_random(anew=True).games)
        for i in np.flatnonzero(calls.calling).tolist():
            state = calls.state(i)
            assert sorted(e & 63 for place in state.places for e in place) == sorted(game.pack)
            legal = {batch.number(action) for action in game.legal(state, state.pub.turn) if action >= CALL}
            assert legal == {n for n in np.flatnonzero(batch.masks[i]).tolist() if n >= ACTIONS}
            compared += 1
    assert ended > 24
    assert compared > 100
    assert not batch.done.any()


@usual_presets
def test_the_play_of_cards_is_that_of_the_game(name: str, preset: str) -> None:
    game = find_game(name, preset)
    if (name, preset) in CAPTURED:
        with pytest.raises(BadOptions, match="hangs on more than the kernel's position"):
            beside_play(game, 4, 1)
        return
    count = beside_play(game, 4, 1)
    assert count["results"] == count["ends"] == 4


@pytest.mark.nightly
@pytest.mark.parametrize("name", list(GAMES))
def test_many_steps_are_those_of_the_game(name: str) -> None:
    compiled.start()
    game, steps, seed = find_game(name), 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_play(game, 50, seed)
        assert count["results"] == count["ends"] == 50
        steps += count["steps"]


@pytest.mark.nightly
@pytest.mark.parametrize("game", [*map(whole, WHOLE), find_game(*OPEN_STOCK)], ids=[*WHOLE, OPEN_STOCK[1]])
def test_many_whole_deals_are_those_of_the_game(game: Any) -> None:
    compiled.start()
    steps, seed = 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_whole(game, 100, seed)
        assert count["results"] == count["ends"] == 100
        steps += count["steps"]


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@with_calls
def test_many_whole_deals_with_their_calls_are_those_of_the_game(name: str, preset: str) -> None:
    compiled.start()
    game, steps, seed = find_game(name, preset), 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_whole(game, 100, seed)
        assert count["results"] == count["ends"] == 100
        steps += count["steps"]


@pytest.mark.nightly
@pytest.mark.parametrize("make", [random_game, random_thirteen])
def test_many_whole_deals_under_random_options(make: Any) -> None:
    compiled.start()
    rng, steps, seed = Random(5), 0, 0
    while steps < NIGHTLY_STEPS:
        seed += 1
        count = beside_whole(make(rng), 20, seed)
        assert count["results"] == count["ends"] == 20
        steps += count["steps"]


# ---------------------------------------------------------------- what is seen
def at_play(encoder: Encoder) -> Episode:
    """A deal in which random calls come to the play of cards, at the first card of it."""
    game = encoder.game
    for seed in range(200):
        rng, episode = Random(seed), Episode.from_seed(encoder, seed)
        while not episode.over and not in_batch(game, episode):
            episode.do(rng.choice(episode.legal()[:2]))
        if not episode.over:
            return episode
    raise AssertionError(f"{game.id}: no deal comes to the play of cards")


def in_batch(game: Game, episode: Episode) -> bool:
    position = game.adviser.position(episode._state)
    return position is not None and not (has_combinations(game) and position[layout.LEFT])


@pytest.mark.parametrize("name", list(GAMES))
def test_what_is_seen_is_what_the_encoder_tells(name: str) -> None:
    game = whole() if name == "sixtysix" else find_game(name)
    observation, encoder = BatchObservation(game), Encoder(game)
    public = {span.name.removeprefix("public."): span for span in encoder.spans if span.part == "public"}
    piles = [i for i, place in enumerate(game.places) if place.startswith(PLAYED)]
    episode = at_play(encoder)
    batch, compared = GameBatch(game, 1, starts=[episode._state]), 0
    batch.reset([1])
    while not episode.over and not batch.done[0]:
        ours, vector = observation.split(observation.encode(batch.seen)), episode.observe(episode.seat)
        theirs = encoder.split(vector)
        assert (ours["hand"][0] == theirs["hand"]).all()
        assert (ours["trick"][0] == theirs["trick"]).all()
        assert (ours["played"][0] == theirs["known"][0][piles].sum(axis=0)).all()
        for part in ("trump", "lead", "won", "taken"):
            span = public.get(part if part != "won" or "won" in public else "points")
            mine = ours[part][0].reshape(-1)
            if span is not None and span.size == len(mine):
                assert np.allclose(mine, vector[span.start : span.stop]), part
                compared += 1
        number = int(np.flatnonzero(batch.masks[0])[compared % int(batch.masks[0].sum())])
        episode.do(engine_action(game, batch, episode._state, number))
        batch.step([number])
    assert compared > 5


@with_melds
def test_what_lies_open_is_shown_and_nothing_else(name: str, preset: str) -> None:
    """What a view shows of both hands with marks, and what each has been used in."""
    game, rng, shown = find_game(name, preset), Random(5), 0
    batch, observation = GameBatch(game, 1), BatchObservation(game, MELD_PARTS)
    kinds = sorted(set(game.pack))
    for _ in range(2):
        deck = list(game.pack)
        rng.shuffle(deck)
        batch.set_deck(0, deck)
        state = begin_deal(game, deck)
        while not batch.done[0]:
            seat = state.pub.turn
            view = game.redact(state.places, seat)
            parts = observation.split(observation.encode(batch.seen)[0])
            for place, other in enumerate((seat, 1 - seat)):
                marked = [e for e in view[game.place(f"hand{other}")] if e >> 10 > 0]
                assert parts["laid"][place].tolist() == [sum(e & 63 == c for e in marked) for c in kinds]
                used = [sum(e & 63 == c and e >> 10 > 1 for e in marked) for c in kinds]
                assert (parts["used"][place].max(axis=0) <= used).all()
                shown += len(marked)
            turned = {e & 63 for e in view[game.place("trump")]}
            assert parts["open"].tolist() == [float(c in turned) for c in kinds]
            assert parts["laying"].sum() == (getattr(state.pub, "laying", -1) >= 0)
            number = choose(batch, np.flatnonzero(batch.masks[0]).tolist(), rng)
            state = game.apply(state, seat, engine_action(game, batch, state, number))[0]
            batch.step([number])
    assert shown > 100


@with_melds
def test_a_hidden_card_changes_nothing_that_is_seen(name: str, preset: str) -> None:
    """Two cards of the other hand and of the stock change places in the deck."""
    game, rng = find_game(name, preset), Random(6)
    batch = GameBatch(game, 2, packed=True)
    for _ in range(6):
        deck = list(game.pack)
        rng.shuffle(deck)
        batch.set_deck(0, deck)
        b = batch.games.positions[0].tolist()
        theirs = next(c for c in deck if b[layout.HANDS + 4] >> c & 1 and not b[layout.HANDS] >> c & 1)
        stock = next(i for i in range(len(deck) - 1, 0, -1) if deck[i] != theirs)
        other = next(i for i, c in enumerate(deck) if c == theirs and i != stock)
        deck[other], deck[stock] = deck[stock], deck[other]
        batch.set_deck(1, deck)
        assert (batch.seen[0] == batch.seen[1]).all()
        assert (batch.packed[0] == batch.packed[1]).all()
        assert (batch.masks[0] == batch.masks[1]).all()


def test_packed_and_planes_tell_the_same() -> None:
    game = whole()
    batch = GameBatch(game, 8, packed=True)
    batch.reset(range(8))
    observation = BatchObservation(game)
    for _ in range(12):
        parts = observation.split(observation.encode(batch.seen))
        cards = [suit << 4 | rank for suit in range(4) for rank in range(3, 8)]
        for i, row in enumerate(batch.packed.tolist()):
            assert [row[0] >> c & 1 for c in cards] == parts["hand"][i].tolist()
            assert [row[1] >> c & 1 for c in cards] == parts["played"][i].tolist()
            trick = [[int((row[2] >> 8 * place & 255) - 1 == c) for c in cards] for place in (0, 1)]
            assert trick == parts["trick"][i].tolist()
            assert [int((row[2] >> 32 & 255) - 1 == suit) for suit in range(4)] == parts["trump"][i].tolist()
            assert [row[4] & 0xFFFF, row[4] >> 16] == (parts["taken"][i] * game.tricks).round().tolist()
        batch.step_random()


def test_a_part_that_is_none_is_refused() -> None:
    with pytest.raises(BadText, match="'known' is no part of an observation of a batch"):
        BatchObservation(whole(), ["hand", "known"])
    with pytest.raises(BadText, match="no part is asked for"):
        BatchObservation(whole(), [])


# ---------------------------------------------------------------- seeds, and dealing anew
def test_the_same_seeds_give_the_same_deals() -> None:
    def run() -> list[Any]:
        batch, told = GameBatch(whole(), 6), []
        batch.reset(range(6))
        for _ in range(40):
            ended = batch.step_random(anew=True)
            told.append((batch.seen.tolist(), ended.games.tolist(), ended.results.tolist()))
        assert not batch.done.any()
        return told

    assert run() == run()


def test_some_deals_are_dealt_again() -> None:
    batch = GameBatch(whole(), 3)
    batch.reset([1, 2, 3])
    first = batch.games.positions.copy()
    batch.step_random()
    batch.reset([1, 2, 3], [True, False, True])
    assert (batch.games.positions == first).all(axis=1).tolist() == [True, False, True]


@pytest.mark.jit
@pytest.mark.nightly  # a batch is compiled only for this
@pytest.mark.parametrize(
    "rules",
    [
        ("sixtysix", "schnapsen", CLAIMED),
        ("thousand", "thousand"),
        ("marias", "pagat_voleny"),
        ("marias_two", "lizany"),
        ("pinochle", "mfp"),
    ],
)
def test_compiled_and_plain_leave_the_same_words(rules: tuple[str, ...]) -> None:
    made = [
        subprocess.run(
            [sys.executable, "-c", RUN, how, *rules],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": "0"},
        ).stdout
        for how in ("compiled", "plain")
    ]
    assert made[0] == made[1]
    assert made[0].count("\n") == 61


def test_no_player_waits_for_batches() -> None:
    code = "import sys, hlaska.library, hlaska.kernel.tree; print([m for m in sys.modules if 'batch' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "hlaska.kernel.batch" not in done.stdout


# ---------------------------------------------------------------- bad input
def test_an_illegal_action_names_the_game_and_the_duty_and_changes_nothing() -> None:
    batch = GameBatch(whole(), 40)
    batch.reset(range(40))
    for _ in range(200):
        before = batch.games.positions.copy()
        actions = batch.draw()
        for game in range(40):
            b = before[game].tolist()
            hand = b[layout.HANDS + 4 * b[layout.TURN]]
            for card in (c for c in range(56) if hand >> c & 1):
                number = batch.number(card)
                if not batch.masks[game][number] and not b[layout.DONE]:
                    actions[game] = number
                    with pytest.raises(BadText) as e:
                        batch.step(actions)
                    said = f"game {game}: action {number} ({batch.text(number)}) is not legal: "
                    assert said in str(e.value)
                    assert "mariage:" in str(e.value) or "drawn" in str(e.value)
                    assert "legal are" in str(e.value)
                    assert (batch.games.positions == before).all()
                    return
        batch.step(actions, anew=True)
    raise AssertionError("every card was always legal")


def test_an_illegal_call_names_the_game_and_the_reason_and_changes_nothing() -> None:
    batch = GameBatch(find_game("thousand"), 2)
    batch.reset([1, 2])
    before = batch.games.positions.copy(), batch.masks.copy()
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[-1])
    legal = int(np.flatnonzero(batch.masks[0])[0])
    for given, said in (
        ([legal, illegal], rf"game 1: action {illegal} \(.*\) is not legal: .*; legal are bid 100"),
        ([legal, 0], r"game 1: action 0 \(7C\) is not legal"),
        ([legal, 9999], r"action 9999 is no number from 0 to \d+; legal are bid 100"),
        ([legal, -1], r"action -1 is no number"),
    ):
        with pytest.raises(BadText, match=said):
            batch.step(given)
        assert (batch.games.positions == before[0]).all()
        assert (batch.masks == before[1]).all()


def test_deals_in_their_calls_may_be_left_as_they_are() -> None:
    batch = GameBatch(find_game("thousand"), 3)
    batch.reset([1, 2, 3])
    before = batch.masks.copy(), batch.turn.copy()
    batch.step(batch.draw(), which=np.array([True, False, True]))
    assert (batch.masks[1] == before[0][1]).all()
    assert batch.turn[1] == before[1][1]
    assert batch.turn[0] != before[1][0]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([0] * 2, "seat 0 does not hold 7C"),
        ([-5] * 2, "action -5 is no number from 0 to 66"),
        ([67] * 2, "action 67 is no number from 0 to 66"),
        ([64] * 2, "it cannot be done now"),
        ([0] * 3, "2 whole numbers, one for each game"),
        ([0.0] * 2, "2 whole numbers, one for each game"),
        ([[0], [0]], "2 whole numbers, one for each game"),
    ],
)
def test_actions_that_are_none(actions: Any, said: str) -> None:
    batch = GameBatch(whole(), 2)
    batch.reset([1, 2])
    with pytest.raises(BadText, match=said):
        batch.step(actions)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 0.5, True, "x"])
def test_seeds_out_of_range(seed: Any) -> None:
    with pytest.raises(BadText, match=r"seed|invalid"):
        GameBatch(whole(), 2).reset([1, seed])


def test_seeds_for_other_games() -> None:
    with pytest.raises(BadText, match="3 seeds for 2 games: one for each"):
        GameBatch(whole(), 2).reset([1, 2, 3])


def test_a_deck_of_other_cards() -> None:
    batch = GameBatch(whole(), 1)
    with pytest.raises(BadText, match="every card of the pack"):
        batch.set_deck(0, batch.game.pack[:-1])


@pytest.mark.parametrize(
    ("name", "preset", "said"),
    [
        ("sixtysix", "schnapsen", "'pass' is a call that is not played in a batch; choose auto_claim=true"),
        ("marias_thirteen", "revoke_mode=penalise", "not played in a batch; choose revoke_mode=reject"),
        ("marias", "perfect_hand_claim=true", "is a call that is not played in a batch"),
        ("marias_two", "revoke_mode=penalise", "is a call that is not played in a batch"),
        ("thousand", "th_ace_marriage=200", "not played in a batch; choose th_ace_marriage=0"),
    ],
)
def test_options_that_do_not_fit(name: str, preset: str | None, said: str) -> None:
    if preset is not None and "=" in preset:
        with pytest.raises(HlaskaError, match=said):
            GameBatch(find_game(name, None, [preset]), 2)
        return
    with pytest.raises(HlaskaError, match=said):
        GameBatch(find_game(name, preset), 2)


def test_states_without_play_are_refused() -> None:
    game = find_game("marias")
    state, _ = game.start(game.opening(), game.pack)
    with pytest.raises(BadText, match="no cards are played in start 0"):
        GameBatch(game, 2, starts=[state])


def test_states_before_combinations_are_laid_are_refused() -> None:
    game = find_game("bezique")
    state, _ = game.start(game.opening(), game.pack)
    with pytest.raises(BadOptions, match="combinations are laid, which is only played in whole deals"):
        GameBatch(game, 2, starts=[state])


def test_so_many_games() -> None:
    with pytest.raises(BadText, match="0 games"):
        GameBatch(whole(), 0)
