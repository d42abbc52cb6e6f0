# Archiv her, stránka hráče a co se rozdalo.
archive-title = Archiv
archive-lead = Každá dohraná hra: od veřejných stolů a vaše vlastní. Každou si můžete krok za krokem přehrát.
archive-filters = Filtr
archive-whose = Čí hry
archive-whose-all = všechny
archive-whose-mine = jen moje
archive-who = Hráč u stolu
archive-club = Klub
archive-club-any = libovolný
archive-result-any = jakýkoli
archive-result-made = závazek splněn
archive-result-failed = závazek nesplněn
archive-result-won = výhra
archive-result-lost = prohra
archive-from = Od
archive-to = Do
archive-more = Ukázat další
archive-all = Ukázat všechny hry
archive-none = Zatím tu není žádná hra.
archive-none-more = Dohrajte hru a objeví se tady; hry od veřejných stolů vidí každý.
archive-none-filter = Taková hra tu není.
archive-shown = { $n ->
    [one] Je vidět { $n } hra.
    [few] Jsou vidět { $n } hry.
   *[other] Je vidět { $n } her.
}
archive-rated = s hodnocením
archive-moved = vaše hodnocení { $moved }
archive-cards = vaše karty měly hodnotu { $cards }
archive-no-luck = štěstí neodečteno
archive-practice = cvičná
archive-private = vidí jen ti, kdo ji hráli
archive-computer = počítač
archive-program = bot, majitel: { $name }
archive-plays = aktér
archive-out = nehrál

archive-since = Je tu od: { $month }
archive-unrated = Zatím bez her s hodnocením.
archive-results = Veřejné hry podle druhu
archive-per-deal = na hru
archive-results-more = V závorce a za ±: rozmezí, ve kterém je skutečná hodnota v 95 případech ze 100. Cvičné hry se nepočítají.
archive-no-public = Zatím bez dohrané hry u veřejného stolu.
archive-last = Poslední veřejné hry
archive-all-of = Všechny veřejné hry: { $name }
problem-no-person = Nikdo tu nemá účet s tímto jménem. Kdo účet nemá, nemá ani vlastní stránku.
archive-file = Stáhnout moje partie
archive-file-more = Všechny jako zápisy v jednom souboru.

archive-dealt-title = Co se rozdalo
archive-dealt-lead = Ze všech dohraných her na tomto serveru, u nichž jde míchání ověřit: co leželo v prvních listech, a vedle toho, co by dala náhoda.
archive-dealt-mixed = Balíček o { $cards } kartách, před každou hrou zamíchaný
archive-dealt-joined = Balíček o { $cards } kartách, sebraný a nezamíchaný
archive-dealt-joined-more = Náhoda je tu jen pro srovnání: co spadlo spolu, zůstává spolu.
archive-dealt-deals = { $n ->
    [one] { $n } hra.
    [few] { $n } hry.
   *[other] { $n } her.
}
archive-dealt-outside = Z { $all } čísel jich mimo své rozmezí leží { $n }; samou náhodou by to bylo nejvýš asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je tak daleko, že to náhoda není.
    [few] { $n } čísla jsou tak daleko, že to náhoda není.
   *[other] { $n } čísel je tak daleko, že to náhoda není.
}
archive-dealt-near = Žádné číslo není tak daleko, že by to nemohla být náhoda.
archive-dealt-where = List
archive-dealt-seat = { $seat }. místo, karet: { $n }
archive-dealt-rest = Mimo listy, karet: { $n }
archive-dealt-turned-row = Otočená
archive-dealt-aces = Kolik je v něm es
archive-dealt-sevens = Kolik je v něm sedmiček
archive-dealt-marriages = Kolik je v něm hlášek
archive-dealt-trumps = Kolik je v něm trumfů
archive-dealt-turned = Barva otočené karty
archive-dealt-chance = náhodou
archive-dealt-none = Zatím tu není započítána žádná dohraná hra.
archive-dealt-how = Jak se počítá
archive-dealt-how-cells = Tučné číslo říká, v kolika hrách byl list právě s tolika kartami. Pod ním vidíte, kolik by jich v průměru dala náhoda, a v závorce rozmezí, do kterého to sama náhoda dá v 95 případech ze 100. Pravděpodobnosti jsou přesné: pro list hypergeometrické, přes všechny hry binomické.
archive-dealt-how-many = Při tolika číslech leží jedno z dvaceti mimo své rozmezí náhodou. Podtržené je proto jen to, co je příliš daleko i vzhledem ke všem dohromady.
archive-dealt-how-not = První místo je forhont. Nedohrané hry se nepočítají, takže kdo od špatných listů odchází, počty mění; cvičné hry a vybrané listy tu nejsou. Počty mohou ukázat, že se nerozdává poctivě, nikdy ne, že poctivě: k tomu jde ověřit každou hru.
