# Tisíc

game-thousand = Tisíc
game-thousand-line = Licitovať, vziať talón, hláškami určovať tromfy a dôjsť k tisícke
preset-thousand-thousand = Tisíc
    .detail = ruská hra: nemusí sa prebíjať, sud, bolty
preset-thousand-polish = Poľský Tisíc
    .detail = prebíja sa; od 800 si pripisuje len aktér; bez suda
preset-thousand-online = Tisíc, podoba z internetu
    .detail = ponuky podľa hlášok v ruke, spoločný sud s pádom na nulu, 555 na nulu

# na čo sa čaká
question-thousand-blind = Začnete naslepo, alebo sa pozriete na karty?
question-thousand-blind-wait = Naslepo môže začať { SEAT($seat) }.
question-thousand-auction = { $high ->
    [0] Začínate licitáciu.
   *[other] Ponuka je { $high }. Čo vy?
}
question-thousand-auction-wait = Licituje { SEAT($seat) }.
question-thousand-exchange = Vyberte kartu, ktorú dostane { SEAT($to) }.
question-thousand-exchange-wait = { SEAT($seat) } odovzdáva po karte.
question-thousand-raise = Zvýšite záväzok, alebo ho ponecháte?
question-thousand-raise-wait = Záväzok môže zvýšiť { SEAT($seat) }.
question-thousand-nines = Môžeme hrať?
question-thousand-nines-wait = Novú kartu si prezerá { SEAT($seat) }.
question-thousand-play = Hráte vy.
question-thousand-play-wait = Na rade je { SEAT($seat) }.
title-thousand-bid = { SEAT($seat) }: { $bid }
title-thousand-bid-you = Vy: { $bid }
title-thousand-contract = { SEAT($seat) } hrá { $bid }, bez tromfov
title-thousand-contract-you = Hráte { $bid }, bez tromfov
title-thousand-trump = { SEAT($seat) } hrá { $bid }, tromf: { SUIT($suit) }
title-thousand-trump-you = Hráte { $bid }, tromf: { SUIT($suit) }
duty-thousand-ace = Ohlásené štyri esá: vyneste jedno z nich.
meld-thousand = Hláška, { SUIT($suit) }: { $value } a tromf
stake-thousand-gold = Zlaté kolo: všetko platí dvojnásobne
stake-thousand-blind = { SEAT($seat) } hrá { $bid } naslepo: platí dvojnásobne
stake-thousand-blind-you = Hráte { $bid } naslepo: platí dvojnásobne
stake-thousand-need = { $need ->
    [0] { SEAT($seat) } má { $points }: záväzok je splnený
   *[other] { SEAT($seat) } má { $points }, chýba { $need }
}
stake-thousand-need-you = { $need ->
    [0] Máte { $points }: záväzok je splnený
   *[other] Máte { $points }, chýba { $need }
}
stake-thousand-barrel = { $n ->
    [one] { SEAT($seat) } je na sude: ostáva { $n } pokus, treba { $need }
    [few] { SEAT($seat) } je na sude: ostávajú { $n } pokusy, treba { $need }
    [many] { SEAT($seat) } je na sude: ostáva { $n } pokusu, treba { $need }
   *[other] { SEAT($seat) } je na sude: ostáva { $n } pokusov, treba { $need }
}
stake-thousand-barrel-you = { $n ->
    [one] Ste na sude: ostáva { $n } pokus, treba { $need }
    [few] Ste na sude: ostávajú { $n } pokusy, treba { $need }
    [many] Ste na sude: ostáva { $n } pokusu, treba { $need }
   *[other] Ste na sude: ostáva { $n } pokusov, treba { $need }
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
act-thousand-blind = Naslepo { $bid }
    .detail = zisk alebo strata { $worth }
act-thousand-look = Pozrieť sa na karty
act-thousand-keep = Ponechať { $contract }
act-thousand-give = Odovzdať { CARD($card, form: "acc") }
act-thousand-give-up = Vzdať rozdanie
    .detail = { $worth ->
        [0] tentoraz zadarmo; súperi si píšu po { $theirs }
       *[other] stojí { $worth }; súperi si píšu po { $theirs }
    }
    .confirm = { $worth ->
        [0] Naozaj vzdať: súperi si píšu po { $theirs }
       *[other] Naozaj vzdať: −{ $worth }
    }
act-thousand-play-on = Hrať ďalej
act-thousand-redeal = Štyri deviatky: nové rozdanie
act-thousand-aces = Ohlásiť štyri esá
    .detail = zisk { $value }; potom vyneste eso

# hlásenia a udalosti
call-thousand-pass = { SEAT($seat) }: pas.
call-thousand-pass-you = Pasujete.
call-thousand-bid = { SEAT($seat) } ponúka { $bid }.
call-thousand-bid-you = Ponúkate { $bid }.
call-thousand-blind = { SEAT($seat) } ponúka { $bid } naslepo.
call-thousand-blind-you = Ponúkate { $bid } naslepo.
call-thousand-raise = { SEAT($seat) } zvyšuje záväzok na { $bid }.
call-thousand-raise-you = Zvyšujete záväzok na { $bid }.
call-thousand-keep = { SEAT($seat) } ponecháva záväzok.
call-thousand-keep-you = Ponechávate záväzok.
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
event-thousand-trick-you = Štich beriete vy: { $value ->
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
    }; chýba { $short }
item-thousand-points = Vlastné body
    .detail = { $declared ->
        [0] { $points }
       *[other] { $tricks } v štichoch + { $declared } za hlásenie = { $points }
    } pred zaokrúhlením
item-thousand-silent = Bez pripisovania v obrane
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
    .detail = v tejto partii po { $n }. raz
item-thousand-consolation = Za vzdané rozdanie
item-thousand-bolt = Bolt
    .detail = { $n }. bolt; každý tretí stojí 120
item-thousand-barrel-on = Na sude
    .detail = { $n ->
        [one] { $n } pokus
        [few] { $n } pokusy
        [many] { $n } pokusu
       *[other] { $n } pokusov
    }
item-thousand-barrel-try = Pokus na sude
    .detail = treba { $need }; { $n ->
        [one] ostáva { $n } pokus
        [few] ostávajú { $n } pokusy
        [many] ostáva { $n } pokusu
       *[other] ostáva { $n } pokusov
    }
item-thousand-barrel-fall = Pád zo suda po poslednom pokuse
item-thousand-barrel-off = Pád zo suda s nesplneným záväzkom
item-thousand-barrel-pushed = Pád zo suda: na sud ide iný hráč
item-thousand-barrel-both = Na sud idú dvaja naraz: neostane nijaký
item-thousand-barrel-second = Na sud ide zároveň s iným, ktorý tam ostáva
item-thousand-reset = 555 na nulu
factor-thousand-gold = zlaté kolo
factor-thousand-blind = naslepo

# odmietnutia
refused-thousand-no-card = Teraz sa karta nehrá.
refused-thousand-passed = Obaja súperi už od vás kartu majú.
refused-thousand-plain = Karta sa odovzdáva bez hlásenia.
refused-thousand-blind = Naslepo sa začína najmenej za 120, po krokoch stola.
refused-thousand-seen = Karty už poznáte: naslepo nemožno.
refused-thousand-no-auction = Teraz sa nelicituje.
refused-thousand-must-open = Forhont musí začať, najmenej za { $least }.
refused-thousand-moment = Na to teraz nie je chvíľa.
refused-thousand-give-up = Rozdanie teraz nemožno vzdať.
refused-thousand-redeal = Nemáte pred prvým výnosom všetky štyri deviatky.
refused-thousand-aces = Štyri esá hlási ten, kto vynáša, má ich v ruke a už má štich.
refused-thousand-below-minimum = Najnižšia ponuka je { $least }.
refused-thousand-bad-step = Ponuky sú násobky { $step }.
refused-thousand-not-higher = Ponuka musí byť vyššia než { $high }.
refused-thousand-cap = S vašimi kartami možno ponúknuť najviac { $most }.
refused-thousand-meld-lead = Hlási sa len pri výnose.
refused-thousand-meld-pair = Vo vašom liste chýba druhá karta z hlášky: { SUIT($suit) }.
refused-thousand-meld-trick = Hlási sa až po získanom štichu.

# pravidlá stola
option-thousand-min_bid = Najnižšia ponuka
    .help = Forhont musí začať najmenej za toľko.
option-thousand-bid_step = Krok ponúk
    .help = Ponuky sú násobky tohto čísla.
option-thousand-th_bid_cap = Najvyššia ponuka
    .help = Nad 120 len s hláškou, len podľa hlášok v ruke, alebo bez obmedzenia.
option-thousand-th_bid_cap-marriage_unlocks = nad 120 s hláškou
option-thousand-th_bid_cap-plus_held = 120 a hlášky v ruke
option-thousand-th_bid_cap-none = bez obmedzenia
option-thousand-th_blind = Začatie naslepo
    .help = Forhont smie začať za 120 a viac bez toho, aby poznal karty; platí to dvojnásobne.
option-thousand-th_hide_widow_at_min = Skrytý talón
    .help = Za najnižšiu ponuku sa talón ostatným neukazuje.
option-thousand-th_rospis = Vzdanie rozdania
    .help = Aktér smie po nahliadnutí do talónu rozdanie vzdať: každý súper si píše 60.
option-thousand-th_rospis_every = Cena vzdania
    .help = 120 stojí každé tretie vzdanie, alebo každé.
option-thousand-th_pass_open = Odovzdané karty odkryto
    .help = Odovzdané karty vidia všetci.
option-thousand-th_four_nines = Štyri deviatky
    .help = Kto má pred prvým výnosom štyri deviatky, smie žiadať nové rozdanie.
option-thousand-th_must_beat = Povinnosť prebíjať
    .help = Dáva sa vyššia karta a vyšší tromf.
option-thousand-th_first_trick_marriage = Hláška v prvom štichu
    .help = Hlásiť možno aj bez získaného štichu.
option-thousand-th_ace_marriage = Štyri esá
    .help = Štyri esá možno ohlásiť pri výnose jedného z nich: 200 bodov, bez tromfov.
option-thousand-th_declarer_scores = Splnený záväzok
    .help = Pripisuje sa záväzok, alebo uhraté body.
option-thousand-th_declarer_scores-bid = záväzok
option-thousand-th_declarer_scores-actual = uhraté body
option-thousand-th_rounding = Zaokrúhlenie
    .help = Body súperov sa zaokrúhľujú na násobky.
option-thousand-target = Cieľ
    .help = Vyhráva prvý, kto má toľko.
option-thousand-th_bolts = Bolty
    .help = Každé tretie rozdanie bez bodu stojí súpera 120.
option-thousand-th_bolt_on = Za čo je bolt
    .help = Bez bodu, bez štichu, alebo nič po zaokrúhlení.
option-thousand-th_bolt_on-zero_points = bez bodu
option-thousand-th_bolt_on-no_trick = bez štichu
option-thousand-th_bolt_on-zero_rounded = nič po zaokrúhlení
option-thousand-th_barrel = Sud
    .help = Blízko cieľa má hráč niekoľko pokusov vyhrať jedným rozdaním.
option-thousand-th_barrel_at = Sud na
    .help = Skóre suda.
option-thousand-th_barrel_tries = Pokusy na sude
    .help = Toľko rozdaní na to dostať sa zo suda nahor.
option-thousand-th_barrel_fall = Pád zo suda
    .help = Po poslednom pokuse sa stráca 120, alebo všetko.
option-thousand-th_barrel_fall-minus_120 = strata 120
option-thousand-th_barrel_fall-zero = na nulu
option-thousand-th_barrel_multi = Viac hráčov na sude
    .help = Nový hráč zhodí predchádzajúceho; z dvoch naraz neostane nijaký, alebo jeden; alebo ostávajú obaja.
option-thousand-th_barrel_multi-displace = nový zhodí predchádzajúceho
option-thousand-th_barrel_multi-declarer = ostáva aktér, inak ďalší po ňom
option-thousand-th_barrel_multi-first = ostáva prvý od forhontu
option-thousand-th_barrel_multi-coexist = ostávajú obaja
option-thousand-th_gold_set = Zlaté kolo
    .help = V prvých troch rozdaniach sa začína za 120 a všetko platí dvojnásobne.
option-thousand-th_silent_at = Bez pripisovania v obrane od
    .help = Od tohto skóre si hráč pripisuje len ako aktér; 0: nikdy.
option-thousand-th_reset_555 = 555 na nulu
    .help = Skóre presne 555 alebo −555 sa mení na 0.
