# Pinochle vo dvojici

game-pinochle_two = Pinochle vo dvojici
game-pinochle_two-line = Ťahajte, po vlastnom štichu vyložte jednu kombináciu a nakoniec zahrajte dvanásť prísnych štichov
preset-pinochle_two-two_handed = Pinochle vo dvojici
    .detail = 48 kariet, z toho 24 v talóne, hra do 1000 bodov

# na čo sa čaká
question-pinochle_two-lead = Vynášate.
question-pinochle_two-follow = Pridajte kartu do štichu.
question-pinochle_two-meld = Štich je váš: vyložte kombináciu, alebo potiahnite.
question-pinochle_two-draw = Ktorú z posledných dvoch kariet beriete?
question-pinochle_two-wait = Na rade je { SEAT($seat) }.
title-pinochle_two-stock = Tromf: { SUIT($suit) } · talón { $n }
title-pinochle_two-strict = Tromf: { SUIT($suit) } · farba sa priznáva
stake-pinochle_two = { SEAT($seat, you: "Vy") }: kombinácie { $meld }, štichy { $take }, pred rozdaním { $score } z { $goal } bodov

# tlačidlá
act-pinochle_two-draw = Potiahnuť
    .detail = { $n ->
        [one] v talóne zostane { $n } karta
        [few] v talóne zostanú { $n } karty
        [many] v talóne zostane { $n } karty
       *[other] v talóne zostane { $n } kariet
    }
act-pinochle_two-draw-trump = Vziať { CARD($card, form: "acc") }
    .detail = súper ťahá skrytú kartu
act-pinochle_two-exchange = Vymeniť deviatku: 10 bodov
    .detail = dostanete { CARD($card, form: "acc") }
act-pinochle_two-show-nine = Ukázať deviatku: 10 bodov
act-pinochle_two-out = Ohlásiť koniec
    .detail = máte { $have } bodov z { $goal }: vyhrávate
    .confirm = Ohlásiť koniec s { $have } bodmi?
act-pinochle_two-out-wrong = Ohlásiť koniec
    .detail = máte { $have } bodov z { $goal }: vyhral by súper
    .confirm = Naozaj ohlásiť koniec s { $have } bodmi? Vyhrá súper
act-pinochle_two-marriage = Vyložiť hlášku, { SUIT($suit) }: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-royal = Vyložiť tromfovú hlášku: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-flush = Vyložiť postupku: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-pinochle = Vyložiť pinochle: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-double-pinochle = Vyložiť dvojité pinochle: { $value }
act-pinochle_two-aces-around = Vyložiť štyri esá: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-kings-around = Vyložiť štyroch kráľov: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-queens-around = Vyložiť štyri dámy: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }
act-pinochle_two-jacks-around = Vyložiť štyroch dolníkov: { $value }
    .detail = { $n ->
        [one] z ruky { $n } karta
        [few] z ruky { $n } karty
        [many] z ruky { $n } karty
       *[other] z ruky { $n } kariet
    }

# hlásenia a udalosti
call-pinochle_two-draw = { SEAT($seat) } ťahá.
call-pinochle_two-draw-you = Ťaháte.
call-pinochle_two-draw-trump = { SEAT($seat) } berie otočenú kartu.
call-pinochle_two-draw-trump-you = Beriete otočenú kartu.
call-pinochle_two-exchange = { SEAT($seat) } mení tromfovú deviatku: 10 bodov.
call-pinochle_two-exchange-you = Meníte tromfovú deviatku: 10 bodov.
call-pinochle_two-show-nine = { SEAT($seat) } ukazuje tromfovú deviatku: 10 bodov.
call-pinochle_two-show-nine-you = Ukazujete tromfovú deviatku: 10 bodov.
call-pinochle_two-declare-out = { SEAT($seat) } hlási koniec.
call-pinochle_two-declare-out-you = Hlásite koniec.
call-pinochle_two-marriage = { SEAT($seat) } vykladá hlášku v { SUIT($suit, form: "loc") }: { $value } bodov.
call-pinochle_two-marriage-you = Vykladáte hlášku v { SUIT($suit, form: "loc") }: { $value } bodov.
call-pinochle_two-royal = { SEAT($seat) } vykladá tromfovú hlášku: { $value } bodov.
call-pinochle_two-royal-you = Vykladáte tromfovú hlášku: { $value } bodov.
call-pinochle_two-flush = { SEAT($seat) } vykladá postupku: { $value } bodov.
call-pinochle_two-flush-you = Vykladáte postupku: { $value } bodov.
call-pinochle_two-pinochle = { SEAT($seat) } vykladá pinochle: { $value } bodov.
call-pinochle_two-pinochle-you = Vykladáte pinochle: { $value } bodov.
call-pinochle_two-double-pinochle = { SEAT($seat) } vykladá dvojité pinochle: { $value } bodov.
call-pinochle_two-double-pinochle-you = Vykladáte dvojité pinochle: { $value } bodov.
call-pinochle_two-aces-around = { SEAT($seat) } vykladá štyri esá: { $value } bodov.
call-pinochle_two-aces-around-you = Vykladáte štyri esá: { $value } bodov.
call-pinochle_two-kings-around = { SEAT($seat) } vykladá štyroch kráľov: { $value } bodov.
call-pinochle_two-kings-around-you = Vykladáte štyroch kráľov: { $value } bodov.
call-pinochle_two-queens-around = { SEAT($seat) } vykladá štyri dámy: { $value } bodov.
call-pinochle_two-queens-around-you = Vykladáte štyri dámy: { $value } bodov.
call-pinochle_two-jacks-around = { SEAT($seat) } vykladá štyroch dolníkov: { $value } bodov.
call-pinochle_two-jacks-around-you = Vykladáte štyroch dolníkov: { $value } bodov.
event-pinochle_two-turn = Otočená karta: { CARD($card) }. Tromf: { SUIT($suit) }.
event-pinochle_two-draw = { SEAT($seat) } ťahá { CARD($card, form: "acc") }.
event-pinochle_two-draw-you = Ťaháte { CARD($card, form: "acc") }.
event-pinochle_two-right = { SEAT($seat) } hlási koniec správne a vyhráva.
event-pinochle_two-right-you = Hlásite koniec správne a vyhrávate.
event-pinochle_two-wrong = { SEAT($seat) } hlási koniec predčasne: prehráva.
event-pinochle_two-wrong-you = Hlásite koniec predčasne: prehrávate.
event-pinochle_two-total = { SEAT($seat, you: "Vy") }: { MONEY($value) } bodov.

# vyúčtovanie
item-pinochle_two-out = { SEAT($seat) } hlási koniec: { $got } bodov z { $goal }
item-pinochle_two-out-you = Hlásite koniec: { $got } bodov z { $goal }
item-pinochle_two-out-wrong = { SEAT($seat) } hlási koniec chybne: len { $got } bodov z { $goal }
item-pinochle_two-out-wrong-you = Hlásite koniec chybne: len { $got } bodov z { $goal }
item-pinochle_two-meld = Kombinácie: { SEAT($seat) }
item-pinochle_two-meld-you = Vaše kombinácie
item-pinochle_two-tricks = Body v štichoch: { SEAT($seat) }
item-pinochle_two-tricks-you = Vaše body v štichoch

# odmietnutia
refused-pinochle_two-nine = Tromfovú deviatku z ruky môžete vymeniť alebo ukázať len hneď po vlastnom štichu.
refused-pinochle_two-out = Koniec môžete ohlásiť len hneď po vlastnom štichu.
refused-pinochle_two-draw = Teraz nie je čo potiahnuť.
refused-pinochle_two-one-meld = Po štichu môžete vyložiť len jednu kombináciu.
refused-pinochle_two-no-meld-now = Teraz kombinácie vykladať nemôžete.
refused-pinochle_two-no-meld = Na túto kombináciu v ruke nemáte: { CARD($card) }.
refused-pinochle_two-used = Tieto karty už v takej kombinácii boli: pridajte novú kartu z ruky.
refused-pinochle_two-draw-first = Najprv vyložte alebo potiahnite, potom vynášajte.
refused-pinochle_two-copy = Taká karta je len jedna: napíšte ju bez čísla.

# voľby
option-pinochle_two-packets = Po koľkých sa rozdáva
    .help = Toľko kariet dostane každý naraz.
option-pinochle_two-packets-3 = po troch
option-pinochle_two-packets-4 = po štyroch
option-pinochle_two-meld_when = Kedy sa vykladá
    .help = Skôr než si potiahnete, alebo až potom.
option-pinochle_two-meld_when-before_draw = pred ťahaním
option-pinochle_two-meld_when-after_draw = po ťahaní
option-pinochle_two-double_meld_bonus = Dvojité pinochle za 300
    .help = Dve pinochle vyložené naraz platia 300.
option-pinochle_two-last_draw = Posledné ťahanie
    .help = Kto vezme dvanásty štich, dostane skrytú kartu, alebo si vyberie.
option-pinochle_two-last_draw-face_down = skrytá karta
option-pinochle_two-last_draw-choice = ktorákoľvek z oboch kariet
option-pinochle_two-heading = Prebíjanie v druhej časti
    .help = Kedy musíte prebiť najvyššiu kartu štichu: len keď sa vynáša tromf, alebo vždy.
option-pinochle_two-heading-always = vždy
option-pinochle_two-heading-trump_led = keď sa vynáša tromf
option-pinochle_two-card_points = Body kariet
    .help = Eso, desiatka a kráľ po 10; eso a desiatka po 10, kráľ a dáma po 5; alebo eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2.
option-pinochle_two-card_points-atk10 = eso, desiatka, kráľ po 10
option-pinochle_two-card_points-at10kq5 = eso, desiatka po 10; kráľ, dáma po 5
option-pinochle_two-card_points-trad = eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2
option-pinochle_two-round_tricks = Zaokrúhlenie
    .help = Body v štichoch sa zaokrúhľujú na desiatky (sedem a viac nahor), alebo sa počítajú presne.
option-pinochle_two-round_tricks-seven_up = na desiatky
option-pinochle_two-round_tricks-exact = bez zaokrúhlenia
option-pinochle_two-declare_out = Hlásenie konca
    .help = Po štichu smie hráč ohlásiť, že má víťazný počet bodov.
option-pinochle_two-game_mode = Partia
    .help = Hrá sa do počtu bodov, alebo jedno rozdanie.
option-pinochle_two-game_mode-points = do počtu bodov
option-pinochle_two-game_mode-single_deal = jedno rozdanie
option-pinochle_two-target = Víťazný počet bodov
    .help = Kto má prvý toľko bodov, vyhráva partiu.
