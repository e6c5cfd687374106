"""A promotion as one viewer sees it, in sections that a client replaces as they change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.messages import word
from pitboss.house.promotions.acts import acts_of
from pitboss.house.promotions.prizes import claim_rows, dispute_rows, prize_rows
from pitboss.house.promotions.sight import public
from pitboss.house.promotions.standing import standing_of
from pitboss.house.views.viewer import PUBLIC, Sight, Viewer
from pitboss.money.cents import dollars
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.judge import watched
from pitboss.promotion.due import dues
from pitboss.promotion.offer.judge import may_begin_at
from pitboss.promotion.paper.check import check, matters, particulars
from pitboss.promotion.paper.terms import Terms
from pitboss.promotion.paper.when import seconds
from pitboss.promotion.paper.writing import write_terms
from pitboss.promotion.state import Promotion
from pitboss.terms.powers import Role
from pitboss.terms.promotions import SCRUTINEER, SCRUTINEER_OVER, TERMS_DUTY, TERMS_SENT_HOURS

Json = dict[str, Any]


def promotion_picture(
    game: Game, promotion: Promotion, viewer: Viewer, at: int, *, name: str = "", scrutineers: Sequence[str] = (), held: int = 0
) -> Json:
    """Everything a viewer may see of a promotion."""
    desk = PromotionDesk(game, promotion, viewer.name, at)
    inside = viewer.sight(Floor()) not in PUBLIC
    terms = promotion.offer.versions[-1] if promotion.offer.version else None
    return {
        "promotion": head_of(desk, name, promotion.offer.version if inside else promotion.offer.published),
        "terms": _terms(desk, inside=inside),
        "gates": _gates(desk) if terms else [],
        "entries": _entries(desk, viewer, terms),
        "draw": _draw(desk, viewer, terms, inside=inside),
        "prizes": prize_rows(desk, viewer, inside=inside) if terms and _readable(desk, inside=inside) else [],
        "claims": claim_rows(desk, viewer, inside=inside),
        "disputes": dispute_rows(desk, viewer, inside=inside),
        "integrity": {
            "measure": word(promotion.integrity.measure) if promotion.integrity.measure else "",
            "reason": promotion.integrity.reason,
            "notified_at": promotion.integrity.notified_at or 0,
        },
        "due": [{"at": each.at, "what": each.what.value, "lot": each.lot, "rule": each.rule} for each in dues(desk)] if inside else [],
        "you": _you(desk, viewer, held),
        "acts": acts_of(game, promotion, viewer, at, scrutineers),
    }


def _readable(desk: PromotionDesk, *, inside: bool) -> bool:
    """Terms are everybody's once they are published, and staff's before."""
    return inside or bool(desk.state.offer.published)


def head_of(desk: PromotionDesk, name: str, version: int) -> Json:
    """What a promotion is and where it stands, by a version of its terms, 0 for none."""
    offer, game = desk.state.offer, desk.game
    terms = offer.versions[version - 1] if version else None
    times = (terms.course.begins, terms.entering.closes, terms.course.draw, terms.award.when) if terms else ()
    found = [seconds(when, desk.jurisdiction) or 0 for when in times] or [0, 0, 0, 0]
    return {
        "id": name,
        "name": terms.name if terms else name,
        "game": game.rules.book.id,
        "game_name": game.name,
        "document": game.document,
        "standing": standing_of(desk).value,
        "version": offer.version,
        "published": offer.published,
        "begins": found[0],
        "closes": found[1],
        "draws": found[2],
        "awards": found[3],
    }


def checked(game: Game, terms: Terms) -> Json:
    """Terms in the form of a file, with what they state, what each prize must say besides, and what is lacking."""
    rules = game.rules
    listed = [("", each) for each in matters(rules, terms)]
    listed += [(prize.name, each) for prize in terms.prizes for each in particulars(rules, prize)]
    return {
        "paper": write_terms(terms),
        "matters": [
            {"prize": prize, "matter": each.name, "required": word(each.required), "rule": each.rule, "stated": each.said}
            for prize, each in listed
        ],
        "lacking": [each._asdict() for each in check(rules, terms)],
    }


NO_TERMS: Json = {"paper": None, "matters": [], "lacking": []}


def _terms(desk: PromotionDesk, *, inside: bool) -> Json:
    offer = desk.state.offer
    version = offer.version if inside else offer.published
    shown = checked(desk.game, offer.versions[version - 1]) if version else NO_TERMS
    return shown | {
        "version": version,
        "available": list(offer.available),
        "marketing": offer.marketing,
        "proposed": write_terms(offer.proposed) if inside and offer.proposed is not None else None,
        "reason": offer.reason if inside else "",
    }


def _gates(desk: PromotionDesk) -> list[Json]:
    """What must have happened before the promotion begins."""
    offer = desk.state.offer
    return [
        {"gate": "published", "done": offer.published == offer.version, "at": 0, "rule": desk.rule(TERMS_DUTY["terms"])},
        {
            "gate": "provided",
            "done": offer.provided == offer.version,
            "at": offer.provided_at if offer.provided == offer.version else 0,
            "rule": desk.rule(TERMS_SENT_HOURS),
        },
        {"gate": "begun", "done": offer.begun, "at": offer.begun_at or may_begin_at(desk) or 0, "rule": desk.rule(TERMS_SENT_HOURS)},
    ]


def _entries(desk: PromotionDesk, viewer: Viewer, terms: Terms | None) -> Json:
    entries, wager = desk.state.entries, terms.entering.wager if terms else None
    return {
        "tickets": [{"ticket": number, "entrant": entries.tickets[number]} for number in sorted(entries.tickets)],
        "refused": [{"ticket": number, "entrant": entries.taken[number]} for number in sorted({*entries.taken} - {*entries.tickets})],
        "each": terms.entering.each if terms else 0,
        "wager": {"least": dollars(wager.least), "rounds": wager.rounds} if wager else None,
        "rounds": entries.rounds.get(viewer.name, 0) if viewer.name else 0,
    }


def _draw(desk: PromotionDesk, viewer: Viewer, terms: Terms | None, *, inside: bool) -> Json:
    drawing, lots = desk.state.drawing, terms.lots if terms else ()
    watching = desk.get(SCRUTINEER) or Role.SCRUTINEER
    person = drawing.scrutineer
    return {
        "commitment": drawing.commitment,
        "holder": drawing.bound.holder,
        "mixed": list(drawing.mixed),
        "watched": watched(desk, *lots),
        "watched_rule": desk.rule(SCRUTINEER_OVER),
        "scrutineer": person if inside else public(person, viewer),
        "present": bool(person) and watching in desk.roles(person),
        "signed": not drawing.unsigned,
        "drawn_at": drawing.drawn_at or 0,
        "seed": drawing.seed.hex(),
        "secret": drawing.secret.hex(),
        "order": list(drawing.order),
        "prizes": [prize.name for prize in lots] if _readable(desk, inside=inside) else [],
        "each": terms.prizes_each if terms else 0,
        "published": drawing.published_where if not drawing.unpublished else "",
    }


def _you(desk: PromotionDesk, viewer: Viewer, held: int) -> Json:
    me, sight = viewer.name, viewer.sight(Floor())
    return {
        "name": me,
        "sight": "inspector" if sight is Sight.INSPECTOR else "staff" if sight not in PUBLIC else "public",
        "roles": sorted(map(word, viewer.roles)),
        "on_duty": sorted(map(word, desk.state.people.roles.get(me, frozenset()))),
        "entries": desk.state.entries.of(me) if me else 0,
        "won": sorted(lot for lot, won in desk.state.drawing.won.items() if me and won.entrant == me),
        "held": dollars(held),
    }
