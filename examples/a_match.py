"""Plays a whole match of Thousand between computer players, deal after deal."""

import hlaska

game = hlaska.game("thousand")
match, deals = None, 0
while match is None or not match.winners:
    players = [hlaska.player("greedy", game, seed=3 * deals + seat) for seat in range(game.seats)]
    deal = hlaska.Deal(game, seed=deals, match=match).play_on(players)  # to the end of the deal
    match, deals = deal.next_match(), deals + 1  # the scores that the next deal starts from

print(f"{deals} deals, scores {match.scores}, won by chair {match.winners[0]}")
