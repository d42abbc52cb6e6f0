# Wörter der Seite allein. Was die Spiele sagen, steht in ihren eigenen Dateien.

# Ansichten
web-skip = Zum Hauptteil springen
web-welcome = Setz dich, es wird gegeben.
web-welcome-more = Mariasch, Schnapsen und ihre Verwandten, genau nach den Regeln deines Tisches.
web-play-now = Gleich spielen
web-lobby = Mit anderen spielen
web-open-tables = Offene Tische
web-awaited = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
web-continue = Weiter
web-games = Spiele
web-game-line = Regeln vieler Tische, gegen Computerspieler
web-presets = { $n ->
    [one] { $n } Regelsatz
   *[other] { $n } Regelsätze
}
web-learn = So wird gespielt
web-learn-rules = So wird nach diesen Regeln gespielt
web-again = Noch einmal
web-no-server = Der Server antwortet nicht. Zum Spielen wird er gebraucht; Regeln und Anleitungen, die du schon gelesen hast, bleiben lesbar.
web-problem = Das hat nicht geklappt: { $text }
web-not-found = Unter dieser Adresse gibt es nichts.
web-to-start = Zur Startseite
web-talk = Chat
web-people = Leute
web-talk-new = { $n ->
    [one] { $n } neue Zeile im Chat
   *[other] { $n } neue Zeilen im Chat
}
web-loading = Wird geladen …
web-close = Fenster schließen
web-menu = Menü
web-table = Tisch
web-language = Sprache
web-account = Konto
web-settings = Einstellungen
web-names = Poldi, Resi, Franz, Rosa, Edith, Wendelin, Mizzi, Toni

# ein neuer Tisch
web-new-title = Neuer Tisch: { $game }
web-rules = Spielregeln
web-differs = { $n ->
    [one] { $n } Regel weicht von den üblichen ab
   *[other] { $n } Regeln weichen von den üblichen ab
}
web-usual = Die üblichen Regeln
web-players = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
web-changed-rules = { $n ->
    [one] { $n } geänderte Regel
   *[other] { $n } geänderte Regeln
}
web-default = Standard
web-changed = geändert
web-restore = Zurücksetzen
web-name = Dein Name
web-level = Stärke
web-sit-down = Hinsetzen und spielen
web-copy-link = Als Link kopieren
web-copy-text = Als Text kopieren
web-lift = Spielen
web-copied = Kopiert.
web-copy-line = Kopieren wie in der Aufzeichnung: { $text }
web-all-rules = Alle Regeln ({ $n })
web-search = Regeln durchsuchen
web-idle = Ohne Wirkung, solange dies so bleibt: { $needs }.
web-unlimited = unbegrenzt
web-on = ein
web-off = aus
level-random = Zufall
level-greedy = gierig
level-beginner = Anfänger
level-casual = Freizeit
level-club = Verein
level-strong = stark

# der Tisch
web-you = Du
web-you-small = du
web-length = Länge der Partie
web-length-ends = Die Partie endet
web-length-count = Wie viele
web-length-none = wenn niemand mehr will
web-length-none-more = Aufhören kannst du nach jedem Spiel; die Partie bleibt gespeichert.
web-length-rounds = nach so vielen Runden
web-length-rounds-more = Alle geben gleich oft: insgesamt { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}. Die höchste Summe gewinnt.
web-length-deals = nach so vielen Spielen
web-length-deals-more = Die höchste Summe gewinnt.
web-length-minutes = nach so vielen Minuten
web-length-minutes-more = Das laufende Spiel wird zu Ende gespielt. Die höchste Summe gewinnt.
web-length-n-deals = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
web-length-n-minutes = { $n ->
    [one] { $n } Minute, das laufende Spiel wird beendet
   *[other] { $n } Minuten, das laufende Spiel wird beendet
}
web-seats = Plätze
web-partner = Partner
web-plays = spielt
web-plate = { $n ->
    [one] { $n } Karte · { $score }
   *[other] { $n } Karten · { $score }
}
web-score-of = Stand { MONEY($score) }
web-score-left = noch { MONEY($score) }
web-to-go = fehlen noch
web-plate-play = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} · { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
web-on-turn = am Zug
web-resting = setzt aus
web-aside-own = Deine Karten auf dem Tisch
web-aside = Auf dem Tisch: { SEAT($seat) }
web-card = { CARD($card) }
web-centre = Tischmitte
web-place-deck = Kartenspiel
web-place-talon = Talon
web-place-trump = Trumpfkarte
web-place-unseen = noch nicht angesehen
web-place-stock = Talon
web-place-widow = Talon
web-trick = Stich
web-trick-number = { $n }. Stich
web-trick-n = { $n }. Stich
web-takes = macht den Stich
web-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
web-last-trick = Letzter Stich
web-stakes = Worum es geht
web-stake = Posten
web-times = mal
web-each = jeder zahlt
web-sort = Sortieren
web-sorted-high = Sortiert: Der Zehner liegt unter dem Ass.
web-sorted-low = Sortiert: Der Zehner liegt unter dem Unter.
web-on-table = auf dem Tisch
web-melds = Meldungen auf dem Tisch
web-unlike = Was ist anders als bei anderen Regeln?
web-unlike-with = Vergleichen mit
web-unlike-row = { $title }: { $here } statt { $there }
web-unlike-none = Nichts ist anders.
web-hand = Dein Blatt
web-copies = { $n }×
web-nth-allowed = { $n } von { $of } erlaubten
web-card-off = nicht spielbar
web-actions = Aktionen
web-more = Mehr
web-less = Weniger
web-why = Warum?
web-why-title = Warum gerade diese Karten?
web-rule = Regel { $rule }
web-more-calls = Mehr …
web-your-turn = Du bist am Zug.
web-thinking = { $name } überlegt.
web-seconds = { $n } s
web-not-your-turn = Du bist nicht am Zug.
web-too-soon = Zu schnell: Die Knöpfe haben sich gerade geändert. Drück noch einmal.
web-which-way = Diese Karte kann man verschieden spielen: Wähle unten.
web-together = { $n ->
    [one] { $n } Karte ablegen
   *[other] { $n } Karten ablegen
}
web-more-cards = { $n ->
    [one] noch { $n } Karte
   *[other] noch { $n } Karten
}
web-enough = { $n ->
    [one] Nur { $n } Karte: Nimm zuerst eine zurück.
   *[other] Nur { $n } Karten: Nimm zuerst eine zurück.
}
web-chosen = Gewählt: { $name }.
web-unchosen = Zurückgenommen: { $name }.
web-unchosen-all = Nichts ist gewählt.
web-play-declare = Spielen und { $value } ansagen
web-play-plain = Ohne Ansage
web-may = Spielbar: { $cards }.
web-refusal = { $name } geht nicht. { $duty }
web-card-refused = { $name } geht jetzt nicht.
web-refused = Das geht jetzt nicht.
web-says = { $name }: { $text }
refused-stale = Der Tisch ist schon weiter.
refused-no_table = Diesen Tisch gibt es nicht.
refused-busy = Zu viel auf einmal. Versuch es noch einmal.
event-play-you = Du spielst { CARD($card, form: "acc") }.
event-play-declare-you = Du spielst { CARD($card, form: "acc") } und sagst an.

# Reizen, Meldungen, was jede Seite hat
web-auction = Reizen
web-calls = Ansagen
web-ladder = Gebot
web-means = heißt: { $text }
web-meanings-hint = Drück auf ein Gebot und du siehst, was es im vereinbarten System sagt.
web-chosen-of = { $n } von { $of } gewählt
web-seat-more = Meldungen und Ansagen dieses Spielers
web-ledger = Was jede Seite hat
web-col-meld = Meldung
web-col-take = Stiche
web-col-points = Spiel
web-col-score = Stand
web-col-total = Summe
web-closed = zu
web-place-buried = gedrückt
web-key-b = Reizen, und was jedes Gebot bedeutet
web-say-no-bids = Niemand hat gereizt.
web-keyname-plus = + −
web-key-plus = höher, niedriger bieten

# Ende eines Spiels
web-deal = Spiel
web-deal-number = { $n }. Spiel
web-deal-end = Das { $n }. Spiel ist zu Ende
web-deal-over = Das Spiel ist zu Ende.
web-match-over = Die Partie ist zu Ende.
web-deal-of = { $n }. Spiel von { $all }
web-match-won-you = Die Partie ist zu Ende: Du gewinnst.
web-match-won = { $n ->
    [one] Die Partie ist zu Ende, Sieg: { $names }.
   *[other] Die Partie ist zu Ende, den Sieg teilen sich { $names }.
}
web-settlement = Abrechnung
web-result = Ergebnis
web-next-deal = Weiter
web-draw-done = Zum Tisch
web-new-match = Neue Partie
web-accord = Rest des Spiels
web-again-kept = Diese Partie bleibt gespeichert: Die Startseite führt zu ihr zurück.
web-again-same = Gleiche Regeln, gleiche Spieler
web-again-other = Regeln und Spieler wählen
web-waiting-others = Warten auf die anderen.
web-you-receive = Du bekommst { MONEY($amount) }.
web-you-pay = Du zahlst { MONEY($amount) }.
web-you-even = Du gewinnst und verlierst nichts.
web-you-score = Du schreibst { MONEY($amount) }.
web-you-score-other = Du schreibst { MONEY($amount) }, { $name } { MONEY($theirs) }.
web-points = Punkte in diesem Spiel
web-total = Summe
web-owner-times = { $name }: bei { $times } Gegnern { $times }-mal so viel
web-owner-total = { $name }: von jedem Gegner
web-score = Spielzettel
web-whole-score = Spielzettel
web-score-empty = Noch ist kein Spiel abgerechnet.
web-played = gespielt
web-log = Verlauf

# Verbindung
web-connection-lost = Verbindung unterbrochen. Sie wird wiederhergestellt.
web-connection-back = Wieder verbunden.
web-connection-closed = Der Tisch hat die Verbindung beendet.
web-connected = Verbunden.

# Tastatur
web-keys = Tasten
web-keys-hint = Das Fragezeichen zeigt alle Tasten.
web-command = Befehl
web-command-example = { $words }, Blatt
web-command-words = Blatt, Stich, Stand
web-say-it = Sagen
web-suit-letters = EGHS
web-suit-letters-french = TPHK
web-key-h = das Blatt vorlesen
web-key-t = den Stich vorlesen, und wer am Zug ist
web-key-l = den letzten Stich zeigen und vorlesen
web-key-c = Spiel, Einsätze, Trumpf
web-key-p = Punkte dieses Spiels, soweit sie offen sind
web-key-r = bisheriger Spielstand
web-key-d = Pflicht, erlaubte Karten und Knöpfe mit Nummern
web-key-m = Ansagen auf dem Tisch und auf der Hand
web-key-w = wer am Zug ist, Verbindung
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = von Karte zu Karte
web-keyname-enter = Enter
web-key-enter = Karte wählen, noch einmal: spielen
web-keyname-digits = 1–9
web-key-digits = Knopf mit dieser Nummer
web-keyname-s = S
web-key-s = dann { $letters }: erste Karte dieser Farbe
web-keyname-slash = /
web-key-slash = Befehlszeile
web-keyname-n = N
web-key-n = neue Partie
web-keyname-esc = Esc
web-key-esc = Karte zurücklegen, Fenster schließen
web-keyname-question = ?
web-key-question = diese Liste
web-say-hand = { $n ->
    [one] { $n } Karte auf der Hand:
   *[other] { $n } Karten auf der Hand:
}
web-say-no-trick = Auf dem Tisch liegt keine Karte.
web-say-last = Letzter Stich: { $cards }. Er geht an: { $name }.
web-say-last-you = Letzter Stich: { $cards }. Du nimmst ihn.
web-say-no-last = Es gibt noch keinen letzten Stich.
web-say-trump = Trumpf: { $suit }
web-say-no-contract = Noch ist nichts angesagt
web-say-no-points = Noch werden keine Punkte gesagt: Was in den Stichen liegt, zählt jeder im Kopf.
web-say-no-duty = Du darfst jede Karte spielen.
web-say-no-melds = Nichts ist angesagt.

# Einstellungen
web-set-deck = Karten
web-set-deck-auto = wie beim Spiel üblich
web-set-deck-bohemian = böhmische, einköpfig
web-set-deck-german = doppeldeutsche
web-set-deck-french = französische
web-set-index = Eckzeichen
web-set-index-auto = passend zum Bildschirm
web-set-index-normal = klein
web-set-index-large = groß
web-set-index-print = Großdruck ohne Bilder
web-set-index-none = ohne: nur Bilder, wie auf alten Karten
web-set-letters = Buchstaben in der Ecke
web-set-letters-auto = passend zur Sprache
web-set-letters-cs = tschechisch: Sv, Sp
web-set-letters-sk = slowakisch: H, D
web-set-letters-de = deutsch: O, U
web-set-theme = Farben
web-set-theme-auto = wie das System
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-theme-contrast = hoher Kontrast
web-set-motion = Bewegung
web-set-motion-auto = wie das System
web-set-motion-slow = langsam
web-set-motion-normal = normal
web-set-motion-fast = schnell
web-set-motion-none = keine
web-set-tap = Druck auf eine Karte
web-set-tap-auto = Finger wählt zuerst, Maus spielt
web-set-tap-once = spielt sofort
web-set-tap-twice = wählt, der zweite spielt
web-set-order = Der Zehner im sortierten Blatt
web-set-order-auto = wie das Spiel es verlangt
web-set-order-high = unter dem Ass
web-set-order-low = unter dem Unter
web-set-fourcolours = Vier Farben auf französischen Karten
web-set-teach = Zeigen, welche Karten erlaubt sind
web-set-piles = Gleiche Karten stapeln
web-set-keys = Buchstabentasten
web-set-autodraw = Von selbst vom Talon ziehen: immer nach derselben Zeit, außer ich drücke etwas
web-set-autocut = Von selbst abheben, ebenso

## Was der Server selbst ablehnt (docs/protocol.md)
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-one-at-a-time = Eine neue Karte ist aufgedeckt: Was folgt, wird einzeln entschieden.
refused-no-deal = Das Spiel ist zu Ende, das nächste hat noch nicht begonnen.
refused-open-chair = Ein Platz ist noch frei: Gespielt wird, sobald er besetzt ist.
refused-chair-taken = Dieser Platz ist besetzt.
refused-not-host = Freie Plätze gibt nur Computerspielern, wer den Tisch eröffnet hat.
refused-begun = Seinen Platz gibt man vor Beginn der Partie auf.
refused-invite = Diese Einladung ist schon benutzt oder durch eine neuere ersetzt. Bitten Sie um eine andere.
refused-chair-kept = Dieser Platz ist für einen eingeladenen Gast reserviert.
refused-no-choice = Den Platz wählst jetzt nicht du.
refused-bad-message = Der Server versteht die Nachricht nicht. Lade die Seite neu.
refused-luck = Dieser Beitrag zum Mischen ist nicht lesbar.
refused-hint-off = Dieser Server gibt keine Tipps.
refused-hint-persons = Tipps bekommt nur, wer allein gegen Computerspieler spielt.
refused-hint-turn = Einen Tipp gibt es, wenn du am Zug bist.
refused-hint-nothing = Hier gibt es nichts zu wählen.
refused-review-deal = Analysiert wird nur ein Spiel, das zu Ende ist.
refused-thinking = Die Computerspieler brauchen gerade alle Zeit. Versuch es später.
refused-starting = Die Computerspieler machen sich erst bereit. Versuch es in einer halben Minute.
refused-thinking-already = Nur ein Tipp oder eine Analyse auf einmal.
refused-error = Auf dem Server ist ein Fehler passiert. Der Tisch ist sicher: Versuch es noch einmal.
stale = Der Tisch ist schon weiter.
taken = Der Tisch ist schon weiter.
table-moved = Der Tisch läuft in einem anderen Prozess weiter; er kommt gleich von selbst wieder.
not-saved = Es ließ sich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
db-in-use = Ein anderer Server benutzt diese Datenbank.
badtext = Das ist nicht zu lesen.
badoptions = Diese Hausregeln passen nicht zusammen.
refused-take-back = Jetzt gibt es nichts zurückzunehmen: nur eigene Entscheidungen dieses Spiels, allein gegen Computerspieler.
refused-paused = Der Tisch macht Pause.
refused-left = Sie haben diesen Tisch verlassen. Nehmen Sie erst Ihren Platz wieder ein.
refused-barred = Wer diesen Tisch eröffnet hat, hat Sie weggeschickt.
refused-drawn = Dieser Platz wurde ausgelost. Sagen Sie es der Leitung des Abends.
refused-agree = Darauf kann man sich jetzt nicht einigen.
refused-talk-off = Freier Text ist an diesem Tisch abgeschaltet.
refused-talk-seat = Wer nur zusieht, liest den Chat und schreibt nicht.
refused-talk-text = Eine Zeile im Chat hat 1 bis 300 darstellbare Zeichen.
refused-talk-often = Bitte langsamer: warten Sie ein paar Sekunden.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-no-table = Diesen Tisch gibt es nicht.
problem-old-table = An diesem Tisch galten ältere Regeln, er lässt sich nicht fortsetzen.
problem-damaged-table = Dieser Tisch ist beschädigt und lässt sich nicht fortsetzen.
problem-no-ticket = Mit diesem Versprechen lässt sich kein Tisch mehr eröffnen; versuche es noch einmal.
problem-record-later = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
problem-same-deals = Andere Tische haben die gleichen Spiele. Zu sehen sind sie, wenn alle fertig sind.
problem-no-deal = Dieses Spiel gibt es hier nicht.
problem-deal-running = Dieses Spiel läuft noch; ansehen kannst du es, wenn es zu Ende ist.
problem-bad-host = Unter diesem Namen antwortet der Server nicht.
problem-bad-origin = Die Anfrage kam von einer anderen Seite.
problem-bad-type = Hierher lässt sich nur JSON senden.
problem-too-many = Zu viele Verbindungen von dieser Adresse. Schließen Sie einige davon.
problem-bad-request = Der Server versteht die Anfrage nicht.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-bad-method = Das nimmt diese Adresse nicht an.
problem-too-large = Die Anfrage ist zu groß.
problem-name-length = Ein Name hat 1 bis { $most } Zeichen.
problem-name-invisible = In diesem Namen sind Zeichen, die man nicht sieht, oder keine, die man lesen kann.
problem-name-taken = Diesen Namen, oder einen, der ihm zum Verwechseln gleicht, hat schon jemand. Wählen Sie einen anderen.
problem-too-often = Zu viele Versuche. Versuchen Sie es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
problem-too-much = Von deiner Adresse aus wird diesem Server zu viel abverlangt. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
refused-closing = Dieser Server schließt bald: Laufende Spiele werden beendet, neue beginnen nicht.
problem-error = Auf dem Server ist ein Fehler passiert. Versuch es noch einmal.

# ein Spiel nachspielen
web-replay = Nachspielen
web-stats = Statistik
web-replay-yours = Aufzeichnung nachspielen
web-score-real = Echte Karten aufschreiben
web-replay-title = { $n }. Spiel, nachgespielt
web-replay-step = Schritt { $n } von { $of }
web-replay-steps = Schritte
web-replay-steps-go = Schritt für Schritt
web-replay-view = Ansicht
web-replay-dealt = Das Spiel beginnt.
web-replay-hidden = eine Karte
web-replay-at-start = Hier ist der Anfang.
web-replay-at-end = Hier ist das Spiel zu Ende.
web-replay-press = Beim Nachspielen wird nicht gespielt. Willst du mit diesen Karten spielen, wähle „Von hier weiterspielen“.
web-replay-first = Zum Anfang
web-replay-trick-back = Einen Stich zurück
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt weiter
web-replay-trick-on = Einen Stich weiter
web-replay-last = Zum Ende
web-replay-seat = Gesehen von
web-replay-open = Alle Karten offen
web-replay-record = Als Text speichern
web-replay-deal-before = Voriges Spiel
web-replay-deal-after = Nächstes Spiel
web-replay-to-table = Zum Tisch
web-check-deal = Spiel prüfen
web-replay-this = Nachspielen
web-replay-this-deal = { $n }. Spiel nachspielen
web-replay-text = Die Aufzeichnung als Text
web-replay-text-more = Füge die Aufzeichnung eines Spiels ein oder öffne eine Datei: Sie wird Schritt für Schritt auf dem Tisch gezeigt.
web-replay-show = Zeigen
web-replay-file = Datei öffnen
web-replay-bad = Diese Aufzeichnung lässt sich nicht zeigen: { $text }
web-replay-empty = Noch keine Aufzeichnung da: Füge eine ein oder öffne eine Datei.
web-replay-too-long = Für die Aufzeichnung einer Partie ist das zu lang.
web-replay-play = Von hier weiterspielen
web-replay-play-more = Ein neuer Tisch mit denselben Karten, auf dem Platz von { $name } und gegen Computerspieler. Es ist Übung: Das Spiel zählt in keiner Statistik.
web-edit-this = Diese Stellung ändern
web-edit-door = Eine Stellung aufbauen
web-replay-practice = Übung
web-hinted = mit Tipp
web-rest = Es kann sich nichts mehr ändern: Der Rest spielt sich von selbst.
web-practice-more = Dieses Spiel ist Übung: Es zählt in keiner Statistik.
web-take-back = Zurücknehmen
web-take-back-more = Das Spiel ist dann Übung und zählt in keiner Statistik.
web-take-back-sure = Wer zurücknimmt, macht dieses Spiel zur Übung: Es zählt in keiner Statistik. Tu es noch einmal, um zurückzunehmen.
web-taken-back = Zurückgenommen.
web-key-z = zurücknehmen, allein gegen Computerspieler
web-keyname-z = Z
web-keyname-ctrl = Strg
web-key-ctrl-n = neue Partie, wo der Browser die Taste der Seite lässt
web-key-ctrl-c = das Formular eines neuen Tisches, mit diesen Regeln
web-key-ctrl-s = dieses Spiel als Text sichern
web-key-ctrl-g = die Partie als Text sichern
web-key-ctrl-x = den Tisch verlassen; er bleibt aufgehoben
web-save-later = Dieses Spiel lässt sich sichern, wenn es zu Ende ist.
web-hint = Tipp
web-key-i = Tipp, allein gegen Computerspieler
web-key-e = Den Rest des Spiels vorschlagen oder darauf antworten
web-keyname-i = I
web-keyname-e = E
web-key-k = Chat, wo andere Menschen mitspielen
web-keyname-k = K
web-hint-wait = Es wird überlegt …
web-hint-best = Tipp: { $what }.
web-hint-better = Zu erwarten { $worth }, { $cost } mehr als beim Nächstbesten.
web-hint-equal = Andere Züge sind genauso gut.

# was jede Entscheidung wert war
web-review = Was war jede Entscheidung wert?
web-review-wait = { $done } von { $of } Schritten angesehen …
web-review-queue = Auswertungen vor dieser: { $n } …
web-review-sum = Zu erwarten { $expected }, Fehler { $lost }, Glück { $luck }: Ergebnis { $result }.
web-review-none = Nichts verschenkt: Jede Entscheidung war so gut wie die beste.
web-review-errors = { $n ->
    [one] Eine Entscheidung hat etwas verschenkt, insgesamt { $lost }.
   *[other] { $n } Entscheidungen haben etwas verschenkt, insgesamt { $lost }.
}
web-review-luck-good = Karten und andere waren um { $luck } besser, als zu erwarten war.
web-review-luck-bad = Karten und andere waren um { $luck } schlechter, als zu erwarten war.
web-review-luck-none = Karten und andere waren, wie zu erwarten war.
web-review-field = Durchschnittliche Spieler holen mit denselben Karten im Mittel { $field }.
web-review-chart = Was zu erwarten war, Entscheidung für Entscheidung
web-review-best = Am besten: { $what }, zu erwarten { $worth }.
web-review-cost = Die getroffene Wahl war { $cost } schlechter (±{ $error }).
web-review-good = so gut wie das Beste
web-review-less = { $cost } verschenkt
