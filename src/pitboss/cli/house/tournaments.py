"""The books of tournaments for the service, which opens none itself."""

from __future__ import annotations

from functools import lru_cache

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked, stood_since
from pitboss.cli.gaming_table import game_called
from pitboss.cli.tournament.opening import game_for
from pitboss.floor.game import Game
from pitboss.house.service.books import TournamentBooks
from pitboss.house.tournaments.founding import TournamentFounded
from pitboss.law.rules import elect
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.reading import read_paper
from pitboss.tournament.rules import has_tournaments
from pitboss.tournament.sevens.schedule import of_file

FINAL_SHOES = 3


def tournament_books() -> TournamentBooks:
    """The shipped books as tournaments need them."""
    return TournamentBooks(tournament_game, _read, _games)


def tournament_game(founded: TournamentFounded) -> Game:
    """The game of a tournament, by the names of its founding."""
    return _game(
        stood_since(asked(game_called(founded.game), founded.on or None)), tuple(sorted(founded.options.items())), founded.entrants
    )


@lru_cache(maxsize=64)
def _game(law: tuple[str, str], options: tuple[tuple[str, str], ...], field: int) -> Game:
    game, on = law
    return game_for(asked(game_called(game), on), dict(options), field)


def _games() -> tuple[Game, ...]:
    laws = (asked(book, None) for book in LIBRARY.games)
    return tuple(_game(stood_since(law), (), 0) for law in laws if has_tournaments(elect(law, {})))


def _read(value: object) -> tuple[TournamentFounded, Conditions]:
    paper = read_paper(value)
    name = paper.conditions.name
    shoes = (paper.final_shoes or FINAL_SHOES) if paper.field else 0
    law = asked(game_called(paper.conditions.game), None)
    chosen = {key: str(each) for key, each in paper.options.items()}
    founded = TournamentFounded(name, paper.conditions.game, chosen, paper.field, shoes, on=law.moment.iso, instruments=law.instruments)
    game = tournament_game(founded)
    if not paper.field:
        return founded, paper.conditions
    return founded, of_file(paper.conditions, game.rules, paper.field, final_shoes=shoes)
