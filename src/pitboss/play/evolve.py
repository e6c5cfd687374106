"""Record what happened. `evolve` consults no rules, so an old log replays for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from pitboss.play.events import (
    BettingClosed,
    BonusWithheld,
    ButtonFailed,
    ButtonOffered,
    ButtonPressed,
    CardCalled,
    CardDealt,
    CardsHidden,
    CardsShown,
    DealerToDraw,
    DoublesKept,
    EntryEarned,
    Event,
    ExcessReturned,
    HandFinished,
    HandSplit,
    HandStood,
    HandSurrendered,
    HoleCardDealt,
    HoleCardSeen,
    HoleCardTurned,
    InsuranceClosed,
    InsuranceOffered,
    InsurancePlaced,
    NaturalHeld,
    PlayerFoundAbsent,
    PressHeld,
    PressVoided,
    RoundAnnulled,
    RoundEnded,
    SideBetPlaced,
    StakeDoubled,
    SurrenderClosed,
    SurrenderOffered,
    TurnCame,
    WagerPlaced,
    WagerSettled,
    WithdrawalOffered,
)
from pitboss.play.state import Awaits, Bettor, Box, Hand, HandStatus, Insurance, Origin, Round, SideWager, Stake

_round: Callable[[type[Round], tuple[Any, ...]], Round] = tuple.__new__
"""Make a round of its fields as they stand; `Round._make` would count them first."""

# Where the fields of a round stand, for copying all the others as they are.
HANDS = Round._fields.index("hands")
AWAITS = Round._fields.index("awaits")
DEALT = Round._fields.index("dealt")
SETTLEMENTS = Round._fields.index("settlements")


def replay(events: Iterable[Event], state: Round | None = None) -> Round:
    """The state that a log leads to."""
    return reduce(evolve, events, state or Round())


def evolve(state: Round, event: Event) -> Round:
    """The state after one event."""
    return RECORDERS[type(event)](state, event)


def _awaiting(state: Round, awaits: Awaits, turn: int) -> Round:
    return _round(Round, (*state[:AWAITS], awaits, turn, *state[AWAITS + 2 :]))


def _with_hand(state: Round, place: int, hand: Hand) -> Round:
    return _round(Round, (state[0], _put(state.hands, place, hand), *state[HANDS + 1 :]))


def _put(hands: tuple[Hand, ...], place: int, hand: Hand) -> tuple[Hand, ...]:
    return (hand,) if len(hands) == 1 else (*hands[:place], hand, *hands[place + 1 :])


def _marked(hand: Hand, status: HandStatus) -> Hand:
    return Hand(hand.box, hand.cards, hand.hard, hand.flexible, hand.stakes, status, hand.origin, hand.doubled)


def _dealt(state: Round, event: CardDealt) -> Round:
    """A card to the dealer, or to a hand, which then awaits its decision until another event says otherwise."""
    card, place, awaits = event.card, event.hand, state.awaits
    if place < 0:
        return _round(Round, (state[0], state[1], (*state.dealer, card), awaits, state.turn, state.dealt + 1, *state[DEALT + 1 :]))
    old = state.hands[place]
    cards = (*old.cards, card)
    hand = Hand(old.box, cards, old.hard + card.pips, old.flexible + event.flexible, old.stakes, old.status, old.origin, old.doubled)
    awaits = Awaits.DECISION if awaits is Awaits.CARD_FOR_HAND else awaits
    hands = _put(state.hands, place, hand)
    return _round(Round, (state[0], hands, state.dealer, awaits, state.turn, state.dealt + 1, *state[DEALT + 1 :]))


def _hole_dealt(state: Round, event: HoleCardDealt) -> Round:
    return state._replace(hole=(event.card,), dealt=state.dealt + 1)


def _hole_turned(state: Round, event: HoleCardTurned) -> Round:
    return state._replace(dealer=(*state.dealer, event.card), hole=())


def _declining(state: Round, place: int) -> Round:
    return state._replace(declined=state.declined | {state.hands[place].box})


def _betting(state: Round, event: WagerPlaced | SideBetPlaced | BettingClosed) -> Round:
    match event:
        case WagerPlaced():
            bettor = Bettor(event.player, event.amount, event.seated)
            return _with_box(state, event.box, lambda box: Box(box.number, (*box.bettors, bettor), box.caller, box.side))
        case SideBetPlaced():
            side = SideWager(event.player, event.bet, event.amount)
            return _with_box(state, event.box, lambda box: Box(box.number, box.bettors, box.caller, (*box.side, side)))
        case BettingClosed():
            callers = dict(event.callers)
            boxes = tuple([Box(box.number, box.bettors, callers.get(box.number, ""), box.side) for box in state.boxes])
            hands = tuple([_opening(box) for box in (_from(boxes, event.first) if event.first else boxes)])
            return _round(Round, (boxes, hands, state.dealer, Awaits.CARD_FOR_DEAL, *state[AWAITS + 1 :]))


def _returned(state: Round, event: ExcessReturned) -> Round:
    if event.bet != "main":
        return _with_box(state, event.box, lambda box: box._replace(side=tuple(_smaller(side, event) for side in box.side)))

    def less(bettor: Bettor) -> Bettor:
        return bettor._replace(stake=bettor.stake - event.amount) if bettor.player == event.player else bettor

    state = _with_box(state, event.box, lambda box: box._replace(bettors=tuple(map(less, box.bettors))))
    boxes = {box.number: box for box in state.boxes}
    return state._replace(hands=tuple(_opening(boxes[hand.box]) for hand in state.hands))


def _smaller(side: SideWager, event: ExcessReturned) -> SideWager:
    return side._replace(amount=side.amount - event.amount) if (side.player, side.bet) == (event.player, event.bet) else side


def _from(boxes: tuple[Box, ...], first: int) -> list[Box]:
    """The boxes in the order of a deal that begins at one of them and goes on clockwise."""
    return sorted(boxes, key=lambda box: (box.number < first, box.number))


def _opening(box: Box) -> Hand:
    return Hand(box.number, (), 0, 0, tuple([Stake(each.player, each.stake) for each in box.bettors if each.stake]))


def _with_box(state: Round, number: int, change: Callable[[Box], Box]) -> Round:
    boxes = {box.number: box for box in state.boxes}
    boxes[number] = change(boxes.get(number) or Box(number))
    return _round(Round, (tuple([boxes[key] for key in sorted(boxes)]), *state[1:]))


def _doubled(state: Round, event: StakeDoubled) -> Round:
    added = dict(event.amounts)
    hand = state.hands[event.hand]
    stakes = tuple(stake._replace(added=stake.added + added.get(stake.player, 0)) for stake in hand.stakes)
    state = _declining(state, event.hand) if event.declined_split else state
    doubled = hand._replace(stakes=stakes, flexible=event.flexible, doubled=True)
    return _awaiting(_with_hand(state, event.hand, doubled), Awaits.CARD_FOR_HAND, event.hand)


def _split(state: Round, event: HandSplit) -> Round:
    place, hand = event.hand, state.hands[event.hand]
    second_stakes = tuple(Stake(stake.player, stake.original) for stake in hand.stakes if stake.player in event.players)
    first, second = (
        Hand(hand.box, (card,), card.pips, 1 if card.pips == 1 else 0, stakes, HandStatus.OPEN, Origin.SPLIT)
        for card, stakes in zip(hand.cards, (hand.stakes, second_stakes), strict=True)
    )
    hands = (*state.hands[:place], first, second, *state.hands[place + 1 :])
    first_split = hand.origin is Origin.DEALT
    openings = (*state.openings, (hand.box, hand.cards)) if first_split else state.openings
    return state._replace(hands=hands, awaits=Awaits.CARD_FOR_HAND, turn=place, openings=openings)


def _surrendered(state: Round, event: HandSurrendered) -> Round:
    hand = state.hands[event.hand]
    stakes = tuple(stake._replace(surrendered=True) if stake.player in event.players else stake for stake in hand.stakes)
    return _with_hand(state, event.hand, hand._replace(stakes=stakes, status=HandStatus.SURRENDERED))


def _settled(state: Round, event: WagerSettled) -> Round:
    state = _round(Round, (*state[:SETTLEMENTS], (*state.settlements, event)))
    if event.bet == "main":
        hand = state.hands[event.hand]
        stakes = tuple([_decided(stake) if stake.player == event.player else stake for stake in hand.stakes])
        new = Hand(hand.box, hand.cards, hand.hard, hand.flexible, stakes, hand.status, hand.origin, hand.doubled)
        return _with_hand(state, event.hand, new)
    if event.bet == "insurance":
        return state._replace(insurance=_insurance_closed(state.insurance, event))
    if event.bet == "super-bonus":
        return state
    return _with_box(state, event.box, lambda box: box._replace(side=tuple(_closed(side, event) for side in box.side)))


def _insurance_closed(insurance: tuple[Insurance, ...], event: WagerSettled) -> tuple[Insurance, ...]:
    """Insurance of one player on one box is settled together; less than all of it is what lies on that player's own wager."""
    theirs = [each for each in insurance if each.open and (each.player, each.box) == (event.player, event.box)]
    if event.stake < sum(each.amount for each in theirs):
        theirs = [each for each in theirs if each.owner == event.player]
    return tuple(each._replace(open=False) if each in theirs else each for each in insurance)


def _closed(side: SideWager, event: WagerSettled) -> SideWager:
    return side._replace(open=False) if (side.player, side.bet) == (event.player, event.bet) else side


def _decided(stake: Stake) -> Stake:
    return Stake(stake.player, stake.original, stake.added, False, stake.surrendered)


def _turn_came(state: Round, event: TurnCame) -> Round:
    return _awaiting(state, event.awaits, event.hand)


def _card_called(state: Round, event: CardCalled) -> Round:
    return _awaiting(_declining(state, event.hand) if event.declined_split else state, Awaits.CARD_FOR_HAND, event.hand)


def _stood(state: Round, event: HandStood) -> Round:
    state = _declining(state, event.hand) if event.declined_split else state
    return _with_hand(state, event.hand, _marked(state.hands[event.hand], HandStatus.STOOD))


def _finished(state: Round, event: HandFinished) -> Round:
    return _with_hand(state, event.hand, _marked(state.hands[event.hand], event.status))


def _held(state: Round, event: NaturalHeld) -> Round:
    return _with_hand(state, event.hand, _marked(state.hands[event.hand], HandStatus.NATURAL))


def _insured(state: Round, event: InsurancePlaced) -> Round:
    stakes = (stake for hand in state.hands if hand.box == event.box for stake in hand.stakes)
    late = any(stake.player == event.owner and not stake.open for stake in stakes)
    return state._replace(insurance=(*state.insurance, Insurance(event.player, event.box, event.owner, event.amount, late=late)))


def _unchanged(state: Round, _: Event) -> Round:
    return state


RECORDERS: dict[type[Event], Callable[[Round, Any], Round]] = {
    CardDealt: _dealt,
    WagerSettled: _settled,
    TurnCame: _turn_came,
    CardCalled: _card_called,
    HandStood: _stood,
    HandFinished: _finished,
    DealerToDraw: lambda state, _: _awaiting(state, Awaits.CARD_FOR_DEALER, -1),
    RoundEnded: lambda state, _: _awaiting(state, Awaits.NOBODY, -1),
    RoundAnnulled: lambda state, _: _awaiting(state, Awaits.NOBODY, -1)._replace(annulled=True),
    StakeDoubled: _doubled,
    HandSplit: _split,
    NaturalHeld: _held,
    WagerPlaced: _betting,
    SideBetPlaced: _betting,
    BettingClosed: _betting,
    ExcessReturned: _returned,
    InsuranceOffered: lambda state, _: _awaiting(state, Awaits.INSURANCE, -1),
    InsurancePlaced: _insured,
    InsuranceClosed: _unchanged,
    SurrenderOffered: lambda state, _: _awaiting(state, Awaits.SURRENDER, -1),
    HandSurrendered: _surrendered,
    SurrenderClosed: _unchanged,
    WithdrawalOffered: lambda state, event: _awaiting(state, Awaits.WITHDRAWAL, event.hand),
    DoublesKept: _unchanged,
    PlayerFoundAbsent: lambda state, event: state._replace(absent=state.absent | {event.box}),
    ButtonOffered: lambda state, event: state._replace(awaits=Awaits.BUTTON, presses=event.presses),
    ButtonPressed: lambda state, _: state._replace(presses=state.presses[1:], held=0),
    ButtonFailed: lambda state, _: state._replace(presses=(), held=0),
    PressHeld: lambda state, event: state._replace(held=event.draw),
    PressVoided: _unchanged,
    EntryEarned: _unchanged,
    BonusWithheld: _unchanged,
    HoleCardDealt: _hole_dealt,
    HoleCardSeen: lambda state, _: state._replace(seen=True),
    HoleCardTurned: _hole_turned,
    CardsHidden: lambda state, _: state._replace(hidden=frozenset(box.number for box in state.boxes)),
    CardsShown: lambda state, event: state._replace(hidden=state.hidden - {event.box}),
}
"""How each kind of event is recorded: looked up, not searched, because a round records a dozen. A test sees that none is missing."""
