# Editor rozdaní
edit-title = Zostaviť pozíciu
edit-more = Karty do každého radu napíšte, alebo ich stlačte nižšie: AH, 10S, ♥A alebo písmená vášho jazyka. Na chyby hneď upozorníme.
edit-new = Začať iné rozdanie
edit-empty = Odobrať všetky karty
edit-fill = Zvyšok rozdať náhodne
edit-rules = Pravidlá
edit-rows = Karty
edit-hand = { $name }: karty v ruke
edit-won = { $name }: získané karty
edit-won-side = Strana { $n }: získané karty
edit-aside = { $name }: na stole
edit-place-deck = Ešte nerozdané
edit-place-trick = Na stole
edit-place-talon = Talón
edit-place-stock = Talón na ťahanie
edit-place-trump = Otočená karta
edit-place-unseen = Rozdá sa neskôr
edit-place-widow = Talón
edit-place-buried = Odložené
edit-shown = lícom nahor
edit-hidden = rubom nahor
edit-first = prvá karta navrchu
edit-count-of = { $n } z { $of }
edit-count-any = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
edit-take-out = Odobrať: { $card }
edit-picker = Karty dávate do: { $row }
edit-pick = { $card }, { $left ->
    [0] v inom rade
   *[other] voľná
}
edit-other-places = Ďalšie kôpky
edit-trump = Tromfy
edit-no-trump = bez tromfov
edit-lead = Kto vynáša
edit-numbers = Záväzok a priebeh
edit-numbers-more = Píše sa to ako v záznamoch: phase, lead, trump, contract a ďalšie. Body a štichy vyjdú zo získaných kariet.
edit-well = Všetky karty sú na svojom mieste.
edit-wrong = { $n ->
    [one] Jedna vec ešte nie je v poriadku:
    [few] { $n } veci ešte nie sú v poriadku:
    [many] { $n } veci ešte nie je v poriadku:
   *[other] { $n } vecí ešte nie je v poriadku:
}
edit-word = „{ $text }“ nie je karta. Píšte hodnotu a farbu, napríklad AH, 10S alebo ♥A.
edit-foreign = V tejto hre nie sú tieto karty: { $cards }.
edit-twice = { $cards } tu máte { $n }×, v balíčku je { $of }×.
edit-missing = { $n ->
    [one] Chýba jedna karta:
    [few] Chýbajú { $n } karty:
    [many] Chýba { $n } karty:
   *[other] Chýba { $n } kariet:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] je tu jedna karta
    [few] sú tu { $n } karty
    [many] je tu { $n } karty
   *[other] je tu { $n } kariet
}, má ich byť { $of }.
edit-hands = { $row }: { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}; podľa zostávajúcich štichov a kariet na stole by ich malo byť { $of }.
edit-impossible = Taká pozícia nikdy nenastane: { $text }
position-tricks = { $row }: zo získaných kariet ({ $n }) nevyjdú celé štichy; v jednom štichu ich má byť { $of }.
position-last = { $cards }: táto karta má byť v poslednom štichu, ale nikto ju nezískal. Vráťte ju alebo z riadka vypustite last, last_by a prev.
position-misfit = Karty nesedia so záväzkom a priebehom. Skontrolujte tromfy, kto vynáša, a riadok čísel.
edit-course = Krokom { $n } sa pokračovať nedá: { $text }
edit-waits = Stôl uvidíte, keď bude každá karta na svojom mieste.
edit-table = Stôl
edit-turn = Na rade: { $name }
edit-points = Doterajšie body
edit-done = Čo sa stalo
edit-nothing = Zatiaľ nič. Hláste a hrajte za všetkých; všetky karty sú odkryté.
edit-undo = O krok späť
edit-restart = Na začiatok
edit-lie = Zmeniť karty od tohto miesta
edit-lie-more = Pozícia potom začína tu: môžete meniť karty v rukách, získané štichy aj tromfy.
edit-solve = Vyriešiť
edit-solving = Rieši sa …
edit-solved-result = Keď sa hrá s odkrytými kartami a všetci hrajú najlepšie, má { $name } o { MONEY($value) } viac než druhá strana.
edit-solved-contract = { $value ->
    [0] Keď sa hrá s odkrytými kartami a všetci hrajú najlepšie, strana, za ktorú hrá { $name }, záväzok nesplní.
   *[other] Keď sa hrá s odkrytými kartami a všetci hrajú najlepšie, strana, za ktorú hrá { $name }, záväzok splní.
}
edit-solved-points = Keď sa hrá s odkrytými kartami a všetci hrajú najlepšie, získa strana, za ktorú hrá { $name }, v štichoch ešte { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
edit-solved-each = Čo prinesie ktorá karta
edit-solved-best = najlepšia
edit-yes = splnené
edit-no = nesplnené
solve-over = Rozdanie sa skončilo: nie je čo riešiť.
solve-no-card = Karty sa ešte nehrajú. Najprv dokončite hlásenie až po prvú kartu.
solve-stock = { $n ->
    [one] Zostáva potiahnuť { $n } kartu
    [few] Zostáva potiahnuť { $n } karty
    [many] Zostáva potiahnuť { $n } karty
   *[other] Zostáva potiahnuť { $n } kariet
}: riešiť sa dá, keď ich zostáva najviac { $most }.
solve-too-long = Táto pozícia je priveľká, tu sa vyriešiť nedá. Zahrajte pár štichov a skúste to znova, alebo spustite na príkazovom riadku hlaska solve: tam je času viac.
solve-unsolvable = Táto pozícia sa vyriešiť nedá: { $text }
edit-play = Hrať odtiaľto
edit-play-as = Za
edit-play-more = Otvorí sa nový stôl s týmito kartami proti počítačovým hráčom. Je to cvičenie a nepočíta sa.
edit-replay = Prezrieť krok za krokom
edit-record = Záznam
edit-record-more = Pozícia ako text. Zmeňte ho, vložte iný záznam alebo otvorte súbor.
edit-record-set = Použiť tento záznam
edit-record-file = Otvoriť súbor
edit-record-save = Uložiť ako text
edit-diagram = Diagram
edit-diagram-draw = Nakresliť diagram
edit-diagram-save = Uložiť obrázok
edit-print = Vytlačiť
