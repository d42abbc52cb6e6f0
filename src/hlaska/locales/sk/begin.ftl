# Prvé spustenie, ktoré sa pýta, ako chcete hrať.
begin-title = Ako chcete hrať?
begin-more = Pýtame sa raz. Všetko sa dá neskôr zmeniť pri novom stole a v nastavení.
begin-game = Hra
begin-level = Počítačoví hráči
begin-players = Mená ostatných hráčov
begin-play = Uložiť a hrať
begin-save = Uložiť
begin-all = Všetky pravidlá a miesta
begin-learn = Ako sa táto hra hrá
