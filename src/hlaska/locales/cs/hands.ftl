# Druhy listů k cvičení, na formuláři nového stolu.

hand-title = Cvičit s určitými kartami
hand-any = jakékoli karty
hand-more = Budete forhont a míchá se, dokud takové karty nedostanete. První rozdání je cvičení a nepočítá se.
hand-marriage = hláška
hand-royal = trumfová hláška
hand-trumps = silné trumfy
hand-long = dlouhá barva
hand-strong = silná barva
hand-seven = karty na sedmu
hand-hundred = karty na sto
hand-betl = betl
hand-durch = durch
hand-run = postupka
hand-near-run = skoro postupka
hand-pinochle = pinochle
hand-aces = esa tří barev
hand-partner = kombinace u spoluhráče
hand-bezique = bezique
problem-no-hand = Takové karty nepřišly, ani když se míchalo pořád znovu. Zvolte jiné.
