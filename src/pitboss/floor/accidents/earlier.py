"""A card in the wrong place in a round already taken up: rebuilt in money until the next round begins, afterwards void or left as it is."""

from __future__ import annotations

from collections import Counter

from pitboss.cards.card import Card
from pitboss.floor.accidents.entitled import await_authority, entitled, require_scope
from pitboss.floor.accidents.kinds import MisplacedCard, OptionNotGiven
from pitboss.floor.accidents.rebuilding import played_again
from pitboss.floor.accidents.steps import answer, report, resolve, throw_out
from pitboss.floor.accidents.void import put_right, require_counts, void_earlier
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.rebuild import CARD_AWAITED, Rebuilt, cards_in
from pitboss.floor.rounds.state import KEPT
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.state import ComBoRound
from pitboss.play.desk import refusal
from pitboss.play.evolve import replay
from pitboss.play.state import Awaits
from pitboss.terms.irregular_rounds import (
    FOUND_TOO_LATE,
    RECONSTRUCTION_CARDS,
    RECONSTRUCTION_UNTIL,
    ExtraCards,
    Misplaced,
    ReconstructionUntil,
    RoundFate,
)


def earlier(desk: Desk, accident: MisplacedCard, rule: str) -> None:
    """Put a round right that has been taken up, if the next has not begun; once it has, the document says what becomes of it."""
    rounds, number = desk.floor.rounds, accident.round
    if isinstance(rounds.now, ComBoRound):
        raise refusal("round-not-kept", f"round {number} has been taken up: only the cards on the layout can be put right", rule)
    require_kept(desk, number, rule)
    if number == rounds.number - 1 and not rounds.first_card_out:
        _between_rounds(desk, accident, rule)
    else:
        too_late(desk, accident, entitled(desk, rule))


def require_kept(desk: Desk, number: int, rule: str) -> None:
    """An earlier round of which the table still knows what was settled."""
    rounds = desk.floor.rounds
    if not 0 < number < rounds.number or rounds.past_of(number) is None:
        said = f"there is no round {number} to put right: the table knows those before this one, up to {KEPT:,} back"
        raise refusal("round-not-kept", said, rule)


def too_late(desk: Desk, accident: MisplacedCard | OptionNotGiven, warrant: Warrant) -> None:
    """A later round has begun: the faulty one is void or stands, whichever it is, and every round since stands."""
    fate, why = answer(desk, FOUND_TOO_LATE["faulty-round"], "a mistake found once the next round has begun")
    report(desk, accident, why)
    if fate is RoundFate.VOID:
        void_earlier(desk, accident.round, warrant._replace(rule=why))
    resolve(desk, f"round {accident.round} {fate}", warrant, desk.game.cite(FOUND_TOO_LATE["later-rounds"]) or why)


def _between_rounds(desk: Desk, accident: MisplacedCard, rule: str) -> None:
    until = desk.game.get(RECONSTRUCTION_UNTIL)
    if until is not ReconstructionUntil.NEXT_ROUND:
        said = f"a misplaced card is put right {until.gloss if until else 'in the round'}"
        raise refusal("too-late", said, desk.game.cite(RECONSTRUCTION_UNTIL))
    last = desk.floor.rounds.last
    require_counts(last, rule)
    if not accident.order:
        await_authority(desk, accident, rule)
        return
    warrant = entitled(desk, rule)
    dealt = cards_in(last)
    order, drawn = accident.order[: len(dealt)], accident.order[len(dealt) :]
    if Counter(order) != Counter(dealt):
        raise Malformed("order", "the order names other cards than those that were dealt in that round")
    require_scope(desk, replay(last), last, accident)
    found = played_again(desk, last, accident.order)
    if found.round.awaits is Awaits.NOBODY and not found.decisions_over and not set(found.cards_over) & set(drawn):
        _carry_out(desk, accident, found, drawn, warrant)
    elif _lacks_a_card(found) and still_next(desk, order):
        said = "the round lacks a card that would have come next from the shoe: deal it, and name it after the others"
        raise refusal("card-lacking", said, rule)
    elif drawn:
        raise Malformed("order", "the order names more cards from the shoe than the round takes")
    else:
        await_authority(desk, accident, rule)  # nobody can say what a player would have decided, or the next card is lost: reading T4


def _carry_out(desk: Desk, accident: MisplacedCard, found: Rebuilt, drawn: tuple[Card, ...], warrant: Warrant) -> None:
    rule, last = warrant.rule, desk.floor.rounds.last
    if found.log == last:
        raise refusal("put-right", f"the cards of round {accident.round} count in that order already", rule)
    if drawn and not still_next(desk, accident.order[: -len(drawn)]):
        raise refusal("card-lost", "the cards have been shuffled or moved since: the next card is not the one that would have come", rule)
    report(desk, accident, rule)
    throw_out(desk, drawn, rule)  # they count in that round, and its cards lie in the rack
    put_right(desk, accident.round, found.log, warrant)
    resolve(desk, Misplaced.RECONSTRUCTED, warrant, rule)


def _lacks_a_card(found: Rebuilt) -> bool:
    """Whether every decision found its place and only a card is missing."""
    return found.round.awaits in CARD_AWAITED and not found.cards_over


def still_next(desk: Desk, order: tuple[Card, ...]) -> bool:
    """Whether the shoe still gives the card that would have come: its discards hold that round, and nothing is held back."""
    cards = desk.floor.cards
    if desk.game.get(RECONSTRUCTION_CARDS) is ExtraCards.NONE or cards.awaits is not CardsAwait.NOTHING or cards.held:
        return False
    lie = Counter(in_row(cards.rack))
    return all(lie[card] >= count for card, count in Counter(order).items())
