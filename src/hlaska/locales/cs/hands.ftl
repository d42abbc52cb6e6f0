# Druhy listů k cvičení, na formuláři nového stolu.

hand-title = Cvičit s listem
hand-any = jakýkoli list
hand-more = Míchá se, dokud takový list jako forhont nedostanete. První rozdání je na zkoušku a nepočítá se do statistik.
hand-marriage = hláška
hand-royal = trumfová hláška
hand-trumps = silné trumfy
hand-long = dlouhá barva
hand-strong = silná barva
hand-seven = list na sedmu
hand-hundred = list na sto
hand-betl = betl
hand-durch = durch
hand-run = postupka
hand-near-run = skoro postupka
hand-pinochle = pinochle
hand-aces = esa tří barev
hand-partner = kombinace u spoluhráče
hand-bezique = bezique
problem-no-hand = Takový list se nerozdal, ať se míchalo sebevíc. Zvolte jiný.
