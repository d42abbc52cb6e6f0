# Klubs: Mitglieder, Regeln mit Namen, Saisons, Spielabende
problem-no-club = In einem solchen Klub sind Sie nicht.
problem-not-steward = Das können nur die Leiter des Klubs.
problem-not-founder = Das kann nur, wer den Klub gegründet hat.
problem-club-invite = Dieser Link führt in keinen Klub mehr. Bitten Sie um einen neuen.
problem-club-full = Es sind schon { $most }, mehr sind nicht möglich.
problem-club-name = Schreiben Sie 1 bis { $most } sichtbare Zeichen.
problem-club-number = Schreiben Sie eine Zahl wie 12 oder −0,5 mit höchstens vier Stellen hinter dem Komma.
problem-club-factor = Ein Punkt ist mehr als 0 und höchstens 10 000 wert.
problem-club-rules = Solche Regeln hat der Klub nicht mehr.
problem-club-rules-name = So heißen schon andere Regeln des Klubs.
problem-club-sizes = Wählen Sie Regeln des Klubs, für jede Tischgröße eine.
problem-club-length = Eine Runde hat höchstens 1 000 Spiele oder 600 Minuten.
problem-club-role = Das gilt für andere Mitglieder, die ein Konto haben.
problem-club-founder = Übergeben Sie den Klub zuerst einem anderen Mitglied.
problem-club-member = Ein solches Mitglied hat der Klub nicht mehr.
problem-club-season = Eine solche Saison hat der Klub nicht.
problem-club-seasons = Der Klub hat zu viele Saisons.
problem-club-evening = Einen solchen Spielabend hat der Klub nicht.
problem-club-place = Einen solchen Tisch hat der Abend nicht.
problem-club-over = Dieser Spielabend ist vorbei.
problem-club-round = An Tischen dieser Runde wird noch gespielt.
problem-club-same-cards = Gleiche Spiele gibt es an Tischen hier, nicht mit echten Karten.
problem-club-same-rules = Nach diesen Regeln können zwei Tische nicht die gleichen Spiele haben: Es wird abgehoben, nicht vor jedem Spiel gemischt, die Plätze gehen nach Karten, oder ein Spiel hängt von den früheren ab. Wähle andere Regeln oder jedem Tisch eigene Spiele.
problem-club-same-account = Gleiche Spiele werden an Tischen hier gespielt: Alle Anwesenden brauchen ein Konto.
problem-club-few = Für einen Tisch sind zu wenige da.
problem-club-played-here = An diesem Tisch wird hier gespielt, seine Spiele zählen von selbst.
problem-club-points = Schreiben Sie, was jeder der { $n } Spieler bekommen hat, wie das Spiel zählt.
problem-club-zero = Was die einen bekommen, zahlen die anderen: zusammen muss es 0 sein.
problem-club-why = Schreiben Sie den Grund, 1 bis { $most } Zeichen.

clubs-title = Klubs
clubs-archive = Spiele des Klubs
clubs-lead = Ein Klub hat eigene Regeln mit Namen, Tische nur für Mitglieder, eine Saison mit laufender Abrechnung und Spielabende mit ausgelosten Tischen.
clubs-guest = Klubs sind für alle mit Konto: Eine Saison dauert länger, als ein Browser sich erinnert. Was Sie als Gast gespielt haben, kommt mit.
clubs-signed-in = Ich bin angemeldet
clubs-found = Ein neuer Klub
clubs-found-go = Gründen
clubs-name = Name
clubs-unit = Einheit der Abrechnung
clubs-unit-usual = Punkte
clubs-unit-more = Ein Wort wie Punkte oder €. Es ist eine Zahl und ein Wort: Hier wird nichts bezahlt.
clubs-season-first = Erste Saison
clubs-members-n = { $n ->
    [one] Ein Mitglied
   *[other] { $n } Mitglieder
}
clubs-role = Rolle
clubs-role-member = Mitglied
clubs-role-steward = Leitung
clubs-role-founder = Gründung
clubs-hand-over = Klub übergeben
clubs-invited = Sie sind in den Klub { $name } eingeladen
clubs-in-already = Sie sind schon Mitglied.
clubs-join = Beitreten
clubs-join-more = Mitglieder sehen Ihren Namen und Ihre Ergebnisse an den Tischen des Klubs.
clubs-to = Zum Klub
clubs-all = Alle meine Klubs
clubs-counts-in = gezählt in { $unit }
clubs-tables = Tische
clubs-tables-none = Jetzt spielt niemand.
clubs-kept-for = (für { $name })
clubs-my-table = An meinen Tisch
clubs-open = Tisch eröffnen
clubs-edit = Ändern
clubs-cancel = Abbrechen
clubs-sure = Noch einmal drücken: nicht rückgängig zu machen
clubs-rules = Regeln des Klubs
clubs-rules-new = Neue Regeln
clubs-rules-edit = Regeln ändern
clubs-rules-name = Wie Sie sie nennen
clubs-rules-drop = Löschen
clubs-rules-none = Der Klub hat noch keine Regeln.
clubs-rules-none-steward = Wählen Sie ein Spiel und wie Sie es spielen, und geben Sie dem einen Namen. Danach werden Tische eröffnet.
clubs-rules-none-member = Die Leitung wählt sie.
clubs-worth = Ein Punkt des Spiels in { $unit }
clubs-worth-is = 1 Punkt = { $value } { $unit }
clubs-evenings = Spielabende
clubs-evenings-none = Noch keiner.
clubs-evening-new = Neuer Spielabend
clubs-evening-begin = Beginnen
clubs-evening-go = Zum Spielabend
clubs-results = Ergebnisse
clubs-rounds-n = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
clubs-season = Saison
clubs-seasons = Saisons
clubs-season-new = Neue Saison
clubs-season-begin = Beginnen
clubs-season-more = Die laufende Saison endet damit, ihre Abrechnung bleibt.
clubs-sheet-of = Abrechnung: { $name }
clubs-running = heute
clubs-members = Mitglieder
clubs-no-account = ohne Konto
clubs-remove = Aus dem Klub nehmen
clubs-invite = Link in den Klub erstellen
clubs-invite-more = Wer diesen Link hat, kann 14 Tage lang beitreten. Ein früherer führt nirgendwohin mehr.
clubs-invited-until = Ein Link führt bis { $date } in den Klub.
clubs-uninvite = Schließen
clubs-add = Jemand ohne Konto
clubs-name-person = Name
clubs-add-go = Eintragen
clubs-add-more = Für Abende mit echten Karten: Die Ergebnisse werden eingetragen.
clubs-added = { $name } ist im Klub.
clubs-more = Mehr
clubs-leave = Den Klub verlassen
clubs-dissolve = Den Klub auflösen
clubs-sure-dissolve = Noch einmal drücken: Abrechnungen und Abende sind dann fort
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
clubs-written-by = eingetragen: { $name }
clubs-corrections = Berichtigungen
clubs-correction = Berichtigung
clubs-correction-by = { $text } ({ $name })
clubs-correct = Etwas berichtigen
clubs-correct-more = Es wird addiert und als Berichtigung mit Ihrem Namen gezeigt. Aus einer Abrechnung verschwindet nichts; eine weitere Berichtigung stellt es richtig.
clubs-correct-value = Dazu, in { $unit }
clubs-correct-why = Warum
clubs-total = Gesamt
clubs-entries = Zeile für Zeile
clubs-entries-more = Alle Zeilen (noch { $n })
clubs-sheet-none = Noch ist nichts gespielt.
clubs-sheet-none-more = Jedes fertige Spiel an den Tischen des Klubs kommt von selbst hierher.
clubs-plan-rules = Regeln
clubs-plan-other = Für Tische anderer Größe
clubs-plan-none = keine: einige setzen aus
clubs-plan-where = Wo
clubs-plan-here = an Tischen hier
clubs-plan-cards = mit echten Karten
clubs-plan-round = Eine Runde hat
clubs-plan-deals = so viele Spiele
clubs-plan-minutes = so viele Minuten
clubs-plan-by-rules = wie in den Regeln
clubs-plan-more = Spiele mit eigenem Ende werden bis dahin gespielt.
clubs-plan-minutes-more = Ist die Zeit um, wird das laufende Spiel zu Ende gespielt.
clubs-present = Wer da ist ({ $n })
clubs-present-all = alle
clubs-present-names = Da sind: { $names }.
clubs-not-drawn = Die erste Runde ist noch nicht ausgelost.
clubs-draw = Runde { $n } auslosen
clubs-draw-anyway = Noch einmal drücken: Runde { $n } trotzdem auslosen
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
clubs-give = Jemand fehlt
clubs-give-sure = Noch einmal drücken: Computerspieler nehmen die freien Plätze
clubs-write = Ergebnis eintragen
clubs-write-again = Neu eintragen
clubs-write-more = In Punkten des Spiels, wie es gezählt wird: 12, −6.
clubs-end = Den Abend beenden
clubs-over = Der Abend ist vorbei.
clubs-lot = Wie ausgelost wurde
clubs-lot-more = Die Startwerte aller Runden folgen aus einem Geheimnis, dessen SHA-256 hier seit Beginn des Abends steht. Am Ende wird es verraten, und jeder kann nachlosen und findet dieselben Tische.
clubs-lot-commit = SHA-256 des Geheimnisses
clubs-lot-secret = Geheimnis
clubs-lot-later = wird nach dem Abend verraten
clubs-plan-same = Gleiche Spiele an allen Tischen
clubs-plan-same-more = Verglichen wird mit allen, die anderswo auf demselben Stuhl saßen. Zum Mischen trägt niemand bei; Spiele werden gezeigt und zählen, wenn alle Tische der Runde fertig sind, und ändern keine Wertung.
clubs-same = gleiche Spiele an allen Tischen
clubs-held = Ergebnisse, wenn alle Tische fertig sind
clubs-compared = Vergleich
clubs-compared-more = Vergleich: Spiel für Spiel, wie viel jemand mehr oder weniger bekam als der Mittelwert desselben Stuhls an den anderen Tischen der Runde.
clubs-same-alone = Nichts zu vergleichen: Kein anderer Tisch hat diese Spiele.
clubs-same-later = wird verraten, wenn der Abend und sein letzter Tisch zu Ende sind
clubs-same-lot = Die Karten folgen aus demselben Geheimnis, ohne Beitrag der Spieler; ist es verraten, kann man jedes Spiel prüfen.
