# Ako sa hrá pinochle.

learn-pinochle-aim = Dvaja proti dvom; <partner>spoluhráč</partner> sedí oproti. Body sú za <pn_meld>kombinácie</pn_meld>, ktoré sa ukazujú pred zohrávkou, a za <trick>štichy</trick>.
    .short = Dvaja proti dvom: body za kombinácie a štichy.
learn-pinochle-aim-bid = Strany licitujú o právo určiť <trump>tromf</trump>. Kto licitáciu vyhrá, musí získať aspoň toľko, koľko sľúbil, inak to stratí.
    .short = Splniť záväzok, alebo ho stratiť.
learn-pinochle-aim-turned = <trump>Tromf</trump> určí posledná rozdaná karta. Obe strany sčítavajú, čo získajú.
learn-pinochle-cards = V balíčku je { $n } kariet, každá { $copies }-krát.
learn-pinochle-ten = Pozor na desiatku: je hneď pod esom.
    .short = Desiatka je hneď pod esom.
learn-pinochle-total = V štichoch majú karty body podľa obrázka a <last_trick>posledný štich</last_trick> navyše { $last }: spolu { $n } bodov.
    .short = Posledný štich { $last }; v štichoch spolu { $n } bodov.
learn-pinochle-equal = Z dvoch rovnakých kariet v štichu je vyššia tá, ktorá sa zahrala prvá.
learn-pinochle-order = Farba od najvyššej po najnižšiu
learn-pinochle-dealt = Každý hráč dostane { $n } kariet.
learn-pinochle-nines = Keď dostanete { $n } deviatok alebo viac, smiete si vypýtať nové rozdanie.
learn-pinochle-nines-no-meld = Keď dostanete { $n } deviatok alebo viac a žiadnu inú kombináciu, smiete si vypýtať nové rozdanie.
learn-pinochle-auction = Licitujete jeden po druhom; najvyššia ponuka je <pn_contract>záväzok</pn_contract>.
learn-pinochle-names-trumps = Kto dal najvyššiu ponuku, určí <trump>tromf</trump>.
learn-pinochle-passing-partner_first = Spoluhráč odovzdá aktérovi karty a rovnako veľa ich dostane späť: { $n }.
    .short = Karty sa odovzdávajú tam aj späť: { $n }.
learn-pinochle-passing-simultaneous = Aktér a spoluhráč si naraz odovzdajú rovnaký počet kariet: { $n }.
    .short = Karty si odovzdajú naraz: { $n }.
learn-pinochle-turned = Posledná rozdaná karta sa otočí: jej farba je <trump>tromf</trump>.
learn-pinochle-meld-shown = Každý ukáže svoje <pn_meld>kombinácie</pn_meld>; spoluhráči ich sčítajú. Potom sa karty vezmú späť do ruky.
learn-pinochle-lead = Vynáša víťaz licitácie. Štichov je { $n }; kto berie, vynáša do ďalšieho.
learn-pinochle-lead-forehand = Vynáša hráč naľavo od rozdávajúceho. Štichov je { $n }; kto berie, vynáša do ďalšieho.
learn-pinochle-bids = Ponuka je len číslo. Kto pasuje, už nelicituje.
learn-pinochle-least = Najnižšia ponuka je { $n }; zvyšuje sa po { $step }.
    .short = Najnižšia ponuka { $n }, po { $step }.
learn-pinochle-stuck = Ak všetci ostatní pasujú, musí rozdávajúci hrať za { $n }.
learn-pinochle-needs-marriage = Tromf môže byť len farba, v ktorej má víťaz licitácie <pn_royal_marriage>hlášku</pn_royal_marriage>.
learn-pinochle-how-much = Pomôcka pre prvé ponuky: vaše kombinácie a to, čo čakáte z { $tricks } bodov v štichoch.
learn-pinochle-meld-all = Kombinácie majú všetci štyria, každý len z vlastných kariet.
learn-pinochle-meld-types = Karta smie patriť do viacerých kombinácií, ak sú rôzneho druhu: postupky a hlášky, pinochle, štvorice.
learn-pinochle-meld-run = Tromfová postupka: eso, desiatka, kráľ, dáma, dolník
    .short = postupka
learn-pinochle-meld-royal = Tromfová hláška: kráľ a dáma v tromfoch
    .short = tromfová hláška
learn-pinochle-meld-plain = Hláška: kráľ a dáma v inej farbe
    .short = hláška
learn-pinochle-meld-pinochle = Pinochle: piková dáma a kárový dolník
    .short = pinochle
learn-pinochle-meld-aces = Štyri esá: jedno v každej farbe
    .short = štyri esá
learn-pinochle-meld-kings = Štyria králi
    .short = štyria králi
learn-pinochle-meld-queens = Štyri dámy
    .short = štyri dámy
learn-pinochle-meld-jacks = Štyria dolníci
    .short = štyria dolníci
learn-pinochle-meld-nine = Tromfová deviatka
    .short = tromfová deviatka
learn-pinochle-follow = <duty_follow>Priznajte farbu</duty_follow>, kedykoľvek môžete.
    .short = Priznať farbu.
learn-pinochle-heading-always = Ak môžete, aj <duty_head>prebite</duty_head> najvyššiu kartu štichu, hoci je spoluhráčova. Neplatí to, keď už niekto netromfovú farbu tromfoval.
    .short = Prebiť najvyššiu kartu, ak sa dá.
learn-pinochle-heading-trump_led = Keď sa vynesie tromf, musíte najvyšší aj <duty_head>prebiť</duty_head>, ak môžete; v iných farbách nemusíte.
    .short = Vynesené tromfy prebiť.
learn-pinochle-heading-trump_only = Tromf musíte <duty_head>prebiť</duty_head>, ak môžete, či už ho niekto vyniesol, alebo ním len tromfoval. V iných farbách nemusíte.
    .short = Tromfy prebiť, vynesené alebo nie.
learn-pinochle-heading-even_ruffed = Ak môžete, <duty_head>prebite</duty_head> najvyššiu kartu štichu, aj spoluhráčovu. Aj keď už niekto vynesenú farbu tromfoval, musíte prebiť jej najvyššiu kartu v štichu.
    .short = Prebiť vo vynesenej farbe, aj keď už niekto tromfoval.
learn-pinochle-void = Ak farbu nemáte, <duty_trump>dajte tromf</duty_trump>. Ak nemáte ani tromf, hrajte čokoľvek.
    .short = Inak tromf.
learn-pinochle-made = Keď kombinácie a štichy na záväzok stačia, strana si píše všetko.
    .short = Splnený záväzok: počíta sa všetko.
learn-pinochle-set = Keď nestačia, záväzok sa <pn_set>odčíta</pn_set> a kombinácie ani štichy sa nepočítajú.
    .short = Nesplnený záväzok: odčíta sa a nič iné sa nepočíta.
learn-pinochle-others = Druhá strana si tak či tak píše svoje kombinácie a štichy.
learn-pinochle-score-turned = Každá strana si píše kombinácie a štichy.
learn-pinochle-save-defenders = Druhej strane kombinácie ostanú, len ak získa bod v štichoch.
    .short = Súperi potrebujú na kombinácie bod v štichoch.
learn-pinochle-save-both_sides = Strane kombinácie ostanú, len ak získa bod v štichoch.
    .short = Bez bodu v štichoch žiadne kombinácie.
learn-pinochle-board = Ak strane po kombináciách chýba viac než { $n } bodov, záväzok sa splniť nedá: prehrá ho bez hrania.
learn-pinochle-throw-in = Pred prvým výnosom smiete záväzok vzdať: odpočíta sa vám, ale súperi nedostanú body za štichy.
learn-pinochle-target = Vyhráva strana, ktorá prvá dosiahne { $n } bodov.
    .short = Vyhráva { $n } bodov.
learn-pinochle-both = Ak to dosiahnu obe v tom istom rozdaní, vyhráva tá, ktorá hrala záväzok.
learn-pinochle-mercy = Strana, ktorá klesne na { $n } bodov, prehráva.
learn-pinochle-chips = Platí sa žetónmi: vyhráva strana, ktorá ich prvá odovzdá za { $n } bodov.
learn-pinochle-match-rounds = Partia má štyri rozdania a vyhráva vyšší súčet.
learn-pinochle-match-single_deal = Partia je jedno rozdanie.

# v trojici
learn-pinochle-three-aim-units = <declarer>Jeden</declarer> proti dvom: ponúknite, koľko bodov získate za <pn_meld>kombinácie</pn_meld> a <trick>štichy</trick>, a buď vyhráte, alebo platíte.
    .short = Jeden proti dvom: splniť záväzok.
learn-pinochle-three-aim-points = Každý hrá sám. Kto ponúkne najviac, určí <trump>tromf</trump> a musí ponuku splniť <pn_meld>kombináciami</pn_meld> a <trick>štichmi</trick>.
    .short = Splniť záväzok kombináciami a štichmi.
learn-pinochle-three-aim-turned = Každý hrá sám o body za <pn_meld>kombinácie</pn_meld> a <trick>štichy</trick>.
    .short = Body za kombinácie a štichy.
learn-pinochle-three-sits-out = { $n ->
    [one] Rozdávajúci karty nedostane a pauzuje.
    [few] Pauzujú { $n } hráči, medzi nimi rozdávajúci.
    [many] Pauzuje { $n } hráča, medzi nimi rozdávajúci.
   *[other] Pauzuje { $n } hráčov, medzi nimi rozdávajúci.
}
learn-pinochle-three-widow = Uprostred leží rubom nahor <widow>talón</widow> (kariet: { $n }).
learn-pinochle-three-bury = Víťaz licitácie ukáže talón a vezme ho, určí <trump>tromf</trump>, vyloží kombinácie a <pn_bury>odloží</pn_bury> rovnaký počet kariet ({ $n }). Odložené karty sa počítajú jemu.
learn-pinochle-three-least = Najnižšia ponuka je { $n }.
    .short = Najnižšia ponuka { $n }.
learn-pinochle-three-forced = Forhont musí začať ponukou { $n }.
learn-pinochle-three-meld-bidder = Kombinácie vykladá len víťaz licitácie.
learn-pinochle-three-meld-each = Kombinácie vykladajú všetci, každý za seba.
learn-pinochle-three-meld-captured = Kombinácie sa skladajú z kariet získaných v štichoch.
learn-pinochle-three-units = Za splnený záväzok { $bid } zaplatí každý súper { $n ->
    [one] { $n } sadzbu
    [few] { $n } sadzby
    [many] { $n } sadzby
   *[other] { $n } sadzieb
}, za vyššie záväzky viac.
learn-pinochle-three-double = Keď aktér hrá a prehrá, platí dvojnásobne.
    .short = Kto hrá a prehrá, platí dvojnásobne.
learn-pinochle-three-concede = Keď aktér uvidí talón, smie záväzok vzdať a platí raz.
    .short = Kto vzdá pred výnosom, platí raz.
learn-pinochle-three-save-trick = Vaše kombinácie sa počítajú, len keď máte štich.
learn-pinochle-three-save-points = Vaše kombinácie sa počítajú, len keď máte v štichoch aspoň bod.
learn-pinochle-three-concede-points = Pred prvým výnosom smie aktér záväzok vzdať: odčíta sa mu a ostatným ostanú kombinácie.
learn-pinochle-three-score-turned = Každý si píše kombinácie a štichy.
learn-pinochle-three-endless = Každé rozdanie sa hneď platí; hrá sa, kým chcete.
learn-pinochle-three-bid-out = Vyhrať môžete, len keď v tom rozdaní hráte záväzok a splníte ho.
learn-pinochle-target-alone = Vyhráva, kto prvý dosiahne { $n } bodov.
    .short = Vyhráva { $n } bodov.

# vo dvojici
learn-pinochle-two-aim = Získajte viac bodov než súper, za <pn_meld>kombinácie</pn_meld> počas hry a za karty v <trick>štichoch</trick>.
    .short = Body za kombinácie a štichy.
learn-pinochle-two-dealt = Každý má { $n } kariet. Ďalšia sa otočí: jej farba je <trump>tromf</trump>. Zvyšok je <talon_stock>talón</talon_stock>.
learn-pinochle-two-open = Kým je talón, smiete do štichu dať čokoľvek. Potom obaja ťahajú, najprv ten, kto bral.
    .short = Kým je talón: hrajte čokoľvek a ťahajte.
learn-pinochle-two-meld-before_draw = Keď vezmete štich, smiete pred ťahaním vyložiť jednu kombináciu.
learn-pinochle-two-meld-after_draw = Keď vezmete štich, potiahnete si a potom smiete vyložiť jednu kombináciu.
learn-pinochle-two-nine = Keď vezmete štich, smiete tromfovú deviatku vymeniť za otočenú kartu: { $n } bodov.
learn-pinochle-two-rest = Keď sa talón minie, vyložené karty sa vrátia do ruky a { $n } štichov sa hrá so všetkými povinnosťami.
learn-pinochle-two-one = Za každý štich smiete vyložiť jednu kombináciu. Jej karty ostanú na stole a hrať ich smiete ďalej.
learn-pinochle-two-again = Vyložená karta smie poslúžiť znova, v kombinácii iného druhu alebo vo vyššej toho istého druhu. Aspoň jedna karta však musí byť nová, z ruky.
learn-pinochle-two-score = Kombinácie a body v štichoch sa sčítavajú.
learn-pinochle-two-round-seven_up = Body v štichoch sa zaokrúhľujú na desiatky: sedem a viac nahor, menej nadol.
learn-pinochle-two-round-exact = Body v štichoch sa počítajú presne.
learn-pinochle-two-declare = Keď vezmete štich, smiete ohlásiť, že máte dosť bodov; ak sa mýlite, prehráte.
