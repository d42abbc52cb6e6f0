# Die ersten Spiele der Mariaschspiele mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

# Mariasch zu dritt
first-marias-trump = Du bist <forehand>Vorhand</forehand> und wählst <trump>Trumpf</trump> aus deinen ersten sieben Karten. { SUIT($suit) } ist deine längste Farbe, mit Ass, König und Siebener: Leg { CARD($card, form: "acc") } verdeckt hin.
    .other = Die Farbe der hingelegten Karte wird Trumpf, und du willst die, von der du am meisten hast.
first-marias-suit = Jetzt siehst du alle zwölf Karten. Mit vielen Trümpfen spielst du ein <contract_game>Spiel</contract_game>: Du brauchst mehr Punkte als beide anderen zusammen. Ass, Zehner und letzter Stich zählen je 10, sonst nichts.
    .other = Beim Betl darfst du keinen Stich machen, beim Durch musst du alle machen. Für beides taugt dieses Blatt nicht.
first-marias-talon = Zwei Karten kommen in den <talon_discards>Talon</talon_discards>, beim Spiel nie ein Ass oder ein Zehner. Drück { CARD($card, form: "acc") } und { CARD($next, form: "acc") }: Dann hast du nichts von dieser Farbe und kannst sie stechen.
    .other = Mehr bringt es, eine Farbe ganz loszuwerden: Wird sie ausgespielt, stichst du.
first-marias-seven = Beide sagen <call_good>gut</call_good>: Selbst spielen wollen sie nicht. Mit fünf Trümpfen darfst du mehr versprechen: die <contract_seven>Sieben</contract_seven>, also den letzten Stich mit der Trumpfsieben zu machen.
    .other = Angesagt zahlt die Sieben doppelt so viel wie still, und dieses Blatt ist stark genug.
first-marias-re = Ein Gegner gibt <flek_1>Flek</flek_1> auf das Spiel. Sagst du gut, wird nach diesen Regeln nicht gespielt: Das Spiel ist verloren, die Sieben gewonnen, unterm Strich bleibt nichts. Du kannst beides gewinnen, also erhöhe: Sag Re, dann zählt das Spiel vierfach.
    .other = Dann ist das Spiel sofort aus, und niemand zahlt etwas.
first-marias-lead = Wer allein spielt, spielt aus. Wer Trümpfe hat, muss bedienen; spiel also { CARD($card, form: "acc") } aus: Das kostet die anderen zwei ihrer drei Trümpfe.
    .other = Zieh zuerst die Trümpfe: Jeder davon könnte im letzten Stich deine Sieben holen.
first-marias-marriage = Draußen ist nur noch der Trumpfzehner. Du hast eine <hlaska>Hochzeit</hlaska>, König und Ober in { SUIT($suit) }: 20 Punkte fürs Vorzeigen, auch wenn der Stich verloren geht. Spiel { CARD($card, form: "acc") } aus und sag an.
    .other = Die 20 Punkte warten auf dich, und ansagen kannst du nur, wenn du den Ober spielst.
first-marias-ruff = Dein Gegner musste deinen Ober mit dem Zehner überstechen und spielt { CARD($led, form: "acc") } aus. Diese Farbe hast du in den Talon gedrückt: Du <duty_trump>musst stechen</duty_trump>. { CARD($card) } reicht, und das Ass zählt für dich.
    .other = Auch das macht den Stich, aber einen höheren Trumpf brauchst du noch.
first-marias-king = Ein Trumpf ist noch draußen, der Zehner. Spiel { CARD($card, form: "acc") } aus: Der Zehner muss darauf fallen. Dieser Stich ist verloren, aber dann holt nichts mehr deine Sieben.
    .other = Solange der Trumpfzehner draußen ist, kann er im letzten Stich deine Sieben holen.
first-marias-end = Du hast { $mine } Punkte, die anderen { $theirs }, und deine Sieben hat den letzten Stich gemacht. Das Spiel zählt vierfach, die Sieben einfach: Jeder der beiden zahlt dir 6 Einheiten. Trumpf, Talon, Ansage, Flek und Hochzeit: Jetzt kennst du alles.
