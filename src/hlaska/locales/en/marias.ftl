# Mariáš for three

game-marias = Mariáš for three
game-marias-line = One against two: games, sevens, hundreds, betl and durch
preset-marias-pagat_voleny = Hundreds double
    .detail = every ten points above a hundred double it, hearts double everything, a plain game is paid without play (after pagat.com)
preset-marias-official_values = Betl 15, durch 30
    .detail = hundreds and hearts double, but no open contracts (the official values)
preset-marias-penguin = Hundreds add half a unit
    .detail = trump card face up, two sevens, results written on a score sheet (after the Penguin Book of Card Games)
preset-marias-catsatcards = Every deal is played
    .detail = hearts double sevens and hundreds, not the game (after Cats at Cards)
preset-marias-pauzirovany = Four players, dealer sits out
    .detail = hundreds and hearts double; the dealer wins and pays with the opponents

# what is asked
question-marias-wait = Waiting for { SEAT($seat) }.
question-marias-cut = Cut the pack.
question-marias-trump = Choose trumps: lay one of your first seven cards, or take one from the people.
question-marias-contract = What do you play?
question-marias-discard = Lay { $n ->
    [one] one more card
   *[other] { $n } cards
} in the talon.
question-marias-take = Name a higher contract.
question-marias-ask = { SEAT($lone) } plays { marias-contract }{ $level ->
    [0] {""}
   *[other] , with a flek
}. Good?
question-marias-announce = Trumps are { SUIT($suit) }. Do you announce anything?
question-marias-flek = Do you double or announce anything?
question-marias-lead = You lead to trick { $n }.
question-marias-play = Play a card to trick { $n }.
question-marias-review = All the cards have been played. Did anyone play a wrong card?
marias-contract = { $contract ->
    [0] a game
    [1] betl
    [2] durch
    [3] open betl
    [5] durch with a partner
    [6] durch with the wise one
   *[4] open durch
}

# what is played
title-marias-suit = Game, trumps not known yet
title-marias-game = Game, { SUIT($suit) }
title-marias-seven = Seven, { SUIT($suit) }
title-marias-hundred = Hundred, { SUIT($suit) }
title-marias-hundred-seven = Hundred and seven, { SUIT($suit) }
title-marias-two-sevens = Two sevens, { SUIT($suit) }, with the { CARD($helper) }
title-marias-two-sevens-hundred = Two sevens and a hundred, { SUIT($suit) }, with the { CARD($helper) }
title-marias-betl = Betl
title-marias-durch = Durch
title-marias-durch-in = Durch, { SUIT($suit) }
title-marias-open-betl = Open betl
title-marias-open-durch = Open durch
title-marias-open-durch-in = Open durch, { SUIT($suit) }
stake-marias-game = Game
stake-marias-hundred = Hundred
    .detail = Every ten points above it make the hundred worth more.
stake-marias-seven = Seven
stake-marias-seven-against = Seven against
stake-marias-hundred-against = Hundred against
    .detail = Every ten points above it make the hundred worth more.
stake-marias-two-sevens = Two sevens
stake-marias-two-sevens-against = Two sevens against
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Open betl
stake-marias-open-durch = Open durch

# duties
duty-marias-keep-seven = You announced the seven: keep it while you can play another card.
duty-marias-keep-two-sevens = You announced two sevens: keep them while you can play another card, the trump seven longest.
duty-marias-queen-first = Play the { CARD($card) } before its king.
duty-marias-lead-trump-card = Lead the trump card you laid.
duty-marias-discard-no-sharp = You may not lay aces or tens in the talon.
duty-marias-discard-no-trump = You may not lay trumps in the talon while you have other cards.
duty-marias-forced-flek = You hold the { CARD($king) } or the { CARD($over) }: you must say flek.
duty-marias-forced-hundred = You hold the { CARD($king) } and the { CARD($over) }: you must announce a hundred against.
refused-marias-order = Say everything at once on your turn, in any order: after your last call this comes too late.
refused-marias-raise = You cannot double that now: your side spoke last, or your chance has passed.
refused-marias-announcement = You cannot announce that.
refused-marias-talk-over = You can no longer announce or say flek: the play has begun.
refused-marias-not-standing = You cannot say flek on { marias-item1 }: nobody plays for it in this deal.
refused-marias-top = You cannot double that any further at this table.
refused-marias-late = You can announce only on your first turn.
refused-marias-other-side = Only the other side may announce that.
refused-marias-flek-first = Say flek first; then you may announce a contract against.
refused-marias-said = Somebody has already announced that.
refused-marias-no-seven = Without the { CARD($card) } you cannot announce the seven.
refused-marias-hundred = The other side has announced a hundred: you cannot announce one against it.
refused-marias-no-marriage = Without a marriage you cannot announce a hundred.
refused-marias-laid = That is the trump card: it stays on the table.
refused-marias-marriage = You cannot declare a marriage with the { CARD($card) }.

# buttons
act-marias-trump = Lay the { CARD($card) } as trump card
act-marias-discard = Lay the { CARD($card) } in the talon
act-marias-discard-many = Lay { $n } cards in the talon
act-marias-cut = Cut { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
act-marias-people = From the people, card { $n }
    .detail = blind: a card nobody has looked at
act-marias-suit = Game
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each
act-marias-betl = Betl
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, win no trick
act-marias-durch = Durch
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, win every trick
act-marias-durch-in = Durch in { SUIT($suit) }
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, win every trick
act-marias-open-betl = Open betl
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, cards open after the first trick
act-marias-open-durch = Open durch
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, cards open after the first trick
act-marias-open-durch-in = Open durch in { SUIT($suit) }
    .detail = { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each, cards open after the first trick
act-marias-good = Good
    .detail = accept it as it stands
act-marias-good-unplayed = Good
    .detail = not played: { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each
act-marias-bad = Bad
    .detail = take the talon and play higher
act-marias-announce-nothing = Announce nothing
    .detail = the plain game, for { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    }
act-marias-no-challenge = Nobody did
act-marias-challenge = Challenge { SEAT($seat) }
    .detail = for a wrong card
act-marias-claim = Lay down your hand
    .detail = if you cannot lose: { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    } each
    .confirm = Really lay down? If you can still lose, you play on with open cards.
meld-marias-marriage = { $value } in { SUIT($suit) }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.
act-marias-raise-two = { marias-first } and { marias-part2 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
act-marias-raise-two-high = { marias-first } and { marias-part2 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.
act-marias-raise-three = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
act-marias-raise-three-high = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    } each
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.
act-marias-say-one = { marias-first }
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
act-marias-say-one-high = { marias-first }
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
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.
act-marias-say-two = { marias-first } and { marias-part2 }
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
act-marias-say-two-high = { marias-first } and { marias-part2 }
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
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.
act-marias-say-three = { marias-first }, { marias-part2 } and { marias-part3 }
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
act-marias-say-three-high = { marias-first }, { marias-part2 } and { marias-part3 }
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
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units each.

# what is said
marias-item1 = { $item1 ->
    [0] the game
    [1] the hundred
    [2] the seven
    [3] the seven against
    [4] the hundred against
    [5] the two sevens
   *[6] { marias-contract }
}
marias-item2 = { $item2 ->
    [0] the game
    [1] the hundred
    [2] the seven
    [3] the seven against
    [4] the hundred against
    [5] the two sevens
   *[6] { marias-contract }
}
marias-item3 = { $item3 ->
    [0] the game
    [1] the hundred
    [2] the seven
    [3] the seven against
    [4] the hundred against
    [5] the two sevens
   *[6] { marias-contract }
}
marias-item1-named = { $item1 ->
    [1] hundred
    [2] seven
    [3] seven against
    [4] hundred against
   *[5] two sevens with the { CARD($card1) }
}
marias-part1 = { $level1 ->
    [0] { marias-item1-named }
    [1] flek on { marias-item1 }
    [2] re on { marias-item1 }
    [3] tutti on { marias-item1 }
    [4] boty on { marias-item1 }
    [5] kalhoty on { marias-item1 }
    [6] kaiser on { marias-item1 }
   *[7] higher on { marias-item1 }
}
marias-item2-named = { $item2 ->
    [1] hundred
    [2] seven
    [3] seven against
    [4] hundred against
   *[5] two sevens with the { CARD($card2) }
}
marias-part2 = { $level2 ->
    [0] { marias-item2-named }
    [1] flek on { marias-item2 }
    [2] re on { marias-item2 }
    [3] tutti on { marias-item2 }
    [4] boty on { marias-item2 }
    [5] kalhoty on { marias-item2 }
    [6] kaiser on { marias-item2 }
   *[7] higher on { marias-item2 }
}
marias-item3-named = { $item3 ->
    [1] hundred
    [2] seven
    [3] seven against
    [4] hundred against
   *[5] two sevens with the { CARD($card3) }
}
marias-part3 = { $level3 ->
    [0] { marias-item3-named }
    [1] flek on { marias-item3 }
    [2] re on { marias-item3 }
    [3] tutti on { marias-item3 }
    [4] boty on { marias-item3 }
    [5] kalhoty on { marias-item3 }
    [6] kaiser on { marias-item3 }
   *[7] higher on { marias-item3 }
}
marias-first = { $level1 ->
    [0] { $item1 ->
        [1] Hundred
        [2] Seven
        [3] Seven against
        [4] Hundred against
       *[5] Two sevens with the { CARD($card1) }
    }
    [1] Flek on { marias-item1 }
    [2] Re on { marias-item1 }
    [3] Tutti on { marias-item1 }
    [4] Boty on { marias-item1 }
    [5] Kalhoty on { marias-item1 }
    [6] Kaiser on { marias-item1 }
   *[7] Higher on { marias-item1 }
}
call-marias-cut = { SEAT($seat) } cuts { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
call-marias-cut-you = You cut { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
call-marias-people = From the people
call-marias-good = Good
call-marias-bad = Bad
call-marias-suit = Game
call-marias-betl = Betl
call-marias-durch = Durch
call-marias-durch-in = Durch in { SUIT($suit) }
call-marias-open-betl = Open betl
call-marias-open-durch = Open durch
call-marias-open-durch-in = Open durch in { SUIT($suit) }
call-marias-claim = { SEAT($seat) } lays down their hand.
call-marias-claim-you = You lay down your hand.
call-marias-challenge = Challenge: { SEAT($whom) }
call-marias-raise = { marias-first }
call-marias-say = { marias-first }

# what happens
marias-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-marias-trick = { SEAT($seat) } takes the trick: { marias-points }.
event-marias-trick-you = You take the trick: { marias-points }.
event-marias-last-trick = { SEAT($seat) } takes the last trick: { marias-points }.
event-marias-last-trick-you = You take the last trick: { marias-points }.
event-marias-marriage = { SEAT($seat) } plays the { CARD($card) } and declares { $value } in { SUIT($suit) }.
event-marias-marriage-you = You play the { CARD($card) } and declare { $value } in { SUIT($suit) }.
event-marias-trump-laid = { SEAT($seat) } lays the trump card.
event-marias-trump-laid-you = You lay the trump card.
event-marias-trump-card = { SEAT($seat) } lays the { CARD($card) } as trump card.
event-marias-trump-card-you = You lay the { CARD($card) } as trump card.
event-marias-trump-shown = Trumps are { SUIT($suit) }: the { CARD($card) }.
event-marias-hand-open = { SEAT($seat) } shows their hand.
event-marias-hand-open-you = You show your hand.
event-marias-talon-trump-yes = There is a trump in the talon.
event-marias-talon-trump-no = There is no trump in the talon.
event-marias-talon-sharp-yes = There is an ace or a ten in the talon.
event-marias-talon-sharp-no = There is no ace and no ten in the talon.
event-marias-claim-yes = The hand cannot lose.
event-marias-claim-no = The hand can still lose: play goes on with open cards.
event-marias-challenge-wrong = { SEAT($whom) } played no wrong card.

# settlement
item-marias-game-won = Game won
    .detail = { $points } points to { $others }
item-marias-game-lost = Game lost
    .detail = { $points } points to { $others }
item-marias-hundred-made = Hundred made
    .detail = { $tricks } in cards + { $marriage } for the marriage = { $measured } points (100 needed), { $total } in all{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-failed = Hundred failed
    .detail = { $tricks } in cards + { $marriage } for the marriage = { $measured } points (100 needed): { $short } short{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-against-made = Hundred against made
    .detail = { $tricks } in cards + { $marriage } for the marriage = { $measured } points (100 needed), { $total } in all{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-against-failed = Hundred against failed
    .detail = { $tricks } in cards + { $marriage } for the marriage = { $measured } points (100 needed): { $short } short{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-made-all = Hundred made
    .detail = { $tricks } in cards + { $marriage } for all marriages = { $measured } points (100 needed), { $total } in all{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-failed-all = Hundred failed
    .detail = { $tricks } in cards + { $marriage } for all marriages = { $measured } points (100 needed): { $short } short{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-against-made-all = Hundred against made
    .detail = { $tricks } in cards + { $marriage } for all marriages = { $measured } points (100 needed), { $total } in all{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-hundred-against-failed-all = Hundred against failed
    .detail = { $tricks } in cards + { $marriage } for all marriages = { $measured } points (100 needed): { $short } short{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-quiet-hundred = Quiet hundred
    .detail = { $tricks } in cards + { $marriages } in marriages = { $total } points{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-quiet-hundred-against = Quiet hundred against
    .detail = { $tricks } in cards + { $marriages } in marriages = { $total } points{ $steps ->
        [0] { "" }
        [one] ; { $steps } step of ten
       *[other] ; { $steps } steps of ten
    }
item-marias-quiet-seven-won = Quiet seven
    .detail = takes the last trick
item-marias-quiet-seven-killed = Quiet seven caught
    .detail = beaten in the last trick
item-marias-seven-won = Seven won
    .detail = takes the last trick
item-marias-seven-killed = Seven caught
    .detail = beaten in the last trick
item-marias-seven-lost = Seven forced out
    .detail = not in the last trick
item-marias-seven-against-won = Seven against won
    .detail = takes the last trick
item-marias-seven-against-killed = Seven against caught
    .detail = beaten in the last trick
item-marias-seven-against-lost = Seven against forced out
    .detail = not in the last trick
item-marias-two-sevens-won = Two sevens won
    .detail = { CARD($helper) } in the last trick but one, { CARD($seven) } in the last
item-marias-two-sevens-lost = Two sevens lost
    .detail = { CARD($helper) } in the last trick but one, { CARD($seven) } in the last
item-marias-two-sevens-against-won = Two sevens against won
    .detail = { CARD($helper) } in the last trick but one, { CARD($seven) } in the last
item-marias-two-sevens-against-lost = Two sevens against lost
    .detail = { CARD($helper) } in the last trick but one, { CARD($seven) } in the last
item-marias-betl-won = Betl won
item-marias-betl-lost = Betl lost
item-marias-durch-won = Durch won
item-marias-durch-lost = Durch lost
item-marias-open-betl-won = Open betl won
item-marias-open-betl-lost = Open betl lost
item-marias-open-durch-won = Open durch won
item-marias-open-durch-lost = Open durch lost
item-marias-unplayed-won = Game, not played out
item-marias-unplayed-lost = Game with a flek, not played out
item-marias-unplayed-seven = Seven, not played out
item-marias-revoke = Penalty for a wrong card
    .detail = played for { MONEY($stake) }
item-marias-limit = No deal costs more than the limit
    .detail = you have reached the payment limit
factor-marias-flek = { $n ->
    [2] flek
    [4] re
    [8] tutti
    [16] boty
    [32] kalhoty
    [64] kaiser
   *[other] higher flek
}
factor-marias-hearts = hearts

# house rules
group-marias-deal = Players and deal
group-marias-calls = Calls
group-marias-play = Play
group-marias-hundred = Hundreds
group-marias-values = Values
group-marias-payment = Payment
option-players = Players
    .help = Three of you play, or four with the dealer sitting out.
option-shuffle_policy = Shuffling
    .help = You shuffle before the first deal only, every two hours from midnight on, or before every deal.
option-shuffle_policy-first_deal_only = before the first deal only
option-shuffle_policy-clock = every two hours
option-shuffle_policy-every_deal = before every deal
option-gather_order = Gathering the cards
    .help = You put the players’ piles together clockwise from forehand, or in random order.
option-gather_order-piles = in order
option-gather_order-random_piles = in random order
option-marias-packets = Dealing
    .help = How many cards the dealer gives at a time.
option-marias-packets-7_5 = 7, then 5
option-marias-packets-3_2_2_3_2 = 3 and 2 at a time
option-marias-trump_card_face = Trump card
    .help = Forehand lays it face down, or face up at once.
option-marias-trump_card_face-down = face down
option-marias-trump_card_face-up = face up
option-marias-open_rank = Rank of open contracts
    .help = Open contracts rank above betl and durch, or level with the same contract played closed.
option-marias-open_rank-higher = higher
option-marias-open_rank-equal = equal
option-open_resolution = Open contracts after the first trick
    .help = You compare the cards, or lay all hands open and play on.
option-open_resolution-static = compare the cards
option-open_resolution-playout = play on
option-trump_in_talon = Trumps in the talon
    .help = You may lay trumps away; you may, but must say so; or you may not while other cards will do.
option-trump_in_talon-allowed = allowed
option-trump_in_talon-allowed_announced = allowed, if said
option-trump_in_talon-forbidden = forbidden
option-marias-forehand_no_trump_timing = Forehand’s betl and durch
    .help = Forehand announces them at once, or only after both others have said “good” to the game.
option-marias-forehand_no_trump_timing-first_announcement = at once
option-marias-forehand_no_trump_timing-after_good = after both say “good”
option-marias-durch_trump = Trumps in a durch
    .help = A durch has no trumps, or the bidder names a trump suit with it.
option-marias-durch_trump-none = none
option-marias-durch_trump-trump = the suit named
option-against_rule = Seven and hundred against
    .help = You announce them freely, or only after a flek on the game, and then they count double.
option-against_rule-free = freely
option-against_rule-flek_first_double = after a flek, for double
option-king_before_over = King before the queen
    .help = While you hold both, you may play the king first.
option-king_before_over-allowed = allowed
option-king_before_over-forbidden = forbidden
option-marriage_card = Card of a marriage
    .help = You declare it with the queen, or with either card.
option-marriage_card-over_first = the queen
option-marriage_card-either = either
option-revoke_mode = Wrong cards
    .help = You cannot play a wrong card; or you can, and pay for it if somebody challenges you.
option-revoke_mode-reject = refused
option-revoke_mode-penalise = penalised
option-hundred_step = Every ten points above a hundred
    .help = They double the hundred, add its base value, add half of it, or add half a unit.
option-hundred_step-double = double it
option-hundred_step-add_equal = add the base value
option-hundred_step-add_half = add half the base value
option-hundred_step-half_unit = add half a unit
option-hundred_fail_step = Every ten points missing
    .help = They cost as much as ten points above bring, or nothing.
option-hundred_fail_step-same = they count
option-hundred_fail_step-flat = they do not count
option-hundred_marriage = Marriage in a hundred
    .help = The highest one counts, or the first one declared.
option-hundred_marriage-highest = the highest
option-hundred_marriage-first_declared = the first declared
option-quiet_hundred_marriages = Marriages in a quiet hundred
    .help = One counts towards it, or all of them.
option-quiet_hundred_marriages-one = one
option-quiet_hundred_marriages-all = all
option-announced_hundred_marriages = Marriages in an announced hundred
    .help = One counts towards it, or all of them.
option-announced_hundred_marriages-one = one
option-announced_hundred_marriages-all = all
option-settlement = Settlement
    .help = The sides pay each other, or you write each result on a score sheet.
option-settlement-payments = payments
option-settlement-scorepad = score sheet
option-sitting_dealer_pays = The dealer who sits out pays and is paid
    .help = The dealer who sits out counts as one more opponent of the lone player.
option-min_cut = Smallest cut
    .help = You cut at least this many cards.
option-open_contracts = Open betl and durch
    .help = You may announce them.
option-sharp_in_talon = Aces and tens in the talon
    .help = With trumps you may lay them away, but must say so; they count for the opponents.
option-marias-taker_takes_talon = Whoever says “bad” takes the talon
    .help = They take the talon and lay two cards away again; otherwise they play the ten cards they hold.
option-seven_requires_holding = Seven only with the card in hand
    .help = You may announce the seven, the seven against and two sevens only if you hold the cards.
option-hundred_requires_marriage = A hundred needs a marriage
    .help = You may announce a hundred, or a hundred against, only if you hold a marriage.
option-hundred_both_sides = A hundred against a hundred
    .help = The opponents may announce a hundred even if forehand has announced one.
option-max_flek_level = Highest flek
    .help = How often you may double the same thing. If left empty: no limit.
option-forced_flek_trump_honour = Forced flek with the king or queen of trumps
    .help = An opponent with the king or the queen of trumps must double the game.
option-forced_hundred_against = Forced hundred against
    .help = An opponent with both king and queen of trumps must double and announce a hundred against.
option-two_sevens = Two sevens
    .help = You may announce that you win the last two tricks with two sevens.
option-two_sevens_against = Two sevens against
    .help = The opponents may announce them too.
option-two_sevens_with_hundred = Two sevens and a hundred
    .help = One side may announce both.
option-unplayed_plain = A plain game is not played
    .help = If nobody announces or doubles anything, the others simply pay forehand.
option-unplayed_seven_flek = A seven with a flek on the game is not played
    .help = The seven counts as won and the game as lost.
option-must_lead_trump_card = Lead the trump card first
    .help = In a game with trumps, forehand must lead it to the first trick.
option-stop_when_decided = A lost betl or durch ends at once
    .help = Play ends as soon as it is lost.
option-perfect_hand_claim = Laying down a sure hand
    .help = You may lay down a betl or durch that cannot lose.
option-revoke_min = Lowest penalty
    .help = For a wrong card you pay each of the others at least this many units.
option-quiet_hundred_beside_announced = Quiet hundred beside an announced one
    .help = A side that announced no hundred may still score a quiet one.
option-failed_hundred_enemy_marriages = Opponents’ marriages raise a failed hundred
    .help = Their marriages count as points you are missing.
option-hundred_replaces_game = A hundred replaces the game
    .help = Otherwise both count.
option-killed_announced_seven = Announced seven caught in the last trick
    .help = How many units it costs without fleks.
option-game_value = Game
    .help = How many units it is worth.
option-seven_value = Announced seven
    .help = How many units it is worth.
option-quiet_seven_value = Quiet seven
    .help = How many units it is worth, won or caught.
option-hundred_value = Announced hundred
    .help = How many units it is worth before the tens above it.
option-quiet_hundred_value = Quiet hundred
    .help = How many units it is worth before the tens above it.
option-betl_value = Betl
    .help = How many units it is worth.
option-durch_value = Durch
    .help = How many units it is worth.
option-open_betl_value = Open betl
    .help = How many units it is worth.
option-open_durch_value = Open durch
    .help = How many units it is worth.
option-two_sevens_value = Value of two sevens
    .help = How many units both together are worth.
option-hearts_factor = Hearts
    .help = Everything counts this many times when hearts are trumps.
option-hearts_doubles_game = Hearts raise the game too
    .help = Otherwise they raise only sevens and hundreds.
option-payment_cap = Payment limit
    .help = How many units one deal can cost you at most. If left empty: no limit.
