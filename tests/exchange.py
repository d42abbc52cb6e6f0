"""The law of secrets: what one seat holds in secret cannot be told from anything that others are sent.

Two cards that a follower does not see change places, where all that it can prove allows it, and everybody goes on doing
what is the same to an onlooker: the same call, or the same card with the same mark, and the same said of hidden cards
where a rule asks for it (`SAID`). Until one of the two cards is shown, every message to that follower is the same, byte
for byte: number, events, words, view, explanation. When the deal is over all cards may be known, so the message that
ends it is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.cards import JACK
from hlaska.core.errors import Illegal
from hlaska.core.game import Game
from hlaska.core.knowledge import CardKnowledge
from hlaska.core.marked_copies import HOWS, copies_of
from hlaska.table import match_state, updates
from hlaska.table.match_state import MatchState
from hlaska.table.preview import preview
from tests import laws
from tests.laws import Broken

ONLOOKER: Final = -1
FAR: Final = 8  # actions that are compared after an exchange
LOOKS: Final = 6  # moments looked at for the one that promises most
CALLS: Final = 50  # calls that a follower tries
SAID: Final = {  # what a rule makes a seat say of its hidden cards is part of what it does
    "talon-trump": "marias:M3.TALON.1",
    "talon-sharp": "marias:M3.TALON.2",
    "told": "pinochle:P4A.WIDOW.5",
    "meld": "pinochle:P2.SCORE.4",
}
ONLY_WITH: Final = {
    "meld": "minimum20"
}  # the option under which it is said before, or instead of, showing the cards
TWIN: Final = 40.0  # how much likelier a card is chosen of which everybody sees another copy


class Exchange(NamedTuple):
    """Two worlds that differ in the places of two kinds of cards."""

    true: MatchState
    other: MatchState
    kinds: tuple[int, int]
    seats: tuple[int, ...]  # who cannot know which is true
    fresh: bool = False  # nobody has been told of the deal yet


class Score(NamedTuple):
    """How much was compared: pairs with a message about something done, pairs without one, and messages."""

    pairs: int = 0
    without: int = 0
    messages: int = 0

    def __add__(self, more: Score) -> Score:  # type: ignore[override]
        return Score(*(a + b for a, b in zip(self, more, strict=True)))


# ---------------------------------------------------------------- two worlds
def played(game: Game, rng: Random) -> list[MatchState]:
    """Where the table stood after every action of a deal."""
    deck = laws.shuffled(game, rng) if rng.random() < 0.7 else laws.stacked(game, rng)
    choose = laws.moody(rng) if rng.random() < 0.5 else searching(rng)
    now = match_state.deal(game, match_state.new_match(game), deck, 0.0)
    found = [now]
    while now.running:
        assert now.state is not None
        seat, action = choose(game, now.state, len(found))
        now = match_state.apply_action(game, now, action, seat, now.seq + 1)
        found.append(now)
    return found


def exchange(game: Game, moments: Sequence[MatchState], rng: Random) -> Exchange | None:
    """Exchanges two cards at one of these moments; None where nobody is left who cannot know of it."""
    some = [rng.choice(moments) for _ in range(LOOKS)]
    now = max(some, key=lambda now: _promise(game, now.state))
    assert now.state is not None
    spots = _hidden_spots(game, now.state)
    if len({place for place, _ in spots}) < 2:
        return None
    (p, i), (q, j) = _two_of(game, now.state, spots, rng)
    one, two = now.state.places[p][i] & 63, now.state.places[q][j] & 63
    if one == two:
        return None
    state = _exchanged(game, now.state, (p, i), (q, j))
    other = replace(now, state=state)
    seats = tuple(s for s in range(ONLOOKER, game.seats) if _cannot_know(game, now, other, s))
    return Exchange(now, other, (one, two), seats) if seats else None


def dealt(game: Game, rng: Random) -> Exchange | None:
    """A deal, and the same one where two cards lay in each other's place in the pack; None if it is no other deal."""
    deck = list(laws.shuffled(game, rng))
    i = rng.randrange(len(deck))
    j = rng.choice([j for j, c in enumerate(deck) if c != deck[i]])
    kinds, cards = (deck[i], deck[j]), tuple(deck)
    deck[i], deck[j] = deck[j], deck[i]
    true, other = (match_state.deal(game, match_state.new_match(game), d, 0.0) for d in (cards, tuple(deck)))
    if true.state == other.state:
        return None
    return Exchange(true, other, kinds, tuple(range(ONLOOKER, game.seats)), True)


def _hidden_spots(game: Game, state: State) -> list[tuple[int, int]]:
    """Places and positions of the cards that not everybody knows."""
    everyone = (1 << game.seats) - 1
    return [
        (p, i)
        for p, place in enumerate(state.places)
        for i, e in enumerate(place)
        if e >> 6 & everyone != everyone
    ]


def _promise(game: Game, state: State | None) -> int:
    """How much a moment promises: cards of a hand that everybody sees, their twins in secret, and things to say."""
    assert state is not None
    everyone, seat = (1 << game.seats) - 1, state.pub.turn
    hand = state.places[game.place(f"hand{seat}")]
    seen = {e & 63 for e in hand if e >> 6 & everyone == everyone}
    twins = sum(e & 63 in seen for e in hand if e >> 6 & everyone != everyone)
    calls = sum(a >= CALL for a in game.legal(state, seat)) > 1
    return (len(seen) + 3 * twins) * (1 + 3 * calls)


def _two_of(
    game: Game, state: State, spots: Sequence[tuple[int, int]], rng: Random
) -> tuple[tuple[int, int], tuple[int, int]]:
    """One card of a hand if there is one, and one elsewhere; those that matter more often, twins most."""
    everyone = (1 << game.seats) - 1
    seen = [Counter(e & 63 for e in place if e >> 6 & everyone == everyone) for place in state.places]
    hands = {game.place(f"hand{s}"): 1 + 3 * (s == state.pub.turn) for s in range(game.seats)}

    def weight(kind: int, place: int) -> float:
        return laws.matters(kind, state.pub.trump) + TWIN * (seen[place][kind] > 0)

    held = [s for s in spots if s[0] in hands] or list(spots)
    first = rng.choices(held, [weight(state.places[p][i] & 63, p) * hands.get(p, 1) for p, i in held])[0]
    others = [s for s in spots if s[0] != first[0]]
    if not others:
        return first, first
    return first, rng.choices(others, [weight(state.places[p][i] & 63, first[0]) for p, i in others])[0]


def _exchanged(game: Game, state: State, one: tuple[int, int], two: tuple[int, int]) -> State:
    places = [list(p) for p in state.places]
    (p, i), (q, j) = one, two
    a, b = places[p][i], places[q][j]
    places[p][i], places[q][j] = a & ~63 | b & 63, b & ~63 | a & 63
    return State(state.pub, tuple(tuple(e if n in game.ordered else sorted(e)) for n, e in enumerate(places)))


def _cannot_know(game: Game, true: MatchState, other: MatchState, seat: int) -> bool:
    """Whether a seat sees the same in both worlds, and the other one fits all that it can prove."""
    assert true.state is not None
    assert other.state is not None
    view = game.view(true.state, seat)
    if replace(view, legal=()) != replace(game.view(other.state, seat), legal=()):
        return False
    shown = [laws.visible(p) for p in view.places]
    cards = [
        c for p, mine in zip(other.state.places, shown, strict=True) for c in laws.beyond(cards_in(p), mine)
    ]
    known = CardKnowledge.of(game, view, updates.events_for_seat(true, seat))
    return laws.is_possible(known, view, cards)


# ---------------------------------------------------------------- doing the same
def signature(hand: Sequence[int], action: Action) -> tuple[int, int, int]:
    """What everybody sees of a card that is played or laid: the card, the mark of the copy, whether it is declared."""
    marks = copies_of(hand, action & 63)
    if len(marks) > 1:
        return action & 63, marks[HOWS.index(action >> 6)], 0
    return action & 63, sum(marks), action >> 6


def same_thing(
    game: Game, pair: tuple[State, State], seat: int, action: Action, kinds: tuple[int, int]
) -> Action | None:
    """What the seat does in the other world: the same to an onlooker, or at least to one who does not see the cards
    that were exchanged; None where it can do neither."""
    legal = game.legal(pair[1], seat)
    if action >= CALL:
        return action if action in legal else None
    place = game.place(f"hand{seat}")
    c, mark, declared = signature(pair[0].places[place], action)
    swapped = {kinds[0]: kinds[1], kinds[1]: kinds[0]}.get(c, c)
    hand = pair[1].places[place]
    by_look = {signature(hand, a): a for a in reversed(legal) if a < CALL}
    same = by_look.get((c, mark, declared))
    return by_look.get((swapped, mark, declared)) if same is None else same


def searching(rng: Random) -> laws.Chooser:
    """Chooses at random; what may be said beside the quiet call more often, and all the time either cards of which the
    seat holds several copies, or low ones, so that combinations come together in the hands."""
    twins, low = rng.choice(((6.0, 1.0), (1.0, 8.0), (1.0, 60.0)))

    def weight(held: Counter[int], action: Action, quiet: Action) -> float:
        if action >= CALL:
            return 0.2 if action == quiet else 1.0
        return (twins if held[action & 63] > 1 else 1.0) * (low if action & 15 < JACK else 1.0)

    def choose(game: Game, state: State, count: int) -> tuple[int, int]:
        turn = state.pub.turn
        seats = (
            [s for s in range(game.seats) if s != turn and game.legal(state, s)] if rng.random() < 0.1 else []
        )
        seat = rng.choice(seats) if seats else turn
        legal, rungs = game.legal(state, seat), laws.rung_of(game, game.legal(state, seat))
        held = Counter(cards_in(state.places[game.place(f"hand{seat}")]))
        weights = [weight(held, a, legal[0]) / (1 + rungs.get(a, 0)) ** 2 for a in legal]
        return seat, rng.choices(legal, weights)[0]

    return choose


# ---------------------------------------------------------------- what is sent
def message(game: Game, now: MatchState, seat: int, since: int) -> bytes:
    """What is sent to a seat, or an onlooker, that knows everything up to `since`."""
    chair = now.chairs[seat] if seat >= 0 else ONLOOKER
    return msgspec.json.encode(updates.make_update(game, now, chair, since, False, ()))


def messages(game: Game, now: MatchState, seats: Sequence[int], since: int) -> list[bytes]:
    return [message(game, now, seat, since) for seat in seats]


def is_told_the_same(game: Game, pair: Exchange, seat: int, since: int, true: bytes, other: bytes) -> bool:
    """Whether these messages to a seat are the same; False where a rule showed it one of the exchanged cards. Raises
    Broken where something else differs."""
    if true == other:
        return True
    if _comes_to_light(game, pair, seat, since):
        return False
    raise Broken(f"{game.id}: seat {seat} can tell {pair.kinds}:\n{true.decode()}\n{other.decode()}")


def _comes_to_light(game: Game, pair: Exchange, seat: int, since: int) -> bool:
    """Whether an event shows the seat one of the exchanged cards: in the other's place, or in one world only."""
    mine, theirs = (updates.events_for_seat(now, seat, since) for now in (pair.true, pair.other))
    parted = next((i for i, (a, b) in enumerate(zip_longest(mine, theirs)) if a != b), len(mine))
    first, second = (_swapped(e[parted : parted + 1], ()) for e in (mine, theirs))
    if first != second == _swapped(mine[parted : parted + 1], pair.kinds):
        return True
    shown = any(c in pair.kinds for e in (*mine[parted:], *theirs[parted:]) for c in e.cards)
    one, two = (_visible(game, now, seat, pair.kinds) for now in (pair.true, pair.other))
    return shown and one != two


def _said(game: Game, now: MatchState) -> list[Event]:
    """What the last action made a seat say of hidden cards."""
    kinds = [k for k in SAID if k not in ONLY_WITH or getattr(game.options, ONLY_WITH[k], False)]
    return [e for e in now.steps[-1].events if e.kind in kinds]


def _swapped(events: Sequence[Event], kinds: Sequence[int]) -> list[tuple[int, ...]]:
    """The cards that events show, those of two kinds exchanged."""
    other = dict(zip(kinds, reversed(kinds), strict=True))
    return [tuple(other.get(c, c) for c in e.cards) for e in events]


def _visible(game: Game, now: MatchState, seat: int, kinds: Sequence[int]) -> list[list[int]]:
    """The cards of these kinds that a seat sees, by place."""
    assert now.state is not None
    return [[c for c in laws.visible(p) if c in kinds] for p in game.view(now.state, seat).places]


def answers(game: Game, now: MatchState, seat: int) -> bytes:
    """What a seat learns by trying every card, and calls: all of them, or of long ladders so many."""
    assert now.state is not None
    view, events = game.view(now.state, seat), updates.events_for_seat(now, seat)
    found: list[object] = []
    for action in (*game.pack, *range(CALL, CALL + len(game.calls), max(1, len(game.calls) // CALLS))):
        try:
            found.append(preview(game, view, events, (action,)))
        except Illegal as error:
            found.append((error.text, error.phrase))
    return msgspec.json.encode(found)


def is_answered_the_same(game: Game, pair: Exchange, seat: int) -> None:
    """Raises Broken where a seat's previews or refusals differ."""
    true, other = (answers(game, now, seat) for now in (pair.true, pair.other))
    if true != other:
        raise Broken(f"{game.id}: seat {seat} is refused or shown by {pair.kinds}:\n{true!r}\n{other!r}")


def compare(game: Game, pair: Exchange, choose: laws.Chooser, tries: bool = False) -> Score:
    """Goes on in both worlds and compares what is sent to all who cannot know which one is true."""
    since, count = pair.true.seq, 0
    before = since - 1 if pair.fresh else since
    seats = _who_cannot_tell(game, pair, before, *(messages(game, w, pair.seats, before) for w in pair[:2]))
    for seat in [s for s in seats if s != ONLOOKER][: int(tries)]:
        is_answered_the_same(game, pair._replace(seats=seats), seat)
    for step in range(FAR):
        pair = pair._replace(seats=seats)
        after = _go_on(game, pair, choose, step)
        if after is None:
            break
        pair, told, other = after
        seats = _who_cannot_tell(game, pair, since, told, other)
        since, count = since + 1, count + len(seats)
    return Score(int(count > 0), int(count == 0), count)


def _go_on(
    game: Game, pair: Exchange, choose: laws.Chooser, step: int
) -> tuple[Exchange, list[bytes], list[bytes]] | None:
    """Both worlds after the next action, and what was sent in each at once; None where they part or end."""
    states, since = (pair.true.state, pair.other.state), pair.true.seq
    assert states[0] is not None
    assert states[1] is not None
    seat, action = choose(game, states[0], step)
    also = same_thing(game, (states[0], states[1]), seat, action, pair.kinds)
    if also is None or not pair.seats:
        return None
    true = match_state.apply_action(game, pair.true, action, seat, since + 1)
    told = messages(game, true, pair.seats, since)
    other = match_state.apply_action(game, pair.other, also, seat, since + 1)
    if _said(game, true) != _said(game, other) or not (true.running and other.running):
        return None
    return pair._replace(true=true, other=other), told, messages(game, other, pair.seats, since)


def _who_cannot_tell(
    game: Game, pair: Exchange, since: int, true: Sequence[bytes], other: Sequence[bytes]
) -> tuple[int, ...]:
    """Of the seats of the pair, who are sent the same. Raises Broken."""
    told = zip(pair.seats, true, other, strict=True)
    return tuple(seat for seat, a, b in told if is_told_the_same(game, pair, seat, since, a, b))


def run(game: Game, rng: Random, pairs: int, tries: float = 0.0) -> Score:
    """So many exchanges, a dozen in each deal that is played; in this part of them a seat tries what it may do."""
    score = Score()
    while score.pairs + score.without < pairs:
        moments = played(game, rng)[:-1]
        pairs_here = [dealt(game, rng), *(exchange(game, moments, rng) for _ in range(11) if moments)]
        for pair in pairs_here:
            score += (
                Score(without=1)
                if pair is None
                else compare(game, pair, searching(rng), rng.random() < tries)
            )
    return score
