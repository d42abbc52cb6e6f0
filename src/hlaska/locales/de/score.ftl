# Aufschreiben bei echten Karten. Spieler nennt SEAT($player).

score-title = Echte Karten aufschreiben
score-lead = Tragen Sie ein, was mit echten Karten gespielt wurde; jedes Spiel wird Posten für Posten nach Ihren Regeln abgerechnet.
score-sheets = Ihre Spielzettel
score-games = Einen Spielzettel beginnen
score-new-of = { $game }: neuer Spielzettel
score-players = Spieler im Uhrzeigersinn
score-player = Spieler { $n }
score-first = Wer sitzt links vom ersten Geber?
score-begin = Beginnen
score-enter = Spiel { $n } eintragen
score-deal = Spiel { $n }
score-deals = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
score-settle = Abrechnen
score-cancel = Abbrechen
score-correct = Berichtigen
score-remove = Entfernen
score-undo = Zurück
score-more = Mehr
score-yes = ja
score-no = nein
score-less = { $what }: weniger
score-more-of = { $what }: mehr
score-rest = Die andere Seite: { $n }
score-csv = Als Tabelle speichern (CSV)
score-print = Drucken
score-again = Neuer Spielzettel, gleiche Spieler und Regeln
score-forget = Spielzettel löschen
score-forget-sure = Noch einmal drücken, um ihn endgültig zu löschen
score-nothing = nichts
score-match = Partie { $n }
score-match-column = Partie
score-total-of = Summe { $name }
score-wins = Gewonnene Partien
score-winner = { $n ->
    [one] { $names } gewinnt die Partie.
   *[other] { $names } gewinnen die Partie.
}
score-next = { SEAT($player) } spricht zuerst.
score-out = { $n ->
    [one] { $names } setzt aus.
   *[other] { $names } setzen aus.
}
score-empty = Noch ist kein Spiel eingetragen.
score-waiting = wartet auf den Server
score-offline = { $n ->
    [one] Der Server antwortet nicht. Ein Spiel liegt auf diesem Gerät und wird abgerechnet, sobald es geht.
   *[other] Der Server antwortet nicht. { $n } Spiele liegen auf diesem Gerät und werden abgerechnet, sobald es geht.
}
score-unkept = Dieser Browser behält nichts: Der Zettel ist weg, wenn die Seite geschlossen wird. Speichern Sie ihn als Tabelle.
score-lost = Dieser Spielzettel ist nicht auf diesem Gerät.

score-part-contract = Spiel
score-part-calls = Ansagen und Fleks
score-part-cards = Ergebnis
score-nobody = niemand
score-none = nein
score-suit = { SUIT($suit) }
score-trump = Trumpf
score-flek = { $level ->
    [0] keiner
   *[other] { flek_name }
}

score-fault-unknown = Das Formular hat sich geändert: Laden Sie die Seite neu und tragen Sie dieses Spiel noch einmal ein.
score-fault-who = Wählen Sie einen Spieler.
score-fault-choose = Wählen Sie eine der Antworten.
score-fault-number = Tragen Sie eine Zahl ein.
score-fault-range = Es muss eine Zahl von { $low } bis { $high } sein, in Schritten von { $step }.
score-fault-sits-out = { SEAT($player) } setzt in diesem Spiel aus: Wählen Sie jemanden, der spielt.

# Mariáš
score-marias-contract = Was wurde gespielt?
score-marias-is-suit = Trumpfspiel
score-marias-is-betl = Betl
score-marias-is-durch = Durch
score-marias-is-open-betl = offener Betl
score-marias-is-open-durch = offener Durch
score-marias-lone = Wer hat gespielt?
score-marias-seven = Sieben angesagt
score-marias-hundred = Hundert angesagt
score-marias-seven_against = Sieben dagegen von
score-marias-hundred_against = Hundert dagegen von
score-marias-two = Zwei Sieben von
score-marias-helper = Farbe der anderen Sieben
score-marias-flek_game = Fleks auf das Spiel
score-marias-flek_hundred = Fleks auf das Hundert
score-marias-flek_seven = Fleks auf die Sieben
score-marias-flek_seven_against = Fleks auf die Sieben dagegen
score-marias-flek_hundred_against = Fleks auf das Hundert dagegen
score-marias-flek_two_sevens = Fleks auf zwei Sieben
score-marias-flek_contract = Fleks
score-marias-revoke = Falsche Karte nachgewiesen
score-marias-played = Die Karten wurden gespielt
score-marias-points = Augen des Alleinspielers
    .help = Asse, Zehner und der letzte Stich, ohne Hochzeiten.
score-marias-twenties = Angesagte Zwanziger
score-marias-forty = Vierzig angesagt von
score-marias-forty_first = Die Vierzig wurde vor den Zwanzigern angesagt
score-marias-seven_in = Trumpfsieben im letzten Stich von
score-marias-seven_won = Sie gewann den letzten Stich
score-marias-helper_won = Die andere Sieben gewann den vorletzten Stich
score-marias-tricks = Stiche des Alleinspielers
score-marias-contract_won = Das Spiel wurde gewonnen

score-fault-twenties = { $n } Zwanziger kann es nicht geben: Das Spiel hat { $most }. Die Hochzeit in Trumpf gehört zur Vierzig.
score-fault-other-side = Das wird gegen den Alleinspieler angesagt: Wählen Sie einen Gegner oder niemanden.
score-fault-one-hundred = Nach diesen Regeln sagt nur eine Seite ein Hundert an: Lassen Sie eines weg.
score-fault-flek-first = Nach diesen Regeln wird erst nach einem Flek auf das Spiel dagegen angesagt: Tragen Sie ihn ein.
score-fault-helper = Die andere Sieben ist nicht die Trumpfsieben: Wählen Sie eine andere Farbe.
score-fault-two-and-seven = Wer zwei Sieben ansagt, sagt nicht auch noch die Sieben an: Lassen Sie eines weg.
score-fault-two-and-hundred = Nach diesen Regeln werden zwei Sieben nicht mit einem Hundert angesagt: Lassen Sie eines weg.
score-fault-unplayed = Nach diesen Regeln wird nach solchen Ansagen nicht gespielt, sondern gleich gezahlt: Antworten Sie mit nein.
score-fault-played = Nach diesen Ansagen wird immer gespielt: Antworten Sie mit ja und tragen Sie das Ergebnis ein.
