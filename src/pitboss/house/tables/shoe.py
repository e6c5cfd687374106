"""The shoe that the program deals from, told from the log and the vault at any moment: nothing of it need outlive a process."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from pitboss.cards.card import Card
from pitboss.cards.shuffle import fresh_seed, shuffled
from pitboss.floor.cards.commands import ReloadDiscards, RiffleAgain, Shuffle
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.state import Cards, Occasion, Source
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.game import Game
from pitboss.floor.request import Request
from pitboss.house.tables.state import TableState
from pitboss.house.tables.vault import SECRET_BYTES, Order
from pitboss.terms.shuffle import SHUFFLED_IN_ROUND, Reshuffled


def is_promised(state: TableState) -> bool:
    """Whether the table has published a shuffle of the program's that it has not shown yet."""
    cards = state.floor.cards
    return cards.source is Source.PROGRAM and bool(cards.commitment) and cards.commitment != state.shown


def shoe_at(cards: Cards, order: Order) -> CommittedShoe:
    """A shoe as it stands: cut as the table has cut it, with as many cards gone as the table has seen go."""
    shoe = CommittedShoe((), bytes(32), order.secret)
    shoe.order = order.cards
    shoe.cut(cards.cut_at)
    shoe.given = len(cards.given)
    return shoe


def fresh_order(game: Game) -> Order:
    """The whole pack of a game, shuffled by the operating system's chance."""
    return Order(shuffled(game.table.pack.cards(), fresh_seed()), secrets.token_bytes(SECRET_BYTES))


SHUFFLES = (Shuffle, RiffleAgain, ReloadDiscards)
"""Commands that put the cards of the shoe in another order."""


def promise(game: Game, state: TableState, shoe: CommittedShoe | None, request: Request) -> tuple[Request, Order | None]:
    """A request for a shuffle with the program's own commitment in it, and the order that it commits to; any other as it is.

    Nobody brings a commitment of his own: whatever a request says of one is replaced.
    """
    cards, rounds = state.floor.cards, state.floor.rounds
    match request.do:
        case Shuffle(source=Source.PROGRAM, device=device, method=method):
            alone = cards.due is Occasion.ABNORMAL_SEQUENCE and game.get(SHUFFLED_IN_ROUND) is Reshuffled.SHOE_ALONE
            lost = alone or cards.due is Occasion.DEVICE_LOST  # then the discards stay in the rack
            order = _rest(shoe, () if lost else in_row(cards.rack)) if shoe and rounds.in_progress and cards.drawn else fresh_order(game)
            return request._replace(do=Shuffle(Source.PROGRAM, order.commitment, device, method)), order
        case RiffleAgain(cards=which) if cards.source is Source.PROGRAM:
            order = fresh_order(game)
            return request._replace(do=RiffleAgain(which, order.commitment)), order
        case ReloadDiscards() if cards.source is Source.PROGRAM and shoe:
            order = _rest(shoe, in_row(cards.rack))
            return request._replace(do=ReloadDiscards(order.commitment)), order
        case _:
            return request, None


def _rest(shoe: CommittedShoe, rack: Iterable[Card | None]) -> Order:
    """What is left in the shoe, shuffled together with discards."""
    discards = [card for card in rack if card is not None]
    return Order(shuffled([*shoe.stack[shoe.given :], *discards], fresh_seed()), secrets.token_bytes(SECRET_BYTES))
