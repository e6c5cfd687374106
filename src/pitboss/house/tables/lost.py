"""A shoe that the house can no longer deal from: its order is not in the vault, or no key opens it. It is as if the cards were gone.

The round that was dealt from it is void as the document says of a round from cards that cannot be used, wagers and all; rounds before it
stand, and the table goes on with a new shoe. The entry says so to everybody, and no shuffle is taken for kept that never was shown.
"""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.accidents.events import AccidentResolved
from pitboss.floor.accidents.void import void_round
from pitboss.floor.cards.events import ShuffleDue
from pitboss.floor.cards.state import CardsAwait, Occasion
from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.events import Event
from pitboss.floor.game import Game
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Refused
from pitboss.play.telling import Sentence
from pitboss.terms.irregular_rounds import RECONSTRUCTION_IMPOSSIBLE, VOID_ROUND_WAGERS, WRONG_CARDS, RoundFate
from pitboss.terms.powers import Role

RULE = "house vault"
WHY = {
    "vault-key": "its order was sealed with a key that the house no longer has, or the seal is spoilt",
    "vault-empty": "its sealed order is gone from the store",
}
"""Refusals after which a shoe is lost, by their codes, and what is said of each."""
LOST = frozenset(WHY)


@dataclass(frozen=True, slots=True)
class ShoeLost:
    """The shoe under this commitment can be dealt from no more, and will never be shown; `why` in a sentence."""

    commitment: str
    why: str
    rule: str = RULE


def shoe_lost(game: Game, floor: Floor, lost: ShoeLost, request: Request) -> tuple[tuple[ShoeLost | Event, ...], Floor]:
    """The house's own doing, which no judge of the floor is asked about: the round is void, and a shuffle is due."""
    if floor.cards.commitment != lost.commitment:
        raise Refused("not-lost", "The table has another shoe by now.", rule=RULE)
    rule = game.cited(WRONG_CARDS["current-round"], RECONSTRUCTION_IMPOSSIBLE, VOID_ROUND_WAGERS)
    desk, warrant = Desk(game, floor, request.by, request.at, REACTIONS), Warrant(request.by, Role.DEALER, rule)
    if floor.rounds.in_progress:  # betting may be closed with no card out yet: no other shoe can be dealt to that call
        void_round(desk, warrant)
    if desk.floor.accidents.open is not None:
        desk.record(AccidentResolved(str(RoundFate.VOID), warrant, rule))
    desk.record(ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, game.cited(WRONG_CARDS["rest-of-shoe"], WRONG_CARDS["current-round"])))
    return (lost, *desk.events), desk.floor


def lost_said(event: ShoeLost) -> Sentence:
    """What everybody is told."""
    said = f"The shoe {event.commitment[:12]} is lost and is never shown: {event.why}. Its round counts for nothing; a new shoe follows."
    return Sentence(said, (event.rule,) if event.rule else ())
