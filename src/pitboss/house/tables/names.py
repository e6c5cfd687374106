"""Names of streams: a kind and a name, `table:main-1`."""

from __future__ import annotations

import re

from pitboss.law.refusal import Malformed

TABLE = "table"
OTHERS = ("tournament", "heat")
"""Kinds of streams that a command line may name."""
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


def stream_of(name: str, kind: str = TABLE) -> str:
    """The stream of a table, by its own name or the whole of it; any other stream by the whole of its name.

    >>> stream_of("main-1"), stream_of("table:main-1")
    ('table:main-1', 'table:main-1')
    >>> stream_of("heat:cup-1")
    'heat:cup-1'
    """
    before, _, after = name.partition(":")
    if after and before in OTHERS:
        name, kind = after, before
    bare = name.removeprefix(f"{kind}:")
    if not NAME.fullmatch(bare):
        raise Malformed("table", f"{name[:60]!r} is not the name of a {kind}: write small letters, digits and hyphens, as in main-1")
    return f"{kind}:{bare}"


def is_table(stream: str) -> bool:
    """Whether a stream is one of a table."""
    return stream.startswith(f"{TABLE}:")
