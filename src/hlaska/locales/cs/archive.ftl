# Archiv her, stránka hráče a co se rozdalo.
archive-title = Archiv
archive-events = Turnaje, které skončily
archive-lead = Každé dohrané rozdání: od veřejných stolů i vaše vlastní. Každé si můžete krok za krokem přehrát.
archive-filters = Filtr
archive-whose = Čí rozdání
archive-whose-all = všechna
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
archive-all = Ukázat všechna rozdání
archive-none = Zatím tu není žádné rozdání.
archive-none-more = Dohrajte rozdání a objeví se tady; rozdání od veřejných stolů vidí každý.
archive-none-filter = Takové rozdání tu není.
archive-shown = { $n ->
    [one] Je vidět { $n } rozdání.
    [few] Jsou vidět { $n } rozdání.
   *[other] Je vidět { $n } rozdání.
}
archive-rated = s hodnocením
archive-moved = vaše hodnocení { $moved }
archive-cards = vaše karty měly hodnotu { $cards }
archive-no-luck = štěstí neodečteno
archive-practice = cvičné
archive-private = vidí jen ti, kdo hráli
archive-computer = počítač
archive-program = bot, majitel: { $name }
archive-plays = aktér
archive-out = nehrál

archive-since = Je tu od: { $month }
archive-unrated = Zatím bez rozdání s hodnocením.
archive-results = Veřejná rozdání podle hry
archive-per-deal = na rozdání
archive-results-more = V závorce a za ±: rozmezí, ve kterém je skutečná hodnota v 95 případech ze 100. Cvičná rozdání se nepočítají.
archive-no-public = Zatím bez dohraného rozdání u veřejného stolu.
archive-last = Poslední veřejná rozdání
archive-all-of = Všechna veřejná rozdání: { $name }
problem-no-person = Nikdo tu nemá účet s tímto jménem. Kdo účet nemá, nemá ani vlastní stránku.
archive-file = Stáhnout moje partie
archive-file-more = Všechny jako záznamy v jednom souboru.

archive-dealt-title = Co se rozdalo
archive-dealt-lead = Co hráči dostávali do ruky, a vedle toho, co by se dalo čekat od náhody. Počítají se všechna dohraná rozdání, u kterých jde míchání ověřit.
archive-dealt-mixed = Balíček o { $cards } kartách, před každým rozdáním zamíchaný
archive-dealt-joined = Balíček o { $cards } kartách, sebraný a nezamíchaný
archive-dealt-joined-more = Čísla pro náhodu jsou tu jen na srovnání: karty ze stejného štychu zůstávají v balíčku pohromadě.
archive-dealt-deals = { $n } rozdání.
archive-dealt-outside = Mimo své rozmezí leží { $n } z { $all } čísel; pouhou náhodou by jich bylo nejvýš asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je tak mimo, že to náhoda není.
    [few] { $n } čísla jsou tak mimo, že to náhoda není.
   *[other] { $n } čísel je tak mimo, že to náhoda není.
}
archive-dealt-near = Žádná odchylka není větší, než jakou udělá náhoda.
archive-dealt-where = List
archive-dealt-seat = { $seat }. místo, karet: { $n }
archive-dealt-rest = Nerozdané karty: { $n }
archive-dealt-turned-row = Otočená
archive-dealt-aces = Esa
archive-dealt-sevens = Sedmy
archive-dealt-marriages = Hlášky
archive-dealt-trumps = Trumfy
archive-dealt-turned = Barva otočené karty
archive-dealt-chance = náhodou
archive-dealt-none = Zatím tu není započítané žádné dohrané rozdání.
archive-dealt-how = Jak se počítá
archive-dealt-how-cells = Tučné číslo říká, v kolika rozdáních měl list právě tolik karet. Pod ním vidíte, kolik by jich v průměru dala náhoda, a v závorce rozmezí, do kterého se náhoda vejde v 95 případech ze 100. Pravděpodobnosti jsou přesné: pro list hypergeometrické, přes všechna rozdání binomické.
archive-dealt-how-many = Při tolika číslech leží jedno z dvaceti mimo své rozmezí náhodou. Podtržené je proto jen to, co je mimo i při tolika číslech najednou.
archive-dealt-how-not = První místo je forhont. Nedohraná rozdání se nepočítají, takže počty mění i to, když někdo od špatných listů odchází; cvičná rozdání a vybrané listy tu nejsou. Počty mohou ukázat jen to, že se nerozdává poctivě, nikdy že ano: na to si můžete ověřit každé rozdání.
