"""Crown Pontoon's Super Bonus: three suited sevens against a seven, and something for everybody else in the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from pitboss.law.values import Dollars
from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.count import one_suit
from pitboss.play.desk import Desk
from pitboss.play.events import BonusWithheld, Result
from pitboss.play.table import Table
from pitboss.terms.doubling import DOUBLED_WIN_PAYS
from pitboss.terms.pontoon import (
    SUPER_BONUS,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_PAID,
    SUPER_BONUS_SPLIT,
    DoubledSevens,
    SeveralWinners,
    SharedSevens,
    TooSmall,
)
from pitboss.terms.settlement import RESULTS, Result as ResultWord

BET = "super-bonus"


def pay_super_bonus(desk: Desk, place: int) -> None:
    """Pay each wager on the hand by its size. A wager too small for any size wins no Super Bonus."""
    table, hand, dealer = desk.table, desk.state.hands[place], desk.state.dealer
    super_hand = table.bonuses.super_hand
    if not (super_hand and dealer and super_hand.fits(hand.cards, dealer[0])):  # where a dealer lacks a card, a hand that asks for it waits
        return
    if _split_from_suited(desk, place):
        desk.record(BonusWithheld(place, table.cite(SUPER_BONUS_SPLIT)))
        return
    rule = table.cite(SUPER_BONUS_HAND)
    paid = table.cite(SUPER_BONUS_PAID)
    stayed_only = table.bonuses.doubled is DoubledSevens.WHO_STAYED
    void = _void(desk)
    live = [stake for stake in hand.stakes if (hand.box, stake.player) not in void]
    if table.bonuses.shared is SharedSevens.CALLER_ONLY:
        live = [stake for stake in live if stake.player == caller_of_hand(desk.state, hand)]
    stakes = [stake for stake in live if not hand.doubled or (stayed_only and not stake.added)]
    if hand.doubled and not stakes:
        desk.record(BonusWithheld(place, table.cite(DOUBLED_WIN_PAYS)))
    for stake in stakes:
        for key, tier in table.bonuses.super_bonus.items():
            if tier.covers(Dollars(stake.original)):
                rules = (rule, table.cite(SUPER_BONUS[key]), paid)
                desk.settle_other(stake.player, hand.box, BET, 0, Result.WIN, net=tier.pays.cents, rules=rules)


def pay_others(desk: Desk) -> None:
    """Once every hand is complete, pay the bonus of the other original wagers, as the book has it where several hands won."""
    table = desk.table
    done = [each for each in desk.state.settlements if each.bet == BET]
    if not done:
        return
    rules = (table.cite(SUPER_BONUS_OTHERS), table.cite(SUPER_BONUS_PAID))
    won = Counter((each.box, each.player) for each in done if each.rule != rules[0])
    hands = Counter[int]()
    for (number, _), of_one in won.items():
        hands[number] = max(hands[number], of_one)
    without = {(each.box, each.player) for each in done if each.rule == rules[0]} | _void(desk) | _annulled(desk) | _too_small(desk, hands)
    for box in desk.state.boxes:
        for bettor in box.bettors:
            wager = (box.number, bettor.player)
            times = _times(table.bonuses.several, won[wager], hands.total())
            if bettor.stake and times and wager not in without:
                desk.settle_other(bettor.player, box.number, BET, 0, Result.WIN, net=times * table.bonuses.others, rules=rules)


def _times(several: SeveralWinners | None, own: int, hands: int) -> int:
    """How often a wager gets that bonus: by the hands that won, and those of them that were its own."""
    match several:
        case SeveralWinners.FOR_EACH_HAND:
            return hands - own
        case SeveralWinners.WINNERS_TOO:
            return int(hands > own)
        case SeveralWinners.LOSERS_ONCE | None:
            return int(not own)


def _too_small(desk: Desk, won: Collection[int]) -> set[tuple[int, str]]:
    """The wagers on a winning hand that no size of the bonus covers, where the book does not count them among the others (J2)."""
    bonuses = desk.table.bonuses
    if bonuses.too_small is not TooSmall.NOTHING:
        return set()
    stakes = [(hand.box, stake) for hand in desk.state.hands if hand.box in won and bonuses.is_super(hand.cards) for stake in hand.stakes]
    return {
        (box, stake.player)
        for box, stake in stakes
        if not any(tier.covers(Dollars(stake.original)) for tier in bonuses.super_bonus.values())
    }


def _void(desk: Desk) -> set[tuple[int, str]]:
    """The wagers that were declared void, by box and player: they neither win nor lose, and earn no bonus."""
    return {(each.box, each.player) for each in desk.state.settlements if each.bet == "main" and each.result is Result.VOID}


def _annulled(desk: Desk) -> set[tuple[int, str]]:
    """The wagers that equal totals annul, where they do (A36, the other way): on no hand of theirs was anything won or lost."""
    if not ties_annul(desk.table):
        return set()
    main = [each for each in desk.state.settlements if each.bet == "main"]
    equal = desk.table.cite(RESULTS["equal-totals"])
    decided = {(each.box, each.player) for each in main if each.result is not Result.PUSH or each.rule != equal}
    return {(each.box, each.player) for each in main} - decided


def ties_annul(table: Table) -> bool:
    """Whether a wager on equal totals counts as if it had never been in play: then the others' bonus waits for the dealer's hand."""
    return table.settling.equal_totals is ResultWord.VOID


def _split_from_suited(desk: Desk, place: int) -> bool:
    """Whether the hand comes from splitting two sevens of one suit: then no bonus."""
    opening = dict(desk.state.openings).get(desk.state.hands[place].box)
    return opening is not None and one_suit(opening) and not desk.table.bonuses.split_suited
