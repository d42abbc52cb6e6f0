"""Say what is wrong with what is asked of events here, beside what `hlaska.events` refuses."""

from __future__ import annotations

from hlaska.core.errors import HlaskaError, Phrase


class NoEvent(HlaskaError):
    """Say that there is no such event. It may be of a club of others: nobody is told which."""

    def __init__(self) -> None:
        super().__init__("there is no such event; see the list of events", Phrase("problem-no-event"))


class NoLeague(HlaskaError):
    """Say that an event counts for no league."""

    def __init__(self) -> None:
        super().__init__("this event counts for no league", Phrase("problem-no-league"))


class EventsFull(HlaskaError):
    """Say that somebody has founded as many running events as one may."""

    def __init__(self, most: int) -> None:
        text = f"you direct {most} events that are not over: finish one of them first"
        super().__init__(text, Phrase("problem-events-full", {"most": most}))


class NoDaily(HlaskaError):
    """Say that this game, or that day, has no deals of the day."""

    def __init__(self) -> None:
        super().__init__(
            "there are no deals of this day in this game; see the list", Phrase("problem-no-daily")
        )


class DailyForPeople(HlaskaError):
    """Refuse the deals of the day to a program. People play them against each other."""

    def __init__(self) -> None:
        super().__init__(
            "the deals of the day are for people, not for programs", Phrase("problem-daily-program")
        )
