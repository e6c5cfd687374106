"""A plain paper: conditions of a small knock-out that lack nothing under their document, to begin with and to change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pitboss.tournament.paper.fields import asked_on, suggested

Paper = dict[str, Any]
FIGURES: Paper = {
    "entry": {"fee": "50.00", "least": 6, "most": 14, "withdraw-until": 3600},
    "chips": {"start": "1000.00"},
    "wagers": {"limits": [{"round": 1, "minimum": "50.00", "maximum": "500.00"}], "compulsory": "every-round"},
    "stages": [
        {"name": "Heats", "rounds": 12, "players": 7, "advance": 2},
        {"name": "Final", "rounds": 15, "players": 7},
    ],
    "format": "knock-out",
    "buy-backs": "none",
    "prizes": {"shares": ["60.00", "25.00", "15.00"], "ties": "combined-and-divided", "session-ties": "play-off"},
}
FINAL_SHOES = 3
"""How many shoes a final has where nobody says otherwise: as many as a heat."""


def plain_paper(game: str, matters: Iterable[str], starts: str, *leaving_out: str) -> Paper:
    """A paper on these matters, with our words on everything that has no figures."""
    paper: Paper = {"name": "New tournament", "game": game, "starts": starts} | {
        key: dict(value) if isinstance(value, dict) else value for key, value in FIGURES.items()
    }
    for path in leaving_out:
        under, _, key = path.rpartition(".")
        paper[under].pop(key, None)
    for matter in matters:
        for field in asked_on(matter):
            if field.shape == "words" and suggested(matter):
                under, _, key = field.path.rpartition(".")
                paper.setdefault(under, {})[key] = suggested(matter)
    return paper


def sevens_paper(paper: Paper, field: int) -> Paper:
    """A paper of a Magnificent Sevens Tournament: what follows from its field is left to Table 3."""
    entry = {key: each for key, each in paper["entry"].items() if key not in ("fee", "commission", "least", "most")}
    prizes = {key: each for key, each in paper["prizes"].items() if key != "shares"}
    bare = {key: each for key, each in paper.items() if key not in ("stages", "format")}
    return bare | {"entry": entry, "prizes": prizes, "sevens": {"field": field, "final-shoes": FINAL_SHOES}}
