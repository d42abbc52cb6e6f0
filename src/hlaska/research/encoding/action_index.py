"""Numbers the actions of a game 0, 1, 2, ... without gaps, for learners and for frameworks.

First every card plain, then declared (or as a further copy that everybody can tell apart), then the calls that are no
ladder in the order of their declaration, then the rungs of each ladder. A rung is counted from the lowest amount that
may be bid now: rung 0 is the smallest bid. So an index is narrow where a ladder is long, and a bid so many steps higher
is the same action whatever has been bid.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from msgspec import Struct

from hlaska.core.actions import Action
from hlaska.core.cards import KING, QUEEN, RANKS, SUITS, card_text
from hlaska.core.errors import BadText
from hlaska.core.game import Game
from hlaska.core.marked_copies import HOWS

if TYPE_CHECKING:
    from numpy.typing import NDArray

RUNGS: Final = 32
SILENT: Final = -1  # who may call out of turn and is asked as a turn of its own says nothing
CACHE_SIZE: Final = 256  # sets of legal actions whose indices are kept


class Rung(Struct, frozen=True):
    """Names one rung of a ladder above the lowest that may be bid."""

    ladder: str
    above: int


class ActionIndex:
    """Numbers the actions of one game under its options.

    size: how many there are.
    entries: what each is, an action or a rung of a ladder.
    columns: the calls that can be told apart in what was called, a ladder being one of them.
    silent: the index of saying nothing out of turn, -1 where nobody is asked.
    """

    def __init__(self, game: Game, *, rungs: int | None = RUNGS, claims: bool = False) -> None:
        """Numbers the actions of a game. Raises BadText for rungs below 1.

        rungs: how many rungs above the lowest can be bid at once, None for all of a ladder.
        claims: whether calls out of turn are turns of their own, in which one may say nothing.
        """
        if rungs is not None and rungs < 1:
            raise BadText(f"rungs={rungs}: at least 1, or None for all of a ladder")
        self.game = game
        calls = [a for a in game.callable if not game.calls[a].ladder]
        ladders: dict[str, int] = {}
        for action in game.callable:
            if game.calls[action].ladder:
                kind = game.calls[action].kind
                ladders[kind] = ladders.get(kind, 0) + 1
        wide = {kind: n if rungs is None else min(n, rungs) for kind, n in ladders.items()}
        steps = [Rung(kind, above) for kind, n in wide.items() for above in range(n)]
        self.entries: tuple[Action | Rung, ...] = (
            *_plays(game),
            *calls,
            *steps,
            *((SILENT,) if claims else ()),
        )
        self.size = len(self.entries)
        self.silent = self.size - 1 if claims else -1
        self._numbers = {entry: i for i, entry in enumerate(self.entries) if not isinstance(entry, Rung)}
        self._first = {kind: self.entries.index(Rung(kind, 0)) for kind in ladders}
        self._wide = wide
        self._ladder = {a: game.calls[a].kind for a in game.callable if game.calls[a].ladder}
        self._found: dict[tuple[Action, ...], dict[int, Action]] = {}
        self._masks: dict[tuple[Action, ...], NDArray[np.int8]] = {}
        self.columns: tuple[Action | str, ...] = (*calls, *ladders)
        self._columns = {column: i for i, column in enumerate(self.columns)}

    # ------------------------------------------------------------ back and forth
    def numbers(self, legal: Sequence[Action]) -> dict[int, Action]:
        """Returns legal actions by their indices; rungs that are too high are left out.

        Do not change it: it is kept, since an auction has hundreds of actions, the same in every deal.
        """
        key = tuple(legal)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= CACHE_SIZE:
                self._found.clear()
            found = self._found[key] = self._number_legal(key)
        return found

    def _number_legal(self, legal: tuple[Action, ...]) -> dict[int, Action]:
        found: dict[int, Action] = {}
        said: dict[str, int] = {}
        ladders, numbers = self._ladder, self._numbers
        for action in legal:
            kind = ladders.get(action)
            if kind is None:
                found[numbers[action]] = action
            else:
                above = said[kind] = said.get(kind, -1) + 1
                if above < self._wide[kind]:
                    found[self._first[kind] + above] = action
        return found

    def __getstate__(self) -> dict[str, Any]:
        """Leaves out what is kept for speed."""
        return {**self.__dict__, "_found": {}, "_masks": {}}

    def action(self, index: int, legal: Sequence[Action]) -> Action:
        """Returns the action that an index means where these are legal. Raises BadText with what would be right."""
        found = self.numbers(legal)
        if index not in found:
            raise BadText(self._explain_error(index, found))
        return found[index]

    def index(self, action: Action, legal: Sequence[Action]) -> int:
        """Returns the index of a legal action. Raises BadText for any other, and for a rung that is too high."""
        for number, found in self.numbers(legal).items():
            if found == action:
                return number
        name = self.game.action_text(action) if action >= 0 else "silence"
        reason = "a bid beyond the rungs of this index" if action in legal else "not legal here"
        raise BadText(f"'{name}' has no index: it is {reason}")

    def mask(self, legal: Sequence[Action]) -> NDArray[np.int8]:
        """Marks every index that is legal with 1; int8, shape (size,)."""
        key = tuple(legal)
        found = self._masks.get(key)
        if found is None:
            if len(self._masks) >= CACHE_SIZE:
                self._masks.clear()
            found = self._masks[key] = np.zeros(self.size, np.int8)
            found[list(self.numbers(legal))] = 1
        return found.copy()

    # ------------------------------------------------------------ in words
    def text(self, index: int) -> str:
        """Describes an index, whatever is legal: `QH`, `QH+`, `pass`, `bid: lowest + 2 steps`."""
        entry = self.entries[index]
        if isinstance(entry, Rung):
            return f"{entry.ladder.removesuffix(' {}')}: lowest" + (
                f" + {entry.above} step{'s' * (entry.above > 1)}" if entry.above else ""
            )
        return "say nothing" if entry == SILENT else self.game.action_text(entry)

    def column(self, action: Action) -> int:
        """Returns the column of a call in what was called. All rungs of a ladder have one."""
        call = self.game.calls[action]
        return self._columns[call.kind if call.ladder else action]

    def _explain_error(self, index: int, found: Iterable[int]) -> str:
        if not 0 <= index < self.size:
            return f"action {index}: the index of {self.game.id} goes from 0 to {self.size - 1}"
        legal = ", ".join(f"{i} ({self.text(i)})" for i in sorted(found))
        return (
            f"action {index} ({self.text(index)}) is not legal; legal are {legal or 'none: the deal is over'}"
        )


def kinds_of(game: Game) -> tuple[int, ...]:
    """Returns the kinds of cards of a game, in their order."""
    return tuple(sorted(set(game.pack)))


def _plays(game: Game) -> list[Action]:
    """Returns the plays of cards. They are of one copy plain or declared, of several those that can be told apart."""
    kinds = kinds_of(game)
    copies = max(map(game.pack.count, kinds))
    if copies == 1:
        return [*kinds, *(1 << 6 | c for c in kinds if c & 15 in (KING, QUEEN))]
    return [how << 6 | c for how in HOWS[:copies] for c in kinds]


def card_labels(game: Game) -> str:
    """Returns the cards as text, in the order in which this package has them."""
    kinds = kinds_of(game)
    ranks = " ".join(RANKS[r] for r in sorted({c & 15 for c in kinds}))
    return f"{card_text(kinds[0])} to {card_text(kinds[-1])}: suits {' '.join(SUITS)}, in each {ranks}"
