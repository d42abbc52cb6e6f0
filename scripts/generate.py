"""Writes the files that the sources give.

They are option tables, the page's types, the library's reference, the page of matches, and the words that are explained
on the spot.

python scripts/generate.py                         writes those that differ
python scripts/generate.py --check                 says which differ and fails
python scripts/generate.py --snapshots [GAME...]   takes the snapshots of these games (of all) anew: what they do and
                                                   tell now is right (tests/snapshot.py)
python scripts/generate.py --decisions [GAME...]   takes the decisions of computer players anew: what they choose and
                                                   expect now is right (tests/decisions.py)
python scripts/generate.py --messages              takes the messages of the server anew: what it sends now is right
                                                   (tests/messages.py)
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hlaska.core.errors import Phrase
from hlaska.locales import Language

ENGLISH = Language()
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
sys.path.insert(0, str(ROOT))

from hlaska.cli.calls import call_rows  # noqa: E402
from hlaska.cli.games import format_allowed  # noqa: E402
from hlaska.core import kinds, spelling  # noqa: E402
from hlaska.core.actions import CALL  # noqa: E402
from hlaska.core.counters import LARGEST, Counter  # noqa: E402
from hlaska.core.game import Game  # noqa: E402
from hlaska.core.options import Option, difference, schema, text  # noqa: E402
from hlaska.games import GAMES, game_class  # noqa: E402
from hlaska.protocol.typescript import protocol_ts  # noqa: E402
from scripts.environment_pages import environment_files  # noqa: E402
from scripts.glossary import glossary_files  # noqa: E402
from scripts.ignorable import ignorable_page  # noqa: E402
from scripts.library_page import library_page  # noqa: E402
from scripts.seen_page import seen_table  # noqa: E402
from scripts.strength_page import strength_page  # noqa: E402

HEAD = """\
# House rules of `{id}`

<!-- Generated from the options of the game by scripts/generate.py: do not edit. -->

`hlaska options {id}` prints the same; `hlaska play {id} --preset P --set name=value` plays by them.
Rule ids are those of [docs/rules](../rules/).
"""


CARD_NUMBER = (
    "`16 * suit + rank`: suits C S H D are 0 to 3, ranks 7 8 9 J Q K T A are 0 to 7, so 36 is `QH`; "
    "`hlaska.core.cards.card_text(36)` says so"
)


def files() -> Iterator[tuple[Path, str]]:
    """Returns every generated file and its text."""
    for name in GAMES:
        yield ROOT / "docs/options" / f"{name}.md", "\n".join(options_page(game_class(name)))
    yield ROOT / "web/src/protocol.ts", protocol_ts()
    yield ROOT / "src/hlaska/table/ignorable.py", ignorable_page()
    yield ROOT / "docs/library.md", library_page()
    for name, page in environment_files():
        yield ROOT / "docs/environments" / name, page
    yield from glossary_files(ROOT / "docs/glossary.md", ROOT / "src/hlaska/locales")
    yield ROOT / "docs/strength.md", strength_page(ROOT / "docs/strength.jsonl")


def options_page(game: type[Game]) -> Iterator[str]:
    options = schema(game.Options)
    yield HEAD.format(id=game.id)
    for group in dict.fromkeys(o.group for o in options):
        yield f"## {group.capitalize()}\n"
        yield "| option | values | default | meaning | rule |"
        yield "| --- | --- | --- | --- | --- |"
        yield from (_row(game.id, o) for o in options if o.group == group)
        yield ""
    yield "## Presets\n"
    yield "| preset | what differs from the defaults |"
    yield "| --- | --- |"
    for name, preset in game.presets.items():
        changed = ", ".join(f"`{k}` {text(v)}" for k, v in difference(preset, game.Options()).items())
        yield f"| `{name}` | {changed or '–'} |"
    yield ""
    yield from _calls(game)
    yield from _numbers(game)
    if game.counters:
        yield from _counters(game)
    yield from seen_table(game)


def _calls(game: type[Game]) -> Iterator[str]:
    """Returns all calls with their meanings."""
    made = game()
    yield "## Calls\n"
    yield "What [programs](../bots.md) and [records](../records.md) write for all that is no card, and what it means;"
    yield "of several texts the first. Some need an option:"
    yield f"`hlaska options {game.id} --calls --preset P` lists those of a preset.\n"
    yield "| text | meaning |"
    yield "| --- | --- |"
    language = Language(faces=made.faces, money=made.money, me=0)
    every = range(CALL, CALL + len(made.calls))
    for texts, meaning in call_rows(made, language, every):
        yield f"| {', '.join(f'`{text}`' for text in texts.split(', '))} | {meaning} |"
    yield ""


def _numbers(game: type[Game]) -> Iterator[str]:
    """Returns the phases and the public numbers of a deal. They are those under the options of the first preset."""
    made = game()
    pub = made.start(made.opening(), made.pack)[0].pub
    yield "## Phases and public numbers\n"
    yield "What a position of a [record](../records.md#positions) says in its line `From:`. Where an option"
    yield "decides, these are the phases and ranges of the first preset;"
    yield f"`hlaska options {game.id} --numbers --preset P` has those of another."
    yield f"A card among these numbers is {CARD_NUMBER}.\n"
    yield "| phase | what happens |"
    yield "| --- | --- |"
    yield from (f"| `{name}` | {help} |" for name, help in made.phases.items())
    yield ""
    yield "| number | meaning | kind | values |"
    yield "| --- | --- | --- | --- |"
    for n in kinds.list_numbers(type(pub)):
        kind = (
            f"{n.kind} by {n.each}"
            if n.each not in ("", "list")
            else f"list of {n.kind}"
            if n.each
            else n.kind
        )
        yield f"| `{n.name}` | {n.help} | {kind} | {spelling.format_expected(n, made)} |"
    yield ""


def _counters(game: type[Game]) -> Iterator[str]:
    yield "## Counters\n"
    yield "What the game counts from deal to deal beside the scores: the line `Notes:` of a [record](../records.md).\n"
    yield "| counter | values | meaning |"
    yield "| --- | --- | --- |"
    yield from (f"| `{c.name}` | {_values(c)} | {c.help} |" for c in game.counters)
    yield ""


def _values(c: Counter) -> str:
    if c.chair:
        return "a chair, or -1 for nobody"
    high = f"`{c.high}`" if isinstance(c.high, str) else str(c.high)
    said = f"{c.low} to {high}" if c.high != LARGEST else f"{c.low} or more"
    said = f"{c.low} to less than {high}, which ends the match" if c.ends else said
    said = "any number" if (c.low, c.high) == (-LARGEST, LARGEST) else said
    said += f", in steps of {c.step}" if c.step > 1 else ""
    return f"by chair, each {said}" if c.each else said


def _row(game: str, o: Option) -> str:
    values = (
        ", ".join(f"`{v}`" for v in format_allowed(o).split(", "))
        if o.choices or o.kind == "bool"
        else format_allowed(o)
    )
    needs = "".join(f" Needs `{k}` = {text(v)}." for k, v in o.needs.items())
    scope = {
        "rules": "",
        "display": " Display only.",
        "players": " For players only.",
        "table": " For the table.",
        "event": " Set by events with the same deals.",
    }
    key = ENGLISH.option_key(game, o.name)
    meaning = f"{ENGLISH.say(key)}. {ENGLISH.attribute(Phrase(key), 'help')}{needs}{scope.get(o.effect, '')}".replace(
        "|", "\\|"
    )
    return f"| `{o.name}` | {values} | `{text(o.default)}` | {meaning} | {o.rule} |"


def take_snapshots(names: Iterable[str]) -> int:
    from tests import snapshot

    return _report(snapshot.write(names))


def take_decisions(names: Iterable[str]) -> int:
    from tests import decisions

    return _report(decisions.write(names))


def take_messages() -> int:
    from tests import messages

    return _report(messages.write())


def _report(written: Iterable[Path]) -> int:
    for path in written:
        print(f"{path.relative_to(ROOT)}: written")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing, fail if something differs")
    parser.add_argument("--snapshots", nargs="*", choices=GAMES, metavar="GAME", help="take snapshots anew")
    parser.add_argument("--decisions", nargs="*", choices=GAMES, metavar="GAME", help="take decisions anew")
    parser.add_argument("--messages", action="store_true", help="take messages anew")
    given = parser.parse_args()
    if given.snapshots is not None:
        return take_snapshots(given.snapshots or GAMES)
    if given.decisions is not None:
        return take_decisions(given.decisions or GAMES)
    if given.messages:
        return take_messages()
    check = given.check
    wrong = [(path, made) for path, made in files() if not path.exists() or path.read_text("utf-8") != made]
    for path, made in wrong:
        print(f"{path.relative_to(ROOT)}: {'is not what its sources give' if check else 'written'}")
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made, encoding="utf-8")
    if wrong and check:
        print("run python scripts/generate.py")
    return int(bool(wrong) and check)


if __name__ == "__main__":
    sys.exit(main())
