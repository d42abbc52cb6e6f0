# Das erste Spiel des gezogenen Mariasch mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

first-marias_two-trump = Du siehst deine ersten vier Karten und bestimmst danach <trump>Trumpf</trump>. Drei sind { SUIT(0) }, mit Ass, König und Siebener: Wähl { SUIT(0) }.
    .other = Ein Ass allein macht keine Trumpffarbe. Nimm die Farbe, von der du am meisten hast.
first-marias_two-hundred = Jetzt hast du acht Karten: fünf Trümpfe, darunter König und Ober, eine <hlaska>Hochzeit</hlaska> für 40. Versprich beides: <contract_hundred>Hundert</contract_hundred>, also 100 Punkte mit einer Hochzeit, und die <contract_seven>Sieben</contract_seven>, also mit ihr den letzten Stich.
    .other = Ohne Ansage zahlen Hundert und Sieben nur die Hälfte. Mit diesen Trümpfen darfst du beides versprechen.
first-marias_two-ace = Solange es einen <talon_stock>Talon</talon_stock> gibt, muss niemand bedienen oder stechen. Wer den Stich macht, zieht zuerst und spielt aus. Beginn mit einem Ass: { CARD($card) }.
    .other = Beginn mit etwas Sicherem: Wer ausspielt, zieht auch zuerst, und ein Ass hält, wenn es nicht gestochen wird.
first-marias_two-marriage = Dein Gegner gab eine kleine Karte einer anderen Farbe, das darf er jetzt noch. Du spielst wieder aus: Spiel { CARD($card, form: "acc") } und sag an, das sind 40 Punkte.
    .other = Sicher ist die Hochzeit erst, wenn sie auf dem Tisch liegt: Sag sie an, solange du ausspielst.
first-marias_two-low = Behalte, was Punkte zählt, und lass einmal den Gegner ausspielen: Spiel { CARD($card, form: "acc") }.
    .other = Trümpfe und Zehner sind später mehr wert, wenn bedient werden muss.
first-marias_two-ruff = Der Gegner hat seinen Zehner heimgebracht und spielt ein Ass aus. Die Farbe hast du, musst aber noch nicht bedienen: Nimm den Stich mit einem Trumpf. { CARD($card) } genügt, und die 10 Punkte gehören dir.
    .other = Ein fremdes Ass ist einen kleinen Trumpf wert. Ohne Talon müsstest du die Farbe bedienen.
first-marias_two-ten = Auch der Gegner hat eine Hochzeit gezeigt, 20 für ihn, und spielt { CARD($led, form: "acc") } aus. Bring deinen Zehner heim: { CARD($card) } macht den Stich.
    .other = Einen Zehner auf der Hand kann noch ein Ass holen. Hier macht er den Stich sofort.
first-marias_two-strict = Der Talon ist leer. In den letzten acht Stichen gelten alle Pflichten: bedienen, überstechen, sonst <duty_trump>Trumpf geben</duty_trump>. Der Gegner hat höchstens zwei Trümpfe: Spiel { CARD($card, form: "acc") } aus.
    .other = Zieh zuerst die Trümpfe: Der Gegner könnte damit den letzten Stich holen, und den muss deine Sieben machen.
first-marias_two-king = Draußen ist nur noch der Trumpfzehner. Hol ihn, spiel { CARD($card, form: "acc") } aus: Der Gegner muss ihn nehmen, und Trümpfe hast dann nur noch du.
    .other = Solange der Zehner draußen ist, kann er am Ende deine Sieben holen.
first-marias_two-end = Du hast { $mine } Punkte, dein Gegner { $theirs }, und die Sieben hat den letzten Stich gemacht. Das Hundert zählt 4 Einheiten, zehn Punkte darüber verdoppeln es auf 8. Mit 2 für die Sieben bekommst du 10 Einheiten.
