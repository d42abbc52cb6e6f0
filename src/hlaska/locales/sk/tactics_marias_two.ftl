# Ako dobre hrať lízaný mariáš.

tactics-marias_two-mate = Máte kráľa a jeho horníka nie. Na začiatku ho má súper v { $his } rozdaniach zo 100, v talóne leží v { $stock } a polovica z toho príde vám: { $mine } zo 100. Kráľa si nechajte, kým horník nepadol a môžete namiesto neho odhodiť prázdnu kartu.
    .title = Čakanie na hlášku
tactics-marias_two-draw = Farba sa ešte nectí, a tak vynesenú desiatku vezme eso alebo malý tromf. Esá a desiatky dávajte ako druhí na kartu, ktorú prebijú. Vynášajte, čo nič nepočíta, a štichy bez bodov súperovi nechajte: za štich je len prvá karta z talónu a výnos.
    .title = Kým je talón
tactics-marias_two-known = Keď sa talón minie, poznáte súperove karty: sú to všetky, ktoré ste nevideli. V posledných { $n } štichoch už platia všetky povinnosti. Ak máte tromfov viac, vytiahnite ich a dlhá farba vám platí; ak menej, nechajte súpera prebíjať prázdne karty a myslite na posledný štich: je zaň 10 bodov.
    .title = Posledné štichy
