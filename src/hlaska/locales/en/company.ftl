# Who is at a table: clocks, who is played for, pauses, another match.
company-slow = out of time
company-away = away
company-left = has left
company-offline = offline
company-at-table = at the table
company-computer = computer player
company-time = Time left:
company-reserve = Reserve left:
company-own-time = Your time
company-own-reserve = Your reserve
company-now-here = { $name } is at the table.
company-now-here-you = You are playing again.
company-now-slow = { $name } is out of time: a computer player takes over for now.
company-now-slow-you = Your time is up: a computer player plays for you until you do something.
company-now-away = { $name } is away: a computer player takes over for now.
company-now-away-you = You are away: a computer player plays for you.
company-now-left = { $name } has left the table: a computer player takes over.
company-now-left-you = You have left the table: a computer player takes over.
company-you-slow = Your time is up: a computer player plays for you.
company-you-away = You were away: a computer player plays for you.
company-you-left = You have left: a computer player plays your cards.
company-here = I am back
company-paused = The table is paused.
company-resumed = Play goes on.
company-waits = Waiting for { $names }.
company-wants-pause = { $name } asks for a pause
company-wants-resume = { $name } wants to go on
company-wants-again = { $name } wants another match
company-wants-move = { $name } wants another match with different neighbours
company-agree-pause = Agree to a pause
company-agree-resume = Go on
company-agree-again = Play another match
company-agree-move = Play another match, with different neighbours
company-withdraw = Withdraw it
company-wish-pause = Ask for a pause
company-wish-pause-more = Starts when everyone agrees; all clocks stop. Play goes on after 15 minutes at most.
company-wish-resume = Propose to go on
company-wish-resume-more = Play goes on when everyone agrees.
company-wish-again = Propose another match
company-wish-again-more = Same people, rules and seats. Starts when everyone agrees.
company-wish-move = Propose another match with different neighbours
company-wish-move-more = Everyone but the first seat moves on by one, so partners change. Starts when everyone agrees.
company-leave = Leave for good
company-leave-sure = Leave for good: press again
company-leave-more = A computer player takes your seat. The result counts.
company-follow = { $name } has left for good. You can take over the seat, with cards and score as they stand.
company-follow-name = Your name
company-follow-sit = Take over the seat
company-kick = Send away
company-clock = Clock
company-clock-none = none
company-clock-fast = fast: 15 s and 30 s in reserve
company-clock-normal = 30 s and 60 s in reserve
company-clock-slow = slow: 60 s and 120 s in reserve
company-clock-line = { $n } s for each decision and { $reserve } s in reserve for each deal. If you run out of time, a computer player plays for you until you do something.
company-about = Friends, lists, report: { $name }
company-club = To the club
company-given-up = No deal has ended here for two days, so the club no longer waits for this table: what you play now does not count there.
company-understood = OK
# An accord: everybody agrees who takes all tricks that are left.
accord-about = Propose who takes all the remaining tricks. If everyone agrees, the deal is played out by the rules at once and settled. If anyone refuses, play goes on.
accord-mine = The rest is mine
accord-ours = The rest is ours: { $names }
accord-theirs = The rest is for: { $names }
accord-show = Show my hand as well
accord-left = { $left ->
    [one] You can propose this once more in this deal.
   *[other] You can propose this { $left } more times in this deal.
}
accord-wants = { $name } proposes that all the remaining tricks go to { $names }.
accord-yes = Agree
accord-no = Refuse
accord-refused = { $name } refuses. Play goes on.
accord-refused-you = You refuse. Play goes on.
accord-agreed = Everyone agrees: the deal is played out.
accord-impossible = Everyone agrees, but legal play cannot lead there. Play goes on.
accord-over = The proposal no longer stands. Play goes on.
accord-shown = Shown by { $name }:
refused-accord-play = You can propose this only while cards are being played.
refused-accord-draw = You can propose this once nobody draws cards any more.
refused-accord-side = The rest goes to one side in this deal: choose one of them.
refused-accord-open = There is a proposal already: answer it first.
refused-accord-often = { $n ->
    [one] You can propose this once in a deal.
   *[other] You can propose this { $n } times in a deal.
}
refused-accord-none = There is no proposal to answer.
