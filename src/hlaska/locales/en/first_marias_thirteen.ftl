# The first deal of Mariáš with the thirteenth card that explains itself; .other: said to who chooses something else.

first-marias_thirteen-exchange = The thirteenth card lies face up: { SUIT(1) } will be <trump>trumps</trump>, but only when all cards are drawn. You hold the seven of that suit: exchange it for the ace on your turn, before you play.
    .other = Nobody can take the exchange from you yet, but the ace is worth more in the hand than under the stock.
first-marias_thirteen-ace = Ten tricks are free: nobody has to follow, there are no trumps, and only the suit led wins. An ace led cannot be beaten: lead the { CARD($card) }, 10 points.
    .other = Without trumps an ace led is a certain trick, and who wins it draws first.
first-marias_thirteen-marriage = You hold two <hlaska>marriages</hlaska>. That in { SUIT(1) } can wait: as trumps it will be worth 40. This one is worth 20 at any time: lead the { CARD($card) } and declare.
    .other = In { SUIT(1) } a marriage counts 20 now and 40 later. Declare the one in { SUIT($suit) } first.
first-marias_thirteen-low = A ten led can fall to its ace. Lead something without worth and let the other lead next: the { CARD($card) }.
    .other = Keep trumps and tens; a small card loses nothing.
first-marias_thirteen-small = An ace is led. You cannot beat it, and you need not follow either: throw what is worth least, the { CARD($card) }.
    .other = This trick is lost: points in it would be lost too, and trumps are for the end.
first-marias_thirteen-ten = He leads the { CARD($led) }. Only the ace of that suit would beat your ten, and it has gone: bring the { CARD($card) } home.
    .other = Second to a trick a ten wins for certain when a lower card of its suit is led.
first-marias_thirteen-tenth = The tenth trick: who wins it draws the last unseen card, who loses gets the seven you laid there. You have saved five trumps: lead the { CARD($card) }.
    .other = The { SUIT(1) } you hold become trumps after this trick: keep them all.
first-marias_thirteen-strict = The stock is empty, { SUIT(1) } are trumps. In the last six tricks you must follow suit and head the trick, else <duty_trump>trump</duty_trump>. Three trumps are out against five of yours: lead the { CARD($card) }.
    .other = Draw trumps first, then your other cards are safe, and so is the last trick.
first-marias_thirteen-trump = Now the second marriage is worth its 40. Nothing higher is out: lead the { CARD($card) } and declare.
    .other = The marriage waited for this: show it while king and over are both in your hand.
first-marias_thirteen-end = { $mine } points against { $theirs }, the last trick counted with 10. Nothing is announced or doubled here: who has more points wins one stake. Exchange, free tricks, late trumps: you know it all.
