"""The text of a day: a file, stdin, or one of the days that come with Pitboss, by its name."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from pitboss.cli.adjudicate.file import rounds_in, text_of
from pitboss.law.refusal import Malformed, listed, nearest


def days() -> tuple[str, ...]:
    """The names of the days that come with Pitboss."""
    shipped = files("pitboss.floor") / "days"
    return tuple(sorted(entry.name.removesuffix(".yaml") for entry in shipped.iterdir() if entry.name.endswith(".yaml")))


def day_called(name: str) -> object:
    """The parsed day of that name: a file first, then one of Pitboss's own."""
    text = _text(name)
    if not text.strip():
        raise Malformed("file", "it holds no day: write a mapping with game, people and requests")
    written, _ = rounds_in(text)
    if len(written) != 1:
        raise Malformed("file", f"it holds {len(written)} days: write one to a file")
    return written[0]


def _text(name: str) -> str:
    if name in days() and not Path(name).is_file():
        return (files("pitboss.floor") / "days" / f"{name}.yaml").read_text(encoding="utf-8")
    if name != "-" and "." not in name and "/" not in name and not os.path.exists(name):
        own = days()
        raise Malformed("file", f"there is no file and no day of that name{nearest(name, own)} (the days are {listed(own)})")
    return text_of(name)
