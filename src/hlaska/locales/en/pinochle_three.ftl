# Pinochle for three

game-pinochle_three = Pinochle for three
game-pinochle_three-line = A bidder with a widow against two, or everyone alone
preset-pinochle_three-auction3 = Auction pinochle, units
    .detail = bids from 300, a widow of three cards, only the bidder melds, every deal is paid
preset-pinochle_three-auction3_points = Auction pinochle, points
    .detail = bids from 200, a widow of three cards, all meld, game at 1000
preset-pinochle_three-auction3_double = Double pack, points
    .detail = 80 cards, bids from 50, trumps named before a widow of five is seen, all meld, game at 455
preset-pinochle_three-cutthroat3 = Cut-throat
    .detail = no bidding, the last card makes trumps, meld from the cards won, game at 1000
preset-pinochle_three-cutthroat3_bid = Cut-throat with bidding
    .detail = no widow, bids from 200, only a bidder can win the match

# what is asked
question-pinochle_three-auction = { $high ->
    [0] Your call: nobody has bid yet.
   *[other] Your call: the bid is { $high }.
}
question-pinochle_three-auction-wait = { SEAT($seat) } is bidding.
question-pinochle_three-unseen = Take the widow, or concede unseen?
question-pinochle_three-unseen-wait = { SEAT($seat) } decides about the widow.
question-pinochle_three-trump = Name trumps.
question-pinochle_three-trump-wait = { SEAT($seat) } names trumps.
question-pinochle_three-trump-blind = Name trumps before you see the widow.
question-pinochle_three-trump-blind-wait = { SEAT($seat) } names trumps before seeing the widow.
question-pinochle_three-bury = { $n ->
    [one] Bury { $n } card that is not in your meld.
   *[other] Bury { $n } cards that are not in your meld.
}
question-pinochle_three-bury-wait = { SEAT($seat) } is burying cards.
question-pinochle_three-meld = Lay your meld down.
question-pinochle_three-meld-wait = { SEAT($seat) } lays meld down.
question-pinochle_three-decide = Play, change your mind, or concede?
question-pinochle_three-decide-wait = { SEAT($seat) } decides whether to play.
question-pinochle_three-grant = Do you play on, or is the contract made?
question-pinochle_three-grant-wait = { SEAT($seat) } decides whether to play on.
question-pinochle_three-nine = Do you want the turned card for a nine of trumps?
question-pinochle_three-nine-wait = { SEAT($seat) } may exchange a nine of trumps.
question-pinochle_three-play = Your turn.
question-pinochle_three-play-wait = It is { SEAT($seat) }'s turn.

title-pinochle_three-trump = Trumps: { SUIT($suit) }
title-pinochle_three-bid = { SEAT($seat) }: { $bid }
title-pinochle_three-bid-you = You: { $bid }
title-pinochle_three-contract = { SEAT($seat) }: { $bid }, trumps { SUIT($suit) }
title-pinochle_three-contract-you = You: { $bid }, trumps { SUIT($suit) }
stake-pinochle_three-units = A contract of { $bid } is worth { $worth ->
    [one] { $worth } unit
   *[other] { $worth } units
}
stake-pinochle_three-need = { $need ->
    [0] { SEAT($seat) } has the { $bid }
   *[other] { SEAT($seat) } needs { $need } more for { $bid }
}
stake-pinochle_three-need-you = { $need ->
    [0] You have the { $bid }
   *[other] You need { $need } more for { $bid }
}
stake-pinochle_three-player = { SEAT($seat, you: "You") }: meld { $meld }, taken { $take }

# buttons
act-pinochle_three-pass = Pass
act-pinochle_three-bid = Bid { $bid }
    .detail = { $need ->
        [0] your best meld is { $best }
       *[other] your best meld is { $best }: { $need } more are needed
    }
act-pinochle_three-take = Take the widow
act-pinochle_three-concede = Concede
    .detail = costs { $worth }
    .confirm = Really concede: −{ $worth }
act-pinochle_three-trump = Trumps: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } card, meld { $value }
       *[other] { $cards } cards, meld { $value }
    }
act-pinochle_three-bury = Bury the { CARD($card) }
act-pinochle_three-bury-many = { $n ->
    [one] Bury { $n } card
   *[other] Bury { $n } cards
}
act-pinochle_three-meld = Lay { $value }
    .detail = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
act-pinochle_three-meld-none = No meld
act-pinochle_three-play = Play
    .detail = { $need ->
        [0] you have { $contract }
       *[other] { $need } of { $all } points in tricks are needed
    }
act-pinochle_three-change = Change
    .detail = other trumps, other meld, other buried cards
act-pinochle_three-change-blind = Change
    .detail = other buried cards, other meld
act-pinochle_three-keep = Play on
    .detail = { $need } of { $all } points are still needed
act-pinochle_three-give-in = The contract is made
    .detail = both of you must say so; costs each { $worth }
act-pinochle_three-no-exchange = No exchange
act-pinochle_three-exchange = Exchange the nine
    .detail = for the { CARD($card) }; 10 if you win a trick

# calls and events
call-pinochle_three-pass = { SEAT($seat) } passes.
call-pinochle_three-pass-you = You pass.
call-pinochle_three-take = { SEAT($seat) } takes the widow.
call-pinochle_three-take-you = You take the widow.
call-pinochle_three-concede = { SEAT($seat) } concedes.
call-pinochle_three-concede-you = You concede.
call-pinochle_three-meld = { SEAT($seat) } is done with meld.
call-pinochle_three-meld-you = You are done with meld.
call-pinochle_three-play = { SEAT($seat) } plays.
call-pinochle_three-play-you = You play.
call-pinochle_three-change = { SEAT($seat) } takes everything back.
call-pinochle_three-change-you = You take everything back.
call-pinochle_three-keep = { SEAT($seat) } plays on.
call-pinochle_three-keep-you = You play on.
call-pinochle_three-give-in = { SEAT($seat) } gives in.
call-pinochle_three-give-in-you = You give in.
call-pinochle_three-no-exchange = { SEAT($seat) } does not exchange.
call-pinochle_three-no-exchange-you = You do not exchange.
call-pinochle_three-exchange = { SEAT($seat) } exchanges the nine of trumps.
call-pinochle_three-exchange-you = You exchange the nine of trumps.
event-pinochle_three-contract = { SEAT($seat) } has the contract: { $bid }.
event-pinochle_three-contract-you = You have the contract: { $bid }.
event-pinochle_three-turned = The { CARD($card) } is turned: trumps are { SUIT($suit) }.
event-pinochle_three-widow = { SEAT($seat) } takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the widow.
event-pinochle_three-widow-you = You take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the widow.
event-pinochle_three-told = Buried: trumps { $trumps }, aces { $aces }.
event-pinochle_three-made = Meld alone makes the { $bid }.
event-pinochle_three-granted = Both opponents give in: { $bid } is made.
event-pinochle_three-conceded = { $bid } is conceded.
event-pinochle_three-conceded-unseen = { $bid } is conceded without the widow.
event-pinochle_three-thrown-in = Nobody bids: the cards are thrown in.
event-pinochle_three-score = { SEAT($seat, you: "You") }: { MONEY($value) }.

# settlement
item-pinochle_three-made = Meld of { $meld } makes { $bid } without play
item-pinochle_three-granted = The opponents give in: { $bid } is made
item-pinochle_three-won = { SEAT($seat) } makes { $bid } with { $got }
    .detail = meld { $meld } + tricks { $tricks } { $buried ->
        [0] = { $got }
       *[other] + laid away { $buried } = { $got }
    }
item-pinochle_three-won-you = You make { $bid } with { $got }
item-pinochle_three-lost = { SEAT($seat) } has { $got } of { $bid }
    .detail = meld { $meld } + tricks { $tricks } { $buried ->
        [0] = { $got }
       *[other] + laid away { $buried } = { $got }
    }
item-pinochle_three-lost-you = You have { $got } of { $bid }
item-pinochle_three-conceded = { SEAT($seat) } concedes { $bid }
item-pinochle_three-conceded-you = You concede { $bid }
item-pinochle_three-conceded-unseen = { SEAT($seat) } concedes { $bid } without the widow
item-pinochle_three-conceded-unseen-you = You concede { $bid } without the widow
item-pinochle_three-kitty = The kitty: { MONEY($pool) } for the bidder
item-pinochle_three-refill = Every player pays { MONEY($pool) } into the kitty
item-pinochle_three-contract = { SEAT($seat) } makes { $bid } with { $got }
    .detail = meld { $meld } + tricks { $tricks } { $buried ->
        [0] = { $got }
       *[other] + laid away { $buried } = { $got }
    }
item-pinochle_three-contract-you = You make { $bid } with { $got }
item-pinochle_three-set = { SEAT($seat) } is set: { $got } of { $bid }
    .detail = meld { $meld } + tricks { $tricks } { $buried ->
        [0] = { $got }
       *[other] + laid away { $buried } = { $got }
    }
item-pinochle_three-set-you = You are set: { $got } of { $bid }
item-pinochle_three-meld = Meld of { SEAT($seat) }
item-pinochle_three-meld-you = Your meld
item-pinochle_three-meld-lost = Meld of { SEAT($seat) } does not count: no trick
item-pinochle_three-meld-lost-you = Your meld does not count: no trick
item-pinochle_three-meld-lost-points = Meld of { SEAT($seat) } does not count: no trick with points
item-pinochle_three-meld-lost-points-you = Your meld does not count: no trick with points
item-pinochle_three-concession-bonus = For the concession, to { SEAT($seat) }
item-pinochle_three-concession-bonus-you = For the concession, to you
item-pinochle_three-nine = Nine exchanged by { SEAT($seat) }
item-pinochle_three-nine-you = Nine exchanged by you
item-pinochle_three-tricks = Points in tricks of { SEAT($seat) }
item-pinochle_three-tricks-you = Your points in tricks
factor-pinochle_three-double-bete = played and lost
factor-pinochle_three-spades = trumps are spades

# refusals
refused-pinochle_three-must-open = The first player must bid at least { $least }.
refused-pinochle_three-not-auction = First bid or pass.
refused-pinochle_three-not-unseen = First take the widow or concede.
refused-pinochle_three-not-trump = First name trumps.
refused-pinochle_three-not-bury = First bury the cards for the widow.
refused-pinochle_three-in-meld = The { CARD($card) } is part of your meld: bury other cards.
refused-pinochle_three-not-meld = First lay your meld down.
refused-pinochle_three-not-decide = First say whether you play.
refused-pinochle_three-not-grant = First say whether you play on.
refused-pinochle_three-not-nine = Only the holder of a nine of trumps may exchange it.
refused-pinochle_three-not-play = Play a card.

# choices of the options
option-pinochle_three-players = Players
    .help = Three; or four or five of whom three get cards.
option-pinochle_three-deck = Pack
    .help = 48 cards, two of each, or 80 cards, four of each without nines, with a tenth of all numbers.
option-pinochle_three-deck-single = one pack, 48 cards
option-pinochle_three-deck-double = double pack, 80 cards
option-pinochle_three-meld_table = Table of melds
    .help = What melds of the double pack count.
option-pinochle_three-meld_table-standard = standard
option-pinochle_three-meld_table-toby_thomas = Toby Thomas
option-pinochle_three-meld_table-npa_partial = run 25, pinochle 15
option-pinochle_three-meld_saved_by = Saving the meld
    .help = Meld counts for who wins a trick, or only for who wins a trick with points.
option-pinochle_three-meld_saved_by-trick = any trick
option-pinochle_three-meld_saved_by-points = a trick with points
option-pinochle_three-target = Winning score
    .help = Null: 1000, with the double pack 455.
option-pinochle_three-target-null = the usual
option-pinochle_three-min_bid = Lowest bid
    .help = Null: 300 for units, 200 for points, 50 with the double pack.
option-pinochle_three-min_bid-null = the usual
option-pinochle_three-dealer_stuck_bid = Dealer under
    .help = What the dealer plays when the others pass; without a number it is the lowest bid.
option-pinochle_three-dealer_stuck_bid-null = the lowest bid
option-pinochle_three-trump_by = Trumps
    .help = Named by the highest bidder, or turned with the last card.
option-pinochle_three-trump_by-auction = the highest bidder
option-pinochle_three-trump_by-last_card = the last card
option-pinochle_three-settle_by = Settlement
    .help = Units after each deal, only the bidder melds; or points, and all meld.
option-pinochle_three-settle_by-units = units
option-pinochle_three-settle_by-points = points
option-pinochle_three-run_extras = Beside a run
    .help = Only a whole marriage more counts, or each king or queen more 40.
option-pinochle_three-run_extras-marriage_only = only a marriage
option-pinochle_three-run_extras-each40 = each king or queen 40
option-pinochle_three-meld_timing = Time of the meld
    .help = From the hand before play, or from the cards won in tricks.
option-pinochle_three-meld_timing-before_play = before play
option-pinochle_three-meld_timing-captured = from cards won
option-pinochle_three-heading = Beating
    .help = When the winning card must be beaten: always; when trumps are led; with trumps only.
option-pinochle_three-heading-always = always
option-pinochle_three-heading-trump_led = when trumps are led
option-pinochle_three-heading-trump_only = with trumps only
option-pinochle_three-card_points = Cards in tricks
    .help = A T K 10 each; A T 10, K Q 5; or A 11, T 10, K 4, Q 3, J 2.
option-pinochle_three-card_points-atk10 = A T K 10 each
option-pinochle_three-card_points-at10kq5 = A T 10, K Q 5
option-pinochle_three-card_points-trad = A 11, T 10, K 4, Q 3, J 2
option-pinochle_three-unit_table = Units
    .help = What a contract is worth.
option-pinochle_three-unit_table-scarne = Scarne
option-pinochle_three-unit_table-short = short
option-pinochle_three-widow = Widow
    .help = Cards for the bidder, three of the single pack; otherwise all cards are dealt out.
option-pinochle_three-double_widow = Widow of the double pack
    .help = Five cards, and trumps are named before it is seen; or two, and trumps are named after.
option-pinochle_three-forced_opening = Forced opening
    .help = The first player must bid.
option-pinochle_three-announce_buried = Buried trumps and aces are told
    .help = The bidder says how many trumps and aces are buried.
option-pinochle_three-double_meld_bonus = Double melds count more
    .help = Otherwise a double run, pinochle or around counts as two single ones.
option-pinochle_three-single_pinochle = One pinochle
    .help = What a single pinochle counts.
option-pinochle_three-roundhouse = Roundhouse
    .help = What a marriage in each suit counts.
option-pinochle_three-double_roundhouse = Double roundhouse
    .help = What two marriages in each suit count.
option-pinochle_three-nine_exchange = Nine for the turned card
    .help = The first player with a nine of trumps may exchange it.
option-pinochle_three-concession_bonus = For a concession
    .help = What each opponent scores beside the meld when the bidder gives up before the first lead.
option-pinochle_three-kitty = Kitty
    .help = A common pool pays and is paid.
option-pinochle_three-spades_double = Spades double
    .help = Trumps in spades double the units.
option-pinochle_three-win_by_bidding = Only a bidder wins
    .help = The match is won by making a contract and having the winning score.
