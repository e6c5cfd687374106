"""The application: routes, errors and the socket around one pit."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from pitboss import __version__
from pitboss.house.limits import TooFast
from pitboss.house.service.faults import body_of, status_of
from pitboss.house.service.gate import App, Gate
from pitboss.house.service.http.bodies import RESPONSES
from pitboss.house.service.http.routers import ROUTERS
from pitboss.house.service.http.who import account_of, anybody
from pitboss.house.service.pictures import awaits_at, spoken_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.sockets import Sockets
from pitboss.law.refusal import Malformed, PitbossError, Refused

LOG = logging.getLogger("pitboss.http")


Extend = Callable[[FastAPI], App]


def alone(app: FastAPI) -> App:
    """The house with nothing in front of it."""
    return app


def build_app(pit: Pit, extend: Extend = alone) -> tuple[Gate, Sockets]:
    """The application for a pit that has been started, and its sockets; `extend` adds calls to it, and puts pages in front of it."""
    app = FastAPI(
        title="Pitboss",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        responses=RESPONSES,
        generate_unique_id_function=lambda route: "-".join((*map(str, route.tags), route.name)),
    )
    app.state.pit = pit
    for router in ROUTERS:
        app.include_router(router)
    sockets = Sockets(pit)

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        """Commands and events."""
        await sockets.serve(websocket)

    made: list[bytes] = []

    @app.get("/api/openapi.json", include_in_schema=False)
    def openapi() -> Response:
        """This document, made when somebody first asks for it."""
        if not made:
            from pitboss.house.service.schema import document_of

            made.append(json.dumps(document_of(app), ensure_ascii=False).encode())
        return Response(made[0], media_type="application/json")

    app.add_exception_handler(PitbossError, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    return Gate(extend(app), pit), sockets


async def _refused(request: Request, fault: Exception) -> JSONResponse:
    """An error of ours, with names in place of ids and what the table waits for where it was about one."""
    assert isinstance(fault, PitbossError)
    pit: Pit = request.app.state.pit
    pit.metrics.count("pitboss_refusals_total", f'code="{fault.code}"')
    named = str(request.path_params.get("table", "") or request.path_params.get("stream", ""))
    room = pit.rooms.get(named) or pit.halls.open.get(named)
    said = spoken_at(room, pit.registry.accounts, account_of(await anybody(request)), fault.sentence) if room else ""
    body = body_of(fault, awaits_at(room) if room and request.method != "GET" else "", said)
    headers = {"Retry-After": str(max(-(-fault.wait // 1000), 1))} if isinstance(fault, TooFast) else None
    return JSONResponse(body, status_of(fault), headers)


async def _invalid(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    if first["type"] == "json_invalid":
        return await _refused(request, Malformed("json", "the body is not JSON"))
    where = ".".join(str(part) for part in first["loc"][1:])[:80]
    said = f"in {where!r}: {first['msg']}" if where else f"in the body: {first['msg']}"
    return await _refused(request, Malformed("malformed", said))


async def _http(request: Request, fault: Exception) -> JSONResponse:
    """What the framework itself refuses: an unknown path, another method, a body that is not text."""
    assert isinstance(fault, HTTPException)
    if fault.status_code == 404:
        return await _refused(request, Refused("no-such-page", "There is no such page.", rule=""))
    if fault.status_code == 405:
        answer = await _refused(request, Malformed("method", "this page takes another method"))
        answer.headers.update(fault.headers or {})
        return answer
    return await _refused(request, Malformed("malformed", "the request could not be read"))


async def _failed(request: Request, fault: Exception) -> JSONResponse:
    LOG.error("request failed", exc_info=fault, extra={"path": request.url.path[:200]})
    said = {"code": "internal", "sentence": "Something went wrong here, and it was written down.", "rule": "", "awaits": ""}
    return JSONResponse(said, 500)
