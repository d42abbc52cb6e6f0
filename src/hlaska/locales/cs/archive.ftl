# Archiv her, stránka hráče a co se rozdalo.
archive-title = Archiv
archive-events = Odehrané turnaje
archive-lead = Tady jsou všechna dohraná rozdání: od veřejných stolů i ta vaše. Každé si můžete přehrát krok za krokem.
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
archive-none-more = Jakmile nějaké dohrajete, objeví se tady. Rozdání od veřejných stolů vidí každý.
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
archive-unrated = Zatím tu není žádné rozdání s hodnocením.
archive-results = Veřejná rozdání podle hry
archive-per-deal = na rozdání
archive-results-more = V závorce a za ± je rozmezí: skutečná hodnota je v něm v 95 případech ze 100. Cvičná rozdání se nepočítají.
archive-no-public = U veřejného stolu tu zatím není dohrané žádné rozdání.
archive-last = Poslední veřejná rozdání
archive-all-of = Všechna veřejná rozdání: { $name }
problem-no-person = Nikdo tu nemá účet s tímto jménem. Kdo účet nemá, nemá ani vlastní stránku.
archive-file = Stáhnout moje partie
archive-file-more = Dostanete je všechny jako záznamy v jednom souboru.

archive-dealt-title = Co se rozdalo
archive-dealt-lead = Tady vidíte, jaké karty hráči dostávali, a hned vedle, jaké by jim dala náhoda. Počítají se všechna dohraná rozdání, u kterých jde míchání ověřit.
archive-dealt-mixed = Balíček { $cards } karet, před každým rozdáním zamíchaný
archive-dealt-joined = Balíček { $cards } karet, jen sebraný, bez míchání
archive-dealt-joined-more = Čísla pro náhodu jsou tu jen na srovnání: karty ze stejného štychu zůstávají v balíčku pohromadě.
archive-dealt-deals = { $n } rozdání.
archive-dealt-outside = Mimo své rozmezí leží { $n } z { $all } čísel. Náhodou by jich tam mohlo být nejvýš asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je tak mimo, že to náhoda není.
    [few] { $n } čísla jsou tak mimo, že to náhoda není.
   *[other] { $n } čísel je tak mimo, že to náhoda není.
}
archive-dealt-near = Žádné číslo není tak mimo, aby to nemohla být náhoda.
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
archive-dealt-how-cells = Tučné číslo říká, v kolika rozdáních měl list právě tolik karet. Pod ním vidíte, kolik by jich v průměru dala náhoda. V závorce je rozmezí, do kterého se náhoda vejde v 95 případech ze 100. Pravděpodobnosti jsou přesné: pro list hypergeometrické, přes všechna rozdání binomické.
archive-dealt-how-many = Při tolika číslech leží jedno z dvaceti mimo své rozmezí náhodou. Podtržené je proto jen to, co je mimo i při tolika číslech najednou.
archive-dealt-how-not = První místo je forhont. Nedohraná rozdání se nepočítají, takže počty mění i ten, kdo od špatných karet odchází. Cvičná rozdání a vybrané listy tu nejsou. Z počtů se dá poznat jen to, že se nerozdává poctivě. Že se rozdává poctivě, si můžete ověřit u každého rozdání.
