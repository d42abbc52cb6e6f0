# Editor rozdaní
edit-title = Postaviť pozíciu
edit-more = Karty každého radu napíšte alebo ich nižšie stlačte: AH, 10S, ♥A alebo písmená vášho jazyka. Čo nie je v poriadku, sa povie hneď.
edit-new = Iné rozdanie
edit-empty = Všetky karty preč
edit-fill = Zvyšok rozdať náhodou
edit-rules = Pravidlá
edit-rows = Karty
edit-hand = { $name }: karty v ruke
edit-won = { $name }: získané
edit-won-side = Strana { $n }: získané
edit-aside = { $name }: vyložené
edit-place-deck = Ešte nerozdané
edit-place-trick = Na stole
edit-place-talon = Talón
edit-place-stock = Talón na ťahanie
edit-place-trump = Otočená karta
edit-place-unseen = Rozdá sa neskôr
edit-place-widow = Talón
edit-place-buried = Odložené
edit-shown = vidia všetci
edit-hidden = rubom nahor
edit-first = prvá karta navrchu
edit-count-of = { $n } z { $of }
edit-count-any = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
edit-take-out = Vybrať: { $card }
edit-picker = Vkladá sa do: { $row }
edit-pick = { $card }, { $left ->
    [0] leží v inom rade
   *[other] voľná
}
edit-other-places = Ďalšie miesta
edit-trump = Tromfy
edit-no-trump = bez tromfov
edit-lead = Vynáša
edit-numbers = Čo je dohodnuté a čo sa stalo
edit-numbers-more = Čísla ako v zápisoch: phase, lead, trump, contract a ďalšie. Body a štichy vyplývajú zo získaných kariet.
edit-well = Všetky karty ležia, kde majú.
edit-wrong = { $n ->
    [one] Jedna vec ešte nie je v poriadku:
    [few] { $n } veci ešte nie sú v poriadku:
    [many] { $n } veci ešte nie je v poriadku:
   *[other] { $n } vecí ešte nie je v poriadku:
}
edit-word = „{ $text }“ nie je karta. Píšte hodnotu a farbu, napríklad AH, 10S alebo ♥A.
edit-foreign = V tejto hre nie sú tieto karty: { $cards }.
edit-twice = { $cards } leží { $n }×, v balíčku je { $of }×.
edit-missing = { $n ->
    [one] Jedna karta nikde neleží:
    [few] { $n } karty nikde neležia:
    [many] { $n } karty nikde neleží:
   *[other] { $n } kariet nikde neleží:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] leží tu jedna karta
    [few] ležia tu { $n } karty
    [many] leží tu { $n } karty
   *[other] leží tu { $n } kariet
} a patrí sem { $of }.
edit-hands = { $row }: { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}; podľa zostávajúcich štichov a kariet na stole by ich malo byť { $of }.
edit-impossible = Taká pozícia nemôže nastať: { $text }
position-tricks = { $row }: získané karty ({ $n }) netvoria celé štichy; štich má { $of }.
position-last = { $cards }: táto karta má byť v poslednom štichu, ale medzi získanými neleží. Vráťte ju alebo z riadka vypustite last, last_by a prev.
position-misfit = Karty a to, čo je dohodnuté, k sebe nejdú. Pozrite sa na tromfy, kto vynáša, a na riadok čísel.
edit-course = Priebeh končí pred krokom { $n }: { $text }
edit-waits = Stôl sa prestrie, keď bude každá karta ležať, kde má.
edit-table = Stôl
edit-turn = Na ťahu: { $name }
edit-points = Body zatiaľ
edit-done = Čo sa stalo
edit-nothing = Zatiaľ nič. Hláste a hrajte za všetky miesta; všetky karty sú odkryté.
edit-undo = O krok späť
edit-restart = Na začiatok
edit-lie = Presúvať karty, ako teraz ležia
edit-lie-more = Pozícia potom začína tu: karty v rukách, získané štichy aj tromfy sa dajú meniť.
edit-solve = Vyriešiť
edit-solving = Rieši sa …
edit-solved-result = S odkrytými kartami a pri najlepšej hre všetkých má { $name } o { MONEY($value) } viac než druhá strana.
edit-solved-contract = { $value ->
    [0] S odkrytými kartami a pri najlepšej hre všetkých strana, za ktorú hrá { $name }, svoju úlohu nesplní.
   *[other] S odkrytými kartami a pri najlepšej hre všetkých strana, za ktorú hrá { $name }, svoju úlohu splní.
}
edit-solved-points = S odkrytými kartami a pri najlepšej hre všetkých získa strana, za ktorú hrá { $name }, v štichoch ešte { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
edit-solved-each = Akú cenu má ktorá karta
edit-solved-best = najlepšia
edit-yes = splnené
edit-no = nesplnené
solve-over = Rozdanie sa skončilo: nie je čo riešiť.
solve-no-card = Tu sa nehrá žiadna karta. Najprv dokončite hlásenie až po prvú kartu.
solve-stock = { $n ->
    [one] Zostáva potiahnuť { $n } kartu
    [few] Zostáva potiahnuť { $n } karty
    [many] Zostáva potiahnuť { $n } karty
   *[other] Zostáva potiahnuť { $n } kariet
}: riešiť sa dá, keď ich zostáva najviac { $most }.
solve-too-long = Táto pozícia je na riešenie tu príliš veľká. Zahrajte niekoľko štichov a skúste to znova; príkazový riadok má viac času (hlaska solve).
solve-unsolvable = Túto pozíciu nemožno vyriešiť: { $text }
edit-play = Hrať odtiaľto
edit-play-as = Za
edit-play-more = Nový stôl s týmito kartami proti počítaču. Je to cvičenie a do štatistík sa nepočíta.
edit-replay = Prehrať krok za krokom
edit-record = Zápis
edit-record-more = Pozícia ako text. Upravte ho, vložte iný zápis alebo otvorte súbor.
edit-record-set = Postaviť podľa zápisu
edit-record-file = Otvoriť súbor
edit-record-save = Uložiť ako text
edit-diagram = Diagram
edit-diagram-draw = Nakresliť diagram
edit-diagram-save = Uložiť obrázok
edit-print = Vytlačiť
