"""`hlaska replay`, `hlaska score` and `hlaska legal`: what a record says."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from hlaska.cli.output import print_json, read_file, told
from hlaska.core import record as records
from hlaska.core.board import State, cards_in
from hlaska.core.calls import listed, ranges
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, Phrase
from hlaska.core.game import Explanation, Game, Match
from hlaska.core.public import Item
from hlaska.core.record import DealRecord, Lines, Played, Record, amount_text
from hlaska.games import game_class
from hlaska.locales import Language


def load(name: str) -> tuple[Record, Lines]:
    """The record of a file, text or JSON. Raises BadRecord, BadText."""
    text = read_file(name)
    if text.lstrip().startswith("{") and '"game"' in text:
        return records.from_json(text, game_class), Lines()
    return records.read_lines(text, game_class)


def language_of(asked: Namespace, game: Game, record: Record | None = None, first: int = 0) -> Language:
    """The words, with the names of the players by seat where the record tells them."""
    n, chairs = game.players, _apart(record.chairs) if record else ()
    names = [chairs[(first + s) % n] if len(chairs) == n else f"seat {s}" for s in range(n)]
    return Language(asked.lang, faces=game.faces, money=game.money, names=names)


def _apart(names: Sequence[str]) -> list[str]:
    """Names that several chairs have, with the number of the chair."""
    return [f"{name} {i}" if names.count(name) > 1 else name for i, name in enumerate(names, 1)]


def _checked(asked: Namespace, game: Game, record: Record, lines: Lines) -> list[Played]:
    """The deals replayed and checked. Raises BadRecord, with words for the rule that forbids an action."""
    try:
        return records.check(record, game_class, lines)
    except BadRecord as e:
        language = language_of(asked, game, None)
        if e.why is None or not language.has(e.why.key):
            raise
        raise BadRecord(f"{e.text}\n  {language.sentence(e.why)}") from None


# ---------------------------------------------------------------- replay
def replay(asked: Namespace) -> None:
    from hlaska.cli.terminal import in_terminal

    if not (asked.plain or asked.json or asked.file == "-") and in_terminal():
        from hlaska.cli.tui.start_up import replay_there

        return replay_there(asked)
    record, lines = load(asked.file)
    game = records.game_of(record, game_class)
    whole = all(records.is_whole(d) for d in record.deals)
    played = _checked(asked, game, record, lines) if whole else []
    if asked.json:
        made = msgspec.json.decode(records.to_json(record, game_class))
        language = language_of(asked, game, record)
        meanings = [_meanings(game, language, _onlooker(game, _before_end(p)).meanings) for p in played]
        print_json(
            {**made, "steps": [[_step(game, s) for s in p.steps] for p in played], "meanings": meanings}
        )
        return
    for i, deal in enumerate(record.deals):
        print(f"Deal {i + 1}" + (f": {deal.note}" if deal.note else ""))
        language = language_of(asked, game, record, played[i].before.first if whole else 0)
        print("\n".join(_steps(language, game, played[i]) if whole else _shown(game, deal)))


def _before_end(played: Played) -> State:
    """The last state in which somebody was asked: there every call of the deal can be looked up."""
    states = [played.start, *(s.state for s in played.steps)]
    return next((s for s in reversed(states) if s.pub.turn >= 0), played.start)


def _onlooker(game: Game, state: State) -> Explanation:
    return game.teller.explain(game.view(state, -1))


def _step(game: Game, step: records.Step) -> dict[str, Any]:
    return {
        "seat": step.seat,
        "action": game.action_text(step.action),
        "events": list(step.events),
        "turn": step.state.pub.turn,
        "phase": step.state.pub.phase,
    }


def _steps(language: Language, game: Game, played: Played) -> list[str]:
    lines = _cards(game, played.start)
    for n, step in enumerate(played.steps, 1):
        phrases = [game.teller.tell(step.state.pub, e) for e in step.events]
        said = " ".join(told(language, phrase) for phrase in phrases if phrase is not None)
        lines.append(f"{n:4}. {step.seat}: {game.action_text(step.action):<16} {said}".rstrip())
    lines += _end(language, game, played)
    return lines


def _cards(game: Game, state: State) -> list[str]:
    return [
        f"  {name}: {cards_text(cards_in(p))}" for name, p in zip(game.places, state.places, strict=True) if p
    ]


def _end(language: Language, game: Game, played: Played) -> list[str]:
    if played.after is None:
        return [*_cards(game, played.state), f"  seat {played.state.pub.turn} is on turn"]
    return ["  result: " + _result(game, played.state, language)]


def _result(game: Game, state: State, language: Language) -> str:
    results = enumerate(state.pub.result)
    return ", ".join(f"{language.seat(s)} {amount_text(v, game.money)}" for s, v in results)


def _shown(game: Game, deal: DealRecord) -> list[str]:
    """A deal of which some cards are hidden: what one seat saw."""
    lines = [f"  deck: {cards_text(deal.deck)}"] if deal.deck else []
    if deal.setup:
        lines += [f"  {name}: {cards_text(cards_in(p))}" for name, p in deal.setup.places.items()]
    return [*lines, *(f"  {line}" for line in records.move_lines(game, deal))]


# ---------------------------------------------------------------- score
def score(asked: Namespace) -> None:
    record, lines = load(asked.file)
    game = records.game_of(record, game_class)
    played = _checked(asked, game, record, lines)
    language = language_of(asked, game)
    if asked.json:
        print_json([_scored(game, p, language) for p in played])
        return
    for i, one in enumerate(played):
        print(f"Deal {i + 1}" + (f": {record.deals[i].note}" if record.deals[i].note else ""))
        if one.after is None:
            print("  not finished")
            continue
        for item in one.state.pub.items:
            print(f"  {item_text(language, game, item)}")
        print(f"  result: {_result(game, one.state, language)}")
        if len(played) > 1:
            print(f"  scores by chair: {records.amounts_text(one.after.scores, game.money)}")


def _scored(game: Game, played: Played, language: Language) -> dict[str, Any]:
    pub, over = played.state.pub, played.after is not None
    return {
        "finished": over,
        "money": game.money,
        "result": list(pub.result) if over else None,
        "first": played.before.first,
        "scores": list(played.after.scores) if played.after else None,
        "points": list(game.points(played.state)),
        "melds": [_said(language, phrase) for phrase in game.melds(played.state)],
        "items": [{**item_fields(item), "text": item_name(language, item)} for item in pub.items],
        "match": _match(game, played.after or played.before),
    }


def _match(game: Game, match: Match) -> dict[str, Any]:
    """How the match stands: before a deal that is not finished, else after it. By chair."""
    return {
        "scores": match.scores,
        "winners": match.winners,
        "first": match.first,
        "counters": game.counts(match),
    }


def _said(language: Language, phrase: Phrase) -> dict[str, Any]:
    """A phrase with its words."""
    return {**msgspec.to_builtins(phrase), "text": language.sentence(phrase)}


def item_fields(item: Item) -> dict[str, Any]:
    """Every field of an item, also those that have their default."""
    return {name: msgspec.to_builtins(getattr(item, name)) for name in item.__struct_fields__}


def item_name(language: Language, item: Item) -> str:
    """What an item of a settlement is."""
    return language.sentence(phrase_of(item))


def phrase_of(item: Item) -> Phrase:
    """What an item of a settlement is, as a thing to be said."""
    return Phrase(item.key, {**item.args, "seat": item.seat, "value": item.value, "base": item.base})


def item_parts(language: Language, game: str, item: Item) -> tuple[str, str, str]:
    """What an item is and whose; what it is worth; how that was made, "" where there are no factors."""
    name = item_name(language, item)
    told = item.seat < 0 or language.seat(item.seat) in name or language.says_you(phrase_of(item))
    whose = "" if told else f", {language.who(item.seat)}"
    parts = [language.amount(item.base)]
    parts += [f"{language.say(language.factor(game, why), n=by)} {by}" for why, by in item.factors]
    how = " × ".join(parts) if item.factors else ""
    return f"{name}{whose}", language.amount(item.value, plus=True), how


def item_text(language: Language, game: Game, item: Item) -> str:
    """`game, seat 0: −2 = −1 × flek 2`."""
    name, worth, made = item_parts(language, game.id, item)
    how = f" = {made}" if made else ""
    rule = f"   [{item.rule}]" if item.rule else ""
    return f"{name}: {worth}{how}{rule}"


# ---------------------------------------------------------------- legal
def legal(asked: Namespace) -> None:
    record, lines = load(asked.file)
    game = records.game_of(record, game_class)
    if not record.deals:
        raise BadRecord("the record has no deal")
    state = _checked(asked, game, record, lines)[-1].state
    language = language_of(asked, game)
    found = _legal(game, state, language)
    if asked.json:
        print_json(found)
        return
    if state.pub.turn < 0:
        print("the deal is over")
        return
    duties = game.teller.explain(game.view(state, state.pub.turn)).duties
    print(f"seat {state.pub.turn}: {_ranges(game, state, state.pub.turn)}")
    if duties:
        print(f"duty: {' '.join(map(language.sentence, duties))}")
    for seat in found["others"]:
        print(f"seat {seat} may also call: {_ranges(game, state, int(seat))}")


def _ranges(game: Game, state: State, seat: int) -> str:
    return ", ".join(ranges(listed(game, game.legal(state, seat))))


def _legal(game: Game, state: State, language: Language) -> dict[str, Any]:
    """The legal actions of the seat to move, and of others who hold a call; with the duty that binds."""
    turn = state.pub.turn
    by_seat = {s: [game.action_text(a) for a in game.legal(state, s)] for s in range(game.seats)}
    explain = game.teller.explain(game.view(state, turn)) if turn >= 0 else None
    return {
        "seat": turn,
        "phase": state.pub.phase,
        "legal": by_seat.get(turn, []),
        "duty": msgspec.to_builtins(explain.duty) if explain and explain.duty else None,
        "others": {str(s): texts for s, texts in by_seat.items() if s != turn and texts},
        "meanings": _meanings(game, language, explain.meanings if explain else ()),
    }


def _meanings(game: Game, language: Language, phrases: Iterable[Phrase]) -> list[dict[str, Any]]:
    """What calls mean by the convention in force: those made, with `said`, then those that may be made now."""
    return [
        {
            "seat": phrase.args["seat"],
            "action": game.action_text(phrase.calls[0]),
            "said": phrase.args.get("said"),
        }
        | {"key": phrase.key, "text": language.sentence(phrase), "rule": phrase.rule}
        for phrase in phrases
    ]
