"""Makes problems of errors: the name of a refusal or fault, and its status."""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from hlaska.core.errors import BadOptions, BadRecord, BadText, HlaskaError, Illegal, Phrase, Stale, plainly
from hlaska.core.verifiable_shuffle import BadContribution
from hlaska.events.errors import BadCommand
from hlaska.protocol.problem import Problem
from hlaska.server.accounts.abuse_reports import NotAtTable, TooManyReports
from hlaska.server.accounts.accounts import NameTaken, NotSignedIn, WrongPassword
from hlaska.server.accounts.announcements import Closing
from hlaska.server.accounts.block_lists import ListFull
from hlaska.server.accounts.bot_accounts import BadToken, ProgramNameTaken, TooManyPrograms
from hlaska.server.accounts.friendships import FriendsFull, NoFriend
from hlaska.server.accounts.passkeys import (
    NoPasskey,
    NoPasskeysHere,
    OldChallenge,
    TooManyPasskeys,
    WrongPasskey,
)
from hlaska.server.accounts.passwords import BadPassword
from hlaska.server.api import history as archived
from hlaska.server.api.accounts import NobodyThere
from hlaska.server.api.admin import NoPair, NoReports, NotAdmin
from hlaska.server.api.socket_session import clean
from hlaska.server.asgi.validation_hints import add_suggestions
from hlaska.server.clubs.rule_sets import NoRules
from hlaska.server.clubs.validation import BadInvite, ClubFull, NoClub, NotFounder, NotNow, NotSteward
from hlaska.server.events.problems import DailyForPeople, EventsFull, NoDaily, NoEvent, NoLeague
from hlaska.server.history.records import NoDeal
from hlaska.server.limits.budget import TooMuch
from hlaska.server.limits.rate_limiter import TooOften
from hlaska.server.names import BadName
from hlaska.server.tables.catalog import NoGame
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.lobby import NoCode
from hlaska.server.tables.shuffle_tickets import NoTicket
from hlaska.table.bots.bot_pool import Busy
from hlaska.table.store import NotSaved, SequenceConflict, TableMoved

log = logging.getLogger(__name__)

_STATUS: Final[dict[type[HlaskaError], tuple[int, str]]] = {
    BadOptions: (400, "bad_options"),
    BadText: (400, "bad_text"),
    BadRecord: (400, "bad_record"),
    NoCode: (404, "no_code"),
    NoGame: (404, "no_game"),
    NoTable: (404, "no_table"),
    NoDeal: (404, "no_deal"),
    BadContribution: (400, "bad_text"),
    NoTicket: (409, "no_ticket"),
    Illegal: (409, "illegal"),
    Stale: (409, "stale"),
    SequenceConflict: (409, "stale"),
    NotSaved: (503, "not_saved"),
    TableMoved: (503, "not_saved"),
    Busy: (503, "busy"),
    BadName: (400, "bad_name"),
    BadPassword: (400, "bad_password"),
    NotSignedIn: (401, "not_signed_in"),
    WrongPassword: (403, "wrong_password"),
    NameTaken: (409, "name_taken"),
    NotAdmin: (403, "not_admin"),
    Closing: (503, "closing"),
    ListFull: (409, "list_full"),
    NoReports: (404, "not_found"),
    NotAtTable: (403, "not_at_table"),
    TooManyReports: (409, "too_many_reports"),
    archived.NoPerson: (404, "no_person"),
    NobodyThere: (409, "nobody_there"),
    NoPair: (409, "nobody_there"),
    TooOften: (429, "too_often"),
    TooMuch: (429, "too_much"),
    NoClub: (404, "no_club"),
    BadInvite: (404, "no_club"),
    NotSteward: (403, "not_steward"),
    NotFounder: (403, "not_founder"),
    ClubFull: (409, "club_full"),
    NotNow: (409, "not_now"),
    NoRules: (409, "not_now"),
    BadToken: (401, "bad_token"),
    NoFriend: (404, "no_friend"),
    FriendsFull: (409, "friends_full"),
    ProgramNameTaken: (409, "name_taken"),
    TooManyPrograms: (409, "too_many_programs"),
    WrongPasskey: (403, "wrong_passkey"),
    OldChallenge: (409, "old_challenge"),
    NoPasskeysHere: (409, "no_passkeys_here"),
    NoPasskey: (404, "no_passkey"),
    TooManyPasskeys: (409, "too_many_passkeys"),
    NoEvent: (404, "no_event"),
    EventsFull: (409, "events_full"),
    NoLeague: (404, "no_league"),
    NoDaily: (404, "no_daily"),
    DailyForPeople: (403, "daily_for_people"),
    BadCommand: (409, "event_refused"),
}


def _answer(status: int, problem: Problem, wait: int = 0) -> Response[Problem]:
    """Makes the answer to an error.

    wait: seconds until it may be tried again, 0 where nobody knows.
    """
    headers = {"retry-after": str(wait)} if wait else {}
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def _hlaska_error(_: Request[Any, Any, Any], error: HlaskaError) -> Response[Problem]:
    status, kind = _STATUS.get(type(error), (400, "bad_request"))
    wait = error.seconds if isinstance(error, TooOften) else 0
    return _answer(status, Problem(kind, clean(error.text), error.phrase), wait)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    status = error.status_code
    if status >= 500:
        return _unexpected_error(request, error)
    kind = {404: "not_found", 405: "bad_method", 413: "too_large"}.get(status, "bad_request")
    if isinstance(error, ValidationException):
        text = _explain_validation(request, error)
    else:
        text = plainly(error.detail) if status == 400 else error.detail
    return _answer(status, Problem(kind, clean(text), Phrase(f"problem-{kind.replace('_', '-')}")))


def _explain_validation(request: Request[Any, Any, Any], error: ValidationException) -> str:
    """Returns what is wrong with each part of a request, and what would be right."""
    found = [e for e in error.extra if isinstance(e, dict)] if isinstance(error.extra, list) else []
    body = getattr(request.route_handler, "parsed_data_field", None)
    whole, kind = (body.name, body.annotation) if body else ("", Any)
    told = [(str(e.get("key", "")), str(e.get("message"))) for e in found]
    if not told:  # a parameter of the address is missing
        return plainly(error.detail)
    places = [("" if key == whole else key, message) for key, message in told]
    return "; ".join(f"{key or 'body'}: {add_suggestions(message, kind, key)}" for key, message in places)


def _too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return _answer(
        400, Problem("bad_request", "the body is nested too deeply", Phrase("problem-bad-request"))
    )


def _unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    code = secrets.token_hex(4)
    log.error("%s %s: error %s", request.method, request.url.path, code, exc_info=error)
    return _answer(500, Problem("error", f"something is wrong here (code {code})", Phrase("problem-error")))


HANDLERS: Final[ExceptionHandlersMap] = {
    HlaskaError: _hlaska_error,
    HTTPException: _http_error,
    RecursionError: _too_deep,
    Exception: _unexpected_error,
}
