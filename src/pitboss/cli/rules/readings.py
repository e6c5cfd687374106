"""`pitboss rules readings [ID]`: the words of the command. The work is in `reading_page`, imported only when it is asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.words import Json

Id = Annotated[
    str | None, typer.Argument(metavar="[ID]", help="One reading, such as A2.", show_default=False, autocompletion=completing.reading_names)
]


def readings(name: Id = None, json: Json = False) -> None:
    """List the readings, or tell one in full, with what each other way to read it is worth."""
    from pitboss.cli.rules.reading_page import print_readings, readings_json  # the prices are not for every question to wait for

    if json:
        readings_json(name)
    else:
        print_readings(name)
