# Das erste Spiel Bézique mit Erklärungen; .other: was gesagt wird, wenn etwas anderes Erlaubtes gewählt wird.

first-bezique-lead = Damit du ein ganzes Spiel kennenlernst, beginnt dieses spät: Acht Karten sind noch zu ziehen, niemand hat etwas ausgelegt. Wer einen <trick>Stich</trick> macht, darf eine <bz_bezique>Meldung</bz_bezique> auslegen. Spiel { CARD($card, form: "acc") } aus: Damit machst du am ehesten den Stich.
    .other = Jetzt darf jeder jede Karte zugeben, darum macht wohl nur eine hohe Karte den Stich.
first-bezique-marriage = Dein Stich: Leg eine Meldung aus, dann zieh. König und Dame in { SUIT($suit) } sind eine Mariage, 20 Punkte. Fang damit an: Die Dame darfst du noch einmal verwenden, in einer Meldung anderer Art.
    .other = Der Bézique läuft nicht davon, er kann auf den nächsten Stich warten; nach jedem Stich darfst du nur eine Meldung auslegen.
first-bezique-seven = Du hast { $mine } Punkte. Die Karten bleiben offen liegen, du darfst sie aber weiter spielen. Die Trumpfsieben darfst du gegen das Ass tauschen, das offen unter dem <talon_stock>Talon</talon_stock> liegt, und das zählt 10. Tu es, danach zieht ihr.
    .other = Wer jetzt zieht, lässt das Trumpfass liegen: Am Ende bekäme es dein Gegner.
first-bezique-ace = Du hast { $mine } Punkte und hast den Trumpfkönig gezogen. Nach jedem Stich darfst du wieder melden: Spiel { CARD($card, form: "acc") } aus. Asse und Zehner in den Stichen, die <bz_brisque>Brisques</bz_brisque>, zählen am Ende je 10.
    .other = Mit einer anderen Karte geht der Stich vielleicht verloren, und ohne Stich darfst du nichts auslegen.
first-bezique-bezique = Pik-Dame und Karo-Bube: Das ist der Bézique, 40 Punkte. Die Dame liegt schon in der Mariage und zählt hier noch einmal. Leg ihn aus.
    .other = Die Trumpfmariage zählt auch 40, aber aus diesen Karten kann noch etwas viel Größeres werden.
first-bezique-spare = Du hast den Trumpfzehner gezogen. Mit Ass, König, Dame und Bube ist das die Sequenz, 250! Um sie auszulegen, brauchst du einen Stich, und für den Stich einen kleinen Trumpf. Spiel { CARD($card, form: "acc") } aus, diese Karte brauchst du nicht mehr.
    .other = Behalte deine fünf höchsten Trümpfe: Fehlt einer, gibt es keine Sequenz.
first-bezique-ruff = Dein Gegner hat den Stich gemacht, eine Mariage ausgelegt und spielt { CARD($led, form: "acc") } aus; du hast einen kleinen Trumpf gezogen. Du willst den Stich nicht wegen der Karten, sondern um auszulegen. Nimm ihn mit { CARD($card, form: "acc") }.
    .other = Das ist der letzte Stich, bevor der Talon zu Ende ist. Ohne ihn kannst du die Sequenz nie mehr auslegen.
first-bezique-sequence = Jetzt die Sequenz: Ass, Zehner, König, Dame und Bube in Trumpf. Mehr zählt nur der Doppelbézique. Leg sie aus, dann zieht ihr die letzten zwei Karten.
    .other = Danach darf niemand mehr etwas auslegen: Die 250 Punkte wären weg.
first-bezique-strict = Du hast { $mine } Punkte. Der Talon ist zu Ende, ihr nehmt eure Karten auf. In den letzten acht Stichen müsst ihr <duty_follow>bedienen</duty_follow> und überstechen; wer nicht bedienen kann, muss <duty_trump>Trumpf spielen</duty_trump>. Zieh die anderen Trümpfe: Spiel { CARD($card, form: "acc") } aus.
    .other = Dein Gegner hat noch zwei kleine Trümpfe, und die können dir am Ende einen Stich nehmen.
first-bezique-last = Dein Gegner hat keinen Trumpf mehr, du hast noch einen. Der letzte Stich zählt 10: Heb den Trumpf für ihn auf und spiel jetzt { CARD($card, form: "acc") } aus. Dein Gegner macht ein paar Stiche und muss dir am Ende in den Trumpf spielen.
    .other = Spielst du den Trumpf jetzt, sticht er nur etwas Wertloses, und der letzte Stich gehört dem Gegner.
first-bezique-end = Du hast { $mine } Punkte, dein Gegner { $theirs }, Brisques und letzter Stich mitgezählt. Beim Bézique gewinnen die Meldungen: Du hast gestochen, um auszulegen, eine Dame zweimal gebraucht und die Sequenz zusammengehalten. Eine Partie geht bis 1000.
