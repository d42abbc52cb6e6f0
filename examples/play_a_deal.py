"""Plays one deal of Schnapsen, action by action, and prints how it is settled."""

import hlaska

deal = hlaska.Deal(hlaska.game("schnapsen"), seed=2026)
while not deal.over:
    deal.play(deal.legal()[0])  # the first legal action: a text such as QH, QH+ (with a marriage) or close

for item in deal.items:  # what counts, how much, and the rule that says so
    print(item.key, item.value, item.rule)
print("points", deal.points, "result", deal.result)  # both by seat
