"""Judge the cards: shuffled, cut and burned before a round, and every card one that the pack can still give."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.cards import burn, checks, cut, cutting_card, orders, replace, reveal, shuffle
from pitboss.floor.cards.commands import (
    AnnounceFinalRounds,
    AskToSeeBurn,
    Burn,
    CheckNewCards,
    ChooseShuffle,
    Cut,
    CuttingCardOut,
    OfferCut,
    OrderShuffle,
    PlaceCuttingCard,
    RefuseCut,
    ReloadDiscards,
    ReplaceCards,
    ReportDropped,
    RevealShuffle,
    RiffleAgain,
    ShowBurn,
    Shuffle,
)
from pitboss.floor.cards.count import PLACE
from pitboss.floor.cards.ready import require_possible, require_ready, rule_of_step
from pitboss.floor.cards.state import Cards, CardsAwait
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.desk import refusal

__all__ = ["GUARDS", "JUDGES", "REACTIONS", "require_possible"]

_NOTHING = CardsAwait.NOTHING
_LOOKED_AT = ("left", "undealt", "given", "drawn", "awaits", "held", "cutting_card")
assert Cards._fields[: len(_LOOKED_AT)] == _LOOKED_AT, "every card passes here, and a place in a tuple is read faster than its name"


def before_card(desk: Desk, command: DrawCard) -> None:
    """Cards that are ready, a card that they can still give, and the cutting card before it: a few comparisons for every card dealt."""
    cards = desk.floor.cards
    if cards[4] is not _NOTHING:
        raise refusal("cards-not-ready", f"no card can come: the cards await {cards.awaits.value}", rule_of_step(desk))
    if cards[5] or not cards[1] or not cards[0][PLACE[id(command.card)]]:
        require_possible(desk, command)
    elif -1 < cards[6] <= len(cards[2]):
        cutting_card.see(desk, command)


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    Shuffle: shuffle.shuffle,
    OrderShuffle: orders.order,
    ReportDropped: orders.dropped,
    RiffleAgain: orders.riffle,
    ReloadDiscards: orders.reload,
    ChooseShuffle: orders.choose,
    OfferCut: cut.offer,
    RefuseCut: cut.refuse,
    Cut: cut.cut,
    PlaceCuttingCard: cutting_card.place,
    CuttingCardOut: cutting_card.say,
    AnnounceFinalRounds: cutting_card.announce,
    Burn: burn.burn,
    AskToSeeBurn: burn.ask_to_see,
    ShowBurn: burn.show,
    CheckNewCards: replace.check,
    ReplaceCards: replace.replace,
    RevealShuffle: reveal.reveal,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {CloseBetting: require_ready, DrawCard: before_card}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    CardsTakenUp: cutting_card.see_first,
    ActRecorded: checks.see_act,
}
