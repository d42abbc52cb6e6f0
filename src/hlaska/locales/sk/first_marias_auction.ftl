# Prvé rozdanie licitovaného mariáša s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-marias_auction-hold = Licituje sa o <talon_discards>talón</talon_discards> a o právo hrať sám. Licitujú vždy dvaja: sused vľavo dáva <contract_seven>sedmičku</contract_seven>. Vy ako forhont máte prednosť a vyššie nemusíte: stačí držať.
    .other = Päť tromfov s hláškou a k tomu eso s desiatkou: takú hru iným nenechajte, a držať stačí.
first-marias_auction-hundred = Posledný hráč dáva sedmičku v { SUIT(2, form: "loc") }. Vyššie je <contract_hundred>sto</contract_hundred>: 100 bodov, do ktorých sa ráta jedna <hlaska>hláška</hlaska>. Tromfový kráľ s horníkom majú 40, zo štichov teda stačí 60. Dajte sto.
    .other = Kráľ s horníkom v { SUIT(1, form: "loc") } platia ako tromfy 40. S tým sa sto sľúbiť dá a vyššie tu už nikto nejde.
first-marias_auction-contract = Talón vám priniesol eso. Hrať musíte, čo ste vylicitovali, alebo niečo vyššie. Sedmičku v { SUIT(1, form: "loc") } máte: ohláste s ňou v tejto farbe aj sto a vezmite ňou posledný štich.
    .other = Päť tromfov, hlášku i sedmičku, to všetko máte v { SUIT(1, form: "loc") }: lepšie sa tieto karty zahrať nedajú.
first-marias_auction-talon = Dve karty idú preč, eso ani desiatka nesmú. Odložte { CARD($card, form: "acc") } a { CARD($next, form: "acc") }: bez { SUIT($suit, form: "gen") } potom môžete túto farbu tromfovať.
    .other = Zbavte sa { SUIT($suit, form: "gen") } úplne: eso, ktoré v tej farbe niekto vynesie, potom vezmete tromfom.
first-marias_auction-re = Súper, asi s tromfovou desiatkou, dáva <flek_1>flek</flek_1>: sto platí dvakrát. Spočítajte si to: štyri vlastné esá a desiatky, jedno cudzie azda vezmete tromfom, k tomu posledný štich a 40. Dá sa to uhrať: zvýšte na re.
    .other = Keď svojmu stu veríte, zvýšte: potom platí štyrikrát.
first-marias_auction-lead = Vynáša, kto hrá sám. Najprv vytiahnite tromfy: vyneste { CARD($card, form: "acc") }, vezme im dva z troch.
    .other = Kým majú súperi tromfy, môžu vám brať esá a nakoniec aj sedmičku.
first-marias_auction-marriage = Vonku je už len tromfová desiatka a tú treba vytiahnuť. Vyneste { CARD($card, form: "acc") } a hláste: 40 bodov, aj keď tento štich vezme desiatka.
    .other = Neskôr by tromfová desiatka vzala viac než horníka. Kráľ, ktorý vám ostane, je potom najvyšší tromf.
first-marias_auction-ruff = Súper vynáša { SUIT(2, form: "acc") } a padá eso. Tú farbu ste odložili: <duty_trump>tromfujte</duty_trump>, dajte { CARD($card, form: "acc") }. Ohlásená sedmička musí ostať, kým smiete hrať inú kartu.
    .other = Stačí najnižší tromf, nikto iný už žiadny nemá. Kráľ sa ešte zíde.
first-marias_auction-ace = Tromfy už nikto iný nemá. Vezmite, čo je isté: { CARD($card, form: "acc") }, potom eso a desiatku v { SUIT(3, form: "loc") }. Tromfový kráľ a sedmička počkajú na koniec.
    .other = Najprv isté štichy: tromfy, ktoré si necháte, vás dostanú znova k výnosu a vezmú posledný štich.
first-marias_auction-end = { $mine } bodov proti { $theirs }: 60 zo štichov a 40 za hlášku, presne sto. Sto platí 4 sadzby, po fleku a re štyrikrát toľko, a sedmička k tomu 2: každý súper vám dá 18 sadzieb.
