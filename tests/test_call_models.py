"""What a hand would call is data: each number has a source, and none is added to the Python of games and families."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from hlaska.core.call_model import (
    FILE,
    current_parameters,
    kind_of,
    load_model,
    read_model,
    to_text,
    use_parameters,
)
from hlaska.core.errors import BadText
from hlaska.games import GAMES
from hlaska.games.marias.call_model import PACKAGE, Parameters, model

SOURCE: Final = Path(__file__).parents[1] / "src" / "hlaska"
FIT: Final = "call_fit.py"  # has limits within which a fit is believed; nobody calls by them
NEUTRAL: Final = (0.0, 0.5, 1.0)  # nothing, even odds and certainty: no fitted numbers


@cache
def modules() -> list[tuple[str, ast.Module]]:
    paths = [
        p for root in ("families", "games") for p in sorted((SOURCE / root).rglob("*.py")) if p.name != FIT
    ]
    return [(p.relative_to(SOURCE).as_posix(), ast.parse(p.read_text("utf-8"))) for p in paths]


def floats(node: ast.AST) -> list[float]:
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, float)]


def constants(tree: ast.Module) -> Iterator[ast.Assign | ast.AnnAssign]:
    """Yields the assignments of a module and of its classes that hold floats."""
    bodies = [tree.body, *(n.body for n in ast.walk(tree) if isinstance(n, ast.ClassDef))]
    for body in bodies:
        for one in body:
            if isinstance(one, ast.Assign | ast.AnnAssign) and one.value is not None and floats(one.value):
                yield one


@pytest.mark.slow
def test_no_module_holds_fitted_numbers() -> None:
    found = [
        f"{path} {ast.unparse(one).split('=')[0].strip()}"
        for path, tree in modules()
        for one in constants(tree)
    ]
    assert not found, found


@pytest.mark.slow
def test_no_function_holds_fitted_numbers() -> None:
    found = []
    for path, tree in modules():
        named = [n for one in constants(tree) for n in floats(one)]
        rest = [n for n in floats(tree) if n not in NEUTRAL]
        for n in named:
            if n in rest:
                rest.remove(n)
        found += [f"{path} {n}" for n in rest]
    assert not found, found


# ---------------------------------------------------------------- the files
def packages() -> list[str]:
    return [
        f"hlaska.games.{game}" for game in GAMES if files(f"hlaska.games.{game}").joinpath(FILE).is_file()
    ]


@pytest.mark.parametrize("package", packages())
def test_a_file_is_as_it_is_written(package: str) -> None:
    text = files(package).joinpath(FILE).read_text("utf-8")
    assert to_text(load_model(package)) == text
    assert all(
        source.how.endswith(".") and source.date <= date.today() for source in load_model(package).sources
    )


def content() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(PACKAGE).joinpath(FILE).read_text("utf-8"))
    return found


def refused(changed: dict[str, Any]) -> str:
    with pytest.raises(BadText) as caught:
        read_model(json.dumps(changed), Parameters, "marias", "mine.json")
    return str(caught.value)


def test_a_wrong_file_is_told_by_its_place() -> None:
    fine = content()
    parameters = fine["parameters"]
    assert refused({**fine, "game": "bezique"}) == "mine.json: a model of bezique, not of marias"
    lacking = {name: value for name, value in parameters.items() if name != "climb"}
    assert refused({**fine, "parameters": lacking}) == "mine.json: there is no 'climb' in parameters"
    more = {**parameters, "clim": 1.0}
    assert refused({**fine, "parameters": more}) == "mine.json: there is no field called 'clim' in parameters"
    certain = {**parameters, "least_raise": 1.0}
    assert refused({**fine, "parameters": certain}).endswith(" in parameters.least_raise")
    item = {**parameters, "says": {"sevens": 1.0}}
    assert "'sevens' in says: the items are game, hundred, seven" in refused({**fine, "parameters": item})
    assert (
        refused({**fine, "sources": fine["sources"][1:]}) == "mine.json: 'alone' has 0 sources; it needs one"
    )
    strange = [{**fine["sources"][0], "parameters": ["clim"]}, *fine["sources"]]
    assert "a source names 'clim'; the parameters are raises, climb" in refused({**fine, "sources": strange})


def test_a_game_without_a_model_says_so() -> None:
    with pytest.raises(BadText, match="bezique has no call model"):
        kind_of("hlaska.games.bezique")


def test_other_numbers_stand_in_for_a_while() -> None:
    usual = model()
    other = read_model(
        json.dumps(content()).replace('"climb": 1.0', '"climb": 2.0'), Parameters, "marias", ""
    )
    with use_parameters(PACKAGE, other.parameters):
        assert current_parameters(PACKAGE, Parameters).climb == 2.0 != usual.climb
    assert model() is usual
