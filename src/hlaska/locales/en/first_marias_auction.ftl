# The first deal of auction Mariáš that explains itself; .other: said to who chooses something else.

first-marias_auction-hold = You bid for the <talon_discards>talon</talon_discards> and the right to play alone. Two bid at a time; on your left a <contract_seven>seven</contract_seven> is bid. As <forehand>forehand</forehand> you come first and need not go higher: hold.
    .other = Five trumps, a marriage and ace with ten beside it: too good to leave the game to others, and holding is enough.
first-marias_auction-hundred = The last player bids a seven in { SUIT(2) }. A <contract_hundred>hundred</contract_hundred> is higher: 100 points, one <hlaska>marriage</hlaska> counted. King and over of trumps are 40, so 60 in tricks must do. Bid the hundred.
    .other = King and over of { SUIT(1) } are worth 40 as trumps. With that a hundred can be promised, and nobody here bids more.
first-marias_auction-contract = The talon brings you an ace. You must play what you bid, or something higher. You hold the seven of { SUIT(1) }: announce a hundred and a seven in { SUIT(1) }, and win the last trick with it as well.
    .other = These five trumps are { SUIT(1) }, with the marriage and the seven: nothing pays better with this hand.
first-marias_auction-talon = Two cards go away, no ace and no ten. Lay away the { CARD($card) } and the { CARD($next) }: then you hold nothing of { SUIT($suit) } and may trump it.
    .other = Be rid of { SUIT($suit) } altogether, then an ace led there falls to your trump.
first-marias_auction-re = An opponent, no doubt with the ten of trumps, says <flek_1>flek</flek_1>: the hundred counts twice. Count: four aces and tens of your own, one more trumped perhaps, the last trick, and 40. It can be done: double again, re.
    .other = Who believes in the hundred doubles again: it then counts four times.
first-marias_auction-lead = The lone player leads. Draw trumps first: lead the { CARD($card) }, it takes two of their three.
    .other = As long as they hold trumps, they can take your aces and, at the end, the seven.
first-marias_auction-marriage = Only the ten of trumps is out, and it must be drawn. Lead the { CARD($card) } and declare: 40 points, though the ten takes this trick.
    .other = The ten of trumps would later take more than an over. The king you keep is then the highest trump.
first-marias_auction-ruff = He leads { SUIT(2) }, and an ace falls. You laid that suit away: <duty_trump>trump</duty_trump> with the { CARD($card) }. The seven you announced must stay as long as another card may be played.
    .other = The lowest trump is enough, nobody else has one. You will need the king once more.
first-marias_auction-ace = Nobody else has a trump now. Cash what is sure: the { CARD($card) }, then ace and ten of { SUIT(3) }. King and seven of trumps wait for the end.
    .other = First the sure tricks: the trumps you keep bring you the lead again, and the last trick.
first-marias_auction-end = { $mine } points against { $theirs }: 60 in tricks and 40 for the marriage, exactly a hundred. It counts 4, four times because of flek and re, the seven 2: each of the two pays you 18.
