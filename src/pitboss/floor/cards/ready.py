"""Whether a card can come: the pack can still give it, and the cards are shuffled, cut and burned as far as the document asks."""

from __future__ import annotations

from typing import Any

from pitboss.floor.cards.commands import Burn
from pitboss.floor.cards.count import has
from pitboss.floor.cards.state import CardsAwait, Occasion
from pitboss.floor.desk import Desk
from pitboss.floor.notices.state import Kind
from pitboss.law.term import Term
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.desk import refusal
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.devices import DEVICE_LOST_STEPS
from pitboss.terms.equipment import DEALT_FROM
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS
from pitboss.terms.pack import DECKS, NEW_CARDS
from pitboss.terms.shuffle import (
    AFTER_CUT,
    BURN_CARDS,
    CUT_FALLBACK,
    CUT_OFFERED,
    CUTTER,
    CUTTING_CARD_APPEARS,
    DROPPED_CARDS,
    FINAL_ROUNDS,
    SHUFFLE_STANDARD,
    SHUFFLE_WHEN,
)

_NOTHING = CardsAwait.NOTHING


def require_possible(desk: Desk, command: DrawCard | Burn) -> None:
    """A card that the pack can still give; where one is held back, that very card."""
    cards, card = desk.floor.cards, command.card
    if cards.held and card is not cards.held[0]:
        raise refusal("held-card", f"{cards.held[0].signs} was held back and comes next", desk.game.cite(DEALT_FROM))
    if not cards.held and not cards.undealt:  # `left` may still count one that was burned unseen
        rule = desk.game.cite(NOT_ENOUGH_CARDS) or desk.game.cite(DECKS)
        raise refusal("empty-shoe", "no card can come: the shoe is empty", rule)
    if not cards.held and (card is None or not has(cards.left, card)):
        rule = desk.game.cite(DECKS)
        which = card.signs if card else "a card that is not named"
        raise refusal("impossible-card", f"{which} cannot come: every {which} of {desk.game.table.pack.decks} decks is out", rule)


def require_ready(desk: Desk, _: CloseBetting) -> None:
    """No round from cards that are not ready, that are due to be shuffled, or after the last final round before a closure."""
    cards = desk.floor.cards
    if cards.awaits is not _NOTHING:
        raise refusal("cards-not-ready", f"no round can be dealt: the cards await {cards.awaits.value}", rule_of_step(desk))
    if cards.due is not None:
        raise refusal("shuffle-due", f"the cards are shuffled first ({cards.due.value})", rule_of_step(desk))
    if 0 < cards.prep.final_until < desk.floor.rounds.number and desk.floor.notices.find(Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE.name):
        raise refusal("final-rounds-over", "the last of the final rounds has been dealt: the table closes", desk.game.cite(FINAL_ROUNDS))


def rule_of_step(desk: Desk) -> str:
    """The rule behind whatever the cards await."""
    game, cards = desk.game, desk.floor.cards
    match cards.awaits:
        case CardsAwait.CUT if cards.prep.occasion is Occasion.DEVICE_LOST and game.cite(DEVICE_LOST_STEPS["cut"]):
            found = game.cite(DEVICE_LOST_STEPS["cut"])
        case CardsAwait.CUT:
            found = game.cite(CUT_OFFERED) or game.cite(CUTTER["always"]) or game.cite(CUT_FALLBACK)
        case CardsAwait.VERIFICATION:
            found = game.cite(DROPPED_CARDS)
        case CardsAwait.CUTTING_CARD:
            found = game.cite(AFTER_CUT)
        case CardsAwait.BURN:
            found = game.cite(BURN_CARDS)
        case _:
            last = CUTTING_CARD_APPEARS["last"]
            came = cards.due is Occasion.CUTTING_CARD_IN_ROUND and game.cite(last)
            found = came or rule_of_occasion(desk, cards.due or Occasion.START_OF_PLAY)
    return found


def rule_of_occasion(desk: Desk, occasion: Occasion) -> str:
    """The rule that has the cards shuffled on an occasion, or the one on the shuffle as such."""
    game = desk.game
    own: dict[Occasion, Term[Any]] = {Occasion.CARDS_REPLACED: NEW_CARDS, Occasion.DEVICE_LOST: DEVICE_LOST_STEPS["shuffle"]}
    found = game.cite(own.get(occasion, SHUFFLE_WHEN[occasion.value]))
    return found or game.cite(SHUFFLE_STANDARD) or game.cite(SHUFFLE_WHEN["new-shoe"])
