# The first deal of Schnapsen that explains itself; .other: said to who chooses something else that is allowed.

first-sixtysix-marriage = You lead, and you hold the <sx_marriage>marriage</sx_marriage> in { SUIT($suit) }: two cards that bring 20 points just for showing them. Press the { CARD($card) } to declare it.
    .other = But then the 20 points have to wait: you declare a marriage only when you lead, and to lead again you must first win a trick.
first-sixtysix-ace = Your card took the trick, so the 20 count already: you have { $mine } points. Each of you drew a card; yours is the { CARD($card) }, the highest of its suit. Lead it.
    .other = While cards are drawn nobody has to follow suit, so every lead is a risk. The ace takes the trick most often.
first-sixtysix-trump = Your opponent took your ace with a <trump>trump</trump>: as long as there is a <talon_stock>stock</talon_stock>, anyone may play any card. Do the same: take the { CARD($led) } with the { CARD($card) }.
    .other = But then your opponent gets the ace, which counts 11 points, and the lead besides.
first-sixtysix-rob = That makes { $mine } points. You have drawn the lowest trump: when it is your lead, you may <sx_rob>exchange</sx_rob> it for the better one that lies open under the stock. Do it.
    .other = But the exchange costs nothing, and a better trump is worth having before you go on.
first-sixtysix-close = Count: you have { $mine } points and need 26 more. You hold the last two trumps and the two highest cards of another suit: nothing beats them. <sx_close>Close</sx_close> the stock, so that your opponent draws nothing new.
    .other = But with every trick your opponent draws another card, and who knows which. Once you close, that hand stays as it is.
first-sixtysix-follow = From now on <duty_follow>you must follow suit</duty_follow>, and if you cannot, you must trump. Your opponent has neither this suit nor a trump: lead the { CARD($card) }, a ten counts 10.
    .other = Your surest points are the ten whose ace is gone: lead that one first.
first-sixtysix-ten = Your opponent had to throw a card away: you have { $mine } points and need thirteen more. Lead the { CARD($card) }, now the highest trump.
    .other = A smaller card may leave you short of 66. The ten alone counts 10.
first-sixtysix-claim = You have { $mine } points. At a real table nobody counts for you: you have to know it yourself, and say it. <sx_claim>Claim</sx_claim>.
    .other = You have enough already: every further card can only help your opponent.
first-sixtysix-end = You win the deal. Your opponent has fewer than 33 points, so it brings you two <game_point>game points</game_point>: the settlement shows why. Now you know what a deal is about: marriages and trumps, and when to exchange, close and count.
