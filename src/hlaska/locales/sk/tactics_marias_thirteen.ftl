# Ako dobre hrať mariáš s trinástou kartou.

tactics-marias_thirteen-suit = Farba otočenej karty bude po { $n } štichoch tromf. Máte z nej dve karty; v { $none } rozdaniach zo 100 začína súper bez jedinej z { $out }, ktoré sú vonku. Zbierajte ich a nechajte si sedmičku, ktorú môžete vymeniť za otočenú kartu. V posledných štichoch každá z nich vezme kartu, ktorá sa počíta.
    .title = Schovať budúce tromfy
tactics-marias_thirteen-ace = Kým nie sú tromfy, vynesené eso berie vždy. Esá iných farieb preto vynášajte teraz: neskôr ich môže prebiť tromf. Desiatka príde na rad, keď je jej eso preč. Eso, ktoré nevidíte, má na začiatku súper v { $his } rozdaniach zo 100.
    .title = Esá, kým nie sú tromfy
