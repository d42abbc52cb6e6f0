# Das erste Spiel des lizitierten Mariasch mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

first-marias_auction-hold = Ihr reizt um den <talon_discards>Talon</talon_discards> und das Recht, allein zu spielen, immer zwei gegeneinander. Der Spieler links von dir bietet eine <contract_seven>Sieben</contract_seven>. Als Vorhand hast du Vorrang und musst nicht höher gehen: Halte.
    .other = Du hast fünf Trümpfe mit einer Hochzeit, dazu Ass und Zehner. Das ist zu gut, um das Spiel anderen zu lassen, und Halten genügt.
first-marias_auction-hundred = Der letzte Spieler bietet Sieben in { SUIT(2) }. Höher ist das <contract_hundred>Hundert</contract_hundred>: 100 Punkte, eine <hlaska>Hochzeit</hlaska> mitgezählt. König und Ober in Trumpf sind 40, in Stichen reichen also 60. Biete Hundert.
    .other = König und Ober in { SUIT(1) } zählen als Trümpfe 40. Damit lässt sich ein Hundert versprechen, und höher geht hier niemand.
first-marias_auction-contract = Der Talon bringt dir ein Ass. Spielen musst du, was du geboten hast, oder etwas Höheres. Die Sieben in { SUIT(1) } hast du: Sag Hundert und Sieben in { SUIT(1) } an und mach mit ihr auch den letzten Stich.
    .other = Fünf Trümpfe, Hochzeit und Sieben hast du in { SUIT(1) }: Mehr bringt dieses Blatt nicht.
first-marias_auction-talon = Zwei Karten gehen weg, kein Ass und kein Zehner. Drück { CARD($card, form: "acc") } und { CARD($next, form: "acc") }: Dann hast du nichts in { SUIT($suit) } und kannst diese Farbe stechen.
    .other = Werde { SUIT($suit) } ganz los: Ein Ass dieser Farbe nimmst du dann mit einem Trumpf.
first-marias_auction-re = Ein Gegner, wohl mit dem Trumpfzehner, gibt <flek_1>Flek</flek_1>: Das Hundert zählt doppelt. Rechne nach: Du hast vier Asse und Zehner, vielleicht stichst du noch eines mit Trumpf, dazu der letzte Stich und die 40. Das geht: Erhöhe auf Re.
    .other = Wer an sein Hundert glaubt, erhöht: Dann zählt es vierfach.
first-marias_auction-lead = Der Alleinspieler spielt aus. Zieh zuerst die Trümpfe: Spiel { CARD($card, form: "acc") } aus, das holt zwei ihrer drei Trümpfe.
    .other = Solange die Gegner Trümpfe haben, können sie deine Asse stechen und am Ende die Sieben.
first-marias_auction-marriage = Draußen ist nur noch der Trumpfzehner, und er muss weg. Spiel { CARD($card, form: "acc") } aus und sag an: 40 Punkte, auch wenn der Zehner diesen Stich macht.
    .other = Später nähme der Trumpfzehner mehr als einen Ober. Dein König ist danach der höchste Trumpf.
first-marias_auction-ruff = Der Gegner spielt { SUIT(2) }, und ein Ass fällt. Diese Farbe hast du gedrückt: Du <duty_trump>musst stechen</duty_trump>, { CARD($card) } genügt. Die angesagte Sieben musst du behalten, solange du eine andere Karte spielen darfst.
    .other = Der kleinste Trumpf genügt, niemand sonst hat einen. Den König brauchst du noch.
first-marias_auction-ace = Trümpfe hat sonst niemand mehr. Nimm, was sicher ist: { CARD($card, form: "acc") }, dann Ass und Zehner in { SUIT(3) }. König und Sieben in Trumpf warten auf das Ende.
    .other = Zuerst die sicheren Stiche: Die Trümpfe, die du behältst, bringen dich wieder ans Ausspiel und machen den letzten Stich.
first-marias_auction-end = Du hast { $mine } Punkte, die anderen { $theirs }: 60 in Stichen und 40 für die Hochzeit, genau hundert. Das zählt 4 Einheiten, durch Flek und Re das Vierfache, dazu 2 für die Sieben: Jeder der beiden zahlt dir 18 Einheiten.
