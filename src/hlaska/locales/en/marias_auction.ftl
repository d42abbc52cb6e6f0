# Auction Mariáš; what is said in every Mariáš game stands in marias.ftl

game-marias_auction = Auction Mariáš
game-marias_auction-line = Bid for the talon, then play one against two
preset-marias_auction-licit_traditional = Auction Mariáš
    .detail = betl 5, durch 10, two sevens 20
preset-marias_auction-licit_revised = Auction Mariáš, revised values
    .detail = betl 15, durch 30, two sevens 40, in hearts 60

# the ladder
marias_auction-rung = { $rung ->
    [0] nothing
    [1] seven
    [2] seven in { SUIT(2) }
    [3] hundred
    [4] hundred and seven
    [5] hundred in { SUIT(2) }
    [6] hundred and seven in { SUIT(2) }
    [7] betl
    [8] durch
    [9] two sevens
    [10] two sevens and a hundred
    [11] two sevens, trumps { SUIT(2) }
   *[12] two sevens and a hundred, trumps { SUIT(2) }
}
marias_auction-part = { $rung ->
    [1] seven
    [2] seven
    [3] hundred
    [4] hundred and seven
    [5] hundred
    [6] hundred and seven
    [9] two sevens
    [10] two sevens and a hundred
    [11] two sevens
    [12] two sevens and a hundred
   *[other] { marias_auction-rung }
}

# what is asked
question-marias_auction-open = What do you bid?
question-marias_auction-bid = The bid is { marias_auction-rung }, by { SEAT($rival) }. Do you bid more?
question-marias_auction-hold = { SEAT($rival) } bids { marias_auction-rung }. Do you hold?
question-marias_auction-take = Nobody has bid. Do you take the talon?
question-marias_auction-contract = What do you play? Your bid: { marias_auction-rung }.
title-marias_auction-bid = Highest bid: { marias_auction-rung }

# buttons
act-marias_auction-tap = Tap the pack
    .detail = it stays as it is
act-marias_auction-pass = Pass
act-marias_auction-hold = Hold
    .detail = { marias_auction-rung }
act-marias_auction-take = Take the talon
act-marias_auction-give-up = Give up
    .detail = { MONEY($worth) } to each opponent
    .confirm = Really give up?
act-marias_auction-bid = Bid { marias_auction-rung }
    .detail = { $open ->
        [1] at least { MONEY($worth) } each
       *[other] { MONEY($worth) } each
    }
act-marias_auction-play-suit = Play { marias_auction-part } in { SUIT($suit) }
    .detail = { $open ->
        [1] at least { MONEY($worth) } each
       *[other] { MONEY($worth) } each
    }
act-marias_auction-play-two = Play { marias_auction-part }, trumps { SUIT($suit) }, then the { CARD($helper) }
    .detail = { $open ->
        [1] at least { MONEY($worth) } each
       *[other] { MONEY($worth) } each
    }
act-marias_auction-play-plain = Play { marias_auction-rung }
    .detail = { MONEY($worth) } each
call-marias_auction-tap = Taps the pack
call-marias_auction-pass = Pass
call-marias_auction-hold = I hold
call-marias_auction-take = I take it
call-marias_auction-give-up = I give up
call-marias_auction-bid = { $rung ->
    [1] Seven
    [2] Seven in { SUIT(2) }
    [3] Hundred
    [4] Hundred and seven
    [5] Hundred in { SUIT(2) }
    [6] Hundred and seven in { SUIT(2) }
    [7] Betl
    [8] Durch
    [9] Two sevens
    [10] Two sevens and a hundred
    [11] Two sevens, trumps { SUIT(2) }
   *[12] Two sevens and a hundred, trumps { SUIT(2) }
}
call-marias_auction-play-suit = I play { marias_auction-part } in { SUIT($suit) }
call-marias_auction-play-two = I play { marias_auction-part }, { SUIT($suit) }, and the { CARD($helper) }
call-marias_auction-play-plain = I play { marias_auction-rung }

# duties
duty-marias_auction-keep-seven = You announced the { CARD($card) }: it stays in your hand.
refused-marias_auction-low = Only more than { marias_auction-rung } can be named.
refused-marias_auction-jump = No step of the ladder may be left out.
refused-marias_auction-senior = You have the right to hold the bid, not to raise it: hold or pass.
refused-marias_auction-below = You bid { marias_auction-rung }: announce that or more.
refused-marias_auction-give-up = A bid above the seven cannot be given up: announce a contract.
refused-marias_auction-seven = Without the { CARD($card) } you cannot play for the seven.

# settlement
item-marias_auction-given-up = Given up
    .detail = nothing is played

# house rules
group-marias_auction-deal = { group-marias-deal }
group-marias_auction-calls = { group-marias-calls }
group-marias_auction-play = { group-marias-play }
group-marias_auction-hundred = { group-marias-hundred }
group-marias_auction-values = { group-marias-values }
group-marias_auction-payment = { group-marias-payment }
option-marias_auction-lic_schedule = Schedule
    .help = Two sevens count 20 and hearts double them, or 40, and 60 when hearts are trumps.
option-marias_auction-lic_schedule-traditional = traditional
option-marias_auction-lic_schedule-revised = revised
option-marias_auction-lic_first_lead = First lead
    .help = The lone player leads, or forehand does when there are trumps.
option-marias_auction-lic_first_lead-declarer = the lone player
option-marias_auction-lic_first_lead-forehand = forehand
option-marias_auction-lic_jump_bids = Jump bids
    .help = Bids may leave out rungs of the ladder.
option-marias_auction-lic_senior_raise = Raise instead of holding
    .help = Who is asked to hold a bid may also bid higher.
option-marias_auction-lic_against_allowed = Seven and hundred against allowed
    .help = The opponents may announce them against the contract.
option-marias_auction-lic_two_sevens_game = Two sevens score the game too
    .help = Otherwise two sevens without a hundred are played for the sevens alone.
option-marias_auction-two_sevens_value = Value of two sevens
    .help = If both are won.
option-marias_auction-give_up_value = Giving up
    .help = Costs so much to each opponent.
