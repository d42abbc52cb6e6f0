# Der erste Start, der fragt, wie man spielen will.
begin-title = Wie willst du spielen?
begin-more = Wir fragen nur einmal; du kannst später alles ändern.
begin-game = Spiel
begin-level = Computerspieler
begin-players = Namen der Computerspieler
begin-play = Spielen
begin-save = Speichern
begin-all = Alle Regeln und Plätze
begin-learn = Dieses Spiel lernen
