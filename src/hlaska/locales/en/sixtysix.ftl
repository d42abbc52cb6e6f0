# Mariage, Sixty-Six and Schnapsen

game-sixtysix = Mariage, Sixty-Six, Schnapsen
game-sixtysix-line = Draw, declare marriages, close the stock, claim sixty-six
preset-sixtysix-mariage = Mariage
    .detail = 32 cards; marriages only while the stock is open
preset-sixtysix-sixty_six_32 = Sixty-Six, 32 cards
    .detail = like Mariage, with 10 points for the last trick
preset-sixtysix-sixty_six_24 = Sixty-Six, 24 cards
    .detail = exchange with the nine of trumps, 10 points for the last trick, at 65 each the next winner gets a game point more
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 cards; the score freezes when you close; a Bummerl for each lost game
preset-sixtysix-mariage_three = Mariage for three
    .detail = the dealer sits out and scores with the winner; no closing
preset-sixtysix-sixty_six_32_three = Sixty-Six for three, 32 cards
    .detail = the dealer sits out and scores with the winner
preset-sixtysix-sixty_six_24_three = Sixty-Six for three, 24 cards
    .detail = the dealer sits out and scores with the winner

# what is asked
question-sixtysix-lead = Your lead.
question-sixtysix-follow = Play to the trick.
question-sixtysix-predraw = You won the trick. Draw?
question-sixtysix-final = All the cards have been played. Do you claim 66?
question-sixtysix-wait = It is { SEAT($seat) }’s turn.
title-sixtysix-open = Trumps: { SUIT($suit) } · stock { $n }
title-sixtysix-closed = Trumps: { SUIT($suit) } · closed by { SEAT($seat) }
title-sixtysix-closed-you = Trumps: { SUIT($suit) } · closed by you
title-sixtysix-empty = Trumps: { SUIT($suit) } · stock empty
meld-sixtysix = Marriage in { SUIT($suit) }: { $value }
meld-sixtysix-pending = Marriage in { SUIT($suit) }: { $value } once you win a trick
stake-sixtysix-marks = Bummerl of { SEAT($seat) }: { $n } of { $of }
    .detail = A Bummerl marks a lost game; { $of } of them lose the match.
stake-sixtysix-marks-you = Your Bummerl: { $n } of { $of }
    .detail = A Bummerl marks a lost game; { $of } of them lose the match.
stake-sixtysix-run = { SEAT($seat) } has won { $n } of 3 deals in a row
stake-sixtysix-run-you = You have won { $n } of 3 deals in a row
stake-sixtysix-games = Game points of { SEAT($seat) }: { $n }
stake-sixtysix-games-you = Your game points: { $n }
stake-sixtysix-carried = Carried over: { $worth ->
    [one] { $worth } game point
   *[other] { $worth } game points
} for the next winner
stake-sixtysix-closed = { SEAT($seat) } has closed: without 66 the opponent scores { $worth } game points
stake-sixtysix-closed-you = You have closed: without 66 your opponent scores { $worth } game points
stake-sixtysix-pending = { SEAT($seat) }: a marriage of { $value } counts once they win a trick
stake-sixtysix-pending-you = Your marriage of { $value } counts once you win a trick

# buttons
act-sixtysix-draw = Draw
    .detail = { $n ->
        [one] leaves { $n } card in the stock
       *[other] leaves { $n } cards in the stock
    }
act-sixtysix-draw-last = Draw
    .detail = the last two cards; your opponent gets the { CARD($card) }
act-sixtysix-pass = Do not claim
    .detail = { $own } points to { $other }
act-sixtysix-rob = Take the { CARD($card) }
    .detail = for your lowest trump
act-sixtysix-close = Close the stock
    .detail = { $missing ->
        [0] you have 66
       *[other] you need { $missing } more points: win { $win }, lose { $lose ->
            [one] { $lose } game point
           *[other] { $lose } game points
        }
    }
    .confirm = Really close? Without 66 your opponent scores { $lose ->
        [one] { $lose } game point
       *[other] { $lose } game points
    }.
act-sixtysix-claim = Claim 66
    .detail = { $own } points to { $other }: you score { $worth ->
        [one] { $worth } game point
       *[other] { $worth } game points
    }
    .confirm = Claim 66 with { $own } points? You score { $worth ->
        [one] { $worth } game point
       *[other] { $worth } game points
    }.
act-sixtysix-claim-wrong = Claim 66
    .detail = you have { $own } points: your opponent would score { $worth ->
        [one] { $worth } game point
       *[other] { $worth } game points
    }
    .confirm = Really claim with { $own } points? Your opponent scores { $worth ->
        [one] { $worth } game point
       *[other] { $worth } game points
    }.

# calls and events
call-sixtysix-draw = { SEAT($seat) } draws.
call-sixtysix-draw-you = You draw.
call-sixtysix-pass = { SEAT($seat) } does not claim.
call-sixtysix-pass-you = You do not claim.
call-sixtysix-rob = { SEAT($seat) } exchanges the trump card.
call-sixtysix-rob-you = You exchange the trump card.
call-sixtysix-close = { SEAT($seat) } closes the stock.
call-sixtysix-close-you = You close the stock.
call-sixtysix-claim = { SEAT($seat) } claims sixty-six.
call-sixtysix-claim-you = You claim sixty-six.
event-sixtysix-turned = The { CARD($card) } is turned up: trumps are { SUIT($suit) }.
event-sixtysix-declare = { SEAT($seat) } plays the { CARD($card) } and declares { $value }.
event-sixtysix-declare-you = You play the { CARD($card) } and declare { $value }.
event-sixtysix-trick = { SEAT($seat) } takes the trick: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-sixtysix-trick-you = You take the trick: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-sixtysix-rob = { SEAT($seat) } takes the { CARD($card) }.
event-sixtysix-rob-you = You take the { CARD($card) }.
event-sixtysix-draw = { SEAT($seat) } draws the { CARD($card) }.
event-sixtysix-draw-you = You draw the { CARD($card) }.
event-sixtysix-settle = { SEAT($seat) } wins the deal: { $value ->
    [one] { $value } game point
   *[other] { $value } game points
}.
event-sixtysix-settle-you = You win the deal: { $value ->
    [one] { $value } game point
   *[other] { $value } game points
}.
event-sixtysix-standing = Equal points: nobody wins, and the next winner gets a game point more.

# settlement
item-sixtysix-right-claim = Sixty-six claimed
    .detail = { $own } points to { $other }
item-sixtysix-wrong-claim = Wrong claim by the opponent
    .detail = { $other } points, not 66
item-sixtysix-closer-failed = The opponent closed and failed
    .detail = { $other } points, and no right claim
item-sixtysix-unclaimed = More points, nobody claimed
    .detail = { $own } points to { $other }
item-sixtysix-tie = Equal points: forehand wins
    .detail = { $own } points to { $other }
item-sixtysix-carry = Equal points: nobody wins
    .detail = { $own } points to { $other }
item-sixtysix-last-trick = Last trick, nobody claimed
    .detail = { $own } points to { $other }
item-sixtysix-raw = Points in cards and marriages
points-sixtysix = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
item-sixtysix-carried = Carried over from drawn deals
item-sixtysix-dealer = The dealer scores with the winner
factor-sixtysix-schneider = schneider
factor-sixtysix-schwarz = no trick
factor-sixtysix-penalty = penalty
factor-sixtysix-penalty-schwarz = penalty, no trick

# refusals
refused-sixtysix-draw = There is nothing to draw now.
refused-sixtysix-draw-first = First draw, close or exchange.
refused-sixtysix-pass = You can say that you do not claim only after the last trick.
refused-sixtysix-rob-off = You cannot exchange the trump card at this table.
refused-sixtysix-rob-turn = You can exchange the trump card only when it is your lead.
refused-sixtysix-rob-later = Exchange after drawing, before you lead.
refused-sixtysix-rob-drawn = You had to exchange before drawing.
refused-sixtysix-rob-closed = The stock is closed or empty: you cannot exchange any more.
refused-sixtysix-rob-last = Too few cards are left in the stock to exchange: { $n }.
refused-sixtysix-rob-trick = Win a trick before you exchange the trump card.
refused-sixtysix-rob-done = The { CARD($card) } is the trump card itself: there is nothing to exchange.
refused-sixtysix-rob-card = You need the { CARD($card) } to exchange.
refused-sixtysix-close-off = You cannot close the stock at this table.
refused-sixtysix-close-turn = You can close the stock only when it is your lead.
refused-sixtysix-close-later = Close after drawing, before you lead.
refused-sixtysix-close-drawn = You had to close before drawing.
refused-sixtysix-close-closed = The stock is already closed or empty.
refused-sixtysix-close-last = Too few cards are left in the stock to close: { $n }.
refused-sixtysix-claim-auto = At this table 66 points end the deal without a claim.
refused-sixtysix-claim-order = { SEAT($seat) } may claim first.
refused-sixtysix-claim-turn = Claim 66 on your turn.
refused-sixtysix-claim-trick = Claim 66 right after you win a trick or declare a marriage.
refused-sixtysix-meld-lead = You can declare a marriage only when you lead.
refused-sixtysix-meld-pair = You do not hold the card that makes a marriage with the { CARD($card) }.
refused-sixtysix-meld-closed = You cannot declare a marriage once the stock is closed or empty.
refused-sixtysix-meld-trick = Win a trick before you declare a marriage.
refused-sixtysix-meld-once = The marriage in { SUIT($suit) } is already declared.

# house rules: values
option-sixtysix-rob_window = When to exchange the trump card
    .help = You may do it before drawing, when it is your lead, or at either moment.
option-sixtysix-rob_window-pre_draw = before drawing
option-sixtysix-rob_window-lead = at your lead
option-sixtysix-rob_window-both = at either moment
option-sixtysix-close_window = When to close the stock
    .help = You may do it before drawing, when it is your lead, or at either moment.
option-sixtysix-close_window-pre_draw = before drawing
option-sixtysix-close_window-lead = at your lead
option-sixtysix-close_window-both = at either moment
option-sixtysix-closer_success_basis = What a successful close is worth
    .help = It depends on your opponent’s tricks and points at the claim, or on what they had when you closed.
option-sixtysix-closer_success_basis-at_claim = as things stand at the claim
option-sixtysix-closer_success_basis-at_close = as things stood at closing
option-sixtysix-closer_fail_basis = Failed close, opponent without a trick
    .help = It costs three game points if your opponent has no trick at the end, or if they had none when you closed.
option-sixtysix-closer_fail_basis-at_settlement = at the end
option-sixtysix-closer_fail_basis-at_close = at closing
option-sixtysix-closer_fail_points = Points for a failed close
    .help = It costs two or three game points. Or it costs three if your opponent had no trick when you closed, one if you have at least 33 points, otherwise two.
option-sixtysix-closer_fail_points-two_or_three = two or three
option-sixtysix-closer_fail_points-by_closer_count = by the closer’s points
option-sixtysix-marriage_credit = Marriage before the first trick
    .help = It counts once you win a trick, or you may declare it only after one.
option-sixtysix-marriage_credit-deferred = counts after a trick
option-sixtysix-marriage_credit-prior_trick = only after a trick
option-sixtysix-strict_follow = Duties once the stock is closed or empty
    .help = You must follow suit, or else trump; or you must also beat the card led.
option-sixtysix-strict_follow-F1 = follow or trump
option-sixtysix-strict_follow-F2 = follow, beat, trump
option-sixtysix-last_trick_scope = Last trick counts
    .help = It counts always, or only if you drew the stock to its end.
option-sixtysix-last_trick_scope-any = always
option-sixtysix-last_trick_scope-exhausted_only = only when the stock was drawn
option-sixtysix-claim_timing = When to claim 66
    .help = You may claim at any time, on your turn, or right after a trick or a marriage.
option-sixtysix-claim_timing-anytime = at any time
option-sixtysix-claim_timing-own_turn = on your turn
option-sixtysix-claim_timing-trick_or_marriage = after a trick or a marriage
option-sixtysix-false_claim = A wrong claim costs
    .help = It costs two game points; or two, but three if your opponent has no trick; or what the claim would have won.
option-sixtysix-false_claim-flat2 = two
option-sixtysix-false_claim-two_or_three = two, or three without a trick
option-sixtysix-false_claim-claimants_value = what the claim would have won
option-sixtysix-unclaimed = When nobody claims
    .help = Whoever has more points wins, or whoever takes the last trick wins one game point.
option-sixtysix-unclaimed-higher_total = more points win
option-sixtysix-unclaimed-last_trick_one = the last trick wins one game point
option-sixtysix-unclaimed_points = What a deal is worth if nobody claims
    .help = It is worth one to three game points, by what the loser has won, or always one.
option-sixtysix-unclaimed_points-table = one to three
option-sixtysix-unclaimed_points-one = one
option-sixtysix-deal_tie = Equal points
    .help = Forehand wins, or the next winner gets a game point more.
option-sixtysix-deal_tie-non_dealer = forehand wins
option-sixtysix-deal_tie-carry_one = a game point is carried over
option-sixtysix-match_mode = The match
    .help = You play to a number of game points, to a total of card points, or until somebody wins three deals in a row.
option-sixtysix-match_mode-game_points = game points
option-sixtysix-match_mode-raw_points = card points
option-sixtysix-match_mode-three_in_a_row = three deals in a row
option-sixtysix-match_tiebreak = When both reach the target
    .help = Whoever has more game points wins, or more card points.
option-sixtysix-match_tiebreak-game_points = more game points
option-sixtysix-match_tiebreak-match_score = more card points
option-sixtysix-score_display = Score shown
    .help = You count up from zero, or down from the target.
option-sixtysix-score_display-count_up = up from zero
option-sixtysix-score_display-count_down = down from the target
option-sixtysix-bummerl_schneider = Schneider
    .help = If you lose a game without a point, you get two marks, or one.
option-sixtysix-bummerl_schneider-double = two marks
option-sixtysix-bummerl_schneider-single = one mark
option-sixtysix-dealer_scores = The dealer’s score
    .help = The dealer, who sits out, scores with the winner of the deal, or nothing.
option-sixtysix-dealer_scores-same_as_winner = same as the winner
option-sixtysix-dealer_scores-none = nothing
option-sixtysix-packets = Dealing
    .help = How many cards the dealer gives at a time. With 20 cards it is three, then one turned up, then two.
option-sixtysix-packets-3 = three and three
option-sixtysix-packets-2_3_2 = two, three and two
option-sixtysix-players = Players
    .help = Two of you play; with three, the dealer sits out and scores with the winner.
option-sixtysix-pack = Cards in the pack
    .help = You play with 32 cards from the seven up, 24 from the nine up, or 20 from the jack up.
option-sixtysix-rob = Exchange the trump card
    .help = You may exchange the lowest trump for the card turned up.
option-sixtysix-rob_requires_trick = Exchange only after a trick
    .help = You must have won a trick to exchange.
option-sixtysix-rob_min_talon = Cards left in the stock to exchange
    .help = At least this many cards must be left: with 4 you cannot exchange when only two are left.
option-sixtysix-closing = Closing
    .help = When it is your lead, you may close the stock: then nobody draws any more.
option-sixtysix-close_min_talon = Cards left in the stock to close
    .help = At least this many cards must be left: with 4 you cannot close when only two are left.
option-sixtysix-closer_must_claim = The closer must claim
    .help = A closer who does not claim has failed, even with 66.
option-sixtysix-closed_marriages = Marriages after the stock
    .help = You may declare marriages when the stock is closed or empty.
option-sixtysix-last_trick_bonus = Last trick
    .help = How many points it adds.
option-sixtysix-auto_claim = Automatic claim
    .help = 66 points end the deal at once; nobody has to claim.
option-sixtysix-target = Game points to win
    .help = The first player with this many wins.
option-sixtysix-raw_target = Card points to win
    .help = The first player with this many wins.
option-sixtysix-match_bummerl = Bummerl to lose
    .help = The first player with this many marks for lost games loses the match.
option-sixtysix-dealer_cap = The dealer cannot win
    .help = The dealer’s score stops one point before the target.
option-sixtysix-play_on = Play on for the loser
    .help = The winner leaves, and the other two play on until one of them has won.
