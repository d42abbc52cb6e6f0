# Auction Mariáš; what is said in every Mariáš game stands in marias.ftl

game-marias_auction = Auction Mariáš
game-marias_auction-line = Bid for the talon, then play one against two
preset-marias_auction-licit_traditional = Betl 5, durch 10
    .detail = two sevens 20; hearts double everything
preset-marias_auction-licit_revised = Betl 15, durch 30
    .detail = two sevens 40, in hearts 60

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
question-marias_auction-bid = { SEAT($rival) } bids { marias_auction-rung }. Do you bid more?
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
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } to each opponent
    .confirm = Really give up?
act-marias_auction-bid = Bid { marias_auction-rung }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
    }
act-marias_auction-play-suit = Play { marias_auction-part } in { SUIT($suit) }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
    }
act-marias_auction-play-two = Play { marias_auction-part }, trumps { SUIT($suit) }, then the { CARD($helper) }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        } each
    }
act-marias_auction-play-plain = Play { marias_auction-rung }
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each
call-marias_auction-tap = Taps the pack: no cut
call-marias_auction-pass = Pass
call-marias_auction-hold = Hold
call-marias_auction-take = Take the talon
call-marias_auction-give-up = Give up
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
call-marias_auction-play-suit = Contract: { marias_auction-part } in { SUIT($suit) }
call-marias_auction-play-two = Contract: { marias_auction-part }, { SUIT($suit) }, with the { CARD($helper) }
call-marias_auction-play-plain = Contract: { marias_auction-rung }

# duties
duty-marias_auction-keep-seven = You announced the { CARD($card) }: it stays in your hand.
refused-marias_auction-low = The bid is { marias_auction-rung }: you must bid more.
refused-marias_auction-jump = You cannot skip a step of the ladder.
refused-marias_auction-senior = You may hold the bid, not raise it: hold or pass.
refused-marias_auction-below = You bid { marias_auction-rung }: announce that or more.
refused-marias_auction-give-up = You cannot give up a bid above the seven: announce a contract.
refused-marias_auction-seven = Without the { CARD($card) } you cannot play for the seven.

# settlement
item-marias_auction-given-up = Given up
    .detail = no cards were played

# house rules
group-marias_auction-deal = { group-marias-deal }
group-marias_auction-calls = { group-marias-calls }
group-marias_auction-play = { group-marias-play }
group-marias_auction-hundred = { group-marias-hundred }
group-marias_auction-values = { group-marias-values }
group-marias_auction-payment = { group-marias-payment }
option-marias_auction-lic_schedule = Rates
    .help = Two sevens count 20 units, doubled in hearts; or 40 units, and 60 in hearts.
option-marias_auction-lic_schedule-traditional = traditional
option-marias_auction-lic_schedule-revised = revised
option-marias_auction-lic_first_lead = First lead
    .help = The lone player leads, or forehand does when there are trumps.
option-marias_auction-lic_first_lead-declarer = the lone player
option-marias_auction-lic_first_lead-forehand = forehand
option-marias_auction-lic_jump_bids = Jump bids
    .help = You may skip steps of the ladder.
option-marias_auction-lic_senior_raise = Raise instead of holding
    .help = If you are asked to hold a bid, you may also bid higher.
option-marias_auction-lic_against_allowed = Seven and hundred against
    .help = The opponents may announce them against the contract.
option-marias_auction-lic_two_sevens_game = The game counts beside two sevens
    .help = Otherwise you play two sevens without a hundred for the sevens alone.
option-marias_auction-two_sevens_value = Value of two sevens
    .help = How many units both together are worth.
option-marias_auction-give_up_value = Giving up
    .help = How many units you pay each opponent.
