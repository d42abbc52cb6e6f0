# První rozdání Bezique s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného, co se smí.

first-bezique-lead = Ať poznáte celé rozdání, začínáme až ke konci: zbývá líznout osm karet a na stole nic neleží. Kdo vezme <trick>štych</trick>, smí vyložit jednu <bz_bezique>kombinaci</bz_bezique>. Vyneste { CARD($card, form: "acc") }: tím štych nejspíš vezmete.
    .other = Teď smí každý přidat, co chce, a tak štych nejspíš vezme jen vysoká karta.
first-bezique-marriage = Štych je váš: vyložte jednu kombinaci a potom si lízněte. Král a dáma v { SUIT($suit, form: "loc") } jsou hláška za 20. Začněte jí: dáma se může hodit ještě jednou, v kombinaci jiného druhu.
    .other = Bezique nic neohrožuje, počká na příští štych; a vyložit smíte po štychu jen jednu kombinaci.
first-bezique-seven = Máte { $mine } bodů. Karty leží před vámi, ale hrát je smíte dál. Trumfovou sedmu můžete vyměnit za eso otočené pod <talon_stock>talonem</talon_stock>, a to má 10 bodů. Vyměňte ji a pak si lízněte.
    .other = Když si teď líznete, trumfové eso tam zůstane: na konci by ho dostal soupeř.
first-bezique-ace = Máte { $mine } bodů a přišel vám trumfový král. Každý štych je další kombinace: vyneste { CARD($card, form: "acc") }. Esa a desítky ve štyších, <bz_brisque>brisky</bz_brisque>, mají na konci po 10.
    .other = S jinou kartou můžete o štych přijít, a bez štychu se nevykládá.
first-bezique-bezique = Piková dáma a kárový kluk: to je bezique, 40 bodů. Dáma už leží v hlášce a teď platí znovu. Vyložte bezique.
    .other = Trumfová hláška má taky 40, ale z těch karet může být ještě něco mnohem většího.
first-bezique-spare = Přišla vám trumfová desítka. S esem, králem, dámou a klukem je to trumfová postupka, 250 bodů! Nejdřív ale potřebujete štych a na ten stačí malý trumf. Vyneste { CARD($card, form: "acc") }, ten už na nic nepotřebujete.
    .other = Nechte si pět nejvyšších trumfů pohromadě: bez jediného z nich postupka není.
first-bezique-ruff = Soupeř vzal štych a vyložil hlášku; vám přišel malý trumf. Soupeř vynáší { CARD($led, form: "acc") }. Ten štych nechcete kvůli kartám, ale abyste mohli vykládat. Přebijte: dejte { CARD($card, form: "acc") }.
    .other = Je to poslední štych, než dojde talon. Když o něj přijdete, postupku už nevyložíte.
first-bezique-sequence = A teď postupka: trumfové eso, desítka, král, dáma a kluk. Víc má jen dvojitý bezique. Vyložte ji, pak se líznou poslední dvě karty.
    .other = Potom už nic vyložit nemůžete: přišli byste o 250 bodů.
first-bezique-strict = Máte { $mine } bodů. Talon došel a karty se berou zpátky do ruky. V posledních osmi štyších se musí <duty_follow>ctít barva</duty_follow> a přebíjet, a kdo barvu nemá, dává <duty_trump>trumf</duty_trump>. Vytáhněte soupeři trumfy: vyneste { CARD($card, form: "acc") }.
    .other = Soupeř má ještě dva malé trumfy, a ty vám na konci mohou vzít štych.
first-bezique-last = Soupeř už trumf nemá, vy jeden. Poslední štych má 10 bodů: trumf si na něj nechte a vyneste { CARD($card, form: "acc") }. Pár štychů vezme soupeř a nakonec vám musí vynést do trumfu.
    .other = Trumf zahraný teď vezme štych, který nemá cenu, a ten poslední bude soupeřův.
first-bezique-end = { $mine } bodů proti { $theirs }, i s briskami a posledním štychem. V bezique rozhodují kombinace: štychy se berou, aby se dalo vykládat. Jedna dáma platila dvakrát a postupka zůstala pohromadě. Partie se hraje do 1000 bodů.
