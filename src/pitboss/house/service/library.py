"""The books as the service needs them, brought by whoever starts it: the house itself opens none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.house.service.books import PromotionBooks, TournamentBooks
from pitboss.house.service.catalogue import Catalogue
from pitboss.house.tables.law import DateFounding, OpenGame

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Library:
    """How a game is laid out by its founding, a founding with the law of now, the games there are, the documents a game stands on now,
    a game's rules on a day, why a term is answered so, what the house keeps of an opening wager with those options, if that is on file;
    the catalogue of the rule library; and the books of tournaments and promotions."""

    open_game: OpenGame
    dated: DateFounding
    games: Callable[[], list[Json]]
    standing: Callable[[str], tuple[str, ...]]
    rules: Callable[[str, str | None], Json]
    why: Callable[[str, str, str | None], Json]
    edge: Callable[[str, Mapping[str, str]], float | None]
    catalogue: Catalogue
    tournaments: TournamentBooks
    promotions: PromotionBooks
