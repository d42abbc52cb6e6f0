# Ako sa hrá: slová stránok, ktoré učia. Čo učia jednotlivé hry, je v súboroch learn_<hra>.ftl.
# <kľúč>slová</kľúč>: slovo slovníčka, vysvetlené na mieste.

learn-title = Ako sa hrá: { $game }
learn-rules = Podľa pravidiel: { $preset }
learn-other-rules = Podľa pravidiel
learn-agreed = Navyše dohodnuté
learn-play = Zahrať si túto hru
learn-short = Pravidlá v skratke
learn-short-title = { $game } v skratke
learn-print = Vytlačiť
learn-whole = Čítať celé vysvetlenie
learn-contents = Na tejto stránke
learn-aim = O čo ide
learn-cards = Karty
learn-deal = Rozdanie krok za krokom
learn-bidding = Licitácia a záväzky
learn-marriages = Hlášky
learn-melds = Kombinácie
learn-duties = Čo musíte hrať
learn-score = Čo sa počíta
learn-match = Kedy sa partia končí
learn-rule = Pravidlo: { $rule }
learn-rule-title = Pravidlo { $rule }
learn-rule-english = Texty pravidiel sú len po anglicky.
learn-twice = za dve: { $n }
learn-units = { $n ->
    [one] { $n } sadzba
    [few] { $n } sadzby
    [many] { $n } sadzby
   *[other] { $n } sadzieb
}
learn-example-led = Na stole leží:
learn-example-held = Máte tieto karty; hrať smiete tie svetlé:
learn-example-trumps = Tromf: { SUIT($suit) }.
learn-any-card = Hrať smiete ktorúkoľvek kartu.

# ktoré karty smiete hrať?
learn-drill = Ktoré karty smiete hrať?
learn-drill-more = Označte všetky karty, ktoré teraz smiete hrať.
learn-drill-check = Skontrolovať
learn-drill-next = Ďalší príklad
learn-drill-none = Najprv označte aspoň jednu kartu.
learn-drill-right = Správne.
learn-drill-wrong = Ešte nie.
learn-drill-missed = Smiete hrať aj: { $cards }.
learn-drill-too-many = Nesmiete hrať: { $cards }.
learn-drill-count = Správne { $right } z { $all }
learn-drill-empty = Podľa týchto pravidiel sa žiadny príklad nenašiel. Skúste to znova.

# kto berie štich?
learn-tricks = Kto berie štich?
learn-tricks-more = Prvá karta je vynesená. Stlačte tú, ktorá štich berie.
learn-tricks-led = výnos
learn-tricks-worth = Koľko je v tomto štichu bodov?
learn-tricks-counts = Je v ňom { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodov
}.
learn-tricks-next = Ďalší štich
learn-tricks-no-trumps = Hrá sa bez tromfov.
learn-trick-trump = Berie { CARD($card) }: je to najvyšší tromf.
learn-trick-suit = Berie { CARD($card) }: je najvyššia vo vynesenej farbe a nikto netromfoval.
learn-trick-plain = Berie { CARD($card) }: je najvyššia vo vynesenej farbe.
learn-trick-equal = Berie { CARD($card) }: z dvoch rovnakých kariet berie tá, ktorá sa zahrala prvá.

# a first deal that explains itself
learn-first = Zahrajte si prvé rozdanie
learn-first-step = Krok { $n } z { $of }
learn-first-leave = Odísť z lekcie
learn-first-allowed = Aj to smiete.
learn-first-again = Vziať späť
learn-first-own = Hrať po svojom
learn-first-own-more = Lekcia sa skončí a rozdanie sa hrá ďalej ako cvičenie.
learn-first-begin = Začať znova

# what would you bid?
learn-bid = Čo by ste hrali?
learn-bid-best = Dobre: počítačový hráč by hral rovnako.
learn-bid-equal = Dobre: podľa všetkého vyjdú obe možnosti narovnako.
learn-bid-worse = Iná voľba by mala vyniesť o { $cost } { $counted ->
    [unit] sadzbu
    [units] { $size ->
        [one] sadzbu
        [few] sadzby
        [many] sadzby
       *[other] sadzieb
    }
    [point] bod
   *[points] { $size ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodov
    }
} viac.
learn-bid-expected = Očakávaný výsledok
learn-bid-mine = vaše
learn-bid-how = Počíta sa z { $n } rozdaní, ktoré sedia s tým, čo viete.
learn-bid-next = Ďalšie karty
learn-bid-count = dobre { $right } z { $all }
learn-bid-none = Podľa týchto pravidiel sa nelicituje, alebo sa nenašli vhodné karty. Skúste to znova.
learn-lay = Čo by ste odložili?
learn-lay-none = Podľa týchto pravidiel sa neodkladá ani neodovzdáva viac kariet naraz, alebo sa nenašli vhodné karty. Skúste to znova.

learn-duplicate = Každé rozdanie stojí samo osebe: všetci začínajú od nuly, výsledky sa sčítavajú a žiadny stav partiu neukončí.
    .short = Každé rozdanie sa začína od nuly.

# chapters on how to play well
learn-tactics = Ako dobre hrať
