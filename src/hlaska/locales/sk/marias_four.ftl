# Krížový mariáš; čo sa hovorí vo všetkých mariášoch, je v marias.ftl

game-marias_four = Krížový mariáš
game-marias_four-line = Dvaja proti dvom: kto má volanú kartu, tajne hrá s forhontom
preset-marias_four-four_partner = Krížový mariáš
    .detail = forhont volá kartu v tromfoch
preset-marias_four-four_partner_durchs = Krížový mariáš, viac durchov
    .detail = durch s partnerom alebo s chytrým; kto má tromfového kráľa alebo horníka, musí dať flek

marias_four-rank-acc = { $rank ->
    [0] sedmičku
    [1] osmičku
    [2] deviatku
    [3] dolníka
    [4] horníka
    [5] kráľa
    [6] desiatku
   *[7] eso
}

# na čo sa čaká
question-marias_four-trump = Zvoľte tromf: položte jednu zo štyroch kariet rubom nahor.
question-marias_four-rank = Zavolajte kartu v tromfoch: kto ju má, hrá s vami.
question-marias_four-name = Zavolajte kartu: kto ju má, hrá s vami.
title-marias_four-durch-with-partner = Durch s partnerom
title-marias_four-durch-with-wise = Durch s chytrým
stake-marias_four-called = Volaná karta: { CARD($card) }
stake-marias_four-mine = Volanú kartu máte vy: { CARD($card) }
    .detail = hráte s tým, kto ju volá, a nikto to nevie
stake-marias_four-played = Volaná karta: { CARD($card) }, { SEAT($seat, you: "vy") }
stake-marias-durch-with-partner = Durch s partnerom
stake-marias-durch-with-wise = Durch s chytrým

# tlačidlá
act-marias_four-rank = Volať { marias_four-rank-acc }
act-marias_four-name = Volať { CARD($card, form: "acc") }
act-marias_four-durch-with-partner = Durch s partnerom
    .detail = { MONEY($worth) } od každého; s tým, kto má volanú kartu, beriete všetky štichy
act-marias_four-durch-with-wise = Durch s chytrým
    .detail = { MONEY($worth) } od každého; beriete sedem štichov a kto vezme posledný, delí sa s vami
call-marias_four-rank = Volám { marias_four-rank-acc }
call-marias_four-name = Volám { CARD($card, form: "acc") }
call-marias_four-durch-with-partner = Durch s partnerom
call-marias_four-durch-with-wise = Durch s chytrým
refused-marias_four-rank = V tromfoch máte { marias_four-rank-acc } vy.
refused-marias_four-name = Tú kartu máte vy: { CARD($card) }.

# čo sa deje
event-marias_four-partner = Spoluhráč: { SEAT($seat) }, volaná karta { CARD($card) }.
event-marias_four-partner-you = Spoluhráč ste vy: volaná karta { CARD($card) }.
event-marias_four-alone = { SEAT($seat) } hrá bez spoluhráča: volaná karta { CARD($card) }.
event-marias_four-alone-you = Hráte bez spoluhráča: volaná karta { CARD($card) }.

# vyúčtovanie
item-marias-durch-with-partner-won = Durch s partnerom uhratý
item-marias-durch-with-partner-lost = Durch s partnerom prehratý
    .detail = vlastné štichy: { $tricks }, platí aj spoluhráč
item-marias-durch-with-partner-lost-alone = Durch s partnerom prehratý
    .detail = vlastné štichy: { $tricks }, za oboch platí ten, kto hlási
item-marias-durch-with-wise-won = Durch s chytrým uhratý
item-marias-durch-with-wise-lost = Durch s chytrým prehratý

# domáce pravidlá
group-marias_four-deal = { group-marias-deal }
group-marias_four-calls = { group-marias-calls }
group-marias_four-play = { group-marias-play }
group-marias_four-hundred = { group-marias-hundred }
group-marias_four-values = { group-marias-values }
group-marias_four-payment = { group-marias-payment }
option-marias_four-call_own_card = Forhont smie volať vlastnú kartu
    .help = Potom hrá tajne sám.
option-marias_four-partner_durchs = Durch s partnerom, durch s chytrým
    .help = Dve ďalšie hry pod betlom: všetky štichy berie dvojica, alebo posledný štich berie niekto iný.
