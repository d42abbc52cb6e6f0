# Ako dobre hrať lízaný mariáš.

tactics-marias_two-mate = Máte kráľa, ale nie jeho horníka. Na začiatku ho má súper v { $his } rozdaniach zo 100. V talóne leží v { $stock } a polovica z toho príde vám: { $mine } zo 100. Kráľa si nechajte, kým horník nepadol a kým môžete namiesto neho zahrať prázdnu kartu.
    .title = Čakanie na hlášku
tactics-marias_two-draw = Farbu ešte nikto ctiť nemusí, a tak vynesenú desiatku môže vziať eso alebo malý tromf. Esá a desiatky dávajte ako druhí na kartu, ktorú prebijú. Vynášajte karty bez bodov a štichy bez bodov nechajte súperovi: taký štich prinesie len prvú kartu z talónu a výnos.
    .title = Kým je talón
tactics-marias_two-known = Keď sa talón minie, poznáte súperove karty: sú to všetky, ktoré ste nevideli. V posledných { $n } štichoch už platia všetky povinnosti. Ak máte tromfov viac, vytiahnite ich a vaša dlhá farba platí. Ak menej, nechajte súpera tromfovať prázdne karty. A myslite na posledný štich: je zaň 10 bodov.
    .title = Posledné štichy
