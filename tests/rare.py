"""Deals composed by hand for rules that chance hardly ever meets: a deck, and what is done as far as it is legal."""

from __future__ import annotations

from collections.abc import Iterator

from hlaska.core.board import State
from hlaska.core.cards import parse_cards
from hlaska.core.game import Game
from tests.laws import Chooser, hashed

RARE: dict[str, list[tuple[str, str]]] = {
    "marias_four": [
        (  # two sevens beside a hundred
            "7S KC JH QH 9D KS TC 9S TH KD TS 9H QD KH 8D JS 7H AC 8C TD 8H JD 7C 7D 9C QC AD QS AH JC 8S AS",
            "cut 2, KS, rank A, suit, good, good, good, hundred, good, flek hundred, good, good, two sevens H",
        ),
    ],
    "pinochle": [
        (  # the defenders take no point, and nines of trumps are all their meld
            "AC TC KC QC QC 9C AC TC KC JC JC 9C AS TS KS JS JS 9S AS TS KS QS QS 9S AH TH KH QH QH 9H AH TH KH JH"
            " JH 9H AD TD KD JD JD 9D AD TD KD QD QD 9D",
            "bid 250, pass, pass, pass, trump C, AC, TC, KC, AS, AC, TC, KC, AS, meld, meld, meld, meld, play",
        ),
        (  # two marriages in every suit
            "AC AC AD AH AC AD AD AH AC AD AH AS KS KS QS QS AS JC JD JD AS JC JD JH JC JC JD JH KH KH QH QH JH JS"
            " KC KD JH JS KC KH JS JS KD KH KD KD QD QD KS QC QH QS KS QD QH TC QC QD QS TC KC KC QC QC TC TD TH TH"
            " TC TD TH TS TD TD TH TS AS AH TS TS",
            "pass, pass, pass, trump S, meld, meld, meld, meld",
        ),
    ],
    "pinochle_three": [
        (  # the double pack: two marriages in every suit
            "KS KS QS QS KH JC JC QC QC KC JH JH QH QH KH TH TH TD TD TD KH QH QH KD KD KC TC AC AC AC KH TH TH"
            " AH AH QD QD KC KC QC AC JS JS QS QS AH AH JD JD JD QC JS JS JH JH KS KS TS TS TS JD QD QD KD KD JC"
            " JC TC TC TC TS AS AS AS AS TD AD AD AD AD",
            "bid 50, pass, pass, trump S",
        ),
    ],
    "thousand": [
        (  # the last seat's only trick is three nines, taken with the nine of trumps: a trick without a point
            "AS QS JS TS 9C JH KS AC 9H 9S TC QC KH AD JC QH TD QD AH KD JD TH KC 9D",
            "bid 100, pass, pass, KC, 9D, keep, play on, play on, AS, QS, JS, KH+, KC, JH, 9S, 9C, 9H, 9D, TH, TD,"
            "AH, KD, QC, QH, TC, JC, TS, AC, QD, KS, AD, JD",
        ),
    ],
}


def scripted(actions: str) -> Chooser:
    """Does the next of these actions that is legal for the seat on turn, and chooses like `hashed` where none is."""
    rest = [text.strip() for text in actions.split(",")]
    otherwise = hashed(0)

    def choose(game: Game, state: State, count: int) -> tuple[int, int]:
        seat = state.pub.turn
        legal = game.legal(state, seat)
        wanted = next((a for a in legal if rest[count:] and game.action_text(a) == rest[count]), None)
        return otherwise(game, state, count) if wanted is None else (seat, wanted)

    return choose


def rare_deals(name: str) -> Iterator[tuple[tuple[int, ...], Chooser]]:
    for deck, actions in RARE.get(name, ()):
        yield parse_cards(deck), scripted(actions)
