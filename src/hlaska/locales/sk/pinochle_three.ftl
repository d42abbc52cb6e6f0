# Pinochle v trojici

game-pinochle_three = Pinochle v trojici
game-pinochle_three-line = Jeden s talónom proti dvom, alebo každý sám
preset-pinochle_three-auction3 = Licitované, na sadzby
    .detail = ponuky od 300, talón z troch kariet, kombinácie vykladá len ten, kto hrá, platí sa po každom rozdaní
preset-pinochle_three-auction3_points = Licitované, na body
    .detail = ponuky od 200, talón z troch kariet, kombinácie vykladajú všetci, hra do 1000 bodov
preset-pinochle_three-auction3_double = 80 kariet, na body
    .detail = ponuky od 50, tromf určíte skôr, než uvidíte talón z piatich kariet, kombinácie vykladajú všetci, hra do 455 bodov
preset-pinochle_three-cutthroat3 = Každý sám
    .detail = bez licitácie, tromf podľa poslednej karty, kombinácie zo získaných kariet, hra do 1000 bodov
preset-pinochle_three-cutthroat3_bid = Každý sám, s licitáciou
    .detail = bez talónu, ponuky od 200, partiu vyhrá len ten, kto licituje

# na čo sa čaká
question-pinochle_three-auction = { $high ->
    [0] Ste na rade: zatiaľ nikto neponúka.
   *[other] Ste na rade: najvyššia ponuka je { $high }.
}
question-pinochle_three-auction-wait = Licituje { SEAT($seat) }.
question-pinochle_three-unseen = Beriete talón, alebo záväzok vzdávate naslepo?
question-pinochle_three-unseen-wait = O talóne rozhoduje { SEAT($seat) }.
question-pinochle_three-trump = Určite tromf.
question-pinochle_three-trump-wait = Tromf určuje { SEAT($seat) }.
question-pinochle_three-trump-blind = Určite tromf skôr, než uvidíte talón.
question-pinochle_three-trump-blind-wait = Tromf určuje { SEAT($seat) }, talón zatiaľ nikto nepozná.
question-pinochle_three-bury = { $n ->
    [one] Odložte { $n } kartu, ktorá nie je v kombináciách.
    [few] Odložte { $n } karty, ktoré nie sú v kombináciách.
    [many] Odložte { $n } karty, ktoré nie sú v kombináciách.
   *[other] Odložte { $n } kariet, ktoré nie sú v kombináciách.
}
question-pinochle_three-bury-wait = Karty odkladá { SEAT($seat) }.
question-pinochle_three-meld = Vyložte kombinácie.
question-pinochle_three-meld-wait = Kombinácie vykladá { SEAT($seat) }.
question-pinochle_three-decide = Hráte, zmeníte rozhodnutie, alebo záväzok vzdáte?
question-pinochle_three-decide-wait = O hre rozhoduje { SEAT($seat) }.
question-pinochle_three-grant = Hráte ďalej, alebo záväzok uznávate?
question-pinochle_three-grant-wait = Či sa hrá ďalej, rozhoduje { SEAT($seat) }.
question-pinochle_three-nine = Vymeníte tromfovú deviatku za otočenú kartu?
question-pinochle_three-nine-wait = Tromfovú deviatku môže vymeniť { SEAT($seat) }.
question-pinochle_three-play = Ste na rade.
question-pinochle_three-play-wait = Na rade je { SEAT($seat) }.

title-pinochle_three-trump = Tromf: { SUIT($suit) }
title-pinochle_three-bid = { SEAT($seat) }: { $bid }
title-pinochle_three-bid-you = Vy: { $bid }
title-pinochle_three-contract = { SEAT($seat) }: { $bid }, tromf { SUIT($suit) }
title-pinochle_three-contract-you = Vy: { $bid }, tromf { SUIT($suit) }
stake-pinochle_three-units = { $worth ->
    [one] Záväzok { $bid } platí { $worth } sadzbu
    [few] Záväzok { $bid } platí { $worth } sadzby
    [many] Záväzok { $bid } platí { $worth } sadzby
   *[other] Záväzok { $bid } platí { $worth } sadzieb
}
stake-pinochle_three-need = { $need ->
    [0] { SEAT($seat) }: záväzok { $bid } je splnený
   *[other] { SEAT($seat) }: do záväzku { $bid } chýba { $need }
}
stake-pinochle_three-need-you = { $need ->
    [0] Záväzok { $bid } je splnený
   *[other] Do záväzku { $bid } vám chýba { $need }
}
stake-pinochle_three-player = { SEAT($seat, you: "Vy") }: kombinácie { $meld }, štichy { $take }

# tlačidlá
act-pinochle_three-pass = Pas
act-pinochle_three-bid = Ponúknuť { $bid }
    .detail = { $need ->
        [0] najlepšie kombinácie máte za { $best }
       *[other] najlepšie kombinácie máte za { $best }: chýba vám { $need }
    }
act-pinochle_three-take = Vziať talón
act-pinochle_three-concede = Vzdať záväzok
    .detail = stojí { $worth }
    .confirm = Naozaj vzdať? Stojí to { $worth }
act-pinochle_three-trump = Tromf: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } karta, kombinácie za { $value }
        [few] { $cards } karty, kombinácie za { $value }
        [many] { $cards } karty, kombinácie za { $value }
       *[other] { $cards } kariet, kombinácie za { $value }
    }
act-pinochle_three-bury = Odložiť { CARD($card, form: "acc") }
act-pinochle_three-bury-many = { $n ->
    [one] Odložiť { $n } kartu
    [few] Odložiť { $n } karty
    [many] Odložiť { $n } karty
   *[other] Odložiť { $n } kariet
}
act-pinochle_three-meld = Vyložiť kombinácie za { $value }
    .detail = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } kariet
    }
act-pinochle_three-meld-none = Nevykladať nič
act-pinochle_three-play = Hrať
    .detail = { $need ->
        [0] záväzok { $contract } je splnený
       *[other] zo štichov potrebujete { $need } z { $all } bodov
    }
act-pinochle_three-change = Zmeniť
    .detail = iný tromf, iné kombinácie, iné odložené karty
act-pinochle_three-change-blind = Zmeniť
    .detail = iné odložené karty, iné kombinácie
act-pinochle_three-keep = Hrať ďalej
    .detail = aktérovi chýba ešte { $need } z { $all } bodov
act-pinochle_three-give-in = Záväzok uznať
    .detail = musia to povedať obaja; každého to stojí { $worth }
act-pinochle_three-no-exchange = Nemeniť deviatku
act-pinochle_three-exchange = Vymeniť deviatku
    .detail = dostanete { CARD($card, form: "acc") } a za štich 10 bodov

# hlásenia a udalosti
call-pinochle_three-pass = { SEAT($seat) }: pas.
call-pinochle_three-pass-you = Pasujete.
call-pinochle_three-take = { SEAT($seat) } berie talón.
call-pinochle_three-take-you = Beriete talón.
call-pinochle_three-concede = { SEAT($seat) } vzdáva záväzok.
call-pinochle_three-concede-you = Vzdávate záväzok.
call-pinochle_three-meld = { SEAT($seat) }: vyložené.
call-pinochle_three-meld-you = Máte vyložené.
call-pinochle_three-play = { SEAT($seat) } hrá.
call-pinochle_three-play-you = Hráte.
call-pinochle_three-change = { SEAT($seat) } berie všetko späť.
call-pinochle_three-change-you = Beriete všetko späť.
call-pinochle_three-keep = { SEAT($seat) } hrá ďalej.
call-pinochle_three-keep-you = Hráte ďalej.
call-pinochle_three-give-in = { SEAT($seat) } záväzok uznáva.
call-pinochle_three-give-in-you = Záväzok uznávate.
call-pinochle_three-no-exchange = { SEAT($seat) } nemení.
call-pinochle_three-no-exchange-you = Nemeníte.
call-pinochle_three-exchange = { SEAT($seat) } mení tromfovú deviatku.
call-pinochle_three-exchange-you = Meníte tromfovú deviatku.
event-pinochle_three-contract = Záväzok hrá { SEAT($seat) }: { $bid }.
event-pinochle_three-contract-you = Záväzok hráte vy: { $bid }.
event-pinochle_three-turned = Otočená karta: { CARD($card) }. Tromf: { SUIT($suit) }.
event-pinochle_three-widow = { $n ->
    [one] { SEAT($seat) } berie z talónu { $n } kartu.
    [few] { SEAT($seat) } berie z talónu { $n } karty.
    [many] { SEAT($seat) } berie z talónu { $n } karty.
   *[other] { SEAT($seat) } berie z talónu { $n } kariet.
}
event-pinochle_three-widow-you = { $n ->
    [one] Z talónu beriete { $n } kartu.
    [few] Z talónu beriete { $n } karty.
    [many] Z talónu beriete { $n } karty.
   *[other] Z talónu beriete { $n } kariet.
}
event-pinochle_three-told = Medzi odloženými: tromfy { $trumps }, esá { $aces }.
event-pinochle_three-made = Na záväzok { $bid } stačia samotné kombinácie.
event-pinochle_three-granted = Obaja súperi uznávajú, že záväzok { $bid } je splnený.
event-pinochle_three-conceded = { SEAT($seat) } vzdáva záväzok { $bid }.
event-pinochle_three-conceded-you = Vzdávate záväzok { $bid }.
event-pinochle_three-conceded-unseen = { SEAT($seat) } vzdáva záväzok { $bid } naslepo.
event-pinochle_three-conceded-unseen-you = Vzdávate záväzok { $bid } naslepo.
event-pinochle_three-thrown-in = Nikto neponúka: karty sa skladajú.
event-pinochle_three-score = { SEAT($seat, you: "Vy") }: { MONEY($value) } bodov.
event-pinochle_three-units = { SEAT($seat, you: "Vy") }: { MONEY($value) } { MONEY($value) ->
    [one] sadzba
    [few] sadzby
    [many] sadzby
   *[other] sadzieb
}.

# vyúčtovanie
item-pinochle_three-made = Kombinácie za { $meld } samy stačia na záväzok { $bid }
item-pinochle_three-granted = Súperi záväzok { $bid } uznávajú
item-pinochle_three-won = { SEAT($seat) } plní záväzok { $bid }: { $got } bodov
    .detail = kombinácie { $meld } + štichy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odložené { $buried } = { $got }
    }
item-pinochle_three-won-you = Plníte záväzok { $bid }: { $got } bodov
item-pinochle_three-lost = { SEAT($seat) } neplní záväzok { $bid }: { $got } bodov
    .detail = kombinácie { $meld } + štichy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odložené { $buried } = { $got }
    }; chýba { $short }
item-pinochle_three-lost-you = Neplníte záväzok { $bid }: { $got } bodov
item-pinochle_three-conceded = { SEAT($seat) } vzdáva záväzok { $bid }
item-pinochle_three-conceded-you = Vzdávate záväzok { $bid }
item-pinochle_three-conceded-unseen = { SEAT($seat) } vzdáva záväzok { $bid } naslepo
item-pinochle_three-conceded-unseen-you = Vzdávate záväzok { $bid } naslepo
item-pinochle_three-kitty = Bank: kto hrá, dostáva { MONEY($pool) }
item-pinochle_three-refill = Každý platí do banku { MONEY($pool) }
item-pinochle_three-contract = { SEAT($seat) } plní záväzok { $bid }: { $got } bodov
    .detail = kombinácie { $meld } + štichy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odložené { $buried } = { $got }
    }
item-pinochle_three-contract-you = Plníte záväzok { $bid }: { $got } bodov
item-pinochle_three-set = { SEAT($seat) } neplní záväzok { $bid }: { $got } bodov
    .detail = kombinácie { $meld } + štichy { $tricks } { $buried ->
        [0] = { $got }
       *[other] + odložené { $buried } = { $got }
    }; chýba { $short }
item-pinochle_three-set-you = Neplníte záväzok { $bid }: { $got } bodov
item-pinochle_three-meld = Kombinácie: { SEAT($seat) }
item-pinochle_three-meld-you = Vaše kombinácie
item-pinochle_three-meld-lost = { SEAT($seat) } nemá štich, kombinácie sa nepočítajú
item-pinochle_three-meld-lost-you = Nemáte štich, vaše kombinácie sa nepočítajú
item-pinochle_three-meld-lost-points = { SEAT($seat) } nemá štich s bodmi, kombinácie sa nepočítajú
item-pinochle_three-meld-lost-points-you = Nemáte štich s bodmi, vaše kombinácie sa nepočítajú
item-pinochle_three-concession-bonus = Za vzdaný záväzok: { SEAT($seat) }
item-pinochle_three-concession-bonus-you = Za vzdaný záväzok pre vás
item-pinochle_three-nine = Vymenená deviatka: { SEAT($seat) }
item-pinochle_three-nine-you = Vaša vymenená deviatka
item-pinochle_three-tricks = Body v štichoch: { SEAT($seat) }
item-pinochle_three-tricks-you = Vaše body v štichoch
factor-pinochle_three-double-bete = hrané a prehraté
factor-pinochle_three-spades = tromf sú piky

# odmietnutia
refused-pinochle_three-must-open = Kto začína, musí ponúknuť aspoň { $least }.
refused-pinochle_three-not-auction = Najprv licitujte alebo pasujte.
refused-pinochle_three-not-unseen = Najprv vezmite talón, alebo záväzok vzdajte.
refused-pinochle_three-not-trump = Najprv určite tromf.
refused-pinochle_three-not-bury = Najprv odložte karty za talón.
refused-pinochle_three-in-meld = Táto karta je v kombinácii, odložte inú: { CARD($card) }.
refused-pinochle_three-not-meld = Najprv vyložte kombinácie.
refused-pinochle_three-not-decide = Najprv povedzte, či hráte.
refused-pinochle_three-not-grant = Najprv povedzte, či hráte ďalej.
refused-pinochle_three-not-nine = Vymeniť môže len ten, kto má tromfovú deviatku.
refused-pinochle_three-not-play = Zahrajte kartu.

# voľby
option-pinochle_three-deck = Balíček
    .help = Hrá sa so 48 kartami, každá je tam dvakrát; alebo s 80 kartami, každá štyrikrát a bez deviatok, a všetky body sa delia desiatimi.
option-pinochle_three-deck-single = 48 kariet
option-pinochle_three-deck-double = 80 kariet
option-pinochle_three-double_widow = Talón z 80 kariet
    .help = Má päť kariet a tromf určíte skôr, než ich uvidíte; alebo má dve a tromf určíte potom.
option-pinochle_three-meld_table = Tabuľka kombinácií
    .help = Koľko platia kombinácie s 80 kartami.
option-pinochle_three-meld_table-standard = bežná
option-pinochle_three-meld_table-toby_thomas = Toby Thomas
option-pinochle_three-meld_table-npa_partial = postupka 25, pinochle 15
option-pinochle_three-single_pinochle = Jedno pinochle
    .help = Koľko platí jedno pinochle.
option-pinochle_three-roundhouse = Štyri hlášky
    .help = Koľko platí hláška v každej farbe.
option-pinochle_three-double_roundhouse = Dvakrát štyri hlášky
    .help = Koľko platia dve hlášky v každej farbe.
option-pinochle_three-meld_saved_by = Kedy vám ostanú kombinácie
    .help = Keď získate štich, alebo len keď získate štich s bodmi.
option-pinochle_three-meld_saved_by-trick = keď máte štich
option-pinochle_three-meld_saved_by-points = keď máte štich s bodmi
option-pinochle_three-concession_bonus = Za vzdaný záväzok
    .help = Koľko si popri kombináciách zapíše každý súper, keď víťaz licitácie hru pred prvým výnosom vzdá.
option-pinochle_three-target = Víťazný počet bodov
    .help = Ak nič nenapíšete: 1000, s 80 kartami 455.
option-pinochle_three-target-null = zvyčajný
option-pinochle_three-players = Hráči
    .help = Hrajú traja; alebo štyria či piati, a karty dostanú traja z nich.
option-pinochle_three-trump_by = Tromf
    .help = Určí ho víťaz licitácie, alebo ho ukáže posledná karta.
option-pinochle_three-trump_by-auction = určuje ho víťaz licitácie
option-pinochle_three-trump_by-last_card = posledná karta
option-pinochle_three-widow = Talón
    .help = Víťaz licitácie dostane tri karty; inak sa rozdajú všetky.
option-pinochle_three-settle_by = Vyúčtovanie
    .help = Po každom rozdaní sa platí v sadzbách a vykladá len víťaz licitácie; alebo sa píšu body a vykladajú všetci.
option-pinochle_three-settle_by-units = sadzby
option-pinochle_three-settle_by-points = body
option-pinochle_three-min_bid = Najnižšia ponuka
    .help = Ak nič nenapíšete: 300 v hre na sadzby, 200 v hre na body, 50 s 80 kartami.
option-pinochle_three-min_bid-null = zvyčajná
option-pinochle_three-forced_opening = Ponuka je povinná
    .help = Prvý hráč musí ponúknuť.
option-pinochle_three-dealer_stuck_bid = Keď ostane len rozdávajúci
    .help = Za koľko hrá rozdávajúci, keď ostatní pasujú. Ak nič nenapíšete: za najnižšiu ponuku.
option-pinochle_three-dealer_stuck_bid-null = najnižšiu ponuku
option-pinochle_three-announce_buried = Odložené tromfy a esá sa hlásia
    .help = Víťaz licitácie povie, koľko tromfov a es má odložených.
option-pinochle_three-run_extras = Čo platí k postupke navyše
    .help = Platí len celá ďalšia hláška; každý ďalší kráľ či dáma za 40; alebo každá hláška, aj tá v postupke.
option-pinochle_three-run_extras-marriage_only = len celá hláška
option-pinochle_three-run_extras-with_marriage = aj s hláškou v postupke
option-pinochle_three-run_extras-each40 = každý kráľ alebo dáma 40
option-pinochle_three-double_meld_bonus = Dvojité kombinácie platia viac
    .help = Inak platí dvojitá postupka, pinochle a štvorica ako dve jednoduché.
option-pinochle_three-meld_timing = Kedy sa počítajú kombinácie
    .help = Skladajú sa z kariet v ruke pred hrou, alebo z kariet získaných v štichoch.
option-pinochle_three-meld_timing-before_play = pred hrou
option-pinochle_three-meld_timing-captured = zo získaných kariet
option-pinochle_three-nine_exchange = Deviatka za otočenú kartu
    .help = Prvý hráč s tromfovou deviatkou ju smie vymeniť.
option-pinochle_three-heading = Prebíjanie
    .help = Kedy musíte prebiť najvyššiu kartu štichu: vždy; keď sa vynáša tromf; len tromfom; alebo vždy, a po tromfe ešte najvyššiu kartu vynesenej farby.
option-pinochle_three-heading-always = vždy
option-pinochle_three-heading-trump_led = keď sa vynáša tromf
option-pinochle_three-heading-trump_only = len tromfy
option-pinochle_three-heading-even_ruffed = vždy, vo vynesenej farbe aj po tromfe
option-pinochle_three-card_points = Body kariet
    .help = Eso, desiatka a kráľ po 10; eso a desiatka po 10, kráľ a dáma po 5; alebo eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2.
option-pinochle_three-card_points-atk10 = eso, desiatka, kráľ po 10
option-pinochle_three-card_points-at10kq5 = eso, desiatka po 10; kráľ, dáma po 5
option-pinochle_three-card_points-trad = eso 11, desiatka 10, kráľ 4, dáma 3, dolník 2
option-pinochle_three-unit_table = Tabuľka sadzieb
    .help = Koľko sadzieb platí záväzok.
option-pinochle_three-unit_table-scarne = Scarne
option-pinochle_three-unit_table-short = krátka
option-pinochle_three-kitty = Bank
    .help = Spoločný bank, do ktorého sa platí a z ktorého môže aktér vyhrať.
option-pinochle_three-spades_double = Piky dvojnásobne
    .help = S pikovými tromfmi platia sadzby dvojnásobne.
option-pinochle_three-win_by_bidding = Vyhráva len ten, kto licituje
    .help = Partiu vyhrá, kto má víťazný počet bodov a splní záväzok.
