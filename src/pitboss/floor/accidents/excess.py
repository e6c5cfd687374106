"""A card too many left the shoe: it comes next, opens the next round, or is thrown out; and players who will not have it."""

from __future__ import annotations

from dataclasses import replace

from pitboss.cards.card import Card
from pitboss.floor.accidents.commands import RefuseCard
from pitboss.floor.accidents.events import Aftermath, AftermathEnded, CardPassed, CardRefused, CardSetAside
from pitboss.floor.accidents.facts import DrawnTo, Seen
from pitboss.floor.accidents.kinds import ExcessCard
from pitboss.floor.accidents.steps import (
    answer,
    as_dealer,
    begin,
    hold_next,
    report,
    require_from_shoe,
    require_round,
    resolve,
    throw_out,
    throw_out_unseen,
)
from pitboss.floor.cards.events import CardMoved
from pitboss.floor.cards.state import CardsAwait, Place
from pitboss.floor.desk import Desk
from pitboss.floor.powers import roles_of
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.law.refusal import Malformed
from pitboss.law.term import Term
from pitboss.play.allowed import may_stand
from pitboss.play.commands import Double, Hit, Split, Stand
from pitboss.play.desk import refusal
from pitboss.play.events import CardDealt, DealerToDraw
from pitboss.play.state import Awaits, HandStatus, Round
from pitboss.terms.irregular_cards import (
    EXCESS_CARD,
    EXCESS_CARD_MUST_DRAW,
    EXCESS_CARD_REFUSED,
    EXCESS_CARD_REFUSED_BY_ALL,
    EXCESS_CARD_TO_DEALER,
    HELD_CARD,
    HELD_CARD_COUNTED,
    CardFate,
    OfferedToDraw,
)
from pitboss.terms.powers import Role


def excess(desk: Desk, accident: ExcessCard) -> None:
    """Find what becomes of the card by who saw it, whose hand it came to and whether that hand was complete."""
    fate, rule = answer(desk, _term(desk, accident), "a card drawn in excess")
    warrant = as_dealer(desk, "say that a card too many was drawn", rule)
    card = accident.card
    if accident.seen is Seen.EXPOSED and card is None:
        raise Malformed("card", "a card that was seen has a name")
    if desk.floor.cards.awaits is not CardsAwait.NOTHING:
        raise refusal("cards-not-ready", f"no card can have left the shoe: the cards await {desk.floor.cards.awaits.value}", rule)
    if card is not None:
        require_from_shoe(desk, card, rule)
    report(desk, accident if accident.seen is Seen.EXPOSED else replace(accident, card=None), rule)
    _put(desk, accident, fate, rule)
    resolve(desk, fate, warrant, rule)


def _term(desk: Desk, accident: ExcessCard) -> Term[CardFate]:
    """The line of the document: to the dealer's hand by whether it is complete, elsewhere by whether the shoe has another round."""
    if accident.to is DrawnTo.DEALER:
        complete = "hand-complete" if desk.floor.rounds.is_over else "hand-incomplete"
        term = EXCESS_CARD_TO_DEALER[complete, accident.seen.value]
        require_round(desk, desk.game.cited(term, EXCESS_CARD[accident.seen.value]))
        if desk.game.get(term) is not None:
            return term
    last = EXCESS_CARD["last-round-of-shoe"]
    if desk.floor.cards.cutting_card_out and desk.game.get(last) is not None:
        return last
    return EXCESS_CARD[accident.seen.value]


def _put(desk: Desk, accident: ExcessCard, fate: CardFate, rule: str) -> None:
    """Where the card goes; one that nobody knows is still counted in the shoe, and is whatever the dealer enters when it comes."""
    card, exposed = accident.card, accident.seen is Seen.EXPOSED
    match fate:
        case CardFate.NEXT_CARD:
            _hold(desk, card, rule, exposed=exposed)
        case CardFate.FIRST_OF_NEXT_ROUND:
            _set_aside(desk, card, rule)
        case CardFate.DISCARDED | CardFate.SHUFFLED_IN if card is not None and exposed:
            throw_out(desk, (card,), rule)
        case CardFate.DISCARDED | CardFate.SHUFFLED_IN if card is not None:
            desk.record(CardMoved(card, Place.SHOE, Place.RACK, False, rule))
        case CardFate.DISCARDED | CardFate.SHUFFLED_IN:
            throw_out_unseen(desk, rule)
        case _:
            raise refusal("no-answer", f"{desk.game.name} does not say what becomes of a card drawn in excess", rule)


def _hold(desk: Desk, card: Card | None, rule: str, *, exposed: bool) -> None:
    if card is not None and exposed:
        hold_next(desk, (card,), rule)
    elif card is not None:
        desk.record(CardMoved(card, Place.SHOE, Place.HELD, False, rule))
        begin(desk, Aftermath.COMES_NEXT, rule)


def _set_aside(desk: Desk, card: Card | None, rule: str) -> None:
    """Put the card by for the next round: it does not count as drawn, so that betting for that round is open."""
    lies, counts = desk.game.get(HELD_CARD), desk.game.get(HELD_CARD_COUNTED)
    desk.record(CardSetAside(str(lies or "held back"), str(counts or "drawn"), rule))
    if card is None:
        return
    if not desk.floor.rounds.first_card_out:
        _hold(desk, card, rule, exposed=False)
        return
    waiting = desk.floor.accidents.force.get(Aftermath.ASIDE)
    desk.record(CardMoved(card, Place.SHOE, Place.OUT, False, rule))
    begin(desk, Aftermath.ASIDE, rule, 1 + (waiting.about if waiting else 0))


def open_next_round(desk: Desk, _: CardsTakenUp) -> None:
    """The card set aside comes first in the next round; one that was being passed over when the round ended comes before it."""
    if not desk.floor.accidents.alert:
        return
    _offer_again(desk)
    waiting = desk.floor.accidents.force.get(Aftermath.ASIDE)
    if waiting is None:
        return
    for card in desk.floor.cards.out[-waiting.about :]:
        if card is not None:
            desk.record(CardMoved(card, Place.OUT, Place.HELD, False, waiting.rule))
    desk.record(AftermathEnded(Aftermath.ASIDE, waiting.rule))
    begin(desk, Aftermath.COMES_NEXT, waiting.rule)


def refuse_card(desk: Desk, command: RefuseCard) -> None:
    """A player who will not have the card stands, and gets no other in this round; for a hand that must draw see reading T2."""
    used = desk.game.cite(EXCESS_CARD["exposed"])
    if used and desk.game.get(EXCESS_CARD_REFUSED) is None:
        raise refusal("not-refused", "a card drawn in error is used as the next card: nobody may refuse it", used)
    _, rule = answer(desk, EXCESS_CARD_REFUSED, "refusing a card dealt in error")
    now, cards = desk.floor.rounds.now, desk.floor.cards
    on_turn = isinstance(now, Round) and now.awaits is Awaits.DECISION and now.hands[now.turn].box == command.box
    in_force = Aftermath.COMES_NEXT in desk.floor.accidents.force and cards.held and cards.held_exposed
    if not on_turn or not in_force or not isinstance(now, Round):
        raise refusal("nothing-to-refuse", f"box {command.box} is not being offered a card that was dealt in error", rule)
    caller = next(box.caller for box in now.boxes if box.number == command.box)
    if desk.by != caller and Role.DEALER not in roles_of(desk):
        raise refusal("not-caller", f"{desk.by} does not call box {command.box}: {caller} does", rule)
    if _must_draw(desk, now):
        _pass_over(desk, command.box, caller)
    else:
        desk.record(CardRefused(caller, command.box, cards.held[0], rule))
        desk.play(Stand(command.box))


def _must_draw(desk: Desk, now: Round) -> bool:
    return may_stand(desk.game.table, now.hands[now.turn]) is not None  # type: ignore[arg-type]


def _pass_over(desk: Desk, box: int, caller: str) -> None:
    """A hand that must draw takes the card, or where the house has elected so draws the one after it."""
    card = desk.floor.cards.held[0]
    draws, rule = answer(desk, EXCESS_CARD_MUST_DRAW, "a hand that must draw and will not have the card dealt in error")
    if draws is OfferedToDraw.TAKES_IT:
        raise refusal("must-draw", f"the hand on box {box} must draw: it takes {card.signs}", rule)
    desk.record(CardRefused(caller, box, card, rule, draws.value))
    desk.record(CardMoved(card, Place.HELD, Place.OUT, True, rule))
    desk.play(Hit(box))


def end_passing(desk: Desk, event: CardDealt) -> None:
    """Once the hand that passed the card over need draw no more, it comes next again."""
    now = desk.floor.rounds.now
    if not desk.floor.accidents.passed or not isinstance(now, Round):
        return
    still = now.turn == event.hand and now.hands[now.turn].status is HandStatus.OPEN and _must_draw(desk, now)
    if not still:
        _offer_again(desk)


def _offer_again(desk: Desk) -> None:
    """What was passed over comes before anything else that is held back."""
    hold_next(desk, desk.floor.accidents.passed, desk.game.cite(EXCESS_CARD["exposed"]), Place.OUT)


def no_more_cards(desk: Desk, command: Hit | Double | Split) -> None:
    """Whoever refused a card dealt in error gets none in this round, but for a hand that must draw."""
    now = desk.floor.rounds.now
    if not isinstance(now, Round) or now.awaits is not Awaits.DECISION:
        return
    caller = next((box.caller for box in now.boxes if box.number == command.box), "")
    forced = isinstance(command, Hit) and _must_draw(desk, now)
    if caller in desk.floor.accidents.refused and not forced:
        rule = desk.game.cite(EXCESS_CARD_REFUSED)
        raise refusal("refused-before", f"{caller} refused a card dealt in error and gets no other in this round", rule)


def pass_to_dealer(desk: Desk, _: DealerToDraw) -> None:
    """The card that every player refused: the dealer's next, or whatever the document says."""
    if not desk.floor.accidents.refused or not desk.floor.cards.held:
        return
    card = desk.floor.cards.held[0]
    fate, rule = answer(desk, EXCESS_CARD_REFUSED_BY_ALL, "a card that every player refuses")
    desk.record(CardPassed(card, str(fate), rule))
    if fate is CardFate.DISCARDED:
        desk.record(CardMoved(card, Place.HELD, Place.RACK, True, rule))
