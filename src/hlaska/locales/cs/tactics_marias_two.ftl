# Jak dobře hrát lízaný mariáš.

tactics-marias_two-mate = Máte krále a jeho svrška ne. Na začátku ho má soupeř v { $his } rozdáních ze 100, v talonu leží v { $stock } a polovina z toho přijde vám: { $mine } ze 100. Krále si nechte, dokud svršek nepadl a můžete místo něj odhodit prázdnou kartu.
    .title = Čekání na hlášku
tactics-marias_two-draw = Barva se ještě nectí, a tak vynesenou desítku vezme eso nebo malý trumf. Esa a desítky dávejte jako druzí na kartu, kterou přebijí. Vynášejte, co nic nepočítá, a štychy bez bodů soupeři nechte: za štych je jen první karta z talonu a výnos.
    .title = Dokud je talon
tactics-marias_two-known = Když talon dojde, znáte soupeřovy karty: jsou to všechny, které jste neviděli. V posledních { $n } štyších už platí všechny povinnosti. Máte-li trumfů víc, vytáhněte je a dlouhá barva vám platí; máte-li jich méně, nechte soupeře přebíjet prázdné karty a myslete na poslední štych: je za něj 10 bodů.
    .title = Poslední štychy
