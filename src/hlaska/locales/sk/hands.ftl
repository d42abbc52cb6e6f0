# Druhy kariet na cvičenie, na formulári nového stola.

hand-title = Cvičiť s určitými kartami
hand-any = akékoľvek karty
hand-more = Mieša sa, kým také karty ako forhont nedostanete. Prvé rozdanie je cvičenie a nepočíta sa.
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
problem-no-hand = Také karty sa nerozdali, akokoľvek sa miešalo. Zvoľte iné.
