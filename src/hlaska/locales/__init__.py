"""Speaks languages: the Fluent messages that page, terminal and command line share.

They lie in `<language>/*.ftl`.

A phrase of the engine (`hlaska.core.errors.Phrase`) has a message key and whole numbers. `Language.sentence` makes a
sentence of it; the page does the same with the same files. Messages may call four functions, which both sides know:

    SEAT($seat, you: "you")    the name of a seat; where it is the reader's own, the word given
    MONEY($amount)             an amount in smallest units, in units: 3, −4½; selects plural forms as that number
    SUIT($suit, form: "acc")   a suit (0..3), in the words of the faces in use: message `suit_<form>`, else `suit_name`
    CARD($card, form: "acc")   a card (-1: `hidden-card`): message `card_<form>`, else `card_name`

`form` is nom (default), gen, acc or loc where a language has it, or short: letters. The messages of suits and cards get
`$suit` (acorns, leaves, hearts_g, bells; clubs, spades, hearts_f, diamonds) and `$rank` (ace, ten, king, over, under;
queen, jack; nine, eight, seven). A phrase about the reader (its `seat` is `me`) is said by the message `<key>-you`, one
about what somebody gives the reader (`partner`, `to`) by `<key>-to-you`, where the language has it. Bidi isolation
marks are off. A key without a message is made readable, never an error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from fluent.runtime.types import FluentFloat

from hlaska.core.errors import Phrase
from hlaska.locales.lazy_bundle import LazyBundle

FALLBACK: Final = "en"
YOU: Final = "-you"  # ends the key of a message in the person of the reader
OF_SIDES: Final = ("item-", "why-")  # begin the keys of what belongs to a seat and its partner
_SUITS: Final = {
    "german": ("acorns", "leaves", "hearts_g", "bells"),
    "french": ("clubs", "spades", "hearts_f", "diamonds"),
}
_RANKS: Final = {
    "german": ("seven", "eight", "nine", "under", "over", "king", "ten", "ace"),
    "french": ("seven", "eight", "nine", "jack", "queen", "king", "ten", "ace"),
}
_FACES_OF: Final = {"en": "french"}  # who speaks English knows these cards alone, whatever the game
_FRAME: Final = re.compile(
    r"^(call|event|duty|act|item|title|question|stake|option|preset|meld|factor|bad|game)[-_]"
)


class Money(FluentFloat):
    """Shows an amount as money, and counts it as a number."""

    unit: int

    def __new__(cls, amount: int, unit: int) -> Money:
        made: Money = super().__new__(cls, amount / unit)  # type: ignore[assignment]
        made.unit = unit
        return made

    def format(self, locale: Any) -> str:
        return money_text(round(float(self) * self.unit), self.unit)


def money_text(amount: int, unit: int, plus: bool = False) -> str:
    """Writes an amount in smallest units as text: halves as ½, minus as −. `plus` writes a gain with its sign."""
    whole, rest = divmod(abs(amount), unit)
    half = rest * 2 == unit
    number = f"{whole or ''}½" if half else f"{abs(amount) / unit:g}" if rest else str(whole)
    return ("−" if amount < 0 else "+" if plus and amount > 0 else "") + number


def languages() -> tuple[str, ...]:
    """Returns the languages there are, English first."""
    names = sorted(d.name for d in files(__name__).iterdir() if d.is_dir() and (d / "common.ftl").is_file())
    return (FALLBACK, *(n for n in names if n != FALLBACK))


def default_faces(language: str, of_game: str) -> str:
    """Names the faces in which readers of a language know the cards of a game."""
    return _FACES_OF.get(language, of_game)


class Language:
    """Says messages to one reader at one table.

    It knows the language, faces of the cards, names of the seats, the unit of money, and which seat is the reader's own
    (`me`; it may change from deal to deal).
    """

    def __init__(
        self,
        language: str = FALLBACK,
        *,
        faces: str = "german",
        money: int = 1,
        names: Sequence[str] | Callable[[int], str] = (),
        me: int = -1,
    ) -> None:
        self.code = language if language in languages() else FALLBACK
        self.faces, self.money = "french" if faces == "french" else "german", money
        self._names, self.me = names, me
        order = (self.code, FALLBACK) if self.code != FALLBACK else (FALLBACK,)
        self._bundles = tuple(self._bundle(name) for name in order)
        # A screen names its cards a hundred times for each turn, and a message takes half a millisecond.
        self._card_names: dict[tuple[int, str, str], str] = {}

    def _bundle(self, language: str) -> LazyBundle:
        functions = {"SEAT": self._seat, "MONEY": self._money, "SUIT": self._suit, "CARD": self._card}
        return LazyBundle(language, functions)

    # ------------------------------------------------------------ saying
    def has(self, key: str) -> bool:
        return any(b.has_message(key) and b.get_message(key).value is not None for b in self._bundles)

    def say(self, key: str, **args: object) -> str:
        """Returns the message in words. A key that nobody has written becomes words made from it."""
        return self._say(key, args)

    def sentence(self, phrase: Phrase) -> str:
        """Returns a phrase in words, in the reader's person where it is about the reader. So it says `You draw.`"""
        return self._say(phrase.key, dict(phrase.args), self._person(phrase))

    def _person(self, phrase: Phrase) -> str:
        """Returns how the key ends of a message that is about the reader.

        A thing of a settlement is about both partners.
        """
        args = phrase.args
        if self.me < 0:
            return ""
        given = self.me in (args.get("partner"), args.get("to"))
        own = args.get("seat") == self.me or (given and phrase.key.startswith(OF_SIDES))
        return YOU if own else "-to-you" if given else ""

    def format_reason(self, says: Phrase, item: Phrase | None, pays: bool) -> str:
        """Puts a reason into words. It says what happens to whom, and how often.

        pays: amounts are units, else points.
        """
        args: dict[str, Any] = dict(says.args)
        if item is not None:
            args["what"] = self._happens(item)
        if "amount" in args:
            args |= self.amount_args(args["amount"] / self.money, pays)
        return self._say(says.key, args, self._person(says))

    def _happens(self, item: Phrase) -> str:
        """Returns a thing of a settlement as something that happens.

        Where nobody has said it so, it stands there by its name.
        """
        happens = Phrase(f"why-{item.key.removeprefix('item-')}", item.args)
        if self.has(happens.key):
            return self.sentence(happens)
        return self.attribute(item, "name") or self.sentence(item)

    @staticmethod
    def amount_args(amount: float, pays: bool) -> dict[str, Any]:
        """Returns what an amount counts, and how many, for messages to select by.

        It counts units where deals are paid, else points.
        """
        size, word = abs(round(amount, 1)), "unit" if pays else "point"
        return {"counted": word if size == 1 else f"{word}s", "size": size}

    def is_about_reader(self, phrase: Phrase) -> bool:
        """Tells whether the phrase is said in the person of the reader."""
        me, said = self.me, self.sentence(phrase)
        self.me = -1
        try:
            return said != self.sentence(phrase)
        finally:
            self.me = me

    def attribute(self, phrase: Phrase, name: str = "detail") -> str:
        """Returns an attribute of the phrase's message, which is a second line.

        "" where there is none, or a number for it is missing.
        """
        for bundle in self._bundles:
            pattern = (
                bundle.get_message(phrase.key).attributes.get(name)
                if bundle.has_message(phrase.key)
                else None
            )
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(phrase.args))
                return "" if errors else str(text)
        return ""

    def _say(self, key: str, args: dict[str, Any], person: str = "") -> str:
        keys = (key + person, key) if person else (key,)
        for bundle in self._bundles:
            for one in keys:
                pattern = bundle.get_message(one).value if bundle.has_message(one) else None
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, args)[0])
        return humanize_key(key, args)

    # ------------------------------------------------------------ names
    def option_key(self, game: str, name: str, *rest: str) -> str:
        """Returns the key of an option's words, or with `rest` of a value's.

        It is the game's own, its family's or everybody's; "" where there are none.
        """
        tail = "-".join([name, *rest])
        keys = (f"option-{game}-{tail}", f"option-{game.partition('_')[0]}-{tail}", f"option-{tail}")
        return next((key for key in keys if self.has(key)), "")

    def rules_name(self, game: str, preset: str) -> str:
        """Returns the name of a game and, where they have another, of its rules.

        For example `Mariáš for three · Hundreds double`.
        """
        keys = (f"game-{game}", f"preset-{game}-{preset}")
        return " · ".join(dict.fromkeys(self.say(key) for key in keys if self.has(key)))

    def factor_key(self, game: str, why: str) -> str:
        """Returns the key of a factor of a settlement, the game's own or its family's.

        The family of `marias_two` is `marias`.
        """
        own = f"factor-{game}-{why}"
        return own if self.has(own) else f"factor-{game.partition('_')[0]}-{why}"

    def seat(self, seat: int) -> str:
        if callable(self._names):
            return self._names(seat)
        return self._names[seat] if 0 <= seat < len(self._names) else self.say("seat-number", n=seat + 1)

    def who(self, seat: int) -> str:
        """Returns `You` for the reader's seat, else the name."""
        return self.say("web-you") if seat == self.me >= 0 else self.seat(seat)

    def suit(self, suit: int, form: str = "nom") -> str:
        if not 0 <= suit < 4:
            return "–"
        key = f"suit_{form}"
        return self.say(key if self.has(key) else "suit_name", suit=_SUITS[self.faces][suit])

    def card(self, card: int, form: str = "nom") -> str:
        if card < 0:
            return self.say("hidden-card")
        known = self._card_names.get((card, form, self.faces))
        if known is not None:
            return known
        key, suit, rank = f"card_{form}", _SUITS[self.faces][card >> 4], _RANKS[self.faces][card & 7]
        name = self.say(key if self.has(key) else "card_name", suit=suit, rank=rank)
        self._card_names[card, form, self.faces] = name
        return name

    def amount(self, amount: int, plus: bool = False) -> str:
        return money_text(amount, self.money, plus)

    # ------------------------------------------------------------ functions of the messages
    def _seat(self, seat: Any, you: Any = "") -> str:
        number = _whole(seat)
        return str(you) if you and number == self.me >= 0 else self.seat(number)

    def _money(self, amount: Any) -> Money:
        return Money(_whole(amount), self.money)

    def _suit(self, suit: Any, form: Any = "nom") -> str:
        return self.suit(_whole(suit), str(form))

    def _card(self, card: Any, form: Any = "nom") -> str:
        return self.card(_whole(card), str(form))


def _whole(value: Any) -> int:
    return int(value) if isinstance(value, int | float) else -1


def humanize_key(key: str, args: Mapping[str, Any] | None = None) -> str:
    """Makes readable words from a key that has no message, with its numbers."""
    words = re.sub(r"[-_.]+", " ", _FRAME.sub("", key)).strip() or key
    silent = ("seat", "card", "suit", "duty")
    numbers = [str(v) for name, v in (args or {}).items() if isinstance(v, int) and name not in silent]
    return " ".join([words[:1].upper() + words[1:], *numbers])
