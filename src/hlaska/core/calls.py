"""Declares calls, each once with all that anybody asks.

A call is what one may do beside playing a card.

A call is an action from CALL on. Its text is written in records and read from people; nobody reads anything else out
of a text: what a call says, raises or does to the kernel's position stands in its `Call`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, repeat
from typing import Final, Literal, final

from msgspec import Struct
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.cards import RANKS, SUITS, card_text
from hlaska.core.errors import Phrase

RANGE: Final = 4  # so many amounts in equal steps are told as a range
NOT_HELD: Final = "refused-not-held"  # the key of the refusal of a card that is not in the hand: `card`


class Call(Struct, frozen=True, omit_defaults=True):
    """Declares one call.

    text: as in records.
    kind: what calls of one series share, with `{}` for what differs (`bid {}`), else its text.
    amount: the number in it, -1 without one.
    ladder: it is an amount of an auction, where a player who bids says one of many.
    raises: it doubles stakes.
    acts: the moves of the kernel that it is (`hlaska.kernel.acts`).
    blind: what it does hangs on cards that the caller does not see, so no preview can show it.
    about: what it announces, bids for or doubles, as `Game.list_undertakings` names it, "" for nothing of the kind.
    suit: the suit that it names, -1 for none.
    rule: the rule id.
    auction: bid for a call that bids, word for another one of an auction (a pass, or what is said of a hand), else "".
    """

    text: str
    kind: str
    amount: int = -1
    ladder: bool = False
    raises: bool = False
    acts: tuple[int, ...] = ()
    blind: bool = False
    about: str = ""
    suit: int = -1
    rule: str = ""
    auction: Literal["", "bid", "word"] = ""

    @property
    def slug(self) -> str:
        """Returns the text as a part of a message key. The suit is a number of the sentence."""
        return _slug(self.text if self.suit < 0 else self.kind.removesuffix(" {}"))

    @property
    def series(self) -> str:
        """Returns the words of the call with `n` for the amount."""
        return _slug(self.kind.format("n")) if self.amount >= 0 else self.slug


def _slug(text: str) -> str:
    return text.lower().replace(" ", "-").replace("_", "-")


@final
class Calls:
    """Holds the calls of a game under all its options, append only.

    The number of a call is its place in the order in which calls were declared, and records keep it.

    texts: of all calls in order.
    acts: the calls that are acts of the kernel, by act.
    words: of the longest text.
    """

    def __init__(self) -> None:
        self.all: tuple[Call, ...] = ()
        self.texts: tuple[str, ...] = ()
        self.acts: dict[int, Action] = {}
        self.words = 1
        self._actions: dict[str, Action] = {}
        self._calls: dict[Action, Call] = {}
        self._told = 0, ""  # of how many calls, and those as a sentence names them

    # ------------------------------------------------------------ declaring
    def one(
        self,
        text: str,
        *,
        act: int | Sequence[int] = (),
        blind: bool = False,
        about: str = "",
        rule: str = "",
        auction: Literal["", "bid", "word"] = "",
    ) -> Action:
        """Declares a call by itself.

        act: the act of the kernel that it is, or several where it means each of them.
        rule: where it stands, for its button and for a refusal.
        """
        acts = (act,) if isinstance(act, int) else tuple(act)
        call = Call(text, text, acts=acts, blind=blind, about=about, rule=rule, auction=auction)
        return self.add([call])

    def some(self, *texts: str, acts: Iterable[int] = (), about: Iterable[str] = ()) -> Action:
        """Declares several calls that share no words. Returns the action of the first.

        acts: the act of each, where they are acts.
        about: of one call after another.
        """
        each = zip(texts, _each(acts), chain(about, repeat("")), strict=False)
        return self.add([Call(text, text, acts=act, about=what) for text, act, what in each])

    def each(
        self,
        words: str,
        ends: Iterable[str | int],
        *,
        raises: bool = False,
        acts: Iterable[int] = (),
        blind: bool = False,
        about: Iterable[str] = (),
        rule: str = "",
        auction: Literal["", "bid", "word"] = "",
    ) -> Action:
        """Declares a series: the same words with something after them, or where `{}` stands.

        A number is the amount.

        The action of the first. `about`: of one call after another; a call that raises has one.
        """
        kind = words if "{}" in words else f"{words} {{}}"
        each = zip(ends, _each(acts), chain(about, repeat("")), strict=False)
        like = Call("", kind, raises=raises, blind=blind, rule=rule, auction=auction)
        return self.add(
            [
                replace(like, text=kind.format(end), amount=_amount(end), acts=act, about=what)
                for end, act, what in each
            ]
        )

    def suits(self, words: str, *, rule: str = "") -> Action:
        """Declares the same words with each of the four suits after them. Returns the action of clubs."""
        kind = f"{words} {{}}"
        return self.add(
            [Call(kind.format(letter), kind, suit=s, rule=rule) for s, letter in enumerate(SUITS)]
        )

    def ladder(self, words: str, amounts: Iterable[int]) -> Action:
        """Declares the amounts of an auction, of which players look at few. Returns the action of the first."""
        kind = f"{words} {{}}"
        return self.add(
            [Call(f"{words} {n}", kind, n, ladder=True, about="bid", auction="bid") for n in amounts]
        )

    def add(self, calls: Sequence[Call]) -> Action:
        """Adds calls as they are; returns the action of the first.

        Raises ValueError for a text that is taken, and for a call that raises stakes and does not say of what.
        """
        first = CALL + len(self.all)
        for action, call in enumerate(calls, first):
            if call.raises and not call.about:
                raise ValueError(f"'{call.text}' raises stakes: of what, `about` says")
            spelling = one_spelling(call.text)
            if spelling in self._actions:
                raise ValueError(f"two calls '{call.text}'")
            self._actions[spelling], self._calls[action] = action, call
            self.acts |= dict.fromkeys(call.acts, action)
            self.words = max(self.words, len(spelling.split()))
        self.all += tuple(calls)
        self.texts += tuple(call.text for call in calls)
        return first

    # ------------------------------------------------------------ asking
    def __len__(self) -> int:
        return len(self.all)

    def __getitem__(self, action: Action) -> Call:
        """Returns the call that an action is. Raises KeyError for a card."""
        return self._calls[action]

    def __iter__(self) -> Iterator[Call]:
        return iter(self.all)

    def find(self, text: str) -> Action | None:
        """Finds the action of a text, whatever its case and spaces. Returns None where there is no such call."""
        return self._actions.get(one_spelling(text))

    def of_auction(self, kind: str) -> tuple[tuple[Action, Action], ...]:
        """Returns the calls of an auction that are of this kind (`Call.auction`).

        They come as runs, with the first and the last of each.
        """
        found = {action for action, call in enumerate(self.all, CALL) if call.auction == kind}
        starts, ends = sorted(found - {a + 1 for a in found}), sorted(found - {a - 1 for a in found})
        return tuple(zip(starts, ends, strict=True))

    def find_same_kind(self, text: str) -> list[Call]:
        """Finds the calls that are the same as this text but for its number.

        Of `bid 101` these are all bids there are.
        """
        said = one_spelling(text)
        if not any(map(str.isdecimal, said)):
            return []  # most of what is no call is a card in words: of a long record much is asked
        return [call for call in self.all if call.amount >= 0 and _is_of_kind(said, call.kind)]

    def format_list(self, calls: Sequence[Call] = ()) -> str:
        """Lists these, or all there are, for a sentence."""
        if calls:
            return format_some(calls)
        if len(self.all) != self._told[0]:
            self._told = len(self.all), format_some(self.all)
        return self._told[1]


def calls_under(calls: Calls, there: Mapping[str, bool]) -> tuple[Action, ...]:
    """Lists the calls of a game under its options. there: by kind, whether calls that an option may forbid can be made.
    Raises ValueError for a kind that no call has."""
    unknown = set(there) - {call.kind for call in calls.all}
    if unknown:
        raise ValueError(f"no call is of the kind '{min(unknown)}'")
    return tuple(action for action, call in enumerate(calls.all, CALL) if there.get(call.kind, True))


def _each(acts: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yields the acts one by one, then none for ever."""
    return chain(((act,) for act in acts), repeat(()))


def _amount(end: str | int) -> int:
    return end if isinstance(end, int) else -1


def _is_of_kind(text: str, kind: str) -> bool:
    """Tells whether a text is of a kind, with any number."""
    before, _, after = kind.partition("{}")
    return (
        text.startswith(before)
        and text.endswith(after)
        and text[len(before) : len(text) - len(after)].isdecimal()
    )


# ---------------------------------------------------------------- in sentences
def one_spelling(text: str) -> str:
    """Spells a call's text as it is compared: small letters, one blank between words."""
    return " ".join(text.lower().replace("_", " ").split())


def format_some(calls: Sequence[Call], most: int = 12) -> str:
    """Lists some calls for a sentence; amounts that follow each other as ranges."""
    said = format_ranges(calls)
    return ", ".join(said[:most]) + (" ..." if len(said) > most else "")


def format_ranges(calls: Sequence[Call]) -> list[str]:
    """Joins four or more texts that differ by numbers in equal steps to one. For example `bid 105 to 300 by 5`."""
    said: list[str] = []
    at = 0
    while at < len(calls):
        count, step = _run(calls, at)
        if count >= RANGE:
            by = "" if step == 1 else f" by {step}"
            said.append(calls[at].kind.format(f"{calls[at].amount} to {calls[at + count - 1].amount}{by}"))
        else:
            count = 1
            said.append(calls[at].text)
        at += count
    return said


def _run(calls: Sequence[Call], at: int) -> tuple[int, int]:
    """Counts the calls from here on that differ by equal steps; returns the step, too."""
    first = calls[at]
    if first.amount < 0 or at + 1 == len(calls):
        return 1, 0
    step, count = calls[at + 1].amount - first.amount, 1
    while step > 0 and at + count < len(calls) and _is_next(calls[at + count], first, step * count):
        count += 1
    return count, step


def _is_next(call: Call, first: Call, more: int) -> bool:
    return call.kind == first.kind and call.amount == first.amount + more


def format_reason(refusal: Phrase | None) -> str:
    """Says in plain English why an action is refused, without words of a game.

    Where that is not possible, it quotes the rule.
    """
    if refusal is None:
        return ""
    rule = f" ({refusal.rule})" if refusal.rule else ""
    return (
        f"{rule}: {_card_name(refusal.args['card'])} is not in the hand" if refusal.key == NOT_HELD else rule
    )


def _card_name(card: int) -> str:
    """Returns the text of a card, also of a number that is none."""
    return card_text(card) if card & 15 < len(RANKS) else "that card"
