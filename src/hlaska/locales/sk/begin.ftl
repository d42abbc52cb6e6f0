# Prvé spustenie, ktoré sa pýta, ako chcete hrať.
begin-title = Ako chcete hrať?
begin-more = Pýtame sa len prvýkrát; všetko môžete neskôr zmeniť.
begin-game = Hra
begin-level = Počítačoví hráči
begin-players = Mená počítačových hráčov
begin-play = Hrať
begin-save = Uložiť
begin-all = Všetky pravidlá a miesta
begin-learn = Naučiť sa túto hru
