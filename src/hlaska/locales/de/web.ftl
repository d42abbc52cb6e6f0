# Wörter der Seite allein. Was die Spiele sagen, steht in ihren eigenen Dateien.

# Ansichten
web-skip = Zum Inhalt springen
web-welcome-more = Mariasch, Schnapsen und ihre Verwandten, genau nach den Regeln deines Tisches.
web-lobby = Mit anderen spielen
web-awaited-seat = Dein Tisch ist bereit: { $event }
web-event = Turnier
web-event-more = Turnierleitung rufen, Stand ansehen
web-awaited-call = Tisch { $table } ruft dich ({ $name }): { $event }
web-awaited-challenge = { $name } fordert dich: { $event }
web-awaited = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
web-continue = Weiter
web-games = Spiele
web-presets = { $n ->
    [one] { $n } Regelsatz
   *[other] { $n } Regelsätze
}
web-learn = So wird gespielt
web-learn-rules = So wird nach diesen Regeln gespielt
web-again = Noch einmal
web-no-server = Der Server antwortet nicht. Ohne ihn bekommst du keine Karten; Regeln und Anleitungen, die du schon offen hattest, kannst du weiter lesen.
web-problem = Das hat nicht geklappt: { $text }
web-not-found = Unter dieser Adresse gibt es nichts.
web-to-start = Zur Startseite
web-talk = Chat
web-people = Leute
web-talk-new = { $n ->
    [one] { $n } neue Nachricht im Chat
   *[other] { $n } neue Nachrichten im Chat
}
web-loading = Wird geladen …
web-close = Fenster schließen
web-menu = Menü
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-people = Leute
web-nav-club = Klub
web-nav-archive = Archiv
web-table = Tisch
web-language = Sprache
web-account = Konto
web-settings = Einstellungen
web-names = Poldi, Resi, Franz, Rosa, Edith, Wendelin, Mizzi, Toni

# ein neuer Tisch
web-new-title = Neuer Tisch: { $game }
web-game = Spiel
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
web-idle = Diese Regel wirkt nur zusammen mit einer anderen: { $needs }.
web-unlimited = unbegrenzt
web-on = ein
web-off = aus
level-random = Zufall
level-greedy = gierig
level-beginner = Anfänger
level-casual = Hobbyspieler
level-club = Klubspieler
level-strong = Könner

# der Tisch
web-you = Du
web-you-small = du
web-length = Länge der Partie
web-length-ends = Die Partie endet
web-length-count = Wie viele
web-length-none = wenn niemand mehr will
web-length-none-more = Aufhören kannst du nach jedem Spiel; die Partie bleibt gespeichert.
web-length-rounds = nach einer festen Zahl von Runden
web-length-rounds-more = Alle geben gleich oft: insgesamt { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}. Die höchste Summe gewinnt.
web-length-deals = nach einer festen Zahl von Spielen
web-length-deals-more = Die höchste Summe gewinnt.
web-length-minutes = nach einer festen Zeit
web-length-minutes-more = Das laufende Spiel wird zu Ende gespielt. Die höchste Summe gewinnt.
web-length-n-deals = { $n ->
    [one] { $n } Spiel
   *[other] { $n } Spiele
}
web-length-n-minutes = { $n ->
    [one] { $n } Minute, das laufende Spiel wird zu Ende gespielt
   *[other] { $n } Minuten, das laufende Spiel wird zu Ende gespielt
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
web-unlike = Was ist hier anders?
web-unlike-with = Vergleichen mit
web-unlike-row = { $title }: { $here } statt { $there }
web-unlike-none = Nichts ist anders.
web-hand = Dein Blatt
web-copies = { $n }×
web-nth-allowed = erlaubte Karte { $n } von { $of }
web-card-off = nicht spielbar
web-actions = Aktionen
web-more = Mehr
web-less = Weniger
web-why = Warum?
web-why-title = Warum nur diese Karten?
web-rule = Regel { $rule }
web-more-calls = Mehr …
web-your-turn = Du bist am Zug.
web-thinking = { $name } überlegt.
web-seconds = { $n } s
web-not-your-turn = Du bist nicht am Zug.
web-too-soon = Zu schnell: Die Knöpfe haben sich gerade geändert. Drück noch einmal.
web-which-way = Diese Karte kannst du auf mehrere Arten spielen: Wähle unten.
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
web-unchosen-all = Keine Karte ist gewählt.
web-play-declare = Spielen und { $value } ansagen
web-play-plain = Ohne Ansage spielen
web-may = Spielbar: { $cards }.
web-refusal = { $name } geht nicht. { $duty }
web-card-refused = { $name } geht jetzt nicht.
web-refused = Das geht jetzt nicht.
web-says = { $name }: { $text }
refused-stale = Der Tisch ist schon weiter.
refused-no_table = Diesen Tisch gibt es nicht.
refused-busy = Zu viele Anfragen auf einmal. Versuch es noch einmal.
event-play-you = Du spielst { CARD($card, form: "acc") }.
event-play-declare-you = Du spielst { CARD($card, form: "acc") } und sagst an.

# Reizen, Meldungen, was jede Seite hat
web-auction = Reizen
web-calls = Ansagen
web-ladder = Gebot
web-means = heißt: { $text }
web-meanings-hint = Drück auf ein Gebot, und du siehst, was es in diesem Reizsystem heißt.
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
web-say-no-bids = Noch hat niemand gereizt.
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
web-draw-done = Zum Tisch gehen
web-daily-ranking = Rangliste ansehen
web-new-match = Neue Partie
web-accord = Rest fordern oder aufgeben
web-again-kept = Diese Partie bleibt gespeichert: Von der Startseite kommst du zu ihr zurück.
web-again-same = Gleiche Regeln, gleiche Spieler
web-again-other = Regeln und Spieler wählen
web-waiting-others = Warten auf die anderen.
web-you-receive = Du gewinnst { MONEY($amount) } { MONEY($amount) ->
    [one] Einheit
   *[other] Einheiten
}.
web-you-pay = Du zahlst { MONEY($amount) } { MONEY($amount) ->
    [one] Einheit
   *[other] Einheiten
}.
web-you-even = Du gewinnst nichts und verlierst nichts.
web-you-score = Du schreibst { MONEY($amount) } { MONEY($amount) ->
    [one] Punkt
   *[other] Punkte
}.
web-you-score-other = Du schreibst { MONEY($amount) } { MONEY($amount) ->
    [one] Punkt
   *[other] Punkte
}, { $name } { MONEY($theirs) }.
web-points = Punkte in diesem Spiel
web-total = Summe
web-total-units = Summe in Einheiten
web-total-points = Summe in Punkten
web-owner-times = { $name }, mit allen { $times } Gegnern zusammen
web-owner-total = { $name } mit jedem Gegner
web-score = Spielzettel
web-whole-score = Spielzettel
web-score-empty = Noch ist kein Spiel zu Ende.
web-played = gespielt
web-log = Verlauf

# Verbindung
web-connection-lost = Die Verbindung ist weg. Wir versuchen es wieder …
web-connection-back = Wieder verbunden.
web-connection-closed = Der Server hat die Verbindung zu diesem Tisch beendet.
web-connected = Verbunden.

# Tastatur
web-keys = Tasten
web-keys-hint = Mit ? siehst du alle Tasten.
web-command = Befehl
web-command-example = { $words }, Blatt
web-command-words = Blatt, Stich, Stand
web-say-it = Ansagen
web-suit-letters = EGHS
web-suit-letters-french = TPHK
web-key-h = dein Blatt vorlesen
web-key-t = den Stich vorlesen, und wer am Zug ist
web-key-l = den letzten Stich zeigen und vorlesen
web-key-c = Spiel, Einsätze, Trumpf
web-key-p = Punkte dieses Spiels, soweit sie allen bekannt sind
web-key-r = wie es insgesamt steht
web-key-d = was du spielen musst, welche Karten du spielen darfst, welche Nummern die Knöpfe haben
web-key-m = Ansagen auf dem Tisch und auf der Hand
web-key-w = wer am Zug ist, und die Verbindung
web-keyname-arrows = ← → ↑ ↓
web-key-arrows = im Blatt von Karte zu Karte gehen
web-keyname-enter = Enter
web-key-enter = Karte wählen, noch einmal: spielen
web-keyname-digits = 1–9
web-key-digits = Knopf mit dieser Nummer
web-keyname-s = S
web-key-s = dann { $letters }: erste Karte dieser Farbe
web-keyname-slash = /
web-key-slash = Befehlszeile
web-keyname-n = N
web-key-n = neue Partie anfangen
web-keyname-esc = Esc
web-key-esc = Karte zurücklegen, Fenster schließen
web-keyname-question = ?
web-key-question = diese Liste zeigen
web-say-hand = { $n ->
    [one] { $n } Karte auf der Hand:
   *[other] { $n } Karten auf der Hand:
}
web-say-no-trick = Auf dem Tisch liegt keine Karte.
web-say-last = Letzter Stich: { $cards }. Er geht an { $name }.
web-say-last-you = Letzter Stich: { $cards }. Du machst ihn.
web-say-no-last = Es gibt noch keinen letzten Stich.
web-say-trump = Trumpf: { $suit }
web-say-no-contract = Noch ist nichts angesagt.
web-say-no-points = Noch werden keine Punkte gezeigt: Deine Stiche zählst du im Kopf mit.
web-say-no-duty = Du darfst jede Karte spielen.
web-say-no-melds = Niemand hat etwas angesagt.

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
web-set-theme-auto = wie am Gerät
web-set-theme-light = hell
web-set-theme-dark = dunkel
web-set-theme-contrast = hoher Kontrast
web-set-motion = Bewegung
web-set-motion-auto = wie am Gerät
web-set-motion-slow = langsam
web-set-motion-normal = normal
web-set-motion-fast = schnell
web-set-motion-none = keine
web-set-tap = Tippen auf eine Karte
web-set-tap-auto = Antippen wählt nur aus, ein Mausklick spielt sofort
web-set-tap-once = spielt sofort
web-set-tap-twice = erstes Tippen wählt, zweites spielt
web-set-order = Der Zehner im sortierten Blatt
web-set-order-auto = wo das Spiel ihn hat
web-set-order-high = unter dem Ass
web-set-order-low = unter dem Unter
web-set-fourcolours = Vier Farben auf französischen Karten
web-set-teach = Zeigen, welche Karten erlaubt sind
web-set-piles = Gleiche Karten aufeinanderlegen
web-set-keys = Tasten mit einem Buchstaben
web-set-autodraw = Nach einem Moment von selbst ziehen

## Was der Server selbst ablehnt (docs/protocol.md)
refused-no-seat = Du hast an diesem Tisch keinen Platz.
refused-one-at-a-time = Du hast gerade eine neue Karte gesehen: Entscheide alles Weitere Schritt für Schritt.
refused-no-deal = Das Spiel ist zu Ende, das nächste hat noch nicht begonnen.
refused-open-chair = Ein Platz ist noch frei: Los geht es, sobald sich jemand hinsetzt.
refused-chair-taken = Dieser Platz ist besetzt.
refused-not-host = Nur wer den Tisch eröffnet hat, kann freie Plätze dem Computer geben.
refused-begun = Deinen Platz kannst du nur aufgeben, bevor die Partie beginnt.
refused-invite = Diese Einladung ist schon benutzt oder durch eine neuere ersetzt. Lass dir eine neue geben.
refused-chair-kept = Dieser Platz ist für einen eingeladenen Gast reserviert.
refused-no-choice = Du bist nicht an der Reihe, einen Platz zu wählen.
refused-bad-message = Der Server versteht die Nachricht nicht. Lade die Seite neu.
refused-luck = Der Server kann deinen Beitrag zum Mischen nicht lesen.
refused-hint-off = Dieser Server gibt keine Tipps.
refused-hint-persons = Tipps bekommst du nur, wenn du allein gegen Computerspieler spielst.
refused-hint-same = Hier gibt es keine Tipps: Dein Ergebnis wird mit dem der anderen verglichen.
refused-hint-turn = Einen Tipp bekommst du nur, wenn du am Zug bist.
refused-hint-nothing = Hier gibt es nichts zu wählen.
refused-review-deal = Eine Analyse gibt es erst, wenn das Spiel zu Ende ist.
refused-thinking = Die Computerspieler haben gerade keine Zeit dafür. Versuch es später.
refused-starting = Die Computerspieler machen sich gerade bereit. Versuch es in einer halben Minute.
refused-thinking-already = Es geht nur ein Tipp oder eine Analyse auf einmal.
refused-error = Auf dem Server ist etwas schiefgegangen. Dein Tisch ist sicher: Versuch es noch einmal.
stale = Der Tisch ist schon weiter.
taken = Der Tisch ist schon weiter.
table-moved = Der Tisch wechselt den Server; gleich ist er wieder da.
not-saved = Das ließ sich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
db-in-use = Ein anderer Server benutzt diese Datenbank.
badtext = Das lässt sich nicht lesen.
badoptions = Diese Hausregeln passen nicht zusammen.
refused-take-back = Jetzt kannst du nichts zurücknehmen. Das geht nur bei deinen eigenen Entscheidungen in diesem Spiel, allein gegen Computerspieler.
refused-paused = Der Tisch macht Pause.
refused-halted = Die Turnierleitung hat diese Partie beendet.
refused-left = Du hast diesen Tisch verlassen. Nimm zuerst deinen Platz wieder ein.
refused-barred = Wer diesen Tisch eröffnet hat, hat dich weggeschickt.
refused-drawn = Dieser Platz wurde ausgelost. Sag es der Leitung.
refused-agree = Darüber könnt ihr euch jetzt nicht einigen.
refused-talk-off = An diesem Tisch kannst du nur fertige Sätze schicken.
refused-talk-seat = Du schaust nur zu: Du kannst den Chat lesen, aber nicht schreiben.
refused-talk-text = Eine Nachricht hat 1 bis 300 sichtbare Zeichen.
refused-talk-often = Langsam, bitte: Warte ein paar Sekunden.
problem-no-game = Dieses Spiel gibt es hier nicht.
problem-no-table = Diesen Tisch gibt es nicht.
problem-old-table = Dieser Tisch hat noch ältere Regeln, darum kannst du hier nicht weiterspielen.
problem-damaged-table = Dieser Tisch ist beschädigt, darum kannst du hier nicht weiterspielen.
problem-no-ticket = Der Tisch ließ sich nicht eröffnen: Die versprochenen Karten gelten nicht mehr. Versuch es noch einmal.
problem-record-later = Hier wird zwischen den Spielen nicht gemischt: Nachspielen kannst du sie, wenn die Partie zu Ende ist.
problem-same-deals = Andere Tische spielen noch dieselben Spiele. Ansehen kannst du sie, wenn alle Tische fertig sind.
problem-no-deal = Dieses Spiel gibt es hier nicht.
problem-deal-running = Dieses Spiel läuft noch; ansehen kannst du es, wenn es zu Ende ist.
problem-bad-host = Unter diesem Namen antwortet der Server nicht.
problem-bad-origin = Die Anfrage kam von einer anderen Seite.
problem-bad-type = Hierher kannst du nur JSON senden.
problem-too-many = Zu viele Verbindungen von deiner Adresse. Schließ einige.
problem-bad-request = Der Server versteht die Anfrage nicht.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-bad-method = Das kann diese Adresse nicht.
problem-too-large = Die Anfrage ist zu groß.
problem-name-length = Ein Name hat 1 bis { $most } Zeichen.
problem-name-invisible = Dieser Name hat unsichtbare Zeichen, oder gar keine lesbaren.
problem-name-taken = Diesen Namen, oder einen zum Verwechseln ähnlichen, hat schon jemand. Wähle einen anderen.
problem-too-often = Du hast es zu oft versucht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
problem-too-much = Von deiner Adresse kommt zu viel auf einmal. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 } wieder.
refused-closing = Dieser Server schließt bald: Dieses Spiel kannst du zu Ende spielen, ein neues beginnt nicht.
problem-error = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.

# ein Spiel nachspielen
web-replay = Nachspielen
web-stats = Statistik
web-replay-to-table = Zurück zum Tisch
web-check-deal = Spiel prüfen
web-replay-this = Nachspielen
web-review = Meine Fehler
web-replay-this-deal = { $n }. Spiel nachspielen
web-replay-empty = Noch keine Aufzeichnung da: Füg eine ein oder öffne eine Datei.
web-replay-too-long = Für die Aufzeichnung einer Partie ist das zu lang.
web-replay-practice = Übung
web-hinted = mit Tipp
web-rest = Es kann sich nichts mehr ändern: Der Rest spielt sich von selbst.
web-practice-more = Dieses Spiel ist Übung und zählt nicht.
web-take-back = Zurücknehmen
web-take-back-more = Das Spiel wird dann zur Übung und zählt nicht.
web-take-back-sure = Wenn du zurücknimmst, wird dieses Spiel zur Übung und zählt nicht. Drück noch einmal, wenn du das willst.
web-taken-back = Zurückgenommen.
web-key-z = zurücknehmen, wenn du allein gegen Computerspieler spielst
web-keyname-z = Z
web-keyname-ctrl = Strg
web-key-ctrl-n = neue Partie anfangen, wenn der Browser die Taste freigibt
web-key-ctrl-c = neuen Tisch mit diesen Regeln einrichten
web-key-ctrl-s = dieses Spiel als Text speichern
web-key-ctrl-g = die Partie als Text speichern
web-key-ctrl-x = den Tisch verlassen; er bleibt aufgehoben
web-save-later = Speichern kannst du dieses Spiel, wenn es zu Ende ist.
web-hint = Tipp
web-key-i = Tipp, wenn du allein gegen Computerspieler spielst
web-key-e = Rest fordern oder aufgeben, oder darauf antworten
web-keyname-i = I
web-keyname-e = E
web-key-k = Chat, wenn andere Menschen am Tisch sind
web-keyname-k = K
web-hint-wait = Ich überlege …
web-hint-best = Tipp: { $what }.
web-hint-better = Das bringt im Schnitt { $worth } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
}; die nächstbeste Wahl ist um { $cost } schlechter.
web-hint-equal = Andere Züge sind genauso gut.

# was jede Entscheidung wert war
