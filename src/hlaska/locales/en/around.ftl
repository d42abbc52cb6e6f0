# Words around the table, loaded where they are wanted: open chairs.
around-who = Player { $n }
around-computer-of = computer, { $level }
around-open = open: by link
around-open-more = Free: whoever gets the link of the table may sit down here.
around-invite = Open the table
around-waiting = The table waits for players
around-invited = A chair is free for you
around-watching-open = Until you sit down you only watch.
around-free = free
around-give = To a computer player
around-give-level = Level of computer players
around-link = Link for the others
around-sit = Sit down
around-sits = { $name } sits down.
around-watching = You are watching and see only what everybody sees. All chairs are taken.
around-own-table = A table of your own
