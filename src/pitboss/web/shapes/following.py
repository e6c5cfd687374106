"""The shape of a back-bettor's word."""

from __future__ import annotations

from typing_extensions import TypedDict


class Following(TypedDict):
    """What somebody goes along with: `split`, `double`, both or neither."""

    follows: list[str]
