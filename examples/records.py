"""Writes a deal as a record, reads it again, and finds a mistake in it.

A record is text, which can be edited by hand. Reading it checks every action against the rules.
"""

import hlaska
from hlaska.core.errors import BadRecord

game = hlaska.game("mariage")
deal = hlaska.Deal(game, seed=7).play_on([hlaska.player("greedy", game, seed) for seed in (1, 2)])
text = deal.record()
print(text)

again = hlaska.read(text)[0]  # the first deal of the record
assert (again.deck, again.result) == (deal.deck, deal.result)

try:  # claim a wrong result
    hlaska.read(text.replace("Result: ", "Result: 1"))
except BadRecord as error:
    print(error)  # the line, what is so, and what the record says
