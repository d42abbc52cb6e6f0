# Der erste Start, der fragt, wie man spielen will.
begin-title = Wie willst du spielen?
begin-more = Gefragt wird einmal. Alles lässt sich später ändern, bei einem neuen Tisch und in den Einstellungen.
begin-game = Spiel
begin-level = Computerspieler
begin-players = Namen der anderen Spieler
begin-play = Sichern und spielen
begin-save = Sichern
begin-all = Alle Regeln und Plätze
begin-learn = Wie dieses Spiel geht
