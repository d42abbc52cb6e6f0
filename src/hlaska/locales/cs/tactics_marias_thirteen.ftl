# Jak dobře hrát mariáš se třináctou kartou.

tactics-marias_thirteen-suit = Barva otočené karty bude po { $n } štyších trumfy. Máte z ní dvě; v { $none } rozdáních ze 100 začíná soupeř bez jediné z { $out }, které jsou venku. Sbírejte je a nechte si sedmu, kterou můžete vyměnit za otočenou kartu; v posledních štyších každý z nich vezme kartu, která se počítá.
    .title = Schovat budoucí trumfy
tactics-marias_thirteen-ace = Dokud nejsou trumfy, vynesené eso bere vždycky. Esa jiných barev proto vynášejte teď: později je může přebít trumf. Desítka přijde na řadu, až je eso pryč; dokud je venku, má ho na začátku soupeř v { $his } rozdáních ze 100.
    .title = Esa, dokud nejsou trumfy
