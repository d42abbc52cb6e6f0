# How to play Mariáš for three well.

tactics-marias-seven = You hold five trumps with the seven; { $out } are out. In { $both } of 100 deals both opponents hold some, and two or three rounds draw them all. In { $one } of 100 one opponent has all of them. Count your trumps: each suit you run out of costs you a trump, and the seven must still be your last.
    .title = Announcing a seven
tactics-marias-mate = You see a king among your first seven cards, but not its queen. It is one of your five later cards in { $n } of 100 deals. That is too rare to count on: choose your longest suit as trumps, and take a marriage as a gift.
    .title = King or queen alone
tactics-marias-flek = A flek doubles wins and losses alike, so it pays as soon as you expect to win more often than not. Two things speak for it: trumps that the declarer has to reckon with, and aces the declarer cannot trump. Do not double just to frighten them: they may double again.
    .title = Doubling
