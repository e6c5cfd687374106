"""Pay tables as a layout prints them: the lines that are in play, with so many decks and in the version that was elected."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.game import Game
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.law.values import ByDecks, ByTable, shown
from pitboss.play.side_bet_lines import prizes
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.terms.com_bo import COM_BO_PAYS
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_PAYS, LUCKY_LUCKY_PAYTABLE
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_PAYS, MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.naturals import RANKED_NATURAL_PAYS
from pitboss.terms.pairs import ANY_PAIR_PAYS, PERFECT_PAIRS_PAYS, AnyDecks
from pitboss.web.shapes.felt import Payment

FAMILIES = {
    "perfect-pairs": PERFECT_PAIRS_PAYS.name,
    "any-pairs": ANY_PAIR_PAYS.name,
    "lucky-lucky": LUCKY_LUCKY_PAYS.name,
    "magnificent-sevens": MAGNIFICENT_SEVENS_PAYS.name,
}
"""The family of terms that is the pay table of a side bet; the jackpot's prizes have a table of their own."""
BONUSES = ("pontoon-pays", "super-bonus", RANKED_NATURAL_PAYS.name)


def of_side_bet(game: Game, bet: str, rules: Rules) -> list[Payment]:
    """The lines of a side bet."""
    if bet == PANDEMONIUM:
        numbered = enumerate(prizes(rules), 1)
        return [{"line": f"prize-{number}", "pays": shown(line), "rule": rule} for number, (rule, line) in numbered]
    return list(_lines(rules, FAMILIES.get(bet, ""), game.table.pack.decks))


def of_bonuses(game: Game) -> list[Payment]:
    """What a hand is paid beyond the ordinary: the hands of Pontoon, and naturals that are ranked against the dealer's."""
    return [line for family in BONUSES for line in _lines(game.rules, family, game.table.pack.decks)]


def of_areas(game: Game) -> list[Payment]:
    """The areas of Com-Bo."""
    return list(_lines(game.rules, COM_BO_PAYS.name, game.table.pack.decks))


def _lines(rules: Rules, family: str, decks: int) -> Iterator[Payment]:
    for term, ruling in rules.law.items():
        name, _, line = term.name.partition("/")
        if name != family or _is_of_another_version(rules, family, line):
            continue
        try:
            pays = _in_play(rules, rules[term], decks)
        except (KeyError, PitbossError):
            continue
        if pays:
            yield {"line": line or name.removesuffix("-pays"), "pays": pays, "rule": ruling.citation}


def _is_of_another_version(rules: Rules, family: str, line: str) -> bool:
    return family == MAGNIFICENT_SEVENS_PAYS.name and line.partition("/")[0] != str(rules[MAGNIFICENT_SEVENS_VERSION])


def _in_play(rules: Rules, value: object, decks: int) -> str:
    """What a line pays at this table; empty where so many decks do not have it."""
    match value:
        case ByDecks() | AnyDecks():
            odds = value[decks]
            return shown(odds) if odds else ""
        case ByTable():
            return shown(value[rules[LUCKY_LUCKY_PAYTABLE]])
        case _:
            return shown(value)
