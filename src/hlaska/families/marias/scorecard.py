"""Makes the form of a Mariáš deal played with real cards.

It asks what was announced and doubled, and what came of it.

A form is settled by writing what it tells into the kernel's words of a finished play, from which the games settle.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from msgspec import structs

from hlaska.core.board import State
from hlaska.core.errors import Phrase
from hlaska.core.public import update
from hlaska.core.scorecard import (
    ANYBODY,
    NOBODY,
    YES,
    Field,
    Impossible,
    Named,
    Scorecard,
    Told,
    When,
    chair,
    each,
    number,
    yes,
)
from hlaska.core.scorecard import choice as one_of
from hlaska.families.marias import announcements
from hlaska.families.marias.contracts import (
    AGAINST,
    BETL,
    GAME,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    OPEN_BETL,
    SEVEN,
    SEVEN_AGAINST,
    SEVEN_RANK,
    SUIT,
    TWO_SEVENS,
    C,
    trump_seven,
    two_sevens_by,
)
from hlaska.families.marias.deal import with_settlement
from hlaska.families.marias.fleks import ABSENT
from hlaska.families.marias.game import MariasGame
from hlaska.kernel import layout as word
from hlaska.kernel.play import declare

POINTS: Final = 90
NAMED_LEVELS: Final = 6
SUITS: Final = range(4)


def ask(name: str, **args: int) -> Phrase:
    return Phrase(f"score-marias-{name}", args)


def suits(names: Sequence[int] = SUITS) -> list[Named]:
    return [Named(s, Phrase("score-suit", {"suit": s})) for s in names]


def flek(item: int) -> str:
    """Names the field that says how often an item was doubled."""
    return f"flek_{ITEMS[item].replace(' ', '_')}"


class MariasScoring(Scorecard[C]):
    """Makes the form of one of the games. A game says who played what, and when each item stands."""

    game: MariasGame[C]
    suited: ClassVar[When] = ()
    """Where a suit contract is asked about; () where there is no other."""
    points_key: ClassVar[str] = "points"
    """Whose points are asked, as a key."""
    playable: ClassVar[When] = ()
    """Where cards are played at all."""
    unplayed_options: ClassVar[tuple[str, ...]] = ("unplayed_plain", "unplayed_seven_flek")
    """The options by which a deal may be settled without play."""

    # ------------------------------------------------------------ what a game writes
    @abstractmethod
    def opening(self) -> tuple[Field, ...]:
        """Returns the fields that ask who played what, and what was announced."""

    @abstractmethod
    def item_conditions(self) -> dict[int, When]:
        """Returns for each item there may be where it stands and can be doubled."""

    @abstractmethod
    def read_opening(self, pub: C, told: Told) -> C:
        """Enters who plays what and what was announced into the public numbers.

        The levels are left out. Raises Impossible.
        """

    def ours(self, pub: C) -> int:
        """Returns the seats of the side that plays the contract."""
        return 1 << int(pub.lone)

    def is_compared(self, contract: int) -> bool:
        """Tells whether an open contract is compared after the first trick."""
        return False

    def plain_fields(self) -> tuple[Field, ...]:
        """Returns the fields of a contract that is not about points; default: none."""
        return ()

    # ------------------------------------------------------------ the form
    def fields(self) -> tuple[Field, ...]:
        options = self.game.options
        top = announcements.top_level(options)
        names = [Named(n, Phrase("score-flek", {"level": n})) for n in range(min(top, NAMED_LEVELS) + 1)]
        fleks = [
            number(flek(i), "calls", ask(flek(i)), top, when, names=names)
            for i, when in self.item_conditions().items()
        ]
        ends: list[Field] = []
        if options.revoke_mode == "penalise":
            ends = [chair("revoke", "cards", ask("revoke"), "score-none", self.playable)]
        kept: When = (("revoke", (NOBODY,)),) if ends else ()
        return (*self.opening(), *fleks, *ends, *self._ends(kept))

    def _ends(self, kept: When) -> tuple[Field, ...]:
        options, suited = self.game.options, (*self.suited, *kept)
        fields: list[Field] = []
        if any(getattr(options, name, False) for name in self.unplayed_options):
            fields = [yes("played", "cards", ask("played"), suited, usual=YES)]
            suited = (*suited, ("played", (YES,)))
        fields += [
            number("points", "cards", ask(self.points_key), POINTS, suited, step=10, whole=POINTS, must=True),
            number("twenties", "cards", ask("twenties"), 3, suited, each=True),
            chair("forty", "cards", ask("forty"), "score-nobody", suited),
        ]
        if getattr(options, "hundred_marriage", "") == "first_declared":
            fields.append(yes("forty_first", "cards", ask("forty_first"), (("forty", ANYBODY),)))
        if SEVEN_AGAINST in self.item_conditions():
            fields.append(chair("seven_in", "cards", ask("seven_in"), "score-none", suited))
            fields.append(yes("seven_won", "cards", ask("seven_won"), (("seven_in", ANYBODY),), usual=YES))
        if TWO_SEVENS in self.item_conditions():
            two = self.item_conditions()[TWO_SEVENS]
            fields.append(yes("helper_won", "cards", ask("helper_won"), (*suited, *two)))
        return (*fields, *self._contract(kept))

    def _contract(self, kept: When) -> tuple[Field, ...]:
        return tuple(structs.replace(f, when=(*kept, *f.when)) for f in self.plain_fields())

    # ------------------------------------------------------------ from the form
    def settle(self, start: State[C], told: Told) -> C:
        pub = self.read_opening(start.pub, told)
        pub = update(pub, levels=tuple(told.get(flek(i), ABSENT) for i in range(len(ITEMS))))
        self._check(pub, told)
        if told.get("revoke", NOBODY) >= 0:
            return with_settlement(pub, self.game.penalty(pub, told["revoke"]))
        pub = update(pub, unplayed=told.get("played", YES) != YES)
        places = ((),) * len(self.game.places)
        return with_settlement(pub, self.game.settle(pub, self.position(pub, told), places))

    def position(self, pub: C, told: Told) -> list[int]:
        """Returns the kernel's words at the end of a play, as far as settled."""
        b = self.game.positions.contract_position(pub)
        lone, ours = int(pub.lone), self.ours(pub)
        other = next(s for s in range(self.game.seats) if not ours >> s & 1)
        b[word.WON + lone], b[word.WON + other] = told.get("points", 0), POINTS - told.get("points", 0)
        self._declare(b, int(pub.trump), told)
        self._set_sevens(b, pub, told)
        self.set_tricks(b, pub, told)
        return b

    def _declare(self, b: list[int], trump: int, told: Told) -> None:
        twenties, forty = each(told, "twenties", self.game.seats), told.get("forty", NOBODY)
        plain = [s for s in SUITS if s != trump or trump < 0]
        if sum(twenties) > len(plain):
            raise Impossible("twenties-0", "twenties", n=sum(twenties), most=len(plain))
        said = [(seat, plain.pop()) for seat, n in enumerate(twenties) for _ in range(n)]
        if forty >= 0:
            said.insert(0 if told.get("forty_first") else len(said), (forty, trump))
        for seat, suit in said:
            declare(b, seat, suit)

    def _set_sevens(self, b: list[int], pub: C, told: Told) -> None:
        holder, seven = told.get("seven_in", NOBODY), trump_seven(pub)
        if holder >= 0:
            b[word.LAST_CARD + holder] = seven
            if told["seven_won"]:
                b[word.LAST_SEAT], b[word.LAST_BEST] = holder, seven
        if told.get("helper_won"):
            b[word.PREV_SEAT], b[word.PREV_BEST] = two_sevens_by(pub), pub.helper << 4 | SEVEN_RANK

    def set_tricks(self, b: list[int], pub: C, told: Told) -> None:
        """Writes what came of a betl or durch into a position.

        That is the tricks of who plays it, or whether it was won where it is compared.
        """
        if "contract_won" in told:
            _compare(b, pub, self.game.seats, bool(told["contract_won"]))
        elif "tricks" in told:
            b[word.TRICK] = self.game.positions.at.tricks
            b[word.WON_TRICKS + int(pub.lone)] = told["tricks"]

    # ------------------------------------------------------------ what cannot be
    def _check(self, pub: C, told: Told) -> None:
        options = self.game.options
        against = [pub.seven_by, pub.hundred_by, *([two_sevens_by(pub)] if pub.two_against else [])]
        named = ["seven_against", "hundred_against", "two"]
        for name, seat in zip(named, against, strict=False):
            if seat >= 0 and self.ours(pub) >> seat & 1:
                raise Impossible(name, "other-side")
        if min(pub.levels[HUNDRED], pub.levels[HUNDRED_AGAINST]) >= 0 and not options.hundred_both_sides:
            raise Impossible("hundred_against", "one-hundred")
        doubled = max(pub.levels[GAME], pub.levels[HUNDRED]) >= 1
        first = getattr(options, "against_rule", "") == "flek_first_double"
        if first and not doubled and max(pub.levels[i] for i in AGAINST) >= 0:
            raise Impossible("flek_game" if "flek_game" in told else "flek_hundred", "flek-first")
        self._check_two(pub)
        self._check_play(pub, told)

    def _check_two(self, pub: C) -> None:
        if pub.levels[TWO_SEVENS] < 0:
            return
        if pub.helper == pub.trump:
            raise Impossible("helper", "helper")
        beside = (SEVEN_AGAINST, HUNDRED_AGAINST) if pub.two_against else (SEVEN, HUNDRED)
        if pub.levels[beside[0]] >= 0:
            raise Impossible("two", "two-and-seven")
        if pub.levels[beside[1]] >= 0 and not getattr(self.game.options, "two_sevens_with_hundred", True):
            raise Impossible("two", "two-and-hundred")

    def _check_play(self, pub: C, told: Told) -> None:
        if "played" not in told:
            return
        options = self.game.options
        plain, seven = (
            bool(getattr(options, name, False)) for name in ("unplayed_plain", "unplayed_seven_flek")
        )
        stays = announcements.is_unplayed(pub, plain, seven)
        if stays and told["played"]:
            raise Impossible("played", "unplayed")
        if not stays and not told["played"]:
            raise Impossible("played", "played")


def _compare(b: list[int], pub: Any, seats: int, won: bool) -> None:
    """Writes one trick, and hands of one card that compare to this end."""
    betl, lone = pub.contract in (BETL, OPEN_BETL), int(pub.lone)
    b[word.TRICK], b[word.WON_TRICKS + lone] = 1, int(not betl)
    low, high = 1 << SEVEN_RANK, 1 << word.ACE
    mine, theirs = (low, high) if betl == won else (high, low)
    b[word.HANDS + 4 * lone], b[word.HANDS + 4 * ((lone + 1) % seats)] = mine, theirs


# ---------------------------------------------------------------- the usual fields
def contract_field(keys: Mapping[int, str]) -> Field:
    """Returns the field that asks which contract it was. `keys`: by contract, how its key ends."""
    return one_of(
        "contract",
        "contract",
        ask("contract"),
        [Named(c, ask(f"is-{key}")) for c, key in keys.items()],
        usual=SUIT,
    )


def trump_field(suited: When) -> Field:
    return one_of("trump", "contract", Phrase("score-trump"), suits(), suited)


def against_fields(suited: When, two: bool) -> tuple[Field, ...]:
    """Returns the fields of what the other side announced, and two sevens of either."""
    fields = [
        chair("seven_against", "calls", ask("seven_against"), "score-nobody", suited),
        chair("hundred_against", "calls", ask("hundred_against"), "score-nobody", suited),
    ]
    if two:
        fields.append(chair("two", "calls", ask("two"), "score-nobody", suited))
        fields.append(one_of("helper", "calls", ask("helper"), suits(), (("two", ANYBODY),)))
    return tuple(fields)


def own_fields(suited: When) -> tuple[Field, ...]:
    """Returns the fields of what the player of the contract announced."""
    return (
        yes("seven", "calls", ask("seven"), suited),
        yes("hundred", "calls", ask("hundred"), suited),
    )


def own_item_conditions(options: Any, suited: When, two: bool) -> dict[int, When]:
    """Returns where items stand in a game whose player announces for itself."""
    replaced: When = (("hundred", (0,)),) if options.hundred_replaces_game else ()
    found: dict[int, When] = {
        GAME: (*suited, *replaced),
        SEVEN: (*suited, ("seven", (YES,))),
        HUNDRED: (*suited, ("hundred", (YES,))),
        SEVEN_AGAINST: (*suited, ("seven_against", ANYBODY)),
        HUNDRED_AGAINST: (*suited, ("hundred_against", ANYBODY)),
    }
    return found | ({TWO_SEVENS: (*suited, ("two", ANYBODY))} if two else {})


def read_announcements(pub: C, told: Told) -> C:
    """Enters who announced what against the contract, and who announced two sevens."""
    pub = update(
        pub,
        seven_by=told.get("seven_against", NOBODY),
        hundred_by=told.get("hundred_against", NOBODY),
        helper=told.get("helper", NOBODY),
        two_by=told.get("two", NOBODY),
    )
    return pub


def trick_fields(contracts: Sequence[int], compared: Sequence[int], most: int) -> tuple[Field, ...]:
    """Returns the fields of contracts without points: tricks, or whether it was won.

    Whether it was won is asked where hands are compared.
    """
    played = tuple(c for c in contracts if c not in compared)
    found: list[Field] = []
    if played:
        found.append(number("tricks", "cards", ask("tricks"), most, (("contract", played),), must=True))
    if compared:
        found.append(yes("contract_won", "cards", ask("contract_won"), (("contract", tuple(compared)),)))
    return tuple(found)
