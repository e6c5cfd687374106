"""The side bets as exact fractions: what each line is worth, from a full shoe or from any other."""

from __future__ import annotations

from collections.abc import Callable

from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.lucky import lucky_lucky_odds
from pitboss.odds.side_bets.pairs import any_pair_odds, perfect_pairs_odds
from pitboss.odds.side_bets.pandemonium import pandemonium_odds
from pitboss.odds.side_bets.sevens import sevens_odds
from pitboss.play.played import require_side_bet_played

COUNTED: dict[str, Callable[[Rules, Shoe], BetOdds]] = {
    "perfect-pairs": perfect_pairs_odds,
    "magnificent-sevens": sevens_odds,
    "pontoon-pandemonium": pandemonium_odds,
    "pairs-play": any_pair_odds,
    "any-pairs": any_pair_odds,
    "lucky-lucky": lucky_lucky_odds,
}
"""Who counts each side bet, by the name that files use."""


def side_bet_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """What a side bet is worth from this shoe, its lines in the order of the pay table."""
    require_side_bet_played(rules)
    return COUNTED[bet_of(rules)](rules, shoe)


def bet_of(rules: Rules) -> str:
    """The name that files use for a side bet: `vic-perfect-pairs` is `perfect-pairs`."""
    for name in COUNTED:
        if rules.book.id.endswith(f"-{name}"):
            return name
    raise Malformed("side-bet", f"{rules.book.id} is not a side bet")
