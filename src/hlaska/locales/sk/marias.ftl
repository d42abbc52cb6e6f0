# Volený mariáš

game-marias = Volený mariáš
game-marias-line = Jeden proti dvom: hra, sedmička, sto, betl a durch
preset-marias-pagat_voleny = Sto sa násobí, červeň dvojnásobne
    .detail = sto sa s každou desiatkou bodov zdvojnásobí, obyčajná hra sa platí bez hrania (podľa pagat.com)
preset-marias-official_values = Súťažné sadzby: betl 15, durch 30
    .detail = sto sa násobí, červeň platí dvojnásobne, ale bez ložených hier
preset-marias-penguin = Sto pridáva pol sadzby
    .detail = tromf lícom nahor, dve sedmičky, výsledky sa zapisujú (podľa Penguin Book of Card Games)
preset-marias-catsatcards = Hrá sa každé rozdanie
    .detail = červeň zdvojnásobí sedmičky a stá, hru nie (podľa Cats at Cards)
preset-marias-pauzirovany = Pauzovaný mariáš
    .detail = sto sa násobí, červeň platí dvojnásobne; hrajú štyria, rozdávajúci pauzuje a platí aj dostáva s obranou

# na čo sa čaká
question-marias-wait = Na rade je { SEAT($seat) }.
question-marias-cut = Preložte karty.
question-marias-trump = Zvoľte tromf: položte jednu z prvých siedmich kariet, alebo voľte z národa.
question-marias-contract = Čo hráte?
question-marias-discard = Odložte { $n ->
    [one] ešte { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
} do talónu.
question-marias-take = Ohláste vyššiu hru.
question-marias-ask = { SEAT($lone) } hrá { marias-contract-acc }{ $level ->
    [0] {""}
   *[other] { " s flekom" }
}. Dobrá?
question-marias-announce = Tromf: { SUIT($suit) }. Hlásite niečo?
question-marias-flek = Dávate flek, alebo niečo hlásite?
question-marias-lead = Vynášate do { $n }. štichu.
question-marias-play = Hráte do { $n }. štichu.
question-marias-review = Karty sú odohrané. Zahral niekto zlú kartu?
marias-contract-acc = { $contract ->
    [0] hru
    [1] betla
    [2] durcha
    [3] loženého betla
    [5] durcha s partnerom
    [6] durcha s chytrým
   *[4] loženého durcha
}

# čo sa hrá
title-marias-suit = Hra, tromf zatiaľ nie je známy
title-marias-game = Hra, { SUIT($suit) }
title-marias-seven = Sedmička, { SUIT($suit) }
title-marias-hundred = Sto, { SUIT($suit) }
title-marias-hundred-seven = Sto a sedmička, { SUIT($suit) }
title-marias-two-sevens = Dve sedmičky, { SUIT($suit) }, pomocná { CARD($helper) }
title-marias-two-sevens-hundred = Dve sedmičky a sto, { SUIT($suit) }, pomocná { CARD($helper) }
title-marias-betl = Betl
title-marias-durch = Durch
title-marias-durch-in = Durch, { SUIT($suit) }
title-marias-open-betl = Ložený betl
title-marias-open-durch = Ložený durch
title-marias-open-durch-in = Ložený durch, { SUIT($suit) }
stake-marias-game = Hra
stake-marias-hundred = Sto
    .detail = Sto má vyššiu cenu s každou desiatkou bodov navyše.
stake-marias-seven = Sedmička
stake-marias-seven-against = Sedmička proti
stake-marias-hundred-against = Sto proti
    .detail = Sto má vyššiu cenu s každou desiatkou bodov navyše.
stake-marias-two-sevens = Dve sedmičky
stake-marias-two-sevens-against = Dve sedmičky proti
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Ložený betl
stake-marias-open-durch = Ložený durch

# povinnosti
duty-marias-keep-seven = Hlásite sedmičku: držte ju, kým môžete hrať inú kartu.
duty-marias-keep-two-sevens = Hlásite dve sedmičky: držte ich, kým môžete hrať inú kartu, tromfovú najdlhšie.
duty-marias-queen-first = Najprv hrajte { CARD($card, form: "acc") }, kráľa až potom.
duty-marias-lead-trump-card = Vyneste zvolený tromf.
duty-marias-discard-no-sharp = Esá a desiatky do talónu dať nesmiete.
duty-marias-discard-no-trump = Tromfy do talónu dať nesmiete, kým máte iné karty.
duty-marias-forced-flek = Máte { CARD($king, form: "acc") } alebo { CARD($over, form: "acc") }: musíte dať flek.
duty-marias-forced-hundred = Máte { CARD($king, form: "acc") } aj { CARD($over, form: "acc") }: musíte hlásiť sto proti.
refused-marias-order = Hlásenia povedzte všetky naraz, v akomkoľvek poradí. Čo patrí pred vaše posledné hlásenie, na to je už neskoro.
refused-marias-raise = To teraz flekovať nemôžete: vaša strana hovorila naposledy, alebo je už neskoro.
refused-marias-announcement = To hlásiť nemôžete.
refused-marias-talk-over = Hlásenia a fleky sa skončili, už sa hrá.
refused-marias-not-standing = Flek na { marias-item1 } dať nemôžete: to sa v tomto rozdaní nehrá.
refused-marias-top = Vyššie sa to pri tomto stole už flekovať nedá.
refused-marias-late = Hlásiť môžete, len keď hovoríte prvý raz.
refused-marias-other-side = To smie hlásiť len druhá strana.
refused-marias-flek-first = Najprv dajte flek, potom smiete hlásiť proti.
refused-marias-said = To už je hlásené.
refused-marias-no-seven = Sedmičku hlásiť nemôžete: nemáte { CARD($card, form: "acc") }.
refused-marias-hundred = Druhá strana už hlásila sto: sto proti hlásiť nemôžete.
refused-marias-no-marriage = Bez hlášky sto hlásiť nemôžete.
refused-marias-laid = To je zvolený tromf: ostáva na stole.
refused-marias-marriage = S touto kartou teraz hlásiť nemôžete: { CARD($card) }.

# tlačidlá
act-marias-trump = Zvoliť { CARD($card, form: "acc") } za tromf
act-marias-discard = Odložiť { CARD($card, form: "acc") }
act-marias-discard-many = Odložiť { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
act-marias-cut = Preložiť { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
act-marias-people = Z národa, { $n }. karta
    .detail = naslepo: karta, ktorú ešte nikto nevidel
act-marias-suit = Hra
    .detail = { MONEY($worth) } od každého
act-marias-betl = Betl
    .detail = { MONEY($worth) } od každého, žiadny štich
act-marias-durch = Durch
    .detail = { MONEY($worth) } od každého, všetky štichy
act-marias-durch-in = Durch, { SUIT($suit) }
    .detail = { MONEY($worth) } od každého, všetky štichy
act-marias-open-betl = Ložený betl
    .detail = { MONEY($worth) } od každého, po prvom štichu sa ukazujú karty
act-marias-open-durch = Ložený durch
    .detail = { MONEY($worth) } od každého, po prvom štichu sa ukazujú karty
act-marias-open-durch-in = Ložený durch, { SUIT($suit) }
    .detail = { MONEY($worth) } od každého, po prvom štichu sa ukazujú karty
act-marias-good = Dobrá
    .detail = nech to platí tak, ako je
act-marias-good-unplayed = Dobrá
    .detail = nehrá sa: { MONEY($worth) } od každého
act-marias-bad = Zlá
    .detail = vziať talón a hrať vyššiu hru
act-marias-announce-nothing = Nič nehlásiť
    .detail = len hra, za { MONEY($worth) }
act-marias-no-challenge = Nikto
act-marias-challenge = Namietnuť renonc: { SEAT($seat, you: "vy") }
    .detail = zle zahraná karta
act-marias-claim = Vyložiť karty
    .detail = ložená hra: { MONEY($worth) } od každého
    .confirm = Naozaj vyložiť? Keď hra istá nie je, hráte ďalej s odkrytými kartami.
meld-marias-marriage = { $value } v { SUIT($suit, form: "loc") }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.
act-marias-raise-two = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
act-marias-raise-two-high = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.
act-marias-raise-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
act-marias-raise-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } namiesto { MONEY($was) } od každého
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.
act-marias-say-one = { marias-first }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-one-high = { marias-first }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.
act-marias-say-two = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-two-high = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.
act-marias-say-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] najmenej { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Naozaj zvýšiť na { $times }-násobok? Potom sa hrá o { MONEY($worth) } od každého.

# čo sa hovorí
marias-item1 = { $item1 ->
    [0] hru
    [1] sto
    [2] sedmičku
    [3] sedmičku proti
    [4] sto proti
    [5] dve sedmičky
   *[6] { marias-contract-acc }
}
marias-item1-named = { $item1 ->
    [1] sto
    [2] sedmička
    [3] sedmička proti
    [4] sto proti
   *[5] dve sedmičky, pomocná { CARD($card1) }
}
marias-part1 = { $level1 ->
    [0] { marias-item1-named }
    [1] flek na { marias-item1 }
    [2] re na { marias-item1 }
    [3] tutti na { marias-item1 }
    [4] boty na { marias-item1 }
    [5] kalhoty na { marias-item1 }
    [6] kajzer na { marias-item1 }
   *[7] ešte vyššie na { marias-item1 }
}
marias-item2 = { $item2 ->
    [0] hru
    [1] sto
    [2] sedmičku
    [3] sedmičku proti
    [4] sto proti
    [5] dve sedmičky
   *[6] { marias-contract-acc }
}
marias-item2-named = { $item2 ->
    [1] sto
    [2] sedmička
    [3] sedmička proti
    [4] sto proti
   *[5] dve sedmičky, pomocná { CARD($card2) }
}
marias-part2 = { $level2 ->
    [0] { marias-item2-named }
    [1] flek na { marias-item2 }
    [2] re na { marias-item2 }
    [3] tutti na { marias-item2 }
    [4] boty na { marias-item2 }
    [5] kalhoty na { marias-item2 }
    [6] kajzer na { marias-item2 }
   *[7] ešte vyššie na { marias-item2 }
}
marias-item3 = { $item3 ->
    [0] hru
    [1] sto
    [2] sedmičku
    [3] sedmičku proti
    [4] sto proti
    [5] dve sedmičky
   *[6] { marias-contract-acc }
}
marias-item3-named = { $item3 ->
    [1] sto
    [2] sedmička
    [3] sedmička proti
    [4] sto proti
   *[5] dve sedmičky, pomocná { CARD($card3) }
}
marias-part3 = { $level3 ->
    [0] { marias-item3-named }
    [1] flek na { marias-item3 }
    [2] re na { marias-item3 }
    [3] tutti na { marias-item3 }
    [4] boty na { marias-item3 }
    [5] kalhoty na { marias-item3 }
    [6] kajzer na { marias-item3 }
   *[7] ešte vyššie na { marias-item3 }
}
marias-first = { $level1 ->
    [0] { $item1 ->
        [1] Sto
        [2] Sedmička
        [3] Sedmička proti
        [4] Sto proti
       *[5] Dve sedmičky, pomocná { CARD($card1) }
    }
    [1] Flek na { marias-item1 }
    [2] Re na { marias-item1 }
    [3] Tutti na { marias-item1 }
    [4] Boty na { marias-item1 }
    [5] Kalhoty na { marias-item1 }
    [6] Kajzer na { marias-item1 }
   *[7] Ešte vyššie na { marias-item1 }
}
call-marias-cut = { SEAT($seat) } prekladá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}.
call-marias-cut-you = Prekladáte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}.
call-marias-people = Z národa
call-marias-good = Dobrá
call-marias-bad = Zlá
call-marias-suit = Hra
call-marias-betl = Betl
call-marias-durch = Durch
call-marias-durch-in = Durch, { SUIT($suit) }
call-marias-open-betl = Ložený betl
call-marias-open-durch = Ložený durch
call-marias-open-durch-in = Ložený durch, { SUIT($suit) }
call-marias-claim = { SEAT($seat) } vykladá karty.
call-marias-claim-you = Vykladáte karty.
call-marias-challenge = Renonc: { SEAT($whom, you: "vy") }
call-marias-raise = { marias-first }
call-marias-say = { marias-first }

# čo sa deje
marias-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
event-marias-trick = Štich berie { SEAT($seat) }: { marias-points }.
event-marias-trick-you = Štich je váš: { marias-points }.
event-marias-last-trick = Posledný štich berie { SEAT($seat) }: { marias-points }.
event-marias-last-trick-you = Posledný štich je váš: { marias-points }.
event-marias-marriage = { SEAT($seat) } hrá { CARD($card, form: "acc") } a hlási { $value } v { SUIT($suit, form: "loc") }.
event-marias-marriage-you = Hráte { CARD($card, form: "acc") } a hlásite { $value } v { SUIT($suit, form: "loc") }.
event-marias-trump-laid = { SEAT($seat) } volí tromf.
event-marias-trump-laid-you = Volíte tromf.
event-marias-trump-card = { SEAT($seat) } volí za tromf { CARD($card, form: "acc") }.
event-marias-trump-card-you = Volíte za tromf { CARD($card, form: "acc") }.
event-marias-trump-shown = Tromf: { SUIT($suit) }, na stole leží { CARD($card) }.
event-marias-hand-open = { SEAT($seat) } odkrýva karty.
event-marias-hand-open-you = Odkrývate karty.
event-marias-talon-trump-yes = V talóne je tromf.
event-marias-talon-trump-no = V talóne nie je tromf.
event-marias-talon-sharp-yes = V talóne je ostrá karta.
event-marias-talon-sharp-no = V talóne nie je ostrá karta.
event-marias-claim-yes = Hra je istá.
event-marias-claim-no = Hra nie je istá: hrá sa s odkrytými kartami.
event-marias-challenge-wrong = Renonc to nebol: { SEAT($whom, you: "vy") }.

# vyúčtovanie
item-marias-game-won = Hra vyhratá
    .detail = { $points } bodov proti { $others }
item-marias-game-lost = Hra prehratá
    .detail = { $points } bodov proti { $others }
item-marias-hundred-made = Sto uhraté
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodov (treba 100), spolu { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-hundred-failed = Sto neuhraté
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodov: chýba { $short }{ $steps ->
        [0] { "" }
       *[other] ; počíta sa { $steps }-krát desať
    }
item-marias-hundred-against-made = Sto proti uhraté
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodov (treba 100), spolu { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-hundred-against-failed = Sto proti neuhraté
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodov: chýba { $short }{ $steps ->
        [0] { "" }
       *[other] ; počíta sa { $steps }-krát desať
    }
item-marias-hundred-made-all = Sto uhraté
    .detail = { $tricks } v kartách + { $marriage } za všetky hlášky = { $measured } bodov (treba 100), spolu { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-hundred-failed-all = Sto neuhraté
    .detail = { $tricks } v kartách + { $marriage } za všetky hlášky = { $measured } bodov: chýba { $short }{ $steps ->
        [0] { "" }
       *[other] ; počíta sa { $steps }-krát desať
    }
item-marias-hundred-against-made-all = Sto proti uhraté
    .detail = { $tricks } v kartách + { $marriage } za všetky hlášky = { $measured } bodov (treba 100), spolu { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-hundred-against-failed-all = Sto proti neuhraté
    .detail = { $tricks } v kartách + { $marriage } za všetky hlášky = { $measured } bodov: chýba { $short }{ $steps ->
        [0] { "" }
       *[other] ; počíta sa { $steps }-krát desať
    }
item-marias-quiet-hundred = Tiché sto
    .detail = { $tricks } v kartách + { $marriages } za hlášky = { $total } bodov{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-quiet-hundred-against = Tiché sto proti
    .detail = { $tricks } v kartách + { $marriages } za hlášky = { $total } bodov{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desiatka nad sto
            [few] { $steps } desiatky nad sto
            [many] { $steps } desiatky nad sto
           *[other] { $steps } desiatok nad sto
        }
    }
item-marias-quiet-seven-won = Tichá sedmička
    .detail = berie posledný štich
item-marias-quiet-seven-killed = Tichá sedmička chytená
    .detail = prebitá v poslednom štichu
item-marias-seven-won = Sedmička uhratá
    .detail = berie posledný štich
item-marias-seven-killed = Sedmička chytená
    .detail = prebitá v poslednom štichu
item-marias-seven-lost = Sedmička vyrazená
    .detail = nebola v poslednom štichu
item-marias-seven-against-won = Sedmička proti uhratá
    .detail = berie posledný štich
item-marias-seven-against-killed = Sedmička proti chytená
    .detail = prebitá v poslednom štichu
item-marias-seven-against-lost = Sedmička proti vyrazená
    .detail = nebola v poslednom štichu
item-marias-two-sevens-won = Dve sedmičky uhraté
    .detail = { CARD($helper) } v predposlednom štichu, { CARD($seven) } v poslednom
item-marias-two-sevens-lost = Dve sedmičky neuhraté
    .detail = { CARD($helper) } v predposlednom štichu, { CARD($seven) } v poslednom
item-marias-two-sevens-against-won = Dve sedmičky proti uhraté
    .detail = { CARD($helper) } v predposlednom štichu, { CARD($seven) } v poslednom
item-marias-two-sevens-against-lost = Dve sedmičky proti neuhraté
    .detail = { CARD($helper) } v predposlednom štichu, { CARD($seven) } v poslednom
item-marias-betl-won = Betl uhratý
item-marias-betl-lost = Betl prehratý
item-marias-durch-won = Durch uhratý
item-marias-durch-lost = Durch prehratý
item-marias-open-betl-won = Ložený betl uhratý
item-marias-open-betl-lost = Ložený betl prehratý
item-marias-open-durch-won = Ložený durch uhratý
item-marias-open-durch-lost = Ložený durch prehratý
item-marias-unplayed-won = Hra sa nehrala
item-marias-unplayed-lost = Hra s flekom sa nehrala
item-marias-unplayed-seven = Sedmička sa nehrala
item-marias-revoke = Renonc, pokuta
    .detail = hralo sa o { MONEY($stake) }
item-marias-limit = Platí sa len limit
    .detail = viac žiadne rozdanie nestojí
factor-marias-flek = { $n ->
    [2] flek
    [4] re
    [8] tutti
    [16] boty
    [32] kalhoty
    [64] kajzer
   *[other] ešte vyššie
}
factor-marias-hearts = červeň

# domáce pravidlá
group-marias-deal = Hráči a rozdanie
group-marias-calls = Hlásenia
group-marias-play = Zohrávka
group-marias-hundred = Stá
group-marias-values = Sadzby
group-marias-payment = Platenie
option-players = Hráči
    .help = Hrajú traja, alebo štyria a rozdávajúci pauzuje.
option-sitting_dealer_pays = Pauzujúci platí a dostáva
    .help = Rozdávajúci, ktorý pauzuje, platí a dostáva s obranou.
option-shuffle_policy = Miešanie
    .help = Mieša sa len pred prvým rozdaním, od polnoci každé dve hodiny, alebo pred každým rozdaním.
option-shuffle_policy-first_deal_only = len pred prvým rozdaním
option-shuffle_policy-clock = každé dve hodiny
option-shuffle_policy-every_deal = pred každým rozdaním
option-gather_order = Skladanie kariet
    .help = Kôpky hráčov sa skladajú od forhonta dokola, alebo náhodne.
option-gather_order-piles = dokola
option-gather_order-random_piles = náhodne
option-min_cut = Najmenšie preloženie
    .help = Preložiť musíte aspoň toľko kariet.
option-marias-packets = Rozdávanie
    .help = Po koľkých kartách sa rozdáva.
option-marias-packets-7_5 = po 7 a 5
option-marias-packets-3_2_2_3_2 = po 3 a po 2
option-marias-trump_card_face = Tromfová karta
    .help = Forhont ju položí rubom, alebo rovno lícom nahor.
option-marias-trump_card_face-down = rubom nahor
option-marias-trump_card_face-up = lícom nahor
option-open_contracts = Ložený betl a durch
    .help = Smiete ich hlásiť.
option-marias-open_rank = Poradie ložených hier
    .help = Sú nad betlom a durchom, alebo rovnako vysoko ako tie isté hry so zakrytými kartami.
option-marias-open_rank-higher = vyššie
option-marias-open_rank-equal = rovnako
option-open_resolution = Ložené hry po prvom štichu
    .help = Karty sa porovnajú, alebo sa všetky odkryjú a hrá sa ďalej.
option-open_resolution-static = porovnať
option-open_resolution-playout = dohrať
option-trump_in_talon = Tromfy v talóne
    .help = Smiete ich tam odložiť; alebo smiete, ale musíte to povedať; alebo nesmiete, kým máte dosť iných kariet.
option-trump_in_talon-allowed = smú
option-trump_in_talon-allowed_announced = smú, keď sa to povie
option-trump_in_talon-forbidden = nesmú
option-sharp_in_talon = Ostré v talóne
    .help = Vo farebnej hre ich tam smiete odložiť, ale musíte to povedať; počítajú sa obrane.
option-marias-taker_takes_talon = Kto povie „zlá“, berie talón
    .help = Vezme ho a znova odkladá; inak hrá s desiatimi kartami, ktoré má.
option-marias-forehand_no_trump_timing = Forhontov betl a durch
    .help = Hlási ich hneď, alebo až keď obaja súperi povedia na hru „dobrá“.
option-marias-forehand_no_trump_timing-first_announcement = hneď
option-marias-forehand_no_trump_timing-after_good = keď obaja povedia „dobrá“
option-marias-durch_trump = Tromfy v durchu
    .help = Hrá sa bez tromfov, alebo je tromfom farba ohlásená s durchom.
option-marias-durch_trump-none = bez tromfov
option-marias-durch_trump-trump = ohlásená farba
option-seven_requires_holding = Sedmičku hlási len ten, kto ju má
    .help = Sedmičku, sedmičku proti a dve sedmičky hlásite, len keď tie karty máte.
option-hundred_requires_marriage = Sto hlási len ten, kto má hlášku
    .help = Sto a sto proti hlásite, len keď máte hlášku.
option-hundred_both_sides = Sto proti stu
    .help = Obrana smie hlásiť sto proti, aj keď forhont hlási sto.
option-against_rule = Sedmička a sto proti
    .help = Hlásite ich voľne, alebo len po fleku na hru a za dvojnásobok.
option-against_rule-free = voľne
option-against_rule-flek_first_double = po fleku za dvojnásobok
option-max_flek_level = Najvyšší flek
    .help = Koľkokrát smiete jednu vec flekovať. Ak nič nenapíšete: bez obmedzenia.
option-forced_flek_trump_honour = Povinný flek s tromfovým kráľom alebo horníkom
    .help = Obranca, ktorý má tromfového kráľa alebo horníka, musí dať flek na hru.
option-forced_hundred_against = Povinné sto proti
    .help = Obranca, ktorý má tromfového kráľa aj horníka, musí dať flek a hlásiť sto proti.
option-two_sevens = Dve sedmičky
    .help = Smiete hlásiť, že posledné dva štichy vezmete sedmičkami.
option-two_sevens_against = Dve sedmičky proti
    .help = Smú ich hlásiť aj obrancovia.
option-two_sevens_with_hundred = Dve sedmičky a sto
    .help = Jedna strana smie hlásiť oboje.
option-unplayed_plain = Obyčajná hra sa nehrá
    .help = Keď nikto nič nehlási ani neflekuje, forhont len dostane zaplatené.
option-unplayed_seven_flek = Sedmička s flekom na hru sa nehrá
    .help = Sedmička platí za uhratú a hra za prehratú.
option-must_lead_trump_card = Vynáša sa zvolený tromf
    .help = Vo farebnej hre ho forhont musí vyniesť do prvého štichu.
option-king_before_over = Kráľ pred horníkom
    .help = Keď máte oboch, smiete hrať najprv kráľa.
option-king_before_over-allowed = smie
option-king_before_over-forbidden = nesmie
option-marriage_card = Karta hlášky
    .help = Hlásite horníkom, alebo ktoroukoľvek z oboch kariet.
option-marriage_card-over_first = horník
option-marriage_card-either = ktorákoľvek
option-stop_when_decided = Prehratý betl alebo durch sa hneď končí
    .help = Hrať sa prestane, len čo je prehraté.
option-perfect_hand_claim = Istá hra sa vykladá
    .help = Istý betl alebo durch smiete vyložiť.
option-revoke_mode = Zlá karta (renonc)
    .help = Zlú kartu zahrať nejde, alebo ide a trestá sa, keď ju niekto namietne.
option-revoke_mode-reject = odmietnuť
option-revoke_mode-penalise = trestať
option-revoke_min = Najmenšia pokuta
    .help = Zlá karta stojí každému aspoň toľko sadzieb.
option-hundred_step = Každá desiatka nad sto
    .help = Zdvojnásobí sto, pridá jeho základ, pol základu, alebo pol sadzby.
option-hundred_step-double = zdvojnásobí
option-hundred_step-add_equal = pridá základ
option-hundred_step-add_half = pridá pol základu
option-hundred_step-half_unit = pridá pol sadzby
option-hundred_fail_step = Každá chýbajúca desiatka
    .help = Stojí toľko čo desiatka navyše, alebo nič.
option-hundred_fail_step-same = ako desiatka navyše
option-hundred_fail_step-flat = nič
option-hundred_marriage = Hláška do sta
    .help = Počíta sa najvyššia, alebo prvá ohlásená.
option-hundred_marriage-highest = najvyššia
option-hundred_marriage-first_declared = prvá ohlásená
option-quiet_hundred_marriages = Hlášky do tichého sta
    .help = Počíta sa jedna, alebo všetky.
option-quiet_hundred_marriages-one = jedna
option-quiet_hundred_marriages-all = všetky
option-announced_hundred_marriages = Hlášky do hláseného sta
    .help = Počíta sa jedna, alebo všetky.
option-announced_hundred_marriages-one = jedna
option-announced_hundred_marriages-all = všetky
option-quiet_hundred_beside_announced = Tiché sto popri hlásenom
    .help = Počíta sa strane, ktorá žiadne sto nehlásila.
option-failed_hundred_enemy_marriages = Hlášky súperov k neuhratému stu
    .help = Počítajú sa ako chýbajúce desiatky.
option-hundred_replaces_game = Sto nahrádza hru
    .help = Inak sa počíta oboje.
option-killed_announced_seven = Hlásená sedmička chytená v poslednom štichu
    .help = Koľko sadzieb stojí bez fleku.
option-game_value = Hra
    .help = Koľko sadzieb platí.
option-seven_value = Hlásená sedmička
    .help = Koľko sadzieb platí.
option-quiet_seven_value = Tichá sedmička
    .help = Koľko sadzieb platí, uhratá alebo chytená.
option-hundred_value = Hlásené sto
    .help = Koľko sadzieb platí bez desiatok navyše.
option-quiet_hundred_value = Tiché sto
    .help = Koľko sadzieb platí bez desiatok navyše.
option-betl_value = Betl
    .help = Koľko sadzieb platí.
option-durch_value = Durch
    .help = Koľko sadzieb platí.
option-open_betl_value = Ložený betl
    .help = Koľko sadzieb platí.
option-open_durch_value = Ložený durch
    .help = Koľko sadzieb platí.
option-two_sevens_value = Sadzba dvoch sedmičiek
    .help = Koľko sadzieb platia, keď vyjdú obe.
option-hearts_factor = Červeň
    .help = Koľkokrát všetko platí, keď je tromf červeň.
option-hearts_doubles_game = Červeň platí aj pre hru
    .help = Inak zdražuje len sedmičky a stá.
option-settlement = Vyúčtovanie
    .help = Strany si navzájom platia, alebo sa výsledky len zapisujú.
option-settlement-payments = platenie
option-settlement-scorepad = zápis
option-payment_cap = Limit platby
    .help = Najviac, čo môže stáť jedno rozdanie. Ak nič nenapíšete: bez obmedzenia.
