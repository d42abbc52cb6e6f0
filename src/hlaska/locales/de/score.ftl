# Aufschreiben bei echten Karten. Spieler nennt SEAT($player).

score-title = Echte Karten abrechnen
score-lead = Trag ein, was ihr mit echten Karten gespielt habt. Wir rechnen jedes Spiel nach euren Regeln ab, Posten für Posten.
score-sheets = Deine Spielzettel
score-games = Spielzettel anfangen
score-new-of = { $game }: neuer Spielzettel
score-players = Spieler im Uhrzeigersinn
score-player = Spieler { $n }
score-first = Wer sitzt links vom ersten Geber?
score-begin = Anfangen
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
score-file = Als Datei speichern
score-file-open = Gespeicherten Spielzettel öffnen
score-file-none = Diese Datei ist kein Spielzettel von Hláška. Ein Spielzettel endet auf .hlaska.json; speichern kannst du ihn unter „Mehr“.
score-file-newer = Diese Datei hat ein neueres Hláška gespeichert. Lade die Seite neu und versuch es noch einmal.
score-file-damaged = Dieser Spielzettel ist beschädigt: Seine Spiele passen nicht zu Regeln und Spielern. Es wurde nichts übernommen.
score-csv = Als Tabelle speichern (CSV)
score-print = Drucken
score-again = Neuer Spielzettel mit denselben Spielern und Regeln
score-forget = Spielzettel löschen
score-forget-sure = Noch einmal drücken: Er ist dann endgültig gelöscht
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
score-unkept = Dieser Browser behält nichts: Der Zettel ist weg, wenn du die Seite schließt. Speichere ihn als Tabelle.
score-lost = Dieser Spielzettel ist nicht auf diesem Gerät.

score-part-contract = Was gespielt wurde
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

score-fault-unknown = Das Formular hat sich geändert: Lade die Seite neu und trage dieses Spiel noch einmal ein.
score-fault-who = Wähle einen Spieler.
score-fault-choose = Wähle eine der Antworten.
score-fault-number = Trage eine Zahl ein.
score-fault-range = Es muss eine Zahl von { $low } bis { $high } sein, in Schritten von { $step }.
score-fault-sits-out = { SEAT($player) } setzt in diesem Spiel aus: Wähle jemanden, der spielt.

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
score-marias-seven_against = Gegen-Sieben angesagt von
score-marias-hundred_against = Gegen-Hundert angesagt von
score-marias-two = Zwei Sieben angesagt von
score-marias-helper = Farbe der anderen Sieben
score-marias-flek_game = Fleks auf das Spiel
score-marias-flek_hundred = Fleks auf das Hundert
score-marias-flek_seven = Fleks auf die Sieben
score-marias-flek_seven_against = Fleks auf die Gegen-Sieben
score-marias-flek_hundred_against = Fleks auf das Gegen-Hundert
score-marias-flek_two_sevens = Fleks auf zwei Sieben
score-marias-flek_contract = Fleks
score-marias-revoke = Wer hat falsch bedient?
score-marias-played = Wurde gespielt?
score-marias-points = Punkte des Alleinspielers
    .help = Asse, Zehner und der letzte Stich, ohne Hochzeiten.
score-marias-twenties = Angesagte Zwanziger
score-marias-forty = Vierzig angesagt von
score-marias-forty_first = Wurde die Vierzig vor den Zwanzigern angesagt?
score-marias-seven_in = Wer hatte die Trumpfsieben im letzten Stich?
score-marias-seven_won = Hat sie den letzten Stich gemacht?
score-marias-helper_won = Hat die andere Sieben den vorletzten Stich gemacht?
score-marias-tricks = Stiche des Alleinspielers
score-marias-contract_won = Wurde das Spiel gewonnen?

score-fault-twenties = { $n } Zwanziger sind zu viele: Im Spiel gibt es { $most }. Die Hochzeit in Trumpf trägst du als Vierzig ein.
score-fault-other-side = Das wird gegen den Alleinspieler angesagt: Wähle einen Gegner oder niemanden.
score-fault-one-hundred = Nach diesen Regeln sagt nur eine Seite ein Hundert an: Trag nur eines ein.
score-fault-flek-first = Nach diesen Regeln muss erst Flek auf das Spiel gegeben sein, bevor jemand Gegen-Sieben oder Gegen-Hundert ansagt: Trag ihn ein.
score-fault-helper = Die andere Sieben kann nicht die Trumpfsieben sein: Wähle eine andere Farbe.
score-fault-two-and-seven = In zwei Sieben steckt die Sieben schon: Trag nur eines von beiden ein.
score-fault-two-and-hundred = Nach diesen Regeln gehen zwei Sieben und ein Hundert nicht zusammen: Trag nur eines von beiden ein.
score-fault-unplayed = Nach diesen Regeln wird nach solchen Ansagen nicht gespielt, sondern gleich gezahlt: Antworte mit Nein.
score-fault-played = Nach diesen Ansagen wird immer gespielt: Antworte mit Ja und trag das Ergebnis ein.

score-marias-rung = { marias_auction-rung }
score-marias-rung-given-up = aufgegeben
score-marias-rung-passed = niemand hat gespielt
score-marias-is-durch-with-partner = Durch mit Partner
score-marias-is-durch-with-wise = Durch mit dem Schlauen
score-marias-partner = Partner
    .help = Wer die gerufene Karte hielt.
score-marias-seven-by = Sieben angesagt von
score-marias-hundred-by = Hundert angesagt von
score-marias-tricks_partner = Stiche des Partners
score-marias-last = Wer machte den letzten Stich?
score-marias-points-forehand = Punkte der Vorhand
    .help = Asse, Zehner und der letzte Stich, ohne Hochzeiten. Vorhand spricht zuerst.
score-marias-marriages = Punkte für Hochzeiten

score-fault-marriages = { $n } Punkte für Hochzeiten sind zu viel: Alle vier zusammen zählen { $most }.
score-fault-partner = Dieser Durch wird mit einem Partner gespielt: Wähle einen anderen als den Spieler selbst.
score-fault-own-side = Das sagt die Seite an, die spielt: Wähle jemanden von ihr, oder trag es bei Gegen-Sieben oder Gegen-Hundert ein.
score-fault-tricks = Beide zusammen können nicht mehr als { $most } Stiche haben: Trag weniger ein.

# Sechsundsechzig, Schnapsen, Mariage
score-sixtysix-closer = Wer hat zugedreht?
score-sixtysix-claimant = Wer hat sich mit 66 ausgemeldet?
    .help = Zu Recht oder nicht: Das sagen die Augen.
score-sixtysix-reached = Wer hat 66 erreicht?
score-sixtysix-points = Augen in Karten und Ansagen
score-sixtysix-no_trick = Hat keinen Stich
score-sixtysix-had_none = Hatte der Gegner beim Zudrehen noch keinen Stich?
score-sixtysix-had = Augen des Gegners beim Zudrehen
score-sixtysix-last = Wer machte den letzten Stich?

score-fault-points = Zusammen { $n } Augen sind zu viel: Es gibt { $most }. Trag weniger ein.
score-fault-trick-with-points = Wer Augen hat, hat auch einen Stich: Antworte hier mit Nein, oder nimm die Augen weg.
score-fault-trick-without-points = In diesem Spiel zählt jeder Stich etwas: Trag die Augen ein, oder antworte, dass es keinen Stich gab.
score-fault-no-tricks = Hat sich niemand ausgemeldet, dann hat jemand einen Stich: Antworte dort mit Nein.
score-fault-had = Beim Zudrehen hatte der Gegner höchstens so viel wie am Ende: { $n }.

# Tausend
score-thousand-ended = Wie ging es aus?
score-thousand-played = gespielt
score-thousand-given-up = aufgegeben
score-thousand-redeal = neu gegeben
score-thousand-declarer = Wer hat gespielt?
score-thousand-contract = Gebot
score-thousand-blind = Wurde blind geboten?
score-thousand-points = Punkte mit Hochzeiten
score-thousand-no_trick = Hat keinen Stich

score-fault-sum = Zusammen { $n } Punkte gehen nicht auf: In den Karten sind { $whole }, dazu kommen die Hochzeiten. Berichtige die Punkte.

# Pinochle
score-pinochle-declarer = Wer hat ersteigert?
score-pinochle-contract = Gebot
score-pinochle-status = Wie ging es aus?
score-pinochle-is-played = gespielt
score-pinochle-is-thrown-in = abgegangen
score-pinochle-is-not-on-board = Gebot unerreichbar
score-pinochle-is-no-marriage = kein Paar in Trumpf
score-pinochle-is-meld-below-20 = Meldung unter 20
score-pinochle-is-made = mit der Meldung allein erfüllt
score-pinochle-is-granted = Gegner gaben auf
score-pinochle-is-conceded = aufgegeben
score-pinochle-is-conceded-unseen = aufgegeben, ohne den Talon zu sehen
score-pinochle-spades = War Pik Trumpf?
score-pinochle-meld = Meldung
    .help = Partner tragen jeder die eigene ein, oder alles bei einem.
score-pinochle-meld-bidder = Meldung: Spieler, der ersteigert hat
score-pinochle-meld-nines = Punkte aus Meldungen, samt Trumpfneunern
score-pinochle-tricks = Punkte in Stichen
score-pinochle-tricks-bidder = Punkte in Stichen: Seite, die ersteigert hat
score-pinochle-tricks-forehand = Punkte in Stichen: Seite der Vorhand
    .help = Vorhand sitzt links vom Geber.
score-pinochle-tricks-own = Punkte in Stichen: Vorhand
    .help = Vorhand ist, wer nicht gegeben hat.
score-pinochle-nines = Trumpfneuner in der Meldung (Seite ohne Stich)
score-pinochle-nine_by = Wer hat die Trumpfkarte getauscht?
score-pinochle-buried = Punkte in den gedrückten Karten
score-pinochle-no_trick = Hat keinen Stich
score-pinochle-claim = Wer hat sich ausgemeldet?
score-pinochle-won = Punkte in Stichen bisher

score-fault-bid = { $n } kannst du nach diesen Regeln nicht bieten: Trag ein Gebot der Leiter ein.
score-fault-not-on-board = Mit einer Meldung von { $n } ist das Gebot nach diesen Regeln nicht zu erreichen: Wähle „{ score-pinochle-is-not-on-board }“.
score-fault-meld-below-20 = Eine Meldung von { $n } ist unter 20, und dann wird nach diesen Regeln nicht gespielt: Wähle „{ score-pinochle-is-meld-below-20 }“.
score-fault-on-board = Mit einer Meldung von { $n } wird nach diesen Regeln gespielt: Wähle eine andere Antwort.
score-fault-nines = Die Neuner gehören zur Meldung: Trag mindestens { $n } ein.
score-fault-meld-makes = Die Meldung von { $n } erfüllt das Gebot allein: Wähle „{ score-pinochle-is-made }“.
score-fault-meld-short = Die Meldung von { $n } erfüllt das Gebot nicht: Wähle, wie es ausging.
score-fault-whole = Zusammen { $n } Punkte gehen nicht auf: Es müssen { $whole } sein. Berichtige die Zahlen.

# Bezique
score-bezique-winner = Wer hat das Ziel schon im Spiel erreicht?
    .help = Damit ist das Spiel aus.
score-bezique-declared = Punkte für Meldungen und Siebener
score-bezique-last = Wer machte den letzten Stich?
score-bezique-last-drawn = Wer machte den letzten Stich, nach dem gezogen wurde?
score-bezique-brisques = Gewonnene Asse und Zehner

score-fault-reached = Jemand hat { $most } Punkte erreicht: Sag, wer zuerst.
score-fault-not-reached = { $n } Punkte erreichen { $most } nicht: Wähle niemanden oder berichtige die Punkte.
