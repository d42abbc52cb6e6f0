# The first deal of Mariáš for two that explains itself; .other: said to who chooses something else.

first-marias_two-trump = You see your first four cards and name <trump>trumps</trump> by them. Three are { SUIT(0) }, with ace, king and the seven: choose { SUIT(0) }.
    .other = The ace alone makes no trump suit. Name the suit you hold most of.
first-marias_two-hundred = Now you hold eight cards: five trumps, and king and over of them, a <hlaska>marriage</hlaska> of 40. Promise both at once: the <contract_hundred>hundred</contract_hundred>, 100 points with one marriage, and the <contract_seven>seven</contract_seven>, the last trick with it.
    .other = Unannounced, hundred and seven pay half. With these trumps you may promise both.
first-marias_two-ace = While there is a <talon_stock>stock</talon_stock> nobody has to follow suit or trump. Whoever takes the trick draws first and leads. Open with an ace: the { CARD($card) }.
    .other = Start with something sure: who leads also draws first, and an ace led holds unless it is trumped.
first-marias_two-marriage = He threw a small card of another suit, that is allowed for now. You lead again: play the { CARD($card) } and declare, 40 points.
    .other = The marriage is worth most when it is safe on the table: declare it while you lead.
first-marias_two-low = Keep what is worth points, and let him lead for once: play the { CARD($card) }.
    .other = Trumps and tens are worth more later, when everybody must follow.
first-marias_two-ruff = He brought his ten home and now leads an ace. You hold that suit but need not follow yet: trump with the { CARD($card) }, 10 points for you.
    .other = An ace of the others is worth a small trump. Once the stock is gone you would have to follow suit.
first-marias_two-ten = He has shown a marriage too, 20 for him, and leads the { CARD($led) }. Bring your { CARD($card) } home: it takes the trick.
    .other = A ten in the hand can still fall to an ace. Here it wins at once.
first-marias_two-strict = The stock is empty. For the last eight tricks all duties hold: follow suit, head the trick, else <duty_trump>trump</duty_trump>. He has two trumps at most: lead the { CARD($card) }.
    .other = Draw trumps first: with them he could take your last trick, and the seven must win it.
first-marias_two-king = Only the ten of trumps is still out. Drive it out with the { CARD($card) }: he must take, and afterwards only you have trumps.
    .other = As long as the ten is out, it can beat your seven at the end.
first-marias_two-end = { $mine } points against { $theirs }, and the seven took the last trick. The hundred counts 4, each ten points above it double that: 8. With 2 for the seven you get 10.
