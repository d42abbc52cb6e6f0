"""Seats a bot of a course's Schnapsen platform.

It is handed over with that platform's modules (docs/bots.md).

The cards it cannot see are made up. The platform's own engine plays again what has happened.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from hlaska.research.players.function_bot import Act

SUITS: Final = {"C": "CLUBS", "S": "SPADES", "H": "HEARTS", "D": "DIAMONDS"}
RANKS: Final = {"A": "ACE", "T": "TEN", "K": "KING", "Q": "QUEEN", "J": "JACK"}
TEXTS: Final = {f"{rank}_{suit}": r + s for r, rank in RANKS.items() for s, suit in SUITS.items()}


def act_of(bot: Any, game: Any, deck: Any) -> Act:
    """Makes the function of a `py:` player.

    game, deck: the platform's modules of these names.
    """
    engine, cards = game.SchnapsenGamePlayEngine(), {text: deck.Card[name] for name, text in TEXTS.items()}

    def act(asked: dict[str, Any]) -> str:
        if asked["options"].get("closing", True) or not asked["options"].get("auto_claim"):
            raise ValueError("no closing, no claims there: add --set closing=false --set auto_claim=true")
        state, lead = _replay(game, engine, cards, asked["events"], f"hand{1 - asked['seat']}")
        seen = (state, engine, lead)
        view = game.FollowerPerspective(*seen) if lead else game.LeaderPerspective(*seen[:2])
        move = bot.get_move(view, lead)
        led = move.underlying_regular_move() if move.is_marriage() else move
        return "rob" if move.is_trump_exchange() else TEXTS[led.card.name] + "+" * bool(move.is_marriage())

    return act


def _replay(game: Any, engine: Any, cards: dict[str, Any], events: Any, theirs: str) -> tuple[Any, Any]:
    """Returns the platform's state before the trick, and the move that leads to it."""
    dealt = _rebuild_deal(cards, events, theirs)
    piles = {name: [cards[card] for card in pile] for name, pile in dealt.items()}
    script: Any = SimpleNamespace(
        notify_trump_exchange=lambda move: None, get_move=lambda *_, **__: script.answer
    )
    seats = [game.BotState(script, game.Hand(piles[f"hand{seat}"])) for seat in range(2)]
    state, lead = game.GameState(*seats, game.Talon(piles["talon"] + piles["trump"]), None), None
    play = engine.trick_implementer.play_trick_with_fixed_leader_move
    for event in events:
        if event["kind"] == "rob" and event["from"] != "trump":
            state = play(engine, state, game.TrumpExchange(cards[event["cards"][0]]))
        elif event["kind"] == "play" and lead:
            script.answer = game.RegularMove(cards[event["cards"][0]])
            state, lead = play(engine, state, lead), None
        elif event["kind"] == "play":
            lead = game.RegularMove(cards[event["cards"][0]])
            if event.get("value", 0) & 1:
                pair = game.Marriage(*(cards[rank + event["cards"][0][1]] for rank in "QK"))
                lead = pair if pair.underlying_regular_move().card is lead.card else lead
                if lead is not pair:  # the platform always leads the same one of the two
                    state.leader.score += engine.trick_scorer.marriage(pair, state)
    return state, lead


def _rebuild_deal(cards: dict[str, Any], events: Any, theirs: str) -> dict[str, list[str]]:
    """Returns hands and stock as dealt. Cards that the bot does not know are made up."""
    piles: dict[str, list[str]] = {"hand0": [], "hand1": [], "talon": [], "trump": []}
    slots, shown = [], []
    for event in events:
        source, seen = event.get("from"), event.get("cards", [])
        if event["kind"] in ("move", "draw") and source == "talon":
            pile = piles["talon" if event["kind"] == "draw" else event["to"]]
            slots += [(pile, len(pile) + i) for i in range(len(seen)) if event["to"] == theirs]
            pile += seen
        elif source == theirs and event["kind"] in ("play", "show", "rob"):
            shown += seen
    known = {card for pile in piles.values() for card in pile}  # the trump card may get into their hand
    unseen = [
        card for card in dict.fromkeys((*shown, *cards)) if card not in known
    ]  # first what they had first
    for pile, i in [*slots, *((piles["talon"], i) for i in range(len(piles["talon"]), 9))]:
        pile[i : i + 1] = [unseen.pop(0)]
    return piles
