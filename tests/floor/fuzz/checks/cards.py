"""Every card of the pack is in one place; a shoe that took over from a lost device is shuffled before the next round."""

from __future__ import annotations

from collections import Counter

from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.events import CardsReplaced, CardsShuffled
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.terms.devices import DEVICE_LOST_STEPS
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import ALL_CARDS, Scene, Step

RULE = "VIC-2003-01 9.12, ACT-2018-01 2, NSW-STAR-BJ 16.16: the cards in play are those of the decks"


def conserved(_: Scene, step: Step) -> None:
    """As many cards as the pack has; after anything unusual, and at the end of a round, each of them."""
    cards = step.after.cards
    whole = cards.undealt + len(cards.drawn) + len(cards.rack) + len(cards.held) + len(cards.out)
    require(whole == sum(cards.pack), "cards-lost", RULE, lambda: f"{whole} of {sum(cards.pack)} cards")
    require(cards.undealt >= 0, "empty-shoe", RULE, lambda: f"{type(step.request.do).__name__} takes a card out of an empty shoe")
    if len(step.events) > 4 or isinstance(step.events[-1], CardsTakenUp):
        _each(step)


def _each(step: Step) -> None:
    cards = step.after.cards
    seen = Counter(card for card in (*cards.drawn, *in_row(cards.rack), *cards.held, *cards.out) if card is not None)
    for place, card in enumerate(ALL_CARDS):
        there = cards.left[place] + seen[card]
        require(there == cards.pack[place], "card-lost", RULE, lambda c=card, t=there, p=place: f"{t} of {cards.pack[p]} times {c}")
    lie, drawn = Counter(cards_in(step.after.rounds.log)), Counter(cards.drawn)
    require(lie <= drawn, "layout-cards", RULE, lambda: f"{lie - drawn} lies on the layout and was not dealt")
    left_over = not step.after.rounds.in_progress  # what a reconstruction has no place for lies there until the cards are taken up
    require(left_over or lie == drawn, "layout-cards", RULE, lambda: f"{drawn - lie} was dealt and lies nowhere")


def after_a_lost_device(scene: Scene, step: Step) -> None:
    """ACT-2018-01 18.3(b): at the end of the round new cards are used. NSW-STAR-BJ 17.5.3: shuffled and cut as under rule 4."""
    memory = scene.memory
    for event in step.events:
        if isinstance(event, DeviceHandled) and scene.game.get(DEVICE_LOST_STEPS["cards-afterwards"]) is not None:
            memory["device-lost"] = step.after.rounds.number
        elif isinstance(event, CardsShuffled | CardsReplaced):
            memory.pop("device-lost", None)
    lost = memory.get("device-lost")
    if lost and step.after.rounds.number > lost and step.after.rounds.first_card_out:
        require(False, "stub-dealt", "ACT-2018-01 18.3(b)", f"round {step.after.rounds.number} comes from what was left in round {lost}")
