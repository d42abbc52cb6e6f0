"""Checks calls of `update(pub, name=value)` in mypy. They take the fields of `pub` and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from mypy.nodes import ARG_NAMED_OPT, ARG_POS
from mypy.plugin import FunctionSigContext, Plugin
from mypy.types import CallableType, Instance, TypeVarType, get_proper_type

CHECKED = ("hlaska.core.public.update", "msgspec.structs.replace")


def _fields(ctx: FunctionSigContext) -> CallableType:
    """Returns the signature with the fields of the first argument as its only keywords."""
    base = ctx.default_signature
    if not ctx.args or not ctx.args[0]:
        return base
    given = get_proper_type(ctx.api.get_expression_type(ctx.args[0][0]))
    bound = get_proper_type(given.upper_bound) if isinstance(given, TypeVarType) else given
    init = bound.type.get("__init__") if isinstance(bound, Instance) else None
    typed = get_proper_type(init.type) if init else None
    if not isinstance(typed, CallableType):
        return base
    names = typed.arg_names[1:]
    return base.copy_modified(
        arg_types=[given, *typed.arg_types[1:]],
        arg_names=[base.arg_names[0], *names],
        arg_kinds=[ARG_POS, *[ARG_NAMED_OPT] * len(names)],
        ret_type=given,
        variables=[],
        name="update",
    )


class Update(Plugin):
    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], CallableType] | None:
        return _fields if fullname in CHECKED else None


def plugin(version: str) -> type[Plugin]:
    return Update
