# Klubs: Mitglieder, Regeln mit Namen, Saisons, Spielabende
problem-no-club = Du bist nicht in diesem Klub.
problem-not-steward = Das kann nur die Leitung des Klubs.
problem-not-founder = Das kann nur, wer den Klub gegründet hat.
problem-club-invite = Diese Einladung gilt nicht mehr. Lass dir eine neue geben.
problem-club-full = Der Klub ist voll: Mehr als { $most } Mitglieder darf er nicht haben.
problem-club-name = Schreib 1 bis { $most } sichtbare Zeichen.
problem-club-number = Schreib eine Zahl wie 12 oder −0,5 mit höchstens vier Stellen hinter dem Komma.
problem-club-factor = Ein Punkt muss mehr als 0 und höchstens 10 000 wert sein.
problem-club-rules = Diese Regeln hat der Klub nicht mehr.
problem-club-rules-name = So heißen im Klub schon andere Regeln. Wähle einen anderen Namen.
problem-club-sizes = Wähle Regeln des Klubs, für jede Tischgröße eine.
problem-club-length = Eine Runde hat höchstens 1 000 Spiele oder 600 Minuten.
problem-club-role = Das geht nur bei einem anderen Mitglied, das ein Konto hat.
problem-club-founder = Übergib den Klub zuerst einem anderen Mitglied.
problem-club-member = Dieses Mitglied ist nicht mehr im Klub.
problem-club-season = Eine solche Saison hat der Klub nicht.
problem-club-seasons = Der Klub hat zu viele Saisons.
problem-club-evening = Einen solchen Spielabend hat der Klub nicht.
problem-club-place = So einen Tisch gibt es an diesem Abend nicht.
problem-club-over = Dieser Spielabend ist vorbei.
problem-club-round = An einigen Tischen dieser Runde wird noch gespielt.
problem-club-same-cards = Gleiche Spiele gibt es nur an Tischen hier, nicht mit echten Karten.
problem-club-same-rules = Nach diesen Regeln können zwei Tische nicht die gleichen Spiele haben: Es wird nicht vor jedem Spiel gemischt, ihr zieht um die Plätze, oder ein Spiel hängt von den früheren ab. Wähle andere Regeln, oder gib jedem Tisch eigene Spiele.
problem-club-same-account = Gleiche Spiele werden an Tischen hier gespielt, und dort brauchen alle, die da sind, ein Konto.
problem-club-few = Für einen Tisch sind zu wenige Leute da.
problem-club-played-here = An diesem Tisch wird hier gespielt: Seine Spiele zählen von selbst.
problem-club-points = Trag ein, was jeder der { $n } Spieler bekommen hat, in Punkten des Spiels.
problem-club-zero = Was die einen gewinnen, zahlen die anderen: Zusammen muss es 0 ergeben.
problem-club-why = Schreib den Grund dazu, mit 1 bis { $most } Zeichen.

clubs-title = Klubs
clubs-archive = Spiele des Klubs
clubs-lead = Ein Klub spielt nach eigenen Regeln, an Tischen nur für Mitglieder. Er rechnet über eine Saison ab und lost an seinen Abenden die Tische aus.
clubs-guest = Für einen Klub brauchst du ein Konto: Eine Saison dauert länger, als ein Browser sich erinnert. Was du als Gast gespielt hast, kommt mit.
clubs-need-people = Ein Tisch braucht { $n } Leute. Lade mehr ein oder hak an, wer da ist.
clubs-found = Ein neuer Klub
clubs-found-go = Klub gründen
clubs-name = Name
clubs-unit = Gezählt wird in
clubs-unit-usual = Punkte
clubs-unit-more = Ein Wort wie Punkte oder €. Hier wird nur gezählt, bezahlt wird nichts.
clubs-season-first = Erste Saison
clubs-members-n = { $n ->
    [one] Ein Mitglied
   *[other] { $n } Mitglieder
}
clubs-role = Rolle
clubs-role-member = Mitglied
clubs-role-steward = Leitung
clubs-role-founder = Gründer
clubs-hand-over = Klub übergeben
clubs-invited = Du bist in den Klub { $name } eingeladen
clubs-in-already = Du bist schon Mitglied.
clubs-join = Beitreten
clubs-join-more = Mitglieder sehen deinen Namen und deine Ergebnisse an den Tischen des Klubs.
clubs-to = Zum Klub
clubs-all = Alle meine Klubs zeigen
clubs-counts-in = gezählt in { $unit }
clubs-tables = Tische
clubs-tables-none = Gerade spielt niemand.
clubs-kept-for = (für { $name })
clubs-my-table = An meinen Tisch
clubs-open = Tisch eröffnen
clubs-edit = Ändern
clubs-cancel = Abbrechen
clubs-sure = Noch einmal drücken: Das lässt sich nicht rückgängig machen
clubs-rules = Regeln des Klubs
clubs-rules-new = Neue Regeln
clubs-rules-edit = Regeln ändern
clubs-rules-name = Name dieser Regeln
clubs-rules-drop = Löschen
clubs-rules-none = Der Klub hat noch keine Regeln.
clubs-rules-none-steward = Wähle ein Spiel, stell eure Regeln ein und gib ihnen einen Namen. Danach könnt ihr nach ihnen Tische und Abende eröffnen.
clubs-rules-none-member = Die Leitung legt sie fest.
clubs-worth = Was ein Spielpunkt zählt ({ $unit })
clubs-worth-is = Ein Spielpunkt zählt { $value } ({ $unit })
clubs-evenings = Spielabende
clubs-evenings-none = Noch kein Spielabend.
clubs-all-events = Turniere
clubs-events = Turniere des Klubs
clubs-event-new = Neues Turnier des Klubs
clubs-evening-new = Neuer Spielabend
clubs-evening-rules = Ein Spielabend braucht Regeln: Lege sie zuerst oben unter „Regeln des Klubs“ an.
clubs-evening-begin = Abend beginnen
clubs-evening-go = Zum Spielabend
clubs-results = Ergebnisse
clubs-rounds-n = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
clubs-season = Saison
clubs-seasons = Saisons
clubs-season-new = Neue Saison
clubs-season-begin = Saison beginnen
clubs-season-more = Damit endet die laufende Saison; ihre Abrechnung bleibt.
clubs-sheet-of = Abrechnung: { $name }
clubs-running = heute
clubs-members = Mitglieder
clubs-no-account = ohne Konto
clubs-remove = Aus dem Klub nehmen
clubs-invite = Einladungslink erstellen
clubs-invite-more = Wer diesen Link hat, kann 14 Tage lang beitreten. Frühere Links gelten nicht mehr.
clubs-invited-until = Die Einladung gilt bis { $date }.
clubs-uninvite = Zurückziehen
clubs-add = Jemand ohne Konto
clubs-name-person = Name
clubs-add-go = In den Klub aufnehmen
clubs-add-more = Für Abende mit echten Karten: Andere tragen die Ergebnisse ein.
clubs-added = { $name } ist jetzt im Klub.
clubs-more = Mehr
clubs-leave = Den Klub verlassen
clubs-dissolve = Den Klub auflösen
clubs-sure-dissolve = Noch einmal drücken: Alle Abrechnungen und Abende sind dann für immer weg
clubs-computers = Computerspieler
clubs-former = Früheres Mitglied
clubs-former-n = Früheres Mitglied { $n }
clubs-place = Platz
clubs-who = Wer
clubs-when = Wann
clubs-what = Was
clubs-deals = Spiele
clubs-deals-n = { $n ->
    [one] ein Spiel
   *[other] { $n } Spiele
}
clubs-played = Gespielt
clubs-written = Eingetragen
clubs-written-by = eingetragen von { $name }
clubs-corrections = Berichtigungen
clubs-correction = Berichtigung
clubs-correction-by = { $text } ({ $name })
clubs-correct = Abrechnung berichtigen
clubs-correct-more = Die Berichtigung steht mit deinem Namen in der Abrechnung. Gelöscht wird dort nie etwas; mit einer weiteren Berichtigung kannst du es richtigstellen.
clubs-correct-value = Betrag, in { $unit }
clubs-correct-why = Grund
clubs-total = Gesamt
clubs-entries = Zeile für Zeile
clubs-entries-more = Alle Zeilen zeigen (noch { $n })
clubs-sheet-none = Noch kein Spiel.
clubs-sheet-none-more = Jedes fertige Spiel an den Tischen des Klubs kommt von selbst dazu.
clubs-plan-rules = Regeln
clubs-plan-other = Für Tische anderer Größe
clubs-plan-none = keine: Einige setzen aus
clubs-plan-where = Wo
clubs-plan-here = an Tischen hier
clubs-plan-cards = mit echten Karten
clubs-plan-round = Länge einer Runde
clubs-plan-deals = eine feste Zahl von Spielen
clubs-plan-minutes = eine feste Zeit
clubs-plan-by-rules = wie in den Regeln
clubs-plan-more = Spiele, die ein eigenes Ende haben, werden zu Ende gespielt.
clubs-plan-minutes-more = Ist die Zeit um, wird das laufende Spiel zu Ende gespielt.
clubs-present = Wer da ist ({ $n })
clubs-present-all = alle
clubs-present-names = Da sind: { $names }.
clubs-not-drawn = Die erste Runde ist noch nicht ausgelost.
clubs-draw = Runde { $n } auslosen
clubs-draw-anyway = Runde { $n } trotzdem auslosen: noch einmal drücken
clubs-drawn = Die Runde ist ausgelost.
clubs-open-missing = Fehlende Tische eröffnen
clubs-tables-of = { $n ->
    [one] ein Tisch zu { $size }
   *[other] { $n } Tische zu { $size }
}
clubs-out-n = { $n ->
    [one] einer setzt aus
   *[other] { $n } setzen aus
}
clubs-out = { $n ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
clubs-round = Runde { $n }
clubs-table = Tisch { $n }
clubs-table-over = fertig
clubs-table-cards = echte Karten
clubs-give = Freie Plätze besetzen
clubs-give-sure = Noch einmal drücken: Computerspieler besetzen die freien Plätze
clubs-write = Ergebnis eintragen
clubs-write-again = Ergebnis ändern
clubs-write-more = In Punkten des Spiels: 12, −6.
clubs-end = Abend beenden
clubs-over = Der Abend ist vorbei.
clubs-lot = Wie ausgelost wurde
clubs-lot-more = Alle Runden werden nach einem Geheimnis ausgelost. Sein SHA-256 steht hier seit Beginn des Abends, das Geheimnis selbst am Ende. Dann kann jeder die Auslosung wiederholen und muss auf dieselben Tische kommen.
clubs-lot-commit = SHA-256 des Geheimnisses
clubs-lot-secret = Geheimnis
clubs-lot-later = wird nach dem Abend gezeigt
clubs-plan-same = Gleiche Spiele an allen Tischen
clubs-plan-same-more = Jeder wird mit denen verglichen, die an den anderen Tischen auf demselben Platz saßen. Beim Mischen kann hier niemand etwas beisteuern. Die Ergebnisse siehst du, wenn alle Tische der Runde fertig sind, und erst dann zählen sie, aber nicht für die Wertung.
clubs-same = gleiche Spiele an allen Tischen
clubs-held = Ergebnisse gibt es, wenn alle Tische fertig sind
clubs-compared = Vergleich
clubs-compared-more = Vergleich: Spiel für Spiel, wie viel jemand mehr oder weniger bekommen hat, als auf demselben Platz an den anderen Tischen der Runde im Durchschnitt herauskam.
clubs-same-alone = Nichts zu vergleichen: Kein anderer Tisch hat diese Spiele.
clubs-same-later = wird gezeigt, wenn der Abend und sein letzter Tisch zu Ende sind
clubs-same-lot = Auch gemischt wird nach diesem Geheimnis; die Spieler können nichts beisteuern. Sobald du es siehst, kannst du jedes Spiel nachprüfen.
