# První spuštění, které se ptá, jak chcete hrát.
begin-title = Jak chcete hrát?
begin-more = Ptáme se jednou. Všechno se dá později změnit u nového stolu a v nastavení.
begin-game = Hra
begin-level = Počítačoví hráči
begin-players = Jména ostatních hráčů
begin-play = Uložit a hrát
begin-save = Uložit
begin-all = Všechna pravidla a místa
begin-learn = Jak se tato hra hraje
