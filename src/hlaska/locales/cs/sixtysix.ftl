# Mariage, šedesát šest a Schnapsen

game-sixtysix = Mariage, šedesát šest, Schnapsen
game-sixtysix-line = Líže se, hlásí, zavírá talon a první ohlásí šedesát šest
preset-sixtysix-mariage = Mariage
    .detail = 32 karet; hlásí se, jen dokud je talon otevřený
preset-sixtysix-sixty_six_32 = Šedesát šest, 32 karet
    .detail = jako mariage, k tomu 10 bodů za poslední štych
preset-sixtysix-sixty_six_24 = Šedesát šest, 24 karet
    .detail = mění se trumfová devítka, 10 bodů za poslední štych, při 65 : 65 bod čeká na příště
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 karet; po zavření platí stav z té chvíle; za prohranou partii bumerl
preset-sixtysix-mariage_three = Mariage ve třech
    .detail = rozdávající pauzíruje a píše si to, co vítěz; talon se nezavírá
preset-sixtysix-sixty_six_32_three = Šedesát šest ve třech, 32 karet
    .detail = rozdávající pauzíruje a píše si to, co vítěz
preset-sixtysix-sixty_six_24_three = Šedesát šest ve třech, 24 karet
    .detail = rozdávající pauzíruje a píše si to, co vítěz

# na co se čeká
question-sixtysix-lead = Vynášíte.
question-sixtysix-follow = Přidejte kartu do štychu.
question-sixtysix-predraw = Štych je váš. Líznete si?
question-sixtysix-final = Karty jsou odehrané. Hlásíte šedesát šest?
question-sixtysix-wait = Na řadě je { SEAT($seat) }.
title-sixtysix-open = Trumfy: { SUIT($suit) } · talon { $n }
title-sixtysix-closed = Trumfy: { SUIT($suit) } · zavřeno: { SEAT($seat) }
title-sixtysix-closed-you = Trumfy: { SUIT($suit) } · zavřeno: vy
title-sixtysix-empty = Trumfy: { SUIT($suit) } · talon je prázdný
meld-sixtysix = Hláška, { SUIT($suit) }: { $value }
meld-sixtysix-pending = Hláška, { SUIT($suit) }: { $value } po prvním štychu
stake-sixtysix-marks = Bumerly: { SEAT($seat) } { $n } z { $of }
    .detail = Bumerl je značka za prohranou partii; kdo jich má { $of }, prohrává zápas.
stake-sixtysix-marks-you = Vaše bumerly: { $n } z { $of }
    .detail = Bumerl je značka za prohranou partii; kdo jich má { $of }, prohrává zápas.
stake-sixtysix-run = { SEAT($seat) }: { $n } ze 3 výher po sobě
stake-sixtysix-run-you = Máte { $n } ze 3 výher po sobě
stake-sixtysix-games = Body do partie: { SEAT($seat) } { $n }
stake-sixtysix-games-you = Vaše body do partie: { $n }
stake-sixtysix-carried = { $worth ->
    [one] Přenesený { $worth } bod do partie
    [few] Přenesené { $worth } body do partie
    [many] Přeneseného { $worth } bodu do partie
   *[other] Přenesených { $worth } bodů do partie
} pro příštího vítěze
stake-sixtysix-closed = { SEAT($seat) } má zavřeno: bez 66 si soupeř píše body do partie: { $worth }
stake-sixtysix-closed-you = Máte zavřeno: bez 66 si soupeř píše body do partie: { $worth }
stake-sixtysix-pending = { SEAT($seat) }: hláška za { $value } platí až se štychem
stake-sixtysix-pending-you = Vaše hláška za { $value } platí, až budete mít štych

# tlačítka
act-sixtysix-draw = Líznout
    .detail = { $n ->
        [one] v talonu zbude { $n } karta
        [few] v talonu zbudou { $n } karty
        [many] v talonu zbude { $n } karty
       *[other] v talonu zbude { $n } karet
    }
act-sixtysix-draw-last = Líznout
    .detail = poslední dvě karty; soupeř dostane { CARD($card, form: "acc") }
act-sixtysix-pass = Nehlásit
    .detail = { $own } bodů proti { $other }
act-sixtysix-rob = Vyměnit a vzít { CARD($card, form: "acc") }
    .detail = za nejnižší trumf
act-sixtysix-close = Zavřít talon
    .detail = { $missing ->
        [0] máte 66
       *[other] do 66 chybí { $missing }: body do partie pro vás { $win }, nebo pro soupeře { $lose }
    }
    .confirm = Opravdu zavřít? Bez 66 si soupeř píše body do partie: { $lose }
act-sixtysix-claim = Ohlásit 66
    .detail = { $own } bodů proti { $other }: píšete si { $worth }
    .confirm = Ohlásit 66 s { $own } body? Píšete si { $worth }
act-sixtysix-claim-wrong = Ohlásit 66
    .detail = máte { $own } bodů: soupeř by si psal { $worth }
    .confirm = Opravdu ohlásit s { $own } body? Soupeř si píše { $worth }

# hlášení a události
call-sixtysix-draw = { SEAT($seat) } lízne.
call-sixtysix-draw-you = Líznete si.
call-sixtysix-pass = { SEAT($seat) } nehlásí.
call-sixtysix-pass-you = Nehlásíte.
call-sixtysix-rob = { SEAT($seat) } mění trumf.
call-sixtysix-rob-you = Měníte trumf.
call-sixtysix-close = { SEAT($seat) } zavírá talon.
call-sixtysix-close-you = Zavíráte talon.
call-sixtysix-claim = { SEAT($seat) } hlásí šedesát šest.
call-sixtysix-claim-you = Hlásíte šedesát šest.
event-sixtysix-turned = Otočená karta: { CARD($card) }. Trumfy: { SUIT($suit) }.
event-sixtysix-declare = { SEAT($seat) } hraje { CARD($card, form: "acc") } a hlásí { $value }.
event-sixtysix-declare-you = Hrajete { CARD($card, form: "acc") } a hlásíte { $value }.
event-sixtysix-trick = Štych bere { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-sixtysix-trick-you = Štych je váš: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-sixtysix-rob = { SEAT($seat) } bere { CARD($card, form: "acc") }.
event-sixtysix-rob-you = Berete { CARD($card, form: "acc") }.
event-sixtysix-draw = { SEAT($seat) } lízne { CARD($card, form: "acc") }.
event-sixtysix-draw-you = Líznete { CARD($card, form: "acc") }.
event-sixtysix-settle = Rozdání vyhrává { SEAT($seat) }: { $value ->
    [one] { $value } bod do partie
    [few] { $value } body do partie
    [many] { $value } bodu do partie
   *[other] { $value } bodů do partie
}.
event-sixtysix-settle-you = Rozdání vyhráváte: { $value ->
    [one] { $value } bod do partie
    [few] { $value } body do partie
    [many] { $value } bodu do partie
   *[other] { $value } bodů do partie
}.
event-sixtysix-standing = Stejný součet: nikdo nevyhrává a příští vítěz má o bod do partie víc.

# vyúčtování
item-sixtysix-right-claim = Šedesát šest je ohlášené
    .detail = { $own } bodů proti { $other }
item-sixtysix-wrong-claim = Chybné ohlášení soupeře
    .detail = { $other } bodů, ne 66
item-sixtysix-closer-failed = Soupeř zavřel a neuhrál
    .detail = { $other } bodů bez správného ohlášení
item-sixtysix-unclaimed = Víc bodů, nikdo nehlásí
    .detail = { $own } bodů proti { $other }
item-sixtysix-tie = Stejný součet: vyhrává forhont
    .detail = { $own } bodů proti { $other }
item-sixtysix-carry = Stejný součet: nikdo nevyhrává
    .detail = { $own } bodů proti { $other }
item-sixtysix-last-trick = Poslední štych, nikdo nehlásí
    .detail = { $own } bodů proti { $other }
item-sixtysix-raw = Body za karty a hlášky
points-sixtysix = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
item-sixtysix-carried = Body z nerozhodných rozdání
item-sixtysix-dealer = Rozdávající si píše to, co vítěz
factor-sixtysix-schneider = šnajdr
factor-sixtysix-schwarz = bez štychu
factor-sixtysix-penalty = trest
factor-sixtysix-penalty-schwarz = trest, bez štychu

# odmítnutí
refused-sixtysix-draw = Teď si líznout nemůžete.
refused-sixtysix-draw-first = Nejdřív si lízněte, zavřete nebo vyměňte.
refused-sixtysix-pass = Nehlásit můžete až po posledním štychu.
refused-sixtysix-rob-off = U tohoto stolu se trumf nemění.
refused-sixtysix-rob-turn = Trumf můžete vyměnit, jen když vynášíte.
refused-sixtysix-rob-later = Vyměnit můžete, až si líznete, ale ještě před výnosem.
refused-sixtysix-rob-drawn = Vyměnit se dá jen před líznutím.
refused-sixtysix-rob-closed = Talon je zavřený nebo prázdný: vyměnit už nemůžete.
refused-sixtysix-rob-last = V talonu už je málo karet ({ $n }): vyměnit nemůžete.
refused-sixtysix-rob-trick = Vyměnit můžete, až budete mít štych.
refused-sixtysix-rob-done = { CARD($card) } už pod talonem leží: není co měnit.
refused-sixtysix-rob-card = K výměně potřebujete { CARD($card, form: "acc") }.
refused-sixtysix-close-off = U tohoto stolu se talon nezavírá.
refused-sixtysix-close-turn = Zavřít talon můžete, jen když vynášíte.
refused-sixtysix-close-later = Zavřít můžete, až si líznete, ale ještě před výnosem.
refused-sixtysix-close-drawn = Zavřít se dá jen před líznutím.
refused-sixtysix-close-closed = Talon už je zavřený nebo prázdný.
refused-sixtysix-close-last = V talonu už je málo karet ({ $n }): zavřít nemůžete.
refused-sixtysix-claim-auto = U tohoto stolu se 66 počítá samo.
refused-sixtysix-claim-order = První může hlásit { SEAT($seat) }.
refused-sixtysix-claim-turn = Šedesát šest ohlaste, až budete na řadě.
refused-sixtysix-claim-trick = Šedesát šest ohlaste hned po štychu nebo po hlášce.
refused-sixtysix-meld-lead = Hlásit můžete, jen když vynášíte.
refused-sixtysix-meld-pair = Druhou kartu z hlášky nemáte: { SUIT($suit) }.
refused-sixtysix-meld-closed = Když je talon zavřený nebo prázdný, hlásit nemůžete.
refused-sixtysix-meld-trick = Hlásit můžete, až budete mít štych.
refused-sixtysix-meld-once = Hlášku v této barvě už ohlášenou máte: { SUIT($suit) }.

# pravidla stolu
option-sixtysix-players = Hráči
    .help = Ve třech rozdávající pauzíruje a píše si to, co vítěz.
option-sixtysix-pack = Karty v balíčku
    .help = 32 karet je od sedmy, 24 od devítky, 20 od kluka.
option-sixtysix-packets = Po kolika se rozdává
    .help = Kolik karet se dává najednou. S 20 kartami se dají tři, pak se otočí trumf a dají se dvě.
option-sixtysix-rob = Výměna trumfu
    .help = Nejnižší trumf můžete vyměnit za otočenou kartu.
option-sixtysix-rob_window = Kdy se mění
    .help = Před líznutím, před výnosem, nebo v obou těch chvílích.
option-sixtysix-rob_window-pre_draw = před líznutím
option-sixtysix-rob_window-lead = před výnosem
option-sixtysix-rob_window-both = v obou chvílích
option-sixtysix-rob_requires_trick = Mění se až po štychu
    .help = Měnit můžete, jen když už máte štych.
option-sixtysix-rob_min_talon = Kolik karet musí být v talonu k výměně
    .help = Se 4 se při posledních dvou kartách už nemění.
option-sixtysix-closing = Zavírání
    .help = Kdo vynáší, smí zavřít talon: pak už nikdo nelíže.
option-sixtysix-close_window = Kdy se zavírá
    .help = Před líznutím, před výnosem, nebo v obou těch chvílích.
option-sixtysix-close_window-pre_draw = před líznutím
option-sixtysix-close_window-lead = před výnosem
option-sixtysix-close_window-both = v obou chvílích
option-sixtysix-close_min_talon = Kolik karet musí být v talonu k zavření
    .help = Se 4 se při posledních dvou kartách už nezavírá.
option-sixtysix-closer_must_claim = Kdo zavře, musí hlásit
    .help = Když neohlásí, prohrává, i kdyby měl 66 bodů.
option-sixtysix-closer_success_basis = Co přinese povedené zavření
    .help = Záleží na tom, kolik štychů a bodů má soupeř při ohlášení, nebo kolik jich měl při zavření.
option-sixtysix-closer_success_basis-at_claim = stav při ohlášení
option-sixtysix-closer_success_basis-at_close = stav při zavření
option-sixtysix-closer_fail_basis = Nepovedené zavření proti soupeři bez štychu
    .help = Tři body do partie stojí, když je soupeř bez štychu na konci, nebo když byl bez štychu už při zavření.
option-sixtysix-closer_fail_basis-at_settlement = stav na konci
option-sixtysix-closer_fail_basis-at_close = stav při zavření
option-sixtysix-closer_fail_points = Co stojí nepovedené zavření
    .help = Buď dva nebo tři body do partie. Nebo tři, když byl soupeř při zavření bez štychu, jeden, když máte aspoň 33 bodů, a jinak dva.
option-sixtysix-closer_fail_points-two_or_three = dva nebo tři
option-sixtysix-closer_fail_points-by_closer_count = podle bodů
option-sixtysix-closed_marriages = Hlášky, když dojde talon
    .help = Hlásit smíte, i když je talon zavřený nebo prázdný.
option-sixtysix-marriage_credit = Hláška a první štych
    .help = Hláška platí, až budete mít štych, nebo ji bez štychu vůbec hlásit nesmíte.
option-sixtysix-marriage_credit-deferred = čeká na štych
option-sixtysix-marriage_credit-prior_trick = až po štychu
option-sixtysix-strict_follow = Co musíte, když dojde talon
    .help = Musíte ctít barvu, nebo dát trumf. Anebo musíte vynesenou kartu ještě i přebít.
option-sixtysix-strict_follow-F1 = ctít barvu, trumfovat
option-sixtysix-strict_follow-F2 = ctít barvu, přebíjet, trumfovat
option-sixtysix-last_trick_bonus = Poslední štych
    .help = Kolik bodů za něj je.
option-sixtysix-last_trick_scope = Kdy platí poslední štych
    .help = Vždy, nebo jen když je talon dobraný.
option-sixtysix-last_trick_scope-any = vždy
option-sixtysix-last_trick_scope-exhausted_only = jen když je talon dobraný
option-sixtysix-claim_timing = Kdy se hlásí 66
    .help = Kdykoli, když jste na řadě, nebo hned po štychu či hlášce.
option-sixtysix-claim_timing-anytime = kdykoli
option-sixtysix-claim_timing-own_turn = když jste na řadě
option-sixtysix-claim_timing-trick_or_marriage = po štychu nebo hlášce
option-sixtysix-auto_claim = 66 platí samo
    .help = Jakmile má někdo 66 bodů, rozdání končí a nikdo nic hlásit nemusí.
option-sixtysix-false_claim = Co stojí chybné ohlášení
    .help = Dva body do partie, nebo tři, když je soupeř bez štychu. Anebo tolik, kolik by přineslo správné ohlášení.
option-sixtysix-false_claim-flat2 = dva
option-sixtysix-false_claim-two_or_three = dva, bez štychu tři
option-sixtysix-false_claim-claimants_value = kolik by přineslo správné
option-sixtysix-unclaimed = Když nikdo nehlásí
    .help = Vyhrává, kdo má víc bodů, nebo kdo vezme poslední štych, a to jeden bod do partie.
option-sixtysix-unclaimed-higher_total = vyhrává, kdo má víc bodů
option-sixtysix-unclaimed-last_trick_one = poslední štych, za jeden bod do partie
option-sixtysix-unclaimed_points = Body do partie, když nikdo nehlásí
    .help = Jeden až tři podle toho, co má poražený, nebo vždy jeden.
option-sixtysix-unclaimed_points-table = jeden až tři
option-sixtysix-unclaimed_points-one = jeden
option-sixtysix-deal_tie = Stejný součet
    .help = Vyhrává forhont, nebo má příští vítěz o bod do partie víc.
option-sixtysix-deal_tie-non_dealer = vyhrává forhont
option-sixtysix-deal_tie-carry_one = bod se přenáší
option-sixtysix-match_mode = Partie
    .help = Hraje se na body do partie, na součet bodů z karet, nebo na tři výhry po sobě.
option-sixtysix-match_mode-game_points = body do partie
option-sixtysix-match_mode-raw_points = body z karet
option-sixtysix-match_mode-three_in_a_row = tři výhry po sobě
option-sixtysix-target = Body do partie k výhře
    .help = Vyhrává, kdo jich první získá tolik.
option-sixtysix-raw_target = Body z karet k výhře
    .help = Vyhrává, kdo jich první získá tolik.
option-sixtysix-match_tiebreak = Když jsou v cíli oba
    .help = Rozhodnou body do partie, nebo body z karet.
option-sixtysix-match_tiebreak-game_points = body do partie
option-sixtysix-match_tiebreak-match_score = body z karet
option-sixtysix-score_display = Jak se píše skóre
    .help = Přičítá se od nuly, nebo odečítá od cíle.
option-sixtysix-score_display-count_up = přičítat
option-sixtysix-score_display-count_down = odpočítávat
option-sixtysix-match_bummerl = Kolik bumerlů prohrává
    .help = Kdo první nasbírá tolik bumerlů za prohrané partie, prohrává zápas.
option-sixtysix-bummerl_schneider = Šnajdr
    .help = Kdo prohraje bez jediného bodu, dostane dva bumerly, nebo jeden.
option-sixtysix-bummerl_schneider-double = dva bumerly
option-sixtysix-bummerl_schneider-single = jeden bumerl
option-sixtysix-dealer_scores = Co si píše rozdávající
    .help = Rozdávající si píše to, co vítěz, nebo nic.
option-sixtysix-dealer_scores-same_as_winner = to, co vítěz
option-sixtysix-dealer_scores-none = nic
option-sixtysix-dealer_cap = Rozdávající nevyhrává
    .help = Skóre rozdávajícího končí bod před cílem.
option-sixtysix-play_on = Hraje se o posledního
    .help = Vítěz odchází a zbylí dva hrají dál.
option-sixtysix-packets-3 = po třech
option-sixtysix-packets-2_3_2 = po dvou, třech a dvou
