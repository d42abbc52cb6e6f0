# Thousand

game-thousand = Thousand
game-thousand-line = Bid for the widow, set trumps with marriages, be the first with 1000
preset-thousand-thousand = Thousand
    .detail = barrel and bolts; you need not beat (the Russian game)
preset-thousand-polish = Polish Thousand
    .detail = you must beat; from 800 points on only the declarer gains; no barrel
preset-thousand-online = Thousand with the 555 rule
    .detail = 555 points fall to zero; your marriages limit your bids; players share the barrel (as often online)

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
question-thousand-raise = Raise the contract, or keep it?
question-thousand-raise-wait = { SEAT($seat) } may raise the contract.
question-thousand-nines = Ready to play?
question-thousand-nines-wait = { SEAT($seat) } looks at the new card.
question-thousand-play = Play a card.
question-thousand-play-wait = It is { SEAT($seat) }’s turn.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = You: { $bid }
title-thousand-contract = { SEAT($seat) } plays { $bid }, no trumps
title-thousand-contract-you = You play { $bid }, no trumps
title-thousand-trump = { SEAT($seat) } plays { $bid }, trumps: { SUIT($suit) }
title-thousand-trump-you = You play { $bid }, trumps: { SUIT($suit) }
duty-thousand-ace = You declared four aces: lead one of them.
meld-thousand = Marriage in { SUIT($suit) }: { $value }, and trumps
stake-thousand-gold = Golden set: everything counts double
stake-thousand-blind = { SEAT($seat) } bids { $bid } blind: it counts double
stake-thousand-blind-you = You bid { $bid } blind: it counts double
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } has { $points } points: contract made
   *[other] { SEAT($seat) } has { $points } points and needs { $need } more
}
stake-thousand-need-you = { $need ->
    [0] You have { $points } points: contract made
   *[other] You have { $points } points and need { $need } more
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } is on the barrel: { $n } try left, { $need } points needed
   *[other] { SEAT($seat) } is on the barrel: { $n } tries left, { $need } points needed
}
stake-thousand-barrel-you = { $n ->
    [one] You are on the barrel: { $n } try left, { $need } points needed
   *[other] You are on the barrel: { $n } tries left, { $need } points needed
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
act-thousand-blind = Open blind with { $bid }
    .detail = you win or lose { $worth } points
act-thousand-look = Look at the cards
act-thousand-keep = Keep { $contract }
act-thousand-give = Give the { CARD($card) }
act-thousand-give-up = Give up the deal
    .detail = { $worth ->
        [0] free this time; the others score { $theirs } points each
       *[other] costs { $worth } points; the others score { $theirs } each
    }
    .confirm = { $worth ->
        [0] Really give up? The others score { $theirs } each
       *[other] Really give up? You lose { $worth } points
    }
act-thousand-play-on = Play on
act-thousand-redeal = Four nines: ask for a new deal
act-thousand-aces = Declare four aces
    .detail = { $value } points; then lead an ace

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
call-thousand-look = { SEAT($seat) } looks at their cards.
call-thousand-look-you = You look at your cards.
call-thousand-give-up = { SEAT($seat) } gives up the deal.
call-thousand-give-up-you = You give up the deal.
call-thousand-play-on = { SEAT($seat) } is ready.
call-thousand-play-on-you = You are ready.
call-thousand-redeal = { SEAT($seat) } has four nines.
call-thousand-redeal-you = You have four nines.
call-thousand-aces = { SEAT($seat) } declares four aces.
call-thousand-aces-you = You declare four aces.
event-thousand-declare = { SEAT($seat) } plays the { CARD($card) } and declares { $value }: trumps are { SUIT($suit) }.
event-thousand-declare-you = You play the { CARD($card) } and declare { $value }: trumps are { SUIT($suit) }.
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
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $tricks } in tricks + { $declared } declared = { $points }
    }
item-thousand-failed = Contract of { $bid } failed
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $tricks } in tricks + { $declared } declared = { $points }
    }; { $short ->
        [one] { $short } point
       *[other] { $short } points
    } short
item-thousand-points = Own points
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $tricks } in tricks + { $declared } declared = { $points }
    } before rounding
item-thousand-silent = Score locked: nothing for an opponent
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $tricks } in tricks + { $declared } declared = { $points }
    }
item-thousand-gave-up = Deal given up
    .detail = number { $n } in this match
item-thousand-consolation = For the deal the declarer gave up
item-thousand-bolt = Bolt
    .detail = bolt { $n }; every third one costs 120 points
item-thousand-barrel-on = On the barrel
    .detail = { $n ->
        [one] { $n } try
       *[other] { $n } tries
    }
item-thousand-barrel-try = A try on the barrel used up
    .detail = { $need } points needed; { $n ->
        [one] { $n } try left
       *[other] { $n } tries left
    }
item-thousand-barrel-fall = Fell off the barrel after the last try
item-thousand-barrel-off = Fell off the barrel with the failed contract
item-thousand-barrel-pushed = Pushed off the barrel
item-thousand-barrel-both = Two players reach the barrel at once, and neither stays
item-thousand-barrel-second = Reached the barrel together with another player, who stays on it
item-thousand-reset = 555 points back to zero
factor-thousand-gold = golden set
factor-thousand-blind = blind

# refusals
refused-thousand-no-card = You cannot play a card now.
refused-thousand-passed = You have already given both opponents a card.
refused-thousand-plain = Just give a card, without declaring anything.
refused-thousand-blind = A blind opening starts at 120 and goes up by the table’s step.
refused-thousand-seen = You have looked at your cards, so you can no longer bid blind.
refused-thousand-no-auction = There is no bidding now.
refused-thousand-must-open = Forehand must open with at least { $least }.
refused-thousand-moment = You cannot do that now.
refused-thousand-give-up = You cannot give up the deal now.
refused-thousand-redeal = You can ask for a new deal only with all four nines, before the first lead.
refused-thousand-aces = You can declare four aces only when you lead, hold all four, and have won a trick.
refused-thousand-below-minimum = The lowest bid is { $least }.
refused-thousand-bad-step = Bid a multiple of { $step }.
refused-thousand-not-higher = You must bid more than { $high }.
refused-thousand-cap = With your cards you may bid { $most } at most.
refused-thousand-meld-lead = You can declare a marriage only when you lead.
refused-thousand-meld-pair = You do not hold the card that makes a marriage with the { CARD($card) }.
refused-thousand-meld-trick = Win a trick before you declare a marriage.

# house rules: values
option-thousand-th_bid_cap = Highest bid
    .help = Above 120 you need a marriage; or you may bid 120 plus what your marriages count; or there is no limit.
option-thousand-th_bid_cap-marriage_unlocks = above 120 with a marriage
option-thousand-th_bid_cap-plus_held = 120 plus your marriages
option-thousand-th_bid_cap-none = no limit
option-thousand-th_declarer_scores = A made contract scores
    .help = The declarer scores the contract, or all the points they made.
option-thousand-th_declarer_scores-bid = the contract
option-thousand-th_declarer_scores-actual = the points made
option-thousand-th_bolt_on = A bolt is for
    .help = You get a bolt for a deal without points, without a trick, or with nothing left after rounding.
option-thousand-th_bolt_on-zero_points = no points
option-thousand-th_bolt_on-no_trick = no trick
option-thousand-th_bolt_on-zero_rounded = nothing after rounding
option-thousand-th_barrel_fall = Falling off the barrel
    .help = After the last try a player loses 120 points, or everything.
option-thousand-th_barrel_fall-minus_120 = minus 120 points
option-thousand-th_barrel_fall-zero = back to zero
option-thousand-th_barrel_multi = Several on the barrel
    .help = Whoever comes later pushes the other off. If two come at once, neither stays, or one does. Or all share it.
option-thousand-th_barrel_multi-displace = the new one pushes the other off
option-thousand-th_barrel_multi-declarer = the declarer stays, else the next
option-thousand-th_barrel_multi-first = the first from forehand stays
option-thousand-th_barrel_multi-coexist = they share it
option-thousand-min_bid = Lowest bid
    .help = Forehand must open with at least this much.
option-thousand-bid_step = Steps of bids
    .help = Bids are multiples of this.
option-thousand-th_blind = Blind opening
    .help = Before looking at their cards, forehand may open with 120 or more, and it counts double.
option-thousand-th_hide_widow_at_min = Hidden widow
    .help = The others do not see the widow if it went for the lowest bid.
option-thousand-th_rospis = Giving up
    .help = After seeing the widow the declarer may give up the deal, and each opponent gets 60 points.
option-thousand-th_rospis_every = Price of giving up
    .help = It costs 120 points every third time, or every time.
option-thousand-th_pass_open = Cards passed face up
    .help = Everyone sees the cards that the declarer gives away.
option-thousand-th_four_nines = Four nines
    .help = A player with all four nines may ask for a new deal.
option-thousand-th_must_beat = Duty to beat
    .help = You must play a higher card if you can, and a higher trump too.
option-thousand-th_first_trick_marriage = Marriage at the first trick
    .help = You may declare a marriage before you have won a trick.
option-thousand-th_ace_marriage = Four aces
    .help = You may declare four aces when you lead one of them: you get 200 points, but no trumps.
option-thousand-th_rounding = Rounding
    .help = You round the opponents’ points to the nearest multiple of this.
option-thousand-target = Target
    .help = The first player with this many points wins.
option-thousand-th_bolts = Bolts
    .help = An opponent who makes nothing in a deal gets a bolt; every third one costs them 120 points.
option-thousand-th_barrel = Barrel
    .help = Near the target, a player has a few tries to win in one deal.
option-thousand-th_barrel_at = Barrel at
    .help = The score at which the barrel begins.
option-thousand-th_barrel_tries = Tries on the barrel
    .help = How many deals a player gets to win from the barrel.
option-thousand-th_gold_set = Golden set
    .help = In the first three deals the lowest bid is 120 and everything counts double.
option-thousand-th_silent_at = Score locked at
    .help = From this score on you gain only as declarer; 0 means that it never locks.
option-thousand-th_reset_555 = 555 back to zero
    .help = A score of exactly 555 or −555 becomes 0.
