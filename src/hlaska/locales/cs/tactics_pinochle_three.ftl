# Jak dobře hrát pinochle ve třech.

tactics-pinochle_three-widow = Do postupky vám chybí jedna karta. Je v balíčku { $n }krát a v talonu je aspoň jedna v { $one } rozdáních ze 100. Když vám pomůže kterákoli ze dvou, je to { $two } ze 100. Nabízejte podle toho, co máte, a o něco víc, když vám pomůže hodně karet. Celou cenu postupky, kterou nemáte, nenabízejte nikdy.
    .title = Co přinese talon
tactics-pinochle_three-bury = Odložené karty se počítají vám: odložte desítky a krále z krátké netrumfové barvy. Když to jde, odložte celou barvu, její esa pak přebijete trumfem. Nechte si dlouhé barvy s esem, všechny trumfy a všechno z kombinací. Samotné eso si nechte, ale desítku bez esa odložte, jinak ji dostanou soupeři.
    .title = Co odložit
tactics-pinochle_three-concede = Když závazek vzdáte, platíte jeho cenu jednou, a když prohrajete, dvakrát. Když ho splníte, jednou ji dostanete. Hrajte tedy, jakmile čekáte, že závazek splníte ve více než { $n } rozdáních ze 100. I karty, se kterými častěji prohrajete, je lepší hrát než vzdát.
    .title = Hrát, nebo vzdát
tactics-pinochle_three-turned = Trumfy znáte od začátku a nikdo nehraje s vámi. Vyplatí se hrát ve dvou proti tomu, kdo vede: body přidávejte do štychu tomu, kdo je pozadu. Máte eso a k němu dvě karty netrumfové barvy, { $out } jich je venku. V { $all } rozdáních ze 100 mají oba soupeři aspoň jednu. Esa tedy hrajte brzy, dokud barvu mají všichni.
    .title = Každý sám
