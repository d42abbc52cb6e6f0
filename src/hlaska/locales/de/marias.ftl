# Mariasch zu dritt

game-marias = Mariasch zu dritt
game-marias-line = Einer gegen zwei: Spiel, Sieben, Hundert, Betl und Durch
preset-marias-pagat_voleny = Mariasch zu dritt
    .detail = das Hundert verdoppelt sich mit jedem Zehner, ein bloßes Spiel wird ohne Ausspielen bezahlt
preset-marias-official_values = Turniersätze
    .detail = Betl 15, Durch 30, nichts wird offen gespielt
preset-marias-penguin = Nach dem Penguin-Buch
    .detail = Trumpfkarte offen, zwei Sieben, Spielzettel, halbe Einheiten
preset-marias-catsatcards = Cats at Cards
    .detail = jedes Spiel wird ausgespielt, Herz verdoppelt das Spiel nicht
preset-marias-pauzirovany = Mariasch zu viert, Geber setzt aus
    .detail = der Geber setzt aus und zahlt mit der Gegenpartei

# was gefragt wird
question-marias-wait = { SEAT($seat) } ist am Zug.
question-marias-cut = Heb ab.
question-marias-trump = Wähle Trumpf: Leg eine deiner ersten sieben Karten, oder nimm eine aus dem Volk.
question-marias-contract = Was spielst du?
question-marias-discard = Drücke { $n ->
    [one] noch eine Karte
   *[other] { $n } Karten
} in den Talon.
question-marias-take = Sag ein höheres Spiel an.
question-marias-ask = { SEAT($lone) } spielt { marias-contract }{ $level ->
    [0] {""}
   *[other] , mit Flek
}. Gut?
question-marias-announce = Trumpf ist { SUIT($suit) }. Sagst du etwas an?
question-marias-flek = Gibst du Flek, oder sagst du etwas an?
question-marias-lead = Du spielst zum { $n }. Stich aus.
question-marias-play = Spiel eine Karte zum { $n }. Stich.
question-marias-review = Alle Karten sind gespielt. Hat jemand verleugnet?
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
    .detail = Mit jedem Zehner darüber ist das Hundert mehr wert.
stake-marias-seven = Sieben
stake-marias-seven-against = Sieben dagegen
stake-marias-hundred-against = Hundert dagegen
    .detail = Mit jedem Zehner darüber ist das Hundert mehr wert.
stake-marias-two-sevens = Zwei Sieben
stake-marias-two-sevens-against = Zwei Sieben dagegen
stake-marias-betl = Betl
stake-marias-durch = Durch
stake-marias-open-betl = Offener Betl
stake-marias-open-durch = Offener Durch

# Pflichten
duty-marias-keep-seven = Du hast die Sieben angesagt: Halte sie, solange du eine andere Karte spielen kannst.
duty-marias-keep-two-sevens = Du hast zwei Sieben angesagt: Halte sie, solange du eine andere Karte spielen kannst, die Trumpfsieben am längsten.
duty-marias-queen-first = Spiel zuerst { CARD($card, form: "the_acc") }, dann den König.
duty-marias-lead-trump-card = Spiel die gezeigte Trumpfkarte aus.
duty-marias-discard-no-sharp = Asse und Zehner dürfen nicht in den Talon.
duty-marias-discard-no-trump = Trümpfe dürfen nicht in den Talon, solange du andere Karten hast.
duty-marias-forced-flek = Du hast { CARD($king, form: "the_acc") } oder { CARD($over, form: "the_acc") }: Du musst Flek geben.
duty-marias-forced-hundred = Du hast { CARD($king, form: "the_acc") } und { CARD($over, form: "the_acc") }: Du musst Hundert dagegen ansagen.
refused-marias-order = Sag alles, was in deine Runde gehört, auf einmal, in beliebiger Folge: Was vor deiner letzten Ansage steht, kommt jetzt zu spät.
refused-marias-raise = Das lässt sich jetzt nicht verdoppeln: Die andere Seite ist dran, oder es ist zu spät.
refused-marias-announcement = Das kannst du nicht ansagen.
refused-marias-talk-over = Ansagen und Fleks sind vorbei: Es wird schon gespielt.
refused-marias-not-standing = Kein Flek auf { marias-item1 }: In diesem Spiel gilt das nicht.
refused-marias-top = Öfter wird das an diesem Tisch nicht verdoppelt.
refused-marias-late = Ansagen kannst du nur, wenn du das erste Mal redest.
refused-marias-other-side = Das darf nur die andere Seite ansagen.
refused-marias-flek-first = Gib zuerst Flek, dann darfst du etwas dagegen ansagen.
refused-marias-said = Das ist schon angesagt.
refused-marias-no-seven = Ohne { CARD($card, form: "the_acc") } kannst du die Sieben nicht ansagen.
refused-marias-hundred = Die andere Seite hat Hundert angesagt: Dagegen kannst du keines ansagen.
refused-marias-no-marriage = Ohne Hochzeit kannst du kein Hundert ansagen.
refused-marias-laid = Die Trumpfkarte liegt auf dem Tisch.
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
    .detail = der Zufall entscheidet: eine Karte, die noch niemand gesehen hat
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
    .detail = annehmen, wie es steht
act-marias-good-unplayed = Gut
    .detail = nicht gespielt: { MONEY($worth) } von jedem
act-marias-bad = Schlecht
    .detail = Talon nehmen und höher spielen
act-marias-announce-nothing = Nichts
    .detail = Spiel um { MONEY($worth) }
act-marias-no-challenge = Alles war richtig
act-marias-challenge = Verleugnet: { SEAT($seat, you: "du") }
    .detail = es fiel eine falsche Karte
act-marias-claim = Auflegen
    .detail = sicher: { MONEY($worth) } von jedem
    .confirm = Wirklich auflegen? Ist es nicht sicher, spielst du mit offenen Karten weiter.
meld-marias-marriage = { $value } in { SUIT($suit) }
act-marias-raise-one = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-one-high = { marias-first }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem
act-marias-raise-two = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-two-high = { marias-first } und { marias-part2 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem
act-marias-raise-three = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
act-marias-raise-three-high = { marias-first }, { marias-part2 } und { marias-part3 }
    .detail = { MONEY($worth) } statt { MONEY($was) } von jedem
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem
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
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem
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
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem
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
    .confirm = Wirklich × { $times }: { MONEY($worth) } von jedem

# was gesagt wird
marias-item1 = { $item1 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Sieben dagegen
    [4] das Hundert dagegen
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item2 = { $item2 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Sieben dagegen
    [4] das Hundert dagegen
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item3 = { $item3 ->
    [0] das Spiel
    [1] das Hundert
    [2] die Sieben
    [3] die Sieben dagegen
    [4] das Hundert dagegen
    [5] die zwei Sieben
   *[6] { marias-contract-on }
}
marias-item1-named = { $item1 ->
    [1] Hundert
    [2] Sieben
    [3] Sieben dagegen
    [4] Hundert dagegen
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
    [3] Sieben dagegen
    [4] Hundert dagegen
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
    [3] Sieben dagegen
    [4] Hundert dagegen
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
        [3] Sieben dagegen
        [4] Hundert dagegen
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
call-marias-challenge = Verleugnet: { SEAT($whom, you: "du") }
call-marias-raise = { marias-first }
call-marias-say = { marias-first }

# was geschieht
marias-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
event-marias-trick = { SEAT($seat) } macht den Stich: { marias-points }.
event-marias-trick-you = Der Stich gehört dir: { marias-points }.
event-marias-last-trick = { SEAT($seat) } macht den letzten Stich: { marias-points }.
event-marias-last-trick-you = Der letzte Stich gehört dir: { marias-points }.
event-marias-marriage = { SEAT($seat) } spielt { CARD($card, form: "acc") } und sagt { $value } in { SUIT($suit) } an.
event-marias-marriage-you = Du spielst { CARD($card, form: "acc") } und sagst { $value } in { SUIT($suit) } an.
event-marias-trump-laid = { SEAT($seat) } legt die Trumpfkarte.
event-marias-trump-laid-you = Du legst die Trumpfkarte.
event-marias-trump-card = { SEAT($seat) } legt { CARD($card, form: "acc") } als Trumpf.
event-marias-trump-card-you = Du legst { CARD($card, form: "acc") } als Trumpf.
event-marias-trump-shown = Trumpf ist { SUIT($suit) }, aufgedeckt liegt { CARD($card, form: "the") }.
event-marias-hand-open = { SEAT($seat) } legt das Blatt offen.
event-marias-hand-open-you = Du legst dein Blatt offen.
event-marias-talon-trump-yes = Im Talon liegt ein Trumpf.
event-marias-talon-trump-no = Im Talon liegt kein Trumpf.
event-marias-talon-sharp-yes = Im Talon liegt eine Volle.
event-marias-talon-sharp-no = Im Talon liegt keine Volle.
event-marias-claim-yes = Das Spiel ist sicher.
event-marias-claim-no = Das Spiel ist nicht sicher: Es wird mit offenen Karten gespielt.
event-marias-challenge-wrong = Alles war richtig gespielt: { SEAT($whom, you: "du") }.

# Abrechnung
item-marias-game-won = Spiel gewonnen
    .detail = { $points } : { $others }
item-marias-game-lost = Spiel verloren
    .detail = { $points } : { $others }
item-marias-hundred-made = Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } von 100, insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-failed = Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } von 100: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-against-made = Hundert dagegen erreicht
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } von 100, insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-against-failed = Hundert dagegen verfehlt
    .detail = { $tricks } in Karten + { $marriage } für die Hochzeit = { $measured } von 100: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-made-all = Hundert erreicht
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } von 100, insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-failed-all = Hundert verfehlt
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } von 100: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-against-made-all = Hundert dagegen erreicht
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } von 100, insgesamt { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-hundred-against-failed-all = Hundert dagegen verfehlt
    .detail = { $tricks } in Karten + { $marriage } für alle Hochzeiten = { $measured } von 100: { $short } zu wenig{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-quiet-hundred = Stilles Hundert
    .detail = { $tricks } in Karten + { $marriages } für Hochzeiten = { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-quiet-hundred-against = Stilles Hundert dagegen
    .detail = { $tricks } in Karten + { $marriages } für Hochzeiten = { $total }{ $steps ->
        [0] { "" }
        [one] ; { $steps } Schritt
       *[other] ; { $steps } Schritte
    }
item-marias-quiet-seven-won = Stille Sieben
    .detail = macht den letzten Stich
item-marias-quiet-seven-killed = Stille Sieben gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-won = Sieben gewonnen
    .detail = macht den letzten Stich
item-marias-seven-killed = Sieben gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-lost = Sieben erzwungen
    .detail = nicht im letzten Stich
item-marias-seven-against-won = Sieben dagegen gewonnen
    .detail = macht den letzten Stich
item-marias-seven-against-killed = Sieben dagegen gefangen
    .detail = im letzten Stich überstochen
item-marias-seven-against-lost = Sieben dagegen erzwungen
    .detail = nicht im letzten Stich
item-marias-two-sevens-won = Zwei Sieben gewonnen
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-lost = Zwei Sieben verloren
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-against-won = Zwei Sieben dagegen gewonnen
    .detail = { CARD($helper) } im vorletzten Stich, { CARD($seven) } im letzten
item-marias-two-sevens-against-lost = Zwei Sieben dagegen verloren
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
item-marias-revoke = Strafe fürs Verleugnen
    .detail = gespielt um { MONEY($stake) }
item-marias-limit = Durch Limit begrenzt
    .detail = das Zahlungslimit ist erreicht
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
group-marias-play = Spiel der Karten
group-marias-hundred = Hunderter
group-marias-values = Werte
group-marias-payment = Zahlung
option-players = Spieler
    .help = Drei, oder vier, von denen der Geber aussetzt.
option-shuffle_policy = Mischen
    .help = Nur vor dem ersten Spiel, auch um Mitternacht und dann alle zwei Stunden, oder vor jedem Spiel.
option-shuffle_policy-first_deal_only = nur vor dem ersten Spiel
option-shuffle_policy-clock = um Mitternacht und alle 2 Stunden
option-shuffle_policy-every_deal = vor jedem Spiel
option-gather_order = Einsammeln
    .help = Die Stöße der Spieler kommen der Reihe nach ab Vorhand aufeinander, oder in zufälliger Folge.
option-gather_order-piles = der Reihe nach
option-gather_order-random_piles = in zufälliger Folge
option-marias-packets = Geben
    .help = Wie viele Karten auf einmal gegeben werden.
option-marias-packets-7_5 = zu 7 und 5
option-marias-packets-3_2_2_3_2 = zu 3 und 2
option-marias-trump_card_face = Trumpfkarte
    .help = Sie liegt verdeckt, oder gleich offen.
option-marias-trump_card_face-down = verdeckt
option-marias-trump_card_face-up = offen
option-marias-open_rank = Rang der offenen Spiele
    .help = Über Betl und Durch, oder gleich hoch wie verdeckt gespielt.
option-marias-open_rank-higher = höher
option-marias-open_rank-equal = gleich
option-open_resolution = Offene Spiele nach dem ersten Stich
    .help = Die Karten werden verglichen, oder alle legen auf und es wird weitergespielt.
option-open_resolution-static = Karten vergleichen
option-open_resolution-playout = weiterspielen
option-trump_in_talon = Trümpfe im Talon
    .help = Man darf sie drücken, man darf es und muss es sagen, oder man darf es nicht, solange andere Karten reichen.
option-trump_in_talon-allowed = erlaubt
option-trump_in_talon-allowed_announced = erlaubt, aber gesagt
option-trump_in_talon-forbidden = verboten
option-marias-forehand_no_trump_timing = Betl und Durch der Vorhand
    .help = Gleich angesagt, oder erst nach zweimal „gut“ zum Spiel.
option-marias-forehand_no_trump_timing-first_announcement = gleich
option-marias-forehand_no_trump_timing-after_good = nach zweimal „gut“
option-marias-durch_trump = Trumpf beim Durch
    .help = Keiner, oder die mit angesagte Farbe.
option-marias-durch_trump-none = keiner
option-marias-durch_trump-trump = die angesagte Farbe
option-against_rule = Sieben und Hundert dagegen
    .help = Frei, oder nur nach einem Flek aufs Spiel und dann doppelt.
option-against_rule-free = frei
option-against_rule-flek_first_double = nach Flek, doppelt
option-king_before_over = König vor dem Ober
    .help = Wer beide hat, darf zuerst den König spielen.
option-king_before_over-allowed = erlaubt
option-king_before_over-forbidden = verboten
option-marriage_card = Karte der Hochzeit
    .help = Angesagt wird mit dem Ober, oder mit einer der beiden Karten.
option-marriage_card-over_first = der Ober
option-marriage_card-either = eine der beiden
option-revoke_mode = Verleugnen
    .help = Eine falsche Karte wird abgelehnt, oder sie gilt und kostet auf Einspruch Strafe.
option-revoke_mode-reject = abgelehnt
option-revoke_mode-penalise = bestraft
option-hundred_step = Jeder Zehner über Hundert
    .help = Verdoppelt, bringt den Grundwert, den halben Grundwert oder eine halbe Einheit dazu.
option-hundred_step-double = verdoppelt
option-hundred_step-add_equal = bringt den Grundwert
option-hundred_step-add_half = bringt den halben Grundwert
option-hundred_step-half_unit = bringt eine halbe Einheit
option-hundred_fail_step = Jeder fehlende Zehner
    .help = Zählt wie ein Zehner darüber, oder gar nicht.
option-hundred_fail_step-same = zählt
option-hundred_fail_step-flat = zählt nicht
option-hundred_marriage = Hochzeit beim Hundert
    .help = Es zählt die höchste, oder die zuerst angesagte.
option-hundred_marriage-highest = die höchste
option-hundred_marriage-first_declared = die zuerst angesagte
option-quiet_hundred_marriages = Hochzeiten beim stillen Hundert
    .help = Es zählt eine, oder alle.
option-quiet_hundred_marriages-one = eine
option-quiet_hundred_marriages-all = alle
option-announced_hundred_marriages = Hochzeiten beim angesagten Hundert
    .help = Es zählt eine, oder alle.
option-announced_hundred_marriages-one = eine
option-announced_hundred_marriages-all = alle
option-settlement = Abrechnung
    .help = Die Seiten zahlen einander, oder für jeden wird einzeln aufgeschrieben.
option-settlement-payments = Zahlung
option-settlement-scorepad = Spielzettel
option-sitting_dealer_pays = Der aussetzende Geber zahlt mit
    .help = Der Geber, der aussetzt, zählt als weiterer Gegenspieler.
option-min_cut = Kleinstes Abheben
    .help = So viele Karten werden mindestens abgehoben.
option-open_contracts = Offener Betl und Durch
    .help = Sie dürfen angesagt werden.
option-sharp_in_talon = Asse und Zehner im Talon
    .help = In einem Trumpfspiel darf man sie drücken; es wird gesagt, und sie zählen für die Gegenpartei.
option-marias-taker_takes_talon = Nach „schlecht“ wird der Talon genommen
    .help = Wer „schlecht“ sagt, nimmt den Talon und drückt neu; sonst wird mit den zehn Karten gespielt.
option-seven_requires_holding = Die Sieben sagt nur an, wer sie hat
    .help = Für Sieben, Sieben dagegen und zwei Sieben braucht man die Karten auf der Hand.
option-hundred_requires_marriage = Hundert sagt nur an, wer eine Hochzeit hat
    .help = Für Hundert und Hundert dagegen braucht man eine Hochzeit auf der Hand.
option-hundred_both_sides = Hundert gegen Hundert
    .help = Die Gegenpartei darf Hundert ansagen, auch wenn Vorhand es schon angesagt hat.
option-max_flek_level = Höchster Flek
    .help = Wie oft etwas verdoppelt werden darf; ohne Zahl unbegrenzt.
option-forced_flek_trump_honour = Flekpflicht mit Trumpfkönig oder Trumpfober
    .help = Ein Gegenspieler mit König oder Ober in Trumpf muss Flek aufs Spiel geben.
option-forced_hundred_against = Pflicht zum Hundert dagegen
    .help = Ein Gegenspieler mit König und Ober in Trumpf muss Flek geben und Hundert dagegen ansagen.
option-two_sevens = Zwei Sieben
    .help = Man darf ansagen, die letzten zwei Stiche mit zwei Siebenern zu machen.
option-two_sevens_against = Zwei Sieben dagegen
    .help = Auch die Gegenpartei darf sie ansagen.
option-two_sevens_with_hundred = Zwei Sieben und Hundert
    .help = Eine Seite darf beides ansagen.
option-unplayed_plain = Ein bloßes Spiel wird nicht ausgespielt
    .help = Ohne Ansagen und Fleks wird Vorhand einfach bezahlt.
option-unplayed_seven_flek = Sieben mit Flek aufs Spiel wird nicht ausgespielt
    .help = Die Sieben gilt als gewonnen und das Spiel als verloren.
option-must_lead_trump_card = Die Trumpfkarte wird ausgespielt
    .help = In einem Trumpfspiel spielt Vorhand zuerst die Trumpfkarte aus.
option-stop_when_decided = Verlorener Betl oder Durch endet
    .help = Sobald es verloren ist, wird nicht weitergespielt.
option-perfect_hand_claim = Sichere Spiele werden aufgelegt
    .help = Einen sicheren Betl oder Durch darf man auflegen.
option-revoke_min = Kleinste Strafe
    .help = So viel kostet Verleugnen mindestens, an jeden.
option-quiet_hundred_beside_announced = Stilles Hundert neben einem angesagten
    .help = Es zählt für die Seite, die keines angesagt hat.
option-failed_hundred_enemy_marriages = Hochzeiten der Gegner bei verfehltem Hundert
    .help = Sie zählen als fehlende Zehner.
option-hundred_replaces_game = Hundert statt Spiel
    .help = Sonst zählt beides.
option-killed_announced_seven = Angesagte Sieben, im letzten Stich gefangen
    .help = Was sie ohne Fleks kostet.
option-game_value = Spiel
    .help = Sein Wert.
option-seven_value = Angesagte Sieben
    .help = Ihr Wert.
option-quiet_seven_value = Stille Sieben
    .help = Gewonnen oder gefangen.
option-hundred_value = Angesagtes Hundert
    .help = Sein Grundwert.
option-quiet_hundred_value = Stilles Hundert
    .help = Sein Grundwert.
option-betl_value = Betl
    .help = Sein Wert.
option-durch_value = Durch
    .help = Sein Wert.
option-open_betl_value = Offener Betl
    .help = Sein Wert.
option-open_durch_value = Offener Durch
    .help = Sein Wert.
option-two_sevens_value = Wert von zwei Sieben
    .help = Wenn beide gewonnen sind.
option-hearts_factor = Herz
    .help = So oft zählt alles, wenn Herz Trumpf ist.
option-hearts_doubles_game = Herz verdoppelt auch das Spiel
    .help = Sonst nur Siebener und Hunderter.
option-payment_cap = Zahlungslimit
    .help = Mehr kostet ein Spiel nicht; ohne Zahl unbegrenzt.
