# Terminál.
cli-you = Vy
cli-deal = Rozdání { $n }
cli-settlement = Vyúčtování
cli-next-deal = Enter: další rozdání, q: konec
cli-your-turn = Jste na řadě
cli-hand = Vaše karty:
cli-cards = Karty:
cli-help = Odpovězte číslem, kartou (QH, s hlášenou hláškou QH+), nebo slovy, třeba: flek game, good. q: konec.
place-trick = Štych
place-talon = Talon
place-trump = Trumfová karta
place-unseen = Neviděné
place-hand = Karty
place-aside = Hlášky
place-deck = Balíček
cli-said = { $who }: { $what }
