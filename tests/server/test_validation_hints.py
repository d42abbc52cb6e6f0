"""A word that is none of those it may be is answered with those."""

from typing import Any, Literal

import msgspec
import pytest

from hlaska.protocol.accounts import AskKey
from hlaska.server.asgi.validation_hints import add_suggestions, unknown_fields


class Root(msgspec.Struct, forbid_unknown_fields=True):
    depth: int = 0
    width: int = msgspec.field(default=0, name="wide")


class Leaf(msgspec.Struct, tag="leaf"):
    colour: Literal["red", "green"] | None = None


class Branch(msgspec.Struct, tag="branch"):
    leaves: tuple[Leaf, ...] = ()
    named: dict[str, Leaf] = {}
    side: Literal["left", "right"] = "left"
    roots: tuple[Root, ...] = ()


Tree = Leaf | Branch


@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({"type": "twig"}, "; it is one of branch, leaf"),
        ({"type": "leaf", "colour": "blue"}, "; it is one of green, red"),
        ({"type": "branch", "side": "top"}, "; it is one of left, right"),
        ({"type": "branch", "leaves": [{"type": "leaf", "colour": "blue"}]}, "; it is one of green, red"),
        ({"type": "branch", "named": {"a": {"type": "leaf", "colour": "blue"}}}, "; it is one of green, red"),
        ({"type": "branch", "leaves": [{"type": "twig"}]}, "; it is one of leaf"),
        ({"type": "branch", "roots": [{"deep": 1}]}, "; it may have depth, wide"),
        ({"type": "leaf", "colour": 3}, ""),
        ({}, ""),
    ],
)
def test_what_would_be_right(data: dict[str, Any], right: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert(data, Tree)
    assert add_suggestions(str(error.value), Tree) == str(error.value) + right


def test_where_it_is_told_beside_the_message() -> None:
    assert add_suggestions("Invalid enum value 'x'", AskKey, "purpose").endswith(
        "; it is one of add, enter, prove"
    )


def test_a_body_with_a_field_it_has_not() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"deep": 1}, Root)
    assert add_suggestions(str(error.value), Root) == f"{error.value}; it may have depth, wide"
    assert add_suggestions(str(error.value), Root | None).endswith("; it may have depth, wide")
    assert (
        add_suggestions("Object contains unknown field `deep`", Leaf | Branch)
        == "Object contains unknown field `deep`"
    )


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ({"type": "leaf", "colour": "red"}, []),
        (
            {"type": "branch", "leaves": [{"type": "leaf"}, {"type": "leaf", "size": 1}]},
            [],
        ),  # one of several kinds
        ({"side": "left", "wide": {"deep": [1]}}, [("", "wide")]),
        ({"leaves": [{"colour": "red"}, {"size": 1}]}, [("leaves[1]", "size")]),
        ({"named": {"a": {"colour": "red", "size": 1}}}, [("named.a", "size")]),
        ({"roots": [{"wide": 1}, {"width": 1}], "deep": 1}, [("roots[1]", "width"), ("", "deep")]),
        ({"roots": {"deep": 1}, "leaves": 3, "named": [{"size": 1}]}, []),  # wrong in another way
        ([{"deep": 1}], []),
    ],
)
def test_fields_that_there_are_not_are_found_however_deep(data: Any, found: list[tuple[str, str]]) -> None:
    kind = Tree if isinstance(data, dict) and "type" in data else Branch
    assert list(unknown_fields(kind, data)) == found
