"""Draws the table as text with colours. Pure functions lead from the view to terminal lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hlaska.cli.output import format_event
from hlaska.cli.tui.choice import Choice
from hlaska.cli.tui.picture import Call, Deal, Picture, Pile, PlayedCard, rounds
from hlaska.core.board import cards_in
from hlaska.core.public import Item

LOW: Final = 3  # lines of a card where there is little room
TALL: Final = 5  # where there is much
ROOM: Final = 34  # lines of a window in which cards are tall
RAISE: Final = 1  # lines that an allowed card stands higher while others are not
SUITS: Final = {
    "german": ("#5b3a1e", "#1d6b2f", "#a81d18", "#7a4d00"),  # acorns, leaves, hearts, bells
    "french": ("#1d6b2f", "#1b1f24", "#a81d18", "#0b5cad"),  # clubs, spades, hearts, diamonds
}
"""Colours of the suits on card paper, as docs/ui.md has them."""
BACK: Final = "#f8f5ea on #7a2338"
NAME: Final = 28  # signs for who stands in a row
ROW: Final = 44  # signs for what a row of a settlement is


@dataclass(frozen=True)
class Colours:
    """Names the colours of one theme. Paper is the same in both: cards are cards."""

    ink: str
    quiet: str
    turn: str
    gain: str
    loss: str
    paper: str = "#f8f5ea"
    off: str = "#b9b5a8"
    chosen: str = "#ffcb5c"
    frame: str = "#8c8474"
    focus: str = "#1b1f24"


DARK: Final = Colours("#ecefe9", "#a8b5ae", "#ffcb5c", "#8bd39a", "#ff9c8f")
LIGHT: Final = Colours("#1f2623", "#55605b", "#8a5300", "#1d6b2f", "#a3261b")


class Canvas:
    """Paints cells of a terminal one over the other."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        if not 0 <= y < self.height:
            return
        for i, sign in enumerate(text, x):
            if 0 <= i < self.width:
                self._cells[y][i] = (sign, style)

    def text(self) -> Text:
        lines = []
        for row in self._cells:
            line = Text(no_wrap=True, end="")
            for sign, style in row:
                line.append(sign, style or None)
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


# ---------------------------------------------------------------- cards
def card_width(picture: Picture) -> int:
    """Returns how wide a card must be for its letters. A tall one has them at both ends."""
    return (5 if picture.tall > LOW else 2) + max(
        len(picture.short(card)) for card in range(64) if card & 15 < 8
    )


def paint_card(
    canvas: Canvas,
    x: int,
    y: int,
    picture: Picture,
    card: int,
    colours: Colours,
    *,
    state: str = "",
    focus: bool = False,
    top: str = "",
    foot: str = "",
) -> None:
    """Paints a card with its letters.

    state: "", `off` (may not be played), or `chosen`.
    top, foot: written on its edges.
    """
    inner = card_width(picture) - 2
    paper = {"off": colours.off, "chosen": colours.chosen}.get(state, colours.paper)
    frame = f"bold {colours.focus} on {paper}" if focus else f"{colours.frame} on {paper}"
    tl, bar, tr, side, bl, br = tuple("┏━┓┃┗┛" if focus else "╭─╮│╰╯")
    letters = picture.short(card) if card >= 0 else "░" * inner
    suit = SUITS[picture.language.faces][card >> 4] if card >= 0 else "#7a2338"
    ink = f"{'' if state == 'off' else 'bold '}{suit} on {paper}"
    canvas.put(x, y, tl + top.center(inner, bar)[:inner] + tr, frame)
    last = picture.tall - 1
    for line in range(1, last):
        canvas.put(x, y + line, side + " " * inner + side, frame)
    canvas.put(x + 1, y + 1, letters.ljust(inner)[:inner], ink)
    if last > 2:
        canvas.put(x + 1, y + last - 1, letters.rjust(inner)[:inner], ink)
    canvas.put(x, y + last, bl + foot.center(inner, bar)[:inner] + br, frame)


def chip(picture: Picture, card: int, colours: Colours) -> Text:
    """Draws a card within a line."""
    if card < 0:
        return Text("??", BACK)
    suit = SUITS[picture.language.faces][card >> 4]
    return Text(picture.short(card), f"bold {suit} on {colours.paper}")


def chips(picture: Picture, cards: Iterable[int], colours: Colours) -> Text:
    every = list(cards)
    hidden = sum(c < 0 for c in every)
    shown = [chip(picture, c, colours) for c in every if c >= 0]
    if hidden:
        shown.append(Text(f"×{hidden}", BACK))
    return Text(" ").join(shown)


def fit_rows(count: int, card: int, width: int) -> tuple[int, int]:
    """Returns how many rows so many cards need, and the distance from card to card.

    They lie apart, side by side or over each other.
    """
    for rows in range(1, count + 1):
        longest = -(-count // rows)
        for step in (card + 1, card, card - 1):
            if (longest - 1) * step + card <= width:
                return rows, step
    return max(count, 1), card


def lay_hand(count: int, card: int, width: int) -> list[tuple[int, int]]:
    """Returns where the cards of a hand lie. It gives the left end of each, and its row."""
    rows, step = fit_rows(count, card, width)
    per = -(-count // rows) if count else 0
    boxes = []
    for row in range(rows):
        n = min(per, count - row * per)
        left = max(0, (width - ((n - 1) * step + card)) // 2)
        boxes += [(left + i * step, row) for i in range(n)]
    return boxes


# ---------------------------------------------------------------- lines of the table
def title_bar(picture: Picture, colours: Colours, name: str) -> Text:
    """Writes `Mariáš · game in hearts · deal 3`"""
    parts = [Text(name, "bold")]
    if picture.title:
        parts.append(Text(picture.title, f"bold {colours.turn}"))
    if picture.update is not None:
        parts.append(Text(picture.say("web-deal-number", n=picture.update.deal), colours.quiet))
        if picture.update.practice:
            parts.append(Text(picture.say("web-replay-practice"), colours.turn))
    return Text(" · ").join(parts)


def plate(picture: Picture, seat: int, colours: Colours) -> Text:
    """Draws the name, cards, tricks and score of a seat.

    It adds what the seat has said, and what lies open before it.
    """
    turn = picture.turn == seat
    declarer = picture.explain.title is not None and picture.explain.title.args.get("seat") == seat
    line = Text(("▶ " if turn else "") + picture.who(seat), f"bold {colours.turn}" if turn else "bold")
    if picture.is_partner(seat):
        line.append(f" · {picture.say('web-partner')}", colours.quiet)
    if declarer:
        line.append(f" · {picture.say('web-plays')}", colours.quiet)
    held = picture.hand_size(seat)
    standing = picture.seat_summary(seat)
    # While cards are played tricks and points say more than the score, which is on the sheet.
    standing = (
        standing[:-1] if picture.is_playing and len(standing) > 1 and not picture.is_deal_over else standing
    )
    has = [*([picture.say("web-cards", n=held)] if held else []), *standing]
    lines = [line, Text(" · ".join(has), colours.quiet)]
    call = picture.deal.latest(seat) if picture.deal else None
    lines.append(Text(f"„{picture.brief(call.phrase, seat)}“" if call else "", "italic"))
    if laid := picture.open_cards(seat):
        lines.append(chips(picture, laid, colours))
    return Text("\n").join(lines)


def resting_plates(picture: Picture, colours: Colours) -> list[Text]:
    """Draws the plates of those who take no cards this deal."""
    chairs = picture.update.chairs[picture.seats :] if picture.update else ()
    said = picture.say("web-resting")
    return [
        Text("\n").join(
            [Text(picture.who_at(c), "bold"), Text(f"{said} · {picture.score(c)}", colours.quiet)]
        )
        for c in chairs
    ]


def own_seat(picture: Picture, colours: Colours) -> Text:
    """Draws the own tricks, points and score, and what lies open before oneself."""
    if picture.update is None or picture.me < 0:
        return Text("")
    line = Text(picture.who(picture.me), "bold")
    line.append(": " + " · ".join(picture.seat_summary(picture.me)), colours.quiet)
    if laid := picture.open_cards(picture.me):
        line.append("   ").append_text(chips(picture, laid, colours))
    return line


def piles(picture: Picture, colours: Colours) -> Text:
    """Draws stock, talon, widow, the card turned up: how many cards, and what lies open."""
    if picture.hello is None or picture.update is None:
        return Text("")
    stock, parts = picture.hello.stock, []
    for index, name in enumerate(picture.hello.places):
        cards = cards_in(picture.update.view.places[index])
        owned = name == "trick" or name.rstrip("0123456789") in ("hand", "won", "aside")
        if owned or not cards:
            continue
        part = Text(picture.place("stock" if stock[:1] == (index,) else name) + " ", colours.quiet)
        if all(c < 0 for c in cards):
            part.append(str(len(cards)), "bold")
        else:
            part.append_text(chips(picture, cards, colours))
        if stock[:1] == (index,) and picture.explain.closed:
            part.append(f" {picture.say('web-closed')}", colours.turn)
        parts.append(part)
    return Text("   ").join(parts)


def trick(picture: Picture, colours: Colours, width: int, height: int) -> Text:
    """Draws the cards on the table from left to right as they were played.

    Each over the name of who played it; between tricks the last one, with who took it.
    """
    cards: Sequence[PlayedCard] = picture.trick
    last = picture.deal.last if picture.deal else None
    caption = ""
    if not cards and last is not None:
        cards = last.cards
        caption = f"{picture.say('web-last-trick')}: {picture.who(last.winner)}"
    if not cards:
        return Text("")
    best = picture.explain.duty.args.get("card", -1) if picture.explain.duty and not caption else -1
    card, names = card_width(picture), [picture.who(p.seat) for p in cards]
    column = min(max(card + 2, *(len(name) + 2 for name in names)), max(card, width // len(cards)))
    tall = picture.tall
    canvas = Canvas(width, tall + 2)
    left = max(0, (width - column * len(cards)) // 2)
    for i, played in enumerate(cards):
        x = left + i * column
        won = last is not None and caption and played.seat == last.winner
        state = "off" if caption and not won else ""
        up = 0 if played.card == best or won else 1
        paint_card(canvas, x + (column - card) // 2, up, picture, played.card, colours, state=state)
        name = names[i][: column - 1]
        canvas.put(x + (column - len(name)) // 2, tall + 1, name, colours.quiet)
    drawn = canvas.text()
    if caption and height > tall + 2:
        drawn = Text("\n").join([Text(caption.center(width).rstrip(), colours.quiet), drawn])
    return drawn


def columns(
    rows: Sequence[Sequence[str]], styles: Sequence[str] = (), right: int = 1, gap: str = "  "
) -> Text:
    """Lays columns side by side, those from `right` on flush right. There is a style for each row."""
    if not rows:
        return Text("")
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for n, row in enumerate(rows):
        cells = [
            c.rjust(w) if i >= right else c.ljust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(Text(gap.join(cells).rstrip(), styles[n] if n < len(styles) else ""))
    return Text("\n").join(lines)


def ledger(picture: Picture, colours: Colours) -> Text:
    """Draws what each side has so far, in columns; the own side first."""
    names = picture.columns
    if not names:
        return Text("")
    own = sorted(picture.ledger, key=lambda p: picture.me not in (p.args.get("seat"), p.args.get("partner")))
    scored = not {"score", "total"} & set(names)
    head = ["", *(picture.say(f"web-col-{name}") for name in names)]
    rows = [[*head, picture.say("web-col-score")] if scored else head]
    for phrase in own:
        seats = [phrase.args["seat"], *([phrase.args["partner"]] if "partner" in phrase.args else [])]
        who = " + ".join(picture.who(s) for s in sorted(seats, key=lambda s: s != picture.me))
        cells = [str(phrase.args.get(name, "")) for name in names]
        total = picture.score(picture.chair(seats[0]))
        rows.append([who, *cells, total] if scored else [who, *cells])
    return columns(rows, (colours.quiet,), gap=" ")


def auction(picture: Picture, colours: Colours) -> Text:
    """Draws the bidding, seat by seat and round by round."""
    calls = picture.auction
    if not calls:
        return Text("")

    def cell(made: Sequence[Call]) -> str:
        return ", ".join(str(c.phrase.args.get("bid") or picture.brief(c.phrase, c.seat)) for c in made)

    head = [picture.who(seat) for seat in range(picture.seats)]
    rows = [head, *([cell(made) for made in line] for line in rounds(calls, picture.seats))]
    return columns(rows, (colours.quiet,), right=picture.seats)


def melds(choice: Choice, colours: Colours) -> Text:
    """Draws combinations by seat: what each counts, and the sum. With the cards chosen, what they would make."""
    foreseen = choice.preview.explain if choice.chosen and choice.preview is not None else None
    lines = []
    for seat, phrases in choice.melds(foreseen):
        total = sum(phrase.args.get("value", 0) for phrase in phrases)
        lines.append(Text(f"{choice.who(seat)}: {total}", "bold"))
        for phrase in phrases:
            line = Text("  ")
            if phrase.cards:
                line.append(choice.shorts(phrase.cards) + "  ", colours.turn)
            lines.append(line.append(choice.sentence(phrase)))
    return Text("\n").join(lines)


def stakes(choice: Choice, colours: Colours) -> Text:
    """Draws what stands on the deal, how often doubled and for how much."""
    phrases = [p for p in choice.stakes if p not in choice.ledger]
    hints = dict.fromkeys(filter(None, map(choice.hint_of, phrases)))
    lines = [Text(choice.stake(phrase)) for phrase in phrases]
    if not choice.is_playing:
        lines += [Text(hint, colours.quiet) for hint in hints]
    return Text("\n").join(lines)


def info(choice: Choice, colours: Colours) -> Text:
    """Draws what stands beside the trick.

    It is the bidding until the first lead, melds until the first trick, stakes, what each side has.
    """
    parts: list[Text] = []
    if not choice.is_deal_over:
        if not choice.is_playing:
            parts.append(auction(choice, colours))
        if not (choice.deal and choice.deal.tricks):
            parts.append(melds(choice, colours))
        parts += [stakes(choice, colours), ledger(choice, colours)]
    return Text("\n\n").join([part for part in parts if part.plain])


# ---------------------------------------------------------------- sheets
def log_text(picture: Picture, colours: Colours, all_deals: bool = False) -> Text:
    """Shows what has happened, by deal and trick."""
    deals: list[Deal] = [*(picture.before if all_deals else []), *([picture.deal] if picture.deal else [])]
    lines: list[Text] = []
    for deal in deals:
        if lines:
            lines.append(Text(""))
        lines.append(Text(picture.say("web-deal-number", n=deal.number), f"bold {colours.turn}"))
        lines += _deal_lines(picture, deal, colours)
    return Text("\n").join(lines)


def _deal_lines(picture: Picture, deal: Deal, colours: Colours) -> list[Text]:
    lines, nth, language = list[Text](), 0, picture.language_of(deal)
    for line in deal.lines:
        if line.trick > nth:
            nth = line.trick
            lines.append(Text(picture.say("web-trick-n", n=nth), colours.quiet))
        lines.append(Text(format_event(language, line.phrase)))
    return lines


def settlement(picture: Picture, colours: Colours) -> Text:
    """Shows the deal in one sentence, its items, and what everybody has now."""
    assert picture.update is not None
    update = picture.update
    lines: list[Text] = []
    if update.over:
        lines += [Text(picture.verdict, f"bold {colours.turn}"), Text("")]
    if update.practice:
        lines += [Text(picture.say("web-practice-more"), colours.quiet), Text("")]
    lines += [Text(picture.outcome, "bold"), Text("")]
    lines += _item_lines(picture, update.view.pub.items, colours)
    for what, amount in picture.payment_rows():
        lines.append(_row(what, picture.language.amount(amount, plus=True), "bold"))
    points = picture.explain.points
    if any(points):
        said = [f"{picture.who(seat)} {points[seat]}" for seat in picture.seat_order]
        lines += [Text(""), Text(f"{picture.say('web-points')}: " + " · ".join(said), colours.quiet)]
    lines.append(Text(""))
    result = update.view.pub.result
    for column in picture.sheet_columns:
        seat = update.chairs.index(column[0])
        won = result[seat] if seat < len(result) else 0
        row = Text(picture.column_name(column).ljust(NAME))
        row.append(picture.language.amount(won, plus=True).rjust(7), _amount_style(won, colours))
        row.append(picture.score(column[0]).rjust(8), "bold")
        lines.append(row)
    return Text("\n").join(lines)


def _amount_style(amount: int, colours: Colours) -> str:
    return colours.gain if amount > 0 else colours.loss if amount < 0 else ""


def _row(what: str, worth: str, style: str = "") -> Text:
    """Draws a row of a settlement; what it is may need several lines."""
    words, lines = what.split(), [""]
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > ROW:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    lines[0] = lines[0].ljust(ROW) + worth.rjust(7)
    return Text("\n".join(lines), style)


def _item_lines(picture: Picture, items: Iterable[Item], colours: Colours) -> list[Text]:
    lines = []
    for item in items:
        what, worth, made = picture.item(item)
        lines.append(_row(what, worth))
        if made:
            lines.append(Text(f"   {made}", colours.quiet))
    return lines


def sheet(picture: Picture, colours: Colours) -> Text:
    """Draws one row a deal, one column a player or side, the totals last."""
    if picture.update is None or not picture.sheet:
        return Text(picture.say("web-score-empty"))
    groups = picture.sheet_columns
    rows = [["", picture.say("web-played"), *(picture.column_name(group) for group in groups)]]
    for row in picture.sheet:
        title = picture.sentence(row.title) if row.title is not None else ""
        note = f" ({picture.say('web-replay-practice')})" if row.practice else ""
        amounts = [picture.language.amount(row.amounts[group[0]], plus=True) for group in groups]
        rows.append([f"{row.deal}.", title + note, *amounts])
    rows.append(["", picture.say("web-total"), *(picture.score(group[0]) for group in groups)])
    styles = [colours.quiet, *([""] * len(picture.sheet)), "bold"]
    return columns(rows, styles, right=2)


def hand_top(choice: Choice, pile: Pile) -> str:
    """Returns the upper edge of a card. It shows the marriage that may be declared, or a hint's star."""
    if choice.hint is not None and any(a & 63 == pile.card for a in choice.hint.best if a < 256):
        return "★"
    values = [
        p.args.get("value", 0) for p in choice.explain.melds if p.calls and p.calls[0] & 63 == pile.card
    ]
    return str(max(values)) if values and choice.can_act and max(values) else ""
