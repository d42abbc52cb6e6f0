# So wird gespielt: Wörter der Seiten, die lehren. Was ein Spiel lehrt, steht in seiner eigenen Datei, learn_<Spiel>.ftl.
# <key>Wörter</key>: ein Wort des Glossars, erklärt, wo es steht.

learn-title = So wird gespielt: { $game }
learn-rules = Nach den Regeln: { $preset }
learn-other-rules = Nach den Regeln
learn-agreed = Außerdem vereinbart
learn-play = Dieses Spiel spielen
learn-short = Regeln auf einen Blick
learn-short-title = { $game } kurz gefasst
learn-print = Drucken
learn-whole = Die ganze Erklärung lesen
learn-contents = Auf dieser Seite
learn-aim = Worum es geht
learn-cards = Die Karten
learn-deal = Ein Spiel, Schritt für Schritt
learn-bidding = Reizen und Ansagen
learn-marriages = Hochzeiten
learn-melds = Meldungen
learn-duties = Was du spielen musst
learn-score = Was es zählt
learn-match = Wie eine Partie endet
learn-rule = Die Regel: { $rule }
learn-rule-title = Regel { $rule }
learn-rule-english = Die Regeln gibt es nur auf Englisch.
learn-twice = zweimal: { $n }
learn-units = { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
learn-example-led = Auf dem Tisch:
learn-example-held = Das hast du; die hellen Karten darfst du spielen:
learn-example-trumps = Trumpf ist { SUIT($suit) }.
learn-any-card = Du darfst jede Karte spielen.

# welche Karten darfst du spielen?
learn-drill = Welche Karten darfst du spielen?
learn-drill-more = Markiere alle Karten, die du jetzt spielen darfst.
learn-drill-check = Prüfen
learn-drill-next = Nächste Stellung
learn-drill-none = Markiere zuerst mindestens eine Karte.
learn-drill-right = Richtig.
learn-drill-wrong = Noch nicht ganz.
learn-drill-missed = Auch das darfst du spielen: { $cards }.
learn-drill-too-many = Das darfst du nicht spielen: { $cards }.
learn-drill-count = { $right } von { $all } richtig
learn-drill-empty = Mit diesen Regeln fand sich keine Stellung zum Üben. Versuch es noch einmal.

# wer macht den Stich?
learn-tricks = Wer macht den Stich?
learn-tricks-more = Die erste Karte ist ausgespielt. Drück auf die, die den Stich macht.
learn-tricks-led = Ausspiel
learn-tricks-worth = Wie viele Punkte hat dieser Stich?
learn-tricks-counts = Er hat { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}.
learn-tricks-next = Nächster Stich
learn-tricks-no-trumps = Es gibt keinen Trumpf.
learn-trick-trump = Den Stich macht { CARD($card, form: "the") }: der höchste Trumpf.
learn-trick-suit = Den Stich macht { CARD($card, form: "the") }: die höchste Karte der angespielten Farbe, und niemand hat getrumpft.
learn-trick-plain = Den Stich macht { CARD($card, form: "the") }: die höchste Karte der angespielten Farbe.
learn-trick-equal = Den Stich macht { CARD($card, form: "the") }: Von zwei gleichen Karten gewinnt die zuerst gespielte.

# a first deal that explains itself
learn-first = Das erste Spiel spielen
learn-first-step = Schritt { $n } von { $of }
learn-first-leave = Lektion verlassen
learn-first-allowed = Das darfst du auch.
learn-first-again = Zurücknehmen
learn-first-own = So spielen, wie ich will
learn-first-own-more = Die Lektion endet; das Spiel geht als Übung weiter.
learn-first-begin = Noch einmal von vorn

# what would you bid?
learn-bid = Was würdest du bieten?
learn-bid-best = Gut: Ein Computerspieler würde dasselbe tun.
learn-bid-equal = Gut: Soweit man sehen kann, ist beides gleich gut.
learn-bid-worse = Eine andere Wahl bringt voraussichtlich { $cost } { $counted ->
    [unit] Einheit
    [units] Einheiten
    [point] Punkt
   *[points] Punkte
} mehr.
learn-bid-expected = Erwartetes Ergebnis
learn-bid-mine = deine
learn-bid-how = Durchgerechnet an { $n } Kartenverteilungen, die zu dem passen, was du weißt.
learn-bid-next = Nächstes Blatt
learn-bid-count = { $right } von { $all } gut
learn-bid-none = Nach diesen Regeln wird nicht gereizt, oder es fand sich kein Blatt. Versuch es noch einmal.
learn-lay = Was würdest du weglegen?
learn-lay-none = Nach diesen Regeln legst du nicht mehrere Karten weg und schiebst auch keine, oder es fand sich kein Blatt. Versuch es noch einmal.

learn-duplicate = Jedes Spiel steht für sich: Alle beginnen bei null, die Ergebnisse werden zusammengezählt. Ein Ziel, mit dem die Partie endet, gibt es nicht.
    .short = Jedes Spiel beginnt bei null.

# chapters on how to play well
learn-tactics = Gut spielen
