"""A game opened by the mathematics: every answer of its chapters of play spent, or the game refused before anything is computed."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.cards.pack import Pack
from pitboss.law.rules import Ledger, Rules
from pitboss.law.term import Chapter
from pitboss.odds.insurance import insurances
from pitboss.odds.reading import pack_of, ruled_by
from pitboss.odds.refused import NotAnalysed, analysed
from pitboss.odds.ruled import Ruled
from pitboss.odds.scope import set_aside
from pitboss.play.table.lines import lines
from pitboss.terms.patterns import OneSuit, Ranks
from pitboss.terms.pontoon import SUPER_BONUS, SUPER_BONUS_HAND, SUPER_BONUS_SPLIT, AgainstCard, StakeTier
from pitboss.terms.powers import Power, Role

OF_PLAY = frozenset(
    {
        Chapter.PACK, Chapter.DEAL, Chapter.INSURANCE, Chapter.NATURALS, Chapter.PLAYER, Chapter.DOUBLE,
        Chapter.SPLIT, Chapter.SURRENDER, Chapter.DEALER, Chapter.SETTLEMENT,
    }
)  # fmt: skip
"""The chapters whose every answer a round may turn on."""
THREE_SEVENS = AgainstCard(Ranks("777") & OneSuit(), Ranks("7"))
SPLIT_SEVENS = "a Super Bonus on suited sevens that were split is not analysed"


class Opened(NamedTuple):
    """What is worked out of a game: the record of its round, its cards, and the sums of its Super Bonus by the wager."""

    ruled: Ruled
    pack: Pack
    super_bonus: tuple[StakeTier, ...]


def open_game(rules: Rules) -> Opened:
    """Open a game of the blackjack family; an answer that nothing here acts on raises `NotAnalysed`."""
    ledger = Ledger(rules.law, rules.elected)
    opened = Opened(ruled_by(ledger), pack_of(ledger), _super_bonus(ledger))
    insurances(ledger)
    set_aside(ledger)
    for term in ledger.unspent(OF_PLAY):
        if not isinstance(Rules.get(ledger, term), Power | Role):
            raise NotAnalysed(ledger, term)
    return opened


def ruled(rules: Rules) -> Ruled:
    """The record of a game."""
    return open_game(rules).ruled


def _super_bonus(rules: Rules) -> tuple[StakeTier, ...]:
    tiers = tuple(lines(rules, SUPER_BONUS).values())
    if analysed(rules, SUPER_BONUS_HAND, THREE_SEVENS) is None:
        return ()
    if rules.get(SUPER_BONUS_SPLIT) is None:
        raise NotAnalysed(rules, SUPER_BONUS_SPLIT, why=SPLIT_SEVENS)
    return tiers
