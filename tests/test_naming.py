"""Retired words do not come back in names, and docstrings begin with short sentences (`docs/naming.md`).

Each number is how many there are now. It may only fall: who takes one away lowers it in the same change.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, cast

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "hlaska"
SCRIPTS: Final = (ROOT / "scripts", ROOT / "examples")
PAGE: Final = ROOT / "web" / "src"
STORED: Final = "migrations/versions"  # names of steps of a database, which are kept for ever
WORDS: Final = 15  # of a docstring's first sentence
RETIRED: Final[dict[str, int]] = {
    "told": 0,
    "tell": 0,
    "telling": 0,
    "line": 5,
    "luck": 3,
    "notes": 0,
    "held": 0,
    "company": 1,
    "hall": 0,
    "door": 0,
    "guard": 0,
    "homes": 0,
    "room": 2,
    "onward": 0,
    "bells": 0,
    "news": 0,
    "wanted": 0,
    "standing": 0,
    "sitting": 0,
    "drawn": 2,
    "brought": 0,
    "survived": 0,
    "stirred": 0,
    "led": 1,
    "habit": 0,
    "habits": 0,
    "leaning": 0,
    "judging": 0,
    "glance": 0,
    "shed": 0,
    "liking": 0,
    "wish": 0,
}
PAGE_RETIRED: Final[dict[str, int]] = {
    "picture": 0,
    "holding": 0,
    "choice": 0,
    "line": 1,  # the duty line
    "say": 0,
    "speech": 0,
    "noise": 0,
    "talk": 0,
    "company": 0,
    "accord": 0,
    "fair": 0,
    "luck": 0,
    "kept": 0,
    "noted": 0,
    "told": 0,
    "heard": 0,
    "dealt": 0,
    "filed": 0,
    "begun": 0,
    "undone": 0,
    "doing": 0,
    "awaited": 0,
    "attention": 0,
    "away": 0,
    "usual": 0,
    "scene": 0,
    "within": 0,
    "ladder": 0,
    "rung": 0,
    "course": 0,
    "glance": 0,
}
PAGE_VAGUE: Final[
    dict[str, int]
] = {  # names of values and functions in the page that say nothing when they stand alone
    "at": 0,
    "told": 0,
    "held": 0,
    "given": 0,
    "wanted": 0,
    "asked": 0,
    "sure": 0,
    "here": 0,
    "before": 0,
    "said": 0,
    "usual": 0,
    "left": 0,
    "far": 0,
    "out": 0,
    "most": 0,
    "short": 0,
    "shown": 0,
    "named": 0,
    "again": 0,
    "away": 0,
    "back": 0,
    "begun": 0,
    "beside": 0,
    "doing": 0,
    "down": 0,
    "gone": 0,
    "kept": 0,
    "least": 0,
    "long": 0,
    "looked": 0,
    "noted": 0,
    "of": 0,
    "onward": 0,
    "over": 0,
    "standing": 0,
    "talk": 0,
    "there": 0,
    "useful": 0,
    "was": 0,
    "within": 0,
}
BINDING: Final = re.compile(r"(?:\b(?:const|let|function)|\{@const) (\w+)")
EXPORT: Final = re.compile(
    r"^export (?:async |abstract )*(?:const|let|function\*?|class|interface|type) (\w+)", re.M
)
# First words of docstrings, in the third person or the imperative.
VERBS: Final = """
    Acquires Add Adds Advises Agrees Allows Analyzes Announce Answer Answers Applies Apply Archives
    Arranges Ask Asks Assigns Begin Begins Bids Blocks Brings Builds Buries Call Calls Cancels Caps
    Carries Casts Change Changes Charges Check Checks Choose Chooses Claims Cleans Close Closes
    Collects Come Compare Compares Compile Compiles Completes Computes Confirm Connects Converts
    Copies Corrects Count Counts Covers Cut Cuts Deal Deals Decide Decides Declares Declines Decodes
    Define Defines Deletes Derives Describe Describes Dissolves Divides Do Does Draw Draws Drive
    Drives Drops Edits Encodes End Ends Enter Enters Estimates Evaluates Exchange Exchanges Excludes
    Executes Explains Extracts Fetches Fill Fills Find Finds Finishes Fits Focuses Fold Folds Follow
    Follows Forget Forgets Formats Forwards Found Founds Frame Free Frees Gathers Get Give Gives Go
    Goes Groups Grows Halt Handles Hash Hashes Hears Hold Holds Hosts Imagines Import Infers Inserts
    Interpolates Iterate Iterates Join Joins Judge Judges Keep Keeps Knock Know Knows Lay Lays Leads
    Learns Leases Leaves Let Lets Limits Links List Listens Lists Loads Locks Logs Look Looks Lower
    Lowers Make Makes Maps Marks Mask Masks Matches Measure Measures Merges Meters Move Moves Name
    Names Note Notes Number Numbers Offers Open Opens Order Orders Pack Packs Pads Paints Pair Pairs
    Parses Passes Pays Pickles Picks Place Places Play Plays Points Predicts Previews Prices Prints
    Proposes Proves Push Put Puts Raise Raises Rank Ranks Rates Read Reads Rebuilds Recognizes
    Record Records Refuse Refuses Releases Remembers Removes Renames Renews Replace Replaces Replay
    Replays Reports Reserves Retracts Return Returns Reviews Rewrites Rounds Run Runs Samples Saves
    Say Says Scores Scrolls Search Searches Seat Seats See Sends Serves Set Sets Settle Settles
    Share Shares Show Shows Shuffle Shuffles Signs Simulate Sits Solve Solves Sorts Spaces Speaks
    Spells Split Splits Stands Start Starts States Stays Steps Stop Stops Stores Streams Strips
    Submit Submits Sums Supposes Swaps Syncs Tabulates Take Takes Teaches Tell Tells Thinks Trains
    Turn Turns Undo Unpacks Updates Uses Values Verifies Waits Wakes Walks Watches Weighs Withdraws
    Work Works Wraps Write Writes Yield Yields
"""
# Verbs that are nouns, too, count as nouns before one of these, before a full stop, a comma or a colon.
NOUNS: Final = """
    Answer Answers Call Calls Change Count Counts Cut Cuts Deal Deals End Ends Frame Groups Hash
    Hosts Judge Judges Leases Limits List Lists Marks Mask Masks Measure Measures Meters Move Moves
    Name Names Number Numbers Order Orders Pack Packs Pair Place Places Play Points Prices Rank
    Ranks Rates Record Records Reports Reviews Rounds Scores Search Seat Seats Share Shares Shuffle
    Shuffles Signs Spaces Split Splits Start Starts States Steps Stop Stores Swaps Turn Turns Values
    Work
"""
AFTER_NOUNS: Final = re.compile(r"\w+(?:[.,:;]| (?:of|or|and|that|which|who|in|for|with|from|is|are)\b)")
PREDICATES: Final = 45
PARTICIPLES: Final = 34
ED: Final = re.compile(
    r"_*(?!need|read|feed|embed|seed|exceed|proceed|succeed)[a-z]+ed(_(at|by|in|of|on|to))?$"
)
IS: Final = re.compile(r"_*(is|has|can|may|must|should|__\w+)_")


@cache
def trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Returns every module with its tree."""
    found = sorted(path for path in SOURCE.rglob("*.py") if STORED not in path.as_posix())
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in found)


@cache
def script_trees() -> tuple[tuple[Path, ast.Module], ...]:
    """Returns every script and every example with its tree."""
    found = sorted(path for folder in SCRIPTS for path in folder.rglob("*.py"))
    return tuple((path, ast.parse(path.read_text("utf-8"))) for path in found)


def documented() -> Iterator[tuple[Path, str]]:
    """Yields every docstring of a module, class or function with the path of its module."""
    for path, tree in trees() + script_trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            if text := ast.get_docstring(node):
                yield path, text


def definitions() -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Yields every class and function."""
    for _, tree in trees() + script_trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield node


def names() -> Iterator[str]:
    """Yields the names of modules, classes and functions."""
    yield from (path.stem for path, _ in trees() + script_trees())
    yield from (node.name for node in definitions())


def page_files() -> Iterator[Path]:
    """Yields the modules of the page that are written by hand, without its tests."""
    for path in sorted(PAGE.rglob("*")):
        generated = path.name == "protocol.ts" or ".test." in path.name
        if path.suffix in (".ts", ".svelte") and not generated:
            yield path


def page_names() -> Iterator[str]:
    """Yields the names of the page's modules and of what they export."""
    for path in page_files():
        yield path.name.split(".")[0]
        yield from EXPORT.findall(path.read_text("utf-8"))


def words_of(name: str) -> set[str]:
    """Splits a name in either spelling into its words."""
    return {word.lower() for word in re.findall("[A-Z]?[a-z]+", name)}


def first_sentence(text: str) -> str:
    """Returns a docstring up to its first full stop, which a colon or semicolon is not."""
    return re.split(r"(?<=[.?!])[)\"']*\s|\n\n", text, maxsplit=1)[0]


def is_bool(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    """Tells whether a function says that it answers yes or no."""
    if isinstance(node, ast.ClassDef):
        return False
    return isinstance(node.returns, ast.Name) and node.returns.id == "bool"


def test_scripts_that_measure_and_examples_are_looked_at() -> None:
    assert {"measuring.py", "measure_page.py", "play_a_deal.py", "player.py"} <= {
        path.name for path, _ in script_trees()
    }


def test_retired_words_do_not_come_back() -> None:
    found = Counter(word for name in names() for word in words_of(name) if word in RETIRED)
    more = {word: (n, RETIRED[word]) for word, n in found.items() if n > RETIRED[word]}
    assert not more, f"retired words in new names (now, allowed): {more}; see docs/naming.md"
    fewer = {word: found[word] for word, most in RETIRED.items() if found[word] < most}
    assert not fewer, f"fewer than before: lower the numbers in tests/test_naming.py to {fewer}"


def test_retired_words_do_not_come_back_in_the_page() -> None:
    names = Counter(page_names())
    assert len(names) > 400
    found = Counter(word for name in names for word in words_of(name) if word in PAGE_RETIRED)
    assert {word: found[word] for word in PAGE_RETIRED} == PAGE_RETIRED, "see docs/naming.md"


def test_names_that_say_nothing_do_not_come_back_in_the_page() -> None:
    bindings = Counter(name for path in page_files() for name in BINDING.findall(path.read_text("utf-8")))
    assert bindings.total() > 2000
    assert {word: bindings[word] for word in PAGE_VAGUE} == PAGE_VAGUE, "see docs/naming.md; it may only fall"


def test_first_sentences_of_docstrings_are_short() -> None:
    firsts = [(path.name, first_sentence(text)) for path, text in documented()]
    long = [(name, first) for name, first in firsts if len(first.split()) > WORDS]
    assert not long, f"a first sentence has more than {WORDS} words: {long}"


def begins_with_verb(text: str) -> bool:
    """Tells whether a docstring begins with one of the verbs that docstrings begin with."""
    word = (re.match(r"\w*", text) or [""])[0]
    return word in VERBS.split() and not (word in NOUNS.split() and AFTER_NOUNS.match(text))


def test_docstrings_begin_with_verbs() -> None:
    found = [(path.name, first_sentence(text)) for path, text in documented() if not begins_with_verb(text)]
    assert not found, f"docstrings begin without a verb of VERBS: {found}; see docs/naming.md"


def test_planted_docstrings_are_told_by_their_first_word() -> None:
    verbs = ("Returns it.", "Names each seat.", "Deals a hand.", "Points out what is left.")
    nouns = ("The seat.", "`QH`.", "", "Names of seats.", "Calls: what one may do.", "Points or money.")
    assert [begins_with_verb(text) for text in verbs + nouns] == [True] * len(verbs) + [False] * len(nouns)


def fields_in_running_text(node: ast.ClassDef) -> list[str]:
    """Returns the fields that a docstring explains elsewhere than at a line's beginning."""
    names = [
        part.target.id
        for part in node.body
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    ]
    if not names:
        return []
    one = "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    row = re.compile(rf"(?:{one})(?:(?:, | and )(?:{one}))*: ")
    lines = (ast.get_docstring(node) or "").split("\n")
    return [
        name
        for line in lines
        for name in re.findall(rf"(?<![\w-])`?({one})`?: ", row.sub("", line, 1) if row.match(line) else line)
    ]


def test_docstrings_of_classes_give_each_field_a_line() -> None:
    found = {
        f"{path.relative_to(ROOT).as_posix()}::{node.name}": names
        for path, tree in trees() + script_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and (names := fields_in_running_text(node))
    }
    assert not found, f"fields are explained in running text, not one a line: {found}"


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Returns the names of a function's parameters."""
    given = node.args
    return {part.arg for part in (*given.posonlyargs, *given.args, given.vararg, *given.kwonlyargs) if part}


def explained_names(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> set[str]:
    """Returns what a docstring may explain: parameters, or attributes, methods and parameters of a class."""
    if not isinstance(node, ast.ClassDef):
        return parameters(node)
    methods = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)]
    attributes = {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "self"
    }
    made_with = {name for part in methods if part.name == "__init__" for name in parameters(part)}
    return {part.name for part in methods} | attributes | made_with - {"self"}


def running_explanations(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> list[str]:
    """Returns paragraphs of a docstring that explain several names, not each on a line of its own."""
    explainable = explained_names(node)
    if not explainable:
        return []
    one = "|".join(sorted(map(re.escape, explainable), key=len, reverse=True))
    group = re.compile(rf"(?<![\w-])[`*]*(?:{one})[`*]*(?:(?:, | and )[`*]*(?:{one})[`*]*)*: ")
    found = []
    for paragraph in (ast.get_docstring(node) or "").split("\n\n"):
        begun = sum(bool(group.match(line)) for line in paragraph.split("\n"))
        explained = group.findall(paragraph)
        if len(explained) > begun and len(re.findall(rf"\b(?:{one})\b", " ".join(explained))) > 1:
            found.append(paragraph)
    return found


def test_docstrings_give_each_parameter_and_attribute_a_line() -> None:
    found = [
        f"{path.relative_to(ROOT).as_posix()}::{node.name}"
        for path, tree in trees() + script_trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        and running_explanations(node)
    ]
    assert not found, f"parameters or attributes are explained in running text: {found}"


def test_new_predicates_are_named_as_such() -> None:
    count = sum(is_bool(node) and not IS.match(f"{node.name}_") for node in definitions())
    assert count <= PREDICATES, f"a function that answers yes or no is not is_, has_ or can_ ({count})"
    assert count == PREDICATES, f"fewer than before: lower PREDICATES to {count}"


def is_value(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Tells whether a function is a property."""
    return any("property" in ast.unparse(mark) for mark in node.decorator_list)


def test_functions_are_verbs() -> None:
    functions = (node for node in definitions() if not isinstance(node, ast.ClassDef))
    found = sorted(node.name for node in functions if ED.match(node.name) and not is_value(node))
    assert len(found) <= PARTICIPLES, f"a function is named by a participle, not a verb: {found}"
    assert len(found) == PARTICIPLES, f"fewer than before: lower PARTICIPLES to {len(found)}"


def test_a_planted_name_is_found() -> None:
    assert words_of("_tell_all") == {"tell", "all"}
    assert words_of("seatDraw") == {"seat", "draw"}
    assert EXPORT.findall("export const heard = 1;\nexport async function talk() {}") == ["heard", "talk"]
    assert BINDING.findall("{@const told = 1} function was() {} let kept;") == ["told", "was", "kept"]
    assert words_of("OpenJudge") == {"open", "judge"}
    assert ED.match("_settled")
    assert not ED.match("read_end")
    assert first_sentence("Does one thing. And\nanother.") == "Does one thing."
    assert first_sentence("Does one: this;\nthat. More.") == "Does one: this;\nthat."


def test_planted_fields_in_running_text_are_found() -> None:
    body = '"""Holds two.\n\n    {}\n    """\n\n    low: int\n    high: int\n'
    found = [
        fields_in_running_text(cast(ast.ClassDef, ast.parse(f"class Two:\n    {body.format(text)}").body[0]))
        for text in ("low: what; `high`: more.", "low, high: both.", "low: what.\n    high: more: far more.")
    ]
    assert found == [["high"], [], []]


def test_planted_explanations_in_running_text_are_found() -> None:
    found = [
        running_explanations(
            cast(
                ast.FunctionDef,
                ast.parse(f'def two(low, high):\n    """Holds two.\n\n    {text}\n    """').body[0],
            )
        )
        for text in (
            "low: what; `high`: more.",
            "low, high: both.",
            "low: what.\n    high: more.",
            "Of two, high: more.",
        )
    ]
    assert found == [["low: what; `high`: more."], [], [], []]
