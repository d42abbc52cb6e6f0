# A deal that is over, step by step, and what a review says of it: loaded where a replay is shown.
replay-title = Replay of deal { $n }
replay-step = Step { $n } of { $of }
replay-steps = Steps
replay-steps-go = Move through the steps
replay-view = View
replay-dealt = The deal begins.
replay-picks = { $name } picks out the { CARD($card) }.
replay-picks-you = You pick out the { CARD($card) }.
replay-picks-hidden = { $name } picks out a card.
replay-at-start = This is the beginning.
replay-at-end = This is the end of the deal.
replay-press = This is a replay. To play these cards yourself, choose “Play on from here”.
replay-first = To the beginning
replay-trick-back = One trick back
replay-back = One step back
replay-forward = One step on
replay-trick-on = One trick on
replay-last = To the end
replay-seat = Seen by
replay-open = Show all cards
replay-record = Save as text
replay-deal-before = Previous deal
replay-deal-after = Next deal
replay-play = Play on from here
replay-play-more = You get a new table with the same cards. You take the seat of { $name }, and computer players take the others. It is practice and is not counted.
replay-play-own = You get a new table with the same cards. You keep your seat, and computer players take the others. It is practice and is not counted.
replay-review = Review my play
replay-review-wait = Looking at step { $done } of { $of } …
replay-review-queue = Waiting for { $n ->
    [one] another review
   *[other] { $n } other reviews
} …
replay-review-sum = Expected { $expected }, mistakes { $lost }, luck { $luck }: result { $result }.
replay-review-none = No mistakes: every decision was as good as the best.
replay-review-errors = { $n ->
    [one] One mistake cost { $lost }
   *[other] { $n } mistakes together cost { $lost }
} { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
}.
replay-counted = { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
}
replay-review-luck-good = Luck of the cards and the others’ play: +{ $luck } { replay-counted }.
replay-review-luck-bad = Luck of the cards and the others’ play: −{ $luck } { replay-counted }.
replay-review-luck-none = Luck of the cards and the others’ play: nothing either way.
replay-review-field = Average players score { $field } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
} with these cards.
replay-review-chart = What you could expect, decision by decision
replay-review-best = Best: { $what }, { $worth } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
} on average.
replay-review-cost = This choice was { $cost } { $counted ->
    [unit] unit
    [units] units
    [point] point
   *[points] points
} worse (±{ $error }).
replay-mistake-next = Next mistake ({ $n })
replay-review-good = as good as the best
replay-review-less = cost { $cost }
replay-text = The record as text
replay-text-more = Paste the record of a deal, or open a file: you see it on the table, step by step.
replay-show = Show it
replay-file = Open a file
replay-bad = We cannot show this record: { $text }
replay-edit-this = Edit this position
