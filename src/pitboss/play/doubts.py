"""Which readings decided a settlement: those whose doubt lay in this very wager, and in no other.

A clause says that its words are in doubt; that a round touched the clause says little, since a dealer's natural is no matter of doubt
to a hand that was neither doubled nor split. So each reading that can move the money of a round has its case here, and a settlement
names the readings in force at its table whose case it is. They are derived and not logged: the case of a bust hand may turn up only
with the dealer's second card, old logs name them as well as new ones, and what was logged stays what happened. An elected alternative
is the same doubt decided the other way, and is named too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pitboss.cards.card import Card
from pitboss.play.case import Case, is_soft_17
from pitboss.play.count import is_ace_and_ten, is_natural, one_suit
from pitboss.play.settled import Result, WagerSettled
from pitboss.play.state import Hand, HandStatus, Origin, Round
from pitboss.play.table import Table
from pitboss.terms.doubling import DOUBLE_FOLLOWERS
from pitboss.terms.limits import UNPAYABLE_AMOUNT
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION
from pitboss.terms.pandemonium import PANDEMONIUM_FAILURE
from pitboss.terms.pontoon import SUPER_BONUS_OTHERS

COURT = frozenset("JQK")
PANDEMONIUM = "pontoon-pandemonium"
SEVENS = "magnificent-sevens"
LUCKY = "lucky-lucky"
BONUS = "super-bonus"
LEAST_BONUS, HIGH_BONUS = 200, 2500
"""What the lines of the Super Bonus name in dollars, in cents: nothing is said of less than the first, nor just under the second."""
UNPINNED = frozenset({"J9"})
"""Readings of cases that no clause speaks of: they can only arise where the books beside them have them arise."""


def readings_of(table: Table, event: WagerSettled, state: Round, end: Round) -> tuple[str, ...]:
    """The readings that decided a settlement; none for most."""
    case, in_force = Case(table, event, state, end), UNPINNED.union(table.read.values())
    return tuple(reading for reading, applies in CASES.items() if reading in in_force and applies(case))


def _main(case: Case) -> bool:
    return case.event.bet == "main" and case.event.result is not Result.VOID


def _live(case: Case) -> bool:
    """A hand compared with the dealer's."""
    return _main(case) and case.hand is not None and case.hand.status is HandStatus.STOOD


def _waited(case: Case) -> bool:
    """A natural that waited for the dealer's hand and was not settled at evens before it."""
    return _main(case) and case.hand is not None and case.hand.status is HandStatus.NATURAL and len(case.state.dealer) > 1


def _paid_as_21(case: Case) -> bool:
    """A natural that was paid as any other 21 is, against a card that the dealer's natural begins with."""
    return _main(case) and case.hand is not None and case.event.odds == "1:1" and is_natural(case.hand, case.table)


def _against_natural(case: Case) -> bool:
    return _live(case) and case.end.dealer_natural


def _drawn_21_against_natural(case: Case) -> bool:
    return _against_natural(case) and case.hand is not None and case.hand.total == 21


def _both_natural(case: Case) -> bool:
    return _waited(case) and case.end.dealer_natural


def _natural_against_court(case: Case) -> bool:
    """A natural against a jack, queen or king that waited and met a natural, or that was paid at once by the other reading."""
    at_once = _main(case) and case.hand is not None and is_natural(case.hand, case.table) and len(case.state.dealer) == 1
    return (at_once or _both_natural(case)) and case.end.dealer[0].rank in COURT


def _natural_against_drawn_21(case: Case) -> bool:
    return _waited(case) and case.end.dealer_total == 21 and not case.end.dealer_natural


def _bust_beside(case: Case) -> bool:
    return _against_natural(case) and any(hand.status is HandStatus.BUST for hand in case.others)


def _more_added(case: Case) -> bool:
    """More than the original wager lay on the box for this bettor when the dealer made a natural."""
    return _against_natural(case) and bool(case.others or (case.stake and case.stake.added))


def _doubled_bust(case: Case) -> bool:
    bust = _main(case) and case.hand is not None and case.hand.status is HandStatus.BUST
    return bust and bool(case.stake and case.stake.added) and case.end.dealer_natural


def _stayed_behind(case: Case) -> bool:
    """A sharer who did not follow the caller's double or split, where the book does not say that he or she may stay."""
    if not _main(case) or case.hand is None or case.stake is None:
        return False
    undoubled = case.hand.doubled and not case.stake.added and case.table.reading(DOUBLE_FOLLOWERS) == "A7"
    return undoubled or (case.hand.origin is Origin.SPLIT and not case.others)


def _insured_at_evens(case: Case) -> bool:
    """Insurance beside a natural settled at evens."""
    event = case.event
    if event.bet != "insurance" or not case.state.dealer or case.state.dealer[0].pips != 1:
        return False
    own = (each for each in case.end.settlements if (each.player, each.box, each.bet) == (event.player, event.box, "main"))
    return any(each.result is Result.WIN and each.odds == "1:1" and is_natural(case.end.hands[each.hand], case.table) for each in own)


def _insured_late(case: Case) -> bool:
    """Insurance that was laid on a wager after it had been settled at evens."""
    theirs = (each for each in case.state.insurance if (each.player, each.box) == (case.event.player, case.event.box))
    return case.event.bet == "insurance" and any(each.late for each in theirs)


def _only_insurance_open(case: Case) -> bool:
    return case.event.bet == "insurance" and not any(hand.status in (HandStatus.STOOD, HandStatus.NATURAL) for hand in case.state.hands)


def _sevens(case: Case) -> tuple[Card, ...]:
    """The first three cards of the box of a Magnificent Sevens wager, or two."""
    hands = [hand for hand in case.state.hands if hand.box == case.event.box]
    return (*case.opening, *hands[0].cards[1:2]) if case.opening else hands[0].cards[:3]


def _two_suited_sevens(case: Case) -> bool:
    """Two sevens of one suit and a third card of another, or none: by the letter three cards of one suit are asked for."""
    if case.event.bet != SEVENS or case.event.result is not Result.WIN:
        return False
    cards = _sevens(case)
    return one_suit(cards[:2]) and not (len(cards) == 3 and (cards[2].rank == "7" or one_suit(cards)))


def _three_suited_sevens_in_version_2(case: Case) -> bool:
    if case.event.bet != SEVENS or case.event.result is not Result.WIN or case.table.side_bets[SEVENS][MAGNIFICENT_SEVENS_VERSION] == 1:
        return False
    cards = _sevens(case)
    return len(cards) == 3 and one_suit(cards) and all(card.rank == "7" for card in cards)


def _sevens_shared(case: Case) -> bool:
    box = next((box for box in case.state.boxes if box.number == case.event.box), None)
    return (
        case.event.bet == SEVENS and case.event.result is Result.WIN and (bool(case.opening) or (box is not None and len(box.bettors) > 1))
    )


def _side_bettor(case: Case) -> bool:
    """A side bet of somebody without a main wager on the box."""
    box = next((box for box in case.state.boxes if box.number == case.event.box), None)
    side = case.event.bet not in ("main", "insurance", BONUS)
    return side and box is not None and all(bettor.player != case.event.player or not bettor.stake for bettor in box.bettors)


def _lucky_ace(case: Case) -> bool:
    hands = [hand for hand in case.state.hands if hand.box == case.event.box]
    return case.event.bet == LUCKY and any(card.pips == 1 for card in (*hands[0].cards[:2], case.state.dealer[0]))


def _original(case: Case) -> int:
    """The bettor's original wager on the box, in cents."""
    boxes = (box for box in case.state.boxes if box.number == case.event.box)
    return sum(bettor.stake for box in boxes for bettor in box.bettors if bettor.player == case.event.player)


def _tier(case: Case) -> bool:
    """A Super Bonus for the hand itself, not the fifty dollars beside it."""
    return case.event.bet == BONUS and case.event.result is Result.WIN and case.event.rule != case.table.cite(SUPER_BONUS_OTHERS)


def _beside(case: Case) -> bool:
    return case.event.bet == BONUS and case.event.result is Result.WIN and case.event.rule == case.table.cite(SUPER_BONUS_OTHERS)


def _winning_boxes(case: Case) -> set[int]:
    paid = [hand for hand in case.end.hands if not hand.doubled and hand.status is HandStatus.PAID]
    return {hand.box for hand in paid if case.table.bonuses.is_super(hand.cards)}


def _bonus_shared(case: Case) -> bool:
    """A bonus to sharers of the winning hand, or fifty dollars to somebody with several wagers in the round."""
    wagers = [(box.number, bettor.player) for box in case.state.boxes for bettor in box.bettors if bettor.stake]
    if _tier(case):
        return sum(number == case.event.box for number, _ in wagers) > 1
    return _beside(case) and sum(player == case.event.player for _, player in wagers) > 1


def _sevens_undoubled(case: Case) -> bool:
    """Three suited sevens against a seven on a hand that the caller doubled and this sharer did not."""
    hand, shown, wins = case.hand, case.state.dealer[:1], case.table.bonuses.super_hand
    suited = _main(case) and hand is not None and hand.doubled and shown and wins is not None and wins.fits(hand.cards, shown[0])
    return bool(suited) and case.stake is not None and not case.stake.added


def _ace_of_double(case: Case, first: int, last: int) -> bool:
    """A doubled hand whose ace among these cards counts 11 by one reading and 1 by the other."""
    hand = case.hand
    return _main(case) and hand is not None and hand.doubled and hand.hard <= 11 and any(card.pips == 1 for card in hand.cards[first:last])


def _other_paid(case: Case, status: HandStatus) -> bool:
    """The dealer's natural meets a live hand beside the one with the original wager, which has been paid or waits as a natural."""
    hands = [hand for hand in case.state.hands if hand.box == case.event.box]
    return _against_natural(case) and bool(case.others) and hands[0].status is status


def _stays_on_surrendered(case: Case) -> bool:
    hand, stake = case.hand, case.stake
    if not _main(case) or hand is None or stake is None or hand.status is not HandStatus.SURRENDERED:
        return False
    return not stake.surrendered or case.event.player != next(box.caller for box in case.state.boxes if box.number == hand.box)


def _let_a_split_pass(case: Case) -> bool:
    """A sharer's wager on a box that was split again after he or she had let a split pass."""
    formed = sum(hand.box == case.event.box for hand in case.end.hands)
    return _main(case) and formed > 2 and 1 + len(case.others) < formed


def _withdrawn_late(case: Case) -> bool:
    later = case.state.hands[case.event.hand + 1 :]
    return case.event.result is Result.FORFEIT and any(hand.status in (HandStatus.STOOD, HandStatus.BUST) for hand in later)


def _gave_up_beside(case: Case) -> bool:
    """Whether the bettor had given up another hand of the box with its double."""
    given = (each for each in case.state.settlements if each.result is Result.FORFEIT)
    return any((each.player, each.box) == (case.event.player, case.event.box) for each in given)


def _original_anywhere(case: Case) -> bool:
    return any(stake.player == case.event.player for hand in case.state.hands for stake in hand.stakes)


def _unpayable(case: Case) -> bool:
    """A win that the chips of the float do not make up: paid exactly, or rounded where the house has elected that."""
    rounded = case.table.cite(UNPAYABLE_AMOUNT) in case.event.rules
    return case.event.result is Result.WIN and (rounded or case.event.net % case.table.payable.smallest_chip != 0)


CASES: Mapping[str, Callable[[Case], bool]] = {
    # Victoria
    "A1": lambda case: case.event.bet == "insurance" and case.event.result in (Result.WIN, Result.LOSE),
    "A2": _drawn_21_against_natural,
    "A3": _bust_beside,
    "A4": _doubled_bust,
    "A7": _stayed_behind,
    "A8": _insured_at_evens,
    "A9": _both_natural,
    "A13": _two_suited_sevens,
    "A15": _sevens_shared,
    "A20": lambda case: _live(case) and case.dealer_drew_on_soft_17,
    "A21": lambda case: _ace_of_double(case, 2, 99),
    "A22": lambda case: _tier(case) and bool(case.opening),
    "A23": lambda case: _tier(case) and HIGH_BONUS - 100 < _original(case) < HIGH_BONUS,
    "A24": _bonus_shared,
    "A25": lambda case: case.event.bet == PANDEMONIUM and case.event.result is Result.WIN,
    "A26": lambda case: case.event.bet == PANDEMONIUM and case.event.rule == case.table.cite(PANDEMONIUM_FAILURE["during-round"]),
    "A27": _stays_on_surrendered,
    "A28": lambda case: case.event.result is Result.SURRENDER and -2 * case.event.net != case.event.stake,
    "A30": lambda case: case.event.result is Result.VOID and case.event.net < 0,
    "G23": _withdrawn_late,
    "G24": lambda case: _main(case) and case.hand is not None and case.hand.origin is Origin.SPLIT and is_ace_and_ten(case.hand.cards),
    "G28": _sevens_undoubled,
    "G33": _three_suited_sevens_in_version_2,
    "J1": lambda case: (_beside(case) or _tier(case)) and len(_winning_boxes(case)) > 1,
    "J2": lambda case: _beside(case) and case.event.box in _winning_boxes(case) and _original(case) < LEAST_BONUS,
    "J4": _let_a_split_pass,
    "J14": lambda case: _against_natural(case) and _gave_up_beside(case),
    "J16": _insured_late,
    "J15": lambda case: _ace_of_double(case, 0, 99) and case.stake is not None and not case.stake.added,
    # Australian Capital Territory
    "C2": _more_added,
    "C3": lambda case: _main(case) and case.hand is not None and case.hand.doubled and len(case.hand.cards) > 3,
    "C4": lambda case: _main(case) and case.hand is not None and case.hand.doubled and _is_split_ace(case.hand),
    "C12": _side_bettor,
    "C18": _unpayable,
    "H10": _natural_against_court,
    "H11": lambda case: _drawn_21_against_natural(case) or _natural_against_drawn_21(case),
    "H12": _only_insurance_open,
    "J17": lambda case: case.event.bet == "insurance" and not _original_anywhere(case),
    # New South Wales
    "E7": _bust_beside,
    "E8": _drawn_21_against_natural,
    "E12": _side_bettor,
    "E13": lambda case: case.event.result is Result.VOID and case.event.net > 0,
    "E15": lambda case: _waited(case) or _paid_as_21(case),
    "E16": lambda case: _live(case) and is_soft_17(case.end),
    "E18": lambda case: _other_paid(case, HandStatus.PAID),
    "H32": _lucky_ace,
    "H33": lambda case: _ace_of_double(case, 0, 2),
    "H34": _more_added,
    "H42": lambda case: _both_natural(case) or _natural_against_drawn_21(case),
    "J13": lambda case: case.event.result is Result.VOID and case.event.net < 0,
    "J9": lambda case: _other_paid(case, HandStatus.NATURAL),
}
"""The case of each reading that moves the money of a round: whether a settlement is one that its doubt lies in."""


def _is_split_ace(hand: Hand) -> bool:
    return hand.origin is Origin.SPLIT and hand.cards[0].pips == 1
