"""What every accident needs: the document's answer with its rule, somebody entitled, and the record of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from pitboss.cards.card import Card
from pitboss.floor.accidents.events import AccidentReported, AccidentResolved, Aftermath, AftermathBegan
from pitboss.floor.accidents.kinds import Accident
from pitboss.floor.cards.count import PLACE
from pitboss.floor.cards.events import CardBurned, CardMoved
from pitboss.floor.cards.judge import require_possible
from pitboss.floor.cards.state import Place, Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_dealer
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.rebuild import cards_in
from pitboss.floor.warrant import Warrant
from pitboss.law.term import T, Term
from pitboss.play.commands import DrawCard
from pitboss.play.desk import refusal
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.terms.powers import Role


def answer(desk: Desk, term: Term[T], what: str) -> tuple[T, str]:
    """The document's answer and its rule; a refusal where it has none."""
    found, rule = desk.game.get(term), desk.game.cited(term)
    if found is None:
        raise refusal("no-answer", f"{desk.game.name} has no rule on {what}", rule)
    return found, rule


def as_dealer(desk: Desk, doing: str, rule: str) -> Warrant:
    """The dealer, where no rule names anybody else; where the program deals, its shoe may say what it gave."""
    if desk.by == SHOE and desk.floor.cards.source is Source.PROGRAM:
        return Warrant(desk.by, Role.ANYONE, rule)
    require_dealer(desk, doing, rule)
    return Warrant(desk.by, Role.DEALER, rule)


def require_round(desk: Desk, rule: str) -> None:
    """A round that has begun, which it does with its first card, and whose cards still lie there."""
    if not desk.floor.rounds.first_card_out:
        raise refusal("no-round", "no round is in play: its first card has not come", rule)


def blackjack(desk: Desk, rule: str) -> Round:
    """The round in play, of a game with hands."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round):
        raise refusal("no-hands", f"{desk.game.name} has no hands", rule)
    return now


def table_of(desk: Desk) -> Table:
    """The table of a game with hands."""
    table = desk.game.table
    assert isinstance(table, Table), "the round in play has hands"
    return table


def report(desk: Desk, accident: Accident, rule: str) -> None:
    """Let the log say what went wrong."""
    desk.record(AccidentReported(accident, desk.by, desk.at, rule))


def resolve(desk: Desk, said: object, warrant: Warrant, rule: str) -> None:
    """Let the log say how it was put right."""
    desk.record(AccidentResolved(str(said), warrant, rule))


def begin(desk: Desk, what: Aftermath, rule: str, about: int = 0) -> None:
    """Let something stay in force."""
    desk.record(AftermathBegan(what, about, rule))


def require_from_shoe(desk: Desk, card: Card, rule: str) -> None:
    """A card that the shoe can still give, while none is held back to come before it."""
    held = desk.floor.cards.held
    if held:
        raise refusal("held-card", "another card was held back and comes first", rule)
    require_named_by_shoe(desk, rule)
    require_possible(desk, DrawCard(card))


def require_all_from_shoe(desk: Desk, cards: tuple[Card, ...], rule: str) -> None:
    """Cards that the shoe can still give together: each as often as it is named."""
    for card in cards:
        require_from_shoe(desk, card, rule)
    left = desk.floor.cards.left
    short = [card for card in cards if cards.count(card) > left[PLACE[id(card)]]]
    if short or len(cards) > desk.floor.cards.undealt:
        said = f"{short[0].signs} cannot come {cards.count(short[0])} times" if short else "there are not so many cards in the shoe"
        raise refusal("impossible-card", f"{said}: they are out", rule)


def require_named_by_shoe(desk: Desk, rule: str) -> None:
    """Where the program deals, only its shoe knows which card comes."""
    if desk.floor.cards.source is Source.PROGRAM and desk.by != SHOE:
        raise refusal("shoe-only", f"{desk.by} may not name a card: the program deals from the shuffle it committed to", rule)


def throw_out(desk: Desk, cards: Iterable[Card], rule: str) -> None:
    """Put cards that were seen from the shoe among the discards."""
    for card in cards:
        require_from_shoe(desk, card, rule)
        desk.record(CardMoved(card, Place.SHOE, Place.RACK, True, rule))


def throw_out_unseen(desk: Desk, rule: str) -> None:
    """Put a card that nobody has seen from the shoe among the discards."""
    cards = desk.floor.cards
    if cards.held or not cards.undealt:
        raise refusal("no-such-card", "the next card is known, or there is none: say which it is", rule)
    desk.record(CardBurned(None, cards.burn_shown, cards.awaits, rule))


def left_over(desk: Desk, log: Sequence[Any]) -> tuple[Card, ...]:
    """The cards of a round that lie on the layout though a reconstruction had no place for them."""
    over = Counter(desk.floor.cards.drawn) - Counter(cards_in(log))
    return tuple(over.elements())


def hold_next(desk: Desk, cards: Iterable[Card], rule: str, origin: Place = Place.SHOE) -> None:
    """Hold cards back, in this order, to come next wherever the next card goes; cards held back before come after them."""
    before, exposed = desk.floor.cards.held, desk.floor.cards.held_exposed
    new = tuple(cards)
    for card in new:
        desk.record(CardMoved(card, origin, Place.HELD, True, rule))
    if new:
        for card in before:
            desk.record(CardMoved(card, Place.HELD, Place.HELD, exposed, rule))
        begin(desk, Aftermath.COMES_NEXT, rule)
