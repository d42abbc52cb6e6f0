# Mariáš vo dvojici s trinástou kartou; čo hovoria všetky mariáše, je v marias.ftl

game-marias_thirteen = Mariáš s trinástou kartou
game-marias_thirteen-line = Vo dvojici: desať voľných štichov bez tromfov, potom šesť s priznávaním; hrá sa o jednu sadzbu
preset-marias_thirteen-two_simple = Trinásta karta
    .detail = bez hlásení a bez flekov; sedmička otočenej farby sa smie vymeniť

# na čo sa čaká
question-marias_thirteen-lead-free = Vyneste do { $n }. štichu čokoľvek, zatiaľ bez tromfov. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_thirteen-play-free = Zahrajte do { $n }. štichu čokoľvek, zatiaľ bez tromfov. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_thirteen-lead-strict = Vynášate do { $n }. štichu. Tromf: { SUIT($suit) }.
question-marias_thirteen-play-strict = Hráte do { $n }. štichu: priznávajte a prebíjajte.
title-marias_thirteen-turned = Otočené: { SUIT($suit) } · tromfy neskôr
title-marias_thirteen-trump = Tromf: { SUIT($suit) }
stake-marias_thirteen-game = Sadzba
place-marias_thirteen-trump = otočená karta
refused-marias_thirteen-exchange-late = Talón je prázdny: už nie je čo meniť.
refused-marias_thirteen-exchange-done = { CARD($card) } už tam leží.

# tlačidlá
act-marias_thirteen-exchange = Vziať { CARD($card, form: "acc") }
    .detail = výmenou za { CARD($seven, form: "acc") }
call-marias_thirteen-exchange = Mením

# čo sa deje
event-marias_thirteen-turn = Otočená karta: { CARD($card) }.
event-marias_thirteen-trump = Talón je prázdny, tromf: { SUIT($suit) }.
event-marias_thirteen-exchange = { SEAT($seat) } mení { CARD($seven, form: "acc") } za { CARD($card, form: "acc") }.
event-marias_thirteen-exchange-you = Meníte { CARD($seven, form: "acc") } za { CARD($card, form: "acc") }.

# vyúčtovanie
item-marias_thirteen-stake = Sadzba
    .detail = { $points } bodov proti { $others }

# pravidlá
option-marias_thirteen-packets = Rozdávanie
    .help = Dvakrát po troch, šesť naraz, alebo po jednej.
option-marias_thirteen-packets-3 = dvakrát po troch
option-marias_thirteen-packets-6 = šesť naraz
option-marias_thirteen-packets-1 = po jednej
