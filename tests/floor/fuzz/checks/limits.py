"""Limits: the maximum in force holds for every box and side bet that is dealt, and a side bet's minimum does not jump."""

from __future__ import annotations

from pitboss.floor.boxes.events import TokensStaked, WagerHandled
from pitboss.floor.limits.events import SideBetLimitsSet
from pitboss.floor.limits.state import Limits
from pitboss.floor.notices.state import Kind
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.events import ExcessReturned
from pitboss.terms.limits import MAXIMUM_APPLIES_TO, LimitPer
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import Scene, Step

RULE = "VIC-2003-01 6.2.2, ACT-2018-01 3.5, NSW-STAR-BJ 6.3: paid or collected to the maximum"
SIDE_SIGN = "NSW-STAR-BJ 14.5, NSW-BJ-CHALLENGE 13.2 and 14.3: the amount of an optional wager is shown on a sign"
SHARES = "NSW-STAR-BJ 6.1.1 to 6.1.3 and 6.3.1, NSW-BJ-CHALLENGE the same: who shares a box has what those before leave of the maximum"


def maximum(scene: Scene, step: Step) -> None:
    """VIC-2003-01 6.2.2, ACT-2018-01 3.5, NSW 6.3, Com-Bo 6.3(b): what is over the maximum is neither paid nor collected.

    Looked at when the first card comes: from then on wagers are frozen. Where the sign changed while wagers lay, the highest counts.
    """
    memory = scene.memory
    rounds = step.after.rounds
    if not rounds.first_card_out:
        _remember(scene, step.after.limits, anew=not scene.account.round.wagers)
        return
    if step.before.rounds.first_card_out:
        return
    for (player, _, bet), cents in scene.account.round.placed.items():
        least, most = memory["side"].get(bet, (0, 0))
        if most:
            require(cents <= most, "side-bet-maximum", RULE, lambda p=player, b=bet, c=cents, m=most: f"{p} has {c} on {b}, most {m}")
            fits = not cents or cents >= least or not scene.furniture.book.startswith("nsw")
            require(fits, "side-bet-amount", SIDE_SIGN, lambda p=player, b=bet, c=cents, m=least: f"{p} has {c} on {b}, least {m}")
    if not memory.get("maximum"):
        return
    if isinstance(rounds.now, ComBoRound):
        _com_bo(scene)
        return
    _boxes(scene, step.after.limits)


def shares(scene: Scene, step: Step) -> None:
    """NSW 6.1.1 to 6.1.3: the caller is cut last, and nobody by more than the box is over its maximum. A hand that is dealt has a wager."""
    rounds = step.after.rounds
    if isinstance(rounds.now, ComBoRound) or not rounds.first_card_out or step.before.rounds.first_card_out:
        return
    for hand in rounds.now.hands:
        require(hand.stakes, "hand-without-wager", "VIC-2003-01 7.2, ACT-2018-01 6.1, NSW-STAR-BJ 7.1", lambda h=hand: f"box {h.box}")
    if not scene.furniture.book.startswith("nsw") or scene.memory.get("own"):
        return
    changed = any(isinstance(event, WagerHandled | TokensStaked) for event in scene.log[scene.memory.get("began", 0) :])
    for box in rounds.now.boxes:
        cut = {e.player: e.amount for e in rounds.log if isinstance(e, ExcessReturned) and (e.box, e.bet) == (box.number, "main")}
        kept = {bettor.player: bettor.stake for bettor in box.bettors}
        others = any(cents for player, cents in kept.items() if player != box.caller)
        require(not (box.caller in cut and others), "caller-cut", SHARES, lambda b=box, c=cut, k=kept: f"{b.caller} calls: {c} of {k}")
        whole = sum(kept.values())
        fits = not cut or changed or whole >= scene.memory["least-maximum"]
        require(fits, "cut-too-far", SHARES, lambda b=box, c=cut, k=kept: f"box {b.number}: {c} of {k}")


def _remember(scene: Scene, limits: Limits, *, anew: bool) -> None:
    memory = scene.memory
    if anew:
        memory.update({"maximum": 0, "side": {}, "own": {}, "per": None, "least-maximum": 10**9, "began": len(scene.log)})
    unmeasured = {bet for _, _, bet in scene.account.round.wagers if bet not in limits.side}
    memory["side"] |= dict.fromkeys(unmeasured, (0, 10**9))  # reading R1: laid before any sign, and measured by none
    for bet, own in limits.side.items():
        least, most = memory["side"].get(bet, (10**9, 0))
        memory["side"][bet] = min(least, own.minimum), max(most, own.maximum)
    per = limits.per or scene.game.get(MAXIMUM_APPLIES_TO)
    if not limits.maximum:
        memory["maximum"] = 10**9 if scene.account.round.wagers else 0
        return
    memory["maximum"] = max(memory.get("maximum", 0), limits.maximum)
    memory["least-maximum"] = min(memory["least-maximum"], limits.maximum)
    memory["per"] = per if memory.get("per") in (None, per) else "changed"
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
