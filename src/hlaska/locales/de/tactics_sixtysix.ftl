# Wie man Sechsundsechzig und Schnapsen gut spielt.

tactics-sixtysix-mate = Du hast einen König und siehst seine Dame nicht. Am Anfang hat sie der andere in { $his } von 100 Spielen, im Talon liegt sie in { $stock }; davon kommt etwa die Hälfte zu dir, { $mine } von 100. Behalte also König oder Dame, solange nichts Besseres zu behalten ist, und wirf sie ab, sobald die andere Karte weg ist.
    .title = Auf eine Ansage warten
tactics-sixtysix-count = Es gibt { $n } Trümpfe. Zwei hast du, einer liegt offen: { $out } sind draußen. In { $none } von 100 Spielen beginnt der andere ohne einen davon. Zähl jeden Trumpf, der fällt: Ist der letzte weg, sind deine hohen Karten der anderen Farben sicher.
    .title = Trümpfe zählen
tactics-sixtysix-close = Dreh zu, wenn deine Karten ohne weiteres Abheben { $n } bringen: Zähl zusammen, was du hast, was deine sicheren Stiche zählen und was darauf fallen muss. Am meisten bringt es, solange der andere keine { $saved } Augen hat. Fehlt ein Stich, spiel weiter; missglücktes Zudrehen kostet mehr als ein verlorenes Spiel.
    .title = Zudrehen
