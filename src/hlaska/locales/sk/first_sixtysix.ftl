# Prvé rozdanie Schnapsenu s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné, čo sa smie.

first-sixtysix-marriage = Vynášate a máte <sx_marriage>hlášku</sx_marriage> v { SUIT($suit, form: "loc") }: dve karty, ktoré prinesú 20 bodov už za ukázanie. Zvoľte { CARD($card, form: "acc") } a ohláste ju.
    .other = Lenže dvadsiatka by musela počkať: hlási sa len pri výnose a k ďalšiemu výnosu by ste sa museli najprv dostať štichom.
first-sixtysix-ace = Vaša karta štich vzala, a tak dvadsiatka už platí: máte { $mine } bodov. Obaja ste si potiahli; vám prišlo { CARD($card) }, najvyššia karta svojej farby. Vyneste ho.
    .other = Kým sa ťahá, nikto nemusí ctiť farbu, a tak je každý výnos trochu riziko. Eso štich asi vezme.
first-sixtysix-trump = Súper vzal vaše eso <trump>tromfom</trump>: kým je <talon_stock>talón</talon_stock>, smie každý pridať, čo chce. Oplaťte mu to: na { CARD($led, form: "acc") } dajte { CARD($card, form: "acc") }.
    .other = Lenže potom je to eso jeho: 11 bodov a k tomu výnos.
first-sixtysix-rob = To je { $mine } bodov. Potiahli ste najnižší tromf: keď vynášate, smiete si ho <sx_rob>vymeniť</sx_rob> za lepší, ktorý leží otočený pod talónom. Urobte to.
    .other = Lenže výmena nič nestojí a s lepším tromfom sa hrá lepšie.
first-sixtysix-close = Spočítajte si to: máte { $mine } bodov, 26 chýba. Máte posledné dva tromfy a dve najvyššie karty ďalšej farby, nič ich neprebije. <sx_close>Zavrite</sx_close> talón, nech si súper nepotiahne nič nové.
    .other = Lenže s každým štichom by si potiahol ďalšiu kartu, ktovie akú. Po zavretí mu zostane, čo má.
first-sixtysix-follow = Odteraz musíte <duty_follow>ctiť farbu</duty_follow>, a kto ju nemá, musí dať tromf. Súper nemá ani túto farbu, ani tromf: vyneste { CARD($card, form: "acc") }, desiatka má 10 bodov.
    .other = Najistejšie body má desiatka, ktorej eso už padlo: začnite ňou.
first-sixtysix-ten = Súper už len prihadzuje: máte { $mine } bodov, chýba trinásť. Vyneste { CARD($card, form: "acc") }, teraz najvyšší tromf.
    .other = Menšia karta vás nemusí dostať na 66. Desiatka sama má 10 bodov.
first-sixtysix-claim = Máte { $mine } bodov. Pri skutočnom stole za vás nikto nepočíta: musíte to vedieť sami, a povedať to. <sx_claim>Ohláste</sx_claim> 66.
    .other = Už máte dosť: každá ďalšia karta môže pomôcť len súperovi.
first-sixtysix-end = Rozdanie je vaše. Súper má menej ako 33 bodov, a tak vám prinieslo dva <game_point>body do partie</game_point>: vo vyúčtovaní vidíte prečo. Teraz poznáte všetko, o čo ide: hlášky, tromfy, výmenu, zavretie a počítanie.
