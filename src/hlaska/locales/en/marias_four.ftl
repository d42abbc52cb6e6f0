# Partnership Mariáš for four; what is said in every Mariáš game stands in marias.ftl

game-marias_four = Partnership Mariáš
game-marias_four-line = Two against two: whoever holds the called card is forehand’s secret partner
preset-marias_four-four_partner = Partnership Mariáš
    .detail = forehand calls a card of the trump suit
preset-marias_four-four_partner_durchs = Partnership Mariáš, more durchs
    .detail = durch with a partner or the wise one; a trump king or queen forces a flek

marias_four-rank = { $rank ->
    [0] seven
    [1] eight
    [2] nine
    [3] jack
    [4] queen
    [5] king
    [6] ten
   *[7] ace
}

# what is asked
question-marias_four-trump = Choose trumps: lay one of your four cards face down.
question-marias_four-rank = Call a card of the trump suit: whoever holds it is your partner.
question-marias_four-name = Name a card: whoever holds it is your partner.
title-marias_four-durch-with-partner = Durch with a partner
title-marias_four-durch-with-wise = Durch with the wise one
stake-marias_four-called = Called: the { CARD($card) }
stake-marias_four-mine = You hold the called { CARD($card) }
    .detail = you are the caller’s partner, and nobody knows
stake-marias_four-played = { SEAT($seat, you: "You") } held the called { CARD($card) }
stake-marias-durch-with-partner = Durch with a partner
stake-marias-durch-with-wise = Durch with the wise one

# buttons
act-marias_four-rank = Call the { marias_four-rank }
act-marias_four-name = Name the { CARD($card) }
act-marias_four-durch-with-partner = Durch with a partner
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each; you and whoever holds a card you name win every trick
act-marias_four-durch-with-wise = Durch with the wise one
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each; you win seven tricks, and whoever wins the last one shares
call-marias_four-rank = The { marias_four-rank }
call-marias_four-name = The { CARD($card) }
call-marias_four-durch-with-partner = Durch with a partner
call-marias_four-durch-with-wise = Durch with the wise one
refused-marias_four-rank = You hold the { marias_four-rank } of trumps yourself.
refused-marias_four-name = You hold the { CARD($card) } yourself.

# what happens
event-marias_four-partner = { SEAT($seat) } is the partner: they held the { CARD($card) }.
event-marias_four-partner-you = You are the partner: you held the { CARD($card) }.
event-marias_four-alone = { SEAT($seat) } plays alone: they held the { CARD($card) } themselves.
event-marias_four-alone-you = You play alone: you held the { CARD($card) } yourself.

# settlement
item-marias-durch-with-partner-won = Durch with a partner won
item-marias-durch-with-partner-lost = Durch with a partner lost
    .detail = bidder’s tricks: { $tricks }; the partner pays too
item-marias-durch-with-partner-lost-alone = Durch with a partner lost
    .detail = bidder’s tricks: { $tricks }; the bidder pays for both
item-marias-durch-with-wise-won = Durch with the wise one won
item-marias-durch-with-wise-lost = Durch with the wise one lost

# house rules
group-marias_four-deal = { group-marias-deal }
group-marias_four-calls = { group-marias-calls }
group-marias_four-play = { group-marias-play }
group-marias_four-hundred = { group-marias-hundred }
group-marias_four-values = { group-marias-values }
group-marias_four-payment = { group-marias-payment }

# house rules
option-marias_four-call_own_card = Forehand may call a card they hold
    .help = Forehand then plays alone, in secret.
option-marias_four-partner_durchs = Durch with a partner, durch with the wise one
    .help = There are two more contracts below betl: two players win every trick, or somebody else wins the last one.
