"""Crown Pontoon's Super Bonus: three suited sevens against a seven, and something for everybody else in the round."""

from __future__ import annotations

from pitboss.law.values import Dollars
from pitboss.play.count import one_suit, three_suited_sevens
from pitboss.play.desk import Desk
from pitboss.play.events import BonusWithheld, Result
from pitboss.terms.doubling import DOUBLED_WIN_PAYS
from pitboss.terms.pontoon import (
    SUPER_BONUS,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_PAID,
    SUPER_BONUS_SPLIT,
    DoubledSevens,
)

BET = "super-bonus"


def pay_super_bonus(desk: Desk, place: int) -> None:
    """Pay each wager on the hand by its size, and fifty dollars to every other original wager of the round, once.

    A wager too small for any size wins no Super Bonus, so it makes nobody a winner; beside a winner it is one of the others.
    """
    table, hand = desk.table, desk.state.hands[place]
    if not (table.bonuses.super_bonus and three_suited_sevens(hand) and desk.state.dealer[0].rank == "7"):
        return
    if _split_from_suited(desk, place):
        desk.record(BonusWithheld(place, table.cite(SUPER_BONUS_SPLIT)))
        return
    rule = table.cite(SUPER_BONUS_HAND)
    paid = table.cite(SUPER_BONUS_PAID)
    stayed_only = table.bonuses.doubled is DoubledSevens.WHO_STAYED
    void = _void(desk)
    stakes = [
        stake for stake in hand.stakes if (hand.box, stake.player) not in void and (not hand.doubled or (stayed_only and not stake.added))
    ]
    if hand.doubled and not stakes:
        desk.record(BonusWithheld(place, table.cite(DOUBLED_WIN_PAYS)))
    winners = set()
    for stake in stakes:
        for key, tier in table.bonuses.super_bonus.items():
            if tier.covers(Dollars(stake.original)):
                winners.add((hand.box, stake.player))
                rules = (rule, table.cite(SUPER_BONUS[key]), paid)
                desk.settle_other(stake.player, hand.box, BET, 0, Result.WIN, net=tier.pays.cents, rules=rules)
    if winners:
        _pay_others(desk, winners)


def _pay_others(desk: Desk, winners: set[tuple[int, str]]) -> None:
    """The bonus of every original wager but the winners', one to a wager however many hands win in the round."""
    table = desk.table
    rules = (table.cite(SUPER_BONUS_OTHERS), table.cite(SUPER_BONUS_PAID))
    has = {(each.box, each.player) for each in desk.state.settlements if each.bet == BET and each.rule == rules[0]}
    for box in desk.state.boxes:
        for bettor in box.bettors:
            if bettor.stake and (box.number, bettor.player) not in winners | has | _void(desk):
                desk.settle_other(bettor.player, box.number, BET, 0, Result.WIN, net=table.bonuses.others, rules=rules)


def _void(desk: Desk) -> set[tuple[int, str]]:
    """The wagers that were declared void, by box and player: they neither win nor lose, and earn no bonus."""
    return {(each.box, each.player) for each in desk.state.settlements if each.bet == "main" and each.result is Result.VOID}


def _split_from_suited(desk: Desk, place: int) -> bool:
    """Whether the hand comes from splitting two sevens of one suit: then no bonus."""
    opening = dict(desk.state.openings).get(desk.state.hands[place].box)
    return opening is not None and one_suit(opening) and bool(desk.table.cite(SUPER_BONUS_SPLIT))
