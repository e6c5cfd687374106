"""Ending a session at one table before its time: lawful only once those who go on are certain, and with consent where chips are cash."""

from __future__ import annotations

from pitboss.law.values import Odds
from pitboss.play.desk import refusal
from pitboss.terms.naturals import NATURAL_PAYS
from pitboss.terms.splitting import SPLIT_HANDS
from pitboss.terms.tournament_play import EARLY_CONCLUSION, EarlyTest
from pitboss.terms.tournaments import TOURNAMENT_POWERS
from pitboss.tournament.heat.charge import by_power, rule_of
from pitboss.tournament.heat.commands import ConcludeEarly
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import SessionOver
from pitboss.tournament.heat.halts import require_going
from pitboss.tournament.heat.leaving import DURATION
from pitboss.tournament.heat.ranking import places, tied_over
from pitboss.tournament.heat.setup import Decides
from pitboss.tournament.paper.plan import Measure
from pitboss.tournament.paper.wagering import Disposal

KNOWN = EARLY_CONCLUSION["advancing-players-known"]
AGREED = EARLY_CONCLUSION["all-players-at-the-table-agree"]


def conclude(desk: HeatDesk, command: ConcludeEarly) -> None:
    """End the session at this table between rounds."""
    require_going(desk)
    if desk.game.get(TOURNAMENT_POWERS["conclude-early"]) is None:
        said = f"{desk.game.name} ends no session before its time: it lasts as the conditions say"
        raise refusal("no-early-end", said, rule_of(desk, DURATION))
    warrant = by_power(desk, "conclude-early", KNOWN)
    if desk.heat.floor.rounds.in_progress or desk.heat.leaving.wagers:
        raise refusal("round-in-progress", "a session is ended between rounds", rule_of(desk, KNOWN))
    cash = desk.setup.disposal is Disposal.CASH
    proof = certain(desk)
    if not proof and (cash or desk.game.get(KNOWN) is not EarlyTest.WHERE_CHIPS_BECOME_CASH):
        raise refusal("not-certain", "it is not certain yet who goes on from this table", rule_of(desk, KNOWN))
    asked = desk.game.get(AGREED) is EarlyTest.ALWAYS or (desk.game.get(AGREED) is EarlyTest.WHERE_CHIPS_BECOME_CASH and cash)
    against = [player for player in desk.heat.leaving.live if player not in command.agreed]
    if asked and against:
        raise refusal("not-agreed", f"every player at the table must agree, and {against[0]} does not", rule_of(desk, AGREED))
    desk.record(SessionOver(desk.at, f"early: {proof or 'no more is asked for'}", warrant, warrant.rule))


def certain(desk: HeatDesk) -> str:
    """Why it is certain who goes on, whatever the cards and however everybody plays; empty if it is not."""
    live, advance = desk.heat.leaving.live, desk.setup.advance
    if desk.setup.decides is Decides.ORDER:
        return ""  # a final, or a session for points: nobody goes on from it, and every place is still open
    if len(live) <= advance:
        return f"{len(live)} are left, and {advance} go on"
    left = _rounds_left(desk)
    if left is None or desk.game.side_bets or not desk.heat.session.maximum or tied_over(places(desk.heat), advance):
        return ""
    held = sorted((desk.heat.custody.held.get(player, 0) for player in live), reverse=True)
    safe, chasing = held[advance - 1], held[advance]
    loses, gains = most_a_round(desk)
    if safe - left * loses > chasing + left * gains:
        return f"with {left} rounds left nobody can close a gap of {safe - chasing} cents"
    return ""


def _rounds_left(desk: HeatDesk) -> int | None:
    """How many rounds are still to come; nobody knows where shoes or a clock decide."""
    measure, number = desk.setup.length
    return number - desk.heat.session.rounds if measure is Measure.ROUNDS else None


def most_a_round(desk: HeatDesk) -> tuple[int, int]:
    """The most that a round can take from a player and give to one: every hand split and doubled at the maximum, insurance, and a form."""
    most = max(rise.maximum for rise in desk.setup.limits)
    hands = max(desk.game.rules.why(SPLIT_HANDS).clause.allowed) if desk.game.get(SPLIT_HANDS) else 1
    natural = desk.game.get(NATURAL_PAYS)
    best = max(2, -(-natural.paid // natural.staked)) if isinstance(natural, Odds) else 2
    at_stake, sealed = hands * 2 * most, most if desk.setup.undisclosed else 0
    return at_stake + most // 2 + sealed, hands * best * most + most + best * sealed
