"""What a wager that wins is paid where no natural, bonus or insurance says otherwise."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.law.values import Odds
from pitboss.terms.doubling import DOUBLE_FOLLOWERS, DOUBLED_WIN_PAYS, DoubleFollowers
from pitboss.terms.naturals import EVEN_MONEY_PAYS
from pitboss.terms.player_hand import FIVE_CARDS_PAY, PLAYER_21_PAYS
from pitboss.terms.settlement import WIN_PAYS

EVENS = Odds(1)


class Paying(NamedTuple):
    """What a wager that wins is paid; `doubled` and `stayed` are for a doubled hand, None where it is paid like any other."""

    win: Odds
    player_21: Odds
    five_cards: Odds
    even_money: Odds
    doubled: Odds | None
    stayed: Odds | None

    def on_double(self, usual: Odds, *, added: bool) -> Odds:
        """What a wager on a doubled hand is paid: by whether it was added to, or as usual where the book has nothing of its own."""
        own = self.doubled if added else self.stayed
        return usual if own is None else own


def paying_of(rules: Rules) -> Paying:
    """Read it from the book."""
    win = rules[WIN_PAYS]
    return Paying(
        win=win,
        player_21=rules.get(PLAYER_21_PAYS) or win,
        five_cards=rules.get(FIVE_CARDS_PAY) or win,
        even_money=rules.get(EVEN_MONEY_PAYS) or EVENS,
        doubled=rules.get(DOUBLED_WIN_PAYS),
        stayed=EVENS if rules.get(DOUBLE_FOLLOWERS) is DoubleFollowers.MAY_DECLINE_AT_EVENS else None,
    )
