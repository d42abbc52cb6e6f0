# Pinochle ve třech

game-pinochle_three = Pinochle ve třech
game-pinochle_three-line = Jeden s talonem proti dvěma, nebo každý sám
preset-pinochle_three-auction3 = Licitované, na sazby
    .detail = nabídky od 300, talon ze tří karet, kombinace vykládá jen ten, kdo hraje, platí se po každém rozdání
preset-pinochle_three-auction3_points = Licitované, na body
    .detail = nabídky od 200, talon ze tří karet, kombinace vykládají všichni, hra do 1000 bodů
preset-pinochle_three-auction3_double = 80 karet, na body
    .detail = nabídky od 50, trumfy se určují před talonem z pěti karet, kombinace vykládají všichni, hra do 455 bodů
preset-pinochle_three-cutthroat3 = Každý sám
    .detail = bez licitace, trumfy podle poslední karty, kombinace z karet ve štyších, hra do 1000 bodů
preset-pinochle_three-cutthroat3_bid = Každý sám, s licitací
    .detail = bez talonu, nabídky od 200, partii vyhraje jen ten, kdo hraje závazek

# na co se čeká
question-pinochle_three-auction = { $high ->
    [0] Jste na řadě: zatím nikdo nenabízí.
   *[other] Jste na řadě: nejvyšší nabídka je { $high }.
}
question-pinochle_three-auction-wait = Licituje { SEAT($seat) }.
question-pinochle_three-unseen = Vzít talon, nebo závazek vzdát naslepo?
question-pinochle_three-unseen-wait = O talonu rozhoduje { SEAT($seat) }.
question-pinochle_three-trump = Určete trumfy.
question-pinochle_three-trump-wait = Trumfy určuje { SEAT($seat) }.
question-pinochle_three-trump-blind = Určete trumfy, dokud talon nevidíte.
question-pinochle_three-trump-blind-wait = Trumfy určuje { SEAT($seat) }, talon zatím nikdo nezná.
question-pinochle_three-bury = { $n ->
    [one] Odložte { $n } kartu, která není v kombinacích.
    [few] Odložte { $n } karty, které nejsou v kombinacích.
    [many] Odložte { $n } karty, které nejsou v kombinacích.
   *[other] Odložte { $n } karet, které nejsou v kombinacích.
}
question-pinochle_three-bury-wait = Karty odkládá { SEAT($seat) }.
question-pinochle_three-meld = Vyložte kombinace.
question-pinochle_three-meld-wait = Kombinace vykládá { SEAT($seat) }.
question-pinochle_three-decide = Hrát, změnit rozhodnutí, nebo závazek vzdát?
question-pinochle_three-decide-wait = O hře rozhoduje { SEAT($seat) }.
question-pinochle_three-grant = Hrajete dál, nebo závazek uznáváte?
question-pinochle_three-grant-wait = O další hře rozhoduje { SEAT($seat) }.
question-pinochle_three-nine = Vyměníte trumfovou devítku za otočenou kartu?
question-pinochle_three-nine-wait = Trumfovou devítku může vyměnit { SEAT($seat) }.
question-pinochle_three-play = Jste na řadě.
question-pinochle_three-play-wait = Na řadě je { SEAT($seat) }.

title-pinochle_three-trump = Trumfy: { SUIT($suit) }
title-pinochle_three-bid = { SEAT($seat) }: { $bid }
title-pinochle_three-bid-you = Vy: { $bid }
title-pinochle_three-contract = { SEAT($seat) }: { $bid }, trumfy { SUIT($suit) }
title-pinochle_three-contract-you = Vy: { $bid }, trumfy { SUIT($suit) }
stake-pinochle_three-units = { $worth ->
    [one] Závazek { $bid } platí { $worth } sazbu
    [few] Závazek { $bid } platí { $worth } sazby
    [many] Závazek { $bid } platí { $worth } sazby
   *[other] Závazek { $bid } platí { $worth } sazeb
}
stake-pinochle_three-need = { $need ->
    [0] { SEAT($seat) } má závazek { $bid } splněný
   *[other] { SEAT($seat) }: do závazku { $bid } chybí { $need }
}
stake-pinochle_three-need-you = { $need ->
    [0] Závazek { $bid } máte splněný
   *[other] Do závazku { $bid } vám chybí { $need }
}
stake-pinochle_three-player = { SEAT($seat, you: "Vy") }: kombinace { $meld }, štychy { $take }

# tlačítka
act-pinochle_three-pass = Pas
act-pinochle_three-bid = Nabídnout { $bid }
    .detail = { $need ->
        [0] nejlepší kombinace máte za { $best }
       *[other] nejlepší kombinace máte za { $best }: chybí vám { $need }
    }
act-pinochle_three-take = Vzít talon
act-pinochle_three-concede = Vzdát závazek
    .detail = stojí { $worth }
    .confirm = Opravdu vzdát? Stojí to { $worth }
act-pinochle_three-trump = Trumfy: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } karta, kombinace { $value }
        [few] { $cards } karty, kombinace { $value }
        [many] { $cards } karty, kombinace { $value }
       *[other] { $cards } karet, kombinace { $value }
    }
act-pinochle_three-bury = Odložit { CARD($card, form: "acc") }
act-pinochle_three-bury-many = { $n ->
    [one] Odložit { $n } kartu
    [few] Odložit { $n } karty
    [many] Odložit { $n } karty
   *[other] Odložit { $n } karet
}
act-pinochle_three-meld = Vyložit kombinace za { $value }
    .detail = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }
act-pinochle_three-meld-none = Nevykládat nic
act-pinochle_three-play = Hrát
    .detail = { $need ->
        [0] závazek { $contract } máte splněný
       *[other] ze štychů potřebujete { $need } z { $all } bodů
    }
act-pinochle_three-change = Změnit
    .detail = jiné trumfy, jiné kombinace, jiné odložené karty
act-pinochle_three-change-blind = Změnit
    .detail = jiné odložené karty, jiné kombinace
act-pinochle_three-keep = Hrát dál
    .detail = aktérovi chybí ještě { $need } z { $all } bodů
act-pinochle_three-give-in = Závazek uznat
    .detail = musí to říct oba; každého to stojí { $worth }
act-pinochle_three-no-exchange = Neměnit devítku
act-pinochle_three-exchange = Vyměnit devítku
    .detail = dostanete { CARD($card, form: "acc") }, a když vezmete štych, i 10 bodů

# hlášení a události
call-pinochle_three-pass = { SEAT($seat, you: "Vy") }: pas.
call-pinochle_three-take = { SEAT($seat) } bere talon.
call-pinochle_three-take-you = Berete talon.
call-pinochle_three-concede = { SEAT($seat) } vzdává závazek.
call-pinochle_three-concede-you = Vzdáváte závazek.
call-pinochle_three-meld = { SEAT($seat, you: "Vy") }: kombinace jsou vyložené.
call-pinochle_three-play = { SEAT($seat) } hraje.
call-pinochle_three-play-you = Hrajete.
call-pinochle_three-change = { SEAT($seat) } bere všechno zpět.
call-pinochle_three-change-you = Berete všechno zpět.
call-pinochle_three-keep = { SEAT($seat) } hraje dál.
call-pinochle_three-keep-you = Hrajete dál.
call-pinochle_three-give-in = { SEAT($seat) } závazek uznává.
call-pinochle_three-give-in-you = Závazek uznáváte.
call-pinochle_three-no-exchange = { SEAT($seat) } nemění.
call-pinochle_three-no-exchange-you = Neměníte.
call-pinochle_three-exchange = { SEAT($seat) } mění trumfovou devítku.
call-pinochle_three-exchange-you = Měníte trumfovou devítku.
event-pinochle_three-contract = Závazek hraje { SEAT($seat) }: { $bid }.
event-pinochle_three-contract-you = Závazek hrajete vy: { $bid }.
event-pinochle_three-turned = Otočená karta je { CARD($card) }: trumfy jsou { SUIT($suit) }.
event-pinochle_three-widow = { $n ->
    [one] { SEAT($seat) } bere z talonu { $n } kartu.
    [few] { SEAT($seat) } bere z talonu { $n } karty.
    [many] { SEAT($seat) } bere z talonu { $n } karty.
   *[other] { SEAT($seat) } bere z talonu { $n } karet.
}
event-pinochle_three-widow-you = { $n ->
    [one] Z talonu berete { $n } kartu.
    [few] Z talonu berete { $n } karty.
    [many] Z talonu berete { $n } karty.
   *[other] Z talonu berete { $n } karet.
}
event-pinochle_three-told = V odložených kartách: { $trumps ->
    [one] { $trumps } trumf
    [few] { $trumps } trumfy
    [many] { $trumps } trumfu
   *[other] { $trumps } trumfů
}, { $aces ->
    [one] { $aces } eso
    [few] { $aces } esa
    [many] { $aces } esa
   *[other] { $aces } es
}.
event-pinochle_three-made = Kombinace samy stačí na { $bid }.
event-pinochle_three-granted = Oba soupeři závazek { $bid } uznávají: je splněný.
event-pinochle_three-conceded = { SEAT($seat) } vzdává závazek { $bid }.
event-pinochle_three-conceded-you = Vzdáváte závazek { $bid }.
event-pinochle_three-conceded-unseen = { SEAT($seat) } vzdává závazek { $bid } naslepo.
event-pinochle_three-conceded-unseen-you = Vzdáváte závazek { $bid } naslepo.
event-pinochle_three-thrown-in = Nikdo nelicituje: karty se skládají.
event-pinochle_three-score = { SEAT($seat, you: "Vy") }: { MONEY($value) } bodů.
event-pinochle_three-units = { SEAT($seat, you: "Vy") }: { MONEY($value) } { MONEY($value) ->
    [one] sazba
    [few] sazby
    [many] sazby
   *[other] sazeb
}.

# vyúčtování
item-pinochle_three-made = Kombinace za { $meld } samy stačí na { $bid }
item-pinochle_three-granted = Soupeři závazek { $bid } uznávají
item-pinochle_three-won = { SEAT($seat) } plní závazek { $bid }: { $got } bodů
    .detail = kombinace { $meld } + štychy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odloženo { $buried } = { $got }
    }
item-pinochle_three-won-you = Plníte závazek { $bid }: { $got } bodů
item-pinochle_three-lost = { SEAT($seat) } neplní závazek { $bid }: { $got } bodů
    .detail = kombinace { $meld } + štychy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odloženo { $buried } = { $got }
    }; chybí { $short }
item-pinochle_three-lost-you = Neplníte závazek { $bid }: { $got } bodů
item-pinochle_three-conceded = { SEAT($seat) } vzdává závazek { $bid }
item-pinochle_three-conceded-you = Vzdáváte závazek { $bid }
item-pinochle_three-conceded-unseen = { SEAT($seat) } vzdává závazek { $bid } naslepo
item-pinochle_three-conceded-unseen-you = Vzdáváte závazek { $bid } naslepo
item-pinochle_three-kitty = Bank: aktér dostává { MONEY($pool) }
item-pinochle_three-refill = Každý platí do banku { MONEY($pool) }
item-pinochle_three-contract = { SEAT($seat) } plní závazek { $bid }: { $got } bodů
    .detail = kombinace { $meld } + štychy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odloženo { $buried } = { $got }
    }
item-pinochle_three-contract-you = Plníte závazek { $bid }: { $got } bodů
item-pinochle_three-set = { SEAT($seat) } neplní závazek { $bid }: { $got } bodů
    .detail = kombinace { $meld } + štychy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odloženo { $buried } = { $got }
    }; chybí { $short }
item-pinochle_three-set-you = Neplníte závazek { $bid }: { $got } bodů
item-pinochle_three-meld = Kombinace: { SEAT($seat) }
item-pinochle_three-meld-you = Vaše kombinace
item-pinochle_three-meld-lost = Kombinace se bez štychu nepočítají: { SEAT($seat) }
item-pinochle_three-meld-lost-you = Vaše kombinace se bez štychu nepočítají
item-pinochle_three-meld-lost-points = Bez bodů ve štyších se kombinace nepočítají: { SEAT($seat) }
item-pinochle_three-meld-lost-points-you = Bez bodů ve štyších se vaše kombinace nepočítají
item-pinochle_three-concession-bonus = Za vzdaný závazek: { SEAT($seat) }
item-pinochle_three-concession-bonus-you = Za vzdaný závazek pro vás
item-pinochle_three-nine = Vyměněná devítka: { SEAT($seat) }
item-pinochle_three-nine-you = Vaše vyměněná devítka
item-pinochle_three-tricks = Body ve štyších: { SEAT($seat) }
item-pinochle_three-tricks-you = Vaše body ve štyších
factor-pinochle_three-double-bete = hráno a prohráno
factor-pinochle_three-spades = trumfy jsou piky

# odmítnutí
refused-pinochle_three-must-open = Kdo začíná, musí nabídnout aspoň { $least }.
refused-pinochle_three-not-auction = Nejdřív licitujte nebo pasujte.
refused-pinochle_three-not-unseen = Nejdřív vezměte talon, nebo závazek vzdejte.
refused-pinochle_three-not-trump = Nejdřív určete trumfy.
refused-pinochle_three-not-bury = Nejdřív odložte karty místo talonu.
refused-pinochle_three-in-meld = Tato karta je v kombinaci, odložte jinou: { CARD($card) }.
refused-pinochle_three-not-meld = Nejdřív vyložte kombinace.
refused-pinochle_three-not-decide = Nejdřív řekněte, jestli hrajete.
refused-pinochle_three-not-grant = Nejdřív řekněte, jestli hrajete dál.
refused-pinochle_three-not-nine = Vyměnit může jen ten, kdo má trumfovou devítku.
refused-pinochle_three-not-play = Zahrajte kartu.

# volby
option-pinochle_three-deck = Balíček
    .help = Hrajete se 48 kartami, každá je tam dvakrát, nebo s 80 bez devítek, každá čtyřikrát. S 80 kartami se všechny body dělí deseti.
option-pinochle_three-deck-single = 48 karet
option-pinochle_three-deck-double = 80 karet
option-pinochle_three-double_widow = Talon v pinochle s 80 kartami
    .help = Má pět karet a trumfy určíte, než je uvidíte. Nebo má dvě a trumfy určíte až potom.
option-pinochle_three-meld_table = Tabulka kombinací
    .help = Kolik platí kombinace s 80 kartami.
option-pinochle_three-meld_table-standard = běžná
option-pinochle_three-meld_table-toby_thomas = Toby Thomas
option-pinochle_three-meld_table-npa_partial = postupka 25, pinochle 15
option-pinochle_three-single_pinochle = Jedno pinochle
    .help = Kolik platí jedno pinochle.
option-pinochle_three-roundhouse = Čtyři hlášky
    .help = Kolik platí hláška v každé barvě.
option-pinochle_three-double_roundhouse = Dvakrát čtyři hlášky
    .help = Kolik platí dvě hlášky v každé barvě.
option-pinochle_three-meld_saved_by = Kdy vám zůstanou kombinace
    .help = Když vezmete štych, nebo jen když vezmete štych s body.
option-pinochle_three-meld_saved_by-trick = za jakýkoli štych
option-pinochle_three-meld_saved_by-points = za štych s body
option-pinochle_three-concession_bonus = Za vzdaný závazek
    .help = Kolik si každý soupeř zapíše ke kombinacím navíc, když to vítěz licitace před prvním výnosem vzdá.
option-pinochle_three-target-null = obvyklý
option-pinochle_three-players = Hráči
    .help = Hrají tři, nebo jsou u stolu čtyři či pět a karty dostanou jen tři.
option-pinochle_three-trump_by = Trumfy
    .help = Určí je vítěz licitace, nebo je ukáže poslední rozdaná karta.
option-pinochle_three-trump_by-auction = určuje je vítěz licitace
option-pinochle_three-trump_by-last_card = ukáže je poslední karta
option-pinochle_three-widow = Talon
    .help = Tři karty leží stranou pro vítěze licitace. Jinak se všechny karty rozdají.
option-pinochle_three-settle_by = Vyúčtování
    .help = Buď se po každém rozdání platí sazby a vykládá jen vítěz licitace, nebo se píšou body a vykládají všichni.
option-pinochle_three-settle_by-units = sazby
option-pinochle_three-settle_by-points = body
option-pinochle_three-min_bid = Nejnižší nabídka
    .help = Když pole necháte prázdné: 300, když se hraje na sazby, 200, když na body, a 50 s 80 kartami.
option-pinochle_three-min_bid-null = obvyklá
option-pinochle_three-forced_opening = První hráč musí nabídnout
    .help = Pasovat smějí až ostatní.
option-pinochle_three-dealer_stuck_bid = Rozdávající musí hrát
    .help = Za kolik hraje rozdávající, když ostatní pasují. Když pole necháte prázdné: za nejnižší nabídku.
option-pinochle_three-dealer_stuck_bid-null = nejnižší nabídku
option-pinochle_three-announce_buried = Odložené trumfy a esa se hlásí
    .help = Vítěz licitace řekne, kolik trumfů a es odkládá.
option-pinochle_three-run_extras = K postupce navíc
    .help = Platí jen celá další hláška, nebo je za každého dalšího krále nebo dámu 40. Anebo platí každá hláška, i ta v postupce.
option-pinochle_three-run_extras-marriage_only = jen celá hláška
option-pinochle_three-run_extras-with_marriage = i s hláškou v postupce
option-pinochle_three-run_extras-each40 = každý král nebo dáma 40
option-pinochle_three-double_meld_bonus = Dvojité kombinace platí víc
    .help = Jinak platí dvojitá postupka, pinochle a čtveřice jako dvě jednoduché.
option-pinochle_three-meld_timing = Kdy se počítají kombinace
    .help = Před hrou z karet v ruce, nebo až z karet ve štyších.
option-pinochle_three-meld_timing-before_play = před hrou
option-pinochle_three-meld_timing-captured = z karet ve štyších
option-pinochle_three-nine_exchange = Devítka za otočenou kartu
    .help = První hráč s trumfovou devítkou ji smí vyměnit.
option-pinochle_three-heading = Přebíjení
    .help = Kdy musíte přebít nejvyšší kartu štychu: vždy, jen když se vynáší trumf, nebo jen trumfem. Anebo vždy, a když už někdo trumfoval, ještě i nejvyšší kartu nesené barvy.
option-pinochle_three-heading-always = vždy
option-pinochle_three-heading-trump_led = když se vynáší trumf
option-pinochle_three-heading-trump_only = jen trumfy
option-pinochle_three-heading-even_ruffed = vždy, a v nesené barvě i po trumfu
option-pinochle_three-card_points = Body karet
    .help = Esa, desítky a králové mají po 10, nebo esa a desítky po 10 a králové a dámy po 5. Anebo má eso 11, desítka 10, král 4, dáma 3 a kluk 2.
option-pinochle_three-card_points-atk10 = eso, desítka a král po 10
option-pinochle_three-card_points-at10kq5 = eso a desítka po 10, král a dáma po 5
option-pinochle_three-card_points-trad = eso 11, desítka 10, král 4, dáma 3, kluk 2
option-pinochle_three-unit_table = Tabulka sazeb
    .help = Kolik sazeb platí závazek.
option-pinochle_three-unit_table-scarne = Scarne
option-pinochle_three-unit_table-short = krátká
option-pinochle_three-kitty = Bank
    .help = Společný bank platí a dostává s aktérem tak, jako by byl další soupeř.
option-pinochle_three-spades_double = Piky dvojnásob
    .help = S pikovými trumfy platí sazby dvojnásob.
option-pinochle_three-win_by_bidding = Vyhrává jen ten, kdo hraje závazek
    .help = Partii vyhraje jen ten, kdo má dost bodů a v tom rozdání závazek hraje a splní.
option-pinochle_three-target = Body k výhře
    .help = Kdo má tolik bodů, vyhrává partii.
