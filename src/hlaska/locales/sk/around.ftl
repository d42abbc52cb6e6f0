# Slová okolo stola, načítané tam, kde treba: voľné miesta.
around-who = { $n }. hráč
around-computer-of = počítač, { $level }
around-open = voľné: cez odkaz
around-open-more = Voľné miesto: prisadne sem, kto dostane odkaz na stôl.
around-invite = Otvoriť stôl
around-waiting = Stôl čaká na hráčov
around-invited = Je tu pre vás voľné miesto
around-watching-open = Kým si nesadnete, len sa pozeráte.
around-free = voľné
around-give = Dať počítačovému hráčovi
around-give-level = Úroveň počítačových hráčov
around-link = Odkaz pre ostatných
around-sit = Prisadnúť
around-sits = { $name } prisadá.
around-watching = Pozeráte sa a vidíte len to, čo vidia všetci. Všetky miesta sú obsadené.
around-own-table = Vlastný stôl
