"""Explains to clients what every Mariáš game has: the second layer over `hlaska.core.explainer`.

It knows the duties, stakes and refusals of the family, and offers announcements and fleks as whole turns; a game adds
what it alone has.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from hlaska.core.actions import CALL, PLAY_CARD, Action
from hlaska.core.board import Event, Places
from hlaska.core.cards import TEN
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Explainer
from hlaska.core.view import View
from hlaska.families.marias import announcements
from hlaska.families.marias import contracts as items
from hlaska.families.marias.announcements import (
    Voice,
    announcement_refusal,
    can_raise,
    top_level,
    two_sevens_calls,
)
from hlaska.families.marias.call_buttons import Turn, limit_turns, turn_phrase, whole_turns
from hlaska.families.marias.calls import CUTS, continuing_calls, decode_call, is_challenge, raised_item
from hlaska.families.marias.contracts import (
    CONTRACT_KEYS,
    SUIT,
    UNNAMED,
    C,
    ContractPublic,
    is_in_force,
    order_of,
)
from hlaska.families.marias.fleks import times
from hlaska.families.marias.position import WORTH, MariasPositions, over_of_a_marriage
from hlaska.families.marias.prices import Worth
from hlaska.kernel import layout as word
from hlaska.kernel.play import pair_worth

FOREHAND: Final = 0
OWN_DUTIES: Final = {
    word.KEEP: ("keep-seven", "G.OBL.1"),
    word.KING_LATER: ("queen-first", "G.MAR.2"),
    word.FORCED: ("lead-trump-card", "M3.PLAY.2"),
}
BARRED_RULES: Final = {"flek-first": "M3.ANN.5", "no-seven": "M3.ANN.4", "no-marriage": "M3.ANN.4"}


class MariasExplainer(Explainer[C], ABC):
    """Explains the views of a game of the Mariáš family.

    It is made from the options and from `positions`, which makes positions under them.

    contracts: their names in message keys.
    stake_phases: the phases in which stakes stand.
    questions: by phase, what a game's own question is called and its rule.
    trump_place: the place of forehand's trump card, -1 where a game has none.
    talon: the place of what is discarded, -1 where a game has none.
    discard_phases: the phases in which the talon is filled.
    turn_key: what the messages of whole turns are called.
    nothing_rule: the rule id of announcing nothing.
    """

    key = "marias"
    meld_rule = "marias:G.MAR.1"
    play_rule = "marias:G.TRICK.2"
    contracts: ClassVar[tuple[str, ...]] = CONTRACT_KEYS
    stake_phases: ClassVar[tuple[str, ...]] = ("announce", "flek", "play", "review")
    questions: ClassVar[Mapping[str, tuple[str, str]]] = {}
    trump_place: ClassVar[int] = -1
    talon: ClassVar[int] = -1
    discard_phases: ClassVar[tuple[str, ...]] = ()
    turn_key: ClassVar[str] = "marias"
    nothing_rule: ClassVar[str] = "marias:M3.ANN.1"
    positions: MariasPositions

    def __init__(self, options: Any, positions: MariasPositions) -> None:
        super().__init__(options, positions)
        self.codes = positions.codes
        self.continuing = continuing_calls(positions.codes)

    # ------------------------------------------------------------ what a game fills
    @abstractmethod
    def worth(self, pub: C) -> Worth:
        """Returns what the items of the contract are worth."""

    @abstractmethod
    def own_call(self, pub: C, action: Action) -> Phrase:
        """Returns a button for a call that only this game has."""

    def legal_calls(self, pub: C, places: Places) -> Sequence[Action]:
        """Returns what the seat on turn may say while there are announcements and fleks."""
        return ()

    def after_call(self, pub: C, action: Action) -> C:
        """Returns the public numbers after an announcement or a raise."""
        window = announcements.answering_seats(pub, self.positions.seats)
        return announcements.apply_call(self.codes, self.options, pub, action, window)

    def is_unplayed_after_good(self, pub: C) -> bool:
        """Tells whether the deal ends with good and forehand is simply paid."""
        return False

    def is_on_side(self, view: View[C]) -> bool:
        """Tells whether the seat of the view plays the contract, by what it knows itself."""
        return view.seat == view.pub.lone

    def must_hold_seven(self) -> bool:
        """Tells whether only who holds the seven may announce it."""
        return bool(self.options.seven_requires_holding)

    # ------------------------------------------------------------ what is going on
    def question(self, view: View[C], own: bool) -> Phrase:
        if not own:
            return Phrase("question-marias-wait", {"seat": view.pub.turn})
        return self.question_on_turn(
            view, {"seat": view.pub.turn, "contract": view.pub.contract, "suit": view.pub.trump}
        )

    def question_on_turn(self, view: View[C], args: dict[str, int]) -> Phrase:
        """Returns the question to the seat on turn; `args`: what every question has."""
        pub, left = view.pub, self.to_discard(view)
        if left:
            return Phrase("question-marias-discard", args | {"n": left}, rule="marias:M3.TALON.1")
        if pub.phase == "play":
            kind = "play" if view.places[self.positions.at.trick] else "lead"
            return Phrase(f"question-marias-{kind}", args | {"n": len(pub.took) + 1})
        if pub.phase == "ask":
            args |= {"lone": pub.lone, "level": max(0, pub.levels[items.CONTRACT])}
        key, rule = self.questions.get(pub.phase, (f"marias-{pub.phase}", ""))
        return Phrase(f"question-{key}", args, rule=rule)

    def title(self, view: View[C]) -> Phrase | None:
        """Returns the contract in force with its trumps; `seat`: who plays it."""
        pub = view.pub
        if pub.contract == UNNAMED:
            return None
        if pub.contract == SUIT:
            return _suit_title(pub)
        suited = "-in" if pub.trump >= 0 else ""
        return Phrase(
            f"title-{self.contract_key(pub.contract)}{suited}", {"seat": pub.lone, "suit": pub.trump}
        )

    def contract_key(self, contract: int) -> str:
        """Returns a contract as a part of a message key."""
        return f"marias-{self.contracts[contract]}"

    def stakes(self, view: View[C]) -> Iterable[Phrase]:
        """Yields what the deal is played for, one phrase each."""
        pub = view.pub
        if pub.phase not in self.stake_phases:
            return
        worth = self.worth(pub)
        for item in range(len(items.ITEMS)):
            if is_in_force(self.options, pub, item):
                level = pub.levels[item]
                args = {"level": level, "times": times(level), "worth": worth.of(item, level)}
                yield Phrase(f"stake-marias-{self._item_key(pub, item)}", args)

    def _item_key(self, pub: C, item: int) -> str:
        if item == items.CONTRACT:
            return self.contracts[pub.contract]
        against = "-against" if item == items.TWO_SEVENS and pub.two_against else ""
        return items.ITEMS[item].replace(" ", "-") + against

    def points(self, view: View[C]) -> tuple[int, ...]:
        return view.pub.points

    def order(self, view: View[C]) -> tuple[int, ...]:
        return order_of(view.pub)

    def verb(self, view: View[C]) -> str:
        if view.seat != view.pub.turn:
            return PLAY_CARD
        if view.pub.phase == "trump" and self.trump_place >= 0:
            return "act-marias-trump"
        return "act-marias-discard" if view.pub.phase in self.discard_phases else PLAY_CARD

    def choose(self, view: View[C]) -> int:
        return self.to_discard(view) or 1

    def to_discard(self, view: View[C]) -> int:
        """Returns how many cards the seat on turn has to lay in the talon."""
        return 2 - len(view.places[self.talon]) if view.pub.phase in self.discard_phases else 0

    def pairs(self, view: View[C]) -> int:
        return WORTH

    def meld_key(self, view: View[C]) -> str:
        return "meld-marias-marriage"

    # ------------------------------------------------------------ duties
    def duty(self, view: View[C]) -> Phrase | None:
        """Returns what binds the card to be played, the discard, or what to say."""
        if view.pub.phase == "flek":
            return self.forced_duty(view)
        if not self.to_discard(view):
            return super().duty(view)
        out = [c for c in self.hand_cards(view) if c not in view.legal]
        return self.no_discard(view, out[0]) if out else None

    def is_unbound(self, view: View[C]) -> bool:
        """Tells whether any card may be played; not where a wrong one is penalised.

        Such a card is legal, too, but breaks a duty.
        """
        return not self.positions.is_lenient(view.places) and super().is_unbound(view)

    def duty_phrase(self, b: list[int], bits: int) -> Phrase | None:
        """Returns a duty with the suit and the card that it names.

        `suit`: trumps, or the suit led where a king waits for its over; `card`: that over, else the best card.
        """
        if bits not in OWN_DUTIES:
            return super().duty_phrase(b, bits)
        key, rule = OWN_DUTIES[bits]
        if bits == word.KEEP and b[word.KEEP_BACK + b[word.TURN]] != b[word.KEEP_LAST + b[word.TURN]]:
            key, rule = "keep-two-sevens", "G.OBL.2"
        later = bits == word.KING_LATER
        args = {
            "duty": bits,
            "suit": b[word.LED] if later and b[word.LED] >= 0 else b[word.SUIT],
            "card": over_of_a_marriage(b) if later else b[word.BEST],
            "trump": b[word.SUIT],
        }
        return Phrase(f"duty-marias-{key}", args, rule=f"marias:{rule}")

    def forced_duty(self, view: View[C]) -> Phrase | None:
        """Returns the phrase that something must be said, else None (marias:P4.VAR.3)."""
        if view.legal and view.legal[0] == self.codes.good:
            return None
        raising = len(view.legal) == 1 and raised_item(self.codes, view.legal[0]) >= 0
        trump = view.pub.trump << 4
        args = {"king": trump | word.KING, "over": trump | word.QUEEN}
        key = "duty-marias-forced-flek" if raising else "duty-marias-forced-hundred"
        return Phrase(key, args, rule="marias:P4.VAR.3")

    # ------------------------------------------------------------ buttons
    def buttons(self, view: View[C], own: bool) -> Iterable[Phrase]:
        """Yields a phrase for each button; of announcements and fleks each a whole turn."""
        calls = [a for a in view.legal if a >= CALL]
        if not own or view.pub.phase not in ("announce", "flek"):
            return [self.button(view, a) for a in calls]
        challenges = [a for a in calls if is_challenge(self.codes, a)]
        sayable = partial(self.legal_calls, places=view.places)
        turns = limit_turns(whole_turns(sayable, self.after_call, self.continuing, view.pub))
        turns = turns or [(a,) for a in calls if a not in challenges]
        return [
            *(self.turn_phrase(view.pub, turn) for turn in turns),
            *(self.button(view, a) for a in challenges),
        ]

    def turn_phrase(self, pub: C, turn: Turn) -> Phrase:
        if turn[0] not in self.continuing:
            return self.call_phrase(pub, turn[0])
        return turn_phrase(self.codes, self.worth(pub), self.options, pub, turn, self.turn_key)

    def button(self, view: View[C], action: Action) -> Phrase:
        return self.call_phrase(view.pub, action)

    def call_phrase(self, pub: C, action: Action) -> Phrase:
        """Returns a button with one call."""
        codes = self.codes
        if is_challenge(codes, action):
            args = {"seat": action - codes.challenge}
            return Phrase("act-marias-challenge", args, (action,), "marias:M3.REV.2")
        if codes.cut <= action < codes.cut + len(CUTS):
            return Phrase("act-marias-cut", {"n": action - codes.cut + 1}, (action,), "marias:G.CUT.1")
        if action == codes.claim:
            args = {"worth": self.worth(pub).of(items.CONTRACT, pub.levels[items.CONTRACT])}
            return Phrase("act-marias-claim", args, (action,), "marias:M3.CLAIM.1")
        if action == codes.good:
            return self._good_phrase(pub, (action,))
        return self.turn_phrase(pub, (action,)) if action in self.continuing else self.own_call(pub, action)

    def _good_phrase(self, pub: C, turn: Turn) -> Phrase:
        if pub.phase == "review":
            return Phrase("act-marias-no-challenge", {}, turn, "marias:M3.REV.2")
        if pub.phase == "announce":
            args = {"worth": self.worth(pub).of(items.GAME, 0)}
            return Phrase("act-marias-announce-nothing", args, turn, self.nothing_rule)
        if pub.phase == "flek" and self.is_unplayed_after_good(pub):
            args = {"worth": self.worth(pub).of(items.GAME, 0)}
            return Phrase(f"act-{self.turn_key}-good-unplayed", args, turn, "marias:M3.UNPL.1")
        rule = "marias:M3.ASK.3" if pub.phase == "ask" else "marias:G.FLEK.6"
        return Phrase("act-marias-good", {"contract": pub.contract}, turn, rule)

    # ------------------------------------------------------------ refusals
    def is_allowed_off_turn(self, action: Action) -> bool:
        return is_challenge(self.codes, action)

    def is_asking_card(self, view: View[C]) -> bool:
        return self.is_playing_cards(view) or self.to_discard(view) > 0

    def not_in_hand(self, view: View[C], card: int) -> Phrase | None:
        if self.trump_place >= 0 and card in [e & 63 for e in view.places[self.trump_place] if e >= 0]:
            return self.refuse("laid", {"card": card})
        return super().not_in_hand(view, card)

    def no_card(self, view: View[C], action: Action) -> Phrase | None:
        if self.is_playing_cards(view):
            return super().no_card(view, action)
        return self.no_discard(view, action) if action < 64 else Phrase("refused-not-legal")

    def no_meld(self, view: View[C], card: int) -> Phrase:
        return self.refuse("marriage", {"card": card}, "marias:G.MAR.1")

    def no_discard(self, view: View[C], card: int) -> Phrase:
        """Returns why a card may not be discarded."""
        name, rule = ("no-sharp", "M3.TALON.2") if card & 15 >= TEN else ("no-trump", "M3.TALON.1")
        args = {"suit": card >> 4, "card": card}
        return Phrase(f"duty-marias-discard-{name}", args, rule=f"marias:{rule}")

    def no_call(self, view: View[C], action: Action) -> Phrase | None:
        pub, item = view.pub, decode_call(self.codes, view.pub.levels, action)[0]
        if item >= 0 and pub.phase == "play":
            return self.refuse("talk-over", rule="marias:G.FLEK.5")
        if item < 0 or pub.phase not in ("announce", "flek"):
            return Phrase("refused-not-legal")
        forced = self.forced_duty(view) if pub.phase == "flek" else None
        if forced is not None:
            return forced
        if raised_item(self.codes, action) >= 0:
            return self._no_raise(view, item, action)
        if pub.phase == "flek" and not pub.left:
            return self.refuse("late", rule="marias:G.FLEK.6")
        return self._no_announcement(view, item, action)

    def _no_raise(self, view: View[C], item: int, action: Action) -> Phrase:
        pub, top = view.pub, top_level(self.options)
        if pub.levels[item] < 0:
            args = {"item1": item, "contract": pub.contract}
            return self.refuse("not-standing", args, "marias:G.FLEK.1")
        if pub.levels[item] >= top:
            return self.refuse("top", rule="marias:G.FLEK.2")
        if pub.said > action and can_raise(pub, item, view.seat, self.is_on_side(view), top):
            return self._order_refusal()
        return self.refuse("raise", rule="marias:G.FLEK.3")

    def _order_refusal(self) -> Phrase:
        """Refuses a call that comes before the turn's latest one, or stands beside it.

        All of a turn is said at once.
        """
        return self.refuse("order", rule="marias:G.FLEK.6")

    def _no_announcement(self, view: View[C], item: int, action: Action) -> Phrase:
        pub, voice, late = view.pub, self.voice(view), view.pub.said > action
        if item == items.TWO_SEVENS:
            possible = two_sevens_calls(self.codes, self.options, pub, voice, self.must_hold_seven())
            late = late and action in possible
            return self._order_refusal() if late else self.refuse("announcement", rule="marias:M3.TWO.1")
        why = announcement_refusal(self.options, pub, voice, item, self.must_hold_seven())
        if late and not why:
            return self._order_refusal()
        why = why or "announcement"
        rule = BARRED_RULES.get(why, "M3.ANN.3")
        return self.refuse(why, {"card": view.pub.trump << 4}, f"marias:{rule}")

    def voice(self, view: View[C]) -> Voice:
        """Returns the seat of the view with its cards.

        Forehand's card on the table counts as held (marias:M3.ANN.4).
        """
        hand = self.hand_cards(view)
        if self.trump_place >= 0 and view.seat == FOREHAND:
            hand += [e & 63 for e in view.places[self.trump_place] if e >= 0]
        return Voice(view.seat, self.is_on_side(view), hand)

    # ------------------------------------------------------------ what happened
    def event(self, pub: C, event: Event) -> Phrase | None:
        seat, layout = {"seat": event.seat}, self.positions.at
        match event.kind:
            case "call":
                return self.call_event(pub, event)
            case "play" if event.value:
                return self._marriage_event(pub, event)
            case "trick":
                last = len(pub.took) == layout.tricks
                key = "event-marias-last-trick" if last else "event-marias-trick"
                return Phrase(key, seat | {"points": event.value})
            case "trump" if self.trump_place >= 0:
                if event.cards[0] < 0:
                    return Phrase("event-marias-trump-laid", seat)
                return Phrase("event-marias-trump-card", seat | {"card": event.cards[0]})
            case "show" if event.src == self.trump_place:
                return Phrase(
                    "event-marias-trump-shown", {"card": event.cards[0], "suit": event.cards[0] >> 4}
                )
            case "show" if layout.hand <= event.src < layout.hand + layout.seats:
                return Phrase("event-marias-hand-open", {"seat": event.src - layout.hand})
            case "talon-trump" | "talon-sharp" | "claim":
                return Phrase(f"event-marias-{event.kind}-{'yes' if event.value else 'no'}", seat)
            case "challenge-wrong":
                return Phrase("event-marias-challenge-wrong", seat | {"whom": event.value})
        return None

    def _marriage_event(self, pub: C, event: Event) -> Phrase:
        c = event.cards[0]
        value = pair_worth(c >> 4, self.trump_then(pub), WORTH)
        args = {"seat": event.seat, "card": c, "suit": c >> 4, "value": value}
        return Phrase("event-marias-marriage", args)

    def trump_then(self, pub: C) -> int:
        """Returns the trumps when the card just played was played."""
        return pub.trump

    def call_event(self, pub: C, event: Event) -> Phrase:
        """Returns a call in a few words, for the bubble at its seat."""
        action, codes, seat = event.value, self.codes, {"seat": event.seat}
        item, _, helper = decode_call(codes, pub.levels, action)
        if item >= 0:
            level = pub.levels[item] if raised_item(codes, action) >= 0 else 0
            args = {"item1": item, "level1": level, "card1": helper, "contract": pub.contract}
            return Phrase("call-marias-raise" if level else "call-marias-say", seat | args)
        if is_challenge(codes, action):
            return Phrase("call-marias-challenge", seat | {"whom": action - codes.challenge})
        if action in (codes.good, codes.claim):
            return Phrase("call-marias-good" if action == codes.good else "call-marias-claim", seat)
        phrase = self.call_phrase(pub, action)
        return Phrase(phrase.key.replace("act-", "call-"), seat | phrase.args)


def _suit_title(pub: ContractPublic) -> Phrase:
    """Returns the title of a contract with trumps. It says what is announced, and the trumps once they are known."""
    if pub.trump < 0:
        return Phrase("title-marias-suit", {"seat": pub.lone})
    args = {"seat": pub.lone, "suit": pub.trump}
    hundred = pub.levels[items.HUNDRED] >= 0
    if pub.levels[items.TWO_SEVENS] >= 0 and not pub.two_against:
        key = "title-marias-two-sevens" + ("-hundred" if hundred else "")
        return Phrase(key, args | {"helper": pub.helper << 4})
    parts = [name for name, there in (("hundred", hundred), ("seven", pub.levels[items.SEVEN] >= 0)) if there]
    return Phrase("title-marias-" + ("-".join(parts) or "game"), args)
