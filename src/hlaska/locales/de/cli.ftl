# Das Terminal.
cli-player = Spieler
cli-starting = Der Tisch wird vorbereitet …
cli-compiling = Die Suche wird zuerst kompiliert. Das geschieht einmal und dauert ein bis zwei Minuten …
cli-deal = Spiel { $n }
cli-settlement = Abrechnung
cli-next-deal = Enter: nächstes Spiel, q: Ende
cli-your-turn = Du bist am Zug
cli-hand = Dein Blatt:
cli-cards = Karten:
cli-help = Tipp eine Zahl oder Worte, zum Beispiel: { $words }. Eine Karte schreibst du so: { $card }, mit Hochzeit { $card }+. Mit q hörst du auf.
cli-help-records = Du kannst auch die Worte der Aufzeichnungen tippen: { $words }.
place-trick = Stich
place-talon = Talon
place-trump = Trumpfkarte
place-unseen = Noch nicht angesehen
place-hand = Blatt
place-aside = Ausgelegt
place-widow = Talon
place-buried = Gedrückt
place-deck = Kartenspiel
cli-get = Du bekommst { $cards }
cli-more = noch { $n }; ? zeigt alle
cli-unread = „{ $text }“ verstehe ich nicht: Tipp eine Zahl, eine Karte wie { $card } oder Worte aus der Liste.
cli-several = „{ $text }“ kann mehreres heißen: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = wie versprochen. Die Karten folgen aus dem versprochenen Geheimnis und aus dem, was die Spieler beigetragen haben.
cli-verify-none = es gibt keinen Nachweis.
cli-verify-secret = das ist nicht das Geheimnis, das vor dem Spiel versprochen wurde.
cli-verify-deck = das sind nicht die Karten, die beim Geben versiegelt wurden.
cli-verify-luck = Geheimnis und Karten stimmen, aber mit den Beiträgen der Spieler ergibt sich eine andere Reihenfolge.
cli-verify-nothing = kein Spiel dieser Aufzeichnung hat einen Nachweis: Es gab nichts zu prüfen.
cli-verify-promise = vor dem Spiel versprochen: { $digest }
cli-verify-added = Spieler, die zum Mischen beigetragen haben: { $n }
cli-verify-alone = kein Spieler hat etwas beigetragen, etwa weil mehrere Tische die gleichen Spiele haben. Ob der Server die Karten ausgesucht hat, lässt sich so nicht zeigen.
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
cli-review-sum = erwartet { $expected }, Fehler { $lost } ± { $error }, Glück { $luck }: Ergebnis { $result }
cli-review-field = durchschnittliche Spieler holen mit diesen Karten { $field }
cli-review-done = Wahl
cli-review-verdict = Urteil
cli-review-cost = Kosten
cli-review-worth = erwartet
cli-best = am besten
cli-better = besser: { $best }
cli-as-good = Das Nächstbeste ist, soweit man sehen kann, genauso gut.
cli-as-good-as = genauso gut wie: { $best }
cli-open = Mit allen Karten offen bringt das { $made }. Am besten wäre { $actions }: Das brächte { $best }.
cli-open-same = Mit allen Karten offen war keine andere Karte besser.
cli-open-lost = Mit allen Karten offen war es damit verschenkt: Gewonnen hätte { $actions }.
cli-open-points = Mit allen Karten offen bringt das von hier an { $made } Punkte. Am besten wäre { $actions }: Das brächte { $best }.
cli-partner = { $who }, Partner: { $made }
cli-partner-agreed = Mit diesem Blatt verlangt das Reizsystem genau das.
cli-partner-usual = Üblich mit diesem Blatt: { $usual }
cli-partner-worth = Nach dem, was bekannt war, war das { $worth } wert; { $other } war { $instead } wert.
cli-partner-best = Nach dem, was bekannt war, war das { $worth } wert; nichts anderes war klar besser.

# die teuersten Spiele
cli-losses = Spiele, die { $of } am meisten kosteten: { $n }. Spiele mit Verlust: { $lost }, gespielt: { $deals }. Alle Werte sind A minus B, in Einheiten.
cli-losses-none = Keines der gespielten Spiele ({ $deals }) kostete { $of } etwas.
cli-losses-fewer = Kein anderes Spiel kostete { $of } etwas.
cli-losses-capped = wenn kein Posten mehr als { $cap } zählt: { $capped }
cli-losses-apart = Hier gehen die Durchgänge auseinander:
cli-losses-title = Gespielt
cli-losses-said = Gesagt
cli-losses-quiet = sagt nichts an
cli-losses-expected = erwartet { $margin }, Gewinnchance { $chance } %
cli-losses-games = so in { $players }
cli-losses-same = sonst nichts in der Abrechnung
cli-losses-others = In diesen beiden Durchgängen sitzen auch auf anderen Plätzen andere Spieler: { $seats }.
cli-losses-systems = Die Seiten reizen in diesen beiden Durchgängen nach anderen Systemen, sodass dieselben Gebote anderes bedeuten.
cli-losses-clock = Hier hat ein Spieler mit denselben Karten und demselben Zufall einmal so und einmal anders gewählt; das kommt vor, wenn auf Zeit gespielt wird.
cli-losses-rest = weitere solche Stellen: { $n }

# Das ganze Terminal
cli-and = { $list } und { $last }
cli-or = { $list } oder { $last }
cli-quit = Beenden
cli-choose = Wählen
cli-sit = Platz nehmen
cli-computer = Computerspieler { $n }
cli-give = Platz { $n } einem Computerspieler geben
cli-seat = Dein Platz
cli-open-chair = frei: für einen anderen Menschen
cli-open-chairs = Ein Platz ist noch frei. Wer mitspielen will, startet: hlaska play --server … --table { $table }
cli-number = „{ $text }“ geht hier nicht: Tipp eine ganze Zahl, { $span }.
cli-key-why = warum du nur diese Karten spielen darfst
cli-key-log = Verlauf der Partie
cli-key-sheet = Spielzettel
cli-key-replay = das letzte fertige Spiel nachspielen
cli-key-talk = Chat
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
cli-scores = Stand nach Plätzen: { $amounts }
cli-unfinished = nicht zu Ende; { $who } ist am Zug
cli-unfinished-nobody = nicht zu Ende
cli-points = Punkte: { $amounts }
cli-melds = Meldungen: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = Blatt, { $who }
cli-place-won = in den Stichen, { $who }
cli-place-aside = ausgelegt, { $who }
cli-whole-deck = Kartenspiel: { $cards }
cli-on-turn = { $who } ist am Zug
cli-over = das Spiel ist zu Ende
cli-may = { $who }: { $actions }
cli-may-call = { $who } darf auch ansagen: { $actions }
cli-duty = Pflicht: { $duties }
