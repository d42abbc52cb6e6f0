# Bezique a rubikonový bezique

game-bezique = Bezique
game-bezique-line = Berte štichy, vykladajte kombinácie a ťahajte; esá a desiatky sa počítajú na konci
preset-bezique-bezique = Bezique
    .detail = dva balíčky, partia na body
preset-bezique-rubicon = Rubikonový bezique
    .detail = štyri balíčky, každé rozdanie sa platí zvlášť; kto prehrá a nemá ani 1000 bodov, je pod rubikonom

# na čo sa čaká
question-bezique-lead = Vynášate.
question-bezique-follow = Pridajte kartu do štichu.
question-bezique-meld = Štich je váš. Niečo vyložte, alebo si potiahnite.
question-bezique-lay = Ktoré karty vykladáte?
question-bezique-blanche = Ukážete carte blanche?
question-bezique-wait = Na rade je { SEAT($seat) }.
title-bezique-bezique-stock = Tromf: { SUIT($suit) } · talón { $n }
title-bezique-bezique-strict = Tromf: { SUIT($suit) } · talón je prázdny
title-bezique-rubicon-stock = Rubikon · tromf: { SUIT($suit) } · talón { $n }
title-bezique-rubicon-strict = Rubikon · tromf: { SUIT($suit) } · talón je prázdny
title-bezique-rubicon-open = Rubikon · zatiaľ bez tromfov · talón { $n }
duty-bezique-lay = { $n ->
    [one] Do kombinácie vyberte ešte { $n } kartu.
    [few] Do kombinácie vyberte ešte { $n } karty.
    [many] Do kombinácie vyberte ešte { $n } karty.
   *[other] Do kombinácie vyberte ešte { $n } kariet.
}
stake-bezique = { SEAT($seat) }: v tomto rozdaní { $points } bodov, spolu { $total } z { $target }
stake-bezique-you = Vy: v tomto rozdaní { $points } bodov, spolu { $total } z { $target }
stake-bezique-rubicon = { SEAT($seat) }: { $points } bodov
stake-bezique-rubicon-you = Vy: { $points } bodov

# tlačidlá
act-bezique-lay = Vyložiť { CARD($card, form: "acc") }
act-bezique-draw = Potiahnuť
    .detail = { $n ->
        [one] v talóne zostane { $n } karta
        [few] v talóne zostanú { $n } karty
        [many] v talóne zostane { $n } karty
       *[other] v talóne zostane { $n } kariet
    }
act-bezique-draw-last = Potiahnuť
    .detail = posledné dve karty; súper dostane { CARD($card, form: "acc") }
act-bezique-pass = Neukazovať
    .detail = za carte blanche nedostanete nič
act-bezique-blanche = Ukázať carte blanche: { $points } bodov
    .detail = ukázať karty bez kráľa, dámy a dolníka
act-bezique-exchange = Vymeniť sedmičku: { $points } bodov
    .detail = vziať { CARD($card, form: "acc") }
act-bezique-seven = Ukázať sedmičku: { $points } bodov
    .detail = { CARD($card) }
act-bezique-marriage = Vyložiť hlášku: { $points } bodov
    .detail = kráľ a dáma, { SUIT($suit) }
act-bezique-royal = Vyložiť tromfovú hlášku: { $points } bodov
    .detail = kráľ a dáma v tromfoch
act-bezique-royal-trump = Vyložiť hlášku: { $points } bodov
    .detail = tromf bude: { SUIT($suit) }
act-bezique-sequence = Vyložiť tromfovú postupku: { $points } bodov
    .detail = eso, desiatka, kráľ, dáma a dolník v tromfoch
act-bezique-sequence-trump = Vyložiť postupku: { $points } bodov
    .detail = tromf bude: { SUIT($suit) }
act-bezique-plain-sequence = Vyložiť netromfovú postupku: { $points } bodov
    .detail = eso až dolník, { SUIT($suit) }
act-bezique-bezique = Vyložiť bezique: { $points } bodov
act-bezique-double-bezique = Vyložiť dvojitý bezique: { $points } bodov
act-bezique-triple-bezique = Vyložiť trojitý bezique: { $points } bodov
act-bezique-quadruple-bezique = Vyložiť štvornásobný bezique: { $points } bodov
act-bezique-four-aces = Vyložiť štyri esá: { $points } bodov
act-bezique-four-kings = Vyložiť štyroch kráľov: { $points } bodov
act-bezique-four-queens = Vyložiť štyri dámy: { $points } bodov
act-bezique-four-jacks = Vyložiť štyroch dolníkov: { $points } bodov

# hlásenia a udalosti
call-bezique-pass = { SEAT($seat) } carte blanche neukazuje.
call-bezique-pass-you = Carte blanche neukazujete.
call-bezique-carte-blanche = { SEAT($seat) } ukazuje carte blanche.
call-bezique-carte-blanche-you = Ukazujete carte blanche.
call-bezique-exchange = { SEAT($seat) } mení sedmičku.
call-bezique-exchange-you = Meníte sedmičku.
call-bezique-show-seven = { SEAT($seat) } ukazuje sedmičku.
call-bezique-show-seven-you = Ukazujete sedmičku.
call-bezique-marriage = { SEAT($seat) } hlási hlášku: { SUIT($suit) }.
call-bezique-marriage-you = Hlásite hlášku: { SUIT($suit) }.
call-bezique-royal = { SEAT($seat) } hlási tromfovú hlášku: { SUIT($suit) }.
call-bezique-royal-you = Hlásite tromfovú hlášku: { SUIT($suit) }.
call-bezique-sequence = { SEAT($seat) } hlási tromfovú postupku: { SUIT($suit) }.
call-bezique-sequence-you = Hlásite tromfovú postupku: { SUIT($suit) }.
call-bezique-plain-sequence = { SEAT($seat) } hlási netromfovú postupku: { SUIT($suit) }.
call-bezique-plain-sequence-you = Hlásite netromfovú postupku: { SUIT($suit) }.
call-bezique-bezique = { SEAT($seat) } hlási bezique.
call-bezique-bezique-you = Hlásite bezique.
call-bezique-double-bezique = { SEAT($seat) } hlási dvojitý bezique.
call-bezique-double-bezique-you = Hlásite dvojitý bezique.
call-bezique-triple-bezique = { SEAT($seat) } hlási trojitý bezique.
call-bezique-triple-bezique-you = Hlásite trojitý bezique.
call-bezique-quadruple-bezique = { SEAT($seat) } hlási štvornásobný bezique.
call-bezique-quadruple-bezique-you = Hlásite štvornásobný bezique.
call-bezique-four-aces = { SEAT($seat) } hlási štyri esá.
call-bezique-four-aces-you = Hlásite štyri esá.
call-bezique-four-kings = { SEAT($seat) } hlási štyroch kráľov.
call-bezique-four-kings-you = Hlásite štyroch kráľov.
call-bezique-four-queens = { SEAT($seat) } hlási štyri dámy.
call-bezique-four-queens-you = Hlásite štyri dámy.
call-bezique-four-jacks = { SEAT($seat) } hlási štyroch dolníkov.
call-bezique-four-jacks-you = Hlásite štyroch dolníkov.
event-bezique-turned = Otočená karta: { CARD($card) }. Tromf: { SUIT($suit) }.
event-bezique-trump = Tromf: { SUIT($suit) }.
event-bezique-trick = Štich berie { SEAT($seat) }.
event-bezique-trick-you = Štich je váš.
event-bezique-lay = { SEAT($seat) } vykladá { CARD($card, form: "acc") }.
event-bezique-lay-you = Vykladáte { CARD($card, form: "acc") }.
event-bezique-exchange = { SEAT($seat) } berie { CARD($card, form: "acc") }.
event-bezique-exchange-you = Beriete { CARD($card, form: "acc") }.
event-bezique-draw-hidden = { SEAT($seat) } ťahá.
event-bezique-draw = { SEAT($seat) } ťahá { CARD($card, form: "acc") }.
event-bezique-draw-you = Ťaháte { CARD($card, form: "acc") }.
event-bezique-score = { SEAT($seat) } si píše { $points } bodov.
event-bezique-score-you = Píšete si { $points } bodov.
event-bezique-win = { SEAT($seat) } je v cieli a vyhráva.
event-bezique-win-you = Ste v cieli a vyhrávate.
event-bezique-settle = Hru vyhráva { SEAT($seat) }: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-bezique-settle-you = Hru vyhrávate: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-bezique-void = Obaja majú rovnako bodov: túto hru nevyhráva nikto.

# vyúčtovanie
item-bezique-turned = Otočená sedmička
item-bezique-exchange = Vymenená sedmička
item-bezique-seven = Tromfová sedmička
item-bezique-marriage = Hláška, { SUIT($suit) }
item-bezique-royal = Tromfová hláška, { SUIT($suit) }
item-bezique-sequence = Tromfová postupka, { SUIT($suit) }
item-bezique-plain-sequence = Netromfová postupka, { SUIT($suit) }
item-bezique-bezique = Bezique
item-bezique-double-bezique = Dvojitý bezique
item-bezique-triple-bezique = Trojitý bezique
item-bezique-quadruple-bezique = Štvornásobný bezique
item-bezique-four-aces = Štyri esá
item-bezique-four-kings = Štyria králi
item-bezique-four-queens = Štyri dámy
item-bezique-four-jacks = Štyria dolníci
item-bezique-declared = Kombinácie a sedmičky
item-bezique-carte-blanche = Carte blanche
item-bezique-last = Posledný štich
item-bezique-brisques = Brisky
    .detail = získané esá a desiatky po 10 bodov
item-bezique-difference = Rozdiel v stovkách
    .detail = { $w } bodov proti { $l }
item-bezique-saved = Rozdiel v stovkách, pred rubikonom zachránia brisky
    .detail = { $w } bodov proti { $l } aj s briskami
item-bezique-sum = Súčet v stovkách
    .detail = { $w } a { $l } bodov
item-bezique-game = Hra
item-bezique-rubicon = Rubikon
    .detail = súper má menej než 1000 bodov
item-bezique-void = Bodov je rovnako: nevyhráva nikto

# odmietnutia
refused-bezique-copy = Práve tento kus nemáte: { CARD($card) }. Napíšte kartu bez značky za ňou.
refused-bezique-draw-first = Najprv si potiahnite, až potom vynášajte.
refused-bezique-blanche-first = Najprv povedzte, či ukazujete carte blanche.
refused-bezique-moment = Vykladať môžete len po vlastnom štichu, kým si nepotiahnete.
refused-bezique-strict = Talón je prázdny: už nemôžete nič vyložiť.
refused-bezique-form = Taká kombinácia v tejto hre nie je.
refused-bezique-one = Po štichu môžete vyložiť len jednu kombináciu: túto si nechajte na neskôr.
refused-bezique-cards = Na to nemáte karty.
refused-bezique-used = Niektorú z týchto kariet ste už použili v rovnakej alebo vo vyššej kombinácii.
refused-bezique-taken = Túto kartu ste práve dostali výmenou: vyložiť ju môžete až po ďalšom štichu.
refused-bezique-hand-card = Pri tomto stole musíte do kombinácie dať jednu kartu z ruky.
refused-bezique-order = Karty hovorte po jednej od najnižšej, alebo všetky naraz: teraz povedzte { CARD($card, form: "acc") }.
refused-bezique-seven-once = Po štichu môžete použiť len jednu sedmičku.
refused-bezique-exchange-seven = Pod talónom už leží { CARD($card) }: svoju len ukážte.
refused-bezique-seven-played = Pri tomto stole platí sedmička, až keď ju hráte.
refused-bezique-seven-exchange = Túto kartu vymeňte: { CARD($card) }. Ukázať ju môžete, až keď bude pod talónom ležať sedmička.
refused-bezique-seven-shown = Za túto kartu už body máte: { CARD($card) }.
refused-bezique-blanche-court = Máte kráľa, dámu alebo dolníka: to nie je carte blanche.
refused-bezique-blanche-moment = Carte blanche môžete ukázať pred prvým výnosom a potom znova, keď si potiahnete.

# pravidlá stola
option-bezique-bz_form = Hra
    .help = Buď dva balíčky a partia na body, alebo rubikonový bezique so štyrmi balíčkami, kde sa každé rozdanie platí zvlášť.
option-bezique-bz_form-bezique = bezique, dva balíčky
option-bezique-bz_form-rubicon = rubikonový bezique, štyri balíčky
option-bezique-target = Body na výhru
    .help = Kto má prvý toľko bodov, vyhráva partiu.
option-bezique-bz_target_check = Kto dosiahne cieľ
    .help = Vyhráva hneď, alebo sa rozdanie ešte dohrá.
option-bezique-bz_target_check-immediate = hneď
option-bezique-bz_target_check-end_of_deal = po rozdaní
option-bezique-bz_seven = Tromfové sedmičky
    .help = Body dostanete, keď sedmičku vymeníte alebo ukážete; alebo keď ju vymeníte, a potom keď ju zahráte.
option-bezique-bz_seven-declare = pri výmene alebo ukázaní
option-bezique-bz_seven-when_played = pri výmene a pri zahraní
option-bezique-bz_need_hand_card = Karta z ruky
    .help = Do každej kombinácie patrí jedna karta, ktorá ešte neleží na stole.
option-bezique-bz_bezique_cards = Karty bezique
    .help = Vždy piková dáma a kárový dolník; alebo krížová dáma a srdcový dolník, keď sú tromfom piky alebo kára.
option-bezique-bz_bezique_cards-fixed = vždy tie isté
option-bezique-bz_bezique_cards-swap = pri pikových a kárových tromfoch iné
option-bezique-strict_follow = Povinnosti, keď sa talón minie
    .help = Musíte priznať farbu, prebíjať a tromfovať; alebo prebíjať nemusíte.
option-bezique-strict_follow-F2 = priznať farbu, prebíjať, tromfovať
option-bezique-strict_follow-F1 = priznať farbu, tromfovať
option-bezique-bz_last_trick_at = Za ktorý štich je desať bodov
    .help = Za úplne posledný, alebo za posledný, po ktorom sa ešte ťahá.
option-bezique-bz_brisque_timing = Kedy platia esá a desiatky
    .help = Počítajú sa po poslednom štichu, najprv tomu, kto nerozdáva; alebo hneď, ako ich získate.
option-bezique-bz_brisque_timing-end = po poslednom štichu
option-bezique-bz_brisque_timing-won = hneď po štichu
