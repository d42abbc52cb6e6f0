"""Actions as numbers and back, and observations that hold what a seat knows and nothing else: for every preset."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace as changed

from hlaska.bots.sampling.sampler import WorldSampler
from hlaska.core.board import MARK
from hlaska.core.errors import BadText
from hlaska.core.knowledge import CardKnowledge
from hlaska.games import GAMES, find_game
from hlaska.research.encoding.action_index import ActionIndex
from hlaska.research.encoding.observation import PARTS, Encoder, rotate_places
from hlaska.research.environments.episode import Episode, check_seed
from tests.presets import PRESETS, usual_presets


def moments(encoder: Encoder, seed: int, each: int = 1, *, claims: bool = False) -> Iterator[Episode]:
    """A deal at random; every so manieth of its moments and its end."""
    rng = Random(seed)
    episode = Episode.from_seed(encoder, seed, claims=claims)
    count = 0
    while not episode.over:
        if count % each == 0:
            yield episode
        episode.step(rng.choice(np.flatnonzero(episode.mask(episode.seat)).tolist()))
        count += 1
    yield episode


# ---------------------------------------------------------------- actions
@usual_presets
def test_actions_round_trip(name: str, preset: str) -> None:
    encoder = Encoder(find_game(name, preset), parts=("hand",))
    index = encoder.index
    assert len({index.text(i) for i in range(index.size)}) == index.size
    for episode in moments(encoder, 1):
        legal = episode.legal()
        numbers = index.numbers(legal)
        mask = index.mask(legal)
        assert mask.dtype == np.int8
        assert mask.shape == (index.size,)
        assert sorted(numbers) == np.flatnonzero(mask).tolist()
        assert all(index.index(action, legal) == number for number, action in numbers.items())
        left_out = set(legal) - set(numbers.values())
        assert all(index.game.calls[action].ladder for action in left_out)


@usual_presets
def test_whole_ladders_leave_nothing_out(name: str, preset: str) -> None:
    game = find_game(name, preset)
    index = ActionIndex(game, rungs=None)
    for episode in moments(Encoder(game, parts=("hand",)), 2):
        assert set(index.numbers(episode.legal()).values()) == set(episode.legal())


def test_no_index_is_wide() -> None:
    assert max(ActionIndex(find_game(*names)).size for names in PRESETS) < 200


def test_an_action_that_is_not_legal_is_refused_with_those_that_are() -> None:
    episode = Episode.from_seed(Encoder(find_game("sixtysix", "schnapsen")), 1)
    before = episode.legal()
    wrong = next(i for i in range(episode.encoder.index.size) if not episode.mask(episode.seat)[i])
    with pytest.raises(BadText, match="is not legal; legal are"):
        episode.step(wrong)
    with pytest.raises(BadText, match="goes from 0 to 32"):
        episode.step(33)
    assert episode.legal() == before


def test_what_has_no_index_is_said() -> None:
    index = ActionIndex(find_game("pinochle"))
    legal = index.game.callable
    with pytest.raises(BadText, match="beyond the rungs"):
        index.index(index.game.call("bid 990"), legal)
    with pytest.raises(BadText, match="not legal here"):
        index.index(index.game.call("bid 990"), ())
    with pytest.raises(BadText, match="rungs=0"):
        ActionIndex(index.game, rungs=0)


def test_calls_out_of_turn_are_turns_of_their_own_if_wanted() -> None:
    game = find_game("sixtysix", "mariage")
    index = ActionIndex(game, claims=True)
    asked = 0
    for seed in range(20):
        for episode in moments(Encoder(game, parts=("hand",), index=index), seed, claims=True):
            if episode.is_out_of_turn:
                asked += 1
                assert episode.mask(episode.seat)[index.silent] == 1
                assert index.text(index.silent) == "say nothing"
    assert asked


@pytest.mark.parametrize("seed", [-1, 1 << 64, "7", 0.5])
def test_seeds_out_of_range_are_refused(seed: object) -> None:
    with pytest.raises(BadText, match=r"a whole number from 0 to 2\*\*64 - 1"):
        check_seed(seed)  # type: ignore[arg-type]


# ---------------------------------------------------------------- observations
@usual_presets
def test_spans_tile_the_vector(name: str, preset: str) -> None:
    encoder = Encoder(find_game(name, preset), recall=True)
    ends = [0, *(span.stop for span in encoder.spans)]
    assert [span.start for span in encoder.spans] == ends[:-1]
    assert ends[-1] == encoder.size
    vector = Episode.from_seed(encoder, 1).observe(0)
    assert vector.dtype == np.float32
    assert vector.shape == (encoder.size,)
    parts = encoder.split(vector)
    assert tuple(parts) == (*PARTS, "history")
    assert np.concatenate([part.reshape(-1) for part in parts.values()]).tolist() == vector.tolist()


@usual_presets
def test_indistinguishable_states_give_equal_observations(name: str, preset: str) -> None:
    """Whatever the hidden cards are: of a world that fits what the seat knows the observation is the same."""
    game, rng, other = find_game(name, preset), Random(5), 0
    encoder = Encoder(game, recall=True)
    for episode in moments(encoder, 3, each=7):
        if episode.over:
            continue
        seat = rng.randrange(game.seats)
        view, events = episode.view(seat), episode.events(seat)
        world = WorldSampler(game, view, events).draw_uniform(rng)
        imagined = game.view(world, seat)
        assert (encoder.encode(imagined, events) == encoder.encode(view, events)).all()
        other += world.places != episode._state.places
    assert other, "no world differed from the truth"


@usual_presets
def test_incremental_knowledge_is_the_whole(name: str, preset: str) -> None:
    game = find_game(name, preset)
    encoder = Encoder(game, parts=("hand",))
    for episode in moments(encoder, 4, each=3):
        if not episode.over:
            seat = episode.seat
            assert episode.knowledge(seat) == CardKnowledge.of(game, episode.view(seat), episode.events(seat))


def plain_parts(encoder: Encoder, episode: Episode, seat: int) -> dict[str, Any]:
    """The parts that show cards, card by card from the view and from what is proved by all events at once."""
    game, view = encoder.game, episode.view(seat)
    known = CardKnowledge.of(game, view, episode.events(seat))
    turned, hands = rotate_places(game, seat), [game.place(f"hand{s}") for s in range(game.seats)]
    cards = [[e & 63 for e in entries if e >= 0] for entries in view.places]
    trick = [e & 63 if e >= 0 else -1 for e in view.places[game.place("trick")]]
    marked = [[e & 63 for e in view.places[hand] if e >= 0 and e >> MARK] for hand in hands]
    seats = [(seat + i) % game.seats for i in range(game.seats)]

    def counts(rows: Any) -> list[list[int]]:
        return [[list(row).count(card) for card in encoder.kinds] for row in rows]

    may = [[int(known.copies[c] > 0 and known.may[c] >> p & 1) for c in encoder.kinds] for p in turned]
    return {
        "hand": counts([cards[hands[seat]]])[0],
        "trick": counts([trick[i : i + 1] for i in range(game.seats)]),
        "places": counts([cards[place] for place in turned]),
        "sizes": [len(view.places[place]) for place in turned],
        "marked": counts([marked[s] for s in seats]),
        "known": [counts([known.fixed[place] for place in turned]), may],
    }


@usual_presets
def test_an_observation_kept_from_before_is_that_made_anew(name: str, preset: str) -> None:
    """Every seat in turn, seats that are seldom asked, and copies that go on otherwise."""
    encoder, rng = Encoder(find_game(name, preset), recall=True), Random(9)
    for episode in moments(encoder, 9):
        if episode.over:
            continue
        twin = episode.copy()
        twin.step(rng.choice(np.flatnonzero(twin.mask(twin.seat)).tolist()))
        for one in (episode, twin):
            seat = rng.randrange(one.game.seats)
            if one.over:
                continue
            vector = one.observe(seat)
            assert vector.tolist() == encoder.encode(one.view(seat), one.events(seat)).tolist()
            listed = one.fold(seat, encoder, listed=True)
            encoder.encode_fold(one.view(seat), one.events(seat), one.knowledge(seat), listed)
            assert vector.tolist() == one.fold(seat, encoder).values() == listed.values()
            parts = encoder.split(vector)
            for part, values in plain_parts(encoder, one, seat).items():
                assert parts[part].tolist() == values, part


@usual_presets
def test_with_recall_each_moment_is_another_observation(name: str, preset: str) -> None:
    encoder = Encoder(find_game(name, preset), parts=(), recall=True)
    seen = [episode.observe(0).tobytes() for episode in moments(encoder, 6, each=5)]
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_hand_is_what_the_view_shows(name: str) -> None:
    game = find_game(name)
    encoder = Encoder(game)
    for episode in moments(encoder, 7, each=5):
        for seat in range(game.seats):
            parts = encoder.split(episode.observe(seat))
            own = [e & 63 for e in episode.view(seat).places[game.place(f"hand{seat}")] if e >= 0]
            assert parts["hand"].tolist() == [own.count(c) for c in encoder.kinds]
            assert parts["sizes"].sum() == len(game.pack)
            assert parts["known"][0].sum() <= len(game.pack)
            mine = rotate_places(game, seat).index(game.place(f"hand{seat}"))
            assert parts["places"][mine].tolist() == parts["hand"].tolist()


def test_everybody_is_first_in_the_own_observation() -> None:
    """Seats of the public numbers are counted from oneself."""
    game = find_game("thousand")
    encoder = Encoder(game)
    episode = Episode.from_seed(encoder, 1)
    at = next(span for span in encoder.spans if span.name == "public.turn")
    for seat in range(3):
        turn = encoder.encode(episode.view(seat), episode.events(seat))[at.start : at.stop]
        assert turn.argmax() == (episode.seat - seat) % 3


def test_public_numbers_turned_by_a_seat_are_those_of_the_next() -> None:
    """Turned by a seat, the public numbers of one seat are those of the next."""
    game = find_game("thousand")
    encoder = Encoder(game, parts=("public",))
    view: Any = Episode.from_seed(encoder, 1).view(0)
    pub = view.pub
    moved = changed(pub, turn=(pub.turn + 1) % 3, bidder=2, out=0b001)
    other = changed(pub, turn=(pub.turn + 2) % 3, bidder=0, out=0b010)
    assert (
        encoder.encode(changed(view, pub=moved)) == encoder.encode(changed(view, pub=other, seat=1))
    ).all()


def test_a_part_that_is_none_is_refused() -> None:
    game = find_game("thousand")
    with pytest.raises(BadText, match="'cards' is no part of an observation; there are hand, trick"):
        Encoder(game, parts=("cards",))
    encoder = Encoder(game)
    episode = Episode.from_seed(encoder, 1)
    with pytest.raises(BadText, match="there is no seat -1"):
        encoder.encode(episode.view(-1))


def test_a_copy_goes_its_own_way() -> None:
    encoder = Encoder(find_game("marias"))
    episode = next(moments(encoder, 8))
    twin = episode.copy()
    before = episode.observe(0).tobytes()
    twin.step(int(np.flatnonzero(twin.mask(twin.seat))[0]))
    assert episode.observe(0).tobytes() == before
    assert len(twin.log) == len(episode.log) + 1
