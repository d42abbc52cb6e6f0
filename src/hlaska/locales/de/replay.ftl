# Ein Spiel Schritt für Schritt und was eine Auswertung davon sagt; geladen, wo es gezeigt wird.
replay-title = { $n }. Spiel nachgespielt
replay-step = Schritt { $n } von { $of }
replay-steps = Schritte
replay-steps-go = Die Schritte durchgehen
replay-view = Ansicht
replay-dealt = Das Spiel beginnt.
replay-picks = { $name } wählt { CARD($card, form: "acc") } aus.
replay-picks-you = Du wählst { CARD($card, form: "acc") } aus.
replay-picks-hidden = { $name } wählt eine Karte aus.
replay-at-start = Hier ist der Anfang.
replay-at-end = Hier ist das Spiel zu Ende.
replay-press = Hier spielst du nur nach. Willst du mit diesen Karten selbst spielen, wähle „Von hier weiterspielen“.
replay-first = Zum Anfang
replay-trick-back = Einen Stich zurück
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-trick-on = Einen Stich weiter
replay-last = Zum Ende
replay-seat = Aus der Sicht von
replay-open = Alle Karten zeigen
replay-record = Als Text speichern
replay-deal-before = Voriges Spiel
replay-deal-after = Nächstes Spiel
replay-play = Von hier weiterspielen
replay-play-more = Das öffnet einen neuen Tisch mit denselben Karten: Du nimmst den Platz von { $name }, Computerspieler nehmen die anderen. Es ist Übung und zählt nicht.
replay-play-own = Das öffnet einen neuen Tisch mit denselben Karten: Du behältst deinen Platz, Computerspieler nehmen die anderen. Es ist Übung und zählt nicht.
replay-review = Mein Spiel durchgehen
replay-review-wait = Schritt { $done } von { $of } wird geprüft …
replay-review-queue = Vorher { $n ->
    [one] ist noch eine andere Analyse dran
   *[other] sind noch { $n } andere Analysen dran
} …
replay-review-sum = Zu erwarten { $expected }, Fehler { $lost }, Glück { $luck }: Ergebnis { $result }.
replay-review-none = Kein Fehler: Jede Entscheidung war so gut wie die beste.
replay-review-errors = { $n ->
    [one] Ein Fehler hat { $lost }
   *[other] { $n } Fehler haben zusammen { $lost }
} { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
} gekostet.
replay-counted = { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
}
replay-review-luck-good = Glück mit den Karten und dem Spiel der anderen: +{ $luck } { replay-counted }.
replay-review-luck-bad = Pech mit den Karten und dem Spiel der anderen: −{ $luck } { replay-counted }.
replay-review-luck-none = Mit den Karten und dem Spiel der anderen hattest du weder Glück noch Pech.
replay-review-field = Mit diesen Karten holen durchschnittliche Spieler { $field } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
}.
replay-review-chart = Was du erwarten konntest, Entscheidung für Entscheidung
replay-review-best = Am besten: { $what }, im Schnitt { $worth } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
}.
replay-review-cost = Diese Wahl war um { $cost } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
} schlechter (±{ $error }).
replay-mistake-next = Nächster Fehler ({ $n })
replay-review-good = so gut wie die beste
replay-review-less = kostet { $cost }
replay-text = Die Aufzeichnung als Text
replay-text-more = Füg die Aufzeichnung eines Spiels ein oder öffne eine Datei: Du siehst sie Schritt für Schritt auf dem Tisch.
replay-show = Zeigen
replay-file = Datei öffnen
replay-bad = Diese Aufzeichnung lässt sich nicht zeigen: { $text }
replay-edit-this = Diese Stellung ändern
