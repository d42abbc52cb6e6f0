# Ako sa hrá: slová stránok, ktoré učia. Čo učia jednotlivé hry, je v súboroch learn_<hra>.ftl.
# <kľúč>slová</kľúč>: slovo slovníčka, vysvetlené na mieste.

learn-title = Ako sa hrá: { $game }
learn-rules = Podľa pravidiel: { $preset }
learn-other-rules = Podľa pravidiel
learn-agreed = Navyše dohodnuté
learn-play = Zahrať si túto hru
learn-short = V skratke
learn-short-title = { $game } v skratke
learn-print = Vytlačiť
learn-whole = Celé vysvetlenie
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
learn-rule-english = Texty pravidiel sú po anglicky.
learn-twice = dvakrát: { $n }
learn-units = { $n ->
    [one] { $n } sadzba
    [few] { $n } sadzby
    [many] { $n } sadzby
   *[other] { $n } sadzieb
}
learn-example-led = Na stole leží:
learn-example-held = Máte tieto karty; hrať smiete tie svetlé:
learn-example-trumps = Tromf: { SUIT($suit) }.
learn-any-card = Nič vás neviaže: smiete hrať ktorúkoľvek kartu.

# ktoré karty smiete hrať?
learn-drill = Ktoré karty smiete hrať?
learn-drill-more = Označte všetky karty, ktoré teraz smiete hrať, a dajte si ich skontrolovať.
learn-drill-check = Skontrolovať
learn-drill-next = Ďalšie postavenie
learn-drill-none = Označte aspoň jednu kartu.
learn-drill-right = Správne.
learn-drill-wrong = Ešte nie.
learn-drill-missed = Smie sa aj: { $cards }.
learn-drill-too-many = Nesmie sa: { $cards }.
learn-drill-count = Správne { $right } z { $all }
learn-drill-empty = Tieto pravidlá nedali nijaké postavenie na precvičenie. Skúste to znova.

# kto berie štich?
learn-tricks = Kto berie štich?
learn-tricks-more = Prvá karta je vynesená. Stlačte tú, ktorá štich berie.
learn-tricks-led = výnos
learn-tricks-worth = Koľko má tento štich?
learn-tricks-counts = Má { $n }.
learn-tricks-next = Ďalší štich
learn-tricks-no-trumps = Tromf nie je.
learn-trick-trump = Berie { CARD($card) }: najvyšší tromf.
learn-trick-suit = Berie { CARD($card) }: najvyššia karta nesenej farby, a nikto netromfoval.
learn-trick-plain = Berie { CARD($card) }: najvyššia karta nesenej farby.
learn-trick-equal = Berie { CARD($card) }: z dvoch rovnakých tá, ktorá sa zahrala skôr.

# a first deal that explains itself
learn-first = Zahrajte si prvé rozdanie
learn-first-step = Krok { $n } z { $of }
learn-first-leave = Ako sa hrá
learn-first-allowed = Aj to sa smie.
learn-first-again = Vziať späť
learn-first-own = Hrať ďalej po svojom
learn-first-own-more = obyčajné rozdanie na skúšku, bez výkladu
learn-first-begin = Ešte raz od začiatku

# what would you bid?
learn-bid = Čo by ste dražili?
learn-bid-best = Dobre: počítačový hráč by urobil to isté.
learn-bid-equal = Dobre: pokiaľ sa dá spoznať, obe možnosti vyjdú narovnako.
learn-bid-worse = Iná voľba má priniesť o { $cost } viac.
learn-bid-expected = Očakávaný výsledok
learn-bid-mine = vaše
learn-bid-how = Počítačový hráč to zvážil na { $n } rozdaniach, ktoré zodpovedajú tomu, čo viete.
learn-bid-next = Ďalšie karty
learn-bid-count = dobre { $right } z { $all }
learn-bid-none = Podľa týchto pravidiel sa nedraží, alebo sa nenašli vhodné karty. Skúste to znova.
learn-lay = Čo by ste odhodili?
learn-lay-none = Podľa týchto pravidiel sa karty neodhadzujú ani neodovzdávajú naraz, alebo sa žiadny list nenašiel. Skúste to znova.

# chapters on how to play well
learn-tactics = Ako hrať dobre
