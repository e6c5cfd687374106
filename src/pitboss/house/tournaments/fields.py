"""Fields of an act that a person fills in."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def field(name: str, kind: str = "text", *choices: str, needed: bool = True) -> Json:
    """A field by its name in the command, what it takes, and whether it may be left as it is.

    >>> field("ground", "choice", "late")["choices"]
    ['late']
    """
    return {"name": name, "kind": kind, "choices": list(choices), "needed": needed}
