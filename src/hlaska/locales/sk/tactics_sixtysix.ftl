# Ako dobre hrať šesťdesiatšesť a Schnapsen.

tactics-sixtysix-mate = Máte kráľa a jeho dámu (horníka) nevidíte. Na začiatku ju má súper v { $his } rozdaniach zo 100. V talóne je v { $stock } a asi polovica z toho príde vám: { $mine } zo 100. Kráľa si teda nechajte, kým si nemusíte nechať niečo lepšie, a zahrajte ho, len čo druhá karta padla.
    .title = Čakanie na hlášku
tactics-sixtysix-count = Tromfov je { $n }. Dva máte a jeden leží otočený: vonku ostáva { $out }. V { $none } rozdaniach zo 100 nemá súper na začiatku žiadny z nich. Počítajte každý tromf, ktorý padne: keď je posledný preč, vaše vysoké karty v iných farbách sú isté.
    .title = Počítanie tromfov
tactics-sixtysix-close = Zavrite, keď vaše karty dajú { $n } bodov bez ďalšieho ťahania: sčítajte, čo máte, koľko majú isté štichy a čo na ne musí spadnúť. Najviac sa to vyplatí, kým súper nemá { $saved } bodov. Keď vám jeden štich chýba, hrajte ďalej: nevydarené zavretie stojí viac než prehraté rozdanie.
    .title = Zatváranie
tactics-sixtysix-known = Keď sa talón minie, má súper všetky karty, ktoré ste nevideli: je ich { $n }. Počítajte, ako padajú tromfy a karty jednej dlhej farby, a budete hrať ako s otvorenými kartami. Vytiahnite posledný tromf, alebo súpera donúťte dať ho na kartu bez bodov.
    .title = Poznať súperove karty
tactics-sixtysix-early = Pri tomto stole nikto nemôže hlásiť, keď je talón zavretý alebo prázdny. Keď teda máte hlášku, oplatí sa vziať štich: vezmite ho včas a vyneste jednu z jej kariet. Hláška platí, len čo nejaký štich máte. A skôr než zavriete, pozrite sa, či ste ohlásili, čo v ruke máte.
    .title = Hlásiť včas
