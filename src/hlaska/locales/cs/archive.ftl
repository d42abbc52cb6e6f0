# Archiv her, stránka hráče a co se rozdalo.
archive-title = Archiv
archive-lead = Každá dohraná hra: od veřejných stolů a vaše vlastní. Každou si můžete krok za krokem přehrát.
archive-filters = Co hledáte
archive-whose = Čí hry
archive-whose-all = všechny
archive-whose-mine = jen moje
archive-who = Kdo tam seděl
archive-result-any = jakýkoli
archive-result-made = závazek uhrán
archive-result-failed = závazek prohrán
archive-result-won = výhra
archive-result-lost = prohra
archive-from = Od
archive-to = Do
archive-more = Ukázat další
archive-all = Ukázat všechny hry
archive-none = Zatím tu není žádná hra.
archive-none-more = Dohrajte hru a objeví se tady; hry od veřejných stolů vidí každý.
archive-none-filter = Žádná hra tomu neodpovídá.
archive-shown = { $n ->
    [one] Je vidět { $n } hra.
    [few] Jsou vidět { $n } hry.
   *[other] Je vidět { $n } her.
}
archive-rated = s hodnocením
archive-practice = cvičná
archive-private = jen pro ty, kdo tam seděli
archive-computer = počítač
archive-program = program, jehož majitel je { $name }
archive-plays = aktér
archive-out = nehrál

archive-since = Je tu od: { $month }
archive-unrated = Zatím nehrál u stolu s hodnocením.
archive-results = Veřejné hry podle druhu
archive-per-deal = na hru
archive-results-more = V závorce a za ±: kde je skutečná hodnota v 95 případech ze 100. Cvičné hry se nepočítají.
archive-no-public = U veřejného stolu zatím nedohrál žádnou hru.
archive-last = Poslední veřejné hry
archive-all-of = Všechny veřejné hry: { $name }
problem-no-person = Nikdo tu nemá účet s tímto jménem. Kdo účet nemá, nemá ani vlastní stránku.
archive-file = Stáhnout moje partie
archive-file-more = Všechny jako zápisy v jednom souboru.
