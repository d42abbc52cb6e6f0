# Editor rozdání
edit-title = Postavit pozici
edit-more = Karty každé řady napište, nebo je níže stiskněte: ČE, Z10, ♥A, nebo AH jako v zápisech. Co není v pořádku, se řekne hned.
edit-new = Jiné rozdání
edit-empty = Všechny karty pryč
edit-fill = Zbytek rozdat náhodou
edit-rules = Pravidla
edit-rows = Karty
edit-hand = { $name }: list
edit-won = { $name }: uhráno
edit-won-side = Strana { $n }: uhráno
edit-aside = { $name }: vyloženo
edit-place-deck = Ještě nerozdáno
edit-place-trick = Na stole
edit-place-talon = Talon
edit-place-stock = Talon k lízání
edit-place-trump = Otočená karta
edit-place-unseen = Rozdá se později
edit-place-widow = Talon
edit-place-buried = Odloženo
edit-shown = všichni vidí
edit-hidden = rubem nahoru
edit-first = první karta nahoře
edit-count-of = { $n } z { $of }
edit-count-any = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
edit-take-out = Vyjmout: { $card }
edit-picker = Vkládá se do: { $row }
edit-pick = { $card }, { $left ->
    [0] leží v jiné řadě
   *[other] volná
}
edit-other-places = Další místa
edit-trump = Trumfy
edit-no-trump = bez trumfů
edit-lead = Vynáší
edit-numbers = Co je ujednáno a co se stalo
edit-numbers-more = Čísla jako v zápisech: phase, lead, trump, contract a další. Body a štychy plynou z uhraných karet.
edit-well = Všechny karty leží, kde mají.
edit-wrong = { $n ->
    [one] Jedna věc ještě není v pořádku:
    [few] { $n } věci ještě nejsou v pořádku:
    [many] { $n } věci ještě není v pořádku:
   *[other] { $n } věcí ještě není v pořádku:
}
edit-word = „{ $text }“ není karta. Pište barvu a hodnotu, třeba ČE, Z10 nebo ♥A.
edit-foreign = V této hře nejsou tyto karty: { $cards }.
edit-twice = { $cards } leží { $n }×, v balíčku je { $of }×.
edit-missing = { $n ->
    [one] Jedna karta nikde neleží:
    [few] { $n } karty nikde neleží:
    [many] { $n } karty nikde neleží:
   *[other] { $n } karet nikde neleží:
} { $cards }.
edit-count = { $row }: { $n ->
    [one] leží tu jedna karta
    [few] leží tu { $n } karty
    [many] leží tu { $n } karty
   *[other] leží tu { $n } karet
} a patří sem { $of }.
edit-hands = { $row }: { $n ->
    [one] jedna karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}; podle zbývajících štychů a karet na stole by jich mělo být { $of }.
edit-impossible = Taková pozice nemůže nastat: { $text }
position-tricks = { $row }: uhrané karty ({ $n }) netvoří celé štychy; štych má { $of }.
position-last = { $cards }: tato karta má být v posledním štychu, ale mezi uhranými neleží. Vraťte ji, nebo z řádku vypusťte last, last_by a prev.
position-misfit = Karty a to, co je ujednáno, k sobě nejdou. Podívejte se na trumfy, kdo vynáší, a na řádek čísel.
edit-course = Průběh končí před krokem { $n }: { $text }
edit-waits = Stůl se prostře, až bude každá karta ležet, kde má.
edit-table = Stůl
edit-turn = Na tahu: { $name }
edit-points = Body zatím
edit-done = Co se stalo
edit-nothing = Zatím nic. Hlaste a hrajte za všechna místa; všechny karty jsou odkryté.
edit-undo = O krok zpět
edit-restart = Na začátek
edit-lie = Přesouvat karty, jak teď leží
edit-lie-more = Pozice pak začíná zde: listy, uhrané štychy i trumfy se dají měnit.
edit-solve = Vyřešit
edit-solving = Řeší se …
edit-solved-result = S odkrytými kartami a při nejlepší hře všech má { $name } o { MONEY($value) } více než druhá strana.
edit-solved-contract = { $value ->
    [0] S odkrytými kartami a při nejlepší hře všech strana, za kterou hraje { $name }, svého úkolu nedosáhne.
   *[other] S odkrytými kartami a při nejlepší hře všech strana, za kterou hraje { $name }, svůj úkol splní.
}
edit-solved-points = S odkrytými kartami a při nejlepší hře všech získá strana, za kterou hraje { $name }, ve štychách ještě { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
edit-solved-each = Zač která karta stojí
edit-solved-best = nejlepší
edit-yes = splněno
edit-no = nesplněno
solve-over = Rozdání skončilo: není co řešit.
solve-no-card = Tady se nehraje žádná karta. Nejprve dokončete hlášení až po první kartu.
solve-stock = { $n ->
    [one] Zbývá líznout { $n } kartu
    [few] Zbývá líznout { $n } karty
    [many] Zbývá líznout { $n } karty
   *[other] Zbývá líznout { $n } karet
}: řešit lze, až jich zbývá nejvýš { $most }.
solve-too-long = Tato pozice je na řešení zde příliš velká. Zahrajte několik štychů a zkuste to znovu; příkazová řádka má času víc (hlaska solve).
solve-unsolvable = Tuto pozici nelze vyřešit: { $text }
edit-play = Hrát odtud
edit-play-as = Za
edit-play-more = Nový stůl s těmito kartami proti počítači. Je to cvičení a do statistik se nepočítá.
edit-replay = Přehrát krok za krokem
edit-record = Zápis
edit-record-more = Pozice jako text. Upravte jej, vložte jiný zápis, nebo otevřete soubor.
edit-record-set = Postavit podle zápisu
edit-record-file = Otevřít soubor
edit-record-save = Uložit jako text
edit-diagram = Diagram
edit-diagram-draw = Nakreslit diagram
edit-diagram-save = Uložit obrázek
edit-print = Vytisknout
