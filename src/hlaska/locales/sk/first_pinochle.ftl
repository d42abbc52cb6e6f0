# Prvé rozdania pinochle s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

# pinochle vo dvojiciach
first-pinochle-bid = <partner>Spoluhráč</partner> sedí oproti. Licituje sa o právo zvoliť <trump>tromf</trump>: číslo hovorí, koľko vaša strana musí získať v kombináciách a štichoch. Máte krížového kráľa s dámou a esom: ponúknite 260.
    .other = Pas nechá tromf iným; oveľa vyššia ponuka sľubuje viac, než tieto karty majú.
first-pinochle-again = Súper vľavo dal 270, spoluhráč aj druhý súper pasovali. V krížoch vám k postupke chýba len dolník a desiatka a spoluhráč vám odovzdá štyri karty. Ponúknite 280.
    .other = Jeden krok stačí: čo ponúknete, to musíte aj získať.
first-pinochle-trump = Ostatní pasovali, 280 je váš <pn_contract>záväzok</pn_contract>. Teraz zvoľte tromf: kríže, kde máte kráľa s dámou.
    .other = V iných farbách vám chýba kráľ: bez kráľa s dámou nie je postupka.
first-pinochle-pass = Spoluhráč vám dal krížovú desiatku, dolníka, dámu a eso: postupka je celá. Vráťte štyri karty, ktoré vám nič neprinesú: pikovú deviatku, jednu srdcovú deviatku, károvú dámu a desiatku.
    .other = Nedávajte tromfy ani esá: vezmú štichy, ktoré ešte potrebujete.
first-pinochle-play = Postupka a tromfová deviatka dajú väčšinu vašich 200 za <pn_meld>kombinácie</pn_meld>. Ďalších 80 bodov musí prísť zo štichov, a v nich je 250. Hrajte: keby ste to vzdali, prídete o celý záväzok.
    .other = Keď to vzdáte, prídete o celý záväzok, a s takými tromfmi 80 bodov asi získate.
first-pinochle-draw = Máte osem z dvanástich tromfov. Vytiahnite zvyšné, nech súperi nemajú čím tromfovať: vyneste { CARD($card, form: "acc") }.
    .other = Kým majú súperi tromfy, môžu vziať vaše esá v iných farbách.
first-pinochle-ten = Obe tromfové esá zabrali: jeden súper už tromf nemá. Spoluhráč vám do štichov pridáva kráľov, počítajú sa obom. Vyneste { CARD($card, form: "acc") }: z dvoch rovnakých kariet berie tá prvá.
    .other = Druhá tromfová desiatka je ešte vonku. Vaša ju berie, lebo ide prvá.
first-pinochle-side = Tromf už nikto iný nemá. Teraz je isté aj { CARD($card) }: vyneste ho.
    .other = Aj to ide, ale eso vyneste, kým všetci farbu ctia.
first-pinochle-rest = Máte { $mine } bodov: záväzok je splnený. Zvyšné tromfy berú jeden po druhom a spoluhráč na ne hádže desiatky a esá: pokračujte a vyneste { CARD($card, form: "acc") }.
    .other = Tromf berie isto; s inou kartou môžete prísť o výnos.
first-pinochle-end = { $mine } bodov proti { $theirs }: vaša strana splnila 280 a pripíše si všetko. Licitácia, odovzdávanie, kombinácie, vyťahovanie tromfov: to je rozdanie pinochle. Čo strana získa, patrí obom.

# pinochle pre troch
first-pinochle_three-bid = Jeden hrá sám proti dvom: kto dá najvyššiu ponuku, dostane tri karty <widow>talónu</widow> a zvolí <trump>tromf</trump>. Prvý hráč musí začať. Ponúknite 300, najmenej, čo sa dá.
    .other = Čo ponúknete, musíte celé získať. Začnite nízko, talón ste ešte nevideli.
first-pinochle_three-again = Jeden súper dal 310. Piky s kráľom, dámou a deviatkou, pinochle a krížová hláška dajú už teraz 110. S dolníkom by z toho bola postupka. Ponúknite 320.
    .other = Jeden krok stačí. S esom a takou dlhou farbou sa má hrať.
first-pinochle_three-trump = Talón videli všetci a je váš: prišiel dolník, ktorý chýbal, a druhá desiatka. 320 je váš <pn_contract>záväzok</pn_contract>. Zvoľte piky: eso, desiatka, kráľ, dáma a dolník budú postupka.
    .other = Len v pikách máte postupku, a tá má 150 bodov.
first-pinochle_three-bury = Tri karty musíte <pn_bury>odložiť</pn_bury>, a žiadnu z kombinácií. Na konci sa počítajú vám. Zvoľte tieto: { CARD($card) }, { CARD($next) }, { CARD($third) }. Potom nemáte žiadne srdcia a môžete ich tromfovať.
    .other = Lepšie je zbaviť sa celej farby aj desiatky, o ktorú by ste mohli prísť: odložená je v bezpečí.
first-pinochle_three-play = <pn_meld>Kombinácie</pn_meld> dávajú 220: postupka 150, pinochle 40, hláška 20, tromfová deviatka 10. Chýba vám sto bodov a 14 už máte odložených. Hrajte: máte osem z dvanástich tromfov.
    .other = Keď to vzdáte, zaplatíte záväzok raz; tromf sa ešte dá zmeniť, ale lepšiu farbu nemáte.
first-pinochle_three-draw = Zadarmo vám súperi záväzok nedajú. Vynášate. Proti vám sú štyri tromfy: vytiahnite ich, nech vám nikto nemá čím tromfovať. Vyneste { CARD($card, form: "acc") }.
    .other = Kým majú tromfy, môžu vám vziať esá v iných farbách.
first-pinochle_three-side = Dve esá a všetky štyri tromfy padli. Teraz sú isté aj esá v iných farbách: vyneste { CARD($card, form: "acc") }, po ňom druhé.
    .other = Aj to ide, ale esá berú najistejšie, kým obaja musia ctiť farbu.
first-pinochle_three-tens = Aj s kombináciami máte { $mine } bodov. Vaše tromfy už nikto neprebije a súperi na ne musia odhadzovať. Vyneste { CARD($card, form: "acc") }: desiatka má 10 bodov.
    .other = Malé kríže a káry prehrajú. Najprv berte štichy tromfmi.
first-pinochle_three-rest = Máte { $mine } bodov a 14 odložených: ešte tri body a záväzok je splnený. Vyneste { CARD($card, form: "acc") } a po ňom zvyšné tromfy; posledných päť štichov im môžete nechať.
    .other = V ostatných farbách majú vysoké karty oni: istý je len tromf.
first-pinochle_three-end = Splnené: { $mine } bodov a k tomu 14 odložených. Za ponuku 320 vám každý súper zaplatí tri sadzby. Licitácia, talón, tromf, odloženie, kombinácie, štichy: to je rozdanie pre troch. Keby ste prehrali, platili by ste dvojnásobne.

# pinochle pre dvoch
first-pinochle_two-lead = Aby ste spoznali obe polovice rozdania, začneme neskoro: ostáva potiahnuť šesť kariet a nikto ešte nič nevyložil. Kto vezme <trick>štich</trick>, smie pred ťahaním vyložiť jednu <pn_meld>kombináciu</pn_meld>. Vyneste { CARD($card, form: "acc") }.
    .other = Teraz smie každý pridať, čo chce: vysoká karta štich asi vezme, a ten chcete, aby ste mohli vykladať.
first-pinochle_two-pinochle = Štich je váš: jedna kombinácia, potom sa ťahá. Piková dáma a kárový dolník sú pinochle za 40 bodov. Vyložte ho; karty ostanú ležať, ale hrať ich smiete.
    .other = Tromfová hláška má tiež 40 bodov a na oboje dôjde: začnite pinochlom.
first-pinochle_two-nine = Popri kombinácii smiete tromfovú deviatku vymeniť za kartu otočenú pod <talon_stock>talónom</talon_stock>: 10 bodov a k tomu tromfová desiatka. Urobte to, potom sa ťahá.
    .other = Keď si teraz potiahnete, môžete o tromfovú desiatku prísť: dostane ju, kto ťahá posledný.
first-pinochle_two-ace = Tromfové eso, desiatka, kráľ, dáma a dolník sú pohromade: to je postupka. Aby ste ju vyložili, treba štichy, najlepšie dva. Vyneste { CARD($card, form: "acc") }.
    .other = S nižšou kartou môžete o štich prísť, a vykladá len ten, kto bral.
first-pinochle_two-royal = Postupka má 150 bodov. Vyložte však najprv len kráľa s dámou, <pn_royal_marriage>tromfovú hlášku</pn_royal_marriage> za 40. S ďalšími tromi kartami z nej neskôr môže byť postupka, a počíta sa oboje.
    .other = Keď už leží postupka, jej kráľ s dámou hlášku nedajú: prišli by ste o 40 bodov.
first-pinochle_two-third = Ešte jeden štich, kým sa minie talón, posledný, po ktorom sa smie vykladať. Vyneste { CARD($card, form: "acc") }: vziať ho môže len tromf.
    .other = Keď o tento štich prídete, postupku už nevyložíte: 150 bodov.
first-pinochle_two-flush = Teraz pridajte k hláške eso, desiatku a dolníka: to je postupka, 150 bodov. Potom sa potiahnu posledné dve karty.
    .other = Je to posledná možnosť vykladať: bez postupky prídete o 150 bodov.
first-pinochle_two-strict = Druhá polovica: karty sa berú späť do ruky a už sa nevykladá. Musíte <duty_follow>ctiť farbu</duty_follow> a vynesený tromf prebíjať, a kto farbu nemá, dáva <duty_trump>tromf</duty_trump>. Máte päť tromfov, súper tri: vytiahnite ich, vyneste { CARD($card, form: "acc") }.
    .other = Kým má súper tromfy, môže vám vziať esá a desiatky.
first-pinochle_two-side = Súper už tromf nemá. Teraz je isté eso aj desiatky v iných farbách: vyneste { CARD($card, form: "acc") }. Z dvoch rovnakých kariet berie tá prvá.
    .other = Aj to ide, ale najprv sa vynáša, čo sa nedá prebiť, a posledné tromfy sa nechávajú.
first-pinochle_two-last = <last_trick>Posledný štich</last_trick> má 10 bodov. Máte dolníka a posledný tromf: vyneste { CARD($card, form: "acc") } a ten štich oželejte, tromf potom vezme posledný.
    .other = Keď tromf zahráte teraz, posledný štich môže vziať súper.
first-pinochle_two-end = { $mine } bodov proti { $theirs }, kombinácie a štichy spolu; body zo štichov sa zaokrúhľujú na desiatky. Najprv štichy, aby sa mohlo vykladať, hláška pred postupkou, potom dvanásť prísnych štichov: to je pinochle pre dvoch. Partia sa hrá do 1000 bodov.
