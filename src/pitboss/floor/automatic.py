"""What the program does next as dealer and shoe, and when it must wait for a person.

It writes requests and decides nothing: each is one that the table accepts. It deals from an ordinary shoe that the program has shuffled;
what a supervisor must settle, an accident or a cut that every player refuses, it leaves alone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from pitboss.cards.card import Card
from pitboss.floor.cards.commands import Burn, Cut, OfferCut, PlaceCuttingCard
from pitboss.floor.cards.state import Cards, CardsAwait, Source
from pitboss.floor.commands import Command
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.decide import decide
from pitboss.floor.game import Game
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import SHOE, Request
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.state import Floor
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.commands import CloseBetting, CloseInsurance, CloseSurrender, DrawCard, KeepDoubles
from pitboss.play.state import Awaits

CARD_AWAITED = (Awaits.CARD_FOR_DEAL, Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER, ComBoAwaits.CARD)
WINDOWS: Mapping[Awaits | ComBoAwaits, Command] = {
    Awaits.INSURANCE: CloseInsurance(),
    Awaits.SURRENDER: CloseSurrender(),
    Awaits.WITHDRAWAL: KeepDoubles(),
}
"""What the dealer closes once nobody is waited for."""

Ways = Iterator[tuple[str, Command]]


def next_request(
    game: Game, floor: Floor, shoe: CommittedShoe | None, at: int, *, dealer: str = "", awaited: Collection[str] = ()
) -> Request | None:
    """The program's next request, or None when a person is awaited.

    `dealer` is the name under which the program deals, empty where a person does; `shoe` is None where a person enters the cards, and a
    new one is wanted when the old one is used up. `awaited` are those whose wager, insurance or surrender is still waited for.
    """
    if shoe and not shoe.given and floor.cards.cut_at:
        shoe.cut(floor.cards.cut_at)
    for by, command in _ways(game, floor, shoe, dealer, awaited):
        request = Request(by, at, command)
        if by and is_lawful(game, floor, request):
            if shoe and isinstance(command, DrawCard | Burn) and not floor.cards.held:
                shoe.next_card()
            return request
    return None


def is_lawful(game: Game, floor: Floor, request: Request) -> bool:
    """Whether the table would accept a request."""
    try:
        decide(game, floor, request)
    except (Refused, Malformed):
        return False
    return True


def shuffle_is_due(cards: Cards) -> bool:
    """Whether the cards must be shuffled before another round."""
    return cards.awaits is CardsAwait.SHUFFLE or cards.cutting_card_out or cards.due is not None


def _ways(game: Game, floor: Floor, shoe: CommittedShoe | None, dealer: str, awaited: Collection[str]) -> Ways:
    """What might come next, the likeliest first."""
    rounds = floor.rounds
    awaits = rounds.now.awaits
    if floor.opening.standing is not Standing.OPEN:
        yield dealer, OpenTable()
    elif rounds.is_over:
        yield dealer, TakeUpCards()
    elif not rounds.in_progress:
        yield from _prepare(floor, shoe, dealer)
        if rounds.players and not awaited:
            yield dealer, CloseBetting()
    elif awaits in CARD_AWAITED:
        card = _next_card(floor, shoe)
        if card is not None:
            yield SHOE, DrawCard(card)
    elif isinstance(rounds.now, ComBoRound):
        yield dealer, KeyResult(rounds.now.cards)
    elif awaits in WINDOWS and not awaited:
        yield dealer, WINDOWS[awaits]


def _prepare(floor: Floor, shoe: CommittedShoe | None, dealer: str) -> Ways:
    """Reveal the old shoe, publish the new one, have it cut, place the cutting card, burn."""
    cards = floor.cards
    if shoe is None:
        return
    if shuffle_is_due(cards):
        if shoe.given:
            yield SHOE, shoe.reveal()
        else:
            yield dealer, shoe.publish()
    elif cards.awaits is CardsAwait.CUT:
        if cards.prep.cutter not in floor.boxes.present:
            yield dealer, OfferCut()
            yield dealer, Cut(cards.undealt // 2)
    elif cards.awaits is CardsAwait.CUTTING_CARD:
        yield from ((dealer, PlaceCuttingCard(sum(cards.pack) // part)) for part in (5, 4, 3, 2))
    elif cards.awaits is CardsAwait.BURN:
        yield SHOE, Burn(_next_card(floor, shoe))


def _next_card(floor: Floor, shoe: CommittedShoe | None) -> Card | None:
    """The card held back to come next, or the next of the shoe that the table is dealt from."""
    cards = floor.cards
    if cards.source is not Source.PROGRAM:
        return None
    if cards.held:
        return cards.held[0]
    return shoe.stack[shoe.given] if shoe and shoe.given < len(shoe.stack) else None
