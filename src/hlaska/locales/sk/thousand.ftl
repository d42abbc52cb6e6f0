# Tisíc

game-thousand = Tisíc
game-thousand-line = Vylicitujte talón, hláškami určujte tromfy a dôjdite prví k tisícke
preset-thousand-thousand = Tisíc
    .detail = sud a bolty; prebíjať nemusíte (ruská hra)
preset-thousand-polish = Poľský Tisíc
    .detail = musíte prebíjať; od 800 bodov si pripisuje len aktér; bez suda
preset-thousand-online = Tisíc s pravidlom 555
    .detail = 555 bodov spadne na nulu; nad 120 smiete ponúknuť, len čo dovolia vaše hlášky; spoločný sud (ako sa často hrá na internete)

# na čo sa čaká
question-thousand-blind = Začnete naslepo, alebo sa pozriete na karty?
question-thousand-blind-wait = Naslepo môže začať { SEAT($seat) }.
question-thousand-auction = { $high ->
    [0] Začínate licitáciu.
   *[other] Ponuka je { $high }. Čo vy?
}
question-thousand-auction-wait = Licituje { SEAT($seat) }.
question-thousand-exchange = Vyberte kartu, ktorú dostane { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } dáva každému po jednej karte.
question-thousand-raise = Zvýšite záväzok, alebo ho necháte?
question-thousand-raise-wait = Záväzok môže zvýšiť { SEAT($seat) }.
question-thousand-nines = Môžeme hrať?
question-thousand-nines-wait = Novú kartu si prezerá { SEAT($seat) }.
question-thousand-play = Zahrajte kartu.
question-thousand-play-wait = Na rade je { SEAT($seat) }.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = Vy: { $bid }
title-thousand-contract = { SEAT($seat) } hrá { $bid }, bez tromfov
title-thousand-contract-you = Hráte { $bid }, bez tromfov
title-thousand-trump = { SEAT($seat) } hrá { $bid }, tromf: { SUIT($suit) }
title-thousand-trump-you = Hráte { $bid }, tromf: { SUIT($suit) }
duty-thousand-ace = Hlásite štyri esá: vyneste jedno z nich.
meld-thousand = Hláška, { SUIT($suit) }: { $value } bodov, a bude to tromf
stake-thousand-gold = Zlaté kolo: všetko platí dvojnásobne
stake-thousand-blind = { SEAT($seat) } hrá { $bid } naslepo: platí dvojnásobne
stake-thousand-blind-you = Hráte { $bid } naslepo: platí dvojnásobne
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } má { $points } bodov: záväzok je splnený
   *[other] { SEAT($seat) } má { $points } bodov, chýba { $need }
}
stake-thousand-need-you = { $need ->
    [0] Máte { $points } bodov: záväzok je splnený
   *[other] Máte { $points } bodov, chýba vám { $need }
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } je na sude: ostáva { $n } pokus, chýba { $need } bodov
    [few] { SEAT($seat) } je na sude: ostávajú { $n } pokusy, chýba { $need } bodov
    [many] { SEAT($seat) } je na sude: ostáva { $n } pokusu, chýba { $need } bodov
   *[other] { SEAT($seat) } je na sude: ostáva { $n } pokusov, chýba { $need } bodov
}
stake-thousand-barrel-you = { $n ->
    [one] Ste na sude: ostáva vám { $n } pokus, chýba { $need } bodov
    [few] Ste na sude: ostávajú vám { $n } pokusy, chýba { $need } bodov
    [many] Ste na sude: ostáva vám { $n } pokusu, chýba { $need } bodov
   *[other] Ste na sude: ostáva vám { $n } pokusov, chýba { $need } bodov
}
stake-thousand-bolts = { $n ->
    [one] { SEAT($seat) } má { $n } bolt
    [few] { SEAT($seat) } má { $n } bolty
    [many] { SEAT($seat) } má { $n } boltu
   *[other] { SEAT($seat) } má { $n } boltov
}
stake-thousand-bolts-you = { $n ->
    [one] Máte { $n } bolt
    [few] Máte { $n } bolty
    [many] Máte { $n } boltu
   *[other] Máte { $n } boltov
}

# tlačidlá
act-thousand-pass = Pas
act-thousand-bid = Ponúknuť { $bid }
act-thousand-raise = Zvýšiť na { $bid }
act-thousand-blind = Začať naslepo { $bid }
    .detail = získate, alebo stratíte { $worth } bodov
act-thousand-look = Pozrieť sa na karty
act-thousand-keep = Nechať { $contract }
act-thousand-give = Odovzdať { CARD($card, form: "acc") }
act-thousand-give-up = Vzdať rozdanie
    .detail = { $worth ->
        [0] tentoraz zadarmo; súperi si píšu po { $theirs } bodov
       *[other] stojí { $worth } bodov; súperi si píšu po { $theirs }
    }
    .confirm = { $worth ->
        [0] Naozaj vzdať? Súperi si píšu po { $theirs }
       *[other] Naozaj vzdať? Stratíte { $worth } bodov
    }
act-thousand-play-on = Hrať ďalej
act-thousand-redeal = Štyri deviatky: vypýtať si nové rozdanie
act-thousand-aces = Ohlásiť štyri esá
    .detail = { $value } bodov; potom vyneste eso

# hlásenia a udalosti
call-thousand-pass = { SEAT($seat) }: pas.
call-thousand-pass-you = Pasujete.
call-thousand-bid = { SEAT($seat) } ponúka { $bid }.
call-thousand-bid-you = Ponúkate { $bid }.
call-thousand-blind = { SEAT($seat) } ponúka { $bid } naslepo.
call-thousand-blind-you = Ponúkate { $bid } naslepo.
call-thousand-raise = { SEAT($seat) } zvyšuje záväzok na { $bid }.
call-thousand-raise-you = Zvyšujete záväzok na { $bid }.
call-thousand-keep = { SEAT($seat) } necháva záväzok, ako je.
call-thousand-keep-you = Nechávate záväzok, ako je.
call-thousand-look = { SEAT($seat) } sa pozerá na karty.
call-thousand-look-you = Pozeráte sa na karty.
call-thousand-give-up = { SEAT($seat) } vzdáva rozdanie.
call-thousand-give-up-you = Vzdávate rozdanie.
call-thousand-play-on = { SEAT($seat) } chce hrať.
call-thousand-play-on-you = Chcete hrať.
call-thousand-redeal = { SEAT($seat) } má štyri deviatky.
call-thousand-redeal-you = Máte štyri deviatky.
call-thousand-aces = { SEAT($seat) } hlási štyri esá.
call-thousand-aces-you = Hlásite štyri esá.
event-thousand-declare = { SEAT($seat) } hrá { CARD($card, form: "acc") } a hlási { $value }. Tromf: { SUIT($suit) }.
event-thousand-declare-you = Hráte { CARD($card, form: "acc") } a hlásite { $value }. Tromf: { SUIT($suit) }.
event-thousand-trick = Štich berie { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-thousand-trick-you = Štich je váš: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-thousand-widow = { SEAT($seat) } hrá { $bid } a berie talón: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-you = Hráte { $bid } a beriete talón: { CARD($card0) }, { CARD($card1) }, { CARD($card2) }.
event-thousand-widow-hidden = { SEAT($seat) } hrá { $bid } a berie talón.
event-thousand-widow-hidden-you = Hráte { $bid } a beriete talón.
event-thousand-give = { SEAT($seat) } odovzdáva { CARD($card, form: "acc") }. Kartu dostane { SEAT($to) }.
event-thousand-give-to-you = { SEAT($seat) } vám odovzdáva { CARD($card, form: "acc") }.
event-thousand-give-you = Odovzdávate { CARD($card, form: "acc") }. Kartu dostane { SEAT($to) }.
event-thousand-give-hidden = { SEAT($seat) } odovzdáva kartu. Dostane ju { SEAT($to) }.
event-thousand-give-hidden-to-you = { SEAT($seat) } vám odovzdáva kartu.
event-thousand-redeal = Štyri deviatky: rozdáva znova ten istý hráč.
event-thousand-won = Partiu vyhráva { SEAT($seat) }.
event-thousand-won-you = Vyhrávate partiu.

# vyúčtovanie
item-thousand-made = Splnený záväzok { $bid }
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }
       *[other] { $tricks } v štichoch + { $declared } za hlásenie = { $points }
    }
item-thousand-failed = Nesplnený záväzok { $bid }
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }
       *[other] { $tricks } v štichoch + { $declared } za hlásenie = { $points }
    }; { $short ->
        [one] chýba { $short } bod
        [few] chýbajú { $short } body
        [many] chýba { $short } bodu
       *[other] chýba { $short } bodov
    }
item-thousand-points = Vlastné body
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }
       *[other] { $tricks } v štichoch + { $declared } za hlásenie = { $points }
    } pred zaokrúhlením
item-thousand-silent = Skóre stojí: v obrane nič nepribúda
    .detail = { $declared ->
        [0] { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodov
        }
       *[other] { $tricks } v štichoch + { $declared } za hlásenie = { $points }
    }
item-thousand-gave-up = Vzdané rozdanie
    .detail = v tejto partii { $n }. vzdané rozdanie
item-thousand-consolation = Za vzdané rozdanie
item-thousand-bolt = Bolt
    .detail = { $n }. bolt; každý tretí stojí 120 bodov
item-thousand-barrel-on = Na sude
    .detail = { $n ->
        [one] { $n } pokus
        [few] { $n } pokusy
        [many] { $n } pokusu
       *[other] { $n } pokusov
    }
item-thousand-barrel-try = Pokus na sude
    .detail = chýba { $need } bodov; { $n ->
        [one] ostáva { $n } pokus
        [few] ostávajú { $n } pokusy
        [many] ostáva { $n } pokusu
       *[other] ostáva { $n } pokusov
    }
item-thousand-barrel-fall = Pád zo suda po poslednom pokuse
item-thousand-barrel-off = Pád zo suda s nesplneným záväzkom
item-thousand-barrel-pushed = Pád zo suda: na sud ide iný hráč
item-thousand-barrel-both = Na sud idú dvaja naraz: neostane na ňom nikto
item-thousand-barrel-second = Na sud idú dvaja naraz: ostane ten druhý
item-thousand-reset = 555 bodov späť na nulu
factor-thousand-gold = zlaté kolo
factor-thousand-blind = naslepo

# odmietnutia
refused-thousand-no-card = Teraz kartu hrať nemôžete.
refused-thousand-passed = Obom súperom ste už kartu dali.
refused-thousand-plain = Kartu len odovzdajte, nič nehláste.
refused-thousand-blind = Naslepo sa začína za 120 alebo viac, a to po krokoch, aké má tento stôl.
refused-thousand-seen = Karty ste už videli: naslepo ponúknuť nemôžete.
refused-thousand-no-auction = Teraz sa nelicituje.
refused-thousand-must-open = Forhont musí začať, najmenej za { $least }.
refused-thousand-moment = To teraz nejde.
refused-thousand-give-up = Rozdanie teraz vzdať nemôžete.
refused-thousand-redeal = Nové rozdanie si môžete vypýtať, len keď máte všetky štyri deviatky, a to pred prvým výnosom.
refused-thousand-aces = Štyri esá môžete hlásiť, len keď vynášate, máte ich všetky v ruke a už máte štich.
refused-thousand-below-minimum = Najnižšia ponuka je { $least }.
refused-thousand-bad-step = Ponúkať môžete len násobky { $step }.
refused-thousand-not-higher = Musíte ponúknuť viac než { $high }.
refused-thousand-cap = S týmito kartami môžete ponúknuť najviac { $most }.
refused-thousand-meld-lead = Hlásiť môžete, len keď vynášate.
refused-thousand-meld-pair = Druhú kartu z hlášky nemáte: { SUIT($suit) }.
refused-thousand-meld-trick = Hlásiť môžete, keď budete mať štich.

# pravidlá stola
option-thousand-min_bid = Najnižšia ponuka
    .help = Forhont musí začať najmenej za toľko.
option-thousand-bid_step = Krok ponúk
    .help = Ponuky sú násobky tohto čísla.
option-thousand-th_bid_cap = Najvyššia ponuka
    .help = Nad 120 smiete len s hláškou; alebo len o toľko, koľko pridajú vaše hlášky; alebo bez obmedzenia.
option-thousand-th_bid_cap-marriage_unlocks = nad 120 s hláškou
option-thousand-th_bid_cap-plus_held = 120 a hlášky v ruke
option-thousand-th_bid_cap-none = bez obmedzenia
option-thousand-th_blind = Začať naslepo
    .help = Skôr než sa forhont pozrie na karty, smie začať za 120 a viac; platí to dvojnásobne.
option-thousand-th_hide_widow_at_min = Skrytý talón
    .help = Keď talón odíde za najnižšiu ponuku, ostatní ho nevidia.
option-thousand-th_rospis = Vzdať rozdanie
    .help = Keď aktér uvidí talón, smie rozdanie vzdať: každý súper si píše 60 bodov.
option-thousand-th_rospis_every = Koľko stojí vzdať rozdanie
    .help = 120 bodov stojí každé tretie vzdané rozdanie, alebo každé.
option-thousand-th_pass_open = Karty sa odovzdávajú odkryté
    .help = Karty, ktoré aktér odovzdá, vidia všetci.
option-thousand-th_four_nines = Štyri deviatky
    .help = Kto má pred prvým výnosom štyri deviatky, smie si vypýtať nové rozdanie.
option-thousand-th_must_beat = Povinnosť prebíjať
    .help = Keď môžete, musíte dať vyššiu kartu, aj vyšší tromf.
option-thousand-th_first_trick_marriage = Hláška v prvom štichu
    .help = Hlásiť smiete, aj keď ešte nemáte štich.
option-thousand-th_ace_marriage = Štyri esá
    .help = Štyri esá smiete ohlásiť, keď jedno z nich vynášate: 200 bodov, bez tromfov.
option-thousand-th_declarer_scores = Splnený záväzok
    .help = Pripisuje sa záväzok, alebo uhraté body.
option-thousand-th_declarer_scores-bid = záväzok
option-thousand-th_declarer_scores-actual = uhraté body
option-thousand-th_rounding = Zaokrúhlenie
    .help = Body súperov sa zaokrúhľujú na násobky tohto čísla.
option-thousand-target = Cieľ
    .help = Vyhráva, kto prvý dosiahne toľko bodov.
option-thousand-th_bolts = Bolty
    .help = Každé tretie rozdanie bez bodu stojí obrancu 120 bodov.
option-thousand-th_bolt_on = Za čo je bolt
    .help = Za rozdanie bez bodu, bez štichu, alebo keď po zaokrúhlení nezostane nič.
option-thousand-th_bolt_on-zero_points = bez bodu
option-thousand-th_bolt_on-no_trick = bez štichu
option-thousand-th_bolt_on-zero_rounded = nič po zaokrúhlení
option-thousand-th_barrel = Sud
    .help = Blízko cieľa má hráč niekoľko pokusov vyhrať jedným rozdaním.
option-thousand-th_barrel_at = Kedy sa ide na sud
    .help = Skóre, pri ktorom sa ide na sud.
option-thousand-th_barrel_tries = Pokusy na sude
    .help = Koľko rozdaní máte na to, aby ste zo suda vyhrali.
option-thousand-th_barrel_fall = Pád zo suda
    .help = Po poslednom pokuse sa stráca 120 bodov, alebo všetko.
option-thousand-th_barrel_fall-minus_120 = strata 120 bodov
option-thousand-th_barrel_fall-zero = na nulu
option-thousand-th_barrel_multi = Viac hráčov na sude
    .help = Nový hráč zhodí predchádzajúceho; z dvoch naraz neostane nikto, alebo jeden; alebo ostávajú obaja.
option-thousand-th_barrel_multi-displace = nový zhodí predchádzajúceho
option-thousand-th_barrel_multi-declarer = ostáva aktér, inak ďalší po ňom
option-thousand-th_barrel_multi-first = ostáva prvý od forhonta
option-thousand-th_barrel_multi-coexist = ostávajú obaja
option-thousand-th_gold_set = Zlaté kolo
    .help = V prvých troch rozdaniach sa začína za 120 a všetko platí dvojnásobne.
option-thousand-th_silent_at = Od koľkých bodov si obrana nepíše
    .help = Od toľkých bodov si hráč pripisuje len ako aktér; 0 znamená nikdy.
option-thousand-th_reset_555 = 555 na nulu
    .help = Kto má presne 555 alebo −555 bodov, je znova na nule.
