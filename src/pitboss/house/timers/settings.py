"""How a table keeps time, and which of its people the program plays."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.bots import Bot


@dataclass(frozen=True, slots=True)
class Clocks:
    """Whole seconds; None where people see to it.

    `betting` runs from the first wager, `decision` until the player is waited for no longer, `grace` from the warning to the document's
    rule for absent players (a player who has dropped has only the grace). `window` is for insurance, surrender and taking back a double,
    `cut` and `button` for who was offered them, `reserved` for boxes kept for a player who is not there. `pace` lies between two acts
    of the program, `layout` before the cards of a finished round are taken up.
    """

    betting: int | None = 15
    decision: int | None = 25
    grace: int = 10
    window: int | None = 8
    cut: int | None = 10
    button: int | None = 10
    reserved: int | None = 900
    pace: int = 1
    layout: int = 4


@dataclass(frozen=True, slots=True)
class Settings:
    """The clocks, the name under which the program deals (empty where a person does), and the bots."""

    clocks: Clocks = Clocks()
    dealer: str = ""
    bots: tuple[Bot, ...] = ()
