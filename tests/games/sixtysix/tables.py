"""Positions of the worked examples as states of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hlaska.core.board import entry
from hlaska.core.cards import parse_card, parse_suit
from hlaska.core.options import change
from hlaska.core.public import update
from hlaska.games.sixtysix.game import SixtySix
from hlaska.games.sixtysix.position import totals
from hlaska.games.sixtysix.public import SixtySixPublic, State
from hlaska.kernel import layout as word

SEATS = {"F": 0, "D": 1, "M": 1}
NAMES = "FD"


def game_of(example: dict[str, Any], more: dict[str, Any] | None = None) -> SixtySix:
    base = SixtySix.presets[example.get("preset", "mariage")]
    return SixtySix(change(base, {**(example.get("options") or {}), **(more or {})}))  # type: ignore[arg-type]


def cards(texts: list[str]) -> list[int]:
    return [parse_card(str(t)) for t in texts]


def pair(by_name: dict[str, int]) -> tuple[int, int]:
    return by_name["F"], by_name["D"]


def shares_of(game: SixtySix, used: list[int], *sizes: int) -> list[list[int]]:
    """The cards that are not used, in packets of these sizes and the rest."""
    left = list((Counter(game.pack) - Counter(used)).elements())
    out = []
    for size in sizes:
        out.append(left[:size])
        left = left[size:]
    return [*out, left]


def settled(example: dict[str, Any]) -> tuple[SixtySix, State]:
    """The state just before the deal of a `settlement` is scored."""
    game = game_of(example)
    won, tricks, given = counts(example)
    closed = example.get("closed")
    pub = SixtySixPublic("final", 0, parse_suit(example.get("trump", "C")), 0, (0, 0), taken=tricks)
    if closed:
        pub = change_pub(pub, closer=SEATS[closed["by"]], frozen=(closed["opp_tricks"], closed["opp_points"]))
    pairs = [0, 0]
    for meld in example.get("marriages") or []:
        name, suit = meld.split("-")
        pairs[SEATS[name]] |= 1 << parse_suit(suit)
    last = SEATS.get(example.get("last_trick", ""), 0)
    if "last_trick" in example and "totals" not in (example.get("given") or {}):
        won[last] += game.positions.base_position(pub, ((),) * 7)[word.LAST_POINTS]
    pub = change_pub(pub, won=(won[0], won[1]), pairs=(pairs[0], pairs[1]), last_by=last)
    return game, State(change_pub(pub, points=given or totals(pub)), ((),) * 7)


def counts(example: dict[str, Any]) -> tuple[list[int], tuple[int, int], tuple[int, int] | None]:
    """Points in tricks, tricks, and the totals if the example gives them as they are."""
    given = example.get("given")
    if given:
        totals = pair(given["totals"]) if "totals" in given else None
        return list(pair(given.get("card_points", {"F": 0, "D": 0}))), pair(given["tricks"]), totals
    values = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}  # mariage:CD.VALUE.1
    piles = [[str(c) for c in example["piles"][name]] for name in NAMES]
    won = [sum(values.get(c[0], 0) for c in pile) for pile in piles]
    return won, (len(piles[0]) // 2, len(piles[1]) // 2), None


def change_pub(pub: SixtySixPublic, **changes: Any) -> SixtySixPublic:

    return update(pub, **changes)


def position(game: SixtySix, case: dict[str, Any]) -> State:
    """The state of a case of kind `legality`; cards that nobody names are laid out anyhow."""
    p = case["position"]
    (actor, held) = next(iter(p["hand"].items()))
    seat, leader = SEATS[actor], SEATS[p["leader"]]
    hand = cards(held)
    led = cards([p["led"]]) if "led" in p else []
    indicator = cards([p["indicator"]]) if "indicator" in p else []
    size = len(hand) - len(led) if p["phase"] == "FOLLOW" else len(hand)
    used = [*hand, *led, *indicator]
    other, talon, rest = shares_of(game, used, size, max(0, p["talon"] - 1))
    half = 2 * p["tricks"]["F"]
    hands = [hand, other] if seat == 0 else [other, hand]
    everyone = (1 << game.seats) - 1
    places = [
        *([entry(c, 1 << s) for c in sorted(hands[s])] for s in (0, 1)),
        [entry(c, 0) for c in talon],
        [entry(c, everyone) for c in indicator],
        [entry(c, everyone) for c in led],
        [entry(c, 0) for c in rest[:half]],
        [entry(c, 0) for c in rest[half:]],
    ]
    tricks = pair(p["tricks"])
    follow = p["phase"] == "FOLLOW"
    assert follow or p.get("first_lead", False) == (sum(tricks) == 0)
    pub = SixtySixPublic(
        p["phase"].lower(),
        1 - leader if follow else leader,
        parse_suit(p["trump"]),
        leader,
        (0, 0),
        taken=tricks,
        last_by=leader if sum(tricks) else -1,
        closer=SEATS[p["closed"]] if "closed" in p else -1,
    )
    return State(pub, tuple(tuple(x) for x in places))
