"""Checks laws that environments of games with hidden cards ought to keep, ours and others.

    python -m hlaska.research.laws "aec:hlaska/sixtysix-v0(preset=schnapsen)" spiel:gin_rummy --deals 20

A target is `aec:` with an id of PettingZoo's registry or a module with a function `env` that makes an environment, or
`spiel:` with a game of OpenSpiel.
Deals are played at random; each law says how often something was really compared, and shows the first breach. A law
that compared nothing is told as such: it proves nothing.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from copy import deepcopy
from functools import partial
from importlib import import_module
from io import StringIO
from itertools import islice
from random import Random
from typing import Any, Final

import numpy as np
from msgspec import Struct

from hlaska.core.errors import BadText, HlaskaError

MOMENTS: Final = 12  # of a deal at which laws compare, at most
SHOWN: Final = 160  # characters of an example
ENTRIES: Final = 4  # of an observation that an example names
AEC: Final = {
    "seeds": "the same seed and actions lead to the same observations and rewards",
    "fresh": "a seed deals the same whatever was played before",
    "chance": "different seeds deal differently",
    "masks": "who acts may do something, and a mask has an entry for each action",
    "turns": "who does not act has an empty mask",
    "spaces": "observations lie in their space",
    "looking": "observing changes nothing",
    "complete": "what an agent has observed and done settles what it may do",
    "copies": "a copy goes on as the original does",
    "hidden": "other hidden cards change neither observation nor mask (needs `resample`)",
}
SPIEL: Final = {
    "actions": "legal actions are sorted, different, in range, and those of the mask",
    "chance": "chances are above 0 and add up to 1",
    "secret": "some outcome of chance is hidden from somebody",
    "replay": "the history played again leads to the same information states",
    "recall": "no player meets the same information state twice in a deal",
    "complete": "equal information states have equal legal actions",
    "observe": "equal information states have equal observations",
    "tensor": "information states as strings are equal where they are equal as tensors, and the other way round",
    "resample": "hidden cards sampled anew leave the player's information state and legal actions as they are",
    "sampled": "the history of a sampled state can be played",
    "returns": "returns are within their bounds, and add up as the game says",
}


class Finding(Struct):
    """Says what came of one law.

    compared: how often something was compared.
    broken: how often the law was broken.
    example: the first time that it was broken.
    """

    law: str
    meaning: str
    compared: int = 0
    broken: int = 0
    example: str = ""


class LawReport:
    """Keeps the findings about one target, by law.

    `samples`: whether hidden cards can be sampled anew, as far as is known.
    """

    samples = True

    def __init__(self, target: str, laws: dict[str, str]) -> None:
        self.target = target
        self.findings = {law: Finding(law, meaning) for law, meaning in laws.items()}

    def check(self, law: str, holds: bool, example: Callable[[], str] | str = "") -> None:
        """Counts one comparison."""
        finding = self.findings[law]
        finding.compared += 1
        if not holds:
            finding.broken += 1
            if not finding.example:
                text = example if isinstance(example, str) else example()
                finding.example = " ".join(text.split())[:SHOWN]

    @property
    def broken(self) -> list[Finding]:
        return [finding for finding in self.findings.values() if finding.broken]

    @property
    def not_compared(self) -> list[str]:
        """Returns the laws that compared nothing."""
        return [finding.law for finding in self.findings.values() if not finding.compared]

    def text(self) -> str:
        """Writes the findings as a table."""
        rows = [f"{self.target}"]
        for finding in self.findings.values():
            said = (
                f"BROKEN {finding.broken} of " if finding.broken else "kept, " if finding.compared else "not "
            )
            count = f"{finding.compared}" if finding.compared else "compared"
            rows.append(f"  {finding.law:9} {said}{count}: {finding.meaning}")
            if finding.example:
                rows.append(f"            first: {finding.example}")
        return "\n".join(rows)


def examine(target: str, deals: int = 20, seed: int = 1) -> LawReport:
    """Runs all laws on a target. Raises BadText for one that cannot be made."""
    kind, _, name = target.partition(":")
    if deals < 1:
        raise BadText(f"deals={deals}: at least 1")
    if kind == "aec":
        return examine_aec(target, _aec_maker(name), deals, seed)
    if kind == "spiel":
        return examine_spiel(target, _load_spiel(name), deals, seed)
    raise BadText(f"'{target}': write aec:ID, aec:MODULE or spiel:GAME")


# ---------------------------------------------------------------- finding them
def _aec_maker(name: str) -> Callable[[], Any]:
    """Returns a function that makes an environment of PettingZoo."""
    found = re.fullmatch(r"([^()]+)(?:\((.*)\))?", name)
    if found is None:
        raise BadText(f"'aec:{name}': write aec:ID or aec:ID(name=value,...)")
    given = [pair.partition("=") for pair in (found[2] or "").split(",") if pair]
    options = {key.strip(): value.strip() for key, _, value in given}
    try:
        if "/" in found[1]:
            if found[1].startswith("hlaska/"):
                import_module("hlaska.research.pettingzoo")
            make = import_module("pettingzoo.env_registry.registration").make
            return lambda: make("aec", found[1], **options)
        module = import_module(found[1])
    except ImportError as e:
        raise BadText(f"'aec:{name}': {e}") from e
    except Exception as e:  # whatever a module does wrong
        raise BadText(f"'aec:{name}': {found[1]} cannot be loaded: {type(e).__name__}: {e}") from e
    env: Callable[..., Any] | None = getattr(module, "env", None)
    if not callable(env):
        raise BadText(
            f"'aec:{name}': {found[1]} has no function env(), which makes an environment of PettingZoo"
        )
    return lambda: env(**options)


def _load_spiel(name: str) -> Any:
    try:
        pyspiel = import_module("pyspiel")
    except ImportError as e:
        raise BadText(f"'spiel:{name}': OpenSpiel is not installed (the extra openspiel)") from e
    import_module("hlaska.research.openspiel")
    import_module("open_spiel.python.games")
    try:
        return pyspiel.load_game(name)
    except pyspiel.SpielError as e:
        raise BadText(f"'spiel:{name}': {e}") from e


# ---------------------------------------------------------------- PettingZoo
def examine_aec(target: str, make: Callable[[], Any], deals: int, seed: int) -> LawReport:
    """Runs the laws on an environment in which one agent after another acts."""
    report = LawReport(target, AEC)
    rng, settled, firsts = Random(seed), dict[Any, bytes](), set[bytes]()
    try:
        used = make()
    except Exception as e:  # whatever is wrong with what makes it
        raise BadText(f"'{target}': no environment can be made: {type(e).__name__}: {e}") from e
    for deal in range(deals):
        number = rng.randrange(1 << 31)
        fresh, twin = make(), make()
        fresh.reset(seed=number)
        twin.reset(seed=number)
        used.reset(seed=number)
        report.check("fresh", _observe_all(used) == _observe_all(fresh), f"seed {number}, deal {deal}")
        _compare_twins(report, fresh, twin, Random(number), settled)
        firsts.add(_play_out(used, Random(0)))
    if deals > 1:
        report.check("chance", len(firsts) > 1, f"{deals} seeds, one deal")
    return report


def _compare_twins(report: LawReport, env: Any, twin: Any, rng: Random, settled: dict[Any, bytes]) -> None:
    """Plays a deal in two environments at once."""
    past: dict[str, list[bytes]] = {}
    count = 0
    while env.agents:
        agent = env.agent_selection
        seen, reward, ended, cut, info = env.last()
        same = _bytes(seen) == _bytes(twin.last()[0]) and reward == twin.last()[1]
        same = same and agent == twin.agent_selection
        report.check("seeds", same, f"move {count}, {agent}")
        action = None
        if not (ended or cut):
            mask = _mask(seen, info)
            _check_observation(report, env, agent, seen, mask)
            if not same:
                return
            history = past.setdefault(agent, [])
            history.append(_bytes(_without_mask(seen)))
            if mask is not None:
                key = agent, tuple(history)
                report.check(
                    "complete", settled.setdefault(key, _bytes(mask)) == _bytes(mask), f"{agent}: {mask}"
                )
            if count % 5 == 0 and count // 5 < MOMENTS:
                _check_copies(report, env, rng)
            allowed = _legal_actions(env, mask)
            action = rng.choice(allowed)
            history.append(repr(action).encode())
        env.step(action)
        twin.step(action)
        count += 1


def _check_observation(report: LawReport, env: Any, agent: str, seen: Any, mask: Any) -> None:
    """Checks what an agent is shown at its turn."""
    space = env.observation_space(agent)
    report.check("spaces", space.contains(seen), f"{agent}: {seen}")
    before = deepcopy(env.observe(agent))
    others = [other for other in env.agents if other != agent]
    shown = [env.observe(other) for other in others]
    report.check(
        "looking", _bytes(env.observe(agent)) == _bytes(before), lambda: _differs(agent, before, env)
    )
    if mask is None:
        return
    report.check("masks", bool(np.any(mask)) and len(mask) == env.action_space(agent).n, f"{agent}: {mask}")
    for other, what in zip(others, shown, strict=True):
        theirs = _mask(what, env.infos[other])
        if theirs is not None:
            report.check("turns", not np.any(theirs), f"{other} while {agent} acts: {theirs}")


def _check_copies(report: LawReport, env: Any, rng: Random) -> None:
    """Checks copies of the environment, and the same with other hidden cards."""
    try:
        same = _play_some(deepcopy(env), 7) == _play_some(deepcopy(env), 7)
        report.check("copies", same, "two copies, the same actions")
    except Exception as e:  # whatever an environment holds that cannot be copied
        report.check("copies", False, f"{type(e).__name__}: {e}")
    resample = getattr(env.unwrapped, "resample", None)
    if resample is None:
        return
    for agent in env.agents:
        seen, other = deepcopy(env.observe(agent)), _resample(env, resample, agent, rng)
        report.check(
            "hidden", _bytes(other.observe(agent)) == _bytes(seen), partial(_differs, agent, seen, other)
        )


def _resample(env: Any, resample: Callable[..., Any], agent: str, rng: Random) -> Any:
    """Returns the environment with other hidden cards. Raises BadText where `resample` gives none."""
    asked = (
        "resample(agent, rng) gets the name of an agent and a random.Random, and returns a new environment"
    )
    try:
        other = resample(agent, rng)
    except Exception as e:  # whatever a resampler does wrong
        raise BadText(f"resample failed: {type(e).__name__}: {e}. {asked}") from e
    if not callable(getattr(other, "observe", None)):
        raise BadText(f"resample returned {str(other)[:40]}, which has no observe(agent). {asked}")
    if other is env or other is env.unwrapped:
        raise BadText(f"resample changed the environment itself. {asked}")
    return other


def _differs(agent: str, before: Any, other: Any) -> str:
    """Says which entries of an observation differ from what they were."""
    return f"{agent}: {', '.join(islice(_differences('', before, other.observe(agent)), ENTRIES))}"


def _differences(name: str, one: Any, two: Any) -> Iterator[str]:
    """Yields each entry in which two observations differ, with both values."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in sorted({*one, *two}):
            yield from _differences(f"{name}[{key!r}]" if name else str(key), one.get(key), two.get(key))
    elif isinstance(one, np.ndarray) and isinstance(two, np.ndarray) and one.shape == two.shape:
        for at in np.argwhere(one != two).tolist():
            yield f"{name or 'observation'}{at} {one[tuple(at)]} became {two[tuple(at)]}"
    elif _bytes(one) != _bytes(two):
        yield f"{name or 'observation'} {one} became {two}"


def _play_some(env: Any, seed: int) -> bytes:
    """Plays some random actions and returns what was shown."""
    rng, seen = Random(seed), []
    for _ in range(6):
        if not env.agents:
            break
        what, reward, ended, cut, info = env.last()
        seen.append(_bytes(what) + repr(reward).encode())
        mask = _mask(what, info)
        allowed = _legal_actions(env, mask)
        env.step(None if ended or cut else rng.choice(allowed))
    return b"".join(seen)


def _play_out(env: Any, rng: Random) -> bytes:
    """Plays an episode to its end; what everybody saw on the way."""
    seen_so_far = [_observe_all(env)]
    while env.agents:
        seen, _, ended, cut, info = env.last()
        mask = _mask(seen, info)
        allowed = _legal_actions(env, mask)
        env.step(None if ended or cut else rng.choice(allowed))
        seen_so_far.append(_bytes(seen))
    return b"".join(seen_so_far)


def _observe_all(env: Any) -> bytes:
    return b"".join(_bytes(env.observe(agent)) for agent in env.agents)


def _mask(seen: Any, info: Any) -> Any:
    """Returns the mask of actions, where there is one."""
    if isinstance(seen, dict) and "action_mask" in seen:
        return seen["action_mask"]
    return info.get("action_mask") if isinstance(info, dict) else None


def _legal_actions(env: Any, mask: Any) -> Sequence[int]:
    """Lists what the agent on turn may do. That is what its mask allows, or anything where there is none."""
    return range(env.action_space(env.agent_selection).n) if mask is None else np.flatnonzero(mask).tolist()


def _without_mask(seen: Any) -> Any:
    """Returns an observation without its mask."""
    return {k: v for k, v in seen.items() if k != "action_mask"} if isinstance(seen, dict) else seen


def _bytes(value: Any) -> bytes:
    """Turns a value into bytes, so that equal values give equal bytes."""
    if isinstance(value, dict):
        return b"".join(str(key).encode() + _bytes(value[key]) for key in sorted(value))
    return value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode()


# ---------------------------------------------------------------- OpenSpiel
def examine_spiel(target: str, game: Any, deals: int, seed: int) -> LawReport:
    """Runs the laws on a sequential game of OpenSpiel."""
    report, rng = LawReport(target, SPIEL), Random(seed)
    _check_secret(report, game, rng)
    for _ in range(deals):
        state = game.new_initial_state()
        met: dict[int, set[str]] = {}
        count, every = 0, rng.randrange(1, 5)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                chances = [chance for _, chance in outcomes]
                report.check("chance", min(chances) > 0 and abs(sum(chances) - 1) < 1e-6, f"{chances}")
                state.apply_action(rng.choices([a for a, _ in outcomes], chances)[0])
                continue
            _check_decision(report, game, state, met)
            if count % every == 0 and count // every < MOMENTS:
                _check_alike(report, game, state, rng)
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
        _check_returns(report, game, state)
    return report


def _check_decision(report: LawReport, game: Any, state: Any, met: dict[int, set[str]]) -> None:
    player, legal = state.current_player(), state.legal_actions()
    sound = (
        legal == sorted(set(legal))
        and all(0 <= a < game.num_distinct_actions() for a in legal)
        and bool(legal)
    )
    mask = state.legal_actions_mask(player)
    report.check("actions", sound and [i for i, n in enumerate(mask) if n] == legal, f"{player}: {legal}")
    if game.get_type().provides_information_state_string:
        said, earlier = state.information_state_string(player), met.setdefault(player, set())
        report.check("recall", said not in earlier, said)
        earlier.add(said)


def _check_alike(report: LawReport, game: Any, state: Any, rng: Random) -> None:
    """Checks other states that a player may not tell from this one."""
    if game.get_type().chance_mode.name == "SAMPLED_STOCHASTIC":
        return  # its histories do not say what chance brought
    again = _replay(game, [(step.player, step.action) for step in state.full_history()])
    same = again is not None and all(
        _information_state(again, p) == _information_state(state, p) for p in range(game.num_players())
    )
    report.check("replay", same, lambda: str(state))
    for other in _swap_outcomes(game, state, rng):
        _compare(report, state, other, state.current_player())
    for player in range(game.num_players()):
        if not report.samples:
            return
        try:
            sample = state.resample_from_infostate(player, rng.random)
        except Exception:  # most games have none
            report.samples = False
            return
        fits = (
            _information_state(sample, player) == _information_state(state, player)
            and sample.current_player() == state.current_player()
        )
        if player == state.current_player():
            fits = fits and sample.legal_actions() == state.legal_actions()
        report.check(
            "resample",
            fits,
            f"player {player}: {_information_state(state, player)} became {_information_state(sample, player)}",
        )
        told = _replay(game, [(step.player, step.action) for step in sample.full_history()])
        right = told is not None and str(told) == str(sample)
        report.check("sampled", right, "" if right else _describe_mismatch(sample, told))


def _describe_mismatch(sample: Any, told: Any) -> str:
    """Describes how a sampled state differs from what its history leads to."""
    if told is None:
        return f"an action of it is not legal: {sample.history()}"
    rows = zip(str(sample).splitlines(), str(told).splitlines(), strict=False)
    return next(
        (f"'{one}' sampled, '{other}' by its history" for one, other in rows if one != other), "shorter"
    )


def _compare(report: LawReport, state: Any, other: Any, player: int) -> None:
    kind = state.get_game().get_type()
    if not kind.provides_information_state_string:
        return
    same = state.information_state_string(player) == other.information_state_string(player)
    if kind.provides_information_state_tensor:
        tensors = state.information_state_tensor(player) == other.information_state_tensor(player)
        report.check(
            "tensor",
            tensors == same,
            lambda: f"{'equal' if same else 'other'} string: {_information_state(other, player)}",
        )
    if not same:
        return
    report.check(
        "complete", state.legal_actions() == other.legal_actions(), lambda: _information_state(state, player)
    )
    if kind.provides_observation_string:
        seen = state.observation_string(player) == other.observation_string(player)
        report.check("observe", seen, lambda: state.observation_string(player))
    if kind.provides_observation_tensor:
        seen = state.observation_tensor(player) == other.observation_tensor(player)
        report.check("observe", seen, lambda: f"tensor of {_information_state(state, player)}")


def _swap_outcomes(game: Any, state: Any, rng: Random) -> Iterator[Any]:
    """Yields states with two outcomes of chance exchanged.

    Where the same actions are then legal and the same player acts.
    """
    steps = [(step.player, step.action) for step in state.full_history()]
    dealt = [i for i, (player, _) in enumerate(steps) if player < 0]
    for _ in range(8 if len(dealt) > 1 else 0):
        one, two = rng.sample(dealt, 2)
        other = list(steps)
        other[one], other[two] = other[two], other[one]
        found = _replay(game, other) if other != steps else None
        if found is not None and found.current_player() == state.current_player():
            yield found


def _replay(game: Any, steps: Sequence[tuple[int, int]]) -> Any:
    """Replays a history and returns its state. It is None where one of its actions is not legal."""
    state = game.new_initial_state()
    for player, action in steps:
        if state.is_terminal() or state.is_chance_node() != (player < 0):
            return None
        chance = state.is_chance_node()
        legal = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        if action not in legal or (not chance and state.current_player() != player):
            return None
        state.apply_action(action)
    return state


def _check_secret(report: LawReport, game: Any, rng: Random) -> None:
    """Checks whether some outcome of chance is hidden from somebody."""
    state, hidden, asked = game.new_initial_state(), False, 0
    while not state.is_terminal() and asked < 200:
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        outcomes = [a for a, _ in state.chance_outcomes()]
        if len(outcomes) > 1:
            one, two = (state.child(action) for action in rng.sample(outcomes, 2))
            players = range(game.num_players())
            told = [_information_state(one, p) != _information_state(two, p) for p in players]
            hidden, asked = hidden or not all(told), asked + 1
        state.apply_action(rng.choice(outcomes))
    if asked:
        report.check("secret", hidden, "every outcome is told to all")


def _information_state(state: Any, player: int) -> str:
    """Returns the information state of a player as text.

    It is the observation in games that have none, and "" while there is neither.
    """
    kind = state.get_game().get_type()
    try:
        if kind.provides_information_state_string:
            return str(state.information_state_string(player))
        return str(state.observation_string(player)) if kind.provides_observation_string else ""
    except Exception:  # a game need not have one while cards are dealt
        return ""


def _check_returns(report: LawReport, game: Any, state: Any) -> None:
    returns = state.returns()
    within = all(game.min_utility() - 1e-6 <= n <= game.max_utility() + 1e-6 for n in returns)
    claimed = game.utility_sum()
    sums = claimed is None or abs(sum(returns) - claimed) < 1e-6
    report.check("returns", within and sums, f"{returns}, from {game.min_utility()} to {game.max_utility()}")


# ---------------------------------------------------------------- the command
def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the findings about each target.

    Returns 1 where a law was broken (or, with --strict, never compared), 2 where a target is none."""
    parser = argparse.ArgumentParser(
        prog="python -m hlaska.research.laws", description="Laws of environments."
    )
    parser.add_argument("target", nargs="+", help="aec:ID, aec:MODULE or spiel:GAME")
    parser.add_argument("--deals", type=int, default=20, help="deals played at random (20)")
    parser.add_argument("--seed", type=int, default=1, help="what they follow from (1)")
    parser.add_argument("--strict", action="store_true", help="end with 1 also where a law compared nothing")
    asked = parser.parse_args(arguments)
    broken = False
    for target in asked.target:
        try:
            with redirect_stdout(StringIO()):  # some environments print
                report = examine(target, asked.deals, asked.seed)
        except HlaskaError as e:
            print(e.text if e.text.startswith("'") else f"'{target}': {e.text}", file=sys.stderr)
            return 2
        print(report.text())
        broken = broken or bool(report.broken)
        if asked.strict and report.not_compared:
            print(f"not compared: {', '.join(report.not_compared)} (--strict)")
            broken = True
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
