"""Limits: the maximum in force holds for every box and side bet that is dealt, and a side bet's minimum does not jump."""

from __future__ import annotations

from pitboss.floor.limits.events import SideBetLimitsSet
from pitboss.floor.limits.state import Limits
from pitboss.floor.notices.state import Kind
from pitboss.play.com_bo.state import ComBoRound
from pitboss.terms.limits import MAXIMUM_APPLIES_TO, LimitPer
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

RULE = "VIC-2003-01 6.2.2, ACT-2018-01 3.5, NSW-STAR-BJ 6.3: paid or collected to the maximum"


def maximum(scene: Scene, step: Step) -> None:
    """VIC-2003-01 6.2.2, ACT-2018-01 3.5, NSW 6.3, Com-Bo 6.3(b): what is over the maximum is neither paid nor collected.

    Looked at when the first card comes: from then on wagers are frozen. Where the sign changed while wagers lay, the highest counts.
    """
    memory = scene.memory
    rounds = step.after.rounds
    if not rounds.first_card_out:
        _remember(scene, step.after.limits, anew=not scene.account.round.wagers)
        return
    if step.before.rounds.first_card_out or not memory.get("maximum"):
        return
    if isinstance(rounds.now, ComBoRound):
        _com_bo(scene)
        return
    _boxes(scene, step.after.limits)
    for (player, _, bet), cents in scene.account.round.placed.items():
        most = memory["side"].get(bet)
        if most:
            require(cents <= most, "side-bet-maximum", RULE, lambda p=player, b=bet, c=cents, m=most: f"{p} has {c} on {b}, most {m}")


def _remember(scene: Scene, limits: Limits, *, anew: bool) -> None:
    memory = scene.memory
    if anew:
        memory.update(maximum=0, side={}, own={}, per=None)
    per = limits.per or scene.game.get(MAXIMUM_APPLIES_TO)
    if not limits.maximum:
        memory["maximum"] = 10**9 if scene.account.round.wagers else 0
        return
    memory["maximum"] = max(memory.get("maximum", 0), limits.maximum)
    memory["per"] = per if memory.get("per") in (None, per) else "changed"
    for bet, own in limits.side.items():
        memory["side"][bet] = max(memory["side"].get(bet, 0), own.maximum)
    for player, own in limits.personal.items():
        memory["own"][player] = max(memory["own"].get(player, 0), own.maximum)


def _boxes(scene: Scene, limits: Limits) -> None:
    most, own, per = scene.memory["maximum"], scene.memory["own"], scene.memory["per"]
    ordinary: dict[int, int] = {}
    for (player, box, bet), cents in scene.account.round.placed.items():
        if bet != "main":
            continue
        if player not in own:
            ordinary[box] = ordinary.get(box, 0) + cents
        limit = max(own.get(player, 0), most)
        require(cents <= limit, "maximum", RULE, lambda p=player, b=box, c=cents, m=limit: f"{p} has {c} on box {b}, most {m}")
    if per is LimitPer.BOX:
        for box, cents in ordinary.items():
            require(cents <= most, "maximum", RULE, lambda b=box, c=cents: f"box {b} has {c}, most {most}")


def _com_bo(scene: Scene) -> None:
    """Each wager by itself, or all of a player's on one bet."""
    most, own = scene.memory["maximum"], scene.memory["own"]
    now = scene.floor.rounds.now
    assert isinstance(now, ComBoRound)
    for wager in now.wagers:
        limit = max(own.get(wager.player, 0), most)
        require(
            wager.amount <= limit, "maximum", "Com-Bo 6.3(b)", lambda w=wager, m=limit: f"{w.player} has {w.amount} on {w.bet}, most {m}"
        )


def side_bet_minimum(scene: Scene, step: Step) -> None:
    """VIC-2003-01 6.4, NSW-STAR-BJ 6.5: a minimum goes up only behind a sign that has stood 20 minutes."""
    if scene.furniture.book.startswith("act"):
        return
    for event in step.events:
        if isinstance(event, SideBetLimitsSet):
            old = step.before.limits.side.get(event.bet)
            if old is None or event.minimum <= old.minimum:
                continue
            notices = step.before.notices.standing
            stood = any(each.kind is Kind.SIGN and step.request.at - each.at >= 1200 for each in notices)
            said = f"{event.bet} from {old.minimum} to {event.minimum} at once"
            require(stood, "side-bet-minimum", "VIC-2003-01 6.4, NSW-STAR-BJ 6.5", said)
