# Volený mariáš

game-marias = Volený mariáš
game-marias-line = Jeden proti dvěma: hra, sedma, sto, betl a durch
preset-marias-pagat_voleny = Sto se zdvojnásobuje
    .detail = sto se s každou desítkou bodů zdvojnásobí, červené platí dvojnásob a obyčejná hra se zaplatí bez hraní (podle pagat.com)
preset-marias-official_values = Soutěžní sazby: betl 15, durch 30
    .detail = sto i červené zdvojnásobují, ložené hry nejsou
preset-marias-penguin = Sto přidává půl sazby
    .detail = trumf lícem nahoru, dvě sedmy, výsledky se zapisují (podle Penguin Book of Card Games)
preset-marias-catsatcards = Hraje se každé rozdání
    .detail = červené zdvojnásobí sedmy a sta, hru ne (podle Cats at Cards)
preset-marias-pauzirovany = Pauzírovaný mariáš
    .detail = sto i červené zdvojnásobují; hraje se ve čtyřech, rozdávající pauzíruje a platí i dostává s obranou

# na co se čeká
question-marias-wait = Na řadě je { SEAT($seat) }.
question-marias-cut = Sejměte karty.
question-marias-trump = Zvolte trumf: položte jednu z prvních sedmi karet, nebo volte z lidu.
question-marias-contract = Co hrajete?
question-marias-discard = Odhoďte { $n ->
    [one] ještě { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} do talonu.
question-marias-take = Ohlaste vyšší hru.
question-marias-ask = { SEAT($lone) } hraje { marias-contract-acc }{ $level ->
    [0] {""}
   *[other] { " s flekem" }
}. Dobrá?
question-marias-announce = Trumfy: { SUIT($suit) }. Hlásíte něco?
question-marias-flek = Dáváte flek, nebo něco hlásíte?
question-marias-lead = Vynášíte do { $n }. štychu.
question-marias-play = Hrajete do { $n }. štychu.
question-marias-review = Dohráno. Zahrál někdo špatnou kartu?
marias-contract-acc = { $contract ->
    [0] hru
    [1] betla
    [2] durcha
    [3] loženého betla
    [5] durcha s partnerem
    [6] durcha s chytrým
   *[4] loženého durcha
}

# co se hraje
title-marias-suit = Hra, trumfy zatím nejsou známé
title-marias-game = Hra, { SUIT($suit) }
title-marias-seven = Sedma, { SUIT($suit) }
title-marias-hundred = Sto, { SUIT($suit) }
title-marias-hundred-seven = Sto sedm, { SUIT($suit) }
title-marias-two-sevens = Dvě sedmy, { SUIT($suit) }, pomocná { CARD($helper) }
title-marias-two-sevens-hundred = Dvě sedmy a sto, { SUIT($suit) }, pomocná { CARD($helper) }
title-marias-betl = Betl
title-marias-durch = Durch
title-marias-durch-in = Durch, { SUIT($suit) }
title-marias-open-betl = Ložený betl
title-marias-open-durch = Ložený durch
title-marias-open-durch-in = Ložený durch, { SUIT($suit) }
stake-marias-game = Hra
stake-marias-hundred = Sto
    .detail = Sto platí s každou desítkou bodů navíc víc.
stake-marias-seven = Sedma
stake-marias-seven-against = Sedma proti
stake-marias-hundred-against = Sto proti
    .detail = Sto platí s každou desítkou bodů navíc víc.
stake-marias-two-sevens = Dvě sedmy
stake-marias-two-sevens-against = Dvě sedmy proti
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Ložený betl
stake-marias-open-durch = Ložený durch

# povinnosti
duty-marias-keep-seven = Hlásíte sedmu: držte ji, dokud můžete hrát jinou kartu.
duty-marias-keep-two-sevens = Hlásíte dvě sedmy: držte je, dokud můžete hrát jinou kartu, trumfovou nejdéle.
duty-marias-queen-first = Nejdřív hrajte { CARD($card, form: "acc") }, krále až potom.
duty-marias-lead-trump-card = Vyneste zvolený trumf.
duty-marias-discard-no-sharp = Esa a desítky do talonu odhodit nesmíte.
duty-marias-discard-no-trump = Trumfy do talonu odhodit nesmíte, dokud máte jiné karty.
duty-marias-forced-flek = Držíte { CARD($king, form: "acc") } nebo { CARD($over, form: "acc") }: musíte dát flek.
duty-marias-forced-hundred = Držíte { CARD($king, form: "acc") } i { CARD($over, form: "acc") }: musíte hlásit sto proti.
refused-marias-order = Všechno, co teď hlásíte, řekněte najednou, v jakémkoli pořadí. Na to, co patří před vaše poslední hlášení, už je pozdě.
refused-marias-raise = To teď flekovat nemůžete: vaše strana mluvila naposled, nebo je příležitost pryč.
refused-marias-announcement = To hlásit nemůžete.
refused-marias-talk-over = Hlášení a fleky skončily, už se hraje.
refused-marias-not-standing = Flek na { marias-item1 } dát nemůžete: v tomto rozdání to neplatí.
refused-marias-top = Víc už to u tohoto stolu flekovat nemůžete.
refused-marias-late = Hlásit můžete, jen když mluvíte poprvé.
refused-marias-other-side = To smí hlásit jen druhá strana.
refused-marias-flek-first = Nejdřív dejte flek, potom smíte hlásit proti.
refused-marias-said = To už je ohlášené.
refused-marias-no-seven = Sedmu hlásit nemůžete: nemáte { CARD($card, form: "acc") }.
refused-marias-hundred = Druhá strana už hlásila sto: sto proti hlásit nemůžete.
refused-marias-no-marriage = Bez hlášky sto hlásit nemůžete.
refused-marias-laid = To je zvolený trumf: zůstává na stole.
refused-marias-marriage = S kartou { CARD($card) } teď hlásit nemůžete.

# tlačítka
act-marias-trump = Zvolit { CARD($card, form: "acc") } za trumf
act-marias-discard = Odhodit { CARD($card, form: "acc") }
act-marias-discard-many = Odhodit { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
act-marias-cut = Sejmout { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
act-marias-people = Z lidu, { $n }. karta
    .detail = naslepo: karta, kterou ještě nikdo neviděl
act-marias-suit = Hra
    .detail = { MONEY($worth) } od každého
act-marias-betl = Betl
    .detail = { MONEY($worth) } od každého, žádný štych
act-marias-durch = Durch
    .detail = { MONEY($worth) } od každého, všechny štychy
act-marias-durch-in = Durch, { SUIT($suit) }
    .detail = { MONEY($worth) } od každého, všechny štychy
act-marias-open-betl = Ložený betl
    .detail = { MONEY($worth) } od každého, po prvním štychu se ukazují karty
act-marias-open-durch = Ložený durch
    .detail = { MONEY($worth) } od každého, po prvním štychu se ukazují karty
act-marias-open-durch-in = Ložený durch, { SUIT($suit) }
    .detail = { MONEY($worth) } od každého, po prvním štychu se ukazují karty
act-marias-good = Dobrá
    .detail = nechat to tak, jak to je
act-marias-good-unplayed = Dobrá
    .detail = nehraje se: { MONEY($worth) } od každého
act-marias-bad = Špatná
    .detail = vzít talon a hrát vyšší hru
act-marias-announce-nothing = Nic nehlásit
    .detail = jen hra, za { MONEY($worth) }
act-marias-no-challenge = Nikdo
act-marias-challenge = Ohlásit renonc: { SEAT($seat) }
    .detail = špatně zahraná karta
act-marias-claim = Vyložit karty
    .detail = ložená hra: { MONEY($worth) } od každého
    .confirm = Opravdu vyložit? Když hra jistá není, hrajete dál s odkrytými kartami.
meld-marias-marriage = { $value } v { SUIT($suit, form: "loc") }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.
act-marias-raise-two = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-two-high = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.
act-marias-raise-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.
act-marias-say-one = { marias-first }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-one-high = { marias-first }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.
act-marias-say-two = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-two-high = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.
act-marias-say-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] nejméně { MONEY($worth) } od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu zvýšit? Pak to platí { $times }krát a hraje se o { MONEY($worth) } od každého.

# co se říká
marias-item1 = { $item1 ->
    [0] hru
    [1] sto
    [2] sedmu
    [3] sedmu proti
    [4] sto proti
    [5] dvě sedmy
   *[6] { marias-contract-acc }
}
marias-item1-named = { $item1 ->
    [1] sto
    [2] sedma
    [3] sedma proti
    [4] sto proti
   *[5] dvě sedmy, pomocná { CARD($card1) }
}
marias-part1 = { $level1 ->
    [0] { marias-item1-named }
    [1] flek na { marias-item1 }
    [2] re na { marias-item1 }
    [3] tutti na { marias-item1 }
    [4] boty na { marias-item1 }
    [5] kalhoty na { marias-item1 }
    [6] kajzr na { marias-item1 }
   *[7] ještě výš na { marias-item1 }
}
marias-item2 = { $item2 ->
    [0] hru
    [1] sto
    [2] sedmu
    [3] sedmu proti
    [4] sto proti
    [5] dvě sedmy
   *[6] { marias-contract-acc }
}
marias-item2-named = { $item2 ->
    [1] sto
    [2] sedma
    [3] sedma proti
    [4] sto proti
   *[5] dvě sedmy, pomocná { CARD($card2) }
}
marias-part2 = { $level2 ->
    [0] { marias-item2-named }
    [1] flek na { marias-item2 }
    [2] re na { marias-item2 }
    [3] tutti na { marias-item2 }
    [4] boty na { marias-item2 }
    [5] kalhoty na { marias-item2 }
    [6] kajzr na { marias-item2 }
   *[7] ještě výš na { marias-item2 }
}
marias-item3 = { $item3 ->
    [0] hru
    [1] sto
    [2] sedmu
    [3] sedmu proti
    [4] sto proti
    [5] dvě sedmy
   *[6] { marias-contract-acc }
}
marias-item3-named = { $item3 ->
    [1] sto
    [2] sedma
    [3] sedma proti
    [4] sto proti
   *[5] dvě sedmy, pomocná { CARD($card3) }
}
marias-part3 = { $level3 ->
    [0] { marias-item3-named }
    [1] flek na { marias-item3 }
    [2] re na { marias-item3 }
    [3] tutti na { marias-item3 }
    [4] boty na { marias-item3 }
    [5] kalhoty na { marias-item3 }
    [6] kajzr na { marias-item3 }
   *[7] ještě výš na { marias-item3 }
}
marias-first = { $level1 ->
    [0] { $item1 ->
        [1] Sto
        [2] Sedma
        [3] Sedma proti
        [4] Sto proti
       *[5] Dvě sedmy, pomocná { CARD($card1) }
    }
    [1] Flek na { marias-item1 }
    [2] Re na { marias-item1 }
    [3] Tutti na { marias-item1 }
    [4] Boty na { marias-item1 }
    [5] Kalhoty na { marias-item1 }
    [6] Kajzr na { marias-item1 }
   *[7] Ještě výš na { marias-item1 }
}
call-marias-cut = { SEAT($seat) } snímá { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
call-marias-cut-you = Snímáte { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
call-marias-people = Z lidu
call-marias-good = Dobrá
call-marias-bad = Špatná
call-marias-suit = Hra
call-marias-betl = Betl
call-marias-durch = Durch
call-marias-durch-in = Durch, { SUIT($suit) }
call-marias-open-betl = Ložený betl
call-marias-open-durch = Ložený durch
call-marias-open-durch-in = Ložený durch, { SUIT($suit) }
call-marias-claim = { SEAT($seat) } vykládá karty.
call-marias-claim-you = Vykládáte karty.
call-marias-challenge = Renonc: { SEAT($whom) }
call-marias-raise = { marias-first }
call-marias-say = { marias-first }

# co se děje
marias-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
event-marias-trick = Štych bere { SEAT($seat) }: { marias-points }.
event-marias-trick-you = Štych je váš: { marias-points }.
event-marias-last-trick = Poslední štych bere { SEAT($seat) }: { marias-points }.
event-marias-last-trick-you = Poslední štych je váš: { marias-points }.
event-marias-marriage = { SEAT($seat) } hraje { CARD($card, form: "acc") } a hlásí { $value } v { SUIT($suit, form: "loc") }.
event-marias-marriage-you = Hrajete { CARD($card, form: "acc") } a hlásíte { $value } v { SUIT($suit, form: "loc") }.
event-marias-trump-laid = { SEAT($seat) } volí trumf.
event-marias-trump-laid-you = Volíte trumf.
event-marias-trump-card = { SEAT($seat) } volí za trumf { CARD($card, form: "acc") }.
event-marias-trump-card-you = Volíte za trumf { CARD($card, form: "acc") }.
event-marias-trump-shown = Trumfy: { SUIT($suit) }, na stole leží { CARD($card) }.
event-marias-hand-open = { SEAT($seat) } odkrývá karty.
event-marias-hand-open-you = Odkrýváte karty.
event-marias-talon-trump-yes = V talonu je trumf.
event-marias-talon-trump-no = V talonu není trumf.
event-marias-talon-sharp-yes = V talonu je ostrá karta.
event-marias-talon-sharp-no = V talonu není ostrá karta.
event-marias-claim-yes = Hra je jistá.
event-marias-claim-no = Hra není jistá: hraje se s odkrytými kartami.
event-marias-challenge-wrong = Renonc to nebyl: { SEAT($whom) }.

# vyúčtování
item-marias-game-won = Hra vyhraná
    .detail = { $points } bodů proti { $others }
item-marias-game-lost = Hra prohraná
    .detail = { $points } bodů proti { $others }
item-marias-hundred-made = Sto splněné
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodů (potřeba 100), celkem { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-hundred-failed = Sto nesplněné
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodů: chybí { $short }{ $steps ->
        [0] { "" }
       *[other] ; počítá se { $steps }krát deset
    }
item-marias-hundred-against-made = Sto proti splněné
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodů (potřeba 100), celkem { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-hundred-against-failed = Sto proti nesplněné
    .detail = { $tricks } v kartách + { $marriage } za hlášku = { $measured } bodů: chybí { $short }{ $steps ->
        [0] { "" }
       *[other] ; počítá se { $steps }krát deset
    }
item-marias-hundred-made-all = Sto splněné
    .detail = { $tricks } v kartách + { $marriage } za všechny hlášky = { $measured } bodů (potřeba 100), celkem { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-hundred-failed-all = Sto nesplněné
    .detail = { $tricks } v kartách + { $marriage } za všechny hlášky = { $measured } bodů: chybí { $short }{ $steps ->
        [0] { "" }
       *[other] ; počítá se { $steps }krát deset
    }
item-marias-hundred-against-made-all = Sto proti splněné
    .detail = { $tricks } v kartách + { $marriage } za všechny hlášky = { $measured } bodů (potřeba 100), celkem { $total }{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-hundred-against-failed-all = Sto proti nesplněné
    .detail = { $tricks } v kartách + { $marriage } za všechny hlášky = { $measured } bodů: chybí { $short }{ $steps ->
        [0] { "" }
       *[other] ; počítá se { $steps }krát deset
    }
item-marias-quiet-hundred = Tiché sto
    .detail = { $tricks } v kartách + { $marriages } za hlášky = { $total } bodů{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-quiet-hundred-against = Tiché sto proti
    .detail = { $tricks } v kartách + { $marriages } za hlášky = { $total } bodů{ $steps ->
        [0] { "" }
       *[other] ; { $steps ->
            [one] { $steps } desítka nad sto
            [few] { $steps } desítky nad sto
            [many] { $steps } desítky nad sto
           *[other] { $steps } desítek nad sto
        }
    }
item-marias-quiet-seven-won = Tichá sedma
    .detail = bere poslední štych
item-marias-quiet-seven-killed = Tichá sedma chycená
    .detail = přebitá v posledním štychu
item-marias-seven-won = Sedma uhraná
    .detail = bere poslední štych
item-marias-seven-killed = Sedma chycená
    .detail = přebitá v posledním štychu
item-marias-seven-lost = Sedma vyražená
    .detail = nebyla v posledním štychu
item-marias-seven-against-won = Sedma proti uhraná
    .detail = bere poslední štych
item-marias-seven-against-killed = Sedma proti chycená
    .detail = přebitá v posledním štychu
item-marias-seven-against-lost = Sedma proti vyražená
    .detail = nebyla v posledním štychu
item-marias-two-sevens-won = Dvě sedmy uhrané
    .detail = { CARD($helper) } v předposledním štychu, { CARD($seven) } v posledním
item-marias-two-sevens-lost = Dvě sedmy neuhrané
    .detail = { CARD($helper) } v předposledním štychu, { CARD($seven) } v posledním
item-marias-two-sevens-against-won = Dvě sedmy proti uhrané
    .detail = { CARD($helper) } v předposledním štychu, { CARD($seven) } v posledním
item-marias-two-sevens-against-lost = Dvě sedmy proti neuhrané
    .detail = { CARD($helper) } v předposledním štychu, { CARD($seven) } v posledním
item-marias-betl-won = Betl uhraný
item-marias-betl-lost = Betl prohraný
item-marias-durch-won = Durch uhraný
item-marias-durch-lost = Durch prohraný
item-marias-open-betl-won = Ložený betl uhraný
item-marias-open-betl-lost = Ložený betl prohraný
item-marias-open-durch-won = Ložený durch uhraný
item-marias-open-durch-lost = Ložený durch prohraný
item-marias-unplayed-won = Hra se nehrála
item-marias-unplayed-lost = Hra s flekem se nehrála
item-marias-unplayed-seven = Sedma se nehrála
item-marias-revoke = Renonc, pokuta
    .detail = hrálo se o { MONEY($stake) }
item-marias-limit = Omezeno limitem
    .detail = víc než limit žádné rozdání nestojí
factor-marias-flek = { $n ->
    [2] flek
    [4] re
    [8] tutti
    [16] boty
    [32] kalhoty
    [64] kajzr
   *[other] ještě výš
}
factor-marias-hearts = červené

# domácí pravidla
group-marias-deal = Hráči a rozdání
group-marias-calls = Hlášení
group-marias-play = Sehrávka
group-marias-hundred = Sta
group-marias-values = Sazby
group-marias-payment = Placení
option-players = Hráči
    .help = Tři, nebo čtyři a rozdávající pauzíruje.
option-sitting_dealer_pays = Kdo pauzíruje, platí a dostává
    .help = Rozdávající nehraje, ale platí a dostává stejně jako obrana.
option-shuffle_policy = Míchání
    .help = Jen před prvním rozdáním, od půlnoci každé dvě hodiny, nebo před každým rozdáním.
option-shuffle_policy-first_deal_only = jen před prvním rozdáním
option-shuffle_policy-clock = každé dvě hodiny
option-shuffle_policy-every_deal = před každým rozdáním
option-gather_order = Skládání karet
    .help = Hromádky hráčů se skládají od forhonta po řadě, nebo náhodně.
option-gather_order-piles = po řadě
option-gather_order-random_piles = náhodně
option-min_cut = Nejmenší snímání
    .help = Sejmout musíte aspoň tolik karet.
option-marias-packets = Rozdávání
    .help = Po kolika kartách se rozdává.
option-marias-packets-7_5 = po 7 a 5
option-marias-packets-3_2_2_3_2 = po 3 a po 2
option-marias-trump_card_face = Trumfová karta
    .help = Forhont ji položí rubem, nebo rovnou lícem nahoru.
option-marias-trump_card_face-down = rubem nahoru
option-marias-trump_card_face-up = lícem nahoru
option-open_contracts = Ložený betl a durch
    .help = Smíte je hlásit.
option-marias-open_rank = Jak vysoko jsou ložené hry
    .help = Nad betlem a durchem, nebo stejně vysoko jako ty zavřené.
option-marias-open_rank-higher = výš
option-marias-open_rank-equal = stejně vysoko
option-open_resolution = Ložené hry po prvním štychu
    .help = Karty se porovnají, nebo se všechny odkryjí a hraje se dál.
option-open_resolution-static = porovnat
option-open_resolution-playout = dohrát
option-trump_in_talon = Trumfy v talonu
    .help = Buď je odhodit smíte, nebo smíte, když to řeknete, nebo nesmíte, dokud stačí jiné karty.
option-trump_in_talon-allowed = smějí
option-trump_in_talon-allowed_announced = smějí, když se to řekne
option-trump_in_talon-forbidden = nesmějí
option-sharp_in_talon = Ostré v talonu
    .help = V barevné hře je smíte odhodit, ale musíte to říct. Počítají se obraně.
option-marias-taker_takes_talon = Kdo řekne „špatná“, bere talon
    .help = Vezme ho a znovu odhazuje. Jinak hraje s deseti kartami, které má.
option-marias-forehand_no_trump_timing = Forhontův betl a durch
    .help = Hlásí je hned, nebo až když oba druzí řeknou na hru „dobrá“.
option-marias-forehand_no_trump_timing-first_announcement = hned
option-marias-forehand_no_trump_timing-after_good = až oba řeknou „dobrá“
option-marias-durch_trump = Trumfy v durchu
    .help = Buď nejsou, nebo je to barva ohlášená s durchem.
option-marias-durch_trump-none = žádné
option-marias-durch_trump-trump = ohlášená barva
option-seven_requires_holding = Sedmu hlásí jen ten, kdo ji má
    .help = Sedmu, sedmu proti a dvě sedmy hlásíte, jen když ty karty držíte.
option-hundred_requires_marriage = Sto hlásí jen ten, kdo má hlášku
    .help = Sto a sto proti hlásíte, jen když držíte hlášku.
option-hundred_both_sides = Sto proti stu
    .help = Obrana smí hlásit sto proti, i když forhont hlásí sto.
option-against_rule = Sedma a sto proti
    .help = Hlásíte je bez podmínky, nebo jen po fleku na hru a za dvojnásobek.
option-against_rule-free = bez podmínky
option-against_rule-flek_first_double = jen po fleku a za dvojnásobek
option-max_flek_level = Nejvyšší flek
    .help = Kolikrát smíte jednu věc flekovat. Prázdné pole znamená bez omezení.
option-forced_flek_trump_honour = Povinný flek s trumfovým králem nebo svrškem
    .help = Obránce, který drží trumfového krále nebo svrška, musí dát flek na hru.
option-forced_hundred_against = Povinné sto proti
    .help = Obránce, který drží trumfového krále i svrška, musí dát flek a hlásit sto proti.
option-two_sevens = Dvě sedmy
    .help = Smíte hlásit, že poslední dva štychy vezmete sedmami.
option-two_sevens_against = Dvě sedmy proti
    .help = Smějí je hlásit i obránci.
option-two_sevens_with_hundred = Dvě sedmy a sto
    .help = Jedna strana smí hlásit obojí.
option-unplayed_plain = Obyčejná hra se nehraje
    .help = Když nikdo nic nehlásí ani neflekuje, forhont jen dostane zaplaceno.
option-unplayed_seven_flek = Sedma s flekem na hru se nehraje
    .help = Bere se to tak, že sedma je uhraná a hra prohraná.
option-must_lead_trump_card = Vynáší se zvolený trumf
    .help = V barevné hře ho forhont musí vynést do prvního štychu.
option-king_before_over = Král před svrškem
    .help = Když držíte oba, smíte hrát nejdřív krále.
option-king_before_over-allowed = smí
option-king_before_over-forbidden = nesmí
option-marriage_card = S čím se hlásí
    .help = Hlásíte, když hrajete svrška, nebo s kteroukoli z obou karet.
option-marriage_card-over_first = svršek
option-marriage_card-either = kterákoli
option-stop_when_decided = Prohraný betl a durch končí
    .help = Jakmile je prohráno, dál se nehraje.
option-perfect_hand_claim = Jistá hra se vykládá
    .help = Jistý betl nebo durch smíte vyložit.
option-revoke_mode = Špatná karta (renonc)
    .help = Zahrát ji nejde, nebo jde, ale trestá se, když na ni někdo upozorní.
option-revoke_mode-reject = nejde zahrát
option-revoke_mode-penalise = trestá se
option-revoke_min = Nejmenší pokuta
    .help = Za špatnou kartu dostane každý aspoň tolik sazeb.
option-hundred_step = Každá desítka nad sto
    .help = Sto zdvojnásobí, nebo přidá celý jeho základ, půlku základu či půl sazby.
option-hundred_step-double = zdvojnásobí
option-hundred_step-add_equal = přidá základ
option-hundred_step-add_half = přidá půl základu
option-hundred_step-half_unit = přidá půl sazby
option-hundred_fail_step = Každá chybějící desítka
    .help = Stojí tolik, co desítka navíc, nebo nic.
option-hundred_fail_step-same = jako desítka navíc
option-hundred_fail_step-flat = nic
option-hundred_marriage = Hláška do sta
    .help = Počítá se nejvyšší, nebo první ohlášená.
option-hundred_marriage-highest = nejvyšší
option-hundred_marriage-first_declared = první ohlášená
option-quiet_hundred_marriages = Hlášky do tichého sta
    .help = Počítá se jedna, nebo všechny.
option-quiet_hundred_marriages-one = jedna
option-quiet_hundred_marriages-all = všechny
option-announced_hundred_marriages = Hlášky do hlášeného sta
    .help = Počítá se jedna, nebo všechny.
option-announced_hundred_marriages-one = jedna
option-announced_hundred_marriages-all = všechny
option-quiet_hundred_beside_announced = Tiché sto vedle hlášeného
    .help = Počítá se straně, která sama sto nehlásí.
option-failed_hundred_enemy_marriages = Hlášky soupeřů k nesplněnému stu
    .help = Počítají se jako chybějící desítky.
option-hundred_replaces_game = Sto nahrazuje hru
    .help = Jinak se počítá obojí.
option-killed_announced_seven = Hlášená sedma chycená v posledním štychu
    .help = Kolik sazeb stojí bez fleku.
option-game_value = Hra
    .help = Kolik sazeb platí.
option-seven_value = Hlášená sedma
    .help = Kolik sazeb platí.
option-quiet_seven_value = Tichá sedma
    .help = Kolik sazeb platí, uhraná i chycená.
option-hundred_value = Hlášené sto
    .help = Kolik sazeb platí bez desítek navíc.
option-quiet_hundred_value = Tiché sto
    .help = Kolik sazeb platí bez desítek navíc.
option-betl_value = Betl
    .help = Kolik sazeb platí.
option-durch_value = Durch
    .help = Kolik sazeb platí.
option-open_betl_value = Ložený betl
    .help = Kolik sazeb platí.
option-open_durch_value = Ložený durch
    .help = Kolik sazeb platí.
option-two_sevens_value = Sazba dvou sedem
    .help = Kolik sazeb platí, když vyjdou obě.
option-hearts_factor = Červené
    .help = Kolikrát všechno platí, když jsou trumfy červené.
option-hearts_doubles_game = Červené platí i pro hru
    .help = Jinak jsou dražší jen sedmy a sta.
option-settlement = Vyúčtování
    .help = Strany si navzájem platí, nebo se výsledky píšou na papír.
option-settlement-payments = placení
option-settlement-scorepad = zápis
option-payment_cap = Limit platby
    .help = Nejvíc, co může stát jedno rozdání. Prázdné pole znamená bez omezení.
