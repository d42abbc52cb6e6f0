# Ako sa hrajú mariáše.

# volený mariáš
learn-marias-aim = <declarer>Jeden</declarer> hrá sám proti dvom. V obyčajnom rozdaní je to <forehand>forhont</forehand>: volí <trump>tromf</trump> a potrebuje viac bodov než obaja súperi dokopy.
    .short = Jeden proti dvom: viac bodov než obaja dokopy.
learn-marias-aim-one = Môžete hrať aj o to, že nevezmete žiadny štich, alebo že vezmete všetky – a keď to nevyjde, zaplatíte viac.
learn-marias-cards = { $n } kariet, osem v každej farbe.
learn-marias-ten = S tromfmi je desiatka hneď pod esom. Bez tromfov sa vracia medzi deviatku a dolníka.
    .short = S tromfmi je desiatka pod esom.
learn-marias-sharp = Počítajú sa len esá a desiatky, každá za { $last } bodov: <sharp_card>ostré</sharp_card>. Za <last_trick>posledný štich</last_trick> je tiež { $last }, spolu { $all } bodov.
    .short = Eso a desiatka po { $last }, posledný štich { $last }; spolu { $all } bodov.
learn-marias-order-trumps = S tromfmi
learn-marias-order-plain = Bez tromfov: body sa nepočítajú
learn-marias-dealt = Forhont dostane { $n } kariet, { $rest } z nich zatiaľ leží rubom nahor. Ostatní dostanú po { $others }.
learn-marias-trump-down = Z prvých { $first } kariet položí forhont jednu rubom nahor: jej farba je <trump>tromf</trump>. Alebo volí „<call_from_people>z národa</call_from_people>“: rozhodne jedna z kariet, ktoré ešte nikto nevidel.
learn-marias-trump-up = Z prvých { $first } kariet položí forhont jednu lícom nahor: jej farba je <trump>tromf</trump>. Alebo volí „<call_from_people>z národa</call_from_people>“: rozhodne jedna z kariet, ktoré ešte nikto nevidel.
learn-marias-talon = Forhont vezme zvyšok a dve karty odloží rubom nahor: to je <talon_discards>talón</talon_discards>. V hre s tromfmi tam nesmie dať eso ani desiatku.
    .short = Dve karty do talónu, žiadne eso ani desiatka.
learn-marias-talon-sharp = Forhont vezme zvyšok a dve karty odloží rubom nahor: to je <talon_discards>talón</talon_discards>. Esá a desiatky v ňom sa počítajú súperom.
learn-marias-contract = Potom forhont povie, čo sa hrá: <contract_game>hra</contract_game> s tromfmi, <contract_betl>betl</contract_betl> alebo <contract_durch>durch</contract_durch>.
learn-marias-answers = Ostatní jeden po druhom odpovedia: „<call_good>dobrá</call_good>“, alebo „<call_bad>zlá</call_bad>“ – a potom hrajú niečo vyššie sami.
learn-marias-announce = V hre s tromfmi smie forhont sľúbiť viac za viac peňazí a súperi smú flekovať. Podrobnosti sú nižšie.
learn-marias-lead = Vynáša ten, kto hrá sám. Hrá sa desať štichov; kto berie, vynáša do ďalšieho.
learn-marias-betl = <contract_betl>Betl</contract_betl>: nevziať žiadny štich. <contract_durch>Durch</contract_durch>: vziať všetky. Oboje bez tromfov.
    .short = Betl: žiadny štich. Durch: všetky.
learn-marias-betl-trump = <contract_betl>Betl</contract_betl>: nevziať žiadny štich, bez tromfov. <contract_durch>Durch</contract_durch>: vziať všetky, s tromfmi.
    .short = Betl: žiadny štich. Durch: všetky, s tromfmi.
learn-marias-open = Keď ich hráte s vyloženými kartami, dostanete viac.
learn-marias-bad = Kto povie „zlá“, vezme talón, odloží iné dve karty a hrá betla alebo durcha.
learn-marias-seven = <contract_seven>Sedmička</contract_seven>: vziať posledný štich tromfovou sedmičkou.
    .short = Sedmička: posledný štich tromfovou sedmičkou.
learn-marias-hundred = <contract_hundred>Sto</contract_hundred>: aspoň 100 bodov, do ktorých sa ráta len jedna <hlaska>hláška</hlaska>. Zvyšok musí byť zo štichov.
    .short = Sto: 100 bodov s jednou hláškou.
learn-marias-hundred-all = <contract_hundred>Sto</contract_hundred>: aspoň 100 bodov aj so všetkými <hlaska>hláškami</hlaska>.
    .short = Sto: 100 bodov so všetkými hláškami.
learn-marias-flek = Keď tomu neveríte, povedzte „<flek_1>flek</flek_1>“: to, na čo flekujete, platí dvojnásobne.
    .short = Flek zdvojnásobí; každá odpoveď naň tiež.
learn-marias-flek-back = Druhá strana smie zvýšiť zas: re, tutti a tak ďalej, kým niekto nepovie „dobrá“.
learn-marias-against = Súperi smú ohlásiť vlastnú sedmičku alebo sto, „proti“.
learn-marias-marriage-over_first = Kráľ a horník jednej farby sú <hlaska>hláška</hlaska>. Zahrajte horníka, kým máte kráľa, a ohláste ju: horník ostane ležať pred vami.
    .short = Hláška: najprv horník.
learn-marias-marriage-either = Kráľ a horník jednej farby sú <hlaska>hláška</hlaska>. Zahrajte jedného, kým máte druhého, a ohláste ju: karta ostane ležať pred vami.
    .short = Hláška: hlási sa prvou z oboch kariet.
learn-marias-marriage-counts = Počíta sa vašej strane, nech štich berie ktokoľvek.
learn-marias-marriage-none = Bez tromfov sa hlášky nehlásia.
learn-marias-over-first = Kým máte oboch, nesmiete zahrať kráľa skôr, ak môžete zahrať horníka.
learn-marias-twenty = v inej farbe
    .short = hláška
learn-marias-forty = v tromfoch
    .short = hláška v tromfoch
learn-marias-strict = <duty_follow>Priznajte farbu</duty_follow> a <duty_head>prebite</duty_head> najvyššiu kartu štichu, ak môžete: aj spoluhráčovu.
    .short = Priznať farbu a prebiť.
learn-marias-strict-void = Ak farbu nemáte, <duty_trump>dajte tromf</duty_trump>, a to vyšší než tromf, ktorý tam už leží.
    .short = Inak tromf, a vyšší.
learn-marias-trumped = Ak už niekto tromfoval a vy farbu máte, stačí z nej ktorákoľvek karta.
learn-marias-hold-seven = Keď ste ohlásili tromfovú sedmičku, držte ju, kým môžete hrať inú kartu.
learn-marias-hearts = Ak je tromf { SUIT($suit) }, všetko platí { $n }-krát.
    .short = { SUIT($suit) }: krát { $n }.
learn-marias-hundred-double = Každých desať bodov nad sto zdvojnásobí, čo sa za sto platí. Rovnako platí zdvojnásobenie za každých desať, ktoré do ohláseného sta chýbajú.
learn-marias-hundred-add_equal = Za každých desať bodov nad sto sa sto platí ešte raz; rovnako za každých desať, ktoré chýbajú do ohláseného sta.
learn-marias-hundred-add_half = Za každých desať bodov nad sto sa pripláca polovica ceny sta; rovnako za každých desať, ktoré chýbajú do ohláseného sta.
learn-marias-hundred-half_unit = Každých desať bodov nad sto pridá pol sadzby.
learn-marias-quiet = Počíta sa aj to, čo sa uhrá bez ohlásenia, len menej: sedmička { MONEY($seven) }, sto { MONEY($hundred) }.
learn-marias-unplayed = Ak nikto nič neohlási ani neflekuje, obyčajná hra sa ani nehrá: forhont ju vyhráva.
learn-marias-worth-game = Hra
learn-marias-worth-seven = Sedmička
learn-marias-worth-hundred = Sto
learn-marias-worth-betl = Betl
learn-marias-worth-durch = Durch
learn-marias-worth-open_betl = Ložený betl
learn-marias-worth-open_durch = Ložený durch
learn-marias-worth-two_sevens = Dve sedmičky
learn-marias-settle-payments = Po každom rozdaní platí jedna strana druhej; kto hrá sám, vyrovná sa s každým súperom.
    .short = Kto hrá sám, vyrovná sa s každým.
learn-marias-settle-scorepad = Po každom rozdaní sa zapíše výhra alebo prehra toho, kto hrá sám.
learn-marias-cap = Za jedno rozdanie nikto nezaplatí viac než { $n } sadzieb.
learn-marias-endless = Rozdáva sa dookola a hrá sa, kým chcete.
learn-marias-sits-out = Pri stole sú štyria: rozdávajúci karty nedostane a pauzuje.

# licitovaný mariáš
learn-marias-auction-aim = Vylicitujte si právo hrať <declarer>sám</declarer> a potom splňte, čo ste sľúbili: napríklad vziať posledný štich tromfovou sedmičkou.
    .short = Vyhrať licitáciu a splniť záväzok.
learn-marias-auction-defence = Obaja súperi hrajú spolu, aby tomu zabránili.
learn-marias-auction-dealt = Každý má { $n } kariet a { $talon } ležia uprostred rubom nahor: to je <talon_discards>talón</talon_discards>.
learn-marias-auction-bids = Licitujú vždy dvaja proti sebe; kto pasuje, je vonku.
learn-marias-auction-talon = Víťaz vezme talón a odloží { $n } karty; v hre s tromfmi to nesmie byť eso ani desiatka.
learn-marias-auction-talon-sharp = Víťaz vezme talón a odloží { $n } karty; esá a desiatky medzi nimi sa počítajú súperom.
learn-marias-auction-announce = Víťaz potom ohlási záväzok – vylicitovaný alebo vyšší – a tromf.
learn-marias-auction-lead-declarer = Vynáša, kto hrá sám; hrá sa desať štichov.
learn-marias-auction-lead-forehand = V záväzkoch s tromfmi vynáša forhont, inak ten, kto hrá sám; hrá sa desať štichov.
learn-marias-auction-rungs = Stupňov je { $n }, od sedmičky po dve sedmičky a sto v červeni. Každá ponuka musí byť vyššia než predchádzajúca.
learn-marias-auction-jump = Stupne smiete preskakovať.
learn-marias-auction-step = Stupne nesmiete preskakovať.
learn-marias-auction-give-up = Keď ste vyhrali s najnižšou ponukou a nemáte na ňu, povedzte „omyl“ a zaplaťte { $n ->
    [one] { $n } sadzbu
    [few] { $n } sadzby
    [many] { $n } sadzby
   *[other] { $n } sadzieb
}.

# lízaný mariáš
learn-marias-two-aim = Dvaja hráči lížu z <talon_stock>talónu</talon_stock>. Kto volil tromf, potrebuje viac bodov než druhý.
    .short = Kto volil tromf, potrebuje viac bodov.
learn-marias-two-dealt = Kto nerozdáva, pozrie sa na prvé { $first } karty a určí <trump>tromf</trump>. Potom majú obaja { $n } kariet; { $stock } ostáva v talóne.
learn-marias-two-announce = Pred prvým výnosom smiete ohlásiť <contract_seven>sedmičku</contract_seven> a <contract_hundred>sto</contract_hundred> a dávať fleky.
learn-marias-two-draw = Kým je talón, smiete do štichu dať čokoľvek. Kto berie, líže prvý a vynáša.
learn-marias-two-rest = Posledných { $n } štichov sa hrá so všetkými povinnosťami.

# mariáš vo dvojici s otočenou kartou
learn-marias-turned-aim = Dvaja hráči lížu z <talon_stock>talónu</talon_stock>. Kto má na konci viac bodov, vyhráva rozdanie.
    .short = Viac bodov než druhý.
learn-marias-turned-dealt = Každý má { $n } kariet; ďalšia sa otočí a zvyšok leží naprieč cez ňu ako talón.
learn-marias-turned-draw = V prvých { $n } štichoch nie sú tromfy a smiete dať čokoľvek. Kto berie, líže prvý a vynáša.
learn-marias-turned-exchange = Keď ste na rade, smiete vymeniť sedmičku otočenej farby za otočenú kartu.
learn-marias-turned-rest = Potom je jej farba <trump>tromf</trump> a posledných { $n } štichov sa hrá so všetkými povinnosťami.
learn-marias-turned-marriage = Kým je talón, počíta sa každá hláška ako netromfová.
learn-marias-turned-worth = Sčítavajú sa body v kartách, posledný štich a hlášky. Nič sa nehlási a neflekuje.

# krížový mariáš
learn-marias-four-aim = Dvaja proti dvom: <forehand>forhont</forehand> a jeho <partner>spoluhráč</partner> potrebujú viac bodov než druhí dvaja.
    .short = Dvaja proti dvom: viac bodov než druhí.
learn-marias-four-partner = Kto je spoluhráč, spočiatku nikto nevie: je to ten, kto má kartu, ktorú forhont zavolá. Dávajte pozor!
learn-marias-four-dealt = Najprv dostane každý { $first } karty a po zavolaní ďalšie { $first }, spolu { $n }. Talón tu nie je.
learn-marias-four-call = Z prvých kariet položí forhont jednu ako <trump>tromf</trump> a zavolá iný tromf, ktorý nemá: kto ho drží, je <called_card>spoluhráč</called_card>.
learn-marias-four-call-own = Z prvých kariet položí forhont jednu ako <trump>tromf</trump> a zavolá iný: kto ho drží, je <called_card>spoluhráč</called_card>. Kto zavolá svoj, hrá tajne sám.
learn-marias-four-contract = Forhont hrá s týmto tromfom <contract_game>hru</contract_game>, alebo ohlási <contract_betl>betla</contract_betl> či <contract_durch>durcha</contract_durch>.
learn-marias-four-answers = Ostatní povedia „<call_good>dobrá</call_good>“, alebo „<call_bad>zlá</call_bad>“ a hrajú niečo vyššie sami.
learn-marias-four-lead = Vynáša forhont, v iných záväzkoch ten, kto ich ohlásil. Hrá sa { $n } štichov.
learn-marias-four-durchs = V dvoch ďalších záväzkoch beriete všetky štichy spoločne so spoluhráčom.
