# Pinochle for three

game-pinochle_three = Pinochle for three
game-pinochle_three-line = One bidder with a widow against two, or everyone alone
preset-pinochle_three-auction3 = Auction pinochle for units
    .detail = bids from 300, a widow of three cards, only the bidder melds, every deal is paid
preset-pinochle_three-auction3_points = Auction pinochle to 1000 points
    .detail = bids from 200, a widow of three cards, everyone melds
preset-pinochle_three-auction3_double = Double deck to 455 points
    .detail = 80 cards, bids from 50, you name trumps before you see a widow of five, everyone melds
preset-pinochle_three-cutthroat3 = Cut-throat
    .detail = no bidding, the last card makes trumps, you meld from cards won, game at 1000
preset-pinochle_three-cutthroat3_bid = Cut-throat with bidding
    .detail = no widow, bids from 200, only a bidder can win the match

# what is asked
question-pinochle_three-auction = { $high ->
    [0] Your bid: nobody has bid yet.
   *[other] Your bid: { $high } is the highest so far.
}
question-pinochle_three-auction-wait = { SEAT($seat) } is bidding.
question-pinochle_three-unseen = Take the widow, or concede without seeing it?
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
question-pinochle_three-meld = Lay down your meld.
question-pinochle_three-meld-wait = { SEAT($seat) } is laying down meld.
question-pinochle_three-decide = Play, change your mind, or concede?
question-pinochle_three-decide-wait = { SEAT($seat) } decides whether to play.
question-pinochle_three-grant = Play on, or give the bidder the contract?
question-pinochle_three-grant-wait = { SEAT($seat) } decides whether to play on.
question-pinochle_three-nine = Do you exchange your nine of trumps for the turned card?
question-pinochle_three-nine-wait = { SEAT($seat) } may exchange a nine of trumps.
question-pinochle_three-play = Play a card.
question-pinochle_three-play-wait = It is { SEAT($seat) }’s turn.

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
    [0] { SEAT($seat) } has made { $bid }
   *[other] { SEAT($seat) } needs { $need } more for { $bid }
}
stake-pinochle_three-need-you = { $need ->
    [0] You have made { $bid }
   *[other] You need { $need } more for { $bid }
}
stake-pinochle_three-player = { SEAT($seat, you: "You") }: { $meld } in meld, { $take } in tricks

# buttons
act-pinochle_three-pass = Pass
act-pinochle_three-bid = Bid { $bid }
    .detail = { $need ->
        [0] your best meld is { $best }
       *[other] your best meld is { $best }: you need { $need } more
    }
act-pinochle_three-take = Take the widow
act-pinochle_three-concede = Concede
    .detail = costs { $worth }
    .confirm = Really concede? It costs { $worth }
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
act-pinochle_three-meld = Lay down { $value } in meld
    .detail = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
act-pinochle_three-meld-none = Meld nothing
act-pinochle_three-play = Play
    .detail = { $need ->
        [0] you have made { $contract }
       *[other] you need { $need } of { $all } points in tricks
    }
act-pinochle_three-change = Change my mind
    .detail = other trumps, other meld, other buried cards
act-pinochle_three-change-blind = Change my mind
    .detail = other buried cards, other meld
act-pinochle_three-keep = Play on
    .detail = the bidder still needs { $need } of { $all } points
act-pinochle_three-give-in = Give the bidder the contract
    .detail = only if both of you do; it costs each of you { $worth }
act-pinochle_three-no-exchange = Keep the nine
act-pinochle_three-exchange = Exchange the nine
    .detail = for the { CARD($card) }; 10 points if you win a trick

# calls and events
call-pinochle_three-pass = { SEAT($seat) } passes.
call-pinochle_three-pass-you = You pass.
call-pinochle_three-take = { SEAT($seat) } takes the widow.
call-pinochle_three-take-you = You take the widow.
call-pinochle_three-concede = { SEAT($seat) } concedes.
call-pinochle_three-concede-you = You concede.
call-pinochle_three-meld = { SEAT($seat) } has finished melding.
call-pinochle_three-meld-you = You have finished melding.
call-pinochle_three-play = { SEAT($seat) } plays.
call-pinochle_three-play-you = You play.
call-pinochle_three-change = { SEAT($seat) } takes everything back.
call-pinochle_three-change-you = You take everything back.
call-pinochle_three-keep = { SEAT($seat) } plays on.
call-pinochle_three-keep-you = You play on.
call-pinochle_three-give-in = { SEAT($seat) } gives in.
call-pinochle_three-give-in-you = You give in.
call-pinochle_three-no-exchange = { SEAT($seat) } keeps the nine.
call-pinochle_three-no-exchange-you = You keep the nine.
call-pinochle_three-exchange = { SEAT($seat) } exchanges the nine of trumps.
call-pinochle_three-exchange-you = You exchange the nine of trumps.
event-pinochle_three-contract = { SEAT($seat) } wins the bid: { $bid }.
event-pinochle_three-contract-you = You win the bid: { $bid }.
event-pinochle_three-turned = The { CARD($card) } is turned: trumps are { SUIT($suit) }.
event-pinochle_three-widow = { SEAT($seat) } takes { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the widow.
event-pinochle_three-widow-you = You take { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from the widow.
event-pinochle_three-told = Buried cards: { $trumps ->
    [one] { $trumps } trump
   *[other] { $trumps } trumps
}, { $aces ->
    [one] { $aces } ace
   *[other] { $aces } aces
}.
event-pinochle_three-made = The meld alone makes the bid of { $bid }.
event-pinochle_three-granted = Both opponents give in: the bid of { $bid } is made.
event-pinochle_three-conceded = { SEAT($seat) } concedes the bid of { $bid }.
event-pinochle_three-conceded-you = You concede the bid of { $bid }.
event-pinochle_three-conceded-unseen = { SEAT($seat) } concedes the bid of { $bid } without the widow.
event-pinochle_three-conceded-unseen-you = You concede the bid of { $bid } without the widow.
event-pinochle_three-thrown-in = Nobody bids: the cards are thrown in.
event-pinochle_three-score = { SEAT($seat, you: "You") }: { MONEY($value) } points.
event-pinochle_three-units = { SEAT($seat, you: "You") }: { MONEY($value) } { MONEY($value) ->
    [one] unit
   *[other] units
}.

# settlement
item-pinochle_three-made = Meld of { $meld } makes the bid of { $bid } without play
item-pinochle_three-granted = The opponents give in: bid of { $bid } made
item-pinochle_three-won = { SEAT($seat) } makes the bid of { $bid } with { $got } points
    .detail = { $meld } in meld + { $tricks } in tricks { $buried ->
        [0] = { $got }
       *[other] + { $buried } buried = { $got }
    }
item-pinochle_three-won-you = You make the bid of { $bid } with { $got } points
item-pinochle_three-lost = { SEAT($seat) } has { $got } of { $bid } points
    .detail = { $meld } in meld + { $tricks } in tricks { $buried ->
        [0] = { $got }
       *[other] + { $buried } buried = { $got }
    }; { $short } short
item-pinochle_three-lost-you = You have { $got } of { $bid } points
item-pinochle_three-conceded = { SEAT($seat) } concedes the bid of { $bid }
item-pinochle_three-conceded-you = You concede the bid of { $bid }
item-pinochle_three-conceded-unseen = { SEAT($seat) } concedes the bid of { $bid } without the widow
item-pinochle_three-conceded-unseen-you = You concede the bid of { $bid } without the widow
item-pinochle_three-kitty = Kitty of { MONEY($pool) } units for the bidder
item-pinochle_three-refill = Each player pays { MONEY($pool) } units into the kitty
item-pinochle_three-contract = { SEAT($seat) } makes the bid of { $bid } with { $got } points
    .detail = { $meld } in meld + { $tricks } in tricks { $buried ->
        [0] = { $got }
       *[other] + { $buried } buried = { $got }
    }
item-pinochle_three-contract-you = You make the bid of { $bid } with { $got } points
item-pinochle_three-set = { SEAT($seat) } is set: { $got } of { $bid } points
    .detail = { $meld } in meld + { $tricks } in tricks { $buried ->
        [0] = { $got }
       *[other] + { $buried } buried = { $got }
    }; { $short } short
item-pinochle_three-set-you = You are set: { $got } of { $bid } points
item-pinochle_three-meld = { SEAT($seat) }: meld
item-pinochle_three-meld-you = Your meld
item-pinochle_three-meld-lost = { SEAT($seat) }: no trick, so the meld does not count
item-pinochle_three-meld-lost-you = No trick, so your meld does not count
item-pinochle_three-meld-lost-points = { SEAT($seat) }: no trick with points, so the meld does not count
item-pinochle_three-meld-lost-points-you = No trick with points, so your meld does not count
item-pinochle_three-concession-bonus = { SEAT($seat) }: bonus because the bidder conceded
item-pinochle_three-concession-bonus-you = Your bonus because the bidder conceded
item-pinochle_three-nine = { SEAT($seat) }: nine exchanged
item-pinochle_three-nine-you = Your nine exchanged
item-pinochle_three-tricks = { SEAT($seat) }: tricks
item-pinochle_three-tricks-you = Your tricks
factor-pinochle_three-double-bete = played and lost
factor-pinochle_three-spades = spades are trumps

# refusals
refused-pinochle_three-must-open = The first player must bid at least { $least }.
refused-pinochle_three-not-auction = First bid or pass.
refused-pinochle_three-not-unseen = First take the widow or concede.
refused-pinochle_three-not-trump = First name trumps.
refused-pinochle_three-not-bury = First bury the cards for the widow.
refused-pinochle_three-in-meld = The { CARD($card) } is part of your meld: bury other cards.
refused-pinochle_three-not-meld = First lay down your meld.
refused-pinochle_three-not-decide = First say whether you play.
refused-pinochle_three-not-grant = First say whether you play on.
refused-pinochle_three-not-nine = Only a player with a nine of trumps may exchange it.
refused-pinochle_three-not-play = Play a card.

# choices of the options
option-pinochle_three-players = Players
    .help = Three of you play; or four or five, and three of them get cards.
option-pinochle_three-deck = Deck
    .help = You play with 48 cards, two of each; or with 80, four of each and no nines, and all points are a tenth.
option-pinochle_three-deck-single = single deck, 48 cards
option-pinochle_three-deck-double = double deck, 80 cards
option-pinochle_three-meld_table = Meld table
    .help = How many points melds of the double deck are worth.
option-pinochle_three-meld_table-standard = standard
option-pinochle_three-meld_table-toby_thomas = Toby Thomas
option-pinochle_three-meld_table-npa_partial = run 25, pinochle 15
option-pinochle_three-meld_saved_by = Saving the meld
    .help = You keep your meld if you win a trick, or only if you win a trick with points.
option-pinochle_three-meld_saved_by-trick = any trick
option-pinochle_three-meld_saved_by-points = a trick with points
option-pinochle_three-target = Winning score
    .help = If left empty: 1000, or 455 with the double deck.
option-pinochle_three-target-null = the usual
option-pinochle_three-min_bid = Lowest bid
    .help = If left empty: 300 for units, 200 for points, 50 with the double deck.
option-pinochle_three-min_bid-null = the usual
option-pinochle_three-dealer_stuck_bid = When only the dealer is left
    .help = What the dealer must play for when the others pass. If left empty: the lowest bid.
option-pinochle_three-dealer_stuck_bid-null = the lowest bid
option-pinochle_three-trump_by = Trumps
    .help = The highest bidder names them, or the last card dealt decides.
option-pinochle_three-trump_by-auction = the highest bidder
option-pinochle_three-trump_by-last_card = the last card
option-pinochle_three-settle_by = Settlement
    .help = You pay units after each deal, and only the bidder melds; or you score points, and everyone melds.
option-pinochle_three-settle_by-units = units
option-pinochle_three-settle_by-points = points
option-pinochle_three-run_extras = Extra cards beside a run
    .help = Only a whole extra marriage counts; each extra king or queen counts 40; or every marriage, the one in the run too.
option-pinochle_three-run_extras-marriage_only = only a marriage
option-pinochle_three-run_extras-with_marriage = also the one in the run
option-pinochle_three-run_extras-each40 = 40 for each king or queen
option-pinochle_three-meld_timing = When to meld
    .help = You meld from your hand before the play, or from the cards you have won in tricks.
option-pinochle_three-meld_timing-before_play = before play
option-pinochle_three-meld_timing-captured = from cards won
option-pinochle_three-heading = Beating
    .help = You must beat the winning card always, only when trumps are led, or only with trumps. Or you always must, and even after a ruff you must still beat the best card of the suit led.
option-pinochle_three-heading-always = always
option-pinochle_three-heading-trump_led = when trumps are led
option-pinochle_three-heading-trump_only = with trumps only
option-pinochle_three-heading-even_ruffed = always, in the suit led even after a ruff
option-pinochle_three-card_points = Points of cards in tricks
    .help = Ace, ten and king count 10 each; or ace and ten 10, king and queen 5 each; or ace 11, ten 10, king 4, queen 3, jack 2.
option-pinochle_three-card_points-atk10 = ace, ten, king 10 each
option-pinochle_three-card_points-at10kq5 = ace, ten 10; king, queen 5
option-pinochle_three-card_points-trad = ace 11, ten 10, king 4, queen 3, jack 2
option-pinochle_three-unit_table = Units
    .help = How many units a contract is worth.
option-pinochle_three-unit_table-scarne = Scarne
option-pinochle_three-unit_table-short = short
option-pinochle_three-widow = Widow
    .help = The bidder gets three cards of the single deck; otherwise all cards are dealt out.
option-pinochle_three-double_widow = Widow of the double deck
    .help = You get five cards and name trumps before you see them; or you get two and name trumps afterwards.
option-pinochle_three-forced_opening = Forced opening
    .help = The first player must bid.
option-pinochle_three-announce_buried = Announce buried trumps and aces
    .help = The bidder says how many trumps and aces are buried.
option-pinochle_three-double_meld_bonus = Double melds count more
    .help = Otherwise a double run, pinochle or around counts as two single ones.
option-pinochle_three-single_pinochle = Pinochle
    .help = How many points a single pinochle is worth.
option-pinochle_three-roundhouse = Roundhouse
    .help = How many points a marriage in each suit is worth.
option-pinochle_three-double_roundhouse = Double roundhouse
    .help = How many points two marriages in each suit are worth.
option-pinochle_three-nine_exchange = Nine for the turned card
    .help = The first player with a nine of trumps may exchange it.
option-pinochle_three-concession_bonus = Bonus when the bidder concedes
    .help = How many points each opponent scores beside their meld if the bidder concedes before the first lead.
option-pinochle_three-kitty = Kitty
    .help = There is a common pool, which pays the bidder and gets paid like one more player.
option-pinochle_three-spades_double = Spades double
    .help = Units count double when spades are trumps.
option-pinochle_three-win_by_bidding = Only a bidder wins
    .help = To win the match you must make a contract and reach the winning score.
