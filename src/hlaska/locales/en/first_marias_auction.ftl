# The first deal of auction Mariáš that explains itself; .other: said to who chooses something else.

first-marias_auction-hold = You bid for the <talon_discards>talon</talon_discards> and the right to play alone. Two players bid at a time; the one on your left bids a <contract_seven>seven</contract_seven>. As <forehand>forehand</forehand> you come first and need not go higher: hold.
    .other = You have five trumps, a marriage, and an ace with its ten: that is too good to leave to others, and holding is enough.
first-marias_auction-hundred = The last player bids a seven in { SUIT(2) }. A <contract_hundred>hundred</contract_hundred> is higher: 100 points, counting one <hlaska>marriage</hlaska>. King and queen of trumps are 40, so you need 60 in tricks. Bid the hundred.
    .other = King and queen of { SUIT(1) } are worth 40 as trumps. With that you can promise a hundred, and nobody here bids more.
first-marias_auction-contract = The talon brings you an ace. You must play what you bid, or something higher. You hold the seven of { SUIT(1) }: announce a hundred and a seven in { SUIT(1) }, and win the last trick with the seven as well.
    .other = These five trumps are { SUIT(1) }, with the marriage and the seven: nothing pays better with this hand.
first-marias_auction-talon = Lay two cards away, but no ace and no ten. Choose the { CARD($card) } and the { CARD($next) }: then you hold nothing of { SUIT($suit) } and may trump it.
    .other = Get rid of { SUIT($suit) } altogether: then an ace led there falls to your trump.
first-marias_auction-re = An opponent, no doubt with the ten of trumps, says <flek_1>flek</flek_1>: the hundred counts twice. Count: you have four aces and tens, perhaps one more that you trump, the last trick, and 40. You can make it, so double again: re.
    .other = If you believe in your hundred, double again: it then counts four times.
first-marias_auction-lead = The lone player leads. Draw trumps first: lead the { CARD($card) }, it takes two of their three.
    .other = As long as they hold trumps, they can take your aces and, at the end, the seven.
first-marias_auction-marriage = Only the ten of trumps is still out, and you must draw it. Lead the { CARD($card) } and declare: 40 points, even though the ten takes this trick.
    .other = Later the ten of trumps would take more than a queen. The king you keep is then the highest trump.
first-marias_auction-ruff = Your opponent leads { SUIT(2) }, and an ace falls. You laid that suit away: <duty_trump>trump</duty_trump> with the { CARD($card) }. You must keep the announced seven as long as you can play another card.
    .other = The lowest trump is enough: nobody else has one. You will need the king once more.
first-marias_auction-ace = Nobody else has a trump now. Cash what is sure: the { CARD($card) }, then ace and ten of { SUIT(3) }. King and seven of trumps wait for the end.
    .other = First the sure tricks: the trumps you keep bring you the lead again, and the last trick.
first-marias_auction-end = You have { $mine } points, the others { $theirs }: 60 in tricks and 40 for the marriage, exactly a hundred. The hundred counts 4 units, four times over for flek and re, and the seven 2: each of the two pays you 18 units.
