# Wörter aller Spiele: Farben, Werte, Karten, gezählte Dinge, Sätze.
# Wie die Nachrichten gerufen werden, steht am Anfang von hlaska/locales/__init__.py.

# Farben und Karten
suit_name = { $suit ->
    [acorns] Eichel
    [leaves] Grün
    [hearts_g] Herz
    [bells] Schellen
    [clubs] Kreuz
    [spades] Pik
    [hearts_f] Herz
   *[diamonds] Karo
}
rank_name = { $rank ->
    [ace] Ass
    [ten] Zehner
    [king] König
    [over] Ober
    [under] Unter
    [queen] Dame
    [jack] Bube
    [nine] Neuner
    [eight] Achter
   *[seven] Siebener
}
rank_acc = { $rank ->
    [king] König
    [jack] Buben
   *[other] { rank_name }
}
card_name = { suit_name }-{ rank_name }
card_acc = { suit_name }-{ rank_acc }
card_the = { $rank ->
    [ace] das { card_name }
    [queen] die { card_name }
   *[other] der { card_name }
}
card_the_acc = { $rank ->
    [ace] das { card_name }
    [queen] die { card_name }
   *[other] den { card_acc }
}
flek_name = { $level ->
    [1] Flek
    [2] Re
    [3] Tutti
    [4] Boty
    [5] Kalhoty
    [6] Kaiser
   *[7] noch mehr
}
# Zahlen
points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
tricks = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
}

# was in jedem Spiel geschieht
event-play = { SEAT($seat) } spielt { CARD($card, form: "acc") }.
event-play-declare = { SEAT($seat) } spielt { CARD($card, form: "acc") } und sagt an.
act-play = { CARD($card, form: "acc") } spielen
hidden-card = verdeckte Karte
seat-number = Spieler { $n }
seat-program = { $name } (Bot)

# Pflichten und Einwände in jedem Spiel
duty-follow = Bediene { SUIT($suit) }.
duty-head = Bediene { SUIT($suit) } und überstich { CARD($card, form: "the_acc") }.
duty-trump = { SUIT($suit) } hast du nicht: Du musst trumpfen.
duty-overtrump = Übertrumpfe { CARD($card, form: "the_acc") }.
question-own = Du bist am Zug.
question-wait = { SEAT($seat) } ist am Zug.
act-declare = { CARD($card, form: "acc") } spielen und ansagen
meld-declared = Ansage in { SUIT($suit) }: { $value }
refused-over = Das Spiel ist zu Ende.
refused-not-held = { CARD($card, form: "acc") } hast du nicht.
refused-no-declaration = { CARD($card, form: "acc") } kannst du nicht ansagen.
refused-not-your-turn = { SEAT($seat) } ist am Zug.
refused-not-legal = Das geht jetzt nicht.

# wer zuerst gibt
option-seating = Erster Geber
    .help = Das Los bestimmt, wer zuerst gibt. Oder ihr zieht Karten: um die Plätze und ums Geben, oder nur ums Geben.
option-seating-random_dealer = per Los
option-seating-draw_high = mit gezogenen Karten, auch die Plätze
option-seating-cut_high = durch Abheben, die höchste Karte gibt
option-duplicate = Duplikatspiele
    .help = Jedes Spiel steht für sich und beginnt mit dem Anfangsstand: Von früheren Spielen zählt nichts, und ein Ziel, mit dem die Partie endet, gibt es nicht.
draw-title = Wer gibt zuerst?
draw-card = { SEAT($seat) } zieht { CARD($card, form: "acc") }.
draw-card-you = Du ziehst { CARD($card, form: "acc") }.
draw-again = Gleiche Karten: Es wird noch einmal gezogen.
draw-deals = { SEAT($seat) } zieht die höchste Karte und gibt zuerst.
draw-deals-you = Du ziehst die höchste Karte und gibst zuerst.
draw-choose = Welchen Platz nimmst du?
draw-chooses = { SEAT($seat) } wählt einen Platz.
draw-chooses-you = Du wählst einen Platz.
draw-place = Platz { $n }
draw-sits = Platz { $n }: { SEAT($seat, you: "du") }

# Gruppen der Hausregeln, für die ein Spiel keine eigenen Wörter hat
group-table = Tisch
group-deal = Geben
group-auction = Reizen
group-bidding = Reizen
group-passing = Karten schieben
group-widow = Talon
group-exchange = Kartentausch
group-closing = Zudrehen
group-marriages = Ansagen
group-melds = Meldungen
group-play = Ausspielen
group-claim = Ausmelden
group-scoring = Wertung
group-settlement = Abrechnung
group-score = Punkte
group-match = Partie
