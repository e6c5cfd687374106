"""What a round awaits, in words and with its rule: for refusals that say what would have been accepted."""

from __future__ import annotations

from pitboss.cards.card import in_signs
from pitboss.law.refusal import listed
from pitboss.play.allowed import may_double, may_hit, may_split, may_stand
from pitboss.play.allowed_turns import caller_of_hand
from pitboss.play.state import Awaits, Hand, Round
from pitboss.play.table import Table
from pitboss.play.waiting import awaits_words
from pitboss.terms.deal import OPENING_DEAL
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT, DEALER_SOFT_17
from pitboss.terms.doubling import DOUBLE_EXTRA_CARDS
from pitboss.terms.pandemonium import JACKPOT_ORDER
from pitboss.terms.player_hand import DECISIONS


def hand_number(state: Round, place: int) -> int:
    """A hand's number within its box, from 1."""
    box = state.hands[place].box
    return 1 + sum(hand.box == box for hand in state.hands[:place])


def hand_words(state: Round, place: int) -> str:
    """A hand by its box, number and cards: `box 1, hand 2 (8♥ 3♦, 11)`."""
    hand = state.hands[place]
    return f"box {hand.box}, hand {hand_number(state, place)} ({cards_words(hand)})"


def cards_words(hand: Hand) -> str:
    """A hand's cards and total: `A♥ 6♦, soft 17`."""
    if not hand.cards:
        return "no card yet"
    return f"{in_signs(hand.cards)}, {'soft ' if hand.is_soft and hand.total < 21 else ''}{hand.total}"


def awaited(table: Table, state: Round) -> str:
    """What the round awaits now."""
    match state.awaits:
        case Awaits.DECISION:
            choices = listed(lawful_words(table, state), "or")
            return f"{hand_words(state, state.turn)} awaits {choices} by {caller_of_hand(state, state.hands[state.turn])}"
        case Awaits.CARD_FOR_HAND:
            return f"{hand_words(state, state.turn)} awaits a card"
        case Awaits.CARD_FOR_DEALER:
            return f"the dealer ({in_signs(state.dealer)}, {'soft ' if state.dealer_is_soft else ''}{state.dealer_total}) awaits a card"
        case Awaits.CARD_FOR_DEAL:
            return f"{_next_dealt(table, state)} awaits a card of the initial deal"
        case Awaits.BUTTON if state.presses:
            box, player = state.presses[0]
            return f"{player} on box {box} awaits the jackpot button: press"
        case _:
            return f"the round awaits {awaits_words(table, state)}"


def card_place(table: Table, state: Round) -> int | None:
    """The hand that the next card goes to, -1 for the dealer's; None where no card is awaited."""
    match state.awaits:
        case Awaits.CARD_FOR_DEAL:
            due = table.dealing.due(state.dealt, len(state.hands))
            return due.place if due else None  # the deal is complete, and what follows from it is still to come
        case Awaits.CARD_FOR_HAND:
            return state.turn
        case Awaits.CARD_FOR_DEALER:
            return -1
        case _:
            return None


def _next_dealt(table: Table, state: Round) -> str:
    place = card_place(table, state)
    return "the dealer" if place is None or place < 0 else f"box {state.hands[place].box}"


def lawful_words(table: Table, state: Round) -> list[str]:
    """The decisions that the hand whose turn it is may make."""
    hand = state.hands[state.turn]
    against = {
        "hit": may_hit(table, hand),
        "stand": may_stand(table, hand),
        "double": may_double(table, hand),
        "split": may_split(table, state, state.turn),
    }
    return [word for word, objection in against.items() if objection is None] or ["stand"]


def awaited_rule(table: Table, state: Round) -> str:
    """The rule behind what is awaited."""
    match state.awaits:
        case Awaits.CARD_FOR_DEAL:
            return table.cite(OPENING_DEAL)
        case Awaits.CARD_FOR_DEALER:
            return table.cite(DEALER_SOFT_17)
        case Awaits.BUTTON:
            return table.cite(JACKPOT_ORDER)
        case Awaits.CARD_FOR_HAND if state.hands[state.turn].doubled:
            return table.cite(DOUBLE_EXTRA_CARDS)
        case Awaits.NOBODY if state.dealer_total < 17:
            return table.cite(DEALER_NO_EFFECT) or table.cite(DEALER_SOFT_17)
        case Awaits.NOBODY:
            return table.cite(DEALER_SOFT_17)
        case _:
            return table.cite(DECISIONS)
