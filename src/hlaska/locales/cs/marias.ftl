# Volený mariáš

game-marias = Volený mariáš
game-marias-line = Jeden proti dvěma: hra, sedma, sto, betl a durch
preset-marias-pagat_voleny = Volený mariáš
    .detail = sto se s každou desítkou bodů zdvojuje, prostá hra se platí bez hraní
preset-marias-official_values = Soutěžní sazby
    .detail = betl 15, durch 30, bez ložených her
preset-marias-penguin = Podle knihy Penguin
    .detail = trumf lícem nahoru, dvě sedmy, zápis, poloviny sazeb
preset-marias-catsatcards = Cats at Cards
    .detail = hraje se každé rozdání, červené nezdvojují hru
preset-marias-pauzirovany = Pauzírovaný mariáš
    .detail = čtyři hráči, rozdávající pauzíruje a platí s obranou

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
question-marias-lead = Vynášíte { $n }. štych.
question-marias-play = Hrajete do { $n }. štychu.
question-marias-review = Karty jsou odehrané. Namítáte něco proti hře soupeřů?
marias-contract-acc = { $contract ->
    [0] hru
    [1] betla
    [2] durcha
    [3] loženého betla
   *[4] loženého durcha
}

# co se hraje
title-marias-suit = Hra, trumfy zatím nejsou známé
title-marias-game = Hra, { SUIT($suit) }
title-marias-seven = Sedma, { SUIT($suit) }
title-marias-hundred = Sto, { SUIT($suit) }
title-marias-hundred-seven = Sto sedm, { SUIT($suit) }
title-marias-two-sevens = Dvě sedmy, { SUIT($suit) }, pomocná { SUIT($helper) }
title-marias-two-sevens-hundred = Dvě sedmy a sto, { SUIT($suit) }, pomocná { SUIT($helper) }
title-marias-betl = Betl
title-marias-durch = Durch
title-marias-durch-in = Durch, { SUIT($suit) }
title-marias-open-betl = Ložený betl
title-marias-open-durch = Ložený durch
title-marias-open-durch-in = Ložený durch, { SUIT($suit) }
stake-marias-game = Hra
stake-marias-hundred = Sto
    .detail = Sto má vyšší cenu s každou desítkou bodů navíc.
stake-marias-seven = Sedma
stake-marias-seven-against = Sedma proti
stake-marias-hundred-against = Sto proti
    .detail = Sto má vyšší cenu s každou desítkou bodů navíc.
stake-marias-two-sevens = Dvě sedmy
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Ložený betl
stake-marias-open-durch = Ložený durch

# povinnosti
duty-marias-follow = Přiznejte { SUIT($suit, form: "acc") }.
duty-marias-follow-head = Přiznejte { SUIT($suit, form: "acc") } a přebijte { CARD($card, form: "acc") }.
duty-marias-trump = Nemáte { SUIT($suit, form: "acc") }: dejte trumf.
duty-marias-trump-head = Nemáte { SUIT($suit, form: "acc") }: dejte vyšší trumf než { CARD($card) }.
duty-marias-keep-seven = Hlásíte sedmu: držte ji, dokud můžete hrát jinou kartu.
duty-marias-keep-two-sevens = Hlásíte dvě sedmy: držte je, dokud můžete hrát jinou kartu, trumfovou nejdéle.
duty-marias-queen-first = Svrška z hlášky hrajte před králem.
duty-marias-lead-trump-card = Vyneste zvolený trumf.
duty-marias-discard-no-sharp = Esa a desítky nelze odhodit do talonu.
duty-marias-discard-no-trump = Trumfy nelze odhodit do talonu, dokud máte jiné karty.
duty-marias-forced-flek = Držíte trumfového krále nebo svrška: musíte dát flek.
duty-marias-forced-hundred = Držíte trumfového krále i svrška: musíte hlásit sto proti.
refused-marias-over = Rozdání skončilo.
refused-marias-turn = Nejste na tahu.
refused-marias-now = To teď nejde.
refused-marias-order = Co patří k sobě, říkejte shora dolů, nakonec „dobrá“.
refused-marias-raise = To teď nelze flekovat: naposledy mluvila vaše strana, nebo už jste řekli „dobrá“.
refused-marias-announcement = To hlásit nemůžete.
refused-marias-laid = Zvolený trumf leží na stole.
refused-marias-not-held = Nemáte { CARD($card, form: "acc") }.
refused-marias-marriage = S kartou { CARD($card) } teď hlásit nelze.

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
act-marias-good-unplayed = Dobrá
    .detail = nehraje se: { MONEY($worth) } od každého
act-marias-bad = Špatná
    .detail = vzít talon a hrát vyšší hru
act-marias-announce-nothing = Nic
    .detail = hra za { MONEY($worth) }
act-marias-no-challenge = Bez námitek
act-marias-challenge = Namítnout renonc: { SEAT($seat) }
    .detail = špatně zahraná karta
act-marias-claim = Vyložit karty
    .detail = ložená hra: { MONEY($worth) } od každého
    .confirm = Opravdu vyložit? Není-li hra jistá, hrajete dál s odkrytými kartami.
meld-marias-marriage = { $value } v { SUIT($suit, form: "loc") }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého
act-marias-raise-two = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-two-high = { marias-first } a { marias-part2 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého
act-marias-raise-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
act-marias-raise-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { MONEY($worth) } místo { MONEY($was) } od každého
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého
act-marias-say-one = { marias-first }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-one-high = { marias-first }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého
act-marias-say-two = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-two-high = { marias-first } a { marias-part2 }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého
act-marias-say-three = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
act-marias-say-three-high = { marias-first }, { marias-part2 } a { marias-part3 }
    .detail = { $open ->
        [1] od { MONEY($worth) } výš od každého
       *[other] { MONEY($worth) } od každého
    }
    .confirm = Opravdu × { $times }: { MONEY($worth) } od každého

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
   *[5] dvě sedmy, pomocná { SUIT($suit1) }
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
   *[5] dvě sedmy, pomocná { SUIT($suit2) }
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
   *[5] dvě sedmy, pomocná { SUIT($suit3) }
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
       *[5] Dvě sedmy, pomocná { SUIT($suit1) }
    }
    [1] Flek na { marias-item1 }
    [2] Re na { marias-item1 }
    [3] Tutti na { marias-item1 }
    [4] Boty na { marias-item1 }
    [5] Kalhoty na { marias-item1 }
    [6] Kajzr na { marias-item1 }
   *[7] Ještě výš na { marias-item1 }
}
call-marias-cut = Snímám { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
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
call-marias-claim = Vykládám karty
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
event-marias-challenge-wrong = Renonc se nepotvrdil: { SEAT($whom) }.

# vyúčtování
item-marias-game-won = Hra vyhraná
    .detail = { $points } : { $others }
item-marias-game-lost = Hra prohraná
    .detail = { $points } : { $others }
item-marias-hundred-made = Sto splněné
    .detail = { $tricks } v kartách + { $marriage } hláška = { $measured } ze 100, celkem { $total }
item-marias-hundred-failed = Sto nesplněné
    .detail = { $tricks } v kartách + { $marriage } hláška = { $measured } ze 100
item-marias-hundred-against-made = Sto proti splněné
    .detail = { $tricks } v kartách + { $marriage } hláška = { $measured } ze 100, celkem { $total }
item-marias-hundred-against-failed = Sto proti nesplněné
    .detail = { $tricks } v kartách + { $marriage } hláška = { $measured } ze 100
item-marias-quiet-hundred = Tiché sto
    .detail = { $tricks } v kartách + { $marriages } hlášky = { $total }
item-marias-quiet-hundred-against = Tiché sto proti
    .detail = { $tricks } v kartách + { $marriages } hlášky = { $total }
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
    .detail = { SUIT($helper) } v předposledním štychu, { SUIT($suit) } v posledním
item-marias-two-sevens-lost = Dvě sedmy neuhrané
    .detail = { SUIT($helper) } v předposledním štychu, { SUIT($suit) } v posledním
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
    .detail = dosažen limit platby
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
