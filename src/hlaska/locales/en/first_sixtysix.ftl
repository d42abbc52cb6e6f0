# The first deal of Schnapsen that explains itself; .other: said to who chooses something else that is allowed.

first-sixtysix-marriage = You lead, and you hold the <sx_marriage>marriage</sx_marriage> in { SUIT($suit) }: two cards that bring 20 points for being shown. Press the { CARD($card) } and declare it.
    .other = But the 20 points would have to wait: a marriage is declared on the lead only, and to lead again you must first win a trick.
first-sixtysix-ace = Your card took the trick, so the 20 count already: you have { $mine }. Each of you drew a card; yours is the { CARD($card) }, the highest of its suit. Lead it.
    .other = While cards are drawn nobody has to follow suit, so every lead is a risk. The ace takes the trick most often.
first-sixtysix-trump = Your opponent took your ace with a <trump>trump</trump>: as long as there is a <talon_stock>stock</talon_stock>, anything may be played to anything. Do the same: take the { CARD($led) } with the { CARD($card) }.
    .other = But then the ace goes to the other hand: 11 points and the lead besides.
first-sixtysix-rob = That makes { $mine }. You have drawn the lowest trump: whoever leads may <sx_rob>exchange</sx_rob> it for the better one that lies open under the stock. Do it.
    .other = But the exchange costs nothing, and a better trump is worth having before you go on.
first-sixtysix-close = Count: { $mine } points, 26 to go. You hold the last two trumps and the two highest cards of another suit: nothing beats them. <sx_close>Close</sx_close> the stock, so that your opponent draws nothing new.
    .other = But with every trick your opponent would draw another card, and who knows which. Closed, the other hand stays as it is.
first-sixtysix-follow = From now on <duty_follow>suits must be followed</duty_follow>, and who cannot must trump. Your opponent has neither this suit nor a trump: lead the { CARD($card) }, a ten counts 10.
    .other = Your surest points are the ten whose ace is gone: lead that one first.
first-sixtysix-ten = Your opponent had to throw a card away: { $mine }. Thirteen are missing. Lead the { CARD($card) }, now the highest trump.
    .other = A smaller card may leave you short of 66. The ten alone counts 10.
first-sixtysix-claim = { $mine } points. At a table with cards of paper nobody counts for you: you have to know it yourself, and say it. <sx_claim>Claim</sx_claim>.
    .other = You have enough already: every further card can only help your opponent.
first-sixtysix-end = The deal is yours. The other side has fewer than 33, so it brings two <game_point>game points</game_point>: the settlement shows how they are made. Now you know all that a deal is about: marriages, trumps, exchanging, closing, counting.
