"""Judge how boxes are shared out: how many bettors, for whom they are kept, and who may have several."""

from __future__ import annotations

from pitboss.floor.boxes.commands import GiveUpBoxes, LetWagerOnSeveral, ReduceBettors, ReserveBoxes
from pitboss.floor.boxes.events import BettorsReduced, BoxesGivenUp, BoxesReserved, SeveralAllowed
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, require_staff
from pitboss.play.commands import PlaceWager
from pitboss.play.desk import refusal
from pitboss.play.state import Awaits, Round
from pitboss.terms.control import (
    BETTORS_PER_BOX,
    BETTORS_PER_BOX_REDUCED_BY,
    BOXES_RESERVED_BY,
    BOXES_RESERVED_FOR,
    SEVERAL_BOXES,
    SEVERAL_BOXES_ALLOWED_BY,
    SEVERAL_BOXES_CALLED,
    Several,
    SeveralCalls,
)
from pitboss.terms.equipment import BOXES, LAYOUT_APPROVAL, LAYOUT_LIKENESS
from pitboss.terms.wagers import BETS


def require_boxes(desk: Desk, *boxes: int) -> None:
    """Boxes that the layout of this table has."""
    most = desk.floor.opening.boxes
    for box in boxes:
        if not 1 <= box <= most:
            raise refusal("no-box", f"there is no box {box}: boxes run from 1 to {most}", _boxes_rule(desk))


def _boxes_rule(desk: Desk) -> str:
    """The rule on boxes: that of a side bet's own layout where one is marked, else the main game's."""
    game = desk.game
    marked = (rules.why(BOXES).citations[0] for rules in game.side_bets.values() if rules.get(BOXES))
    return next(marked, "") or game.cited(BOXES, LAYOUT_APPROVAL, LAYOUT_LIKENESS)


def reduce_bettors(desk: Desk, command: ReduceBettors) -> None:
    """Let fewer players share a box than the document does."""
    warrant = exercise(desk, BETTORS_PER_BOX_REDUCED_BY, f"box {command.box}")
    require_boxes(desk, command.box)
    most = desk.game.get(BETTORS_PER_BOX) or 1
    if not 1 <= command.most <= most:
        raise refusal("bettors", f"a box takes from 1 to {most} bettors, not {command.most}", desk.game.cite(BETTORS_PER_BOX))
    desk.record(BettorsReduced(command.box, command.most, warrant, warrant.rule))


def reserve(desk: Desk, command: ReserveBoxes) -> None:
    """Keep boxes for one player, or give them back."""
    part, player = desk.floor.boxes, command.player
    warrant = exercise(desk, BOXES_RESERVED_BY, player)
    require_boxes(desk, *command.boxes)
    boxes = tuple(sorted(set(command.boxes)))
    if desk.game.get(BOXES_RESERVED_FOR):
        rule = desk.game.cite(BOXES_RESERVED_FOR)
        if len(boxes) == 1:  # a series is more than one: reading Q4
            raise refusal("one-box", "a series of boxes is kept for a player, not a single one: take two or more, or none", rule)
        for box in boxes:
            other = part.seats.get(box, player)
            if other == player:
                other = part.held_by_others(box, player) or player
            if other != player:
                raise refusal("box-in-use", f"{other} has box {box}: only boxes that nobody has can be kept for {player}", rule)
    desk.record(BoxesReserved(player, boxes, warrant, warrant.rule))


def let_wager(desk: Desk, command: LetWagerOnSeveral) -> None:
    """Let a player have boxes besides the player's own, or take that leave back."""
    part, player = desk.floor.boxes, command.player
    warrant = exercise(desk, SEVERAL_BOXES_ALLOWED_BY, player)
    require_boxes(desk, *command.boxes)
    boxes = tuple(sorted(set(command.boxes)))
    kept = next((box for box in boxes if part.reserved.get(box, player) != player), 0)
    if kept:
        raise refusal("box-in-use", f"box {kept} is kept for {part.reserved[kept]}", desk.game.cite(BOXES_RESERVED_FOR))
    if boxes and part.waiting:
        said = f"{part.waiting[0]} waits for a seat: {player} may have further boxes once there are seats enough"
        raise refusal("seats-wanted", said, desk.game.cite(SEVERAL_BOXES))
    desk.record(SeveralAllowed(player, boxes, warrant, warrant.rule))


def give_up(desk: Desk, command: GiveUpBoxes) -> None:
    """Give up boxes, by oneself or told so by the casino's people."""
    rule = desk.game.cited(SEVERAL_BOXES, BETS)
    if desk.by != command.player:
        require_staff(desk, f"give up boxes of {command.player}", rule)
    had = desk.floor.boxes.several.get(command.player, ())
    if not command.boxes or not set(command.boxes) <= set(had):
        said = ", ".join(map(str, had)) or "none"
        raise refusal("not-had", f"{command.player} can give up boxes had besides the player's own: {said}", rule)
    desk.record(BoxesGivenUp(command.player, command.boxes, rule))


def object_to_wager(desk: Desk, command: PlaceWager) -> None:
    """Against a wager on a box that is not there, is kept for somebody, has its bettors, or is one too many for the player."""
    part, box = desk.floor.boxes, command.box
    if not 1 <= box <= part.boxes:
        require_boxes(desk, box)
    now = desk.floor.rounds.now
    if not isinstance(now, Round) or now.awaits is not Awaits.WAGERS:
        return  # the round says itself that betting is closed
    if part.reserved:
        require_unreserved(desk, box, command.player)
    if box in part.most:
        _require_room(desk, now, box)
    player = command.player
    others = [each.number for each in now.boxes if each.number != box and any(bettor.player == player for bettor in each.bettors)]
    if others or (part.waiting and box in part.several.get(player, ())):
        _require_leave(desk, now, command, others)


def require_unreserved(desk: Desk, box: int, player: str) -> None:
    """Nobody but the player for whom a box is kept may use it."""
    keeper = desk.floor.boxes.reserved.get(box, player)
    if keeper != player:
        raise refusal("reserved", f"box {box} is kept for {keeper} alone", desk.game.cite(BOXES_RESERVED_FOR))


def _require_room(desk: Desk, now: Round, box: int) -> None:
    most = desk.floor.boxes.most[box]
    bettors = next((len(each.bettors) for each in now.boxes if each.number == box), 0)
    if bettors >= most:
        rule = desk.game.cite(BETTORS_PER_BOX_REDUCED_BY)
        raise refusal("box-full", f"box {box} takes {most} bettors at most, and has them", rule)


def _require_leave(desk: Desk, now: Round, command: PlaceWager, others: list[int]) -> None:
    """One player on several boxes needs leave for all but one; while seats are wanted the further ones are not what they were."""
    part, player, box = desk.floor.boxes, command.player, command.box
    own = part.seat_of(player) or (others[0] if others else 0)
    kept = {number for number, keeper in part.reserved.items() if keeper == player}  # whoever else wants a seat
    further = {number for number in (*others, box) if number != own} - kept
    wanted = part.short > 0
    if wanted and box in further:
        _require_shared(desk, now, command)
    without_leave = further - set(part.several.get(player, ()))
    if without_leave and not (wanted and desk.game.get(SEVERAL_BOXES_CALLED) is SeveralCalls.OWN_WHEN_FULL):
        power = desk.game.get(SEVERAL_BOXES_ALLOWED_BY)
        who = f": {power} let {player} have box {min(without_leave)} too" if power else ""
        rule = desk.game.cite(SEVERAL_BOXES_ALLOWED_BY)
        raise refusal("several-boxes", f"{player} has a wager on another box{who}", rule)


def _require_shared(desk: Desk, now: Round, command: PlaceWager) -> None:
    """While somebody waits for a seat (reading Q5): where boxes are given up there is no wager on a further one; elsewhere only as one
    who does not call, that is behind the box's own player (reading G5)."""
    box, player, game = command.box, command.player, desk.game
    match game.get(SEVERAL_BOXES):
        case Several.GIVES_UP_BOXES:
            said = f"{desk.floor.boxes.waiting[0]} waits for a seat: {player} gives up box {box}"
            raise refusal("box-wanted", said, game.cite(SEVERAL_BOXES))
        case Several.GIVES_UP_CONTROL | Several.WHILE_SEATS_ELSEWHERE:
            if not any(each.number == box and each.bettors for each in now.boxes):
                rule = game.cite(SEVERAL_BOXES_CALLED) or game.cite(SEVERAL_BOXES)
                said = f"{player} may not call box {box} while others want seats: the wager goes behind that of the box's own player"
                raise refusal("box-not-called", said, rule)
        case None:
            return
