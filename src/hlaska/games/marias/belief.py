"""Weighs worlds by how a deal of three was called (marias:M3.FSM).

That is forehand's trumps, talon and contract, announcements and fleks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from hlaska.core.actions import CALL
from hlaska.core.adviser import Slots
from hlaska.core.board import Event
from hlaska.core.public import update
from hlaska.families.marias import announcements, contracts
from hlaska.families.marias.belief import CallBelief, KnownCards, known_hands, seen_mask
from hlaska.families.marias.call_policy import (
    Decision,
    LoneCallPolicy,
    TalonPolicy,
    announcement_likelihood,
    flek_decisions,
    items_in_turn,
    mark_done,
    plain_odds,
    soft_chance,
)
from hlaska.families.marias.contracts import CONTRACT, GAME, HEARTS, HUNDRED, SUIT, others
from hlaska.families.marias.fleks import ABSENT, replace_at, set_level
from hlaska.families.marias.hand_values import LANE, Value, values
from hlaska.games.marias import announcements as own_talk
from hlaska.games.marias import public as at
from hlaska.games.marias.call_model import Parameters, model
from hlaska.games.marias.call_policy import count_spoilers
from hlaska.games.marias.options import Options
from hlaska.games.marias.position import is_compared
from hlaska.games.marias.public import MariasPublic, State, View, full_hand
from hlaska.kernel.bits import cards_of, mask_of
from hlaska.kernel.layout import KING, QUEEN

FIRST: Final = 7
COUPLE: Final = 1 << QUEEN | 1 << KING


def make_belief(options: Options, view: View, events: Sequence[Event], slots: Slots) -> CallBelief | None:
    """Makes the belief of a seat; None while nothing that was called can be read.

    So it is before the contract has been answered, and while trumps are unknown.
    """
    pub = view.pub
    if pub.phase not in ("ask", "flek", "play") or pub.lone != pub.talon_by or view.seat < 0:
        return None
    if pub.contract == SUIT and (pub.trump < 0 or pub.phase == "ask"):
        return None
    calls = [(e.seat, e.value) for e in events if e.kind == "call" and e.value >= CALL]
    history = CallHistory(options, pub, calls)
    seen = KnownCards(
        view.seat,
        pub.lone,
        known_hands(view, events, at.HAND),
        seen_mask(view.places[at.TALON]),
        history.sharp,
    )
    parameters = model()
    policy = LoneCallPolicy(parameters, pub.contract, pub.trump, pub.lone)
    talon_policy = TalonPolicy(parameters.keen, pub.contract, pub.trump)
    decisions = history.decisions()
    return CallBelief(
        seen,
        slots,
        (at.HAND, at.TALON),
        policy,
        talon_policy,
        decisions,
        history.contract_likelihood(view.seat),
    )


def hidden_trump_likelihood(view: View) -> Callable[[State], float] | None:
    """Weighs that forehand named trumps face down, and put two cards away. None at any other time, and for forehand."""
    pub = view.pub
    if (
        pub.phase != "ask"
        or pub.contract != SUIT
        or view.seat in (-1, at.FOREHAND)
        or not view.places[at.LAID]
    ):
        return None
    game, mine = values()["game"], model()

    def likely(state: State) -> float:
        trump = (state.places[at.LAID][0] & 63) >> 4
        ten, away = mask_of(full_hand(state.places, at.FOREHAND)), [e & 63 for e in state.places[at.TALON]]
        readily = [
            trump_weight(mine, game, ten, suit) - trump_weight(mine, game, ten, trump) for suit in range(4)
        ]
        return discard_likelihood(mine.keen, ten, away, trump) / sum([exp(w) for w in readily])

    return likely


def discard_likelihood(keen: float, ten: int, away: Sequence[int], trump: int) -> float:
    """Returns how likely these two of twelve cards are put away. It is beside the best two: 1 for those."""
    twelve = TalonPolicy(keen, SUIT, trump)
    whole = ten | mask_of(away)
    gains = {(x, y): gain for gain, x, y in twelve.gains(whole, cards_of(whole))}
    pair = min(away), max(away)
    return exp(keen * (gains[pair] - max(gains.values())))


class CallHistory:
    """Holds what was called in a deal, in order."""

    def __init__(self, options: Options, pub: MariasPublic, calls: Sequence[tuple[int, int]]) -> None:
        self.options, self.pub = options, pub
        self.sharp = options.sharp_in_talon or pub.contract != SUIT
        self.from_hand = all(not at.PEOPLE <= a < at.PEOPLE + 5 for _, a in calls)
        talked = [(s, a) for s, a in calls if a < at.CLAIM or a >= at.SAY_TWO_AGAINST]
        last = max((i for i, (_, a) in enumerate(talked) if at.NAME <= a < at.SAY_SEVEN), default=-1)
        self.after = talked[last + 1 :]

    # ------------------------------------------------------------ answers, announcements, fleks
    def decisions(self) -> list[Decision]:
        return self._suit_decisions() if self.pub.contract == SUIT else self._plain_decisions()

    def _suit_decisions(self) -> list[Decision]:
        """Returns the decisions after both have said good. Forehand announces, then come the fleks."""
        said: list[int] = []
        rest = list(self.after[at.SEATS - 1 :])
        while rest and rest[0][1] != at.GOOD:
            said.append(rest.pop(0)[1])
        pub = update(self._without_announcements(), phase="announce", left=0, said=0)
        window = others(at.FOREHAND, at.SEATS)
        found = mark_done(
            [Decision(at.FOREHAND, i, False, 0, False) for i in (contracts.SEVEN, contracts.HUNDRED)],
            items_in_turn(at.CODES, said),
        )
        for action in said:
            pub = announcements.apply_call(at.CODES, self.options, pub, action, window)
        if pub.levels[HUNDRED] < 0 or not self.options.hundred_replaces_game:
            pub = self._with_item(pub, GAME)
        pub = update(pub, phase="flek", turn=1, left=at.SEATS - 1, said=0)
        return [*found, *flek_decisions(at.CODES, self.options, pub, rest[1:], self._is_unplayed)]

    def _without_announcements(self) -> MariasPublic:
        nothing = (ABSENT,) * len(contracts.ITEMS)
        return update(
            self.pub, levels=nothing, chances=(0,) * len(contracts.ITEMS), turn=at.FOREHAND, seven_by=-1, hundred_by=-1,
            helper=-1, two_by=-1, two_against=False,
        )  # fmt: skip

    def _with_item(self, pub: MariasPublic, item: int) -> MariasPublic:
        window = others(pub.lone, at.SEATS)
        levels, chances = set_level(
            pub.levels, pub.chances, item, window, announcements.top_level(self.options)
        )
        return update(pub, levels=levels, chances=chances)

    def _is_unplayed(self, pub: MariasPublic) -> bool:
        return own_talk.is_unplayed(self.options, pub)

    def _plain_decisions(self) -> list[Decision]:
        """Returns the decisions about a betl or durch. Those who are asked may double it, then its player answers."""
        asks = self.after[: at.SEATS - 1]
        found, level = [], 0
        for seat, action in asks:
            if level == 0:
                found.append(Decision(seat, CONTRACT, True, 0, False, action == at.FLEK + CONTRACT))
            level = max(level, int(action == at.FLEK + CONTRACT))
        if not level or self.pub.phase == "ask":
            return found
        pub = update(
            self._without_announcements(),
            levels=replace_at(self._without_announcements().levels, CONTRACT, 1),
        )
        answered = announcements.begin_redoubling(self.options, pub)
        if answered is None:
            return found
        return [
            *found,
            *flek_decisions(at.CODES, self.options, answered, self.after[at.SEATS - 1 :], self._is_unplayed),
        ]

    # ------------------------------------------------------------ trumps and contract
    def contract_likelihood(self, me: int) -> ContractLikelihood:
        return ContractLikelihood(self.options, self.pub, self.from_hand and self.pub.contract == SUIT, me)


class ContractLikelihood:
    """Says how likely trumps and contract were chosen, and not overcalled, in a world."""

    def __init__(self, options: Options, pub: MariasPublic, from_hand: bool, me: int) -> None:
        self.pub, self.me, self.from_hand = pub, me, from_hand
        self.compared, self.model = is_compared(options, pub), model()
        self.values = values()
        self.plain = {name: plain_odds(name) for name in ("betl", "durch")}

    def __call__(self, hands: tuple[int, ...], away: int, rng: Random) -> float:
        pub, mine, found = self.pub, self.model, 1.0
        if pub.contract == SUIT:
            if self.me != pub.lone:
                found = 1 - max(
                    self._overcall_chance(p.best_odds(hands[pub.lone] | away) - mine.overcalls)
                    for p in self.plain.values()
                )
                found *= self._trump_likelihood(hands[pub.lone] | away, rng) if self.from_hand else 1.0
            for seat in range(at.SEATS):
                if seat not in (self.me, pub.lone):
                    found *= 1 - max(
                        self._overcall_chance(self.values[n].logit(hands[seat], -1)) for n in self.plain
                    )
            return found
        return found if self.me == pub.lone else self._plain_likelihood(hands[pub.lone], away)

    def _overcall_chance(self, odds: float) -> float:
        """Returns how likely a betl or durch would be announced over a suit."""
        mine = self.model
        return soft_chance(odds, mine.least_overcall, mine.keen, mine.least_quiet)

    def _plain_likelihood(self, hand: int, away: int) -> float:
        """Reads an open contract after the first trick as announced when it is sure."""
        pub = self.pub
        found = announcement_likelihood(self.model, pub.contract, hand)
        return (
            found * self.model.feared ** count_spoilers(pub.contract, hand, hand | away)
            if self.compared
            else found
        )

    def _trump_likelihood(self, whole: int, rng: Random) -> float:
        """Returns how likely forehand chose these trumps. It saw the trump card and six more of its twelve cards."""
        shown = self.pub.shown
        rest = [c for c in range(56) if whole >> c & 1 and c != shown]
        if len(rest) < FIRST:
            return 1.0
        seven = mask_of([shown, *rng.sample(rest, FIRST - 1)])
        game = self.values["game"]
        worth = {
            suit: trump_weight(self.model, game, seven, suit)
            for suit in range(4)
            if seven >> 16 * suit & LANE
        }
        mine = worth[shown >> 4]
        strange = self.model.strange_trump
        return strange + (1 - strange) / sum([exp(w - mine) for w in worth.values()])


def trump_features(game: Value, seven: int, suit: int) -> tuple[float, int, bool, bool]:
    """Returns what speaks for a suit as trumps in forehand's first seven cards.

    That is the odds on the game with it, its cards, whether it has a marriage, and whether it is hearts.
    """
    lane = seven >> 16 * suit & LANE
    return game.logit(seven, suit), lane.bit_count(), lane & COUPLE == COUPLE, suit == HEARTS


def trump_weight(model: Parameters, game: Value, seven: int, suit: int) -> float:
    """Returns the log weight of a suit as trumps by forehand's first seven cards.

    Long suits and marriages count for more than what ten such cards would make.
    """
    odds, length, has_marriage, is_hearts = trump_features(game, seven, suit)
    found = model.by_game * odds + model.by_length * length
    return found + model.by_marriage * has_marriage + model.by_hearts * is_hearts
