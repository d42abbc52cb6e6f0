# Mariáš for two; what all Mariáš games say stands in marias.ftl

game-marias_two = Mariáš for two
game-marias_two-line = Eight free tricks with drawing, then eight strict ones; sevens, hundreds and fleks
preset-marias_two-lizany = Mariáš for two
    .detail = trumps after four cards, a stock of sixteen, every deal is played

# what is asked
question-marias_two-trump = Choose trumps from your first four cards.
question-marias_two-lead-free = You lead any card to trick { $n }. { $left ->
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
question-marias_two-play-free = Play any card to trick { $n }. { $left ->
    [one] { $left } card is left to draw.
   *[other] { $left } cards are left to draw.
}
question-marias_two-lead-strict = You lead to trick { $n }.
question-marias_two-play-strict = Play a card to trick { $n }: follow suit and beat.

# buttons
act-marias_two-trump = { SUIT($suit) }
act-marias_two-good-unplayed = Good
    .detail = not played: { MONEY($worth) ->
        [one] { MONEY($worth) } unit
       *[other] { MONEY($worth) } units
    }
act-marias_two-raise-one = { marias-first }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
act-marias_two-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units.
act-marias_two-raise-two = { marias-first } and { marias-part2 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
act-marias_two-raise-two-high = { marias-first } and { marias-part2 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units.
act-marias_two-raise-three = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
act-marias_two-raise-three-high = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { MONEY($worth) } instead of { MONEY($was) ->
        [one] { MONEY($was) } unit
       *[other] { MONEY($was) } units
    }
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units.
act-marias_two-say-one = { marias-first }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
    }
act-marias_two-say-two = { marias-first } and { marias-part2 }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
    }
act-marias_two-say-two-high = { marias-first } and { marias-part2 }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
    }
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units.
act-marias_two-say-three = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
    }
act-marias_two-say-three-high = { marias-first }, { marias-part2 } and { marias-part3 }
    .detail = { $open ->
        [1] at least { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
       *[other] { MONEY($worth) ->
            [one] { MONEY($worth) } unit
           *[other] { MONEY($worth) } units
        }
    }
    .confirm = Really raise to { $times } times the stake? You would then play for { MONEY($worth) } units.
call-marias_two-trump = Trumps: { SUIT($suit) }

# house rules
option-marias_two-seven_requires_holding = Seven only with the card in hand
    .help = You may announce the seven or the seven against only if it is among your first eight cards.
