"""Writes and reads cards and calls of a game. They stand in the reader's language, or in the words of records."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from hlaska.core import record as records
from hlaska.core.actions import CALL, Action
from hlaska.core.cards import HIDDEN, PACK_32, card_text
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import Game
from hlaska.locales import Language

Choice = tuple[Phrase, tuple[Action, ...]]  # what may be chosen, and the actions that go with it

_PIECES: Final = re.compile(r"([\s,]+)")  # between what is typed: blanks and commas
_HOW: Final = re.compile(r"(.+?)(\+|#[23])?")  # a card, and with a declaration or which copy


class AmbiguousText(BadText):
    """Says that what was typed begins several choices."""

    def __init__(self, text: str, labels: Sequence[str]) -> None:
        super().__init__(f"'{text}' may be {', '.join(labels)}")
        self.labels = labels


class Words:
    """Knows what the cards and calls of a game are called by one reader."""

    def __init__(self, game: Game, language: Language) -> None:
        self.game, self.language = game, language

    # ------------------------------------------------------------ showing
    def card(self, card: int) -> str:
        """Writes a card in letters: `ČSv`, `Q♥`."""
        return card_text(card) if card < 0 else self.language.card(card, "short")

    def cards(self, cards: Iterable[int]) -> str:
        """Writes cards in letters; of hidden ones how many."""
        every = tuple(cards)
        shown = [self.card(c) for c in every if c >= 0]
        hidden = len(every) - len(shown)
        return " ".join([*shown, *([f"{card_text(HIDDEN)}×{hidden}"] if hidden else [])])

    def action(self, action: Action) -> str:
        """Writes a card in letters, with what is done with it. It writes a call in the words of records."""
        text = self.game.action_text(action)
        return text if action >= CALL else self.card(action & 63) + text[2:]

    def label(self, choice: Choice) -> str:
        phrase, actions = choice
        return self.action(actions[0]) if actions[0] < CALL else self.language.sentence(phrase)

    # ------------------------------------------------------------ reading
    def read(self, text: str, choices: Sequence[Choice]) -> tuple[Action, ...]:
        """Reads the actions that words mean.

        They are a call as records have it; what can be chosen now as it is shown; all that records understand, with
        cards in letters; at last the beginning of what can be chosen.

        Raises BadText.
        """
        call = self.game.calls.find(text)
        if call is not None:
            return (call,)
        labels = [_normalize(self.language.sentence(phrase)) for phrase, _ in choices]
        if _normalize(text) in labels:
            return choices[labels.index(_normalize(text))][1]
        try:
            return tuple(a for _, a in records.read_moves(self.game, self._to_record_text(text)))
        except BadText:
            begun = [
                c for c, label in zip(choices, labels, strict=True) if _has_prefix(label, _normalize(text))
            ]
            if not begun:
                raise
        if len(begun) > 1:
            raise AmbiguousText(text, [self.language.sentence(phrase) for phrase, _ in begun])
        return begun[0][1]

    def _to_record_text(self, text: str) -> str:
        """Writes the cards in letters of a text as records have them."""
        return "".join(self._piece(piece) for piece in _PIECES.split(text))

    def _piece(self, piece: str) -> str:
        found = _HOW.fullmatch(piece)
        card = self._letters.get(found[1].casefold()) if found else None
        return piece if found is None or card is None else card_text(card) + (found[2] or "")

    @cached_property
    def _letters(self) -> dict[str, int]:
        """Returns the cards by their letters. What records write is never taken for something else."""
        written = {card_text(c).casefold() for c in PACK_32}
        letters = {self.card(c).casefold(): c for c in PACK_32}
        return {text: c for text, c in letters.items() if text not in written}


def _has_prefix(label: str, text: str) -> bool:
    return bool(text) and label.startswith(text)


def _normalize(text: str) -> str:
    """Writes texts as they are compared: small letters without their signs, one blank between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.findall(r"\w+", "".join(c for c in letters if not unicodedata.combining(c))))
