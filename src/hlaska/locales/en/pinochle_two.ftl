# Two-handed pinochle

game-pinochle_two = Pinochle for two
game-pinochle_two-line = Draw, lay down one meld after each trick you win, then play twelve strict tricks
preset-pinochle_two-two_handed = Two-handed pinochle
    .detail = 48 cards, a stock of 24, game at 1000

# what is asked
question-pinochle_two-lead = Your lead.
question-pinochle_two-follow = Play to the trick.
question-pinochle_two-meld = You won the trick: lay down a meld, or draw.
question-pinochle_two-draw = Which of the last two cards do you take?
question-pinochle_two-wait = It is { SEAT($seat) }’s turn.
title-pinochle_two-stock = Trumps: { SUIT($suit) } · stock { $n }
title-pinochle_two-strict = Trumps: { SUIT($suit) } · you must follow suit
stake-pinochle_two = { SEAT($seat, you: "You") }: { $meld } in meld, { $take } in tricks; { $score } of { $goal } points before this deal

# buttons
act-pinochle_two-draw = Draw
    .detail = { $n ->
        [one] leaves { $n } card in the stock
       *[other] leaves { $n } cards in the stock
    }
act-pinochle_two-draw-trump = Take the { CARD($card) }
    .detail = your opponent gets the face-down card
act-pinochle_two-exchange = Exchange the nine: 10 points
    .detail = for the { CARD($card) }
act-pinochle_two-show-nine = Show the nine: 10 points
act-pinochle_two-out = Declare out
    .detail = you have { $have } of { $goal } points: you win
    .confirm = Declare out with { $have } points?
act-pinochle_two-out-wrong = Declare out
    .detail = you have { $have } of { $goal } points: your opponent would win
    .confirm = Really declare out with { $have } points? Your opponent wins
act-pinochle_two-marriage = Meld a marriage in { SUIT($suit) }: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-royal = Meld a royal marriage: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-flush = Meld a run: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-pinochle = Meld a pinochle: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-double-pinochle = Meld a double pinochle: { $value }
act-pinochle_two-aces-around = Meld aces around: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-kings-around = Meld kings around: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-queens-around = Meld queens around: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
act-pinochle_two-jacks-around = Meld jacks around: { $value }
    .detail = { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }

# calls and events
call-pinochle_two-draw = { SEAT($seat) } draws.
call-pinochle_two-draw-you = You draw.
call-pinochle_two-draw-trump = { SEAT($seat) } takes the turned card.
call-pinochle_two-draw-trump-you = You take the turned card.
call-pinochle_two-exchange = { SEAT($seat) } exchanges the nine of trumps: 10 points.
call-pinochle_two-exchange-you = You exchange the nine of trumps: 10 points.
call-pinochle_two-show-nine = { SEAT($seat) } shows a nine of trumps: 10 points.
call-pinochle_two-show-nine-you = You show a nine of trumps: 10 points.
call-pinochle_two-declare-out = { SEAT($seat) } declares out.
call-pinochle_two-declare-out-you = You declare out.
call-pinochle_two-marriage = { SEAT($seat) } melds a marriage in { SUIT($suit) }: { $value } points.
call-pinochle_two-marriage-you = You meld a marriage in { SUIT($suit) }: { $value } points.
call-pinochle_two-royal = { SEAT($seat) } melds a royal marriage: { $value } points.
call-pinochle_two-royal-you = You meld a royal marriage: { $value } points.
call-pinochle_two-flush = { SEAT($seat) } melds a run: { $value } points.
call-pinochle_two-flush-you = You meld a run: { $value } points.
call-pinochle_two-pinochle = { SEAT($seat) } melds a pinochle: { $value } points.
call-pinochle_two-pinochle-you = You meld a pinochle: { $value } points.
call-pinochle_two-double-pinochle = { SEAT($seat) } melds a double pinochle: { $value } points.
call-pinochle_two-double-pinochle-you = You meld a double pinochle: { $value } points.
call-pinochle_two-aces-around = { SEAT($seat) } melds aces around: { $value } points.
call-pinochle_two-aces-around-you = You meld aces around: { $value } points.
call-pinochle_two-kings-around = { SEAT($seat) } melds kings around: { $value } points.
call-pinochle_two-kings-around-you = You meld kings around: { $value } points.
call-pinochle_two-queens-around = { SEAT($seat) } melds queens around: { $value } points.
call-pinochle_two-queens-around-you = You meld queens around: { $value } points.
call-pinochle_two-jacks-around = { SEAT($seat) } melds jacks around: { $value } points.
call-pinochle_two-jacks-around-you = You meld jacks around: { $value } points.
event-pinochle_two-turn = The { CARD($card) } is turned: trumps are { SUIT($suit) }.
event-pinochle_two-draw = { SEAT($seat) } draws the { CARD($card) }.
event-pinochle_two-draw-you = You draw the { CARD($card) }.
event-pinochle_two-right = { SEAT($seat) } is out and wins.
event-pinochle_two-right-you = You are out and win.
event-pinochle_two-wrong = { SEAT($seat) } declares out too early: the other player wins.
event-pinochle_two-wrong-you = You declare out too early: your opponent wins.
event-pinochle_two-total = { SEAT($seat, you: "You") }: { MONEY($value) } points.

# settlement
item-pinochle_two-out = { SEAT($seat) } declares out with { $got } of { $goal } points
item-pinochle_two-out-you = You declare out with { $got } of { $goal } points
item-pinochle_two-out-wrong = { SEAT($seat) } declares out with only { $got } of { $goal } points
item-pinochle_two-out-wrong-you = You declare out with only { $got } of { $goal } points
item-pinochle_two-meld = { SEAT($seat) }: meld
item-pinochle_two-meld-you = Your meld
item-pinochle_two-tricks = { SEAT($seat) }: tricks
item-pinochle_two-tricks-you = Your tricks

# refusals
refused-pinochle_two-nine = You can exchange or show a nine of trumps from your hand only right after you win a trick.
refused-pinochle_two-out = You can declare out only right after you win a trick.
refused-pinochle_two-draw = There is nothing to draw now.
refused-pinochle_two-one-meld = You can lay down only one meld each turn.
refused-pinochle_two-no-meld-now = You cannot meld now.
refused-pinochle_two-no-meld = You do not hold the { CARD($card) } for this meld.
refused-pinochle_two-used = You have already used these cards for such a meld: add a new card from your hand.
refused-pinochle_two-draw-first = First meld or draw, then lead.
refused-pinochle_two-copy = There is only one such card: type it without a number.

# choices of the options
option-pinochle_two-packets = Dealing
    .help = How many cards the dealer gives at a time.
option-pinochle_two-packets-3 = three at a time
option-pinochle_two-packets-4 = four at a time
option-pinochle_two-meld_when = When to meld
    .help = You meld before you draw, or afterwards.
option-pinochle_two-meld_when-before_draw = before drawing
option-pinochle_two-meld_when-after_draw = after drawing
option-pinochle_two-last_draw = Last draw
    .help = The winner of the twelfth trick takes the face-down card, or may choose.
option-pinochle_two-last_draw-face_down = the face-down card
option-pinochle_two-last_draw-choice = either card
option-pinochle_two-heading = Beating in the second half
    .help = You must beat the winning card only when trumps are led, or always.
option-pinochle_two-heading-always = always
option-pinochle_two-heading-trump_led = when trumps are led
option-pinochle_two-card_points = Points of cards in tricks
    .help = Ace, ten and king count 10 each; or ace and ten 10, king and queen 5 each; or ace 11, ten 10, king 4, queen 3, jack 2.
option-pinochle_two-card_points-atk10 = ace, ten, king 10 each
option-pinochle_two-card_points-at10kq5 = ace, ten 10; king, queen 5
option-pinochle_two-card_points-trad = ace 11, ten 10, king 4, queen 3, jack 2
option-pinochle_two-round_tricks = Rounding
    .help = You round points in tricks to tens (from 7 up, otherwise down), or count them exactly.
option-pinochle_two-round_tricks-seven_up = to tens
option-pinochle_two-round_tricks-exact = not rounded
option-pinochle_two-game_mode = Length of a game
    .help = You play to a number of points, or one deal.
option-pinochle_two-game_mode-points = to a score
option-pinochle_two-game_mode-single_deal = one deal
option-pinochle_two-double_meld_bonus = Double pinochle
    .help = Two pinochles laid down together count 300 points.
option-pinochle_two-declare_out = Declaring out
    .help = After winning a trick you may claim that you have the winning score.
option-pinochle_two-target = Winning score
    .help = The first player with this many points wins.
