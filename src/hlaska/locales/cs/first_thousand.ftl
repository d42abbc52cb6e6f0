# První rozdání Tisíce s výkladem; .other: co se řekne tomu, kdo zvolí něco jiného.

first-thousand-bid = Licituje se o tři karty <widow>talonu</widow>; co slíbíte, musíte pak získat ve <trick>štyších</trick> a <th_marriage>hláškách</th_marriage>. Jen král s dámou, { SUIT(3) }, mají 80: dejte 100.
    .other = Hláška za 80 je moc dobrá na to, abyste talon nechali jiným.
first-thousand-again = Jeden soupeř dává 105. Všechny štychy mají dohromady 120 a vaše hláška dalších 80: na 110 to pořád bohatě stačí. Dejte 110.
    .other = Soupeř by měl talon za 105 a trumfy by vaše hláška neurčila.
first-thousand-give = Talon přinesl eso a desítku. Každému soupeři dejte jednu kartu, kterou oželíte: nejdřív { CARD($card, form: "acc") } doleva, potom { CARD($next, form: "acc") }.
    .other = Nechte si hlášku, esa a karty k nim: dávejte jednotlivé karty jiných barev.
first-thousand-keep = Teď smíte závazek zvýšit, nebo nechat. Připíše se vám jen to, co jste dali, a tak zůstaňte u jistého: nechte ho.
    .other = Když zvýšíte, musíte získat víc, a vyděláte jen tehdy, když na to karty opravdu mají.
first-thousand-ace = Vynášíte. Hlásit smíte, až když máte štych: vyneste { CARD($card, form: "acc") } a je váš, trumfy ještě nejsou.
    .other = Nejdřív získejte jistý štych: eso ho vezme, dokud nejsou trumfy.
first-thousand-marriage = Dvě esa, dva štychy. Teď vyneste { CARD($card, form: "acc") } a hlaste: 80 bodů a trumfy jsou odteď { SUIT($suit) }.
    .other = Hlaste, dokud vynášíte: později se k výnosu nemusíte dostat a 80 bodů je pryč.
first-thousand-trump = Dámu bere desítka, ale stálo to za to. Soupeř vynáší eso barvy, kterou nemáte. Přebijte ho, dejte { CARD($card, form: "acc") }: teď je to trumf.
    .other = Vezme ho i jiný trumf; král ale počítá víc, když je ve vašem štychu.
first-thousand-end = Máte víc než 110, ale píšete si 110 bodů: aktér si píše svůj závazek, ani víc, ani míň. Ostatní si píšou, co mají ve štyších a hláškách.
