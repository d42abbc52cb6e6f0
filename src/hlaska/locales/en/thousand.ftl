# Thousand

game-thousand = Thousand
game-thousand-line = Bid, take the widow, set trumps with marriages, reach a thousand
preset-thousand-thousand = Thousand
    .detail = the Russian game: no duty to beat, barrel, bolts
preset-thousand-polish = Polish Thousand
    .detail = duty to beat; from 800 only the declarer gains; no barrel
preset-thousand-online = Thousand, online form
    .detail = bids by the marriages held, a shared barrel with a fall to nothing, 555 back to nothing

# what is asked
question-thousand-blind = Open blind, or look at your cards?
question-thousand-blind-wait = { SEAT($seat) } may open blind.
question-thousand-auction = { $high ->
    [0] You open the auction.
   *[other] The bid is { $high }. Your bid?
}
question-thousand-auction-wait = { SEAT($seat) } is bidding.
question-thousand-exchange = Choose a card for { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } gives a card to each of the others.
question-thousand-raise = Raise the contract or keep it?
question-thousand-raise-wait = { SEAT($seat) } may raise the contract.
question-thousand-nines = Ready to play?
question-thousand-nines-wait = { SEAT($seat) } looks at the new card.
question-thousand-play = Your card.
question-thousand-play-wait = It is { SEAT($seat) }'s turn.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = You: { $bid }
title-thousand-contract = { SEAT($seat) } plays { $bid }, no trumps
title-thousand-contract-you = You play { $bid }, no trumps
title-thousand-trump = { SEAT($seat) } plays { $bid }, trumps: { SUIT($suit) }
title-thousand-trump-you = You play { $bid }, trumps: { SUIT($suit) }
duty-thousand-ace = You announced four aces: lead one of them.
meld-thousand = Marriage in { SUIT($suit) }: { $value }, and trumps
stake-thousand-gold = Golden set: everything counts double
stake-thousand-blind = { SEAT($seat) } bids { $bid } blind: it counts double
stake-thousand-blind-you = You bid { $bid } blind: it counts double
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } has { $points }: contract made
   *[other] { SEAT($seat) } has { $points } and needs { $need } more
}
stake-thousand-need-you = { $need ->
    [0] You have { $points }: contract made
   *[other] You have { $points } and need { $need } more
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } is on the barrel: { $n } try left, { $need } needed
   *[other] { SEAT($seat) } is on the barrel: { $n } tries left, { $need } needed
}
stake-thousand-barrel-you = { $n ->
    [one] You are on the barrel: { $n } try left, { $need } needed
   *[other] You are on the barrel: { $n } tries left, { $need } needed
}
stake-thousand-bolts = { $n ->
    [one] { SEAT($seat) } has { $n } bolt
   *[other] { SEAT($seat) } has { $n } bolts
}
stake-thousand-bolts-you = { $n ->
    [one] You have { $n } bolt
   *[other] You have { $n } bolts
}

# buttons
act-thousand-pass = Pass
act-thousand-bid = Bid { $bid }
act-thousand-raise = Raise to { $bid }
act-thousand-blind = Blind { $bid }
    .detail = won or lost: { $worth }
act-thousand-look = Look at the cards
act-thousand-keep = Keep { $contract }
act-thousand-give = Give the { CARD($card) }
act-thousand-give-up = Give the deal up
    .detail = { $worth ->
        [0] costs nothing this time; the others score { $theirs } each
       *[other] costs { $worth }; the others score { $theirs } each
    }
    .confirm = { $worth ->
        [0] Really give up: { $theirs } for each of the others
       *[other] Really give up: −{ $worth }
    }
act-thousand-play-on = Play on
act-thousand-redeal = Four nines: a new deal
act-thousand-aces = Announce four aces
    .detail = scores { $value }; then lead an ace

# calls and events
call-thousand-pass = { SEAT($seat) } passes.
call-thousand-pass-you = You pass.
call-thousand-bid = { SEAT($seat) } bids { $bid }.
call-thousand-bid-you = You bid { $bid }.
call-thousand-blind = { SEAT($seat) } bids { $bid } blind.
call-thousand-blind-you = You bid { $bid } blind.
call-thousand-raise = { SEAT($seat) } raises the contract to { $bid }.
call-thousand-raise-you = You raise the contract to { $bid }.
call-thousand-keep = { SEAT($seat) } keeps the contract.
call-thousand-keep-you = You keep the contract.
call-thousand-look = { SEAT($seat) } looks at the cards.
call-thousand-look-you = You look at the cards.
call-thousand-give-up = { SEAT($seat) } gives the deal up.
call-thousand-give-up-you = You give the deal up.
call-thousand-play-on = { SEAT($seat) }: ready.
call-thousand-play-on-you = You are ready.
call-thousand-redeal = { SEAT($seat) } has four nines.
call-thousand-redeal-you = You have four nines.
call-thousand-aces = { SEAT($seat) } announces four aces.
call-thousand-aces-you = You announce four aces.
event-thousand-declare = { SEAT($seat) } plays the { CARD($card) } and announces { $value }: trumps are { SUIT($suit) }.
event-thousand-declare-you = You play the { CARD($card) } and announce { $value }: trumps are { SUIT($suit) }.
event-thousand-trick = { SEAT($seat) } takes the trick: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-thousand-trick-you = You take the trick: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
event-thousand-widow = { SEAT($seat) } plays { $bid } and takes the widow: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-you = You play { $bid } and take the widow: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-hidden = { SEAT($seat) } plays { $bid } and takes the widow.
event-thousand-widow-hidden-you = You play { $bid } and take the widow.
event-thousand-give = { SEAT($seat) } gives { SEAT($to) } the { CARD($card) }.
event-thousand-give-to-you = { SEAT($seat) } gives you the { CARD($card) }.
event-thousand-give-you = You give { SEAT($to) } the { CARD($card) }.
event-thousand-give-hidden = { SEAT($seat) } gives { SEAT($to) } a card.
event-thousand-give-hidden-to-you = { SEAT($seat) } gives you a card.
event-thousand-redeal = Four nines: the same dealer deals again.
event-thousand-won = { SEAT($seat) } wins the match.
event-thousand-won-you = You win the match.

# settlement
item-thousand-made = Contract of { $bid } made
    .detail = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
item-thousand-failed = Contract of { $bid } failed
    .detail = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
item-thousand-points = Own points
    .detail = { $points } before rounding
item-thousand-silent = Score locked: nothing as an opponent
    .detail = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
item-thousand-gave-up = Deal given up
    .detail = time number { $n } in this match
item-thousand-consolation = For the deal that was given up
item-thousand-bolt = Bolt
    .detail = number { $n }; every third costs 120
item-thousand-barrel-on = On the barrel
    .detail = { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
item-thousand-barrel-try = A try on the barrel is used
    .detail = { $need } needed; { $n ->
        [one] { $n } try left
       *[other] { $n } tries left
    }
item-thousand-barrel-fall = Off the barrel after the last try
item-thousand-barrel-off = Off the barrel with the failed contract
item-thousand-barrel-pushed = Pushed off the barrel
item-thousand-barrel-both = Two at once reach the barrel: neither stays
item-thousand-reset = 555 back to nothing
factor-thousand-gold = golden set
factor-thousand-blind = blind

# refusals
refused-thousand-no-card = No card is played now.
refused-thousand-passed = Both opponents have their card from you already.
refused-thousand-plain = A card is given without announcing anything.
refused-thousand-blind = A blind opening is at least 120, in steps of the table.
refused-thousand-seen = You have looked at your cards: no blind bid.
refused-thousand-no-auction = There is no bidding now.
refused-thousand-must-open = Forehand must open with at least { $least }.
refused-thousand-moment = This is not the moment for it.
refused-thousand-give-up = The deal may not be given up now.
refused-thousand-redeal = You do not hold all four nines before the first lead.
refused-thousand-aces = Four aces are announced by a leader who holds them and has won a trick.
refused-thousand-play-on = This is not the moment for it.
refused-thousand-below-minimum = The lowest bid is { $least }.
refused-thousand-bad-step = Bids are multiples of { $step }.
refused-thousand-not-higher = The bid must be higher than { $high }.
refused-thousand-cap = With your cards you may bid up to { $most }.
refused-thousand-meld-lead = A marriage is announced with the lead.
refused-thousand-meld-pair = The { CARD($card) } has no partner in your hand.
refused-thousand-meld-trick = Win a trick before you announce a marriage.

# house rules: values
option-thousand-th_bid_cap = Highest bid
    .help = Above 120 with a marriage in hand, only by the marriages held, or without a limit.
option-thousand-th_bid_cap-marriage_unlocks = above 120 with a marriage
option-thousand-th_bid_cap-plus_held = 120 and the marriages held
option-thousand-th_bid_cap-none = no limit
option-thousand-th_declarer_scores = A made contract scores
    .help = The contract, or the points that were made.
option-thousand-th_declarer_scores-bid = the contract
option-thousand-th_declarer_scores-actual = the points made
option-thousand-th_bolt_on = A bolt is for
    .help = No points, no trick, or nothing after rounding.
option-thousand-th_bolt_on-zero_points = no points
option-thousand-th_bolt_on-no_trick = no trick
option-thousand-th_bolt_on-zero_rounded = nothing after rounding
option-thousand-th_barrel_fall = Falling off the barrel
    .help = After the last try 120 are lost, or everything.
option-thousand-th_barrel_fall-minus_120 = 120 are lost
option-thousand-th_barrel_fall-zero = back to nothing
option-thousand-th_barrel_multi = Several on the barrel
    .help = Who gets on it pushes the other off, or they share it.
option-thousand-th_barrel_multi-displace = one pushes the other off
option-thousand-th_barrel_multi-coexist = they share it
option-thousand-min_bid = Lowest bid
    .help = Forehand must open with at least so much.
option-thousand-bid_step = Steps of bids
    .help = Bids are multiples of this.
option-thousand-th_blind = Blind opening
    .help = Before looking forehand may open with 120 or more, which counts double.
option-thousand-th_hide_widow_at_min = Hidden widow
    .help = The widow is not shown to the others if it went for the lowest bid.
option-thousand-th_rospis = Giving up
    .help = The declarer may give the deal up after seeing the widow: 60 for each opponent.
option-thousand-th_rospis_every = Giving up costs
    .help = Every third time, or every time, it costs 120.
option-thousand-th_pass_open = Cards passed face up
    .help = All see the cards that the declarer gives away.
option-thousand-th_four_nines = Four nines
    .help = Who holds all four nines may ask for a new deal.
option-thousand-th_must_beat = Duty to beat
    .help = A higher card must be played, and a higher trump.
option-thousand-th_first_trick_marriage = Marriage at the first trick
    .help = A marriage may be announced before a trick is won.
option-thousand-th_ace_marriage = Four aces
    .help = Four aces may be announced when leading one of them: 200, no trumps.
option-thousand-th_rounding = Rounding
    .help = The opponents' points are rounded to multiples of this.
option-thousand-target = Target
    .help = The first player with so many wins.
option-thousand-th_bolts = Bolts
    .help = Every third deal without a point costs an opponent 120.
option-thousand-th_barrel = Barrel
    .help = Near the target a player has a few tries to win in one deal.
option-thousand-th_barrel_at = Barrel at
    .help = The score of the barrel.
option-thousand-th_barrel_tries = Tries on the barrel
    .help = So many deals to leave it upwards.
option-thousand-th_gold_set = Golden set
    .help = In the first three deals the lowest bid is 120 and everything counts double.
option-thousand-th_silent_at = Score locked at
    .help = With so much a player gains only as declarer; 0: never.
option-thousand-th_reset_555 = 555 back to nothing
    .help = A score of exactly 555 or −555 becomes 0.
