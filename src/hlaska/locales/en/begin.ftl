# The first start, which asks how one wants to play.
begin-title = How do you want to play?
begin-more = You are asked once. All of it can be changed later, with a new table and in the settings.
begin-game = Game
begin-level = Computer players
begin-players = Names of the other players
begin-play = Save and play
begin-save = Save
begin-all = All rules and seats
begin-learn = How this game is played
