# Archív hier, stránka hráča a čo sa rozdalo.
archive-title = Archív
archive-lead = Každá dohraná hra: od verejných stolov a vaše vlastné. Každú si môžete krok za krokom prehrať.
archive-filters = Filter
archive-whose = Čie hry
archive-whose-all = všetky
archive-whose-mine = len moje
archive-who = Hráč pri stole
archive-club = Klub
archive-club-any = ľubovoľný
archive-result-any = akýkoľvek
archive-result-made = záväzok splnený
archive-result-failed = záväzok nesplnený
archive-result-won = výhra
archive-result-lost = prehra
archive-from = Od
archive-to = Do
archive-more = Ukázať ďalšie
archive-all = Ukázať všetky hry
archive-none = Zatiaľ tu nie je žiadna hra.
archive-none-more = Dohrajte hru a objaví sa tu; hry od verejných stolov vidí každý.
archive-none-filter = Taká hra tu nie je.
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
archive-private = vidia len tí, čo ju hrali
archive-computer = počítač
archive-program = bot, majiteľ: { $name }
archive-plays = aktér
archive-out = nehral

archive-since = Je tu od: { $month }
archive-unrated = Zatiaľ bez hier s hodnotením.
archive-results = Verejné hry podľa druhu
archive-per-deal = na hru
archive-results-more = V zátvorke a za ±: rozmedzie, v ktorom je skutočná hodnota v 95 prípadoch zo 100. Cvičné hry sa nepočítajú.
archive-no-public = Zatiaľ bez dohranej hry pri verejnom stole.
archive-last = Posledné verejné hry
archive-all-of = Všetky verejné hry: { $name }
problem-no-person = Nikto tu nemá účet s týmto menom. Kto účet nemá, nemá ani vlastnú stránku.
archive-file = Stiahnuť moje partie
archive-file-more = Všetky ako záznamy v jednom súbore.

archive-dealt-title = Čo sa rozdalo
archive-dealt-lead = Zo všetkých dohraných hier na tomto serveri, pri ktorých sa dá miešanie overiť: čo ležalo v prvých listoch, a vedľa toho, čo by dala náhoda.
archive-dealt-mixed = Balíček s { $cards } kartami, pred každou hrou zamiešaný
archive-dealt-joined = Balíček s { $cards } kartami, pozbieraný a nezamiešaný
archive-dealt-joined-more = Náhoda je tu len na porovnanie: čo padlo spolu, ostáva spolu.
archive-dealt-deals = { $n ->
    [one] { $n } hra.
    [few] { $n } hry.
    [many] { $n } hry.
   *[other] { $n } hier.
}
archive-dealt-outside = Zo { $all } čísel ich mimo svojho rozmedzia leží { $n }; samou náhodou by to bolo najviac asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je tak ďaleko, že to náhoda nie je.
    [few] { $n } čísla sú tak ďaleko, že to náhoda nie je.
    [many] { $n } čísla je tak ďaleko, že to náhoda nie je.
   *[other] { $n } čísel je tak ďaleko, že to náhoda nie je.
}
archive-dealt-near = Nijaké číslo nie je tak ďaleko, že by to nemohla byť náhoda.
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
archive-dealt-how-cells = Tučné číslo hovorí, v koľkých hrách bol list práve s toľkými kartami. Pod ním vidíte, koľko by ich v priemere dala náhoda, a v zátvorke rozmedzie, do ktorého to sama náhoda dá v 95 prípadoch zo 100. Pravdepodobnosti sú presné: pre list hypergeometrické, cez všetky hry binomické.
archive-dealt-how-many = Pri toľkých číslach leží jedno z dvadsiatich mimo svojho rozmedzia náhodou. Podčiarknuté je preto len to, čo je príliš ďaleko aj vzhľadom na všetky dohromady.
archive-dealt-how-not = Prvé miesto je forhont. Nedohrané hry sa nepočítajú, takže kto od zlých listov odchádza, počty mení; cvičné hry a vybrané listy tu nie sú. Počty môžu ukázať, že sa nerozdáva poctivo, nikdy nie, že poctivo: na to sa dá overiť každá hra.
