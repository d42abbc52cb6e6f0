# How to play Mariáš for three well.

tactics-marias-seven = You hold five trumps with the seven: { $out } are out. They lie in both opponents' hands in { $both } of 100 deals, and then two rounds or three draw them all; in { $one } of 100 one opponent has all of them. Count your trumps: each suit that you are short of costs one to ruff with, and the seven must still be the last.
    .title = Announcing a seven
tactics-marias-mate = You see a king among your first seven cards, but not its over. It is one of your five later cards in { $n } of 100 deals. That is too seldom to choose trumps for: choose them by length, and take a marriage as a gift.
    .title = King or over alone
tactics-marias-flek = A flek doubles what is won and what is lost alike, so it pays as soon as you expect to win the more often. Two things speak for it: trumps in your hand that the declarer has to reckon with, and aces he cannot trump. Do not double to frighten: he may double again.
    .title = Doubling
