# Jak se hrají mariáše.

# volený mariáš
learn-marias-aim = <declarer>Jeden</declarer> hraje sám proti dvěma. V obyčejném rozdání je to <forehand>forhont</forehand>: volí <trump>trumfy</trump> a potřebuje víc bodů než oba soupeři dohromady.
    .short = Jeden hraje proti dvěma a potřebuje víc bodů než oba dohromady.
learn-marias-aim-one = Kdo chce raději nevzít žádný štych, nebo naopak vzít všechny, může hrát o to. Když to nevyjde, platí víc.
learn-marias-cards = { $n } karet, osm v každé barvě.
learn-marias-ten = S trumfy je desítka hned pod esem. Bez trumfů se vrací mezi devítku a spodka.
    .short = S trumfy je desítka pod esem.
learn-marias-sharp = Počítají se jen esa a desítky, každá za { $last } bodů: <sharp_card>ostré</sharp_card>. Za <last_trick>poslední štych</last_trick> je taky { $last }, celkem { $all } bodů.
    .short = Eso a desítka po { $last }, poslední štych { $last }; celkem { $all } bodů.
learn-marias-order-trumps = S trumfy
learn-marias-order-plain = Bez trumfů: body se nepočítají
learn-marias-dealt = Forhont dostane { $n } karet, z nich { $rest } zatím leží rubem nahoru. Ostatní dostanou po { $others }.
learn-marias-trump-down = Z prvních { $first } karet položí forhont jednu rubem nahoru: její barva jsou <trump>trumfy</trump>. Nebo volí „<call_from_people>z lidu</call_from_people>“: rozhodne náhodou jedna z karet, které ještě neviděl.
learn-marias-trump-up = Z prvních { $first } karet položí forhont jednu lícem nahoru: její barva jsou <trump>trumfy</trump>. Nebo volí „<call_from_people>z lidu</call_from_people>“: rozhodne náhodou jedna z karet, které ještě neviděl.
learn-marias-talon = Forhont vezme zbytek a dvě karty odloží rubem nahoru: <talon_discards>talon</talon_discards>. Ve hře s trumfy tam nesmí eso ani desítka.
    .short = Dvě karty do talonu, žádné eso ani desítka.
learn-marias-talon-sharp = Forhont vezme zbytek a dvě karty odloží rubem nahoru: <talon_discards>talon</talon_discards>. Esa a desítky v něm se počítají soupeřům.
learn-marias-contract = Pak forhont řekne, co se hraje: <contract_game>hra</contract_game> s trumfy, <contract_betl>betl</contract_betl> nebo <contract_durch>durch</contract_durch>.
learn-marias-answers = Ostatní po řadě odpoví: „<call_good>dobrá</call_good>“, nebo „<call_bad>špatná</call_bad>“ – a pak hrají sami něco vyššího.
learn-marias-announce = Ve hře s trumfy smí forhont slíbit víc za víc peněz a soupeři smějí flekovat. Jak, to se dočtete níže.
learn-marias-lead = Kdo hraje sám, vynáší. Hraje se deset štychů; kdo bere, vynáší další.
learn-marias-betl = <contract_betl>Betl</contract_betl>: nevzít žádný štych. <contract_durch>Durch</contract_durch>: vzít všechny. Obojí bez trumfů.
    .short = Betl: žádný štych. Durch: všechny.
learn-marias-betl-trump = <contract_betl>Betl</contract_betl>: nevzít žádný štych, bez trumfů. <contract_durch>Durch</contract_durch>: vzít všechny, s trumfy.
    .short = Betl: žádný štych. Durch: všechny, s trumfy.
learn-marias-open = Když je hrajete s vyloženými kartami, dostanete víc.
learn-marias-bad = Kdo řekne „špatná“, vezme talon, odloží jiné dvě karty a hraje betl nebo durch.
learn-marias-seven = <contract_seven>Sedma</contract_seven>: vzít poslední štych trumfovou sedmou.
    .short = Sedma: poslední štych trumfovou sedmou.
learn-marias-hundred = <contract_hundred>Sto</contract_hundred>: aspoň 100 bodů, a z nich jen jedna <hlaska>hláška</hlaska>. Zbytek musí být ze štychů.
    .short = Sto: 100 bodů s jednou hláškou.
learn-marias-hundred-all = <contract_hundred>Sto</contract_hundred>: aspoň 100 bodů i se všemi <hlaska>hláškami</hlaska>.
    .short = Sto: 100 bodů se všemi hláškami.
learn-marias-flek = Když tomu nevěříte, řekněte „<flek_1>flek</flek_1>“: to, na co flekujete, platí dvojnásob.
    .short = Flek zdvojnásobí; každá odpověď na něj taky.
learn-marias-flek-back = Druhá strana smí zase zvýšit: re, tutti a tak dál, dokud někdo neřekne „dobrá“.
learn-marias-against = Soupeři smějí ohlásit vlastní sedmu nebo sto, „proti“.
learn-marias-marriage-over_first = Král a svršek jedné barvy jsou <hlaska>hláška</hlaska>. Zahrajte svrška, dokud máte krále, a ohlaste ji: svršek zůstane ležet před vámi.
    .short = Hláška: nejdřív svršek.
learn-marias-marriage-either = Král a svršek jedné barvy jsou <hlaska>hláška</hlaska>. Zahrajte jednoho, dokud máte druhého, a ohlaste ji: karta zůstane ležet před vámi.
    .short = Hláška: s první z obou karet.
learn-marias-marriage-counts = Počítá se vaší straně, ať štych bere kdokoli.
learn-marias-marriage-none = Bez trumfů se hlášky nehlásí.
learn-marias-over-first = Dokud máte krále i svrška, nesmíte dát krále tam, kde můžete dát svrška.
learn-marias-twenty = v jiné barvě
    .short = hláška
learn-marias-forty = v trumfech
    .short = hláška v trumfech
learn-marias-strict = <duty_follow>Ctěte barvu</duty_follow> a <duty_head>přebijte</duty_head> nejvyšší kartu štychu, když můžete: i spoluhráčovu.
    .short = Ctít barvu a přebít.
learn-marias-strict-void = Když barvu nemáte, <duty_trump>dejte trumf</duty_trump>, a to vyšší než trumf, který už tam leží.
    .short = Jinak trumf, a vyšší.
learn-marias-trumped = Když už někdo trumfoval a vy barvu máte, stačí přiznat kteroukoli její kartou.
learn-marias-hold-seven = Když jste ohlásili trumfovou sedmu, držte ji, dokud můžete hrát jinou kartu.
learn-marias-hearts = Když jsou trumfy { SUIT($suit) }, platí všechno { $n }krát.
    .short = { SUIT($suit) }: krát { $n }.
learn-marias-hundred-double = Každých deset bodů nad sto zdvojnásobí, co se za sto platí. A stejně tak každých deset, které do ohlášeného sta chybějí.
learn-marias-hundred-add_equal = Za každých deset bodů nad sto se platí ještě jednou tolik. Stejně tak za každých deset, které chybějí do ohlášeného sta.
learn-marias-hundred-add_half = Za každých deset bodů nad sto se připlácí polovina. Stejně tak za každých deset, které chybějí do ohlášeného sta.
learn-marias-hundred-half_unit = Každých deset bodů nad sto přidá půl sazby.
learn-marias-quiet = Počítá se i to, co uhrajete bez ohlášení, jen méně: sedma { MONEY($seven) }, sto { MONEY($hundred) }.
learn-marias-unplayed = Když nikdo nic neohlásí ani neflekuje, obyčejná hra se ani nehraje: forhont ji vyhrává.
learn-marias-worth-game = Hra
learn-marias-worth-seven = Sedma
learn-marias-worth-hundred = Sto
learn-marias-worth-betl = Betl
learn-marias-worth-durch = Durch
learn-marias-worth-open_betl = Ložený betl
learn-marias-worth-open_durch = Ložený durch
learn-marias-worth-two_sevens = Dvě sedmy
learn-marias-settle-payments = Po každém rozdání platí jedna strana druhé; kdo hraje sám, vyrovná se s každým soupeřem.
    .short = Kdo hraje sám, vyrovná se s každým.
learn-marias-settle-scorepad = Po každém rozdání se zapíše, co získal nebo ztratil ten, kdo hrál sám.
learn-marias-cap = Žádné rozdání nestojí hráče víc než { $n } sazeb.
learn-marias-endless = Rozdává se dokola a hraje se, dokud chcete.
learn-marias-sits-out = U stolu jsou čtyři: rozdávající karty nedostane a pauzíruje.

# licitovaný mariáš
learn-marias-auction-aim = Vylicitujte si právo hrát <declarer>sám</declarer> a pak splňte, co slibujete: třeba vzít poslední štych trumfovou sedmou.
    .short = Vyhrajte licitaci a splňte závazek.
learn-marias-auction-defence = Oba soupeři hrají spolu, aby tomu zabránili.
learn-marias-auction-dealt = Každý má { $n } karet a { $talon } leží uprostřed rubem nahoru: <talon_discards>talon</talon_discards>.
learn-marias-auction-bids = Licitují vždy dva proti sobě; kdo pasuje, je venku.
learn-marias-auction-talon = Vítěz vezme talon a odloží { $n } karty, ve hře s trumfy ne eso ani desítku.
learn-marias-auction-talon-sharp = Vítěz vezme talon a odloží { $n } karty; esa a desítky mezi nimi se počítají soupeřům.
learn-marias-auction-announce = Pak ohlásí závazek – vylicitovaný nebo vyšší – a trumfy.
learn-marias-auction-lead-declarer = Vynáší, kdo hraje sám; hraje se deset štychů.
learn-marias-auction-lead-forehand = V závazcích s trumfy vynáší forhont, jinak ten, kdo hraje sám; hraje se deset štychů.
learn-marias-auction-rungs = Stupňů je { $n }, od sedmy po dvě sedmy a sto v červených. Každá nabídka musí být vyšší než ta předchozí.
learn-marias-auction-jump = Stupně smíte přeskakovat.
learn-marias-auction-step = Žádný stupeň přeskočit nesmíte.
learn-marias-auction-give-up = Když máte talon za nejnižší nabídku a nemáte na ni, řekněte „omyl“ a zaplaťte { $n ->
    [one] { $n } sazbu
    [few] { $n } sazby
    [many] { $n } sazby
   *[other] { $n } sazeb
}.

# lízaný mariáš
learn-marias-two-aim = Dva hráči lízají z <talon_stock>talonu</talon_stock>. Kdo volil trumfy, potřebuje víc bodů než druhý.
    .short = Kdo volil trumfy, potřebuje víc bodů.
learn-marias-two-dealt = Nerozdávající se podívá na první { $first } karty a určí <trump>trumfy</trump>. Pak mají oba { $n } karet; { $stock } zbývá v talonu.
learn-marias-two-announce = Před prvním výnosem smíte ohlásit <contract_seven>sedmu</contract_seven> a <contract_hundred>sto</contract_hundred> a dávat fleky.
learn-marias-two-draw = Dokud je talon, smíte do štychu dát cokoli. Kdo bere, líže první a vynáší.
learn-marias-two-rest = Posledních { $n } štychů se hraje se všemi povinnostmi.

# mariáš ve dvou s otočenou kartou
learn-marias-turned-aim = Dva hráči lízají z <talon_stock>talonu</talon_stock>. Kdo má na konci víc bodů, vyhrává rozdání.
    .short = Víc bodů než druhý.
learn-marias-turned-dealt = Každý má { $n } karet; další se otočí a zbytek leží napříč přes ni jako talon.
learn-marias-turned-draw = V prvních { $n } štyších nejsou trumfy a smíte dát cokoli. Kdo bere, líže první a vynáší.
learn-marias-turned-exchange = Když jste na řadě, smíte sedmu otočené barvy vyměnit za otočenou kartu.
learn-marias-turned-rest = Pak je její barva <trump>trumfová</trump> a posledních { $n } štychů se hraje se všemi povinnostmi.
learn-marias-turned-marriage = Dokud je talon, počítá se každá hláška jako v netrumfové barvě.
learn-marias-turned-worth = Sčítají se body v kartách, poslední štych a hlášky. Nic se neohlašuje a neflekuje.

# křížový mariáš
learn-marias-four-aim = Dva proti dvěma: <forehand>forhont</forehand> a jeho <partner>spoluhráč</partner> potřebují víc bodů než druzí dva.
    .short = Dva proti dvěma: víc bodů než druzí.
learn-marias-four-partner = Kdo je spoluhráč, ze začátku nikdo neví: je to ten, kdo má kartu, kterou forhont zavolá. Dávejte pozor!
learn-marias-four-dealt = Každý dostane nejdřív { $first } karty a po zavolání další { $first }, celkem { $n }. Talon není.
learn-marias-four-call = Z prvních karet položí forhont jednu jako <trump>trumf</trump> a zavolá jiný trumf, který nemá: kdo ho drží, je <called_card>spoluhráč</called_card>.
learn-marias-four-call-own = Z prvních karet položí forhont jednu jako <trump>trumf</trump> a zavolá jiný: kdo ho drží, je <called_card>spoluhráč</called_card>. Když zavolá svůj, hraje tajně sám.
learn-marias-four-contract = Forhont hraje s těmito trumfy <contract_game>hru</contract_game>, nebo ohlásí <contract_betl>betl</contract_betl> či <contract_durch>durch</contract_durch>.
learn-marias-four-answers = Ostatní řeknou „<call_good>dobrá</call_good>“, nebo „<call_bad>špatná</call_bad>“ a hrají sami něco vyššího.
learn-marias-four-lead = Vynáší forhont, v jiných závazcích ten, kdo je ohlásil. Hraje se { $n } štychů.
learn-marias-four-durchs = Ve dvou dalších závazcích berete všechny štychy společně se spoluhráčem.
