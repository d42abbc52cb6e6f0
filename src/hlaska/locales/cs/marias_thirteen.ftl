# Mariáš ve dvou s třináctou kartou; co říkají všechny mariáše, je v marias.ftl

game-marias_thirteen = Mariáš s třináctou kartou
game-marias_thirteen-line = Ve dvou: deset volných štychů bez trumfů, pak šest s přiznáváním; hraje se o jednu sazbu
preset-marias_thirteen-two_simple = Třináctá karta
    .detail = bez hlášení a bez fleků; sedma otočené barvy se smí vyměnit

# na co se čeká
question-marias_thirteen-lead-free = Vyneste do { $n }. štychu cokoli, zatím bez trumfů. V talonu { $left ->
    [one] zbývá { $left } karta.
    [few] zbývají { $left } karty.
    [many] zbývá { $left } karty.
   *[other] zbývá { $left } karet.
}
question-marias_thirteen-play-free = Zahrajte do { $n }. štychu cokoli, zatím bez trumfů. V talonu { $left ->
    [one] zbývá { $left } karta.
    [few] zbývají { $left } karty.
    [many] zbývá { $left } karty.
   *[other] zbývá { $left } karet.
}
question-marias_thirteen-lead-strict = Vynášíte do { $n }. štychu. Trumfy: { SUIT($suit) }.
question-marias_thirteen-play-strict = Hrajete do { $n }. štychu: přiznávejte a přebíjejte.
title-marias_thirteen-turned = Otočeno: { SUIT($suit) } · trumfy později
title-marias_thirteen-trump = Trumfy: { SUIT($suit) }
stake-marias_thirteen-game = Sazba
place-marias_thirteen-trump = otočená karta
refused-marias_thirteen-exchange-late = Talon je prázdný: už není co měnit.
refused-marias_thirteen-exchange-done = { CARD($card) } už tam leží.

# tlačítka
act-marias_thirteen-exchange = Vzít { CARD($card, form: "acc") }
    .detail = výměnou za { CARD($seven, form: "acc") }
call-marias_thirteen-exchange = Měním

# co se děje
event-marias_thirteen-turn = Otočená karta: { CARD($card) }.
event-marias_thirteen-trump = Talon je prázdný, trumfy: { SUIT($suit) }.
event-marias_thirteen-exchange = { SEAT($seat) } mění { CARD($seven, form: "acc") } za { CARD($card, form: "acc") }.
event-marias_thirteen-exchange-you = Měníte { CARD($seven, form: "acc") } za { CARD($card, form: "acc") }.

# vyúčtování
item-marias_thirteen-stake = Sazba
    .detail = { $points } bodů proti { $others }

# pravidla
option-marias_thirteen-packets = Rozdávání
    .help = Rozdává se dvakrát po třech kartách, po šesti najednou, nebo po jedné.
option-marias_thirteen-packets-3 = dvakrát po třech
option-marias_thirteen-packets-6 = šest najednou
option-marias_thirteen-packets-1 = po jedné
