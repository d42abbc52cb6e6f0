# První rozdání licitovaného mariáše s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

first-marias_auction-hold = Licituje se o <talon_discards>talon</talon_discards> a o právo hrát sám. Licitují vždy dva: soused vlevo dává <contract_seven>sedmu</contract_seven>. Vy jako forhont máte přednost a výš nemusíte: stačí držet.
    .other = Máte pět trumfů s hláškou a k tomu eso s desítkou. To hru jiným nenechávejte, a držet stačí.
first-marias_auction-hundred = Poslední hráč dává sedmu v { SUIT(2, form: "loc") }. Výš je <contract_hundred>sto</contract_hundred>: 100 bodů, do nich jedna <hlaska>hláška</hlaska>. Trumfový král se svrškem mají 40, ze štychů tedy stačí 60. Dejte sto.
    .other = Král se svrškem v { SUIT(1, form: "loc") } platí jako trumfy 40. S tím se sto slíbit dá a výš už tu nikdo nejde.
first-marias_auction-contract = Talon vám přinesl eso. Hrát musíte, co jste vylicitovali, nebo něco vyššího. Sedmu v { SUIT(1, form: "loc") } máte: ohlaste sto sedm v { SUIT(1, form: "loc") } a vezměte jí i poslední štych.
    .other = Pět trumfů, hláška i sedma, to všechno máte v { SUIT(1, form: "loc") }: víc z těchto karet nebude.
first-marias_auction-talon = Dvě karty jdou pryč, ne eso ani desítka. Odložte { CARD($card, form: "acc") } a { CARD($next, form: "acc") }: bez { SUIT($suit, form: "gen") } pak můžete tuto barvu trumfovat.
    .other = Zbavte se { SUIT($suit, form: "gen") } úplně: eso, které v nich někdo vynese, pak vezmete trumfem.
first-marias_auction-re = Soupeř nejspíš má trumfovou desítku a dává <flek_1>flek</flek_1>: sto platí dvakrát. Spočítejte si to: čtyři vlastní esa a desítky, jedno cizí snad vezmete trumfem, k tomu poslední štych a 40. Dá se to uhrát: zvyšte na re.
    .other = Když svému stu věříte, zvyšte: pak platí čtyřikrát.
first-marias_auction-lead = Vynáší, kdo hraje sám. Nejdřív vytáhněte trumfy: vyneste { CARD($card, form: "acc") }, vezme jim dva ze tří.
    .other = Dokud mají soupeři trumfy, mohou vám brát esa a nakonec i sedmu.
first-marias_auction-marriage = Venku je už jen trumfová desítka a tu vytáhněte. Vyneste { CARD($card, form: "acc") } a hlaste: 40 bodů, i když tenhle štych vezme desítka.
    .other = Později by trumfová desítka vzala víc než svrška. Král, který vám zůstane, je pak nejvyšší trumf.
first-marias_auction-ruff = Soupeř vynáší { SUIT(2, form: "acc") } a padá eso. Ta barva je v talonu a vy ji nemáte: <duty_trump>trumfujte</duty_trump>, dejte { CARD($card, form: "acc") }. Ohlášená sedma musí zůstat, dokud smíte hrát jinou kartu.
    .other = Stačí nejnižší trumf, nikdo jiný už žádný nemá. Král se ještě bude hodit.
first-marias_auction-ace = Trumfy už nikdo jiný nemá. Vezměte, co je jisté: { CARD($card, form: "acc") }, pak eso a desítku v { SUIT(3, form: "loc") }. Trumfový král a sedma počkají na konec.
    .other = Nejdřív jisté štychy: trumfy, které si necháte, vás dostanou znovu k výnosu a vezmou poslední štych.
first-marias_auction-end = { $mine } bodů proti { $theirs }: 60 ze štychů a 40 za hlášku, přesně sto. Platí 4, flekem a re čtyřikrát, sedma k tomu 2: každý soupeř vám dá 18 sazeb.
