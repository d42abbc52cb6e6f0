# Wie man Mariasch zu zweit gut spielt.

tactics-marias_two-mate = Du hast einen König, aber nicht seinen Ober. Am Anfang hat ihn dein Gegner in { $his } von 100 Spielen, im Talon liegt er in { $stock }, und die Hälfte des Talons kommt zu dir: { $mine } von 100. Behalte den König, solange der Ober nicht gefallen ist und eine leere Karte gehen kann.
    .title = Auf eine Hochzeit warten
tactics-marias_two-draw = Noch muss niemand bedienen, ein ausgespielter Zehner fällt also an ein Ass oder einen kleinen Trumpf. Gib Asse und Zehner als Zweiter auf eine Karte, die sie schlagen. Spiel aus, was nichts zählt, und lass deinem Gegner Stiche ohne Punkte: Ein Stich bringt nur die erste Karte vom Talon und das Ausspiel.
    .title = Solange es einen Talon gibt
tactics-marias_two-known = Ist der Talon aufgebraucht, kennst du das Blatt deines Gegners: jede Karte, die du nicht gesehen hast. Es kommen noch { $n } Stiche mit allen Pflichten. Hast du mehr Trümpfe, zieh sie, dann ist deine lange Farbe gut. Hast du weniger, lass deinen Gegner leere Karten stechen. Und denk an den letzten Stich: Er zählt 10 Punkte.
    .title = Die letzten Stiche
