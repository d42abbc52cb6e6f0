"""The figures `hlaska bench kernel` reports are there and make sense."""

import pytest

from hlaska.kernel import bench


def test_plain_rates():
    assert bench.python_steps(40) >= 40
    assert bench.rate(lambda n: n, 0.0) > 0
    assert bench.memory() >= 0
    assert set(bench.playout_rates(0.001)) == {"fixed", "fresh", "policy_fixed", "policy_fresh"}


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.nightly  # it compiles everything in a process of its own
def test_the_whole_report():
    found = bench.run(0.02)
    assert "error" not in found
    assert found["playouts_per_second"]["fresh"] > 20 * found["python_playouts_per_second"]["fresh"]
    assert found["warm"]["compiled_playouts"] < found["cold"]["compiled_playouts"]
    assert found["cold"]["first_legal_move"] < 2
    assert 0 <= found["warm"]["memory_mb"] < 400
