# Terminál.
cli-player = Hráč
cli-starting = Stôl sa pripravuje …
cli-deal = Rozdanie { $n }
cli-settlement = Vyúčtovanie
cli-next-deal = Enter: ďalšie rozdanie, q: koniec
cli-your-turn = Ste na rade
cli-hand = Vaše karty:
cli-cards = Karty:
cli-help = Odpovedzte číslom alebo slovami, teraz napríklad: { $words }. Karta je { $card }, s hlásenou hláškou { $card }+. q: koniec.
cli-help-records = Rozumie sa aj slovám záznamu: { $words }.
place-trick = Štich
place-talon = Talón
place-trump = Tromfová karta
place-unseen = Nevidené
place-hand = Karty
place-aside = Hlášky
place-widow = Talón
place-buried = Odložené
place-deck = Balíček
cli-get = Dostávate { $cards }
cli-more = a ďalších { $n }; ? ukáže všetky
cli-unread = „{ $text }“ nie je jasné: odpovedzte číslom, kartou ako { $card } alebo slovami zo zoznamu.
cli-several = „{ $text }“ môže byť: { $choices }.
cli-said = { $who }: { $what }
cli-verify-holds = v poriadku. Balíček vychádza zo sľúbeného tajomstva a z toho, čím prispeli hráči.
cli-verify-none = bez dôkazu.
cli-verify-secret = tajomstvo nie je to, ktoré bolo pred rozdaním sľúbené.
cli-verify-deck = to nie sú karty, ktoré boli pri rozdaní zapečatené.
cli-verify-luck = tajomstvo aj karty súhlasia, ale s príspevkami hráčov z nich vychádza iné poradie kariet.
cli-verify-nothing = žiadne rozdanie tohto záznamu nemá dôkaz; nebolo čo overiť.
cli-verify-promise = sľúbené pred rozdaním: { $digest }
cli-verify-added = hráčov, ktorí prispeli k miešaniu: { $n }
cli-verify-alone = nikto z hráčov neprispel, ako keď majú viaceré stoly rovnaké rozdania: nedá sa teda spoznať, že si balíček nevybral server.
cli-match-over = { $n ->
    [one] Partia sa končí, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }. Víťaz: { $names }.
   *[other] Partia sa končí, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdania
       *[other] { $deals } rozdaní
    }. O víťazstvo sa delia: { $names }.
}

# Karta písmenami, keď karty stoja v rade
card_short = { short-suit }{ short-rank }
short-suit = { $suit ->
    [acorns] Ž
    [leaves] Z
    [hearts_g] Č
    [bells] G
    [clubs] ♣
    [spades] ♠
    [hearts_f] ♥
   *[diamonds] ♦
}
short-rank = { $rank ->
    [ace] A
    [ten] 10
    [king] K
    [over] H
    [under] D
    [queen] Q
    [jack] J
    [nine] 9
    [eight] 8
   *[seven] 7
}

# rady a rozbory
cli-review = Rozdanie { $n }, { $who }
cli-review-sum = očakávané { $expected }, vlastné chyby { $lost } ± { $error }, šťastie { $luck }: { $result }
cli-review-field = priemerný hráč by s týmito kartami mal { $field }
cli-review-done = voľba
cli-review-verdict = posudok
cli-review-cost = stálo
cli-review-worth = dalo sa čakať
cli-best = najlepšie
cli-better = lepšie: { $best }
cli-as-good = Druhá najlepšia voľba je podľa všetkého rovnako dobrá.
cli-as-good-as = rovnako dobré ako: { $best }
cli-open = S odkrytými kartami: { $made }; najlepšie { $best }, { $actions }.
cli-open-same = S odkrytými kartami nebola žiadna karta lepšia.
cli-open-lost = S odkrytými kartami bola tým výhra preč: vyhralo by { $actions }.
cli-open-points = S odkrytými kartami: odtiaľ { $made } bodov; najlepšie { $best }, { $actions }.
cli-partner = { $who }, spoluhráč: { $made }
cli-partner-agreed = S takými kartami to hovorí licitačný systém.
cli-partner-usual = S takými kartami je zvyčajné: { $usual }
cli-partner-worth = Podľa toho, čo odtiaľ bolo vidieť: { $worth }; namiesto toho { $other }: { $instead }.
cli-partner-best = Podľa toho, čo odtiaľ bolo vidieť: { $worth }; nič iné nebolo zreteľne lepšie.

# rozdania, ktoré stáli najviac
cli-losses = Rozdania, ktoré stáli { $of } najviac: { $n }. Rozdaní so stratou: { $lost }, odohraných: { $deals }. Všetky hodnoty sú A mínus B, v jednotkách.
cli-losses-none = Žiadne z odohraných rozdaní ({ $deals }) nestálo { $of } nič.
cli-losses-fewer = Žiadne iné rozdanie nestálo { $of } nič.
cli-losses-capped = keby sa z každej položky počítalo najviac { $cap }: { $capped }
cli-losses-apart = Tu sa odohratia rozchádzajú:
cli-losses-title = Hrá sa
cli-losses-said = Povedané
cli-losses-quiet = nehlási nič
cli-losses-expected = očakáva { $margin }, šanca na zisk { $chance } %
cli-losses-games = tak v { $players }
cli-losses-same = vo vyúčtovaní nič iné
cli-losses-others = V týchto dvoch odohratiach sedí aj na iných miestach niekto iný: { $seats }.
cli-losses-systems = Strany v týchto dvoch odohratiach licitujú podľa iných systémov, takže rovnaké ponuky znamenajú niečo iné.
cli-losses-clock = Jeden hráč tu s rovnakými kartami a rovnakou náhodou volí zakaždým inak; to sa stáva, keď sa hrá na čas.
cli-losses-rest = ďalšie také miesta: { $n }

# Celý terminál
cli-and = { $list } a { $last }
cli-or = { $list } alebo { $last }
cli-quit = Koniec
cli-choose = Vybrať
cli-sit = Prisadnúť
cli-computer = Počítačový hráč { $n }
cli-give = Na { $n }. miesto posadiť počítačového hráča
cli-seat = Vaše miesto
cli-open-chair = voľné: prisadne niekto ďalší
cli-open-chairs = Jedno miesto je ešte voľné. Kto chce hrať tiež: hlaska play --server … --table { $table }
cli-number = „{ $text }“ tu nejde: napíšte celé číslo, { $span }.
cli-key-why = prečo smiete hrať len tieto karty
cli-key-log = priebeh partie
cli-key-sheet = zápis partie
cli-key-replay = prezrieť posledné skončené rozdanie
cli-key-talk = chat
cli-key-people = kto je pri stole; prestávka, odchod, ďalšia partia
cli-key-language = iný jazyk
cli-key-theme = tmavé alebo svetlé farby
cli-key-quit = koniec
cli-key-steps = po krokoch
cli-key-tricks = po štichoch

# čo hovorí zápis
cli-seat-of-deal = miesto { $n }
cli-deal-note = Rozdanie { $n }: { $note }
cli-result = výsledok: { $amounts }
cli-scores = stav podľa miest: { $amounts }
cli-unfinished = nedohrané; na rade je { $who }
cli-unfinished-nobody = nedohrané
cli-points = body: { $amounts }
cli-melds = hlášky a kombinácie: { $melds }
cli-amount = { $who } { $amount }
cli-cards-at = { $place }: { $cards }
cli-place-hand = karty v ruke, { $who }
cli-place-won = získané, { $who }
cli-place-aside = odložené, { $who }
cli-whole-deck = balíček: { $cards }
cli-on-turn = na rade je { $who }
cli-over = rozdanie sa skončilo
cli-may = { $who }: { $actions }
cli-may-call = { $who } môže tiež hlásiť: { $actions }
cli-duty = povinnosť: { $duties }
