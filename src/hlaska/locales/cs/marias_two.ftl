# Lízaný mariáš; co říkají všechny mariáše, je v marias.ftl

game-marias_two = Lízaný mariáš
game-marias_two-line = Ve dvou: osm volných štychů s lízáním, pak osm s přiznáváním; sedmy, sta a fleky
preset-marias_two-lizany = Lízaný mariáš
    .detail = trumfy po čtyřech kartách, líže se šestnáct karet, hraje se každé rozdání

# na co se čeká
question-marias_two-trump = Zvolte trumfy z prvních čtyř karet.
question-marias_two-lead-free = Vyneste do { $n }. štychu cokoli. V talonu { $left ->
    [one] zbývá { $left } karta.
    [few] zbývají { $left } karty.
    [many] zbývá { $left } karty.
   *[other] zbývá { $left } karet.
}
question-marias_two-play-free = Zahrajte do { $n }. štychu cokoli. V talonu { $left ->
    [one] zbývá { $left } karta.
    [few] zbývají { $left } karty.
    [many] zbývá { $left } karty.
   *[other] zbývá { $left } karet.
}
question-marias_two-lead-strict = Vynášíte do { $n }. štychu.
question-marias_two-play-strict = Hrajete do { $n }. štychu: přiznávejte a přebíjejte.

# tlačítka
act-marias_two-trump = { SUIT($suit) }
act-marias_two-good-unplayed = Dobrá
    .detail = nehraje se: { MONEY($worth) }
act-marias_two-raise-one = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) }
act-marias_two-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) }.
act-marias_two-raise-two = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) }
act-marias_two-raise-two-high = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) }.
act-marias_two-raise-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) }
act-marias_two-raise-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) }.
act-marias_two-say-one = { marias-first }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two-high = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) }.
act-marias_two-say-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) }.
call-marias_two-trump = Trumfy: { SUIT($suit) }

# pravidla
option-marias_two-seven_requires_holding = Sedmu hlásí jen ten, kdo ji má
    .help = Sedmu nebo sedmu proti hlásíte, jen když je mezi vašimi prvními osmi kartami.
