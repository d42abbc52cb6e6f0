# Mariasch zu zweit mit der dreizehnten Karte; was in jedem Mariasch gesagt wird, steht in marias.ftl

game-marias_thirteen = Mariasch zu zweit mit Trumpfkarte
game-marias_thirteen-line = Zu zweit: zehn freie Stiche ohne Trumpf, dann sechs strenge, um einen Einsatz
preset-marias_thirteen-two_simple = Dreizehnte Karte
    .detail = keine Ansagen, keine Fleks; die Sieben der aufgedeckten Farbe darfst du austauschen

# was gefragt wird
question-marias_thirteen-lead-free = Du spielst zum { $n }. Stich aus, was du willst, noch ohne Trumpf. Im Talon { $left ->
    [one] liegt noch { $left } Karte.
   *[other] liegen noch { $left } Karten.
}
question-marias_thirteen-play-free = Spiel zum { $n }. Stich, was du willst: Trumpf gibt es noch nicht. Im Talon { $left ->
    [one] liegt noch { $left } Karte.
   *[other] liegen noch { $left } Karten.
}
question-marias_thirteen-lead-strict = Du spielst zum { $n }. Stich aus. Trumpf ist { SUIT($suit) }.
question-marias_thirteen-play-strict = Spiel eine Karte zum { $n }. Stich: Bediene und überstich.
title-marias_thirteen-turned = Aufgedeckt: { SUIT($suit) } · Trumpf später
title-marias_thirteen-trump = Trumpf: { SUIT($suit) }
stake-marias_thirteen-game = Einsatz
place-marias_thirteen-trump = aufgedeckte Karte
refused-marias_thirteen-exchange-late = Alle Karten sind gezogen: Es gibt nichts mehr auszutauschen.
refused-marias_thirteen-exchange-done = Dort liegt schon { CARD($card, form: "the") }.

# Knöpfe
act-marias_thirteen-exchange = { CARD($card, form: "acc") } nehmen
    .detail = im Tausch gegen { CARD($seven, form: "the_acc") }
call-marias_thirteen-exchange = Ausgetauscht

# was geschieht
event-marias_thirteen-turn = Aufgedeckt liegt { CARD($card, form: "the") }.
event-marias_thirteen-trump = Der Talon ist aufgebraucht: Trumpf ist { SUIT($suit) }.
event-marias_thirteen-exchange = { SEAT($seat) } tauscht { CARD($seven, form: "the_acc") } gegen { CARD($card, form: "the_acc") }.
event-marias_thirteen-exchange-you = Du tauschst { CARD($seven, form: "the_acc") } gegen { CARD($card, form: "the_acc") }.

# Abrechnung
item-marias_thirteen-stake = Einsatz
    .detail = { $points } Punkte zu { $others }

# Hausregeln
option-marias_thirteen-packets = Geben
    .help = Ihr bekommt zweimal drei Karten, sechs auf einmal, oder eine nach der anderen.
option-marias_thirteen-packets-3 = zweimal drei
option-marias_thirteen-packets-6 = sechs auf einmal
option-marias_thirteen-packets-1 = einzeln
