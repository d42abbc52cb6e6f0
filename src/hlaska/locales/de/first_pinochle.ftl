# Die ersten Spiele der Pinochle-Spiele mit Erklärungen; .other: was gesagt wird, wenn etwas anderes gewählt wird.

# Partnerschafts-Pinochle
first-pinochle-bid = Dein <partner>Partner</partner> sitzt gegenüber. Ihr reizt um das Recht, <trump>Trumpf</trump> zu nennen: Die Zahl ist, was eure Seite mit Meldungen und Stichen machen muss. Du hast König und Dame in Kreuz mit Ass: Biete 260.
    .other = Wer passt, überlässt den anderen den Trumpf; ein viel höheres Gebot verspricht mehr, als dieses Blatt hat.
first-pinochle-again = Der linke Gegner bietet 270, dein Partner und der andere passen. In Kreuz fehlen zur Folge nur Bube und Zehn, und dein Partner gibt dir vier Karten. Biete 280.
    .other = Ein Schritt reicht: Wer mehr bietet, als nötig ist, muss es auch machen.
first-pinochle-trump = Alle anderen haben gepasst, 280 ist dein <pn_contract>Kontrakt</pn_contract>. Nenne jetzt Trumpf: Kreuz, wo König und Dame sind.
    .other = In den anderen Farben fehlt dir der König: Ohne König und Dame gibt es keine Folge.
first-pinochle-pass = Dein Partner gab dir Zehn, Bube, Dame und Ass in Kreuz: Die Folge ist komplett. Vier Karten gehen zurück, die dir nichts bringen: Pik-Neun, eine Herz-Neun, Karo-Dame und Karo-Zehn.
    .other = Gib keine Trümpfe und keine Asse weg: Sie machen die Stiche, die du noch brauchst.
first-pinochle-play = Folge und Trumpfneun bringen das meiste deiner 200 aus <pn_meld>Meldungen</pn_meld>. 80 müssen noch aus Stichen kommen, 250 sind zu haben. Spiel: Aufgeben würde das Gebot kosten.
    .other = Aufgeben kostet das ganze Gebot, und 80 Punkte sind mit diesen Trümpfen sehr wahrscheinlich.
first-pinochle-draw = Du hast acht von zwölf Trümpfen. Zieh den anderen ihre, damit sie nichts stechen können: Spiel { CARD($card, form: "acc") } aus.
    .other = Solange die Gegner Trümpfe haben, können sie deine Asse in anderen Farben stechen.
first-pinochle-ten = Beide Trumpfasse haben gezogen: Ein Gegner hat keinen mehr. Dein Partner gibt Könige zu, sie zählen für euch beide. Spiel { CARD($card, form: "acc") } aus: Von zwei gleichen Karten gewinnt die erste.
    .other = Die andere Trumpfzehn ist noch draußen. Deine, zuerst ausgespielt, schlägt sie.
first-pinochle-side = Außer dir hat niemand mehr Trumpf. Jetzt ist auch { CARD($card, form: "the") } sicher: Spiel die Karte aus.
    .other = Auch das geht, aber ein Ass spielt man, solange die Farbe noch herumgeht.
first-pinochle-rest = { $mine } Punkte: Der Kontrakt ist erfüllt. Deine restlichen Trümpfe stechen einer nach dem anderen, und dein Partner wirft Zehnen und Asse darauf: Weiter mit { CARD($card) }.
    .other = Ein Trumpf sticht sicher; mit einer anderen Karte verlierst du vielleicht das Ausspiel.
first-pinochle-end = { $mine } gegen { $theirs }: Eure Seite hat die 280 erfüllt und schreibt alles an. Reizen, Weitergeben, Melden, Trumpf ziehen: Das ist ein Spiel Pinochle. Was eine Seite macht, gehört beiden.
