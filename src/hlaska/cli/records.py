"""Prints what a record says: `hlaska replay`, `hlaska score` and `hlaska legal`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from string import ascii_lowercase
from typing import Any, Final

import msgspec

from hlaska.cli.output import format_event, print_json, read_file
from hlaska.core import record as records
from hlaska.core.board import State, cards_in
from hlaska.core.calls import format_ranges
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game, Match
from hlaska.core.public import Item
from hlaska.core.record import DealRecord, Lines, Played, Record, amount_text
from hlaska.games import game_class
from hlaska.locales import Language, default_faces

_LETTERS: Final = ascii_lowercase


def load(name: str) -> tuple[Record, Lines]:
    """Reads the record of a file, text or JSON. Raises BadRecord, BadText."""
    text = read_file(name)
    if text.lstrip().startswith("{") and '"game"' in text:
        return records.from_json(text, game_class), Lines()
    return records.read_lines(text, game_class)


def language_of(args: Namespace, game: Game, record: Record | None = None, first: int = 0) -> Language:
    """Returns the words, with the players' names by seat where the record tells them."""
    n, chairs = game.players, _number_duplicates(record.chairs) if record else ()

    def name(seat: int) -> str:
        told = len(chairs) == n
        return chairs[(first + seat) % n] if told else language.say("cli-seat-of-deal", n=seat)

    language = Language(args.lang, faces=default_faces(args.lang, game.faces), money=game.money, names=name)
    return language


def _number_duplicates(names: Sequence[str]) -> list[str]:
    """Adds the number of the chair to names that several chairs have."""
    return [f"{name} {i}" if names.count(name) > 1 else name for i, name in enumerate(names, 1)]


def _check_deals(args: Namespace, game: Game, record: Record, lines: Lines) -> list[Played]:
    """Replays and checks the deals. Raises BadRecord, with words for the rule that forbids an action."""
    try:
        return records.check(record, game_class, lines)
    except BadRecord as e:
        language = language_of(args, game, None)
        if e.why is None or not language.has(e.why.key):
            raise
        raise BadRecord(f"{e.text}\n  {language.sentence(e.why)}") from None


# ---------------------------------------------------------------- replay
def replay_in_lines(args: Namespace) -> None:
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    whole = all(records.is_whole(d) for d in record.deals)
    played = _check_deals(args, game, record, lines) if whole else []
    if args.json:
        made = msgspec.json.decode(records.to_json(record, game_class))
        language = language_of(args, game, record)
        meanings = [
            _meanings_data(game, language, _explain_to_onlooker(game, _last_decision(p)).meanings)
            for p in played
        ]
        print_json(
            {**made, "steps": [[_step_data(game, s) for s in p.steps] for p in played], "meanings": meanings}
        )
        return
    for i, deal in enumerate(record.deals):
        language = language_of(args, game, record, played[i].before.first if whole else 0)
        print(_title(language, i, deal))
        print(
            "\n".join(
                _steps(language, game, played[i]) if whole else _format_partial_deal(language, game, deal)
            )
        )


def _title(language: Language, index: int, deal: DealRecord) -> str:
    if deal.note:
        return language.say("cli-deal-note", n=index + 1, note=deal.note)
    return language.say("cli-deal", n=index + 1)


def _last_decision(played: Played) -> State:
    """Returns the last state in which somebody was asked. There every call of the deal can be looked up."""
    states = [played.start, *(s.state for s in played.steps)]
    return next((s for s in reversed(states) if s.pub.turn >= 0), played.start)


def _explain_to_onlooker(game: Game, state: State) -> Explanation:
    return game.explainer.explain(game.view(state, -1))


def _step_data(game: Game, step: records.Step) -> dict[str, Any]:
    return {
        "seat": step.seat,
        "action": game.action_text(step.action),
        "events": list(step.events),
        "turn": step.state.pub.turn,
        "phase": step.state.pub.phase,
    }


def _steps(language: Language, game: Game, played: Played) -> list[str]:
    lines = _cards(language, game, played.start.places)
    for n, step in enumerate(played.steps, 1):
        phrases = [game.explainer.explain_event(step.state.pub, e) for e in step.events]
        said = " ".join(format_event(language, phrase) for phrase in phrases if phrase is not None)
        lines.append(f"{n:4}. {step.seat}: {game.action_text(step.action):<16} {said}".rstrip())
    lines += _end(language, game, played)
    return lines


def _cards(language: Language, game: Game, places: Sequence[Sequence[int]]) -> list[str]:
    """Says where the cards lie, a line for each place that has some."""
    names = zip(game.places, places, strict=True)
    return [_format_place(language, name, place) for name, place in names if place]


def _format_place(language: Language, name: str, place: Sequence[int]) -> str:
    kind, seat = name.rstrip("0123456789"), name.lstrip(_LETTERS)
    key = f"cli-place-{kind}" if seat else f"place-{kind}"
    what = language.say(key, who=language.seat(int(seat))) if seat else language.say(key)
    return "  " + language.say("cli-cards-at", place=what, cards=cards_text(cards_in(place)))


def _end(language: Language, game: Game, played: Played) -> list[str]:
    state = played.state
    if played.after is None:
        who = language.seat(state.pub.turn)
        return [*_cards(language, game, state.places), f"  {language.say('cli-on-turn', who=who)}"]
    return [f"  {_result(game, state, language)}"]


def _result(game: Game, state: State, language: Language) -> str:
    return language.say("cli-result", amounts=_format_amounts(language, state.pub.result, game.money))


def _format_amounts(language: Language, amounts: Iterable[int], money: int) -> str:
    """Formats amounts with whose they are. They have one sign for minus, as in records."""
    return ", ".join(
        language.say("cli-amount", who=language.seat(s), amount=amount_text(n, money))
        for s, n in enumerate(amounts)
    )


def _format_partial_deal(language: Language, game: Game, deal: DealRecord) -> list[str]:
    """Shows a deal of which some cards are hidden: what one seat saw."""
    lines = [f"  {language.say('cli-whole-deck', cards=cards_text(deal.deck))}"] if deal.deck else []
    if deal.setup:
        lines += [_format_place(language, name, place) for name, place in deal.setup.places.items()]
    return [*lines, *(f"  {line}" for line in records.move_lines(game, deal))]


# ---------------------------------------------------------------- score
def score(args: Namespace) -> None:
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    played = _check_deals(args, game, record, lines)
    language = language_of(args, game)
    if args.json:
        print_json([_score_data(game, p, language) for p in played])
        return
    for i, one in enumerate(played):
        print(_title(language, i, record.deals[i]))
        print("\n".join(f"  {line}" for line in _settlement(language, game, one, len(played) > 1)))


def _settlement(language: Language, game: Game, one: Played, several: bool) -> Iterator[str]:
    """Yields how a deal is settled, item by item. Of one that is not finished, what each has made so far."""
    state = one.state
    melds = _melds(language, records.melds_of(game, one.start, one.steps))
    if one.after is None:
        turn = state.pub.turn
        key = "cli-unfinished" if turn >= 0 else "cli-unfinished-nobody"
        yield language.say(key, who=language.seat(turn))
        yield language.say("cli-points", amounts=_format_amounts(language, game.points(state), 1))
    else:
        yield from (item_text(language, game, item) for item in state.pub.items)
    if melds:
        yield language.say("cli-melds", melds=melds)
    if one.after is not None:
        yield _result(game, state, language)
        if several:
            scores = records.amounts_text(one.after.scores, game.money)
            yield language.say("cli-scores", amounts=scores)


def _melds(language: Language, phrases: Iterable[Phrase]) -> str:
    """Lists combinations by seat, with what a composed value is made of."""
    by_seat: dict[int, list[str]] = {}
    for phrase in phrases:
        how = language.attribute(phrase)
        text = language.sentence(phrase) + (f" = {how}" if how else "")
        by_seat.setdefault(phrase.args["seat"], []).append(text)
    told = ((language.seat(seat), ", ".join(texts)) for seat, texts in sorted(by_seat.items()))
    return "; ".join(language.say("cli-said", who=who, what=what) for who, what in told)


def _score_data(game: Game, played: Played, language: Language) -> dict[str, Any]:
    pub, over = played.state.pub, played.after is not None
    return {
        "finished": over,
        "money": game.money,
        "result": list(pub.result) if over else None,
        "first": played.before.first,
        "scores": list(played.after.scores) if played.after else None,
        "points": list(game.points(played.state)),
        "melds": [
            _phrase_data(language, phrase) for phrase in records.melds_of(game, played.start, played.steps)
        ],
        "items": [{**item_fields(item), "text": item_name(language, item)} for item in pub.items],
        "match": _match_data(game, played.after or played.before),
    }


def _match_data(game: Game, match: Match) -> dict[str, Any]:
    """Returns how the match stands, by chair. It is taken before a deal that is not finished, else after it."""
    return {
        "scores": match.scores,
        "winners": match.winners,
        "first": match.first,
        "counters": game.counters_by_name(match),
    }


def _phrase_data(language: Language, phrase: Phrase) -> dict[str, Any]:
    """Returns a phrase with its words."""
    return {**msgspec.to_builtins(phrase), "text": language.sentence(phrase)}


def item_fields(item: Item) -> dict[str, Any]:
    """Returns every field of an item, also those that have their default."""
    return {name: msgspec.to_builtins(getattr(item, name)) for name in item.__struct_fields__}


def item_name(language: Language, item: Item) -> str:
    """Returns what an item of a settlement is."""
    return language.sentence(item.phrase)


def item_parts(language: Language, game: str, item: Item) -> tuple[str, str, str]:
    """Returns what an item is and whose, what it is worth, and how. The last is "" where there are no factors."""
    name = item_name(language, item)
    told = item.seat < 0 or language.seat(item.seat) in name or language.is_about_reader(item.phrase)
    whose = "" if told else f", {language.who(item.seat)}"
    parts = [language.amount(item.base)]
    parts += [f"{language.say(language.factor_key(game, why), n=by)} {by}" for why, by in item.factors]
    how = " × ".join(parts) if item.factors else ""
    return f"{name}{whose}", language.amount(item.value, plus=True), how


def item_text(language: Language, game: Game, item: Item) -> str:
    """Writes an item: `game, seat 0: −2 = −1 × flek 2 (40 : 50)`."""
    name, worth, made = item_parts(language, game.id, item)
    how = f" = {made}" if made else ""
    detail = language.attribute(item.phrase)
    more = f" ({detail})" if detail else ""
    rule = f"   [{item.rule}]" if item.rule else ""
    return f"{name}: {worth}{how}{more}{rule}"


# ---------------------------------------------------------------- legal
def legal(args: Namespace) -> None:
    record, lines = load(args.file)
    game = records.game_of(record, game_class)
    if not record.deals:
        raise BadRecord("the record has no deal")
    state = _check_deals(args, game, record, lines)[-1].state
    language = language_of(args, game)
    found = _legal_data(game, state, language)
    if args.json:
        print_json(found)
        return
    if state.pub.turn < 0:
        print(language.say("cli-over"))
        return
    duties = game.explainer.explain(game.view(state, state.pub.turn)).duties
    turn = state.pub.turn
    print(language.say("cli-may", who=language.seat(turn), actions=_format_legal(game, state, turn)))
    if duties:
        print(language.say("cli-duty", duties=" ".join(map(language.sentence, duties))))
    for seat in map(int, found["others"]):
        print(language.say("cli-may-call", who=language.seat(seat), actions=_format_legal(game, state, seat)))


def _format_legal(game: Game, state: State, seat: int) -> str:
    return ", ".join(format_ranges(game.list_calls(game.legal(state, seat))))


def _legal_data(game: Game, state: State, language: Language) -> dict[str, Any]:
    """Lists legal actions of the seat to move, and of others who hold a call. With the duty that binds."""
    turn = state.pub.turn
    by_seat = {s: [game.action_text(a) for a in game.legal(state, s)] for s in range(game.seats)}
    explain = game.explainer.explain(game.view(state, turn)) if turn >= 0 else None
    return {
        "seat": turn,
        "phase": state.pub.phase,
        "legal": by_seat.get(turn, []),
        "duty": msgspec.to_builtins(explain.duty) if explain and explain.duty else None,
        "others": {str(s): texts for s, texts in by_seat.items() if s != turn and texts},
        "meanings": _meanings_data(game, language, explain.meanings if explain else ()),
    }


def _meanings_data(game: Game, language: Language, phrases: Iterable[Phrase]) -> list[dict[str, Any]]:
    """Returns what calls mean by the convention in force.

    Those made come first, with `said`, then those that may be made now.
    """
    return [
        {
            "seat": phrase.args["seat"],
            "action": game.action_text(phrase.calls[0]),
            "said": phrase.args.get("said"),
        }
        | {"key": phrase.key, "text": language.sentence(phrase), "rule": phrase.rule}
        for phrase in phrases
    ]
