"""The index of the games: each with its edge, its spread and its document."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.cli.odds.figures import percent
from pitboss.cli.pages.facts import Facts, bets_by_decks
from pitboss.cli.pages.game_page import MADE
from pitboss.cli.pages.markdown import table
from pitboss.odds.price.record import Number

INTRO = """What each game is worth to a player who plays best, off the top of a full shoe, and what every rule in it is worth. The edge is
the house's, of each unit of the opening wager; a round's standard deviation is in the same units."""


def index_page(games: Iterable[Facts]) -> str:
    """The index."""
    rows = [_row(facts) for facts in games]
    heads = ["game", "document", "decks", "house edge", "with other decks", "standard deviation"]
    return f"# The games\n\n{INTRO}\n\n{table(heads, rows, numbers=3)}\n{MADE}\n"


def _row(facts: Facts) -> tuple[str, ...]:
    book = facts.book
    name, document = f"[{book.name}]({book.id}.md)", book.text.document.key
    usual, *others = facts.decks
    if facts.analysis is None:
        bets = bets_by_decks(facts).values()
        elsewhere = [bet[decks] for bet in bets for decks in others]
        return name, document, str(usual), _range([bet[usual] for bet in bets]), _range(elsewhere), ""
    edge, deviation = facts.by_decks[usual], facts.analysis.standard_deviation
    return name, document, str(usual), percent(-edge), _range([facts.by_decks[each] for each in others]), f"{deviation:.4f}"


def _range(values: list[Number]) -> str:
    """From the least to the most that the house keeps."""
    if not values:
        return ""
    least, most = percent(-max(values)), percent(-min(values))
    return least if least == most else f"{least} to {most}"
