# Wie man Pinochle zu dritt gut spielt.

tactics-pinochle_three-widow = Dir fehlt eine Karte zur Familie. Es gibt sie { $n }-mal, und der Talon hat in { $one } von 100 Spielen mindestens eine. Hilft jede von zwei Karten, sind es { $two } von 100. Biete, was du hast, und etwas mehr, wenn viele Karten helfen; nie den ganzen Wert einer Familie, die nicht da ist.
    .title = Was der Talon bringt
tactics-pinochle_three-bury = Gedrückte Karten zählen für dich: Drück Zehner und Könige einer kurzen Nebenfarbe, und die ganze Farbe, wenn es geht; dann stichst du ihre Asse. Behalte lange Farben mit Ass, jeden Trumpf und was du gemeldet hast. Ein einzelnes Ass bleibt; ein Zehner ohne sein Ass gehört den anderen, wenn du ihn nicht drückst.
    .title = Was du drückst
tactics-pinochle_three-concede = Gibst du auf, zahlst du den Wert des Gebots einmal. Spielst du und verlierst, zahlst du ihn zweimal; gewinnst du, bekommst du ihn einmal. Spiel also, sobald du erwartest, das Gebot in mehr als { $n } von 100 Spielen zu erfüllen: Auch ein Blatt, das öfter verliert als gewinnt, spielst du dann besser, als gleich zu zahlen.
    .title = Spielen oder aufgeben
tactics-pinochle_three-turned = Der Trumpf ist von Anfang an bekannt, und niemand spielt mit dir. Es lohnt sich aber, zu zweit gegen den Führenden zu spielen: Gib Punkte in den Stich dessen, der hinten liegt. Du hast ein Ass mit zwei weiteren einer Nebenfarbe; { $out } sind draußen, und in { $all } von 100 Spielen haben beide anderen mindestens eine. Spiel Asse also früh.
    .title = Jeder für sich
