# Das Archiv der Spiele, die Seite eines Spielers und was gegeben wurde.
archive-title = Archiv
archive-events = Turniere, die vorbei sind
archive-lead = Hier stehen alle fertigen Spiele: die der öffentlichen Tische und deine eigenen. Jedes kannst du dir Schritt für Schritt ansehen.
archive-filters = Filter
archive-whose = Wessen Spiele
archive-whose-all = alle
archive-whose-mine = nur meine
archive-who = Wer am Tisch saß
archive-club = Klub
archive-club-any = alle
archive-result-any = beliebig
archive-result-made = Ansage erfüllt
archive-result-failed = Ansage verloren
archive-result-won = gewonnen
archive-result-lost = verloren
archive-from = Von
archive-to = Bis
archive-more = Mehr zeigen
archive-all = Alle Spiele zeigen
archive-none = Hier ist noch kein Spiel.
archive-none-more = Spiel eines zu Ende, dann steht es hier. Was an öffentlichen Tischen gespielt wird, sehen alle.
archive-none-filter = Kein Spiel passt zum Filter.
archive-shown = { $n ->
    [one] { $n } Spiel ist zu sehen.
   *[other] { $n } Spiele sind zu sehen.
}
archive-rated = gewertet
archive-moved = deine Wertung { $moved }
archive-cards = deine Karten waren { $cards } wert
archive-no-luck = Kartenglück eingerechnet
archive-practice = Übung
archive-private = nur für die Mitspieler sichtbar
archive-computer = Computer
archive-program = Bot von { $name }
archive-plays = Alleinspieler
archive-out = hat ausgesetzt

archive-since = Hier seit { $month }
archive-unrated = Noch kein gewertetes Spiel.
archive-results = Öffentliche Spiele nach Spielart
archive-per-deal = je Spiel
archive-results-more = In Klammern und hinter ± steht der Bereich, in dem der wahre Wert in 95 von 100 Fällen liegt. Übungsspiele zählen nicht.
archive-no-public = Noch kein Spiel an einem öffentlichen Tisch.
archive-last = Die letzten öffentlichen Spiele
archive-all-of = Alle öffentlichen Spiele von { $name }
problem-no-person = Niemand hat hier ein Konto mit diesem Namen. Wer kein Konto hat, hat auch keine eigene Seite.
archive-file = Meine Partien herunterladen
archive-file-more = Alle Aufzeichnungen kommen in eine Datei.

archive-dealt-title = Was gegeben wurde
archive-dealt-lead = Hier siehst du, was die Spieler auf die Hand bekamen, und daneben, was durch Zufall zu erwarten wäre. Gezählt sind alle fertigen Spiele, bei denen du das Mischen nachprüfen kannst.
archive-dealt-mixed = { $cards } Karten, vor jedem Spiel gemischt
archive-dealt-joined = { $cards } Karten, nur eingesammelt, nicht gemischt
archive-dealt-joined-more = Die Zahlen für den Zufall dienen hier nur zum Vergleich: Die Karten eines Stichs bleiben ja beisammen.
archive-dealt-deals = { $n ->
    [one] { $n } Spiel.
   *[other] { $n } Spiele.
}
archive-dealt-outside = { $n } von { $all } Zahlen liegen außerhalb ihres Bereichs; durch Zufall allein wären es höchstens etwa { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } Zahl liegt so weit daneben, dass es kein Zufall ist.
   *[other] { $n } Zahlen liegen so weit daneben, dass es kein Zufall ist.
}
archive-dealt-near = Keine Zahl liegt so weit daneben, dass es kein Zufall sein kann.
archive-dealt-where = Blatt
archive-dealt-seat = Platz { $seat }, { $n } Karten
archive-dealt-rest = In keinem Blatt, { $n } Karten
archive-dealt-turned-row = Aufgedeckt
archive-dealt-aces = Asse
archive-dealt-sevens = Siebener
archive-dealt-marriages = Hochzeiten
archive-dealt-trumps = Trümpfe
archive-dealt-turned = Farbe der aufgedeckten Karte
archive-dealt-chance = durch Zufall
archive-dealt-none = Noch ist hier kein beendetes Spiel gezählt.
archive-dealt-how = Wie gezählt wird
archive-dealt-how-cells = Die fette Zahl sagt, in wie vielen Spielen ein Blatt genau so viele hatte. Darunter steht, in wie vielen es durch Zufall im Durchschnitt so wäre. In Klammern steht, zwischen welchen Zahlen es durch Zufall in 95 von 100 Fällen liegt. Gerechnet wird genau: hypergeometrisch für ein Blatt, binomial über alle Spiele.
archive-dealt-how-many = Eine von zwanzig Zahlen liegt schon durch Zufall außerhalb. Unterstrichen ist darum nur, was selbst bei so vielen Zahlen zu weit daneben liegt.
archive-dealt-how-not = Platz 1 ist die Vorhand. Abgebrochene Spiele zählen nicht; wer vor schlechten Blättern davonläuft, ändert also die Zahlen. Übungen und gewählte Blätter sind nicht dabei. Zählen kann zeigen, dass unfair gegeben wird, aber nie beweisen, dass es fair zugeht: Dafür kannst du jedes Spiel prüfen.
