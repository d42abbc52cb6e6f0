# Partnership pinochle, with one pack or two

game-pinochle = Pinochle for four
game-pinochle-line = Two partnerships bid, pass cards, lay down meld and play tricks
preset-pinochle-mfp = Single deck, four cards passed
    .detail = bids from 250, four cards passed each way, game at 1500
preset-pinochle-stonebridge = Single deck, nothing passed
    .detail = bids from 190, you need not beat, ace and ten count 10, king and queen 5 (Stonebridge)
preset-pinochle-pacific_nw_chips = Four cards passed, played for chips
    .detail = four cards passed each way; you pay in chips, and a side that is set loses none
preset-pinochle-joedog = Three cards passed, game at 300
    .detail = points divided by ten, bids from 16, you choose your meld (as in JoeDog’s program)
preset-pinochle-double_deck = Double deck
    .detail = 80 cards, bids from 50, nothing passed, trumps need a marriage, game at 500
preset-pinochle-toby_thomas = Double deck, higher melds
    .detail = like the double deck, but double, triple and quadruple melds count more (Toby Thomas’s table)

# what is asked
question-pinochle-auction = { $high ->
    [0] Your bid: nobody has bid yet.
   *[other] Your bid: { $high } is the highest so far.
}
question-pinochle-auction-wait = { SEAT($seat) } is bidding.
question-pinochle-nines = Do you play these cards, or ask for a new deal?
question-pinochle-nines-wait = { SEAT($seat) } looks at their cards.
question-pinochle-wish = Which suit do you want your partner to pass?
question-pinochle-wish-wait = { SEAT($seat) } may ask for a suit.
question-pinochle-trump = Name trumps.
question-pinochle-trump-wait = { SEAT($seat) } names trumps.
question-pinochle-pass = Choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
} for { SEAT($partner) }.
question-pinochle-pass-wait = { SEAT($seat) } chooses cards to pass.
question-pinochle-meld = Lay down your meld.
question-pinochle-meld-wait = { SEAT($seat) } is laying down meld.
question-pinochle-decide = Play, or throw in your hand?
question-pinochle-decide-wait = { SEAT($seat) } decides whether to play.
question-pinochle-play = Play a card.
question-pinochle-play-wait = It is { SEAT($seat) }’s turn.

title-pinochle-trump = Trumps: { SUIT($suit) }
title-pinochle-bid = { SEAT($seat) }: { $bid }
title-pinochle-bid-you = You: { $bid }
title-pinochle-contract = { SEAT($seat) }: { $bid }, trumps { SUIT($suit) }
title-pinochle-contract-you = You: { $bid }, trumps { SUIT($suit) }
stake-pinochle-side = { SEAT($seat, you: "You") } and { SEAT($partner, you: "you") }: { $meld } in meld, { $take } in tricks
stake-pinochle-need = { $need ->
    [0] { SEAT($seat) } has made { $bid }
   *[other] { SEAT($seat) } needs { $need } more for { $bid }
}
stake-pinochle-need-you = { $need ->
    [0] You have made { $bid }
   *[other] You need { $need } more for { $bid }
}
stake-pinochle-chips = Chips passed: { SEAT($seat, you: "you") } { $over } coloured, { $white } white; { SEAT($other, you: "you") } { $other_over } coloured, { $other_white } white (of 14 coloured, 10 white)
stake-pinochle-round = Game { $game } of 3, round { $round } of 4: { SEAT($seat) } and { SEAT($partner) } { $own } points, the others { $other }
stake-pinochle-round-alone = Round { $round } of 4: { SEAT($seat) } and { SEAT($partner) } { $own } points, the others { $other }


# melds
meld-run = { $times ->
    [1] Run
    [2] Double run
    [3] Triple run
   *[4] Quadruple run
}: { $value }
    .detail = { $more ->
        [0] { "" }
       *[other] { $base } + { $more } × { $each }
    }
meld-royal = { $times ->
    [1] Royal marriage
   *[other] { $times } royal marriages
}: { $value }
meld-plain = { $times ->
    [1] Marriage in { SUIT($suit) }
   *[other] { $times } marriages in { SUIT($suit) }
}: { $value }
meld-nines = { $times ->
    [1] Nine of trumps
   *[other] { $times } nines of trumps
}: { $value }
meld-pinochle = { $times ->
    [1] Pinochle
    [2] Double pinochle
    [3] Triple pinochle
   *[4] Quadruple pinochle
}: { $value }
meld-aces = { $times ->
    [1] Aces around
    [2] Double aces around
    [3] Triple aces around
   *[4] Quadruple aces around
}: { $value }
meld-kings = { $times ->
    [1] Kings around
    [2] Double kings around
    [3] Triple kings around
   *[4] Quadruple kings around
}: { $value }
meld-queens = { $times ->
    [1] Queens around
    [2] Double queens around
    [3] Triple queens around
   *[4] Quadruple queens around
}: { $value }
meld-jacks = { $times ->
    [1] Jacks around
    [2] Double jacks around
    [3] Triple jacks around
   *[4] Quadruple jacks around
}: { $value }
meld-bonus = Roundhouse bonus: { $value }

# buttons
act-pinochle-give = Pass the { CARD($card) }
act-pinochle-give-many = { $n ->
    [one] Pass { $n } card
   *[other] Pass { $n } cards
}
act-pinochle-select = Choose the { CARD($card) }
act-pinochle-pass = Pass
act-pinochle-pass-with-help = Pass with help
    .detail = you hold four cards your partner can use
act-pinochle-bid = Bid { $bid }
    .detail = { $need ->
        [0] your best meld is { $best }
       *[other] your best meld is { $best }: you need { $need } more
    }
act-pinochle-jump = Jump to { $bid }
    .detail = says you are void in a suit; your best meld is { $best }
act-pinochle-trump = Trumps: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } card, meld { $value }
       *[other] { $cards } cards, meld { $value }
    }
act-pinochle-no-marriage = I have no marriage
    .detail = you cannot name trumps: you lose the bid
act-pinochle-wish = Ask for { SUIT($suit) }
act-pinochle-no-wish = Ask for no suit
act-pinochle-play = Play
    .detail = { $need ->
        [0] your meld is enough for { $contract }
       *[other] you need { $need } of { $all } points in tricks
    }
act-pinochle-throw-in = Throw in
    .detail = costs { $contract } points; the others score { $theirs } for meld
    .confirm = Really throw in? You lose { $contract } points
act-pinochle-play-on = Play these cards
act-pinochle-redeal = Ask for a new deal
    .detail = for too many nines; nobody scores
act-pinochle-lay = Lay down { $value } in meld
    .detail = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
act-pinochle-meld = Meld { $value }
    .detail = { $n ->
        [one] { $n } card chosen
       *[other] { $n } cards chosen
    }
act-pinochle-meld-best = Lay down the best meld: { $value }
    .detail = { $n ->
        [one] lays down { $n } card
       *[other] lays down { $n } cards
    }
act-pinochle-meld-all = Lay down all: { $value }
    .detail = everyone sees these cards
act-pinochle-meld-none = Meld nothing
act-pinochle-say-meld-n = Say: meld { $n }
act-pinochle-say-run = Say: a run
act-pinochle-say-aces-around = Say: aces around
act-pinochle-say-kings-around = Say: kings around
act-pinochle-say-queens-around = Say: queens around
act-pinochle-say-jacks-around = Say: jacks around
act-pinochle-say-double-aces-around = Say: double aces around
act-pinochle-say-double-kings-around = Say: double kings around
act-pinochle-say-double-queens-around = Say: double queens around
act-pinochle-say-double-jacks-around = Say: double jacks around
act-pinochle-say-pinochle = Say: pinochle
act-pinochle-say-double-pinochle = Say: double pinochle
act-pinochle-say-n-marriages = { $n ->
    [one] Say: { $n } marriage
   *[other] Say: { $n } marriages
}
act-pinochle-say-n-aces = { $n ->
    [one] Say: { $n } ace
   *[other] Say: { $n } aces
}
act-pinochle-say-want-trumps = Say: I want to name trumps

# calls and events
call-pinochle-pass = { SEAT($seat) } passes.
call-pinochle-pass-you = You pass.
call-pinochle-pass-with-help = { SEAT($seat) } passes with help.
call-pinochle-pass-with-help-you = You pass with help.
call-pinochle-bid = { SEAT($seat) } bids { $bid }.
call-pinochle-bid-you = You bid { $bid }.
call-pinochle-jump = { SEAT($seat) } jumps to { $bid }.
call-pinochle-jump-you = You jump to { $bid }.
call-pinochle-trump = { SEAT($seat) } names { SUIT($suit) } as trumps.
call-pinochle-trump-you = You name { SUIT($suit) } as trumps.
call-pinochle-no-marriage = { SEAT($seat) } has no marriage.
call-pinochle-no-marriage-you = You have no marriage.
call-pinochle-wish = { SEAT($seat) } asks for { SUIT($suit) }.
call-pinochle-wish-you = You ask for { SUIT($suit) }.
call-pinochle-no-wish = { SEAT($seat) } asks for no suit.
call-pinochle-no-wish-you = You ask for no suit.
call-pinochle-play = { SEAT($seat) } plays.
call-pinochle-play-you = You play.
call-pinochle-throw-in = { SEAT($seat) } throws in their hand.
call-pinochle-throw-in-you = You throw in your hand.
call-pinochle-play-on = { SEAT($seat) } plays these cards.
call-pinochle-play-on-you = You play these cards.
call-pinochle-redeal = { SEAT($seat) } has too many nines: the same dealer deals again.
call-pinochle-redeal-you = You have too many nines: the same dealer deals again.
call-pinochle-meld = { SEAT($seat) } has finished melding.
call-pinochle-meld-you = You have finished melding.
call-pinochle-say-meld-n = { SEAT($seat) } shows { $n } in meld.
call-pinochle-say-meld-n-you = You show { $n } in meld.
call-pinochle-say-run = { SEAT($seat) } shows a run.
call-pinochle-say-run-you = You show a run.
call-pinochle-say-aces-around = { SEAT($seat) } shows aces around.
call-pinochle-say-aces-around-you = You show aces around.
call-pinochle-say-kings-around = { SEAT($seat) } shows kings around.
call-pinochle-say-kings-around-you = You show kings around.
call-pinochle-say-queens-around = { SEAT($seat) } shows queens around.
call-pinochle-say-queens-around-you = You show queens around.
call-pinochle-say-jacks-around = { SEAT($seat) } shows jacks around.
call-pinochle-say-jacks-around-you = You show jacks around.
call-pinochle-say-double-aces-around = { SEAT($seat) } shows double aces around.
call-pinochle-say-double-aces-around-you = You show double aces around.
call-pinochle-say-double-kings-around = { SEAT($seat) } shows double kings around.
call-pinochle-say-double-kings-around-you = You show double kings around.
call-pinochle-say-double-queens-around = { SEAT($seat) } shows double queens around.
call-pinochle-say-double-queens-around-you = You show double queens around.
call-pinochle-say-double-jacks-around = { SEAT($seat) } shows double jacks around.
call-pinochle-say-double-jacks-around-you = You show double jacks around.
call-pinochle-say-pinochle = { SEAT($seat) } shows a pinochle.
call-pinochle-say-pinochle-you = You show a pinochle.
call-pinochle-say-double-pinochle = { SEAT($seat) } shows a double pinochle.
call-pinochle-say-double-pinochle-you = You show a double pinochle.
call-pinochle-say-n-marriages = { SEAT($seat) } shows { $n ->
    [one] { $n } marriage
   *[other] { $n } marriages
}.
call-pinochle-say-n-marriages-you = You show { $n ->
    [one] { $n } marriage
   *[other] { $n } marriages
}.
call-pinochle-say-n-aces = { SEAT($seat) } shows { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}.
call-pinochle-say-n-aces-you = You show { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}.
call-pinochle-say-want-trumps = { SEAT($seat) } wants to name trumps.
call-pinochle-say-want-trumps-you = You want to name trumps.
event-pinochle-contract = { SEAT($seat) } wins the bid: { $bid }.
event-pinochle-contract-you = You win the bid: { $bid }.
event-pinochle-stuck = { SEAT($seat) } must play for { $bid }.
event-pinochle-stuck-you = You must play for { $bid }.
event-pinochle-trump = The last card makes { SUIT($suit) } trumps.
event-pinochle-pass = { SEAT($seat) } passes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to { SEAT($partner) }.
event-pinochle-pass-you = You pass { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to { SEAT($partner) }.
event-pinochle-pass-to-you = { SEAT($seat) } passes you { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-pinochle-meld = { SEAT($seat) } has { $value } in meld.
event-pinochle-meld-you = You have { $value } in meld.
event-pinochle-trick = { SEAT($seat) } takes the trick.
event-pinochle-trick-you = You take the trick.
event-pinochle-thrown-in = The hand is thrown in: it costs { $bid } points.
event-pinochle-not-on-board = The bid of { $bid } is out of reach.
event-pinochle-no-marriage = No marriage in trumps: the bid of { $bid } is lost without play.
event-pinochle-meld-below-20 = Less than 20 in meld: the bid of { $bid } is lost without play.
event-pinochle-score = { SEAT($seat) } and { SEAT($partner) }: { MONEY($value) } points.
event-pinochle-score-you = You and { SEAT($partner) }: { MONEY($value) } points.
event-pinochle-score-to-you = You and { SEAT($seat) }: { MONEY($value) } points.
event-pinochle-chips = { SEAT($seat) } passes { $coloured } coloured and { $white } white chips to { SEAT($partner, you: "you") }; { $left } coloured and { $left_white } white are left.
event-pinochle-chips-you = You pass { $coloured } coloured and { $white } white chips to { SEAT($partner, you: "you") }; { $left } coloured and { $left_white } white are left.
event-pinochle-chips-change = { $coloured ->
    [one] { SEAT($seat) } passes { $coloured } coloured chip to { SEAT($partner) } and gets { $back } white back; { $left } coloured and { $left_white } white are left.
   *[other] { SEAT($seat) } passes { $coloured } coloured chips to { SEAT($partner) } and gets { $back } white back; { $left } coloured and { $left_white } white are left.
}
event-pinochle-chips-change-you = { $coloured ->
    [one] You pass { $coloured } coloured chip to { SEAT($partner) } and get { $back } white back; { $left } coloured and { $left_white } white are left.
   *[other] You pass { $coloured } coloured chips to { SEAT($partner) } and get { $back } white back; { $left } coloured and { $left_white } white are left.
}
event-pinochle-partners = Game { $game }: { SEAT($seat) } plays with { SEAT($partner) }, { SEAT($left) } with { SEAT($right) }.
event-pinochle-partners-you = Game { $game }: you play with { SEAT($partner) }, { SEAT($left) } with { SEAT($right) }.
event-pinochle-game-won = Four rounds are over: { SEAT($seat) } and { SEAT($partner) } win the game, { $got } points to { $other }.
event-pinochle-game-drawn = Four rounds are over: the game is drawn at { $got } points each.
event-pinochle-mercy = { SEAT($seat) } and { SEAT($partner) } stand at { $got } points and have lost the match.
event-pinochle-mercy-you = Your side stands at { $got } points and has lost the match.
event-pinochle-mercy-to-you = Your side stands at { $got } points and has lost the match.

# settlement
item-pinochle-made = { SEAT($seat) } makes the bid of { $bid } with { $got } points
    .name = Bid made
    .detail = { $meld } in meld + { $tricks } in tricks
item-pinochle-made-you = You make the bid of { $bid } with { $got } points
item-pinochle-set = { SEAT($seat) } is set: { $got } of { $bid } points
    .name = Bid not made
    .detail = { $meld } in meld + { $tricks } in tricks; { $short } short
item-pinochle-set-you = You are set: { $got } of { $bid } points
item-pinochle-under-twenty = { SEAT($seat) } is set: fewer than 20 points in tricks
    .detail = { $meld } in meld + { $tricks } in tricks
item-pinochle-under-twenty-you = You are set: fewer than 20 points in tricks
item-pinochle-meld = { SEAT($seat) } and { SEAT($partner) }: meld
item-pinochle-meld-you = Your side’s meld
item-pinochle-meld-lost = { SEAT($seat) } and { SEAT($partner) }: no points in tricks, so the meld does not count
item-pinochle-meld-lost-you = Your side: no points in tricks, so the meld does not count
item-pinochle-meld-set = { SEAT($seat) } and { SEAT($partner) }: bid not made, so the meld does not count
item-pinochle-meld-set-you = Your side: bid not made, so the meld does not count
item-pinochle-meld-short = { SEAT($seat) } and { SEAT($partner) }: less than 20 in meld, so it does not count
item-pinochle-meld-short-you = Your side: less than 20 in meld, so it does not count
item-pinochle-tricks = { SEAT($seat) } and { SEAT($partner) }: tricks
item-pinochle-tricks-you = Your side’s tricks
item-pinochle-tricks-lost = { SEAT($seat) } and { SEAT($partner) }: points in tricks do not count
item-pinochle-tricks-lost-you = Your side: points in tricks do not count
item-pinochle-nothing-under-twenty = { SEAT($seat) } and { SEAT($partner) }: fewer than 20 points in tricks
item-pinochle-nothing-under-twenty-you = Your side: fewer than 20 points in tricks
item-pinochle-thrown-in = { SEAT($seat) } throws in a bid of { $bid }
    .name = Bid thrown in
    .detail = { $meld ->
        [0] lost without play
       *[other] { $meld } in meld: { $need } more were needed in tricks; lost without play
    }
item-pinochle-thrown-in-you = You throw in a bid of { $bid }
item-pinochle-not-on-board = Bid of { $bid } out of reach with { $meld } in meld
    .name = Bid out of reach
item-pinochle-no-marriage = { SEAT($seat) } has no marriage in trumps
item-pinochle-no-marriage-you = You have no marriage in trumps
item-pinochle-meld-below-20 = Only { $meld } in meld: you need 20
item-pinochle-surrender-bonus = Bonus because the bidder gave up
item-pinochle-bid-to-defenders = The failed bid goes to { SEAT($seat) } and { SEAT($partner) }
item-pinochle-bid-to-defenders-you = The failed bid goes to your side
item-pinochle-chips = { SEAT($seat) } passes { SEAT($partner) } { $coloured } coloured and { $white } white chips; { $left } coloured and { $left_white } white left
item-pinochle-chips-you = Your side passes { $coloured } coloured and { $white } white chips; { $left } coloured and { $left_white } white left
item-pinochle-chips-change = { SEAT($seat) } passes { SEAT($partner) } coloured chips: { $coloured }, for { $back } white as change; { $left } coloured and { $left_white } white left
item-pinochle-chips-change-you = Your side passes coloured chips: { $coloured }, for { $back } white as change; { $left } coloured and { $left_white } white left
item-pinochle-game-won = Game { $game }: { SEAT($seat) } and { SEAT($partner) } win, { $got } points to { $other }
item-pinochle-game-won-you = Game { $game }: your side wins, { $got } points to { $other }
item-pinochle-game-drawn = Game { $game }: drawn at { $got } points each
item-pinochle-mercy = { SEAT($seat) } and { SEAT($partner) } stand at { $got } points: the match is lost
item-pinochle-mercy-you = Your side stands at { $got } points: the match is lost

# refusals
refused-pinochle-no-help = You cannot pass with help at this table.
refused-pinochle-no-words = You may say one more thing with a call, and only if the rules allow it.
refused-pinochle-below-minimum = { $bid } is too little: the lowest bid is { $least }.
refused-pinochle-bad-step = You cannot bid { $bid }: the next bid is { $least }.
refused-pinochle-not-higher = { $bid } is not more than { $high }: the next bid is { $least }.
refused-pinochle-needs-marriage = You have no marriage in { SUIT($suit) }: trumps need a king and a queen.
refused-pinochle-has-marriage = You hold a marriage, so name a suit.
refused-pinochle-pass-first = { $n ->
    [one] Choose { $n } more card to pass.
   *[other] Choose { $n } more cards to pass.
}
refused-pinochle-meld-first = Finish your meld first.
refused-pinochle-no-card-now = You need not choose a card now.
refused-pinochle-chosen-already = You have already chosen the { CARD($card) }.
refused-pinochle-no-declaration = You cannot declare melds during the play.
refused-pinochle-not-auction = First bid or pass.
refused-pinochle-not-wish = First say which suit you want.
refused-pinochle-not-trump = First name trumps.
refused-pinochle-not-decide = First say whether you play.
refused-pinochle-not-play = Play a card.
refused-pinochle-redeal = You need { $n } nines to ask for a new deal.
refused-pinochle-redeal-meld = You need { $n } nines, and nothing else to meld, to ask for a new deal.
refused-pinochle-not-nines = First say whether you play these cards.

# choices of the options
option-pinochle-deck = Deck
    .help = You play with 48 cards, two of each; or with 80, four of each and no nines.
option-pinochle-deck-single = single deck, 48 cards
option-pinochle-deck-double = double deck, 80 cards
option-pinochle-packets = Dealing
    .help = How many cards the dealer gives at a time; the rest go out together at the end.
option-pinochle-packets-1 = one by one
option-pinochle-packets-2_3 = two, then three at a time
option-pinochle-packets-3 = three at a time
option-pinochle-packets-4 = four at a time
option-pinochle-packets-5 = five at a time
option-pinochle-redeal_nines = New deal for nines
    .help = If you are dealt this many nines, you may ask for a new deal before the auction.
option-pinochle-redeal_nines-never = never
option-pinochle-redeal_nines-six = six
option-pinochle-redeal_nines-five = five
option-pinochle-redeal_nines-five_no_meld = five, and no meld
option-pinochle-trump_by = Trumps
    .help = The highest bidder names them, or the last card dealt decides.
option-pinochle-trump_by-auction = the highest bidder
option-pinochle-trump_by-last_card = the last card
option-pinochle-min_bid = Lowest bid
    .help = If left empty: 250 with a single deck (25 with points divided by ten), 50 with a double one.
option-pinochle-min_bid-null = the usual
option-pinochle-target = Winning score
    .help = If left empty: 1500 with a single deck (150 with points divided by ten), 500 with a double one.
option-pinochle-target-null = the usual
option-pinochle-mercy = Mercy rule
    .help = A side this far below zero has lost the match. If left empty: no such rule.
option-pinochle-mercy-null = no such rule
option-pinochle-bid_ladder = Bidding steps
    .help = You bid every number up to 60, then go up in fives; or you bid every number. Above 100 both may go up in tens.
option-pinochle-bid_ladder-standard = ones to 60, then fives
option-pinochle-bid_ladder-any = every number
option-pinochle-bid_ladder-standard_tens = ones to 60, fives to 100, then tens
option-pinochle-bid_ladder-any_tens = every number to 100, then tens
option-pinochle-auction_rounds = Rounds of bidding
    .help = How often each player may bid.
option-pinochle-auction_rounds-unlimited = until all others pass
option-pinochle-auction_rounds-1 = one
option-pinochle-auction_rounds-2 = two
option-pinochle-stuck_bid = When only the dealer is left
    .help = What the dealer must play for when all others pass.
option-pinochle-stuck_bid-min = the lowest bid
option-pinochle-stuck_bid-min_minus_1 = one step less
option-pinochle-trump_requirement = Marriage in trumps
    .help = When the bidder needs king and queen of trumps: never, when naming trumps, or after passing.
option-pinochle-trump_requirement-none = not needed
option-pinochle-trump_requirement-marriage = when trumps are named
option-pinochle-trump_requirement-marriage_after_exchange = after passing
option-pinochle-exchange_mode = Order of passing
    .help = The bidder sees the partner’s cards first, or both choose at the same time.
option-pinochle-exchange_mode-partner_first = partner first
option-pinochle-exchange_mode-simultaneous = at the same time
option-pinochle-exchange_timing = When to pass
    .help = You pass cards after trumps are named, or before.
option-pinochle-exchange_timing-after_trump = after trumps are named
option-pinochle-exchange_timing-before_trump = before trumps are named
option-pinochle-expose = Cards laid down
    .help = The others see all the cards you chose, or only those that are part of a meld.
option-pinochle-expose-selected = all chosen cards
option-pinochle-expose-melded_only = only those in a meld
option-pinochle-run_extras = Extra cards beside a run
    .help = Each extra king or queen counts 40; only a whole extra marriage counts; or every marriage, the one in the run too.
option-pinochle-run_extras-each40 = 40 for each king or queen
option-pinochle-run_extras-marriage_only = only a marriage
option-pinochle-run_extras-with_marriage = also the one in the run
option-pinochle-meld_table = Meld table
    .help = How many points melds of the double deck are worth.
option-pinochle-meld_table-standard = standard
option-pinochle-meld_table-toby_thomas = Toby Thomas
option-pinochle-meld_table-npa_partial = run 25, pinochle 15
option-pinochle-heading = Beating
    .help = You must beat the winning card always, only when trumps are led, or only with trumps. Or you always must, and even after a ruff you must still beat the best card of the suit led.
option-pinochle-heading-always = always
option-pinochle-heading-trump_led = when trumps are led
option-pinochle-heading-trump_only = with trumps only
option-pinochle-heading-even_ruffed = always, in the suit led even after a ruff
option-pinochle-card_points = Points of cards in tricks
    .help = Ace, ten and king count 10 each; or ace and ten 10, king and queen 5 each; or ace 11, ten 10, king 4, queen 3, jack 2.
option-pinochle-card_points-atk10 = ace, ten, king 10 each
option-pinochle-card_points-at10kq5 = ace, ten 10; king, queen 5
option-pinochle-card_points-trad = ace 11, ten 10, king 4, queen 3, jack 2
option-pinochle-save_meld = Saving the meld
    .help = Which side loses its meld if it takes no point in tricks.
option-pinochle-save_meld-defenders = the defenders
option-pinochle-save_meld-both_sides = either side
option-pinochle-save_meld-none = nobody
option-pinochle-nines_saved = Nines save themselves
    .help = Nines of trumps count even without a point in tricks: if they are your only meld, always, or never.
option-pinochle-nines_saved-only_meld = if they are the only meld
option-pinochle-nines_saved-always = always
option-pinochle-nines_saved-never = never
option-pinochle-surrender_opponents = When the bidder gives up
    .help = How many points the opponents then score; or nobody may give up.
option-pinochle-surrender_opponents-base = their meld
option-pinochle-surrender_opponents-nothing = nothing
option-pinochle-surrender_opponents-meld20 = meld, if 20 or more
option-pinochle-surrender_opponents-meld20_plus25 = 25, and meld if 20 or more
option-pinochle-surrender_opponents-meld20_plus50 = 50, and meld if 20 or more
option-pinochle-surrender_opponents-play_on = nobody may give up
option-pinochle-scoring = Scoring
    .help = You score in points, or in chips that you pass across to your partner.
option-pinochle-scoring-standard = points
option-pinochle-scoring-chips = chips
option-pinochle-game_mode = Length of a game
    .help = You play to a number of points, four deals, or one deal.
option-pinochle-game_mode-points = to a score
option-pinochle-game_mode-rounds = four deals
option-pinochle-after_rounds = After four rounds
    .help = Partners change, so that in three games everyone plays with everyone; or this match is over.
option-pinochle-after_rounds-partners = the partners change
option-pinochle-after_rounds-tables = the match is over
option-pinochle-game_mode-single_deal = one deal
option-pinochle-bidding_system = Bidding system
    .help = What bids mean between partners. Everyone can read it, and computer players follow it.
option-pinochle-bidding_system-none = none
option-pinochle-bidding_system-skip_meld = jumps show meld
option-pinochle-bidding_system-jim_davis = Jim Davis
option-pinochle-bidding_system-stonebridge_jumps = Stonebridge jumps
option-pinochle-their_system = Bidding system of the second side
    .help = What the side without the first seat uses; otherwise both sides use the same.
option-pinochle-their_system-same = the same
option-pinochle-their_system-none = none
option-pinochle-their_system-skip_meld = jumps show meld
option-pinochle-their_system-jim_davis = Jim Davis
option-pinochle-their_system-stonebridge_jumps = Stonebridge jumps
option-pinochle-scale = Points divided by
    .help = With 10, all points are divided by ten.
option-pinochle-bid_step = Bidding step
    .help = Bids are multiples of this. If points are divided by ten, you may bid any number.
option-pinochle-pass_with_help = Pass with help
    .help = Where you pass cards to each other, you may pass with help in the auction: it promises four useful cards.
option-pinochle-info_bids = Saying something with a bid
    .help = With a call you may say one thing about your meld.
option-pinochle-implied_dealer_bid = The dealer counts as having bid
    .help = It is as if the dealer had made the lowest bid: the first bid must be above it.
option-pinochle-pass_count = Cards passed
    .help = How many cards go from the partner to the bidder and back.
option-pinochle-suit_suggestion = Asking for a suit
    .help = Before passing, the bidder may name a suit they want cards in.
option-pinochle-own_meld = Choose your own meld
    .help = You choose the cards you lay down; otherwise the best meld is laid down for you.
option-pinochle-double_meld_bonus = Double melds count more
    .help = Otherwise a double run, pinochle or around counts as two single ones.
option-pinochle-single_pinochle = Pinochle
    .help = How many points a single pinochle is worth.
option-pinochle-roundhouse = Roundhouse
    .help = How many points a marriage in each suit is worth.
option-pinochle-double_roundhouse = Double roundhouse
    .help = How many points two marriages in each suit are worth.
option-pinochle-board_rule = Bids out of reach
    .help = If not even all trick points could make the bid, the side is set without play.
option-pinochle-throw_in = Throwing in
    .help = The bidder may give up before the first lead.
option-pinochle-minimum20 = At least twenty
    .help = A side needs 20 in meld to count its meld, and 20 in tricks to count anything.

# which system a side bids by; seat: one of the two partners
stake-pinochle-system-none = { SEAT($seat) } and partner use no bidding system.
stake-pinochle-system-skip_meld = { SEAT($seat) } and partner show meld by jumping.
stake-pinochle-system-jim_davis = { SEAT($seat) } and partner bid by Jim Davis’s system.
stake-pinochle-system-stonebridge_jumps = { SEAT($seat) } and partner bid Stonebridge jumps.

# what calls mean under a bidding system
signal-pinochle-none = { SEAT($seat, you: "You") }: a plain bid, no signal.
signal-pinochle-no-wish = { SEAT($seat, you: "You") }: I do not want the bid.
signal-pinochle-trumps = { SEAT($seat, you: "You") }: I want to name trumps.
signal-pinochle-aces = { SEAT($seat, you: "You") }: I hold aces in other suits.
signal-pinochle-meld = { SEAT($seat, you: "You") }: I hold about { $n } in meld.
signal-pinochle-open = { SEAT($seat, you: "You") }: I open.
signal-pinochle-not-ready = { SEAT($seat, you: "You") }: I am not ready to pass yet.
signal-pinochle-some-meld = { SEAT($seat, you: "You") }: I have some meld.
signal-pinochle-pinochle = { SEAT($seat, you: "You") }: I hold several jacks of diamonds or queens of spades.
signal-pinochle-all = { SEAT($seat, you: "You") }: { $n ->
    [3] Pass me jacks of all suits.
    [4] Pass me queens of all suits.
    [5] Pass me kings of all suits.
   *[7] Pass me aces of all suits.
}
signal-pinochle-one = { SEAT($seat, you: "You") }: { $n ->
    [3] I need a jack of trumps.
    [4] I need a queen of trumps.
    [5] I need a king of trumps.
    [6] I need a ten of trumps.
   *[7] I need an ace of trumps.
}
signal-pinochle-run = { SEAT($seat, you: "You") }: I hold a run.
signal-pinochle-aces-around = { SEAT($seat, you: "You") }: I hold aces around.
signal-pinochle-run-and-aces = { SEAT($seat, you: "You") }: I hold a run and aces around.
signal-pinochle-void = { SEAT($seat, you: "You") }: I am void in a suit, apart from nines.
signal-pinochle-help = { SEAT($seat, you: "You") }: I hold four cards that help you, whatever is trumps.
