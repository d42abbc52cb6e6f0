# Bezique a rubikonový bezique

game-bezique = Bezique
game-bezique-line = Brát štychy, vykládat kombinace, lízat; esa a desítky se počítají na konci
preset-bezique-bezique = Bezique
    .detail = dva balíčky, partie na body
preset-bezique-rubicon = Rubikonový bezique
    .detail = čtyři balíčky, každé rozdání je samostatná hra; kdo prohraje pod 1000, je pod rubikonem

# na co se čeká
question-bezique-lead = Vynášíte.
question-bezique-follow = Přidejte kartu do štychu.
question-bezique-meld = Štych je váš. Vyložte, co chcete, a lízněte si.
question-bezique-lay = Které karty vykládáte?
question-bezique-blanche = Ukážete carte blanche?
question-bezique-wait = Na řadě je { SEAT($seat) }.
title-bezique-bezique-stock = Trumfy: { SUIT($suit) } · talon { $n }
title-bezique-bezique-strict = Trumfy: { SUIT($suit) } · talon je prázdný
title-bezique-rubicon-stock = Rubikon · trumfy: { SUIT($suit) } · talon { $n }
title-bezique-rubicon-strict = Rubikon · trumfy: { SUIT($suit) } · talon je prázdný
title-bezique-rubicon-open = Rubikon · zatím bez trumfů · talon { $n }
duty-bezique-lay = { $n ->
    [one] Do kombinace vyberte ještě { $n } kartu.
    [few] Do kombinace vyberte ještě { $n } karty.
    [many] Do kombinace vyberte ještě { $n } karty.
   *[other] Do kombinace vyberte ještě { $n } karet.
}
stake-bezique = { SEAT($seat) }: v tomto rozdání { $points }, celkem { $total } z { $target }
stake-bezique-you = Vy: v tomto rozdání { $points }, celkem { $total } z { $target }
stake-bezique-rubicon = { SEAT($seat) }: { $points }
stake-bezique-rubicon-you = Vy: { $points }

# tlačítka
act-bezique-lay = Vyložit { CARD($card, form: "acc") }
act-bezique-draw = Líznout
    .detail = { $n ->
        [one] pak zbývá { $n } karta
        [few] pak zbývají { $n } karty
        [many] pak zbývá { $n } karty
       *[other] pak zbývá { $n } karet
    }
act-bezique-draw-last = Líznout
    .detail = poslední dvě karty; soupeř dostane { CARD($card, form: "acc") }
act-bezique-pass = Neukazovat
    .detail = bez carte blanche
act-bezique-blanche = Carte blanche { $points }
    .detail = ukázat list bez krále, dámy a kluka
act-bezique-exchange = Vyměnit sedmu { $points }
    .detail = vzít { CARD($card, form: "acc") }
act-bezique-seven = Ukázat sedmu { $points }
    .detail = { CARD($card) }
act-bezique-marriage = Hláška { $points }
    .detail = král a dáma, { SUIT($suit) }
act-bezique-royal = Trumfová hláška { $points }
    .detail = král a dáma v trumfech
act-bezique-royal-trump = Hláška { $points }
    .detail = trumfy budou { SUIT($suit) }
act-bezique-sequence = Trumfová postupka { $points }
    .detail = eso, desítka, král, dáma a kluk v trumfech
act-bezique-sequence-trump = Postupka { $points }
    .detail = trumfy budou { SUIT($suit) }
act-bezique-plain-sequence = Netrumfová postupka { $points }
    .detail = eso až kluk, { SUIT($suit) }
act-bezique-bezique = Bezique { $points }
act-bezique-double-bezique = Dvojitý bezique { $points }
act-bezique-triple-bezique = Trojitý bezique { $points }
act-bezique-quadruple-bezique = Čtyřnásobný bezique { $points }
act-bezique-four-aces = Čtyři esa { $points }
act-bezique-four-kings = Čtyři králové { $points }
act-bezique-four-queens = Čtyři dámy { $points }
act-bezique-four-jacks = Čtyři kluci { $points }

# hlášení a události
call-bezique-pass = { SEAT($seat) } carte blanche neukazuje.
call-bezique-pass-you = Carte blanche neukazujete.
call-bezique-carte-blanche = { SEAT($seat) } ukazuje carte blanche.
call-bezique-carte-blanche-you = Ukazujete carte blanche.
call-bezique-exchange = { SEAT($seat) } mění sedmu.
call-bezique-exchange-you = Měníte sedmu.
call-bezique-show-seven = { SEAT($seat) } ukazuje sedmu.
call-bezique-show-seven-you = Ukazujete sedmu.
call-bezique-marriage = { SEAT($seat) } hlásí hlášku: { SUIT($suit) }.
call-bezique-marriage-you = Hlásíte hlášku: { SUIT($suit) }.
call-bezique-royal = { SEAT($seat) } hlásí trumfovou hlášku: { SUIT($suit) }.
call-bezique-royal-you = Hlásíte trumfovou hlášku: { SUIT($suit) }.
call-bezique-sequence = { SEAT($seat) } hlásí trumfovou postupku: { SUIT($suit) }.
call-bezique-sequence-you = Hlásíte trumfovou postupku: { SUIT($suit) }.
call-bezique-plain-sequence = { SEAT($seat) } hlásí netrumfovou postupku: { SUIT($suit) }.
call-bezique-plain-sequence-you = Hlásíte netrumfovou postupku: { SUIT($suit) }.
call-bezique-bezique = { SEAT($seat) } hlásí bezique.
call-bezique-bezique-you = Hlásíte bezique.
call-bezique-double-bezique = { SEAT($seat) } hlásí dvojitý bezique.
call-bezique-double-bezique-you = Hlásíte dvojitý bezique.
call-bezique-triple-bezique = { SEAT($seat) } hlásí trojitý bezique.
call-bezique-triple-bezique-you = Hlásíte trojitý bezique.
call-bezique-quadruple-bezique = { SEAT($seat) } hlásí čtyřnásobný bezique.
call-bezique-quadruple-bezique-you = Hlásíte čtyřnásobný bezique.
call-bezique-four-aces = { SEAT($seat) } hlásí čtyři esa.
call-bezique-four-aces-you = Hlásíte čtyři esa.
call-bezique-four-kings = { SEAT($seat) } hlásí čtyři krále.
call-bezique-four-kings-you = Hlásíte čtyři krále.
call-bezique-four-queens = { SEAT($seat) } hlásí čtyři dámy.
call-bezique-four-queens-you = Hlásíte čtyři dámy.
call-bezique-four-jacks = { SEAT($seat) } hlásí čtyři kluky.
call-bezique-four-jacks-you = Hlásíte čtyři kluky.
event-bezique-turned = Otočená karta: { CARD($card) }. Trumfy: { SUIT($suit) }.
event-bezique-trump = Trumfy: { SUIT($suit) }.
event-bezique-trick = Štych bere { SEAT($seat) }.
event-bezique-trick-you = Štych berete vy.
event-bezique-lay = { SEAT($seat) } vykládá { CARD($card, form: "acc") }.
event-bezique-lay-you = Vykládáte { CARD($card, form: "acc") }.
event-bezique-exchange = { SEAT($seat) } bere { CARD($card, form: "acc") }.
event-bezique-exchange-you = Berete { CARD($card, form: "acc") }.
event-bezique-draw-hidden = { SEAT($seat) } lízne.
event-bezique-draw = { SEAT($seat) } lízne { CARD($card, form: "acc") }.
event-bezique-draw-you = Líznete { CARD($card, form: "acc") }.
event-bezique-score = { SEAT($seat) } si píše { $points }.
event-bezique-score-you = Píšete si { $points }.
event-bezique-win = { SEAT($seat) } dosahuje cíle a vyhrává.
event-bezique-win-you = Dosahujete cíle a vyhráváte.
event-bezique-settle = Hru vyhrává { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-bezique-settle-you = Hru vyhráváte: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-bezique-void = Stejný počet bodů: hra neplatí.

# vyúčtování
item-bezique-turned = Otočená sedma
item-bezique-exchange = Vyměněná sedma
item-bezique-seven = Trumfová sedma
item-bezique-marriage = Hláška, { SUIT($suit) }
item-bezique-royal = Trumfová hláška, { SUIT($suit) }
item-bezique-sequence = Trumfová postupka, { SUIT($suit) }
item-bezique-plain-sequence = Netrumfová postupka, { SUIT($suit) }
item-bezique-bezique = Bezique
item-bezique-double-bezique = Dvojitý bezique
item-bezique-triple-bezique = Trojitý bezique
item-bezique-quadruple-bezique = Čtyřnásobný bezique
item-bezique-four-aces = Čtyři esa
item-bezique-four-kings = Čtyři králové
item-bezique-four-queens = Čtyři dámy
item-bezique-four-jacks = Čtyři kluci
item-bezique-declared = Kombinace a sedmy
item-bezique-carte-blanche = Carte blanche
item-bezique-last = Poslední štych
item-bezique-brisques = Brisky
    .detail = získaná esa a desítky po 10
item-bezique-difference = Rozdíl ve stovkách
    .detail = { $w } : { $l }
item-bezique-saved = Rozdíl ve stovkách, brisky zachraňují
    .detail = { $w } : { $l } s briskami
item-bezique-sum = Součet ve stovkách
    .detail = { $w } a { $l }
item-bezique-game = Hra
item-bezique-rubicon = Rubikon
    .detail = soupeř zůstává pod 1000
item-bezique-void = Stejný počet bodů: neplatí

# odmítnutí
refused-bezique-copy = Takový exemplář nemáte: { CARD($card) }. Pište kartu bez značky, nebo tak, jak ji lze zahrát.
refused-bezique-draw-first = Než vynesete, lízněte si.
refused-bezique-blanche-first = Nejprve řekněte, zda ukazujete carte blanche.
refused-bezique-moment = Vykládá se po získaném štychu, než se lízne.
refused-bezique-strict = Talon je prázdný: už se nic nevykládá.
refused-bezique-form = To tato hra nemá.
refused-bezique-one = Po štychu jen jedna kombinace: tato přijde na řadu později.
refused-bezique-cards = Nemáte na ni karty.
refused-bezique-used = Některá její karta už je použitá v téže nebo ve vyšší kombinaci.
refused-bezique-taken = Právě vyměněná karta se smí vyložit až po dalším štychu.
refused-bezique-hand-card = U tohoto stolu musí být jedna karta z ruky.
refused-bezique-order = Karty říkejte po jedné od nejnižší, nebo všechny najednou: teď { CARD($card, form: "acc") }.
refused-bezique-seven-once = Po štychu jen jedna sedma.
refused-bezique-exchange-seven = Pod talonem už leží { CARD($card) }: svou jen ukažte.
refused-bezique-seven-played = U tohoto stolu platí sedma, když se hraje.
refused-bezique-seven-exchange = { CARD($card) } se mění; ukazuje se, až když leží sedma pod talonem.
refused-bezique-seven-shown = Za tuto kartu už body máte: { CARD($card) }.
refused-bezique-blanche-court = Máte krále, dámu nebo kluka.
refused-bezique-blanche-moment = Carte blanche se ukazuje před prvním výnosem a znovu po líznutí.

# pravidla stolu
option-bezique-bz_form = Hra
    .help = Dva balíčky a partie na body, nebo rubikonový bezique se čtyřmi, kde se platí každé rozdání.
option-bezique-bz_form-bezique = bezique, dva balíčky
option-bezique-bz_form-rubicon = rubikonový bezique, čtyři balíčky
option-bezique-target = Body k výhře
    .help = Partie se hraje do tolika bodů.
option-bezique-bz_target_check = Kdo dosáhne cíle
    .help = Vyhrává hned, nebo platí jen celá rozdání.
option-bezique-bz_target_check-immediate = hned
option-bezique-bz_target_check-end_of_deal = po rozdání
option-bezique-bz_seven = Trumfové sedmy
    .help = Platí při výměně nebo ukázání, nebo při výměně a při zahrání.
option-bezique-bz_seven-declare = vyměněné nebo ukázané
option-bezique-bz_seven-when_played = vyměněné a zahrané
option-bezique-bz_need_hand_card = Karta z ruky
    .help = Do každé kombinace patří jedna karta, která ještě neleží na stole.
option-bezique-bz_bezique_cards = Karty bezique
    .help = Piková dáma a kárový kluk, nebo při těchto trumfech křížová dáma a srdcový kluk.
option-bezique-bz_bezique_cards-fixed = vždy tytéž
option-bezique-bz_bezique_cards-swap = při pikových a kárových trumfech jiné
option-bezique-strict_follow = Povinnosti po talonu
    .help = Ctít barvu, přebíjet a trumfovat, nebo bez přebíjení.
option-bezique-strict_follow-F2 = ctít barvu, přebíjet, trumfovat
option-bezique-strict_follow-F1 = ctít barvu, trumfovat
option-bezique-bz_last_trick_at = Deset za štych číslo
    .help = Za poslední štych vůbec, nebo za poslední s talonem.
option-bezique-bz_brisque_timing = Kdy platí esa a desítky
    .help = Po posledním štychu, nejdřív tomu, kdo nerozdává, nebo hned za každý štych.
option-bezique-bz_brisque_timing-end = po posledním štychu
option-bezique-bz_brisque_timing-won = hned za štych
