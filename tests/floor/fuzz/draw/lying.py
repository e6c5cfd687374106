"""What is done to wagers that lie: made larger, taken back, laid down after the call, turned away; and tokens in them."""

from __future__ import annotations

from collections.abc import Iterator

from pitboss.floor.boxes.commands import DeclareToken, DeclareWager, ExchangeVoucher, RefuseUnpayable, TouchWager
from pitboss.floor.commands import Command
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.terms.wagers import REFUSE_UNPAYABLE_BY, Backing, Touch
from tests.floor.fuzz.draw import betting
from tests.floor.fuzz.draw.prepare import prepared
from tests.floor.fuzz.scene import Scene

Asked = tuple[str, Command]
ACTS = (Touch.INCREASE, Touch.INCREASE, Touch.WITHDRAW, Touch.HANDLE, Touch.ALTER)


def _some_wager(scene: Scene) -> tuple[str, int, str] | None:
    """A wager that lies: whose, on which box, on what."""
    now = scene.floor.rounds.now
    if isinstance(now, ComBoRound):
        found = [(wager.player, 0, wager.bet) for wager in now.wagers]
    else:
        found = [(bettor.player, box.number, "main") for box in now.boxes for bettor in box.bettors if bettor.stake]
        found += [(side.player, box.number, side.bet) for box in now.boxes for side in box.side]
    return scene.chance.choice(found) if found else None


def touched(scene: Scene) -> Iterator[Asked]:
    """A player makes a wager larger or takes it back: lawful until the first card, frozen from then on."""
    wager = _some_wager(scene)
    if wager is None or (scene.floor.rounds.first_card_out and scene.chance.random() < 0.8):
        return
    player, box, bet = wager
    act = scene.chance.choice(ACTS)
    amount = scene.chance.choice((500, 1000, 2500, scene.floor.limits.maximum)) if act is Touch.INCREASE else 0
    yield player if scene.chance.random() < 0.8 else scene.dealer, TouchWager(player, act, box, bet, amount)


def late_wager(scene: Scene) -> Iterator[Asked]:
    """Chips laid down between the call and the first card, or after it."""
    rounds = scene.floor.rounds
    if not rounds.in_progress or (rounds.first_card_out and scene.chance.random() < 0.9):
        return
    if isinstance(rounds.now, ComBoRound):
        table, player = scene.game.table, scene.player
        assert isinstance(table, ComBoTable)
        yield player, PlaceComBoWager(player, scene.chance.choice(list(table.bets)), 1000)
    else:
        yield betting.side_bet(scene) if scene.game.side_bets and scene.chance.random() < 0.4 else betting.wager(scene)


def tokens(scene: Scene) -> Iterator[Asked]:
    """Vouchers, tokens, spoken wagers, and wagers that could not be paid exactly."""
    chance, wager = scene.chance, _some_wager(scene)
    if wager is None or chance.random() < 0.2:
        yield scene.player, DeclareWager(scene.player, 1000, chance.choice(list(Backing)), 1)
        return
    owner, box, bet = wager
    if chance.random() < (0.3 if scene.floor.rounds.first_card_out else 0.5):
        yield from prepared(scene, REFUSE_UNPAYABLE_BY, owner)
        yield scene.may(REFUSE_UNPAYABLE_BY), RefuseUnpayable(owner, box, bet)
        return
    yield scene.dealer, ExchangeVoucher(owner, chance.choice((500, 1000)))
    yield owner, DeclareToken(box, owner, 500, bet)
