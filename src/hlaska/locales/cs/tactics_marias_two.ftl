# Jak dobře hrát lízaný mariáš.

tactics-marias_two-mate = Máte krále, ale jeho svrška ne. Na začátku ho má soupeř v { $his } rozdáních ze 100. V { $stock } leží v talonu a asi v polovině z nich, v { $mine } ze 100, přijde vám. Dokud svršek nepadl a máte co jiného přihodit, krále si nechte.
    .title = Čekání na hlášku
tactics-marias_two-draw = Barva se ještě nectí, a tak vynesenou desítku vezme eso nebo malý trumf. Esa a desítky dávejte jako druzí na kartu, kterou přebijí. Vynášejte karty bez bodů a štychy bez bodů soupeři nechte: získá tím jen první karta z talonu a výnos.
    .title = Dokud je talon
tactics-marias_two-known = Když talon dojde, znáte soupeřovy karty: jsou to všechny, které zatím nebyly vidět. V posledních { $n } štyších už platí všechny povinnosti. Když máte trumfů víc, vytáhněte soupeřovy a dlouhá barva pak bere sama. Když jich máte míň, nechte soupeře trumfovat karty bez bodů a myslete na poslední štych: je za něj 10 bodů.
    .title = Poslední štychy
