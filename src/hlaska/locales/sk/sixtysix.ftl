# Mariage, šesťdesiatšesť a Schnapsen

game-sixtysix = Mariage, šesťdesiatšesť, Schnapsen
game-sixtysix-line = Ťahajte, hláste, zavrite talón a ohláste šesťdesiatšesť
preset-sixtysix-mariage = Mariage
    .detail = 32 kariet; hlási sa, len kým je talón otvorený
preset-sixtysix-sixty_six_32 = Šesťdesiatšesť, 32 kariet
    .detail = ako mariage, k tomu 10 bodov za posledný štich
preset-sixtysix-sixty_six_24 = Šesťdesiatšesť, 24 kariet
    .detail = mení sa tromfová deviatka, 10 bodov za posledný štich, pri 65 : 65 má bod navyše ďalší víťaz
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 kariet; po zavretí platí stav z tej chvíle; za prehratú partiu bumerl
preset-sixtysix-mariage_three = Mariage v trojici
    .detail = rozdávajúci pauzuje a píše si s víťazom; talón sa nezatvára
preset-sixtysix-sixty_six_32_three = Šesťdesiatšesť v trojici, 32 kariet
    .detail = rozdávajúci pauzuje a píše si s víťazom
preset-sixtysix-sixty_six_24_three = Šesťdesiatšesť v trojici, 24 kariet
    .detail = rozdávajúci pauzuje a píše si s víťazom

# na čo sa čaká
question-sixtysix-lead = Vynášate.
question-sixtysix-follow = Pridajte kartu do štichu.
question-sixtysix-predraw = Štich je váš. Potiahnete si?
question-sixtysix-final = Karty sú odohrané. Hlásite šesťdesiatšesť?
question-sixtysix-wait = Na rade je { SEAT($seat) }.
title-sixtysix-open = Tromf: { SUIT($suit) } · talón { $n }
title-sixtysix-closed = Tromf: { SUIT($suit) } · zavreté: { SEAT($seat) }
title-sixtysix-closed-you = Tromf: { SUIT($suit) } · zavreté: vy
title-sixtysix-empty = Tromf: { SUIT($suit) } · talón je prázdny
meld-sixtysix = Hláška, { SUIT($suit) }: { $value }
meld-sixtysix-pending = Hláška, { SUIT($suit) }: { $value } po prvom štichu
stake-sixtysix-marks = Bumerly: { SEAT($seat) } { $n } z { $of }
    .detail = Bumerl je značka za prehranú partiu; kto ich má { $of }, prehráva zápas.
stake-sixtysix-marks-you = Vaše bumerly: { $n } z { $of }
    .detail = Bumerl je značka za prehranú partiu; kto ich má { $of }, prehráva zápas.
stake-sixtysix-run = { SEAT($seat) }: { $n } z 3 výhier po sebe
stake-sixtysix-run-you = Máte { $n } z 3 výhier po sebe
stake-sixtysix-games = Body do partie: { SEAT($seat) } { $n }
stake-sixtysix-games-you = Vaše body do partie: { $n }
stake-sixtysix-carried = { $worth ->
    [one] { $worth } bod do partie čaká
    [few] { $worth } body do partie čakajú
    [many] { $worth } bodu do partie čaká
   *[other] { $worth } bodov do partie čaká
} na ďalšieho víťaza
stake-sixtysix-closed = { SEAT($seat) } má zatvorené. Bez 66 bodov si súper píše body do partie: { $worth }
stake-sixtysix-closed-you = Máte zatvorené. Bez 66 bodov si súper píše body do partie: { $worth }
stake-sixtysix-pending = { SEAT($seat) }: hláška za { $value } platí až so štichom
stake-sixtysix-pending-you = Vaša hláška za { $value } platí, keď budete mať štich

# tlačidlá
act-sixtysix-draw = Potiahnuť
    .detail = { $n ->
        [one] v talóne zostane { $n } karta
        [few] v talóne zostanú { $n } karty
        [many] v talóne zostane { $n } karty
       *[other] v talóne zostane { $n } kariet
    }
act-sixtysix-draw-last = Potiahnuť
    .detail = posledné dve karty; súper dostane { CARD($card, form: "acc") }
act-sixtysix-pass = Nehlásiť
    .detail = { $own } bodov proti { $other }
act-sixtysix-rob = Vymeniť a vziať { CARD($card, form: "acc") }
    .detail = za najnižší tromf
act-sixtysix-close = Zavrieť talón
    .detail = { $missing ->
        [0] máte 66
       *[other] do 66 chýba { $missing }: body do partie pre vás { $win }, alebo pre súpera { $lose }
    }
    .confirm = Naozaj zavrieť? Bez 66 si súper píše body do partie: { $lose }
act-sixtysix-claim = Ohlásiť 66
    .detail = { $own } bodov proti { $other }: píšete si { $worth }
    .confirm = Ohlásiť 66 s { $own } bodmi? Píšete si { $worth }
act-sixtysix-claim-wrong = Ohlásiť 66
    .detail = máte { $own } bodov: súper by si písal { $worth }
    .confirm = Naozaj ohlásiť s { $own } bodmi? Súper si píše { $worth }

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
event-sixtysix-trick-you = Štich je váš: { $value ->
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
event-sixtysix-standing = Rovnaký súčet: nikto nevyhráva a ďalší víťaz má o bod do partie viac.

# vyúčtovanie
item-sixtysix-right-claim = Ohlásené šesťdesiatšesť
    .detail = { $own } bodov proti { $other }
item-sixtysix-wrong-claim = Chybné ohlásenie súpera
    .detail = { $other } bodov, nie 66
item-sixtysix-closer-failed = Súper zavrel a neuhral
    .detail = { $other } bodov bez správneho ohlásenia
item-sixtysix-unclaimed = Viac bodov, nikto nehlási
    .detail = { $own } bodov proti { $other }
item-sixtysix-tie = Rovnaký súčet: vyhráva forhont
    .detail = { $own } bodov proti { $other }
item-sixtysix-carry = Rovnaký súčet: nikto nevyhráva
    .detail = { $own } bodov proti { $other }
item-sixtysix-last-trick = Posledný štich, nikto nehlási
    .detail = { $own } bodov proti { $other }
item-sixtysix-raw = Body za karty a hlášky
points-sixtysix = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
item-sixtysix-carried = Prenesené z nerozhodných rozdaní
item-sixtysix-dealer = Rozdávajúci si píše s víťazom
factor-sixtysix-schneider = šnajder
factor-sixtysix-schwarz = bez štichu
factor-sixtysix-penalty = trest
factor-sixtysix-penalty-schwarz = trest, bez štichu

# odmietnutia
refused-sixtysix-draw = Teraz si potiahnuť nemôžete.
refused-sixtysix-draw-first = Najprv si potiahnite, zavrite, alebo vymeňte.
refused-sixtysix-pass = Povedať, že nehlásite, môžete až po poslednom štichu.
refused-sixtysix-rob-off = Pri tomto stole sa tromf nemení.
refused-sixtysix-rob-turn = Tromf môžete vymeniť, len keď vynášate.
refused-sixtysix-rob-later = Vymeňte, až keď si potiahnete, ale skôr, než vynesiete.
refused-sixtysix-rob-drawn = Vymeniť ste museli skôr, než ste si potiahli.
refused-sixtysix-rob-closed = Talón je zavretý alebo prázdny: vymeniť už nemôžete.
refused-sixtysix-rob-last = V talóne už je málo kariet ({ $n }): vymeniť nemôžete.
refused-sixtysix-rob-trick = Vymeniť môžete, keď budete mať štich.
refused-sixtysix-rob-done = { CARD($card) } už leží pod talónom: nie je čo meniť.
refused-sixtysix-rob-card = Na výmenu potrebujete { CARD($card, form: "acc") }.
refused-sixtysix-close-off = Pri tomto stole sa talón nezatvára.
refused-sixtysix-close-turn = Zavrieť talón môžete, len keď vynášate.
refused-sixtysix-close-later = Zavrite, až keď si potiahnete, ale skôr, než vynesiete.
refused-sixtysix-close-drawn = Zavrieť ste museli skôr, než ste si potiahli.
refused-sixtysix-close-closed = Talón už je zavretý alebo prázdny.
refused-sixtysix-close-last = V talóne už je málo kariet ({ $n }): zavrieť nemôžete.
refused-sixtysix-claim-auto = Pri tomto stole sa 66 počíta samo.
refused-sixtysix-claim-order = Prvý môže hlásiť { SEAT($seat) }.
refused-sixtysix-claim-turn = Šesťdesiatšesť ohláste, keď budete na rade.
refused-sixtysix-claim-trick = Šesťdesiatšesť ohláste hneď po štichu alebo po hláške.
refused-sixtysix-meld-lead = Hlásiť môžete, len keď vynášate.
refused-sixtysix-meld-pair = Druhú kartu z hlášky nemáte: { SUIT($suit) }.
refused-sixtysix-meld-closed = Keď je talón zavretý alebo prázdny, hlásiť nemôžete.
refused-sixtysix-meld-trick = Hlásiť môžete, keď budete mať štich.
refused-sixtysix-meld-once = Hlášku v tejto farbe už niekto ohlásil: { SUIT($suit) }.

# pravidlá stola
option-sixtysix-players = Hráči
    .help = V trojici rozdávajúci pauzuje a píše si s víťazom.
option-sixtysix-pack = Karty v balíčku
    .help = 32 od sedmičky, 24 od deviatky, 20 od dolníka.
option-sixtysix-packets = Po koľkých sa rozdáva
    .help = Toľko kariet dostane každý naraz; pri 20 kartách tri, potom sa jedna otočí a potom dve.
option-sixtysix-packets-3 = po troch
option-sixtysix-packets-2_3_2 = po dvoch, troch a dvoch
option-sixtysix-rob = Výmena tromfu
    .help = Najnižší tromf môžete vymeniť za otočenú kartu.
option-sixtysix-rob_window = Kedy sa mení
    .help = Pred ťahaním, pred výnosom, alebo aj vtedy, aj vtedy.
option-sixtysix-rob_window-pre_draw = pred ťahaním
option-sixtysix-rob_window-lead = pred výnosom
option-sixtysix-rob_window-both = aj vtedy, aj vtedy
option-sixtysix-rob_requires_trick = Výmena až po štichu
    .help = Meniť môžete, len keď už máte štich.
option-sixtysix-rob_min_talon = Koľko kariet musí byť v talóne na výmenu
    .help = Aspoň toľko ich tam musí ostať: keď je to 4, pri posledných dvoch kartách sa už nemení.
option-sixtysix-closing = Zatváranie
    .help = Kto vynáša, smie zavrieť talón: potom už nikto neťahá.
option-sixtysix-close_window = Kedy sa zatvára
    .help = Pred ťahaním, pred výnosom, alebo aj vtedy, aj vtedy.
option-sixtysix-close_window-pre_draw = pred ťahaním
option-sixtysix-close_window-lead = pred výnosom
option-sixtysix-close_window-both = aj vtedy, aj vtedy
option-sixtysix-close_min_talon = Koľko kariet musí byť v talóne na zavretie
    .help = Aspoň toľko ich tam musí ostať: keď je to 4, pri posledných dvoch kartách sa už nezatvára.
option-sixtysix-closer_must_claim = Kto zavrel, musí hlásiť
    .help = Bez ohlásenia je zavretie prehraté, aj so 66 bodmi.
option-sixtysix-closer_success_basis = Čo prinesie vydarené zavretie
    .help = Rozhoduje, koľko štichov a bodov má súper pri ohlásení, alebo koľko ich má pri zavretí.
option-sixtysix-closer_success_basis-at_claim = stav pri ohlásení
option-sixtysix-closer_success_basis-at_close = stav pri zavretí
option-sixtysix-closer_fail_basis = Nevydarené zavretie proti súperovi bez štichu
    .help = Stojí tri body do partie: keď je súper bez štichu na konci, alebo keď bol bez štichu pri zavretí.
option-sixtysix-closer_fail_basis-at_settlement = stav na konci
option-sixtysix-closer_fail_basis-at_close = stav pri zavretí
option-sixtysix-closer_fail_points = Čo stojí nevydarené zavretie
    .help = Dva alebo tri body do partie. Alebo podľa bodov: tri, keď bol súper pri zavretí bez štichu; jeden, keď máte aspoň 33 bodov; inak dva.
option-sixtysix-closer_fail_points-two_or_three = dva alebo tri body
option-sixtysix-closer_fail_points-by_closer_count = podľa bodov
option-sixtysix-closed_marriages = Hlášky, keď sa už neťahá
    .help = Hlásiť smiete, aj keď je talón zavretý alebo prázdny.
option-sixtysix-marriage_credit = Hláška a prvý štich
    .help = Hláška platí, keď budete mať štich, alebo ju smiete hlásiť až po ňom.
option-sixtysix-marriage_credit-deferred = čaká na štich
option-sixtysix-marriage_credit-prior_trick = až po štichu
option-sixtysix-strict_follow = Povinnosti, keď sa už neťahá
    .help = Musíte priznať farbu, alebo dať tromf; prípadne vynesenú kartu aj prebiť.
option-sixtysix-strict_follow-F1 = priznať farbu, tromfovať
option-sixtysix-strict_follow-F2 = priznať farbu, prebíjať, tromfovať
option-sixtysix-last_trick_bonus = Posledný štich
    .help = Koľko bodov pridá.
option-sixtysix-last_trick_scope = Kedy platí posledný štich
    .help = Vždy, alebo len keď sa talón minul.
option-sixtysix-last_trick_scope-any = vždy
option-sixtysix-last_trick_scope-exhausted_only = len keď sa talón minul
option-sixtysix-claim_timing = Kedy sa hlási 66
    .help = Kedykoľvek, keď ste na rade, alebo hneď po štichu či hláške.
option-sixtysix-claim_timing-anytime = kedykoľvek
option-sixtysix-claim_timing-own_turn = keď ste na rade
option-sixtysix-claim_timing-trick_or_marriage = po štichu alebo hláške
option-sixtysix-auto_claim = 66 platí samo
    .help = So 66 bodmi sa rozdanie hneď skončí, nikto hlásiť nemusí.
option-sixtysix-false_claim = Čo stojí chybné ohlásenie
    .help = Dva body do partie; tri bez štichu; alebo koľko by prinieslo správne ohlásenie.
option-sixtysix-false_claim-flat2 = dva
option-sixtysix-false_claim-two_or_three = dva, bez štichu tri
option-sixtysix-false_claim-claimants_value = koľko by prinieslo správne ohlásenie
option-sixtysix-unclaimed = Keď nikto nehlási
    .help = Vyhráva, kto má viac bodov, alebo kto vezme posledný štich, a to za jeden bod do partie.
option-sixtysix-unclaimed-higher_total = vyhráva, kto má viac bodov
option-sixtysix-unclaimed-last_trick_one = posledný štich za jeden bod do partie
option-sixtysix-unclaimed_points = Body do partie, keď nikto nehlási
    .help = Jeden až tri podľa kariet porazeného, alebo vždy jeden.
option-sixtysix-unclaimed_points-table = jeden až tri
option-sixtysix-unclaimed_points-one = jeden
option-sixtysix-deal_tie = Rovnaký súčet
    .help = Vyhráva forhont, alebo má ďalší víťaz o bod do partie viac.
option-sixtysix-deal_tie-non_dealer = vyhráva forhont
option-sixtysix-deal_tie-carry_one = bod sa prenáša
option-sixtysix-match_mode = Partia
    .help = Hrá sa na body do partie, na súčet bodov z kariet, alebo na tri výhry po sebe.
option-sixtysix-match_mode-game_points = body do partie
option-sixtysix-match_mode-raw_points = body z kariet
option-sixtysix-match_mode-three_in_a_row = tri výhry po sebe
option-sixtysix-target = Body do partie na výhru
    .help = Vyhráva, kto ich má prvý toľko.
option-sixtysix-raw_target = Body z kariet na výhru
    .help = Vyhráva, kto ich má prvý toľko.
option-sixtysix-match_tiebreak = Keď sú v cieli obaja
    .help = Rozhodnú body do partie, alebo body z kariet.
option-sixtysix-match_tiebreak-game_points = body do partie
option-sixtysix-match_tiebreak-match_score = body z kariet
option-sixtysix-score_display = Ako sa ukazuje stav
    .help = Body sa pripočítavajú od nuly, alebo odpočítavajú od cieľa.
option-sixtysix-score_display-count_up = pripočítavať
option-sixtysix-score_display-count_down = odpočítavať
option-sixtysix-match_bummerl = Bumerly na prehru
    .help = Kto má prvý toľko bumerlov za prehraté partie, prehráva zápas.
option-sixtysix-bummerl_schneider = Šnajder
    .help = Kto prehrá bez jediného bodu, dostane dva bumerly, alebo jeden.
option-sixtysix-bummerl_schneider-double = dva bumerly
option-sixtysix-bummerl_schneider-single = jeden bumerl
option-sixtysix-dealer_scores = Body rozdávajúceho
    .help = Rozdávajúci si píše s víťazom, alebo nič.
option-sixtysix-dealer_scores-same_as_winner = ako víťaz
option-sixtysix-dealer_scores-none = nič
option-sixtysix-dealer_cap = Rozdávajúci nevyhráva
    .help = Body rozdávajúceho sa zastavia bod pred cieľom.
option-sixtysix-play_on = Hrá sa o posledného
    .help = Víťaz odchádza a zvyšní dvaja hrajú ďalej, kým jeden z nich nevyhrá.
