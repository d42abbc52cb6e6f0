# Slova společná všem hrám: barvy, hodnoty, karty a jejich pády, počítané věci, věty.
# Jak se zprávy volají, je napsáno na začátku hlaska/locales/__init__.py.

# barvy a karty
suit_nom = { $suit ->
    [acorns] žaludy
    [leaves] zelené
    [hearts_g] červené
    [bells] kule
    [clubs] kříže
    [spades] piky
    [hearts_f] srdce
   *[diamonds] kára
}
suit_gen = { $suit ->
    [acorns] žaludů
    [leaves] zelených
    [hearts_g] červených
    [bells] kulí
    [clubs] křížů
    [spades] pik
    [hearts_f] srdcí
   *[diamonds] kár
}
suit_acc = { $suit ->
    [acorns] žaludy
    [leaves] zelené
    [hearts_g] červené
    [bells] kule
    [clubs] kříže
    [spades] piky
    [hearts_f] srdce
   *[diamonds] kára
}
suit_loc = { $suit ->
    [acorns] žaludech
    [leaves] zelených
    [hearts_g] červených
    [bells] kulích
    [clubs] křížích
    [spades] pikách
    [hearts_f] srdcích
   *[diamonds] kárech
}
adj_m = { $suit ->
    [acorns] žaludový
    [leaves] zelený
    [hearts_g] červený
    [bells] kulový
    [clubs] křížový
    [spades] pikový
    [hearts_f] srdcový
   *[diamonds] kárový
}
adj_f = { $suit ->
    [acorns] žaludová
    [leaves] zelená
    [hearts_g] červená
    [bells] kulová
    [clubs] křížová
    [spades] piková
    [hearts_f] srdcová
   *[diamonds] kárová
}
adj_n = { $suit ->
    [acorns] žaludové
    [leaves] zelené
    [hearts_g] červené
    [bells] kulové
    [clubs] křížové
    [spades] pikové
    [hearts_f] srdcové
   *[diamonds] kárové
}
adj_m_acc = { $suit ->
    [acorns] žaludového
    [leaves] zeleného
    [hearts_g] červeného
    [bells] kulového
    [clubs] křížového
    [spades] pikového
    [hearts_f] srdcového
   *[diamonds] kárového
}
adj_f_acc = { $suit ->
    [acorns] žaludovou
    [leaves] zelenou
    [hearts_g] červenou
    [bells] kulovou
    [clubs] křížovou
    [spades] pikovou
    [hearts_f] srdcovou
   *[diamonds] károvou
}
card_nom = { $rank ->
    [ace] { adj_n } eso
    [ten] { adj_f } desítka
    [king] { adj_m } král
    [over] { adj_m } svršek
    [under] { adj_m } spodek
    [queen] { adj_f } dáma
    [jack] { adj_m } kluk
    [nine] { adj_f } devítka
    [eight] { adj_f } osmička
   *[seven] { adj_f } sedma
}
card_acc = { $rank ->
    [ace] { adj_n } eso
    [ten] { adj_f_acc } desítku
    [king] { adj_m_acc } krále
    [over] { adj_m_acc } svrška
    [under] { adj_m_acc } spodka
    [queen] { adj_f_acc } dámu
    [jack] { adj_m_acc } kluka
    [nine] { adj_f_acc } devítku
    [eight] { adj_f_acc } osmičku
   *[seven] { adj_f_acc } sedmu
}
flek_name = { $level ->
    [1] flek
    [2] re
    [3] tutti
    [4] boty
    [5] kalhoty
    [6] kajzr
   *[7] ještě vyšší flek
}
# čísla
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
tricks = { $n ->
    [one] { $n } štych
    [few] { $n } štychy
    [many] { $n } štychu
   *[other] { $n } štychů
}

# co se děje v každé hře
event-play = { SEAT($seat) } hraje { CARD($card, form: "acc") }.
event-play-declare = { SEAT($seat) } hraje { CARD($card, form: "acc") } a hlásí.
act-play = Zahrát { CARD($card, form: "acc") }
hidden-card = skrytá karta
seat-number = Hráč { $n }
seat-program = { $name } (bot)

# duties and refusals of every game
duty-follow = Přiznejte { SUIT($suit, form: "acc") }.
duty-head = Přiznejte { SUIT($suit, form: "acc") } a přebijte { CARD($card, form: "acc") }.
duty-trump = Nemáte { SUIT($suit, form: "acc") }: dejte trumf.
duty-overtrump = Přetrumfujte { CARD($card, form: "acc") }.
question-own = Jste na řadě.
question-wait = Na řadě je { SEAT($seat) }.
act-declare = Zahrát { CARD($card, form: "acc") } a hlásit
meld-declared = Hláška, { SUIT($suit) }: { $value }
refused-over = Rozdání skončilo.
refused-not-held = Nemáte { CARD($card, form: "acc") }.
refused-no-declaration = { CARD($card, form: "acc") } hlásit nemůžete.
refused-not-your-turn = Na řadě je { SEAT($seat) }.
refused-not-legal = To teď nejde.

# kdo rozdává první
option-seating = První rozdávající
    .help = Rozhodne los, nebo se tahají karty: o místa i o rozdávání, nebo jen o rozdávání.
option-seating-random_dealer = rozhodne los
option-seating-draw_high = tahají se karty, i o místa
option-seating-cut_high = kdo sejme nejvyšší kartu
option-duplicate = Srovnávací rozdání
    .help = Každé rozdání je samo pro sebe a začíná od stejného stavu. Z předchozích se nic nepřenáší a partie nekončí při žádném stavu.
draw-title = Kdo rozdává první?
draw-card = { SEAT($seat) } tahá { CARD($card, form: "acc") }.
draw-card-you = Taháte { CARD($card, form: "acc") }.
draw-again = Stejné karty: tahá se znovu.
draw-deals = Nejvyšší kartu má { SEAT($seat) }: první rozdává.
draw-deals-you = Máte nejvyšší kartu: rozdáváte první.
draw-choose = Které místo si vyberete?
draw-chooses = Místo si vybírá { SEAT($seat) }.
draw-chooses-you = Vybíráte si místo.
draw-place = Místo { $n }
draw-sits = Místo { $n }: { SEAT($seat) }

# skupiny domácích pravidel, pokud pro ně hra nemá vlastní slova
group-table = Stůl
group-deal = Rozdání
group-auction = Licitace
group-bidding = Licitace
group-passing = Předávání karet
group-widow = Talon
group-exchange = Výměna
group-closing = Zavření talonu
group-marriages = Hlášky
group-melds = Kombinace
group-play = Sehrávka
group-claim = Ohlášení výhry
group-scoring = Počítání
group-settlement = Vyúčtování
group-score = Body
group-match = Partie
