# Turniere
problem-no-event = Dieses Turnier gibt es nicht.
problem-events-full = Du leitest { $most } Turniere, die noch laufen. Beende zuerst eines davon.
problem-event-text = Schreib nur sichtbare Zeichen.
problem-no-daily = Für diesen Tag gibt es hier keine Spiele des Tages.
problem-daily-program = Die Spiele des Tages sind für Menschen, nicht für Programme.

event-refused-absent = Fehlen kann nur, wer an diesem Tisch sitzt.
event-refused-all-drawn = Alle Runden sind ausgelost. Beende das Turnier, oder gib ihm mehr Runden.
event-refused-busy = Jemand davon spielt noch. Trag zuerst das Ergebnis dieses Tisches ein.
event-refused-called = Dieser Tisch hat die Leitung schon gerufen. Sie kommt.
event-refused-cannot-undo = Das lässt sich nicht zurücknehmen. Bring es mit einem anderen Schritt in Ordnung.
event-refused-challenged = Du hast schon jemanden gefordert. Zieh diese Forderung zuerst zurück.
event-refused-clock-runs = Die Uhr läuft schon.
event-refused-count = Dieser Tisch hat { $count } Plätze. Gib { $count } Zahlen an.
event-refused-directors-only = Das kann nur die Turnierleitung. Ruf sie.
event-refused-empty = Trag die Punkte aller { $count } Plätze ein.
event-refused-endless = Dieses Spiel endet nicht von selbst. Sag, wie viele Spiele oder Minuten eine Runde hat.
event-refused-finished = Das Turnier ist vorbei. Öffne es zuerst wieder.
event-refused-fixed-tables = Im K.-o.-Turnier bleiben die Tische, wie sie ausgelost sind. Trag ein, wer fehlt.
event-refused-format = Diese Einstellungen passen nicht zur Turnierform. Mehrere Meldungen je Person brauchen Zweiertische.
event-refused-format-fixed = Turnierform, Tische und Art der Meldung bleiben nach der ersten Runde, wie sie sind.
event-refused-founded = Das Turnier gibt es schon. Ändere es, oder gründe ein anderes.
event-refused-full = Das Turnier ist voll.
event-refused-game-size = Nach diesen Regeln ist das Spiel für { $players }, die Tische haben aber { $size } Plätze.
event-refused-games = Wähle für jede Tischgröße die Regeln eines Spiels.
event-refused-gone = Diese Meldung ist gegangen. Lass sie zuerst zurückkommen.
event-refused-kind-fixed = Wer sich meldet (einzeln, Paare, Teams), bleibt nach der ersten Meldung, wie es ist.
event-refused-late = Zum Einsteigen ist es zu spät: Du wärst jetzt schon ausgeschieden.
event-refused-later-acts = Nach diesem Schritt ist etwas geschehen, das auf ihm beruht. Nimm zuerst das zurück.
event-refused-later-draw = Nach diesem Schritt wurde eine Runde ausgelost. Berichtige die Folge mit einer Entscheidung.
event-refused-league-negative = Punkte für Plätze und Anzahlen gezählter Turniere sind Zahlen ab 0.
event-refused-league-places = Gib die Punkte für jeden Platz an.
event-refused-league-twice = Ein Turnier zählt in einer Liga einmal.
event-refused-long-text = Der Text ist zu lang. Schreib höchstens 1000 Zeichen.
event-refused-members = Eine Meldung hat hier { $size } verschiedene Personen. Nenne jede einmal.
event-refused-minutes = Du kannst bis zu 600 Minuten geben oder nehmen, sobald eine Runde ausgelost ist.
event-refused-money = Die Spiele eines Turniers zählen in derselben Einheit. Wähle ein Spiel.
event-refused-name = Jeder Name hat 1 bis 80 Zeichen.
event-refused-negative = Runden, Minuten, Spiele und Meldungen sind Zahlen ab 0.
event-refused-no-act = Diese Zeile gibt es im Protokoll nicht.
event-refused-no-call = Dort wartet niemand mehr auf die Leitung.
event-refused-no-challenge = Diese Forderung gibt es nicht mehr. Schau, welche offen sind.
event-refused-no-clock = Es läuft keine Uhr.
event-refused-no-entry = Diese Meldung gibt es nicht. Nimm eine aus der Liste.
event-refused-no-partners = Paare brauchen ein Spiel, in dem Partner einander gegenübersitzen.
event-refused-no-reason = Sag warum: Eine Entscheidung braucht ihren Grund.
event-refused-no-result = Dieser Tisch hat noch kein Ergebnis. Trag es ein.
event-refused-no-round = Diese Runde gibt es nicht.
event-refused-no-seat = Hier werden Tische ausgelost. Nur in Rangliste oder Arena sucht man sich Gegner aus.
event-refused-no-table = Diesen Tisch gibt es in der Runde nicht.
event-refused-not-alike = Nach diesen Regeln können zwei Tische nicht die gleichen Spiele bekommen. Wähle andere Regeln, oder verschiedene Spiele an jedem Tisch.
event-refused-not-asked = Diese Forderung gilt nicht dir, oder du hast sie schon angenommen.
event-refused-not-invited = Gespielt wird nach Liste, und dieser Name steht nicht darauf. Frag die Leitung.
event-refused-not-member = Diese Person spielt in dieser Meldung nicht.
event-refused-not-own = Das können nur die Betroffenen oder die Leitung.
event-refused-not-started = Das Turnier hat noch nicht begonnen. Beginne es zuerst.
event-refused-nothing-to-confirm = An diesem Tisch wartet kein Ergebnis auf Bestätigung.
event-refused-pairs = Paare spielen an Vierertischen.
event-refused-per-person = Nur im K.-o.-Turnier kann jemand mehrere Meldungen haben, höchstens 9.
event-refused-places = Plätze an diesem Tisch sind Zahlen von 1 bis { $count }.
event-refused-ranking = Gezählte Runden sind Zahlen ab 0. Nenne jede Feinwertung nur einmal.
event-refused-result-missing = Runde { $round } läuft noch. Trag zuerst die fehlenden Ergebnisse ein.
event-refused-rounds = Es sind schon mehr Runden ausgelost.
event-refused-same = Nur Tische hier können gleiche Spiele haben. Wähle ein Spiel.
event-refused-same-name = Dieser Name ist hier vergeben. Wähle einen anderen.
event-refused-same-person = Dieses Ergebnis hast du eingetragen. Bestätigen muss es jemand anders am Tisch.
event-refused-same-table = Das ist ein Tisch. Nenne zwei verschiedene.
event-refused-seat-count = Nenne so viele verschiedene Meldungen, wie der Tisch Plätze hat.
event-refused-sizes = Tische haben 2, 3 oder 4 Plätze. Nenne jede Größe einmal.
event-refused-split = Wähle die aus, die von diesem Tisch an einen eigenen gehen.
event-refused-started = Das Turnier hat schon begonnen. Lose eine Runde aus.
event-refused-sums = Die Punkte sind nicht die Summen der Spiele. Prüf beides.
event-refused-table-size = Das gäbe einen Tisch mit { $count }. Wähle Tische, die zusammenpassen.
event-refused-team-size = Ein Team hat 2 bis 20 Mitglieder.
event-refused-there = Diese Meldung ist schon da.
event-refused-time-over = Die Zeit ist um. Trag die fehlenden Ergebnisse ein und beende, oder gib Minuten dazu.
event-refused-too-far = Das ist zu weit. Fordern kann man bis zu { $reach } Plätze höher.
event-refused-too-few = Zum Beginnen sind es zu wenige: Ein Tisch braucht { $least }.
event-refused-too-many-entries = Eine Person kann hier nicht mehr als { $count } Meldungen haben.
event-refused-twice = Diese Person ist schon gemeldet (Meldung { $entry }). Jeder meldet sich einmal.
event-refused-two-results = Dieser Tisch hat schon ein Ergebnis. Bestätige es, oder berichtige es mit einer Entscheidung.
event-refused-undone = Das ist schon zurückgenommen.
event-refused-unit = Eine Skala von Unterschieden braucht ihre Einheit. Nimm die des Spiels, oder setz eine.
event-refused-waiting = Niemand ist frei.

events-title = Turniere
events-lead = Turniere hier oder mit echten Karten: Das Programm lost die Tische aus, hält die Zeit und rechnet.
events-none = Kein Turnier ist angekündigt. Gründe eines.
events-past = Vorbei
events-mine = du bist dabei
events-new = Neues Turnier
events-found = Turnier gründen
events-guest-found = Um ein Turnier zu leiten, brauchst du ein Konto.
events-guest = Um mitzuspielen, brauchst du ein Konto.
events-entries-n = { $n ->
    [one] Eine Meldung
   *[other] { $n } Meldungen
}
events-rounds-n = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
events-state-announced = noch nicht begonnen
events-state-running = Runde { $n } läuft
events-state-on = hat begonnen
events-state-finished = vorbei
events-format = Turnierform
events-format-lot = Nach Los
events-format-lot-more = Jede Runde wird neu ausgelost; kaum jemand trifft sich zweimal.
events-format-movement = Wandertisch
events-format-movement-more = Wer gewinnt, bleibt; der Zweite geht einen Tisch weiter, der Dritte zwei, der Vierte drei.
events-format-swiss = Schweizer System
events-format-swiss-more = Wer ähnlich steht, trifft aufeinander, möglichst nie zweimal.
events-format-robin = Jeder gegen jeden
events-format-robin-more = Bis sich alle getroffen haben.
events-format-knockout = K. o.
events-format-knockout-more = Wer verliert, ist draußen oder spielt in der Trostrunde.
events-format-double = Doppel-K.-o.
events-format-double-more = Erst die zweite Niederlage wirft hinaus.
events-format-ladder = Rangliste mit Forderungen
events-format-ladder-more = Du forderst, wer höher steht, so oft du willst.
events-format-arena = Arena
events-format-arena-more = Spiel in fester Zeit, so oft du willst.
events-tables-of = Tische zu { $sizes }
events-kind = Wer sich meldet
events-kind-singles = Einzelne
events-kind-pairs = feste Paare
events-kind-teams = Teams
events-name = Name
events-date = Datum
events-where-here = online, jeder an seinem Gerät
events-size = Plätze an einem Tisch
events-size-n = Tische zu { $n }
events-smaller = Auch Tische zu { $n }, damit weniger aussetzen
events-rules = Spiel und Regeln, in einer Zeile
events-rounds = Runden (0: du entscheidest)
events-team-size = Mitglieder eines Teams
events-length-none = ohne Grenze
events-length-own = eine Partie je Runde
events-length-own-more = Jede Runde ist eine Partie, so lang, wie es die Regeln des Spiels vorsehen.
events-same-more = Jeder wird mit denen verglichen, die an den anderen Tischen auf demselben Platz saßen. Ergebnisse gibt es, wenn alle Tische der Runde fertig sind.
events-more = Weitere Einstellungen
events-ranking = Gewertet nach
events-ranking-usual = wie bei dieser Form üblich
events-ranking-points = Punkte
events-ranking-wins = Siege
events-ranking-places = Plätze an den Tischen
events-ranking-matchpoints = Vergleichspunkte
events-ranking-difference = Abstand vom Durchschnitt
events-ranking-scale = bewerteter Abstand
events-best = Beste Runden, die zählen (0: alle)
events-per-person = Wie oft sich eine Person melden darf
events-consolation = Nach wie vielen Runden Verlierer noch in den Trostpokal kommen (0: nie)
events-consolation-cup = Trostrunde
events-reach = Wie viele Plätze höher man fordern darf (0: beliebig)
events-open = Jeder mit einem Konto darf sich melden
events-invited = Wer sich melden darf, ein Name je Zeile
events-director = Turnierleitung
events-director-is = Leitung: { $names }
events-clock = Noch
events-paused = Pause
events-time-over = Die Zeit ist um
events-wall = Für die Wand
events-send = Link für die Spieler
events-send-more = Wer ihn öffnet, sieht Tische und Stand und kann sich melden
events-leave-wall = Schließen
events-back = Zurück
events-you = Du
events-you-in = Du bist gemeldet. Hier wird die erste Runde ausgelost.
events-you-left = Du bist ausgestiegen. Zur nächsten Runde kannst du zurückkommen.
events-enter = Melden als { $name }
events-enter-more = Bis zur Auslosung kannst du dich wieder abmelden.
events-enter-late = Du spielst ab der nächsten Runde.
events-enter-pair = Ein Paar melden
events-enter-team = Ein Team melden
events-find = Namen suchen
events-only-open = nur Tische, die spielen ({ $n })
events-entered = Du bist gemeldet.
events-by-list = Gespielt wird nach Liste: Frag die Leitung.
events-pair-name = Name des Paares (leer: beide Namen)
events-team-name = Name des Teams
events-mate = Spieler { $n }
events-with = mit { $names }
events-to-table = An meinen Tisch
events-call = Leitung rufen
events-call-why = Worum geht es? (leer: bitte kommen)
events-call-go = Rufen
events-called = Die Leitung ist gerufen.
events-call-from = Tisch { $table } ruft ({ $name }):
events-answer = Ich bin dort
events-confirm-ask = { $name } hat dieses Ergebnis eingetragen. Stimmt es?
events-confirm = Bestätigen
events-bye = Diese Runde setzt du aus.
events-wait = Warte auf die nächste Runde.
events-wait-end = Du hast alles gespielt.
events-rank = Du stehst auf Platz { $rank }.
events-withdraw = Aussteigen
events-withdraw-sure = Noch einmal drücken: aussteigen
events-return = Zurückkommen
events-absent = nicht gekommen
events-absent-some = Jemand ist nicht gekommen
events-sign = Vorzeichen wechseln
events-sum = Die Punkte ergeben zusammen { $sum }.
events-number-wrong = { $name }: Schreib eine Zahl wie 12 oder −0,5.
events-whole-wrong = { $name }: Schreib eine ganze Zahl wie 12 oder −6.
events-write-whole = In Punkten des Spiels: 12, −6. Ganze Zahlen.
events-walkover = Es ist kein Gegner da: Der Tisch endet von selbst.
events-plays = spielt
events-plays-cards = echte Karten
events-void = nicht gespielt
events-won-absent = die anderen sind nicht gekommen
events-unconfirmed = von { $name } eingetragen, nicht bestätigt
events-correct = Ergebnis ändern
events-merge = Mit einem Tisch vereinen
events-merge-into = Welcher Tisch?
events-merge-go = Vereinen
events-table-n = Partie { $n }
events-standings = Zwischenstand
events-standings-end = Endstand
events-winner = { $n ->
    [one] Gewonnen hat { $names }
   *[other] Gewonnen haben { $names }
}
events-adjusted = Entscheidungen
events-teams = Teams
events-tie-wins = Siege
events-tie-points = Punkte
events-tie-places = Plätze
events-tie-difference = Abstand
events-tie-best = Beste Runde
events-tie-last = Letzte Runde
events-tie-opponents = Gegner
events-tie-direct = Direkt
events-entries = Meldungen ({ $n })
events-entries-none = Noch ist niemand gemeldet.
events-add = Hinzufügen
events-add-many = Mehrere auf einmal eintragen
events-add-many-more = Ein Name pro Zeile
events-add-all = { $n ->
    [one] Einen Namen eintragen
   *[other] { $n } Namen eintragen
}
events-add-more = Wer hier ein Konto dieses Namens hat, kann an Tischen hier spielen; alle anderen spielen mit echten Karten.
events-added = { $name } ist gemeldet.
events-left = ausgestiegen
events-leaves = Geht
events-leaves-sure = Noch einmal drücken: geht
events-remove = Entfernen
events-rename = Namen ändern
events-returns = Kommt zurück
events-substitute = Ersatz
events-substitute-name = Wer dafür spielt
events-replace-whom = Statt
events-start-more = Beginne, wenn die ersten da sind; andere können später noch dazukommen.
events-start = Turnier beginnen
events-started = Das Turnier hat begonnen.
events-draw-free = Alle Freien setzen
events-finish = Turnier beenden
events-finish-sure = Noch einmal drücken: beenden
events-over = Das Turnier ist vorbei.
events-reopen = Wieder öffnen
events-playing = { $n ->
    [one] ein Tisch spielt noch
   *[other] { $n } Tische spielen noch
}
events-seat = Wer sich gefordert hat, an einen Tisch setzen
events-seat-first = Wer fordert
events-seat-other = Wer gefordert wird
events-seat-go = Setzen
events-challenge = Fordern
events-challenge-whom = Wen forderst du?
events-challenge-free = Du bist frei: Fordere jemanden, oder warte, bis dich jemand fordert.
events-challenged = Du hast { $names } gefordert.
events-challenge-waits = Du wartest auf eine Antwort von { $names }.
events-challenge-back = Forderung zurückziehen
events-challenge-by = { $name } fordert dich.
events-challenge-by-with = { $name } fordert dich, zusammen mit { $names }.
events-challenge-accept = Annehmen
events-challenge-decline = Ablehnen
events-pause = Uhr anhalten
events-resume = Uhr weiterlaufen lassen
events-extend = { $n } Minuten mehr
events-ruling = Entscheidung oder Strafe
events-ruling-for = Für wen
events-ruling-nobody = für niemanden: ohne Punkte
events-ruling-points = Punkte (Strafe: −)
events-ruling-text = Was du entscheidest
events-rulings = Entscheidungen
events-journal = Protokoll
events-journal-more = Wer was wann und warum getan hat. Nichts wird je gelöscht.
events-journal-file = Als Datei speichern
events-line-n = Zeile { $n }
events-minutes-n = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
events-server = der Server
events-undo = Zurücknehmen
events-undone = zurückgenommen
events-lot-more = Alle Runden werden nach einem Geheimnis ausgelost. Sein SHA-256 steht hier von Anfang an, das Geheimnis selbst am Ende. Dann kann jeder die Auslosung wiederholen und muss auf dieselben Tische kommen.
events-lot-later = wird nach dem Turnier gezeigt
events-deal = Spiel
events-first-deal = gibt zuerst
events-signed = Unterschrift
events-act-found = Turnier gegründet
events-act-change = Ankündigung geändert
events-act-enter = Meldung
events-act-withdraw = Meldung geht
events-act-return = Meldung kommt zurück
events-act-substitute = Ersatz
events-act-start = Beginn
events-act-draw = Runde ausgelost
events-act-seat = Tisch gesetzt
events-act-challenge = Forderung
events-act-accept = Forderung angenommen
events-act-decline = Forderung abgelehnt
events-act-record = Ergebnis
events-act-merge = Tische vereint
events-act-split = Tisch geteilt
events-act-confirm = Ergebnis bestätigt
events-act-correct = Ergebnis berichtigt
events-act-adjust = Punkte angepasst
events-act-rule = Entscheidung
events-act-call = Leitung gerufen
events-act-answer = Leitung gekommen
events-act-pause = Uhr angehalten
events-act-resume = Uhr läuft weiter
events-act-extend = Zeit geändert
events-act-undo = zurückgenommen
events-act-finish = Ende

# Deals of the day
daily-title = Spiele des Tages
daily-lead = Alle bekommen die gleichen Karten und spielen mit den gleichen Computerspielern. Dein Ergebnis wird mit allen anderen verglichen, gute Karten helfen also nicht. Jedes Spiel spielst du einmal, ohne Tipps.
daily-until = Neue Spiele gibt es um { $time }.
daily-deals-n = { $n ->
    [0] eine Partie
    [one] ein Spiel
   *[other] { $n } Spiele
}
daily-people-n = { $n ->
    [0] noch niemand hat angefangen
    [one] eine Person hat angefangen
   *[other] { $n } Personen haben angefangen
}
daily-play = Spielen
daily-go-on = Weiterspielen
daily-done = { $n } von { $of } gespielt
daily-over = Du bist fertig
daily-guest = Melde dich an, um mitzuspielen. Dein Name steht dann in der Rangliste.
daily-ranking = Rangliste
daily-ranking-more = Bei jedem Spiel zählt, um wie viel du über dem Durchschnitt aller liegst, die es gespielt haben.
daily-later = Die Rangliste siehst du, wenn du fertig bist; alle anderen sehen sie, wenn der Tag vorbei ist ({ $time }).
daily-nobody = Niemand ist fertig geworden.
daily-own = Deine Spiele
daily-you = Du
daily-mean = Durchschnitt
daily-best = Bestes
daily-beyond = Über dem Durchschnitt
daily-made = Ergebnis
daily-replay = Spiel { $n } nachspielen
daily-yesterday = Rangliste von gestern
daily-today = Die Spiele von heute
daily-how = Wie die Karten gemischt sind
daily-how-more = Alle Spiele des Tages kommen aus einer geheimen Zahl. Hier steht die SHA-256-Prüfsumme; die Zahl selbst siehst du, wenn der Tag vorbei ist.

# Leagues
events-league = Name der Liga, für die es zählt (darf leer bleiben)
events-league-best = Beste Turniere, die zählen (0: alle)
events-league-places = Punkte für die Plätze, beste zuerst (leer: die erspielten Punkte)
events-league-more = Alle deine Turniere mit diesem Liganamen werden zusammengezählt, in einem Klub alle des Klubs.
events-league-of = Liga: { $name }
events-league-counts = { $n ->
    [one] das beste Turnier zählt
   *[other] die besten { $n } zählen
}
events-league-drops = { $n ->
    [one] ohne das schlechteste
   *[other] ohne die schlechtesten { $n }
}
events-league-by-places = Punkte nach Plätzen: { $points }
events-league-by-points = Punkte, wie sie erspielt wurden
events-league-out = zählt nicht:
events-league-none = Noch kein Turnier dieser Liga ist zu Ende.
problem-no-league = Dieses Turnier zählt für keine Liga.
