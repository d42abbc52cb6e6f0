# Partnership pinochle, with one pack or two

game-pinochle = Pinochle for four
game-pinochle-line = Two partnerships bid, pass cards, lay meld down and play tricks
preset-pinochle-mfp = Single deck, four cards passed
    .detail = bids from 250, four cards each way, game at 1500
preset-pinochle-stonebridge = Stonebridge
    .detail = bids from 190, nothing passed, free choice when following, A T 10 and K Q 5
preset-pinochle-pacific_nw_chips = Chips
    .detail = as the first, but chips are passed to the partner and a set side loses none
preset-pinochle-joedog = JoeDog's program
    .detail = points divided by ten, bids from 16, three cards passed, you choose your meld, game at 300
preset-pinochle-double_deck = Double deck
    .detail = 80 cards, bids from 50, nothing passed, trumps need a marriage, game at 500
preset-pinochle-toby_thomas = Double deck, Toby Thomas
    .detail = as the double deck with higher values for multiple melds

# what is asked
question-pinochle-auction = { $high ->
    [0] Your call: nobody has bid yet.
   *[other] Your call: the bid is { $high }.
}
question-pinochle-auction-wait = { SEAT($seat) } is bidding.
question-pinochle-wish = In which suit do you want cards?
question-pinochle-wish-wait = { SEAT($seat) } may ask for a suit.
question-pinochle-trump = Name trumps.
question-pinochle-trump-wait = { SEAT($seat) } names trumps.
question-pinochle-pass = Choose { $n ->
    [one] { $n } card
   *[other] { $n } cards
} for { SEAT($partner) }.
question-pinochle-pass-wait = { SEAT($seat) } chooses cards to pass.
question-pinochle-meld = Lay your meld down.
question-pinochle-meld-wait = { SEAT($seat) } lays meld down.
question-pinochle-decide = Play, or throw the hand in?
question-pinochle-decide-wait = { SEAT($seat) } decides whether to play.
question-pinochle-play = Your turn.
question-pinochle-play-wait = It is { SEAT($seat) }'s turn.

title-pinochle-trump = Trumps: { SUIT($suit) }
title-pinochle-bid = { SEAT($seat) }: { $bid }
title-pinochle-bid-you = You: { $bid }
title-pinochle-contract = { SEAT($seat) }: { $bid }, trumps { SUIT($suit) }
title-pinochle-contract-you = You: { $bid }, trumps { SUIT($suit) }
stake-pinochle-side = { SEAT($seat, you: "You") } and { SEAT($partner, you: "you") }: meld { $meld }, taken { $take }
stake-pinochle-need = { $need ->
    [0] { SEAT($seat) } has the { $bid }
   *[other] { SEAT($seat) } needs { $need } more for { $bid }
}
stake-pinochle-need-you = { $need ->
    [0] You have the { $bid }
   *[other] You need { $need } more for { $bid }
}
stake-pinochle-chips = Chips passed: { SEAT($seat, you: "you") } { $over } coloured, { $white } white; { SEAT($other, you: "you") } { $other_over }, { $other_white } (of 14, 10)
stake-pinochle-round = Game { $game } of 3, round { $round } of 4: { SEAT($seat) } and { SEAT($partner) } { $own }, the others { $other }
stake-pinochle-round-alone = Round { $round } of 4: { SEAT($seat) } and { SEAT($partner) } { $own }, the others { $other }


# melds
meld-run = { $times ->
    [1] Run
    [2] Double run
    [3] Triple run
   *[4] Quadruple run
}: { $value }
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
act-pinochle-give = Pass { CARD($card, form: "acc") }
act-pinochle-give-many = { $n ->
    [one] Pass { $n } card
   *[other] Pass { $n } cards
}
act-pinochle-select = Choose { CARD($card, form: "acc") }
act-pinochle-pass = Pass
act-pinochle-pass-with-help = Pass with help
    .detail = you hold four cards that help your partner
act-pinochle-bid = Bid { $bid }
    .detail = { $need ->
        [0] your best meld is { $best }
       *[other] your best meld is { $best }, { $need } more are needed
    }
act-pinochle-jump = Jump to { $bid }
    .detail = says that you are void in a suit; your best meld is { $best }
act-pinochle-trump = Trumps: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } card, meld { $value }
       *[other] { $cards } cards, meld { $value }
    }
act-pinochle-no-marriage = No marriage
    .detail = you cannot name trumps: the bid is lost
act-pinochle-wish = Ask for { SUIT($suit) }
act-pinochle-no-wish = No wish
act-pinochle-play = Play
    .detail = { $need ->
        [0] the meld is enough for { $contract }
       *[other] { $need } of { $all } points in tricks are needed
    }
act-pinochle-throw-in = Throw in
    .detail = costs { $contract }; the others score their meld of { $theirs }
    .confirm = Really throw in: −{ $contract }
act-pinochle-lay = Lay { $value }
    .detail = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
act-pinochle-meld = Meld { $value }
    .detail = { $n ->
        [one] { $n } card chosen
       *[other] { $n } cards chosen
    }
act-pinochle-meld-best = Best meld: { $value }
    .detail = { $n ->
        [one] lays { $n } card down
       *[other] lays { $n } cards down
    }
act-pinochle-meld-all = The whole hand: { $value }
    .detail = the others see all your cards that are laid down
act-pinochle-meld-none = No meld
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
act-pinochle-say-want-trumps = Say: I want to make trumps

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
call-pinochle-throw-in = { SEAT($seat) } throws in.
call-pinochle-throw-in-you = You throw in.
call-pinochle-meld = { SEAT($seat) } is done with meld.
call-pinochle-meld-you = You are done with meld.
call-pinochle-say-meld-n = { SEAT($seat) } tells of { $n } in meld.
call-pinochle-say-meld-n-you = You tell of { $n } in meld.
call-pinochle-say-run = { SEAT($seat) } tells of a run.
call-pinochle-say-run-you = You tell of a run.
call-pinochle-say-aces-around = { SEAT($seat) } tells of aces around.
call-pinochle-say-aces-around-you = You tell of aces around.
call-pinochle-say-kings-around = { SEAT($seat) } tells of kings around.
call-pinochle-say-kings-around-you = You tell of kings around.
call-pinochle-say-queens-around = { SEAT($seat) } tells of queens around.
call-pinochle-say-queens-around-you = You tell of queens around.
call-pinochle-say-jacks-around = { SEAT($seat) } tells of jacks around.
call-pinochle-say-jacks-around-you = You tell of jacks around.
call-pinochle-say-double-aces-around = { SEAT($seat) } tells of double aces around.
call-pinochle-say-double-aces-around-you = You tell of double aces around.
call-pinochle-say-double-kings-around = { SEAT($seat) } tells of double kings around.
call-pinochle-say-double-kings-around-you = You tell of double kings around.
call-pinochle-say-double-queens-around = { SEAT($seat) } tells of double queens around.
call-pinochle-say-double-queens-around-you = You tell of double queens around.
call-pinochle-say-double-jacks-around = { SEAT($seat) } tells of double jacks around.
call-pinochle-say-double-jacks-around-you = You tell of double jacks around.
call-pinochle-say-pinochle = { SEAT($seat) } tells of a pinochle.
call-pinochle-say-pinochle-you = You tell of a pinochle.
call-pinochle-say-double-pinochle = { SEAT($seat) } tells of a double pinochle.
call-pinochle-say-double-pinochle-you = You tell of a double pinochle.
call-pinochle-say-n-marriages = { SEAT($seat) } tells of { $n ->
    [one] { $n } marriage
   *[other] { $n } marriages
}.
call-pinochle-say-n-marriages-you = You tell of { $n ->
    [one] { $n } marriage
   *[other] { $n } marriages
}.
call-pinochle-say-n-aces = { SEAT($seat) } tells of { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}.
call-pinochle-say-n-aces-you = You tell of { $n ->
    [one] { $n } ace
   *[other] { $n } aces
}.
call-pinochle-say-want-trumps = { SEAT($seat) } wants to make trumps.
call-pinochle-say-want-trumps-you = You want to make trumps.
event-pinochle-contract = { SEAT($seat) } has the contract: { $bid }.
event-pinochle-contract-you = You have the contract: { $bid }.
event-pinochle-stuck = { SEAT($seat) } must play: { $bid }.
event-pinochle-stuck-you = You must play: { $bid }.
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
event-pinochle-thrown-in = The hand is thrown in: { $bid } is lost.
event-pinochle-not-on-board = Not on the board: { $bid } cannot be reached any more.
event-pinochle-no-marriage = No marriage of trumps: { $bid } is lost without play.
event-pinochle-meld-below-20 = Less than 20 in meld: { $bid } is lost without play.
event-pinochle-score = { SEAT($seat) } and { SEAT($partner) }: { MONEY($value) }.
event-pinochle-score-you = You and { SEAT($partner) }: { MONEY($value) }.
event-pinochle-score-to-you = You and { SEAT($seat) }: { MONEY($value) }.
event-pinochle-chips = { SEAT($seat) } passes { $coloured } coloured and { $white } white chips to { SEAT($partner, you: "you") }; { $left } and { $left_white } are left.
event-pinochle-chips-you = You pass { $coloured } coloured and { $white } white chips to { SEAT($partner, you: "you") }; { $left } and { $left_white } are left.
event-pinochle-chips-change = { $coloured ->
    [one] { SEAT($seat) } passes { $coloured } coloured chip to { SEAT($partner) } and gets { $back } white back; { $left } and { $left_white } are left.
   *[other] { SEAT($seat) } passes { $coloured } coloured chips to { SEAT($partner) } and gets { $back } white back; { $left } and { $left_white } are left.
}
event-pinochle-chips-change-you = { $coloured ->
    [one] You pass { $coloured } coloured chip to { SEAT($partner) } and get { $back } white back; { $left } and { $left_white } are left.
   *[other] You pass { $coloured } coloured chips to { SEAT($partner) } and get { $back } white back; { $left } and { $left_white } are left.
}
event-pinochle-partners = Game { $game }: { SEAT($seat) } plays with { SEAT($partner) }, { SEAT($left) } with { SEAT($right) }.
event-pinochle-partners-you = Game { $game }: you play with { SEAT($partner) }, { SEAT($left) } with { SEAT($right) }.
event-pinochle-game-won = Four rounds are over: { SEAT($seat) } and { SEAT($partner) } win the game by { $got } to { $other }.
event-pinochle-game-drawn = Four rounds are over: the game is drawn at { $got } each.

# settlement
item-pinochle-made = { SEAT($seat) } makes { $bid } with { $got }
    .name = Bid made
item-pinochle-made-you = You make { $bid } with { $got }
item-pinochle-set = { SEAT($seat) } is set: { $got } of { $bid }
    .name = Bid not made
item-pinochle-set-you = You are set: { $got } of { $bid }
item-pinochle-under-twenty = { SEAT($seat) } is set: fewer than 20 points in tricks
item-pinochle-under-twenty-you = You are set: fewer than 20 points in tricks
item-pinochle-meld = Meld of { SEAT($seat) } and { SEAT($partner) }
item-pinochle-meld-you = Meld of your side
item-pinochle-meld-lost = Meld of { SEAT($seat) } and { SEAT($partner) } does not count: no points in tricks
item-pinochle-meld-lost-you = Meld of your side does not count: no points in tricks
item-pinochle-meld-set = Meld of { SEAT($seat) } and { SEAT($partner) } does not count: the bid is lost
item-pinochle-meld-set-you = Meld of your side does not count: the bid is lost
item-pinochle-meld-short = Meld of { SEAT($seat) } and { SEAT($partner) } does not count: below 20
item-pinochle-meld-short-you = Meld of your side does not count: below 20
item-pinochle-tricks = Points in tricks of { SEAT($seat) } and { SEAT($partner) }
item-pinochle-tricks-you = Points in tricks of your side
item-pinochle-tricks-lost = Points in tricks of { SEAT($seat) } and { SEAT($partner) } do not count
item-pinochle-tricks-lost-you = Points in tricks of your side do not count
item-pinochle-nothing-under-twenty = { SEAT($seat) } and { SEAT($partner) }: fewer than 20 points in tricks
item-pinochle-nothing-under-twenty-you = Your side: fewer than 20 points in tricks
item-pinochle-thrown-in = { SEAT($seat) } throws in { $bid }
    .name = Bid thrown in
item-pinochle-thrown-in-you = You throw in { $bid }
item-pinochle-not-on-board = Not on the board: meld { $meld } for { $bid }
    .name = Bid out of reach
item-pinochle-no-marriage = { SEAT($seat) } has no marriage of trumps
item-pinochle-no-marriage-you = You have no marriage of trumps
item-pinochle-meld-below-20 = Less than 20 in meld: { $meld }
item-pinochle-surrender-bonus = For the surrender
item-pinochle-bid-to-defenders = The failed bid goes to { SEAT($seat) } and { SEAT($partner) }
item-pinochle-bid-to-defenders-you = The failed bid goes to your side
item-pinochle-chips = { SEAT($seat) } passes { SEAT($partner) } { $coloured } coloured and { $white } white chips; { $left } and { $left_white } left
item-pinochle-chips-you = Your side passes { $coloured } coloured and { $white } white chips; { $left } and { $left_white } left
item-pinochle-chips-change = { SEAT($seat) } passes { SEAT($partner) } coloured chips: { $coloured }, for { $back } white as change; { $left } and { $left_white } left
item-pinochle-chips-change-you = Your side passes coloured chips: { $coloured }, for { $back } white as change; { $left } and { $left_white } left
item-pinochle-game-won = Game { $game }: { SEAT($seat) } and { SEAT($partner) } win by { $got } to { $other }
item-pinochle-game-won-you = Game { $game }: your side wins by { $got } to { $other }
item-pinochle-game-drawn = Game { $game }: drawn at { $got } each

# refusals
refused-pinochle-no-help = Passing with help is not played here.
refused-pinochle-no-words = Only one statement goes with a call, and only where the rules allow it.
refused-pinochle-below-minimum = { $bid } is too little: the lowest bid is { $least }.
refused-pinochle-bad-step = { $bid } is no step of the ladder: the next bid is { $least }.
refused-pinochle-not-higher = { $bid } is not higher than { $high }: the next bid is { $least }.
refused-pinochle-needs-marriage = Trumps need a king and a queen: you have no marriage in { SUIT($suit) }.
refused-pinochle-has-marriage = You hold a marriage, so name a suit.
refused-pinochle-pass-first = { $n ->
    [one] Choose { $n } more card to pass.
   *[other] Choose { $n } more cards to pass.
}
refused-pinochle-meld-first = Finish your meld first.
refused-pinochle-no-card-now = No card is asked for now.
refused-pinochle-chosen-already = The { CARD($card) } is chosen already.
refused-pinochle-no-declaration = Melds are not declared while playing.
refused-pinochle-not-auction = First bid or pass.
refused-pinochle-not-wish = First say in which suit you want cards.
refused-pinochle-not-trump = First name trumps.
refused-pinochle-not-decide = First say whether you play.
refused-pinochle-not-play = Play a card.

# choices of the options
option-pinochle-deck = Pack
    .help = 48 cards, two of each, or 80 cards, four of each without nines.
option-pinochle-deck-single = one pack, 48 cards
option-pinochle-deck-double = double pack, 80 cards
option-pinochle-packets = Packets
    .help = So many cards at a time; what is left at last together.
option-pinochle-packets-1 = one by one
option-pinochle-packets-2_3 = two, then threes
option-pinochle-packets-3 = threes
option-pinochle-packets-4 = fours
option-pinochle-packets-5 = fives
option-pinochle-trump_by = Trumps
    .help = Named by the highest bidder, or turned with the last card.
option-pinochle-trump_by-auction = the highest bidder
option-pinochle-trump_by-last_card = the last card
option-pinochle-min_bid = Lowest bid
    .help = On the scale in force; without a number it is 250 with one pack (25 on the divided scale), 50 with two.
option-pinochle-min_bid-null = the usual
option-pinochle-target = Winning score
    .help = On the scale in force; without a number it is 1500 with one pack (150 on the divided scale), 500 with two.
option-pinochle-target-null = the usual
option-pinochle-bid_ladder = Ladder of bids
    .help = Every number to 60, then fives; every number; tens above 100 in either.
option-pinochle-bid_ladder-standard = ones to 60, then fives
option-pinochle-bid_ladder-any = every number
option-pinochle-bid_ladder-standard_tens = ones to 60, fives to 100, then tens
option-pinochle-bid_ladder-any_tens = every number to 100, then tens
option-pinochle-auction_rounds = Rounds of bidding
    .help = How often each player may speak.
option-pinochle-auction_rounds-unlimited = until all others pass
option-pinochle-auction_rounds-1 = one
option-pinochle-auction_rounds-2 = two
option-pinochle-stuck_bid = Dealer under
    .help = What the dealer plays when all others pass.
option-pinochle-stuck_bid-min = the lowest bid
option-pinochle-stuck_bid-min_minus_1 = one step less
option-pinochle-trump_requirement = Marriage of trumps
    .help = The bidder needs no king and queen of trumps, has them when naming, or has them after the exchange.
option-pinochle-trump_requirement-none = none
option-pinochle-trump_requirement-marriage = when trumps are named
option-pinochle-trump_requirement-marriage_after_exchange = after the exchange
option-pinochle-exchange_mode = Order of passing
    .help = The bidder sees the partner's cards first, or both choose before looking.
option-pinochle-exchange_mode-partner_first = the partner first
option-pinochle-exchange_mode-simultaneous = both unseen
option-pinochle-exchange_timing = Time of passing
    .help = After trumps are named, or before.
option-pinochle-exchange_timing-after_trump = after trumps are named
option-pinochle-exchange_timing-before_trump = before trumps are named
option-pinochle-expose = Cards laid down
    .help = All the cards chosen, or only those of them that are part of a meld.
option-pinochle-expose-selected = all chosen cards
option-pinochle-expose-melded_only = those of a meld
option-pinochle-run_extras = Beside a run
    .help = Each king or queen more counts 40, or only a whole marriage more.
option-pinochle-run_extras-each40 = each king or queen 40
option-pinochle-run_extras-marriage_only = only a marriage
option-pinochle-meld_table = Table of melds
    .help = What melds of the double pack count.
option-pinochle-meld_table-standard = standard
option-pinochle-meld_table-toby_thomas = Toby Thomas
option-pinochle-meld_table-npa_partial = run 25, pinochle 15
option-pinochle-heading = Beating
    .help = When the winning card must be beaten: always; when trumps are led; with trumps only.
option-pinochle-heading-always = always
option-pinochle-heading-trump_led = when trumps are led
option-pinochle-heading-trump_only = with trumps only
option-pinochle-card_points = Cards in tricks
    .help = A T K 10 each; A T 10, K Q 5; or A 11, T 10, K 4, Q 3, J 2.
option-pinochle-card_points-atk10 = A T K 10 each
option-pinochle-card_points-at10kq5 = A T 10, K Q 5
option-pinochle-card_points-trad = A 11, T 10, K 4, Q 3, J 2
option-pinochle-save_meld = Saving the meld
    .help = Which side loses its meld when it takes no point in tricks.
option-pinochle-save_meld-defenders = the defenders
option-pinochle-save_meld-both_sides = either side
option-pinochle-save_meld-none = nobody
option-pinochle-nines_saved = Nines save themselves
    .help = Nines of trumps count without a point in tricks if they are all the meld, always, or never.
option-pinochle-nines_saved-only_meld = if they are all the meld
option-pinochle-nines_saved-always = always
option-pinochle-nines_saved-never = never
option-pinochle-surrender_opponents = After a surrender
    .help = What the opponents score when the bidding side gives up; or nobody may give up.
option-pinochle-surrender_opponents-base = their meld
option-pinochle-surrender_opponents-nothing = nothing
option-pinochle-surrender_opponents-meld20 = meld of 20 or more
option-pinochle-surrender_opponents-meld20_plus25 = 25 and meld of 20 or more
option-pinochle-surrender_opponents-meld20_plus50 = 50 and meld of 20 or more
option-pinochle-surrender_opponents-play_on = nobody may give up
option-pinochle-scoring = Scoring
    .help = Points on paper, or chips passed to the partner.
option-pinochle-scoring-standard = points
option-pinochle-scoring-chips = chips
option-pinochle-game_mode = Game
    .help = To a number of points, of four deals, or of one.
option-pinochle-game_mode-points = to a score
option-pinochle-game_mode-rounds = games of four deals
option-pinochle-after_rounds = After four rounds
    .help = The partners change, and in three games everybody plays with everybody; or the tables do, and this match is over.
option-pinochle-after_rounds-partners = the partners change
option-pinochle-after_rounds-tables = the match is over
option-pinochle-game_mode-single_deal = one deal
option-pinochle-bidding_system = Bidding system
    .help = What bids mean between partners; explained to everybody, and followed by computer players.
option-pinochle-bidding_system-none = none
option-pinochle-bidding_system-skip_meld = jumps show meld
option-pinochle-bidding_system-jim_davis = Jim Davis
option-pinochle-bidding_system-stonebridge_jumps = Stonebridge jumps
option-pinochle-their_system = System of the second side
    .help = Of the side without the first chair; otherwise all play one system.
option-pinochle-their_system-same = the same
option-pinochle-their_system-none = none
option-pinochle-their_system-skip_meld = jumps show meld
option-pinochle-their_system-jim_davis = Jim Davis
option-pinochle-their_system-stonebridge_jumps = Stonebridge jumps
option-pinochle-scale = Points divided by
    .help = With 10 all points are a tenth.
option-pinochle-bid_step = Step
    .help = Bids are multiples of it; on the divided scale of 1.
option-pinochle-pass_with_help = Pass with help
    .help = A pass that promises four useful cards; only where cards are passed.
option-pinochle-info_bids = Words with a bid
    .help = A call may be joined by one statement about meld held.
option-pinochle-implied_dealer_bid = The dealer counts as having bid
    .help = The first spoken bid must be higher than the lowest.
option-pinochle-pass_count = Cards passed
    .help = So many cards go from the partner to the bidder and back.
option-pinochle-suit_suggestion = A suit may be asked for
    .help = Before the exchange the bidder may name a suit in which cards are wanted.
option-pinochle-own_meld = Own choice of meld
    .help = Players choose the cards they lay down; otherwise the best meld is laid for them.
option-pinochle-double_meld_bonus = Double melds count more
    .help = Otherwise a double run, pinochle or around counts as two single ones.
option-pinochle-single_pinochle = One pinochle
    .help = What a single pinochle counts.
option-pinochle-roundhouse = Roundhouse
    .help = What a marriage in each suit counts.
option-pinochle-double_roundhouse = Double roundhouse
    .help = What two marriages in each suit count.
option-pinochle-board_rule = On the board
    .help = A contract that all the points in tricks cannot fill up is lost without play.
option-pinochle-throw_in = Throwing in
    .help = The bidder may give up before the first lead.
option-pinochle-minimum20 = Twenty at least
    .help = A side needs 20 in meld for the meld, and 20 in tricks for anything.

# which system a side bids by; seat: one of the two partners
stake-pinochle-system-none = { SEAT($seat) } and partner bid without a system.
stake-pinochle-system-skip_meld = { SEAT($seat) } and partner show meld by jumps.
stake-pinochle-system-jim_davis = { SEAT($seat) } and partner bid by Jim Davis’s system.
stake-pinochle-system-stonebridge_jumps = { SEAT($seat) } and partner bid Stonebridge jumps.

# what calls mean under a bidding system
signal-pinochle-none = { SEAT($seat, you: "You") }: No signal: a plain bid.
signal-pinochle-no-wish = { SEAT($seat, you: "You") }: I do not want the bid.
signal-pinochle-trumps = { SEAT($seat, you: "You") }: I want to make trumps.
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
signal-pinochle-void = { SEAT($seat, you: "You") }: There is a suit in which I hold none of ace, ten, king, queen and jack.
signal-pinochle-help = { SEAT($seat, you: "You") }: Whatever is trumps, I hold four cards that help you.
