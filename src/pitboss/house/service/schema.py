"""The OpenAPI document: what FastAPI knows of the routes, the one shape of errors, and every message of the socket."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from pitboss import __version__
from pitboss.house.messages import definitions
from pitboss.house.service.described import PREFIX, describe, examples, shapes
from pitboss.house.service.frames import LONGEST_REF
from pitboss.house.service.http.bodies import ERRORS
from pitboss.house.service.http.routers import ROUTERS
from pitboss.house.service.http.who import holder

Json = dict[str, Any]
NOT_OF_READS = {"408", "413", "415"}
NOT_WITHOUT_NAMES = {"404", "405"}
BY_NAME = frozenset({"/api/people", "/api/tables"})
"""What names something without having it in the path."""
TEXT: Json = {"type": "string"}
WHOLE: Json = {"type": "integer", "minimum": 0}
REF: Json = {"type": "string", "maxLength": LONGEST_REF}
NAMES: Json = {"type": "object", "additionalProperties": TEXT, "description": "what accounts are called, by id"}
SAID: Json = {"type": "string", "description": "the event in a sentence; only where it stands in a log by itself"}
RULES_SAID: Json = {"type": "array", "items": TEXT, "description": "the rules that the sentence rests on"}
CALL: Json = {"type": "string", "description": "what the dealer calls, where the document has it called", "examples": ["Insurance"]}
LAID: Json = {"type": "string", "description": "how a card is laid that does not simply lie face up", "examples": ["face up and sideways"]}
PICTURE: Json = {"$ref": f"{PREFIX}Picture"}
CHANGES: Json = {"$ref": f"{PREFIX}PictureChanges"}
TOKEN: Json = {
    "name": "X-Pitboss",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "const": "1"},
    "description": "any page of another origin would have to ask before it may send it",
}


def document_of(app: FastAPI) -> Json:
    """The whole document."""
    made: Json = get_openapi(title="Pitboss", version=__version__, description="The running pit; see docs/house.md.", routes=app.routes)
    routes = [route for router in ROUTERS for route in router.routes]
    known = {(method.lower(), route.path): route for route in routes if isinstance(route, APIRoute) for method in route.methods or ()}
    for where, path in made["paths"].items():
        for method, operation in path.items():
            route = known.get((method, where))
            signed_in = route is not None and _needs_session(route)
            operation["security"] = [{"session": []}] if signed_in else [{}, {"session": []}]
            _complete(operation, method, where, {"422"} if route is None else _never(operation, method, where))
    schemas = made.setdefault("components", {}).setdefault("schemas", {})
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    schemas |= told_events(definitions(PREFIX)) | messages() | shapes()
    asked = schemas["Ordered"]["properties"]["command"]
    schemas["Ordered"]["properties"]["command"] = {"$ref": f"{PREFIX}Command", "examples": asked["examples"]}
    schemas["PictureChanges"] = schemas["Picture"] | {"required": [], "description": "The sections that changed, each as a whole."}
    made["components"]["securitySchemes"] = {"session": {"type": "apiKey", "in": "cookie", "name": "pitboss"}}
    made["paths"]["/ws"] = {"get": _socket()}
    return made


def _needs_session(route: APIRoute) -> bool:
    return any(each.call is holder for each in route.dependant.dependencies)


def _never(operation: Json, method: str, where: str) -> set[str]:
    """The errors that an operation of the house never answers with; of others that are mounted beside it nothing is known."""
    never = (
        {"422"} | (NOT_OF_READS if method == "get" else set()) | (NOT_WITHOUT_NAMES if "{" not in where and where not in BY_NAME else set())
    )
    if operation["security"][0] != {"session": []} and where != "/api/login":
        never.add("401")
    if method == "get" and not where.startswith(("/api/rules/", "/api/tables/{table}/hint")):
        never.add("409")
    return never | {"400"} if where in ("/healthz", "/metrics") else never


def _complete(operation: Json, method: str, where: str, never: set[str]) -> None:
    """Take out the errors that an operation never answers with, and put in what its route does not say."""
    for status in never:
        operation["responses"].pop(status, None)
    if method != "get":
        operation.setdefault("parameters", []).append(dict(TOKEN))
    describe(f"{method} {where}", operation)


def _socket() -> Json:
    said = "A WebSocket: each text frame of the client's is a ClientMessage, each of the server's a ServerMessage. Origin must be ours."
    schema = {"x-client": {"$ref": f"{PREFIX}ClientMessage"}, "x-server": {"$ref": f"{PREFIX}ServerMessage"}}
    refused = {"description": ERRORS[403], "content": {"application/json": {"schema": {"$ref": f"{PREFIX}Error"}}}}
    other = {"description": "Not an upgrade to a WebSocket.", "content": refused["content"]}
    answers = {"101": {"description": "Switching protocols."}, "400": other, "403": refused, "404": other, "405": other, "429": other}
    return {"summary": "The socket", "description": said, "operationId": "socket", "tags": ["socket"], "responses": answers, **schema}


def messages() -> Json:
    """The messages of the socket by name, with those that either side may send."""
    sent = {
        "SubscribeMessage": _message("subscribe", {"table": TEXT}, after=WHOLE, picture={"enum": ["once", "none", "changes"]}, ref=REF),
        "UnsubscribeMessage": _message("unsubscribe", {"table": TEXT}, ref=REF),
        "CommandMessage": _message("command", {"table": TEXT, "id": TEXT, "command": {"$ref": f"{PREFIX}Command"}}, expected=WHOLE),
        "LookMessage": _message("look", {"table": TEXT}, ref=REF),
        "PingMessage": _message("ping", {}, ref=REF),
    }
    error = dict.fromkeys(("code", "sentence", "rule", "awaits"), TEXT)
    answer = {"table": TEXT, "id": TEXT, "first": WHOLE, "count": WHOLE, "outcome": {"enum": ["now", "before"]}}
    received = {
        "WelcomeMessage": _message("welcome", {"account": TEXT, "name": TEXT, "server": TEXT, "messages": WHOLE}),
        "SubscribedMessage": _message(
            "subscribed", {"table": TEXT, "position": WHOLE, "head": WHOLE, "ref": REF}, picture=PICTURE, names=NAMES
        ),
        "UnsubscribedMessage": _message("unsubscribed", {"table": TEXT, "ref": REF}),
        "EventsMessage": _message("events", {"table": TEXT, "position": WHOLE, "entries": _many("Entry")}),
        "PictureMessage": _message("picture", {"table": TEXT, "position": WHOLE, "changes": CHANGES, "names": NAMES, "ref": REF}),
        "AnswerMessage": _message("answer", answer),
        "ErrorMessage": _message("error", error, table=TEXT, id=TEXT, ref=REF),
        "PongMessage": _message("pong", {"ref": REF}),
        "ByeMessage": _message("bye", {"code": WHOLE, "sentence": TEXT}),
    }
    for name, message in (sent | received).items():
        message["examples"] = [examples()[name]]
    event = {"allOf": [{"$ref": f"{PREFIX}Event"}, {"required": ["said", "rules_said"]}]}
    entry = _object({"position": WHOLE, "time": WHOLE, "names": NAMES, "event": event})
    return {"ClientMessage": _one_of(sent), "ServerMessage": _one_of(received), "Entry": entry, **sent, **received}


def told_events(known: Json) -> Json:
    """The parts of messages, with the events of the house itself among the others, and what an event of a log says beside its fields."""
    money = {"player": TEXT, "amount": {"type": "string", "examples": ["200.00"]}}
    by_name: Json = {"type": "object", "additionalProperties": TEXT}
    law: Json = {"on": TEXT, "instruments": {"type": "array", "items": TEXT}, "as_of": TEXT}
    founded = {"game": TEXT, "options": by_name, "side_bets": {"type": "object", "additionalProperties": by_name}, "purpose": TEXT, **law}
    own = {
        "ChipsBrought": _event("chips-brought", money, "Somebody brought chips to the table; for that person and who oversees it."),
        "ChipsTaken": _event("chips-taken", money, "Somebody took the chips away; for that person and who oversees it."),
        "LawChanged": _event(
            "law-changed",
            {**law, "rule": TEXT, "closes": {"type": "boolean"}, "why": TEXT},
            "The table goes on by other law, or closes because there is none; for everybody.",
        ),
        "ShoeLost": _event(
            "shoe-lost",
            {"commitment": TEXT, "why": TEXT, "rule": TEXT},
            "The shoe can be dealt from no more and will never be shown; its round is void and a new shoe follows; for everybody.",
        ),
        "TableFounded": _event("table-founded", founded, "The table began; in the regulator's log."),
    }
    event = known["Event"]
    event["oneOf"] += [{"$ref": f"{PREFIX}{name}"} for name in own]
    event["discriminator"]["mapping"] |= {each["properties"]["event"]["const"]: f"{PREFIX}{name}" for name, each in own.items()}
    found = known | own
    for ref in event["oneOf"]:
        found[ref["$ref"].removeprefix(PREFIX)]["properties"] |= {"said": SAID, "rules_said": RULES_SAID, "call": CALL, "laid": LAID}
    return found


def _event(name: str, fields: Json, said: str) -> Json:
    return _object({"event": {"const": name}} | fields) | {"description": said, "additionalProperties": False}


def _object(needed: Json, **free: Json) -> Json:
    return {"type": "object", "properties": needed | free, "required": list(needed)}


def _message(kind: str, needed: Json, **free: Json) -> Json:
    return _object({"type": {"const": kind}} | needed, **free)


def _many(name: str) -> Json:
    return {"type": "array", "items": {"$ref": f"{PREFIX}{name}"}}


def _one_of(kinds: Json) -> Json:
    mapping = {kind["properties"]["type"]["const"]: f"{PREFIX}{name}" for name, kind in kinds.items()}
    return {"oneOf": [{"$ref": each} for each in mapping.values()], "discriminator": {"propertyName": "type", "mapping": mapping}}
