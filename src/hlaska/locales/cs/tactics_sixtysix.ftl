# Jak dobře hrát šedesát šest a Schnapsen.

tactics-sixtysix-mate = Máte krále, ale jeho dámu (svrška) ne. Na začátku ji má soupeř v { $his } rozdáních ze 100 a v { $stock } leží v talonu. Z nich vám přijde asi polovina, { $mine } ze 100. Krále si tedy nechte, dokud nepotřebujete držet něco lepšího. Jakmile druhá karta padne, dejte ho pryč.
    .title = Čekání na hlášku
tactics-sixtysix-count = Trumfů je { $n }. Dva máte a jeden leží otočený: venku zbývá { $out }. V { $none } rozdáních ze 100 nemá soupeř na začátku žádný z nich. Počítejte každý trumf, který padne: když je poslední pryč, máte vysoké karty v jiných barvách jisté.
    .title = Počítání trumfů
tactics-sixtysix-close = Zavřete, když vaše karty dají { $n } bodů bez dalšího lízání. Sečtěte, co máte, co je v jistých štyších a co na ně musí spadnout. Nejvíc se to vyplatí, dokud soupeř nemá { $saved } bodů. Když vám štych chybí, hrajte dál: prohrané zavření stojí víc než prohrané rozdání.
    .title = Zavírání
tactics-sixtysix-known = Když se dolíže talon, znáte soupeřův list: má všech { $n } karet, které zatím nebyly vidět. Počítejte, jak padají trumfy a karty jedné dlouhé barvy. Pak hrajete jako s odkrytými kartami: vytáhněte poslední trumf, nebo soupeře donuťte dát ho na kartu bez bodů.
    .title = Znát soupeřovy karty
tactics-sixtysix-early = U tohoto stolu nikdo nemůže hlásit, když je talon zavřený nebo dobraný. Kvůli hlášce v ruce se proto vyplatí vzít štych: včas ho vezměte a jednu její kartu vyneste. Platí, jakmile nějaký štych máte. A než zavřete, podívejte se, jestli vám v ruce nezbývá hláška.
    .title = Hlásit včas
