"""Laws of what is told, for every game: it is said in every language, quotes rules that exist, offers what may be done,
and says why the rest may not. Functions over a `Trace` that raise `Broken`, like those of `tests/laws.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hlaska.core.actions import CALL
from hlaska.core.board import Event, State, cards_in
from hlaska.core.calls import NOT_HELD
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.options import schema
from hlaska.core.public import Item
from hlaska.locales import Language, languages
from hlaska.table.preview import is_action
from tests.laws import Trace, must

ROOT = Path(__file__).resolve().parent.parent
LOCALES = ROOT / "src/hlaska/locales"
RULES = ROOT / "docs/rules"
NAMES = ("Anna", "Petr", "Eva", "Jan", "Ota")
VARIANTS = re.compile(r"-(you|many|high)$|^(card|suit)_")  # forms for one reader, for many, for a case
_ID = r"[A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)*"


class Only(Language):
    """The words of one language, without English where it has none; a seat that is none may not be named."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language, faces=game.faces, money=game.money, names=self.name)
        self._bundles = self._bundles[:1]
        self.seats = game.players

    def name(self, seat: int) -> str:
        must(0 <= seat < self.seats, f"seat {seat} is named, and there are {self.seats}")
        return NAMES[seat]


@cache
def words_of(language: str, game_type: type[Game]) -> Only:
    return Only(language, game_type())


# ---------------------------------------------------------------- what is told
def phrases_at(trace: Trace, at: int) -> Iterator[Phrase]:
    """Everything that anybody is told in a state, refusals left out."""
    game, state = trace.game, trace.states()[at]
    for seat in range(-1, game.seats):
        said = game.explainer.explain(trace.view(at, seat))
        yield from (r for r in (said.question, said.title, said.duty) if r is not None)
        yield from (*said.calls, *said.melds, *said.stakes, *said.meanings)
        yield Phrase(said.verb, {"card": game.pack[0]})
        told = (game.explainer.explain_event(state.pub, event) for event in trace.heard(seat)[at])
        yield from (phrase for phrase in told if phrase is not None)
    for item in state.pub.items:
        yield from phrases_of_item(game, item)


def phrases_of_item(game: Game, item: Item) -> Iterator[Phrase]:
    yield Phrase(
        item.key, {**item.args, "seat": item.seat, "value": item.value, "base": item.base}, rule=item.rule
    )
    yield from (Phrase(Language().factor_key(game.id, why), {"n": n}) for why, n in item.factors)


def refusals_at(
    trace: Trace, at: int, rng: Random, most: int = 8
) -> Iterator[tuple[int, int, Phrase | None]]:
    """Some actions that a seat may not do in a state, and why: (seat, action, reason)."""
    game = trace.game
    for seat in range(game.seats):
        view = trace.view(at, seat)
        count = most if seat == view.pub.turn else most // 4
        for action in rng.sample(_every_action(type(game), game.pack), count):
            if action not in view.legal:
                yield seat, action, game.explainer.explain_refusal(view, action)


@cache
def _every_action(game_type: type[Game], pack: tuple[int, ...]) -> tuple[int, ...]:
    cards = tuple(sorted(set(pack)))
    # Cards twice, so that of a game with hundreds of bids something else is asked too.
    return (*cards, *cards, *(64 | c for c in cards), *range(CALL, CALL + len(game_type.calls)))


# ---------------------------------------------------------------- laws of one deal
def everything_told_has_words(trace: Trace) -> int:
    count = 0
    for at in range(len(trace.states())):
        for phrase in phrases_at(trace, at):
            is_said(trace.game, phrase)
            count += 1
    return count


def refusals_say_why(trace: Trace, rng: Random) -> int:
    """`forbids` never answers nothing, neither out of turn nor after the end."""
    game, count = trace.game, 0
    for at, state in enumerate(trace.states()):
        for seat, action, why in refusals_at(trace, at, rng):
            text = f"'{game.action_text(action)}' for seat {seat} in phase {state.pub.phase}"
            must(is_action(game, action), f"action {action} does not exist")
            must(why is not None, f"nothing says what forbids {text}")
            assert why is not None
            is_said(game, why)
            if seat == state.pub.turn and action < CALL:
                must(_says_it_is_not_held(game, state, seat, action & 63, why), f"{why.key} for {text}")
            count += 1
    return count


def _says_it_is_not_held(game: Game, state: State[Any], seat: int, card: int, why: Phrase) -> bool:
    """Whether a refused card is in the hand, or the refusal says that it is not, or that it was laid away before; or
    says nothing of it where the seat has not looked at its cards."""
    if -1 in game.view(state, seat).places[game.place(f"hand{seat}")]:
        return why.key != NOT_HELD
    lies = {name: card in cards_in(p) for name, p in zip(game.places, state.places, strict=True)}
    if lies[f"hand{seat}"]:
        return why.key != NOT_HELD
    laid = why.key.endswith(("-laid", "-chosen-already"))
    aside = any(there for name, there in lies.items() if not name.startswith(("hand", "won", "trick")))
    return why == Phrase(NOT_HELD, {"card": card}) or (laid and aside)


def what_happens_is_told(trace: Trace) -> int:
    """A card played and a call made are never silent: if not the event itself, what it led to is told."""
    game, count = trace.game, 0
    for s in trace.steps:
        told = [game.explainer.explain_event(s.state.pub, e.for_seat(-1)) is not None for e in s.events]
        open_card = any(e.kind == "play" for e in s.events)
        loud = open_card or s.action >= CALL
        must(any(told) or not loud, f"'{game.action_text(s.action)}' is silent")
        count += loud
    return count


def buttons_cover_the_calls(trace: Trace) -> int:
    """Every call that is legal has a button, or is a rung of a ladder of which another has one; every declaration
    stands among the melds; and every button is a whole legal turn."""
    game, count = trace.game, 0
    for at, state in enumerate(trace.states()):
        for seat in range(game.seats):
            view = trace.view(at, seat)
            said = game.explainer.explain(view)
            melds = {a for phrase in said.melds for a in phrase.calls}
            first = {phrase.calls[0] for phrase in said.calls if phrase.calls}
            must(
                all(phrase.calls for phrase in said.calls),
                f"a button does nothing in phase {state.pub.phase}",
            )
            here = f"for seat {seat} in phase {state.pub.phase}"
            for phrase in (*said.calls, *said.melds):
                must(_is_turn(game, state, seat, phrase.calls), f"'{phrase.key}' {here} is no legal turn")
            ladders = {game.action_text(a).rpartition(" ")[0] for a in first if a >= CALL}
            for a in view.legal:
                text = game.action_text(a)
                rung = text.rpartition(" ")
                said_so = a in first or a in melds or (rung[0] in ladders and rung[2].isdecimal())
                must(said_so or a < CALL, f"'{text}' {here} can be said by no button")
                must(a in melds or not 64 <= a < 128, f"'{text}' {here} is not among what may be declared")
                count += a >= CALL or a in melds
    return count


def bids_say_their_amount(trace: Trace) -> int:
    """The argument `bid` of a phrase about a call is its amount, and every rung of a ladder has it: no
    client reads it out of a text. How many rungs said it."""
    game, count = trace.game, 0
    for at in range(len(trace.states())):
        for seat in range(-1, game.seats):
            for phrase in game.explainer.explain(trace.view(at, seat)).calls:
                count += _says_its_amount(game, phrase, phrase.calls[-1])
    for step in trace.steps:
        for event in step.events:
            told = (
                game.explainer.explain_event(step.state.pub, event.for_seat(-1))
                if event.kind == "call"
                else None
            )
            if told is not None:
                count += _says_its_amount(game, told, event.value)
    return count


def _says_its_amount(game: Game, phrase: Phrase, action: int) -> bool:
    call = game.calls[action] if action >= CALL else None
    bid = phrase.args.get("bid", -1)
    must(
        bid < 0 or (call is not None and call.amount == bid),
        f"'{phrase.key}' says {bid}, and that is not bid",
    )
    must(bid >= 0 or call is None or not call.ladder, f"'{phrase.key}' does not say what is bid")
    return bid >= 0


def _is_turn(game: Game, state: Any, seat: int, actions: Iterable[int]) -> bool:
    for action in actions:
        if action not in game.legal(state, seat):
            return False
        state, _ = game.apply(state, seat, action)
    return True


# ---------------------------------------------------------------- what the game says of itself
def partners_are_named(trace: Trace) -> int:
    """Where the explainer tells sides of several seats, the game names them as partners; nobody else is one."""
    game, sides = trace.game, trace.game.explainer.sides
    masks = {sum(1 << s for s, other in enumerate(sides) if other == side) for side in sides}
    together = {mask for mask in masks if mask.bit_count() > 1}
    must(together == set(game.partners), f"the sides are {sides}, the partners {game.partners}")
    return len(together)


def declarers_are_named(trace: Trace) -> int:
    """A declarer in the public numbers is the declarer of the game."""
    game, pub = trace.game, trace.states()[-1].pub
    seat = getattr(pub, "declarer", -1)
    must(
        seat < 0 or game.declarer(pub) == seat,
        f"seat {seat} is declarer, the game names {game.declarer(pub)}",
    )
    return int(seat >= 0)


def melds_are_named(trace: Trace) -> int:
    """What has been declared or laid for all to see is among the melds of the game, with what it counts."""
    game, declared, count = trace.game, 0, 0
    for state, events in zip(trace.states(), trace.batches(), strict=True):
        declared += sum(event.kind == "play" and event.value == 1 for event in events)
        pub, named = state.pub, game.melds(state)
        public = any(any(getattr(pub, name, ())) for name in ("pairs", "laid", "melds")) or declared > 0
        must(bool(named) or not public, "marriages or combinations are public, and `melds` names none")
        must(
            len(named) >= declared,
            f"{declared} marriages were declared with a card, `melds` names {len(named)}",
        )
        count += bool(named)
    return count


# ---------------------------------------------------------------- words and rules
def is_said(game: Game, phrase: Phrase) -> None:
    """A phrase has words in every language, its numbers suffice for them, and its rule exists."""
    if (key := (type(game), phrase.key, *phrase.args)) not in _said:
        _said.add(key)
        for language in languages():
            _has_words(words_of(language, type(game)), phrase)
    must(
        not phrase.rule or phrase.rule in rule_ids(),
        f"{phrase.key} quotes the rule '{phrase.rule}', which is nowhere",
    )


_said: set[tuple[Any, ...]] = set()


def _has_words(words: Only, phrase: Phrase) -> None:
    must(words.has(phrase.key), f"there are no words for '{phrase.key}' in '{words.code}'")
    (bundle,) = words._bundles
    message = bundle.get_message(phrase.key)
    for pattern in (message.value, *message.attributes.values()):
        assert pattern is not None
        text, wrong = bundle.format_pattern(pattern, dict(phrase.args))
        # What is missing is left out or named; what a function refuses is kept as an error too.
        must(not wrong, f"'{phrase.key}' in '{words.code}' with {dict(phrase.args)}: {wrong}")
        empty = pattern is message.value and not str(text).strip()
        must(not empty, f"'{phrase.key}' is empty in '{words.code}'")


@cache
def rule_ids() -> frozenset[str]:
    """The ids of all rules, with their documents, and of the parts they stand in: `marias:M3.SCORE.1`, `marias:M3`."""
    found: set[str] = set()
    for path in RULES.glob("*.md"):
        for line in path.read_text("utf-8").splitlines():
            ids = re.findall(rf"\*\*({_ID})", line) + re.findall(rf"^\| `?({_ID})`? \|", line)
            if line.startswith("#"):
                ids += re.findall(rf"\b({_ID})\b", line)
            for id in ids:
                parts = id.split(".")
                found |= {f"{path.stem}:{'.'.join(parts[: n + 1])}" for n in range(len(parts))}
    return frozenset(found)


def keys(language: str, file: str) -> list[str]:
    """The keys of a file of messages, in order."""
    text = (LOCALES / language / f"{file}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.M)


def used(language: str, file: str) -> set[str]:
    """The keys that other messages of the file are made of."""
    text = (LOCALES / language / f"{file}.ftl").read_text("utf-8")
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", text))


# ---------------------------------------------------------------- laws of a game
def every_call_has_words(game: Game, pub: Any) -> None:
    """Also those that hardly any deal sees; `pub`: any moment's."""
    for i, text in enumerate(game.calls.texts):
        phrase = game.explainer.explain_event(pub, Event("call", 0, CALL + i))
        if phrase is not None:
            is_said(game, phrase)
        must(phrase is not None or text in ("draw",), f"nothing is said of '{text}'")


def house_rules_have_words(game_type: type[Game]) -> None:
    """Game, presets, groups, options and their values."""
    game = game_type()
    family = game.id.partition("_")[0]
    for language in languages():
        words = Only(language, game)

        def has(*names: str, words: Only = words) -> None:
            must(any(map(words.has, names)), f"'{words.code}' has no '{names[0]}'")

        has(f"game-{game.id}")
        has(f"game-{game.id}-line")
        for preset in game_type.presets:
            has(f"preset-{game.id}-{preset}")
        for option in schema(game_type.Options):
            names = (f"option-{game.id}-{option.name}", f"option-{option.name}")
            has(f"group-{game.id}-{option.group}", f"group-{family}-{option.group}", f"group-{option.group}")
            must(option.rule in rule_ids(), f"{option.name} comes from '{option.rule}', which is nowhere")
            has(*names)
            must(
                any(words.attribute(Phrase(n), "help") for n in names),
                f"{language}: {option.name} has no help",
            )
            for choice in option.choices if option.kind == "choice" else ():
                has(*(f"{name}-{choice}" for name in names))


def languages_say_the_same(file: str) -> None:
    """Each language has the same messages, each once; variants, and what others are made of, are a language's own."""
    english = keys("en", file)
    for language in languages():
        mine = keys(language, file)
        must(len(mine) == len(set(mine)), f"{language}/{file}.ftl has a message twice")
        odd = set(mine) ^ set(english)
        helpers = used(language, file) | used("en", file)
        odd = {k for k in odd - helpers if not VARIANTS.search(k)}
        must(not odd, f"{language}/{file}.ftl differs from English in {', '.join(sorted(odd))}")


def has_its_rules(game_type: type[Game]) -> None:
    """The index of the rules says where those of the game stand, and its options quote them and nothing else."""
    found = rules_of(game_type.id)
    must(bool(found), f"docs/rules/README.md does not say where the rules of {game_type.id} stand")
    for part in found:
        must(part in rule_ids(), f"docs/rules/README.md: there is no part '{part}'")
    for option in schema(game_type.Options):
        parts = [part for part in found if f"{option.rule}.".startswith(f"{part}.")]
        must(bool(parts), f"{option.name} quotes '{option.rule}', not a part of the rules of {game_type.id}")


def rules_of(game: str) -> tuple[str, ...]:
    """The parts of the rules documents that a game is played by, its own first: `("marias:L2", "marias:G")`."""
    for line in (RULES / "README.md").read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] == f"`{game}`":
            return tuple(re.findall(rf"`(\w+:{_ID})`", cells[-1]))
    return ()
