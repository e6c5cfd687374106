"""What a viewer may do now and, for what he or she may not, why: the round's own answers, put to the whole table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pitboss.floor.boxes.commands import JoinTable, LeaveTable, WaitForSeat
from pitboss.floor.cards.commands import AskToSeeBurn, Burn, Cut, CuttingCardOut, OfferCut, PlaceCuttingCard, RefuseCut, Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import AskForRules
from pitboss.floor.decide import decide
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import CloseTable, OpenTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.people.ranks import capacities
from pitboss.floor.request import Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.state import Floor
from pitboss.house.messages import write_command
from pitboss.house.messages.words import kebab
from pitboss.house.views.agreements import agreements
from pitboss.house.views.round_acts import Act, round_acts
from pitboss.house.views.said_acts import Accepts, said_acts
from pitboss.house.views.viewer import Viewer
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.awaited import card_place
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.commands import CloseBetting
from pitboss.play.lawful import Forbidden
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.powers import Role

Json = dict[str, Any]


def view_acts(game: Game, floor: Floor, viewer: Viewer, at: int) -> Json:
    """`may` and `may_not`: each act with its plainest command and its bounds, or with the reason, the rule and what to do instead."""
    found: Json = {"may": [], "may_not": []}
    if not viewer.name:
        return found
    for act in _acts(game, floor, viewer, lambda command: objection_to(game, floor, Request(viewer.name, at, command)) is None):
        if isinstance(act, Forbidden):
            found["may_not"].append(_forbidden(act))
            continue
        fault = objection_to(game, floor, Request(viewer.name, at, act.command))
        if fault is None:
            found["may"].append(_lawful(act))
        else:
            found["may_not"].append(_refused(act.command, fault))
    return found


def objection_to(game: Game, floor: Floor, request: Request) -> Refused | Malformed | None:
    """What the table has against a request; None where it would be accepted."""
    try:
        decide(game, floor, request)
    except (Refused, Malformed) as fault:
        return fault
    return None


def _acts(game: Game, floor: Floor, viewer: Viewer, accepts: Accepts) -> Iterator[Act | Forbidden]:
    """Everything that this viewer could have a button for at this moment."""
    roles = floor.people.roles.get(viewer.name, frozenset())
    deals = Role.DEALER in capacities(game, roles) if roles else False
    if floor.opening.standing is Standing.OPEN:
        yield from round_acts(game, floor, viewer.name, "dealer" if deals else "player")
        yield from map(Act, _of_player(floor, viewer.name))
        yield from agreements(game, floor, viewer.name)
    if deals:
        yield from said_acts(game, floor, viewer.name, accepts) if floor.opening.standing is Standing.OPEN else ()
        yield from map(Act, _of_dealer(game, floor))
    if roles:
        yield Act(CloseTable())


def _of_player(floor: Floor, name: str) -> Iterator[Command]:
    part, cards = floor.boxes, floor.cards
    if name not in part.present or not part.seat_of(name):
        yield from (JoinTable(name, seat) for seat in part.vacant[:1])
    if name in part.present:
        yield LeaveTable(name)
        if not part.seat_of(name) and not part.vacant:
            yield WaitForSeat(name)
        if cards.burned and not cards.burn_shown:
            yield AskToSeeBurn()
    else:
        yield JoinTable(name)
    if cards.awaits is CardsAwait.CUT and cards.prep.cutter == name:
        yield from (Cut(cards.undealt // 2), RefuseCut())
    yield AskForRules()


def _of_dealer(game: Game, floor: Floor) -> Iterator[Command]:
    """The dealer's duties, those that are due at all."""
    rounds, cards = floor.rounds, floor.cards
    if floor.opening.standing is not Standing.OPEN:
        yield OpenTable()
    elif rounds.is_over:
        yield TakeUpCards()
    elif isinstance(rounds.now, ComBoRound) and rounds.now.awaits is ComBoAwaits.KEYS:
        yield KeyResult(rounds.now.cards)
    elif rounds.in_progress:
        yield from _cutting_card_out(game, floor)
    else:
        if isinstance(rounds.now, ComBoRound):
            yield CloseBetting()
        if cards.awaits is CardsAwait.SHUFFLE or cards.due is not None:
            yield Shuffle(Source.ENTERED)
        if cards.awaits is CardsAwait.CUT:
            yield from (OfferCut(), Cut(cards.undealt // 2))
        if cards.awaits is CardsAwait.CUTTING_CARD:
            yield PlaceCuttingCard(sum(cards.pack) // 5)
        if cards.awaits is CardsAwait.BURN:
            yield Burn()
        yield from _cutting_card_out(game, floor)


def _cutting_card_out(game: Game, floor: Floor) -> Iterator[Command]:
    """The cutting card of a real shoe, which the dealer says has come: with the next card, or before a round as its first."""
    cards, now = floor.cards, floor.rounds.now
    if cards.source is not Source.ENTERED or cards.cutting_card < 0 or cards.cutting_card_out:
        return
    if not floor.rounds.in_progress:
        yield CuttingCardOut(0)
    elif isinstance(now, Round) and isinstance(game.table, Table) and (place := card_place(game.table, now)) is not None:
        yield CuttingCardOut(now.hands[place].box if place >= 0 else -1)


def _lawful(act: Act) -> Json:
    return {
        "do": kebab(type(act.command).__name__),
        "box": act.box,
        "rule": act.rule,
        "command": write_command(act.command),
        "amounts": [each.written for each in act.amounts],
        "players": list(act.players),
        "signals": list(act.signals),
        "draws": act.draws,
    }


def _refused(command: Command, fault: Refused | Malformed) -> Json:
    rule = fault.rule if isinstance(fault, Refused) else ""
    said = {"code": fault.code, "why": fault.sentence, "rule": rule, "instead": None}
    return {"do": kebab(type(command).__name__), "box": getattr(command, "box", 0), **said}


def _forbidden(answer: Forbidden) -> Json:
    instead = answer.instead
    nearest = {"do": kebab(instead.act.__name__), "box": instead.box} if instead else None
    said = {"code": answer.code, "why": answer.reason, "rule": answer.rule, "instead": nearest}
    return {"do": kebab(answer.act.__name__), "box": answer.box, **said}
