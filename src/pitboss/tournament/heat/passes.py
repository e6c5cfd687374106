"""Pass cards: the same number for everybody in a heat, each in place of one wager."""

from __future__ import annotations

from pitboss.play.desk import refusal
from pitboss.play.state import Awaits
from pitboss.terms.tournament_wagers import PASS_CARD_COLLECTION, PASS_CARD_USE, PASS_CARDS
from pitboss.tournament.heat.charge import require_live, require_own, rule_of
from pitboss.tournament.heat.commands import PlayPassCard
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.halts import require_going
from pitboss.tournament.heat.order import has_acted, require_turn
from pitboss.tournament.heat.wager_events import (
    PassCardPlayed,
    PassCardsCollected,
)


def play(desk: HeatDesk, command: PlayPassCard) -> None:
    """Lay a pass card in place of a wager, in turn, while betting is open."""
    require_going(desk)
    require_live(desk, command.player, PASS_CARDS)
    require_own(desk, command.player, PASS_CARDS)
    rule = rule_of(desk, PASS_CARD_USE)
    if not desk.setup.pass_cards or desk.game.get(PASS_CARDS) is None or desk.game.get(PASS_CARD_USE) is None:
        raise refusal("no-pass-cards", "this tournament has no pass cards", rule_of(desk, PASS_CARDS))
    if not desk.heat.wagering.passes.get(command.player):
        raise refusal("pass-cards-used", f"{command.player} has no pass card left in this heat", rule)
    if desk.heat.floor.rounds.now.awaits is not Awaits.WAGERS or has_acted(desk, command.player):
        raise refusal("too-late", "a pass card is laid in place of a wager, before betting ends", rule)
    require_turn(desk, command.player)
    desk.record(PassCardPlayed(command.player, rule))


def collect(desk: HeatDesk) -> None:
    """The dealer takes up the pass cards of the round."""
    if desk.heat.wagering.passed and desk.game.get(PASS_CARD_COLLECTION) is not None:
        desk.record(PassCardsCollected(tuple(sorted(desk.heat.wagering.passed)), rule_of(desk, PASS_CARD_COLLECTION)))
