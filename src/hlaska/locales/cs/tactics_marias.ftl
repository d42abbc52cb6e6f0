# Jak dobře hrát volený mariáš.

tactics-marias-seven = Máte pět trumfů se sedmou: venku jsou { $out }. U obou soupeřů leží v { $both } rozdáních ze 100 a pak je vytáhnou dvě nebo tři kola; v { $one } ze 100 je má všechny jeden. Počítejte trumfy: na každou barvu, které máte málo, padne jeden na přebití, a sedma musí zbýt poslední.
    .title = Hlášení sedmy
tactics-marias-mate = Mezi prvními sedmi kartami vidíte krále, ale jeho svrška ne. Mezi pěti dalšími přijde v { $n } rozdáních ze 100. To je málo na to, abyste podle něj volili trumfy: volte podle délky a hlášku berte jako dárek.
    .title = Král nebo svršek sám
tactics-marias-flek = Flek zdvojnásobí výhru i prohru, a tak se vyplatí, jakmile čekáte, že spíš vyhrajete. Mluví pro něj dvě věci: trumfy, se kterými musí aktér počítat, a esa, která nemůže přebít trumfem. Neflekujte jen na postrašení: odpovědí může být re.
    .title = Flekování
