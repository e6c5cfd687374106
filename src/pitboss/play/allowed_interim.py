"""What may be done between the initial deal and the first decision: insurance, even money, surrender.

Each question answers None or the refusal; `decide` and `lawful` both ask here.
"""

from __future__ import annotations

from pitboss.cards.card import RANKS
from pitboss.law.refusal import Refused, listed
from pitboss.money.cents import money
from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.commands import Insure, Surrender, TakeEvenMoney
from pitboss.play.count import is_natural
from pitboss.play.desk import refusal
from pitboss.play.settled import Result
from pitboss.play.state import Awaits, Hand, HandStatus, Round, Stake
from pitboss.play.table import Table
from pitboss.play.waiting import awaits_words
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_MAXIMUM,
    INSURANCE_CLOSES,
    INSURANCE_MAXIMUM,
    INSURANCE_UNIT,
    INSURING_ANOTHER,
    INSURING_ANOTHER_MAXIMUM,
    INSURING_ANOTHER_NEEDS,
    InsurersWager,
    OthersInsure,
)
from pitboss.terms.naturals import EVEN_MONEY, NATURAL_PAID_AT_ONCE, PaidAtOnce
from pitboss.terms.player_hand import DECISIONS
from pitboss.terms.surrender import SURRENDER_AGAINST, SURRENDER_BELOW, SURRENDER_FOLLOWERS, SURRENDER_OFFERED, SurrenderFollowers


def insurance_rule(table: Table, state: Round) -> str:
    """The rule that offers insurance against the card shown; a game without it has only its rule on what may be wagered."""
    against_ten = bool(state.dealer) and state.dealer[0].pips == 10
    offered = table.cite(INSURANCE_AGAINST_TEN) if against_ten else ""
    return offered or table.cite(INSURANCE_AGAINST_ACE) or table.cite(INSURANCE_CLOSES) or table.rule_on_bets


def against_insurance(table: Table, state: Round, command: Insure) -> Refused | None:
    """At most the part of a wager that may be insured, one's own or one that its owner left uninsured, while insurance is open."""
    rule = insurance_rule(table, state)
    if state.awaits is not Awaits.INSURANCE:
        return _not_open(table, state, rule)
    most_rule = table.cite(INSURANCE_AGAINST_TEN_MAXIMUM if state.dealer[0].pips == 10 else INSURANCE_MAXIMUM)
    owner, box = command.owner or command.player, command.box
    found = wager_of(state, box, owner)
    if found is None:
        return refusal("no-wager", f"{owner} has no wager on box {box}", most_rule)
    if owner != command.player:
        if refused := _against_other(table, state, command, owner):
            return refused
        most_rule = table.cite(INSURING_ANOTHER_MAXIMUM)
    place, stake = found
    if not stake.open and (refused := _against_settled(table, state, place, owner)):
        return refused
    most = most_insurance(table, state, box, stake, command.player)
    if not 0 < command.amount <= most:
        said = f"insurance of {owner}'s wager on box {box} may be at most {money(max(most, 0))}"
        return refusal("insurance-maximum", said, most_rule)
    if command.amount % insurance_step(table):
        step, chip = money(insurance_step(table)), money(table.insuring.unit)
        said = f"insurance must be a multiple of {step} where the smallest chip is {chip}"
        return refusal("insurance-unit", said, table.cite(INSURANCE_UNIT))
    return None


def _not_open(table: Table, state: Round, rule: str) -> Refused:
    """Insurance is past, or was never offered against the card that the dealer shows."""
    shown = state.dealer[0].pips if state.dealer else 0
    against = (shown == 1 and table.insuring.offered is not None) or (shown == 10 and table.insuring.ten_pays is not None)
    paid = all(hand.status is HandStatus.PAID and is_natural(hand, table) for hand in state.hands)
    if against and not paid and state.awaits not in (Awaits.CARD_FOR_DEAL, Awaits.BUTTON):
        said = "insurance is closed: it is taken before any further card is dealt"
        return refusal("insurance-closed", said, table.cite(INSURANCE_CLOSES) or rule)
    return refusal("insurance-closed", f"insurance is not open: the round awaits {awaits_words(table, state)}", rule)


def _against_settled(table: Table, state: Round, place: int, owner: str) -> Refused | None:
    """A wager that is over may be insured only if it was paid at evens, and only where the book has that (reading J16)."""
    box = state.hands[place].box
    of_hand = [each for each in state.settlements if (each.player, each.hand, each.bet) == (owner, place, "main")]
    if any(each.result is Result.VOID for each in of_hand):
        return refusal("insure-void", f"{owner}'s wager on box {box} is void: it cannot be insured", insurance_rule(table, state))
    if table.naturals.even_money is None or table.naturals.at_once is PaidAtOnce.ALWAYS:
        return refusal("insure-paid", f"box {box} holds a natural that is paid: it cannot be insured", table.cite(INSURANCE_AGAINST_ACE))
    if not table.insuring.after_evens:
        rule = table.cite(INSURANCE_AFTER_EVEN_MONEY) or table.cite(EVEN_MONEY)
        return refusal("insure-settled", f"{owner}'s wager on box {box} was paid at evens: it cannot be insured any more", rule)
    return None


def most_insurance(table: Table, state: Round, box: int, stake: Stake, player: str) -> int:
    """What room there is for somebody's insurance of a wager: the part of it that may be insured, less what is insured already, by
    others too unless each of them may insure as much."""
    each_half = table.insuring.others is OthersInsure.HALF_EACH
    lying = [each for each in state.insurance if (each.box, each.owner) == (box, stake.player)]
    part = table.insuring.ten_maximum if state.dealer[0].pips == 10 else table.insuring.maximum
    return int(part.of(stake.original)) - sum(each.amount for each in lying if not each_half or each.player == player)


def insurance_step(table: Table) -> int:
    """Insurance goes in steps of so many cents: half the smallest chip where the book says so (all of it where half is no whole
    number of cents), otherwise one."""
    unit = table.insuring.unit
    return 1 if not unit else unit if unit % 2 else unit // 2


def wager_of(state: Round, box: int, player: str) -> tuple[int, Stake] | None:
    """A player's main wager on a box, and the place of its hand."""
    for place, hand in enumerate(state.hands):
        if hand.box == box:
            for stake in hand.stakes:
                if stake.player == player:
                    return place, stake
    return None


def _against_other(table: Table, state: Round, command: Insure, owner: str) -> Refused | None:
    """Another's wager may be insured only where the document allows it, by somebody with a wager of his or her own that is not void."""
    if not table.insuring.another:
        rule = insurance_rule(table, state)
        return refusal("insure-another", f"{command.player} may insure only a wager of his or her own, not {owner}'s", rule)
    void = {(each.box, each.bet) for each in state.settlements if each.player == command.player and each.result is Result.VOID}
    plays = any(stake.player == command.player and (hand.box, "main") not in void for hand in state.hands for stake in hand.stakes)
    side = any(side.player == command.player and (each.number, side.bet) not in void for each in state.boxes for side in each.side)
    if not plays and not (side and table.insuring.needs is InsurersWager.ANY):
        has = "only a side bet" if side else "no wager"
        said = f"{command.player} has {has} in the round: who insures another's wager needs a main wager"
        return refusal("insure-outsider", said, table.cite(INSURING_ANOTHER_NEEDS) or table.cite(INSURING_ANOTHER))
    if any((each.box, each.player, each.owner) == (command.box, owner, owner) for each in state.insurance):
        return refusal("insured-by-owner", f"{owner} has insured that wager", table.cite(INSURING_ANOTHER))
    return None


def against_even_money(table: Table, state: Round, command: TakeEvenMoney) -> Refused | None:
    """A natural against an ace, while insurance is open, where the book has even money."""
    rule = table.cite(EVEN_MONEY) or table.cite(NATURAL_PAID_AT_ONCE)
    if table.naturals.even_money is None:
        return refusal("even-money", "this game has no even money", rule)
    if state.awaits is not Awaits.INSURANCE or state.dealer[0].pips != 1:
        return refusal("even-money", "even money is not open now: it is asked for against an ace, before any further card", rule)
    found = wager_of(state, command.box, command.player)
    if found is None:
        return refusal("no-wager", f"{command.player} has no wager on box {command.box}", rule)
    place, stake = found
    if state.hands[place].status is not HandStatus.NATURAL or not stake.open:
        return refusal("even-money", f"box {command.box} holds no natural of {command.player}'s to settle", rule)
    return None


def against_closing_insurance(table: Table, state: Round) -> Refused | None:
    """Only open insurance is closed."""
    if state.awaits is Awaits.INSURANCE:
        return None
    return refusal("insurance-closed", "insurance is not open", table.cite(INSURANCE_CLOSES) or table.rule_on_bets)


def may_surrender(table: Table, hand: Hand) -> bool:
    """Whether a hand is one that may still be given up."""
    return hand.status is HandStatus.OPEN and hand.total < table.surrender.below


def against_surrender(table: Table, state: Round, command: Surrender) -> Refused | None:
    """The caller first, the others on the box only with the caller, each once."""
    if state.awaits is not Awaits.SURRENDER:
        return _no_surrender(table)
    offered = table.cite(SURRENDER_OFFERED)
    hand = next((hand for hand in state.hands if hand.box == command.box), None)
    if hand is None:
        return refusal("no-box", f"box {command.box} has no wager", offered)
    if not (may_surrender(table, hand) or hand.status is HandStatus.SURRENDERED):
        said = f"box {command.box} may not surrender: its total must be below {table.surrender.below}"
        return refusal("surrender-total", said, table.cite(SURRENDER_BELOW))
    players = surrendering(table, state, hand, command)
    bettors = {stake.player: stake for stake in hand.stakes}
    for player in players:
        if player not in bettors:
            return refusal("surrender-who", f"{player} has no wager on box {command.box}", offered)
        if bettors[player].surrendered:
            return refusal("surrender-who", f"{player} has already surrendered on box {command.box}", offered)
    caller = caller_of_hand(state, hand)
    if caller not in players and hand.status is not HandStatus.SURRENDERED:
        said = f"{caller} calls box {command.box}; others may surrender only if the caller does"
        return refusal("surrender-caller", said, table.cite(SURRENDER_FOLLOWERS))
    return None


def _no_surrender(table: Table) -> Refused:
    if not table.surrender.against:
        return refusal("surrender-closed", "this game has no surrender", table.cite(DECISIONS))
    cards = listed(["10" if rank == "T" else rank for rank in sorted(table.surrender.against, key=RANKS.index)], "or")
    sentence = f"surrender is not open: it is offered against {cards}, once, before any further card"
    return refusal("surrender-closed", sentence, table.cite(SURRENDER_AGAINST))


def surrendering(table: Table, state: Round, hand: Hand, command: Surrender) -> tuple[str, ...]:
    """Who gives up: those named, or everyone who has not yet; everyone too where the caller's surrender binds the box."""
    left = tuple(stake.player for stake in hand.stakes if not stake.surrendered) or tuple(stake.player for stake in hand.stakes)
    bound = table.surrender.followers is SurrenderFollowers.BOUND_BY_CALLER and caller_of_hand(state, hand) in command.players
    return tuple(dict.fromkeys((*command.players, *left))) if bound or not command.players else command.players


def against_closing_surrender(table: Table, state: Round) -> Refused | None:
    """Only where surrender was offered does the dealer go on from it."""
    if state.awaits is Awaits.SURRENDER:
        return None
    return refusal("surrender-closed", "surrender is not open", table.cite(SURRENDER_OFFERED) or table.cite(DECISIONS))
