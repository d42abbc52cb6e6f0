# Křížový mariáš; co se říká ve všech mariáších, je v marias.ftl

game-marias_four = Křížový mariáš
game-marias_four-line = Dva proti dvěma: kdo má volanou kartu, tajně hraje s forhontem
preset-marias_four-four_partner = Křížový mariáš
    .detail = forhont volá kartu v trumfech
preset-marias_four-four_partner_durchs = Křížový mariáš, více durchů
    .detail = durch s partnerem nebo s chytrým; kdo má trumfového krále nebo svrška, musí dát flek

marias_four-rank-acc = { $rank ->
    [0] sedmu
    [1] osmičku
    [2] devítku
    [3] spodka
    [4] svrška
    [5] krále
    [6] desítku
   *[7] eso
}

# na co se čeká
question-marias_four-trump = Zvolte trumf: položte jednu ze čtyř karet rubem nahoru.
question-marias_four-rank = Zavolejte kartu v trumfech: kdo ji má, hraje s vámi.
question-marias_four-name = Zavolejte kartu: kdo ji má, hraje s vámi.
title-marias_four-durch-with-partner = Durch s partnerem
title-marias_four-durch-with-wise = Durch s chytrým
stake-marias_four-called = Volaná karta: { CARD($card) }
stake-marias_four-mine = Volanou kartu máte vy: { CARD($card) }
    .detail = hrajete s tím, kdo ji volá, a nikdo to neví
stake-marias_four-played = Volaná karta: { CARD($card) }, { SEAT($seat, you: "vy") }
stake-marias-durch-with-partner = Durch s partnerem
stake-marias-durch-with-wise = Durch s chytrým

# tlačítka
act-marias_four-rank = Volat { marias_four-rank-acc }
act-marias_four-name = Volat { CARD($card, form: "acc") }
act-marias_four-durch-with-partner = Durch s partnerem
    .detail = { MONEY($worth) } od každého; s tím, kdo má volanou kartu, berete všechny štychy
act-marias_four-durch-with-wise = Durch s chytrým
    .detail = { MONEY($worth) } od každého; berete sedm štychů a kdo vezme poslední, dělí se s vámi
call-marias_four-rank = Volám { marias_four-rank-acc }
call-marias_four-name = Volám { CARD($card, form: "acc") }
call-marias_four-durch-with-partner = Durch s partnerem
call-marias_four-durch-with-wise = Durch s chytrým
refused-marias_four-rank = V trumfech máte { marias_four-rank-acc } vy.
refused-marias_four-name = Tu kartu máte vy: { CARD($card) }.

# co se děje
event-marias_four-partner = Spoluhráč: { SEAT($seat) }, volaná karta { CARD($card) }.
event-marias_four-partner-you = Spoluhráč jste vy: volaná karta { CARD($card) }.
event-marias_four-alone = { SEAT($seat) } hraje bez spoluhráče: volaná karta { CARD($card) }.
event-marias_four-alone-you = Hrajete bez spoluhráče: volaná karta { CARD($card) }.

# vyúčtování
item-marias-durch-with-partner-won = Durch s partnerem uhraný
item-marias-durch-with-partner-lost = Durch s partnerem prohraný
    .detail = štychy aktéra: { $tricks }, platí i spoluhráč
item-marias-durch-with-partner-lost-alone = Durch s partnerem prohraný
    .detail = štychy aktéra: { $tricks }, platí za oba
item-marias-durch-with-wise-won = Durch s chytrým uhraný
item-marias-durch-with-wise-lost = Durch s chytrým prohraný

# domácí pravidla
group-marias_four-deal = { group-marias-deal }
group-marias_four-calls = { group-marias-calls }
group-marias_four-play = { group-marias-play }
group-marias_four-hundred = { group-marias-hundred }
group-marias_four-values = { group-marias-values }
group-marias_four-payment = { group-marias-payment }
option-marias_four-call_own_card = Forhont smí volat vlastní kartu
    .help = Pak hraje tajně sám.
option-marias_four-partner_durchs = Durch s partnerem, durch s chytrým
    .help = Dvě hry pod betlem: buď berete všechny štychy ve dvou, nebo poslední štych bere někdo jiný.
