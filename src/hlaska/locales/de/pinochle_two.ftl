# Pinochle zu zweit

game-pinochle_two = Pinochle zu zweit
game-pinochle_two-line = Ziehen, nach jedem eigenen Stich eine Meldung auslegen, dann zwölf strenge Stiche spielen
preset-pinochle_two-two_handed = Pinochle zu zweit
    .detail = 48 Karten, davon 24 im Talon, bis 1000 Punkte

# was gefragt wird
question-pinochle_two-lead = Du spielst aus.
question-pinochle_two-follow = Gib eine Karte dazu.
question-pinochle_two-meld = Der Stich gehört dir: Leg eine Meldung aus, oder zieh.
question-pinochle_two-draw = Welche der letzten zwei Karten nimmst du?
question-pinochle_two-wait = { SEAT($seat) } ist am Zug.
title-pinochle_two-stock = Trumpf: { SUIT($suit) } · Talon { $n }
title-pinochle_two-strict = Trumpf: { SUIT($suit) } · Farbe bedienen
stake-pinochle_two = { SEAT($seat, you: "Du") }: { $meld } Punkte aus Meldungen, { $take } aus Stichen; vor diesem Spiel { $score } von { $goal } Punkten

# Knöpfe
act-pinochle_two-draw = Ziehen
    .detail = { $n ->
        [one] danach noch { $n } Karte im Talon
       *[other] danach noch { $n } Karten im Talon
    }
act-pinochle_two-draw-trump = { CARD($card, form: "acc") } nehmen
    .detail = dein Gegner bekommt die verdeckte Karte
act-pinochle_two-exchange = Neun austauschen: 10 Punkte
    .detail = gegen { CARD($card, form: "the_acc") }
act-pinochle_two-show-nine = Neun vorzeigen: 10 Punkte
act-pinochle_two-out = Ausmelden
    .detail = du hast { $have } von { $goal } Punkten: du gewinnst
    .confirm = Mit { $have } Punkten ausmelden?
act-pinochle_two-out-wrong = Ausmelden
    .detail = du hast { $have } von { $goal } Punkten: dein Gegner würde gewinnen
    .confirm = Wirklich mit { $have } Punkten ausmelden? Dein Gegner gewinnt
act-pinochle_two-marriage = Paar in { SUIT($suit) } melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-royal = Trumpfpaar melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-flush = Familie melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-pinochle = Binokel melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-double-pinochle = Doppelbinokel melden: { $value }
act-pinochle_two-aces-around = Vier Asse melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-kings-around = Vier Könige melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-queens-around = Vier Damen melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }
act-pinochle_two-jacks-around = Vier Buben melden: { $value }
    .detail = { $n ->
        [one] { $n } Karte aus der Hand
       *[other] { $n } Karten aus der Hand
    }

# Ansagen und Ereignisse
call-pinochle_two-draw = { SEAT($seat) } zieht.
call-pinochle_two-draw-you = Du ziehst.
call-pinochle_two-draw-trump = { SEAT($seat) } nimmt die aufgedeckte Karte.
call-pinochle_two-draw-trump-you = Du nimmst die aufgedeckte Karte.
call-pinochle_two-exchange = { SEAT($seat) } tauscht die Trumpfneun aus: 10 Punkte.
call-pinochle_two-exchange-you = Du tauschst die Trumpfneun aus: 10 Punkte.
call-pinochle_two-show-nine = { SEAT($seat) } zeigt eine Trumpfneun vor: 10 Punkte.
call-pinochle_two-show-nine-you = Du zeigst eine Trumpfneun vor: 10 Punkte.
call-pinochle_two-declare-out = { SEAT($seat) } meldet sich aus.
call-pinochle_two-declare-out-you = Du meldest dich aus.
call-pinochle_two-marriage = { SEAT($seat) } meldet ein Paar in { SUIT($suit) }: { $value } Punkte.
call-pinochle_two-marriage-you = Du meldest ein Paar in { SUIT($suit) }: { $value } Punkte.
call-pinochle_two-royal = { SEAT($seat) } meldet das Trumpfpaar: { $value } Punkte.
call-pinochle_two-royal-you = Du meldest das Trumpfpaar: { $value } Punkte.
call-pinochle_two-flush = { SEAT($seat) } meldet eine Familie: { $value } Punkte.
call-pinochle_two-flush-you = Du meldest eine Familie: { $value } Punkte.
call-pinochle_two-pinochle = { SEAT($seat) } meldet Binokel: { $value } Punkte.
call-pinochle_two-pinochle-you = Du meldest Binokel: { $value } Punkte.
call-pinochle_two-double-pinochle = { SEAT($seat) } meldet Doppelbinokel: { $value } Punkte.
call-pinochle_two-double-pinochle-you = Du meldest Doppelbinokel: { $value } Punkte.
call-pinochle_two-aces-around = { SEAT($seat) } meldet vier Asse: { $value } Punkte.
call-pinochle_two-aces-around-you = Du meldest vier Asse: { $value } Punkte.
call-pinochle_two-kings-around = { SEAT($seat) } meldet vier Könige: { $value } Punkte.
call-pinochle_two-kings-around-you = Du meldest vier Könige: { $value } Punkte.
call-pinochle_two-queens-around = { SEAT($seat) } meldet vier Damen: { $value } Punkte.
call-pinochle_two-queens-around-you = Du meldest vier Damen: { $value } Punkte.
call-pinochle_two-jacks-around = { SEAT($seat) } meldet vier Buben: { $value } Punkte.
call-pinochle_two-jacks-around-you = Du meldest vier Buben: { $value } Punkte.
event-pinochle_two-turn = Offen liegt { CARD($card, form: "the") }: Trumpf ist { SUIT($suit) }.
event-pinochle_two-draw = { SEAT($seat) } zieht { CARD($card, form: "acc") }.
event-pinochle_two-draw-you = Du ziehst { CARD($card, form: "acc") }.
event-pinochle_two-right = { SEAT($seat) } meldet sich richtig aus und gewinnt.
event-pinochle_two-right-you = Du meldest dich richtig aus und gewinnst.
event-pinochle_two-wrong = { SEAT($seat) } meldet sich zu früh aus und verliert.
event-pinochle_two-wrong-you = Du meldest dich zu früh aus und verlierst.
event-pinochle_two-total = { SEAT($seat, you: "Du") }: { MONEY($value) } Punkte.

# Abrechnung
item-pinochle_two-out = { SEAT($seat) } meldet sich mit { $got } von { $goal } Punkten aus
item-pinochle_two-out-you = Du meldest dich mit { $got } von { $goal } Punkten aus
item-pinochle_two-out-wrong = { SEAT($seat) } meldet sich mit nur { $got } von { $goal } Punkten aus
item-pinochle_two-out-wrong-you = Du meldest dich mit nur { $got } von { $goal } Punkten aus
item-pinochle_two-meld = { SEAT($seat) }: Meldung
item-pinochle_two-meld-you = Deine Meldung
item-pinochle_two-tricks = { SEAT($seat) }: Punkte aus Stichen
item-pinochle_two-tricks-you = Deine Punkte aus Stichen

# Einwände
refused-pinochle_two-nine = Eine Trumpfneun aus der Hand kannst du nur gleich nach einem Stich austauschen oder vorzeigen.
refused-pinochle_two-out = Ausmelden kannst du dich nur gleich nach einem Stich.
refused-pinochle_two-draw = Jetzt gibt es nichts zu ziehen.
refused-pinochle_two-one-meld = Nach jedem Stich kannst du nur eine Meldung auslegen.
refused-pinochle_two-no-meld-now = Jetzt kannst du nicht melden.
refused-pinochle_two-no-meld = Für diese Meldung fehlt dir { CARD($card, form: "the") }.
refused-pinochle_two-used = Diese Karten hast du schon in so einer Meldung gebraucht: Leg eine neue aus der Hand dazu.
refused-pinochle_two-draw-first = Melde oder zieh zuerst, dann spiel aus.
refused-pinochle_two-copy = Diese Karte gibt es nur einmal: Schreib sie ohne Nummer.

# Hausregeln
option-pinochle_two-packets = Geben
    .help = So viele Karten bekommt ihr auf einmal.
option-pinochle_two-packets-3 = je drei
option-pinochle_two-packets-4 = je vier
option-pinochle_two-meld_when = Wann gemeldet wird
    .help = Du meldest vor dem Ziehen, oder danach.
option-pinochle_two-meld_when-before_draw = vor dem Ziehen
option-pinochle_two-meld_when-after_draw = nach dem Ziehen
option-pinochle_two-last_draw = Letztes Ziehen
    .help = Wer den zwölften Stich macht, nimmt die verdeckte Karte, oder er darf wählen.
option-pinochle_two-last_draw-face_down = die verdeckte Karte
option-pinochle_two-last_draw-choice = eine der beiden
option-pinochle_two-heading = Überstechen in der zweiten Hälfte
    .help = Die höchste Karte musst du nur überstechen, wenn Trumpf ausgespielt ist, oder immer.
option-pinochle_two-heading-always = immer
option-pinochle_two-heading-trump_led = wenn Trumpf ausgespielt ist
option-pinochle_two-card_points = Karten in Stichen
    .help = A, 10 und K zählen je 10. Oder A und 10 zählen je 10, K und D je 5. Oder es zählen A 11, der Zehner 10, K 4, D 3, B 2.
option-pinochle_two-card_points-atk10 = A, 10 und K je 10
option-pinochle_two-card_points-at10kq5 = A und 10 je 10, K und D je 5
option-pinochle_two-card_points-trad = A 11, Zehner 10, K 4, D 3, B 2
option-pinochle_two-round_tricks = Rundung
    .help = Punkte aus Stichen werden auf Zehner gerundet, ab 7 nach oben. Oder sie zählen genau.
option-pinochle_two-round_tricks-seven_up = auf Zehner
option-pinochle_two-round_tricks-exact = keine
option-pinochle_two-game_mode = Länge der Partie
    .help = Ihr spielt bis zu einer Punktzahl, oder nur ein Spiel.
option-pinochle_two-game_mode-points = bis zu einer Punktzahl
option-pinochle_two-game_mode-single_deal = ein Spiel
option-pinochle_two-double_meld_bonus = Doppelbinokel
    .help = Zwei Binokel, zusammen ausgelegt, zählen 300.
option-pinochle_two-declare_out = Ausmelden
    .help = Nach einem Stich darfst du sagen, dass du die Zielpunktzahl hast.
option-pinochle_two-target = Zielpunktzahl
    .help = Wer zuerst so viele Punkte hat, gewinnt.
