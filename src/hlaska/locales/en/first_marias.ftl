# The first deals of the mariáš games that explain themselves; .other: said to who chooses something else.

# mariáš for three
first-marias-trump = You are <forehand>forehand</forehand> and choose <trump>trumps</trump> from your first seven cards. Your longest suit is { SUIT($suit) }, with ace, king and the seven: lay the { CARD($card) } face down.
    .other = The suit of the card you lay will be trumps, and you want the one you hold most of.
first-marias-suit = Now you see all twelve cards. With a long trump suit you play a <contract_game>game</contract_game>: you need more points than the two others together. Aces, tens and the last trick count 10 each, nothing else does.
    .other = In betl you must win no trick, in durch all of them. This hand does neither.
first-marias-talon = Two cards go into the <talon_discards>talon</talon_discards>, never an ace or a ten in a game. Lay away the { CARD($card) } and the { CARD($next) }: then you hold nothing of that suit and can trump it.
    .other = It is worth more to be rid of one suit altogether: whenever it is led, you trump.
first-marias-seven = Both say <call_good>good</call_good>: they do not want to play themselves. With five trumps you may promise more: the <contract_seven>seven</contract_seven>, to win the last trick with the seven of trumps.
    .other = Promised, the seven pays twice what it would unannounced, and this hand is strong enough.
first-marias-re = An opponent <flek_1>doubles</flek_1> the game. If you say good, these rules settle it unplayed: game lost, seven won, nothing gained. You can win both, so double again: re, four times the game.
    .other = Then the deal is over at once, and nobody pays anybody.
first-marias-lead = The one who plays alone leads. Who holds trumps must follow, so lead the { CARD($card) }: it costs the others two of their three.
    .other = First draw their trumps: any of them could take your seven in the last trick.
first-marias-marriage = Only the ten of trumps is out. You hold a <hlaska>marriage</hlaska>, king and over of { SUIT($suit) }: 20 points for showing it, even if the trick is lost. Lead the { CARD($card) } and declare.
    .other = The 20 points wait, and you only show a marriage when you play its over.
first-marias-ruff = Your opponent had to beat your over with the ten, and now leads the { CARD($led) }. You have none of it, that was the use of your talon: you <duty_trump>must trump</duty_trump>. The { CARD($card) } is enough, and the ace counts for you.
    .other = That takes the trick too, but a higher trump is still needed.
first-marias-king = One trump is still out against you, the ten. Lead the { CARD($card) }: the ten must fall on it. This trick is lost, but then nothing beats your seven any more.
    .other = As long as the ten of trumps is out it can take your seven in the last trick.
first-marias-end = { $mine } points against { $theirs }, and the seven took the last trick. The game counts four times, the seven once: each of the two pays you 6. Trumps, talon, announcing, doubling, marriage: you have met them all.
