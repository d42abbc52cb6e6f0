"""docs/environments: a page for each game as an environment, from its declarations and its encoder."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hlaska.core.game import CALL, Game
from hlaska.games import GAMES, find_game, game_class
from hlaska.locales import Language
from hlaska.research.action_index import ActionIndex, Rung, card_labels
from hlaska.research.encode import Encoder

HEAD = """\
# {name}: the environment `hlaska/{id}-v0`

<!-- Generated from the declarations of the game by scripts/generate.py: do not edit. -->

{line}.
{seats} seats; cards and calls are written as [records](../records.md) have them.
How environments are made and what all of them share: [research.md](../research.md). House rules and presets:
[options](../options/{id}.md).
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
    """The page of one game."""
    return "\n".join(_lines(id, Language())) + "\n"


def _lines(id: str, words: Language) -> Iterator[str]:
    kind, game = game_class(id), find_game(id)
    yield HEAD.format(
        id=id, name=words.say(f"game-{id}"), line=words.say(f"game-{id}-line"), seats=game.seats
    )
    yield "## Presets\n"
    yield "| preset | actions | numbers of an observation | with recall |"
    yield "| --- | --- | --- | --- |"
    for preset in kind.presets:
        made = find_game(id, preset)
        sizes = Encoder(made).size, Encoder(made, recall=True).size
        yield f"| `{preset}` | {ActionIndex(made).size} | {sizes[0]} | {sizes[1]} |"
    yield ""
    yield from _actions(game)
    yield from _observation(game)
    unit = "" if game.money == 1 else f", of which {game.money} smallest ones make one"
    together = "What some receive others pay." if game.pays else "Each scores its own; the sum is not nought."
    yield LATER.format(money=unit, sum=together, bound=game.bound, rules=game.rules)


def _actions(game: Game) -> Iterator[str]:
    """The index of actions as ranges."""
    index = ActionIndex(game)
    yield "## Actions\n"
    yield f"Under the first preset, `{next(iter(type(game).presets))}`."
    yield f"Cards are in the order {card_labels(game)}.\n"
    yield "| index | action |"
    yield "| --- | --- |"
    for what, group in groupby(range(index.size), lambda i: _what(index, i)):
        numbers = list(group)
        yield f"| {_range(numbers[0], numbers[-1])} | {what or index.text(numbers[0])} |"
    yield ""


def _what(index: ActionIndex, i: int) -> str:
    """What neighbours in the index have in common; a call's own text is its alone, but for the numbers in it."""
    entry = index.entries[i]
    if isinstance(entry, Rung):
        ladder = entry.ladder.removesuffix(" {}")
        return f"`{ladder}`, so many steps above the lowest amount that may be bid"
    if entry >= CALL:
        call = index.game.calls[entry]
        return f"`{call.kind}` for each" if "{}" in call.kind else f"`{call.text}`"
    how = entry >> 6
    if how == 0:
        return "a card"
    return (
        "king or queen with a declaration" if how == 1 and _single(index) else f"a copy of a card, `#{how}`"
    )


def _single(index: ActionIndex) -> bool:
    return len(set(index.game.pack)) == len(index.game.pack)


def _observation(game: Game) -> Iterator[str]:
    encoder = Encoder(game, recall=True)
    yield "## Observation\n"
    yield "A vector of float32 under the same preset, oneself being seat 0; the history is there only with `recall`.\n"
    yield "| index | part | shape | values |"
    yield "| --- | --- | --- | --- |"
    for span in encoder.spans:
        shape = "×".join(map(str, span.shape))
        yield f"| {_range(span.start, span.stop - 1)} | `{span.name}` | {shape} | {span.help} |"
    yield ""


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def environment_files() -> Iterator[tuple[str, str]]:
    """The names and texts of all pages."""
    for id in GAMES:
        yield f"{id}.md", environment_page(id)
