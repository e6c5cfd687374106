"""A decision skipped in a round already taken up: it is laid out again from its record and played on, until the next round begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pitboss.cards.card import Card, in_signs
from pitboss.floor.accidents.earlier import require_kept, still_next, too_late
from pitboss.floor.accidents.facts import Call
from pitboss.floor.accidents.kinds import OptionNotGiven
from pitboss.floor.accidents.steps import answer, hold_next, report, resolve, table_of, throw_out
from pitboss.floor.accidents.void import put_right, require_counts
from pitboss.floor.cards.state import Place
from pitboss.floor.conduct.taking_part import require_taking_part, takes_part
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.asked import asked_in
from pitboss.floor.rounds.given import given_again
from pitboss.floor.rounds.rebuild import CARD_AWAITED, cards_in
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.allowed_turns import caller_of_hand, splitters
from pitboss.play.commands import Command, Double, DrawCard, FindAbsent, Forfeit, Hit, KeepDoubles, Split, Stand
from pitboss.play.decide import step
from pitboss.play.desk import refusal
from pitboss.play.events import CardCalled, HandSplit, HandStood, PlayerFoundAbsent, StakeDoubled
from pitboss.play.evolve import evolve, replay
from pitboss.play.state import Awaits, Hand, Round
from pitboss.terms.irregular_hands import OPTION_NOT_GIVEN, OPTION_NOT_GIVEN_UNTIL, SkippedUntil

DECIDED = (CardCalled, HandStood, StakeDoubled, HandSplit, PlayerFoundAbsent)


class Relaid(NamedTuple):
    """A round as far as it was played on: its log, where it stands, and the decisions and cards that are left."""

    log: tuple[Any, ...]
    round: Round
    calls: tuple[Call, ...]
    cards: tuple[Card, ...]


def decisions_on(log: Sequence[Any], box: int) -> Iterator[int]:
    """Where in a log the box decided, or was taken to have decided."""
    now = Round()
    for place, event in enumerate(log):
        if isinstance(event, DECIDED) and now.awaits is Awaits.DECISION:
            on = event.box if isinstance(event, PlayerFoundAbsent) else now.hands[event.hand].box
            if on == box and replay(log[:place]).hands[now.turn].box == box:
                yield place
        now = evolve(now, event)


def place_of(log: Sequence[Any], accident: OptionNotGiven, rule: str) -> int:
    """Where in a log the decision stands that the report goes back to."""
    places = list(decisions_on(log, accident.box))
    if not 1 <= accident.back <= len(places):
        said = f"box {accident.box} has {len(places)} recorded decisions in that round: there is none to go back to"
        raise refusal("no-decision", said, rule)
    return places[-accident.back]


def lay_out_again(desk: Desk, accident: OptionNotGiven, warrant: Warrant) -> None:
    """Play the round on from the decision, every later card of it in its order, and let that count in money."""
    cure, rule = answer(desk, OPTION_NOT_GIVEN, "a decision that was skipped")
    require_kept(desk, accident.round, rule)
    rounds = desk.floor.rounds
    if accident.round != rounds.number - 1 or rounds.first_card_out:
        too_late(desk, accident, warrant)
        return
    if desk.game.get(OPTION_NOT_GIVEN_UNTIL) is not SkippedUntil.NEXT_ROUND:
        said = f"the cards of round {accident.round} have been taken up: it stands as it was settled"
        raise refusal("too-late", said, desk.game.cite(OPTION_NOT_GIVEN_UNTIL) or rule)
    last = rounds.last
    require_counts(last, rule)
    first = place_of(last, accident, rule)
    found = _played_on(desk, accident, last, first, rule)
    over = _require_complete(desk, accident, found, cards_in(last), rule)
    if found.log == last:
        raise refusal("put-right", f"round {accident.round} was decided in that way already", rule)
    report(desk, accident, rule)
    throw_out(desk, accident.drawn, rule)  # they count in that round, and its cards lie in the rack
    put_right(desk, accident.round, found.log, warrant)
    if still_next(desk, over):
        hold_next(desk, over, rule, Place.RACK)
    resolve(desk, cure, warrant, rule)


def _require_complete(desk: Desk, accident: OptionNotGiven, found: Relaid, dealt: tuple[Card, ...], rule: str) -> tuple[Card, ...]:
    """The cards that the round does not need, once nothing lacks that it does."""
    lacks = found.round.awaits in CARD_AWAITED
    if (lacks or accident.drawn) and not still_next(desk, dealt):
        said = f"the card that would have come next is lost: round {accident.round} stands as it was settled"
        raise refusal("card-lost", said, rule)
    if lacks:
        said = "the round lacks a card that would have come next from the shoe: deal it, and name it as drawn"
        raise refusal("card-lacking", said, rule)
    if found.calls:
        raise Malformed("decisions", f"the round is over, and {found.calls[0].value} is left to decide")
    if accident.drawn and found.cards:
        raise Malformed("drawn", "more cards of the shoe are named than the round takes")
    return found.cards


def _played_on(desk: Desk, accident: OptionNotGiven, log: tuple[Any, ...], first: int, rule: str) -> Relaid:
    """Play on from a place in a log until the round is over or lacks a card; what staff had declared void stays so."""
    table, after = table_of(desk), list(log[:first])
    now, calls = replay(log[:first]), list(accident.decisions)
    cards = [*cards_in(log[first:]), *accident.drawn]
    before = len(list(asked_in(table, log[:first])))
    void = [each.given for each in list(asked_in(table, log))[before:] if each.given is not None]
    while now.awaits is not Awaits.NOBODY or void:
        if void and now.awaits not in CARD_AWAITED:
            events, now = given_again(table, now, void.pop(0))
        elif now.awaits in CARD_AWAITED:
            if not cards:
                break
            events, now = step(table, now, DrawCard(cards.pop(0)))
        else:
            events, now = step(table, now, _next_command(desk, accident, now, calls, rule))
        after += events
    return Relaid(tuple(after), now, tuple(calls), tuple(cards))


def _next_command(desk: Desk, accident: OptionNotGiven, now: Round, calls: list[Call], rule: str) -> Command:
    """The next of the decisions, as the hand in turn has it; a double that nobody withdraws is kept."""
    hand = now.hands[now.turn]
    if now.awaits is Awaits.WITHDRAWAL:
        if calls[:1] != [Call.FORFEIT]:
            return KeepDoubles()
    elif now.awaits is not Awaits.DECISION or not calls:
        raise _lacking(now, hand, rule)
    call, caller = calls.pop(0), caller_of_hand(now, hand)
    if call is not Call.ABSENT:
        require_taking_part(desk, caller)
    staying = {
        stake.player: stake.original
        for stake in hand.stakes
        if stake.open and takes_part(desk, stake.player) and stake.player not in accident.declined
    }
    match call:
        case Call.HIT:
            return Hit(hand.box)
        case Call.STAND:
            return Stand(hand.box)
        case Call.DOUBLE:
            return Double(hand.box, staying)
        case Call.SPLIT:
            return Split(hand.box, tuple(player for player in splitters(table_of(desk), now, hand) if player in staying))
        case Call.FORFEIT:
            return Forfeit(hand.box, caller)
        case Call.ABSENT:
            return FindAbsent(hand.box)


def _lacking(now: Round, hand: Hand, rule: str) -> Refused:
    if now.awaits is not Awaits.DECISION:
        return refusal("not-laid-out", f"the round cannot be played on: it awaits {now.awaits.value}", rule)
    said = f"the round is laid out again and box {hand.box} with {in_signs(hand.cards)} is to decide: name every decision from there on"
    return refusal("decision-lacking", said, rule)
