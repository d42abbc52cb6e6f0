"""Say what is wrong with what is asked of events here, beside what `hlaska.events` refuses."""

from __future__ import annotations

from hlaska.core.errors import HlaskaError, Phrase


class NoEvent(HlaskaError):
    """There is no such event, or it is of a club of others: nobody is told which."""

    def __init__(self) -> None:
        super().__init__("there is no such event; see the list of events", Phrase("problem-no-event"))


class NoLeague(HlaskaError):
    """An event counts for no league."""

    def __init__(self) -> None:
        super().__init__("this event counts for no league", Phrase("problem-no-league"))


class EventsFull(HlaskaError):
    """Somebody has founded as many events that go on as one may."""

    def __init__(self, most: int) -> None:
        text = f"you direct {most} events that are not over: finish one of them first"
        super().__init__(text, Phrase("problem-events-full", {"most": most}))


class NoDaily(HlaskaError):
    """There are no deals of the day in this game, or of that day."""

    def __init__(self) -> None:
        super().__init__(
            "there are no deals of this day in this game; see the list", Phrase("problem-no-daily")
        )


class DailyForPeople(HlaskaError):
    """A program asks for the deals of the day, which people play against each other."""

    def __init__(self) -> None:
        super().__init__(
            "the deals of the day are for people, not for programs", Phrase("problem-daily-program")
        )
