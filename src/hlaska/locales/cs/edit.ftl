# Editor rozdání
edit-title = Sestavit pozici
edit-more = Karty do každé řady napište, nebo je stiskněte níže. Pište ČE, Z10, ♥A, nebo AH jako v záznamech. Na chyby vás hned upozorníme.
edit-new = Začít jiné rozdání
edit-empty = Odebrat všechny karty
edit-fill = Zbytek rozdat náhodou
edit-rules = Pravidla
edit-rows = Karty
edit-hand = { $name }: karty v ruce
edit-won = { $name }: získané karty
edit-won-side = Strana { $n }: získané karty
edit-aside = { $name }: na stole
edit-place-deck = Ještě nerozdáno
edit-place-trick = Na stole
edit-place-talon = Talon
edit-place-stock = Talon k lízání
edit-place-trump = Otočená karta
edit-place-unseen = Rozdá se později
edit-place-widow = Talon
edit-place-buried = Odloženo
edit-shown = lícem nahoru
edit-hidden = rubem nahoru
edit-first = první karta nahoře
edit-count-of = { $n } z { $of }
edit-count-any = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
edit-take-out = Odebrat: { $card }
edit-picker = Vkládá se do: { $row }
edit-pick = { $card }, { $left ->
    [0] v jiné řadě
   *[other] volná
}
edit-other-places = Další hromádky
edit-trump = Trumfy
edit-no-trump = bez trumfů
edit-lead = Kdo vynáší
edit-numbers = Závazek a průběh
edit-numbers-more = Píše se jako v záznamech: phase, lead, trump, contract a další. Body a štychy vyjdou ze získaných karet.
edit-well = Všechny karty jsou na svém místě.
edit-wrong = { $n ->
    [one] Jedna věc ještě nesedí:
    [few] { $n } věci ještě nesedí:
    [many] { $n } věci ještě nesedí:
   *[other] { $n } věcí ještě nesedí:
}
edit-word = „{ $text }“ není karta. Pište barvu a hodnotu, třeba ČE, Z10 nebo ♥A.
edit-foreign = V této hře nejsou tyto karty: { $cards }.
edit-twice = { $cards } tu máte { $n }×, v balíčku je { $of }×.
edit-missing = { $n ->
    [one] Chybí jedna karta:
    [few] Chybějí { $n } karty:
    [many] Chybí { $n } karty:
   *[other] Chybí { $n } karet:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] je tu jedna karta
    [few] jsou tu { $n } karty
    [many] je tu { $n } karty
   *[other] je tu { $n } karet
}, má jich být { $of }.
edit-hands = { $row }: { $n ->
    [one] je tu jedna karta
    [few] jsou tu { $n } karty
    [many] je tu { $n } karty
   *[other] je tu { $n } karet
}; podle zbývajících štychů a karet na stole by jich mělo být { $of }.
edit-impossible = Taková pozice nikdy nenastane: { $text }
position-tricks = { $row }: ze získaných karet ({ $n }) se nedají složit celé štychy, do štychu patří { $of } karty.
position-last = { $cards }: tato karta má být v posledním štychu, ale mezi získanými není. Vraťte ji, nebo z řádku vypusťte last, last_by a prev.
position-misfit = Karty nesedí se závazkem a průběhem. Zkontrolujte trumfy, kdo vynáší, a řádek čísel.
edit-course = Krokem { $n } rozdání pokračovat nemůže: { $text }
edit-waits = Stůl uvidíte, až bude každá karta na svém místě.
edit-table = Stůl
edit-turn = Na řadě: { $name }
edit-points = Body zatím
edit-done = Co se stalo
edit-nothing = Zatím nic. Hlaste a hrajte za všechny; všechny karty jsou odkryté.
edit-undo = O krok zpět
edit-restart = Na začátek
edit-lie = Změnit karty odsud dál
edit-lie-more = Pozice pak začíná tady: můžete měnit karty v ruce, získané štychy i trumfy.
edit-solve = Vyřešit
edit-solving = Řeší se …
edit-solved-result = S odkrytými kartami a bez jediné chyby má { $name } o { MONEY($value) } víc než druhá strana.
edit-solved-contract = { $value ->
    [0] S odkrytými kartami a bez jediné chyby strana, za kterou hraje { $name }, závazek nesplní.
   *[other] S odkrytými kartami a bez jediné chyby strana, za kterou hraje { $name }, závazek splní.
}
edit-solved-points = S odkrytými kartami a bez jediné chyby získá strana, za kterou hraje { $name }, ve štyších ještě { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
edit-solved-each = Co přinese která karta
edit-solved-best = nejlepší
edit-yes = splněno
edit-no = nesplněno
solve-over = Rozdání skončilo: není co řešit.
solve-no-card = Ještě se nehrají karty. Nejdřív projděte všechna hlášení, až po první kartu.
solve-stock = { $n ->
    [one] Zbývá líznout { $n } kartu
    [few] Zbývá líznout { $n } karty
    [many] Zbývá líznout { $n } karty
   *[other] Zbývá líznout { $n } karet
}: řešit to jde, až jich zbývá nejvýš { $most }.
solve-too-long = Tato pozice je moc velká, tady se vyřešit nedá. Zahrajte pár štychů a zkuste to znovu, nebo spusťte na příkazové řádce hlaska solve: tam je času víc.
solve-unsolvable = Tuto pozici vyřešit nejde: { $text }
edit-play = Hrát odtud
edit-play-as = Za
edit-play-more = Otevře nový stůl s těmito kartami, proti počítačovým hráčům. Je to cvičení a nepočítá se.
edit-replay = Přehrát krok za krokem
edit-record = Záznam
edit-record-more = Pozice jako text. Změňte ho, vložte jiný záznam, nebo otevřete soubor.
edit-record-set = Použít tento záznam
edit-record-file = Otevřít soubor
edit-record-save = Uložit jako text
edit-diagram = Diagram
edit-diagram-draw = Nakreslit diagram
edit-diagram-save = Uložit obrázek
edit-print = Vytisknout
