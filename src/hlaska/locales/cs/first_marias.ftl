# První rozdání mariášů s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

# volený mariáš
first-marias-trump = Jste <forehand>forhont</forehand> a volíte <trump>trumfy</trump> z prvních sedmi karet. Nejvíc karet máte v { SUIT($suit, form: "loc") }, i s esem, králem a sedmou: položte { CARD($card, form: "acc") } rubem nahoru.
    .other = Barva položené karty budou trumfy, a ty chcete tam, kde máte nejvíc karet.
first-marias-suit = Teď vidíte všech dvanáct karet. S dlouhými trumfy se hraje <contract_game>hra</contract_game>: potřebujete víc bodů než oba soupeři dohromady. Esa, desítky a poslední štych mají po 10, nic jiného se nepočítá.
    .other = V betlu nesmíte vzít žádný štych, v durchu musíte všechny. Na to tyhle karty nejsou.
first-marias-talon = Dvě karty jdou do <talon_discards>talonu</talon_discards>, ve hře nikdy eso ani desítka. Odložte { CARD($card, form: "acc") } a { CARD($next, form: "acc") }: v té barvě pak nemáte nic a můžete ji trumfovat.
    .other = Vyplatí se zbavit se jedné barvy úplně: kdykoli ji někdo vynese, trumfujete.
first-marias-seven = Oba řekli <call_good>dobrá</call_good>: nechtějí vám hru vzít. S pěti trumfy smíte slíbit víc: <contract_seven>sedmu</contract_seven>, tedy vzít poslední štych trumfovou sedmou.
    .other = Ohlášená sedma platí dvakrát víc než tichá, a tenhle list na ni má.
first-marias-re = Soupeř dal <flek_1>flek</flek_1> na hru. Když řeknete dobrá, podle těchto pravidel se nehraje: hra prohraná, sedma vyhraná, z toho nic. Vy můžete vyhrát obojí, a tak zvyšte: re, hra čtyřikrát.
    .other = Pak rozdání hned končí a nikdo nikomu neplatí.
first-marias-lead = Kdo hraje sám, vynáší. Kdo trumf má, musí ho přiznat, a tak vyneste { CARD($card, form: "acc") }: soupeři přijdou o dva trumfy ze tří.
    .other = Nejdřív vytáhněte trumfy: každý z nich by mohl v posledním štychu vzít vaši sedmu.
first-marias-marriage = Proti vám už zbývá jen trumfová desítka. Máte <hlaska>hlášku</hlaska>, krále se svrškem v { SUIT($suit, form: "loc") }: 20 bodů za ukázání, i když štych neuhrajete. Vyneste { CARD($card, form: "acc") } a hlaste.
    .other = Dvacet bodů vám neuteče, ale dostanete je, jen když hrajete svrška.
first-marias-ruff = Desítka bere svrška a soupeř vynáší { CARD($led, form: "acc") }. Tu barvu nemáte, k tomu byl talon: <duty_trump>musíte trumfovat</duty_trump>. Stačí { CARD($card) } a eso počítá vám.
    .other = Štych vezme taky, ale vyšší trumf ještě budete potřebovat.
first-marias-king = Soupeři mají poslední trumf, desítku. Vyneste { CARD($card, form: "acc") }: musí na něj spadnout. Štych je ztracený, ale vaši sedmu pak už nic nevezme.
    .other = Dokud je trumfová desítka venku, může v posledním štychu vzít vaši sedmu.
first-marias-end = { $mine } bodů proti { $theirs } a sedma vzala poslední štych. Hra platí čtyřikrát, sedma jednou: každý soupeř vám dá 6 sazeb. Trumfy, talon, hlášení, flek a hláška: to všechno už znáte.
