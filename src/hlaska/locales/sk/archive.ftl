# Archív hier, stránka hráča a čo sa rozdalo.
archive-title = Archív
archive-lead = Každá dohraná hra: od verejných stolov a vaše vlastné. Každú si môžete krok za krokom prehrať.
archive-filters = Čo hľadáte
archive-whose = Čie hry
archive-whose-all = všetky
archive-whose-mine = len moje
archive-who = Kto tam sedel
archive-club = Klub
archive-club-any = ľubovoľný
archive-result-any = akýkoľvek
archive-result-made = záväzok uhraný
archive-result-failed = záväzok prehraný
archive-result-won = výhra
archive-result-lost = prehra
archive-from = Od
archive-to = Do
archive-more = Ukázať ďalšie
archive-all = Ukázať všetky hry
archive-none = Zatiaľ tu nie je žiadna hra.
archive-none-more = Dohrajte hru a objaví sa tu; hry od verejných stolov vidí každý.
archive-none-filter = Žiadna hra tomu nezodpovedá.
archive-shown = { $n ->
    [one] Je vidieť { $n } hru.
    [few] Je vidieť { $n } hry.
    [many] Je vidieť { $n } hry.
   *[other] Je vidieť { $n } hier.
}
archive-rated = s hodnotením
archive-moved = vaše hodnotenie { $moved }
archive-cards = vaše karty mali hodnotu { $cards }
archive-no-luck = šťastie neodpočítané
archive-practice = cvičná
archive-private = len pre tých, čo tam sedeli
archive-computer = počítač
archive-program = program, ktorého majiteľ je { $name }
archive-plays = aktér
archive-out = nehral

archive-since = Je tu od: { $month }
archive-unrated = Zatiaľ nehral pri stole s hodnotením.
archive-results = Verejné hry podľa druhu
archive-per-deal = na hru
archive-results-more = V zátvorke a za ±: kde je skutočná hodnota v 95 prípadoch zo 100. Cvičné hry sa nepočítajú.
archive-no-public = Pri verejnom stole zatiaľ nedohral žiadnu hru.
archive-last = Posledné verejné hry
archive-all-of = Všetky verejné hry: { $name }
problem-no-person = Nikto tu nemá účet s týmto menom. Kto účet nemá, nemá ani vlastnú stránku.
archive-file = Stiahnuť moje partie
archive-file-more = Všetky ako záznamy v jednom súbore.

archive-dealt-title = Čo sa rozdalo
archive-dealt-lead = Počítané na tomto serveri zo všetkých dohraných hier, ktorých miešanie možno overiť: karty, ako ležali po rozdaní prvých listov, vedľa toho, čo by dala náhoda.
archive-dealt-mixed = Balíček s { $cards } kartami, pred každou hrou zamiešaný
archive-dealt-joined = Balíček s { $cards } kartami, nezamiešaný, len zložený, ako sa zobral
archive-dealt-joined-more = Náhoda je tu len na porovnanie: čo padlo spolu, ostáva spolu.
archive-dealt-deals = { $n ->
    [one] { $n } hra.
    [few] { $n } hry.
    [many] { $n } hry.
   *[other] { $n } hier.
}
archive-dealt-outside = Zo { $all } čísel ich mimo svojho rozmedzia leží { $n }; samou náhodou by to bolo najviac asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je ďalej, než kam by náhoda dala ktorékoľvek z nich.
    [few] { $n } čísla sú ďalej, než kam by náhoda dala ktorékoľvek z nich.
    [many] { $n } čísla je ďalej, než kam by náhoda dala ktorékoľvek z nich.
   *[other] { $n } čísel je ďalej, než kam by náhoda dala ktorékoľvek z nich.
}
archive-dealt-near = Žiadne nie je ďalej, než náhoda vysvetlí.
archive-dealt-where = List
archive-dealt-seat = { $seat }. miesto, kariet: { $n }
archive-dealt-rest = Mimo listov, kariet: { $n }
archive-dealt-turned-row = Otočená
archive-dealt-aces = Koľko je v ňom es
archive-dealt-sevens = Koľko je v ňom sedmičiek
archive-dealt-marriages = Koľko je v ňom hlášok
archive-dealt-trumps = Koľko je v ňom tromfov
archive-dealt-turned = Farba otočenej karty
archive-dealt-chance = náhodou
archive-dealt-none = Zatiaľ tu nie je započítaná žiadna dohraná hra.
archive-dealt-how = Ako sa počíta
archive-dealt-how-cells = Tučné číslo hovorí, v koľkých hrách bol list práve s toľkými kartami; pod ním je, koľko by ich priemerne dala náhoda, a v zátvorke, medzi ktoré čísla to náhoda sama dá v 95 prípadoch zo 100. Pravdepodobnosti sú presné: pre list hypergeometrické, cez všetky hry binomické.
archive-dealt-how-many = Čísel je naraz toľko, že jedno z dvadsiatich leží mimo náhodou. Podčiarknuté je preto len to, čo je príliš ďaleko aj vzhľadom na všetky dohromady.
archive-dealt-how-not = Prvé miesto je forhont. Nedohrané hry sa nepočítajú, takže kto od zlých listov odchádza, počty mení; cvičné hry a vybrané listy tu nie sú. Počty môžu ukázať, že sa nerozdáva poctivo, nikdy nie, že poctivo: na to sa overuje každá hra.
