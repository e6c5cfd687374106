"""The command that a written decision asks for."""

from __future__ import annotations

from typing import assert_never

from pitboss.play.commands import Command, Double, FindAbsent, Forfeit, Hit, Insure, Press, Split, Stand, Surrender, TakeEvenMoney
from pitboss.play.roundfile.records import Decision, Deed


def command_of(decision: Decision) -> Command:
    """The command that a written decision asks for."""
    box, player = decision.box, decision.player
    match decision.do:
        case Deed.INSURE:
            return Insure(box, player, decision.amount, decision.owner)
        case Deed.EVEN_MONEY:
            return TakeEvenMoney(box, player)
        case Deed.SURRENDER:
            return Surrender(box, decision.players)
        case Deed.SPLIT:
            return Split(box, decision.players)
        case Deed.DOUBLE:
            return Double(box, decision.amounts)
        case Deed.HIT:
            return Hit(box)
        case Deed.STAND:
            return Stand(box)
        case Deed.FORFEIT:
            return Forfeit(box, player)
        case Deed.ABSENT:
            return FindAbsent(box)
        case Deed.PRESS:
            return Press(box, player, decision.draw, decision.by)
        case _:
            assert_never(decision.do)
