# První rozdání křížového mariáše s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

first-marias_four-trump = Jste <forehand>forhont</forehand> a zatím vidíte jen čtyři karty. Tři z nich jsou { SUIT($suit) }: zvolte tu barvu za <trump>trumfy</trump> a položte { CARD($card, form: "acc") } rubem nahoru.
    .other = Barva položené karty budou trumfy, a ty chcete tam, kde máte nejvíc karet. Stačí položit nízkou.
first-marias_four-call = Teď zavolejte trumf, který nemáte: kdo ho má, je váš <partner>spoluhráč</partner> a mlčí o tom. K esu a králi vám chybí nejvyšší, a tak volejte desítku.
    .other = Nejlepší <called_card>volaná karta</called_card> je nejvyšší z těch, které nemáte: vaše strana pak má tři nejvyšší trumfy.
first-marias_four-suit = Každý má osm karet a někdo z nich tu desítku. Máte čtyři trumfy a k tomu eso: ohlaste <contract_game>hru</contract_game>, v ní vaše strana potřebuje víc bodů než druhá. Esa, desítky a poslední štych mají po 10.
    .other = V betlu a durchu byste hráli sami proti třem a v betlu nesmíte vzít žádný štych. Na to tyhle karty nejsou.
first-marias_four-quiet = Všichni řekli <call_good>dobrá</call_good>. Smíte slíbit <contract_hundred>sto</contract_hundred>, ale nemáte <hlaska>hlášku</hlaska> a spoluhráče neznáte. Nic neslibujte: dobrá.
    .other = Sto potřebuje hlášku. Jestli ji má spoluhráč, nevíte, a když slib nesplníte, platíte.
first-marias_four-flek = Hráč naproti dává <flek_1>flek</flek_1>. Podle těchto pravidel musí flekovat soupeř s trumfovým králem nebo svrškem, takže to není váš spoluhráč. Nikdo jiný nic neprozradil. Ať hra platí dvakrát: dobrá.
    .other = Zvyšujte, až budete vědět víc: spoluhráč sedí na jednom ze dvou míst a zatím o něm nevíte nic.
first-marias_four-lead = Vynášíte. Nejdřív trumfy, a jimi hledáte i spoluhráče: vyneste { CARD($card, form: "acc") }.
    .other = Trumfové eso štych jistě vezme a každá karta, která na ně spadne, vám něco řekne.
first-marias_four-king = A je tu desítka, od hráče vpravo: to je váš spoluhráč a jejích 10 bodů je společných. Venku jsou ještě dva trumfy: vytáhněte je, vyneste { CARD($card, form: "acc") }.
    .other = Jeden soupeř má ještě trumf. Ať padne dřív, než vezme nějaké eso.
first-marias_four-ace = Trumfy už máte jen vy, dva. Eso teď nikdo nepřetrumfne: vyneste { CARD($card, form: "acc") }.
    .other = Eso je teď jistý štych; později může vynášet někdo jiný.
first-marias_four-club = Dva trumfy si nechte: poslední štych má 10 bodů. Výnos pusťte zadarmo: { CARD($card) } nemá žádné body.
    .other = Desítku by teď mohlo vzít cizí eso a trumfy budou potřeba později.
first-marias_four-ten = Soupeř vynáší { SUIT($suit, form: "acc") } a váš spoluhráč bere štych esem. Co v něm leží, počítá se vám oběma: přihoďte { CARD($card, form: "acc") }.
    .other = Do štychu, který bere spoluhráč, se dávají body: tady je desítka v bezpečí.
first-marias_four-end = Spoluhráč má hlášku, váš trumf bere poslední štych: { $mine } bodů proti { $theirs }. To je tiché sto a platí se místo hry: 2, s flekem 4. Každý soupeř platí 4 sazby a každý z vás dvou dostane 4.
