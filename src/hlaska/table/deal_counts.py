"""Counts what lies where when a deal's first hands have been dealt.

It is read off a journal: for counting, not for telling.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from hlaska.core.board import State, cards_in
from hlaska.core.cards import ACE, KING, QUEEN, SEVEN, rank, suit
from hlaska.core.game import Game
from hlaska.table import match_state
from hlaska.table.journal_entries import DEAL, JournalEntry

REST: Final = -1  # the part of a deal that is in no hand
SUITS: Final = 4


class CountKey(NamedTuple):
    """Names what is counted.

    pack: how many of each rank from 7 to A in a suit, as `11111111`.
    mixed: it was shuffled for this deal.
    part: a seat, or REST.
    size: the number of cards in it.
    value: how many there were, or the suit turned up.
    """

    pack: str
    mixed: bool
    what: str
    part: int
    size: int
    value: int


def count_deal(game: Game, state: State[Any]) -> Iterator[tuple[str, int, int, int]]:
    """Yields what is counted of a deal as its first hands lie. That is what, part, size and value."""
    hands: dict[int, list[int]] = {}
    for name, place in zip(game.places, state.places, strict=True):
        part = int(name[4:]) if name.startswith("hand") else REST
        hands.setdefault(part, []).extend(cards_in(place))
    turned = _turned_suit(game, state)
    for part, cards in sorted(hands.items()):
        if not cards:
            continue
        yield "aces", part, len(cards), sum(rank(card) == ACE for card in cards)
        if any(rank(card) == SEVEN for card in game.pack):
            yield "sevens", part, len(cards), sum(rank(card) == SEVEN for card in cards)
        pairs = sum({KING, QUEEN} <= {rank(card) for card in cards if suit(card) == s} for s in range(SUITS))
        yield "marriages", part, len(cards), pairs
        if turned >= 0 and part != REST:
            yield "trumps", part, len(cards), sum(suit(card) == turned for card in cards)
    if turned >= 0:
        yield "turned", REST, 1, turned


def _turned_suit(game: Game, state: State[Any]) -> int:
    """Returns the suit of the card turned up for trumps, -1 where none lies there."""
    if "trump" not in game.places or state.pub.trump < 0:
        return -1
    cards = cards_in(state.places[game.place("trump")])
    return suit(cards[0]) if len(cards) == 1 and suit(cards[0]) == state.pub.trump else -1


def pack_of(game: Game) -> str:
    """Counts each rank in a suit of the pack, "" where suits differ."""
    found = Counter(game.pack)
    rows = {"".join(str(found[s << 4 | r]) for r in range(8)) for s in range(SUITS)}
    return rows.pop() if len(rows) == 1 else ""


def first_hands(game: Game, entries: Sequence[JournalEntry]) -> State[Any] | None:
    """Replays a deal until its first hands lie, from its entries. Returns None where it ends before."""
    state, _ = game.start(game.opening(), match_state.deck_of(game, entries[0]))
    hands = [i for i, name in enumerate(game.places) if name.startswith("hand")]
    for entry in entries[1:]:
        if any(state.places[i] for i in hands) or entry.seat < 0:
            break
        for action in entry.actions:
            if any(state.places[i] for i in hands):
                break
            if action not in game.legal(state, entry.seat):
                return None
            state, _ = game.apply(state, entry.seat, action)
    return state if any(state.places[i] for i in hands) else None


def count_journal(game: Game, entries: Sequence[JournalEntry], deals: int) -> dict[int, Counter[CountKey]]:
    """Returns what was dealt in the first `deals` deals whose decks can be checked."""
    parts: list[list[JournalEntry]] = []
    for entry in match_state.effective_entries(entries):
        if entry.seat == DEAL:
            parts.append([])
        if parts:
            parts[-1].append(entry)
    pack, found = pack_of(game), {}
    for nth, part in enumerate(parts[:deals], 1):
        state = first_hands(game, part) if pack and match_state.contributions_of(game, part[0]) else None
        mixed = nth == 1 or game.shuffle_policy == "every_deal"
        found[nth] = (
            Counter(CountKey(pack, mixed, *one) for one in count_deal(game, state))
            if state
            else Counter[CountKey]()
        )
    return found
