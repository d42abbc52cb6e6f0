# Jak dobře hrát bezique a rubikonový bezique.

tactics-bezique-save = Máte pikovou dámu. Kárových kluků je v balíčku { $n } a na začátku má soupeř aspoň jednoho v { $his } rozdáních ze 100. Ostatní jsou v talonu a každá druhá karta z něj je vaše. Nechte si karty na bezique a krále, dámy a esa, ze kterých mohou být čtyři. Sedmy, osmičky, devítky a osamělé desítky dávejte pryč první.
    .title = Co si nechat
tactics-bezique-win = Štych má cenu toho, co po něm vyložíte: když nemáte co, prohrajte ho kartou, kterou nepotřebujete. Když máte, vezměte ho kartou, kterou na kombinace skoro nepotřebujete, tedy desítkou. Přebije všechno kromě esa a trumfů, patří jen do postupky a na konci má 10 bodů.
    .title = Kdy brát štych
tactics-bezique-end = Po posledním líznutí se už nic nevykládá, a tak vyložte včas, co máte. Nejdřív to nejdražší, protože po štychu se vykládá jen jedna kombinace. Posledních { $n } štychů se hraje se všemi povinnostmi, proto si na ně schovejte trumfy a esa. Co má soupeř vyložené, vidíte před sebou.
    .title = Když dochází talon
tactics-bezique-rubicon = Kombinace na stole má cenu víckrát: zahrajte z ní kartu a další stejnou ji můžete připsat znovu. Nechávejte si proto i třetí a čtvrtou stejnou. A hlídejte rubikon: kdo skončí pod { $n } body, platí víc. Když prohráváte, snažte se hlavně dostat přes tuto hranici, třeba briskami.
    .title = Doplňování a rubikon
