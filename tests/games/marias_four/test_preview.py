"""A preview never tells what hangs on a hidden partner (marias:P4.VAR.2a)."""

from __future__ import annotations

from random import Random

from hlaska.core.actions import CALL
from hlaska.games import find_game
from hlaska.games.marias_four.public import SEATS, TRICK, WITH_PARTNER
from hlaska.table.preview import preview
from tests import laws

WANTED = 40


def test_no_preview_of_a_trick_that_may_end_a_durch_with_partner() -> None:
    """The last card of a trick ends the deal or not by who the partner is, so it is not previewed; the others are."""
    game = find_game("marias_four", "four_partner_durchs")
    wanted = game.parse_action("durch with partner")
    stopped = shown = 0
    for seed in range(200):
        rng = Random(seed)
        state, happened = game.start(game.opening(), laws.shuffled(game, rng))
        while state.pub.turn >= 0 and stopped < WANTED:
            seat = state.pub.turn
            legal = game.legal(state, seat)
            plain = rng.choice(legal) if legal[0] < CALL else legal[0]
            action = wanted if wanted in legal else plain
            if action < CALL and state.pub.phase == "play" and state.pub.contract == WITH_PARTNER:
                ends = len(state.places[TRICK]) == SEATS - 1 and state.pub.partner < 0
                done, _, _ = preview(
                    game, game.view(state, seat), [e.for_seat(seat) for e in happened], (action,)
                )
                assert done == (() if ends else (action,))
                stopped, shown = stopped + ends, shown + (not ends)
            state, events = game.apply(state, seat, action)
            happened += events
    assert stopped >= WANTED
    assert shown
