"""A card lies face up in the shoe: by its place in the round it is thrown out or played, and more may be looked for."""

from __future__ import annotations

from pitboss.floor.accidents.kinds import FaceUpCard, FaceUpSuspected
from pitboss.floor.accidents.steps import answer, as_dealer, report, require_from_shoe, resolve, throw_out
from pitboss.floor.cards.events import ShuffleDue
from pitboss.floor.cards.state import CardsAwait, Occasion
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise
from pitboss.play.commands import DrawCard
from pitboss.play.desk import refusal
from pitboss.terms.irregular_cards import FACE_UP_CARD, FACE_UP_SUSPECT_CHECK, FACE_UP_SUSPECT_SOURCES, CardFate


def face_up(desk: Desk, accident: FaceUpCard) -> None:
    """Throw the card out, or play it as though it had come face down."""
    term = FACE_UP_CARD["later-in-a-round" if desk.floor.cards.drawn else "first-of-a-round"]
    fate, rule = answer(desk, term, "a card face up in the shoe")
    warrant = as_dealer(desk, "say that a card lies face up", rule)
    require_from_shoe(desk, accident.card, rule)
    report(desk, accident, rule)
    match fate:
        case CardFate.DISCARDED:
            throw_out(desk, (accident.card,), rule)
        case CardFate.PLAYED:
            desk.play(DrawCard(accident.card))
        case _:
            raise refusal("no-answer", f"{desk.game.name} does not say what becomes of a card face up in the shoe", rule)
    resolve(desk, fate, warrant, rule)


def suspect(desk: Desk, accident: FaceUpSuspected) -> None:
    """Have the rest taken out and checked after the round; cards that were looked through are shuffled again (reading T1)."""
    sources, rule = answer(desk, FACE_UP_SUSPECT_SOURCES, "further cards that may lie face up")
    device = desk.floor.cards.device
    if device not in sources:
        raise refusal(
            "not-from-there", f"cards are taken out and checked from a {' or a '.join(map(str, sources))}, not from a {device}", rule
        )
    warrant = exercise(desk, FACE_UP_SUSPECT_CHECK)
    if desk.floor.rounds.is_over:
        raise refusal("round-not-over", "the cards are checked once those of the round have been taken up", warrant.rule)
    report(desk, accident, rule)
    desk.record(ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, warrant.rule, warrant))
    resolve(desk, "checked", warrant, warrant.rule)
