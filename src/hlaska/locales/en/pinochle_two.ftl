# Two-handed pinochle

game-pinochle_two = Pinochle for two
game-pinochle_two-line = Draw, lay one meld after each trick won, then play twelve strict tricks
preset-pinochle_two-two_handed = Two-handed pinochle
    .detail = 48 cards, a stock of 24, game at 1000

# what is asked
question-pinochle_two-lead = Your lead.
question-pinochle_two-follow = Play to the trick.
question-pinochle_two-meld = Your trick: lay a meld, or draw.
question-pinochle_two-draw = Which of the last two cards do you take?
question-pinochle_two-wait = It is { SEAT($seat) }'s turn.
title-pinochle_two-stock = Trumps: { SUIT($suit) } · stock { $n }
title-pinochle_two-strict = Trumps: { SUIT($suit) } · follow suit
stake-pinochle_two = { SEAT($seat, you: "You") }: meld { $meld }, tricks { $take }, before this deal { $score } of { $goal }

# buttons
act-pinochle_two-draw = Draw
    .detail = { $n ->
        [one] then { $n } card is left
       *[other] then { $n } cards are left
    }
act-pinochle_two-draw-trump = Take the { CARD($card) }
    .detail = the other draws the card that lies face down
act-pinochle_two-exchange = Exchange the nine: 10
    .detail = for the { CARD($card) }
act-pinochle_two-show-nine = Show the nine: 10
act-pinochle_two-out = Declare out
    .detail = you have { $have } of { $goal }: you win
    .confirm = Declare out with { $have }
act-pinochle_two-out-wrong = Declare out
    .detail = you have { $have } of { $goal }: the other would win
    .confirm = Really declare out with { $have }? The other wins
act-pinochle_two-marriage = Marriage in { SUIT($suit) }: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-royal = Royal marriage: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-flush = Flush: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-pinochle = Pinochle: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-double-pinochle = Double pinochle: { $value }
act-pinochle_two-aces-around = Aces around: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-kings-around = Kings around: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-queens-around = Queens around: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }
act-pinochle_two-jacks-around = Jacks around: { $value }
    .detail = { $n ->
        [one] { $n } card from the hand
       *[other] { $n } cards from the hand
    }

# calls and events
call-pinochle_two-draw = { SEAT($seat) } draws.
call-pinochle_two-draw-you = You draw.
call-pinochle_two-draw-trump = { SEAT($seat) } takes the turned card.
call-pinochle_two-draw-trump-you = You take the turned card.
call-pinochle_two-exchange = { SEAT($seat) } exchanges the nine of trumps: 10.
call-pinochle_two-exchange-you = You exchange the nine of trumps: 10.
call-pinochle_two-show-nine = { SEAT($seat) } shows a nine of trumps: 10.
call-pinochle_two-show-nine-you = You show a nine of trumps: 10.
call-pinochle_two-declare-out = { SEAT($seat) } declares out.
call-pinochle_two-declare-out-you = You declare out.
call-pinochle_two-marriage = { SEAT($seat) } melds a marriage in { SUIT($suit) }: { $value }.
call-pinochle_two-marriage-you = You meld a marriage in { SUIT($suit) }: { $value }.
call-pinochle_two-royal = { SEAT($seat) } melds the royal marriage: { $value }.
call-pinochle_two-royal-you = You meld the royal marriage: { $value }.
call-pinochle_two-flush = { SEAT($seat) } melds a flush: { $value }.
call-pinochle_two-flush-you = You meld a flush: { $value }.
call-pinochle_two-pinochle = { SEAT($seat) } melds pinochle: { $value }.
call-pinochle_two-pinochle-you = You meld pinochle: { $value }.
call-pinochle_two-double-pinochle = { SEAT($seat) } melds double pinochle: { $value }.
call-pinochle_two-double-pinochle-you = You meld double pinochle: { $value }.
call-pinochle_two-aces-around = { SEAT($seat) } melds aces around: { $value }.
call-pinochle_two-aces-around-you = You meld aces around: { $value }.
call-pinochle_two-kings-around = { SEAT($seat) } melds kings around: { $value }.
call-pinochle_two-kings-around-you = You meld kings around: { $value }.
call-pinochle_two-queens-around = { SEAT($seat) } melds queens around: { $value }.
call-pinochle_two-queens-around-you = You meld queens around: { $value }.
call-pinochle_two-jacks-around = { SEAT($seat) } melds jacks around: { $value }.
call-pinochle_two-jacks-around-you = You meld jacks around: { $value }.
event-pinochle_two-turn = The { CARD($card) } is turned: trumps are { SUIT($suit) }.
event-pinochle_two-draw = { SEAT($seat) } draws the { CARD($card) }.
event-pinochle_two-draw-you = You draw the { CARD($card) }.
event-pinochle_two-right = { SEAT($seat) } is out and wins.
event-pinochle_two-right-you = You are out and win.
event-pinochle_two-wrong = { SEAT($seat) } declares out wrongly: the other wins.
event-pinochle_two-wrong-you = You declare out wrongly: the other wins.
event-pinochle_two-total = { SEAT($seat, you: "You") }: { MONEY($value) }.

# settlement
item-pinochle_two-out = { SEAT($seat) } declares out with { $got } of { $goal }
item-pinochle_two-out-you = You declare out with { $got } of { $goal }
item-pinochle_two-out-wrong = { SEAT($seat) } declares out with only { $got } of { $goal }
item-pinochle_two-out-wrong-you = You declare out with only { $got } of { $goal }
item-pinochle_two-meld = Meld of { SEAT($seat) }
item-pinochle_two-meld-you = Your meld
item-pinochle_two-tricks = Points in tricks of { SEAT($seat) }
item-pinochle_two-tricks-you = Your points in tricks

# refusals
refused-pinochle_two-nine = A nine of trumps from the hand is exchanged or shown right after a trick won.
refused-pinochle_two-out = Declaring out is for the winner of a trick, before anything else.
refused-pinochle_two-draw = There is nothing to draw now.
refused-pinochle_two-one-meld = Only one meld a turn.
refused-pinochle_two-no-meld-now = Nothing is melded now.
refused-pinochle_two-no-meld = You do not hold the { CARD($card) } for this meld.
refused-pinochle_two-used = These cards have been used for such a meld: a new card must come from the hand.
refused-pinochle_two-draw-first = First meld or draw, then lead.
refused-pinochle_two-copy = There is only one such card: write it without a number.

# choices of the options
option-pinochle_two-packets = Packets
    .help = So many cards at a time.
option-pinochle_two-packets-3 = threes
option-pinochle_two-packets-4 = fours
option-pinochle_two-meld_when = Time of the meld
    .help = Before drawing, or after.
option-pinochle_two-meld_when-before_draw = before drawing
option-pinochle_two-meld_when-after_draw = after drawing
option-pinochle_two-last_draw = Last draw
    .help = The winner of the twelfth trick takes the face-down card, or chooses.
option-pinochle_two-last_draw-face_down = the face-down card
option-pinochle_two-last_draw-choice = either card
option-pinochle_two-heading = Beating in the second half
    .help = When the winning card must be beaten: only when trumps are led, or always.
option-pinochle_two-heading-always = always
option-pinochle_two-heading-trump_led = when trumps are led
option-pinochle_two-card_points = Cards in tricks
    .help = A T K 10 each; A T 10, K Q 5; or A 11, T 10, K 4, Q 3, J 2.
option-pinochle_two-card_points-atk10 = A T K 10 each
option-pinochle_two-card_points-at10kq5 = A T 10, K Q 5
option-pinochle_two-card_points-trad = A 11, T 10, K 4, Q 3, J 2
option-pinochle_two-round_tricks = Rounding
    .help = Points in tricks to tens, from 7 up, or as they are.
option-pinochle_two-round_tricks-seven_up = to tens
option-pinochle_two-round_tricks-exact = none
option-pinochle_two-game_mode = Game
    .help = To a number of points, or of one deal.
option-pinochle_two-game_mode-points = to a score
option-pinochle_two-game_mode-single_deal = one deal
option-pinochle_two-double_meld_bonus = Double pinochle
    .help = Two pinochles laid together count 300.
option-pinochle_two-declare_out = Declaring out
    .help = After a trick a player may claim to have the winning score.
option-pinochle_two-target = Winning score
    .help = Points to win.
