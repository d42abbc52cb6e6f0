# Jak dobře hrát volený mariáš.

tactics-marias-seven = Máte pět trumfů se sedmou: venku jsou { $out }. V { $both } rozdáních ze 100 je mají rozdělené oba soupeři a vytáhnete je dvěma nebo třemi koly. V { $one } ze 100 je má všechny jeden. Počítejte trumfy: na každou barvu, které máte málo, jeden trumf padne a sedma musí zbýt poslední.
    .title = Hlášení sedmy
tactics-marias-mate = Mezi prvními sedmi kartami máte krále, ale jeho svrška ne. V dalších pěti kartách přijde v { $n } rozdáních ze 100. To je málo na to, abyste podle něj volili trumfy: volte podle délky a hlášku berte jako dárek.
    .title = Král nebo svršek sám
tactics-marias-flek = Flek zdvojnásobí výhru i prohru, a tak se vyplatí, jakmile čekáte, že spíš vyhrajete. Jsou pro něj dva důvody: trumfy, se kterými musí aktér počítat, a esa, která nemůže přebít trumfem. Neflekujte jen na postrašení: můžete dostat re.
    .title = Flekování
