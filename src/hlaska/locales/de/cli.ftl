# Das Terminal.
cli-player = Spieler
cli-deal = Spiel { $n }
cli-settlement = Abrechnung
cli-next-deal = Enter: nächstes Spiel, q: Ende
cli-your-turn = Du bist am Zug
cli-hand = Dein Blatt:
cli-cards = Karten:
cli-help = Antworte mit einer Zahl oder mit Worten, jetzt zum Beispiel: { $words }. Eine Karte ist { $card }, mit Ansage { $card }+. q: Ende.
cli-help-records = Auch die Worte der Aufzeichnungen gelten: { $words }.
place-trick = Stich
place-talon = Talon
place-trump = Trumpfkarte
place-unseen = Ungesehen
place-hand = Blatt
place-aside = Ausgelegt
place-widow = Talon
place-buried = Gedrückt
place-deck = Kartenspiel
cli-get = Du bekommst { $cards }
cli-more = noch { $n }; ? zeigt alle
cli-unread = „{ $text }“ ist weder eine Karte noch ein Wort dieses Spiels: Antworte mit einer Zahl, einer Karte wie { $card } oder den Worten der Liste.
cli-several = „{ $text }“ kann heißen: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = in Ordnung. Das Blatt folgt aus dem versprochenen Geheimnis und aus dem, was die Spieler beigetragen haben.
cli-verify-none = ohne Nachweis.
cli-verify-secret = das Geheimnis ist nicht das, das vor dem Spiel versprochen wurde.
cli-verify-deck = das sind nicht die Karten, die beim Geben versiegelt wurden.
cli-verify-luck = Geheimnis und Karten sind, wie sie gesagt wurden, aber aus dem Geheimnis und den Beiträgen der Spieler folgt eine andere Reihenfolge.
cli-verify-nothing = kein Spiel dieser Aufzeichnung hat einen Nachweis; es gab nichts zu prüfen.
cli-verify-promise = vor dem Spiel versprochen: { $digest }
cli-verify-added = Spieler, die zum Mischen beigetragen haben: { $n }
cli-verify-alone = kein Spieler hat etwas beigetragen, wie dort, wo mehrere Tische die gleichen Spiele haben: Ob der Server das Blatt gewählt hat, lässt sich daraus nicht sagen.
cli-match-over = { $n ->
    [one] Die Partie ist nach { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spielen
    } zu Ende. Sieg: { $names }.
   *[other] Die Partie ist nach { $deals ->
        [one] { $deals } Spiel
       *[other] { $deals } Spielen
    } zu Ende. Den Sieg teilen sich { $names }.
}

# Eine Karte in Buchstaben, wo Karten in einer Reihe stehen
card_short = { short-suit }{ short-rank }
short-suit = { $suit ->
    [acorns] E
    [leaves] G
    [hearts_g] H
    [bells] S
    [clubs] ♣
    [spades] ♠
    [hearts_f] ♥
   *[diamonds] ♦
}
short-rank = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [over] O
    [under] U
    [queen] D
    [jack] B
    [nine] 9
    [eight] 8
   *[seven] 7
}

# Tipps und Nachbesprechungen
cli-review = Spiel { $n }, { $who }
cli-review-sum = erwartet { $expected }, eigene Fehler { $lost } ± { $error }, Glück { $luck }: { $result }
cli-review-field = durchschnittliche Spieler holen mit diesen Karten im Mittel { $field }
cli-review-done = getan
cli-review-verdict = Urteil
cli-review-cost = Kosten
cli-review-worth = zu erwarten
cli-best = am besten
cli-better = besser: { $best }
cli-as-good = Die nächstbeste Wahl ist, soweit sich das sagen lässt, ebenso gut.
cli-as-good-as = ebenso gut wie: { $best }
cli-open = Mit offenen Karten: { $made }; bestenfalls { $best } mit { $actions }.
cli-open-same = Mit offenen Karten war keine Karte besser.
cli-open-lost = Mit offenen Karten war es damit verloren: gewonnen hätte { $actions }.
cli-open-points = Mit offenen Karten: von da an { $made } Punkte; bestenfalls { $best } mit { $actions }.
cli-partner = { $who }, Partner: { $made }
cli-partner-agreed = Mit diesem Blatt will es das Reizsystem so.
cli-partner-usual = Üblich mit diesem Blatt: { $usual }
cli-partner-worth = Nach dem, was dort bekannt war: { $worth }; stattdessen { $other }: { $instead }.
cli-partner-best = Nach dem, was dort bekannt war: { $worth }; nichts anderes war deutlich besser.

# die teuersten Spiele
cli-losses = Spiele, die { $of } am meisten kosteten: { $n }. Spiele mit Verlust: { $lost }, gespielt: { $deals }. Die Wertung der Spiele und Trennungen ist A weniger B, in Einheiten.
cli-losses-none = Keines der gespielten Spiele ({ $deals }) kostete { $of } etwas.
cli-losses-fewer = Kein anderes Spiel kostete { $of } etwas.
cli-losses-capped = jeder Posten höchstens { $cap }: { $capped }
cli-losses-apart = Wo sich seine Durchgänge trennen:
cli-losses-title = Gespielt
cli-losses-said = Gesagt
cli-losses-quiet = sagt nichts an
cli-losses-expected = erwartet { $margin }, Aussicht auf Gewinn { $chance } %
cli-losses-games = so in { $players }
cli-losses-same = sonst nichts in der Abrechnung
cli-losses-others = In diesen beiden Durchgängen sind auch andere Plätze in anderen Händen: { $seats }.
cli-losses-systems = Die Seiten reizen in diesen beiden Durchgängen nach anderen Systemen, sodass dieselben Gebote anderes bedeuten.
cli-losses-clock = Ein Spieler wählt hier mit denselben Karten und demselben Zufall verschieden, wie es einer kann, der nach der Uhr spielt.
cli-losses-rest = andere Trennungen: { $n }

# Das ganze Terminal
cli-and = { $list } und { $last }
cli-or = { $list } oder { $last }
cli-quit = Beenden
cli-choose = Wählen
cli-sit = Platz nehmen
cli-computer = Computerspieler { $n }
cli-give = Platz { $n } einem Computerspieler geben
cli-seat = Ihr Platz
cli-open-chair = frei: jemand anders setzt sich
cli-open-chairs = Ein Platz ist noch frei. Wer mitspielen will: hlaska play --server … --table { $table }
cli-number = „{ $text }“ geht hier nicht: eine ganze Zahl, { $span }.
cli-key-why = warum diese Karten: die Regel selbst
cli-key-log = Verlauf der Partie
cli-key-sheet = Anschreibzettel
cli-key-replay = das letzte beendete Spiel ansehen
cli-key-talk = Gespräch
cli-key-people = wer am Tisch ist; Pause, Gehen, noch eine Partie
cli-key-language = andere Sprache
cli-key-theme = dunkel oder hell
cli-key-quit = beenden
cli-key-steps = Schritt für Schritt
cli-key-tricks = Stich für Stich

# was eine Aufzeichnung sagt
cli-seat-of-deal = Platz { $n }
cli-deal-note = Spiel { $n }: { $note }
cli-result = Ergebnis: { $amounts }
cli-scores = Stand nach Stühlen: { $amounts }
cli-unfinished = nicht beendet; { $who } ist an der Reihe
cli-unfinished-nobody = nicht beendet
cli-points = Punkte: { $amounts }
cli-melds = Meldungen: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = Blatt, { $who }
cli-place-won = gewonnen, { $who }
cli-place-aside = abgelegt, { $who }
cli-whole-deck = Kartenspiel: { $cards }
cli-on-turn = { $who } ist an der Reihe
cli-over = das Spiel ist beendet
cli-may = { $who }: { $actions }
cli-may-call = { $who } darf auch ansagen: { $actions }
cli-duty = Pflicht: { $duties }
