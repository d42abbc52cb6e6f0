# Jak dobře hrát bezique a rubikonový bezique.

tactics-bezique-save = Máte pikovou dámu. Kárových kluků je v balíčku { $n } a na začátku má soupeř aspoň jednoho v { $his } rozdáních ze 100; ostatní jsou v talonu a každá druhá karta z něj je vaše. Nechte si karty na bezique a krále, dámy a esa, ze kterých mohou být čtyři; sedmy, osmy, devítky a osamělé desítky dávejte pryč první.
    .title = Co si nechat
tactics-bezique-win = Štych má cenu toho, co po něm vyložíte: když nemáte co, prohrajte ho kartou, kterou nepotřebujete. Když máte, vezměte ho kartou, kterou na kombinace skoro nepotřebujete. To je desítka: přebije všechno kromě esa a trumfů, patří jen do postupky a jako briska se počítá za 10.
    .title = Kdy brát štych
tactics-bezique-end = Po posledním líznutí se už nic nevykládá: vyložte včas, co máte, a to nejdražší nejdřív, protože na štych připadá jedna kombinace. Posledních { $n } štychů se hraje se všemi povinnostmi, proto si na ně schovejte trumfy a esa; co soupeř vyložil a nezahrál, vidíte před sebou.
    .title = Když dochází talon
tactics-bezique-rubicon = Kombinace na stole má cenu víckrát: zahrajte z ní kartu a další stejnou ji můžete připsat znovu. Nechávejte si proto i třetí a čtvrtou stejnou. A hlídejte rubikon: kdo skončí pod { $n }, zaplatí za to, takže kdo prohrává, stará se nejdřív o tuto hranici, i briskami.
    .title = Doplňování a rubikon
