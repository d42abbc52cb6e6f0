# Tische mit anderen: Spielsaal, Codes, Warten.
lobby-more = Setzen Sie sich auf einen freien Platz oder eröffnen Sie einen Tisch: Niemand muss allein warten.
lobby-name = Ihr Name
lobby-quick = Schnell an einen Tisch
lobby-quick-more = Führt an den vollsten Tisch der angekreuzten Spiele, nach deren üblichen Regeln; gibt es keinen, wartet ein neuer Tisch auf andere.
lobby-games = Spiele: { $names }
lobby-quick-go = Platz suchen
lobby-quick-none = Kreuzen Sie mindestens ein Spiel an.
lobby-code = Sie haben einen Code
lobby-code-more = Sechs Buchstaben von dem, der den Tisch eröffnet hat.
lobby-code-label = Code
lobby-code-go = Zum Tisch
lobby-tables = Öffentliche Tische
lobby-filter = Spiel
lobby-filter-all = alle Spiele
lobby-filter-people = Zeigen
lobby-filter-open = freier Platz
lobby-filter-any = auch zusehen
lobby-filter-rules = Regeln
lobby-filter-rules-any = alle
lobby-filter-rules-usual = nur übliche
lobby-filter-rated = Wertung
lobby-filter-rated-true = nur gewertet
lobby-filter-rated-false = ohne Wertung
lobby-filter-clock = Uhr
lobby-filter-clock-true = mit Uhr
lobby-filter-clock-false = ohne Uhr
lobby-clock = { $n } s je Entscheidung
lobby-filter-name = Wer dort sitzt
lobby-here-none = Jetzt ist sonst niemand da.
lobby-here = { $n ->
    [one] Eine Person ist da.
   *[other] { $n } Personen sind da.
}
lobby-free = { $n ->
    [one] Ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-playing = Das { $n }. Spiel läuft
lobby-sit = Platz nehmen
lobby-sit-at = Platz nehmen: { $game }, { $names }
lobby-watch = Zusehen
lobby-watch-at = Zusehen: { $game }, { $names }
lobby-back = An meinen Tisch
lobby-usual = die üblichen Regeln
lobby-bot = { $name } (Computer)
lobby-shown = Weitere Tische ({ $n })
lobby-none = Jetzt ist kein öffentlicher Tisch offen.
lobby-none-filter = Kein Tisch passt.
lobby-none-more = Suchen Sie sich oben einen Platz: Der Tisch, der sich öffnet, steht hier, und wer als Erster kommt, spielt mit Ihnen. Oder eröffnen Sie einen nach eigenen Regeln, auch mit einem Code nur für Freunde.
lobby-changed = { $n ->
    [one] Ein Tisch hat einen freien Platz.
   *[other] { $n } Tische haben einen freien Platz.
}
lobby-new = Ein eigener Tisch
lobby-who = Wer spielt
lobby-who-alone = Ich und Computerspieler
lobby-who-private = Wem ich den Link schicke
lobby-who-code = Wem ich den Link oder einen Code aus sechs Buchstaben schicke
lobby-who-public = Alle: Der Tisch steht in der öffentlichen Liste
lobby-code-of = Code des Tisches
lobby-public-of = Der Tisch steht in der öffentlichen Liste.
lobby-share = Link teilen
lobby-start = { $n ->
    [one] Sofort mit einem Computerspieler beginnen
   *[other] Sofort mit { $n } Computerspielern beginnen
}
lobby-invite = Einladen
lobby-kept = für einen Gast reserviert
lobby-anybody = Für alle
lobby-computer = Computer
lobby-invite-more = Dieser Link führt zu einem einzigen Platz und gilt einmal: Schicken Sie ihn dem, der dort sitzen soll.
lobby-invited = Ein Platz ist für Sie reserviert
lobby-awaits = wartet auf einen eingeladenen Gast
lobby-leave = Den Tisch verlassen
lobby-away = { $name } hat den Tisch verlassen.
problem-no-code = Mit diesem Code wartet kein Tisch. Bitten Sie um einen neuen, oder fragen Sie, ob jemand da ist.
problem-code-begun = Die Partie an diesem Tisch hat begonnen; der Code führt zu keinem Platz mehr.
problem-bad-code = Das ist kein Code: Ein Code hat { $n } Buchstaben, ohne I, L, N, O, Q und V.
lobby-rate = Gewertet
lobby-rate-more = Jedes Spiel ändert die Wertung aller, die spielen, auch wer weggeht. Mindestens zwei Menschen.
lobby-rated = gewertet
lobby-programs = Auch Programme dürfen sich setzen
lobby-programs-more = Programme von Leuten dürfen freie Plätze nehmen; man sieht immer, dass es Programme sind.
lobby-successors = Wer geht, darf ersetzt werden
lobby-successors-more = Wer endgültig geht, dem darf jemand anderes folgen, mit dem Stand, wie er ist; nicht an gewerteten Tischen.
lobby-programs-too = auch mit Programmen
lobby-program-of = von { $name }
refused-programs = Dieser Tisch ist für Menschen, nicht für Programme.
refused-own-program = An diesem Tisch sitzen schon Sie oder ein Programm von Ihnen: Wo Fremde spielen oder gewertet wird, hat jeder einen Platz.
lobby-archive = Archiv der Spiele
lobby-ratings = Wertungen
lobby-clubs = Klubs
ratings-club = Wertungen im Klub
ratings-lead = Wer an gewerteten Tischen spielt, hat in jedem Spiel eine Wertung: anfangs 1500, und je mehr Spiele, desto sicherer ist sie. Computerspieler werden nach ihrer Stufe gewertet. Es zählt, wer in einem Spiel besser abschnitt, nicht um wie viel. In Spielen, in denen das etwas aussagt, wird vorher abgezogen, was durchschnittliche Spieler aus denselben Karten machen würden.
ratings-players = Zahl der Spieler
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-deals = Spiele
ratings-computer = { $level } (Computer)
ratings-guest = Sie als Gast
ratings-guest-more = Gäste werden anderen nicht gezeigt. Mit einem Konto bleibt Ihre Wertung auf jedem Gerät die Ihre.
ratings-none = In diesem Spiel hat noch niemand gewertet gespielt.
ratings-none-more = Eröffnen Sie einen Tisch für andere und wählen Sie „Gewertet“.
ratings-order = Geordnet nach dem, was so gut wie sicher ist: der Wertung ohne ihre Unsicherheit. Ein glücklicher Abend führt also keine Liste an.
lobby-about = Freunde, Listen, Meldung: { $names }
lobby-left = Ein Platz zum Übernehmen
