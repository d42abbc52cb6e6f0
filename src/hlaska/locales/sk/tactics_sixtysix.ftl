# Ako dobre hrať šesťdesiatšesť a Schnapsen.

tactics-sixtysix-mate = Máte kráľa a jeho dámu (horníka) nevidíte. Na začiatku ju má súper v { $his } rozdaniach zo 100, v talóne je v { $stock }; z toho asi polovica príde vám, { $mine } zo 100. Kráľa si teda nechajte, kým nemusíte držať niečo lepšie, a odhoďte, len čo druhá karta padla.
    .title = Čakanie na hlášku
tactics-sixtysix-count = Tromfov je { $n }. Dva máte a jeden leží otočený: vonku ostáva { $out }. V { $none } rozdaniach zo 100 nemá súper na začiatku nijaký z nich. Počítajte každý tromf, ktorý padne: keď je posledný preč, vaše vysoké karty v iných farbách sú isté.
    .title = Počítanie tromfov
tactics-sixtysix-close = Zavrite, keď vaše karty dajú { $n } bodov bez ďalšieho ťahania: sčítajte, čo máte, koľko majú isté štichy a čo na ne musí spadnúť. Najviac sa to vyplatí, kým súper nemá { $saved } bodov. Keď vám štich chýba, hrajte ďalej; prehraté zavretie stojí viac než prehraté rozdanie.
    .title = Zatváranie
tactics-sixtysix-known = Keď je potiahnutá posledná karta talónu, má súper všetky karty, ktoré ste nevideli: { $n }. Počítajte, ako padajú tromfy a karty jednej dlhej farby, a potom hrajte ako s otvorenými kartami: vytiahnite posledný tromf, alebo súpera donúťte dať ho na kartu, ktorá nič nepočíta.
    .title = Poznať súperove karty
tactics-sixtysix-early = Pri tomto stole nikto nemôže hlásiť, keď je talón zavretý alebo dobratý. Hláška v ruke preto stojí za štich: včas ho získajte a jednu jej kartu vyneste. Platí, len čo nejaký štich máte. A skôr než zavriete, pozrite sa, či ste ohlásili, čo v ruke máte.
    .title = Hlásiť včas
