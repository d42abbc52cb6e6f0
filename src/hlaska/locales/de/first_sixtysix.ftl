# Das erste Spiel Schnapsen mit Erklärungen; .other: was gesagt wird, wenn etwas anderes Erlaubtes gewählt wird.

first-sixtysix-marriage = Du spielst aus und hast die <sx_marriage>Ansage</sx_marriage> in { SUIT($suit) }: zwei Karten, die schon fürs Vorzeigen 20 Augen bringen. Wähle { CARD($card, form: "acc") } und sag sie an.
    .other = Aber die 20 müssten warten: Angesagt wird nur beim Ausspielen, und dazu brauchst du erst wieder einen Stich.
first-sixtysix-ace = Deine Karte hat gestochen, also zählen die 20 schon: Du hast { $mine } Augen. Ihr habt beide abgehoben; du hast jetzt { CARD($card, form: "acc") }, die höchste Karte ihrer Farbe. Spiel sie aus.
    .other = Solange abgehoben wird, muss niemand bedienen, jedes Ausspiel ist also ein Wagnis. Mit dem Ass machst du am ehesten den Stich.
first-sixtysix-trump = Dein Gegner hat dein Ass mit einem <trump>Trumpf</trump> gestochen: Solange es einen <talon_stock>Talon</talon_stock> gibt, darf jeder jede Karte zugeben. Mach das auch und stich { CARD($led, form: "acc") } mit { CARD($card) }.
    .other = Aber dann gehört das Ass dem Gegner: 11 Augen und das Ausspiel dazu.
first-sixtysix-rob = Das macht { $mine } Augen. Du hast den kleinsten Trumpf abgehoben: Wer ausspielt, darf ihn gegen den besseren <sx_rob>austauschen</sx_rob>, der offen unter dem Talon liegt. Tu das.
    .other = Aber der Tausch kostet nichts, und ein besserer Trumpf hilft dir weiter.
first-sixtysix-close = Zähl nach: { $mine } Augen, 26 fehlen. Du hast die letzten zwei Trümpfe und die zwei höchsten Karten einer anderen Farbe, nichts sticht sie. <sx_close>Dreh zu</sx_close>, damit der Gegner nichts Neues abhebt.
    .other = Aber mit jedem Stich würde der Gegner eine weitere Karte abheben, wer weiß welche. Ist zugedreht, bleibt das andere Blatt, wie es ist.
first-sixtysix-follow = Ab jetzt muss man <duty_follow>Farbe bekennen</duty_follow>, und wer nicht kann, muss Trumpf spielen. Spiel { CARD($card, form: "acc") } aus: Dein Gegner hat weder diese Farbe noch einen Trumpf, und ein Zehner zählt 10.
    .other = Am sichersten ist der Zehner, wenn das Ass der Farbe schon weg ist: Fang mit ihm an.
first-sixtysix-ten = Dein Gegner musste abwerfen: Du hast { $mine } Augen, dreizehn fehlen. Spiel { CARD($card, form: "acc") } aus, jetzt der höchste Trumpf.
    .other = Mit einer kleineren Karte bleibst du vielleicht unter 66. Der Zehner allein zählt 10.
first-sixtysix-claim = { $mine } Augen. An einem echten Tisch zählt niemand für dich: Du musst es selbst wissen, und sagen. <sx_claim>Meld dich aus</sx_claim>.
    .other = Du hast schon genug: Jede weitere Karte kann nur dem Gegner helfen.
first-sixtysix-end = Das Spiel gehört dir. Dein Gegner hat weniger als 33 Augen, darum bringt es zwei <game_point>Spielpunkte</game_point>: Die Abrechnung zeigt, wie. Jetzt kennst du alles, worum es geht: Ansagen, Trümpfe, Austauschen, Zudrehen und Zählen.
