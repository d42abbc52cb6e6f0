# Mariasch zu dritt

game-marias = Mariasch zu dritt
game-marias-line = Einer gegen zwei: Spiel, Sieben, Hundert, Betl und Durch
preset-marias-pagat_voleny = Hundert verdoppelt
    .detail = je zehn Punkte über hundert verdoppeln es, Herz verdoppelt alles, ein einfaches Spiel wird bezahlt, aber nicht ausgespielt (nach pagat.com)
preset-marias-official_values = Betl 15, Durch 30
    .detail = Hundert und Herz verdoppeln, aber ohne offene Spiele (Turniersätze)
preset-marias-penguin = Hundert bringt halbe Einheiten
    .detail = die Trumpfkarte liegt offen, es gibt zwei Sieben, ihr schreibt auf einen Spielzettel (nach dem Penguin Book of Card Games)
preset-marias-catsatcards = Jedes Spiel wird ausgespielt
    .detail = Herz verdoppelt Siebener und Hunderter, nicht das Spiel (nach Cats at Cards)
preset-marias-pauzirovany = Zu viert, der Geber setzt aus
    .detail = Hundert und Herz verdoppeln; der Geber gewinnt und zahlt mit den Gegnern

# was gefragt wird
question-marias-wait = { SEAT($seat) } ist am Zug.
question-marias-cut = Heb ab.
question-marias-trump = Wähle Trumpf: Leg eine deiner ersten sieben Karten hin, oder nimm eine aus dem Volk.
question-marias-contract = Was spielst du?
question-marias-discard = Drücke { $n ->
    [one] noch eine Karte
   *[other] { $n } Karten
} in den Talon.
question-marias-take = Sag etwas Höheres an.
question-marias-ask = { SEAT($lone) } spielt { marias-contract }{ $level ->
    [0] {""}
   *[other] , mit Flek
}. Gut?
question-marias-announce = Trumpf ist { SUIT($suit) }. Sagst du etwas an?
question-marias-flek = Gibst du Flek, oder sagst du etwas an?
question-marias-lead = Du spielst zum { $n }. Stich aus.
question-marias-play = Spiel eine Karte zum { $n }. Stich.
question-marias-review = Alle Karten sind gespielt. Hat jemand falsch bedient?
marias-contract = { $contract ->
    [0] ein Spiel
    [1] Betl
    [2] Durch
    [3] offenen Betl
    [5] Durch mit Partner
    [6] Durch mit dem Schlauen
   *[4] offenen Durch
}
marias-contract-on = { $contract ->
    [0] das Spiel
    [1] den Betl
    [2] den Durch
    [3] den offenen Betl
    [5] den Durch mit Partner
    [6] den Durch mit dem Schlauen
   *[4] den offenen Durch
}

# was gespielt wird
title-marias-suit = Spiel, Trumpf noch unbekannt
title-marias-game = Spiel, { SUIT($suit) }
title-marias-seven = Sieben, { SUIT($suit) }
title-marias-hundred = Hundert, { SUIT($suit) }
title-marias-hundred-seven = Hundert und Sieben, { SUIT($suit) }
title-marias-two-sevens = Zwei Sieben, { SUIT($suit) }, dazu { CARD($helper, form: "the") }
title-marias-two-sevens-hundred = Zwei Sieben und Hundert, { SUIT($suit) }, dazu { CARD($helper, form: "the") }
title-marias-betl = Betl
title-marias-durch = Durch
title-marias-durch-in = Durch, { SUIT($suit) }
title-marias-open-betl = Offener Betl
title-marias-open-durch = Offener Durch
title-marias-open-durch-in = Offener Durch, { SUIT($suit) }
stake-marias-game = Spiel
stake-marias-hundred = Hundert
    .detail = Je zehn Punkte über hundert machen es mehr wert.
stake-marias-seven = Sieben
stake-marias-seven-against = Gegen-Sieben
stake-marias-hundred-against = Gegen-Hundert
    .detail = Je zehn Punkte über hundert machen es mehr wert.
stake-marias-two-sevens = Zwei Sieben
stake-marias-two-sevens-against = Zwei Gegen-Sieben
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Offener Betl
stake-marias-open-durch = Offener Durch

# Pflichten
duty-marias-keep-seven = Du hast die Sieben angesagt: Behalte sie, solange du eine andere Karte spielen kannst.
duty-marias-keep-two-sevens = Du hast zwei Sieben angesagt: Behalte sie, solange du eine andere Karte spielen kannst, die Trumpfsieben am längsten.
duty-marias-queen-first = Spiel zuerst { CARD($card, form: "the_acc") }, dann den König.
duty-marias-lead-trump-card = Spiel die hingelegte Trumpfkarte aus.
duty-marias-discard-no-sharp = Asse und Zehner darfst du nicht in den Talon legen.
duty-marias-discard-no-trump = Trümpfe darfst du nicht in den Talon legen, solange du andere Karten hast.
duty-marias-forced-flek = Du hast { CARD($king, form: "the_acc") } oder { CARD($over, form: "the_acc") }: Du musst Flek geben.
duty-marias-forced-hundred = Du hast { CARD($king, form: "the_acc") } und { CARD($over, form: "the_acc") }: Du musst Gegen-Hundert ansagen.
refused-marias-order = Sag alles auf einmal an, wenn du dran bist, egal in welcher Reihenfolge: Was vor deiner letzten Ansage käme, kommt jetzt zu spät.
refused-marias-raise = Das kannst du jetzt nicht verdoppeln: Deine Seite hat zuletzt gesprochen, oder es ist zu spät.
refused-marias-announcement = Das kannst du nicht ansagen.
refused-marias-talk-over = Ansagen und Fleks sind vorbei: Es wird schon gespielt.
refused-marias-not-standing = Auf { marias-item1 } kannst du nicht Flek geben: Das gibt es in diesem Spiel nicht.
refused-marias-top = Noch einmal kannst du das an diesem Tisch nicht verdoppeln.
refused-marias-late = Ansagen kannst du nur, wenn du zum ersten Mal dran bist.
refused-marias-other-side = Das darf nur die andere Seite ansagen.
refused-marias-flek-first = Gib zuerst Flek, dann darfst du Gegen-Sieben oder Gegen-Hundert ansagen.
refused-marias-said = Das ist schon angesagt.
refused-marias-no-seven = Ohne { CARD($card, form: "the_acc") } kannst du die Sieben nicht ansagen.
refused-marias-hundred = Die andere Seite hat schon Hundert angesagt: Du darfst keines mehr ansagen.
refused-marias-no-marriage = Ohne Hochzeit kannst du kein Hundert ansagen.
refused-marias-laid = Das ist die Trumpfkarte: Sie bleibt auf dem Tisch.
refused-marias-marriage = Mit { CARD($card) } kannst du jetzt nichts ansagen.

# Knöpfe
act-marias-trump = { CARD($card, form: "acc") } als Trumpf legen
act-marias-discard = { CARD($card, form: "acc") } drücken
act-marias-discard-many = { $n ->
    [one] { $n } Karte drücken
   *[other] { $n } Karten drücken
}
act-marias-cut = { $n ->
    [one] { $n } Karte abheben
   *[other] { $n } Karten abheben
}
act-marias-people = Aus dem Volk, { $n }. Karte
    .detail = blind: eine Karte, die noch niemand gesehen hat
act-marias-suit = Spiel
    .detail = { MONEY($worth) } von jedem
act-marias-betl = Betl
    .detail = { MONEY($worth) } von jedem, kein Stich
act-marias-durch = Durch
    .detail = { MONEY($worth) } von jedem, alle Stiche
act-marias-durch-in = Durch in { SUIT($suit) }
    .detail = { MONEY($worth) } von jedem, alle Stiche
act-marias-open-betl = Offener Betl
    .detail = { MONEY($worth) } von jedem, nach dem ersten Stich offen
act-marias-open-durch = Offener Durch
    .detail = { MONEY($worth) } von jedem, nach dem ersten Stich offen
act-marias-open-durch-in = Offener Durch in { SUIT($suit) }
    .detail = { MONEY($worth) } von jedem, nach dem ersten Stich offen
act-marias-good = Gut
    .detail = so spielen, wie es steht
act-marias-good-unplayed = Gut
    .detail = nicht gespielt: { MONEY($worth) } von jedem
act-marias-bad = Schlecht
    .detail = Talon nehmen und höher spielen
act-marias-announce-nothing = Nichts ansagen
    .detail = einfaches Spiel: { MONEY($worth) } von jedem
act-marias-no-challenge = Niemand
act-marias-challenge = Falsch bedient: { SEAT($seat, you: "du") }
    .detail = wegen einer falschen Karte
act-marias-claim = Karten auflegen
    .detail = wenn es sicher ist: { MONEY($worth) } von jedem
    .confirm = Wirklich auflegen? Ist es nicht sicher, spielst du mit offenen Karten weiter.
meld-marias-marriage = { $value } in { SUIT($suit) }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.
act-marias-raise-two = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-two-high = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.
act-marias-raise-three = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-three-high = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.
act-marias-say-one = { marias-first }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias-say-one-high = { marias-first }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.
act-marias-say-two = { marias-first } und { marias-part2 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias-say-two-high = { marias-first } und { marias-part2 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.
act-marias-say-three = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
act-marias-say-three-high = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { $open ->
        [1] mindestens { MONEY($worth) } von jedem
       *[other] { MONEY($worth) } von jedem
    }
    .confirm = Wirklich auf das { $times }-Fache erhöhen? Dann geht es um { MONEY($worth) } von jedem.

# was gesagt wird
marias-item1 = { $item1 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Gegen-Sieben
    [4] das Gegen-Hundert
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item2 = { $item2 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Gegen-Sieben
    [4] das Gegen-Hundert
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item3 = { $item3 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Gegen-Sieben
    [4] das Gegen-Hundert
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item1-named = { $item1 ->
    [1] Hundert
    [2] Sieben
    [3] Gegen-Sieben
    [4] Gegen-Hundert
   *[5] zwei Sieben, dazu { CARD($card1, form: "the") }
}
marias-part1 = { $level1 ->
    [0] { marias-item1-named }
    [1] Flek auf { marias-item1 }
    [2] Re auf { marias-item1 }
    [3] Tutti auf { marias-item1 }
    [4] Boty auf { marias-item1 }
    [5] Kalhoty auf { marias-item1 }
    [6] Kaiser auf { marias-item1 }
   *[7] noch höher auf { marias-item1 }
}
marias-item2-named = { $item2 ->
    [1] Hundert
    [2] Sieben
    [3] Gegen-Sieben
    [4] Gegen-Hundert
   *[5] zwei Sieben, dazu { CARD($card2, form: "the") }
}
marias-part2 = { $level2 ->
    [0] { marias-item2-named }
    [1] Flek auf { marias-item2 }
    [2] Re auf { marias-item2 }
    [3] Tutti auf { marias-item2 }
    [4] Boty auf { marias-item2 }
    [5] Kalhoty auf { marias-item2 }
    [6] Kaiser auf { marias-item2 }
   *[7] noch höher auf { marias-item2 }
}
marias-item3-named = { $item3 ->
    [1] Hundert
    [2] Sieben
    [3] Gegen-Sieben
    [4] Gegen-Hundert
   *[5] zwei Sieben, dazu { CARD($card3, form: "the") }
}
marias-part3 = { $level3 ->
    [0] { marias-item3-named }
    [1] Flek auf { marias-item3 }
    [2] Re auf { marias-item3 }
    [3] Tutti auf { marias-item3 }
    [4] Boty auf { marias-item3 }
    [5] Kalhoty auf { marias-item3 }
    [6] Kaiser auf { marias-item3 }
   *[7] noch höher auf { marias-item3 }
}
marias-first = { $level1 ->
    [0] { $item1 ->
        [1] Hundert
        [2] Sieben
        [3] Gegen-Sieben
        [4] Gegen-Hundert
       *[5] Zwei Sieben, dazu { CARD($card1, form: "the") }
    }
    [1] Flek auf { marias-item1 }
    [2] Re auf { marias-item1 }
    [3] Tutti auf { marias-item1 }
    [4] Boty auf { marias-item1 }
    [5] Kalhoty auf { marias-item1 }
    [6] Kaiser auf { marias-item1 }
   *[7] Noch höher auf { marias-item1 }
}
call-marias-cut = { SEAT($seat) } hebt { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ab.
call-marias-cut-you = Du hebst { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ab.
call-marias-people = Aus dem Volk
call-marias-good = Gut
call-marias-bad = Schlecht
call-marias-suit = Spiel
call-marias-betl = Betl
call-marias-durch = Durch
call-marias-durch-in = Durch in { SUIT($suit) }
call-marias-open-betl = Offener Betl
call-marias-open-durch = Offener Durch
call-marias-open-durch-in = Offener Durch in { SUIT($suit) }
call-marias-claim = { SEAT($seat) } legt die Karten auf.
call-marias-claim-you = Du legst die Karten auf.
call-marias-challenge = Falsch bedient: { SEAT($whom, you: "du") }
call-marias-raise = { marias-first }
call-marias-say = { marias-first }

# was geschieht
marias-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-marias-trick = { SEAT($seat) } macht den Stich: { marias-points }.
event-marias-trick-you = Du machst den Stich: { marias-points }.
event-marias-last-trick = { SEAT($seat) } macht den letzten Stich: { marias-points }.
event-marias-last-trick-you = Du machst den letzten Stich: { marias-points }.
event-marias-marriage = { SEAT($seat) } spielt { CARD($card, form: "acc") } und sagt { $value } in { SUIT($suit) } an.
event-marias-marriage-you = Du spielst { CARD($card, form: "acc") } und sagst { $value } in { SUIT($suit) } an.
event-marias-trump-laid = { SEAT($seat) } legt die Trumpfkarte.
event-marias-trump-laid-you = Du legst die Trumpfkarte.
event-marias-trump-card = { SEAT($seat) } legt { CARD($card, form: "acc") } als Trumpf.
event-marias-trump-card-you = Du legst { CARD($card, form: "acc") } als Trumpf.
event-marias-trump-shown = Trumpf ist { SUIT($suit) }, aufgedeckt liegt { CARD($card, form: "the") }.
event-marias-hand-open = { SEAT($seat) } zeigt das Blatt.
event-marias-hand-open-you = Du zeigst dein Blatt.
event-marias-talon-trump-yes = Im Talon liegt ein Trumpf.
event-marias-talon-trump-no = Im Talon liegt kein Trumpf.
event-marias-talon-sharp-yes = Im Talon liegt eine Volle.
event-marias-talon-sharp-no = Im Talon liegt keine Volle.
event-marias-claim-yes = Das Spiel ist sicher.
event-marias-claim-no = Das Spiel ist nicht sicher: Es geht mit offenen Karten weiter.
event-marias-challenge-wrong = Alles war richtig gespielt: { SEAT($whom, you: "du") }.

# Abrechnung
item-marias-game-won = Spiel gewonnen
    .detail = { $points } Punkte zu { $others }
item-marias-game-lost = Spiel verloren
    .detail = { $points } Punkte zu { $others }
item-marias-hundred-made = Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } Punkte (100 nötig), insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-failed = Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } Punkte: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-against-made = Gegen-Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } Punkte (100 nötig), insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-against-failed = Gegen-Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } Punkte: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-made-all = Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } Punkte (100 nötig), insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-failed-all = Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } Punkte: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-against-made-all = Gegen-Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } Punkte (100 nötig), insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-hundred-against-failed-all = Gegen-Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } Punkte: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-quiet-hundred = Stilles Hundert
    .detail = { $tricks } in Karten + { $marriages } für Hochzeiten = { $total } Punkte{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-quiet-hundred-against = Stilles Gegen-Hundert
    .detail = { $tricks } in Karten + { $marriages } für Hochzeiten = { $total } Punkte{ $steps ->
        [0] { "" }
        [one] ; { $steps } Zehnerschritt
       *[other] ; { $steps } Zehnerschritte
    }
item-marias-quiet-seven-won = Stille Sieben
    .detail = macht den letzten Stich
item-marias-quiet-seven-killed = Stille Sieben gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-won = Sieben gewonnen
    .detail = macht den letzten Stich
item-marias-seven-killed = Sieben gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-lost = Sieben verloren
    .detail = vor dem letzten Stich gespielt
item-marias-seven-against-won = Gegen-Sieben gewonnen
    .detail = macht den letzten Stich
item-marias-seven-against-killed = Gegen-Sieben gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-against-lost = Gegen-Sieben verloren
    .detail = vor dem letzten Stich gespielt
item-marias-two-sevens-won = Zwei Sieben gewonnen
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-lost = Zwei Sieben verloren
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-against-won = Zwei Gegen-Sieben gewonnen
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-against-lost = Zwei Gegen-Sieben verloren
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-betl-won = Betl gewonnen
item-marias-betl-lost = Betl verloren
item-marias-durch-won = Durch gewonnen
item-marias-durch-lost = Durch verloren
item-marias-open-betl-won = Offener Betl gewonnen
item-marias-open-betl-lost = Offener Betl verloren
item-marias-open-durch-won = Offener Durch gewonnen
item-marias-open-durch-lost = Offener Durch verloren
item-marias-unplayed-won = Spiel, nicht ausgespielt
item-marias-unplayed-lost = Spiel mit Flek, nicht ausgespielt
item-marias-unplayed-seven = Sieben, nicht ausgespielt
item-marias-revoke = Strafe für falsches Bedienen
    .detail = gespielt um { MONEY($stake) }
item-marias-limit = Vom Zahlungslimit begrenzt
    .detail = mehr als das Limit kostet kein Spiel
factor-marias-flek = { $n ->
    [2] Flek
    [4] Re
    [8] Tutti
    [16] Boty
    [32] Kalhoty
    [64] Kaiser
   *[other] noch höher
}
factor-marias-hearts = Herz

# Hausregeln
group-marias-deal = Spieler und Geben
group-marias-calls = Ansagen
group-marias-play = Ausspielen
group-marias-hundred = Hunderter
group-marias-values = Werte
group-marias-payment = Zahlung
option-players = Spieler
    .help = Ihr spielt zu dritt. Oder ihr seid zu viert, und der Geber setzt aus.
option-shuffle_policy = Mischen
    .help = Ihr mischt nur vor dem ersten Spiel, ab Mitternacht alle zwei Stunden, oder vor jedem Spiel.
option-shuffle_policy-first_deal_only = nur vor dem ersten Spiel
option-shuffle_policy-clock = alle zwei Stunden
option-shuffle_policy-every_deal = vor jedem Spiel
option-gather_order = Karten einsammeln
    .help = Die Stöße der Spieler kommen ab Vorhand der Reihe nach aufeinander, oder wie es der Zufall will.
option-gather_order-piles = der Reihe nach
option-gather_order-random_piles = wie es der Zufall will
option-marias-packets = Geben
    .help = So viele Karten bekommt ihr auf einmal.
option-marias-packets-7_5 = erst 7, dann 5
option-marias-packets-3_2_2_3_2 = immer 3 und 2
option-marias-trump_card_face = Trumpfkarte
    .help = Vorhand legt sie verdeckt hin, oder gleich offen.
option-marias-trump_card_face-down = verdeckt
option-marias-trump_card_face-up = offen
option-marias-open_rank = Rang der offenen Spiele
    .help = Offene Spiele stehen höher als Betl und Durch, oder gleich hoch wie dasselbe Spiel verdeckt.
option-marias-open_rank-higher = höher
option-marias-open_rank-equal = gleich
option-open_resolution = Offene Spiele nach dem ersten Stich
    .help = Ihr vergleicht nur die Karten, oder alle legen auf, und ihr spielt zu Ende.
option-open_resolution-static = Karten vergleichen
option-open_resolution-playout = weiterspielen
option-trump_in_talon = Trümpfe im Talon
    .help = Du darfst sie drücken, oder du darfst es, musst es aber sagen, oder du darfst es nicht, solange du andere Karten hast.
option-trump_in_talon-allowed = erlaubt
option-trump_in_talon-allowed_announced = erlaubt, wenn du es sagst
option-trump_in_talon-forbidden = verboten
option-marias-forehand_no_trump_timing = Betl und Durch der Vorhand
    .help = Vorhand sagt sie gleich an, oder erst, wenn beide anderen zum Spiel „gut“ gesagt haben.
option-marias-forehand_no_trump_timing-first_announcement = gleich
option-marias-forehand_no_trump_timing-after_good = wenn beide „gut“ sagen
option-marias-durch_trump = Trumpf beim Durch
    .help = Beim Durch gibt es keinen Trumpf, oder du sagst eine Farbe dazu.
option-marias-durch_trump-none = keiner
option-marias-durch_trump-trump = die dazugesagte Farbe
option-against_rule = Gegen-Sieben und Gegen-Hundert
    .help = Du darfst sie frei ansagen. Oder du darfst es nur nach einem Flek aufs Spiel, und dann zählen sie doppelt.
option-against_rule-free = frei
option-against_rule-flek_first_double = nach Flek, doppelt
option-king_before_over = König vor dem Ober
    .help = Solange du beide hast, darfst du zuerst den König spielen.
option-king_before_over-allowed = erlaubt
option-king_before_over-forbidden = verboten
option-marriage_card = Karte der Hochzeit
    .help = Du sagst sie mit dem Ober an, oder mit einer der beiden Karten.
option-marriage_card-over_first = der Ober
option-marriage_card-either = eine der beiden
option-revoke_mode = Falsches Bedienen
    .help = Eine falsche Karte wird abgelehnt, oder sie gilt und kostet Strafe, wenn jemand Einspruch erhebt.
option-revoke_mode-reject = abgelehnt
option-revoke_mode-penalise = bestraft
option-hundred_step = Je zehn Punkte über hundert
    .help = Zehn Punkte mehr verdoppeln das Hundert. Oder sie bringen den Grundwert dazu, den halben Grundwert oder eine halbe Einheit.
option-hundred_step-double = verdoppeln
option-hundred_step-add_equal = bringen den Grundwert
option-hundred_step-add_half = bringen den halben Grundwert
option-hundred_step-half_unit = bringen eine halbe Einheit
option-hundred_fail_step = Je zehn fehlende Punkte
    .help = Zehn Punkte zu wenig kosten so viel, wie zehn Punkte über hundert bringen, oder nichts.
option-hundred_fail_step-same = zählen
option-hundred_fail_step-flat = zählen nicht
option-hundred_marriage = Hochzeit beim Hundert
    .help = Es zählt die höchste Hochzeit, oder die zuerst angesagte.
option-hundred_marriage-highest = die höchste
option-hundred_marriage-first_declared = die zuerst angesagte
option-quiet_hundred_marriages = Hochzeiten beim stillen Hundert
    .help = Es zählt nur eine Hochzeit dazu, oder es zählen alle.
option-quiet_hundred_marriages-one = eine
option-quiet_hundred_marriages-all = alle
option-announced_hundred_marriages = Hochzeiten beim angesagten Hundert
    .help = Es zählt nur eine Hochzeit dazu, oder es zählen alle.
option-announced_hundred_marriages-one = eine
option-announced_hundred_marriages-all = alle
option-settlement = Abrechnung
    .help = Die Seiten zahlen einander, oder ihr schreibt jedes Ergebnis auf einen Spielzettel.
option-settlement-payments = Zahlung
option-settlement-scorepad = Spielzettel
option-sitting_dealer_pays = Wer als Geber aussetzt, rechnet mit
    .help = Der Geber, der aussetzt, zählt als weiterer Gegner des Alleinspielers.
option-min_cut = Wie viel du abheben musst
    .help = So viele Karten musst du mindestens abheben.
option-open_contracts = Offener Betl und Durch
    .help = Du darfst einen Betl oder Durch auch offen ansagen.
option-sharp_in_talon = Asse und Zehner im Talon
    .help = In einem Trumpfspiel darfst du sie drücken, musst es aber sagen; sie zählen für die Gegner.
option-marias-taker_takes_talon = Wer „schlecht“ sagt, nimmt den Talon
    .help = Er nimmt ihn und drückt neu; sonst spielt er mit den zehn Karten auf der Hand.
option-seven_requires_holding = Die Sieben sagt nur an, wer sie hat
    .help = Sieben, Gegen-Sieben und zwei Sieben darfst du nur ansagen, wenn du die Karten hast.
option-hundred_requires_marriage = Hundert sagt nur an, wer eine Hochzeit hat
    .help = Hundert und Gegen-Hundert darfst du nur ansagen, wenn du eine Hochzeit hast.
option-hundred_both_sides = Hundert gegen Hundert
    .help = Die Gegner dürfen Hundert ansagen, auch wenn Vorhand es schon angesagt hat.
option-max_flek_level = Höchster Flek
    .help = So oft dürft ihr dieselbe Ansage verdoppeln. Wenn leer: beliebig oft.
option-forced_flek_trump_honour = Flekpflicht mit Trumpfkönig oder Trumpfober
    .help = Ein Gegenspieler mit König oder Ober in Trumpf muss Flek aufs Spiel geben.
option-forced_hundred_against = Pflicht zum Gegen-Hundert
    .help = Ein Gegenspieler mit König und Ober in Trumpf muss Flek geben und Gegen-Hundert ansagen.
option-two_sevens = Zwei Sieben
    .help = Du darfst ansagen, dass du die letzten zwei Stiche mit zwei Siebenern machst.
option-two_sevens_against = Zwei Gegen-Sieben
    .help = Auch die Gegner dürfen sie ansagen.
option-two_sevens_with_hundred = Zwei Sieben und Hundert
    .help = Eine Seite darf beides ansagen.
option-unplayed_plain = Ein einfaches Spiel wird nicht ausgespielt
    .help = Sagt niemand etwas an und gibt niemand Flek, bekommt Vorhand das Spiel bezahlt.
option-unplayed_seven_flek = Eine Sieben mit Flek aufs Spiel wird nicht ausgespielt
    .help = Dann ist die Sieben gewonnen und das Spiel verloren.
option-must_lead_trump_card = Die Trumpfkarte zuerst ausspielen
    .help = In einem Trumpfspiel muss Vorhand sie zum ersten Stich ausspielen.
option-stop_when_decided = Verlorener Betl oder Durch endet gleich
    .help = Sobald er verloren ist, spielt ihr nicht weiter.
option-perfect_hand_claim = Sichere Spiele auflegen
    .help = Einen sicheren Betl oder Durch darfst du auflegen.
option-revoke_min = Kleinste Strafe
    .help = So viele Einheiten kostet eine falsche Karte mindestens, an jeden.
option-quiet_hundred_beside_announced = Stilles Hundert neben einem angesagten
    .help = Es zählt für die Seite, die keines angesagt hat.
option-failed_hundred_enemy_marriages = Hochzeiten der Gegner bei verfehltem Hundert
    .help = Sie zählen beim verfehlten Hundert zu den Punkten, die fehlen.
option-hundred_replaces_game = Hundert statt Spiel
    .help = Das Hundert zählt statt des Spiels; sonst zählt beides.
option-killed_announced_seven = Angesagte Sieben, im letzten Stich gefangen
    .help = So viele Einheiten kostet sie ohne Flek.
option-game_value = Spiel
    .help = So viele Einheiten ist es wert.
option-seven_value = Angesagte Sieben
    .help = So viele Einheiten ist sie wert.
option-quiet_seven_value = Stille Sieben
    .help = So viele Einheiten ist sie wert, gewonnen oder gefangen.
option-hundred_value = Angesagtes Hundert
    .help = So viele Einheiten ist es mit genau hundert Punkten wert.
option-quiet_hundred_value = Stilles Hundert
    .help = So viele Einheiten ist es mit genau hundert Punkten wert.
option-betl_value = Betl
    .help = So viele Einheiten ist er wert.
option-durch_value = Durch
    .help = So viele Einheiten ist er wert.
option-open_betl_value = Offener Betl
    .help = So viele Einheiten ist er wert.
option-open_durch_value = Offener Durch
    .help = So viele Einheiten ist er wert.
option-two_sevens_value = Wert von zwei Sieben
    .help = So viele Einheiten bekommst du, wenn du beide gewinnst.
option-hearts_factor = Herz
    .help = So vielfach zählt alles, wenn Herz Trumpf ist.
option-hearts_doubles_game = Herz verdoppelt auch das Spiel
    .help = Sonst verdoppelt es nur Siebener und Hunderter.
option-payment_cap = Zahlungslimit
    .help = Mehr Einheiten kostet kein Spiel. Wenn leer: unbegrenzt.
