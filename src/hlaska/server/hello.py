"""Describes a table to one of its chairs. It has what the page needs before the first update."""

from __future__ import annotations

from msgspec.structs import asdict

from hlaska.core.game import Game
from hlaska.protocol.table_messages import EventSeat, Fair, Hello
from hlaska.table.store import TableMeta
from hlaska.table.table import Table


def make_hello(
    meta: TableMeta,
    game: Game,
    me: int,
    hints: bool = False,
    host: bool = False,
    given_up: bool = False,
    event: EventSeat | None = None,
    halted: bool = False,
) -> Hello:
    """Says what a table is, for the chair `me` (-1: an onlooker).

    hints: whether it may ask for hints.
    host: whether it may give open chairs to computer players.
    given_up: whether its club waits for it no more.
    event: which table of an event it is.
    halted: whether its director has ended the match.
    """
    return Hello(
        table=meta.id,
        game=meta.game,
        preset=meta.preset,
        options=asdict(game.options),
        chairs=meta.chairs,
        me=me,
        money=game.money,
        pays=game.has_payments,
        down=game.countdown_start,
        faces=game.faces,
        seats=game.seats,
        places=game.places,
        stock=game.explainer.stock,
        sides=game.explainer.sides,
        signs=game.explainer.signs,
        calls=game.calls.texts,
        draw=meta.draw,
        limit=meta.limit,
        hints=hints,
        host=host,
        pace=meta.pace,
        access=meta.access,
        code=meta.code if me >= 0 and meta.has_open_chair else "",
        kept=tuple(i for i in range(len(meta.chairs)) if meta.invite_hash(i)),
        chat=meta.chat,
        clock=meta.clock,
        rated=meta.rated,
        club=meta.club,
        programs=meta.programs,
        same=meta.same,
        given_up=given_up,
        event=event,
        halted=halted,
    )


def make_shuffle_notice(table: Table) -> Fair:
    """Returns what is told of a table's shuffles. Of a secret that is nothing but its SHA-256."""
    proof = table.dealer.proof()
    seal, lucks = (proof.seal, proof.lucks) if proof else ("", ())
    return Fair(table.now.deal, seal, lucks, table.dealer.commitment())
