"""The shoe that the program deals from, told from the log and the vault at any moment: nothing of it need outlive a process."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable

from pitboss.cards.card import Card
from pitboss.cards.shuffle import fresh_seed, shuffled
from pitboss.floor.automatic import is_lawful
from pitboss.floor.cards.commands import Cut, ReloadDiscards, RiffleAgain, Shuffle
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.state import Cards, Occasion, Source
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.game import Game
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.house.tables.state import TableState
from pitboss.house.tables.vault import SECRET_BYTES, Order
from pitboss.terms.shuffle import SHUFFLED_IN_ROUND, Reshuffled

ACCOUNT = re.compile(r"a-[0-9a-f]{24}")
"""What names a person; everybody else at a table is the program's."""


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


def cut_of(commitment: str, size: int) -> int:
    """Where the program's own people cut: nobody's choice, told from the commitment that was published before, in the middle half.

    >>> cut_of("00" * 32, 416), cut_of("01" * 32, 416)
    (167, 214)
    """
    chance = int.from_bytes(hashlib.sha256(f"pitboss-cut|{commitment}".encode()).digest(), "big")
    return size // 4 + chance % (size // 2 + 1)


def cut_by_nobody(game: Game, floor: Floor, request: Request) -> Request:
    """A cut that no player makes, at the place that the commitment has fixed; any other request, and one that may not be, as it is."""
    cards = floor.cards
    if not isinstance(request.do, Cut) or ACCOUNT.fullmatch(request.by) or cards.source is not Source.PROGRAM or not cards.commitment:
        return request
    if request.do.depth != cards.undealt // 2:
        return request
    fixed = request._replace(do=Cut(cut_of(cards.commitment, cards.undealt)))
    return fixed if is_lawful(game, floor, fixed) else request


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
