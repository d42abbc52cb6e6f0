# The first start, which asks how one wants to play.
begin-title = How do you want to play?
begin-more = We only ask once; you can change everything later.
begin-game = Game
begin-level = Computer players
begin-players = Names of the computer players
begin-play = Play
begin-save = Save
begin-all = All rules and seats
begin-learn = Learn this game
