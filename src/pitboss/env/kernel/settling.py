"""The dealer's hand, and what everything wagered on one box comes to, in cents."""

from __future__ import annotations

from pitboss.odds.compiled import kernel
from pitboss.sim.kernel.hands import play_dealer, result_of, settle_split
from pitboss.sim.kernel.side_bets import side_net, third_card

DEALT = 3
"""Cards are dealt so many before the third of the box."""


@kernel
def settle(book, deal, row):
    """Draw the dealer's hand as far as it can matter; what hands, insurance, the Super Bonus and side bets come to."""
    game, plan, amounts, up = book.game, deal.plan, deal.amounts, row.up
    third, needs = third_card(row, DEALT), row.insured
    for hand in range(row.hands):
        needs = max(needs, book.ends[game.end_table + row.ends[hand]].needs[up])
    dealt = play_dealer(book, row.shown, needs > 1, row) if needs else 0
    if row.hands == 1:
        row.hand_results[0] = result_of(book, row.ends[0], dealt)
    else:
        settle_split(book, row.hands, dealt, row.ends, 0, row.hand_results)
    wins, net, level = 0, 0, row.bet
    for hand in range(row.hands):
        net += amounts[plan.cents + level * plan.results + row.hand_results[hand]]
        wins += book.ends[game.end_table + row.ends[hand]].super
    if wins and not (game.not_if_suited and row.hands > 1 and (row.one ^ row.two) & 3 == 0):
        net += wins * amounts[plan.bonus_of + level]
    if row.insured:
        natural = book.tables[game.dealer_natural + dealt]
        net += amounts[plan.insurance_pays + level * 10 + up] if natural else -amounts[plan.insurance_stake + level]
    for bet in range(plan.sides):
        net += side_net(deal, bet, row.one, row.two, row.shown, third, 0, row)
    return net
