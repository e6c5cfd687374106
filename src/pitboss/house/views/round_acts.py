"""The acts of a round that concern one person, out of everything that the round could be asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from pitboss.floor.cards.state import Source
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.rounds.calling import caller_on
from pitboss.floor.state import Floor
from pitboss.house.messages import word
from pitboss.house.tables.button import REAL_BUTTON
from pitboss.money.cents import dollars
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.commands import (
    CloseBetting,
    CloseInsurance,
    CloseSurrender,
    Double,
    FindAbsent,
    Forfeit,
    Hit,
    Insure,
    KeepDoubles,
    KeepDraw,
    PlaceSideBet,
    PlaceWager,
    Press,
    ShowCards,
    Split,
    Stand,
    Surrender,
    TakeEvenMoney,
)
from pitboss.play.lawful import Amount, Forbidden, Lawful, lawful
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table

Part = Literal["player", "dealer"]
OF_HAND = (Hit, Stand, Double, Split)
OF_DEALER = (CloseBetting, CloseInsurance, CloseSurrender, KeepDoubles, FindAbsent)
WHEN: dict[Awaits, tuple[type[Any], ...]] = {
    Awaits.WAGERS: (PlaceWager, PlaceSideBet, CloseBetting),
    Awaits.INSURANCE: (Insure, TakeEvenMoney, CloseInsurance),
    Awaits.SURRENDER: (Surrender, CloseSurrender),
    Awaits.WITHDRAWAL: (Forfeit, KeepDoubles),
    Awaits.DECISION: (*OF_HAND, FindAbsent, ShowCards),
    Awaits.BUTTON: (Press, KeepDraw),
}
"""What there is a button for at each moment of a round."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """What one player may put up, in cents; no most where there is none."""

    player: str
    least: int
    most: int | None
    step: int

    @property
    def written(self) -> dict[str, Any]:
        """The bounds as JSON has them."""
        most = None if self.most is None else dollars(self.most)
        return {"player": self.player, "least": dollars(self.least), "most": most, "step": dollars(self.step)}


@dataclass(frozen=True, slots=True)
class Act:
    """An act in its plainest form, with the rule for it and what may be filled in otherwise; `draws` is how far a button counts."""

    command: Command
    box: int = 0
    rule: str = ""
    amounts: tuple[Bounds, ...] = ()
    players: tuple[str, ...] = ()
    signals: tuple[str, ...] = ()
    draws: int = 0


def round_acts(game: Game, floor: Floor, name: str, part: Part) -> Iterator[Act | Forbidden]:
    """What somebody could do in the round now, as a player or as the dealer, who enters what players say."""
    now = floor.rounds.now
    if isinstance(now, ComBoRound):
        yield from _com_bo(game, floor, name)
        return
    kinds = WHEN.get(now.awaits, ())
    if not kinds or not isinstance(game.table, Table):
        return
    if not _concerned(floor, now, name):
        if part == "player":
            return
        kinds = tuple(each for each in kinds if each in (*OF_HAND, *OF_DEALER))
    for answer in lawful(game.table, now):
        if answer.act in kinds and (answer.act not in OF_DEALER or part == "dealer") and _is_for(answer, now, name, part):
            yield from (answer,) if isinstance(answer, Forbidden) else _act(floor, answer, name)


def _concerned(floor: Floor, now: Round, name: str) -> bool:
    """Whether a player has anything to decide at this moment: cheap, since it is asked of everybody after every event."""
    if now.awaits is Awaits.WAGERS:
        return name in floor.boxes.present
    if now.awaits is Awaits.DECISION:
        box = now.hands[now.turn].box
        return caller_on(now, box) == name or bool(now.hidden)
    return name in floor.rounds.players


def _is_for(answer: Lawful | Forbidden, now: Round, name: str, part: Part) -> bool:
    """Whether an answer is about this person; the dealer may enter a decision for whoever is to decide."""
    if answer.act in OF_DEALER:
        return answer.box != 0 or answer.act is not FindAbsent
    if answer.act in (*OF_HAND, ShowCards):
        caller = caller_on(now, answer.box)
        if answer.box in now.hidden and caller != name:  # what may be done with cards face down would tell what they are
            return False
        return answer.box != 0 and (caller == name or (part == "dealer" and answer.act in OF_HAND))
    if isinstance(answer, Forbidden):
        return answer.player == name
    if answer.act is Press:  # whoever is barred may not press for another, but does press for himself or herself
        return answer.counts and name in (answer.players or ())
    if answer.act is Surrender:
        return answer.by == name or name in (answer.players or ())
    return answer.counts and name not in answer.barred and (answer.players is None or name in answer.players)


def _act(floor: Floor, answer: Lawful, name: str) -> Iterator[Act | Forbidden]:
    """A lawful answer as this person would give the command."""
    signals = tuple(map(word, answer.signals))
    amounts = tuple(_bounds(each, name) for each in answer.amounts)
    players = tuple(each for each in answer.players or () if each not in answer.barred)
    if answer.act is PlaceWager:
        bounds = bounds_of(floor, name)
        yield Act(PlaceWager(answer.box, name, bounds.least), answer.box, answer.rule, (bounds,))
    elif answer.act is PlaceSideBet:
        bounds = bounds_of_side_bet(floor, answer.bet, name)
        yield Act(PlaceSideBet(answer.box, name, answer.bet, bounds.least), answer.box, answer.rule, (bounds,))
    elif answer.act is Press and floor.cards.source is Source.ENTERED:
        yield Forbidden(Press, "dealer-enters", REAL_BUTTON, answer.rule, answer.box, name)
    elif answer.act is Press:
        yield Act(Press(answer.box, name, 1), answer.box, answer.rule, draws=answer.draws)
    elif answer.plain is not None:
        yield Act(answer.plain, answer.box, answer.rule, amounts, players, signals)  # type: ignore[arg-type]  # no annulment is plain


def _bounds(amount: Amount, name: str) -> Bounds:
    return Bounds(amount.player or name, amount.least, amount.most, amount.step)


def bounds_of_side_bet(floor: Floor, bet: str, name: str) -> Bounds:
    """What the sign lets somebody stake on a side bet."""
    own = floor.limits.side.get(bet)
    return Bounds(name, own.minimum if own else 1, own.maximum if own else None, 1)


def bounds_of(floor: Floor, name: str) -> Bounds:
    """What the sign and the player's own limits let somebody stake."""
    limits = floor.limits
    own = limits.personal.get(name)
    most = own.maximum if own else limits.maximum
    return Bounds(name, limits.minimum_of(name) or 1, most or None, limits.unit or 1)


def _com_bo(game: Game, floor: Floor, name: str) -> Iterator[Act]:
    """Every area of the layout while wagers are taken."""
    if floor.rounds.now.awaits is ComBoAwaits.WAGERS and isinstance(game.table, ComBoTable) and name in floor.boxes.present:
        bounds = bounds_of(floor, name)
        yield from (Act(PlaceComBoWager(name, bet, bounds.least), 0, "", (bounds,)) for bet in game.table.bets)
