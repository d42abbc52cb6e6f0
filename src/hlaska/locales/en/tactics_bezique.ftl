# How to play Bezique and Rubicon Bezique well.

tactics-bezique-save = You hold the queen of spades. There are { $n } jacks of diamonds. At the start your opponent holds at least one in { $his } of 100 deals. The rest are in the stock, and every second card of it is yours. Keep the cards of a bezique, and kings, queens and aces that may become four of a kind. Play sevens, eights, nines and single tens first.
    .title = What to keep
tactics-bezique-win = A trick is worth what you lay down after it. If you have nothing to lay down, lose it with a card you do not need. If you have something, win the trick with a card that is of no other use. The ten is best: it beats everything but the ace and trumps, belongs only to sequences, and counts 10 points as a brisque.
    .title = When to win a trick
tactics-bezique-end = After the last draw nobody lays down anything more. So lay down in time what you hold, and the most valuable first: you get only one combination a trick. You play the last { $n } tricks with all duties, so save trumps and aces for them. You can see what your opponent has laid down and not played.
    .title = When the stock runs out
tactics-bezique-rubicon = A combination on the table can score more than once: play a card of it, add another of the same kind, and score it again. So keep the third and fourth card of a kind. And watch the rubicon: a player who ends below { $n } pays for it. If you are losing, reach that line first, with brisques too.
    .title = Filling up, and the rubicon
