# Archív hier, stránka hráča a čo sa rozdalo.
archive-title = Archív
archive-events = Turnaje, ktoré sa skončili
archive-lead = Každé dohrané rozdanie: od verejných stolov aj vaše vlastné. Každé si môžete krok za krokom prezrieť.
archive-filters = Filter
archive-whose = Čie rozdania
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
archive-all = Ukázať všetky rozdania
archive-none = Zatiaľ tu nie je nijaké rozdanie.
archive-none-more = Dohrajte rozdanie a objaví sa tu; rozdania od verejných stolov vidí každý.
archive-none-filter = Také rozdanie tu nie je.
archive-shown = { $n ->
    [one] Vidno { $n } rozdanie.
    [few] Vidno { $n } rozdania.
    [many] Vidno { $n } rozdania.
   *[other] Vidno { $n } rozdaní.
}
archive-rated = s hodnotením
archive-moved = vaše hodnotenie { $moved }
archive-cards = vaše karty mali hodnotu { $cards }
archive-no-luck = šťastie neodpočítané
archive-practice = cvičné
archive-private = vidia len tí, čo ho hrali
archive-computer = počítač
archive-program = bot, majiteľ: { $name }
archive-plays = aktér
archive-out = nehral

archive-since = Je tu od: { $month }
archive-unrated = Zatiaľ bez rozdaní s hodnotením.
archive-results = Verejné rozdania podľa hry
archive-per-deal = na rozdanie
archive-results-more = V zátvorke a za ±: rozmedzie, v ktorom je skutočná hodnota v 95 prípadoch zo 100. Cvičné rozdania sa nepočítajú.
archive-no-public = Zatiaľ bez dohraného rozdania pri verejnom stole.
archive-last = Posledné verejné rozdania
archive-all-of = Všetky verejné rozdania: { $name }
problem-no-person = Nikto tu nemá účet s týmto menom. Kto účet nemá, nemá ani vlastnú stránku.
archive-file = Stiahnuť moje partie
archive-file-more = Všetky ako záznamy v jednom súbore.

archive-dealt-title = Čo sa rozdalo
archive-dealt-lead = Čo hráči dostávali do ruky, a vedľa toho, čo by sa dalo čakať od náhody. Počítajú sa všetky dohrané rozdania, pri ktorých sa dá miešanie overiť.
archive-dealt-mixed = Balíček s { $cards } kartami, pred každým rozdaním zamiešaný
archive-dealt-joined = Balíček s { $cards } kartami, pozbieraný a nezamiešaný
archive-dealt-joined-more = Čísla pre náhodu sú tu len na porovnanie: karty z toho istého štichu ostávajú v balíčku pohromade.
archive-dealt-deals = { $n ->
    [one] { $n } rozdanie.
    [few] { $n } rozdania.
    [many] { $n } rozdania.
   *[other] { $n } rozdaní.
}
archive-dealt-outside = Mimo svojho rozmedzia leží { $n } z { $all } čísel; púhou náhodou by ich bolo najviac asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo je tak mimo, že to náhoda nie je.
    [few] { $n } čísla sú tak mimo, že to náhoda nie je.
    [many] { $n } čísla je tak mimo, že to náhoda nie je.
   *[other] { $n } čísel je tak mimo, že to náhoda nie je.
}
archive-dealt-near = Nijaká odchýlka nie je väčšia, než akú spraví náhoda.
archive-dealt-where = List
archive-dealt-seat = { $seat }. miesto, kariet: { $n }
archive-dealt-rest = Nerozdané karty: { $n }
archive-dealt-turned-row = Otočená
archive-dealt-aces = Esá
archive-dealt-sevens = Sedmičky
archive-dealt-marriages = Hlášky
archive-dealt-trumps = Tromfy
archive-dealt-turned = Farba otočenej karty
archive-dealt-chance = náhodou
archive-dealt-none = Zatiaľ tu nie je započítané nijaké dohrané rozdanie.
archive-dealt-how = Ako sa počíta
archive-dealt-how-cells = Tučné číslo hovorí, v koľkých rozdaniach mal list práve toľko kariet. Pod ním vidíte, koľko by ich v priemere dala náhoda, a v zátvorke rozmedzie, do ktorého sa náhoda zmestí v 95 prípadoch zo 100. Pravdepodobnosti sú presné: pre list hypergeometrické, cez všetky rozdania binomické.
archive-dealt-how-many = Pri toľkých číslach leží jedno z dvadsiatich mimo svojho rozmedzia náhodou. Podčiarknuté je preto len to, čo je mimo aj pri toľkých číslach naraz.
archive-dealt-how-not = Prvé miesto je forhont. Nedohrané rozdania sa nepočítajú, takže počty mení aj to, keď niekto od zlých listov odchádza; cvičné rozdania a vybrané listy tu nie sú. Počty môžu ukázať len to, že sa nerozdáva poctivo, nikdy že áno: na to si môžete overiť každé rozdanie.
