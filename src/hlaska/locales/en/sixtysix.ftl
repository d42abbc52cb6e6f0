# Mariage, Sixty-Six and Schnapsen

game-sixtysix = Mariage, Sixty-Six, Schnapsen
game-sixtysix-line = Draw, declare marriages, close the stock, claim sixty-six
preset-sixtysix-mariage = Mariage
    .detail = 32 cards, two players; marriages only while the stock is open
preset-sixtysix-sixty_six_32 = Sixty-Six, 32 cards
    .detail = as Mariage, with ten for the last trick
preset-sixtysix-sixty_six_24 = Sixty-Six, 24 cards
    .detail = the trump nine exchanges, ten for the last trick, 65 each stands over
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 cards, closing with the score frozen, Bummerl
preset-sixtysix-mariage_three = Mariage for three
    .detail = the dealer sits out and scores with the winner; no closing
preset-sixtysix-sixty_six_32_three = Sixty-Six for three, 32 cards
    .detail = the dealer sits out and scores with the winner
preset-sixtysix-sixty_six_24_three = Sixty-Six for three, 24 cards
    .detail = the dealer sits out and scores with the winner

# what is asked
question-sixtysix-lead = Your lead.
question-sixtysix-follow = Play to the trick.
question-sixtysix-predraw = Your trick. Draw?
question-sixtysix-final = All cards are played. Do you claim 66?
question-sixtysix-wait = It is { SEAT($seat) }'s turn.
title-sixtysix-open = Trumps: { SUIT($suit) } · stock { $n }
title-sixtysix-closed = Trumps: { SUIT($suit) } · closed by { SEAT($seat) }
title-sixtysix-closed-you = Trumps: { SUIT($suit) } · closed by you
title-sixtysix-empty = Trumps: { SUIT($suit) } · stock empty
meld-sixtysix = Marriage in { SUIT($suit) }: { $value }
meld-sixtysix-pending = Marriage in { SUIT($suit) }: { $value } once you win a trick
stake-sixtysix-marks = Bummerl of { SEAT($seat) }: { $n } of { $of }
    .detail = A Bummerl is the mark for a lost game; with { $of } of them the match is lost.
stake-sixtysix-marks-you = Your Bummerl: { $n } of { $of }
    .detail = A Bummerl is the mark for a lost game; with { $of } of them the match is lost.
stake-sixtysix-run = { SEAT($seat) }: deals won in a row { $n } of 3
stake-sixtysix-run-you = Your deals won in a row: { $n } of 3
stake-sixtysix-games = Game points of { SEAT($seat) }: { $n }
stake-sixtysix-games-you = Your game points: { $n }
stake-sixtysix-carried = Carried over: { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} for the next winner
stake-sixtysix-closed = { SEAT($seat) } has closed: without 66 the other scores { $worth }
stake-sixtysix-closed-you = You have closed: without 66 the other scores { $worth }
stake-sixtysix-pending = { SEAT($seat) }: marriage of { $value } waits for a trick
stake-sixtysix-pending-you = Your marriage of { $value } waits for a trick

# buttons
act-sixtysix-draw = Draw
    .detail = { $n ->
        [one] then { $n } card is left
       *[other] then { $n } cards are left
    }
act-sixtysix-draw-last = Draw
    .detail = the last two; the other gets the { CARD($card) }
act-sixtysix-pass = No claim
    .detail = { $own } to { $other }
act-sixtysix-rob = Take the { CARD($card) }
    .detail = for your lowest trump
act-sixtysix-close = Close the stock
    .detail = { $missing ->
        [0] you have 66
       *[other] you need { $missing } more: win { $win } or lose { $lose }
    }
    .confirm = Really close: without 66 the other scores { $lose }
act-sixtysix-claim = 66!
    .detail = { $own } to { $other }: scores { $worth }
    .confirm = Claim 66 with { $own }: scores { $worth }
act-sixtysix-claim-wrong = Claim 66
    .detail = you have { $own }: the other would score { $worth }
    .confirm = Really claim with { $own }? The other scores { $worth }

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
event-sixtysix-standing = Equal totals: the deal stands, and a point goes to the next winner.

# settlement
item-sixtysix-right-claim = Sixty-six claimed
    .detail = { $own } to { $other }
item-sixtysix-wrong-claim = Wrong claim by the opponent
    .detail = { $other }, not 66
item-sixtysix-closer-failed = The opponent closed and failed
    .detail = { $other } without a right claim
item-sixtysix-unclaimed = More points, nobody claimed
    .detail = { $own } to { $other }
item-sixtysix-tie = Equal totals: forehand wins
    .detail = { $own } to { $other }
item-sixtysix-carry = Equal totals: standing deal
    .detail = { $own } to { $other }
item-sixtysix-last-trick = Last trick, nobody claimed
    .detail = { $own } to { $other }
item-sixtysix-raw = Points in cards and marriages
item-sixtysix-carried = Carried over from standing deals
item-sixtysix-dealer = The dealer scores with the winner
factor-sixtysix-schneider = schneider
factor-sixtysix-schwarz = no trick
factor-sixtysix-penalty = penalty
factor-sixtysix-penalty-schwarz = penalty, no trick

# refusals
refused-sixtysix-draw = There is nothing to draw now.
refused-sixtysix-draw-first = First draw, close or exchange.
refused-sixtysix-pass = Only after the last trick may you let the claim go.
refused-sixtysix-rob-off = The trump card may not be exchanged at this table.
refused-sixtysix-rob-turn = Only the player who is to lead may exchange the trump card.
refused-sixtysix-rob-later = Exchange when you are about to lead, after drawing.
refused-sixtysix-rob-drawn = Exchange before drawing; you have drawn already.
refused-sixtysix-rob-closed = The stock is closed or empty: the trump card may not be exchanged.
refused-sixtysix-rob-last = Only { $n } cards are left in the stock: too few to exchange.
refused-sixtysix-rob-trick = Win a trick before you exchange the trump card.
refused-sixtysix-rob-done = The { CARD($card) } itself lies under the stock.
refused-sixtysix-rob-card = You need the { CARD($card) } to exchange.
refused-sixtysix-close-off = The stock may not be closed at this table.
refused-sixtysix-close-turn = Only the player who is to lead may close the stock.
refused-sixtysix-close-later = Close when you are about to lead, after drawing.
refused-sixtysix-close-drawn = Close before drawing; you have drawn already.
refused-sixtysix-close-closed = The stock is closed or empty already.
refused-sixtysix-close-last = Only { $n } cards are left in the stock: too few to close.
refused-sixtysix-claim-auto = At this table 66 counts by itself.
refused-sixtysix-claim-order = { SEAT($seat) } may claim first.
refused-sixtysix-claim-turn = Claim 66 on your turn.
refused-sixtysix-claim-trick = Claim 66 just after winning a trick or declaring a marriage.
refused-sixtysix-meld-lead = A marriage is declared with the lead.
refused-sixtysix-meld-pair = The { CARD($card) } has no partner in your hand.
refused-sixtysix-meld-closed = No marriages once the stock is closed or empty.
refused-sixtysix-meld-trick = Win a trick before you declare a marriage.
refused-sixtysix-meld-once = The marriage in { SUIT($suit) } has been declared.

# house rules: values
option-sixtysix-rob_window = When to exchange
    .help = Before drawing, when about to lead, or at either moment.
option-sixtysix-rob_window-pre_draw = before drawing
option-sixtysix-rob_window-lead = before leading
option-sixtysix-rob_window-both = at either moment
option-sixtysix-close_window = When to close
    .help = Before drawing, when about to lead, or at either moment.
option-sixtysix-close_window-pre_draw = before drawing
option-sixtysix-close_window-lead = before leading
option-sixtysix-close_window-both = at either moment
option-sixtysix-closer_success_basis = A closer's success is worth
    .help = By the opponent's tricks and points at the claim, or frozen at closing.
option-sixtysix-closer_success_basis-at_claim = as it is at the claim
option-sixtysix-closer_success_basis-at_close = as it was at closing
option-sixtysix-closer_fail_basis = A closer's failure is worth
    .help = Three if the opponent has no trick, at the end or when it was closed.
option-sixtysix-closer_fail_basis-at_settlement = as it is at the end
option-sixtysix-closer_fail_basis-at_close = as it was at closing
option-sixtysix-closer_fail_points = Points for a failed close
    .help = Two or three, or by the closer's count: three without a trick, one from 33.
option-sixtysix-closer_fail_points-two_or_three = two or three
option-sixtysix-closer_fail_points-by_closer_count = by the closer's count
option-sixtysix-marriage_credit = A marriage and the first trick
    .help = It waits for a trick, or may be declared only after one.
option-sixtysix-marriage_credit-deferred = waits for a trick
option-sixtysix-marriage_credit-prior_trick = only after a trick
option-sixtysix-strict_follow = Duties after the stock
    .help = F1: follow or trump. F2: also head the trick.
option-sixtysix-strict_follow-F1 = follow or trump
option-sixtysix-strict_follow-F2 = follow, head, trump
option-sixtysix-last_trick_scope = Last trick counts
    .help = Always, or only when the stock was drawn to its end.
option-sixtysix-last_trick_scope-any = always
option-sixtysix-last_trick_scope-exhausted_only = when the stock was drawn
option-sixtysix-claim_timing = When to claim 66
    .help = At any time, on turn, or just after a trick or a marriage.
option-sixtysix-claim_timing-anytime = at any time
option-sixtysix-claim_timing-own_turn = on turn
option-sixtysix-claim_timing-trick_or_marriage = after a trick or a marriage
option-sixtysix-false_claim = A wrong claim costs
    .help = Two; three without a trick; or what the claimant would have won.
option-sixtysix-false_claim-flat2 = two
option-sixtysix-false_claim-two_or_three = two, three without a trick
option-sixtysix-false_claim-claimants_value = what the claimant would have won
option-sixtysix-unclaimed = Nobody claimed
    .help = The higher total wins, or the last trick for one point.
option-sixtysix-unclaimed-higher_total = the higher total
option-sixtysix-unclaimed-last_trick_one = the last trick, for one
option-sixtysix-unclaimed_points = A deal nobody claimed is worth
    .help = One to three by the loser's cards, or always one.
option-sixtysix-unclaimed_points-table = one to three
option-sixtysix-unclaimed_points-one = one
option-sixtysix-deal_tie = Equal totals
    .help = Forehand wins, or a point is added to the next deal.
option-sixtysix-deal_tie-non_dealer = forehand wins
option-sixtysix-deal_tie-carry_one = a point stands over
option-sixtysix-match_mode = The match
    .help = To a number of game points, to a sum of card points, or three deals in a row.
option-sixtysix-match_mode-game_points = game points
option-sixtysix-match_mode-raw_points = card points
option-sixtysix-match_mode-three_in_a_row = three deals in a row
option-sixtysix-match_tiebreak = Both reach the target
    .help = More game points win, or more card points.
option-sixtysix-match_tiebreak-game_points = more game points
option-sixtysix-match_tiebreak-match_score = more card points
option-sixtysix-score_display = Score shown
    .help = Counted up from nothing, or down from the target.
option-sixtysix-score_display-count_up = up from nothing
option-sixtysix-score_display-count_down = down from the target
option-sixtysix-bummerl_schneider = Schneider
    .help = Who loses a game without a point is marked twice, or once.
option-sixtysix-bummerl_schneider-double = two marks
option-sixtysix-bummerl_schneider-single = one mark
option-sixtysix-dealer_scores = The dealer's score
    .help = The dealer, who sits out, scores with the winner of the deal, or nothing.
option-sixtysix-dealer_scores-same_as_winner = as the winner
option-sixtysix-dealer_scores-none = nothing
option-sixtysix-packets = Packets
    .help = How many cards are dealt at a time; 20 cards go 3, turn up one, 2.
option-sixtysix-packets-3 = three and three
option-sixtysix-packets-2_3_2 = two, three and two
option-sixtysix-players = Players
    .help = With three the dealer sits out and scores with the winner.
option-sixtysix-pack = Cards in the pack
    .help = 32 from the seven, 24 from the nine, 20 from the jack.
option-sixtysix-rob = Exchange the trump card
    .help = The lowest trump may be exchanged for the card turned up.
option-sixtysix-rob_requires_trick = Exchange needs a trick
    .help = Only who has won a trick may exchange.
option-sixtysix-rob_min_talon = Fewest stock cards to exchange
    .help = 4: not with the last two cards of the stock.
option-sixtysix-closing = Closing
    .help = The leader may close the stock: nobody draws any more.
option-sixtysix-close_min_talon = Fewest stock cards to close
    .help = 4: not with the last two cards of the stock.
option-sixtysix-closer_must_claim = The closer must claim
    .help = A closer who does not claim has failed, even with 66.
option-sixtysix-closed_marriages = Marriages after the stock
    .help = Marriages may be declared when the stock is closed or empty.
option-sixtysix-last_trick_bonus = Last trick
    .help = Points for the last trick.
option-sixtysix-auto_claim = Claim by itself
    .help = 66 points end the deal at once; nobody has to claim.
option-sixtysix-target = Game points to win
    .help = The first player with so many wins.
option-sixtysix-raw_target = Card points to win
    .help = The first player with so many wins.
option-sixtysix-match_bummerl = Bummerl that lose
    .help = The player with so many marks for lost games loses the match.
option-sixtysix-dealer_cap = The dealer cannot win
    .help = The dealer's score stops one point before the target.
option-sixtysix-play_on = Play for the loser
    .help = The winner leaves, and the other two go on until one of them has won.
