"""What is against a wager before the first card: below the minimum, in the wrong multiple, beyond a restriction, or on a full box."""

from __future__ import annotations

from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.desk import Desk
from pitboss.floor.limits.raising import require_kept_marker
from pitboss.floor.limits.restrict import has_missed, shoe_counts
from pitboss.floor.limits.state import Hold, Limits, Restriction
from pitboss.floor.limits.words import within
from pitboss.law.rules import Rules
from pitboss.law.values import Dollars
from pitboss.play.allowed_bets import cites_of
from pitboss.play.commands import PlaceSideBet, PlaceWager
from pitboss.play.desk import refusal
from pitboss.play.named import bet_name
from pitboss.play.state import Box, Round
from pitboss.terms.control import ONE_BOX_BOXES, ONE_BOX_STAKE, SHOE_MINIMUM_STAKE
from pitboss.terms.limits import (
    MAXIMUM_APPLIES_TO,
    MULTIPLES,
    OVER_MAXIMUM,
    SHARED_MAXIMUM,
    UNDER_MINIMUM,
    UNDER_MINIMUM_AGAIN,
    UNIT_ABOVE_MINIMUM,
    WRONG_MULTIPLE,
    LimitPer,
    Share,
    UnderMinimum,
)
from pitboss.terms.markers import NEW_PLAYERS, PERSONAL_LIMITS_OTHERS, OthersOnBox, Protected
from pitboss.terms.side_bets import SIDE_BET_OUTSIDE, SIDE_BET_SIGN, SideBetOutside
from pitboss.terms.wagers import Touch


def require_within_limits(desk: Desk, command: PlaceWager) -> None:
    """A wager that the sign, the player's own limits and any restriction let through; the rest is put right when betting ends."""
    limits = desk.floor.limits
    if not limits.minimum or command.amount <= 0:
        return
    if command.player in limits.restricted:
        _require_as_held(desk, limits, command)
    elif command.amount < limits.minimum_of(command.player):
        _require_minimum(desk, limits, command)
    elif command.amount < limits.minimum and command.player in limits.kept:
        require_kept_marker(desk, command.player)
    if limits.unit:
        _require_multiple(desk, limits, command.amount)
    now = desk.floor.rounds.now
    box = next((box for box in now.boxes if box.number == command.box), None) if isinstance(now, Round) else None
    if box is not None:
        _require_room(desk, limits, command, box)


def require_increase_within_limits(desk: Desk, command: TouchWager) -> None:
    """A wager made larger is looked at as if it were placed so; a side bet by the limits of its own."""
    if command.act is not Touch.INCREASE or not isinstance(desk.floor.rounds.now, Round):
        return
    box = next((box for box in desk.floor.rounds.now.boxes if box.number == command.box), Box(command.box))
    if command.bet == "main":
        staked = sum(bettor.stake for bettor in box.bettors if bettor.player == command.player)
        require_within_limits(desk, PlaceWager(command.box, command.player, staked + command.amount))
    else:
        staked = sum(side.amount for side in box.side if (side.player, side.bet) == (command.player, command.bet))
        require_side_bet_within_limits(desk, PlaceSideBet(command.box, command.player, command.bet, staked + command.amount))


def _require_minimum(desk: Desk, limits: Limits, command: PlaceWager) -> None:
    """Where a wager below the minimum is valid only once dealt, it is not taken before (reading E9)."""
    game = desk.game
    if command.player in limits.warned and game.get(UNDER_MINIMUM_AGAIN) is UnderMinimum.RETURNED_UNDEALT:  # the other side of R6
        said = f"{command.player} was warned: a wager of {Dollars(command.amount)}, below the minimum, goes back before the deal"
        raise refusal("under-minimum", said, game.cite(UNDER_MINIMUM_AGAIN))
    if game.get(UNDER_MINIMUM) is not UnderMinimum.VALID_ONCE_DEALT:
        return
    new = limits.kept and game.get(NEW_PLAYERS) is Protected.NEW_MINIMUM and command.player not in limits.kept
    least = limits.minimum_of(command.player)
    rule = game.cite(NEW_PLAYERS) if new else game.cite(UNDER_MINIMUM)
    raise refusal("under-minimum", f"{Dollars(command.amount)} is below {command.player}'s minimum of {Dollars(least)}", rule)


def _require_multiple(desk: Desk, limits: Limits, amount: int) -> None:
    """The multiples on the sign bind, but where the document pays a wrong one up to the next amount in chips."""
    game = desk.game
    if game.get(WRONG_MULTIPLE) is not None or amount < limits.minimum:
        return
    over = amount - limits.minimum if game.get(UNIT_ABOVE_MINIMUM) else amount
    if over % limits.unit:
        said = f"{Dollars(amount)} is not in the multiples on the sign: {Dollars(limits.unit)} at a time from {Dollars(limits.minimum)}"
        raise refusal("wrong-multiple", said, game.cite(MULTIPLES))


def _require_room(desk: Desk, limits: Limits, command: PlaceWager, box: Box) -> None:
    """A box with room: beside a personal limit within the ordinary maximum, and elsewhere for those who came first."""
    game, player = desk.game, command.player
    others = [bettor for bettor in box.bettors if bettor.player != player and bettor.stake]
    staked = sum(bettor.stake for bettor in others)
    if not staked:
        return
    marked = player in limits.personal or any(bettor.player in limits.personal for bettor in others)
    if marked and game.get(PERSONAL_LIMITS_OTHERS) is OthersOnBox.WITHIN_BOX_MAXIMUM and staked + command.amount > limits.maximum:
        said = f"beside a personal limit all wagers on box {box.number} keep within {Dollars(limits.maximum)} together"
        raise refusal("personal-limit-box", said, game.cite(PERSONAL_LIMITS_OTHERS))
    per_box = (limits.per or game.get(MAXIMUM_APPLIES_TO)) is LimitPer.BOX
    first_come = Share.FIRST_COME in (game.get(SHARED_MAXIMUM) or ())
    if per_box and first_come and staked >= limits.maximum and player not in limits.personal:  # reading R3
        said = f"box {box.number} holds its maximum of {Dollars(limits.maximum)} already"
        raise refusal("box-at-maximum", said, game.cite(OVER_MAXIMUM))


def _require_as_held(desk: Desk, limits: Limits, command: PlaceWager) -> None:
    """A player held back stakes the minimum on the sign, and where held to one box on no other."""
    held = limits.restricted[command.player]
    if held.hold is Hold.ONE_BOX:
        require_one_box(desk, held, command.player, command.box)
        stake = desk.game.get(ONE_BOX_STAKE)
    else:
        if held.hold is Hold.FURTHER_SHOES and not (shoe_counts(desk) and has_missed(desk, command.player)):
            return
        stake = desk.game.get(SHOE_MINIMUM_STAKE)
    least = limits.minimum_of(command.player)
    if stake and command.amount != least:
        said = f"{command.player} is {held.hold.value}: {Dollars(least)}, not {Dollars(command.amount)}"
        raise refusal("held-back", said, held.rule)


def require_one_box(desk: Desk, held: Restriction, player: str, number: int) -> None:
    """No wager of any kind on more boxes than a player is held to."""
    now = desk.floor.rounds.now
    boxes = now.boxes if isinstance(now, Round) else ()
    used = {box.number for box in boxes if any(each.player == player for each in box.bettors)}
    used |= {box.number for box in boxes if any(each.player == player for each in box.side)}
    used -= {number}
    if len(used) >= (desk.game.get(ONE_BOX_BOXES) or 1):
        raise refusal("held-back", f"{player} is {held.hold.value}, and has a wager on box {min(used)}", held.rule)


def require_side_bet_within_limits(desk: Desk, command: PlaceSideBet) -> None:
    """A side bet whose size the sign shows (readings R1, R5), of a player who may wager on that box.

    Where it is settled as any wager outside its limits is, it is taken, and put right when betting ends.
    """
    limits = desk.floor.limits
    rules = desk.game.side_bets.get(command.bet)
    if rules is None or not (limits.minimum or command.bet in limits.side):
        return
    held = limits.restricted.get(command.player)
    if held and held.hold is Hold.ONE_BOX:
        require_one_box(desk, held, command.player, command.box)
    own, rule = limits.side.get(command.bet), cites_of(rules)(SIDE_BET_SIGN)
    if own is None and rules.get(SIDE_BET_SIGN) is not None:
        raise refusal("no-sign", f"no sign shows the amount of {bet_name(command.bet)}: put it up first", rule)
    if own and not own.minimum <= command.amount <= own.maximum and not _taken_as_main(desk, rules, command.amount, own.minimum):
        said = f"{bet_name(command.bet)} takes {within(own.minimum, own.maximum)}, not {Dollars(command.amount)}"
        raise refusal("side-bet-limits", said, rule or desk.game.cite(OVER_MAXIMUM))


def _taken_as_main(desk: Desk, rules: Rules, amount: int, least: int) -> bool:
    """Whether a side bet outside its limits is taken as a main wager would be; a small one only where such a wager is."""
    if rules.get(SIDE_BET_OUTSIDE) is not SideBetOutside.AS_MAIN:
        return False
    return amount >= least or desk.game.get(UNDER_MINIMUM) is not UnderMinimum.VALID_ONCE_DEALT
