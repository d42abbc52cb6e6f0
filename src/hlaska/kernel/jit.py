from collections.abc import Callable
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Words(Protocol):
    """A row of int64 words: a list, an array, or in compiled code an address."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


RULES: list[Any] = []


def rule(f: F) -> F:
    RULES.append(f)
    return f


def native(op: str) -> Callable[[F], F]:
    return lambda f: f
