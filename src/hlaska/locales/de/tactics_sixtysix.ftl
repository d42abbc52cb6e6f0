# Wie man Sechsundsechzig und Schnapsen gut spielt.

tactics-sixtysix-mate = Du hast einen König und siehst die Dame (den Ober) dazu nicht. Am Anfang hat sie dein Gegner in { $his } von 100 Spielen, im Talon liegt sie in { $stock }. Die Hälfte des Talons kommt zu dir, und mit ihr die Dame in { $mine } von 100. Behalte den König also, solange du nichts Besseres behalten musst, und wirf ihn ab, sobald die andere Karte weg ist.
    .title = Auf eine Ansage warten
tactics-sixtysix-count = Es gibt { $n } Trümpfe. Zwei hast du, einer liegt offen: { $out } sind draußen. In { $none } von 100 Spielen beginnt dein Gegner ohne Trumpf. Zähl jeden Trumpf, der fällt: Ist der letzte weg, sind deine hohen Karten der anderen Farben sicher.
    .title = Trümpfe zählen
tactics-sixtysix-close = Dreh zu, wenn deine Karten ohne weiteres Abheben { $n } Augen bringen: Zähl zusammen, was du hast, was deine sicheren Stiche zählen und was darauf fallen muss. Am meisten bringt es, solange dein Gegner keine { $saved } Augen hat. Fehlt ein Stich, spiel weiter: Misslingt das Zudrehen, kostet es mehr als ein verlorenes Spiel.
    .title = Zudrehen
tactics-sixtysix-known = Ist die letzte Karte vom Talon gezogen, hat dein Gegner alle Karten, die du nicht gesehen hast: { $n }. Zähl die Trümpfe und die Karten einer langen Farbe, wie sie fallen, und spiel dann wie mit offenen Karten: Zieh den letzten Trumpf, oder lass ihn auf eine Karte gehen, die nichts zählt.
    .title = Das Blatt des Gegners kennen
tactics-sixtysix-early = An diesem Tisch darfst du nichts mehr ansagen, sobald der Talon zugedreht oder aufgebraucht ist. Eine Ansage auf der Hand ist also einen Stich wert: Mach rechtzeitig einen und spiel eine ihrer Karten aus. Sie zählt, sobald du einen Stich hast. Und bevor du zudrehst, sieh nach, ob du sie schon gemacht hast.
    .title = Rechtzeitig ansagen
