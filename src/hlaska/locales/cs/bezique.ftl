# Bezique a rubikonový bezique

game-bezique = Bezique
game-bezique-line = Brát štychy, vykládat kombinace, lízat; esa a desítky se počítají na konci
preset-bezique-bezique = Bezique
    .detail = dva balíčky, partie na body
preset-bezique-rubicon = Rubikonový bezique
    .detail = čtyři balíčky, každé rozdání se platí zvlášť; kdo prohraje s méně než 1000 body, je pod rubikonem

# na co se čeká
question-bezique-lead = Vynášíte.
question-bezique-follow = Přidejte kartu do štychu.
question-bezique-meld = Štych je váš. Něco vyložte, nebo si lízněte.
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
stake-bezique = { SEAT($seat) }: v tomto rozdání { $points } bodů, celkem { $total } z { $target }
stake-bezique-you = Vy: v tomto rozdání { $points } bodů, celkem { $total } z { $target }
stake-bezique-rubicon = { SEAT($seat) }: { $points } bodů
stake-bezique-rubicon-you = Vy: { $points } bodů

# tlačítka
act-bezique-lay = Vyložit { CARD($card, form: "acc") }
act-bezique-draw = Líznout
    .detail = { $n ->
        [one] v talonu zbude { $n } karta
        [few] v talonu zbudou { $n } karty
        [many] v talonu zbude { $n } karty
       *[other] v talonu zbude { $n } karet
    }
act-bezique-draw-last = Líznout
    .detail = poslední dvě karty; soupeř dostane { CARD($card, form: "acc") }
act-bezique-pass = Neukazovat
    .detail = žádné body za carte blanche
act-bezique-blanche = Ukázat carte blanche: { $points } bodů
    .detail = ukázat karty bez krále, dámy a kluka
act-bezique-exchange = Vyměnit sedmu: { $points } bodů
    .detail = vzít { CARD($card, form: "acc") }
act-bezique-seven = Ukázat sedmu: { $points } bodů
    .detail = { CARD($card) }
act-bezique-marriage = Vyložit hlášku: { $points } bodů
    .detail = král a dáma, { SUIT($suit) }
act-bezique-royal = Vyložit trumfovou hlášku: { $points } bodů
    .detail = král a dáma v trumfech
act-bezique-royal-trump = Vyložit hlášku: { $points } bodů
    .detail = trumfy budou { SUIT($suit) }
act-bezique-sequence = Vyložit trumfovou postupku: { $points } bodů
    .detail = eso, desítka, král, dáma a kluk v trumfech
act-bezique-sequence-trump = Vyložit postupku: { $points } bodů
    .detail = trumfy budou { SUIT($suit) }
act-bezique-plain-sequence = Vyložit netrumfovou postupku: { $points } bodů
    .detail = eso až kluk, { SUIT($suit) }
act-bezique-bezique = Vyložit bezique: { $points } bodů
act-bezique-double-bezique = Vyložit dvojitý bezique: { $points } bodů
act-bezique-triple-bezique = Vyložit trojitý bezique: { $points } bodů
act-bezique-quadruple-bezique = Vyložit čtyřnásobný bezique: { $points } bodů
act-bezique-four-aces = Vyložit čtyři esa: { $points } bodů
act-bezique-four-kings = Vyložit čtyři krále: { $points } bodů
act-bezique-four-queens = Vyložit čtyři dámy: { $points } bodů
act-bezique-four-jacks = Vyložit čtyři kluky: { $points } bodů

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
event-bezique-trick-you = Štych je váš.
event-bezique-lay = { SEAT($seat) } vykládá { CARD($card, form: "acc") }.
event-bezique-lay-you = Vykládáte { CARD($card, form: "acc") }.
event-bezique-exchange = { SEAT($seat) } bere { CARD($card, form: "acc") }.
event-bezique-exchange-you = Berete { CARD($card, form: "acc") }.
event-bezique-draw-hidden = { SEAT($seat) } si lízne.
event-bezique-draw = { SEAT($seat) } lízne { CARD($card, form: "acc") }.
event-bezique-draw-you = Líznete { CARD($card, form: "acc") }.
event-bezique-score = { SEAT($seat) } si píše { $points } bodů.
event-bezique-score-you = Píšete si { $points } bodů.
event-bezique-win = { SEAT($seat) } je v cíli a vyhrává.
event-bezique-win-you = Jste v cíli a vyhráváte.
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
event-bezique-void = Stejně bodů: tuto hru nevyhrává nikdo.

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
    .detail = získaná esa a desítky po 10 bodech
item-bezique-difference = Rozdíl ve stovkách
    .detail = { $w } bodů proti { $l }
item-bezique-saved = Rozdíl ve stovkách, před rubikonem zachránily brisky
    .detail = { $w } bodů proti { $l } i s briskami
item-bezique-sum = Součet ve stovkách
    .detail = { $w } a { $l } bodů
item-bezique-game = Hra
item-bezique-rubicon = Rubikon
    .detail = soupeř má méně než 1000 bodů
item-bezique-void = Stejně bodů: nevyhrává nikdo

# odmítnutí
refused-bezique-copy = Právě tento kus nemáte: { CARD($card) }. Napište kartu bez značky za ní.
refused-bezique-draw-first = Než vynesete, lízněte si.
refused-bezique-blanche-first = Nejdřív řekněte, jestli ukazujete carte blanche.
refused-bezique-moment = Vykládat můžete, jen když máte štych, a to ještě před líznutím.
refused-bezique-strict = Talon je prázdný: už nic vyložit nemůžete.
refused-bezique-form = Taková kombinace v této hře není.
refused-bezique-one = Po štychu můžete vyložit jen jednu kombinaci: tuto si nechte na později.
refused-bezique-cards = Na to nemáte karty.
refused-bezique-used = Některou z těchto karet už jste použili ve stejné nebo ve vyšší kombinaci.
refused-bezique-taken = Tuto kartu jste právě vyměnili: vyložte ji až po dalším štychu.
refused-bezique-hand-card = U tohoto stolu musí být v kombinaci jedna karta z ruky.
refused-bezique-order = Karty říkejte po jedné od nejnižší, nebo všechny najednou: teď je na řadě { CARD($card) }.
refused-bezique-seven-once = Po štychu můžete ukázat nebo vyměnit jen jednu sedmu.
refused-bezique-exchange-seven = Pod talonem už leží { CARD($card) }: svou jen ukažte.
refused-bezique-seven-played = U tohoto stolu máte body za sedmu, až když ji zahrajete.
refused-bezique-seven-exchange = Vyměňte { CARD($card, form: "acc") }: ukázat ji můžete, až bude pod talonem ležet sedma.
refused-bezique-seven-shown = Za tuto kartu už body máte: { CARD($card) }.
refused-bezique-blanche-court = Máte krále, dámu nebo kluka.
refused-bezique-blanche-moment = Carte blanche můžete ukázat před prvním výnosem a znovu po líznutí.

# pravidla stolu
option-bezique-bz_form = Hra
    .help = Dva balíčky a partie na body, nebo rubikonový bezique se čtyřmi, kde se platí každé rozdání.
option-bezique-bz_form-bezique = bezique, dva balíčky
option-bezique-bz_form-rubicon = rubikonový bezique, čtyři balíčky
option-bezique-target = Body k výhře
    .help = Kdo první dosáhne tolika bodů, vyhrává partii.
option-bezique-bz_target_check = Kdy vyhrává, kdo je v cíli
    .help = Kdo má dost bodů, vyhrává hned, nebo až po rozdání.
option-bezique-bz_target_check-immediate = hned
option-bezique-bz_target_check-end_of_deal = po rozdání
option-bezique-bz_seven = Trumfové sedmy
    .help = Body za ně máte, když je vyměníte nebo ukážete. Nebo když je vyměníte, a jinak až když je zahrajete.
option-bezique-bz_seven-declare = když je vyměníte nebo ukážete
option-bezique-bz_seven-when_played = když je vyměníte nebo zahrajete
option-bezique-bz_need_hand_card = Karta z ruky
    .help = V každé kombinaci musí být jedna karta, která ještě neleží na stole.
option-bezique-bz_bezique_cards = Co je bezique
    .help = Vždy piková dáma a kárový kluk; nebo křížová dáma a srdcový kluk, když jsou trumfy piky nebo kára.
option-bezique-bz_bezique_cards-fixed = vždy stejné karty
option-bezique-bz_bezique_cards-swap = jiné karty, když jsou trumfy piky nebo kára
option-bezique-strict_follow = Co musíte, když dojde talon
    .help = Musíte ctít barvu, přebíjet a trumfovat, nebo jen ctít barvu a trumfovat.
option-bezique-strict_follow-F2 = ctít barvu, přebíjet, trumfovat
option-bezique-strict_follow-F1 = ctít barvu, trumfovat
option-bezique-bz_last_trick_at = Za který štych je deset bodů
    .help = Za úplně poslední, nebo za poslední, po kterém se ještě líže.
option-bezique-bz_brisque_timing = Kdy platí esa a desítky
    .help = Píšou se po posledním štychu, nejdřív tomu, kdo nerozdává, nebo hned po každém štychu.
option-bezique-bz_brisque_timing-end = po posledním štychu
option-bezique-bz_brisque_timing-won = hned za štych
