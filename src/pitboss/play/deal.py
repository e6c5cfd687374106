"""The shoe gives a card: where it goes, and what follows from it."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.play.allowed_turns import against_card, against_showing
from pitboss.play.commands import DrawCard, ShowCards
from pitboss.play.dealer import dealer_turn
from pitboss.play.desk import Desk, permit
from pitboss.play.events import CardDealt, CardsShown, HoleCardDealt
from pitboss.play.interim import initial_deal_complete
from pitboss.play.state import Awaits, Hand
from pitboss.play.turns import card_came, card_due_by
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.dealer_hand import DEALER_SOFT_17
from pitboss.terms.doubling import DOUBLE_EXTRA_CARDS, PontoonDoubledAce


def draw_card(desk: Desk, command: DrawCard) -> None:
    """Put a card where the round awaits one."""
    state, table, card = desk.state, desk.table, command.card
    awaits = state.awaits
    if awaits is Awaits.CARD_FOR_DEAL:
        plan = table.dealing.plans[len(state.hands)]
        place, given_by, down = plan[state.dealt]
        rule = table.cite(given_by)
        desk.record(HoleCardDealt(card, rule) if down else CardDealt(place, card, int(card.pips == 1), rule))
        if state.dealt + 1 == len(plan):
            initial_deal_complete(desk)
    elif awaits is Awaits.CARD_FOR_DEALER:
        desk.record(CardDealt(-1, card, int(card.pips == 1), table.cite(DEALER_SOFT_17)))
        dealer_turn(desk)
    elif awaits is Awaits.CARD_FOR_HAND:
        hand = state.hands[state.turn]
        rule = table.cite(DOUBLE_EXTRA_CARDS) if hand.doubled else card_due_by(desk, state.turn)
        desk.record(CardDealt(state.turn, card, _flexible(desk, hand, card), rule))
        card_came(desk, state.turn)
    else:
        permit(against_card(table, state))


def _flexible(desk: Desk, hand: Hand, card: Card) -> int:
    """1 for an ace that may count 11: every ace, but for a doubled hand in which every ace counts 1."""
    if card.pips != 1:
        return 0
    return 0 if hand.doubled and desk.table.doubling.ace is PontoonDoubledAce.ALL_ONE else 1


def show_cards(desk: Desk, command: ShowCards) -> None:
    """Turn up a box's face-down cards."""
    permit(against_showing(desk.table, desk.state, command))
    desk.record(CardsShown(command.box, desk.table.cite(FACE_DOWN_DEAL)))
