"""Errors as clients get them: one shape, over HTTP and in the socket."""

from __future__ import annotations

from typing import Any

from pitboss.house.limits import TooFast
from pitboss.house.store.faults import Stopped
from pitboss.law.refusal import Malformed, PitbossError, Refused

NO_SESSION = frozenset({"session-over", "sign-in-first", "wrong-login"})
NOT_YOURS = frozenset(
    {
        "not-yours",
        "house-only",
        "may-not-grant",
        "administrators-only",
        "members-only",
        "own-watcher",
        "not-staff",
        "wrong-password",
        "reserved-name",
        "bad-link",
        "origin",
        "csrf",
        "host",
    }
)
BY_CODE = {"slow": 408, "too-large": 413, "media-type": 415, "method": 405, "stopping": 503, "store": 503}
STORE = "the house takes nothing at the moment, and nothing was recorded: try again"
"""What clients are told where the store fails in a way nobody foresaw: its own words, and where it is, are in the server's log."""


def status_of(fault: PitbossError) -> int:
    """The HTTP status of an error."""
    if fault.code in BY_CODE:
        return BY_CODE[fault.code]
    if isinstance(fault, TooFast):
        return 429
    if isinstance(fault, Stopped):
        return 503
    if fault.code in NO_SESSION:
        return 401
    if fault.code in NOT_YOURS:
        return 403
    if fault.code.startswith("no-such-"):
        return 404
    return 400 if isinstance(fault, Malformed) else 409


def body_of(fault: PitbossError, awaits: str = "", said: str = "") -> dict[str, Any]:
    """The four fields of an error; `said` is its sentence with names in it, where ids stood."""
    rule = fault.rule if isinstance(fault, Refused) else ""
    if isinstance(fault, Stopped):
        said = fault.told
    elif fault.code == "store":
        said = STORE
    return {"code": fault.code, "sentence": _sentence(said or fault.sentence), "rule": rule, "awaits": awaits}


def _sentence(said: str) -> str:
    """A sentence as one is written: the rooms of the house give it without its capital and full stop."""
    words = " ".join(said.split())
    whole = words[:1].upper() + words[1:]
    return whole if whole.endswith((".", "!", "?", "…", ")")) else f"{whole}."
