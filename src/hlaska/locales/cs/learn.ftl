# Jak se hraje: slova stránek, které učí. Co učí jednotlivé hry, je v souborech learn_<hra>.ftl.
# <klíč>slova</klíč>: slovo slovníčku, vysvětlené na místě.

learn-title = Jak se hraje: { $game }
learn-rules = Podle pravidel: { $preset }
learn-other-rules = Podle pravidel
learn-agreed = Navíc platí dohoda
learn-play = Zahrát si tuto hru
learn-short = Pravidla ve zkratce
learn-short-title = { $game } ve zkratce
learn-print = Vytisknout
learn-whole = Číst celé vysvětlení
learn-contents = Na této stránce
learn-aim = O co jde
learn-cards = Karty
learn-deal = Rozdání krok za krokem
learn-bidding = Licitace a závazky
learn-marriages = Hlášky
learn-melds = Kombinace
learn-duties = Co musíte hrát
learn-score = Co se počítá
learn-match = Kdy partie končí
learn-rule = Pravidlo: { $rule }
learn-rule-title = Pravidlo { $rule }
learn-rule-english = Texty pravidel jsou v angličtině.
learn-twice = dvakrát: { $n }
learn-units = { $n ->
    [one] { $n } sazba
    [few] { $n } sazby
    [many] { $n } sazby
   *[other] { $n } sazeb
}
learn-example-led = Na stole leží:
learn-example-held = Máte tyto karty; hrát smíte ty světlé:
learn-example-trumps = Trumfy jsou { SUIT($suit) }.
learn-any-card = Hrát smíte kteroukoli kartu.

# které karty smíte hrát?
learn-drill = Které karty smíte hrát?
learn-drill-more = Označte všechny karty, které teď smíte hrát.
learn-drill-check = Zkontrolovat
learn-drill-next = Další příklad
learn-drill-none = Nejdřív označte aspoň jednu kartu.
learn-drill-right = Správně.
learn-drill-wrong = Ještě ne.
learn-drill-missed = Smíte hrát i: { $cards }.
learn-drill-too-many = Nesmíte hrát: { $cards }.
learn-drill-count = Správně { $right } z { $all }
learn-drill-empty = K těmto pravidlům se žádný příklad nenašel. Zkuste to znovu.

# kdo bere štych?
learn-tricks = Kdo bere štych?
learn-tricks-more = První karta je vynesená. Stiskněte tu, která štych bere.
learn-tricks-led = výnos
learn-tricks-worth = Kolik je v tomto štychu bodů?
learn-tricks-counts = Je v něm { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}.
learn-tricks-next = Další štych
learn-tricks-no-trumps = Trumfy nejsou.
learn-trick-trump = Bere { CARD($card) }: je to nejvyšší trumf.
learn-trick-suit = Bere { CARD($card) }: je nejvyšší v nesené barvě a nikdo netrumfoval.
learn-trick-plain = Bere { CARD($card) }: je nejvyšší v nesené barvě.
learn-trick-equal = Bere { CARD($card) }: ze dvou stejných karet bere ta dřív zahraná.

# a first deal that explains itself
learn-first = Zahrajte si první rozdání
learn-first-step = Krok { $n } z { $of }
learn-first-leave = Odejít z lekce
learn-first-allowed = I to smíte.
learn-first-again = Vzít zpět
learn-first-own = Hrát po svém
learn-first-own-more = Lekce skončí a rozdání se hraje dál jako cvičení.
learn-first-begin = Začít znovu

# what would you bid?
learn-bid = Co byste hráli?
learn-bid-best = Dobře: počítačový hráč by hrál stejně.
learn-bid-equal = Dobře: podle všeho vyjdou obě možnosti nastejno.
learn-bid-worse = Jiná volba by měla přinést o { $cost } { $counted ->
    [unit] sazbu
    [units] { $size ->
        [few] sazby
        [many] sazby
       *[other] sazeb
    }
    [point] bod
   *[points] { $size ->
        [few] body
        [many] bodu
       *[other] bodů
    }
} víc.
learn-bid-expected = Očekávaný výsledek
learn-bid-mine = vaše
learn-bid-how = Spočítané na { $n } rozdáních, která sedí s tím, co víte.
learn-bid-next = Další karty
learn-bid-count = dobře { $right } z { $all }
learn-bid-none = Podle těchto pravidel se nelicituje, nebo se pro ně nenašly vhodné karty. Zkuste to znovu.
learn-lay = Co byste odhodili?
learn-lay-none = Podle těchto pravidel se neodhazuje ani nepředává víc karet najednou, nebo se nenašly vhodné karty. Zkuste to znovu.

learn-duplicate = Každé rozdání je samo pro sebe: všichni začínají od nuly, výsledky se sčítají a žádný stav partii nekončí.
    .short = Každé rozdání začíná od nuly.

# chapters on how to play well
learn-tactics = Jak hrát dobře
