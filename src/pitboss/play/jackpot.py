"""The jackpot button of Pontoon Pandemonium: who presses, what is drawn, and what a press that should not be is worth."""

from __future__ import annotations

from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.play.commands import FailButton, GoOffAlone, KeepDraw, Press
from pitboss.play.count import is_natural
from pitboss.play.desk import Desk, refusal
from pitboss.play.events import ButtonFailed, ButtonPressed, PressHeld, PressVoided, Result
from pitboss.play.interim import after_buttons
from pitboss.play.side_bet_lines import prizes
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.play.state import Awaits
from pitboss.play.turns import after_card
from pitboss.terms.pandemonium import (
    JACKPOT_NOMINEE,
    JACKPOT_ORDER,
    JACKPOT_PAID,
    JACKPOT_PRESSED_OTHERWISE,
    JACKPOT_UNDECIDED,
    PANDEMONIUM_DRAW,
    PANDEMONIUM_FAILURE,
    PANDEMONIUM_FAILURE_STAKE,
    PANDEMONIUM_STAKE,
    PANDEMONIUM_TABLE,
    PANDEMONIUM_UNIT,
    Failure,
    FailureStake,
    Press as PressWord,
    Stake,
)
from pitboss.terms.powers import Role
from pitboss.terms.side_bets import SIDE_BET_WINS_WITH


def press(desk: Desk, command: Press) -> None:
    """Draw a prize for the player whose press is due; a press by anybody else wins that person nothing (readings J6, J7)."""
    rules = _offered(desk)
    line_rule, prize = _drawn(rules, command.draw)
    due, by = desk.state.presses[:1], command.by
    if (command.box, command.player) not in due:
        _press_without_right(desk, command, rules)
        return
    if by and _wins(desk, by):
        raise refusal("nominee", f"{by} has a winning wager and may not be nominated", rules.law[JACKPOT_NOMINEE].citation)
    kept = command.draw == desk.state.held and not by
    why = JACKPOT_PRESSED_OTHERWISE["during-offer"] if kept else _why_pressed(rules, by)
    desk.record(ButtonPressed(command.box, command.player, command.draw, prize, by, rules.law[why].citation))
    _pay(desk, due[0], prize, (line_rule, rules.law[JACKPOT_PAID].citation), rules[PANDEMONIUM_STAKE])
    if not desk.state.presses:
        _go_on(desk)


def keep_draw(desk: Desk, command: KeepDraw) -> None:
    """Pay the player whose press is due what the button drew when somebody else set it off."""
    rules, held = _offered(desk), desk.state.held
    if not held or (command.box, command.player) not in desk.state.presses[:1]:
        said = f"the button has drawn nothing that {command.player} on box {command.box} could keep"
        raise refusal("nothing-drawn", said, rules.law[JACKPOT_PRESSED_OTHERWISE["during-offer"]].citation)
    press(desk, Press(command.box, command.player, held))


def go_off_alone(desk: Desk, command: GoOffAlone) -> None:
    """The button goes off by itself: during an offer the entitled player keeps that draw or presses again, otherwise it is void."""
    rules = _offered(desk)
    _drawn(rules, command.draw)
    _activated(desk, rules, 0, "nobody", command.draw)


def fail_button(desk: Desk, _: FailButton) -> None:
    """The electronics fail: every press still due is paid the smallest prize of the table."""
    state, rules = desk.state, _offered(desk)
    failure = PANDEMONIUM_FAILURE["during-round"]
    rule = rules.law[failure].citation
    if state.awaits is not Awaits.BUTTON:
        raise refusal("no-button", "no press of the jackpot button is due", rule)
    if rules[failure] is not Failure.SMALLEST_PRIZE:
        raise refusal("no-sign", "what the sign calls the smallest side bet is not known to this table", rule)
    least = min(line.prize.cents for _, line in prizes(rules))
    kept = rules.get(PANDEMONIUM_FAILURE_STAKE) is FailureStake.KEPT
    owed = state.presses
    desk.record(ButtonFailed(rule))
    for due in owed:
        _pay(desk, due, least, (rule,), Stake.KEPT if kept else rules[PANDEMONIUM_STAKE])
    _go_on(desk)


def _go_on(desk: Desk) -> None:
    """Go on with the interim settlement, or with the hand whose second card came late."""
    if desk.state.turn < 0:
        after_buttons(desk)
    else:
        after_card(desk, desk.state.turn)


def _offered(desk: Desk) -> Rules:
    rules = desk.table.side_bets.get(PANDEMONIUM)
    if rules is None:
        raise refusal("no-button", "this table has no jackpot button: Pontoon Pandemonium is not offered", desk.table.rule_on_bets)
    return rules


def _wins(desk: Desk, person: str) -> bool:
    """Whether somebody has a winning wager in this round, paid already or not."""
    paid = (each.player for each in desk.state.settlements if each.bet == PANDEMONIUM and each.result is Result.WIN)
    return person in paid or any(player == person for _, player in desk.state.presses)


def _why_pressed(rules: Rules, by: str) -> Term[Any]:
    """Whose press it is: the player's own, one of the casino's people because nobody decides, or a nominee's."""
    if not by:
        return PANDEMONIUM_DRAW
    decides = rules[JACKPOT_UNDECIDED]
    return JACKPOT_UNDECIDED if any(by == str(role) and decides.held_by(role) for role in Role) else JACKPOT_NOMINEE


def _drawn(rules: Rules, draw: int) -> tuple[str, int]:
    lines = prizes(rules)
    count = sum(line.possibilities for _, line in lines)
    if not 1 <= draw <= count:
        raise refusal("draw", f"draw {draw} is not one of the {count:,} possibilities of table {rules[PANDEMONIUM_TABLE]}", lines[0][0])
    for rule, line in lines:
        if draw <= line.possibilities:
            return rule, line.prize.cents
        draw -= line.possibilities
    raise AssertionError("unreachable: the draw lies within the possibilities")


def _pay(desk: Desk, due: tuple[int, str], prize: int, cites: tuple[str, ...], fate: Stake) -> None:
    box, player = due
    rules = desk.table.side_bets[PANDEMONIUM]
    found = desk.box(box)
    stake = sum(side.amount for side in found.side if (side.player, side.bet) == (player, PANDEMONIUM)) if found else 0
    unit = rules[PANDEMONIUM_UNIT].cents
    won = desk.table.payable.times(stake, prize, unit)
    net = won - (stake if fate is Stake.KEPT else 0)
    wins = rules.law[SIDE_BET_WINS_WITH].citation
    by = desk.rounded((*cites, wins), won * unit, stake * prize)
    desk.settle_other(player, box, PANDEMONIUM, stake, Result.WIN, net=net, odds=f"{prize // 100}:1", rules=by)


def _press_without_right(desk: Desk, command: Press, rules: Rules) -> None:
    """Say what an activation is worth that nobody entitled made, whoever it was: also a winner whose turn has not come."""
    box, player = command.box, command.player
    without = JACKPOT_PRESSED_OTHERWISE["without-wager-during-offer" if desk.state.awaits is Awaits.BUTTON else "without-wager"]
    if rules.get(without) is PressWord.VOID and _pontoon_without_wager(desk, box, player):
        rule = rules.law[JACKPOT_PRESSED_OTHERWISE["without-wager"]].citation
        desk.record(PressVoided(box, player, command.draw, rule))
    elif (box, player) in desk.state.presses and rules.get(JACKPOT_PRESSED_OTHERWISE["out-of-turn"]) is PressWord.VOID:
        desk.record(PressVoided(box, player, command.draw, rules.law[JACKPOT_ORDER].citation))
    else:
        _activated(desk, rules, box, player, command.draw)


def _pontoon_without_wager(desk: Desk, box: int, player: str) -> bool:
    found = desk.box(box)
    wagered = found is not None and any((side.player, side.bet) == (player, PANDEMONIUM) for side in found.side)
    stands = (hand for _, hand in desk.hands_of(box) if any(stake.player == player for stake in hand.stakes))
    return not wagered and any(is_natural(hand, desk.table) for hand in stands)


def _activated(desk: Desk, rules: Rules, box: int, player: str, draw: int) -> None:
    """The button drew though nobody entitled pressed: an offer is under way, or nothing is."""
    if desk.state.awaits is Awaits.BUTTON:
        due_box, due = desk.state.presses[0]
        desk.record(PressHeld(due_box, due, draw, rules.law[JACKPOT_PRESSED_OTHERWISE["during-offer"]].citation))
    else:
        desk.record(PressVoided(box, player, draw, rules.law[JACKPOT_PRESSED_OTHERWISE["outside-offer"]].citation))
