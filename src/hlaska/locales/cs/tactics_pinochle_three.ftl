# Jak dobře hrát pinochle ve třech.

tactics-pinochle_three-widow = Do postupky vám chybí jedna karta. Je v balíčku { $n }krát a v talonu je aspoň jedna v { $one } rozdáních ze 100. Když vám pomůže kterákoli ze dvou, je to { $two } ze 100. Nabízejte, co máte, a o něco víc, když pomáhá mnoho karet; nikdy celou cenu postupky, kterou nemáte.
    .title = Co přinese talon
tactics-pinochle_three-bury = Odložené karty se počítají vám: odložte desítky a krále z krátké vedlejší barvy a celou barvu, když to jde, pak její esa přebijete trumfem. Nechte si dlouhé barvy s esem, všechny trumfy a co jste vyložili. Samotné eso zůstává; desítka bez esa připadne ostatním, když ji neodložíte.
    .title = Co odložit
tactics-pinochle_three-concede = Když závazek vzdáte, platíte jeho cenu jednou, když prohrajete, dvakrát; když ho splníte, jednou ji dostanete. Hrajte tedy, jakmile čekáte, že závazek splníte ve více než { $n } rozdáních ze 100: i list, který častěji prohraje, je lepší hrát než vzdát.
    .title = Hrát, nebo vzdát
tactics-pinochle_three-turned = Trumfy jsou známé od začátku a nikdo nehraje s vámi. Vyplatí se hrát ve dvou proti vedoucímu: body přidávejte do štychu tomu, kdo je pozadu. Máte eso a k němu dvě karty vedlejší barvy; { $out } jich je venku a v { $all } rozdáních ze 100 mají oba soupeři aspoň jednu. Esa tedy hrajte brzy, dokud barvu mají všichni.
    .title = Každý sám
