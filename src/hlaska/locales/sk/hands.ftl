# Druhy kariet na cvičenie, na formulári nového stola.

hand-title = Karty na cvičenie
hand-any = akékoľvek karty
hand-more = Mieša sa dovtedy, kým také karty nedostanete ako forhont. Prvé rozdanie je cvičenie a nepočíta sa.
hand-marriage = hláška
hand-royal = tromfová hláška
hand-trumps = silné tromfy
hand-long = dlhá farba
hand-strong = silná farba
hand-seven = karty na sedmičku
hand-hundred = karty na sto
hand-betl = betl
hand-durch = durch
hand-run = postupka
hand-near-run = takmer postupka
hand-pinochle = pinochle
hand-aces = esá troch farieb
hand-partner = kombinácia u spoluhráča
hand-bezique = bezique
problem-no-hand = Ani po dlhom miešaní také karty neprišli. Vyberte iné.
