# První rozdání pinochle s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

# pinochle ve dvojicích
first-pinochle-bid = <partner>Spoluhráč</partner> sedí naproti. Draží se o právo zvolit <trump>trumfy</trump>: číslo říká, kolik vaše strana musí získat v kombinacích a štyších. Máte křížového krále s dámou a esem: vydražte 260.
    .other = Pas nechá trumfy jiným; mnohem vyšší nabídka slibuje víc, než tenhle list má.
first-pinochle-again = Soupeř vlevo dal 270, spoluhráč i druhý soupeř pasovali. V křížích vám k postupce chybí jen kluk a desítka a spoluhráč vám předá čtyři karty. Vydražte 280.
    .other = Jeden krok stačí: kdo dá víc, než musí, musí to taky uhrát.
first-pinochle-trump = Ostatní pasovali, 280 je váš <pn_contract>závazek</pn_contract>. Teď zvolte trumfy: kříže, kde máte krále s dámou.
    .other = Srdcí máte málo vysokých a chybí král: bez krále s dámou není postupka.
first-pinochle-pass = Spoluhráč vám dal křížovou desítku, kluka, dámu a eso: postupka je celá. Čtyři karty vraťte, ty, které vám nic nepřinesou: pikovou devítku, jednu srdcovou devítku, károvou dámu a desítku.
    .other = Nedávejte trumfy ani esa: vyhrají štychy, které ještě potřebujete.
first-pinochle-play = Postupka a trumfová devítka dají většinu vašich 200 za <pn_meld>kombinace</pn_meld>. Dalších 80 musí přijít ze štychů a je jich tam 250. Hrajte: vzdát by stálo závazek.
    .other = Vzdát to stojí celý závazek, a 80 bodů s takovými trumfy je velmi pravděpodobných.
first-pinochle-draw = Máte osm z dvanácti trumfů. Vytáhněte soupeřům jejich, ať nemají čím trumfovat: vyneste { CARD($card, form: "acc") }.
    .other = Dokud mají soupeři trumfy, mohou vzít vaše esa v jiných barvách.
first-pinochle-ten = Obě trumfová esa zabrala: jeden soupeř už trumf nemá. Spoluhráč vám do štychů přidává krále, počítají oběma. Vyneste { CARD($card, form: "acc") }: ze dvou stejných karet bere ta první.
    .other = Druhá trumfová desítka je ještě venku. Vaše, vynesená první, ji bere.
first-pinochle-side = Trumf už nikdo jiný nemá. Teď je jisté i { CARD($card) }: vyneste ho.
    .other = Taky to jde, ale eso se má uplatnit, dokud barva obíhá.
first-pinochle-rest = { $mine } bodů: závazek je splněný. Zbylé trumfy berou jeden po druhém a spoluhráč na ně hází desítky a esa: pokračujte a vyneste { CARD($card, form: "acc") }.
    .other = Trumf bere jistě; s jinou kartou můžete přijít o výnos.
first-pinochle-end = { $mine } proti { $theirs }: vaše strana splnila 280 a připíše si všechno. Dražba, předávání, kombinace, tahání trumfů: to je rozdání pinochle. Co strana získá, patří oběma.

# pinochle pro tři
first-pinochle_three-bid = Hrát bude jeden sám proti dvěma: kdo dá nejvyšší nabídku, dostane tři karty <widow>talonu</widow> a zvolí <trump>trumfy</trump>. První hráč musí zahájit. Vydražte 300, nejmíň, co se dá.
    .other = Vysoká nabídka se musí celá uhrát. Začněte nejnižší, talon ještě nikdo neviděl.
first-pinochle_three-again = Jeden soupeř dal 310. Piky s králem, dámou a devítkou, pinochle a křížová hláška dají 110, už jak leží, a s klukem by z toho byla postupka. Vydražte 320.
    .other = Jeden krok stačí. S esem a takhle dlouhou barvou se má hrát.
first-pinochle_three-trump = Talon viděli všichni a je váš: přišel kluk, který chyběl, a druhá desítka. 320 je váš <pn_contract>závazek</pn_contract>. Zvolte piky: eso, desítka, král, dáma a kluk budou postupka.
    .other = Jen v pikách máte postupku, a ta počítá 150.
first-pinochle_three-bury = Tři karty se musí <pn_bury>odložit</pn_bury>, žádná z kombinací. Na konci se počítají vám. Zvolte tyto: { CARD($card) }, { CARD($next) }, { CARD($third) }. Pak nemáte žádná srdce a můžete je trumfovat.
    .other = Lepší je zbavit se celé barvy i desítky, o kterou byste mohli přijít: odložená je v bezpečí.
first-pinochle_three-play = <pn_meld>Kombinace</pn_meld> dávají 220: postupka 150, pinochle 40, hláška 20, trumfová devítka 10. Sto chybí a 14 už je odloženo. Hrajte: máte osm z dvanácti trumfů.
    .other = Vzdát stojí jednu sazbu; trumfy se dají změnit, ale lepší barvu nemáte.
first-pinochle_three-draw = Zadarmo vám soupeři závazek nedají. Vynášíte. Proti vám jsou čtyři trumfy: vytáhněte je, ať vám nikdo nemá čím trumfovat. Vyneste { CARD($card, form: "acc") }.
    .other = Dokud mají trumfy, mohou vám vzít esa v jiných barvách.
first-pinochle_three-side = Dvě esa a všechny čtyři trumfy padly. Teď jsou jistá i esa v jiných barvách: vyneste { CARD($card, form: "acc") }, po něm druhé.
    .other = Taky to jde, ale esa berou nejjistěji, dokud oba musí ctít barvu.
first-pinochle_three-tens = I s kombinacemi máte { $mine }. Vaše trumfy už nikdo nepřebije a soupeři na ně musí odhazovat. Vyneste { CARD($card, form: "acc") }: desítka počítá 10.
    .other = Malé kříže a káry prohrají. Nejdřív uplatněte trumfy.
first-pinochle_three-rest = { $mine } a 14 odložených: ještě tři body a závazek je splněný. Vyneste { CARD($card, form: "acc") } a po něm zbylé trumfy; posledních pět štychů jim můžete nechat.
    .other = V ostatních barvách mají vysoké karty oni: jistý je jen trumf.
first-pinochle_three-end = Splněno: { $mine } a k tomu 14 odložených. Nabídka 320 má cenu tří jednotek a platí vám oba soupeři. Dražba, talon, trumfy, odložení, kombinace, štychy: to je rozdání pro tři. Kdybyste prohráli, platili byste dvojnásob.
