# Ako dobre hrať mariáš vo štvorici.

tactics-marias_four-trump = Vidíte štyri karty, z toho tri jednej farby. Medzi štyrmi ďalšími príde aspoň jedna z nej v { $n } rozdaniach zo 100. Tri s esom na voľbu stačia. Spoluhráč má tromf, ktorý zavoláte, a tak má vaša strana v tých rozdaniach aspoň päť tromfov z ôsmich.
    .title = Tromfy z prvých kariet
tactics-marias_four-ace = Máte eso a k nemu dve karty tej istej farby; { $out } sú vonku. V { $all } rozdaniach zo 100 má každý z ostatných troch aspoň jednu a nikto netromfuje. Aj tak je druhé kolo riziko, veď v ruke je len osem kariet. Kto volí, vytiahne najprv tromfy; kto hrá proti nemu, zahrá esá hneď.
    .title = Kedy hrať eso
tactics-marias_four-partner = Kým volaná karta nepadne, môže byť spoluhráčom každý z troch; jeden je, dvaja nie. Kto dá eso alebo desiatku do štichu toho, kto volal, asi ním je; kto flekuje alebo mu vyťahuje tromfy, nie je. Ak máte volanú kartu, pridávajte mu body do štichov včas a dajte pozor, aby ste mu ich nebrali.
    .title = Hľadanie spoluhráča
