# Mariage, Sechsundsechzig und Schnapsen

game-sixtysix = Mariage, Sechsundsechzig, Schnapsen
game-sixtysix-line = Abheben, ansagen, zudrehen und sich ausmelden
preset-sixtysix-mariage = Mariage
    .detail = 32 Karten, zwei Spieler; ansagen kannst du nur, solange der Talon offen ist
preset-sixtysix-sixty_six_32 = Sechsundsechzig, 32 Karten
    .detail = wie Mariage, 10 Augen für den letzten Stich
preset-sixtysix-sixty_six_24 = Sechsundsechzig, 24 Karten
    .detail = ausgetauscht wird mit der Trumpfneun, 10 Augen für den letzten Stich, bei 65 : 65 bleibt der Punkt stehen
preset-sixtysix-schnapsen = Schnapsen
    .detail = 20 Karten, finster zudrehen, Bummerl
preset-sixtysix-mariage_three = Mariage zu dritt
    .detail = der Geber setzt aus und schreibt mit dem Sieger; kein Zudrehen
preset-sixtysix-sixty_six_32_three = Sechsundsechzig zu dritt, 32 Karten
    .detail = der Geber setzt aus und schreibt mit dem Sieger
preset-sixtysix-sixty_six_24_three = Sechsundsechzig zu dritt, 24 Karten
    .detail = der Geber setzt aus und schreibt mit dem Sieger

# was gefragt wird
question-sixtysix-lead = Du spielst aus.
question-sixtysix-follow = Gib eine Karte dazu.
question-sixtysix-predraw = Der Stich gehört dir. Hebst du ab?
question-sixtysix-final = Alle Karten sind ausgespielt. Meldest du dich mit 66 aus?
question-sixtysix-wait = { SEAT($seat) } ist am Zug.
title-sixtysix-open = Trumpf: { SUIT($suit) } · Talon { $n }
title-sixtysix-closed = Trumpf: { SUIT($suit) } · zugedreht: { SEAT($seat) }
title-sixtysix-closed-you = Trumpf: { SUIT($suit) } · zugedreht: du
title-sixtysix-empty = Trumpf: { SUIT($suit) } · Talon aufgebraucht
meld-sixtysix = Ansage in { SUIT($suit) }: { $value }
meld-sixtysix-pending = Ansage in { SUIT($suit) }: { $value }, sobald du einen Stich hast
stake-sixtysix-marks = Bummerl von { SEAT($seat) }: { $n } von { $of }
    .detail = Ein Bummerl ist ein Strich für einen verlorenen Durchgang; wer { $of } Bummerl hat, verliert die Partie.
stake-sixtysix-marks-you = Deine Bummerl: { $n } von { $of }
    .detail = Ein Bummerl ist ein Strich für einen verlorenen Durchgang; wer { $of } Bummerl hat, verliert die Partie.
stake-sixtysix-run = { SEAT($seat) } hat { $n } von 3 Spielen in Folge gewonnen
stake-sixtysix-run-you = Du hast { $n } von 3 Spielen in Folge gewonnen
stake-sixtysix-games = Spielpunkte von { SEAT($seat) }: { $n }
stake-sixtysix-games-you = Deine Spielpunkte: { $n }
stake-sixtysix-carried = { $worth ->
    [one] { $worth } Spielpunkt ist stehen geblieben,
   *[other] { $worth } Spielpunkte sind stehen geblieben,
} für den nächsten Sieger
stake-sixtysix-closed = { SEAT($seat) } hat zugedreht: ohne 66 schreibt der Gegner { $worth } Spielpunkte
stake-sixtysix-closed-you = Du hast zugedreht: ohne 66 schreibt dein Gegner { $worth } Spielpunkte
stake-sixtysix-pending = { SEAT($seat) }: Die Ansage von { $value } zählt mit dem ersten Stich
stake-sixtysix-pending-you = Deine Ansage von { $value } zählt, sobald du einen Stich hast

# Knöpfe
act-sixtysix-draw = Abheben
    .detail = { $n ->
        [one] danach noch { $n } Karte im Talon
       *[other] danach noch { $n } Karten im Talon
    }
act-sixtysix-draw-last = Abheben
    .detail = die letzten zwei Karten; dein Gegner bekommt { CARD($card, form: "the_acc") }
act-sixtysix-pass = Nicht ausmelden
    .detail = { $own } Augen zu { $other }
act-sixtysix-rob = { CARD($card, form: "acc") } austauschen
    .detail = gegen deinen kleinsten Trumpf
act-sixtysix-close = Zudrehen
    .detail = { $missing ->
        [0] du hast 66
       *[other] dir fehlen { $missing } Augen: du gewinnst { $win } oder verlierst { $lose } Spielpunkte
    }
    .confirm = Wirklich zudrehen? Ohne 66 schreibt dein Gegner { $lose } Spielpunkte
act-sixtysix-claim = Mit 66 ausmelden
    .detail = { $own } Augen zu { $other }: du schreibst { $worth }
    .confirm = Mit { $own } Augen ausmelden? Du schreibst { $worth }
act-sixtysix-claim-wrong = Mit 66 ausmelden
    .detail = du hast { $own } Augen: dein Gegner würde { $worth } schreiben
    .confirm = Wirklich mit { $own } Augen ausmelden? Dein Gegner schreibt { $worth }

# Ansagen und Ereignisse
call-sixtysix-draw = { SEAT($seat) } hebt ab.
call-sixtysix-draw-you = Du hebst ab.
call-sixtysix-pass = { SEAT($seat) } meldet sich nicht aus.
call-sixtysix-pass-you = Du meldest dich nicht aus.
call-sixtysix-rob = { SEAT($seat) } tauscht die Trumpfkarte aus.
call-sixtysix-rob-you = Du tauschst die Trumpfkarte aus.
call-sixtysix-close = { SEAT($seat) } dreht zu.
call-sixtysix-close-you = Du drehst zu.
call-sixtysix-claim = { SEAT($seat) } meldet sich mit 66 aus.
call-sixtysix-claim-you = Du meldest dich mit 66 aus.
event-sixtysix-turned = Offen liegt { CARD($card, form: "the") }: Trumpf ist { SUIT($suit) }.
event-sixtysix-declare = { SEAT($seat) } spielt { CARD($card, form: "acc") } und sagt { $value } an.
event-sixtysix-declare-you = Du spielst { CARD($card, form: "acc") } und sagst { $value } an.
event-sixtysix-trick = { SEAT($seat) } macht den Stich: { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}.
event-sixtysix-trick-you = Du machst den Stich: { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}.
event-sixtysix-rob = { SEAT($seat) } nimmt { CARD($card, form: "acc") }.
event-sixtysix-rob-you = Du nimmst { CARD($card, form: "acc") }.
event-sixtysix-draw = { SEAT($seat) } hebt { CARD($card, form: "acc") } ab.
event-sixtysix-draw-you = Du hebst { CARD($card, form: "acc") } ab.
event-sixtysix-settle = { SEAT($seat) } gewinnt das Spiel: { $value ->
    [one] { $value } Spielpunkt
   *[other] { $value } Spielpunkte
}.
event-sixtysix-settle-you = Du gewinnst das Spiel: { $value ->
    [one] { $value } Spielpunkt
   *[other] { $value } Spielpunkte
}.
event-sixtysix-standing = Gleich viele Augen: Das Spiel bleibt stehen, der nächste Sieger bekommt einen Spielpunkt mehr.

# Abrechnung
item-sixtysix-right-claim = Mit 66 ausgemeldet
    .detail = { $own } Augen zu { $other }
item-sixtysix-wrong-claim = Der Gegner hat sich falsch ausgemeldet
    .detail = { $other } Augen, nicht 66
item-sixtysix-closer-failed = Der Gegner hat zugedreht und verloren
    .detail = { $other } Augen, aber nicht richtig ausgemeldet
item-sixtysix-unclaimed = Mehr Augen, niemand hat sich ausgemeldet
    .detail = { $own } Augen zu { $other }
item-sixtysix-tie = Gleich viele Augen: Vorhand gewinnt
    .detail = { $own } Augen zu { $other }
item-sixtysix-carry = Gleich viele Augen: Das Spiel bleibt stehen, niemand gewinnt
    .detail = { $own } Augen zu { $other }
item-sixtysix-last-trick = Letzter Stich, niemand hat sich ausgemeldet
    .detail = { $own } Augen zu { $other }
item-sixtysix-raw = Augen in Karten und Ansagen
points-sixtysix = { $n ->
    [one] { $n } Auge
   *[other] { $n } Augen
}
item-sixtysix-carried = Stehen gebliebene Punkte
item-sixtysix-dealer = Der Geber schreibt mit dem Sieger
factor-sixtysix-schneider = Schneider
factor-sixtysix-schwarz = schwarz
factor-sixtysix-penalty = Strafe
factor-sixtysix-penalty-schwarz = Strafe, schwarz

# Einwände
refused-sixtysix-draw = Jetzt gibt es nichts abzuheben.
refused-sixtysix-draw-first = Heb zuerst ab, dreh zu oder tausch aus.
refused-sixtysix-pass = Erst nach dem letzten Stich kannst du auf das Ausmelden verzichten.
refused-sixtysix-rob-off = An diesem Tisch kannst du die Trumpfkarte nicht austauschen.
refused-sixtysix-rob-turn = Austauschen kannst du nur, wenn du ausspielst.
refused-sixtysix-rob-later = Tausch nach dem Abheben aus, bevor du ausspielst.
refused-sixtysix-rob-drawn = Austauschen ging nur vor dem Abheben.
refused-sixtysix-rob-closed = Der Talon ist zugedreht oder aufgebraucht: Du kannst nicht mehr austauschen.
refused-sixtysix-rob-last = Zum Austauschen liegen zu wenige Karten im Talon: { $n }.
refused-sixtysix-rob-trick = Vor dem Austauschen brauchst du einen Stich.
refused-sixtysix-rob-done = { CARD($card) } ist die Trumpfkarte selbst: Es gibt nichts auszutauschen.
refused-sixtysix-rob-card = Zum Austauschen brauchst du { CARD($card, form: "the_acc") }.
refused-sixtysix-close-off = An diesem Tisch kannst du nicht zudrehen.
refused-sixtysix-close-turn = Zudrehen kannst du nur, wenn du ausspielst.
refused-sixtysix-close-later = Dreh nach dem Abheben zu, bevor du ausspielst.
refused-sixtysix-close-drawn = Zudrehen ging nur vor dem Abheben.
refused-sixtysix-close-closed = Der Talon ist schon zugedreht oder aufgebraucht.
refused-sixtysix-close-last = Zum Zudrehen liegen zu wenige Karten im Talon: { $n }.
refused-sixtysix-claim-auto = An diesem Tisch zählen 66 Augen von selbst.
refused-sixtysix-claim-order = { SEAT($seat) } darf sich zuerst ausmelden.
refused-sixtysix-claim-turn = Melde dich aus, wenn du am Zug bist.
refused-sixtysix-claim-trick = Melde dich gleich nach einem Stich oder einer Ansage aus.
refused-sixtysix-meld-lead = Ansagen kannst du nur, wenn du ausspielst.
refused-sixtysix-meld-pair = Zu { CARD($card) } fehlt dir die zweite Karte der Ansage.
refused-sixtysix-meld-closed = Ist der Talon zugedreht oder aufgebraucht, kannst du nicht mehr ansagen.
refused-sixtysix-meld-trick = Vor einer Ansage brauchst du einen Stich.
refused-sixtysix-meld-once = { SUIT($suit) } ist schon angesagt.

# Hausregeln
option-sixtysix-rob_window = Wann ausgetauscht wird
    .help = Du darfst vor dem Abheben austauschen, wenn du ausspielst, oder beide Male.
option-sixtysix-rob_window-pre_draw = vor dem Abheben
option-sixtysix-rob_window-lead = beim Ausspielen
option-sixtysix-rob_window-both = beide Male
option-sixtysix-close_window = Wann zugedreht wird
    .help = Du darfst vor dem Abheben zudrehen, wenn du ausspielst, oder beide Male.
option-sixtysix-close_window-pre_draw = vor dem Abheben
option-sixtysix-close_window-lead = beim Ausspielen
option-sixtysix-close_window-both = beide Male
option-sixtysix-closer_success_basis = Was es bringt, wenn das Zudrehen gelingt
    .help = Es zählt, was der Gegner beim Ausmelden an Stichen und Augen hat, oder was er beim Zudrehen hatte.
option-sixtysix-closer_success_basis-at_claim = Stand beim Ausmelden
option-sixtysix-closer_success_basis-at_close = Stand beim Zudrehen
option-sixtysix-closer_fail_basis = Zugedreht und verloren, und der Gegner hat keinen Stich
    .help = Das kostet drei Spielpunkte: wenn er am Ende keinen hat, oder wenn er beim Zudrehen keinen hatte.
option-sixtysix-closer_fail_basis-at_settlement = Stand am Ende
option-sixtysix-closer_fail_basis-at_close = Stand beim Zudrehen
option-sixtysix-closer_fail_points = Was es kostet, wenn das Zudrehen misslingt
    .help = Es kostet zwei oder drei Spielpunkte. Oder es kostet drei, wenn der Gegner beim Zudrehen keinen Stich hatte, und einen, wenn du mindestens 33 Augen hast; sonst zwei.
option-sixtysix-closer_fail_points-two_or_three = zwei oder drei
option-sixtysix-closer_fail_points-by_closer_count = nach den Augen
option-sixtysix-marriage_credit = Ansage und erster Stich
    .help = Sie zählt, sobald du einen Stich hast, oder du darfst sie erst danach ansagen.
option-sixtysix-marriage_credit-deferred = zählt mit dem ersten Stich
option-sixtysix-marriage_credit-prior_trick = erst nach einem Stich
option-sixtysix-strict_follow = Pflichten nach dem Talon
    .help = Du musst bedienen und mit Trumpf stechen, oder auch überstechen.
option-sixtysix-strict_follow-F1 = bedienen, trumpfen
option-sixtysix-strict_follow-F2 = bedienen, überstechen, trumpfen
option-sixtysix-last_trick_scope = Wann der letzte Stich zählt
    .help = Er zählt immer, oder nur wenn der Talon aufgebraucht ist.
option-sixtysix-last_trick_scope-any = immer
option-sixtysix-last_trick_scope-exhausted_only = nur wenn der Talon aufgebraucht ist
option-sixtysix-claim_timing = Wann du dich ausmeldest
    .help = Du darfst es jederzeit, wenn du am Zug bist, oder gleich nach einem Stich oder einer Ansage.
option-sixtysix-claim_timing-anytime = jederzeit
option-sixtysix-claim_timing-own_turn = wenn du am Zug bist
option-sixtysix-claim_timing-trick_or_marriage = nach Stich oder Ansage
option-sixtysix-false_claim = Was falsches Ausmelden kostet
    .help = Es kostet zwei Spielpunkte. Oder es kostet drei, wenn der Gegner keinen Stich hat. Oder es kostet, was richtiges Ausmelden gebracht hätte.
option-sixtysix-false_claim-flat2 = zwei
option-sixtysix-false_claim-two_or_three = zwei, ohne Stich drei
option-sixtysix-false_claim-claimants_value = was es gebracht hätte
option-sixtysix-unclaimed = Wenn sich niemand ausmeldet
    .help = Wer mehr Augen hat, gewinnt, oder der letzte Stich bringt einen Spielpunkt.
option-sixtysix-unclaimed-higher_total = wer mehr Augen hat, gewinnt
option-sixtysix-unclaimed-last_trick_one = der letzte Stich bringt einen Spielpunkt
option-sixtysix-unclaimed_points = Spielpunkte, wenn sich niemand ausmeldet
    .help = Es gibt einen bis drei Spielpunkte nach den Karten des Verlierers, oder immer einen.
option-sixtysix-unclaimed_points-table = einer bis drei
option-sixtysix-unclaimed_points-one = einer
option-sixtysix-deal_tie = Gleich viele Augen
    .help = Vorhand gewinnt, oder der nächste Sieger bekommt einen Spielpunkt mehr.
option-sixtysix-deal_tie-non_dealer = Vorhand gewinnt
option-sixtysix-deal_tie-carry_one = ein Spielpunkt bleibt stehen
option-sixtysix-match_mode = Partie
    .help = Ihr spielt bis zu einer Zahl von Spielpunkten, bis zu einer Summe von Augen, oder bis jemand dreimal in Folge gewinnt.
option-sixtysix-match_mode-game_points = Spielpunkte
option-sixtysix-match_mode-raw_points = Augen
option-sixtysix-match_mode-three_in_a_row = drei Siege in Folge
option-sixtysix-match_tiebreak = Wenn beide am Ziel sind
    .help = Mehr Spielpunkte entscheiden, oder mehr Augen.
option-sixtysix-match_tiebreak-game_points = mehr Spielpunkte
option-sixtysix-match_tiebreak-match_score = mehr Augen
option-sixtysix-score_display = Angezeigter Stand
    .help = Ihr zählt von null hinauf oder vom Ziel herunter.
option-sixtysix-score_display-count_up = hinaufgezählt
option-sixtysix-score_display-count_down = heruntergezählt
option-sixtysix-bummerl_schneider = Schneider
    .help = Wer ohne Punkt verliert, bekommt zwei Bummerl, oder eines.
option-sixtysix-bummerl_schneider-double = zwei Bummerl
option-sixtysix-bummerl_schneider-single = ein Bummerl
option-sixtysix-dealer_scores = Punkte des Gebers
    .help = Der Geber, der aussetzt, schreibt mit dem Sieger, oder er schreibt nichts.
option-sixtysix-dealer_scores-same_as_winner = wie der Sieger
option-sixtysix-dealer_scores-none = nichts
option-sixtysix-packets = Geben
    .help = So viele Karten bekommt ihr auf einmal. Bei 20 Karten sind es erst drei, dann wird aufgedeckt, dann zwei.
option-sixtysix-packets-3 = drei und drei
option-sixtysix-packets-2_3_2 = zwei, drei und zwei
option-sixtysix-players = Spieler
    .help = Zu dritt setzt der Geber aus und schreibt mit dem Sieger.
option-sixtysix-pack = Karten im Spiel
    .help = 32 Karten gehen ab der Sieben, 24 ab der Neun, 20 ab dem Buben.
option-sixtysix-rob = Trumpfkarte austauschen
    .help = Du darfst den kleinsten Trumpf gegen die aufgedeckte Karte tauschen.
option-sixtysix-rob_requires_trick = Austauschen nur mit Stich
    .help = Austauschen darfst du nur, wenn du schon einen Stich hast.
option-sixtysix-rob_min_talon = Karten im Talon zum Austauschen
    .help = So viele müssen noch im Talon liegen. Mit 4 geht es bei den letzten zwei Karten nicht mehr.
option-sixtysix-closing = Zudrehen
    .help = Wer ausspielt, darf zudrehen: Dann hebt niemand mehr ab.
option-sixtysix-close_min_talon = Karten im Talon zum Zudrehen
    .help = So viele müssen noch im Talon liegen. Mit 4 geht es bei den letzten zwei Karten nicht mehr.
option-sixtysix-closer_must_claim = Wer zudreht, muss sich ausmelden
    .help = Wer zudreht und sich nicht ausmeldet, verliert auch mit 66.
option-sixtysix-closed_marriages = Ansagen nach dem Talon
    .help = Du darfst auch ansagen, wenn der Talon zugedreht oder aufgebraucht ist.
option-sixtysix-last_trick_bonus = Letzter Stich
    .help = So viele Augen bringt er dazu.
option-sixtysix-auto_claim = 66 zählen von selbst
    .help = Mit 66 Augen endet das Spiel sofort; niemand muss sich ausmelden.
option-sixtysix-target = Spielpunkte zum Sieg
    .help = Wer zuerst so viele Spielpunkte hat, gewinnt.
option-sixtysix-raw_target = Augen zum Sieg
    .help = Wer zuerst so viele Augen hat, gewinnt.
option-sixtysix-match_bummerl = Bummerl bis zur Niederlage
    .help = Wer zuerst so viele Bummerl hat, verliert die Partie.
option-sixtysix-dealer_cap = Der Geber kann nicht gewinnen
    .help = Der Stand des Gebers bleibt einen Punkt vor dem Ziel stehen.
option-sixtysix-play_on = Um den Verlierer weiterspielen
    .help = Der Sieger hört auf, und die anderen zwei spielen weiter, bis einer gewonnen hat.
