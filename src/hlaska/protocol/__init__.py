"""Declares everything that crosses the wire between the page and the server.

`web/src/protocol.ts` is generated from here.

`HTTP`: the bodies of requests and answers. Listed here, though the routes name them, too: so what is generated keeps
its order, and who generates it loads no server. A test compares both.
"""

from __future__ import annotations

from hlaska.core.solution import Solution
from hlaska.protocol.accounts import (
    AskFriend,
    AskKey,
    ChangeMe,
    Credentials,
    DeleteMe,
    Enlist,
    Export,
    FriendInfo,
    InviteFriend,
    KeyAsked,
    Listed,
    Me,
    NewPasskey,
    NewPassword,
    NewProgram,
    NewReport,
    PasskeyInfo,
    PasskeyName,
    PersonPage,
    ProgramInfo,
    ProgramToken,
    Ratings,
    SessionInfo,
    SignedByKey,
    SignOut,
)
from hlaska.protocol.admin import AdminPage, AdminSigns, AskHands, Bar, NewState, ReportDone
from hlaska.protocol.clubs import (
    ChangeClub,
    ClubBrief,
    ClubInvite,
    ClubKey,
    ClubName,
    ClubPage,
    ClubPick,
    DrawRound,
    EveningPage,
    EveningPresent,
    FoundClub,
    NewClubRules,
    NewClubTable,
    NewCorrection,
    NewEvening,
    SeasonSheet,
    WriteResult,
)
from hlaska.protocol.deals import (
    ArchivePage,
    AskDiagram,
    AskReplay,
    AskRows,
    AskScore,
    AskSolution,
    Dealt,
    Diagram,
    Edited,
    MyDeals,
    PlayOn,
    Replay,
    Sheet,
)
from hlaska.protocol.events import (
    DailyList,
    DailyPage,
    EventBrief,
    EventJournalEntry,
    EventMe,
    EventPage,
    FoundEvent,
    LeaguePage,
    SubmitAct,
)
from hlaska.protocol.games import (
    DecisionDrill,
    Drill,
    FirstDeal,
    GameBrief,
    GameInfo,
    Learn,
    RuleText,
    TrickDrill,
)
from hlaska.protocol.problem import Done, Problem
from hlaska.protocol.tables import (
    Awaited,
    CodeTable,
    Created,
    Forgotten,
    LobbyPage,
    NewTable,
    QuickSeat,
    Sit,
    TableBrief,
    Ticket,
)

HTTP = (
    GameBrief
    | GameInfo
    | Learn
    | FirstDeal
    | Drill
    | TrickDrill
    | DecisionDrill
    | RuleText
    | NewTable
    | Ticket
    | Created
    | Sit
    | QuickSeat
    | LobbyPage
    | CodeTable
    | TableBrief
    | Awaited
    | Problem
    | MyDeals
    | Forgotten
    | Replay
    | AskReplay
    | PlayOn
    | AskScore
    | Sheet
    | AskRows
    | Edited
    | AskSolution
    | AskDiagram
    | Diagram
    | Solution
    | Credentials
    | Me
    | ChangeMe
    | NewPassword
    | SignOut
    | DeleteMe
    | SessionInfo
    | AskKey
    | KeyAsked
    | SignedByKey
    | NewPasskey
    | PasskeyName
    | PasskeyInfo
    | AskFriend
    | FriendInfo
    | InviteFriend
    | NewProgram
    | ProgramToken
    | ProgramInfo
    | Done
    | Enlist
    | Listed
    | Ratings
    | ArchivePage
    | PersonPage
    | Dealt
    | NewReport
    | Export
    | AdminPage
    | AdminSigns
    | AskHands
    | NewState
    | Bar
    | ReportDone
    | ClubBrief
    | FoundClub
    | ChangeClub
    | ClubKey
    | ClubInvite
    | ClubName
    | ClubPick
    | NewClubRules
    | NewClubTable
    | ClubPage
    | SeasonSheet
    | NewCorrection
    | NewEvening
    | EveningPresent
    | DrawRound
    | WriteResult
    | EveningPage
    | EventBrief
    | FoundEvent
    | SubmitAct
    | EventPage
    | EventMe
    | EventJournalEntry
    | DailyList
    | DailyPage
    | LeaguePage
)
