"""Record where the cards are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.cards.count import PLACE, ROW, UNSEEN, in_row, less, one, plus, row
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
from pitboss.floor.cards.state import Cards, CardsAwait, Occasion, Place, Preparation
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.com_bo.events import BoxDealt
from pitboss.play.events import CardDealt
from pitboss.terms.shuffle import Reshuffled

_cards: Callable[[type[Cards], Iterable[Any]], Cards] = tuple.__new__
HOT = 4
RACK = Cards._fields.index("rack")
assert Cards._fields[:6] == ("left", "undealt", "given", "drawn", "awaits", "held"), "what every card changes stands first"


def _dealt(part: Cards, event: CardDealt | BoxDealt) -> Cards:
    """A card to the layout: from the shoe, or the one that was held back. Written out, since every card of every round passes here."""
    card = event.card
    if part[5]:
        return part._replace(drawn=(*part.drawn, card), held=part.held[1:])
    now: list[Any] = [*part]
    key, left = id(card), bytearray(part[0])
    left[PLACE[key]] -= 1
    now[0] = bytes(left)
    now[1] -= 1
    now[2] += ROW[key]
    now[3] += (card,)
    return _cards(Cards, now)


def _out_of_shoe(part: Cards, card: Card | None) -> Cards:
    left = part.left if card is None else less(part.left, card)
    return part._replace(left=left, undealt=part.undealt - 1, given=part.given + one(card))


def _shuffled(part: Cards, event: CardsShuffled) -> Cards:
    """The whole pack is in the shoe, wherever its cards were."""
    return Cards(
        awaits=event.then,
        source=event.source,
        device=event.device,
        commitment=event.commitment,
        pack=event.pack,
        loaded=event.pack,
        left=event.pack,
        undealt=sum(event.pack),
        shoes=part.shoes + 1,
        prep=_anew(part.prep, event.occasion),
    )


def _anew(prep: Preparation, occasion: Occasion) -> Preparation:
    """What a shuffle leaves of the time before it."""
    return Preparation(occasion, prep.came_on, prep.came_to, final_until=prep.final_until, shuffle_chosen=prep.shuffle_chosen)


def _preparing(part: Cards, **changed: Any) -> Cards:
    """Another preparation, the cards as they were."""
    return part._replace(prep=part.prep._replace(**changed))


def _reshuffled(part: Cards, event: ShoeReshuffled) -> Cards:
    """Shoe and discards are one stack again, or what was left in a lost device is; the cards on the layout stay out of it."""
    if event.occasion is Occasion.DEVICE_LOST or event.what is Reshuffled.SHOE_ALONE:
        loaded = part._replace(commitment=event.commitment, loaded=part.left, given=b"", cut_at=0, cutting_card=-1)
    else:
        loaded = _rack_loaded(part, RackLoaded(event.commitment, event.rule))
    return loaded._replace(awaits=event.then, due=None, cutting_card_out=False, prep=_anew(part.prep, event.occasion))


def _due(part: Cards, event: ShuffleDue) -> Cards:
    return _awaiting(part._replace(due=event.occasion), event.then)


def _awaiting(part: Cards, then: CardsAwait) -> Cards:
    """What the cards await from now on; dropped ones await it once they are verified."""
    if part.awaits is CardsAwait.VERIFICATION:
        return part if then is CardsAwait.VERIFICATION else _preparing(part, verified_then=then)
    return part._replace(awaits=then)


def _dropped(part: Cards, event: CardsDropped) -> Cards:
    if event.verified_by is None or part.awaits is CardsAwait.VERIFICATION:
        return part
    return _preparing(part, verified_then=part.awaits)._replace(awaits=CardsAwait.VERIFICATION)


def _verified(part: Cards, event: CardsVerified) -> Cards:
    return _preparing(part, verified_then=None)._replace(awaits=event.then)


def _riffled(part: Cards, event: CardsRiffled) -> Cards:
    return part._replace(commitment=event.commitment or part.commitment)


def _offered(part: Cards, event: CutOffered) -> Cards:
    return _preparing(part, cutter=event.player)


def _declined(part: Cards, event: CutDeclined) -> Cards:
    return _preparing(part, cutter="", declined=(*part.prep.declined, event.player))


def _cut(part: Cards, event: CardsCut) -> Cards:
    return _preparing(part, cutter="", declined=())._replace(awaits=event.then, cut_at=event.depth)


def _placed(part: Cards, event: CuttingCardPlaced) -> Cards:
    return part._replace(awaits=event.then, cutting_card=event.after)


def _burned(part: Cards, event: CardBurned) -> Cards:
    out, card = _out_of_shoe(part, event.card), event.card
    return out._replace(awaits=event.then, rack=part.rack + one(card), burned=(*part.burned, card), burn_shown=event.shown)


def _burn_known(part: Cards, event: BurnedCardShown) -> Cards:
    """A burned card that nobody had seen is known now, wherever it is written down."""
    if None not in part.burned:
        return _preparing(part, burn_asked="")._replace(burn_shown=True)
    card, unseen = one(event.card), bytes((UNSEEN,))
    return _preparing(part, burn_asked="")._replace(
        left=less(part.left, event.card),
        given=part.given.replace(unseen, card, 1),
        rack=part.rack.replace(unseen, card, 1),
        burned=tuple(event.card if each is None else each for each in part.burned),
        burn_shown=True,
    )


def _missed(part: Cards, event: StepMissed) -> Cards:
    return _preparing(part, cutter="", declined=())._replace(awaits=event.then)


def _checked(part: Cards, event: NewCardsChecked) -> Cards:
    return _preparing(part, checked=part.prep.checked | event.roles, fit=part.prep.fit or event.fit)


def _replaced(part: Cards, event: CardsReplaced) -> Cards:
    """A like card lies where the old one lay; all of them new are to be shuffled."""
    if event.cards:
        return _preparing(part, checked=frozenset())
    renewed = _preparing(part, checked=frozenset(), unchecked=event.unchecked)
    return _awaiting(renewed._replace(due=Occasion.CARDS_REPLACED), event.then)


def _moved(part: Cards, event: CardMoved) -> Cards:
    """Take the card from where it was and put it where it goes."""
    card = event.card
    unseen = () if event.exposed else (card,)
    match event.origin:
        case Place.SHOE:
            part = _out_of_shoe(part, card)
        case Place.LAYOUT:
            part = part._replace(drawn=_less_one(part.drawn, card))
        case Place.RACK:
            place = part.rack.index(one(card))
            part = part._replace(rack=part.rack[:place] + part.rack[place + 1 :], unseen_rack=_without(part.unseen_rack, card))
        case Place.HELD:
            part = part._replace(held=_less_one(part.held, card))
        case Place.OUT:
            part = part._replace(out=_less_one(part.out, card), unseen_out=_without(part.unseen_out, card))
    match event.to:
        case Place.SHOE:
            return part._replace(left=plus(part.left, (card,)), undealt=part.undealt + 1)
        case Place.LAYOUT:
            return part._replace(drawn=(*part.drawn, card))
        case Place.RACK:
            return part._replace(rack=part.rack + one(card), unseen_rack=part.unseen_rack + unseen)
        case Place.HELD:
            return part._replace(held=(*part.held, card), held_exposed=event.exposed)
        case Place.OUT:
            return part._replace(out=(*part.out, card), unseen_out=part.unseen_out + unseen)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one of that one, if it is among them."""
    return _less_one(cards, card) if card in cards else cards


def _less_one(cards: tuple[Any, ...], card: Card) -> tuple[Any, ...]:
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])


def _rack_loaded(part: Cards, event: RackLoaded) -> Cards:
    """The discards are in the shoe; a card that nobody saw is counted there already."""
    left = plus(part.left, (card for card in in_row(part.rack) if card is not None))
    undealt = part.undealt + len(part.rack)
    return part._replace(
        commitment=event.commitment,
        loaded=left,
        left=left,
        undealt=undealt,
        given=b"",
        rack=b"",
        unseen_rack=(),
        burned=(),
        cut_at=0,
        cutting_card=-1,
    )


def _revealed(part: Cards, _: ShuffleRevealed) -> Cards:
    """A shoe whose order is known is dealt from no more."""
    return _awaiting(part, CardsAwait.SHUFFLE)


def _cutting_card(part: Cards, event: CuttingCardCame) -> Cards:
    """A shuffle is due: at once where the cutting card is the first card of a round."""
    due, awaits = (Occasion.CUTTING_CARD_IN_ROUND, part.awaits) if event.box else (Occasion.CUTTING_CARD_FIRST, CardsAwait.SHUFFLE)
    came = _preparing(part, came_on=event.box, came_to=event.player)
    return _awaiting(came._replace(cutting_card_out=True, cutting_card=-1, due=due), awaits)


def _taken_up(part: Cards, _: CardsTakenUp) -> Cards:
    rack = part.rack + row(*part.drawn)
    return _cards(Cards, (*part[: HOT - 1], (), *part[HOT:RACK], rack, *part[RACK + 1 :]))


RECORDERS: Mapping[type[Any], Callable[[Cards, Any], Cards]] = {
    CardDealt: _dealt,
    BoxDealt: _dealt,
    CardsShuffled: _shuffled,
    CardsCut: _cut,
    CuttingCardPlaced: _placed,
    CardBurned: _burned,
    CardMoved: _moved,
    RackLoaded: _rack_loaded,
    ShoeReshuffled: _reshuffled,
    ShuffleDue: _due,
    CardsDropped: _dropped,
    CardsVerified: _verified,
    TableOpened: lambda part, event: _preparing(part, fit=True) if event.checked else part,
    CardsRiffled: _riffled,
    DeviceChanged: lambda part, event: part._replace(device=event.device),
    CutOffered: _offered,
    CutDeclined: _declined,
    CuttingCardDiscarded: lambda part, _: part._replace(cutting_card=-1),
    FinalRoundsAnnounced: lambda part, event: _preparing(part, final_until=event.until),
    BurnAsked: lambda part, event: _preparing(part, burn_asked=event.player),
    BurnedCardShown: _burn_known,
    StepMissed: _missed,
    NewCardsChecked: _checked,
    CardsReplaced: _replaced,
    ShuffleChosen: lambda part, event: _preparing(part, shuffle_chosen=event.shuffle),
    CuttingCardCame: _cutting_card,
    ShuffleRevealed: _revealed,
    CardsTakenUp: _taken_up,
}
