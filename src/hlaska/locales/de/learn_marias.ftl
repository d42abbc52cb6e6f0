# So werden die Mariaschspiele gespielt.

# Mariasch zu dritt
learn-marias-aim = <declarer>Einer</declarer> spielt allein gegen die zwei anderen. In einem gewöhnlichen Spiel ist es die <forehand>Vorhand</forehand>: Sie wählt <trump>Trumpf</trump> und braucht mehr Punkte als beide anderen zusammen.
    .short = Einer gegen zwei: mehr Punkte als beide zusammen.
learn-marias-aim-one = Du kannst auch darum spielen, gar keinen Stich zu machen, oder alle – und zahlst mehr, wenn es misslingt.
learn-marias-cards = Ihr spielt mit { $n } Karten, acht in jeder Farbe.
learn-marias-ten = Mit Trumpf steht der Zehner gleich unter dem Ass. Ohne Trumpf steht er zwischen Unter und Neuner.
    .short = Mit Trumpf steht der Zehner unter dem Ass.
learn-marias-sharp = Nur Asse und Zehner zählen, je { $last } Punkte: die <sharp_card>Vollen</sharp_card>. Auch der <last_trick>letzte Stich</last_trick> zählt { $last }: zusammen { $all }.
    .short = Ass und Zehner je { $last }, letzter Stich { $last }; zusammen { $all } Punkte.
learn-marias-order-trumps = Mit Trumpf
learn-marias-order-plain = Ohne Trumpf: Punkte zählen nicht
learn-marias-dealt = Vorhand bekommt { $n } Karten, von denen { $rest } zunächst verdeckt liegen. Die anderen bekommen je { $others }.
learn-marias-trump-down = Von den ersten { $first } Karten legt Vorhand eine verdeckt hin: Ihre Farbe ist <trump>Trumpf</trump>. Oder Vorhand lässt den Zufall wählen, „<call_from_people>aus dem Volk</call_from_people>“: eine Karte, die noch niemand gesehen hat.
learn-marias-trump-up = Von den ersten { $first } Karten legt Vorhand eine offen hin: Ihre Farbe ist <trump>Trumpf</trump>. Oder Vorhand lässt den Zufall wählen, „<call_from_people>aus dem Volk</call_from_people>“: eine Karte, die noch niemand gesehen hat.
learn-marias-talon = Vorhand nimmt den Rest auf und drückt zwei Karten verdeckt: den <talon_discards>Talon</talon_discards>. In einem Trumpfspiel dürfen dort kein Ass und kein Zehner liegen.
    .short = Zwei Karten in den Talon, kein Ass, kein Zehner.
learn-marias-talon-sharp = Vorhand nimmt den Rest auf und drückt zwei Karten verdeckt: den <talon_discards>Talon</talon_discards>. Asse und Zehner darin zählen für die anderen.
learn-marias-contract = Dann sagt Vorhand, was gespielt wird: ein <contract_game>Spiel</contract_game> mit Trumpf, <contract_betl>Betl</contract_betl> oder <contract_durch>Durch</contract_durch>.
learn-marias-answers = Die anderen antworten der Reihe nach: „<call_good>gut</call_good>“, oder „<call_bad>schlecht</call_bad>“ – und spielen dann selbst etwas Höheres.
learn-marias-announce = In einem Trumpfspiel darf Vorhand mehr versprechen, für mehr Geld, und die anderen dürfen verdoppeln, wie unten erklärt.
learn-marias-lead = Wer allein spielt, spielt aus. Es gibt zehn Stiche; wer einen macht, spielt zum nächsten aus.
learn-marias-betl = Beim <contract_betl>Betl</contract_betl> darfst du keinen Stich machen, beim <contract_durch>Durch</contract_durch> musst du alle machen. Beides geht ohne Trumpf.
    .short = Betl: kein Stich. Durch: alle Stiche.
learn-marias-betl-trump = Beim <contract_betl>Betl</contract_betl> darfst du keinen Stich machen, und es gibt keinen Trumpf. Beim <contract_durch>Durch</contract_durch> musst du alle machen, mit Trumpf.
    .short = Betl: kein Stich. Durch: alle Stiche, mit Trumpf.
learn-marias-open = Mit offenen Karten gespielt, bringen Betl und Durch mehr.
learn-marias-bad = Wer „schlecht“ sagt, nimmt den Talon, drückt zwei andere Karten und spielt Betl oder Durch.
learn-marias-seven = Für die <contract_seven>Sieben</contract_seven> musst du den letzten Stich mit der Trumpfsieben machen.
    .short = Sieben: letzter Stich mit der Trumpfsieben.
learn-marias-hundred = Fürs <contract_hundred>Hundert</contract_hundred> brauchst du mindestens 100 Punkte. Nur eine <hlaska>Hochzeit</hlaska> zählt dafür, der Rest muss aus Stichen kommen.
    .short = Hundert: 100 Punkte mit einer Hochzeit.
learn-marias-hundred-all = Fürs <contract_hundred>Hundert</contract_hundred> brauchst du mindestens 100 Punkte; alle <hlaska>Hochzeiten</hlaska> zählen mit.
    .short = Hundert: 100 Punkte mit allen Hochzeiten.
learn-marias-flek = Glaubst du nicht, dass die andere Seite es schafft, sag „<flek_1>Flek</flek_1>“: Dann zählt es doppelt.
    .short = Flek verdoppelt; jede Antwort darauf auch.
learn-marias-flek-back = Die andere Seite darf wieder verdoppeln: Re, Tutti und so weiter, bis jemand „gut“ sagt.
learn-marias-against = Die anderen dürfen selbst eine Sieben oder ein Hundert ansagen: die Gegen-Sieben und das Gegen-Hundert.
learn-marias-marriage-over_first = König und Ober einer Farbe sind eine <hlaska>Hochzeit</hlaska>. Spiel den Ober, solange du den König noch hast, und sag sie an: Der Ober bleibt offen vor dir liegen.
    .short = Hochzeit: zuerst den Ober.
learn-marias-marriage-either = König und Ober einer Farbe sind eine <hlaska>Hochzeit</hlaska>. Spiel eine der Karten, solange du die andere noch hast, und sag sie an: Sie bleibt offen vor dir liegen.
    .short = Hochzeit: mit der ersten der beiden ansagen.
learn-marias-marriage-counts = Sie zählt für deine Seite, egal wer den Stich macht.
learn-marias-marriage-none = Ohne Trumpf gibt es keine Hochzeiten.
learn-marias-over-first = Solange du beide hast, darfst du den König nicht zuerst spielen, wenn du den Ober spielen darfst.
learn-marias-twenty = in jeder anderen Farbe
    .short = Hochzeit
learn-marias-forty = in Trumpf
    .short = Hochzeit in Trumpf
learn-marias-strict = <duty_follow>Bediene die Farbe</duty_follow>, und <duty_head>überstich</duty_head> die beste Karte im Stich, wenn du kannst, auch die deines Partners.
    .short = Bedienen und überstechen.
learn-marias-strict-void = Hast du die Farbe nicht, <duty_trump>stich mit Trumpf</duty_trump>, und zwar höher als ein Trumpf, der schon liegt.
    .short = Sonst Trumpf, und höher.
learn-marias-trumped = Hat schon jemand getrumpft und du hast die Farbe noch, genügt jede Karte dieser Farbe.
learn-marias-hold-seven = Hast du die Trumpfsieben angesagt, behalte sie, solange du eine andere Karte spielen kannst.
learn-marias-hearts = Ist { SUIT($suit) } Trumpf, zählt alles { $n }-fach.
    .short = { SUIT($suit) }: mal { $n }.
learn-marias-hundred-double = Mit je zehn Punkten über hundert verdoppelt sich, was du für das Hundert bekommst. Hast du es angesagt und verfehlst es, verdoppelt sich mit je zehn fehlenden Punkten, was du zahlst.
learn-marias-hundred-add_equal = Für je zehn Punkte über hundert bekommst du das Hundert noch einmal bezahlt. Hast du es angesagt und verfehlst es, zahlst du es für je zehn fehlende Punkte noch einmal.
learn-marias-hundred-add_half = Für je zehn Punkte über hundert bekommst du das Hundert noch einmal zur Hälfte bezahlt. Hast du es angesagt und verfehlst es, zahlst du für je zehn fehlende Punkte ebenso viel dazu.
learn-marias-hundred-half_unit = Je zehn Punkte über hundert bringen eine halbe Einheit.
learn-marias-quiet = Auch was du ohne Ansage schaffst, zählt, nur weniger: eine Sieben { MONEY($seven) }, ein Hundert { MONEY($hundred) }.
learn-marias-unplayed = Sagt niemand etwas an und gibt niemand Flek, wird ein einfaches Spiel gar nicht ausgespielt: Vorhand gewinnt es kampflos.
learn-marias-worth-game = Spiel
learn-marias-worth-seven = Sieben
learn-marias-worth-hundred = Hundert
learn-marias-worth-betl = Betl
learn-marias-worth-durch = Durch
learn-marias-worth-open_betl = Offener Betl
learn-marias-worth-open_durch = Offener Durch
learn-marias-worth-two_sevens = Zwei Sieben
learn-marias-settle-payments = Nach jedem Spiel zahlt eine Seite der anderen; der Alleinspieler rechnet mit jedem Gegner ab.
    .short = Der Alleinspieler rechnet mit jedem Gegner ab.
learn-marias-settle-scorepad = Nach jedem Spiel schreibt ihr an, was der Alleinspieler gewonnen oder verloren hat.
learn-marias-cap = Kein Spiel kostet jemanden mehr als { $n } Einheiten.
learn-marias-endless = Ihr gebt reihum und spielt, solange ihr wollt.
learn-marias-sits-out = Seid ihr zu viert, bekommt der Geber keine Karten und setzt aus.

# lizitierter Mariasch
learn-marias-auction-aim = Reize um das Recht, <declarer>allein</declarer> zu spielen, und schaff dann, was du geboten hast: zum Beispiel den letzten Stich mit der Trumpfsieben.
    .short = Das Reizen gewinnen und das Gebot erfüllen.
learn-marias-auction-defence = Die zwei anderen spielen zusammen, um es zu verhindern.
learn-marias-auction-dealt = Ihr bekommt je { $n } Karten, und { $talon } liegen verdeckt in der Mitte: der <talon_discards>Talon</talon_discards>.
learn-marias-auction-bids = Ihr reizt der Reihe nach, immer zwei gegeneinander; wenn du passt, bist du draußen.
learn-marias-auction-talon = Der Sieger nimmt den Talon und drückt { $n } Karten, in einem Trumpfspiel kein Ass und keinen Zehner.
learn-marias-auction-talon-sharp = Der Sieger nimmt den Talon und drückt { $n } Karten; Asse und Zehner darunter zählen für die anderen.
learn-marias-auction-announce = Dann sagt er Trumpf an und was gespielt wird: sein Gebot oder etwas Höheres.
learn-marias-auction-lead-declarer = Der Alleinspieler spielt aus; es gibt zehn Stiche.
learn-marias-auction-lead-forehand = In Trumpfspielen spielt Vorhand aus, sonst der Alleinspieler; es gibt zehn Stiche.
learn-marias-auction-rungs = Es gibt { $n } Stufen, von der Sieben bis zu zwei Sieben und Hundert in Herz. Jede muss höher sein als die letzte.
learn-marias-auction-jump = Du darfst Stufen auslassen.
learn-marias-auction-step = Du darfst keine Stufe auslassen.
learn-marias-auction-give-up = Hast du mit dem kleinsten Gebot gewonnen und schaffst es nicht, darfst du aufgeben und zahlst { $n ->
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}.

# gezogener Mariasch
learn-marias-two-aim = Zwei Spieler ziehen vom <talon_stock>Talon</talon_stock>. Wer Trumpf gewählt hat, braucht mehr Punkte als der Gegner.
    .short = Wer Trumpf gewählt hat, braucht mehr Punkte.
learn-marias-two-dealt = Der Gegner des Gebers sieht die ersten { $first } Karten an und sagt <trump>Trumpf</trump> an. Dann habt ihr beide { $n }; { $stock } bleiben als Talon.
learn-marias-two-announce = Bevor die erste Karte fällt, darfst du <contract_seven>Sieben</contract_seven> und <contract_hundred>Hundert</contract_hundred> ansagen und verdoppeln.
learn-marias-two-draw = Solange es einen Talon gibt, darfst du jede Karte zugeben. Wer den Stich macht, zieht zuerst und spielt aus.
learn-marias-two-rest = In den letzten { $n } Stichen gelten alle Pflichten.

# Mariasch zu zweit mit Trumpfkarte
learn-marias-turned-aim = Zwei Spieler ziehen vom <talon_stock>Talon</talon_stock>. Wer am Ende mehr Punkte hat, gewinnt das Spiel.
    .short = Mehr Punkte als dein Gegner.
learn-marias-turned-dealt = Ihr bekommt je { $n } Karten. Die nächste wird aufgedeckt, und der Rest liegt quer darüber als Talon.
learn-marias-turned-draw = In den ersten { $n } Stichen gibt es keinen Trumpf, und du darfst jede Karte spielen. Wer den Stich macht, zieht zuerst und spielt aus.
learn-marias-turned-exchange = Bist du am Zug, darfst du die Sieben der aufgedeckten Farbe gegen die aufgedeckte Karte austauschen.
learn-marias-turned-rest = Dann ist ihre Farbe <trump>Trumpf</trump>, und in den letzten { $n } Stichen gelten alle Pflichten.
learn-marias-turned-marriage = Solange es den Talon gibt, zählt jede Hochzeit wie in einer Nebenfarbe.
learn-marias-turned-worth = Ihr zählt Punkte in Karten, letzten Stich und Hochzeiten zusammen. Ansagen und Fleks gibt es nicht.

# Kreuzmariasch
learn-marias-four-aim = Zwei gegen zwei: <forehand>Vorhand</forehand> und ein <partner>Partner</partner> brauchen mehr Punkte als die zwei anderen.
    .short = Zwei gegen zwei: mehr Punkte als die anderen.
learn-marias-four-partner = Wer der Partner ist, weiß zuerst niemand: Es ist der, der die gerufene Karte hat. Pass auf!
learn-marias-four-dealt = Ihr bekommt zuerst je { $first } Karten und nach dem Rufen { $first } weitere: zusammen { $n }. Einen Talon gibt es nicht.
learn-marias-four-call = Von den ersten Karten legt Vorhand eine als <trump>Trumpf</trump> hin und ruft einen anderen Trumpf, den sie nicht hat: Wer ihn hat, ist der <called_card>Partner</called_card>.
learn-marias-four-call-own = Von den ersten Karten legt Vorhand eine als <trump>Trumpf</trump> hin und ruft einen anderen: Wer ihn hat, ist der <called_card>Partner</called_card>. Ruft Vorhand eine eigene Karte, spielt sie heimlich allein.
learn-marias-four-contract = Vorhand spielt mit diesem Trumpf ein <contract_game>Spiel</contract_game> oder sagt <contract_betl>Betl</contract_betl> oder <contract_durch>Durch</contract_durch> an.
learn-marias-four-answers = Die anderen sagen „<call_good>gut</call_good>“, oder „<call_bad>schlecht</call_bad>“ und spielen allein etwas Höheres.
learn-marias-four-lead = Vorhand spielt aus, oder wer etwas Höheres angesagt hat. Es gibt { $n } Stiche.
learn-marias-four-durchs = Es gibt noch zwei Spiele, in denen du alle Stiche zusammen mit einem Partner machst.
