"""What a page tells of a game, gathered once: its rules, its analysis, its side bets and its prices."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Family
from pitboss.law.rules import Rules
from pitboss.odds.com_bo import com_bo_odds
from pitboss.odds.price.choices import at_decks
from pitboss.odds.price.record import MAIN, Number, Price, Subject
from pitboss.odds.price.stored import law_on_file, on_file
from pitboss.odds.price.worth import full_shoe
from pitboss.odds.records import Analysis
from pitboss.odds.side_bets import side_bet_odds
from pitboss.terms.pack import DECKS


@dataclass(frozen=True, slots=True)
class Facts:
    """One game, as it stands and nothing elected."""

    rules: Rules
    analysis: Analysis | None
    prices: tuple[Price, ...]

    @property
    def book(self) -> Book:
        """The book of the game."""
        return self.rules.book

    @property
    def decks(self) -> tuple[int, ...]:
        """Every lawful number of decks, the usual one first."""
        return tuple(rules[DECKS] for rules in at_decks(self.rules))

    def at_usual_decks(self, subject: Subject) -> list[Price]:
        """The prices of one kind at the usual number of decks that move something, the largest first."""
        usual = self.rules[DECKS]
        found = [price for price in self.prices if price.subject is subject and price.decks == usual and price.moves]
        return sorted(found, key=lambda price: (price.bet != MAIN, -price.size))

    @property
    def by_decks(self) -> dict[int, Number]:
        """What the opening wager is worth with each number of decks."""
        mine = [price for price in self.prices if price.bet == MAIN and price.ev is not None]
        return {price.decks: price.ev for price in mine if price.ev is not None} | {
            int(price.instead): price.ev_instead for price in mine if price.subject is Subject.DECKS and price.ev_instead is not None
        }


def facts(game: str) -> Facts:
    """Gather everything about a game."""
    law = law_on_file(LIBRARY.book(game))
    rules, prices = Rules(law, {}), on_file(law)
    if rules.book.family is not Family.BLACKJACK:
        return Facts(rules, None, prices)
    from pitboss.odds.analysis import analyse

    return Facts(rules, analyse(rules), prices)


def bets_by_decks(facts: Facts) -> dict[str, dict[int, Number]]:
    """What a unit on each bet beside the game is worth with each number of decks: side bets, or all bets of Com-Bo."""
    found: dict[str, dict[int, Number]] = {}
    if facts.book.family is Family.COM_BO:
        for rules in at_decks(facts.rules):
            for odds in com_bo_odds(rules, full_shoe(rules)):
                found.setdefault(odds.bet, {})[rules[DECKS]] = odds.ev
        return found
    for bet in LIBRARY.laws_beside(facts.rules.law):
        for rules in at_decks(Rules(bet, {})):
            found.setdefault(bet.book.name, {})[rules[DECKS]] = side_bet_odds(rules, full_shoe(rules)).ev
    return found
