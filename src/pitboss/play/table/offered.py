"""Which side bets a table may offer beside each other."""

from __future__ import annotations

from collections.abc import Mapping

from pitboss.law.refusal import Refused, listed
from pitboss.law.rules import Rules
from pitboss.play.named import bet_name
from pitboss.terms.pack import DECKS, DECKS_WITH_SIDE_BETS
from pitboss.terms.side_bets import SIDE_BETS_TOGETHER, Together


def offered(rules: Rules, side_bets: Mapping[str, Rules]) -> dict[str, Rules]:
    """The side bets of the table; refused where the game lets a table have one or the other and it has both."""
    if len(side_bets) > 1 and rules.get(SIDE_BETS_TOGETHER) is Together.ONE_OF_THEM:
        citation = rules.why(SIDE_BETS_TOGETHER).citation
        sentence = f"a table offers one side bet or the other, not {listed(map(bet_name, side_bets))} together ({citation})"
        raise Refused("side-bets-together", sentence, rule=citation)
    decks, allowed = rules[DECKS], rules.get(DECKS_WITH_SIDE_BETS)
    if side_bets and allowed and decks not in allowed:
        citation = rules.why(DECKS_WITH_SIDE_BETS).citation
        sentence = f"side bets are offered with {listed(map(str, allowed), 'or')} decks, not with {decks} ({citation})"
        raise Refused("side-bet-decks", sentence, rule=citation)
    return dict(side_bets)
