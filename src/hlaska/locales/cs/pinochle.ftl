# Pinochle ve dvojicích, s jedním balíčkem nebo se dvěma

game-pinochle = Pinochle ve čtyřech
game-pinochle-line = Dvě dvojice licitují, předávají si karty, vykládají kombinace a hrají štychy
preset-pinochle-mfp = 48 karet, čtyři se předávají
    .detail = nabídky od 250, čtyři karty tam a zpět, hra do 1500 bodů
preset-pinochle-stonebridge = 48 karet, nic se nepředává
    .detail = nabídky od 190, kdo přizná barvu, přebíjet nemusí; esa a desítky po 10 bodech, králové a dámy po 5 (Stonebridge)
preset-pinochle-pacific_nw_chips = Předávají se čtyři karty, hraje se o žetony
    .detail = čtyři karty tam a zpět; platí se žetony a za nesplněný závazek se o žádné nepřichází
preset-pinochle-joedog = Předávají se tři karty, hra do 300 bodů
    .detail = body se dělí deseti, nabídky od 16, kombinace si vybíráte (jako v programu JoeDog)
preset-pinochle-double_deck = 80 karet
    .detail = nabídky od 50, nic se nepředává, na trumfy musíte mít hlášku, hra do 500 bodů
preset-pinochle-toby_thomas = 80 karet, vyšší kombinace
    .detail = jako 80 karet, ale dvojité, trojité a čtyřnásobné kombinace platí víc (podle Tobyho Thomase)

# na co se čeká
question-pinochle-auction = { $high ->
    [0] Vaše nabídka? Zatím nikdo nenabídl.
   *[other] Vaše nabídka? Nejvyšší je zatím { $high }.
}
question-pinochle-auction-wait = Licituje { SEAT($seat) }.
question-pinochle-nines = Budete s těmito kartami hrát, nebo chcete nové rozdání?
question-pinochle-nines-wait = { SEAT($seat) } si prohlíží karty.
question-pinochle-wish = Ve které barvě chcete karty od spoluhráče?
question-pinochle-wish-wait = O barvu může žádat { SEAT($seat) }.
question-pinochle-trump = Určete trumfy.
question-pinochle-trump-wait = Trumfy určuje { SEAT($seat) }.
question-pinochle-pass = { $n ->
    [one] Vyberte { $n } kartu pro spoluhráče.
    [few] Vyberte { $n } karty pro spoluhráče.
    [many] Vyberte { $n } karty pro spoluhráče.
   *[other] Vyberte { $n } karet pro spoluhráče.
}
question-pinochle-pass-wait = Karty k předání vybírá { SEAT($seat) }.
question-pinochle-meld = Vyložte své kombinace.
question-pinochle-meld-wait = Kombinace vykládá { SEAT($seat) }.
question-pinochle-decide = Hrát, nebo složit karty?
question-pinochle-decide-wait = O hře rozhoduje { SEAT($seat) }.
question-pinochle-play = Zahrajte kartu.
question-pinochle-play-wait = Na řadě je { SEAT($seat) }.

title-pinochle-trump = Trumfy: { SUIT($suit) }
title-pinochle-bid = { SEAT($seat) }: { $bid }
title-pinochle-bid-you = Vy: { $bid }
title-pinochle-contract = { SEAT($seat) }: { $bid }, trumfy { SUIT($suit) }
title-pinochle-contract-you = Vy: { $bid }, trumfy { SUIT($suit) }
stake-pinochle-side = { SEAT($seat) } a { SEAT($partner, you: "vy") }: v kombinacích { $meld }, ve štyších { $take }
stake-pinochle-side-you = Vy a { SEAT($partner) }: v kombinacích { $meld }, ve štyších { $take }
stake-pinochle-need = { $need ->
    [0] { SEAT($seat) } má závazek { $bid } splněný
   *[other] { SEAT($seat) }: do { $bid } chybí { $need }
}
stake-pinochle-need-you = { $need ->
    [0] Závazek { $bid } máte splněný
   *[other] Do { $bid } vám chybí { $need }
}
stake-pinochle-chips = Předané žetony: { SEAT($seat, you: "vy") } barevné { $over }, bílé { $white }; { SEAT($other, you: "vy") } barevné { $other_over }, bílé { $other_white } (celkem je barevných 14 a bílých 10)
stake-pinochle-round = Hra { $game } ze 3, rozdání { $round } ze 4: { SEAT($seat) } a { SEAT($partner) } { $own }, soupeři { $other }
stake-pinochle-round-alone = Rozdání { $round } ze 4: { SEAT($seat) } a { SEAT($partner) } { $own }, soupeři { $other }


# kombinace
meld-run = { $times ->
    [1] Trumfová postupka
    [2] Dvojitá postupka
    [3] Trojitá postupka
   *[4] Čtyřnásobná postupka
}: { $value }
    .detail = { $more ->
        [0] { "" }
       *[other] { $base } + { $more } × { $each }
    }
meld-royal = { $times ->
    [1] Trumfová hláška
    [2] Dvě trumfové hlášky
    [3] Tři trumfové hlášky
   *[4] Čtyři trumfové hlášky
}: { $value }
meld-plain = { $times ->
    [1] Hláška, { SUIT($suit) }
    [2] Dvě hlášky, { SUIT($suit) }
    [3] Tři hlášky, { SUIT($suit) }
   *[4] Čtyři hlášky, { SUIT($suit) }
}: { $value }
meld-nines = { $times ->
    [1] Trumfová devítka
   *[2] Dvě trumfové devítky
}: { $value }
meld-pinochle = { $times ->
    [1] Pinochle
    [2] Dvojité pinochle
    [3] Trojité pinochle
   *[4] Čtyřnásobné pinochle
}: { $value }
meld-aces = { $times ->
    [1] Čtyři esa
    [2] Čtyři esa dvakrát
    [3] Čtyři esa třikrát
   *[4] Čtyři esa čtyřikrát
}: { $value }
meld-kings = { $times ->
    [1] Čtyři králové
    [2] Čtyři králové dvakrát
    [3] Čtyři králové třikrát
   *[4] Čtyři králové čtyřikrát
}: { $value }
meld-queens = { $times ->
    [1] Čtyři dámy
    [2] Čtyři dámy dvakrát
    [3] Čtyři dámy třikrát
   *[4] Čtyři dámy čtyřikrát
}: { $value }
meld-jacks = { $times ->
    [1] Čtyři kluci
    [2] Čtyři kluci dvakrát
    [3] Čtyři kluci třikrát
   *[4] Čtyři kluci čtyřikrát
}: { $value }
meld-bonus = Příplatek za čtyři hlášky: { $value }

# tlačítka
act-pinochle-give = Předat { CARD($card, form: "acc") }
act-pinochle-give-many = { $n ->
    [one] Předat { $n } kartu
    [few] Předat { $n } karty
    [many] Předat { $n } karty
   *[other] Předat { $n } karet
}
act-pinochle-select = Vybrat { CARD($card, form: "acc") }
act-pinochle-pass = Pas
act-pinochle-pass-with-help = Pas s podporou
    .detail = máte čtyři karty, které se spoluhráči hodí
act-pinochle-bid = Nabídnout { $bid }
    .detail = { $need ->
        [0] nejlepší kombinace máte za { $best }
       *[other] nejlepší kombinace máte za { $best }: chybí vám { $need }
    }
act-pinochle-jump = Skočit na { $bid }
    .detail = říká, že nemáte některou barvu; nejlepší kombinace máte za { $best }
act-pinochle-trump = Trumfy: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } karta, kombinace { $value }
        [few] { $cards } karty, kombinace { $value }
        [many] { $cards } karty, kombinace { $value }
       *[other] { $cards } karet, kombinace { $value }
    }
act-pinochle-no-marriage = Hlášku nemám
    .detail = trumfy určit nemůžete: o závazek přijdete
act-pinochle-wish = Říct si o { SUIT($suit, form: "acc") }
act-pinochle-no-wish = O žádnou barvu si neříkat
act-pinochle-play = Hrát
    .detail = { $need ->
        [0] vaše kombinace na { $contract } stačí
       *[other] ze štychů potřebujete { $need } z { $all } bodů
    }
act-pinochle-throw-in = Složit karty
    .detail = stojí { $contract } bodů; soupeři si píšou { $theirs } za kombinace
    .confirm = Opravdu složit? Ztratíte { $contract } bodů
act-pinochle-play-on = Hrát s těmito kartami
act-pinochle-redeal = Chtít nové rozdání
    .detail = máte moc devítek; nikdo si nic nepíše
act-pinochle-lay = Vyložit kombinace za { $value }
    .detail = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
act-pinochle-meld = Vyložit za { $value }
    .detail = { $n ->
        [one] máte vybranou { $n } kartu
        [few] máte vybrané { $n } karty
        [many] máte vybrané { $n } karty
       *[other] máte vybraných { $n } karet
    }
act-pinochle-meld-best = Vyložit nejlepší: { $value }
    .detail = { $n ->
        [one] vyloží se { $n } karta
        [few] vyloží se { $n } karty
        [many] vyloží se { $n } karty
       *[other] vyloží se { $n } karet
    }
act-pinochle-meld-all = Vyložit vše: { $value }
    .detail = všichni ty karty uvidí
act-pinochle-meld-none = Nevykládat nic
act-pinochle-say-meld-n = Hlásit kombinace za { $n }
act-pinochle-say-run = Hlásit postupku
act-pinochle-say-aces-around = Hlásit čtyři esa
act-pinochle-say-kings-around = Hlásit čtyři krále
act-pinochle-say-queens-around = Hlásit čtyři dámy
act-pinochle-say-jacks-around = Hlásit čtyři kluky
act-pinochle-say-double-aces-around = Hlásit čtyři esa dvakrát
act-pinochle-say-double-kings-around = Hlásit čtyři krále dvakrát
act-pinochle-say-double-queens-around = Hlásit čtyři dámy dvakrát
act-pinochle-say-double-jacks-around = Hlásit čtyři kluky dvakrát
act-pinochle-say-pinochle = Hlásit pinochle
act-pinochle-say-double-pinochle = Hlásit dvojité pinochle
act-pinochle-say-n-marriages = { $n ->
    [one] Hlásit { $n } hlášku
    [few] Hlásit { $n } hlášky
    [many] Hlásit { $n } hlášky
   *[other] Hlásit { $n } hlášek
}
act-pinochle-say-n-aces = { $n ->
    [one] Hlásit { $n } eso
    [few] Hlásit { $n } esa
    [many] Hlásit { $n } esa
   *[other] Hlásit { $n } es
}
act-pinochle-say-want-trumps = Říct, že chci určit trumfy

# hlášení a události
call-pinochle-pass = { SEAT($seat, you: "Vy") }: pas.
call-pinochle-pass-with-help = { SEAT($seat, you: "Vy") }: pas s podporou.
call-pinochle-bid = { SEAT($seat) } nabízí { $bid }.
call-pinochle-bid-you = Nabízíte { $bid }.
call-pinochle-jump = { SEAT($seat, you: "Vy") }: skok na { $bid }.
call-pinochle-trump = Trumfy určuje { SEAT($seat) }: { SUIT($suit) }.
call-pinochle-trump-you = Určujete trumfy: { SUIT($suit) }.
call-pinochle-no-marriage = { SEAT($seat) } nemá hlášku.
call-pinochle-no-marriage-you = Nemáte hlášku.
call-pinochle-wish = { SEAT($seat) } chce { SUIT($suit, form: "acc") }.
call-pinochle-wish-you = Chcete { SUIT($suit, form: "acc") }.
call-pinochle-no-wish = { SEAT($seat) } nechce žádnou barvu.
call-pinochle-no-wish-you = Nechcete žádnou barvu.
call-pinochle-play = { SEAT($seat) } hraje.
call-pinochle-play-you = Hrajete.
call-pinochle-throw-in = { SEAT($seat) } skládá karty.
call-pinochle-throw-in-you = Skládáte karty.
call-pinochle-play-on = { SEAT($seat) } hraje s těmito kartami.
call-pinochle-play-on-you = Hrajete s těmito kartami.
call-pinochle-redeal = { SEAT($seat) } má moc devítek: stejný hráč rozdává znovu.
call-pinochle-redeal-you = Máte moc devítek: stejný hráč rozdává znovu.
call-pinochle-meld = { SEAT($seat, you: "Vy") }: kombinace jsou vyložené.
call-pinochle-say-meld-n = { SEAT($seat) } hlásí kombinace za { $n }.
call-pinochle-say-meld-n-you = Hlásíte kombinace za { $n }.
call-pinochle-say-run = { SEAT($seat) } hlásí postupku.
call-pinochle-say-run-you = Hlásíte postupku.
call-pinochle-say-aces-around = { SEAT($seat) } hlásí čtyři esa.
call-pinochle-say-aces-around-you = Hlásíte čtyři esa.
call-pinochle-say-kings-around = { SEAT($seat) } hlásí čtyři krále.
call-pinochle-say-kings-around-you = Hlásíte čtyři krále.
call-pinochle-say-queens-around = { SEAT($seat) } hlásí čtyři dámy.
call-pinochle-say-queens-around-you = Hlásíte čtyři dámy.
call-pinochle-say-jacks-around = { SEAT($seat) } hlásí čtyři kluky.
call-pinochle-say-jacks-around-you = Hlásíte čtyři kluky.
call-pinochle-say-double-aces-around = { SEAT($seat) } hlásí čtyři esa dvakrát.
call-pinochle-say-double-aces-around-you = Hlásíte čtyři esa dvakrát.
call-pinochle-say-double-kings-around = { SEAT($seat) } hlásí čtyři krále dvakrát.
call-pinochle-say-double-kings-around-you = Hlásíte čtyři krále dvakrát.
call-pinochle-say-double-queens-around = { SEAT($seat) } hlásí čtyři dámy dvakrát.
call-pinochle-say-double-queens-around-you = Hlásíte čtyři dámy dvakrát.
call-pinochle-say-double-jacks-around = { SEAT($seat) } hlásí čtyři kluky dvakrát.
call-pinochle-say-double-jacks-around-you = Hlásíte čtyři kluky dvakrát.
call-pinochle-say-pinochle = { SEAT($seat) } hlásí pinochle.
call-pinochle-say-pinochle-you = Hlásíte pinochle.
call-pinochle-say-double-pinochle = { SEAT($seat) } hlásí dvojité pinochle.
call-pinochle-say-double-pinochle-you = Hlásíte dvojité pinochle.
call-pinochle-say-n-marriages = { $n ->
    [one] { SEAT($seat) } hlásí { $n } hlášku.
    [few] { SEAT($seat) } hlásí { $n } hlášky.
    [many] { SEAT($seat) } hlásí { $n } hlášky.
   *[other] { SEAT($seat) } hlásí { $n } hlášek.
}
call-pinochle-say-n-marriages-you = { $n ->
    [one] Hlásíte { $n } hlášku.
    [few] Hlásíte { $n } hlášky.
    [many] Hlásíte { $n } hlášky.
   *[other] Hlásíte { $n } hlášek.
}
call-pinochle-say-n-aces = { $n ->
    [one] { SEAT($seat) } hlásí { $n } eso.
    [few] { SEAT($seat) } hlásí { $n } esa.
    [many] { SEAT($seat) } hlásí { $n } esa.
   *[other] { SEAT($seat) } hlásí { $n } es.
}
call-pinochle-say-n-aces-you = { $n ->
    [one] Hlásíte { $n } eso.
    [few] Hlásíte { $n } esa.
    [many] Hlásíte { $n } esa.
   *[other] Hlásíte { $n } es.
}
call-pinochle-say-want-trumps = { SEAT($seat) } chce určit trumfy.
call-pinochle-say-want-trumps-you = Chcete určit trumfy.
event-pinochle-contract = Licitaci vyhrává { SEAT($seat) }: { $bid }.
event-pinochle-contract-you = Licitaci vyhráváte: { $bid }.
event-pinochle-stuck = Hrát musí { SEAT($seat) }: { $bid }.
event-pinochle-stuck-you = Hrát musíte vy: { $bid }.
event-pinochle-trump = Podle poslední karty jsou trumfy { SUIT($suit) }.
event-pinochle-pass = { $n ->
    [one] { SEAT($seat) } předává { $n } kartu, dostává ji { SEAT($partner) }.
    [few] { SEAT($seat) } předává { $n } karty, dostává je { SEAT($partner) }.
    [many] { SEAT($seat) } předává { $n } karty, dostává je { SEAT($partner) }.
   *[other] { SEAT($seat) } předává { $n } karet, dostává je { SEAT($partner) }.
}
event-pinochle-pass-you = { $n ->
    [one] Předáváte { $n } kartu, dostává ji { SEAT($partner) }.
    [few] Předáváte { $n } karty, dostává je { SEAT($partner) }.
    [many] Předáváte { $n } karty, dostává je { SEAT($partner) }.
   *[other] Předáváte { $n } karet, dostává je { SEAT($partner) }.
}
event-pinochle-pass-to-you = { $n ->
    [one] { SEAT($seat) } vám předává { $n } kartu.
    [few] { SEAT($seat) } vám předává { $n } karty.
    [many] { SEAT($seat) } vám předává { $n } karty.
   *[other] { SEAT($seat) } vám předává { $n } karet.
}
event-pinochle-meld = { SEAT($seat) } má v kombinacích { $value }.
event-pinochle-meld-you = V kombinacích máte { $value }.
event-pinochle-trick = Štych bere { SEAT($seat) }.
event-pinochle-trick-you = Štych je váš.
event-pinochle-thrown-in = Karty jsou složené: stojí to { $bid } bodů.
event-pinochle-not-on-board = Závazek { $bid } už splnit nejde.
event-pinochle-no-marriage = Bez trumfové hlášky: závazek { $bid } je prohraný bez hraní.
event-pinochle-meld-below-20 = Kombinace pod 20: závazek { $bid } je prohraný bez hraní.
event-pinochle-score = { SEAT($seat) } a { SEAT($partner) }: { MONEY($value) } bodů.
event-pinochle-score-you = Vy a { SEAT($partner) }: { MONEY($value) } bodů.
event-pinochle-score-to-you = Vy a { SEAT($seat) }: { MONEY($value) } bodů.
event-pinochle-chips = { SEAT($seat) } předává přes stůl žetony: barevné { $coloured }, bílé { $white }; dostává { SEAT($partner) }, zbývají barevné { $left }, bílé { $left_white }.
event-pinochle-chips-to-you = { SEAT($seat) } předává přes stůl žetony: barevné { $coloured }, bílé { $white }; dostáváte je vy, zbývají barevné { $left }, bílé { $left_white }.
event-pinochle-chips-you = Předáváte přes stůl žetony: barevné { $coloured }, bílé { $white }; dostává { SEAT($partner) }, zbývají vám barevné { $left }, bílé { $left_white }.
event-pinochle-chips-change = { SEAT($seat) } předává přes stůl barevné žetony: { $coloured }, nazpět dostává bílé: { $back }; zbývají barevné { $left }, bílé { $left_white }.
event-pinochle-chips-change-you = Předáváte přes stůl barevné žetony: { $coloured }, nazpět dostáváte bílé: { $back }; zbývají vám barevné { $left }, bílé { $left_white }.
event-pinochle-partners = { $game }. hra: spolu hrají { SEAT($seat) } a { SEAT($partner) }, proti nim { SEAT($left) } a { SEAT($right) }.
event-pinochle-partners-you = { $game }. hra: hrajete spolu vy a { SEAT($partner) }, proti vám { SEAT($left) } a { SEAT($right) }.
event-pinochle-game-won = Po čtyřech rozdáních hru vyhrávají { SEAT($seat) } a { SEAT($partner) }, { $got } bodů proti { $other }.
event-pinochle-game-drawn = Po čtyřech rozdáních je hra nerozhodná, obě strany mají { $got } bodů.
event-pinochle-mercy = { SEAT($seat) } a { SEAT($partner) } mají { $got } bodů a prohrávají partii.
event-pinochle-mercy-you = Vaše strana má { $got } bodů a prohrává partii.
event-pinochle-mercy-to-you = Vaše strana má { $got } bodů a prohrává partii.

# vyúčtování
item-pinochle-made = { SEAT($seat) } plní závazek { $bid }: { $got } bodů
    .name = Závazek splněn
    .detail = { $meld } v kombinacích + { $tricks } ve štyších
item-pinochle-made-you = Plníte závazek { $bid }: { $got } bodů
item-pinochle-set = { SEAT($seat) } neplní závazek { $bid }: { $got } bodů
    .name = Závazek nesplněn
    .detail = { $meld } v kombinacích + { $tricks } ve štyších; chybí { $short }
item-pinochle-set-you = Neplníte závazek { $bid }: { $got } bodů
item-pinochle-under-twenty = { SEAT($seat) } neplní závazek: ve štyších má méně než 20 bodů
    .detail = { $meld } v kombinacích + { $tricks } ve štyších
item-pinochle-under-twenty-you = Neplníte závazek: ve štyších máte méně než 20 bodů
item-pinochle-meld = { SEAT($seat) } a { SEAT($partner) }: kombinace
item-pinochle-meld-you = Kombinace vaší strany
item-pinochle-meld-lost = { SEAT($seat) } a { SEAT($partner) }: bez bodů ve štyších se kombinace nepočítají
item-pinochle-meld-lost-you = Vaše strana: bez bodů ve štyších se kombinace nepočítají
item-pinochle-meld-set = { SEAT($seat) } a { SEAT($partner) }: závazek není splněný, kombinace se nepočítají
item-pinochle-meld-set-you = Vaše strana: závazek není splněný, kombinace se nepočítají
item-pinochle-meld-short = { SEAT($seat) } a { SEAT($partner) }: kombinace pod 20 se nepočítají
item-pinochle-meld-short-you = Vaše strana: kombinace pod 20 se nepočítají
item-pinochle-tricks = { SEAT($seat) } a { SEAT($partner) }: štychy
item-pinochle-tricks-you = Štychy vaší strany
item-pinochle-tricks-lost = { SEAT($seat) } a { SEAT($partner) }: body ve štyších se nepočítají
item-pinochle-tricks-lost-you = Vaše strana: body ve štyších se nepočítají
item-pinochle-nothing-under-twenty = { SEAT($seat) } a { SEAT($partner) } mají ve štyších méně než 20 bodů
item-pinochle-nothing-under-twenty-you = Vaše strana má ve štyších méně než 20 bodů
item-pinochle-thrown-in = { SEAT($seat) } skládá závazek { $bid }
    .name = Karty složené
    .detail = { $meld ->
        [0] závazek je prohraný bez hraní
       *[other] kombinace za { $meld }, ve štyších by chybělo ještě { $need }: závazek je prohraný bez hraní
    }
item-pinochle-thrown-in-you = Skládáte závazek { $bid }
item-pinochle-not-on-board = Závazek { $bid } už splnit nejde: v kombinacích je jen { $meld }
    .name = Závazek mimo dosah
item-pinochle-no-marriage = { SEAT($seat) } nemá trumfovou hlášku
item-pinochle-no-marriage-you = Nemáte trumfovou hlášku
item-pinochle-meld-below-20 = Kombinace pod 20: { $meld }
item-pinochle-surrender-bonus = Příplatek za to, že vítěz licitace hru vzdává
item-pinochle-bid-to-defenders = Nesplněný závazek si píšou { SEAT($seat) } a { SEAT($partner) }
item-pinochle-bid-to-defenders-you = Nesplněný závazek si píše vaše strana
item-pinochle-chips = Žetony přes stůl, { SEAT($seat) } a { SEAT($partner) }: barevné { $coloured }, bílé { $white }; zbývají barevné { $left }, bílé { $left_white }
item-pinochle-chips-you = Žetony vaší strany přes stůl: barevné { $coloured }, bílé { $white }; zbývají barevné { $left }, bílé { $left_white }
item-pinochle-chips-change = { SEAT($seat) } a { SEAT($partner) } posílají přes stůl žetony: barevné { $coloured }, nazpět bílé { $back }; zbývá jim: barevné { $left }, bílé { $left_white }
item-pinochle-chips-change-you = Žetony vaší strany přes stůl: barevné { $coloured }, nazpět bílé { $back }; zbývají barevné { $left }, bílé { $left_white }
item-pinochle-game-won = Hra { $game }: vyhrávají { SEAT($seat) } a { SEAT($partner) }, { $got } bodů proti { $other }
item-pinochle-game-won-you = Hra { $game }: vyhrává vaše strana, { $got } bodů proti { $other }
item-pinochle-game-drawn = Hra { $game }: nerozhodně, obě strany mají { $got } bodů
item-pinochle-mercy = { SEAT($seat) } a { SEAT($partner) } mají { $got } bodů: partie je prohraná
item-pinochle-mercy-you = Vaše strana má { $got } bodů: partie je prohraná

# odmítnutí
refused-pinochle-no-help = Pasovat s podporou u tohoto stolu nemůžete.
refused-pinochle-no-words = K nabídce smíte něco prozradit jen jednou, a jen když to pravidla dovolují.
refused-pinochle-below-minimum = { $bid } je málo: nejnižší nabídka je { $least }.
refused-pinochle-bad-step = { $bid } nabídnout nemůžete: další nabídka je { $least }.
refused-pinochle-not-higher = { $bid } není víc než { $high }: další nabídka je { $least }.
refused-pinochle-needs-marriage = V trumfech musíte mít krále a dámu, ale v této barvě je nemáte: { SUIT($suit) }.
refused-pinochle-has-marriage = Hlášku máte: určete tedy trumfy.
refused-pinochle-pass-first = { $n ->
    [one] Vyberte, co předáte: ještě { $n } kartu.
    [few] Vyberte, co předáte: ještě { $n } karty.
    [many] Vyberte, co předáte: ještě { $n } karty.
   *[other] Vyberte, co předáte: ještě { $n } karet.
}
refused-pinochle-meld-first = Nejdřív dokončete kombinace.
refused-pinochle-no-card-now = Teď kartu vybírat nemusíte.
refused-pinochle-chosen-already = Tuto kartu už máte vybranou: { CARD($card) }.
refused-pinochle-no-declaration = Když se hrají karty, už kombinace hlásit nemůžete.
refused-pinochle-not-auction = Nejdřív licitujte nebo pasujte.
refused-pinochle-not-wish = Nejdřív řekněte, ve které barvě chcete karty.
refused-pinochle-not-trump = Nejdřív určete trumfy.
refused-pinochle-not-decide = Nejdřív řekněte, jestli hrajete.
refused-pinochle-not-play = Zahrajte kartu.
refused-pinochle-redeal = Na nové rozdání potřebujete { $n } devítek.
refused-pinochle-redeal-meld = Na nové rozdání potřebujete { $n } devítek a žádnou jinou kombinaci.
refused-pinochle-not-nines = Nejdřív řekněte, jestli s těmito kartami hrajete.

# volby
option-pinochle-deck = Balíček
    .help = Hrajete se 48 kartami, každá je tam dvakrát, nebo s 80 bez devítek, každá čtyřikrát.
option-pinochle-deck-single = 48 karet
option-pinochle-deck-double = 80 karet
option-pinochle-scale = Čím se body dělí
    .help = S číslem 10 se všechny body dělí deseti.
option-pinochle-packets = Po kolika se rozdává
    .help = Kolik karet se dává najednou. Zbytek se rozdá na konci naráz.
option-pinochle-packets-1 = po jedné
option-pinochle-packets-2_3 = po dvou, pak po třech
option-pinochle-packets-3 = po třech
option-pinochle-packets-4 = po čtyřech
option-pinochle-packets-5 = po pěti
option-pinochle-redeal_nines = Nové rozdání za devítky
    .help = Když dostanete tolik devítek, smíte před licitací chtít nové rozdání.
option-pinochle-redeal_nines-never = nikdy
option-pinochle-redeal_nines-six = šest
option-pinochle-redeal_nines-five = pět
option-pinochle-redeal_nines-five_no_meld = pět a žádná kombinace
option-pinochle-trump_by = Trumfy
    .help = Určí je vítěz licitace, nebo je ukáže poslední rozdaná karta.
option-pinochle-trump_by-auction = určuje je vítěz licitace
option-pinochle-trump_by-last_card = ukáže je poslední karta
option-pinochle-min_bid = Nejnižší nabídka
    .help = Když pole necháte prázdné: 250 se 48 kartami (25, když se body dělí deseti), 50 s 80 kartami.
option-pinochle-min_bid-null = obvyklá
option-pinochle-bid_step = O kolik se zvyšuje
    .help = Nabídky jsou násobky tohoto čísla. Když se body dělí deseti, zvyšuje se po 1.
option-pinochle-bid_ladder = Která čísla se nabízejí
    .help = Do 60 každé číslo a pak po pěti, nebo každé číslo. V obou případech se nad 100 může jít po deseti.
option-pinochle-bid_ladder-standard = po jedné do 60, pak po pěti
option-pinochle-bid_ladder-any = každé číslo
option-pinochle-bid_ladder-standard_tens = po jedné do 60, po pěti do 100, pak po deseti
option-pinochle-bid_ladder-any_tens = každé číslo do 100, pak po deseti
option-pinochle-auction_rounds = Kolik kol se licituje
    .help = Kolikrát smí každý hráč nabízet.
option-pinochle-auction_rounds-unlimited = dokud ostatní nepasují
option-pinochle-auction_rounds-1 = jedno
option-pinochle-auction_rounds-2 = dvě
option-pinochle-pass_with_help = Pas s podporou
    .help = Když se předávají karty, smí pas slíbit čtyři karty, které se spoluhráči hodí.
option-pinochle-info_bids = Co říct k nabídce
    .help = K nabídce smíte říct jednu věc o svých kombinacích.
option-pinochle-implied_dealer_bid = Rozdávající má nejnižší nabídku předem
    .help = Bere se to tak, že rozdávající už nejnižší nabídku dal. První nabídka pak musí být vyšší.
option-pinochle-stuck_bid = Rozdávající musí hrát
    .help = Za kolik hraje rozdávající, když všichni ostatní pasují.
option-pinochle-stuck_bid-min = nejnižší nabídku
option-pinochle-stuck_bid-min_minus_1 = o krok méně
option-pinochle-trump_requirement = Trumfová hláška
    .help = Kdy musí mít vítěz licitace trumfového krále a dámu: nikdy, už když určuje trumfy, nebo až po výměně karet.
option-pinochle-trump_requirement-none = není potřeba
option-pinochle-trump_requirement-marriage = už když určuje trumfy
option-pinochle-trump_requirement-marriage_after_exchange = po výměně karet
option-pinochle-pass_count = Předávané karty
    .help = Kolik karet jde od spoluhráče k vítězi licitace a zpátky.
option-pinochle-exchange_mode = Kdo předává první
    .help = Vítěz licitace vidí nejdřív karty od spoluhráče, nebo oba vybírají naslepo.
option-pinochle-exchange_mode-partner_first = nejdřív spoluhráč
option-pinochle-exchange_mode-simultaneous = oba naslepo
option-pinochle-exchange_timing = Kdy se karty mění
    .help = Až když jsou určené trumfy, nebo ještě předtím.
option-pinochle-exchange_timing-after_trump = až když jsou určené trumfy
option-pinochle-exchange_timing-before_trump = ještě před trumfy
option-pinochle-suit_suggestion = Říct si o barvu
    .help = Před výměnou smí vítěz licitace říct barvu, ve které chce karty.
option-pinochle-own_meld = Kombinace si vybíráte sami
    .help = Sami si vybíráte, které karty vyložíte. Jinak se za vás vyloží nejlepší kombinace.
option-pinochle-expose = Co se vykládá
    .help = Ostatní vidí všechny vybrané karty, nebo jen ty, které patří do kombinace.
option-pinochle-expose-selected = všechny vybrané karty
option-pinochle-expose-melded_only = jen karty z kombinací
option-pinochle-run_extras = K postupce navíc
    .help = Za každého dalšího krále nebo dámu je 40, nebo platí jen celá další hláška. Anebo platí každá, i ta v postupce.
option-pinochle-run_extras-each40 = každý král nebo dáma 40
option-pinochle-run_extras-marriage_only = jen celá hláška
option-pinochle-run_extras-with_marriage = i s hláškou v postupce
option-pinochle-double_meld_bonus = Dvojité kombinace platí víc
    .help = Jinak platí dvojitá postupka, pinochle a čtveřice jako dvě jednoduché.
option-pinochle-meld_table = Tabulka kombinací
    .help = Kolik platí kombinace s 80 kartami.
option-pinochle-meld_table-standard = běžná
option-pinochle-meld_table-toby_thomas = Toby Thomas
option-pinochle-meld_table-npa_partial = postupka 25, pinochle 15
option-pinochle-single_pinochle = Jedno pinochle
    .help = Kolik platí jedno pinochle.
option-pinochle-roundhouse = Čtyři hlášky
    .help = Kolik platí hláška v každé barvě.
option-pinochle-double_roundhouse = Dvakrát čtyři hlášky
    .help = Kolik platí dvě hlášky v každé barvě.
option-pinochle-board_rule = Závazek musí být v dosahu
    .help = Když by na závazek nestačily ani všechny body ze štychů, je prohraný bez hraní.
option-pinochle-throw_in = Skládání karet
    .help = Vítěz licitace smí před prvním výnosem složit karty a vzdát to.
option-pinochle-heading = Přebíjení
    .help = Kdy musíte přebít nejvyšší kartu štychu: vždy, jen když se vynáší trumf, nebo jen trumfem. Anebo vždy, a když už někdo trumfoval, ještě i nejvyšší kartu nesené barvy.
option-pinochle-heading-always = vždy
option-pinochle-heading-trump_led = když se vynáší trumf
option-pinochle-heading-trump_only = jen trumfy
option-pinochle-heading-even_ruffed = vždy, a v nesené barvě i po trumfu
option-pinochle-card_points = Body karet
    .help = Esa, desítky a králové mají po 10, nebo esa a desítky po 10 a králové a dámy po 5. Anebo má eso 11, desítka 10, král 4, dáma 3 a kluk 2.
option-pinochle-card_points-atk10 = eso, desítka a král po 10
option-pinochle-card_points-at10kq5 = eso a desítka po 10, král a dáma po 5
option-pinochle-card_points-trad = eso 11, desítka 10, král 4, dáma 3, kluk 2
option-pinochle-save_meld = Kdo musí kombinace uhájit
    .help = Která strana o kombinace přijde, když nemá ve štyších ani bod.
option-pinochle-save_meld-defenders = obrana
option-pinochle-save_meld-both_sides = obě strany
option-pinochle-save_meld-none = nikdo
option-pinochle-nines_saved = Trumfové devítky platí samy
    .help = Kdy platí trumfové devítky i bez bodu ve štyších: když jiné kombinace nejsou, vždy, nebo nikdy.
option-pinochle-nines_saved-only_meld = pokud není jiná kombinace
option-pinochle-nines_saved-always = vždy
option-pinochle-nines_saved-never = nikdy
option-pinochle-minimum20 = Nejméně dvacet
    .help = Straně se kombinace počítají, jen když jich má za 20. Bez 20 bodů ve štyších se jí nepočítá vůbec nic.
option-pinochle-surrender_opponents = Když to vítěz licitace vzdá
    .help = Co si zapíšou soupeři, nebo to nikdo vzdát nesmí.
option-pinochle-surrender_opponents-base = kombinace
option-pinochle-surrender_opponents-nothing = nic
option-pinochle-surrender_opponents-meld20 = kombinace od 20
option-pinochle-surrender_opponents-meld20_plus25 = 25 a kombinace od 20
option-pinochle-surrender_opponents-meld20_plus50 = 50 a kombinace od 20
option-pinochle-surrender_opponents-play_on = vzdát se nesmí
option-pinochle-scoring = Zápis
    .help = Píšou se body na papír, nebo se spoluhráči předávají žetony.
option-pinochle-scoring-standard = body
option-pinochle-scoring-chips = žetony
option-pinochle-game_mode = Partie
    .help = Hraje se do počtu bodů, na čtyři rozdání, nebo na jedno.
option-pinochle-game_mode-points = do počtu bodů
option-pinochle-game_mode-rounds = po čtyřech rozdáních
option-pinochle-after_rounds = Po čtyřech rozdáních
    .help = Dvojice se vymění, aby ve třech hrách hrál každý s každým, nebo partie končí.
option-pinochle-after_rounds-partners = mění se dvojice
option-pinochle-after_rounds-tables = partie končí
option-pinochle-game_mode-single_deal = jedno rozdání
option-pinochle-target = Body k výhře
    .help = Když pole necháte prázdné: 1500 se 48 kartami (150, když se body dělí deseti), 500 s 80 kartami.
option-pinochle-target-null = obvyklý
option-pinochle-mercy = Konec pod nulou
    .help = Strana, která je tak hluboko pod nulou, partii prohrává. Když pole necháte prázdné, takové pravidlo není.
option-pinochle-mercy-null = nehraje se
option-pinochle-bidding_system = Licitační systém
    .help = Co si spoluhráči nabídkami říkají. Přečíst si to může každý a počítačoví hráči se tím řídí.
option-pinochle-bidding_system-none = žádný
option-pinochle-bidding_system-skip_meld = skoky ukazují kombinace
option-pinochle-bidding_system-jim_davis = Jim Davis
option-pinochle-bidding_system-stonebridge_jumps = skoky ze Stonebridge
option-pinochle-their_system = Licitační systém druhé strany
    .help = Pro stranu, ve které první hráč nesedí. Jinak mají obě strany stejný.
option-pinochle-their_system-same = stejný
option-pinochle-their_system-none = žádný
option-pinochle-their_system-skip_meld = skoky ukazují kombinace
option-pinochle-their_system-jim_davis = Jim Davis
option-pinochle-their_system-stonebridge_jumps = skoky ze Stonebridge

# podle kterého systému strana licituje; seat: jeden z partnerů
stake-pinochle-system-none = { SEAT($seat) } a spoluhráč licitují bez systému.
stake-pinochle-system-skip_meld = { SEAT($seat) } a spoluhráč ukazují kombinace skoky.
stake-pinochle-system-jim_davis = { SEAT($seat) } a spoluhráč licitují systémem Jima Davise.
stake-pinochle-system-stonebridge_jumps = { SEAT($seat) } a spoluhráč licitují skoky ze Stonebridge.

# co znamenají nabídky podle licitačního systému
signal-pinochle-none = { SEAT($seat, you: "Vy") }: jen nabídka, nic neprozrazuje.
signal-pinochle-no-wish = { SEAT($seat, you: "Vy") }: Nabídku nechci.
signal-pinochle-trumps = { SEAT($seat, you: "Vy") }: Chci určit trumfy.
signal-pinochle-aces = { SEAT($seat, you: "Vy") }: Mám esa v jiných barvách.
signal-pinochle-meld = { SEAT($seat, you: "Vy") }: V kombinacích mám asi { $n }.
signal-pinochle-open = { SEAT($seat, you: "Vy") }: Začínám.
signal-pinochle-not-ready = { SEAT($seat, you: "Vy") }: Pasovat ještě nechci.
signal-pinochle-some-meld = { SEAT($seat, you: "Vy") }: Nějaké kombinace mám.
signal-pinochle-pinochle = { SEAT($seat, you: "Vy") }: Mám několik kárových kluků nebo pikových dam.
signal-pinochle-all = { SEAT($seat, you: "Vy") }: { $n ->
    [3] Předejte mi kluky všech barev.
    [4] Předejte mi dámy všech barev.
    [5] Předejte mi krále všech barev.
   *[7] Předejte mi esa všech barev.
}
signal-pinochle-one = { SEAT($seat, you: "Vy") }: { $n ->
    [3] Potřebuju trumfového kluka.
    [4] Potřebuju trumfovou dámu.
    [5] Potřebuju trumfového krále.
    [6] Potřebuju trumfovou desítku.
   *[7] Potřebuju trumfové eso.
}
signal-pinochle-run = { SEAT($seat, you: "Vy") }: Mám postupku.
signal-pinochle-aces-around = { SEAT($seat, you: "Vy") }: Mám čtyři esa.
signal-pinochle-run-and-aces = { SEAT($seat, you: "Vy") }: Mám postupku a čtyři esa.
signal-pinochle-void = { SEAT($seat, you: "Vy") }: Jednu barvu nemám, nanejvýš její devítky.
signal-pinochle-help = { SEAT($seat, you: "Vy") }: Mám čtyři karty, které vám pomohou, ať jsou trumfy jakékoli.
