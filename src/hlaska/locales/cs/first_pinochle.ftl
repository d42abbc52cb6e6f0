# První rozdání pinochle s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

# pinochle ve dvojicích
first-pinochle-bid = <partner>Spoluhráč</partner> sedí naproti. Licituje se o právo zvolit <trump>trumfy</trump>: číslo říká, kolik bodů musí vaše strana získat za kombinace a štychy. Máte křížového krále s dámou a esem: nabídněte 260.
    .other = Pas nechá trumfy jiným; mnohem vyšší nabídka slibuje víc, než na co tyhle karty mají.
first-pinochle-again = Soupeř vlevo dává 270, spoluhráč i druhý soupeř pasují. V křížích vám k postupce chybí jen kluk a desítka a spoluhráč vám předá čtyři karty. Nabídněte 280.
    .other = Jeden krok stačí: co nabídnete, to musíte i získat.
first-pinochle-trump = Ostatní pasují, 280 je váš <pn_contract>závazek</pn_contract>. Teď zvolte trumfy: kříže, kde máte krále s dámou.
    .other = Vysokých srdcí máte málo a chybí král: bez krále s dámou není postupka.
first-pinochle-pass = Od spoluhráče máte křížovou desítku, kluka, dámu a eso: postupka je celá. Čtyři karty vraťte, a to ty, které vám nic nepřinesou: pikovou devítku, jednu srdcovou devítku, károvou dámu a desítku.
    .other = Nedávejte trumfy ani esa: berou štychy, které ještě potřebujete.
first-pinochle-play = Postupka a trumfová devítka dají většinu vašich 200 za <pn_meld>kombinace</pn_meld>. Dalších 80 musíte uhrát ve štyších a tam je 250 bodů. Hrajte: kdybyste to vzdali, závazek se vám odečte.
    .other = Když to vzdáte, odečte se vám celý závazek, a s takovými trumfy 80 bodů nejspíš získáte.
first-pinochle-draw = Máte osm z dvanácti trumfů. Vytáhněte soupeřům ty zbylé, ať nemají čím trumfovat: vyneste { CARD($card, form: "acc") }.
    .other = Dokud mají soupeři trumfy, mohou vzít vaše esa v jiných barvách.
first-pinochle-ten = Obě trumfová esa zabrala: jeden soupeř už trumf nemá. Spoluhráč vám do štychů přidává krále, a ti se počítají vám oběma. Vyneste { CARD($card, form: "acc") }: ze dvou stejných karet bere ta první.
    .other = Druhá trumfová desítka je ještě venku. Když vaši vynesete první, tu druhou vezme.
first-pinochle-side = Trumf už nikdo jiný nemá. Teď je jisté i { CARD($card) }: vyneste ho.
    .other = Taky to jde, ale eso vyneste, dokud všichni barvu ctí.
first-pinochle-rest = Máte { $mine } bodů: závazek je splněný. Zbylé trumfy berou jeden po druhém a spoluhráč na ně hází desítky a esa: pokračujte a vyneste { CARD($card, form: "acc") }.
    .other = Trumf bere jistě; s jinou kartou můžete přijít o výnos.
first-pinochle-end = { $mine } bodů proti { $theirs }: vaše strana splnila 280 a připíše si všechno. Licitace, předávání, kombinace, tahání trumfů: to je rozdání pinochle. Co strana získá, mají oba společně.

# pinochle pro tři
first-pinochle_three-bid = Jeden hraje sám proti dvěma: kdo dá nejvyšší nabídku, dostane tři karty <widow>talonu</widow> a zvolí <trump>trumfy</trump>. První hráč musí zahájit. Nabídněte 300, nejmíň, co se dá.
    .other = Co nabídnete, musíte celé získat. Začněte nízko, talon ještě neznáte.
first-pinochle_three-again = Jeden soupeř dává 310. Piky s králem, dámou a devítkou, pinochle a křížová hláška dají 110 tak, jak jsou. S klukem by z toho byla postupka. Nabídněte 320.
    .other = Jeden krok stačí. S esem a takhle dlouhou barvou se má hrát.
first-pinochle_three-trump = Talon viděli všichni a je váš: přišel kluk, který chyběl, a druhá desítka. 320 je váš <pn_contract>závazek</pn_contract>. Zvolte piky: eso, desítka, král, dáma a kluk budou postupka.
    .other = Jen v pikách máte postupku, a ta má 150 bodů.
first-pinochle_three-bury = Tři karty musíte <pn_bury>odložit</pn_bury>, žádnou z kombinací. Na konci se počítají vám. Zvolte tyto: { CARD($card) }, { CARD($next) }, { CARD($third) }. Pak nemáte žádná srdce a můžete je trumfovat.
    .other = Lepší je zbavit se celé barvy i desítky, o kterou byste mohli přijít: odložená je v bezpečí.
first-pinochle_three-play = <pn_meld>Kombinace</pn_meld> dávají 220: postupka 150, pinochle 40, hláška 20, trumfová devítka 10. Chybí sto bodů a 14 už máte v odložených. Hrajte: máte osm z dvanácti trumfů.
    .other = Když to vzdáte, stojí vás to jednu sazbu. Trumfy se dají změnit, ale lepší barvu nemáte.
first-pinochle_three-draw = Zadarmo vám soupeři závazek nedají. Vynášíte. Proti vám jsou čtyři trumfy: vytáhněte je, ať vám nikdo nemá čím trumfovat. Vyneste { CARD($card, form: "acc") }.
    .other = Dokud mají trumfy, mohou vám vzít esa v jiných barvách.
first-pinochle_three-side = Padla dvě esa a všechny čtyři trumfy soupeřů. Teď jsou jistá i esa v jiných barvách: vyneste { CARD($card, form: "acc") }, po něm druhé.
    .other = Taky to jde, ale esa berou nejjistěji, dokud oba musí ctít barvu.
first-pinochle_three-tens = I s kombinacemi máte { $mine } bodů. Vaše trumfy už nikdo nepřebije a soupeři na ně musí odhazovat. Vyneste { CARD($card, form: "acc") }: desítka má 10 bodů.
    .other = Malé kříže a káry prohrají. Nejdřív odehrajte trumfy.
first-pinochle_three-rest = Máte { $mine } bodů a 14 odložených: ještě tři body a závazek je splněný. Vyneste { CARD($card, form: "acc") } a po něm zbylé trumfy; posledních pět štychů jim můžete nechat.
    .other = V ostatních barvách mají vysoké karty oni: jistý je jen trumf.
first-pinochle_three-end = Splněno: { $mine } bodů a k tomu 14 odložených. Za nabídku 320 vám každý soupeř zaplatí tři sazby. Licitace, talon, trumfy, odložení, kombinace, štychy: to je rozdání pro tři. Kdybyste prohráli, platili byste dvojnásob.

# pinochle pro dva
first-pinochle_two-lead = Ať poznáte obě půlky rozdání, začínáme až ke konci: zbývá líznout šest karet a na stole nic neleží. Kdo vezme <trick>štych</trick>, smí před líznutím vyložit jednu <pn_meld>kombinaci</pn_meld>. Vyneste { CARD($card, form: "acc") }.
    .other = Teď smí každý přidat, co chce: vysoká karta štych nejspíš vezme, a ten chcete, abyste mohli vykládat.
first-pinochle_two-pinochle = Štych je váš: vyložte jednu kombinaci, potom se líže. Piková dáma a kárový kluk jsou pinochle za 40. Vyložte ho; karty zůstanou ležet, ale hrát je smíte.
    .other = Trumfová hláška má taky 40 bodů a na obojí dojde: začněte pinochlem.
first-pinochle_two-nine = Vedle kombinace smíte trumfovou devítku vyměnit za kartu otočenou pod <talon_stock>talonem</talon_stock>: 10 bodů a k tomu trumfová desítka. Udělejte to, pak se lízne.
    .other = Když si teď líznete, můžete o trumfovou desítku přijít: dostane ji, kdo líže poslední.
first-pinochle_two-ace = Trumfové eso, desítka, král, dáma a kluk jsou pohromadě: postupka. Potřebujete na ni ale štychy, nejlíp dva. Vyneste { CARD($card, form: "acc") }.
    .other = S nižší kartou můžete o štych přijít, a vykládá jen ten, kdo bral.
first-pinochle_two-royal = Postupka má 150 bodů. Vyložte ale nejdřív jen krále s dámou, <pn_royal_marriage>trumfovou hlášku</pn_royal_marriage> za 40. S dalšími třemi kartami z ní později může být postupka, a počítá se obojí.
    .other = Jakmile leží postupka, její král s dámou už hlášku nedají: přišli byste o 40 bodů.
first-pinochle_two-third = Zbývá jeden štych, než dojde talon: poslední, po kterém se smí vykládat. Vyneste { CARD($card, form: "acc") }: vzít ho může jen trumf.
    .other = Když o tenhle štych přijdete, postupku za 150 bodů už nevyložíte.
first-pinochle_two-flush = Teď přidejte k hlášce eso, desítku a kluka: je to postupka za 150 bodů. Potom se líznou poslední dvě karty.
    .other = Byla to poslední možnost vykládat: bez postupky přijdete o 150 bodů.
first-pinochle_two-strict = Druhá půlka: karty se berou zpátky do ruky a už se nevykládá. Musí se <duty_follow>ctít barva</duty_follow> a vynesený trumf přebíjet, a kdo barvu nemá, dává <duty_trump>trumf</duty_trump>. Máte pět trumfů, soupeř tři: vytáhněte je, vyneste { CARD($card, form: "acc") }.
    .other = Dokud má soupeř trumfy, může vám vzít esa a desítky.
first-pinochle_two-side = Soupeř už trumf nemá. Teď jsou jisté i eso a desítky v jiných barvách: vyneste { CARD($card, form: "acc") }. Ze dvou stejných karet bere ta první.
    .other = Taky to jde, ale nejdřív se vynáší, co se nedá přebít, a poslední trumfy se nechávají.
first-pinochle_two-last = <last_trick>Poslední štych</last_trick> má 10 bodů. Máte kluka a poslední trumf: vyneste { CARD($card, form: "acc") } a ten štych nechte být, poslední pak vezme trumf.
    .other = Když trumf zahrajete teď, poslední štych může vzít soupeř.
first-pinochle_two-end = { $mine } bodů proti { $theirs }, kombinace a štychy dohromady; body ze štychů se zaokrouhlují na desítky. Nejdřív štychy, aby se mohlo vykládat, hláška před postupkou, pak dvanáct přísných štychů: to je pinochle pro dva. Partie se hraje do 1000 bodů.
