# Mariáš vo dvojici s trinástou kartou; čo hovoria všetky mariáše, je v marias.ftl

game-marias_thirteen = Mariáš s trinástou kartou
game-marias_thirteen-line = Vo dvojici: desať voľných štichov bez tromfov, šesť s priznávaním v otočenej farbe, jedna sadzba
preset-marias_thirteen-two_simple = Trinásta karta
    .detail = bez hlásení a bez flekov; sedmička otočenej farby sa smie vymeniť

# na čo sa čaká
question-marias_thirteen-lead-free = Vynášate do { $n }. štichu, čokoľvek, zatiaľ bez tromfov. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_thirteen-play-free = Hráte do { $n }. štichu, čokoľvek, zatiaľ bez tromfov. V talóne { $left ->
    [one] ostáva { $left } karta.
    [few] ostávajú { $left } karty.
    [many] ostáva { $left } karty.
   *[other] ostáva { $left } kariet.
}
question-marias_thirteen-lead-strict = Vynášate do { $n }. štichu. Tromf: { SUIT($suit) }.
question-marias_thirteen-play-strict = Hráte do { $n }. štichu: priznávajte a prebíjajte.
title-marias_thirteen-turned = Otočené: { SUIT($suit) } · tromfy po dolízaní
title-marias_thirteen-trump = Tromf: { SUIT($suit) }
stake-marias_thirteen-game = Sadzba
place-marias_thirteen-trump = otočená karta
refused-marias_thirteen-exchange-late = Niet čo meniť: talón je prázdny.
refused-marias_thirteen-exchange-done = Otočená je už { CARD($card) }.

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
    .detail = { $points } : { $others }

# pravidlá
option-marias_thirteen-packets = Rozdávanie
    .help = Dvakrát po troch, po šiestich, alebo po jednej.
option-marias_thirteen-packets-3 = dvakrát po troch
option-marias_thirteen-packets-6 = po šiestich
option-marias_thirteen-packets-1 = po jednej
