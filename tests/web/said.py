"""What the command line says, asked within this process: the mathematics is loaded once, and not again for every question."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from typer.testing import CliRunner

from pitboss.cli.main import app


@cache
def odds_said(*words: str) -> Any:
    """What `pitboss odds` answers."""
    done = CliRunner().invoke(app, ["odds", *words, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)
