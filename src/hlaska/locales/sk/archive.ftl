# Archív hier, stránka hráča a čo sa rozdalo.
archive-title = Archív
archive-lead = Každá dohraná hra: od verejných stolov a vaše vlastné. Každú si môžete krok za krokom prehrať.
archive-filters = Čo hľadáte
archive-whose = Čie hry
archive-whose-all = všetky
archive-whose-mine = len moje
archive-who = Kto tam sedel
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
