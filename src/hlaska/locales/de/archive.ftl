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
