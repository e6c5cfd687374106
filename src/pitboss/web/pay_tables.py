"""Pay tables as a layout prints them: the lines that are in play, with so many decks and in the version that was elected."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.game import Game
from pitboss.law.rules import Rules
from pitboss.law.values import ByDecks, shown
from pitboss.play.side_bet_lines import lines_of, prizes
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.terms.com_bo import COM_BO_PAYS
from pitboss.terms.naturals import RANKED_NATURAL_PAYS
from pitboss.web.shapes.felt import Payment

BONUSES = ("pontoon-pays", "super-bonus", RANKED_NATURAL_PAYS.name)


def of_side_bet(game: Game, bet: str, rules: Rules) -> list[Payment]:
    """The lines of a side bet."""
    if bet == PANDEMONIUM:
        numbered = enumerate(prizes(rules), 1)
        return [{"line": f"prize-{number}", "pays": shown(line), "rule": rule} for number, (rule, line) in numbered]
    lines = lines_of(rules, game.table.pack.decks).lines
    return [{"line": line.name, "pays": shown(line.odds), "rule": rules.why(line.terms[0]).citation} for line in lines]


def of_bonuses(game: Game) -> list[Payment]:
    """What a hand is paid beyond the ordinary: the hands of Pontoon, and naturals that are ranked against the dealer's."""
    return [line for family in BONUSES for line in _lines(game.rules, family, game.table.pack.decks)]


def of_areas(game: Game) -> list[Payment]:
    """The areas of Com-Bo."""
    return list(_lines(game.rules, COM_BO_PAYS.name, game.table.pack.decks))


def _lines(rules: Rules, family: str, decks: int) -> Iterator[Payment]:
    """The lines that so many decks have."""
    for term, ruling in rules.law.items():
        name, _, line = term.name.partition("/")
        value = rules[term] if name == family else None
        pays = value[decks] if isinstance(value, ByDecks) else value
        if pays:
            yield {"line": line, "pays": shown(pays), "rule": ruling.citation}
