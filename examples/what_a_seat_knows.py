"""Shows what one seat may know: its own cards and what lies open.

Its view and its events have -1, printed as ??, for every card that it may not see.
"""

import hlaska
from hlaska.core.cards import cards_text
from hlaska.core.knowledge import CardKnowledge

deal = hlaska.Deal(hlaska.game("two_handed"), seed=5)
for _ in range(20):
    deal.play(deal.legal()[0])

view = deal.view(0)
for name, place in zip(deal.game.places, view.places, strict=True):
    # The lowest six bits of an entry are the card; those above say which seats know it.
    print(f"{name:8} {cards_text(entry if entry < 0 else entry & 63 for entry in place)}")

# What follows for the hidden cards from all that the seat has seen.
known = CardKnowledge.of(deal.game, view, deal.events(0))
certain = [card for place, card in known.slots(view) if card >= 0]
print("proved of the hidden cards:", cards_text(certain) or "nothing")
