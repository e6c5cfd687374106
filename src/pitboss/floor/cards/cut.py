"""Judge the cut: offered to the player whose turn it is, then clockwise, at last cut by a supervisor, and deep enough."""

from __future__ import annotations

from pitboss.floor.cards.burn import burn_or_ready
from pitboss.floor.cards.commands import Cut, OfferCut, RefuseCut
from pitboss.floor.cards.events import CardsCut, CutDeclined, CutOffered
from pitboss.floor.cards.ready import rule_of_step
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.cards.turns import case_of, rule_of_case, to_ask
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, holder, require_dealer, roles_of
from pitboss.play.desk import refusal
from pitboss.terms.equipment import CardDevice
from pitboss.terms.pack import CUTTING_CARDS
from pitboss.terms.powers import Duty, Role
from pitboss.terms.shuffle import (
    CUT_AT_EMPTY_TABLE,
    CUT_DEPTH_MIN_DECKS,
    CUT_FALLBACK,
    CUT_OFFERED,
    CUT_REFUSED,
    CUT_STACK,
    CUT_WITH_DEVICE,
    CUTTER,
    CutAtEmptyTable,
    Cutter,
)


def offer(desk: Desk, _: OfferCut) -> None:
    """Hold the stack out to the next player whose turn it is."""
    _require_due(desk)
    if desk.game.get(CUTTER["always"]) is Cutter.DEALER:
        raise refusal("dealer-cuts", "the cut is offered to nobody: the dealer cuts", desk.game.cite(CUTTER["always"]))
    exercise(desk, CUT_OFFERED)
    if desk.floor.cards.prep.cutter in desk.floor.boxes.present:
        raise refusal("cut-offered", f"{desk.floor.cards.prep.cutter} has been offered the cut", desk.game.cite(CUT_OFFERED))
    if not _offer_next(desk):
        raise refusal("nobody-to-ask", "there is no player left to offer the cut to", desk.game.cite(CUT_FALLBACK))


def _offer_next(desk: Desk) -> str:
    """Offer the cut to whoever comes next, and say who that is; empty where nobody is left."""
    player = next((each for each in to_ask(desk) if each not in desk.floor.cards.prep.declined), "")
    if player:
        case = case_of(desk)
        rule = desk.game.cite(CUT_REFUSED) if desk.floor.cards.prep.declined else rule_of_case(desk)
        manner = desk.game.get(CUT_STACK)
        desk.record(CutOffered(player, case, str(manner or ""), rule or desk.game.cite(CUT_OFFERED)))
    return player


def refuse(desk: Desk, _: RefuseCut) -> None:
    """Let the player who was offered the stack decline; it goes to the next one clockwise."""
    _require_due(desk)
    rule = desk.game.cited(CUT_REFUSED, CUT_OFFERED, CUTTER["always"])
    asked = desk.floor.cards.prep.cutter
    if not asked or (desk.by != asked and Role.DEALER not in roles_of(desk)):
        raise refusal("not-offered", f"{desk.by} has not been offered the cut" + (f": {asked} has" if asked else ""), rule)
    desk.record(CutDeclined(asked, rule))
    if desk.game.get(CUT_REFUSED):
        _offer_next(desk)


def cut(desk: Desk, command: Cut) -> None:
    """Cut the stack, no nearer to either end than the document allows, whoever cuts: reading G16."""
    rule = desk.game.cited(CUT_DEPTH_MIN_DECKS, CUTTER["always"])
    _require_due(desk)
    size, pack = desk.floor.cards.undealt, desk.floor.cards.pack
    least = (desk.game.get(CUT_DEPTH_MIN_DECKS) or 0) * (sum(pack) // desk.game.table.pack.decks)
    least = min(least, size // 2)
    if not least <= command.depth <= size - least:
        raise refusal("cut-depth", f"a cut {command.depth} cards from the front is not {least} from either end of {size}", rule)
    by, under = _who_cuts(desk)
    then = CardsAwait.CUTTING_CARD if desk.game.get(CUTTING_CARDS) else burn_or_ready(desk, desk.floor.cards.device)
    desk.record(CardsCut(by, command.depth, then, rule, under))


def _who_cuts(desk: Desk) -> tuple[str, str]:
    """Who makes this cut and by which rule: the dealer, the supervisor where no player will, or the player whose turn it is."""
    game, cards = desk.game, desk.floor.cards
    if game.get(CUTTER["always"]) is Cutter.DEALER:
        require_dealer(desk, "cut", game.cite(CUTTER["always"]))
        return desk.by, game.cite(CUTTER["always"])
    fallback = game.get(CUT_FALLBACK)
    if fallback and holder(fallback, roles_of(desk)) and _no_player_cuts(desk):
        return desk.by, exercise(desk, CUT_FALLBACK).rule
    players = to_ask(desk)
    if Role.DEALER in roles_of(desk):
        if not players:  # nobody to offer it to: reading S1
            if game.get(CUT_AT_EMPTY_TABLE) is CutAtEmptyTable.SUPERVISOR:
                said = f"no player is there to be offered the cut: {fallback}, or the first player who comes does"
                raise refusal("nobody-to-ask", said, game.cite(CUT_FALLBACK))
            return desk.by, game.cited(CUT_AT_EMPTY_TABLE, CUT_OFFERED)
        player = cards.prep.cutter if cards.prep.cutter in players else _offer_next(desk)
        if not player:
            raise refusal("all-refused", f"every player has refused the cut: {fallback}", game.cite(CUT_FALLBACK))
        return player, rule_of_case(desk) or game.cite(CUT_OFFERED)
    case = rule_of_case(desk) or game.cite(CUT_OFFERED)
    if desk.by != cards.prep.cutter:
        turn = f"{cards.prep.cutter} has been offered it" if cards.prep.cutter else "the dealer offers it"
        raise refusal("not-your-cut", f"{desk.by} may not cut: {turn}", case or game.silent)
    return desk.by, case


def _no_player_cuts(desk: Desk) -> bool:
    """Whether every player has refused; where the dealer need not offer the cut, also while nobody has been asked (reading G16)."""
    cards, power = desk.floor.cards, desk.game.get(CUT_OFFERED)
    if all(player in cards.prep.declined for player in to_ask(desk)):
        return True
    return power is not None and power.duty is Duty.MAY and not cards.prep.cutter and not cards.prep.declined


def _require_due(desk: Desk) -> None:
    cards, game = desk.floor.cards, desk.game
    if cards.awaits is CardsAwait.VERIFICATION:
        raise refusal("not-verified", f"the cards are not cut now: they await {cards.awaits.value}", rule_of_step(desk))
    if cards.awaits is not CardsAwait.CUT:
        device = cards.device is CardDevice.SHUFFLING_DEVICE
        rule = game.cited(CUT_WITH_DEVICE if device else CUT_DEPTH_MIN_DECKS, CUTTER["always"])
        raise refusal("not-due", f"the cards are not cut now: they await {cards.awaits.value}", rule)
