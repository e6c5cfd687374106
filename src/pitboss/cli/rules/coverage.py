"""`pitboss rules coverage`: of every rule, whether it is enforced, recorded or stated, and by which code and tests."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli.words import Json

Missing = Annotated[bool, typer.Option("--missing", help="List the rows still owed.")]


def coverage(missing: Missing = False, json: Json = False) -> None:
    """Count the rules shown and owed, by document and kind."""
    # Imported here: reading the source tree is this command's business alone, and the others should not wait for it.
    from pitboss.cli.rules.tally import Extent, tell

    tell(Extent.OWED if missing else Extent.ALL, as_json=json)
