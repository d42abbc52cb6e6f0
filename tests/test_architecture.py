"""What an import linter cannot see (docs/design.md, sections 3, 5 and 7), read off the source."""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp
import pytest
import rustworkx

import hlaska

PACKAGE = Path(hlaska.__file__).parent
BLIND = ("bots", "server", "cli/tui", "research")  # get views and events, never the truth
GAMES = sorted(p.parent.name for p in (PACKAGE / "games").glob("*/__init__.py"))


def modules(*packages: str, having: Iterable[str] = ("",)) -> Iterator[tuple[Path, ast.Module]]:
    """The modules of some packages (of all, if none is named), parsed; `having`: only where one of these is written."""
    for folder in [PACKAGE / name for name in packages] or [PACKAGE]:
        for path in sorted(folder.rglob("*.py")):
            text = path.read_text()
            if any(word in text for word in having):
                yield path, ast.parse(text, str(path))


def at(path: Path, node: ast.AST, what: str) -> str:
    return f"{path.relative_to(PACKAGE)}:{getattr(node, 'lineno', '?')}: {what}"


def ours(module: str | None, level: int) -> bool:
    return level > 0 or (module or "").split(".")[0] == "hlaska"


# --- circles of imports -----------------------------------------------------------------------------------


def draw_imports(package: str) -> grimp.ImportGraph:
    """Who imports whom, for types alone and inside functions too."""
    return grimp.build_graph(package, exclude_type_checking_imports=False, cache_dir=None)


def circles(imports: grimp.ImportGraph) -> list[set[str]]:
    """The modules that import each other by any way, and those that import themselves."""
    drawn = rustworkx.PyDiGraph[str, None]()
    number = {module: drawn.add_node(module) for module in sorted(imports.modules)}
    for module, n in number.items():
        for other in imports.find_modules_directly_imported_by(module):
            drawn.add_edge(n, number[other], None)
    found = rustworkx.strongly_connected_components(drawn)
    return [{drawn[n] for n in part} for part in found if len(part) > 1 or drawn.has_edge(part[0], part[0])]


def ties(imports: grimp.ImportGraph, circle: set[str]) -> list[str]:
    """The lines that would have to go."""
    return sorted(
        f"{module}:{line['line_number']}: {line['line_contents']}"
        for module in circle
        for other in imports.find_modules_directly_imported_by(module) & circle
        for line in imports.get_import_details(importer=module, imported=other)
    )


def test_no_modules_import_each_other_in_a_circle() -> None:
    imports = draw_imports("hlaska")
    assert len(imports.modules) > 500
    assert [ties(imports, circle) for circle in circles(imports)] == []


@pytest.mark.parametrize(
    ("sources", "circle"),
    [
        (
            {"a": "from planted import b", "b": "from planted.c import x", "c": "import planted.a\nx = 1"},
            "abc",
        ),
        ({"a": "from planted.b import x", "b": "def f():\n    from planted.a import y"}, "ab"),
        (
            {"a": "import planted.b", "b": "import typing\nif typing.TYPE_CHECKING:\n    import planted.a"},
            "ab",
        ),
        ({"a": "def f():\n    from planted.a import f"}, "a"),
        ({"a": "import planted.b, planted.c", "b": "import planted.c", "c": ""}, ""),
    ],
)
def test_a_planted_circle_is_found(
    sources: dict[str, str], circle: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "planted"
    package.mkdir()
    for name, text in {"__init__": "", **sources}.items():
        (package / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    imports = draw_imports("planted")
    found = circles(imports)
    assert found == ([{f"planted.{name}" for name in circle}] if circle else [])
    assert [len(ties(imports, one)) for one in found] == ([len(circle)] if circle else [])


# --- who sees the truth ---------------------------------------------------------------------------------


def truths() -> set[str]:
    """The names of the classes that hold the truth: State, and every game's own kind of it."""
    bases: dict[str, set[str]] = {}
    for _, tree in modules("core", "families", "games", having=("class",)):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                bases[node.name] = {ast.unparse(base).split(".")[-1].split("[")[0] for base in node.bases}
    found = {"State"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    # A game's own public part is not secret, but who reads it by name knows that game.
    return found | {name for name, of in bases.items() if "Public" in of}


def names_of(tree: ast.Module, banned: set[str]) -> Iterator[tuple[ast.AST, str]]:
    """Where a module takes one of the banned names from a module of ours."""
    of_ours: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and ours(node.module, node.level):
            of_ours |= {alias.asname or alias.name for alias in node.names}
            yield from ((node, alias.name) for alias in node.names if alias.name in banned)
        elif isinstance(node, ast.Import):
            names = [alias.asname or alias.name.split(".")[0] for alias in node.names if ours(alias.name, 0)]
            of_ours |= set(names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in banned:
            root: ast.expr = node
            while isinstance(root, ast.Attribute):
                root = root.value
            if isinstance(root, ast.Name) and root.id in of_ours:
                yield node, ast.unparse(node)


def test_who_must_not_see_the_truth_never_names_it() -> None:
    banned = truths()
    found = [
        at(path, node, name)
        for path, tree in modules(*BLIND, having=banned)
        for node, name in names_of(tree, banned)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "from hlaska.core.board import Event, State",
        "from hlaska.core import State as S",
        "import hlaska.core.board\nx: hlaska.core.board.State",
        "from hlaska.core import board\ndef f(s: board.State) -> None: ...",
        "from ..core.board import State",
    ],
)
def test_a_planted_state_is_found(source: str) -> None:
    assert list(names_of(ast.parse(source), {"State"}))


def test_somebody_elses_state_is_not_ours() -> None:
    assert not list(names_of(ast.parse("from litestar.datastructures import State\nx: State"), {"State"}))


# --- no game by its name ----------------------------------------------------------------------------------


def texts(node: ast.expr | ast.pattern) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def asks_for_a_game(tree: ast.Module, games: list[str]) -> Iterator[tuple[ast.AST, str]]:
    """Where a module compares something with the name of a game, or the id of a game with anything fixed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = {ast.unparse(side) for side in sides if isinstance(side, ast.Name | ast.Attribute)}
            asked = any(
                name in ("game", "game_id") or name.endswith(("game.id", ".game_id")) for name in names
            )
            fixed = set[str]().union(*map(texts, sides))
            if fixed & set(games) or (asked and fixed):
                yield node, ast.unparse(node)
        elif isinstance(node, ast.match_case) and texts(node.pattern) & set(games):
            yield node.pattern, ast.unparse(node.pattern)


def test_no_game_is_asked_for_by_name() -> None:
    found = [
        at(path, node, what)
        for path, tree in modules()
        if path.relative_to(PACKAGE).parts[0] != "games"
        for node, what in asks_for_a_game(tree, GAMES)
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "if game.id == 'x': pass",
        "if table.game.id in ('x', 'y'): pass",
        "if anything != 'marias': pass",
        "match name:\n    case 'marias': pass",
    ],
)
def test_a_planted_name_is_found(source: str) -> None:
    assert list(asks_for_a_game(ast.parse(source), ["marias"]))


# --- the page ---------------------------------------------------------------------------------------------


def test_one_module_writes_tables_for_spreadsheets() -> None:
    """Of what one is called no spreadsheet makes a formula: csv.test.ts says so of the only writer of cells."""
    web = PACKAGE.parent.parent / "web" / "src"
    sources = [path for path in web.rglob("*") if path.suffix in (".ts", ".svelte")]
    found = [path.name for path in sources if "text/csv" in path.read_text("utf-8")]
    assert found == ["csv.ts"]


# --- numba ------------------------------------------------------------------------------------------------


def numba_imports(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [node.module or ""]
        if any(name.split(".")[0] in ("numba", "llvmlite") for name in names):
            yield node


def test_only_jit_imports_numba() -> None:
    found = [
        at(path, node, "numba")
        for path, tree in modules(having=("numba", "llvmlite"))
        for node in numba_imports(tree)
    ]
    assert [line for line in found if not line.startswith("kernel/jit.py:")] == []


def test_importing_the_package_imports_no_numba_no_ray_and_no_passkeys() -> None:
    program = """
import importlib, pkgutil, sys
import hlaska
for module in pkgutil.walk_packages(hlaska.__path__, "hlaska."):
    if module.name != "hlaska.__main__":
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            if error.name not in ("pyspiel", "gymnasium", "pettingzoo", "mcp"):  # extras, which need not be here
                raise
print(*sorted({name.split(".")[0] for name in sys.modules} & {"numba", "llvmlite", "ray", "webauthn"}))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


def test_a_family_serves_its_own_games_only() -> None:
    found = [
        at(path, node, node.module or "")
        for path, tree in modules("games", having=("hlaska.families",))
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("hlaska.families.")
        if not path.parent.name.startswith(str(node.module).split(".")[2])
    ]
    assert not found
