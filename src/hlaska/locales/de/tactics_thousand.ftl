# Wie man Tausend gut spielt.

tactics-thousand-mate = Du hast einen König, aber nicht seine Dame. Im Talon liegt sie nur in { $n } von 100 Spielen, bei jedem der anderen öfter. Biete auf die Hochzeiten, die du hältst; was der Talon bringt, ist ein Geschenk. Ein verfehltes Gebot wird dir abgezogen, und die anderen schreiben trotzdem.
    .title = König oder Dame allein
tactics-thousand-lead = Eine Hochzeit zählt, wenn du eine ihrer Karten ausspielst, und meist erst, wenn du einen Stich hast. Ein Ass daneben ist darum mehr wert als seine Punkte: Es bringt das Ausspiel, mit dem du ansagst. Spiel Asse anderer Farben vor der Ansage: Sobald es Trümpfe gibt, können sie gestochen werden.
    .title = Erst ein Stich, dann die Hochzeit
tactics-thousand-give = Jeder Gegner bekommt eine Karte von dir, und was sie zählt, schreibt vielleicht er an. Gib niedrige Karten kurzer Farben und keine, die eine Hochzeit ergeben kann: Mit einem König oder einer Dame, deren zweite Karte du nicht siehst, gibst du vielleicht eine Hochzeit weg. Behalte die Asse; sie holen Zehner und das Ausspiel.
    .title = Was du abgibst
