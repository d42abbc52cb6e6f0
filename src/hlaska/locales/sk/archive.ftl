# Archív hier, stránka hráča a čo sa rozdalo.
archive-title = Archív
archive-events = Turnaje, ktoré sa skončili
archive-lead = Tu sú všetky dohrané rozdania od verejných stolov a k tomu vaše vlastné. Každé si môžete prezrieť krok za krokom.
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
archive-none = Zatiaľ tu nie je žiadne rozdanie.
archive-none-more = Dohrajte rozdanie a uvidíte ho tu; rozdania od verejných stolov vidí každý.
archive-none-filter = Také rozdanie tu nie je.
archive-shown = { $n ->
    [one] Vidíte { $n } rozdanie.
    [few] Vidíte { $n } rozdania.
    [many] Vidíte { $n } rozdania.
   *[other] Vidíte { $n } rozdaní.
}
archive-rated = s hodnotením
archive-moved = vaše hodnotenie { $moved }
archive-cards = vaše karty mali hodnotu { $cards }
archive-no-luck = šťastie sa tu neodpočítava
archive-practice = cvičné
archive-private = vidia ho len tí, čo ho hrali
archive-computer = počítač
archive-program = bot, majiteľ: { $name }
archive-plays = aktér
archive-out = pauzuje

archive-since = Je tu od: { $month }
archive-unrated = Zatiaľ tu nie je žiadne rozdanie s hodnotením.
archive-results = Verejné rozdania podľa hry
archive-per-deal = na rozdanie
archive-results-more = V zátvorke a za ± stojí rozmedzie, v ktorom je skutočná hodnota v 95 prípadoch zo 100. Cvičné rozdania sa nepočítajú.
archive-no-public = Zatiaľ tu nie je žiadne rozdanie od verejného stola.
archive-last = Posledné verejné rozdania
archive-all-of = Všetky verejné rozdania: { $name }
problem-no-person = Nikto tu nemá účet s týmto menom. Kto účet nemá, nemá ani vlastnú stránku.
archive-file = Stiahnuť moje partie
archive-file-more = Dostanete všetky naraz, ako záznamy v jednom súbore.

archive-dealt-title = Čo sa rozdalo
archive-dealt-lead = Porovnajte, čo chodí hráčom do ruky, s tým, čo by sa dalo čakať od náhody. Počítajú sa všetky dohrané rozdania, pri ktorých sa dá miešanie overiť.
archive-dealt-mixed = Balíček s { $cards } kartami, pred každým rozdaním zamiešaný
archive-dealt-joined = Balíček s { $cards } kartami, pozbieraný a nezamiešaný
archive-dealt-joined-more = Čísla pre náhodu sú tu len na porovnanie: karty z jedného štichu ostávajú v balíčku pri sebe.
archive-dealt-deals = { $n ->
    [one] { $n } rozdanie.
    [few] { $n } rozdania.
    [many] { $n } rozdania.
   *[other] { $n } rozdaní.
}
archive-dealt-outside = Mimo svojho rozmedzia leží { $n } z { $all } čísel; čírou náhodou by ich bolo najviac asi { $expected }.
archive-dealt-far = { $n ->
    [one] { $n } číslo vybočuje priveľa: to už náhoda nie je.
    [few] { $n } čísla vybočujú priveľa: to už náhoda nie je.
    [many] { $n } čísla vybočuje priveľa: to už náhoda nie je.
   *[other] { $n } čísel vybočuje priveľa: to už náhoda nie je.
}
archive-dealt-near = Všetky odchýlky sa dajú vysvetliť náhodou.
archive-dealt-where = List
archive-dealt-seat = { $seat }. miesto, kariet: { $n }
archive-dealt-rest = Nerozdané karty: { $n }
archive-dealt-turned-row = Otočená karta
archive-dealt-aces = Esá
archive-dealt-sevens = Sedmičky
archive-dealt-marriages = Hlášky
archive-dealt-trumps = Tromfy
archive-dealt-turned = Farba otočenej karty
archive-dealt-chance = podľa náhody
archive-dealt-none = Zatiaľ sa sem nezapočítalo žiadne dohrané rozdanie.
archive-dealt-how = Ako sa počíta
archive-dealt-how-cells = Tučné číslo hovorí, v koľkých rozdaniach mal list práve toľko kariet. Pod ním vidíte, koľko by ich v priemere dala náhoda. V zátvorke je rozmedzie, do ktorého sa náhoda zmestí v 95 prípadoch zo 100. Pravdepodobnosti sú presné: pre jeden list hypergeometrické, pre všetky rozdania binomické.
archive-dealt-how-many = Pri toľkých číslach vyjde jedno z dvadsiatich mimo svojho rozmedzia len tak, náhodou. Podčiarknuté je preto iba to, čo vybočuje aj na taký počet čísel.
archive-dealt-how-not = Prvé miesto je forhont. Nedohrané rozdania sa nepočítajú, takže čísla mení aj to, keď niekto odchádza od zlých kariet. Cvičné rozdania a vybrané listy tu nie sú. Z čísel sa dá poznať len to, že sa nerozdáva poctivo, nikdy nie opak. Preto si môžete overiť každé rozdanie.
