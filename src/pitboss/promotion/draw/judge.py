"""Judge the draw: committed to before, made in time and in order, watched where a prize is large, and its results published."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.law.refusal import Malformed
from pitboss.play.desk import refusal
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.commands import CommitDraw, MakeDraw, NominateScrutineer, PublishResults, SignDraw, ThrowIn
from pitboss.promotion.draw.events import (
    DrawCommitted,
    DrawMade,
    DrawSigned,
    PrizeDrawn,
    PrizeReturned,
    ResultsPublished,
    ScrutineerNominated,
    WordsThrownIn,
)
from pitboss.promotion.draw.lot import Bound, commitment_of, committed, drawn, in_order
from pitboss.promotion.entries.judge import closes_at
from pitboss.promotion.integrity.gate import require_draw_going_on, require_going_on
from pitboss.promotion.offer.judge import require_published
from pitboss.promotion.paper.prize import Prize
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.paper.when import seconds
from pitboss.terms.powers import Role
from pitboss.terms.promotions import PROMOTION_TERMS, SCRUTINEER, SCRUTINEER_NOMINATED_BY, SCRUTINEER_OVER

MATTERS = PROMOTION_TERMS
LONGEST_WORDS = 500
HASH = 64


def watched(desk: PromotionDesk, *prizes: Prize) -> bool:
    """Whether one of these prizes, by itself, is worth more than the document lets anybody draw unwatched."""
    over = desk.get(SCRUTINEER_OVER)
    return over is not None and any(prize.value > over.cents for prize in prizes)


def require_watched(desk: PromotionDesk, *prizes: Prize) -> str:
    """Who watches: the scrutineer, on duty now, where one of these prizes is that large; nobody else need."""
    person, watching = desk.state.drawing.scrutineer, desk.get(SCRUTINEER) or Role.SCRUTINEER
    present = bool(person) and watching in desk.roles(person)
    if watched(desk, *prizes) and not present:
        said = f"a scrutineer must watch: {f'{person} is not here' if person else 'nobody is nominated'}"
        raise refusal("no-scrutineer", said, desk.rule(SCRUTINEER_OVER))
    return person if present else ""


def require_signed(desk: PromotionDesk) -> None:
    """Where a scrutineer must watch, what was drawn is signed for."""
    if desk.state.drawing.unsigned and watched(desk, *desk.terms.lots):
        raise refusal("unsigned", "the scrutineer has not signed for the draw yet", desk.rule(SCRUTINEER))


def nominate(desk: PromotionDesk, command: NominateScrutineer) -> None:
    """Name a scrutineer who has no entry."""
    warrant = desk.by_role(SCRUTINEER_NOMINATED_BY, "nominate a scrutineer", Role.CASINO_OPERATOR)
    if not command.person or desk.state.entries.of(command.person):
        raise refusal("entrant", f"{command.person or 'nobody'} cannot watch the draw: a scrutineer has no entry in it", warrant.rule)
    watching = desk.get(SCRUTINEER) or Role.SCRUTINEER
    if desk.state.sides.roles_of(command.person) - {watching}:
        said = f"{command.person} has another part in running the promotion, and cannot watch its draw"
        raise refusal("not-apart", said, desk.rule(SCRUTINEER))
    desk.record(ScrutineerNominated(command.person, warrant, warrant.rule))


def commit(desk: PromotionDesk, command: CommitDraw) -> None:
    """Publish the commitment to seed, prizes and holder, once; again only after prizes were changed with the regulator's approval."""
    warrant = desk.by_staff("commit to a draw", MATTERS["manner-of-award"])
    drawing, prizes, each = desk.state.drawing, prizes_of(desk.terms), desk.terms.prizes_each
    holder = command.holder
    if (drawing.commitment and not outdated(desk)) or not desk.state.offer.begun:
        raise refusal("committed", "a draw is committed to once, after the promotion has begun", warrant.rule)
    if len(command.commitment) != HASH or not set(command.commitment) <= set("0123456789abcdef"):
        raise Malformed("commitment", "a commitment is a SHA-256 in 64 small hexadecimal digits")
    if not holder.strip():
        raise Malformed("holder", "say who holds the seed")
    if desk.at > closes_at(desk):
        said = "entries are closed: whoever commits now knows all tickets, and could choose the winner"
        raise refusal("too-late", said, desk.rule(MATTERS["closing-time"], MATTERS["manner-of-award"]))
    commitment = commitment_of(command.commitment, Bound(holder, prizes, each))
    desk.record(DrawCommitted(commitment, desk.at, warrant.rule, holder, prizes, each))


def prizes_of(terms: Terms) -> tuple[str, ...]:
    """The prizes as a commitment names them, in the order they are drawn."""
    return tuple(prize.name for prize in terms.lots)


def outdated(desk: PromotionDesk) -> bool:
    """Whether the commitment was to other prizes, or to another number of them each, than the terms in force have."""
    bound = desk.state.drawing.bound
    return bool(bound.holder) and (bound.prizes, bound.each) != (prizes_of(desk.terms), desk.terms.prizes_each)


def throw_in(desk: PromotionDesk, command: ThrowIn) -> None:
    """Anybody throws words in between commitment and draw, but for whoever has had a part in running it and might know the seed."""
    rule, drawing = desk.rule(MATTERS["manner-of-award"]), desk.state.drawing
    if not drawing.commitment or drawing.drawn_at is not None:
        raise refusal("no-commitment", "words go in between the publication of the hash and the draw", rule)
    if desk.by == drawing.bound.holder or desk.state.sides.roles_of(desk.by):
        said = f"{desk.by} has a part in running the draw: words come from others, so that nobody who knows the seed can choose the winner"
        raise refusal("on-duty", said, rule)
    if not command.words.strip() or len(command.words) > LONGEST_WORDS:
        raise Malformed("words", f"throw in from 1 to {LONGEST_WORDS} characters")
    desk.record(WordsThrownIn(desk.by, command.words, rule))


def draw(desk: PromotionDesk, command: MakeDraw) -> None:
    """Draw every prize out of the seed that was committed to, once entries are closed and the time has come."""
    warrant = desk.by_staff("make the draw", MATTERS["manner-of-award"])
    drawing, terms = desk.state.drawing, desk.terms
    require_draw_going_on(desk)
    if drawing.drawn_at is not None or not desk.state.offer.begun:
        raise refusal("no-draw", "the draw was made, or the promotion has not begun", warrant.rule)
    require_published(desk)
    if desk.at <= closes_at(desk):
        raise refusal("open", f"entries are taken until {terms.entering.closes}", desk.rule(MATTERS["closing-time"]))
    if desk.at < (seconds(terms.course.draw, desk.jurisdiction) or 0):
        raise refusal("too-soon", f"the draw is at {terms.course.draw}", desk.rule(MATTERS["time-of-promotion"]))
    scrutineer = require_watched(desk, *terms.lots)
    if outdated(desk):
        raise refusal("other-prizes", "the draw was committed to for other prizes than the terms in force have", warrant.rule)
    if not drawing.commitment or committed(command.seed, command.secret, drawing.bound) != drawing.commitment:
        raise refusal("draw-broken", "the seed and the secret are not those whose hash was published", warrant.rule)
    rows, commitment = (desk.state.entries.taken, drawing.commitment) if drawing.bound.holder else (desk.state.entries.tickets, "")
    order = in_order(rows, command.seed, drawing.mixed, commitment)
    desk.record(DrawMade(order, command.seed, command.secret, scrutineer, desk.at, warrant, warrant.rule))
    for lot in range(1, len(terms.lots) + 1):
        next_ticket(desk, lot, "there are fewer entrants than prizes")


def next_ticket(desk: PromotionDesk, lot: int, otherwise: str) -> None:
    """Let a prize fall to the next ticket in order, or to nobody where there is none."""
    drawing, tickets, terms = desk.state.drawing, desk.state.entries.tickets, desk.terms
    found = next(drawn(drawing.order[drawing.used :], tickets, drawing.times, terms.prizes_each), None)
    rule = desk.rule(MATTERS["manner-of-award"])
    if found is None:
        give_back(desk, lot, otherwise)
    else:
        desk.record(PrizeDrawn(lot, found, tickets[found], desk.at, rule))


def give_back(desk: PromotionDesk, lot: int, reason: str) -> None:
    """A prize goes to nobody, and its money back."""
    prize = desk.terms.lots[lot - 1]
    desk.record(PrizeReturned(lot, prize.value if prize.cash else 0, reason, desk.rule(MATTERS["method-of-claiming"])))


def sign(desk: PromotionDesk, command: SignDraw) -> None:
    """The scrutineer signs for what was drawn."""
    warrant = desk.by_role(SCRUTINEER, "sign for the draw", Role.SCRUTINEER)
    if desk.by != desk.state.drawing.scrutineer or not desk.state.drawing.unsigned:
        raise refusal("nothing-to-sign", "the scrutineer who was nominated signs, after a draw", warrant.rule)
    desk.record(DrawSigned(command.words, desk.at, warrant, warrant.rule))


def publish(desk: PromotionDesk, command: PublishResults) -> None:
    """Publish what was drawn, as the terms say it is published."""
    warrant = desk.by_staff("publish results", MATTERS["results-published-how"])
    require_going_on(desk)
    if desk.state.drawing.drawn_at is None or not command.where.strip():
        raise refusal("no-results", "there are no results yet, or it is not said where they are published", warrant.rule)
    require_signed(desk)
    desk.record(ResultsPublished(command.where, desk.at, warrant, warrant.rule))


JUDGES: Mapping[type[Any], Callable[[PromotionDesk, Any], None]] = {
    NominateScrutineer: nominate,
    CommitDraw: commit,
    ThrowIn: throw_in,
    MakeDraw: draw,
    SignDraw: sign,
    PublishResults: publish,
}
