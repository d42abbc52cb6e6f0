# Ako dobre hrať bezique a rubikonový bezique.

tactics-bezique-save = Máte pikovú dámu. Kárových dolníkov je v balíčku { $n } a na začiatku má súper aspoň jedného v { $his } rozdaniach zo 100; ostatní sú v talóne a každá druhá karta z neho je vaša. Nechajte si karty na bezique a kráľov, dámy a esá, z ktorých môžu byť štyri; sedmičky, osmičky, deviatky a osamelé desiatky dávajte preč prvé.
    .title = Čo si nechať
tactics-bezique-win = Štich má cenu toho, čo po ňom vyložíte: keď nemáte čo, prehrajte ho kartou, ktorú nepotrebujete. Keď máte, vezmite ho kartou, ktorú na kombinácie takmer nepotrebujete. To je desiatka: prebije všetko okrem esa a tromfov, patrí len do postupky a ako briska sa počíta za 10.
    .title = Kedy brať štich
tactics-bezique-end = Po poslednom ťahaní sa už nič nevykladá: vyložte včas, čo máte, a to najdrahšie najprv, lebo na štich pripadá jedna kombinácia. Posledných { $n } štichov sa hrá so všetkými povinnosťami, preto si na ne schovajte tromfy a esá; čo súper vyložil a nezahral, vidíte pred sebou.
    .title = Keď sa míňa talón
tactics-bezique-rubicon = Kombinácia na stole má cenu viackrát: zahrajte z nej kartu a ďalšou rovnakou si ju môžete pripísať znova. Nechávajte si preto aj tretiu a štvrtú rovnakú. A strážte rubikon: kto skončí pod { $n }, zaplatí za to, takže kto prehráva, stará sa najprv o túto hranicu, aj briskami.
    .title = Dopĺňanie a rubikon
