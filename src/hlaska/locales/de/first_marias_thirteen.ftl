# Das erste Spiel des Mariasch mit der dreizehnten Karte mit Erklärungen; .other: was zu anderer Wahl gesagt wird.

first-marias_thirteen-exchange = Die dreizehnte Karte liegt offen: { SUIT(1) } wird <trump>Trumpf</trump>, aber erst, wenn alle Karten gezogen sind. Den Siebener dieser Farbe hast du: Tausch ihn gegen das Ass. Das darfst du vor dem Ausspielen, wenn du dran bist.
    .other = Der Tausch läuft dir nicht davon, aber das Ass ist auf der Hand mehr wert als unter dem Talon.
first-marias_thirteen-ace = Zehn Stiche sind frei: Niemand muss bedienen, es gibt keinen Trumpf, und nur die angespielte Farbe gewinnt. Ein ausgespieltes Ass ist nicht zu schlagen: Spiel { CARD($card, form: "acc") } aus, 10 Punkte.
    .other = Ohne Trumpf ist ein ausgespieltes Ass ein sicherer Stich, und wer ihn macht, zieht zuerst.
first-marias_thirteen-marriage = Du hast zwei <hlaska>Hochzeiten</hlaska>. Die in { SUIT(1) } kann warten: Als Trumpf zählt sie 40. Diese zählt immer 20: Spiel { CARD($card, form: "acc") } aus und sag an.
    .other = In { SUIT(1) } zählt die Hochzeit jetzt 20 und später 40. Sag zuerst die in { SUIT($suit) } an.
first-marias_thirteen-low = Spielst du einen Zehner aus, kann ihn das Ass schlagen. Spiel etwas ohne Wert und lass den Gegner kommen: { CARD($card) }.
    .other = Behalte Trümpfe und Zehner; eine kleine Karte kostet nichts.
first-marias_thirteen-small = Der Gegner spielt ein Ass aus. Schlagen kannst du es nicht, und bedienen musst du nicht: Gib, was am wenigsten wert ist, { CARD($card, form: "acc") }.
    .other = Dieser Stich ist verloren, und Punkte darin wären es auch. Die Trümpfe brauchst du am Ende.
first-marias_thirteen-ten = Der Gegner spielt { CARD($led, form: "acc") } aus, und deinen Zehner schlägt nur das Ass, das schon gefallen ist: Bring { CARD($card, form: "acc") } heim.
    .other = Als Zweiter machst du mit dem Zehner den Stich sicher, wenn eine kleinere Karte seiner Farbe ausgespielt ist.
first-marias_thirteen-tenth = Der zehnte Stich: Wer ihn macht, zieht die letzte unbekannte Karte, wer ihn verliert, bekommt den Siebener, den du hingelegt hast. Du hast fünf Trümpfe gespart: Spiel { CARD($card, form: "acc") } aus.
    .other = Deine Karten in { SUIT(1) } werden nach diesem Stich Trümpfe: Behalte sie alle.
first-marias_thirteen-strict = Der Talon ist leer, { SUIT(1) } ist Trumpf. In den letzten sechs Stichen musst du bedienen und überstechen, sonst <duty_trump>Trumpf geben</duty_trump>. Gegen deine fünf Trümpfe sind drei draußen: Spiel { CARD($card, form: "acc") } aus.
    .other = Zieh zuerst die Trümpfe, dann sind deine anderen Karten sicher und der letzte Stich auch.
first-marias_thirteen-trump = Jetzt zählt die zweite Hochzeit ihre 40. Nichts Höheres ist draußen: Spiel { CARD($card, form: "acc") } aus und sag an.
    .other = Darauf hat die Hochzeit gewartet: Zeig sie, solange du König und Ober auf der Hand hast.
first-marias_thirteen-end = Du hast { $mine } Punkte, dein Gegner { $theirs }, 10 davon bringt der letzte Stich. Hier sagt niemand etwas an und niemand verdoppelt: Wer mehr Punkte hat, gewinnt einen Einsatz. Tausch, freie Stiche, späte Trümpfe: Jetzt kennst du alles.
