# Die ersten Spiele der Pinochle-Spiele mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

# Partnerschafts-Pinochle
first-pinochle-bid = Dein <partner>Partner</partner> sitzt dir gegenüber. Ihr reizt um das Recht, <trump>Trumpf</trump> anzusagen: Die Zahl sagt, wie viele Punkte eure Seite mit Meldungen und Stichen machen muss. Du hast Ass, König und Dame in Kreuz: Biete 260.
    .other = Wer passt, überlässt den anderen den Trumpf; ein viel höheres Gebot verspricht mehr, als dieses Blatt hat.
first-pinochle-again = Der linke Gegner bietet 270, dein Partner und der andere passen. In Kreuz fehlen zur Familie nur Bube und Zehner, und dein Partner schiebt dir vier Karten. Biete 280.
    .other = Ein Schritt reicht: Was du bietest, musst du auch machen.
first-pinochle-trump = Alle anderen haben gepasst, 280 ist dein <pn_contract>Reizwert</pn_contract>. Sag jetzt Trumpf an: Kreuz, da hast du König und Dame.
    .other = In den anderen Farben fehlt dir der König: Ohne König und Dame gibt es keine Familie.
first-pinochle-pass = Dein Partner gab dir Zehner, Bube, Dame und Ass in Kreuz: Die Familie ist beisammen. Schieb vier Karten zurück, die dir nichts bringen: Pik-Neuner, einen Herz-Neuner, Karo-Dame und Karo-Zehner.
    .other = Schieb keine Trümpfe und keine Asse weg: Sie machen die Stiche, die du noch brauchst.
first-pinochle-play = Deine <pn_meld>Meldungen</pn_meld> zählen 200, das meiste davon bringen Familie und Trumpfneun. 80 Punkte müssen noch aus Stichen kommen, 250 sind zu haben. Spiel weiter: Gehst du ab, verlierst du das Gebot.
    .other = Gehst du ab, kostet dich das das ganze Gebot, und 80 Punkte sind mit diesen Trümpfen sehr wahrscheinlich.
first-pinochle-draw = Du hast acht von zwölf Trümpfen. Zieh den anderen ihre, damit sie nichts stechen können: Spiel { CARD($card, form: "acc") } aus.
    .other = Solange die Gegner Trümpfe haben, können sie deine Asse in anderen Farben stechen.
first-pinochle-ten = Deine Trumpfasse haben gut gezogen: Ein Gegner hat keinen Trumpf mehr. Dein Partner gibt Könige zu, sie zählen für euch beide. Spiel { CARD($card, form: "acc") } aus: Von zwei gleichen Karten gewinnt die erste.
    .other = Der andere Trumpfzehner ist noch draußen. Deiner schlägt ihn, wenn du ihn zuerst ausspielst.
first-pinochle-side = Außer dir hat niemand mehr Trumpf. Jetzt ist auch { CARD($card, form: "the") } sicher: Spiel die Karte aus.
    .other = Auch das geht, aber ein Ass spielt man, solange die Farbe noch herumgeht.
first-pinochle-rest = { $mine } Punkte: Das Gebot ist erfüllt. Deine restlichen Trümpfe stechen einer nach dem anderen, und dein Partner wirft Zehner und Asse darauf: Weiter mit { CARD($card) }.
    .other = Ein Trumpf sticht sicher; mit einer anderen Karte verlierst du vielleicht das Ausspiel.
first-pinochle-end = Ihr habt { $mine } Punkte, die anderen { $theirs }: Eure Seite hat die 280 erfüllt und schreibt alles an. Reizen, Schieben, Melden, Trumpf ziehen: Das ist ein Spiel Pinochle. Was eine Seite macht, gehört beiden.

# Pinochle zu dritt
first-pinochle_three-bid = Einer spielt allein gegen zwei: Wer am höchsten bietet, bekommt die drei Karten des <widow>Talons</widow> und sagt <trump>Trumpf</trump> an. Der erste Spieler muss eröffnen. Biete 300, das Mindeste.
    .other = Ein hohes Gebot musst du auch ganz machen. Fang mit dem kleinsten an, den Talon hat noch niemand gesehen.
first-pinochle_three-again = Ein Gegner bietet 310. König, Dame und Neuner in Pik, ein Binokel und ein Paar in Kreuz zählen schon 110. Mit dem Pik-Buben wäre es eine Familie. Biete 320.
    .other = Ein Schritt reicht. Mit Ass und einer so langen Farbe lohnt es sich zu spielen.
first-pinochle_three-trump = Alle haben den Talon gesehen, jetzt gehört er dir: Er brachte den Buben, der fehlte, und einen zweiten Zehner. 320 ist dein <pn_contract>Reizwert</pn_contract>. Sag Pik an: Ass, Zehner, König, Dame und Bube sind dann eine Familie.
    .other = Nur in Pik hast du eine Familie, und die zählt 150.
first-pinochle_three-bury = Drei Karten musst du <pn_bury>drücken</pn_bury>, keine aus der Meldung. Am Ende zählen sie für dich. Wähle { CARD($card, form: "acc") }, { CARD($next, form: "acc") } und { CARD($third, form: "acc") }: Dann hast du kein Herz und kannst es stechen.
    .other = Werde lieber eine ganze Farbe los und den Zehner, der verloren gehen könnte: Gedrückt ist er sicher.
first-pinochle_three-play = Deine <pn_meld>Meldung</pn_meld> zählt 220: Familie 150, Binokel 40, Paar 20, Trumpfneun 10. 100 Punkte fehlen noch, und 14 hast du schon gedrückt. Spiel weiter: Du hast acht von zwölf Trümpfen.
    .other = Gibst du auf, zahlst du das Gebot nur einmal. Du dürftest auch den Trumpf ändern, aber eine bessere Farbe hast du nicht.
first-pinochle_three-draw = Niemand schenkt dir das Gebot, also spielst du aus. Vier Trümpfe sind noch draußen: Zieh sie, dann kann dir niemand mehr etwas stechen. Spiel { CARD($card, form: "acc") } aus.
    .other = Solange die Gegner Trümpfe haben, können sie deine Asse in anderen Farben stechen.
first-pinochle_three-side = Zwei Asse haben gereicht: Alle vier Trümpfe sind gefallen. Jetzt sind auch die Asse der anderen Farben sicher: Spiel { CARD($card, form: "acc") } aus, danach das andere.
    .other = Auch das geht, aber Asse stechen am sichersten, solange beide bedienen müssen.
first-pinochle_three-tens = Mit der Meldung hast du { $mine } Punkte. Deine Trümpfe schlägt niemand mehr, und die anderen müssen etwas zugeben. Spiel { CARD($card, form: "acc") } aus: Ein Zehner zählt 10.
    .other = Dein kleines Kreuz und Karo verliert. Mach zuerst deine Trümpfe.
first-pinochle_three-rest = { $mine } Punkte hast du und 14 gedrückt: Noch drei, und das Gebot ist erfüllt. Spiel { CARD($card, form: "acc") } aus, dann die übrigen Trümpfe; die letzten fünf Stiche können sie haben.
    .other = In den anderen Farben haben sie die hohen Karten: Sicher ist nur ein Trumpf.
first-pinochle_three-end = Du hast { $mine } Punkte und 14 gedrückt: Das Gebot ist erfüllt. 320 sind drei Einheiten wert, und beide Gegner zahlen dir. Reizen, Talon, Trumpf, Drücken, Meldung, Stiche: Das ist ein Spiel zu dritt. Hättest du verloren, hättest du doppelt gezahlt.

# Pinochle zu zweit
first-pinochle_two-lead = Damit du beide Hälften eines Spiels kennenlernst, beginnt dieses spät: Sechs Karten sind noch zu ziehen, niemand hat gemeldet. Wer einen <trick>Stich</trick> macht, darf vor dem Ziehen eine <pn_meld>Meldung</pn_meld> auslegen. Spiel { CARD($card, form: "acc") } aus.
    .other = Jetzt darf jeder jede Karte zugeben: Eine hohe Karte macht am ehesten den Stich, und du willst ihn, um zu melden.
first-pinochle_two-pinochle = Dein Stich: Leg eine Meldung aus, dann zieh. Pik-Dame und Karo-Bube sind der Binokel, 40 Punkte. Leg ihn aus; die Karten bleiben offen liegen, du darfst sie aber spielen.
    .other = Das Trumpfpaar zählt auch 40, und beides kommt noch dran: Fang mit dem Binokel an.
first-pinochle_two-nine = Neben der Meldung darfst du die Trumpfneun gegen die Karte tauschen, die offen unter dem <talon_stock>Talon</talon_stock> liegt: Das bringt 10 Punkte und dazu den Trumpfzehner. Tu es, dann zieh.
    .other = Wer jetzt zieht, verliert vielleicht den Trumpfzehner: Mit der letzten Karte bekäme ihn der Gegner.
first-pinochle_two-ace = Ass, Zehner, König, Dame und Bube in { SUIT($trump) } sind beisammen: eine Familie. Um sie auszulegen, brauchst du Stiche, am besten zwei. Spiel { CARD($card, form: "acc") } aus.
    .other = Mit einer kleineren Karte geht der Stich vielleicht verloren, und melden darf nur, wer ihn macht.
first-pinochle_two-royal = Die Familie zählt 150. Leg aber zuerst nur König und Dame aus, das <pn_royal_marriage>Trumpfpaar</pn_royal_marriage>, 40. Mit den drei anderen Karten kann daraus später die Familie werden, und beides zählt.
    .other = Liegt die Familie einmal, machen ihr König und ihre Dame kein Paar mehr: 40 Punkte wären weg.
first-pinochle_two-third = Ein Stich noch, dann ist der Talon zu Ende: Es ist der letzte, nach dem du melden darfst. Spiel { CARD($card, form: "acc") } aus: Nur ein Trumpf könnte es stechen.
    .other = Geht dieser Stich verloren, kannst du die Familie nie mehr melden, und 150 Punkte sind weg.
first-pinochle_two-flush = Leg jetzt Ass, Zehner und Buben zum Paar dazu: Das ist die Familie, 150 Punkte. Danach zieht ihr die letzten zwei Karten.
    .other = Das war die letzte Gelegenheit zu melden: Ohne die Familie fehlen dir 150 Punkte.
first-pinochle_two-strict = Jetzt kommt die zweite Hälfte: Ihr nehmt alle Karten auf die Hand und meldet nichts mehr. Ihr müsst <duty_follow>bedienen</duty_follow> und ausgespielten Trumpf überstechen; wer nicht bedienen kann, muss <duty_trump>stechen</duty_trump>. Du hast fünf Trümpfe, der Gegner drei: Zieh sie, spiel { CARD($card, form: "acc") } aus.
    .other = Solange der Gegner Trümpfe hat, kann er deine Asse und Zehner stechen.
first-pinochle_two-side = Dein Gegner hat keinen Trumpf mehr. Jetzt sind auch das Ass und die Zehner der anderen Farben sicher: Spiel { CARD($card, form: "acc") } aus. Von zwei gleichen Karten gewinnt die erste.
    .other = Auch das geht, aber zuerst spielt man aus, was niemand schlägt, und behält die letzten Trümpfe.
first-pinochle_two-last = Der <last_trick>letzte Stich</last_trick> zählt 10. Du hast einen Buben und den letzten Trumpf: Spiel { CARD($card, form: "acc") } aus und gib diesen Stich her, dann macht der Trumpf den letzten.
    .other = Spielst du den Trumpf jetzt, ist er weg, und den letzten Stich macht vielleicht der Gegner.
first-pinochle_two-end = Du hast { $mine } Punkte, dein Gegner { $theirs }, Meldungen und Stiche zusammen; Punkte aus Stichen werden auf Zehner gerundet. Erst Stiche, um zu melden, das Paar vor der Familie, dann zwölf strenge Stiche: Das ist Pinochle zu zweit. Eine Partie geht bis 1000.
