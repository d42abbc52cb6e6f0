"""Lets players of a class meet each other: `hlaska tournament`. A page says who is better."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from hlaska.cli.arena import progress_bar
from hlaska.cli.compiling import announce_compiling
from hlaska.cli.output import format_table, print_json


def tournament(args: Namespace) -> None:
    """Holds a tournament and prints its table; writes the page where one is named. Raises BadText."""
    from hlaska.games import game_class, preset_of
    from hlaska.research.matches.arena import Spec
    from hlaska.research.matches.tournament import hold, list_warnings, write_page
    from hlaska.research.players.external_bot import Limits
    from hlaska.research.players.player_specs import has_search

    game_type = game_class(args.game)
    preset_of(game_type, args.preset)  # must be one of this game
    spec = Spec(args.game, args.preset or next(iter(game_type.presets)), tuple(args.set))
    if any(map(has_search, args.players)):
        announce_compiling(args.lang)
    limits = Limits(args.program_seconds, args.program_memory, args.one_process)
    found = hold(spec, args.players, args.deals, args.seed, args.workers, limits, progress_bar("matches"))
    if args.page:
        write_page(found, Path(args.page))
    if args.json:
        print_json(found)
        return
    print("".join(f"{warning}\n" for warning in list_warnings(found)), end="")
    rows = [("", "player", "units a deal", "95 %", "ms a decision", "faults")]
    rows += [
        (
            str(place),
            row.player,
            f"{row.mean.mean:+.3f}",
            f"{row.mean.low:+.3f} to {row.mean.high:+.3f}",
            f"{1000 * row.seconds:.1f}",
            str(row.faults),
        )
        for place, row in enumerate(found.rows, 1)
    ]
    print(format_table(rows))
    print("\nunits a deal of each player (a line) against each other one (a column):")
    cross = [("", "player", *(str(place) for place in range(1, len(found.rows) + 1)))]
    cross += [
        (str(place), row.player, *("" if value is None else f"{value:+.3f}" for value in row.against))
        for place, row in enumerate(found.rows, 1)
    ]
    print(format_table(cross))
