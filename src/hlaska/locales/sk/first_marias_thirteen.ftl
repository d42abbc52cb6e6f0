# Prvé rozdanie mariáša s trinástou kartou s výkladom; .other: čo sa povie tomu, kto zvolí niečo iné.

first-marias_thirteen-exchange = Trinásta karta leží otočená: <trump>tromf</trump> bude { SUIT(1) }, ale až keď sa všetko dolíže. Sedmičku tej farby máte vy: keď ste na rade, smiete ju pred zahraním vymeniť za to eso.
    .other = Výmenu vám zatiaľ nikto nevezme, ale eso má väčšiu cenu v ruke než pod talónom.
first-marias_thirteen-ace = Desať štichov je voľných: priznávať nemusíte, tromfy nie sú a berie len vynesená farba. Vynesené eso nič neprebije: vyneste { CARD($card, form: "acc") }, je to 10 bodov.
    .other = Bez tromfov je vynesené eso istý štich, a kto berie, líže prvý.
first-marias_thirteen-marriage = Máte dve <hlaska>hlášky</hlaska>. Tá v { SUIT(1, form: "loc") } počká: v tromfoch bude za 40 bodov. Táto má 20 bodov kedykoľvek: vyneste { CARD($card, form: "acc") } a hláste.
    .other = Hláška v { SUIT(1, form: "loc") } má teraz 20 bodov a neskôr 40. Najprv hláste v { SUIT($suit, form: "loc") }.
first-marias_thirteen-low = Vynesenú desiatku môže vziať jej eso. Vyneste niečo bez ceny a ďalší výnos nechajte súperovi: { CARD($card, form: "acc") }.
    .other = Tromfy a desiatky si nechajte; nízkou kartou o nič neprídete.
first-marias_thirteen-small = Súper vyniesol eso. Prebiť ho nemôžete a priznávať nemusíte: prihoďte, čo má najmenšiu cenu, { CARD($card, form: "acc") }.
    .other = Tento štich je stratený, a body v ňom tiež; tromfy si nechajte na koniec.
first-marias_thirteen-ten = Súper vyniesol { CARD($led, form: "acc") } a vašu desiatku prebíja len eso, ktoré už padlo: uhrajte { CARD($card, form: "acc") }.
    .other = Keď hráte druhý, desiatka na nižšiu kartu svojej farby určite vyhrá.
first-marias_thirteen-tenth = Desiaty štich: kto ho vezme, líže poslednú neznámu kartu, druhý dostane sedmičku, ktorú ste tam dali. Ušetrili ste päť tromfov: vyneste { CARD($card, form: "acc") }.
    .other = Vaše karty v { SUIT(1, form: "loc") } budú po tomto štichu tromfy: všetky si ich nechajte.
first-marias_thirteen-strict = Talón je prázdny a tromf je { SUIT(1) }. V posledných šiestich štichoch sa musí priznávať a prebíjať, inak <duty_trump>tromfovať</duty_trump>. Proti vašim piatim tromfom sú vonku tri: vyneste { CARD($card, form: "acc") }.
    .other = Najprv vytiahnite tromfy, ostatné karty aj posledný štich potom máte isté.
first-marias_thirteen-trump = Teraz má druhá hláška svojich 40 bodov. Nič vyššie, čo by ju vzalo, vonku nie je: vyneste { CARD($card, form: "acc") } a hláste.
    .other = Na toto hláška čakala: ukážte ju, kým máte kráľa aj horníka v ruke.
first-marias_thirteen-end = { $mine } bodov proti { $theirs }, z toho 10 za posledný štich. Nič sa tu vopred nehlási ani neflekuje: kto má viac bodov, vyhráva jednu sadzbu. Výmena, voľné štichy, tromfy na koniec: to je celá hra.
