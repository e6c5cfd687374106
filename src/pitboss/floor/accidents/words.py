"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.cards.card import Card, in_signs
from pitboss.floor.accidents.events import (
    AccidentReported,
    AccidentResolved,
    AftermathBegan,
    AftermathEnded,
    CardPassed,
    CardRefused,
    CardSetAside,
    ChoiceAwaited,
    ChoiceMade,
    DeviceHandled,
    EarlierRoundPutRight,
    LayoutChanged,
)
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.floor.wording import spoken, with_signs
from pitboss.law.refusal import listed
from pitboss.play.events import RoundAnnulled
from pitboss.terms.irregular_cards import OfferedToDraw


def _kind(accident: object) -> str:
    """An accident by the name of its record, with its card where it has one."""
    name = type(accident).__name__
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip()
    card = getattr(accident, "card", None)
    return f"{words} ({card.signs})" if card is not None else words


def _reported(event: AccidentReported) -> str:
    return f"{event.by} reports an accident: {_kind(event.accident)}"


def _awaited(event: ChoiceAwaited) -> str:
    if not event.players:
        return f"The round waits: {listed(map(spoken, event.choices), 'or')}"
    return f"{listed(event.players)} may choose: {listed(map(spoken, event.choices), 'or')}"


def _refused(event: CardRefused) -> str:
    past = event.then == OfferedToDraw.DRAWS_PAST_IT.value
    then = "draws the card after it, because the hand must draw" if past else "gets no other card in this round"
    return f"{event.player} refuses {event.card.signs} on box {event.box} and {then}"


def _put_right(event: EarlierRoundPutRight) -> str:
    before, after = _row(cards_in(event.before)), _row(cards_in(event.after))
    if before != after:
        return f"Round {event.number} is put right: the cards count as {after} instead of {before}"
    void = any(isinstance(each, RoundAnnulled) for each in event.after)
    return f"Round {event.number} is put right: {'its money goes back' if void else 'it counts as it is decided now'}"


def _row(cards: Iterable[Card]) -> str:
    return in_signs(cards)


def _handled(event: DeviceHandled) -> str:
    steps = f"; steps: {listed(map(spoken, event.steps))}" if event.steps else ""
    return f"The shuffling device has failed ({spoken(event.case)}): the round is {spoken(event.fate)}{steps}"


def _changed(event: LayoutChanged) -> str:
    places = [
        f"{f'box {box}' if box else 'the dealer'} has {with_signs(now) or 'no card'} instead of {with_signs(was) or 'none'}"
        for box, was, now in event.places
    ]
    return f"The cards are put where they belong: {listed(places)}"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    AccidentReported: _reported,
    ChoiceAwaited: _awaited,
    ChoiceMade: lambda event: f"{event.player} chooses: {spoken(event.choice)}",
    AccidentResolved: lambda event: f"The accident is put right by {event.warrant.by}: {spoken(event.answer)}",
    CardRefused: _refused,
    CardPassed: lambda event: f"Every player has refused {event.card.signs}: {spoken(event.fate)}",
    CardSetAside: lambda event: f"A card waits for the next round ({spoken(event.lies)}); it counts as {spoken(event.counts)}",
    EarlierRoundPutRight: _put_right,
    AftermathBegan: lambda event: f"From now on {event.what.value}",
    AftermathEnded: lambda event: f"No longer: {event.what.value}",
    DeviceHandled: _handled,
    LayoutChanged: _changed,
}
