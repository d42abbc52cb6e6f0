# Wie man Mariasch mit der dreizehnten Karte gut spielt.

tactics-marias_thirteen-suit = Die Farbe der aufgedeckten Karte ist nach { $n } Stichen Trumpf. Du hast zwei davon, { $out } sind draußen; in { $none } von 100 Spielen beginnt dein Gegner ohne eine davon. Sammle sie und behalte die Sieben, die du gegen die aufgedeckte Karte tauschen darfst. In den letzten Stichen holt jeder Trumpf eine Karte, die zählt.
    .title = Die künftigen Trümpfe sparen
tactics-marias_thirteen-ace = Solange es keine Trümpfe gibt, gewinnt ein ausgespieltes Ass immer. Spiel darum Asse anderer Farben jetzt: Später können sie gestochen werden. Der Zehner folgt, wenn das Ass weg ist; solange es draußen ist, hat es am Anfang dein Gegner in { $his } von 100 Spielen.
    .title = Asse, bevor es Trümpfe gibt
