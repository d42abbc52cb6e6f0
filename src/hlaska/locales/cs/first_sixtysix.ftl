# První rozdání Schnapsenu s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného, co se smí.

first-sixtysix-marriage = Vynášíte a máte <sx_marriage>hlášku</sx_marriage> v { SUIT($suit, form: "loc") }: dvě karty, které přinesou 20 bodů už za ukázání. Zvolte { CARD($card, form: "acc") } a ohlaste ji.
    .other = Jenže dvacet by muselo počkat: hlásí se jen při výnosu a na další výnos byste nejdřív museli vzít štych.
first-sixtysix-ace = Vaše karta štych vzala, a tak dvacet už platí: máte { $mine } bodů. Oba si lížete a vám přišlo { CARD($card) }, nejvyšší karta své barvy. Vyneste ho.
    .other = Dokud se líže, nikdo nemusí ctít barvu, a tak je každý výnos trochu riziko. Eso štych nejspíš vezme.
first-sixtysix-trump = Soupeř bere vaše eso <trump>trumfem</trump>: dokud je <talon_stock>talon</talon_stock>, smí každý přidat, co chce. Oplaťte mu to: na { CARD($led, form: "acc") } dejte { CARD($card, form: "acc") }.
    .other = Jenže pak je to eso jeho: 11 bodů a k tomu výnos.
first-sixtysix-rob = To je { $mine } bodů. Teď máte nejnižší trumf: když vynášíte, smíte si ho <sx_rob>vyměnit</sx_rob> za lepší, který leží otočený pod talonem. Udělejte to.
    .other = Jenže výměna nic nestojí a s lepším trumfem se hraje líp.
first-sixtysix-close = Spočítejte si to: máte { $mine } bodů, chybí 26. Máte poslední dva trumfy a dvě nejvyšší karty další barvy, nic je nepřebije. <sx_close>Zavřete</sx_close> talon, ať si soupeř nelízne nic nového.
    .other = Jenže s každým štychem by si lízl další kartu, kdo ví jakou. Po zavření mu zůstane, co má.
first-sixtysix-follow = Od teď se musí <duty_follow>ctít barva</duty_follow>, a kdo ji nemá, musí dát trumf. Soupeř nemá ani tuhle barvu, ani trumf: vyneste { CARD($card, form: "acc") }, desítka má 10 bodů.
    .other = Nejjistější body má desítka, jejíž eso už padlo: začněte jí.
first-sixtysix-ten = Soupeř nemá čím brát: máte { $mine } bodů, chybí třináct. Vyneste { CARD($card, form: "acc") }, teď nejvyšší trumf.
    .other = Menší karta vás nemusí dostat na 66. Desítka sama má 10 bodů.
first-sixtysix-claim = { $mine } bodů. U opravdového stolu za vás nikdo nepočítá: musíte to vědět sami, a říct to. <sx_claim>Ohlaste</sx_claim> 66.
    .other = Už máte dost: každá další karta může pomoct jen soupeři.
first-sixtysix-end = Rozdání je vaše. Soupeř má méně než 33, a tak dostáváte dva <game_point>body do partie</game_point>: vyúčtování ukazuje jak. Teď znáte všechno, o co jde: hlášky, trumfy, výměnu, zavření a počítání.
