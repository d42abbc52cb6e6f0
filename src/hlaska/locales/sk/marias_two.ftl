# Lízaný mariáš; čo hovoria všetky mariáše, je v marias.ftl

game-marias_two = Lízaný mariáš
game-marias_two-line = Vo dvojici: osem voľných štichov s lízaním, potom osem s priznávaním; sedmičky, stá a fleky
preset-marias_two-lizany = Lízaný mariáš
    .detail = tromf po štyroch kartách, líže sa šestnásť kariet, hrá sa každé rozdanie

# na čo sa čaká
question-marias_two-trump = Zvoľte tromf z prvých štyroch kariet.
question-marias_two-lead-free = Vyneste do { $n }. štichu čokoľvek. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_two-play-free = Zahrajte do { $n }. štichu čokoľvek. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_two-lead-strict = Vynášate do { $n }. štichu.
question-marias_two-play-strict = Hráte do { $n }. štichu: priznávajte a prebíjajte.

# tlačidlá
act-marias_two-trump = { SUIT($suit) }
act-marias_two-good-unplayed = Dobrá
    .detail = nehrá sa: { MONEY($worth) }
act-marias_two-raise-one = { marias-first }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
act-marias_two-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) }.
act-marias_two-raise-two = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
act-marias_two-raise-two-high = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) }.
act-marias_two-raise-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
act-marias_two-raise-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) }.
act-marias_two-say-one = { marias-first }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-two-high = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) }.
act-marias_two-say-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
act-marias_two-say-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) }
       *[other] { MONEY($worth) }
    }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) }.
call-marias_two-trump = Tromf: { SUIT($suit) }

# pravidlá
option-marias_two-seven_requires_holding = Sedmičku hlási len ten, kto ju má
    .help = Sedmičku alebo sedmičku proti hlásite, len keď je medzi vašimi prvými ôsmimi kartami.
