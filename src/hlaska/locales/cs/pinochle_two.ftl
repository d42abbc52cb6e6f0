# Pinochle ve dvou

game-pinochle_two = Pinochle ve dvou
game-pinochle_two-line = Líže se, po svém štychu se vykládá jedna kombinace, nakonec je dvanáct přísných štychů
preset-pinochle_two-two_handed = Pinochle ve dvou
    .detail = 48 karet, z toho 24 v talonu, hra do 1000 bodů

# na co se čeká
question-pinochle_two-lead = Vynášíte.
question-pinochle_two-follow = Přidejte kartu do štychu.
question-pinochle_two-meld = Štych je váš: vyložte kombinaci, nebo si lízněte.
question-pinochle_two-draw = Kterou z posledních dvou karet berete?
question-pinochle_two-wait = Na řadě je { SEAT($seat) }.
title-pinochle_two-stock = Trumfy: { SUIT($suit) } · talon { $n }
title-pinochle_two-strict = Trumfy: { SUIT($suit) } · barva se přiznává
stake-pinochle_two = { SEAT($seat, you: "Vy") }: kombinace { $meld }, štychy { $take }, před rozdáním { $score } z { $goal } bodů

# tlačítka
act-pinochle_two-draw = Líznout
    .detail = { $n ->
        [one] v talonu zbude { $n } karta
        [few] v talonu zbudou { $n } karty
        [many] v talonu zbude { $n } karty
       *[other] v talonu zbude { $n } karet
    }
act-pinochle_two-draw-trump = Vzít { CARD($card, form: "acc") }
    .detail = soupeř líže zakrytou kartu
act-pinochle_two-exchange = Vyměnit devítku: 10 bodů
    .detail = dostanete { CARD($card, form: "acc") }
act-pinochle_two-show-nine = Ukázat devítku: 10 bodů
act-pinochle_two-out = Ohlásit konec
    .detail = máte { $have } bodů z { $goal }: vyhráváte
    .confirm = Opravdu ohlásit konec s { $have } body?
act-pinochle_two-out-wrong = Ohlásit konec
    .detail = máte { $have } bodů z { $goal }: vyhrál by soupeř
    .confirm = Opravdu ohlásit konec s { $have } body? Vyhraje soupeř
act-pinochle_two-marriage = Vyložit hlášku, { SUIT($suit) }: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-royal = Vyložit trumfovou hlášku: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-flush = Vyložit postupku: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-pinochle = Vyložit pinochle: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-double-pinochle = Vyložit dvojité pinochle: { $value }
act-pinochle_two-aces-around = Vyložit čtyři esa: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-kings-around = Vyložit čtyři krále: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-queens-around = Vyložit čtyři dámy: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }
act-pinochle_two-jacks-around = Vyložit čtyři kluky: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } karet
    }

# hlášení a události
call-pinochle_two-draw = { SEAT($seat) } líže.
call-pinochle_two-draw-you = Lížete.
call-pinochle_two-draw-trump = { SEAT($seat) } bere otočenou kartu.
call-pinochle_two-draw-trump-you = Berete otočenou kartu.
call-pinochle_two-exchange = { SEAT($seat) } mění trumfovou devítku: 10 bodů.
call-pinochle_two-exchange-you = Měníte trumfovou devítku: 10 bodů.
call-pinochle_two-show-nine = { SEAT($seat) } ukazuje trumfovou devítku: 10 bodů.
call-pinochle_two-show-nine-you = Ukazujete trumfovou devítku: 10 bodů.
call-pinochle_two-declare-out = { SEAT($seat) } hlásí konec.
call-pinochle_two-declare-out-you = Hlásíte konec.
call-pinochle_two-marriage = { SEAT($seat) } vykládá hlášku v { SUIT($suit, form: "loc") }: { $value } bodů.
call-pinochle_two-marriage-you = Vykládáte hlášku v { SUIT($suit, form: "loc") }: { $value } bodů.
call-pinochle_two-royal = { SEAT($seat) } vykládá trumfovou hlášku: { $value } bodů.
call-pinochle_two-royal-you = Vykládáte trumfovou hlášku: { $value } bodů.
call-pinochle_two-flush = { SEAT($seat) } vykládá postupku: { $value } bodů.
call-pinochle_two-flush-you = Vykládáte postupku: { $value } bodů.
call-pinochle_two-pinochle = { SEAT($seat) } vykládá pinochle: { $value } bodů.
call-pinochle_two-pinochle-you = Vykládáte pinochle: { $value } bodů.
call-pinochle_two-double-pinochle = { SEAT($seat) } vykládá dvojité pinochle: { $value } bodů.
call-pinochle_two-double-pinochle-you = Vykládáte dvojité pinochle: { $value } bodů.
call-pinochle_two-aces-around = { SEAT($seat) } vykládá čtyři esa: { $value } bodů.
call-pinochle_two-aces-around-you = Vykládáte čtyři esa: { $value } bodů.
call-pinochle_two-kings-around = { SEAT($seat) } vykládá čtyři krále: { $value } bodů.
call-pinochle_two-kings-around-you = Vykládáte čtyři krále: { $value } bodů.
call-pinochle_two-queens-around = { SEAT($seat) } vykládá čtyři dámy: { $value } bodů.
call-pinochle_two-queens-around-you = Vykládáte čtyři dámy: { $value } bodů.
call-pinochle_two-jacks-around = { SEAT($seat) } vykládá čtyři kluky: { $value } bodů.
call-pinochle_two-jacks-around-you = Vykládáte čtyři kluky: { $value } bodů.
event-pinochle_two-turn = Otočená karta je { CARD($card) }: trumfy jsou { SUIT($suit) }.
event-pinochle_two-draw = { SEAT($seat) } líže { CARD($card, form: "acc") }.
event-pinochle_two-draw-you = Lížete { CARD($card, form: "acc") }.
event-pinochle_two-right = Konec je ohlášený správně, vyhrává { SEAT($seat) }.
event-pinochle_two-right-you = Konec je ohlášený správně, vyhráváte.
event-pinochle_two-wrong = { SEAT($seat) } hlásí konec předčasně: prohrává.
event-pinochle_two-wrong-you = Hlásíte konec předčasně: prohráváte.
event-pinochle_two-total = { SEAT($seat, you: "Vy") }: { MONEY($value) } bodů.

# vyúčtování
item-pinochle_two-out = { SEAT($seat) } hlásí konec: { $got } bodů z { $goal }
item-pinochle_two-out-you = Hlásíte konec: { $got } bodů z { $goal }
item-pinochle_two-out-wrong = { SEAT($seat) } hlásí konec chybně: jen { $got } bodů z { $goal }
item-pinochle_two-out-wrong-you = Hlásíte konec chybně: jen { $got } bodů z { $goal }
item-pinochle_two-meld = Kombinace: { SEAT($seat) }
item-pinochle_two-meld-you = Vaše kombinace
item-pinochle_two-tricks = Body ve štyších: { SEAT($seat) }
item-pinochle_two-tricks-you = Vaše body ve štyších

# odmítnutí
refused-pinochle_two-nine = Trumfovou devítku z ruky vyměňte nebo ukažte hned, jak vezmete štych.
refused-pinochle_two-out = Konec můžete ohlásit jen hned potom, co vezmete štych.
refused-pinochle_two-draw = Teď není co líznout.
refused-pinochle_two-one-meld = Po štychu se vykládá jen jedna kombinace.
refused-pinochle_two-no-meld-now = Teď se kombinace nevykládají.
refused-pinochle_two-no-meld = Na tuto kombinaci vám v ruce chybí { CARD($card) }.
refused-pinochle_two-used = Tyto karty už v takové kombinaci byly: přidejte z ruky aspoň jednu novou.
refused-pinochle_two-draw-first = Nejdřív vyložte nebo si lízněte, vynášet budete potom.
refused-pinochle_two-copy = Taková karta je jen jedna: napište ji bez čísla.

# volby
option-pinochle_two-packets = Po kolika se rozdává
    .help = Tolik karet dostane každý najednou.
option-pinochle_two-packets-3 = po třech
option-pinochle_two-packets-4 = po čtyřech
option-pinochle_two-meld_when = Kdy se vykládá
    .help = Před líznutím, nebo po něm.
option-pinochle_two-meld_when-before_draw = před líznutím
option-pinochle_two-meld_when-after_draw = po líznutí
option-pinochle_two-double_meld_bonus = Dvojité pinochle za 300
    .help = Když vyložíte dvě pinochle najednou, platí 300.
option-pinochle_two-last_draw = Poslední líznutí
    .help = Kdo vezme dvanáctý štych, líže skrytou kartu, nebo si vybere.
option-pinochle_two-last_draw-face_down = skrytá karta
option-pinochle_two-last_draw-choice = kterákoli z obou karet
option-pinochle_two-heading = Přebíjení ve druhé půlce
    .help = Přebít nejvyšší kartu štychu musíte, jen když se vynáší trumf, nebo vždy.
option-pinochle_two-heading-always = vždy
option-pinochle_two-heading-trump_led = když se vynáší trumf
option-pinochle_two-card_points = Body karet
    .help = Esa, desítky a králové mají po 10, nebo esa a desítky po 10 a králové a dámy po 5. Anebo má eso 11, desítka 10, král 4, dáma 3 a kluk 2.
option-pinochle_two-card_points-atk10 = eso, desítka a král po 10
option-pinochle_two-card_points-at10kq5 = eso a desítka po 10, král a dáma po 5
option-pinochle_two-card_points-trad = eso 11, desítka 10, král 4, dáma 3, kluk 2
option-pinochle_two-round_tricks = Zaokrouhlení
    .help = Body ve štyších se zaokrouhlují na desítky (od 7 nahoru, jinak dolů), nebo se počítají přesně.
option-pinochle_two-round_tricks-seven_up = na desítky
option-pinochle_two-round_tricks-exact = žádné
option-pinochle_two-declare_out = Hlášení konce
    .help = Kdo vezme štych, smí ohlásit, že má dost bodů na výhru.
option-pinochle_two-game_mode = Partie
    .help = Hraje se do počtu bodů, nebo na jedno rozdání.
option-pinochle_two-game_mode-points = do počtu bodů
option-pinochle_two-game_mode-single_deal = jedno rozdání
option-pinochle_two-target = Body k výhře
    .help = Kdo má tolik bodů, vyhrává partii.
