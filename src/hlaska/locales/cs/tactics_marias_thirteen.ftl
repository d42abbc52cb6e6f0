# Jak dobře hrát mariáš se třináctou kartou.

tactics-marias_thirteen-suit = Barva otočené karty bude po { $n } štyších trumfy. Máte z ní dvě a v { $none } rozdáních ze 100 soupeř na začátku nemá žádnou z { $out }, které jsou venku. Sbírejte je a nechte si sedmu, kterou můžete vyměnit za otočenou kartu. V posledních štyších každý trumf vezme kartu, která se počítá.
    .title = Schovat budoucí trumfy
tactics-marias_thirteen-ace = Dokud nejsou trumfy, vynesené eso bere vždycky. Esa jiných barev proto vynášejte teď: později je může přebít trumf. Desítku hrajte, až je eso pryč: když je venku, má ho na začátku soupeř v { $his } rozdáních ze 100.
    .title = Esa, dokud nejsou trumfy
