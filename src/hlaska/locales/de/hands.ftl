# Arten von Blättern zum Üben, auf dem Formular eines neuen Tisches.

hand-title = Üben mit
hand-any = beliebigem Blatt
hand-more = Es wird so lange gemischt, bis du als Vorhand ein solches Blatt hast. Das erste Spiel ist Übung und zählt nicht.
hand-marriage = Hochzeit
hand-royal = Trumpfhochzeit
hand-trumps = starken Trümpfen
hand-long = langer Farbe
hand-strong = starker Farbe
hand-seven = einem Blatt für eine Sieben
hand-hundred = einem Blatt für ein Hundert
hand-betl = Betl
hand-durch = Durch
hand-run = Familie
hand-near-run = fast einer Familie
hand-pinochle = Binokel
hand-aces = Assen in drei Farben
hand-partner = Meldung beim Partner
hand-bezique = Bézique
problem-no-hand = So ein Blatt kam nicht, wie oft auch gemischt wurde. Wähle eine andere Art.
