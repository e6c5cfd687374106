"""A decision not asked for or wrongly acted on, and insurance that was not offered."""

from __future__ import annotations

from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.kinds import InsuranceNotOffered, OptionNotGiven
from pitboss.floor.accidents.rebuilding import let_have_been
from pitboss.floor.accidents.relaid import lay_out_again, place_of
from pitboss.floor.accidents.steps import (
    answer,
    as_dealer,
    begin,
    blackjack,
    hold_next,
    left_over,
    report,
    require_round,
    resolve,
    table_of,
)
from pitboss.floor.accidents.void import require_counts
from pitboss.floor.cards.state import Place, Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import holder, require_dealer, roles_of
from pitboss.floor.rounds.asked import asked_in
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.commands import TakeEvenMoney
from pitboss.play.desk import refusal
from pitboss.play.events import InsuranceOffered, InsurancePlaced
from pitboss.play.state import Awaits, Origin
from pitboss.terms.irregular_hands import (
    INSURANCE_NOT_OFFERED,
    INSURANCE_OMISSION_TOLD_BY,
    OPTION_NOT_GIVEN,
    OmissionTold,
)
from pitboss.terms.powers import Power, Role


def not_given(desk: Desk, accident: OptionNotGiven) -> None:
    """Go back to the decision; every card dealt since counts as drawn in excess and unseen, and comes next in its order (reading T9)."""
    cure, rule = answer(desk, OPTION_NOT_GIVEN, "a decision that was skipped")
    warrant = as_dealer(desk, "say that a decision was not asked for", rule)
    if accident.round not in (0, desk.floor.rounds.number):
        lay_out_again(desk, accident, warrant)
        return
    require_round(desk, rule)
    if accident.decisions or accident.drawn or accident.declined:
        raise Malformed("decisions", "the round lies on the layout: everybody decides there, and the dealer draws as ever")
    blackjack(desk, rule)
    log = desk.floor.rounds.log
    require_counts(log, rule)
    first = place_of(log, accident, rule)
    report(desk, accident, rule)
    let_have_been(desk, log[:first], warrant)
    _await_again(desk, rule)
    hold_next(desk, (*cards_in(log[first:]), *left_over(desk, log)), rule, Place.LAYOUT)
    resolve(desk, cure, warrant, rule)


def _await_again(desk: Desk, rule: str) -> None:
    """A box or a dealer who lacked a card and got it since has it to come again, and a box with it what its side bets come to."""
    now, force = blackjack(desk, rule), desk.floor.accidents.force
    late = next((hand for hand in now.hands if hand.origin is Origin.DEALT and len(hand.cards) == 1), None)
    if late is not None and Aftermath.LATE_CARD not in force:
        begin(desk, Aftermath.LATE_CARD, rule, late.box)
    if not now.dealer and Aftermath.CARDLESS not in force:
        begin(desk, Aftermath.CARDLESS, rule)


def insurance_not_offered(desk: Desk, accident: InsuranceNotOffered) -> None:
    """Open insurance again, once, while the dealer has one card: on the word of the dealer, who failed to offer it (reading T11)."""
    until, rule = answer(desk, INSURANCE_NOT_OFFERED, "insurance that was not offered")
    role = _whose_word(desk, rule)
    now = blackjack(desk, rule)
    table = desk.game.table
    shown = now.dealer[0].pips if now.dealer else 0
    insuring = getattr(table, "insuring", None)
    against = insuring is not None and ((shown == 1 and insuring.offered is not None) or (shown == 10 and insuring.ten_pays is not None))
    if len(now.dealer) != 1:
        raise refusal("too-late", "insurance may still be taken until the dealer has a second card", rule)
    if not against:
        raise refusal("nothing-to-insure", f"no insurance is offered against {now.dealer[0].signs}", rule)
    if now.awaits not in (Awaits.DECISION, Awaits.CARD_FOR_DEALER):
        raise refusal("not-now", f"insurance is opened between two decisions: the round awaits {now.awaits.value}", rule)
    _require_not_offered(desk, rule)
    report(desk, accident, rule)
    desk.record(InsuranceOffered(rule))
    resolve(desk, until, Warrant(desk.by, role, rule), rule)


def _whose_word(desk: Desk, rule: str) -> Role:
    """The role of whoever may say that insurance was not offered."""
    match desk.game.get(INSURANCE_OMISSION_TOLD_BY):
        case OmissionTold.SUPERVISOR if found := holder(Power(Role.CASINO_SUPERVISOR), roles_of(desk)):
            return found
        case OmissionTold.ANY_PLAYER if desk.by in desk.floor.rounds.players:
            return Role.PLAYER
        case _:
            require_dealer(desk, "say that insurance was not offered", rule)
            return Role.DEALER


def _require_not_offered(desk: Desk, rule: str) -> None:
    """Nothing in the log may show that it was offered: the program never forgets, and nobody can take what was not offered."""
    log = desk.floor.rounds.log
    if any(isinstance(event, InsuranceOffered) and event.rule == rule for event in log):
        raise refusal("offered", "insurance has been offered again in this round: it was closed for good", rule)
    taken = any(isinstance(event, InsurancePlaced) for event in log) or any(
        isinstance(asked.command, TakeEvenMoney) for asked in asked_in(table_of(desk), log)
    )
    if desk.floor.cards.source is Source.PROGRAM or taken:
        said = "a player took it" if taken else "the program that deals offered it to everybody"
        raise refusal("offered", f"insurance was offered in this round: {said}", rule)
