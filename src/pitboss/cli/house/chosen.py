"""What was chosen: flags for the settings, and the store that a command is about."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from pitboss.house.service.settings import given_by_name, read_settings


def flags(given: Iterable[str], **own: Any) -> dict[str, Any]:
    """The flags of a command; one with a flag of its own is stronger than the same by `--set`."""
    return given_by_name(given) | {name: value for name, value in own.items() if value is not None}


def store_of(url: str) -> str:
    """The URL that was asked for, or else that of the settings: an audit is of the store that is served. Empty is the data folder's."""
    return url or read_settings({}, os.environ).settings.store
