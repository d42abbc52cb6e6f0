# Kreuzmariasch; was in jedem Mariasch gesagt wird, steht in marias.ftl

game-marias_four = Kreuzmariasch
game-marias_four-line = Zwei gegen zwei: Wer die gerufene Karte hat, spielt heimlich mit Vorhand
preset-marias_four-four_partner = Kreuzmariasch
    .detail = Vorhand ruft eine Karte der Trumpffarbe
preset-marias_four-four_partner_durchs = Kreuzmariasch, mehr Durchs
    .detail = Durch mit Partner oder mit dem Schlauen; mit König oder Ober in Trumpf musst du Flek geben

marias_four-rank = { $rank ->
    [0] Siebener
    [1] Achter
    [2] Neuner
    [3] Unter
    [4] Ober
    [5] König
    [6] Zehner
   *[7] Ass
}
marias_four-rank-acc = { $rank ->
    [0] den Siebener
    [1] den Achter
    [2] den Neuner
    [3] den Unter
    [4] den Ober
    [5] den König
    [6] den Zehner
   *[7] das Ass
}

# was gefragt wird
question-marias_four-trump = Wähle Trumpf: Leg eine deiner vier Karten verdeckt hin.
question-marias_four-rank = Ruf eine Karte der Trumpffarbe: Wer sie hat, ist dein Partner.
question-marias_four-name = Ruf eine Karte: Wer sie hat, ist dein Partner.
title-marias_four-durch-with-partner = Durch mit Partner
title-marias_four-durch-with-wise = Durch mit dem Schlauen
stake-marias_four-called = Gerufen: { CARD($card) }
stake-marias_four-mine = Du hast die gerufene Karte: { CARD($card) }
    .detail = du bist der Partner, und niemand weiß es
stake-marias_four-played = Gerufene Karte: { CARD($card) }, { SEAT($seat, you: "du") }
stake-marias-durch-with-partner = Durch mit Partner
stake-marias-durch-with-wise = Durch mit dem Schlauen

# Knöpfe
act-marias_four-rank = { marias_four-rank } rufen
act-marias_four-name = { CARD($card, form: "acc") } rufen
act-marias_four-durch-with-partner = Durch mit Partner
    .detail = { MONEY($worth) } von jedem; ihr macht zu zweit alle Stiche
act-marias_four-durch-with-wise = Durch mit dem Schlauen
    .detail = { MONEY($worth) } von jedem; du machst sieben Stiche, und wer den letzten macht, teilt mit dir
call-marias_four-rank = Gerufen: { marias_four-rank }
call-marias_four-name = Gerufen: { CARD($card) }
call-marias_four-durch-with-partner = Durch mit Partner
call-marias_four-durch-with-wise = Durch mit dem Schlauen
refused-marias_four-rank = Du hast { marias_four-rank-acc } von Trumpf selbst.
refused-marias_four-name = Diese Karte hast du selbst: { CARD($card) }.

# was geschieht
event-marias_four-partner = Partner ist { SEAT($seat) }: Gerufen war { CARD($card, form: "the") }.
event-marias_four-partner-you = Du bist der Partner: Gerufen war { CARD($card, form: "the") }.
event-marias_four-alone = { SEAT($seat) } spielt allein: Gerufen war { CARD($card, form: "the") }.
event-marias_four-alone-you = Du spielst allein: Gerufen war { CARD($card, form: "the") }.

# Abrechnung
item-marias-durch-with-partner-won = Durch mit Partner gewonnen
item-marias-durch-with-partner-lost = Durch mit Partner verloren
    .detail = eigene Stiche: { $tricks }, der Partner zahlt mit
item-marias-durch-with-partner-lost-alone = Durch mit Partner verloren
    .detail = eigene Stiche: { $tricks }, wer ansagt, zahlt für beide
item-marias-durch-with-wise-won = Durch mit dem Schlauen gewonnen
item-marias-durch-with-wise-lost = Durch mit dem Schlauen verloren

# Hausregeln
group-marias_four-deal = { group-marias-deal }
group-marias_four-calls = { group-marias-calls }
group-marias_four-play = { group-marias-play }
group-marias_four-hundred = { group-marias-hundred }
group-marias_four-values = { group-marias-values }
group-marias_four-payment = { group-marias-payment }
option-marias_four-call_own_card = Vorhand darf eine eigene Karte rufen
    .help = Vorhand spielt dann allein, und niemand weiß es.
option-marias_four-partner_durchs = Durch mit Partner, Durch mit dem Schlauen
    .help = Das sind zwei Spiele mehr unter dem Betl: Zwei machen zusammen alle Stiche, oder den letzten macht ein anderer.
