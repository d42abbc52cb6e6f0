# Ako dobre hrať pinochle vo trojici.

tactics-pinochle_three-widow = Do postupky vám chýba jedna karta. Je v balíčku { $n }-krát a v talóne je aspoň jedna v { $one } rozdaniach zo 100. Keď vám pomôže ktorákoľvek z dvoch, je to { $two } zo 100. Ponúknite, čo máte, a o niečo viac, keď pomáha veľa kariet; nikdy celú cenu postupky, ktorú nemáte.
    .title = Čo prinesie talón
tactics-pinochle_three-bury = Odložené karty sa počítajú vám. Odložte desiatky a kráľov z krátkej netromfovej farby, a ak to ide, celú farbu; jej esá potom prebijete tromfom. Nechajte si dlhé farby s esom, všetky tromfy a to, čo ste vyložili. Samotné eso si nechajte; desiatku bez esa vezmú ostatní, ak ju neodložíte.
    .title = Čo odložiť
tactics-pinochle_three-concede = Keď záväzok vzdáte, platíte jeho cenu raz; keď prehráte, dvakrát; keď ho splníte, raz ju dostanete. Hrajte teda, len čo čakáte, že ho splníte vo viac než { $n } rozdaniach zo 100. Aj list, ktorý častejšie prehrá, je lepšie hrať než vzdať.
    .title = Hrať, alebo vzdať
tactics-pinochle_three-turned = Tromfy sú známe od začiatku a nikto nehrá s vami. Oplatí sa hrať dvaja proti tomu, kto vedie: body pridávajte do štichu tomu, kto je pozadu. Máte eso a k nemu dve karty netromfovej farby; { $out } ich je vonku a v { $all } rozdaniach zo 100 majú obaja súperi aspoň jednu. Esá teda hrajte skoro, kým farbu majú všetci.
    .title = Každý sám
