# Jak se hraje pinochle.

learn-pinochle-aim = Dva proti dvěma; <partner>spoluhráč</partner> sedí naproti. Body dostáváte za <pn_meld>kombinace</pn_meld>, které ukážete před sehrávkou, a za <trick>štychy</trick>.
    .short = Dva proti dvěma: body za kombinace a štychy.
learn-pinochle-aim-bid = Strany licitují o právo určit <trump>trumfy</trump>. Kdo licitaci vyhraje, musí získat aspoň tolik bodů, kolik slibuje. Když je nezíská, tolik ztratí.
    .short = Splňte závazek, jinak se odečte.
learn-pinochle-aim-turned = <trump>Trumfy</trump> určí poslední rozdaná karta. Obě strany si píšou, co získají.
learn-pinochle-cards = V balíčku je { $n } karet, každá { $copies }krát.
learn-pinochle-ten = Pozor na desítku: je hned pod esem.
    .short = Desítka je hned pod esem.
learn-pinochle-total = Ve štyších mají karty body, jak vidíte na obrázku, a <last_trick>poslední štych</last_trick> navíc { $last }: celkem { $n } bodů.
    .short = Poslední štych { $last }; ve štyších celkem { $n } bodů.
learn-pinochle-equal = Ze dvou stejných karet ve štychu je vyšší ta dřív zahraná.
learn-pinochle-order = Barva od nejvyšší karty
learn-pinochle-dealt = Každý hráč dostane { $n } karet.
learn-pinochle-nines = Když dostanete { $n } devítek nebo víc, smíte chtít nové rozdání.
learn-pinochle-nines-no-meld = Když dostanete { $n } devítek nebo víc a žádnou jinou kombinaci, smíte chtít nové rozdání.
learn-pinochle-auction = Licituje se po řadě; nejvyšší nabídka je <pn_contract>závazek</pn_contract>.
learn-pinochle-names-trumps = Kdo ji dal, určí <trump>trumfy</trump>.
learn-pinochle-passing-partner_first = Spoluhráč předá aktérovi { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
} a stejný počet dostane zpátky.
    .short = Spoluhráč předá { $n ->
        [one] { $n } kartu
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    } a stejně jich dostane zpátky.
learn-pinochle-passing-simultaneous = Aktér a spoluhráč si zároveň vymění po { $n } kartách.
    .short = Aktér a spoluhráč si vymění po { $n } kartách.
learn-pinochle-turned = Poslední rozdaná karta se otočí: její barva jsou <trump>trumfy</trump>.
learn-pinochle-meld-shown = Všichni ukážou své <pn_meld>kombinace</pn_meld>; spoluhráči je sečtou. Pak si karty vezmou zpátky.
learn-pinochle-lead = Vynáší vítěz licitace. Hraje se { $n } štychů; kdo bere, vynáší další.
learn-pinochle-lead-forehand = Vynáší hráč po levici rozdávajícího. Hraje se { $n } štychů; kdo bere, vynáší další.
learn-pinochle-bids = Nabízí se jen číslo. Kdo pasuje, je z licitace venku.
learn-pinochle-least = Nejnižší nabídka je { $n }; zvyšuje se o { $step }.
    .short = Nabídky od { $n }, po { $step }.
learn-pinochle-stuck = Když všichni ostatní pasují, musí rozdávající hrát za { $n }.
learn-pinochle-needs-marriage = Za trumfy smí vítěz licitace zvolit jen barvu, ve které má <pn_royal_marriage>hlášku</pn_royal_marriage>.
learn-pinochle-how-much = Kolik nabídnout, než se rozehrajete? Sečtěte své kombinace a to, co čekáte z { $tricks } bodů ve štyších.
learn-pinochle-meld-all = Kombinace ukazují všichni čtyři, každý jen ze svých karet.
learn-pinochle-meld-types = Karta smí být ve více kombinacích, když jsou různého druhu: postupky a hlášky, pinochle, čtveřice.
learn-pinochle-meld-run = Trumfová postupka: eso, desítka, král, dáma, kluk
    .short = postupka
learn-pinochle-meld-royal = Trumfová hláška: král a dáma
    .short = trumfová hláška
learn-pinochle-meld-plain = Hláška: král a dáma jiné barvy
    .short = hláška
learn-pinochle-meld-pinochle = Pinochle: piková dáma a kárový kluk
    .short = pinochle
learn-pinochle-meld-aces = Čtyři esa, každé jiné barvy
    .short = čtyři esa
learn-pinochle-meld-kings = Čtyři králové
    .short = čtyři králové
learn-pinochle-meld-queens = Čtyři dámy
    .short = čtyři dámy
learn-pinochle-meld-jacks = Čtyři kluci
    .short = čtyři kluci
learn-pinochle-meld-nine = Trumfová devítka
    .short = trumfová devítka
learn-pinochle-follow = <duty_follow>Ctěte barvu</duty_follow>, kdykoli můžete.
    .short = Ctít barvu.
learn-pinochle-heading-always = A když můžete, <duty_head>přebijte</duty_head> nejvyšší kartu štychu, i spoluhráčovu. Nemusíte, když už někdo jinou barvu trumfoval.
    .short = Přebít, když to jde.
learn-pinochle-heading-trump_led = Vynesený trumf musíte <duty_head>přebít</duty_head>, když můžete; v jiných barvách nemusíte.
    .short = Vynesené trumfy přebít.
learn-pinochle-heading-trump_only = Trumf musíte <duty_head>přebít</duty_head>, když můžete, ať je vynesený, nebo jím někdo trumfoval. V jiných barvách nemusíte.
    .short = Trumfy přebít.
learn-pinochle-heading-even_ruffed = Když můžete, <duty_head>přebijte</duty_head> nejvyšší kartu štychu, i spoluhráčovu. I když už někdo vynesenou barvu trumfoval, musíte přebít její nejvyšší kartu ve štychu.
    .short = Přebít v nesené barvě, i když už někdo trumfoval.
learn-pinochle-void = Když barvu nemáte, <duty_trump>dejte trumf</duty_trump>. Když nemáte ani trumf, smíte dát cokoli.
    .short = Jinak trumf.
learn-pinochle-made = Když kombinace a štychy na závazek stačí, připíše si strana všechno.
    .short = Splněno: počítá se všechno.
learn-pinochle-set = Když nestačí, závazek se <pn_set>odečte</pn_set> a nepočítají se kombinace ani štychy.
    .short = Nesplněno: závazek se odečte, nic jiného se nepočítá.
learn-pinochle-others = Druhá strana si v obou případech píše své kombinace a štychy.
learn-pinochle-score-turned = Každá strana si píše kombinace a štychy.
learn-pinochle-save-defenders = Soupeřům zůstanou kombinace, jen když mají ve štyších aspoň bod.
    .short = Soupeři potřebují bod ve štyších, aby si nechali kombinace.
learn-pinochle-save-both_sides = Straně zůstanou kombinace, jen když má ve štyších aspoň bod.
    .short = Bez bodu ve štyších žádné kombinace.
learn-pinochle-board = Když po kombinacích chybí víc než { $n }, závazek se splnit nedá: je prohraný bez hraní.
learn-pinochle-throw-in = Před prvním výnosem smíte závazek vzdát: odečte se vám, ale soupeři nedostanou body za štychy.
learn-pinochle-target = Vyhrává strana, která první dosáhne { $n } bodů.
    .short = Vyhrává, kdo má { $n } bodů.
learn-pinochle-both = Když jich obě strany dosáhnou ve stejném rozdání, vyhrává ta, která hrála závazek.
learn-pinochle-mercy = Strana, která klesne na { $n } bodů, prohrává.
learn-pinochle-chips = Platí se žetony: vyhrává, kdo jich první předá za { $n } bodů.
learn-pinochle-match-rounds = Partie má čtyři rozdání a vyhrává, kdo má v součtu víc.
learn-pinochle-match-single_deal = Partie je jedno rozdání.

# ve třech
learn-pinochle-three-aim-units = <declarer>Jeden</declarer> proti dvěma: licitujete, kolik bodů získáte za <pn_meld>kombinace</pn_meld> a <trick>štychy</trick>. Buď to pak splníte, nebo zaplatíte.
    .short = Jeden hraje proti dvěma a musí splnit závazek.
learn-pinochle-three-aim-points = Každý hraje sám. Kdo nabídne nejvíc, určí <trump>trumfy</trump> a musí závazek splnit <pn_meld>kombinacemi</pn_meld> a <trick>štychy</trick>.
    .short = Splňte závazek kombinacemi a štychy.
learn-pinochle-three-aim-turned = Každý hraje sám o body za <pn_meld>kombinace</pn_meld> a <trick>štychy</trick>.
    .short = Jde o body za kombinace a štychy.
learn-pinochle-three-sits-out = { $n ->
    [one] Rozdávající karty nedostane a pauzíruje.
   *[other] Bez karet jsou { $n } hráči, mezi nimi rozdávající.
}
learn-pinochle-three-widow = Uprostřed leží rubem nahoru <widow>talon</widow>; má { $n ->
    [one] { $n } kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}.
learn-pinochle-three-bury = Vítěz licitace talon ukáže a vezme, určí <trump>trumfy</trump>, ohlásí kombinace a <pn_bury>odloží</pn_bury> stejný počet karet ({ $n }). Na konci se počítají jemu.
learn-pinochle-three-least = Nejnižší nabídka je { $n }.
    .short = Nabídky od { $n }.
learn-pinochle-three-forced = Forhont musí začít na { $n }.
learn-pinochle-three-meld-bidder = Kombinace ukazuje jen ten, kdo hraje závazek.
learn-pinochle-three-meld-each = Kombinace ukazují všichni, každý za sebe.
learn-pinochle-three-meld-captured = Kombinace skládáte z karet, které máte ve štyších.
learn-pinochle-three-units = Za splněný závazek { $bid } zaplatí každý soupeř { $n ->
    [one] { $n } sazbu
    [few] { $n } sazby
    [many] { $n } sazby
   *[other] { $n } sazeb
}, za vyšší závazky víc.
learn-pinochle-three-double = Když aktér závazek hraje a prohraje, platí dvojnásob.
    .short = Kdo hraje a prohraje, platí dvojnásob.
learn-pinochle-three-concede = Když aktér uvidí talon, smí závazek vzdát a platí jednou.
    .short = Kdo to vzdá před výnosem, platí jednou.
learn-pinochle-three-save-trick = Vaše kombinace se počítají, jen když máte štych.
learn-pinochle-three-save-points = Vaše kombinace se počítají, jen když máte ve štyších aspoň bod.
learn-pinochle-three-concede-points = Před prvním výnosem smí aktér závazek vzdát: odečte se mu a ostatním zůstanou kombinace.
learn-pinochle-three-score-turned = Každý si píše kombinace a štychy.
learn-pinochle-three-endless = Platí se hned po každém rozdání a hraje se, dokud chcete.
learn-pinochle-three-bid-out = Vyhrát smí jen ten, kdo v rozdání hrál závazek a splnil ho.
learn-pinochle-target-alone = Vyhrává, kdo první dosáhne { $n } bodů.
    .short = Vyhrává, kdo má { $n } bodů.

# ve dvou
learn-pinochle-two-aim = Získejte víc bodů než soupeř: za <pn_meld>kombinace</pn_meld> během hry a za karty ve <trick>štyších</trick>.
    .short = Jde o body za kombinace a štychy.
learn-pinochle-two-dealt = Každý má { $n } karet. Další se otočí: její barva jsou <trump>trumfy</trump>. Zbytek je <talon_stock>talon</talon_stock>.
learn-pinochle-two-open = Dokud je talon, smíte dát do štychu cokoli. Pak oba líznou, nejdřív ten, kdo bral.
    .short = Dokud je talon: hrajte cokoli a lízejte.
learn-pinochle-two-meld-before_draw = Když vezmete štych, smíte před líznutím vyložit jednu kombinaci.
learn-pinochle-two-meld-after_draw = Když vezmete štych, líznete si a pak smíte vyložit jednu kombinaci.
learn-pinochle-two-nine = Když vezmete štych, smíte trumfovou devítku vyměnit za otočenou kartu: { $n } bodů.
learn-pinochle-two-rest = Když je talon dobraný, vrátí se vyložené karty do ruky a hraje se ještě { $n } štychů se všemi povinnostmi.
learn-pinochle-two-one = Za každý štych smíte vyložit jednu kombinaci. Její karty zůstanou na stole a hrát je smíte dál.
learn-pinochle-two-again = Vyloženou kartu smíte použít znovu v kombinaci jiného druhu, nebo ve vyšší stejného druhu. Aspoň jednu kartu k ní ale přidejte z ruky.
learn-pinochle-two-score = Sčítají se kombinace a body ve štyších.
learn-pinochle-two-round-seven_up = Body ve štyších se zaokrouhlují na desítky: od sedmi nahoru, jinak dolů.
learn-pinochle-two-round-exact = Body ve štyších se počítají přesně.
learn-pinochle-two-declare = Když vezmete štych, smíte ohlásit, že máte dost bodů. Kdo se splete, prohrává.
