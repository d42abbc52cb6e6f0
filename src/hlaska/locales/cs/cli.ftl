# Terminál.
cli-player = Hráč
cli-deal = Rozdání { $n }
cli-settlement = Vyúčtování
cli-next-deal = Enter: další rozdání, q: konec
cli-your-turn = Jste na řadě
cli-hand = Vaše karty:
cli-cards = Karty:
cli-help = Odpovězte číslem, nebo slovy, teď třeba: { $words }. Karta je QH, s hlášenou hláškou QH+. q: konec.
place-trick = Štych
place-talon = Talon
place-trump = Trumfová karta
place-unseen = Neviděné
place-hand = Karty
place-aside = Hlášky
place-deck = Balíček
cli-get = Dostáváte { $cards }
cli-more = a dalších { $n }; ? ukáže všechny
cli-unread = „{ $text }“ není karta ani slovo této hry: odpovězte číslem, kartou jako QH, nebo slovy v závorce.
cli-said = { $who }: { $what }
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
