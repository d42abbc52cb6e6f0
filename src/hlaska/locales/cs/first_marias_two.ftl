# První rozdání lízaného mariáše s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

first-marias_two-trump = Vidíte první čtyři karty a podle nich určíte <trump>trumfy</trump>. Tři karty máte v { SUIT(0, form: "loc") }, mezi nimi eso, krále a sedmu: zvolte { SUIT(0, form: "acc") }.
    .other = Samotné eso na volbu trumfů nestačí. Zvolte barvu, ve které máte nejvíc karet.
first-marias_two-hundred = Teď máte osm karet: pět trumfů a mezi nimi krále se svrškem, <hlaska>hlášku</hlaska> za 40. Slibte obojí: <contract_hundred>sto</contract_hundred>, tedy 100 bodů s jednou hláškou, a <contract_seven>sedmu</contract_seven>, tedy vzít jí poslední štych.
    .other = Když je neohlásíte, platí sto i sedma polovinu. S těmito trumfy smíte slíbit obojí.
first-marias_two-ace = Dokud je <talon_stock>talon</talon_stock>, nikdo nemusí přiznávat ani trumfovat. Kdo štych vezme, líže první a vynáší. Začněte esem: { CARD($card) }.
    .other = Začněte něčím jistým: kdo štych vezme, ten i první líže, a vynesené eso bere, pokud ho nikdo nepřetrumfne.
first-marias_two-marriage = Soupeř přihazuje nízkou kartu jiné barvy, to zatím smí. Vynášíte znovu: hrajte { CARD($card, form: "acc") } a hlaste, je to 40 bodů.
    .other = Hláška je v bezpečí, až leží na stole: hlaste, dokud vynášíte.
first-marias_two-low = Karty s body si nechte a výnos jednou přenechte soupeři: hrajte { CARD($card, form: "acc") }.
    .other = Trumfy a desítky budou mít větší cenu později, až se musí přiznávat.
first-marias_two-ruff = Soupeř bere štych desítkou a vynáší eso. Tu barvu máte, ale zatím ji ctít nemusíte: dejte trumf, { CARD($card, form: "acc") }, a 10 bodů je vašich.
    .other = Soupeřovo eso za nízký trumf stojí. Až talon dojde, museli byste přiznat barvu.
first-marias_two-ten = Soupeř teď taky hlásí, 20 bodů, a vynáší { CARD($led, form: "acc") }. Uhrajte si desítku: { CARD($card) } štych bere.
    .other = Desítku v ruce může ještě vzít eso. Teď bere hned.
first-marias_two-strict = Talon je prázdný. Posledních osm štychů se hraje se všemi povinnostmi: přiznat barvu, přebít, jinak <duty_trump>trumfovat</duty_trump>. Soupeř má nejvýš dva trumfy: vyneste { CARD($card, form: "acc") }.
    .other = Nejdřív vytáhněte trumfy: soupeř by jimi mohl vzít poslední štych, a na ten čeká vaše sedma.
first-marias_two-king = Venku je už jen trumfová desítka. Vytáhněte ji, vyneste { CARD($card, form: "acc") }: soupeř musí brát a trumfy pak máte jen vy.
    .other = Dokud je desítka venku, může na konci vzít vaši sedmu.
first-marias_two-end = { $mine } bodů proti { $theirs } a sedma vzala poslední štych. Sto platí 4 sazby a každých deset bodů nad ním je zdvojnásobí: je to 8. S dvěma za sedmu dostanete 10 sazeb.
