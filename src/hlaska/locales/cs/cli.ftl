# Terminál.
cli-player = Hráč
cli-starting = Stůl se připravuje …
cli-compiling = Výpočty se nejprve přeloží. Stane se to jen jednou a trvá to minutu nebo dvě …
cli-deal = Rozdání { $n }
cli-settlement = Vyúčtování
cli-next-deal = Enter: další rozdání, q: konec
cli-your-turn = Jste na řadě
cli-hand = Vaše karty:
cli-cards = Karty:
cli-help = Odpovězte číslem nebo slovy, teď třeba: { $words }. Kartu napište jako { $card }, s hláškou jako { $card }+. q: konec.
cli-help-records = Můžete psát i slova ze záznamů: { $words }.
place-trick = Štych
place-talon = Talon
place-trump = Trumfová karta
place-unseen = Ještě neviděné
place-hand = Karty
place-aside = Hlášky
place-widow = Talon
place-buried = Odložené
place-deck = Balíček
cli-get = Dostáváte { $cards }
cli-more = a dalších { $n }; ? ukáže všechny
cli-unread = „{ $text }“ není jasné: odpovězte číslem, kartou jako { $card }, nebo slovy ze seznamu.
cli-several = „{ $text }“ může být: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = v pořádku. Balíček vychází ze slíbeného tajemství a z toho, čím k míchání přispěli hráči.
cli-verify-none = bez důkazu.
cli-verify-secret = tohle není tajemství, které server před rozdáním slíbil.
cli-verify-deck = to nejsou karty, které server při rozdání zapečetil.
cli-verify-luck = tajemství i karty sedí, ale s tím, co přidali hráči, vychází jiné pořadí karet.
cli-verify-nothing = v tomto záznamu nemá žádné rozdání důkaz, takže není co ověřit.
cli-verify-promise = slib před rozdáním: { $digest }
cli-verify-added = hráčů, kteří přispěli k míchání: { $n }
cli-verify-alone = k míchání žádný hráč nepřispěl, jako když má víc stolů stejná rozdání. Nejde tedy poznat, jestli si balíček nevybral server.
cli-match-over = { $n ->
    [one] Partie končí, { $deals ->
        [one] { $deals } rozdání
       *[other] { $deals } rozdání
    }. Vítěz: { $names }.
   *[other] Partie končí, { $deals ->
        [one] { $deals } rozdání
       *[other] { $deals } rozdání
    }. O vítězství se dělí: { $names }.
}

# Karta písmeny, když karty stojí v řadě
card_short = { short-suit }{ short-rank }
short-suit = { $suit ->
    [acorns] Ž
    [leaves] Z
    [hearts_g] Č
    [bells] K
    [clubs] ♣
    [spades] ♠
    [hearts_f] ♥
   *[diamonds] ♦
}
short-rank = { $rank ->
    [ace] E
    [ten] 10
    [king] K
    [over] Sv
    [under] Sp
    [queen] Q
    [jack] J
    [nine] 9
    [eight] 8
   *[seven] 7
}

# rady a rozbory
cli-review = Rozdání { $n }, { $who }
cli-review-sum = čekalo se { $expected }, chyby { $lost } ± { $error }, štěstí { $luck }: { $result }
cli-review-field = průměrný hráč by s těmito kartami měl { $field }
cli-review-done = volba
cli-review-verdict = posudek
cli-review-cost = stálo
cli-review-worth = dalo se čekat
cli-best = nejlepší
cli-better = lepší: { $best }
cli-as-good = Druhá nejlepší volba je podle všeho stejně dobrá.
cli-as-good-as = stejně dobré jako: { $best }
cli-open = S odkrytými kartami je to { $made }; nejlepší by bylo { $best }: { $actions }.
cli-open-same = S odkrytými kartami nebyla žádná karta lepší.
cli-open-lost = S odkrytými kartami je tím výhra pryč: vyhrálo by { $actions }.
cli-open-points = S odkrytými kartami je to odtud { $made } bodů; nejlepší by bylo { $best }: { $actions }.
cli-partner = { $who }, spoluhráč: { $made }
cli-partner-agreed = S takovými kartami to říká licitační systém.
cli-partner-usual = S takovými kartami je obvyklé: { $usual }
cli-partner-worth = Podle toho, co tu bylo vidět, to mělo cenu { $worth }; { $other } mělo cenu { $instead }.
cli-partner-best = Podle toho, co tu bylo vidět, to mělo cenu { $worth }; nic jiného nebylo jasně lepší.

# rozdání, která stála nejvíc
cli-losses = Rozdání, která stála { $of } nejvíc: { $n }. Ztráta je v { $lost } z { $deals } rozdání. Všechny hodnoty jsou A minus B, v jednotkách.
cli-losses-none = Žádné z odehraných rozdání ({ $deals }) nestálo { $of } nic.
cli-losses-fewer = Žádné jiné rozdání nestálo { $of } nic.
cli-losses-capped = kdyby se z každé položky počítalo nejvýš { $cap }: { $capped }
cli-losses-apart = Tady se obě hry rozcházejí:
cli-losses-title = Hraje se
cli-losses-said = Co kdo říká
cli-losses-quiet = nehlásí nic
cli-losses-expected = očekává { $margin }, šance na zisk { $chance } %
cli-losses-games = stejně i v { $players }
cli-losses-same = jinak je vyúčtování stejné
cli-losses-others = V těchto dvou hrách sedí i na jiných místech někdo jiný: { $seats }.
cli-losses-systems = Strany v těchto dvou hrách licitují podle jiných systémů, takže stejné nabídky znamenají něco jiného.
cli-losses-clock = Jeden hráč tu se stejnými kartami a stejnou náhodou hraje pokaždé jinak. To se stává, když se hraje na čas.
cli-losses-rest = další taková místa: { $n }

# Celý terminál
cli-and = { $list } a { $last }
cli-or = { $list } nebo { $last }
cli-quit = Konec
cli-choose = Vybrat
cli-sit = Přisednout
cli-computer = Počítačový hráč { $n }
cli-give = Na { $n }. místo posadit počítačového hráče
cli-seat = Vaše místo
cli-open-chair = volné: přisedne někdo další
cli-open-chairs = Jedno místo je ještě volné. Kdo chce hrát také: hlaska play --server … --table { $table }
cli-number = „{ $text }“ tu nejde: napište celé číslo, { $span }.
cli-key-why = proč smíte hrát jen tyto karty
cli-key-log = průběh partie
cli-key-sheet = zápis partie
cli-key-replay = přehrání posledního skončeného rozdání
cli-key-talk = chat
cli-key-people = kdo je u stolu; přestávka, odchod, další partie
cli-key-language = jiný jazyk
cli-key-theme = tmavé, nebo světlé barvy
cli-key-quit = konec
cli-key-steps = po krocích
cli-key-tricks = po štyších

# co říká zápis
cli-seat-of-deal = místo { $n }
cli-deal-note = Rozdání { $n }: { $note }
cli-result = výsledek: { $amounts }
cli-scores = stav podle míst: { $amounts }
cli-unfinished = nedohráno; na řadě je { $who }
cli-unfinished-nobody = nedohráno
cli-points = body: { $amounts }
cli-melds = hlášky a kombinace: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = karty v ruce, { $who }
cli-place-won = získané, { $who }
cli-place-aside = odložené, { $who }
cli-whole-deck = balíček: { $cards }
cli-on-turn = na řadě je { $who }
cli-over = rozdání skončilo
cli-may = { $who }: { $actions }
cli-may-call = { $who } může také hlásit: { $actions }
cli-duty = povinnost: { $duties }
