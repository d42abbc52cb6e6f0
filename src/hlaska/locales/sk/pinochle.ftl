# Pinochle vo dvojiciach, s jedným balíčkom alebo s dvoma

game-pinochle = Pinochle vo štvorici
game-pinochle-line = Dve dvojice licitujú, odovzdávajú si karty, vykladajú kombinácie a hrajú štichy
preset-pinochle-mfp = 48 kariet, štyri sa odovzdávajú
    .detail = ponuky od 250, štyri karty tam a späť, hra do 1500 bodov
preset-pinochle-stonebridge = 48 kariet, nič sa neodovzdáva
    .detail = ponuky od 190, pri priznaní farby sa nemusí prebíjať, eso a desiatka po 10, kráľ a dáma po 5 (Stonebridge)
preset-pinochle-pacific_nw_chips = Odovzdávajú sa štyri karty, hrá sa o žetóny
    .detail = štyri karty tam a späť; platí sa žetónmi a kto záväzok nesplní, žiadne nestratí
preset-pinochle-joedog = Odovzdávajú sa tri karty, hra do 300 bodov
    .detail = body delené desiatimi, ponuky od 16, kombinácie si vyberáte (ako v programe JoeDog)
preset-pinochle-double_deck = 80 kariet
    .detail = ponuky od 50, nič sa neodovzdáva, na tromf musíte mať hlášku, hra do 500 bodov
preset-pinochle-toby_thomas = 80 kariet, vyššie kombinácie
    .detail = ako 80 kariet, ale dvojité, trojité a štvornásobné kombinácie platia viac (podľa Tobyho Thomasa)

# na čo sa čaká
question-pinochle-auction = { $high ->
    [0] Vaša ponuka? Zatiaľ nikto neponúkol.
   *[other] Vaša ponuka? Najvyššia je zatiaľ { $high }.
}
question-pinochle-auction-wait = Licituje { SEAT($seat) }.
question-pinochle-nines = Budete s týmito kartami hrať, alebo chcete nové rozdanie?
question-pinochle-nines-wait = { SEAT($seat) } si prezerá karty.
question-pinochle-wish = V ktorej farbe chcete karty od spoluhráča?
question-pinochle-wish-wait = Farbu si môže vypýtať { SEAT($seat) }.
question-pinochle-trump = Určite tromf.
question-pinochle-trump-wait = Tromf určuje { SEAT($seat) }.
question-pinochle-pass = { $n ->
    [one] Vyberte { $n } kartu pre spoluhráča.
    [few] Vyberte { $n } karty pre spoluhráča.
    [many] Vyberte { $n } karty pre spoluhráča.
   *[other] Vyberte { $n } kariet pre spoluhráča.
}
question-pinochle-pass-wait = Karty na odovzdanie vyberá { SEAT($seat) }.
question-pinochle-meld = Vyložte svoje kombinácie.
question-pinochle-meld-wait = Kombinácie vykladá { SEAT($seat) }.
question-pinochle-decide = Hráte, alebo skladáte karty?
question-pinochle-decide-wait = O hre rozhoduje { SEAT($seat) }.
question-pinochle-play = Zahrajte kartu.
question-pinochle-play-wait = Na rade je { SEAT($seat) }.

title-pinochle-trump = Tromf: { SUIT($suit) }
title-pinochle-bid = { SEAT($seat) }: { $bid }
title-pinochle-bid-you = Vy: { $bid }
title-pinochle-contract = { SEAT($seat) }: { $bid }, tromf { SUIT($suit) }
title-pinochle-contract-you = Vy: { $bid }, tromf { SUIT($suit) }
stake-pinochle-side = { SEAT($seat) } a { SEAT($partner, you: "vy") }: v kombináciách { $meld }, v štichoch { $take }
stake-pinochle-side-you = Vy a { SEAT($partner) }: v kombináciách { $meld }, v štichoch { $take }
stake-pinochle-need = { $need ->
    [0] { SEAT($seat) } má záväzok { $bid } splnený
   *[other] { SEAT($seat) }: do { $bid } chýba { $need }
}
stake-pinochle-need-you = { $need ->
    [0] Záväzok { $bid } máte splnený
   *[other] Do { $bid } vám chýba { $need }
}
stake-pinochle-chips = Žetóny cez stôl: { SEAT($seat, you: "vy") } farebné { $over }, biele { $white }; { SEAT($other, you: "vy") } farebné { $other_over }, biele { $other_white } (spolu je farebných 14 a bielych 10)
stake-pinochle-round = Hra { $game } z 3, rozdanie { $round } zo 4: { SEAT($seat, you: "vy") } a { SEAT($partner, you: "vy") } { $own } bodov, súperi { $other }
stake-pinochle-round-alone = Rozdanie { $round } zo 4: { SEAT($seat, you: "vy") } a { SEAT($partner, you: "vy") } { $own } bodov, súperi { $other }


# kombinácie
meld-run = { $times ->
    [1] Tromfová postupka
    [2] Dvojitá postupka
    [3] Trojitá postupka
   *[4] Štvornásobná postupka
}: { $value }
    .detail = { $more ->
        [0] { "" }
       *[other] { $base } + { $more } × { $each }
    }
meld-royal = { $times ->
    [1] Tromfová hláška
    [2] Dve tromfové hlášky
    [3] Tri tromfové hlášky
   *[4] Štyri tromfové hlášky
}: { $value }
meld-plain = { $times ->
    [1] Hláška, { SUIT($suit) }
    [2] Dve hlášky, { SUIT($suit) }
    [3] Tri hlášky, { SUIT($suit) }
   *[4] Štyri hlášky, { SUIT($suit) }
}: { $value }
meld-nines = { $times ->
    [1] Tromfová deviatka
   *[2] Dve tromfové deviatky
}: { $value }
meld-pinochle = { $times ->
    [1] Pinochle
    [2] Dvojité pinochle
    [3] Trojité pinochle
   *[4] Štvornásobné pinochle
}: { $value }
meld-aces = { $times ->
    [1] Štyri esá
    [2] Štyri esá dvakrát
    [3] Štyri esá trikrát
   *[4] Štyri esá štyrikrát
}: { $value }
meld-kings = { $times ->
    [1] Štyria králi
    [2] Štyria králi dvakrát
    [3] Štyria králi trikrát
   *[4] Štyria králi štyrikrát
}: { $value }
meld-queens = { $times ->
    [1] Štyri dámy
    [2] Štyri dámy dvakrát
    [3] Štyri dámy trikrát
   *[4] Štyri dámy štyrikrát
}: { $value }
meld-jacks = { $times ->
    [1] Štyria dolníci
    [2] Štyria dolníci dvakrát
    [3] Štyria dolníci trikrát
   *[4] Štyria dolníci štyrikrát
}: { $value }
meld-bonus = Príplatok za štyri hlášky: { $value }

# tlačidlá
act-pinochle-give = Odovzdať { CARD($card, form: "acc") }
act-pinochle-give-many = { $n ->
    [one] Odovzdať { $n } kartu
    [few] Odovzdať { $n } karty
    [many] Odovzdať { $n } karty
   *[other] Odovzdať { $n } kariet
}
act-pinochle-select = Vybrať { CARD($card, form: "acc") }
act-pinochle-pass = Pas
act-pinochle-pass-with-help = Pas s podporou
    .detail = máte štyri karty, ktoré sa spoluhráčovi hodia
act-pinochle-bid = Ponúknuť { $bid }
    .detail = { $need ->
        [0] najlepšie kombinácie máte za { $best }
       *[other] najlepšie kombinácie máte za { $best }: chýba vám { $need }
    }
act-pinochle-jump = Skočiť na { $bid }
    .detail = tým hovoríte, že nemáte niektorú farbu; najlepšie kombinácie máte za { $best }
act-pinochle-trump = Tromf: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } karta, kombinácie za { $value }
        [few] { $cards } karty, kombinácie za { $value }
        [many] { $cards } karty, kombinácie za { $value }
       *[other] { $cards } kariet, kombinácie za { $value }
    }
act-pinochle-no-marriage = Hlášku nemám
    .detail = tromf určiť nemôžete: o záväzok prídete
act-pinochle-wish = Vypýtať si { SUIT($suit, form: "acc") }
act-pinochle-no-wish = Žiadnu farbu si nepýtať
act-pinochle-play = Hrať
    .detail = { $need ->
        [0] vaše kombinácie na { $contract } stačia
       *[other] zo štichov potrebujete { $need } z { $all } bodov
    }
act-pinochle-throw-in = Zložiť karty
    .detail = stojí { $contract } bodov; súperi si píšu { $theirs } za kombinácie
    .confirm = Naozaj zložiť? Stratíte { $contract } bodov
act-pinochle-play-on = Hrať s týmito kartami
act-pinochle-redeal = Vypýtať si nové rozdanie
    .detail = za priveľa deviatok; nikto si nič nepíše
act-pinochle-lay = Vyložiť kombinácie za { $value }
    .detail = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } kariet
    }
act-pinochle-meld = Vyložiť za { $value }
    .detail = { $n ->
        [one] vybraná { $n } karta
        [few] vybrané { $n } karty
        [many] vybraných { $n } karty
       *[other] vybraných { $n } kariet
    }
act-pinochle-meld-best = Vyložiť najlepšie: { $value }
    .detail = { $n ->
        [one] vyloží sa { $n } karta
        [few] vyložia sa { $n } karty
        [many] vyloží sa { $n } karty
       *[other] vyloží sa { $n } kariet
    }
act-pinochle-meld-all = Vyložiť všetko: { $value }
    .detail = všetci tie karty uvidia
act-pinochle-meld-none = Nevykladať nič
act-pinochle-say-meld-n = Hlásiť kombinácie za { $n }
act-pinochle-say-run = Hlásiť postupku
act-pinochle-say-aces-around = Hlásiť štyri esá
act-pinochle-say-kings-around = Hlásiť štyroch kráľov
act-pinochle-say-queens-around = Hlásiť štyri dámy
act-pinochle-say-jacks-around = Hlásiť štyroch dolníkov
act-pinochle-say-double-aces-around = Hlásiť štyri esá dvakrát
act-pinochle-say-double-kings-around = Hlásiť štyroch kráľov dvakrát
act-pinochle-say-double-queens-around = Hlásiť štyri dámy dvakrát
act-pinochle-say-double-jacks-around = Hlásiť štyroch dolníkov dvakrát
act-pinochle-say-pinochle = Hlásiť pinochle
act-pinochle-say-double-pinochle = Hlásiť dvojité pinochle
act-pinochle-say-n-marriages = { $n ->
    [one] Hlásiť { $n } hlášku
    [few] Hlásiť { $n } hlášky
    [many] Hlásiť { $n } hlášky
   *[other] Hlásiť { $n } hlášok
}
act-pinochle-say-n-aces = { $n ->
    [one] Hlásiť { $n } eso
    [few] Hlásiť { $n } esá
    [many] Hlásiť { $n } esa
   *[other] Hlásiť { $n } es
}
act-pinochle-say-want-trumps = Povedať, že chcem určiť tromf

# hlásenia a udalosti
call-pinochle-pass = { SEAT($seat) }: pas.
call-pinochle-pass-you = Pasujete.
call-pinochle-pass-with-help = { SEAT($seat) }: pas s podporou.
call-pinochle-pass-with-help-you = Pasujete s podporou.
call-pinochle-bid = { SEAT($seat) } ponúka { $bid }.
call-pinochle-bid-you = Ponúkate { $bid }.
call-pinochle-jump = { SEAT($seat) }: skok na { $bid }.
call-pinochle-jump-you = Skáčete na { $bid }.
call-pinochle-trump = Tromf určuje { SEAT($seat) }: { SUIT($suit) }.
call-pinochle-trump-you = Určujete tromf: { SUIT($suit) }.
call-pinochle-no-marriage = { SEAT($seat) } nemá hlášku.
call-pinochle-no-marriage-you = Nemáte hlášku.
call-pinochle-wish = { SEAT($seat) } chce { SUIT($suit, form: "acc") }.
call-pinochle-wish-you = Chcete { SUIT($suit, form: "acc") }.
call-pinochle-no-wish = { SEAT($seat) } nechce žiadnu farbu.
call-pinochle-no-wish-you = Nechcete žiadnu farbu.
call-pinochle-play = { SEAT($seat) } hrá.
call-pinochle-play-you = Hráte.
call-pinochle-throw-in = { SEAT($seat) } skladá karty.
call-pinochle-throw-in-you = Skladáte karty.
call-pinochle-play-on = { SEAT($seat) } hrá s týmito kartami.
call-pinochle-play-on-you = Hráte s týmito kartami.
call-pinochle-redeal = { SEAT($seat) } má priveľa deviatok: rozdáva znova ten istý hráč.
call-pinochle-redeal-you = Máte priveľa deviatok: rozdáva znova ten istý hráč.
call-pinochle-meld = { SEAT($seat) }: vyložené.
call-pinochle-meld-you = Máte vyložené.
call-pinochle-say-meld-n = { SEAT($seat) } hlási kombinácie za { $n }.
call-pinochle-say-meld-n-you = Hlásite kombinácie za { $n }.
call-pinochle-say-run = { SEAT($seat) } hlási postupku.
call-pinochle-say-run-you = Hlásite postupku.
call-pinochle-say-aces-around = { SEAT($seat) } hlási štyri esá.
call-pinochle-say-aces-around-you = Hlásite štyri esá.
call-pinochle-say-kings-around = { SEAT($seat) } hlási štyroch kráľov.
call-pinochle-say-kings-around-you = Hlásite štyroch kráľov.
call-pinochle-say-queens-around = { SEAT($seat) } hlási štyri dámy.
call-pinochle-say-queens-around-you = Hlásite štyri dámy.
call-pinochle-say-jacks-around = { SEAT($seat) } hlási štyroch dolníkov.
call-pinochle-say-jacks-around-you = Hlásite štyroch dolníkov.
call-pinochle-say-double-aces-around = { SEAT($seat) } hlási štyri esá dvakrát.
call-pinochle-say-double-aces-around-you = Hlásite štyri esá dvakrát.
call-pinochle-say-double-kings-around = { SEAT($seat) } hlási štyroch kráľov dvakrát.
call-pinochle-say-double-kings-around-you = Hlásite štyroch kráľov dvakrát.
call-pinochle-say-double-queens-around = { SEAT($seat) } hlási štyri dámy dvakrát.
call-pinochle-say-double-queens-around-you = Hlásite štyri dámy dvakrát.
call-pinochle-say-double-jacks-around = { SEAT($seat) } hlási štyroch dolníkov dvakrát.
call-pinochle-say-double-jacks-around-you = Hlásite štyroch dolníkov dvakrát.
call-pinochle-say-pinochle = { SEAT($seat) } hlási pinochle.
call-pinochle-say-pinochle-you = Hlásite pinochle.
call-pinochle-say-double-pinochle = { SEAT($seat) } hlási dvojité pinochle.
call-pinochle-say-double-pinochle-you = Hlásite dvojité pinochle.
call-pinochle-say-n-marriages = { $n ->
    [one] { SEAT($seat) } hlási { $n } hlášku.
    [few] { SEAT($seat) } hlási { $n } hlášky.
    [many] { SEAT($seat) } hlási { $n } hlášky.
   *[other] { SEAT($seat) } hlási { $n } hlášok.
}
call-pinochle-say-n-marriages-you = { $n ->
    [one] Hlásite { $n } hlášku.
    [few] Hlásite { $n } hlášky.
    [many] Hlásite { $n } hlášky.
   *[other] Hlásite { $n } hlášok.
}
call-pinochle-say-n-aces = { $n ->
    [one] { SEAT($seat) } hlási { $n } eso.
    [few] { SEAT($seat) } hlási { $n } esá.
    [many] { SEAT($seat) } hlási { $n } esa.
   *[other] { SEAT($seat) } hlási { $n } es.
}
call-pinochle-say-n-aces-you = { $n ->
    [one] Hlásite { $n } eso.
    [few] Hlásite { $n } esá.
    [many] Hlásite { $n } esa.
   *[other] Hlásite { $n } es.
}
call-pinochle-say-want-trumps = { SEAT($seat) } chce určiť tromf.
call-pinochle-say-want-trumps-you = Chcete určiť tromf.
event-pinochle-contract = Licitáciu vyhráva { SEAT($seat) }: { $bid }.
event-pinochle-contract-you = Licitáciu vyhrávate: { $bid }.
event-pinochle-stuck = Hrať musí { SEAT($seat) } za { $bid }.
event-pinochle-stuck-you = Hrať musíte vy za { $bid }.
event-pinochle-trump = Podľa poslednej karty je tromf { SUIT($suit) }.
event-pinochle-pass = { $n ->
    [one] { SEAT($seat) } odovzdáva { $n } kartu, dostáva ju { SEAT($partner) }.
    [few] { SEAT($seat) } odovzdáva { $n } karty, dostáva ich { SEAT($partner) }.
    [many] { SEAT($seat) } odovzdáva { $n } karty, dostáva ich { SEAT($partner) }.
   *[other] { SEAT($seat) } odovzdáva { $n } kariet, dostáva ich { SEAT($partner) }.
}
event-pinochle-pass-you = { $n ->
    [one] Odovzdávate { $n } kartu, dostáva ju { SEAT($partner) }.
    [few] Odovzdávate { $n } karty, dostáva ich { SEAT($partner) }.
    [many] Odovzdávate { $n } karty, dostáva ich { SEAT($partner) }.
   *[other] Odovzdávate { $n } kariet, dostáva ich { SEAT($partner) }.
}
event-pinochle-pass-to-you = { $n ->
    [one] { SEAT($seat) } vám odovzdáva { $n } kartu.
    [few] { SEAT($seat) } vám odovzdáva { $n } karty.
    [many] { SEAT($seat) } vám odovzdáva { $n } karty.
   *[other] { SEAT($seat) } vám odovzdáva { $n } kariet.
}
event-pinochle-meld = { SEAT($seat) } má v kombináciách { $value }.
event-pinochle-meld-you = V kombináciách máte { $value }.
event-pinochle-trick = Štich berie { SEAT($seat) }.
event-pinochle-trick-you = Štich je váš.
event-pinochle-thrown-in = Karty sú zložené: stojí to { $bid } bodov.
event-pinochle-not-on-board = Záväzok { $bid } sa už splniť nedá: je mimo dosahu.
event-pinochle-no-marriage = Tromfová hláška chýba: záväzok { $bid } je prehratý bez hrania.
event-pinochle-meld-below-20 = Kombinácie nemajú ani 20 bodov: záväzok { $bid } je prehratý bez hrania.
event-pinochle-score = { SEAT($seat) } a { SEAT($partner) }: { MONEY($value) } bodov.
event-pinochle-score-you = Vy a { SEAT($partner) }: { MONEY($value) } bodov.
event-pinochle-score-to-you = Vy a { SEAT($seat) }: { MONEY($value) } bodov.
event-pinochle-chips = { SEAT($seat) } odovzdáva cez stôl žetóny: farebné { $coloured }, biele { $white }. Dostáva ich { SEAT($partner) }; ostávajú farebné { $left }, biele { $left_white }.
event-pinochle-chips-to-you = { SEAT($seat) } odovzdáva cez stôl žetóny: farebné { $coloured }, biele { $white }. Dostávate ich vy; ostávajú farebné { $left }, biele { $left_white }.
event-pinochle-chips-you = Odovzdávate cez stôl žetóny: farebné { $coloured }, biele { $white }. Dostáva ich { SEAT($partner) }; ostávajú vám farebné { $left }, biele { $left_white }.
event-pinochle-chips-change = { SEAT($seat) } odovzdáva cez stôl farebné žetóny: { $coloured }, naspäť dostáva biele: { $back }; ostávajú farebné { $left }, biele { $left_white }.
event-pinochle-chips-change-you = Odovzdávate cez stôl farebné žetóny: { $coloured }, naspäť dostávate biele: { $back }; ostávajú vám farebné { $left }, biele { $left_white }.
event-pinochle-partners = Hra { $game }: spolu hrajú { SEAT($seat) } a { SEAT($partner, you: "vy") }, proti nim { SEAT($left, you: "vy") } a { SEAT($right, you: "vy") }.
event-pinochle-partners-you = Hra { $game }: hráte spolu, vy a { SEAT($partner, you: "vy") }, proti vám { SEAT($left, you: "vy") } a { SEAT($right, you: "vy") }.
event-pinochle-game-won = Po štyroch rozdaniach hru vyhrávajú { SEAT($seat) } a { SEAT($partner) }, { $got } bodov proti { $other }.
event-pinochle-game-won-you = Štyri rozdania sú odohrané: hru vyhráva vaša strana, { $got } bodov proti { $other }.
event-pinochle-game-won-to-you = Štyri rozdania sú odohrané: hru vyhráva vaša strana, { $got } bodov proti { $other }.
event-pinochle-game-drawn = Po štyroch rozdaniach je hra nerozhodná, obe strany majú { $got } bodov.
event-pinochle-mercy = { SEAT($seat) } a { SEAT($partner) } majú { $got } bodov a prehrávajú partiu.
event-pinochle-mercy-you = Vaša strana má { $got } bodov a prehráva partiu.
event-pinochle-mercy-to-you = Vaša strana má { $got } bodov a prehráva partiu.

# vyúčtovanie
item-pinochle-made = { SEAT($seat) } plní záväzok { $bid }: { $got } bodov
    .name = Záväzok splnený
    .detail = { $meld } v kombináciách + { $tricks } v štichoch
item-pinochle-made-you = Plníte záväzok { $bid }: { $got } bodov
item-pinochle-set = { SEAT($seat) } neplní záväzok { $bid }: { $got } bodov
    .name = Záväzok nesplnený
    .detail = { $meld } v kombináciách + { $tricks } v štichoch; chýba { $short }
item-pinochle-set-you = Neplníte záväzok { $bid }: { $got } bodov
item-pinochle-under-twenty = { SEAT($seat) } neplní záväzok: v štichoch má menej než 20 bodov
    .detail = { $meld } v kombináciách + { $tricks } v štichoch
item-pinochle-under-twenty-you = Neplníte záväzok: v štichoch máte menej než 20 bodov
item-pinochle-meld = { SEAT($seat) } a { SEAT($partner) }: kombinácie
item-pinochle-meld-you = Kombinácie vašej strany
item-pinochle-meld-lost = { SEAT($seat) } a { SEAT($partner) }: bez bodov v štichoch sa kombinácie nepočítajú
item-pinochle-meld-lost-you = Vaša strana: bez bodov v štichoch sa kombinácie nepočítajú
item-pinochle-meld-set = { SEAT($seat) } a { SEAT($partner) }: záväzok nesplnený, kombinácie sa nepočítajú
item-pinochle-meld-set-you = Vaša strana: záväzok nesplnený, kombinácie sa nepočítajú
item-pinochle-meld-short = { SEAT($seat) } a { SEAT($partner) }: kombinácie pod 20 sa nepočítajú
item-pinochle-meld-short-you = Vaša strana: kombinácie pod 20 sa nepočítajú
item-pinochle-tricks = { SEAT($seat) } a { SEAT($partner) }: štichy
item-pinochle-tricks-you = Štichy vašej strany
item-pinochle-tricks-lost = { SEAT($seat) } a { SEAT($partner) }: body v štichoch sa nepočítajú
item-pinochle-tricks-lost-you = Vaša strana: body v štichoch sa nepočítajú
item-pinochle-nothing-under-twenty = { SEAT($seat) } a { SEAT($partner) } majú v štichoch menej než 20 bodov
item-pinochle-nothing-under-twenty-you = Vaša strana má v štichoch menej než 20 bodov
item-pinochle-thrown-in = { SEAT($seat) } skladá karty, záväzok { $bid }
    .name = Karty zložené
    .detail = { $meld ->
        [0] záväzok je prehratý bez hrania
       *[other] kombinácie za { $meld }: v štichoch by bolo treba ešte { $need }; prehraté bez hrania
    }
item-pinochle-thrown-in-you = Skladáte karty, záväzok { $bid }
item-pinochle-not-on-board = S kombináciami za { $meld } sa záväzok { $bid } splniť nedá
    .name = Záväzok mimo dosahu
item-pinochle-no-marriage = { SEAT($seat) } nemá tromfovú hlášku
item-pinochle-no-marriage-you = Nemáte tromfovú hlášku
item-pinochle-meld-below-20 = Kombinácie majú len { $meld } bodov, treba 20
item-pinochle-surrender-bonus = Príplatok za vzdaný záväzok
item-pinochle-bid-to-defenders = Nesplnený záväzok získavajú { SEAT($seat) } a { SEAT($partner) }
item-pinochle-bid-to-defenders-you = Nesplnený záväzok získava vaša strana
item-pinochle-chips = { SEAT($seat) } odovzdáva žetóny, dostáva ich { SEAT($partner) }: farebné { $coloured }, biele { $white }; ostávajú farebné { $left }, biele { $left_white }
item-pinochle-chips-you = Vaša strana odovzdáva cez stôl žetóny: farebné { $coloured }, biele { $white }; ostávajú farebné { $left }, biele { $left_white }
item-pinochle-chips-change = { SEAT($seat) } a { SEAT($partner) } posúvajú cez stôl žetóny: farebné { $coloured }, naspäť biele { $back }; ostáva im: farebné { $left }, biele { $left_white }
item-pinochle-chips-change-you = Vaša strana odovzdáva cez stôl žetóny: farebné { $coloured }, naspäť biele { $back }; ostávajú farebné { $left }, biele { $left_white }
item-pinochle-game-won = Hra { $game }: vyhrávajú { SEAT($seat) } a { SEAT($partner) }, { $got } bodov proti { $other }
item-pinochle-game-won-you = Hra { $game }: vyhráva vaša strana, { $got } bodov proti { $other }
item-pinochle-game-drawn = Hra { $game }: nerozhodne, obe strany majú { $got } bodov
item-pinochle-mercy = { SEAT($seat) } a { SEAT($partner) } majú { $got } bodov: partia je prehratá
item-pinochle-mercy-you = Vaša strana má { $got } bodov: partia je prehratá

# odmietnutia
refused-pinochle-no-help = Pasovať s podporou pri tomto stole nemôžete.
refused-pinochle-no-words = K hláseniu smiete pridať len jeden údaj, a to len tam, kde to pravidlá dovoľujú.
refused-pinochle-below-minimum = { $bid } je málo: najnižšia ponuka je { $least }.
refused-pinochle-bad-step = { $bid } ponúknuť nemôžete: ďalšia ponuka je { $least }.
refused-pinochle-not-higher = { $bid } nie je viac než { $high }: ďalšia ponuka je { $least }.
refused-pinochle-needs-marriage = Tromfom môže byť len farba, v ktorej máte kráľa a dámu. V tejto ich nemáte: { SUIT($suit) }.
refused-pinochle-has-marriage = Hlášku máte: určite teda tromf.
refused-pinochle-pass-first = { $n ->
    [one] Na odovzdanie vyberte ešte { $n } kartu.
    [few] Na odovzdanie vyberte ešte { $n } karty.
    [many] Na odovzdanie vyberte ešte { $n } karty.
   *[other] Na odovzdanie vyberte ešte { $n } kariet.
}
refused-pinochle-meld-first = Najprv dokončite kombinácie.
refused-pinochle-no-card-now = Teraz kartu vyberať nemusíte.
refused-pinochle-chosen-already = Túto kartu už máte vybranú: { CARD($card) }.
refused-pinochle-no-declaration = Pri hre už kombinácie hlásiť nemôžete.
refused-pinochle-not-auction = Najprv licitujte alebo pasujte.
refused-pinochle-not-wish = Najprv povedzte, v ktorej farbe chcete karty.
refused-pinochle-not-trump = Najprv určite tromf.
refused-pinochle-not-decide = Najprv povedzte, či hráte.
refused-pinochle-not-play = Zahrajte kartu.
refused-pinochle-redeal = Na nové rozdanie potrebujete { $n } deviatok.
refused-pinochle-redeal-meld = Na nové rozdanie potrebujete { $n } deviatok a žiadnu inú kombináciu.
refused-pinochle-not-nines = Najprv povedzte, či s týmito kartami hráte.

# voľby
option-pinochle-deck = Balíček
    .help = Hrá sa so 48 kartami, každá je tam dvakrát; alebo s 80 kartami, každá štyrikrát a bez deviatok.
option-pinochle-deck-single = 48 kariet
option-pinochle-deck-double = 80 kariet
option-pinochle-scale = Čím sa body delia
    .help = S číslom 10 sa všetky body delia desiatimi.
option-pinochle-packets = Po koľkých sa rozdáva
    .help = Toľko kariet dostane každý naraz; zvyšok sa rozdá spolu na konci.
option-pinochle-packets-1 = po jednej
option-pinochle-packets-2_3 = po dvoch, potom po troch
option-pinochle-packets-3 = po troch
option-pinochle-packets-4 = po štyroch
option-pinochle-packets-5 = po piatich
option-pinochle-redeal_nines = Nové rozdanie za deviatky
    .help = Keď dostanete toľko deviatok, smiete si pred licitáciou vypýtať nové rozdanie.
option-pinochle-redeal_nines-never = nikdy
option-pinochle-redeal_nines-six = šesť
option-pinochle-redeal_nines-five = päť
option-pinochle-redeal_nines-five_no_meld = päť a žiadna kombinácia
option-pinochle-trump_by = Tromf
    .help = Určí ho víťaz licitácie, alebo ho ukáže posledná karta.
option-pinochle-trump_by-auction = určuje ho víťaz licitácie
option-pinochle-trump_by-last_card = posledná karta
option-pinochle-min_bid = Najnižšia ponuka
    .help = Ak nič nenapíšete: so 48 kartami 250 (alebo 25, keď sa body delia desiatimi), s 80 kartami 50.
option-pinochle-min_bid-null = zvyčajná
option-pinochle-bid_step = Krok ponúk
    .help = Ponuky sú násobky tohto čísla; keď sa body delia desiatimi, násobky 1.
option-pinochle-bid_ladder = Stupnica ponúk
    .help = Každé číslo do 60, potom po päť; alebo každé číslo. Nad 100 môže ísť oboje po desať.
option-pinochle-bid_ladder-standard = po jednom do 60, potom po päť
option-pinochle-bid_ladder-any = každé číslo
option-pinochle-bid_ladder-standard_tens = po jednom do 60, po päť do 100, potom po desať
option-pinochle-bid_ladder-any_tens = každé číslo do 100, potom po desať
option-pinochle-auction_rounds = Kolá licitácie
    .help = Koľkokrát smie každý hráč ponúkať.
option-pinochle-auction_rounds-unlimited = kým ostatní nepasujú
option-pinochle-auction_rounds-1 = jedno
option-pinochle-auction_rounds-2 = dve
option-pinochle-pass_with_help = Pas s podporou
    .help = Tam, kde sa odovzdávajú karty, taký pas sľubuje štyri užitočné.
option-pinochle-info_bids = Údaje k ponukám
    .help = K hláseniu smiete pridať jeden údaj o svojich kombináciách.
option-pinochle-implied_dealer_bid = Akoby rozdávajúci už dal najnižšiu ponuku
    .help = Prvá vyslovená ponuka potom musí byť vyššia.
option-pinochle-stuck_bid = Keď ostane len rozdávajúci
    .help = Za koľko hrá rozdávajúci, keď všetci ostatní pasujú.
option-pinochle-stuck_bid-min = najnižšiu ponuku
option-pinochle-stuck_bid-min_minus_1 = o krok menej
option-pinochle-trump_requirement = Tromfová hláška
    .help = Kedy musí mať víťaz licitácie tromfového kráľa a dámu: nikdy, už keď tromf určuje, alebo až po výmene.
option-pinochle-trump_requirement-none = netreba
option-pinochle-trump_requirement-marriage = pri určení tromfu
option-pinochle-trump_requirement-marriage_after_exchange = po výmene kariet
option-pinochle-pass_count = Odovzdávané karty
    .help = Koľko kariet ide od spoluhráča k víťazovi licitácie a späť.
option-pinochle-exchange_mode = Poradie výmeny
    .help = Víťaz licitácie vidí najprv karty od spoluhráča, alebo obaja vyberajú naslepo.
option-pinochle-exchange_mode-partner_first = najprv spoluhráč
option-pinochle-exchange_mode-simultaneous = obaja naslepo
option-pinochle-exchange_timing = Kedy sa karty menia
    .help = Keď je tromf určený, alebo ešte predtým.
option-pinochle-exchange_timing-after_trump = keď je tromf určený
option-pinochle-exchange_timing-before_trump = skôr než sa určí tromf
option-pinochle-suit_suggestion = Vypýtať si farbu
    .help = Pred výmenou smie víťaz licitácie povedať farbu, v ktorej chce karty.
option-pinochle-own_meld = Vybrať si kombinácie
    .help = Vyberáte sami, ktoré karty vyložíte; inak sa za vás vyložia najlepšie kombinácie.
option-pinochle-expose = Čo sa vykladá
    .help = Ostatní vidia všetky vybrané karty, alebo len tie, ktoré patria do kombinácie.
option-pinochle-expose-selected = všetky vybrané karty
option-pinochle-expose-melded_only = len karty z kombinácií
option-pinochle-run_extras = Čo platí k postupke navyše
    .help = Každý ďalší kráľ alebo dáma platí 40; platí len celá ďalšia hláška; alebo každá, aj tá v postupke.
option-pinochle-run_extras-each40 = každý kráľ alebo dáma 40
option-pinochle-run_extras-marriage_only = len celá hláška
option-pinochle-run_extras-with_marriage = aj s hláškou v postupke
option-pinochle-double_meld_bonus = Dvojité kombinácie platia viac
    .help = Inak platí dvojitá postupka, pinochle a štvorica ako dve jednoduché.
option-pinochle-meld_table = Tabuľka kombinácií
    .help = Koľko platia kombinácie s 80 kartami.
option-pinochle-meld_table-standard = bežná
option-pinochle-meld_table-toby_thomas = Toby Thomas
option-pinochle-meld_table-npa_partial = postupka 25, pinochle 15
option-pinochle-single_pinochle = Jedno pinochle
    .help = Koľko platí jedno pinochle.
option-pinochle-roundhouse = Štyri hlášky
    .help = Koľko platí hláška v každej farbe.
option-pinochle-double_roundhouse = Dvakrát štyri hlášky
    .help = Koľko platia dve hlášky v každej farbe.
option-pinochle-board_rule = Záväzok musí byť v dosahu
    .help = Keby na záväzok nestačili ani všetky body zo štichov, je prehratý bez hrania.
option-pinochle-throw_in = Zložiť karty
    .help = Víťaz licitácie smie pred prvým výnosom karty zložiť a vzdať to.
option-pinochle-heading = Prebíjanie
    .help = Kedy musíte prebiť najvyššiu kartu štichu: vždy; keď sa vynáša tromf; len tromfom; alebo vždy, a po tromfe ešte najvyššiu kartu vynesenej farby.
option-pinochle-heading-always = vždy
option-pinochle-heading-trump_led = keď sa vynáša tromf
option-pinochle-heading-trump_only = len tromfy
option-pinochle-heading-even_ruffed = vždy, vo vynesenej farbe aj po tromfe
option-pinochle-card_points = Body kariet
    .help = Eso, desiatka a kráľ po 10; eso a desiatka po 10, kráľ a dáma po 5; alebo eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2.
option-pinochle-card_points-atk10 = eso, desiatka, kráľ po 10
option-pinochle-card_points-at10kq5 = eso, desiatka po 10; kráľ, dáma po 5
option-pinochle-card_points-trad = eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2
option-pinochle-save_meld = Kto musí kombinácie uhájiť
    .help = Ktorá strana o kombinácie príde, keď v štichoch nezíska žiadny bod.
option-pinochle-save_meld-defenders = obrana
option-pinochle-save_meld-both_sides = obe strany
option-pinochle-save_meld-none = nikto
option-pinochle-nines_saved = Tromfové deviatky platia samy
    .help = Tromfové deviatky platia aj bez bodu v štichoch: keď iné kombinácie nie sú, vždy, alebo nikdy.
option-pinochle-nines_saved-only_meld = ak nie je iná kombinácia
option-pinochle-nines_saved-always = vždy
option-pinochle-nines_saved-never = nikdy
option-pinochle-minimum20 = Najmenej dvadsať
    .help = Kombinácie sa počítajú, len keď ich má strana za 20. A bez 20 bodov v štichoch sa jej nepočíta nič.
option-pinochle-surrender_opponents = Keď to víťaz licitácie vzdá
    .help = Čo si zapíšu súperi; alebo vzdať nesmie nikto.
option-pinochle-surrender_opponents-base = kombinácie
option-pinochle-surrender_opponents-nothing = nič
option-pinochle-surrender_opponents-meld20 = kombinácie od 20
option-pinochle-surrender_opponents-meld20_plus25 = 25 a kombinácie od 20
option-pinochle-surrender_opponents-meld20_plus50 = 50 a kombinácie od 20
option-pinochle-surrender_opponents-play_on = vzdať sa nesmie
option-pinochle-scoring = Zápis
    .help = Počíta sa v bodoch, alebo v žetónoch, ktoré odovzdávate spoluhráčovi.
option-pinochle-scoring-standard = body
option-pinochle-scoring-chips = žetóny
option-pinochle-game_mode = Partia
    .help = Hrá sa do počtu bodov, štyri rozdania, alebo jedno.
option-pinochle-game_mode-points = do počtu bodov
option-pinochle-game_mode-rounds = po štyroch rozdaniach
option-pinochle-after_rounds = Po štyroch rozdaniach
    .help = Dvojice sa menia, aby v troch hrách hral každý s každým; alebo sa partia končí.
option-pinochle-after_rounds-partners = menia sa dvojice
option-pinochle-after_rounds-tables = partia sa končí
option-pinochle-game_mode-single_deal = jedno rozdanie
option-pinochle-target = Víťazný počet bodov
    .help = Ak nič nenapíšete: so 48 kartami 1500 (alebo 150, keď sa body delia desiatimi), s 80 kartami 500.
option-pinochle-target-null = zvyčajný
option-pinochle-mercy = Koniec pod nulou
    .help = Strana, ktorá je tak hlboko pod nulou, prehráva partiu. Ak nič nenapíšete: také pravidlo neplatí.
option-pinochle-mercy-null = neplatí
option-pinochle-bidding_system = Licitačný systém
    .help = Čo ponuky znamenajú medzi spoluhráčmi. Prečítať si to môže každý a počítačoví hráči sa tým riadia.
option-pinochle-bidding_system-none = žiadny
option-pinochle-bidding_system-skip_meld = skoky ukazujú kombinácie
option-pinochle-bidding_system-jim_davis = Jim Davis
option-pinochle-bidding_system-stonebridge_jumps = skoky zo Stonebridge
option-pinochle-their_system = Licitačný systém druhej strany
    .help = Platí pre stranu, v ktorej nesedí prvý hráč; inak majú obe strany rovnaký.
option-pinochle-their_system-same = rovnaký
option-pinochle-their_system-none = žiadny
option-pinochle-their_system-skip_meld = skoky ukazujú kombinácie
option-pinochle-their_system-jim_davis = Jim Davis
option-pinochle-their_system-stonebridge_jumps = skoky zo Stonebridge

# podľa ktorého systému strana licituje; seat: jeden zo spoluhráčov
stake-pinochle-system-none = { SEAT($seat, you: "Vy") } so spoluhráčom: bez licitačného systému.
stake-pinochle-system-skip_meld = { SEAT($seat, you: "Vy") } so spoluhráčom: skoky ukazujú kombinácie.
stake-pinochle-system-jim_davis = { SEAT($seat, you: "Vy") } so spoluhráčom: licitačný systém Jima Davisa.
stake-pinochle-system-stonebridge_jumps = { SEAT($seat, you: "Vy") } so spoluhráčom: skoky zo Stonebridge.

# čo znamenajú ponuky podľa licitačného systému
signal-pinochle-none = { SEAT($seat, you: "Vy") }: len ponuka, nič nehovorí.
signal-pinochle-no-wish = { SEAT($seat, you: "Vy") }: Ponuku nechcem.
signal-pinochle-trumps = { SEAT($seat, you: "Vy") }: Chcem určiť tromf.
signal-pinochle-aces = { SEAT($seat, you: "Vy") }: Mám esá v iných farbách.
signal-pinochle-meld = { SEAT($seat, you: "Vy") }: V kombináciách mám asi { $n }.
signal-pinochle-open = { SEAT($seat, you: "Vy") }: Začínam.
signal-pinochle-not-ready = { SEAT($seat, you: "Vy") }: Pasovať ešte nechcem.
signal-pinochle-some-meld = { SEAT($seat, you: "Vy") }: Nejaké kombinácie mám.
signal-pinochle-pinochle = { SEAT($seat, you: "Vy") }: Mám niekoľko kárových dolníkov alebo pikových dám.
signal-pinochle-all = { SEAT($seat, you: "Vy") }: { $n ->
    [3] Odovzdajte mi dolníkov všetkých farieb.
    [4] Odovzdajte mi dámy všetkých farieb.
    [5] Odovzdajte mi kráľov všetkých farieb.
   *[7] Odovzdajte mi esá všetkých farieb.
}
signal-pinochle-one = { SEAT($seat, you: "Vy") }: { $n ->
    [3] Potrebujem tromfového dolníka.
    [4] Potrebujem tromfovú dámu.
    [5] Potrebujem tromfového kráľa.
    [6] Potrebujem tromfovú desiatku.
   *[7] Potrebujem tromfové eso.
}
signal-pinochle-run = { SEAT($seat, you: "Vy") }: Mám postupku.
signal-pinochle-aces-around = { SEAT($seat, you: "Vy") }: Mám štyri esá.
signal-pinochle-run-and-aces = { SEAT($seat, you: "Vy") }: Mám postupku a štyri esá.
signal-pinochle-void = { SEAT($seat, you: "Vy") }: Niektorú farbu nemám, iba ak deviatky.
signal-pinochle-help = { SEAT($seat, you: "Vy") }: Mám štyri karty, ktoré vám pomôžu, nech je tromf akýkoľvek.
