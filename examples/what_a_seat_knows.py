"""A seat sees its own cards and what lies open: views and events have -1 for everything else."""

import hlaska
from hlaska.core.cards import cards_text
from hlaska.core.knowledge import CardKnowledge

deal = hlaska.Deal(hlaska.game("two_handed"), seed=5)
for _ in range(20):
    deal.play(deal.legal()[0])

view = deal.view(0)
for name, place in zip(deal.game.places, view.places, strict=True):
    print(f"{name:8} {cards_text(entry if entry < 0 else entry & 63 for entry in place)}")

known = CardKnowledge.of(deal.game, view, deal.events(0))
certain = [card for place, card in known.slots(view) if card >= 0]
print("proved of the hidden cards:", cards_text(certain) or "nothing")
