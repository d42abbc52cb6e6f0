# Mariage, šesťdesiatšesť a Schnapsen

game-sixtysix = Mariage, šesťdesiatšesť, Schnapsen
game-sixtysix-line = Potiahnuť, hlásiť, zavrieť talón a ohlásiť šesťdesiatšesť
preset-sixtysix-mariage = Mariage
    .detail = 32 kariet, dvaja hráči; hlási sa len s otvoreným talónom
preset-sixtysix-sixty_six_32 = Šesťdesiatšesť, 32 kariet
    .detail = ako mariage, desať za posledný štich
preset-sixtysix-sixty_six_24 = Šesťdesiatšesť, 24 kariet
    .detail = mení sa tromfová deviatka, desať za posledný štich, pri 65 : 65 bod ostáva
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 kariet, zavretie so zmrazeným stavom, bumerl
preset-sixtysix-mariage_three = Mariage v trojici
    .detail = rozdávajúci pauzuje a píše si s víťazom; talón sa nezatvára
preset-sixtysix-sixty_six_32_three = Šesťdesiatšesť v trojici, 32 kariet
    .detail = rozdávajúci pauzuje a píše si s víťazom
preset-sixtysix-sixty_six_24_three = Šesťdesiatšesť v trojici, 24 kariet
    .detail = rozdávajúci pauzuje a píše si s víťazom

# na čo sa čaká
question-sixtysix-lead = Vynášate.
question-sixtysix-follow = Pridajte kartu do štichu.
question-sixtysix-predraw = Štich je váš. Potiahnete?
question-sixtysix-final = Karty sú odohrané. Hlásite šesťdesiatšesť?
question-sixtysix-wait = Na rade je { SEAT($seat) }.
title-sixtysix-open = Tromf: { SUIT($suit) } · talón { $n }
title-sixtysix-closed = Tromf: { SUIT($suit) } · zavreté: { SEAT($seat) }
title-sixtysix-closed-you = Tromf: { SUIT($suit) } · zavreté: vy
title-sixtysix-empty = Tromf: { SUIT($suit) } · talón je prázdny
meld-sixtysix = Hláška, { SUIT($suit) }: { $value }
meld-sixtysix-pending = Hláška, { SUIT($suit) }: { $value } po prvom štichu
stake-sixtysix-marks = Bumerly: { SEAT($seat) } { $n } z { $of }
    .detail = Bumerl je značka za prehranú partiu; kto ich má { $of }, prehral celé stretnutie.
stake-sixtysix-marks-you = Vaše bumerly: { $n } z { $of }
    .detail = Bumerl je značka za prehranú partiu; kto ich má { $of }, prehral celé stretnutie.
stake-sixtysix-run = Výhry po sebe: { SEAT($seat) } { $n } z 3
stake-sixtysix-run-you = Vaše výhry po sebe: { $n } z 3
stake-sixtysix-games = Body do partie: { SEAT($seat) } { $n }
stake-sixtysix-games-you = Vaše body do partie: { $n }
stake-sixtysix-carried = { $worth ->
    [one] Prenesený { $worth } bod
    [few] Prenesené { $worth } body
    [many] Prenesených { $worth } bodu
   *[other] Prenesených { $worth } bodov
} pre ďalšieho víťaza
stake-sixtysix-closed = Talón zatvára { SEAT($seat) }: bez 66 si súper píše { $worth }
stake-sixtysix-closed-you = Talón zatvárate vy: bez 66 si súper píše { $worth }
stake-sixtysix-pending = { SEAT($seat) }: hláška za { $value } čaká na štich
stake-sixtysix-pending-you = Vaša hláška za { $value } čaká na štich

# tlačidlá
act-sixtysix-draw = Potiahnuť
    .detail = { $n ->
        [one] potom ostáva { $n } karta
        [few] potom ostávajú { $n } karty
        [many] potom ostáva { $n } karty
       *[other] potom ostáva { $n } kariet
    }
act-sixtysix-draw-last = Potiahnuť
    .detail = posledné dve karty; súper dostane { CARD($card, form: "acc") }
act-sixtysix-pass = Nehlásiť
    .detail = { $own } : { $other }
act-sixtysix-rob = Vymeniť a vziať { CARD($card, form: "acc") }
    .detail = za najnižší tromf
act-sixtysix-close = Zavrieť talón
    .detail = { $missing ->
        [0] máte 66
       *[other] chýba { $missing }: zisk { $win }, alebo strata { $lose }
    }
    .confirm = Naozaj zavrieť: bez 66 si súper píše { $lose }
act-sixtysix-claim = 66!
    .detail = { $own } : { $other }, zisk { $worth }
    .confirm = Ohlásiť 66, máte { $own }: zisk { $worth }
act-sixtysix-claim-wrong = Ohlásiť 66
    .detail = máte { $own }: súper by si písal { $worth }
    .confirm = Naozaj ohlásiť? Máte { $own }, súper si píše { $worth }

# hlásenia a udalosti
call-sixtysix-draw = { SEAT($seat) } ťahá.
call-sixtysix-draw-you = Ťaháte.
call-sixtysix-pass = { SEAT($seat) } nehlási.
call-sixtysix-pass-you = Nehlásite.
call-sixtysix-rob = { SEAT($seat) } mení tromf.
call-sixtysix-rob-you = Meníte tromf.
call-sixtysix-close = { SEAT($seat) } zatvára talón.
call-sixtysix-close-you = Zatvárate talón.
call-sixtysix-claim = { SEAT($seat) } hlási šesťdesiatšesť.
call-sixtysix-claim-you = Hlásite šesťdesiatšesť.
event-sixtysix-turned = Otočená karta: { CARD($card) }. Tromf: { SUIT($suit) }.
event-sixtysix-declare = { SEAT($seat) } hrá { CARD($card, form: "acc") } a hlási { $value }.
event-sixtysix-declare-you = Hráte { CARD($card, form: "acc") } a hlásite { $value }.
event-sixtysix-trick = Štich berie { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-sixtysix-trick-you = Štich beriete vy: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-sixtysix-rob = { SEAT($seat) } berie { CARD($card, form: "acc") }.
event-sixtysix-rob-you = Beriete { CARD($card, form: "acc") }.
event-sixtysix-draw = { SEAT($seat) } ťahá { CARD($card, form: "acc") }.
event-sixtysix-draw-you = Ťaháte { CARD($card, form: "acc") }.
event-sixtysix-settle = Rozdanie vyhráva { SEAT($seat) }: { $value ->
    [one] { $value } bod do partie
    [few] { $value } body do partie
    [many] { $value } bodu do partie
   *[other] { $value } bodov do partie
}.
event-sixtysix-settle-you = Rozdanie vyhrávate: { $value ->
    [one] { $value } bod do partie
    [few] { $value } body do partie
    [many] { $value } bodu do partie
   *[other] { $value } bodov do partie
}.
event-sixtysix-standing = Rovnaký súčet: rozdanie je nerozhodné a bod dostane ďalší víťaz.

# vyúčtovanie
item-sixtysix-right-claim = Ohlásených šesťdesiatšesť
    .detail = { $own } : { $other }
item-sixtysix-wrong-claim = Chybné ohlásenie súpera
    .detail = { $other }, nie 66
item-sixtysix-closer-failed = Nevydarené zavretie súpera
    .detail = { $other } bez správneho ohlásenia
item-sixtysix-unclaimed = Viac bodov, nikto nehlási
    .detail = { $own } : { $other }
item-sixtysix-tie = Rovnaký súčet: vyhráva forhont
    .detail = { $own } : { $other }
item-sixtysix-carry = Rovnaký súčet: nerozhodné rozdanie
    .detail = { $own } : { $other }
item-sixtysix-last-trick = Posledný štich, nikto nehlási
    .detail = { $own } : { $other }
item-sixtysix-raw = Body za karty a hlášky
item-sixtysix-carried = Prenesené z nerozhodných rozdaní
item-sixtysix-dealer = Rozdávajúci si píše s víťazom
factor-sixtysix-schneider = šnajder
factor-sixtysix-schwarz = bez štichu
factor-sixtysix-penalty = trest
factor-sixtysix-penalty-schwarz = trest, bez štichu

# odmietnutia
refused-sixtysix-draw = Teraz sa neťahá.
refused-sixtysix-draw-first = Najprv potiahnite, zavrite alebo vymeňte.
refused-sixtysix-pass = Ohlásenie možno nechať tak až po poslednom štichu.
refused-sixtysix-rob-off = Pri tomto stole sa tromf nemení.
refused-sixtysix-rob-turn = Tromf mení len ten, kto má vynášať.
refused-sixtysix-rob-later = Meňte po potiahnutí, skôr než vynesiete.
refused-sixtysix-rob-drawn = Mení sa pred potiahnutím; karty už sú potiahnuté.
refused-sixtysix-rob-closed = Talón je zavretý alebo prázdny: tromf sa nemení.
refused-sixtysix-rob-last = V talóne už je málo kariet ({ $n }): tromf sa nemení.
refused-sixtysix-rob-trick = Tromf sa mení až po získanom štichu.
refused-sixtysix-rob-done = Pod talónom už leží { CARD($card) }.
refused-sixtysix-rob-card = Na výmenu treba { CARD($card, form: "acc") }.
refused-sixtysix-close-off = Pri tomto stole sa talón nezatvára.
refused-sixtysix-close-turn = Talón zatvára len ten, kto má vynášať.
refused-sixtysix-close-later = Zatvárajte po potiahnutí, skôr než vynesiete.
refused-sixtysix-close-drawn = Zatvára sa pred potiahnutím; karty už sú potiahnuté.
refused-sixtysix-close-closed = Talón už je zavretý alebo prázdny.
refused-sixtysix-close-last = V talóne už je málo kariet ({ $n }): nezatvára sa.
refused-sixtysix-claim-auto = Pri tomto stole platí 66 samo, nehlási sa.
refused-sixtysix-claim-order = Prednosť pri ohlásení má { SEAT($seat) }.
refused-sixtysix-claim-turn = Šesťdesiatšesť sa hlási, keď ste na rade.
refused-sixtysix-claim-trick = Šesťdesiatšesť sa hlási hneď po štichu alebo po hláške.
refused-sixtysix-meld-lead = Hlási sa len pri výnose.
refused-sixtysix-meld-pair = Vo vašom liste chýba druhá karta z hlášky: { SUIT($suit) }.
refused-sixtysix-meld-closed = Keď je talón zavretý alebo prázdny, nehlási sa.
refused-sixtysix-meld-trick = Hlási sa až po získanom štichu.
refused-sixtysix-meld-once = Táto hláška ({ SUIT($suit) }) už je ohlásená.

# pravidlá stola
option-sixtysix-players = Hráči
    .help = V trojici rozdávajúci pauzuje a píše si s víťazom.
option-sixtysix-pack = Karty v balíčku
    .help = 32 od sedmičky, 24 od deviatky, 20 od dolníka.
option-sixtysix-packets = Po koľkých sa rozdáva
    .help = Koľko kariet sa dáva naraz; pri 20 kartách 3, otočiť, 2.
option-sixtysix-packets-3 = po troch
option-sixtysix-packets-2_3_2 = po dvoch, troch a dvoch
option-sixtysix-rob = Výmena tromfu
    .help = Najnižší tromf možno vymeniť za otočenú kartu.
option-sixtysix-rob_window = Kedy sa mení
    .help = Pred potiahnutím, pred výnosom, alebo v oboch chvíľach.
option-sixtysix-rob_window-pre_draw = pred potiahnutím
option-sixtysix-rob_window-lead = pred výnosom
option-sixtysix-rob_window-both = v oboch chvíľach
option-sixtysix-rob_requires_trick = Výmena až po štichu
    .help = Meniť smie len ten, kto už má štich.
option-sixtysix-rob_min_talon = Najmenej kariet na výmenu
    .help = 4: s poslednými dvoma kartami talónu sa nemení.
option-sixtysix-closing = Zatváranie
    .help = Kto vynáša, smie zavrieť talón: už sa neťahá.
option-sixtysix-close_window = Kedy sa zatvára
    .help = Pred potiahnutím, pred výnosom, alebo v oboch chvíľach.
option-sixtysix-close_window-pre_draw = pred potiahnutím
option-sixtysix-close_window-lead = pred výnosom
option-sixtysix-close_window-both = v oboch chvíľach
option-sixtysix-close_min_talon = Najmenej kariet na zavretie
    .help = 4: s poslednými dvoma kartami talónu sa nezatvára.
option-sixtysix-closer_must_claim = Kto zavrel, musí hlásiť
    .help = Bez ohlásenia je zavretie nevydarené, aj so 66 bodmi.
option-sixtysix-closer_success_basis = Cena vydareného zavretia
    .help = Podľa štichov a bodov súpera pri ohlásení, alebo pri zavretí.
option-sixtysix-closer_success_basis-at_claim = stav pri ohlásení
option-sixtysix-closer_success_basis-at_close = stav pri zavretí
option-sixtysix-closer_fail_basis = Cena nevydareného zavretia
    .help = Tri, keď je súper bez štichu na konci, alebo pri zavretí.
option-sixtysix-closer_fail_basis-at_settlement = stav na konci
option-sixtysix-closer_fail_basis-at_close = stav pri zavretí
option-sixtysix-closer_fail_points = Body za nevydarené zavretie
    .help = Dva alebo tri, alebo podľa bodov toho, kto zavrel: tri bez štichu, jeden od 33.
option-sixtysix-closer_fail_points-two_or_three = dva alebo tri
option-sixtysix-closer_fail_points-by_closer_count = podľa bodov
option-sixtysix-closed_marriages = Hlášky po talóne
    .help = Hlásiť možno aj so zavretým alebo prázdnym talónom.
option-sixtysix-marriage_credit = Hláška a prvý štich
    .help = Hláška čaká na štich, alebo sa smie hlásiť až po ňom.
option-sixtysix-marriage_credit-deferred = čaká na štich
option-sixtysix-marriage_credit-prior_trick = až po štichu
option-sixtysix-strict_follow = Povinnosti po talóne
    .help = Priznať farbu a tromfovať, alebo aj prebíjať.
option-sixtysix-strict_follow-F1 = priznať farbu, tromfovať
option-sixtysix-strict_follow-F2 = priznať farbu, prebíjať, tromfovať
option-sixtysix-last_trick_bonus = Posledný štich
    .help = Body za posledný štich.
option-sixtysix-last_trick_scope = Kedy platí posledný štich
    .help = Vždy, alebo len keď je talón dobratý.
option-sixtysix-last_trick_scope-any = vždy
option-sixtysix-last_trick_scope-exhausted_only = len po dobratí talónu
option-sixtysix-claim_timing = Kedy sa hlási 66
    .help = Kedykoľvek, na rade, alebo hneď po štichu či hláške.
option-sixtysix-claim_timing-anytime = kedykoľvek
option-sixtysix-claim_timing-own_turn = na rade
option-sixtysix-claim_timing-trick_or_marriage = po štichu alebo hláške
option-sixtysix-auto_claim = 66 platí samo
    .help = So 66 bodmi sa rozdanie hneď končí, nikto nehlási.
option-sixtysix-false_claim = Cena chybného ohlásenia
    .help = Dva; tri bez štichu; alebo koľko by bolo za správne ohlásenie.
option-sixtysix-false_claim-flat2 = dva
option-sixtysix-false_claim-two_or_three = dva, bez štichu tri
option-sixtysix-false_claim-claimants_value = cena správneho ohlásenia
option-sixtysix-unclaimed = Nikto nehlási
    .help = Vyhráva vyšší súčet, alebo posledný štich za jeden bod.
option-sixtysix-unclaimed-higher_total = vyšší súčet
option-sixtysix-unclaimed-last_trick_one = posledný štich za jeden
option-sixtysix-unclaimed_points = Cena bez ohlásenia
    .help = Jeden až tri podľa súpera, alebo vždy jeden.
option-sixtysix-unclaimed_points-table = jeden až tri
option-sixtysix-unclaimed_points-one = jeden
option-sixtysix-deal_tie = Rovnaký súčet
    .help = Vyhráva forhont, alebo sa bod prenáša.
option-sixtysix-deal_tie-non_dealer = vyhráva forhont
option-sixtysix-deal_tie-carry_one = bod sa prenáša
option-sixtysix-match_mode = Partia
    .help = Na body do partie, na súčet bodov z kariet, alebo na tri výhry po sebe.
option-sixtysix-match_mode-game_points = body do partie
option-sixtysix-match_mode-raw_points = body z kariet
option-sixtysix-match_mode-three_in_a_row = tri výhry po sebe
option-sixtysix-target = Body do partie na výhru
    .help = Vyhráva prvý, kto ich toľko má.
option-sixtysix-raw_target = Body z kariet na výhru
    .help = Vyhráva prvý, kto ich toľko má.
option-sixtysix-match_tiebreak = Obaja v cieli
    .help = Rozhodnú body do partie, alebo body z kariet.
option-sixtysix-match_tiebreak-game_points = body do partie
option-sixtysix-match_tiebreak-match_score = body z kariet
option-sixtysix-score_display = Zobrazené skóre
    .help = Pripočítava sa od nuly, alebo odpočítava od cieľa.
option-sixtysix-score_display-count_up = pripočítavať
option-sixtysix-score_display-count_down = odpočítavať
option-sixtysix-match_bummerl = Prehraté bumerly
    .help = Kto má toľko bumerlov, prehráva celú partiu.
option-sixtysix-bummerl_schneider = Šnajder
    .help = Kto prehrá bez jediného bodu, dostane dva bumerly, alebo jeden.
option-sixtysix-bummerl_schneider-double = dva bumerly
option-sixtysix-bummerl_schneider-single = jeden bumerl
option-sixtysix-dealer_scores = Skóre rozdávajúceho
    .help = Rozdávajúci si píše s víťazom, alebo nič.
option-sixtysix-dealer_scores-same_as_winner = ako víťaz
option-sixtysix-dealer_scores-none = nič
option-sixtysix-dealer_cap = Rozdávajúci nevyhráva
    .help = Skóre rozdávajúceho sa zastaví bod pred cieľom.
option-sixtysix-play_on = Hrá sa o posledného
    .help = Víťaz odchádza a zvyšní dvaja hrajú ďalej.
