# Slová spoločné všetkým hrám: farby, hodnoty, karty a ich pády, počítané veci, vety.
# Ako sa správy volajú, je napísané na začiatku hlaska/locales/__init__.py.

# farby a karty
suit_nom = { $suit ->
    [acorns] žaluď
    [leaves] zeleň
    [hearts_g] červeň
    [bells] guľa
    [clubs] kríže
    [spades] piky
    [hearts_f] srdcia
   *[diamonds] kára
}
suit_gen = { $suit ->
    [acorns] žaluďa
    [leaves] zelene
    [hearts_g] červene
    [bells] gule
    [clubs] krížov
    [spades] pík
    [hearts_f] sŕdc
   *[diamonds] kár
}
suit_acc = { $suit ->
    [acorns] žaluď
    [leaves] zeleň
    [hearts_g] červeň
    [bells] guľu
    [clubs] kríže
    [spades] piky
    [hearts_f] srdcia
   *[diamonds] kára
}
suit_loc = { $suit ->
    [acorns] žaludi
    [leaves] zeleni
    [hearts_g] červeni
    [bells] guli
    [clubs] krížoch
    [spades] pikách
    [hearts_f] srdciach
   *[diamonds] kárach
}
adj_m = { $suit ->
    [acorns] žaluďový
    [leaves] zelený
    [hearts_g] červený
    [bells] guľový
    [clubs] krížový
    [spades] pikový
    [hearts_f] srdcový
   *[diamonds] kárový
}
adj_f = { $suit ->
    [acorns] žaluďová
    [leaves] zelená
    [hearts_g] červená
    [bells] guľová
    [clubs] krížová
    [spades] piková
    [hearts_f] srdcová
   *[diamonds] kárová
}
adj_n = { $suit ->
    [acorns] žaluďové
    [leaves] zelené
    [hearts_g] červené
    [bells] guľové
    [clubs] krížové
    [spades] pikové
    [hearts_f] srdcové
   *[diamonds] kárové
}
adj_m_acc = { $suit ->
    [acorns] žaluďového
    [leaves] zeleného
    [hearts_g] červeného
    [bells] guľového
    [clubs] krížového
    [spades] pikového
    [hearts_f] srdcového
   *[diamonds] kárového
}
adj_f_acc = { $suit ->
    [acorns] žaluďovú
    [leaves] zelenú
    [hearts_g] červenú
    [bells] guľovú
    [clubs] krížovú
    [spades] pikovú
    [hearts_f] srdcovú
   *[diamonds] károvú
}
card_nom = { $rank ->
    [ace] { adj_n } eso
    [ten] { adj_f } desiatka
    [king] { adj_m } kráľ
    [over] { adj_m } horník
    [under] { adj_m } dolník
    [queen] { adj_f } dáma
    [jack] { adj_m } dolník
    [nine] { adj_f } deviatka
    [eight] { adj_f } osmička
   *[seven] { adj_f } sedmička
}
card_acc = { $rank ->
    [ace] { adj_n } eso
    [ten] { adj_f_acc } desiatku
    [king] { adj_m_acc } kráľa
    [over] { adj_m_acc } horníka
    [under] { adj_m_acc } dolníka
    [queen] { adj_f_acc } dámu
    [jack] { adj_m_acc } dolníka
    [nine] { adj_f_acc } deviatku
    [eight] { adj_f_acc } osmičku
   *[seven] { adj_f_acc } sedmičku
}
flek_name = { $level ->
    [1] flek
    [2] re
    [3] tutti
    [4] boty
    [5] kalhoty
    [6] kajzer
   *[7] ešte vyšší flek
}
# čísla
points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } kariet
}
tricks = { $n ->
    [one] { $n } štich
    [few] { $n } štichy
    [many] { $n } štichu
   *[other] { $n } štichov
}

# čo sa deje v každej hre
event-play = { SEAT($seat) } hrá { CARD($card, form: "acc") }.
event-play-declare = { SEAT($seat) } hrá { CARD($card, form: "acc") } a hlási hlášku.
act-play = Zahrať { CARD($card, form: "acc") }
hidden-card = skrytá karta
seat-number = Hráč { $n }
seat-program = { $name } (bot)

# povinnosti a odmietnutia v každej hre
duty-follow = Priznajte { SUIT($suit, form: "acc") }.
duty-head = Priznajte { SUIT($suit, form: "acc") } a prebite { CARD($card, form: "acc") }.
duty-trump = Nemáte { SUIT($suit, form: "acc") }: dajte tromf.
duty-overtrump = Prebite vyšším tromfom { CARD($card, form: "acc") }.
question-own = Ste na rade.
question-wait = Na rade je { SEAT($seat) }.
act-declare = Zahrať { CARD($card, form: "acc") } a hlásiť
meld-declared = Hláška, { SUIT($suit) }: { $value }
refused-over = Rozdanie sa skončilo.
refused-not-held = Nemáte { CARD($card, form: "acc") }.
refused-no-declaration = { CARD($card, form: "acc") } hlásiť nemôžete.
refused-not-your-turn = Na rade je { SEAT($seat) }.
refused-not-legal = To teraz nejde.

# kto rozdáva prvý
option-seating = Prvý rozdávajúci
    .help = Rozhodne lós, alebo sa ťahajú karty: o miesta aj o rozdávanie, alebo len o rozdávanie.
option-seating-random_dealer = lósom
option-seating-draw_high = ťahaním kariet, aj o miesta
option-seating-cut_high = prekladaním, rozdáva najvyššia karta
option-duplicate = Porovnávacie rozdania
    .help = Každé rozdanie stojí samo osebe a začína sa od počiatočného stavu: z predošlých sa nič neprenáša a žiadny stav partiu neukončí.
draw-title = Kto rozdáva prvý?
draw-card = { SEAT($seat) } ťahá { CARD($card, form: "acc") }.
draw-card-you = Ťaháte { CARD($card, form: "acc") }.
draw-again = Rovnaké karty: ťahá sa znova.
draw-deals = Najvyššiu kartu má { SEAT($seat) } a rozdáva na začiatku.
draw-deals-you = Máte najvyššiu kartu: na začiatku rozdávate vy.
draw-choose = Ktoré miesto si vyberiete?
draw-chooses = Miesto si vyberá { SEAT($seat) }.
draw-chooses-you = Vyberáte si miesto.
draw-place = Miesto { $n }
draw-sits = Miesto { $n }: { SEAT($seat, you: "vy") }

# skupiny domácich pravidiel, ak pre ne hra nemá vlastné slová
group-table = Stôl
group-deal = Rozdanie
group-auction = Licitácia
group-bidding = Licitácia
group-passing = Odovzdávanie kariet
group-widow = Talón
group-exchange = Výmena
group-closing = Zavretie talónu
group-marriages = Hlášky
group-melds = Kombinácie
group-play = Zohrávka
group-claim = Ohlásenie výhry
group-scoring = Počítanie
group-settlement = Vyúčtovanie
group-score = Body
group-match = Partia
