"""Serves games, records and positions without a table. That is rules, lessons, drills, settling and solving."""

from __future__ import annotations

from litestar import get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody

from hlaska.core.review import DecisionAnalysis
from hlaska.core.solution import Solution
from hlaska.protocol.deals import (
    AskDiagram,
    AskReplay,
    AskRows,
    AskScore,
    AskSolution,
    Diagram,
    Edited,
    Replay,
    Sheet,
)
from hlaska.protocol.games import (
    DecisionDrill,
    Drill,
    FirstDeal,
    GameBrief,
    GameInfo,
    Learn,
    RuleText,
    TrickDrill,
)
from hlaska.server.api.accounts import AppRequest, table_service_of
from hlaska.server.history.replay import replay_of_text
from hlaska.server.learning import diagram, editor, scorecard
from hlaska.server.learning import lessons as learning
from hlaska.server.learning.rulebook import rule_text, rule_title
from hlaska.server.limits.budget import RECORD, SOLVED, USUAL, WEIGHED
from hlaska.server.tables.catalog import Catalog
from hlaska.table.meter import in_thread
from hlaska.table.position_editor import Rows


@get("/api/games", price=USUAL)
async def list_games(request: AppRequest) -> list[GameBrief]:
    """Returns the games that can be played here."""
    return await in_thread(table_service_of(request).catalog.briefs)


@get("/api/games/{game:str}", price=USUAL)
async def show_game(request: AppRequest, game: FromPath[str]) -> GameInfo:
    """Returns options, presets and calls of a game."""
    return await in_thread(_catalog_for(request, game).info, game)


@get("/api/games/{game:str}/learn", price=USUAL)
async def show_lesson(request: AppRequest, game: FromPath[str]) -> Learn:
    """Tells a beginner how the game is played by the rules of the query."""
    return await in_thread(
        learning.make_lesson, _catalog_for(request, game), game, dict(request.query_params)
    )


@get("/api/games/{game:str}/first", price=USUAL)
async def show_first_deal(request: AppRequest, game: FromPath[str]) -> FirstDeal:
    """Returns a first deal that explains itself."""
    return await in_thread(learning.make_first_deal, _catalog_for(request, game), game)


@get("/api/games/{game:str}/drill", price=USUAL)
async def show_drill(request: AppRequest, game: FromPath[str]) -> Drill:
    """Returns a position to practise on."""
    return await in_thread(learning.make_drill, _catalog_for(request, game), game, dict(request.query_params))


@get("/api/games/{game:str}/trick", price=USUAL)
async def show_trick(request: AppRequest, game: FromPath[str]) -> TrickDrill:
    """Returns a whole trick to practise on."""
    return await in_thread(
        learning.make_trick_drill, _catalog_for(request, game), game, dict(request.query_params)
    )


@post("/api/games/{game:str}/score", status_code=200, price=USUAL)
async def score_deals(request: AppRequest, game: FromPath[str], data: JSONBody[AskScore]) -> Sheet:
    """Settles deals that were played with real cards. Without any it returns the form of one."""
    return await in_thread(scorecard.sheet, _catalog_for(request, game), game, data)


@get("/api/games/{game:str}/edit", price=USUAL)
async def show_new_deal(request: AppRequest, game: FromPath[str]) -> Edited:
    """Returns a deal by chance, to be changed. The query names its rules."""
    return await in_thread(editor.new_deal, _catalog_for(request, game), game, dict(request.query_params))


@get(["/api/games/{game:str}/bid", "/api/games/{game:str}/lay"], price=USUAL)
async def show_decision(request: AppRequest, game: FromPath[str]) -> DecisionDrill:
    """Returns a decision to practise on. It is a bid, or which cards to lay away."""
    about = request.url.path.rsplit("/", 1)[1]
    return await in_thread(
        learning.make_decision_drill, _catalog_for(request, game), game, dict(request.query_params), about
    )


@get(["/api/games/{game:str}/bid/worth", "/api/games/{game:str}/lay/worth"], price=WEIGHED)
async def weigh_bid(request: AppRequest, game: FromPath[str]) -> DecisionAnalysis:
    """Returns what the answer to such a decision is worth, and what would be better."""
    catalog, query = _catalog_for(request, game), dict(request.query_params)
    asked = await in_thread(learning.parse_decision, catalog, game, query, request.url.path.rsplit("/", 2)[1])
    return await table_service_of(request).advice.analyze(asked)


@get("/api/rules/{rule:str}", price=USUAL)
async def show_rule(rule: FromPath[str]) -> RuleText:
    """Returns what a rule says."""
    text = await in_thread(rule_text, rule)
    if not text:
        raise HTTPException(status_code=404, detail=f"there is no rule '{rule[:40]}'")
    return RuleText(rule, text, rule_title(rule))


def _catalog_for(request: AppRequest, game: str) -> Catalog:
    """Returns the catalog, if it has the game. Raises NoGame."""
    catalog = table_service_of(request).catalog
    catalog.check(game)
    return catalog


# ---------------------------------------------------------------- records and positions
@post("/api/replay", status_code=200, price=RECORD)
async def show_text(request: AppRequest, data: JSONBody[AskReplay]) -> Replay:
    """Returns a deal of a record, step by step."""
    return await replay_of_text(table_service_of(request).catalog.find, data)


@post("/api/edit", status_code=200, price=USUAL)
async def edit_rows(request: AppRequest, data: JSONBody[Rows]) -> Edited:
    """Returns rows of cards as a position, and what is wrong with them."""
    return await in_thread(editor.edit_rows, table_service_of(request).catalog.find, data)


@post("/api/edit/rows", status_code=200, price=RECORD)
async def edit_text(request: AppRequest, data: JSONBody[AskRows]) -> Edited:
    """Returns a deal of a record as rows of cards."""
    return await in_thread(editor.of_text, table_service_of(request).catalog.find, data)


@post("/api/diagram", status_code=200, price=RECORD)
async def show_diagram(request: AppRequest, data: JSONBody[AskDiagram]) -> Diagram:
    """Returns a step of a record as a picture to be printed."""
    return await in_thread(diagram.of_text, table_service_of(request).catalog.find, data)


@post("/api/solve", status_code=200, price=SOLVED)
async def solve(request: AppRequest, data: JSONBody[AskSolution]) -> Solution:
    """Returns what a position is worth with all cards open."""
    table_service = table_service_of(request)
    return await table_service.solving.solve(table_service.catalog.find, data)
