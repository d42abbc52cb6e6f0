"""Makes docs/environments. It has a page for each game as an environment, from its declarations and its encoder."""

from __future__ import annotations

from collections.abc import Iterator

from hlaska.core.game import Game
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language
from hlaska.research.encoding.action_index import ActionIndex, card_labels
from hlaska.research.encoding.index_tables import action_rows, observation_rows
from hlaska.research.encoding.observation import Encoder

HEAD = """\
# {name}: the environment `hlaska/{id}-v0`

<!-- Generated from the declarations of the game by scripts/generate.py: do not edit. -->

{line}.
{seats} seats; cards and calls are written as [records](../records.md) have them.
How environments are made and what all of them share: [research.md](../research.md). House rules and presets:
[options](../options/{id}.md); what calls mean: [calls](../options/{id}.md#calls).
"""

LATER = """\
## Rewards and the end

A reward comes with the last action of the deal: what the seat gets, in units of the game{money}. {sum}
With `reward="margin"` it is that less the mean of what the others get.
Nothing is cut off: under the first preset a deal has at most {bound} actions.

## Versions

`v0` is this encoding. Rules {rules}: the number grows when the game itself behaves otherwise.
"""


def environment_page(id: str) -> str:
    """Makes the page of one game."""
    return "\n".join(_lines(id, Language())) + "\n"


def _lines(id: str, words: Language) -> Iterator[str]:
    game_type, game = game_class(id), find_game(id)
    yield HEAD.format(
        id=id, name=words.say(f"game-{id}"), line=words.say(f"game-{id}-line"), seats=game.seats
    )
    yield "## Presets\n"
    yield "| preset | actions | numbers of an observation | with recall |"
    yield "| --- | --- | --- | --- |"
    for preset in game_type.presets:
        made = find_game(id, preset)
        sizes = Encoder(made).size, Encoder(made, recall=True).size
        yield f"| `{preset}` | {ActionIndex(made).size} | {sizes[0]} | {sizes[1]} |"
    yield ""
    yield from _tables(game_type)
    unit = "" if game.money == 1 else f", of which {game.money} smallest ones make one"
    together = (
        "What some receive others pay."
        if game.has_payments
        else "Each scores its own; the sum is not nought."
    )
    yield LATER.format(money=unit, sum=together, bound=game.bound, rules=game.rules_version)


def _tables(game_type: type[Game]) -> Iterator[str]:
    """Makes the tables of actions and of observations, once for all presets that share them."""
    groups: dict[tuple[object, ...], list[str]] = {}
    for preset in game_type.presets:
        made = find_game(game_type.id, preset)
        same = card_labels(made), tuple(action_rows(made)), tuple(observation_rows(made))
        groups.setdefault(same, []).append(preset)
    yield "## Actions and observations\n"
    yield "An observation is a vector of float32, oneself being seat 0; the history is there only with `recall`."
    yield "Other options may shift indices:"
    yield f"`hlaska options {game_type.id} --preset P --set NAME=VALUE --indices` prints the tables under any rules.\n"
    for presets in groups.values():
        made = find_game(game_type.id, presets[0])
        yield f"### {', '.join(f'`{preset}`' for preset in presets)}\n"
        yield f"Actions; cards are in the order {card_labels(made)}.\n"
        yield "| index | action |"
        yield "| --- | --- |"
        yield from (f"| {index} | {what} |" for index, what in action_rows(made))
        yield "\nObservation:\n"
        yield "| index | part | shape | values |"
        yield "| --- | --- | --- | --- |"
        for index, part, shape, values in observation_rows(made):
            yield f"| {index} | `{part}` | {shape} | {values} |"
        yield ""


def environment_files() -> Iterator[tuple[str, str]]:
    """Returns the names and texts of all pages."""
    for id in GAMES:
        yield f"{id}.md", environment_page(id)
