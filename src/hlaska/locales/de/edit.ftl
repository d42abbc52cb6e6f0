# Der Stellungseditor
edit-title = Eine Stellung aufbauen
edit-more = Schreib die Karten jeder Reihe, oder drück sie unten: AH, 10S, ♥A oder die Buchstaben deiner Sprache. Was nicht stimmt, siehst du sofort.
edit-new = Anderes Spiel geben
edit-empty = Alle Karten herausnehmen
edit-fill = Den Rest zufällig geben
edit-rules = Regeln
edit-rows = Die Karten
edit-hand = { $name }: Blatt
edit-won = { $name }: in den Stichen
edit-won-side = Seite { $n }: in den Stichen
edit-aside = { $name }: ausgelegt
edit-place-deck = Noch zu geben
edit-place-trick = Auf dem Tisch
edit-place-talon = Talon
edit-place-stock = Talon
edit-place-trump = Aufgedeckt
edit-place-unseen = Wird später gegeben
edit-place-widow = Talon
edit-place-buried = Gedrückt
edit-shown = offen
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
edit-other-places = Weitere Stapel
edit-trump = Trumpf
edit-no-trump = kein Trumpf
edit-lead = Wer ausspielt
edit-numbers = Ansage und Verlauf
edit-numbers-more = Schreib sie wie in Aufzeichnungen: phase, lead, trump, contract und so weiter. Punkte und Stiche ergeben sich aus den Karten in den Stichen.
edit-well = Jede Karte liegt, wo sie soll.
edit-wrong = { $n ->
    [one] Eines stimmt noch nicht:
   *[other] { $n } Dinge stimmen noch nicht:
}
edit-word = „{ $text }“ ist keine Karte. Schreib Wert und Farbe, etwa AH, 10S oder ♥A.
edit-foreign = { $cards } gibt es in diesem Spiel nicht.
edit-twice = { $cards } liegt { $n }-mal da; im Kartenspiel gibt es diese Karte { $of }-mal.
edit-missing = { $n ->
    [one] Eine Karte fehlt:
   *[other] { $n } Karten fehlen:
} { $cards }.
edit-count = { $row }: Hier { $n ->
    [one] liegt eine Karte
   *[other] liegen { $n } Karten
}, es sollten aber { $of } sein.
edit-hands = { $row }: Hier { $n ->
    [one] ist eine Karte
   *[other] sind { $n } Karten
}; mit den übrigen Stichen und den Karten auf dem Tisch sollten es { $of } sein.
edit-impossible = Diese Stellung kann nie vorkommen: { $text }
position-tricks = { $row }: Aus { $n } gewonnenen Karten werden keine ganzen Stiche; ein Stich hat { $of } Karten.
position-last = { $cards } soll im letzten Stich liegen, liegt aber in keinem Stich. Leg die Karte zurück, oder nimm last, last_by und prev aus der Zeile.
position-misfit = Die Karten passen nicht zu Ansage und Verlauf. Sieh dir Trumpf, Ausspiel und die Zeile mit den Zahlen an.
edit-course = Bei Schritt { $n } kann das Spiel nicht weitergehen: { $text }
edit-waits = Du siehst den Tisch, sobald jede Karte liegt, wo sie soll.
edit-table = Der Tisch
edit-turn = { $name } ist am Zug
edit-points = Punkte bisher
edit-done = Was geschehen ist
edit-nothing = Noch ist nichts geschehen. Sag für alle Plätze an und spiel ihre Karten; alle liegen offen.
edit-undo = Einen Schritt zurück
edit-restart = An den Anfang
edit-lie = Stellung ab hier ändern
edit-lie-more = Die Stellung beginnt dann hier: Du kannst Blätter, Stiche und Trumpf ändern.
edit-solve = Lösen
edit-solving = Wird gelöst …
edit-solved-result = Liegen alle Karten offen und machen alle das Beste daraus, bekommt { $name } { MONEY($value) } mehr als die andere Seite.
edit-solved-contract = { $value ->
    [0] Liegen alle Karten offen und machen alle das Beste daraus, verliert die Seite von { $name } ihre Ansage.
   *[other] Liegen alle Karten offen und machen alle das Beste daraus, erfüllt die Seite von { $name } ihre Ansage.
}
edit-solved-points = Liegen alle Karten offen und machen alle das Beste daraus, bekommt die Seite von { $name } in Stichen noch { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
edit-solved-each = Was jede Karte wert ist
edit-solved-best = am besten
edit-yes = erfüllt
edit-no = verloren
solve-over = Das Spiel ist zu Ende: Hier gibt es nichts mehr zu lösen.
solve-no-card = Noch ist keine Karte zu spielen. Mach zuerst alle Ansagen bis zur ersten Karte.
solve-stock = { $n ->
    [one] Eine Karte ist noch zu ziehen
   *[other] { $n } Karten sind noch zu ziehen
}: Lösen kannst du eine Stellung mit höchstens { $most }.
solve-too-long = Diese Stellung ist zu groß, um sie hier zu lösen. Spiel ein paar Stiche und versuch es noch einmal, oder nimm auf der Befehlszeile hlaska solve: Dort ist mehr Zeit.
solve-unsolvable = Diese Stellung lässt sich nicht lösen: { $text }
edit-play = Von hier weiterspielen
edit-play-as = Als
edit-play-more = Das öffnet einen neuen Tisch mit diesen Karten, gegen Computerspieler. Es ist Übung und zählt nicht.
edit-replay = Schritt für Schritt zeigen
edit-record = Die Aufzeichnung
edit-record-more = Hier steht die Stellung als Text. Ändere ihn, füg eine andere Aufzeichnung ein, oder öffne eine Datei.
edit-record-set = Diese Aufzeichnung übernehmen
edit-record-file = Datei öffnen
edit-record-save = Als Text speichern
edit-diagram = Diagramm
edit-diagram-draw = Diagramm zeichnen
edit-diagram-save = Bild speichern
edit-print = Drucken
