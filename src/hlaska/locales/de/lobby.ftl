# Tische mit anderen: Spielsaal, Codes, Warten.
lobby-more = Setz dich auf einen freien Platz oder eröffne einen Tisch: Niemand muss allein warten.
lobby-name = Dein Name
lobby-quick = Schnell mitspielen
lobby-quick-more = Kreuz an, was du spielen magst: Du kommst an den Tisch, an dem am wenigsten Spieler fehlen. Gibt es keinen, wird einer für dich eröffnet. Ihr spielt nach den üblichen Regeln.
lobby-games = Spiele: { $names }
lobby-quick-go = Platz suchen
lobby-quick-none = Kreuz mindestens ein Spiel an.
lobby-code = Mit einem Code mitspielen
lobby-code-more = Gib die sechs Buchstaben ein, die du zu diesem Tisch bekommen hast.
lobby-code-label = Code
lobby-code-go = Zum Tisch
lobby-tables = Öffentliche Tische
lobby-filter = Spiel
lobby-filter-all = alle Spiele
lobby-filter-people = Zeigen
lobby-filter-open = Tische mit freiem Platz
lobby-filter-any = alle Tische, auch die nur zum Zusehen
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
lobby-filter-name = Wer am Tisch sitzt
lobby-here-none = Sonst ist gerade niemand da.
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
lobby-none = Gerade ist kein öffentlicher Tisch offen.
lobby-none-filter = Kein Tisch passt zum Filter.
lobby-none-more = Drück auf „Platz suchen“: Der Tisch, der dann aufgeht, steht hier, und wer zuerst kommt, spielt mit dir. Oder eröffne einen nach eigenen Regeln, auch mit einem Code nur für Freunde.
lobby-changed = { $n ->
    [one] Ein Tisch hat einen freien Platz.
   *[other] { $n } Tische haben einen freien Platz.
}
lobby-new = Tisch eröffnen
lobby-who = Wer spielt mit?
lobby-who-alone = Computerspieler
lobby-who-private = Alle, denen ich den Link schicke
lobby-who-code = Alle, denen ich den Link oder einen Code aus sechs Buchstaben gebe
lobby-who-public = Alle: Der Tisch steht in der öffentlichen Liste
lobby-code-of = Code des Tisches
lobby-public-of = Der Tisch steht in der öffentlichen Liste.
lobby-share = Link teilen
lobby-start = { $n ->
    [one] Gleich anfangen, mit einem Computerspieler
   *[other] Gleich anfangen, mit { $n } Computerspielern
}
lobby-invite = Einladen
lobby-kept = für einen Gast reserviert
lobby-anybody = Für alle
lobby-computer = Computer
lobby-invite-more = Dieser Link gilt für einen Platz und nur einmal: Schick ihn dem, der dort sitzen soll.
lobby-invited = Ein Platz ist für dich reserviert
lobby-awaits = wartet auf einen Gast
lobby-leave = Den Tisch verlassen
lobby-away = { $name } hat den Tisch verlassen.
problem-no-code = Unter diesem Code wartet kein Tisch. Lass dir einen neuen geben, oder frag, ob noch jemand da ist.
problem-code-begun = An diesem Tisch läuft die Partie schon: Mit dem Code bekommst du keinen Platz mehr.
problem-bad-code = Ein Code hat { $n } Buchstaben, ohne I, L, N, O, Q und V.
lobby-rate = Gewertet
lobby-rate-more = Jedes Spiel zählt für die Wertung aller, die mitspielen, auch wenn jemand weggeht. Mindestens zwei Menschen müssen am Tisch sein.
lobby-rated = gewertet
lobby-programs = Bots willkommen
lobby-programs-more = Bots von anderen dürfen sich auf freie Plätze setzen; man sieht immer, dass es Bots sind.
lobby-successors = Wer geht, darf ersetzt werden
lobby-successors-more = Geht jemand endgültig, kann ein anderer den Platz übernehmen, mit dem Stand, wie er ist. An gewerteten Tischen geht das nicht.
lobby-programs-too = auch mit Bots
lobby-program-of = von { $name }
refused-programs = Dieser Tisch ist für Menschen, nicht für Bots.
refused-own-program = An diesem Tisch sitzt du schon, oder ein Bot von dir: Wo Fremde mitspielen oder gewertet wird, bekommt jeder nur einen Platz.
lobby-archive = Archiv der Spiele
lobby-ratings = Wertungen
lobby-clubs = Klubs
ratings-club = Wertungen im Klub
ratings-lead = Wer an gewerteten Tischen spielt, hat in jedem Spiel eine Wertung. Sie beginnt bei 1500 und wird mit jedem Spiel sicherer. Computerspieler werden nach ihrer Stärke gewertet. Es zählt, wer besser abgeschnitten hat, nicht um wie viel; wo es geht, wird das Kartenglück vorher abgezogen.
ratings-players = Zahl der Spieler
ratings-place = Platz
ratings-name = Name
ratings-rating = Wertung
ratings-deals = Spiele
ratings-computer = { $level } (Computer)
ratings-guest = Du als Gast
ratings-guest-more = Andere sehen Gäste in der Liste nicht. Mit einem Konto bleibt die Wertung auf jedem Gerät deine.
ratings-none = In diesem Spiel hat noch niemand gewertet gespielt.
ratings-none-more = Eröffne einen Tisch für andere und wähle „Gewertet“.
ratings-order = Gereiht wird nach Wertung minus Unsicherheit: Ein einziger guter Abend bringt niemanden an die Spitze.
lobby-about = Befreunden, blockieren oder melden: { $names }
lobby-left = Ein Platz zum Übernehmen
