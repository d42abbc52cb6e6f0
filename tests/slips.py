"""Subtle faults of a tired programmer, planted in the sources of a game, and which test notices each.

Nothing on the disk changes: as a plugin of pytest (`-p tests.slips`, with HLASKA_SLIP naming one) this hands Python, or
whoever reads messages, the text with the fault in it.

    python -m tests.slips "T4 bolt with another rule"                        runs the test that notices it
    python -m tests.slips "T4 bolt with another rule" tests/test_cli.py -x   runs these
    python -m tests.slips                                                    lists them
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src/hlaska"
NAMED: Final = "HLASKA_SLIP"


class Slip(NamedTuple):
    """file: in the package; right: what stands there, once; wrong: what takes its place; seen: the test that notices
    it, a law or an example but no snapshot; '' for none, and `why`."""

    file: str
    right: str
    wrong: str
    seen: str
    why: str = ""

    def planted(self, text: str) -> str:
        assert text.count(self.right) == 1, f"{self.file} does not have exactly one '{self.right}'"
        return text.replace(self.right, self.wrong)


LAW: Final = "tests/test_every_game.py"
REASON: Final = "tests/test_reasons.py::test_the_reason_is_told"
TH, P2, MA = "games/thousand", "games/pinochle_two", "games/marias_auction"
TH_TEST, P2_TEST, MA_TEST = (f"tests/{folder}" for folder in (TH, P2, MA))

SLIPS: Final[dict[str, Slip]] = {
    "T1 highest bid one rung too low": Slip(
        f"{TH}/bidding.py",
        "if n <= limit)",
        "if n < limit)",
        f"{TH_TEST}/test_rules.py::test_the_highest_bid",
    ),
    "T2 who has passed is asked again": Slip(
        f"{TH}/game.py",
        "blind=False)\n        return update(pub, turn=next_bidder(at.SEATS, seat, pub.out))",
        "blind=False)\n        return update(pub, turn=next_seat(at.SEATS, seat))",
        f"{TH_TEST}/test_rules.py::test_forehand_must_open_and_two_passes_end_the_auction",
    ),
    "T3 payoff forgets the golden set": Slip(
        f"{TH}/adviser.py",
        "self._change(facts(pub, three(counting)",
        "self._change(facts(update(pub, gold=False), three(counting)",
        f"{LAW}::test_random_house_rules_keep_the_laws[thousand]",
    ),
    "T4 bolt with another rule": Slip(
        f"{TH}/settle.py", '"BOLT.1", n=', '"BOLT.2", n=', f"{REASON}[item-thousand-bolt]"
    ),
    "T5 beyond the cap refused as not higher": Slip(
        f"{TH}/bidding.py",
        "Phrase(\n"
        '            "refused-thousand-cap",\n'
        '            {"bid": amount, "most": highest_bid(options, hand)},\n'
        '            rule="mariage:TH.BID.2",\n'
        "        )",
        'Phrase("refused-thousand-not-higher", args, rule="mariage:TH.BID.1")',
        f"{REASON}[refused-thousand-cap]",
    ),
    "T6 second card given seen by all": Slip(
        f"{TH}/game.py",
        "EVERYONE if self.options.th_pass_open else",
        "EVERYONE if self.options.th_pass_open or pub.given else",
        f"{TH_TEST}/test_rules.py::test_who_sees_the_widow_and_the_cards_passed",
    ),
    "T7 a redeal passes the deal on": Slip(
        f"{TH}/match_rules.py",
        "        return match\n",
        "        return Match(match.scores, (match.first + 1) % SEATS, match.notes, match.pack)\n",
        f"{TH_TEST}/test_rules.py::test_four_nines",
    ),
    "T8 Czech numbers exchanged": Slip(
        "locales/cs/thousand.ftl",
        "   *[other] Máte { $points } bodů, chybí vám { $need }",
        "   *[other] Máte { $need } bodů, chybí vám { $points }",
        "tests/test_languages.py::test_every_other_order_of_numbers_has_been_read",
    ),
    "T9 tie at the target the other way round": Slip(
        f"{TH}/settle.py",
        "(s - declarer) % SEATS",
        "(declarer - s) % SEATS",
        f"{TH_TEST}/test_rules.py::test_who_wins_when_several_reach_the_target",
    ),
    "T10 pushed off the barrel to below zero": Slip(
        f"{TH}/settle.py",
        '"barrel-pushed", s, -FINE,',
        '"barrel-pushed", s, -FINE - sheet.scores[s],',
        f"{TH_TEST}/test_examples.py::test_deal",
    ),
    "P1 tricks rounded up from eight": Slip(
        f"{P2}/options.py", "(points + 3)", "(points + 2)", f"{P2_TEST}/test_examples.py::test_round"
    ),
    "P2 a nine shown is counted again": Slip(
        f"{P2}/game.py",
        "nine, 0, ON_TABLE, seat)",
        "nine, 0, 0, seat)",
        f"{P2_TEST}/test_examples.py::test_the_second_nine_is_shown",
    ),
    "P3 wrong claim: a seat taken for a player": Slip(
        f"{P2}/settle.py",
        "(match.first + (pub.claim if pub.right else 1 - pub.claim)) % SEATS",
        "(match.first + pub.claim) % SEATS if pub.right else 1 - pub.claim",
        f"{LAW}::test_random_house_rules_keep_the_laws[pinochle_two]",
    ),
    "P4 last face-down card always shown": Slip(
        f"{P2}/game.py",
        'shown=self.options.last_draw == "face_down"',
        "shown=True",
        f"{P2_TEST}/test_examples.py::test_the_last_draw_may_be_chosen",
    ),
    "P5 the turned nine forgotten where one may declare out": Slip(
        f"{P2}/game.py",
        "if rank(turned) == NINE else pub",
        "if rank(turned) == NINE and not declares_out(self.options) else pub",
        f"{P2_TEST}/test_examples.py::test_a_nine_is_turned_up",
    ),
    "A1 unplayed: the seven is lost": Slip(
        "families/marias/settle.py",
        "stand.by[SEVEN], won, SEVEN, 0, rule)",
        "stand.by[SEVEN], -won, SEVEN, 0, rule)",
        f"{MA_TEST}/test_examples.py::test_a_seven_with_a_flek_on_the_game_is_not_played",
    ),
    "A2 wrong seat after a pass": Slip(
        f"{MA}/bidding.py",
        "senior=seat, junior=last, turn=last)",
        "senior=seat, junior=last, turn=seat)",
        f"{MA_TEST}/test_examples.py::test_the_auction_of_the_book",
    ),
    "A3 an option read for another": Slip(
        f"{MA}/bidding.py",
        "bids_over(pub.bid, options.lic_jump_bids)",
        "bids_over(pub.bid, options.lic_senior_raise)",
        f"{MA_TEST}/test_examples.py::test_steps_and_raises",
    ),
    "A4 an equal bid refused as a jump": Slip(
        f"{MA}/explainer.py",
        '"low" if action - at.BID < pub.bid else',
        '"low" if action - at.BID + 1 < pub.bid else',
        f"{MA_TEST}/test_examples.py::test_what_is_wrong_with_a_bid",
    ),
    "A5 sharp cards of the talon count for the bidder": Slip(
        "families/marias/settle.py",
        "return Side(made[0], tuple(declared[0])), Side(made[1] + 10 * away, tuple(declared[1]))",
        "return Side(made[0] + 10 * away, tuple(declared[0])), Side(made[1], tuple(declared[1]))",
        "tests/games/marias/test_settlement.py",
    ),
    "S1 payoff of Sixty-Six one too high": Slip(
        "games/sixtysix/adviser.py",
        "return self._shares(state, position)[1]",
        "return tuple(n + (n > 0) for n in self._shares(state, position)[1])",
        f"{LAW}::test_every_preset_keeps_the_laws[sixtysix-mariage]",
    ),
    "S2 a lost game marks its winner": Slip(
        "games/sixtysix/match_rules.py",
        "_add(notes.marks, (loser,), (mark,))\n    if marks[loser] >=",
        "_add(notes.marks, (winner,), (mark,))\n    if marks[winner] >=",
        "tests/games/sixtysix/test_examples.py::test_bummerl",
    ),
}


# ---------------------------------------------------------------- planting, as a plugin of pytest
class _Loader(SourceFileLoader):
    """Reads a module with the fault in it, and never what was compiled without."""

    slip: Slip

    def get_code(self, fullname: str) -> Any:
        text = self.slip.planted(Path(self.path).read_text("utf-8"))
        return compile(text, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, slip: Slip) -> None:
        self.slip = slip
        self.name = f"hlaska.{slip.file.removesuffix('.py').replace('/', '.')}"

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = _Loader(fullname, spec.origin)
        spec.loader.slip = self.slip
        return spec


def plant(slip: Slip) -> None:
    """Makes whoever reads the file from now on read the fault."""
    if slip.file.endswith(".py"):
        sys.meta_path.insert(0, _Finder(slip))
        return
    honest, where = Path.read_text, SOURCES / slip.file

    def read(self: Path, *args: Any, **named: Any) -> str:
        text = honest(self, *args, **named)
        return slip.planted(text) if self == where else text

    Path.read_text = read  # type: ignore[method-assign]


if slip_named := os.environ.get(NAMED):
    plant(SLIPS[slip_named])


# ---------------------------------------------------------------- running
def run(name: str, tests: tuple[str, ...] = (), **how: Any) -> subprocess.CompletedProcess[str]:
    """Runs tests with a fault, by default those that notice it; with the name '' without any fault."""
    asked = tests or (SLIPS[name].seen,)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:xdist",
        "-p",
        "no:cacheprovider",
        "-m",
        "",
    ]
    plugin = ["-p", "tests.slips"] if name else []
    # What has passed in this run of ./check has passed without the fault.
    told = {**os.environ, NAMED: name, "HLASKA_PASSED": ""}
    return subprocess.run([*command, *plugin, *asked], cwd=ROOT, env=told, text=True, check=False, **how)


def main() -> int:
    if len(sys.argv) == 1:
        print("\n".join(f"{name}: {slip.seen or slip.why}" for name, slip in SLIPS.items()))
        return 0
    return run(sys.argv[1], tuple(sys.argv[2:])).returncode


if __name__ == "__main__":
    sys.exit(main())
