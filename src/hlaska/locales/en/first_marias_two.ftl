# The first deal of Mariáš for two that explains itself; .other: said to who chooses something else.

first-marias_two-trump = You see your first four cards and name <trump>trumps</trump> from them. Three are { SUIT(0) }, with ace, king and the seven: choose { SUIT(0) }.
    .other = An ace alone makes no trump suit. Name the suit you hold most of.
first-marias_two-hundred = Now you hold eight cards. Five are trumps, and king and queen make a <hlaska>marriage</hlaska> of 40. Promise two things at once: the <contract_hundred>hundred</contract_hundred>, which is 100 points counting one marriage, and the <contract_seven>seven</contract_seven>, which must win the last trick.
    .other = Unannounced, hundred and seven pay half. With these trumps you can promise both.
first-marias_two-ace = While there is a <talon_stock>stock</talon_stock>, nobody has to follow suit or trump. Whoever takes the trick draws first and leads. Open with an ace: the { CARD($card) }.
    .other = Start with something sure: the winner also draws first, and an ace you lead wins unless it is trumped.
first-marias_two-marriage = Your opponent threw a small card of another suit; for now that is allowed. You lead again: play the { CARD($card) } and declare 40 points.
    .other = The marriage is safe once it is on the table: declare it while you lead.
first-marias_two-low = Keep your points and let your opponent lead for once: play the { CARD($card) }.
    .other = Trumps and tens are worth more later, when everyone must follow.
first-marias_two-ruff = Your opponent brought a ten home and now leads an ace. You hold that suit but need not follow yet: trump with the { CARD($card) }, 10 points for you.
    .other = An opponent’s ace is worth a small trump. Once the stock is gone you would have to follow suit.
first-marias_two-ten = Your opponent has shown a marriage too, 20 points, and leads the { CARD($led) }. Bring your { CARD($card) } home: it takes the trick.
    .other = A ten in your hand can still fall to an ace. Here it wins at once.
first-marias_two-strict = The stock is empty. In the last eight tricks you must follow suit and beat the card led, or else <duty_trump>trump</duty_trump>. Your opponent has two trumps at most: lead the { CARD($card) }.
    .other = Draw trumps first: one of them could take your last trick, and the seven must win it.
first-marias_two-king = Only the ten of trumps is still out. Drive it out with the { CARD($card) }: your opponent must take, and then only you have trumps.
    .other = As long as the ten is out, it can beat your seven at the end.
first-marias_two-end = You have { $mine } points, your opponent { $theirs }, and the seven took the last trick. The hundred counts 4 units, and every ten points above it double that: 8. With 2 for the seven you get 10 units.
