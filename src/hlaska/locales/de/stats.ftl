# Statistik: was man gespielt hat, gezählt.
stats-title = Statistik
stats-more = Hier stehen deine Spiele in diesem Browser. Übungsspiele sind in der Liste, zählen aber nicht.
stats-archive = Ein Spiel suchen
stats-loading = { $n ->
    [one] { $n } Spiel gelesen …
   *[other] { $n } Spiele gelesen …
}
stats-empty = Du hast noch kein Spiel zu Ende gespielt. Spiel eines, dann steht es hier.
stats-game = Spiel
stats-all-games = Alle Spielarten
stats-rules = Regeln
stats-all-rules = Alle Regeln
stats-level = Gegner
stats-all-levels = Alle Gegner
stats-partner = Partner
stats-all-partners = Alle Partner
stats-hints = Tipps
stats-all-hints = Mit und ohne Tipps
stats-hints-with = mit Tipps
stats-hints-without = ohne Tipps
stats-person = Menschen
stats-mixed = Diese Spiele hatten verschiedene Regeln: Ihre Beträge lassen sich vielleicht nicht vergleichen.
stats-deals = Spiele
stats-n-deals = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
stats-practice = { $n ->
    [one] { $n } Übungsspiel zählt nicht mit.
   *[other] { $n } Übungsspiele zählen nicht mit.
}
stats-unreadable = { $n ->
    [one] { $n } Tisch lässt sich nicht mehr lesen.
   *[other] { $n } Tische lassen sich nicht mehr lesen.
}
stats-per-pays = Gewinn je Spiel
stats-per-scores = Vorsprung je Spiel
stats-scores-more = Vorsprung ist, was du oder deine Seite mehr gemacht hat als die anderen im Schnitt.
stats-sum-pays = Gewinn insgesamt
stats-sum-scores = Vorsprung insgesamt
stats-won = Gewonnene Spiele
stats-won-more = { $hits } von { $n }
stats-error = ± { $half }
stats-error-none = nur ein Spiel
stats-error-help = Nach ± und in Klammern steht der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt. Wo sich zwei Bereiche weit überdecken, kann der Unterschied Zufall sein.
stats-curve-pays = Gewinn bis jetzt
stats-curve-scores = Vorsprung bis jetzt
stats-curve-help = { $n ->
    [one] Nach { $n } Spiel stehst du bei { $now }; am tiefsten warst du bei { $low }, am höchsten bei { $high }.
   *[other] Nach { $n } Spielen stehst du bei { $now }; am tiefsten warst du bei { $low }, am höchsten bei { $high }.
}
stats-table = Als Tabelle zeigen
stats-by = Vergleichen nach
stats-by-contract = Ansage
stats-by-role = Rolle im Spiel
stats-by-seat = Platz
stats-by-partner = Partner
stats-by-level = Gegnern
stats-by-rules = Regeln
stats-role = Rolle
stats-place = Platz
stats-role-declarer = du spielst selbst
stats-role-partner = dein Partner spielt
stats-role-against = du bist Gegenspieler
stats-role-none = niemand spielt allein
stats-seat = Platz { $n }
stats-seat-first = Platz 1, Vorhand
stats-seat-out = setzt aus
stats-nobody = ohne Partner
stats-nothing = nichts angesagt
stats-kept = Gespielt und erfüllt
stats-kept-none = Du hast in diesen Spielen nichts angesagt.
stats-what = Was
stats-made = Erfüllt
stats-made-of = { $hits } von { $n }
stats-of-partner = { $what } (Partner)
stats-cost = Was Fehler kosten
stats-cost-value = { $cost } je Spiel
stats-cost-more = Was dich Fehler gekostet haben. Bisher analysierte Spiele: { $n } von { $all }.
stats-cost-none = Geh beim Nachspielen dein Spiel durch: Was Fehler kosten, wird dann hier gezählt.
stats-best = Beste Spiele
stats-best-more = So viel hat deine Seite in einem Spiel gemacht.
stats-side = Seite
stats-contract = Ansage
stats-date = Datum
stats-amount = Ergebnis
stats-matches = Partien
stats-match-won = gewonnen
stats-match-lost = verloren
stats-match-open = läuft noch
stats-show-all = { $n ->
    [one] { $n } weitere zeigen
   *[other] { $n } weitere zeigen
}
stats-all-contracts = Alle Ansagen
stats-print = Drucken
stats-csv = Als CSV speichern
stats-delete = Löschen
stats-delete-this = Partie vom { $date } löschen
stats-delete-all = Alles löschen
stats-delete-sure = Noch einmal drücken, um zu löschen
stats-delete-help = Damit löschst du die Partien selbst, auch laufende. Partien mit anderen Menschen bleiben bei ihnen erhalten; aus deiner Liste verschwinden sie, sobald sie zu Ende sind.
stats-deleted = { $gone ->
    [one] { $gone } Partie gelöscht.
   *[other] { $gone } Partien gelöscht.
}
stats-not-deleted = { $kept ->
    [one] { $kept } Partie bleibt: Sie geht mit anderen Menschen weiter oder ist in einem anderen Fenster offen.
   *[other] { $kept } Partien bleiben: Sie gehen mit anderen Menschen weiter oder sind in einem anderen Fenster offen.
}

undertaken-game = Spiel
undertaken-hundred = Hundert
undertaken-hundred-against = Gegen-Hundert
undertaken-seven = Sieben
undertaken-seven-against = Gegen-Sieben
undertaken-two-sevens = zwei Sieben
undertaken-betl = Betl
undertaken-durch = Durch
undertaken-open-betl = offener Betl
undertaken-open-durch = offener Durch
undertaken-durch-with-partner = Durch mit Partner
undertaken-durch-with-wise = Durch mit dem Schlauen
undertaken-given-up = aufgegeben
undertaken-close = Zudrehen
undertaken-bid = Gebot
