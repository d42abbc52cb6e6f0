# Pinochle zu zweit gegen zwei, mit einem Spiel oder zweien

game-pinochle = Pinochle zu viert
game-pinochle-line = Zwei Paare reizen, schieben Karten, legen Meldungen aus und spielen um die Stiche
preset-pinochle-mfp = 48 Karten, vier werden geschoben
    .detail = Gebote ab 250, vier Karten hin und zurück, bis 1500 Punkte
preset-pinochle-stonebridge = 48 Karten, nichts wird geschoben
    .detail = Gebote ab 190, du musst nicht überstechen, A und 10 zählen 10, K und D 5 (Stonebridge)
preset-pinochle-pacific_nw_chips = Vier Karten werden geschoben, gespielt wird um Chips
    .detail = vier Karten hin und zurück; ihr zahlt in Chips, und wer überreizt, verliert keine
preset-pinochle-joedog = Drei Karten werden geschoben, bis 300 Punkte
    .detail = Punkte durch zehn geteilt, Gebote ab 16, du wählst deine Meldung (wie im Programm von JoeDog)
preset-pinochle-double_deck = 80 Karten
    .detail = Gebote ab 50, nichts wird geschoben, Trumpf braucht ein Paar, bis 500 Punkte
preset-pinochle-toby_thomas = 80 Karten, höhere Meldungen
    .detail = wie 80 Karten, aber mehrfache Meldungen zählen mehr (nach Toby Thomas)

# was gefragt wird
question-pinochle-auction = { $high ->
    [0] Dein Gebot: Noch hat niemand geboten.
   *[other] Dein Gebot: Bisher am höchsten ist { $high }.
}
question-pinochle-auction-wait = { SEAT($seat) } reizt.
question-pinochle-nines = Spielst du mit diesen Karten, oder lässt du neu geben?
question-pinochle-nines-wait = { SEAT($seat) } sieht sich die Karten an.
question-pinochle-wish = In welcher Farbe soll dein Partner schieben?
question-pinochle-wish-wait = { SEAT($seat) } darf eine Farbe wünschen.
question-pinochle-trump = Sag Trumpf an.
question-pinochle-trump-wait = { SEAT($seat) } sagt Trumpf an.
question-pinochle-pass = { $n ->
    [one] Wähle { $n } Karte für { SEAT($partner) }.
   *[other] Wähle { $n } Karten für { SEAT($partner) }.
}
question-pinochle-pass-wait = { SEAT($seat) } wählt Karten zum Schieben.
question-pinochle-meld = Leg deine Meldung aus.
question-pinochle-meld-wait = { SEAT($seat) } legt die Meldung aus.
question-pinochle-decide = Spielst du, oder gehst du ab?
question-pinochle-decide-wait = { SEAT($seat) } entscheidet, ob gespielt wird.
question-pinochle-play = Spiel eine Karte.
question-pinochle-play-wait = { SEAT($seat) } ist am Zug.

title-pinochle-trump = Trumpf: { SUIT($suit) }
title-pinochle-bid = { SEAT($seat) }: { $bid }
title-pinochle-bid-you = Du: { $bid }
title-pinochle-contract = { SEAT($seat) }: { $bid }, Trumpf { SUIT($suit) }
title-pinochle-contract-you = Du: { $bid }, Trumpf { SUIT($suit) }
stake-pinochle-side = { SEAT($seat) } und { SEAT($partner, you: "du") }: { $meld } Punkte aus Meldungen, { $take } aus Stichen
stake-pinochle-side-you = Du und { SEAT($partner) }: { $meld } Punkte aus Meldungen, { $take } aus Stichen
stake-pinochle-need = { $need ->
    [0] { SEAT($seat) } hat die { $bid }
    [one] { SEAT($seat) } braucht noch { $need } Punkt auf { $bid }
   *[other] { SEAT($seat) } braucht noch { $need } Punkte auf { $bid }
}
stake-pinochle-need-you = { $need ->
    [0] Du hast die { $bid }
    [one] Du brauchst noch { $need } Punkt auf { $bid }
   *[other] Du brauchst noch { $need } Punkte auf { $bid }
}
stake-pinochle-chips = Abgegebene Chips: { SEAT($seat, you: "du") } { $over } farbige, { $white } weiße; { SEAT($other, you: "du") } { $other_over } farbige, { $other_white } weiße (von 14 farbigen und 10 weißen)
stake-pinochle-round = Partie { $game } von 3, Runde { $round } von 4: { SEAT($seat, you: "du") } und { SEAT($partner, you: "du") } { $own } Punkte, die anderen { $other }
stake-pinochle-round-alone = Runde { $round } von 4: { SEAT($seat, you: "du") } und { SEAT($partner, you: "du") } { $own } Punkte, die anderen { $other }


# Meldungen
meld-run = { $times ->
    [1] Familie
    [2] Doppelte Familie
    [3] Dreifache Familie
   *[4] Vierfache Familie
}: { $value }
    .detail = { $more ->
        [0] { "" }
       *[other] { $base } + { $more } × { $each }
    }
meld-royal = { $times ->
    [1] Trumpfpaar
    [2] Zwei Trumpfpaare
    [3] Drei Trumpfpaare
   *[4] Vier Trumpfpaare
}: { $value }
meld-plain = { $times ->
    [1] Paar in { SUIT($suit) }
    [2] Zwei Paare in { SUIT($suit) }
    [3] Drei Paare in { SUIT($suit) }
   *[4] Vier Paare in { SUIT($suit) }
}: { $value }
meld-nines = { $times ->
    [1] Trumpfneun
   *[2] Zwei Trumpfneuner
}: { $value }
meld-pinochle = { $times ->
    [1] Binokel
    [2] Doppelbinokel
    [3] Dreifacher Binokel
   *[4] Vierfacher Binokel
}: { $value }
meld-aces = { $times ->
    [1] Vier Asse
    [2] Acht Asse
    [3] Zwölf Asse
   *[4] Sechzehn Asse
}: { $value }
meld-kings = { $times ->
    [1] Vier Könige
    [2] Acht Könige
    [3] Zwölf Könige
   *[4] Sechzehn Könige
}: { $value }
meld-queens = { $times ->
    [1] Vier Damen
    [2] Acht Damen
    [3] Zwölf Damen
   *[4] Sechzehn Damen
}: { $value }
meld-jacks = { $times ->
    [1] Vier Buben
    [2] Acht Buben
    [3] Zwölf Buben
   *[4] Sechzehn Buben
}: { $value }
meld-bonus = Zuschlag für den Rundlauf: { $value }

# Knöpfe
act-pinochle-give = { CARD($card, form: "acc") } schieben
act-pinochle-give-many = { $n ->
    [one] { $n } Karte schieben
   *[other] { $n } Karten schieben
}
act-pinochle-select = { CARD($card, form: "acc") } wählen
act-pinochle-pass = Passe
act-pinochle-pass-with-help = Passe mit Hilfe
    .detail = du hast vier Karten, die deinem Partner helfen
act-pinochle-bid = { $bid } bieten
    .detail = { $need ->
        [0] deine beste Meldung zählt { $best }
       *[other] deine beste Meldung zählt { $best }, du brauchst noch { $need }
    }
act-pinochle-jump = Auf { $bid } springen
    .detail = sagt, dass du von einer Farbe nichts hast; deine beste Meldung zählt { $best }
act-pinochle-trump = Trumpf: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } Karte, Meldung { $value }
       *[other] { $cards } Karten, Meldung { $value }
    }
act-pinochle-no-marriage = Ich habe kein Paar
    .detail = du kannst keinen Trumpf ansagen und verlierst das Gebot
act-pinochle-wish = { SUIT($suit) } wünschen
act-pinochle-no-wish = Keine Farbe wünschen
act-pinochle-play = Spielen
    .detail = { $need ->
        [0] deine Meldung reicht für { $contract }
       *[other] du brauchst { $need } von { $all } Punkten aus Stichen
    }
act-pinochle-throw-in = Abgehen
    .detail = kostet { $contract } Punkte; die anderen schreiben { $theirs } für ihre Meldung
    .confirm = Wirklich abgehen? Du verlierst { $contract } Punkte
act-pinochle-play-on = Mit diesen Karten spielen
act-pinochle-redeal = Neu geben lassen
    .detail = wegen zu vieler Neuner; niemand schreibt etwas an
act-pinochle-lay = Meldung von { $value } auslegen
    .detail = { $n ->
        [one] legt { $n } Karte aus
       *[other] legt { $n } Karten aus
    }
act-pinochle-meld = { $value } melden
    .detail = { $n ->
        [one] { $n } Karte gewählt
       *[other] { $n } Karten gewählt
    }
act-pinochle-meld-best = Beste Meldung auslegen: { $value }
    .detail = { $n ->
        [one] legt { $n } Karte aus
       *[other] legt { $n } Karten aus
    }
act-pinochle-meld-all = Alles auslegen: { $value }
    .detail = alle sehen diese Karten
act-pinochle-meld-none = Nichts melden
act-pinochle-say-meld-n = Meldung von { $n } anzeigen
act-pinochle-say-run = Familie anzeigen
act-pinochle-say-aces-around = Vier Asse anzeigen
act-pinochle-say-kings-around = Vier Könige anzeigen
act-pinochle-say-queens-around = Vier Damen anzeigen
act-pinochle-say-jacks-around = Vier Buben anzeigen
act-pinochle-say-double-aces-around = Acht Asse anzeigen
act-pinochle-say-double-kings-around = Acht Könige anzeigen
act-pinochle-say-double-queens-around = Acht Damen anzeigen
act-pinochle-say-double-jacks-around = Acht Buben anzeigen
act-pinochle-say-pinochle = Binokel anzeigen
act-pinochle-say-double-pinochle = Doppelbinokel anzeigen
act-pinochle-say-n-marriages = { $n ->
    [one] { $n } Paar anzeigen
   *[other] { $n } Paare anzeigen
}
act-pinochle-say-n-aces = { $n ->
    [one] { $n } Ass anzeigen
   *[other] { $n } Asse anzeigen
}
act-pinochle-say-want-trumps = Sagen, dass ich Trumpf ansagen will

# Ansagen und Ereignisse
call-pinochle-pass = { SEAT($seat) } passt.
call-pinochle-pass-you = Du passt.
call-pinochle-pass-with-help = { SEAT($seat) } passt mit Hilfe.
call-pinochle-pass-with-help-you = Du passt mit Hilfe.
call-pinochle-bid = { SEAT($seat) } bietet { $bid }.
call-pinochle-bid-you = Du bietest { $bid }.
call-pinochle-jump = { SEAT($seat) } springt auf { $bid }.
call-pinochle-jump-you = Du springst auf { $bid }.
call-pinochle-trump = { SEAT($seat) } sagt { SUIT($suit) } als Trumpf an.
call-pinochle-trump-you = Du sagst { SUIT($suit) } als Trumpf an.
call-pinochle-no-marriage = { SEAT($seat) } hat kein Paar.
call-pinochle-no-marriage-you = Du hast kein Paar.
call-pinochle-wish = { SEAT($seat) } wünscht { SUIT($suit) }.
call-pinochle-wish-you = Du wünschst { SUIT($suit) }.
call-pinochle-no-wish = { SEAT($seat) } wünscht keine Farbe.
call-pinochle-no-wish-you = Du wünschst keine Farbe.
call-pinochle-play = { SEAT($seat) } spielt.
call-pinochle-play-you = Du spielst.
call-pinochle-throw-in = { SEAT($seat) } geht ab.
call-pinochle-throw-in-you = Du gehst ab.
call-pinochle-play-on = { SEAT($seat) } spielt mit diesen Karten.
call-pinochle-play-on-you = Du spielst mit diesen Karten.
call-pinochle-redeal = { SEAT($seat) } hat zu viele Neuner: Derselbe Geber gibt noch einmal.
call-pinochle-redeal-you = Du hast zu viele Neuner: Derselbe Geber gibt noch einmal.
call-pinochle-meld = { SEAT($seat) } ist mit der Meldung fertig.
call-pinochle-meld-you = Du bist mit der Meldung fertig.
call-pinochle-say-meld-n = { SEAT($seat) } zeigt eine Meldung von { $n } an.
call-pinochle-say-meld-n-you = Du zeigst eine Meldung von { $n } an.
call-pinochle-say-run = { SEAT($seat) } zeigt eine Familie an.
call-pinochle-say-run-you = Du zeigst eine Familie an.
call-pinochle-say-aces-around = { SEAT($seat) } zeigt vier Asse an.
call-pinochle-say-aces-around-you = Du zeigst vier Asse an.
call-pinochle-say-kings-around = { SEAT($seat) } zeigt vier Könige an.
call-pinochle-say-kings-around-you = Du zeigst vier Könige an.
call-pinochle-say-queens-around = { SEAT($seat) } zeigt vier Damen an.
call-pinochle-say-queens-around-you = Du zeigst vier Damen an.
call-pinochle-say-jacks-around = { SEAT($seat) } zeigt vier Buben an.
call-pinochle-say-jacks-around-you = Du zeigst vier Buben an.
call-pinochle-say-double-aces-around = { SEAT($seat) } zeigt acht Asse an.
call-pinochle-say-double-aces-around-you = Du zeigst acht Asse an.
call-pinochle-say-double-kings-around = { SEAT($seat) } zeigt acht Könige an.
call-pinochle-say-double-kings-around-you = Du zeigst acht Könige an.
call-pinochle-say-double-queens-around = { SEAT($seat) } zeigt acht Damen an.
call-pinochle-say-double-queens-around-you = Du zeigst acht Damen an.
call-pinochle-say-double-jacks-around = { SEAT($seat) } zeigt acht Buben an.
call-pinochle-say-double-jacks-around-you = Du zeigst acht Buben an.
call-pinochle-say-pinochle = { SEAT($seat) } zeigt einen Binokel an.
call-pinochle-say-pinochle-you = Du zeigst einen Binokel an.
call-pinochle-say-double-pinochle = { SEAT($seat) } zeigt einen Doppelbinokel an.
call-pinochle-say-double-pinochle-you = Du zeigst einen Doppelbinokel an.
call-pinochle-say-n-marriages = { SEAT($seat) } zeigt { $n ->
    [one] { $n } Paar
   *[other] { $n } Paare
} an.
call-pinochle-say-n-marriages-you = Du zeigst { $n ->
    [one] { $n } Paar
   *[other] { $n } Paare
} an.
call-pinochle-say-n-aces = { SEAT($seat) } zeigt { $n ->
    [one] { $n } Ass
   *[other] { $n } Asse
} an.
call-pinochle-say-n-aces-you = Du zeigst { $n ->
    [one] { $n } Ass
   *[other] { $n } Asse
} an.
call-pinochle-say-want-trumps = { SEAT($seat) } will Trumpf ansagen.
call-pinochle-say-want-trumps-you = Du willst Trumpf ansagen.
event-pinochle-contract = { SEAT($seat) } hat das höchste Gebot: { $bid }.
event-pinochle-contract-you = Du hast das höchste Gebot: { $bid }.
event-pinochle-stuck = { SEAT($seat) } muss um { $bid } spielen.
event-pinochle-stuck-you = Du musst um { $bid } spielen.
event-pinochle-trump = Die letzte Karte bestimmt: Trumpf ist { SUIT($suit) }.
event-pinochle-pass = { SEAT($seat) } schiebt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu { SEAT($partner) }.
event-pinochle-pass-you = Du schiebst { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu { SEAT($partner) }.
event-pinochle-pass-to-you = { SEAT($seat) } schiebt dir { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} zu.
event-pinochle-meld = { SEAT($seat) } meldet { $value }.
event-pinochle-meld-you = Du meldest { $value }.
event-pinochle-trick = { SEAT($seat) } macht den Stich.
event-pinochle-trick-you = Du machst den Stich.
event-pinochle-thrown-in = Abgegangen: Das kostet { $bid } Punkte.
event-pinochle-not-on-board = Unerreichbar: Das Gebot von { $bid } ist nicht mehr zu schaffen.
event-pinochle-no-marriage = Kein Paar in Trumpf: Das Gebot von { $bid } ist kampflos verloren.
event-pinochle-meld-below-20 = Meldung unter 20: Das Gebot von { $bid } ist kampflos verloren.
event-pinochle-score = { SEAT($seat) } und { SEAT($partner) }: { MONEY($value) } Punkte.
event-pinochle-score-you = Du und { SEAT($partner) }: { MONEY($value) } Punkte.
event-pinochle-score-to-you = Du und { SEAT($seat) }: { MONEY($value) } Punkte.
event-pinochle-chips = { SEAT($seat) } schiebt Chips über den Tisch: { $coloured } farbige und { $white } weiße; es bleiben { $left } farbige und { $left_white } weiße.
event-pinochle-chips-you = Du schiebst Chips über den Tisch: { $coloured } farbige und { $white } weiße; dir bleiben { $left } farbige und { $left_white } weiße.
event-pinochle-chips-change = { SEAT($seat) } schiebt { $coloured ->
    [one] { $coloured } farbigen Chip
   *[other] { $coloured } farbige Chips
} über den Tisch und bekommt { $back } weiße zurück; es bleiben { $left } farbige und { $left_white } weiße.
event-pinochle-chips-change-you = Du schiebst { $coloured ->
    [one] { $coloured } farbigen Chip
   *[other] { $coloured } farbige Chips
} über den Tisch und bekommst { $back } weiße zurück; dir bleiben { $left } farbige und { $left_white } weiße.
event-pinochle-partners = Partie { $game }, die Paare: { SEAT($seat) } und { SEAT($partner, you: "du") }; { SEAT($left, you: "du") } und { SEAT($right, you: "du") }.
event-pinochle-partners-you = Partie { $game }, die Paare: du und { SEAT($partner, you: "du") }; { SEAT($left, you: "du") } und { SEAT($right, you: "du") }.
event-pinochle-game-won = Vier Runden sind gespielt: { SEAT($seat) } und { SEAT($partner) } gewinnen die Partie mit { $got } zu { $other } Punkten.
event-pinochle-game-won-you = Vier Runden sind gespielt: Ihr gewinnt die Partie mit { $got } zu { $other } Punkten.
event-pinochle-game-won-to-you = Vier Runden sind gespielt: Ihr gewinnt die Partie mit { $got } zu { $other } Punkten.
event-pinochle-game-drawn = Vier Runden sind gespielt: unentschieden, beide Seiten haben { $got } Punkte.
event-pinochle-mercy = { SEAT($seat) } und { SEAT($partner) } stehen bei { $got } Punkten und haben die Partie verloren.
event-pinochle-mercy-you = Ihr steht bei { $got } Punkten und habt die Partie verloren.
event-pinochle-mercy-to-you = Ihr steht bei { $got } Punkten und habt die Partie verloren.

# Abrechnung
item-pinochle-made = { SEAT($seat) } erfüllt das Gebot von { $bid } mit { $got } Punkten
    .name = Gebot erfüllt
    .detail = { $meld } aus der Meldung + { $tricks } aus Stichen
item-pinochle-made-you = Du erfüllst das Gebot von { $bid } mit { $got } Punkten
item-pinochle-set = { SEAT($seat) } hat überreizt: { $got } von { $bid } Punkten
    .name = Gebot nicht erfüllt
    .detail = { $meld } aus der Meldung + { $tricks } aus Stichen; { $short } zu wenig
item-pinochle-set-you = Du hast überreizt: { $got } von { $bid } Punkten
item-pinochle-under-twenty = { SEAT($seat) } hat überreizt: unter 20 Punkte aus Stichen
    .detail = { $meld } aus der Meldung + { $tricks } aus Stichen
item-pinochle-under-twenty-you = Du hast überreizt: unter 20 Punkte aus Stichen
item-pinochle-meld = { SEAT($seat) } und { SEAT($partner) }: Meldung
item-pinochle-meld-you = Eure Meldung
item-pinochle-meld-lost = { SEAT($seat) } und { SEAT($partner) }: kein Punkt aus Stichen, darum zählt die Meldung nicht
item-pinochle-meld-lost-you = Kein Punkt aus Stichen, darum zählt eure Meldung nicht
item-pinochle-meld-set = { SEAT($seat) } und { SEAT($partner) }: Gebot verloren, darum zählt die Meldung nicht
item-pinochle-meld-set-you = Gebot verloren, darum zählt eure Meldung nicht
item-pinochle-meld-short = { SEAT($seat) } und { SEAT($partner) }: Meldung unter 20 zählt nicht
item-pinochle-meld-short-you = Eure Meldung unter 20 zählt nicht
item-pinochle-tricks = { SEAT($seat) } und { SEAT($partner) }: Punkte aus Stichen
item-pinochle-tricks-you = Eure Punkte aus Stichen
item-pinochle-tricks-lost = { SEAT($seat) } und { SEAT($partner) }: Punkte aus Stichen zählen nicht
item-pinochle-tricks-lost-you = Eure Punkte aus Stichen zählen nicht
item-pinochle-nothing-under-twenty = { SEAT($seat) } und { SEAT($partner) }: unter 20 Punkte aus Stichen
item-pinochle-nothing-under-twenty-you = Ihr habt unter 20 Punkte aus Stichen
item-pinochle-thrown-in = { SEAT($seat) } geht mit { $bid } ab
    .name = Abgegangen
    .detail = { $meld ->
        [0] kampflos verloren
       *[other] { $meld } gemeldet: In Stichen hätten noch { $need } gefehlt; kampflos verloren
    }
item-pinochle-thrown-in-you = Du gehst mit { $bid } ab
item-pinochle-not-on-board = Mit { $meld } aus der Meldung ist { $bid } nicht zu erreichen
    .name = Gebot unerreichbar
item-pinochle-no-marriage = { SEAT($seat) } hat kein Paar in Trumpf
item-pinochle-no-marriage-you = Du hast kein Paar in Trumpf
item-pinochle-meld-below-20 = Meldung von nur { $meld }: unter 20 wird nicht gespielt
item-pinochle-surrender-bonus = Zuschlag, weil die anderen abgingen
item-pinochle-bid-to-defenders = Das verlorene Gebot geht an { SEAT($seat) } und { SEAT($partner) }
item-pinochle-bid-to-defenders-you = Das verlorene Gebot geht an euch
item-pinochle-chips = { SEAT($seat) } und { SEAT($partner) } schieben Chips über den Tisch: { $coloured } farbige und { $white } weiße; ihnen bleiben { $left } farbige und { $left_white } weiße
item-pinochle-chips-you = Ihr schiebt Chips über den Tisch: { $coloured } farbige und { $white } weiße; euch bleiben { $left } farbige und { $left_white } weiße
item-pinochle-chips-change = { SEAT($seat) } und { SEAT($partner) } schieben Chips über den Tisch: { $coloured } farbige, zurück { $back } weiße; ihnen bleiben { $left } farbige und { $left_white } weiße
item-pinochle-chips-change-you = Ihr schiebt Chips über den Tisch: { $coloured } farbige, zurück { $back } weiße; euch bleiben { $left } farbige und { $left_white } weiße
item-pinochle-game-won = Partie { $game }: { SEAT($seat) } und { SEAT($partner) } gewinnen mit { $got } zu { $other } Punkten
item-pinochle-game-won-you = Partie { $game }: Ihr gewinnt mit { $got } zu { $other } Punkten
item-pinochle-game-drawn = Partie { $game }: unentschieden, je { $got } Punkte
item-pinochle-mercy = { SEAT($seat) } und { SEAT($partner) } stehen bei { $got } Punkten: Die Partie ist verloren
item-pinochle-mercy-you = Ihr steht bei { $got } Punkten: Die Partie ist verloren

# Einwände
refused-pinochle-no-help = An diesem Tisch kannst du nicht mit Hilfe passen.
refused-pinochle-no-words = Zu einem Gebot darfst du nur eine Sache über deine Meldung sagen, und auch das nur, wo die Regeln es erlauben.
refused-pinochle-below-minimum = { $bid } ist zu wenig: Das kleinste Gebot ist { $least }.
refused-pinochle-bad-step = { $bid } kannst du nicht bieten: Das nächste Gebot ist { $least }.
refused-pinochle-not-higher = { $bid } ist nicht mehr als { $high }: Das nächste Gebot ist { $least }.
refused-pinochle-needs-marriage = In { SUIT($suit) } hast du kein Paar: Trumpf braucht König und Dame.
refused-pinochle-has-marriage = Du hast ein Paar, also sag eine Farbe an.
refused-pinochle-pass-first = { $n ->
    [one] Wähle noch { $n } Karte zum Schieben.
   *[other] Wähle noch { $n } Karten zum Schieben.
}
refused-pinochle-meld-first = Mach zuerst deine Meldung fertig.
refused-pinochle-no-card-now = Jetzt musst du keine Karte wählen.
refused-pinochle-chosen-already = { CARD($card, form: "acc") } hast du schon gewählt.
refused-pinochle-no-declaration = Während des Spiels kannst du nichts melden.
refused-pinochle-not-auction = Biete zuerst oder passe.
refused-pinochle-not-wish = Sag zuerst, in welcher Farbe du Karten möchtest.
refused-pinochle-not-trump = Sag zuerst Trumpf an.
refused-pinochle-not-decide = Sag zuerst, ob du spielst.
refused-pinochle-not-play = Spiel eine Karte.
refused-pinochle-redeal = Neu geben lassen kannst du nur mit { $n } Neunern.
refused-pinochle-redeal-meld = Neu geben lassen kannst du nur mit { $n } Neunern, und nur, wenn du sonst nichts zu melden hast.
refused-pinochle-not-nines = Sag zuerst, ob du mit diesen Karten spielst.

# Hausregeln
option-pinochle-deck = Kartenspiel
    .help = Ihr spielt mit 48 Karten, jede zweimal, oder mit 80 Karten, jede viermal und ohne Neuner.
option-pinochle-deck-single = 48 Karten
option-pinochle-deck-double = 80 Karten
option-pinochle-packets = Geben
    .help = So viele Karten bekommt ihr auf einmal; den Rest bekommt ihr zuletzt.
option-pinochle-packets-1 = einzeln
option-pinochle-packets-2_3 = zwei, dann je drei
option-pinochle-packets-3 = je drei
option-pinochle-packets-4 = je vier
option-pinochle-packets-5 = je fünf
option-pinochle-redeal_nines = Neu geben wegen Neunern
    .help = Bekommst du so viele Neuner, darfst du vor dem Reizen neu geben lassen.
option-pinochle-redeal_nines-never = nie
option-pinochle-redeal_nines-six = sechs
option-pinochle-redeal_nines-five = fünf
option-pinochle-redeal_nines-five_no_meld = fünf und nichts zu melden
option-pinochle-trump_by = Trumpf
    .help = Wer am höchsten bietet, sagt ihn an. Oder die letzte gegebene Karte bestimmt ihn.
option-pinochle-trump_by-auction = wer am höchsten bietet
option-pinochle-trump_by-last_card = die letzte Karte
option-pinochle-min_bid = Kleinstes Gebot
    .help = Wenn leer: 250 mit 48 Karten (25 bei geteilten Punkten), 50 mit 80.
option-pinochle-min_bid-null = wie üblich
option-pinochle-target = Zielpunktzahl
    .help = Wenn leer: 1500 mit 48 Karten (150 bei geteilten Punkten), 500 mit 80.
option-pinochle-target-null = wie üblich
option-pinochle-mercy = Ende unter null
    .help = Eine Seite, die so tief unter null steht, hat die Partie verloren. Wenn leer: Diese Regel gilt nicht.
option-pinochle-mercy-null = gilt nicht
option-pinochle-bid_ladder = Stufen der Gebote
    .help = Bieten kannst du jede Zahl bis 60 und dann in Fünfern, oder jede Zahl. Über 100 geht es bei beiden auch in Zehnern.
option-pinochle-bid_ladder-standard = Einer bis 60, dann Fünfer
option-pinochle-bid_ladder-any = jede Zahl
option-pinochle-bid_ladder-standard_tens = Einer bis 60, Fünfer bis 100, dann Zehner
option-pinochle-bid_ladder-any_tens = jede Zahl bis 100, dann Zehner
option-pinochle-auction_rounds = Reizrunden
    .help = So oft darf jeder bieten.
option-pinochle-auction_rounds-unlimited = bis alle anderen passen
option-pinochle-auction_rounds-1 = eine
option-pinochle-auction_rounds-2 = zwei
option-pinochle-stuck_bid = Wenn nur der Geber übrig ist
    .help = Um dieses Gebot muss der Geber spielen, wenn alle anderen passen.
option-pinochle-stuck_bid-min = um das kleinste Gebot
option-pinochle-stuck_bid-min_minus_1 = um eine Stufe weniger
option-pinochle-trump_requirement = Paar in Trumpf
    .help = Wer spielt, braucht in Trumpf kein Paar. Oder er braucht es schon beim Ansagen, oder erst nach dem Schieben.
option-pinochle-trump_requirement-none = nicht nötig
option-pinochle-trump_requirement-marriage = beim Ansagen von Trumpf
option-pinochle-trump_requirement-marriage_after_exchange = nach dem Schieben
option-pinochle-exchange_mode = Reihenfolge beim Schieben
    .help = Wer spielt, sieht zuerst die Karten des Partners, oder beide wählen gleichzeitig.
option-pinochle-exchange_mode-partner_first = der Partner zuerst
option-pinochle-exchange_mode-simultaneous = beide gleichzeitig
option-pinochle-exchange_timing = Wann geschoben wird
    .help = Ihr schiebt, nachdem Trumpf angesagt ist, oder davor.
option-pinochle-exchange_timing-after_trump = nach dem Ansagen von Trumpf
option-pinochle-exchange_timing-before_trump = vor dem Ansagen von Trumpf
option-pinochle-expose = Ausgelegte Karten
    .help = Die anderen sehen alle Karten, die du gewählt hast, oder nur die, die zu einer Meldung gehören.
option-pinochle-expose-selected = alle gewählten
option-pinochle-expose-melded_only = nur die aus Meldungen
option-pinochle-run_extras = Neben der Familie
    .help = Jeder weitere König und jede weitere Dame zählt 40. Oder es zählt nur ein ganzes weiteres Paar. Oder es zählt jedes Paar, auch das in der Familie.
option-pinochle-run_extras-each40 = jeder König, jede Dame 40
option-pinochle-run_extras-marriage_only = nur ein Paar
option-pinochle-run_extras-with_marriage = auch das Paar in der Familie
option-pinochle-meld_table = Meldetafel
    .help = So viel zählen Meldungen mit 80 Karten.
option-pinochle-meld_table-standard = üblich
option-pinochle-meld_table-toby_thomas = Toby Thomas
option-pinochle-meld_table-npa_partial = Familie 25, Binokel 15
option-pinochle-heading = Überstechen
    .help = Die höchste Karte musst du immer überstechen, oder nur, wenn Trumpf ausgespielt ist, oder nur, wenn sie ein Trumpf ist. Oder du musst es auch, wenn schon getrumpft ist: dann die höchste in der angespielten Farbe.
option-pinochle-heading-always = immer
option-pinochle-heading-trump_led = wenn Trumpf ausgespielt ist
option-pinochle-heading-trump_only = nur einen Trumpf
option-pinochle-heading-even_ruffed = immer, auch wenn schon getrumpft ist
option-pinochle-card_points = Karten in Stichen
    .help = A, 10 und K zählen je 10. Oder A und 10 zählen je 10, K und D je 5. Oder es zählen A 11, der Zehner 10, K 4, D 3, B 2.
option-pinochle-card_points-atk10 = A, 10 und K je 10
option-pinochle-card_points-at10kq5 = A und 10 je 10, K und D je 5
option-pinochle-card_points-trad = A 11, Zehner 10, K 4, D 3, B 2
option-pinochle-save_meld = Meldung retten
    .help = Diese Seite verliert ihre Meldung, wenn sie in Stichen keinen Punkt macht.
option-pinochle-save_meld-defenders = die Gegner
option-pinochle-save_meld-both_sides = beide Seiten
option-pinochle-save_meld-none = keine
option-pinochle-nines_saved = Trumpfneuner ohne Punkt in Stichen
    .help = Macht eine Seite keinen Punkt in Stichen, zählen Trumpfneuner trotzdem: nur wenn sie die ganze Meldung sind, oder immer. Oder sie zählen nie.
option-pinochle-nines_saved-only_meld = wenn sie die ganze Meldung sind
option-pinochle-nines_saved-always = immer
option-pinochle-nines_saved-never = nie
option-pinochle-surrender_opponents = Nach dem Abgehen
    .help = Das schreiben die Gegner an. Oder niemand darf abgehen.
option-pinochle-surrender_opponents-base = ihre Meldung
option-pinochle-surrender_opponents-nothing = nichts
option-pinochle-surrender_opponents-meld20 = Meldung ab 20
option-pinochle-surrender_opponents-meld20_plus25 = 25 und Meldung ab 20
option-pinochle-surrender_opponents-meld20_plus50 = 50 und Meldung ab 20
option-pinochle-surrender_opponents-play_on = niemand darf abgehen
option-pinochle-scoring = Wertung
    .help = Ihr zählt in Punkten, oder in Chips, die du deinem Partner über den Tisch schiebst.
option-pinochle-scoring-standard = Punkte
option-pinochle-scoring-chips = Chips
option-pinochle-game_mode = Länge der Partie
    .help = Ihr spielt bis zu einer Punktzahl, vier Spiele, oder nur eines.
option-pinochle-game_mode-points = bis zu einer Punktzahl
option-pinochle-game_mode-rounds = vier Spiele
option-pinochle-after_rounds = Nach vier Runden
    .help = Die Partner wechseln, und in drei Partien spielt jeder mit jedem. Oder die Partie ist aus.
option-pinochle-after_rounds-partners = die Partner wechseln
option-pinochle-after_rounds-tables = die Partie ist aus
option-pinochle-game_mode-single_deal = ein Spiel
option-pinochle-bidding_system = Reizsystem
    .help = Es sagt, was Gebote unter Partnern bedeuten. Alle können es lesen, und Computerspieler halten sich daran.
option-pinochle-bidding_system-none = keines
option-pinochle-bidding_system-skip_meld = Sprünge zeigen Meldung
option-pinochle-bidding_system-jim_davis = Jim Davis
option-pinochle-bidding_system-stonebridge_jumps = Sprünge aus Stonebridge
option-pinochle-their_system = Reizsystem der zweiten Seite
    .help = So reizt die Seite, die nicht auf Platz 1 sitzt; sonst reizen beide gleich.
option-pinochle-their_system-same = dasselbe
option-pinochle-their_system-none = keines
option-pinochle-their_system-skip_meld = Sprünge zeigen Meldung
option-pinochle-their_system-jim_davis = Jim Davis
option-pinochle-their_system-stonebridge_jumps = Sprünge aus Stonebridge
option-pinochle-scale = Punkte geteilt durch
    .help = Mit 10 werden alle Punkte durch zehn geteilt.
option-pinochle-bid_step = Schritt der Gebote
    .help = Jedes Gebot muss durch diese Zahl teilbar sein. Sind die Punkte geteilt, geht jede Zahl.
option-pinochle-pass_with_help = Passen mit Hilfe
    .help = Wer so passt, verspricht vier nützliche Karten. Das geht nur, wo Karten geschoben werden.
option-pinochle-info_bids = Zum Gebot etwas dazusagen
    .help = Zu einem Gebot darfst du etwas über deine Meldung sagen.
option-pinochle-implied_dealer_bid = Der Geber gilt als Bieter
    .help = Es ist, als hätte der Geber schon das kleinste Gebot gemacht: Das erste muss höher sein.
option-pinochle-pass_count = Geschobene Karten
    .help = So viele Karten schiebt der Partner, und so viele bekommt er zurück.
option-pinochle-suit_suggestion = Farbe wünschen
    .help = Wer spielt, darf vor dem Schieben eine Farbe wünschen.
option-pinochle-own_meld = Meldung selbst wählen
    .help = Du wählst, was du auslegst; sonst liegt gleich die beste Meldung.
option-pinochle-double_meld_bonus = Doppelte Meldungen zählen mehr
    .help = Sonst zählen doppelte Familie, Doppelbinokel und acht Gleiche wie zwei einfache.
option-pinochle-single_pinochle = Ein Binokel
    .help = So viel zählt ein einfacher Binokel.
option-pinochle-roundhouse = Rundlauf
    .help = So viel zählt er: ein Paar in jeder Farbe.
option-pinochle-double_roundhouse = Doppelter Rundlauf
    .help = So viel zählt er: zwei Paare in jeder Farbe.
option-pinochle-board_rule = Unerreichbare Gebote
    .help = Könnten nicht einmal alle Punkte aus Stichen das Gebot erfüllen, ist es kampflos verloren.
option-pinochle-throw_in = Abgehen
    .help = Wer spielt, darf vor dem ersten Ausspiel aufgeben.
option-pinochle-minimum20 = Mindestens zwanzig
    .help = Die Meldung einer Seite zählt erst ab 20 Punkten. Ohne 20 Punkte aus Stichen zählt für sie gar nichts.

# nach welchem System eine Seite reizt; seat: einer der beiden Partner
stake-pinochle-system-none = { SEAT($seat, you: "Du") } und Partner: kein Reizsystem.
stake-pinochle-system-skip_meld = { SEAT($seat, you: "Du") } und Partner: Sprünge zeigen Meldung.
stake-pinochle-system-jim_davis = { SEAT($seat, you: "Du") } und Partner: Reizen nach Jim Davis.
stake-pinochle-system-stonebridge_jumps = { SEAT($seat, you: "Du") } und Partner: Sprünge aus Stonebridge.

# was Gebote in einem Reizsystem bedeuten
signal-pinochle-none = { SEAT($seat, you: "Du") }: nur ein Gebot, kein Zeichen.
signal-pinochle-no-wish = { SEAT($seat, you: "Du") }: Ich will nicht spielen.
signal-pinochle-trumps = { SEAT($seat, you: "Du") }: Ich will Trumpf ansagen.
signal-pinochle-aces = { SEAT($seat, you: "Du") }: Ich habe Asse in anderen Farben.
signal-pinochle-meld = { SEAT($seat, you: "Du") }: Ich habe etwa { $n } zu melden.
signal-pinochle-open = { SEAT($seat, you: "Du") }: Ich eröffne.
signal-pinochle-not-ready = { SEAT($seat, you: "Du") }: Passen will ich noch nicht.
signal-pinochle-some-meld = { SEAT($seat, you: "Du") }: Ich habe etwas zu melden.
signal-pinochle-pinochle = { SEAT($seat, you: "Du") }: Ich habe mehrere Karo-Buben oder Pik-Damen.
signal-pinochle-all = { SEAT($seat, you: "Du") }: { $n ->
    [3] Schieb mir Buben aller Farben.
    [4] Schieb mir Damen aller Farben.
    [5] Schieb mir Könige aller Farben.
   *[7] Schieb mir Asse aller Farben.
}
signal-pinochle-one = { SEAT($seat, you: "Du") }: { $n ->
    [3] Ich brauche einen Trumpfbuben.
    [4] Ich brauche eine Trumpfdame.
    [5] Ich brauche einen Trumpfkönig.
    [6] Ich brauche einen Trumpfzehner.
   *[7] Ich brauche ein Trumpfass.
}
signal-pinochle-run = { SEAT($seat, you: "Du") }: Ich habe eine Familie.
signal-pinochle-aces-around = { SEAT($seat, you: "Du") }: Ich habe vier Asse.
signal-pinochle-run-and-aces = { SEAT($seat, you: "Du") }: Ich habe eine Familie und vier Asse.
signal-pinochle-void = { SEAT($seat, you: "Du") }: Von einer Farbe habe ich nichts außer Neunern.
signal-pinochle-help = { SEAT($seat, you: "Du") }: Ich habe vier Karten, die dir helfen, egal was Trumpf ist.
