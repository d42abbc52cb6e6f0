"""A deal of Schnapsen, action by action: what is legal, what is done, and how it is settled."""

import hlaska

deal = hlaska.Deal(hlaska.game("schnapsen"), seed=2026)
while not deal.over:
    deal.play(deal.legal()[0])  # a text such as QH, QH+ (with a marriage) or close

for item in deal.items:
    print(item.key, item.value, item.rule)
print("points", deal.points, "result", deal.result)
