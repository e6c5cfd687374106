"""The scrutineer, the commitment, words thrown in, the draw, its results."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NominateScrutineer:
    """Name who watches the draw."""

    person: str


@dataclass(frozen=True, slots=True)
class CommitDraw:
    """Commit to a draw by the hash of a seed and a secret, which a house that keeps its own puts in; what is published binds prizes too.

    `holder` is who keeps the seed.
    """

    commitment: str = ""
    holder: str = "the house"


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """Somebody adds words of his or her own to the draw, so that nobody could have known its outcome."""

    words: str


@dataclass(frozen=True, slots=True)
class MakeDraw:
    """Show seed and secret, and draw every prize."""

    seed: bytes = b""
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class SignDraw:
    """The scrutineer has watched the draw and finds it in order."""

    words: str


@dataclass(frozen=True, slots=True)
class PublishResults:
    """The results are published, as the terms say."""

    where: str


DrawCommand = NominateScrutineer | CommitDraw | ThrowIn | MakeDraw | SignDraw | PublishResults
