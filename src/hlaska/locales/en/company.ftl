# Who is at a table: clocks, who is played for, pauses, another match.
company-slow = out of time
company-away = away
company-left = has left
company-offline = page closed
company-at-table = at the table
company-computer = computer player
company-time = Time left:
company-reserve = Reserve left:
company-own-time = Your time
company-own-reserve = Your reserve
company-now-here = { $name } is at the table.
company-now-here-you = You play again.
company-now-slow = { $name } is out of time: a computer player plays for now.
company-now-slow-you = Your time is over: a computer player plays for you until you do something.
company-now-away = { $name } is away: a computer player plays for now.
company-now-away-you = You are away: a computer player plays for you.
company-now-left = { $name } has left the table: a computer player plays on.
company-now-left-you = You have left the table: a computer player plays on.
company-you-slow = Out of time: a computer plays for you.
company-you-away = You were away: a computer plays for you.
company-you-left = You have left: a computer plays your seat.
company-here = I am back
company-paused = The table pauses.
company-resumed = The table goes on.
company-waits = Waiting for { $names }.
company-wants-pause = { $name }: a pause?
company-wants-resume = { $name }: shall we go on?
company-wants-again = { $name }: another match?
company-wants-move = { $name }: another match, with other neighbours?
company-agree-pause = Pause
company-agree-resume = Go on
company-agree-again = Another match
company-agree-move = Another match, other neighbours
company-withdraw = Take it back
company-wish-pause = Ask for a pause
company-wish-pause-more = It begins when everybody agrees; nobody’s time runs. Play goes on after 15 minutes at most.
company-wish-resume = Go on
company-wish-resume-more = The table goes on when everybody agrees.
company-wish-again = Another match with the same people
company-wish-again-more = The same rules and seats; it begins when everybody agrees.
company-wish-move = Another match with other neighbours
company-wish-move-more = All but the first chair move on by one, partners change; it begins when everybody agrees.
company-leave = Leave for good
company-leave-sure = Leave: press once more
company-leave-more = A computer player takes your seat. The result counts.
company-follow = { $name } has left for good. You may take over the seat, with cards and score as they stand.
company-follow-name = Your name
company-follow-sit = Take over
company-kick = Send away
company-clock = Clock
company-clock-none = none
company-clock-fast = fast: 15 s and 30 s in reserve
company-clock-normal = 30 s and 60 s in reserve
company-clock-slow = slow: 60 s and 120 s in reserve
company-clock-line = For each decision { $n } s, and { $reserve } s in reserve for each deal. Who is out of time is played for by a computer player until he does something.
company-about = Friends, lists, a report: { $name }
company-club = To the club
company-given-up = No deal has ended here for two days, so the club waits for this table no more: what you play on counts for nothing there.
company-understood = Understood
# An accord: everybody agrees who takes all tricks that are left.
accord-about = Propose who takes all tricks that are left. If everybody agrees, the deal is played out at once by the rules, and settled. If one does not, play goes on.
accord-mine = The rest is mine
accord-ours = The rest is ours: { $names }
accord-theirs = The rest is for: { $names }
accord-show = Show my hand with it
accord-left = { $left ->
    [one] You can propose this once more in this deal.
   *[other] You can propose this { $left } times in this deal.
}
accord-wants = { $name } proposes who takes all tricks that are left: { $names }.
accord-yes = Agree
accord-no = Refuse
accord-refused = { $name } does not agree. Play goes on.
accord-refused-you = You do not agree. Play goes on.
accord-agreed = Everybody agrees: the deal is played out.
accord-impossible = Everybody agrees, but no legal play leads there. Play goes on.
accord-over = The proposal no longer stands. Play goes on.
accord-shown = Shown by { $name }:
refused-accord-play = This can be proposed while cards are being played.
refused-accord-draw = This can be proposed when nobody draws cards any more.
refused-accord-side = The rest goes to one side of this deal: choose one of them.
refused-accord-open = Something is proposed already: answer that first.
refused-accord-often = { $n ->
    [one] This can be proposed once in a deal.
   *[other] This can be proposed { $n } times in a deal.
}
refused-accord-none = Nothing is proposed that you could answer.
