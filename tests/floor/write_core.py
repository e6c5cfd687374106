"""What people at a table may think of asking, lawful or not: people, notices, opening, acts, boxes, limits, cards, rounds, face-up cards.

Each topic has such a file, `write_<topic>.py`; `machine.py` finds them by name. A writer makes one request out of chance.
"""

from __future__ import annotations

import random

from pitboss.cards.card import CARDS
from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import FaceUpCard
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.judge import ACTS
from pitboss.floor.boxes.commands import JoinTable, LeaveTable
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.state import Source
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import RaiseDispute
from pitboss.floor.limits.commands import SetLimits
from pitboss.floor.notices.commands import GiveNotice, WithdrawNotice
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable, OpenTable
from pitboss.floor.people.commands import SignOff, SignOn
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Double,
    DrawCard,
    FindAbsent,
    Hit,
    Insure,
    KeepDoubles,
    PlaceWager,
    Split,
    Stand,
    Surrender,
)
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.powers import Role
from tests.floor.machine import PLAYERS, STAFF, Table


def a_round(at: Table, chance: random.Random) -> tuple[str, Command]:
    """Something of the round, mostly what is due."""
    box, player = chance.randint(1, 3), chance.choice(PLAYERS)
    caller = next((each.caller for each in getattr(at.floor.rounds.now, "boxes", ()) if each.number == box), player)
    by = chance.choice((caller, caller, player, STAFF[0]))
    moves: list[Command] = [Hit(box), Stand(box), Double(box), Split(box), Surrender(box), Insure(box, player, 500)]
    return by, chance.choice(moves)


def a_wager(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A stake, now and then somebody else's or on a box that is not there."""
    player = chance.choice(PLAYERS)
    return chance.choice((player, player, player, "zed")), PlaceWager(chance.randint(1, 4), player, chance.choice((500, 1000, 2500)))


def the_dealer(_: Table, chance: random.Random) -> tuple[str, Command]:
    """The dealer goes on, or somebody else tries to."""
    going: list[Command] = [CloseBetting(), CloseInsurance(), CloseSurrender(), KeepDoubles(), TakeUpCards(), TakeUpCards()]
    return chance.choice((STAFF[0], STAFF[0], "ann")), chance.choice(going)


def a_card(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A card of a real shoe, any of the fifty-two."""
    return STAFF[0], DrawCard(chance.choice(list(CARDS.values())))


def the_cards(at: Table, chance: random.Random) -> tuple[str, Command]:
    """A shuffle, a cut, the cutting card, the burn, or a card face up."""
    card = chance.choice(list(CARDS.values()))
    cards: list[Command] = [
        Shuffle(Source.ENTERED),
        Cut(chance.randint(0, 416)),
        PlaceCuttingCard(chance.randint(0, 300)),
        Burn(chance.choice((None, card))),
        ReportAccident(FaceUpCard(card)),
    ]
    if at.floor.rounds.number < 3:
        cards = cards[1:]
    return STAFF[0], chance.choice(cards)


def somebody(_: Table, chance: random.Random) -> tuple[str, Command]:
    """People come, go, give notice, open, close, set limits, dispute, and note what they did."""
    by = chance.choice((*STAFF, *PLAYERS))
    about = chance.choice((CLOSE_TABLE.name, LIMITS_ALTERED_BY.name, "nonsense"))
    kind = chance.choice(list(Kind))
    things: list[Command] = [
        SignOn(by, (chance.choice(list(Role)),)) if by in STAFF[2:] else RaiseDispute(1, "unfair"),
        SignOff(chance.choice(STAFF[2:])),
        JoinTable(chance.choice(PLAYERS), chance.randint(0, 4)),
        LeaveTable(chance.choice(PLAYERS)),
        OpenTable(chance.randint(0, 10)),
        GiveNotice(kind, about, chance.choice(("", "ann")), chance.choice(list(Role))),
        WithdrawNotice(kind, about),
        SetLimits(chance.choice((500, 1000)), 100_000),
        RecordAct(chance.choice([*ACTS, "nonsense"])),
        FindAbsent(1),
        CloseTable(),
    ]
    return by, chance.choice(things)


WRITERS = (a_round, a_round, a_wager, a_wager, the_dealer, the_dealer, a_card, a_card, a_card, the_cards, somebody)
