# How to play Bezique and Rubicon Bezique well.

tactics-bezique-save = You hold the queen of spades. There are { $n } jacks of diamonds, and at the beginning the other holds at least one in { $his } of 100 deals; the rest is in the stock, and every second card of it is yours. Keep the cards of a bezique, and kings, queens and aces that may become four of a kind; let sevens, eights, nines and lone tens go first.
    .title = What to keep
tactics-bezique-win = A trick is worth what you lay down after it: with nothing to lay, lose it with a card you do not need. With something to lay, win it with a card that makes nothing itself. That is the ten: it beats everything but the ace and trumps, belongs to sequences alone, and counts 10 as a brisque.
    .title = When to win a trick
tactics-bezique-end = After the last draw nothing is laid down any more: lay in time what you hold, the dearest first, as there is one combination a trick. The last { $n } tricks are played with all duties, so save trumps and aces for them; what the other has laid down and not played you see before you.
    .title = When the stock runs out
tactics-bezique-rubicon = A combination on the table is worth more than once: play a card of it, and with another of the same kind you may score it again. So keep the third and fourth of a kind. And watch the rubicon: who ends below { $n } pays for it, so a loser first sees to reaching that line, with brisques too.
    .title = Filling up, and the rubicon
