# Pinochle zu dritt

game-pinochle_three = Pinochle zu dritt
game-pinochle_three-line = Einer mit dem Talon gegen zwei, oder jeder für sich
preset-pinochle_three-auction3 = Auktions-Pinochle um Einheiten
    .detail = Gebote ab 300, drei Karten im Talon, nur der Alleinspieler meldet, jedes Spiel wird bezahlt
preset-pinochle_three-auction3_points = Auktions-Pinochle bis 1000 Punkte
    .detail = Gebote ab 200, drei Karten im Talon, alle melden
preset-pinochle_three-auction3_double = 80 Karten, bis 455 Punkte
    .detail = Gebote ab 50, fünf Karten im Talon, du sagst Trumpf an, bevor du sie siehst, alle melden
preset-pinochle_three-cutthroat3 = Jeder für sich
    .detail = ohne Reizen, die letzte Karte bestimmt Trumpf, ihr meldet aus gewonnenen Karten, bis 1000 Punkte
preset-pinochle_three-cutthroat3_bid = Jeder für sich, mit Reizen
    .detail = kein Talon, Gebote ab 200, die Partie gewinnt nur, wer gespielt hat

# was gefragt wird
question-pinochle_three-auction = { $high ->
    [0] Dein Gebot: Noch hat niemand geboten.
   *[other] Dein Gebot: Bisher am höchsten ist { $high }.
}
question-pinochle_three-auction-wait = { SEAT($seat) } reizt.
question-pinochle_three-unseen = Nimmst du den Talon, oder gibst du auf, ohne ihn zu sehen?
question-pinochle_three-unseen-wait = { SEAT($seat) } entscheidet über den Talon.
question-pinochle_three-trump = Sag Trumpf an.
question-pinochle_three-trump-wait = { SEAT($seat) } sagt Trumpf an.
question-pinochle_three-trump-blind = Sag Trumpf an, bevor du den Talon siehst.
question-pinochle_three-trump-blind-wait = { SEAT($seat) } sagt Trumpf an, bevor der Talon aufliegt.
question-pinochle_three-bury = { $n ->
    [one] Drücke { $n } Karte, die nicht zur Meldung gehört.
   *[other] Drücke { $n } Karten, die nicht zur Meldung gehören.
}
question-pinochle_three-bury-wait = { SEAT($seat) } drückt.
question-pinochle_three-meld = Leg deine Meldung aus.
question-pinochle_three-meld-wait = { SEAT($seat) } legt die Meldung aus.
question-pinochle_three-decide = Spielst du, änderst du noch etwas, oder gibst du auf?
question-pinochle_three-decide-wait = { SEAT($seat) } entscheidet, ob gespielt wird.
question-pinochle_three-grant = Spielst du weiter, oder schenkst du das Gebot?
question-pinochle_three-grant-wait = { SEAT($seat) } entscheidet, ob weitergespielt wird.
question-pinochle_three-nine = Tauschst du deine Trumpfneun gegen die aufgedeckte Karte?
question-pinochle_three-nine-wait = { SEAT($seat) } darf eine Trumpfneun austauschen.
question-pinochle_three-play = Spiel eine Karte.
question-pinochle_three-play-wait = { SEAT($seat) } ist am Zug.

title-pinochle_three-trump = Trumpf: { SUIT($suit) }
title-pinochle_three-bid = { SEAT($seat) }: { $bid }
title-pinochle_three-bid-you = Du: { $bid }
title-pinochle_three-contract = { SEAT($seat) }: { $bid }, Trumpf { SUIT($suit) }
title-pinochle_three-contract-you = Du: { $bid }, Trumpf { SUIT($suit) }
stake-pinochle_three-units = Ein Gebot von { $bid } ist { $worth ->
    [one] { $worth } Einheit
   *[other] { $worth } Einheiten
} wert
stake-pinochle_three-need = { $need ->
    [0] { SEAT($seat) } hat die { $bid }
    [one] { SEAT($seat) } braucht noch { $need } Punkt auf { $bid }
   *[other] { SEAT($seat) } braucht noch { $need } Punkte auf { $bid }
}
stake-pinochle_three-need-you = { $need ->
    [0] Du hast die { $bid }
    [one] Du brauchst noch { $need } Punkt auf { $bid }
   *[other] Du brauchst noch { $need } Punkte auf { $bid }
}
stake-pinochle_three-player = { SEAT($seat, you: "Du") }: { $meld } Punkte aus Meldungen, { $take } aus Stichen

# Knöpfe
act-pinochle_three-pass = Passe
act-pinochle_three-bid = { $bid } bieten
    .detail = { $need ->
        [0] deine beste Meldung zählt { $best }
       *[other] deine beste Meldung zählt { $best }, du brauchst noch { $need }
    }
act-pinochle_three-take = Talon nehmen
act-pinochle_three-concede = Aufgeben
    .detail = kostet { $worth }
    .confirm = Wirklich aufgeben? Das kostet { $worth }
act-pinochle_three-trump = Trumpf: { SUIT($suit) }
    .detail = { $cards ->
        [one] { $cards } Karte, Meldung { $value }
       *[other] { $cards } Karten, Meldung { $value }
    }
act-pinochle_three-bury = { CARD($card, form: "acc") } drücken
act-pinochle_three-bury-many = { $n ->
    [one] { $n } Karte drücken
   *[other] { $n } Karten drücken
}
act-pinochle_three-meld = Meldung von { $value } auslegen
    .detail = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
act-pinochle_three-meld-none = Nichts melden
act-pinochle_three-play = Spielen
    .detail = { $need ->
        [0] du hast { $contract }
       *[other] du brauchst { $need } von { $all } Punkten aus Stichen
    }
act-pinochle_three-change = Noch einmal ändern
    .detail = anderer Trumpf, andere Meldung, andere gedrückte Karten
act-pinochle_three-change-blind = Noch einmal ändern
    .detail = andere gedrückte Karten, andere Meldung
act-pinochle_three-keep = Weiterspielen
    .detail = dem Alleinspieler fehlen noch { $need } von { $all } Punkten
act-pinochle_three-give-in = Das Gebot schenken
    .detail = nur wenn es beide tun; kostet jeden { $worth }
act-pinochle_three-no-exchange = Die Neun behalten
act-pinochle_three-exchange = Die Neun austauschen
    .detail = gegen { CARD($card, form: "the_acc") }; 10 Punkte, wenn du einen Stich machst

# Ansagen und Ereignisse
call-pinochle_three-pass = { SEAT($seat) } passt.
call-pinochle_three-pass-you = Du passt.
call-pinochle_three-take = { SEAT($seat) } nimmt den Talon.
call-pinochle_three-take-you = Du nimmst den Talon.
call-pinochle_three-concede = { SEAT($seat) } gibt auf.
call-pinochle_three-concede-you = Du gibst auf.
call-pinochle_three-meld = { SEAT($seat) } ist mit der Meldung fertig.
call-pinochle_three-meld-you = Du bist mit der Meldung fertig.
call-pinochle_three-play = { SEAT($seat) } spielt.
call-pinochle_three-play-you = Du spielst.
call-pinochle_three-change = { SEAT($seat) } nimmt alles zurück.
call-pinochle_three-change-you = Du nimmst alles zurück.
call-pinochle_three-keep = { SEAT($seat) } spielt weiter.
call-pinochle_three-keep-you = Du spielst weiter.
call-pinochle_three-give-in = { SEAT($seat) } gibt sich geschlagen.
call-pinochle_three-give-in-you = Du gibst dich geschlagen.
call-pinochle_three-no-exchange = { SEAT($seat) } behält die Neun.
call-pinochle_three-no-exchange-you = Du behältst die Neun.
call-pinochle_three-exchange = { SEAT($seat) } tauscht die Trumpfneun aus.
call-pinochle_three-exchange-you = Du tauschst die Trumpfneun aus.
event-pinochle_three-contract = { SEAT($seat) } hat das höchste Gebot: { $bid }.
event-pinochle_three-contract-you = Du hast das höchste Gebot: { $bid }.
event-pinochle_three-turned = Offen liegt { CARD($card, form: "the") }: Trumpf ist { SUIT($suit) }.
event-pinochle_three-widow = { SEAT($seat) } nimmt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus dem Talon.
event-pinochle_three-widow-you = Du nimmst { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} aus dem Talon.
event-pinochle_three-told = Gedrückt: { $trumps ->
    [one] { $trumps } Trumpf
   *[other] { $trumps } Trümpfe
}, { $aces ->
    [one] { $aces } Ass
   *[other] { $aces } Asse
}.
event-pinochle_three-made = Die Meldung allein erfüllt das Gebot von { $bid }.
event-pinochle_three-granted = Beide Gegner geben sich geschlagen: Das Gebot von { $bid } ist erfüllt.
event-pinochle_three-conceded = { SEAT($seat) } gibt auf: Das Gebot von { $bid } ist verloren.
event-pinochle_three-conceded-you = Du gibst auf: Das Gebot von { $bid } ist verloren.
event-pinochle_three-conceded-unseen = { SEAT($seat) } gibt auf, ohne den Talon zu sehen: Das Gebot von { $bid } ist verloren.
event-pinochle_three-conceded-unseen-you = Du gibst auf, ohne den Talon zu sehen: Das Gebot von { $bid } ist verloren.
event-pinochle_three-thrown-in = Kein Gebot: Die Karten werden zusammengeworfen.
event-pinochle_three-score = { SEAT($seat, you: "Du") }: { MONEY($value) } Punkte.
event-pinochle_three-units = { SEAT($seat, you: "Du") }: { MONEY($value) } { MONEY($value) ->
    [one] Einheit
   *[other] Einheiten
}.

# Abrechnung
item-pinochle_three-made = Die Meldung von { $meld } erfüllt allein das Gebot von { $bid }
item-pinochle_three-granted = Die Gegner geben sich geschlagen: Gebot von { $bid } erfüllt
item-pinochle_three-won = { SEAT($seat) } erfüllt das Gebot von { $bid } mit { $got } Punkten
    .detail = Meldung { $meld } + Stiche { $tricks } { $buried ->
        [0] = { $got }
       *[other] + gedrückt { $buried } = { $got }
    }
item-pinochle_three-won-you = Du erfüllst das Gebot von { $bid } mit { $got } Punkten
item-pinochle_three-lost = { SEAT($seat) } hat { $got } von { $bid } Punkten
    .detail = Meldung { $meld } + Stiche { $tricks } { $buried ->
        [0] = { $got }
       *[other] + gedrückt { $buried } = { $got }
    }; { $short } zu wenig
item-pinochle_three-lost-you = Du hast { $got } von { $bid } Punkten
item-pinochle_three-conceded = { SEAT($seat) } gibt auf: Das Gebot von { $bid } ist verloren
item-pinochle_three-conceded-you = Du gibst auf: Das Gebot von { $bid } ist verloren
item-pinochle_three-conceded-unseen = { SEAT($seat) } gibt auf, ohne den Talon zu sehen: Das Gebot von { $bid } ist verloren
item-pinochle_three-conceded-unseen-you = Du gibst auf, ohne den Talon zu sehen: Das Gebot von { $bid } ist verloren
item-pinochle_three-kitty = Pott von { MONEY($pool) } Einheiten für den Alleinspieler
item-pinochle_three-refill = Jeder zahlt { MONEY($pool) } Einheiten in den Pott
item-pinochle_three-contract = { SEAT($seat) } erfüllt das Gebot von { $bid } mit { $got } Punkten
    .detail = Meldung { $meld } + Stiche { $tricks } { $buried ->
        [0] = { $got }
       *[other] + gedrückt { $buried } = { $got }
    }
item-pinochle_three-contract-you = Du erfüllst das Gebot von { $bid } mit { $got } Punkten
item-pinochle_three-set = { SEAT($seat) } hat überreizt: { $got } von { $bid } Punkten
    .detail = Meldung { $meld } + Stiche { $tricks } { $buried ->
        [0] = { $got }
       *[other] + gedrückt { $buried } = { $got }
    }; { $short } zu wenig
item-pinochle_three-set-you = Du hast überreizt: { $got } von { $bid } Punkten
item-pinochle_three-meld = { SEAT($seat) }: Meldung
item-pinochle_three-meld-you = Deine Meldung
item-pinochle_three-meld-lost = { SEAT($seat) }: kein Stich, darum zählt die Meldung nicht
item-pinochle_three-meld-lost-you = Kein Stich, darum zählt deine Meldung nicht
item-pinochle_three-meld-lost-points = { SEAT($seat) }: kein Stich mit Punkten, darum zählt die Meldung nicht
item-pinochle_three-meld-lost-points-you = Kein Stich mit Punkten, darum zählt deine Meldung nicht
item-pinochle_three-concession-bonus = { SEAT($seat) }: Zuschlag, weil der Alleinspieler aufgab
item-pinochle_three-concession-bonus-you = Dein Zuschlag, weil der Alleinspieler aufgab
item-pinochle_three-nine = { SEAT($seat) }: Neun ausgetauscht
item-pinochle_three-nine-you = Deine ausgetauschte Neun
item-pinochle_three-tricks = { SEAT($seat) }: Punkte aus Stichen
item-pinochle_three-tricks-you = Deine Punkte aus Stichen
factor-pinochle_three-double-bete = gespielt und verloren
factor-pinochle_three-spades = Pik ist Trumpf

# Einwände
refused-pinochle_three-must-open = Wer anfängt, muss mindestens { $least } bieten.
refused-pinochle_three-not-auction = Biete zuerst oder passe.
refused-pinochle_three-not-unseen = Nimm zuerst den Talon, oder gib auf.
refused-pinochle_three-not-trump = Sag zuerst Trumpf an.
refused-pinochle_three-not-bury = Drücke zuerst die Karten für den Talon.
refused-pinochle_three-in-meld = { CARD($card) } gehört zur Meldung: Drücke andere Karten.
refused-pinochle_three-not-meld = Leg zuerst deine Meldung aus.
refused-pinochle_three-not-decide = Sag zuerst, ob du spielst.
refused-pinochle_three-not-grant = Sag zuerst, ob du weiterspielst.
refused-pinochle_three-not-nine = Austauschen kannst du nur mit einer Trumpfneun.
refused-pinochle_three-not-play = Spiel eine Karte.

# Hausregeln
option-pinochle_three-players = Spieler
    .help = Ihr spielt zu dritt. Oder ihr seid zu viert oder zu fünft, und in jedem Spiel bekommen nur drei von euch Karten.
option-pinochle_three-deck = Kartenspiel
    .help = Ihr spielt mit 48 Karten, jede zweimal. Oder ihr spielt mit 80 Karten, jede viermal und ohne Neuner; dann sind alle Punkte durch zehn geteilt.
option-pinochle_three-deck-single = 48 Karten
option-pinochle_three-deck-double = 80 Karten
option-pinochle_three-meld_table = Meldetafel
    .help = So viel zählen Meldungen mit 80 Karten.
option-pinochle_three-meld_table-standard = üblich
option-pinochle_three-meld_table-toby_thomas = Toby Thomas
option-pinochle_three-meld_table-npa_partial = Familie 25, Binokel 15
option-pinochle_three-meld_saved_by = Meldung retten
    .help = Deine Meldung zählt, wenn du einen Stich machst, oder nur, wenn es ein Stich mit Punkten ist.
option-pinochle_three-meld_saved_by-trick = jeder Stich
option-pinochle_three-meld_saved_by-points = ein Stich mit Punkten
option-pinochle_three-target = Zielpunktzahl
    .help = Wenn leer: 1000, mit 80 Karten 455.
option-pinochle_three-target-null = wie üblich
option-pinochle_three-min_bid = Kleinstes Gebot
    .help = Wenn leer: 300 bei Einheiten, 200 bei Punkten, 50 mit 80 Karten.
option-pinochle_three-min_bid-null = wie üblich
option-pinochle_three-dealer_stuck_bid = Wenn nur der Geber übrig ist
    .help = Um dieses Gebot muss der Geber spielen, wenn die anderen passen. Wenn leer: um das kleinste Gebot.
option-pinochle_three-dealer_stuck_bid-null = um das kleinste Gebot
option-pinochle_three-trump_by = Trumpf
    .help = Wer am höchsten bietet, sagt ihn an. Oder die letzte gegebene Karte bestimmt ihn.
option-pinochle_three-trump_by-auction = wer am höchsten bietet
option-pinochle_three-trump_by-last_card = die letzte Karte
option-pinochle_three-settle_by = Abrechnung
    .help = Ihr zahlt nach jedem Spiel Einheiten, und nur der Alleinspieler meldet. Oder ihr zählt Punkte, und alle melden.
option-pinochle_three-settle_by-units = Einheiten
option-pinochle_three-settle_by-points = Punkte
option-pinochle_three-run_extras = Neben der Familie
    .help = Es zählt nur ein ganzes weiteres Paar. Oder jeder König und jede Dame zählt 40. Oder es zählt jedes Paar, auch das in der Familie.
option-pinochle_three-run_extras-marriage_only = nur ein Paar
option-pinochle_three-run_extras-with_marriage = auch das Paar in der Familie
option-pinochle_three-run_extras-each40 = jeder König, jede Dame 40
option-pinochle_three-meld_timing = Wann gemeldet wird
    .help = Ihr meldet vor dem Spiel aus eurem Blatt, oder aus den gewonnenen Karten.
option-pinochle_three-meld_timing-before_play = vor dem Spiel
option-pinochle_three-meld_timing-captured = aus gewonnenen Karten
option-pinochle_three-heading = Überstechen
    .help = Die höchste Karte musst du immer überstechen, oder nur, wenn Trumpf ausgespielt ist, oder nur, wenn sie ein Trumpf ist. Oder du musst es auch, wenn schon getrumpft ist: dann die höchste in der angespielten Farbe.
option-pinochle_three-heading-always = immer
option-pinochle_three-heading-trump_led = wenn Trumpf ausgespielt ist
option-pinochle_three-heading-trump_only = nur einen Trumpf
option-pinochle_three-heading-even_ruffed = immer, auch wenn schon getrumpft ist
option-pinochle_three-card_points = Karten in Stichen
    .help = A, 10 und K zählen je 10. Oder A und 10 zählen je 10, K und D je 5. Oder es zählen A 11, der Zehner 10, K 4, D 3, B 2.
option-pinochle_three-card_points-atk10 = A, 10 und K je 10
option-pinochle_three-card_points-at10kq5 = A und 10 je 10, K und D je 5
option-pinochle_three-card_points-trad = A 11, Zehner 10, K 4, D 3, B 2
option-pinochle_three-unit_table = Einheiten
    .help = So viele Einheiten ist ein Gebot wert.
option-pinochle_three-unit_table-scarne = Scarne
option-pinochle_three-unit_table-short = kurz
option-pinochle_three-widow = Talon
    .help = Bei 48 Karten liegen drei für den Alleinspieler im Talon; sonst bekommen die Spieler alle Karten.
option-pinochle_three-double_widow = Talon bei 80 Karten
    .help = Im Talon liegen fünf Karten, und du sagst Trumpf an, bevor du sie siehst. Oder es sind zwei, und du sagst ihn danach an.
option-pinochle_three-forced_opening = Eröffnungszwang
    .help = Der Erste muss bieten.
option-pinochle_three-announce_buried = Gedrückte Trümpfe und Asse ansagen
    .help = Der Alleinspieler sagt, wie viele Trümpfe und Asse er gedrückt hat.
option-pinochle_three-double_meld_bonus = Doppelte Meldungen zählen mehr
    .help = Sonst zählen doppelte Familie, Doppelbinokel und acht Gleiche wie zwei einfache.
option-pinochle_three-single_pinochle = Ein Binokel
    .help = So viel zählt ein einfacher Binokel.
option-pinochle_three-roundhouse = Rundlauf
    .help = So viel zählt er: ein Paar in jeder Farbe.
option-pinochle_three-double_roundhouse = Doppelter Rundlauf
    .help = So viel zählt er: zwei Paare in jeder Farbe.
option-pinochle_three-nine_exchange = Neun gegen die aufgedeckte Karte
    .help = Der erste Spieler mit einer Trumpfneun darf sie austauschen.
option-pinochle_three-concession_bonus = Zuschlag, wenn jemand aufgibt
    .help = So viel schreibt jeder Gegner zu seiner Meldung dazu, wenn der Alleinspieler vor dem ersten Ausspiel aufgibt.
option-pinochle_three-kitty = Pott
    .help = Der Pott gehört allen: Er zahlt dem Alleinspieler und bekommt von ihm, als säße noch ein Spieler da.
option-pinochle_three-spades_double = Pik doppelt
    .help = Einheiten zählen doppelt, wenn Pik Trumpf ist.
option-pinochle_three-win_by_bidding = Nur wer reizt, gewinnt
    .help = Um die Partie zu gewinnen, musst du ein Gebot erfüllen und die Zielpunktzahl haben.
