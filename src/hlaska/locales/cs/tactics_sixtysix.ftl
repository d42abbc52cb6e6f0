# Jak dobře hrát šedesát šest a Schnapsen.

tactics-sixtysix-mate = Máte krále a jeho dámu (svrška) nevidíte. Na začátku ji má soupeř v { $his } rozdáních ze 100, v talonu je v { $stock }; z toho asi polovina přijde vám, { $mine } ze 100. Krále si tedy nechte, dokud nemusíte držet něco lepšího, a odhoďte, jakmile druhá karta padla.
    .title = Čekání na hlášku
tactics-sixtysix-count = Trumfů je { $n }. Dva máte a jeden leží otočený: venku zbývá { $out }. V { $none } rozdáních ze 100 nemá soupeř na začátku žádný z nich. Počítejte každý trumf, který padne: když je poslední pryč, vaše vysoké karty v jiných barvách jsou jisté.
    .title = Počítání trumfů
tactics-sixtysix-close = Zavřete, když vaše karty dají { $n } bodů bez dalšího lízání: sečtěte, co máte, co mají jisté štychy a co na ně musí spadnout. Nejvíc se to vyplatí, dokud soupeř nemá { $saved } bodů. Když vám štych chybí, hrajte dál; prohrané zavření stojí víc než prohrané rozdání.
    .title = Zavírání
tactics-sixtysix-known = Když je líznutá poslední karta talonu, má soupeř všechny karty, které jste neviděli: { $n }. Počítejte, jak padají trumfy a karty jedné dlouhé barvy, a pak hrajte jako s otevřenými kartami: vytáhněte poslední trumf, nebo soupeře donuťte dát ho na kartu, která nic nepočítá.
    .title = Znát soupeřovy karty
tactics-sixtysix-early = U tohoto stolu nikdo nemůže hlásit, když je talon zavřený nebo dobraný. Hláška v ruce proto stojí za štych: včas ho získejte a jednu její kartu vyneste. Platí, jakmile nějaký štych máte. A než zavřete, podívejte se, jestli jste ohlásili, co v ruce máte.
    .title = Hlásit včas
