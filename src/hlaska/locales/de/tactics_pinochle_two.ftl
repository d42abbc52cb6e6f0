# Wie man Pinochle zu zweit gut spielt.

tactics-pinochle_two-order = Ein Stich ist eine Meldung wert. Leg zuerst das Trumpfpaar und danach die Familie: Beides zählt, denn die Familie bringt neue Karten. Umgekehrt ist das Paar verloren, weil seine Karten schon in der höheren Meldung liegen. Das braucht zwei Stiche; fang an, sobald du König und Dame von Trumpf hast.
    .title = In welcher Reihenfolge du meldest
tactics-pinochle_two-mate = Du hast die Pik-Dame. Es gibt { $n } Karo-Buben, und in { $his } von 100 Spielen beginnt dein Gegner mit mindestens einem. In { $stock } liegen beide im Talon, und jede zweite Karte des Talons bekommst du. Behalte so eine Karte, bis beide gefallen sind; ein einzelner Neuner oder Zehner geht zuerst.
    .title = Ein halber Binokel
tactics-pinochle_two-end = Ist der Talon aufgebraucht, kommen { $n } Stiche mit allen Pflichten, und in ihnen liegen die meisten Punkte. Gemeldete Karten gehen zurück auf die Hand, vom Blatt deines Gegners hast du also viel gesehen. Heb dir Trümpfe und Asse dafür auf: Zieh Trümpfe, solange du mehr hast, und behalte einen für den letzten Stich, der 10 Punkte zählt.
    .title = Die zweite Hälfte
