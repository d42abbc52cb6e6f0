# Slova kolem stolu, načítaná tam, kde jsou potřeba: volná místa.
around-who = { $n }. hráč
around-computer-of = počítač, { $level }
around-open = volné: přes odkaz
around-open-more = Volné místo: přisedne sem, kdo dostane odkaz na stůl.
around-invite = Otevřít stůl
around-waiting = Stůl čeká na hráče
around-invited = Je tu pro vás volné místo
around-watching-open = Dokud si nesednete, jen se díváte.
around-free = volné
around-give = Dát počítačovému hráči
around-give-level = Úroveň počítačových hráčů
around-link = Odkaz pro ostatní
around-sit = Přisednout
around-sits = { $name } přisedá.
around-watching = Díváte se a vidíte jen to, co vidí všichni. Všechna místa jsou obsazená.
around-own-table = Vlastní stůl
