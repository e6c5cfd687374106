"""The public log of a table, asked of a server as anybody may, in the form that a store has it in: for whoever has no store to look at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx

from pitboss.house.audit.fair import CARDS
from pitboss.law.refusal import Malformed

Json = dict[str, Any]
MOST = 500
PATIENCE = 30.0


def public_log(address: str, table: str) -> Iterator[tuple[str, int, Json]]:
    """Every entry that everybody may see: the stream, the position and the event."""
    path, after, head = f"/api/tables/{quote(table, safe='')}/log", 0, 1
    with httpx.Client(base_url=address.rstrip("/"), timeout=PATIENCE, trust_env=False) as http:
        while after < head:
            page = _page(http, f"{path}?after={after}&most={MOST}")
            for entry in page["entries"]:
                yield f"{address.rstrip('/')} {table}", entry["position"], stored(entry["event"])
            after, head = page["next"], page["head"]


def _page(http: httpx.Client, path: str) -> Json:
    try:
        answer = http.get(path)
        while answer.status_code == 429:
            time.sleep(float(answer.headers.get("Retry-After", "1")))
            answer = http.get(path)
        value = answer.json()
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as fault:
        raise Malformed("fair", f"{http.base_url} does not answer as a house would: {str(fault) or type(fault).__name__}") from None
    if not answer.is_success or not isinstance(value, dict) or not {"entries", "next", "head"} <= set(value):
        said = value.get("sentence", answer.status_code) if isinstance(value, dict) else answer.status_code
        raise Malformed("fair", f"{http.base_url} does not give its log: {said}")
    return value


def stored(event: Json) -> Json:
    """An event of the interface as the store would have it, as far as shuffles go."""
    name = "".join(word.capitalize() for word in event["event"].split("-"))
    found: Json = {"$": name, "commitment": event.get("commitment", ""), "depth": event.get("depth", 0)}
    if isinstance(event.get("pack"), dict):
        found["pack"] = {"$bytes": bytes(event["pack"].get(card, 0) for card in CARDS).hex()}
    found |= {field: {"$Place": str(event[field]).upper()} for field in ("origin", "to") if field in event}
    found["card"] = {"$card": event["card"]} if event.get("card") else None
    found["order"] = [{"$card": card} for card in event.get("order") or ()]
    found["secret"] = {"$bytes": event.get("secret") or ""}
    return found
