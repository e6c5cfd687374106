"""Answer `pitboss settings`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pitboss.cli.screen import Column, answer_json, table
from pitboss.house.service.settings import PREFIX, read_settings


def answer_settings(flags: Mapping[str, Any], file: Path | None, *, in_json: bool) -> None:
    """List every setting with its value, source and meaning."""
    lines = read_settings(flags, os.environ, file).lines
    if in_json:
        answer_json([{"name": each.name, "value": each.value, "source": each.source.value, "meaning": each.meaning} for each in lines])
        return
    columns = [Column("setting", share=24), Column("value", share=24), Column("from"), Column("meaning", share=52)]
    table(columns, [(each.name, each.value, each.source.value, each.meaning) for each in lines])
    print()
    print(f"Set one by --set NAME=VALUE, by {PREFIX}NAME in the environment, or by NAME = VALUE in settings.toml in the data folder.")
