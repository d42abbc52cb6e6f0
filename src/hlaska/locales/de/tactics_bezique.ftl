# Wie man Bézique und Rubikon-Bézique gut spielt.

tactics-bezique-save = Du hast die Pik-Dame. Es gibt { $n } Karo-Buben, und am Anfang hat dein Gegner in { $his } von 100 Spielen mindestens einen. Die übrigen sind im Talon, und jede zweite Karte des Talons bekommst du. Behalte die Karten eines Bézique und Könige, Damen und Asse, aus denen vier werden können. Siebener, Achter, Neuner und einzelne Zehner gehen zuerst.
    .title = Was du behältst
tactics-bezique-win = Ein Stich ist so viel wert, wie du danach auslegst: Hast du nichts, verlier ihn mit einer Karte, die du nicht brauchst. Hast du etwas, nimm ihn mit einer Karte, die du zum Melden kaum brauchst. Das ist der Zehner: Er schlägt alles außer Ass und Trumpf, gehört nur in Sequenzen und zählt als Brisque 10 Punkte.
    .title = Wann du einen Stich nimmst
tactics-bezique-end = Nach dem letzten Ziehen darfst du nichts mehr auslegen. Leg also rechtzeitig aus, was du hast, das Teuerste zuerst: Nach jedem Stich geht nur eine Meldung. In den letzten { $n } Stichen gelten alle Pflichten; heb dafür Trümpfe und Asse auf. Was dein Gegner ausgelegt und nicht gespielt hat, siehst du vor dir.
    .title = Wenn der Talon zu Ende geht
tactics-bezique-rubicon = Eine Meldung auf dem Tisch zählt mehr als einmal: Spiel eine Karte daraus, und mit einer gleichen darfst du sie wieder anschreiben. Behalte darum auch die dritte und vierte gleiche. Und achte auf den Rubikon: Wer unter { $n } Punkten bleibt, zahlt dafür. Liegst du zurück, sieh zuerst zu, dass du über den Rubikon kommst, auch mit Brisques.
    .title = Auffüllen und der Rubikon
