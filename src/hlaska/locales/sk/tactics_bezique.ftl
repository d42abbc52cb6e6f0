# Ako dobre hrať bezique a rubikonový bezique.

tactics-bezique-save = Máte pikovú dámu. Kárových dolníkov je v balíčku { $n } a na začiatku má súper aspoň jedného v { $his } rozdaniach zo 100. Ostatní sú v talóne a každá druhá karta z neho je vaša. Nechajte si karty na bezique a kráľov, dámy a esá, z ktorých môžu byť štyri. Najprv hrajte sedmičky, osmičky, deviatky a osamelé desiatky.
    .title = Čo si nechať
tactics-bezique-win = Štich má takú cenu, ako to, čo po ňom vyložíte. Keď nemáte čo vyložiť, pustite ho kartou, ktorú nepotrebujete. Keď máte, vezmite ho kartou, ktorá sa na kombinácie takmer nehodí. To je desiatka: prebije všetko okrem esa a tromfov, patrí len do postupky a ako briska sa počíta za 10.
    .title = Kedy brať štich
tactics-bezique-end = Po poslednom ťahaní sa už nič nevykladá. Vyložte teda včas, čo máte, najdrahšie najprv, lebo po každom štichu ide len jedna kombinácia. Posledných { $n } štichov sa hrá so všetkými povinnosťami, preto si na ne schovajte tromfy a esá. Čo súper vyložil a nezahral, vidíte pred sebou.
    .title = Keď sa míňa talón
tactics-bezique-rubicon = Kombinácia na stole môže platiť viac ráz: zahrajte z nej kartu, doložte ďalšiu rovnakú a pripíšte si ju znova. Nechávajte si preto aj tretiu a štvrtú rovnakú. A strážte si rubikon: kto skončí pod { $n }, zaplatí za to. Keď prehrávate, dostaňte sa najprv cez túto hranicu, aj briskami.
    .title = Dopĺňanie a rubikon
