# Das Archiv der Spiele, die Seite eines Spielers und was gegeben wurde.
archive-title = Archiv
archive-lead = Jedes beendete Spiel: die der öffentlichen Tische und Ihre eigenen. Jedes lässt sich Schritt für Schritt ansehen.
archive-filters = Was gesucht wird
archive-whose = Wessen Spiele
archive-whose-all = alle
archive-whose-mine = nur meine
archive-who = Wer dort saß
archive-result-any = beliebig
archive-result-made = Ansage erfüllt
archive-result-failed = Ansage verloren
archive-result-won = gewonnen
archive-result-lost = verloren
archive-from = Von
archive-to = Bis
archive-more = Mehr zeigen
archive-all = Alle Spiele zeigen
archive-none = Noch ist kein Spiel hier.
archive-none-more = Spielen Sie eines zu Ende, dann steht es hier; die öffentlicher Tische sehen alle.
archive-none-filter = Kein Spiel passt dazu.
archive-shown = { $n ->
    [one] { $n } Spiel ist zu sehen.
   *[other] { $n } Spiele sind zu sehen.
}
archive-rated = gewertet
archive-practice = Übung
archive-private = nur für die, die dort saßen
archive-computer = Computer
archive-program = Programm von { $name }
archive-plays = Alleinspieler
archive-out = setzte aus

archive-since = Hier seit { $month }
archive-unrated = Hat noch an keinem gewerteten Tisch gespielt.
archive-results = Öffentliche Spiele nach Spielart
archive-per-deal = je Spiel
archive-results-more = In Klammern und hinter ±: wo der wahre Wert in 95 von 100 Fällen liegt. Übungen zählen nicht.
archive-no-public = Noch kein Spiel an einem öffentlichen Tisch.
archive-last = Die letzten öffentlichen Spiele
archive-all-of = Alle öffentlichen Spiele von { $name }
problem-no-person = Niemand hat hier ein Konto mit diesem Namen. Wer keines hat, hat auch keine eigene Seite.
archive-file = Meine Partien herunterladen
archive-file-more = Alle als Aufzeichnungen in einer Datei.
