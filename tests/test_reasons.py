"""Each kind of item and each reason of a refusal has a worked example, and every example holds."""

from __future__ import annotations

import pytest

from tests import reasons
from tests.laws import Broken

EXAMPLES = [(file, reason) for file in reasons.wanted() for reason in reasons.reasons(file)]


@pytest.mark.parametrize(("file", "reason"), EXAMPLES, ids=[reason.key for _, reason in EXAMPLES])
def test_the_reason_is_told(file: str, reason: reasons.Reason) -> None:
    reasons.holds(reason)


@pytest.mark.parametrize(("file", "keys"), reasons.wanted().items(), ids=list(reasons.wanted()))
def test_every_reason_has_an_example(file: str, keys: list[str]) -> None:
    """But for those that nobody has composed yet: their list may only shrink."""
    here = {reason.key for reason in reasons.reasons(file)}
    without = reasons.WITHOUT.get(file, frozenset())
    assert here <= set(keys), "an example of something that is never said"
    assert set(keys) - here == without, "compose an example (python -m tests.reasons looks for one)"


def test_a_wrong_reason_is_noticed() -> None:
    """Another rule, another number, another key."""
    _, one = EXAMPLES[0]
    for other in (
        one._replace(rule="mariage:TH.BID.9"),
        one._replace(args="n=99"),
        one._replace(key="item-x"),
    ):
        with pytest.raises(Broken):
            reasons.holds(other)
