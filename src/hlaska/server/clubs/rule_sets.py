"""Keeps rules of a club by name: sets of options that the game has checked."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from hlaska import games
from hlaska.core import options
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game
from hlaska.core.match_limit import check_limit
from hlaska.events.model import GameRules
from hlaska.protocol.clubs import ClubRules, NewClubRules
from hlaska.server.clubs.members import new_id, require_member
from hlaska.server.clubs.validation import FACTOR, ClubFull, NotNow, number_text, parse_name, parse_number
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import club_rules
from hlaska.server.tables.catalog import Catalog

RULES: Final = 40  # of a club, at most
MOST: Final = 10_000 * FACTOR  # a factor


class NoRules(NotNow):
    def __init__(self) -> None:
        super().__init__("the club has no such rules any more", "problem-club-rules")


def game_of(catalog: Catalog, rules: ClubRules | NewClubRules | GameRules, same: bool = False) -> Game:
    """Makes the game by these rules.

    Raises BadOptions, BadText.

    same: with the options that tables with the same deals need.
    """
    if rules.game not in catalog.ids:
        raise BadOptions(f"game={rules.game[:40]}: expected one of {', '.join(catalog.ids)}")
    game_type = catalog.find(rules.game)
    game_options = options.change(games.preset_of(game_type, rules.preset), rules.options)
    return catalog.make(rules.game, game_type.duplicate_rules(game_options) if same else game_options)


def factor_of(text: str) -> int:
    """Returns what a point is worth, in parts of the club's unit. Raises BadOptions."""
    value = parse_number("factor", text) * FACTOR
    if not 0 < value <= MOST:
        raise BadOptions(
            f"factor: expected more than 0, at most {MOST // FACTOR}", Phrase("problem-club-factor")
        )
    return int(value)


def check_rules(catalog: Catalog, new: NewClubRules) -> ClubRules:
    """Checks new rules, and returns them as they are kept. Raises BadOptions, BadText."""
    game = game_of(catalog, new)
    check_limit(game, new.limit)
    if game.players < 2:
        raise BadOptions("rules: expected a game for two at least")
    preset = new.preset or next(iter(type(game).presets))
    changes = options.difference(game.options, games.preset_of(type(game), preset))
    return ClubRules(
        id=new.id or new_id(),
        name=parse_name("name", new.name),
        game=new.game,
        preset=preset,
        options=changes,
        limit=new.limit,
        rated=new.rated,
        factor=number_text(Fraction(factor_of(new.factor), FACTOR)),
        players=game.players,
        money=game.money,
        pays=game.has_payments,
    )


class RuleSets(Repository):
    """Keeps the rules of all clubs."""

    @in_transaction
    def of(self, db: Connection, club: str, owner: str) -> list[ClubRules]:
        """Returns the rules of a club, by name. Raises NoClub."""
        require_member(db, club, owner)
        return rules_of(db, club)

    @in_transaction
    def keep(self, db: Connection, club: str, owner: str, rules: ClubRules) -> None:
        """Keeps checked rules, in the place of those with their id.

        What was played by those stays as it is. Raises NoClub, NotSteward, BadOptions, ClubFull, NotSaved.
        """
        require_member(db, club, owner, "steward")
        others = [one for one in rules_of(db, club) if one.id != rules.id]
        if len(others) >= RULES:
            raise ClubFull("rules", RULES)
        if any(one.name.casefold() == rules.name.casefold() for one in others):
            raise BadOptions(f"name: other rules are called {rules.name}", Phrase("problem-club-rules-name"))
        values: dict[str, Any] = {"saved": msgspec.json.encode(rules).decode(), "at": self._clock()}
        here = (club_rules.c.club == club, club_rules.c.id == rules.id)
        if not db.execute(update(club_rules).where(*here).values(**values)).rowcount:
            # Not under an id that a client has thought of.
            made = msgspec.structs.replace(rules, id=new_id())
            values["saved"] = msgspec.json.encode(made).decode()
            db.execute(insert(club_rules).values(id=made.id, club=club, **values))

    @in_transaction
    def drop(self, db: Connection, club: str, owner: str, rules: str) -> bool:
        """Drops rules; tells whether there were such. Raises NoClub, NotSteward, NotSaved."""
        require_member(db, club, owner, "steward")
        return db.execute(delete(club_rules).where(*_which(club, rules))).rowcount > 0

    async def get(self, club: str, owner: str, rules: str) -> ClubRules:
        """Raises NoClub, NoRules."""
        found = [one for one in await self.of(club, owner) if one.id == rules]
        if not found:
            raise NoRules
        return found[0]


def rules_of(db: Connection, club: str) -> list[ClubRules]:
    """Returns the rules of a club, by name."""
    rows = db.execute(select(club_rules.c.saved).where(club_rules.c.club == club)).scalars()
    found = [msgspec.json.decode(saved, type=ClubRules) for saved in rows]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


def _which(club: str, rules: str) -> tuple[Any, ...]:
    return club_rules.c.club == club, club_rules.c.id == rules
