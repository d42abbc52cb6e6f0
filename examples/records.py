"""A record is text: it is written, read, edited by hand and checked against the rules."""

import hlaska
from hlaska.core.errors import BadRecord

game = hlaska.game("mariage")
deal = hlaska.Deal(game, seed=7).play_on([hlaska.player("greedy", game, seed) for seed in (1, 2)])
text = deal.record()
print(text)

again = hlaska.read(text)[0]
assert (again.deck, again.result) == (deal.deck, deal.result)

try:
    hlaska.read(text.replace("Result: ", "Result: 1"))
except BadRecord as error:
    print(error)  # the line, what it says and what is so
