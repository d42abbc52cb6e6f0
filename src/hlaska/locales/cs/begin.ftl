# První spuštění, které se ptá, jak chcete hrát.
begin-title = Jak chcete hrát?
begin-more = Ptáme se jen poprvé; všechno můžete později změnit.
begin-game = Hra
begin-level = Počítačoví hráči
begin-players = Jména počítačových hráčů
begin-play = Hrát
begin-save = Uložit
begin-all = Všechna pravidla a místa
begin-learn = Naučit se tuto hru
