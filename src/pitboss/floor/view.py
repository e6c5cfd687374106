"""What one person may see of a table: secrets taken out of the state and out of the log."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.cards.count import UNSEEN, plus, row
from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.cards.state import Cards
from pitboss.floor.events import Event
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.state import Floor
from pitboss.play.events import CardDealt, HoleCardDealt, NaturalHeld
from pitboss.play.state import Hand, HandStatus, Round

_UNSEEN = bytes((UNSEEN,))


def view(floor: Floor, person: str) -> Floor:
    """The table as somebody sees it: no burned or held card, no face-down card of another's box, and no log that tells them."""
    hidden = _hidden(floor, person)
    now, secret = floor.rounds.now, []
    if isinstance(now, Round) and (hidden or now.hole):
        secret = [card for hand in now.hands if hand.box in hidden for card in hand.cards] + [*now.hole]
        now = now._replace(hole=(), hands=tuple(_face_down(hand) if hand.box in hidden else hand for hand in now.hands))
    log = tuple(_told_all(floor.rounds.log, floor, person))
    return floor._replace(cards=_without(floor.cards, secret), rounds=floor.rounds._replace(now=now, log=log))


def told(floor: Floor, event: Event, person: str) -> Event | None:
    """An event of the log as somebody is told of it; None where even that it happened is secret."""
    if isinstance(event, CardBurned):
        return event if event.shown or event.card is None else replace(event, card=None)
    if isinstance(event, CardMoved):
        return event if event.exposed else None
    if isinstance(event, HoleCardDealt):
        return None if lies_hole(floor) and event in floor.rounds.log else event
    if isinstance(event, CardDealt | NaturalHeld):
        return None if _lies_hidden(floor, event, person) else event
    if isinstance(event, RoundRebuilt) and (_hidden(floor, person) or lies_hole(floor)):
        before, after = _told_all(event.before, floor, person), _told_all(event.after, floor, person)
        return replace(event, before=tuple(before), after=tuple(after))
    return event


def _told_all(log: Iterable[Any], floor: Floor, person: str) -> Iterable[Any]:
    """A round's own log as somebody is told of it."""
    hidden, hole = _hidden(floor, person), lies_hole(floor)
    for event in log:
        of_box = isinstance(event, CardDealt | NaturalHeld) and event.hand >= 0 and _box(floor, event) in hidden
        if not of_box and not (hole and isinstance(event, HoleCardDealt)):
            yield event


def lies_hole(floor: Floor) -> bool:
    """Whether the dealer's second card lies face down."""
    return bool(getattr(floor.rounds.now, "hole", ()))


def _lies_hidden(floor: Floor, event: CardDealt | NaturalHeld, person: str) -> bool:
    """Whether an event of the round in play tells of cards that lie face down for that person; those of earlier rounds were shown."""
    if event.hand < 0:
        return False
    return _box(floor, event) in _hidden(floor, person) and event in floor.rounds.log


def _box(floor: Floor, event: CardDealt | NaturalHeld) -> int:
    """The box whose hand a card went to."""
    now = floor.rounds.now
    hands = now.hands if isinstance(now, Round) else ()
    return hands[event.hand].box if event.hand < len(hands) else 0


def _hidden(floor: Floor, person: str) -> frozenset[int]:
    """The boxes whose cards lie face down for that person: all that are hidden but those the person has a wager on."""
    now = floor.rounds.now
    if not isinstance(now, Round) or not now.hidden:
        return frozenset()
    own = {box.number for box in now.boxes for bettor in box.bettors if bettor.player == person}
    return now.hidden - own


def _face_down(hand: Hand) -> Hand:
    """A hand that tells nothing of its cards, nor that they are a natural."""
    status = HandStatus.OPEN if hand.status is HandStatus.NATURAL else hand.status
    return hand._replace(cards=(), hard=0, flexible=0, status=status)


def _without(cards: Cards, secret: list[Card]) -> Cards:
    """The cards with what nobody has seen counted back into the shoe, so that the counts do not tell it either.

    Where a secret stands in a row of cards, its place would tell it by what is left out: but for the burn, which comes first, the whole
    row is blank.
    """
    burned = () if cards.burn_shown else tuple(card for card in cards.burned if card is not None)
    held = () if cards.held_exposed else cards.held
    aside = (*cards.unseen_rack, *cards.unseen_out)
    unseen = [*burned, *held, *secret, *aside]
    if not unseen:
        return cards
    rows = bool(held or secret or aside)
    return cards._replace(
        left=plus(cards.left, unseen),
        given=_blank(cards.given, () if rows else cards.burned),
        rack=_blank(cards.rack, () if cards.unseen_rack else cards.burned),
        drawn=() if secret else cards.drawn,
        burned=tuple(None for _ in cards.burned) if burned else cards.burned,
        held=cards.held if cards.held_exposed else (),
        out=tuple(None for _ in cards.out) if cards.unseen_out else cards.out,
        unseen_rack=(),
        unseen_out=(),
    )


def _blank(cards: bytes, burned: tuple[Card | None, ...]) -> bytes:
    """A row without the burned cards that it begins with; wholly blank where it begins otherwise."""
    first = row(*burned)
    return _UNSEEN * len(first) + cards[len(first) :] if first and cards.startswith(first) else _UNSEEN * len(cards)
