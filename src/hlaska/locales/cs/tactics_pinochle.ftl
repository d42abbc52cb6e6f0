# Jak dobře hrát pinochle ve dvojicích.

tactics-pinochle-run = Máte čtyři karty postupky. Chybějící je v balíčku { $n }krát a spoluhráč má aspoň jednu v { $has } rozdáních ze 100; kde se předává, dostanete ji. Na postupku bez jedné karty tedy licitujte, na postupku bez dvou opatrně.
    .title = Postupka bez jedné karty
tactics-pinochle-ace = Máte tři karty vedlejší barvy s esem, { $out } jich mají ostatní. V { $all } rozdáních ze 100 má každý z nich aspoň jednu a vaše eso napoprvé nikdo nepřebije trumfem. Esa hrajte brzy; každé kolo barvy dělá to další nejistějším.
    .title = Kdy hrát eso
tactics-pinochle-trumps = Trumfů je { $n }. Když jich vaše strana má nejvíc, vytáhněte je, a vaše poslední berou štychy samy. Do štychu, který bere spoluhráč, dávejte krále, desítky a co se dál počítá; do ztraceného co nejméně.
    .title = Trumfy a body
tactics-pinochle-double = Každá karta je tu { $n }krát, devítky chybějí a ze dvou stejných platí dřív zahraná. Kdo tedy vynese eso, má štych, ledaže někdo dá trumf. Z barvy, které máte pět, je venku { $out } karet a každý z ostatních má aspoň jednu v { $all } rozdáních ze 100: esa uplatněte hned a všímejte si, komu která barva dochází.
    .title = Dvojitý balíček
