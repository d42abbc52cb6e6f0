# How to play the games of Mariáš.

# Mariáš for three
learn-marias-aim = <declarer>One</declarer> plays alone against the two others. In an ordinary deal that is <forehand>forehand</forehand>, who chooses <trump>trumps</trump> and needs more points than both others together.
    .short = One against two: more points than both others together.
learn-marias-aim-one = You may also play to win no trick at all, or every trick, and you pay more if you fail.
learn-marias-cards = You play with { $n } cards, eight in each suit.
learn-marias-ten = With trumps the ten ranks right below the ace. Without trumps it goes back between the nine and the jack.
    .short = With trumps the ten ranks below the ace.
learn-marias-sharp = Only aces and tens count, { $last } points each: the <sharp_card>sharp cards</sharp_card>. The <last_trick>last trick</last_trick> counts { $last }, too: { $all } in all.
    .short = Ace and ten { $last } each, last trick { $last }; { $all } points in all.
learn-marias-order-trumps = With trumps
learn-marias-order-plain = Without trumps: no points count
learn-marias-dealt = Forehand gets { $n } cards, but { $rest } of them stay face down at first. The others get { $others } each.
learn-marias-trump-down = Forehand lays one of the first { $first } cards face down, and its suit is <trump>trumps</trump>. Or forehand chooses “<call_from_people>from the people</call_from_people>”: chance picks one of the cards nobody has looked at.
learn-marias-trump-up = Forehand lays one of the first { $first } cards face up, and its suit is <trump>trumps</trump>. Or forehand chooses “<call_from_people>from the people</call_from_people>”: chance picks one of the cards nobody has looked at.
learn-marias-talon = Forehand picks up the rest and lays two cards away face down: the <talon_discards>talon</talon_discards>. In a game with trumps no ace or ten may go there.
    .short = Two cards into the talon, no ace, no ten.
learn-marias-talon-sharp = Forehand picks up the rest and lays two cards away face down: the <talon_discards>talon</talon_discards>. Aces and tens in it count for the others.
learn-marias-contract = Then forehand says what to play: the <contract_game>game</contract_game> with trumps, <contract_betl>betl</contract_betl> or <contract_durch>durch</contract_durch>.
learn-marias-answers = The others answer in turn. They say “<call_good>good</call_good>”, or “<call_bad>bad</call_bad>” and then play something higher themselves.
learn-marias-announce = In a game with trumps forehand may promise more for more money, and the others may double, as explained below.
learn-marias-lead = The lone player leads. There are ten tricks; the winner of one leads to the next.
learn-marias-betl = <contract_betl>Betl</contract_betl>: win no trick. <contract_durch>Durch</contract_durch>: win them all. Both are played without trumps.
    .short = Betl: no trick. Durch: all tricks.
learn-marias-betl-trump = <contract_betl>Betl</contract_betl>: win no trick, without trumps. <contract_durch>Durch</contract_durch>: win them all, with trumps.
    .short = Betl: no trick. Durch: all tricks, with trumps.
learn-marias-open = You get more for playing either of them with open cards.
learn-marias-bad = A player who says “bad” takes the talon, lays two other cards away, and plays a betl or a durch.
learn-marias-seven = <contract_seven>Seven</contract_seven>: win the last trick with the seven of trumps.
    .short = Seven: last trick with the trump seven.
learn-marias-hundred = <contract_hundred>Hundred</contract_hundred>: at least 100 points, counting one <hlaska>marriage</hlaska> only. The rest must come from tricks.
    .short = Hundred: 100 points with one marriage.
learn-marias-hundred-all = <contract_hundred>Hundred</contract_hundred>: at least 100 points with all <hlaska>marriages</hlaska>.
    .short = Hundred: 100 points with all marriages.
learn-marias-flek = If you do not believe it, say “<flek_1>flek</flek_1>”: what you double counts twice.
    .short = Flek doubles; so does every answer to it.
learn-marias-flek-back = The other side may double again: re, tutti and so on, until somebody says “good”.
learn-marias-against = The others may announce a seven or a hundred of their own, “against”.
learn-marias-marriage-over_first = King and queen of one suit are a <hlaska>marriage</hlaska>. Play the queen while you still hold the king, and declare the marriage: the queen stays open in front of you.
    .short = Marriage: play the queen first.
learn-marias-marriage-either = King and queen of one suit are a <hlaska>marriage</hlaska>. Play one of them while you still hold the other, and declare the marriage: the card stays open in front of you.
    .short = Marriage: declare with the first of the two.
learn-marias-marriage-counts = It counts for your side, whoever wins the trick.
learn-marias-marriage-none = Without trumps there are no marriages.
learn-marias-over-first = While you hold both, you may not play the king first if you can play the queen.
learn-marias-twenty = in any other suit
    .short = marriage
learn-marias-forty = in trumps
    .short = marriage in trumps
learn-marias-strict = <duty_follow>Follow suit</duty_follow>, and <duty_head>beat</duty_head> the best card of the trick if you can, even your partner’s.
    .short = Follow suit and beat.
learn-marias-strict-void = If you have none of the suit, <duty_trump>trump</duty_trump>, and beat a trump that is already there.
    .short = Or trump, and higher.
learn-marias-trumped = If somebody has trumped and you still have the suit, any card of the suit will do.
learn-marias-hold-seven = If you announced the trump seven, keep it as long as you can play another card.
learn-marias-hearts = With { SUIT($suit) } as trumps, everything counts { $n } times.
    .short = { SUIT($suit) }: times { $n }.
learn-marias-hundred-double = Every ten points above a hundred double what it pays; if you announced it, every ten points short double what it costs.
learn-marias-hundred-add_equal = Every ten points above a hundred pay the hundred once more; if you announced it, every ten points short cost it once more.
learn-marias-hundred-add_half = Every ten points above a hundred pay half its value more; if you announced it, every ten points short cost half its value more.
learn-marias-hundred-half_unit = Every ten points above a hundred add half a unit.
learn-marias-quiet = What you make without announcing it counts too, but less: a seven brings { MONEY($seven) }, a hundred { MONEY($hundred) ->
    [one] { MONEY($hundred) } unit
   *[other] { MONEY($hundred) } units
}.
learn-marias-unplayed = If nobody announces or doubles anything, you do not play a plain game: forehand simply wins it.
learn-marias-worth-game = Game
learn-marias-worth-seven = Seven
learn-marias-worth-hundred = Hundred
learn-marias-worth-betl = Betl
learn-marias-worth-durch = Durch
learn-marias-worth-open_betl = Open betl
learn-marias-worth-open_durch = Open durch
learn-marias-worth-two_sevens = Two sevens
learn-marias-settle-payments = After each deal one side pays the other; the lone player settles with each opponent.
    .short = The lone player settles with each opponent.
learn-marias-settle-scorepad = After each deal you write down what the lone player wins or loses.
learn-marias-cap = No deal costs a player more than { $n } units.
learn-marias-endless = You deal in turn and play as long as you like.
learn-marias-sits-out = With four at the table, the dealer sits out and takes no cards.

# auction Mariáš
learn-marias-auction-aim = Bid for the right to play <declarer>alone</declarer>, and then make your bid: for example, win the last trick with the seven of trumps.
    .short = Win the auction, make your bid.
learn-marias-auction-defence = The two others play together to stop you.
learn-marias-auction-dealt = You get { $n } cards each, and { $talon } lie face down in the middle: the <talon_discards>talon</talon_discards>.
learn-marias-auction-bids = Two of you bid against each other at a time; if you pass, you are out.
learn-marias-auction-talon = The winner takes the talon and lays { $n } cards away, but no ace or ten in a game with trumps.
learn-marias-auction-talon-sharp = The winner takes the talon and lays { $n } cards away; aces and tens among them count for the others.
learn-marias-auction-announce = Then the winner names the trumps and the contract: the bid, or something higher.
learn-marias-auction-lead-declarer = The lone player leads. There are ten tricks.
learn-marias-auction-lead-forehand = With trumps forehand leads, otherwise the lone player. There are ten tricks.
learn-marias-auction-rungs = There are { $n } steps, from a seven up to two sevens and a hundred in hearts. Each bid must be higher than the last.
learn-marias-auction-jump = You may skip steps.
learn-marias-auction-step = You may not skip a step.
learn-marias-auction-give-up = If you won with the lowest bid and cannot make it, say “a mistake” and pay { $n ->
    [one] { $n } unit
   *[other] { $n } units
}.

# Mariáš for two, with a stock
learn-marias-two-aim = You both draw from a <talon_stock>stock</talon_stock>. The player who chose trumps needs more points than the other.
    .short = Whoever chose trumps needs more points.
learn-marias-two-dealt = The non-dealer looks at the first { $first } cards and names <trump>trumps</trump>. Then you both have { $n }; { $stock } are left as the stock.
learn-marias-two-announce = Before the first lead you may announce a <contract_seven>seven</contract_seven> and a <contract_hundred>hundred</contract_hundred>, and double.
learn-marias-two-draw = While there is a stock you may play any card to a trick. The winner draws first and leads.
learn-marias-two-rest = You play the last { $n } tricks with all duties.

# Mariáš for two, card turned
learn-marias-turned-aim = You both draw from a <talon_stock>stock</talon_stock>. Whoever has more points at the end wins the deal.
    .short = More points than your opponent.
learn-marias-turned-dealt = You get { $n } cards each. You turn up the next one and lay the rest across it as the stock.
learn-marias-turned-draw = In the first { $n } tricks there are no trumps and you may play any card. The winner draws first and leads.
learn-marias-turned-exchange = On your turn you may exchange the seven of the suit turned up for that card.
learn-marias-turned-rest = Then its suit is <trump>trumps</trump>, and you play the last { $n } tricks with all duties.
learn-marias-turned-marriage = As long as the stock lasts, every marriage counts as in a plain suit.
learn-marias-turned-worth = You add up card points, the last trick and marriages. There are no announcements and no fleks.

# partnership Mariáš
learn-marias-four-aim = You play two against two: <forehand>forehand</forehand> and a <partner>partner</partner> need more points than the two others.
    .short = Two against two: more points than the others.
learn-marias-four-partner = At first nobody knows who the partner is: it is whoever holds the card that forehand calls. Watch for it!
learn-marias-four-dealt = You get { $first } cards each at first and { $first } more after the call, { $n } in all. There is no talon.
learn-marias-four-call = Forehand lays one of the first cards down as <trump>trump</trump> and calls another trump by rank, one they do not hold: whoever holds it is the <called_card>partner</called_card>.
learn-marias-four-call-own = Forehand lays one of the first cards down as <trump>trump</trump> and calls another trump by rank: whoever holds it is the <called_card>partner</called_card>. By calling a card of their own, forehand plays alone in secret.
learn-marias-four-contract = Forehand plays the <contract_game>game</contract_game> with these trumps, or announces a <contract_betl>betl</contract_betl> or <contract_durch>durch</contract_durch>.
learn-marias-four-answers = The others say “<call_good>good</call_good>”, or “<call_bad>bad</call_bad>” and play something higher alone.
learn-marias-four-lead = Forehand leads; in a betl or durch, whoever bid it does. There are { $n } tricks.
learn-marias-four-durchs = In two more contracts you win all tricks together with a partner.
