# Jak se hraje: slova stránek, které učí. Co učí jednotlivé hry, je v souborech learn_<hra>.ftl.
# <klíč>slova</klíč>: slovo slovníčku, vysvětlené na místě.

learn-title = Jak se hraje: { $game }
learn-rules = Podle pravidel: { $preset }
learn-other-rules = Podle pravidel
learn-agreed = Navíc dohodnuto
learn-play = Zahrát si tuto hru
learn-short = Ve zkratce
learn-short-title = { $game } ve zkratce
learn-print = Vytisknout
learn-whole = Celé vysvětlení
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
learn-rule-english = Texty pravidel jsou anglicky.
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
learn-any-card = Nic vás neváže: smíte hrát kteroukoli kartu.

# které karty smíte hrát?
learn-drill = Které karty smíte hrát?
learn-drill-more = Označte všechny karty, které teď smíte hrát.
learn-drill-check = Zkontrolovat
learn-drill-next = Další postavení
learn-drill-none = Označte aspoň jednu kartu.
learn-drill-right = Správně.
learn-drill-wrong = Ještě ne.
learn-drill-missed = Smí se i: { $cards }.
learn-drill-too-many = Nesmí se: { $cards }.
learn-drill-count = Správně { $right } z { $all }
learn-drill-empty = Tato pravidla nedala žádné postavení k procvičení. Zkuste to znovu.

# kdo bere štych?
learn-tricks = Kdo bere štych?
learn-tricks-more = První karta byla vynesena. Stiskněte tu, která štych bere.
learn-tricks-led = výnos
learn-tricks-worth = Kolik tento štych počítá?
learn-tricks-counts = Počítá { $n }.
learn-tricks-next = Další štych
learn-tricks-no-trumps = Trumfy nejsou.
learn-trick-trump = Bere { CARD($card) }: nejvyšší trumf.
learn-trick-suit = Bere { CARD($card) }: nejvyšší karta nesené barvy, a nikdo netrumfoval.
learn-trick-plain = Bere { CARD($card) }: nejvyšší karta nesené barvy.
learn-trick-equal = Bere { CARD($card) }: ze dvou stejných ta dřív zahraná.

# a first deal that explains itself
learn-first = Zahrajte si první rozdání
learn-first-step = Krok { $n } z { $of }
learn-first-leave = Jak se hraje
learn-first-allowed = I to se smí.
learn-first-again = Vzít zpět
learn-first-own = Hrát dál po svém
learn-first-own-more = obyčejné rozdání na zkoušku, bez výkladu
learn-first-begin = Ještě jednou od začátku

# what would you bid?
learn-bid = Co byste dražili?
learn-bid-best = Dobře: počítačový hráč by udělal totéž.
learn-bid-equal = Dobře: pokud se dá poznat, vyjdou obě možnosti nastejno.
learn-bid-worse = Jiná volba má přinést o { $cost } víc.
learn-bid-expected = Očekávaný výsledek
learn-bid-mine = vaše
learn-bid-how = Počítačový hráč to zvážil na { $n } rozdáních, která odpovídají tomu, co víte.
learn-bid-next = Další list
learn-bid-count = dobře { $right } z { $all }
learn-bid-none = Podle těchto pravidel se nedraží, nebo se nenašel žádný list. Zkuste to znovu.
learn-lay = Co byste odhodili?
learn-lay-none = Podle těchto pravidel se karty neodhazují ani nepředávají najednou, nebo se žádný list nenašel. Zkuste to znovu.

# chapters on how to play well
learn-tactics = Jak hrát dobře
