"""The game of the tournament: Magnificent Sevens itself, with Blackjack under it, in tournament chips."""

from __future__ import annotations

from pitboss.floor.game import Game, open_game
from pitboss.law.rules import Rules
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRIES_EARNED, M7_FURTHER_ENTRY, M7_SIDE_BET, M7FurtherEntry, M7SideBet
from pitboss.terms.tournaments import TOURNAMENT_GAME, TournamentGame
from pitboss.tournament.paper.faults import SEVENS
from pitboss.tournament.rules import in_tournament


def sevens_rules(blackjack: Rules, sevens: Rules) -> Rules:
    """The rules of the tournament: rule 13.9 over the tournament rules of Blackjack."""
    return in_tournament(blackjack, sevens)


def sevens_game(blackjack: Rules, sevens: Rules) -> Game:
    """The game that its heats play: the bet pays its odds in chips and earns nobody another entry (reading A18)."""
    rules = sevens_rules(blackjack, sevens)
    assert rules[TOURNAMENT_GAME] is TournamentGame.MAGNIFICENT_SEVENS, "these are the rules of another tournament"
    if rules.get(M7_SIDE_BET) is M7SideBet.NOT_PAID:
        return open_game(rules)
    earns = {} if rules.get(M7_FURTHER_ENTRY) is M7FurtherEntry.EARNED else {M7_ENTRIES_EARNED: 0}
    return open_game(rules, {SEVENS: Rules(sevens.law, {**sevens.elected, **earns})})
