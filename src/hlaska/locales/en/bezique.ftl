# Bezique and Rubicon Bezique

game-bezique = Bezique
game-bezique-line = Win tricks, lay down combinations, draw; aces and tens count at the end
preset-bezique-bezique = Bezique
    .detail = two packs, a match to a number of points
preset-bezique-rubicon = Rubicon Bezique
    .detail = four packs, each deal is a game; a loser below 1000 points is rubiconed

# what is asked
question-bezique-lead = Your lead.
question-bezique-follow = Play to the trick.
question-bezique-meld = You won the trick. Score something, or draw.
question-bezique-lay = Which cards do you lay down?
question-bezique-blanche = Do you show carte blanche?
question-bezique-wait = It is { SEAT($seat) }’s turn.
title-bezique-bezique-stock = Trumps: { SUIT($suit) } · stock { $n }
title-bezique-bezique-strict = Trumps: { SUIT($suit) } · stock empty
title-bezique-rubicon-stock = Rubicon · trumps: { SUIT($suit) } · stock { $n }
title-bezique-rubicon-strict = Rubicon · trumps: { SUIT($suit) } · stock empty
title-bezique-rubicon-open = Rubicon · no trumps yet · stock { $n }
duty-bezique-lay = { $n ->
    [one] Choose { $n } more card for the combination.
   *[other] Choose { $n } more cards for the combination.
}
stake-bezique = { SEAT($seat) }: { $points } points in this deal, { $total } of { $target } in all
stake-bezique-you = You: { $points } points in this deal, { $total } of { $target } in all
stake-bezique-rubicon = { SEAT($seat) }: { $points } points
stake-bezique-rubicon-you = You: { $points } points

# buttons
act-bezique-lay = Lay down the { CARD($card) }
act-bezique-draw = Draw
    .detail = { $n ->
        [one] leaves { $n } card in the stock
       *[other] leaves { $n } cards in the stock
    }
act-bezique-draw-last = Draw
    .detail = the last two cards; your opponent gets the { CARD($card) }
act-bezique-pass = Do not show it
    .detail = no points for carte blanche
act-bezique-blanche = Show carte blanche: { $points } points
    .detail = show a hand without king, queen or jack
act-bezique-exchange = Exchange the seven: { $points } points
    .detail = take the { CARD($card) }
act-bezique-seven = Show the seven: { $points } points
    .detail = { CARD($card) }
act-bezique-marriage = Declare a marriage: { $points } points
    .detail = king and queen of { SUIT($suit) }
act-bezique-royal = Declare a royal marriage: { $points } points
    .detail = king and queen of trumps
act-bezique-royal-trump = Declare a marriage: { $points } points
    .detail = makes { SUIT($suit) } trumps
act-bezique-sequence = Declare a sequence: { $points } points
    .detail = ace, ten, king, queen and jack of trumps
act-bezique-sequence-trump = Declare a sequence: { $points } points
    .detail = makes { SUIT($suit) } trumps
act-bezique-plain-sequence = Declare a plain sequence: { $points } points
    .detail = ace to jack of { SUIT($suit) }
act-bezique-bezique = Declare bezique: { $points } points
act-bezique-double-bezique = Declare double bezique: { $points } points
act-bezique-triple-bezique = Declare triple bezique: { $points } points
act-bezique-quadruple-bezique = Declare quadruple bezique: { $points } points
act-bezique-four-aces = Declare four aces: { $points } points
act-bezique-four-kings = Declare four kings: { $points } points
act-bezique-four-queens = Declare four queens: { $points } points
act-bezique-four-jacks = Declare four jacks: { $points } points

# calls and events
call-bezique-pass = { SEAT($seat) } shows no carte blanche.
call-bezique-pass-you = You show no carte blanche.
call-bezique-carte-blanche = { SEAT($seat) } shows carte blanche.
call-bezique-carte-blanche-you = You show carte blanche.
call-bezique-exchange = { SEAT($seat) } exchanges the seven.
call-bezique-exchange-you = You exchange the seven.
call-bezique-show-seven = { SEAT($seat) } shows the seven.
call-bezique-show-seven-you = You show the seven.
call-bezique-marriage = { SEAT($seat) } declares a marriage in { SUIT($suit) }.
call-bezique-marriage-you = You declare a marriage in { SUIT($suit) }.
call-bezique-royal = { SEAT($seat) } declares the royal marriage in { SUIT($suit) }.
call-bezique-royal-you = You declare the royal marriage in { SUIT($suit) }.
call-bezique-sequence = { SEAT($seat) } declares the sequence in { SUIT($suit) }.
call-bezique-sequence-you = You declare the sequence in { SUIT($suit) }.
call-bezique-plain-sequence = { SEAT($seat) } declares a plain sequence in { SUIT($suit) }.
call-bezique-plain-sequence-you = You declare a plain sequence in { SUIT($suit) }.
call-bezique-bezique = { SEAT($seat) } declares bezique.
call-bezique-bezique-you = You declare bezique.
call-bezique-double-bezique = { SEAT($seat) } declares double bezique.
call-bezique-double-bezique-you = You declare double bezique.
call-bezique-triple-bezique = { SEAT($seat) } declares triple bezique.
call-bezique-triple-bezique-you = You declare triple bezique.
call-bezique-quadruple-bezique = { SEAT($seat) } declares quadruple bezique.
call-bezique-quadruple-bezique-you = You declare quadruple bezique.
call-bezique-four-aces = { SEAT($seat) } declares four aces.
call-bezique-four-aces-you = You declare four aces.
call-bezique-four-kings = { SEAT($seat) } declares four kings.
call-bezique-four-kings-you = You declare four kings.
call-bezique-four-queens = { SEAT($seat) } declares four queens.
call-bezique-four-queens-you = You declare four queens.
call-bezique-four-jacks = { SEAT($seat) } declares four jacks.
call-bezique-four-jacks-you = You declare four jacks.
event-bezique-turned = The { CARD($card) } is turned up: trumps are { SUIT($suit) }.
event-bezique-trump = Trumps are { SUIT($suit) }.
event-bezique-trick = { SEAT($seat) } takes the trick.
event-bezique-trick-you = You take the trick.
event-bezique-lay = { SEAT($seat) } lays down the { CARD($card) }.
event-bezique-lay-you = You lay down the { CARD($card) }.
event-bezique-exchange = { SEAT($seat) } takes the { CARD($card) }.
event-bezique-exchange-you = You take the { CARD($card) }.
event-bezique-draw-hidden = { SEAT($seat) } draws.
event-bezique-draw = { SEAT($seat) } draws the { CARD($card) }.
event-bezique-draw-you = You draw the { CARD($card) }.
event-bezique-score = { SEAT($seat) } scores { $points } points.
event-bezique-score-you = You score { $points } points.
event-bezique-win = { SEAT($seat) } reaches the target and wins.
event-bezique-win-you = You reach the target and win.
event-bezique-settle = { SEAT($seat) } wins the game: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-bezique-settle-you = You win the game: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-bezique-void = Equal scores: nobody wins this game.

# settlement
item-bezique-turned = Seven turned up
item-bezique-exchange = Seven exchanged
item-bezique-seven = Seven of trumps
item-bezique-marriage = Marriage, { SUIT($suit) }
item-bezique-royal = Royal marriage, { SUIT($suit) }
item-bezique-sequence = Sequence, { SUIT($suit) }
item-bezique-plain-sequence = Plain sequence, { SUIT($suit) }
item-bezique-bezique = Bezique
item-bezique-double-bezique = Double bezique
item-bezique-triple-bezique = Triple bezique
item-bezique-quadruple-bezique = Quadruple bezique
item-bezique-four-aces = Four aces
item-bezique-four-kings = Four kings
item-bezique-four-queens = Four queens
item-bezique-four-jacks = Four jacks
item-bezique-declared = Combinations and sevens
item-bezique-carte-blanche = Carte blanche
item-bezique-last = Last trick
item-bezique-brisques = Brisques
    .detail = aces and tens won, 10 points each
item-bezique-difference = Difference in hundreds
    .detail = { $w } points to { $l }
item-bezique-saved = Difference in hundreds: brisques save the loser
    .detail = { $w } points to { $l } with brisques
item-bezique-sum = Both scores in hundreds
    .detail = { $w } and { $l } points
item-bezique-game = Game
item-bezique-rubicon = Rubicon
    .detail = the loser has less than 1000 points
item-bezique-void = Equal scores: nobody wins

# refusals
refused-bezique-copy = You do not hold that copy of the { CARD($card) }: write the card without the sign after it.
refused-bezique-draw-first = Draw before you lead.
refused-bezique-blanche-first = First say whether you show carte blanche.
refused-bezique-moment = You can score only after winning a trick, before you draw.
refused-bezique-strict = The stock is gone: you can declare nothing more.
refused-bezique-form = There is no such combination in this game.
refused-bezique-one = Only one combination after each trick: keep this one for later.
refused-bezique-cards = You do not hold the cards for this.
refused-bezique-used = You have already used one of these cards in such a combination, or in a higher one.
refused-bezique-taken = You have just taken this card for your seven: score with it after a later trick.
refused-bezique-hand-card = At this table one card must come from your hand.
refused-bezique-order = Name the cards one by one from the lowest up, or all at once: next comes the { CARD($card) }.
refused-bezique-seven-once = Only one seven after each trick.
refused-bezique-exchange-seven = The { CARD($card) } itself lies under the stock: show yours instead.
refused-bezique-seven-played = At this table a seven scores when you play it.
refused-bezique-seven-exchange = Exchange the { CARD($card) }: you can show it only once a seven lies under the stock.
refused-bezique-seven-shown = You have already scored the { CARD($card) }.
refused-bezique-blanche-court = You hold a king, a queen or a jack.
refused-bezique-blanche-moment = You can show carte blanche before the first lead, and again after a draw.

# house rules: values
option-bezique-bz_form = Form
    .help = You play Bezique with two packs to a target, or Rubicon Bezique with four packs, where each deal is a game.
option-bezique-bz_form-bezique = Bezique, two packs
option-bezique-bz_form-rubicon = Rubicon Bezique, four packs
option-bezique-bz_target_check = Reaching the target
    .help = You win as soon as you reach it, or only when the deal is over.
option-bezique-bz_target_check-immediate = at once
option-bezique-bz_target_check-end_of_deal = after the deal
option-bezique-bz_seven = Sevens of trumps
    .help = A seven scores when you exchange or show it; or when you exchange it, and when you play it.
option-bezique-bz_seven-declare = exchanged or shown
option-bezique-bz_seven-when_played = exchanged, and when played
option-bezique-bz_bezique_cards = Cards of the bezique
    .help = It is always queen of spades and jack of diamonds; or queen of clubs and jack of hearts when spades or diamonds are trumps.
option-bezique-bz_bezique_cards-fixed = always the same
option-bezique-bz_bezique_cards-swap = other cards when trumps are spades or diamonds
option-bezique-strict_follow = Duties after the stock
    .help = You must follow suit and beat the card led, or else trump; or you need not beat it.
option-bezique-strict_follow-F2 = follow, beat, trump
option-bezique-strict_follow-F1 = follow or trump
option-bezique-bz_brisque_timing = When aces and tens count
    .help = You count them after the last trick, the non-dealer first; or as you win them.
option-bezique-bz_brisque_timing-end = after the last trick
option-bezique-bz_brisque_timing-won = as they are won
option-bezique-target = Points to win
    .help = The first player with this many wins the match.
option-bezique-bz_need_hand_card = A card from the hand
    .help = Each combination needs one card that is not on the table yet.
option-bezique-bz_last_trick_at = Last trick bonus for
    .help = Ten points go to the winner of the very last trick, or of the last one before the stock is gone.
