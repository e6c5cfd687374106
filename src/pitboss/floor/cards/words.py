"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.cards.events import (
    BurnAsked,
    BurnedCardShown,
    CardBurned,
    CardMoved,
    CardsCut,
    CardsDropped,
    CardsReplaced,
    CardsRiffled,
    CardsShuffled,
    CardsVerified,
    CutDeclined,
    CutOffered,
    CuttingCardCame,
    CuttingCardDiscarded,
    CuttingCardPlaced,
    DeviceChanged,
    FinalRoundsAnnounced,
    NewCardsChecked,
    RackLoaded,
    ShoeReshuffled,
    ShuffleChosen,
    ShuffleDue,
    ShuffleRevealed,
    StepMissed,
)
from pitboss.floor.cards.state import Occasion


def _where(box: int) -> str:
    """Where the cutting card came."""
    if not box:
        return "as the first card of a round"
    return f"on box {box}" if box > 0 else "on the dealer's hand"


def _reshuffled(event: ShoeReshuffled) -> str:
    if event.occasion is Occasion.DEVICE_LOST:
        return "what was left in the device is shuffled by hand in the middle of the round"
    return "the shoe and the discards are shuffled together in the middle of the round"


def _laid(event: CuttingCardCame) -> str:
    return " and lies in plain view on the layout" if event.laid else ""


def _shuffled(event: CardsShuffled) -> str:
    by = f", {event.method.gloss}" if event.method else ""
    return f"the cards are shuffled ({event.occasion.value.replace('-', ' ')}{by})"


def _dropped(event: CardsDropped) -> str:
    wait = f": they wait until the {event.verified_by.title} has verified that none is missing" if event.verified_by else ""
    return f"{event.by} says that cards were dropped or mishandled{wait}"


def _moved(event: CardMoved) -> str:
    card = event.card.signs if event.exposed else "a card that nobody has seen"
    return f"{card} goes from {event.origin.name.lower()} to {event.to.name.lower()}"


def _burned(event: CardBurned) -> str:
    return f"{event.card.signs} is burned face up" if event.shown and event.card else "a card is burned face down"


def _replaced(event: CardsReplaced) -> str:
    cards = ", ".join(card.signs for card in event.cards) or "all the cards"
    return f"{event.warrant.by} has {cards} replaced"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    CardsShuffled: _shuffled,
    ShoeReshuffled: _reshuffled,
    ShuffleDue: lambda event: f"a shuffle is due: {event.occasion.value.replace('-', ' ')}",
    CardsDropped: _dropped,
    CardsVerified: lambda event: f"{event.by} has verified that no card is missing",
    CardsRiffled: lambda event: f"the cards are riffled once more, approved by {event.approved_by}",
    DeviceChanged: lambda event: f"the cards are dealt from a {str(event.device).replace('-', ' ')} now",
    CutOffered: lambda event: f"the cut is offered to {event.player}",
    CutDeclined: lambda event: f"{event.player} will not cut",
    CardsCut: lambda event: f"{event.by} cuts the stack {event.depth} cards from the front",
    CuttingCardPlaced: lambda event: f"the cutting card goes in after {event.after} cards",
    CuttingCardCame: lambda event: f"the cutting card comes {_where(event.box)}{_laid(event)}",
    CuttingCardDiscarded: lambda event: f"the cutting card comes {_where(event.box)} and is put aside",
    FinalRoundsAnnounced: lambda event: f"the final rounds are announced: round {event.until} is the last",
    CardBurned: _burned,
    BurnAsked: lambda event: f"{event.player} asks to see the burned card",
    BurnedCardShown: lambda event: f"the burned card is shown to {event.to}: {event.card.signs}",
    StepMissed: lambda event: f"{event.step.value} was left out, and play goes on",
    NewCardsChecked: lambda event: f"{event.by} checks the new cards",
    CardsReplaced: _replaced,
    ShuffleChosen: lambda event: f"the operator determines {event.decks} decks and the shuffle {event.shuffle}",
    CardMoved: _moved,
    RackLoaded: lambda event: "the discards are shuffled back in",
    ShuffleRevealed: lambda event: "the order is shown, and it is the one that was committed to",
}
