# Prvé rozdanie lízaného mariáša s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-marias_two-trump = Vidíte prvé štyri karty a podľa nich určíte <trump>tromf</trump>. Tri karty máte v { SUIT(0, form: "loc") }, medzi nimi eso, kráľa a sedmičku: zvoľte { SUIT(0, form: "acc") }.
    .other = Samotné eso na tromf nestačí. Zvoľte farbu, v ktorej máte najviac kariet.
first-marias_two-hundred = Teraz máte osem kariet: päť tromfov a medzi nimi kráľa s horníkom, <hlaska>hlášku</hlaska> za 40 bodov. Sľúbte oboje: <contract_hundred>sto</contract_hundred>, teda 100 bodov s jednou hláškou, a <contract_seven>sedmičku</contract_seven>, teda vziať ňou posledný štich.
    .other = Bez ohlásenia platí sto aj sedmička polovicu. S týmito tromfmi môžete sľúbiť oboje.
first-marias_two-ace = Kým je <talon_stock>talón</talon_stock>, nikto nemusí priznávať ani tromfovať. Kto štich vezme, líže prvý a vynáša. Začnite esom: { CARD($card) }.
    .other = Začnite niečím istým: kto štich vezme, ten aj prvý líže, a vynesené eso berie, ak ho nikto nepretromfne.
first-marias_two-marriage = Súper prihodil nízku kartu inej farby, zatiaľ smie. Vynášate znova: hrajte { CARD($card, form: "acc") } a hláste, je to 40 bodov.
    .other = Hláška je v bezpečí, až keď leží na stole: hláste, kým vynášate.
first-marias_two-low = Karty s bodmi si nechajte a výnos raz prenechajte súperovi: hrajte { CARD($card, form: "acc") }.
    .other = Tromfy a desiatky budú mať väčšiu cenu neskôr, keď sa musí priznávať.
first-marias_two-ruff = Súper uhral desiatku a vynáša eso. Tú farbu máte, ale zatiaľ ju ctiť nemusíte: dajte tromf, { CARD($card, form: "acc") }, a 10 bodov je vašich.
    .other = Súperovo eso za nízky tromf stojí. Keď sa talón minie, museli by ste priznať farbu.
first-marias_two-ten = Súper tiež ukázal hlášku, 20 bodov, a vynáša { CARD($led, form: "acc") }. Uhrajte si desiatku: { CARD($card) } štich berie.
    .other = Desiatku v ruke môže ešte vziať eso. Teraz berie hneď.
first-marias_two-strict = Talón je prázdny. V posledných ôsmich štichoch už platia všetky povinnosti: priznať farbu, prebiť, inak <duty_trump>tromfovať</duty_trump>. Súper má najviac dva tromfy: vyneste { CARD($card, form: "acc") }.
    .other = Najprv vytiahnite tromfy: súper by nimi mohol vziať posledný štich, a ten musí vziať vaša sedmička.
first-marias_two-king = Vonku je už len tromfová desiatka. Vytiahnite ju, vyneste { CARD($card, form: "acc") }: súper musí brať a tromfy potom máte len vy.
    .other = Kým je desiatka vonku, môže na konci vziať vašu sedmičku.
first-marias_two-end = { $mine } bodov proti { $theirs } a sedmička vzala posledný štich. Sto platí 4 a každých desať bodov nad ním cenu zdvojnásobí: 8. S 2 za sedmičku dostanete 10 sadzieb.
