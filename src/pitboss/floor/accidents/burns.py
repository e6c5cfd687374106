"""The burn: forgotten, or made by mistake."""

from __future__ import annotations

from pitboss.cards.card import Card
from pitboss.floor.accidents.facts import BurnCure, Burned
from pitboss.floor.accidents.kinds import BurnedInError, MissedBurn
from pitboss.floor.accidents.rebuilding import let_have_been
from pitboss.floor.accidents.steps import (
    answer,
    as_dealer,
    blackjack,
    hold_next,
    report,
    require_from_shoe,
    resolve,
    throw_out,
    throw_out_unseen,
)
from pitboss.floor.cards.events import CardMoved, StepMissed
from pitboss.floor.cards.state import CardsAwait, Place
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.floor.rounds.rebuild import cards_in, rebuild
from pitboss.play.desk import refusal
from pitboss.terms.irregular_cards import BURNED_CARD, BURNED_IN_ERROR, MISSED_BURN, MISSED_BURN_FIRST_ROUND, CardFate


def missed_burn(desk: Desk, accident: MissedBurn) -> None:
    """Play on with the card that should have been burned, or begin the unfinished first round again with its burn."""
    fate, rule = answer(desk, MISSED_BURN, "a burn that was forgotten")
    if accident.cure is BurnCure.RESTART:
        _restart(desk, accident)
        return
    warrant = as_dealer(desk, "say that no card was burned", rule)
    if desk.floor.cards.awaits is not CardsAwait.BURN:
        raise refusal("burn-not-due", "no burn is due: it has been made, or the cards are not ready for it", rule)
    report(desk, accident, rule)
    desk.record(StepMissed(CardsAwait.BURN, CardsAwait.NOTHING, rule))
    resolve(desk, fate, warrant, rule)


def _restart(desk: Desk, accident: MissedBurn) -> None:
    """Deal the first round again: its first card is burned, and every other card moves up (readings A11, G10)."""
    warrant = exercise(desk, MISSED_BURN_FIRST_ROUND)
    rule, cards, rounds = warrant.rule, desk.floor.cards, desk.floor.rounds
    blackjack(desk, rule)
    first = not cards.burned and len(cards.given) == len(cards.drawn) and bool(cards.drawn)
    if not first or not rounds.in_progress:
        said = "the shoe begins again only while its first round, dealt without a burn, is unfinished"
        raise refusal("first-round-only", said, rule)
    burned, *rest = cards_in(rounds.log)
    found = rebuild(desk.game.table, rounds.log, rest)  # type: ignore[arg-type]  # a game with hands
    report(desk, accident, rule)
    let_have_been(desk, found.log, warrant)
    desk.record(CardMoved(burned, Place.LAYOUT, Place.RACK, True, rule))
    hold_next(desk, found.cards_over, rule, Place.LAYOUT)
    resolve(desk, "restarted", warrant, rule)


def burned(desk: Desk, accident: BurnedInError) -> None:
    """A card burned by rule stays burned; one burned by mistake stays burned or comes next, by the document (reading E3)."""
    by_rule = accident.burned is Burned.BY_RULE
    fate, rule = answer(desk, BURNED_CARD if by_rule else BURNED_IN_ERROR, "a card that was burned")
    warrant = as_dealer(desk, "say what becomes of a burned card", rule)
    if desk.floor.cards.awaits is not CardsAwait.NOTHING:
        raise refusal("cards-not-ready", f"no card has left the shoe: the cards await {desk.floor.cards.awaits.value}", rule)
    if not by_rule and accident.card is not None:
        require_from_shoe(desk, accident.card, rule)
    report(desk, accident, rule)
    if not by_rule:
        _put(desk, accident, fate, rule)
    resolve(desk, fate, warrant, rule)


def _put(desk: Desk, accident: BurnedInError, fate: CardFate, rule: str) -> None:
    match fate, accident.card:
        case CardFate.DISCARDED, Card() as card:
            throw_out(desk, (card,), rule)
        case CardFate.DISCARDED, None:
            throw_out_unseen(desk, rule)
        case CardFate.NEXT_CARD, Card() as card:
            hold_next(desk, (card,), rule)
        case CardFate.NEXT_CARD, None:
            pass  # nobody has seen it: whatever the dealer enters next is that card
        case _:
            raise refusal("no-answer", f"{desk.game.name} does not say what becomes of a card burned by mistake", rule)
