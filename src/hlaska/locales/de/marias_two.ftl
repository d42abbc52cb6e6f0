# Gezogener Mariasch; was in jedem Mariasch gesagt wird, steht in marias.ftl

game-marias_two = Gezogener Mariasch
game-marias_two-line = Zu zweit: acht freie Stiche mit Ziehen, dann acht strenge; Siebener, Hunderter und Fleks
preset-marias_two-lizany = Gezogener Mariasch
    .detail = Trumpf nach vier Karten, sechzehn liegen im Talon, jedes Spiel wird ausgespielt

# was gefragt wird
question-marias_two-trump = Wähle Trumpf aus deinen ersten vier Karten.
question-marias_two-lead-free = Du spielst zum { $n }. Stich aus, was du willst. Im Talon { $left ->
    [one] liegt noch { $left } Karte.
   *[other] liegen noch { $left } Karten.
}
question-marias_two-play-free = Spiel zum { $n }. Stich, was du willst. Im Talon { $left ->
    [one] liegt noch { $left } Karte.
   *[other] liegen noch { $left } Karten.
}
question-marias_two-lead-strict = Du spielst zum { $n }. Stich aus.
question-marias_two-play-strict = Spiel eine Karte zum { $n }. Stich: Bediene und überstich.

# Knöpfe
act-marias_two-trump = { SUIT($suit) }
act-marias_two-good-unplayed = Gut
    .detail = nicht gespielt: { MONEY($worth) }
act-marias_two-raise-one = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) }
act-marias_two-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) }.
act-marias_two-raise-two = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) }
act-marias_two-raise-two-high = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) }.
act-marias_two-raise-three = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) }
act-marias_two-raise-three-high = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) }.
act-marias_two-say-one = { marias-first }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two = { marias-first } und { marias-part2 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two-high = { marias-first } und { marias-part2 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) }.
act-marias_two-say-three = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-three-high = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) }.
call-marias_two-trump = Trumpf: { SUIT($suit) }

# Hausregeln
option-marias_two-seven_requires_holding = Die Sieben sagt nur an, wer sie hat
    .help = Sieben und Gegen-Sieben darfst du nur ansagen, wenn die Trumpfsieben unter deinen ersten acht Karten ist.
