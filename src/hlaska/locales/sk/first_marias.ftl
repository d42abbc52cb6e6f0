# Prvé rozdania mariášov s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

# volený mariáš
first-marias-trump = Ste <forehand>forhont</forehand> a volíte <trump>tromf</trump> z prvých siedmich kariet. Najviac máte { SUIT($suit, form: "gen") }, aj s esom, kráľom a sedmičkou: položte { CARD($card, form: "acc") } rubom nahor.
    .other = Farba položenej karty bude tromf, a ten chcete tam, kde máte najviac kariet.
first-marias-suit = Teraz vidíte všetkých dvanásť kariet. S takými dlhými tromfmi ohláste <contract_game>hru</contract_game>: potrebujete viac bodov než obaja súperi dokopy. Esá, desiatky a posledný štich majú po 10, nič iné sa neráta.
    .other = V betli nesmiete vziať žiadny štich, v durchu musíte vziať všetky. Na to tieto karty nie sú.
first-marias-talon = Dve karty idú do <talon_discards>talónu</talon_discards>, v hre nikdy eso ani desiatka. Odložte { CARD($card, form: "acc") } a { CARD($next, form: "acc") }: v tej farbe potom nemáte nič a môžete ju tromfovať.
    .other = Oplatí sa odložiť celú jednu farbu: kedykoľvek ju niekto vynesie, tromfujete.
first-marias-seven = Obaja hovoria <call_good>dobrá</call_good>: sami hrať nechcú. S piatimi tromfmi môžete sľúbiť viac: <contract_seven>sedmičku</contract_seven>, teda vziať posledný štich tromfovou sedmičkou.
    .other = Ohlásená sedmička platí dvakrát viac než tichá, a tieto karty na ňu majú.
first-marias-re = Súper dáva <flek_1>flek</flek_1> na hru. Ak poviete dobrá, podľa týchto pravidiel sa už nehrá: hru prehráte, sedmičku vyhráte a nedostanete nič. Vy však môžete vyhrať oboje, a tak zvýšte: re, hra platí štyrikrát.
    .other = Potom sa rozdanie hneď končí a nikto nikomu neplatí.
first-marias-lead = Kto hrá sám, vynáša. Kto má tromfy, musí ich ctiť, a tak vyneste { CARD($card, form: "acc") }: súperov to bude stáť dva tromfy z troch.
    .other = Najprv vytiahnite tromfy: každý z nich by mohol v poslednom štichu vziať vašu sedmičku.
first-marias-marriage = Vonku je už len tromfová desiatka. Máte <hlaska>hlášku</hlaska>, kráľa s horníkom v { SUIT($suit, form: "loc") }: 20 bodov za ukázanie, aj keď štich neuhráte. Vyneste { CARD($card, form: "acc") } a hláste.
    .other = Dvadsať bodov počká a dostanete ich, len keď hráte horníka.
first-marias-ruff = Súper musel horníka prebiť desiatkou a vynáša { CARD($led, form: "acc") }. Tú farbu nemáte, na to bol talón: <duty_trump>musíte tromfovať</duty_trump>. Stačí { CARD($card) } a eso sa počíta vám.
    .other = Aj táto karta štich vezme, ale vyšší tromf ešte budete potrebovať.
first-marias-king = Proti vám je vonku posledný tromf, desiatka. Vyneste { CARD($card, form: "acc") }: musí naňho spadnúť. Štich je stratený, ale vašu sedmičku potom už nič nevezme.
    .other = Kým je tromfová desiatka vonku, môže v poslednom štichu vziať vašu sedmičku.
first-marias-end = { $mine } bodov proti { $theirs } a sedmička vzala posledný štich. Hra platí štyrikrát, sedmička raz: každý súper vám dá 6 sadzieb. Tromfy, talón, hlásenie, flek a hláška: to všetko už poznáte.
