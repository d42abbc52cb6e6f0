# Der Stellungseditor
edit-title = Eine Stellung aufbauen
edit-more = Die Karten jeder Reihe schreiben oder unten drücken: AH, 10S, ♥A oder die Buchstaben der eigenen Sprache. Was nicht stimmt, wird sofort gesagt.
edit-new = Anderes Spiel geben
edit-empty = Alle Karten heraus
edit-fill = Den Rest zufällig geben
edit-rules = Regeln
edit-rows = Die Karten
edit-hand = { $name }: Blatt
edit-won = { $name }: gewonnen
edit-won-side = Partei { $n }: gewonnen
edit-aside = { $name }: ausgelegt
edit-place-deck = Noch zu geben
edit-place-trick = Auf dem Tisch
edit-place-talon = Talon
edit-place-stock = Stapel
edit-place-trump = Aufgedeckt
edit-place-unseen = Wird später gegeben
edit-place-widow = Talon
edit-place-buried = Weggelegt
edit-shown = für alle offen
edit-hidden = verdeckt
edit-first = die erste Karte liegt oben
edit-count-of = { $n } von { $of }
edit-count-any = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
edit-take-out = Herausnehmen: { $card }
edit-picker = Kommt in: { $row }
edit-pick = { $card }, { $left ->
    [0] liegt in einer anderen Reihe
   *[other] frei
}
edit-other-places = Weitere Orte
edit-trump = Trumpf
edit-no-trump = kein Trumpf
edit-lead = Ausspiel
edit-numbers = Was vereinbart ist und geschah
edit-numbers-more = Zahlen wie in Aufzeichnungen: phase, lead, trump, contract und so weiter. Augen und Stiche folgen aus den gewonnenen Karten.
edit-well = Alle Karten liegen, wo sie sollen.
edit-wrong = { $n ->
    [one] Eines stimmt noch nicht:
   *[other] { $n } Dinge stimmen noch nicht:
}
edit-word = „{ $text }“ ist keine Karte. Zu schreiben sind Farbe und Wert, etwa AH, 10S oder ♥A.
edit-foreign = In diesem Spiel gibt es nicht: { $cards }.
edit-twice = { $cards } liegt { $n }-mal da; im Kartenspiel gibt es diese Karte { $of }-mal.
edit-missing = { $n ->
    [one] Eine Karte liegt nirgends:
   *[other] { $n } Karten liegen nirgends:
} { $cards }.
edit-count = { $row }: Hier { $n ->
    [one] liegt eine Karte
   *[other] liegen { $n } Karten
}, und { $of } gehören hierher.
edit-hands = { $row }: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; für die übrigen Stiche und die Karten auf dem Tisch wären es { $of }.
edit-impossible = Diese Stellung kann nicht vorkommen: { $text }
position-tricks = { $row }: { $n } gewonnene Karten sind keine ganzen Stiche; ein Stich hat { $of }.
position-last = { $cards } soll im letzten Stich liegen, liegt aber bei keinen gewonnenen Karten. Zurücklegen oder last, last_by und prev aus der Zeile nehmen.
position-misfit = Die Karten und was vereinbart ist passen nicht zusammen. Trumpf, Ausspiel und die Zeile der Zahlen ansehen.
edit-course = Der Verlauf endet vor Schritt { $n }: { $text }
edit-waits = Der Tisch wird gedeckt, sobald jede Karte liegt, wo sie soll.
edit-table = Der Tisch
edit-turn = Am Zug: { $name }
edit-points = Augen bisher
edit-done = Was geschehen ist
edit-nothing = Noch nichts. Für jeden Platz ansagen und ausspielen; alle Karten liegen offen.
edit-undo = Einen Schritt zurück
edit-restart = An den Anfang
edit-lie = Karten umlegen, wie sie jetzt liegen
edit-lie-more = Die Stellung beginnt dann hier: Blätter, gewonnene Stiche und Trumpf lassen sich ändern.
edit-solve = Lösen
edit-solving = Wird gelöst …
edit-solved-result = Bei offenen Karten und bestem Spiel aller erhält { $name } { MONEY($value) } mehr als die andere Partei.
edit-solved-contract = { $value ->
    [0] Bei offenen Karten und bestem Spiel aller erreicht die Partei von { $name } ihr Ziel nicht.
   *[other] Bei offenen Karten und bestem Spiel aller erreicht die Partei von { $name } ihr Ziel.
}
edit-solved-points = Bei offenen Karten und bestem Spiel aller nimmt die Partei von { $name } in Stichen noch { $value ->
    [one] { $value } Auge
   *[other] { $value } Augen
}.
edit-solved-each = Was jede Karte wert ist
edit-solved-best = am besten
edit-yes = erreicht
edit-no = verfehlt
solve-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu lösen.
solve-no-card = Hier ist keine Karte auszuspielen. Zuerst die Ansagen bis zur ersten Karte machen.
solve-stock = { $n ->
    [one] Eine Karte ist noch zu ziehen
   *[other] { $n } Karten sind noch zu ziehen
}: Gelöst wird, sobald höchstens { $most } übrig sind.
solve-too-long = Diese Stellung ist zu groß, um hier gelöst zu werden. Einige Stiche spielen und noch einmal lösen; die Befehlszeile hat mehr Zeit (hlaska solve).
solve-unsolvable = Diese Stellung lässt sich nicht lösen: { $text }
edit-play = Von hier aus spielen
edit-play-as = Als
edit-play-more = Ein neuer Tisch mit diesen Karten gegen Computerspieler. Das ist Übung und zählt in keiner Statistik.
edit-replay = Schritt für Schritt zeigen
edit-record = Die Aufzeichnung
edit-record-more = Die Stellung als Text. Ändern, eine andere Aufzeichnung einfügen oder eine Datei öffnen.
edit-record-set = Diese Aufzeichnung aufbauen
edit-record-file = Datei öffnen
edit-record-save = Als Text speichern
edit-diagram = Diagramm
edit-diagram-draw = Diagramm zeichnen
edit-diagram-save = Bild speichern
edit-print = Drucken
