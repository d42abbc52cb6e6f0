# Jak dobře hrát pinochle ve dvojicích.

tactics-pinochle-run = Máte čtyři karty postupky. Ta pátá je v balíčku { $n }krát a spoluhráč ji má v { $has } rozdáních ze 100. Když se karty předávají, dostanete ji. Když vám chybí jedna karta, na postupku licitujte. Když dvě, buďte opatrní.
    .title = Postupka bez jedné karty
tactics-pinochle-ace = Máte tři karty netrumfové barvy i s esem, { $out } jich mají ostatní. V { $all } rozdáních ze 100 má každý z nich aspoň jednu a vaše eso napoprvé nikdo nepřebije trumfem. Esa hrajte brzy: s každým dalším kolem té barvy je to méně jisté.
    .title = Kdy hrát eso
tactics-pinochle-trumps = Trumfů je { $n }. Když jich vaše strana má nejvíc, vytáhněte soupeřům jejich a vaše zbylé pak berou samy. Do štychu, který bere spoluhráč, dávejte karty, které se počítají. Do ztraceného jich dávejte co nejmíň.
    .title = Trumfy a body
tactics-pinochle-double = Každá karta je tu { $n }krát, devítky chybějí a ze dvou stejných bere ta dřív zahraná. Kdo tedy vynese eso, má štych, pokud někdo nedá trumf. Když máte pět karet barvy, je jich venku { $out }. V { $all } rozdáních ze 100 má každý z ostatních aspoň jednu. Esa proto hrajte hned a všímejte si, komu která barva dochází.
    .title = Dvojitý balíček
