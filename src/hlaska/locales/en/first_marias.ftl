# The first deals of the mariáš games that explain themselves; .other: said to who chooses something else.

# mariáš for three
first-marias-trump = You are <forehand>forehand</forehand> and choose <trump>trumps</trump> from your first seven cards. Your longest suit is { SUIT($suit) }, with ace, king and the seven: lay the { CARD($card) } face down.
    .other = The suit of the card you lay becomes trumps, and you want the suit you hold most of.
first-marias-suit = Now you see all twelve cards. With a long trump suit you play a <contract_game>game</contract_game>: you need more points than the two others together. Aces, tens and the last trick count 10 each, and nothing else counts.
    .other = In betl you must win no trick, in durch every trick. This hand can do neither.
first-marias-talon = Put two cards in the <talon_discards>talon</talon_discards>. When you play a game, neither may be an ace or a ten. Lay away the { CARD($card) } and the { CARD($next) }: then you hold nothing of that suit and can trump it.
    .other = It pays to get rid of one suit altogether: whenever somebody leads it, you can trump.
first-marias-seven = Both say <call_good>good</call_good>: they do not want to play themselves. With five trumps you may promise more: the <contract_seven>seven</contract_seven>. You must then win the last trick with the seven of trumps.
    .other = Announced, the seven pays twice as much, and this hand is strong enough.
first-marias-re = An opponent <flek_1>doubles</flek_1> the game. If you say good, these rules end the deal without play: you lose the game, win the seven and gain nothing. You can win both, so double again: say re, and the game counts four times.
    .other = Then the deal is over at once, and nobody pays anybody.
first-marias-lead = The lone player leads. Anyone who holds trumps must follow, so lead the { CARD($card) }: it costs the others two of their three.
    .other = First draw their trumps: any of them could take your seven in the last trick.
first-marias-marriage = Only the ten of trumps is still out. You hold a <hlaska>marriage</hlaska>, king and queen of { SUIT($suit) }. You get 20 points for showing it, even if you lose the trick. Lead the { CARD($card) } and declare.
    .other = The 20 points are waiting, and you get them only when you play the queen.
first-marias-ruff = Your opponent had to beat your queen with the ten and now leads the { CARD($led) }. You have none of it, thanks to your talon: you <duty_trump>must trump</duty_trump>. The { CARD($card) } is enough, and the ace counts for you.
    .other = That takes the trick too, but you still need a higher trump.
first-marias-king = One trump is still out against you, the ten. Lead the { CARD($card) }: the ten must fall on it. You lose this trick, but then nothing can beat your seven any more.
    .other = As long as the ten of trumps is out, it can take your seven in the last trick.
first-marias-end = { $mine } points to { $theirs }, and the seven took the last trick. The game brings 4 units and the seven 2: each of the two pays you 6 units. Trumps, talon, announcing, doubling, marriage: now you have seen them all.
