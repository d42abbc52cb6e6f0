# The first deal of Mariáš with the thirteenth card that explains itself; .other: said to who chooses something else.

first-marias_thirteen-exchange = The thirteenth card lies face up: { SUIT(1) } will be <trump>trumps</trump>, but only when all the cards have been drawn. You hold the seven of that suit: exchange it for the ace on your turn, before you play.
    .other = Nobody can take the exchange from you, but the ace is worth more in your hand than under the stock.
first-marias_thirteen-ace = Ten tricks are free: nobody has to follow, there are no trumps, and only the suit led wins. Nothing beats an ace that is led: lead the { CARD($card) }, 10 points.
    .other = Without trumps an ace you lead is a certain trick, and the winner draws first.
first-marias_thirteen-marriage = You hold two <hlaska>marriages</hlaska>. The one in { SUIT(1) } can wait: as trumps it will be worth 40. This one is worth 20 at any time: lead the { CARD($card) } and declare.
    .other = In { SUIT(1) } a marriage counts 20 now and 40 later. Declare the one in { SUIT($suit) } first.
first-marias_thirteen-low = A ten you lead can fall to its ace. Lead something worthless and let your opponent lead next: the { CARD($card) }.
    .other = Keep trumps and tens; a small card loses nothing.
first-marias_thirteen-small = Your opponent leads an ace. You cannot beat it, and you need not follow: throw your least useful card, the { CARD($card) }.
    .other = You lose this trick and any points you put in it; keep your trumps for the end.
first-marias_thirteen-ten = Your opponent leads the { CARD($led) }. Only the ace of that suit would beat your ten, and it has gone: bring the { CARD($card) } home.
    .other = When you play second, a ten always wins over a lower card of its suit.
first-marias_thirteen-tenth = This is the tenth trick: the winner draws the last unseen card, and the loser gets the seven you laid there. You have saved five trumps: lead the { CARD($card) }.
    .other = The { SUIT(1) } you hold become trumps after this trick: keep them all.
first-marias_thirteen-strict = The stock is empty, and { SUIT(1) } are trumps. In the last six tricks you must follow suit and beat the card led, or else <duty_trump>trump</duty_trump>. Three trumps are out against your five: lead the { CARD($card) }.
    .other = Draw trumps first: then your other cards are safe, and so is the last trick.
first-marias_thirteen-trump = Now the second marriage is worth its 40. Nothing higher is out: lead the { CARD($card) } and declare.
    .other = The marriage waited for this: show it while you hold both king and queen.
first-marias_thirteen-end = You have { $mine } points, your opponent { $theirs }, with 10 for the last trick. Nobody announces or doubles here: if you have more points, you win one stake. You exchange, play free tricks, and trumps come late: now you know it all.
