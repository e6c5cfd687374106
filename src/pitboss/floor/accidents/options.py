"""A decision not asked for or wrongly acted on, and insurance that was not offered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pitboss.floor.accidents.kinds import InsuranceNotOffered, OptionNotGiven
from pitboss.floor.accidents.rebuilding import let_have_been
from pitboss.floor.accidents.steps import answer, as_dealer, as_told, blackjack, hold_next, report, require_round, resolve
from pitboss.floor.cards.state import Place
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.play.desk import refusal
from pitboss.play.events import CardCalled, HandSplit, HandStood, InsuranceOffered, PlayerFoundAbsent, StakeDoubled
from pitboss.play.evolve import evolve, replay
from pitboss.play.state import Awaits, Round
from pitboss.terms.irregular_hands import INSURANCE_NOT_OFFERED, OPTION_NOT_GIVEN, LateInsurance, OptionCure

DECIDED = (CardCalled, HandStood, StakeDoubled, HandSplit, PlayerFoundAbsent)


def not_given(desk: Desk, accident: OptionNotGiven) -> None:
    """Go back to the decision; every card dealt since counts as drawn in excess and unseen, and comes next in its order."""
    cure, rule = answer(desk, OPTION_NOT_GIVEN, "a decision that was skipped")
    warrant = as_dealer(desk, "say that a decision was not asked for", rule)
    require_round(desk, rule)
    now = blackjack(desk, rule)
    log = desk.floor.rounds.log
    places = list(_decisions(log, accident.box))
    if now.annulled or not 1 <= accident.back <= len(places) or cure is not OptionCure.LATER_CARDS_IN_EXCESS:
        said = f"box {accident.box} has {len(places)} recorded decisions in this round: there is none to go back to"
        raise refusal("no-decision", said, rule)
    first = places[-accident.back]
    report(desk, accident, rule)
    let_have_been(desk, log[:first], warrant)
    hold_next(desk, cards_in(log[first:]), rule, Place.LAYOUT)
    resolve(desk, cure, warrant, rule)


def _decisions(log: Sequence[Any], box: int) -> Iterator[int]:
    """Where in a log the box decided, or was taken to have decided."""
    now = Round()
    for place, event in enumerate(log):
        if isinstance(event, DECIDED) and now.awaits is Awaits.DECISION:
            on = event.box if isinstance(event, PlayerFoundAbsent) else now.hands[event.hand].box
            if on == box and replay(log[:place]).hands[now.turn].box == box:
                yield place
        now = evolve(now, event)


def _cards_of_dealer(until: LateInsurance) -> tuple[int, ...]:
    """With how many cards of the dealer insurance may still be taken."""
    match until:
        case LateInsurance.UNTIL_SECOND_DEALER_CARD:
            return (1,)


def insurance_not_offered(desk: Desk, accident: InsuranceNotOffered) -> None:
    """Open insurance again while the dealer has one card; whoever notices may say so."""
    until, rule = answer(desk, INSURANCE_NOT_OFFERED, "insurance that was not offered")
    now = blackjack(desk, rule)
    playing = desk.floor.rounds.players
    warrant = as_told(desk, rule) if desk.by in playing else as_dealer(desk, "say that insurance was not offered", rule)
    table = desk.game.table
    shown = now.dealer[0].pips if now.dealer else 0
    insuring = getattr(table, "insuring", None)
    offered = insuring is not None and ((shown == 1 and insuring.offered is not None) or (shown == 10 and insuring.ten_pays is not None))
    if len(now.dealer) not in _cards_of_dealer(until):
        raise refusal("too-late", "insurance may still be taken until the dealer has a second card", rule)
    if not offered:
        raise refusal("nothing-to-insure", f"no insurance is offered against {now.dealer[0]}", rule)
    if now.awaits not in (Awaits.DECISION, Awaits.CARD_FOR_DEALER):
        raise refusal("not-now", f"insurance is opened between two decisions: the round awaits {now.awaits.value}", rule)
    report(desk, accident, rule)
    desk.record(InsuranceOffered(rule))
    resolve(desk, until, warrant, rule)
