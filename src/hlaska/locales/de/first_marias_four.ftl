# Das erste Spiel des Kreuzmariasch mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

first-marias_four-trump = Du bist <forehand>Vorhand</forehand> und siehst erst vier Karten. Drei davon sind { SUIT($suit) }: Wähl diese Farbe als <trump>Trumpf</trump> und leg { CARD($card, form: "acc") } verdeckt hin.
    .other = Die Farbe der hingelegten Karte wird Trumpf, und du willst die, von der du am meisten hast. Eine niedrige reicht.
first-marias_four-call = Ruf jetzt einen Trumpf, den du nicht hast: Wer ihn hat, ist dein <partner>Partner</partner> und schweigt darüber. Zu Ass und König fehlt dir der höchste, also ruf den Zehner.
    .other = Die beste <called_card>gerufene Karte</called_card> ist die höchste, die dir fehlt: Dann hat deine Seite die drei höchsten Trümpfe.
first-marias_four-suit = Alle haben acht Karten, und jemand hat den Zehner. Du hast vier Trümpfe und noch ein Ass: Sag ein <contract_game>Spiel</contract_game> an, dann braucht deine Seite mehr Punkte als die andere. Ass, Zehner und letzter Stich zählen je 10.
    .other = Bei Betl und Durch spielst du allein gegen drei, und beim Betl darfst du keinen Stich machen. Für beides taugt dieses Blatt nicht.
first-marias_four-quiet = Alle sagen <call_good>gut</call_good>. Du darfst ein <contract_hundred>Hundert</contract_hundred> versprechen, aber du hast keine <hlaska>Hochzeit</hlaska> und kennst deinen Partner nicht. Versprich nichts: Sag gut.
    .other = Ein Hundert braucht eine Hochzeit. Ob dein Partner eine hat, weißt du nicht, und wer verspricht und es nicht schafft, zahlt.
first-marias_four-flek = Der Spieler gegenüber gibt <flek_1>Flek</flek_1>. Nach diesen Regeln muss das ein Gegner mit König oder Ober in Trumpf, also ist er nicht dein Partner. Sonst hat niemand etwas verraten. Lass das Spiel doppelt zählen: Sag gut.
    .other = Erhöhe erst, wenn du mehr weißt: Dein Partner sitzt auf einem von zwei Plätzen, und noch weißt du nichts von ihm.
first-marias_four-lead = Du spielst aus. Zuerst Trümpfe, und damit suchst du auch deinen Partner: Spiel { CARD($card, form: "acc") } aus.
    .other = Das Trumpfass macht den Stich sicher, und jede Karte, die darauf fällt, sagt dir etwas.
first-marias_four-king = Da ist der Zehner, von rechts: Das ist dein Partner, und die 10 Punkte gehören euch beiden. Zwei Trümpfe sind noch draußen: Zieh sie, spiel { CARD($card, form: "acc") } aus.
    .other = Ein Gegner hat noch einen Trumpf. Er soll fallen, bevor er ein Ass holt.
first-marias_four-ace = Trümpfe hast jetzt nur noch du, und zwar zwei. Ein Ass kann niemand mehr stechen: Spiel { CARD($card, form: "acc") } aus.
    .other = Das Ass ist jetzt ein sicherer Stich; später spielt vielleicht jemand anderer aus.
first-marias_four-club = Behalte deine zwei Trümpfe: Der letzte Stich zählt 10. Gib das Ausspiel billig ab: { CARD($card) } zählt selbst nichts.
    .other = Einen Zehner könnte jetzt ein fremdes Ass holen, und die Trümpfe brauchst du später.
first-marias_four-ten = Ein Gegner spielt { SUIT($suit) } aus, und dein Partner nimmt den Stich mit dem Ass. Was darin liegt, zählt für euch beide: Gib { CARD($card, form: "acc") } dazu.
    .other = In einen Stich, den dein Partner macht, gibst du Punkte: Hier ist der Zehner sicher.
first-marias_four-end = Dein Partner zeigte eine Hochzeit, dein Trumpf machte den letzten Stich: Ihr habt { $mine } Punkte, die anderen { $theirs }. Das ist ein Hundert, und auch still zählt es anstelle des Spiels: 2 Einheiten, durch Flek 4. Die zwei anderen zahlen je 4 Einheiten, ihr beide bekommt je 4.
