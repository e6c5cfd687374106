"""The two answers to "may this be done?"."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.refusal import Refused
from pitboss.play.commands import Annulment, Command
from pitboss.terms.player_hand import Signal


class Amount(NamedTuple):
    """What one player may put up, in cents; no name means whoever gives the command, no most that the round sets no bound."""

    player: str
    least: int
    most: int | None
    step: int = 1

    def allows(self, cents: int) -> bool:
        """Whether an amount lies within the bounds.

        >>> Amount("ann", 250, 1000, step=250).allows(750), Amount("ann", 250, 1000, step=250).allows(800)
        (True, False)
        """
        return self.least <= cents and (self.most is None or cents <= self.most) and cents % self.step == 0


class Lawful(NamedTuple):
    """An act that is open now.

    `box` 0 is every box that no other answer names. `by` is whose word it is, where a box has a caller. `players` may be named,
    None meaning anybody; those in `must` have to be among them, and naming nobody means all of them; `barred` may not. `draws` is how
    many possibilities a press has, `cause` that of an annulment. `plain` is the plainest form of the act, where nothing needs to be
    filled in. An act that does not count may happen, and wins nobody anything.
    """

    act: type[Command]
    rule: str
    box: int = 0
    by: str = ""
    players: tuple[str, ...] | None = None
    must: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    bet: str = ""
    owner: str = ""
    amounts: tuple[Amount, ...] = ()
    draws: int = 0
    signals: tuple[Signal, ...] = ()
    plain: Command | None = None
    cause: Annulment | None = None
    counts: bool = True


class Forbidden(NamedTuple):
    """An act that is not open now: why, by which rule, and the nearest lawful act instead.

    `box` 0 is every box, and no `player` every player, that no other answer names.
    """

    act: type[Command]
    code: str
    reason: str
    rule: str
    box: int = 0
    player: str = ""
    bet: str = ""
    owner: str = ""
    cause: Annulment | None = None
    instead: Lawful | None = None


Answer = Lawful | Forbidden

STRANGER = "somebody else"
"""Who is asked about on behalf of everybody that no other answer names."""


def forbidden(act: type[Command], refused: Refused, *, box: int = 0, player: str = "", bet: str = "", owner: str = "") -> Forbidden:
    """A refusal as an answer; box 0 was asked about on behalf of every other box."""
    return Forbidden(act, refused.code, refused.sentence.replace("box 0", "any other box"), refused.rule, box, player, bet, owner)
