"""What stands around the layout: the shoe, limits and signs, people, accidents and disputes, each as far as the viewer may know it."""

from __future__ import annotations

from typing import Any, get_args

from pitboss.floor.accidents.kinds import Accident
from pitboss.floor.cards.state import Cards
from pitboss.floor.limits.state import OwnLimits
from pitboss.floor.notices.state import Notice
from pitboss.floor.state import Floor
from pitboss.house.messages import word
from pitboss.house.messages.shape import OneOf, Record
from pitboss.house.messages.writing import written
from pitboss.house.views.audience import OPEN_NOTICES
from pitboss.house.views.names import public_name
from pitboss.house.views.unseen import without_unseen
from pitboss.house.views.viewer import OVERSIGHT, PUBLIC, Sight, Viewer
from pitboss.money.cents import dollars

Json = dict[str, Any]
ACCIDENT = OneOf(get_args(Accident))


def shoe(cards: Cards) -> Json:
    """The shoe as everybody may know it: how many cards, never which; a player who wants them counted has to do it."""
    prep = cards.prep
    return {
        "awaits": word(cards.awaits),
        "source": word(cards.source),
        "device": word(cards.device),
        "commitment": cards.commitment,
        "cards": sum(cards.pack),
        "undealt": cards.undealt,
        "discards": len(cards.rack),
        "burned": [None if card is None else repr(card) for card in cards.burned],
        "held": [repr(card) for card in cards.held],
        "cut_at": cards.cut_at,
        "cutting_card": cards.cutting_card,
        "cutting_card_out": cards.cutting_card_out,
        "shoes": cards.shoes,
        "due": word(cards.due) if cards.due else None,
        "cut_offered_to": prep.cutter,
        "final_round": prep.final_until or None,
    }


def limits(floor: Floor, viewer: Viewer, sight: Sight) -> Json:
    """The sign, the markers that lie on the layout, and the viewer's own limits; how others are held back only for staff."""
    part = floor.limits
    held = part.restricted if sight not in PUBLIC else {name: each for name, each in part.restricted.items() if name == viewer.name}
    return {
        "minimum": dollars(part.minimum),
        "maximum": dollars(part.maximum),
        "unit": dollars(part.unit),
        "per": word(part.per) if part.per else None,
        "sign": word(part.sign),
        "side": {bet: _limits(each) for bet, each in sorted(part.side.items())},
        "personal": {player: _limits(each) for player, each in sorted(part.personal.items())},
        "kept": {player: dollars(cents) for player, cents in sorted(part.kept.items())},
        "held_back": {player: {"how": word(each.hold), "rule": each.rule} for player, each in sorted(held.items())},
    }


def _limits(own: OwnLimits) -> Json:
    return {"minimum": dollars(own.minimum), "maximum": dollars(own.maximum)}


def notices(floor: Floor, viewer: Viewer, sight: Sight) -> list[Json]:
    """Signs and notices to players for everybody, the rest for staff and for who gave it."""
    shape = Record(Notice)
    found = []
    for notice in floor.notices.standing:
        if sight not in PUBLIC:
            found.append(written(notice, shape))
        elif notice.kind in OPEN_NOTICES or (viewer.name and notice.by == viewer.name):
            found.append(written(notice._replace(by=public_name(floor, notice.by, viewer)), shape))
    return found


def people(floor: Floor, sight: Sight) -> Json:
    """Who is at the table, and who is on duty: by name for staff, by role for everybody else."""
    roles = {name: sorted(map(word, held)) for name, held in sorted(floor.people.roles.items())}
    on_duty = roles if sight not in PUBLIC else {}
    part = floor.boxes
    return {
        "present": list(part.present),
        "waiting": list(part.waiting),
        "roles": sorted({role for held in roles.values() for role in held}),
        "on_duty": on_duty,
        "idle": dict(sorted(part.idle.items())) if sight not in PUBLIC else {},
        "excluded": sorted(floor.conduct.excluded) if sight not in PUBLIC else [],
        "detained": sorted(floor.conduct.detained) if sight not in PUBLIC else [],
        "seized": {name: dollars(cents) for name, cents in sorted(floor.conduct.seized.items())} if sight not in PUBLIC else {},
    }


def side_bets(floor: Floor) -> Json:
    """Side bets that are offered no longer, and those for main bettors only."""
    return {"stopped": sorted(floor.boxes.stopped), "limited": sorted(floor.boxes.limited)}


def accident(floor: Floor) -> Json | None:
    """The accident that is being put right, and who is asked what."""
    part = floor.accidents
    if part.open is None:
        return None
    asked = part.asked
    choices = {"players": list(asked.players), "choices": list(asked.choices), "default": asked.default} if asked else None
    return {"accident": written(without_unseen(part.open), ACCIDENT), "asked": choices}


def disputes(floor: Floor, viewer: Viewer, sight: Sight) -> list[Json]:
    """Disputes for those who oversee the table, and to each person his or her own."""
    found = []
    for number, each in enumerate(floor.conduct.disputes, 1):
        if sight in OVERSIGHT or (viewer.name and each.by == viewer.name):
            hide = sight in PUBLIC
            found.append(
                {
                    "dispute": number,
                    "by": each.by,
                    "round": each.round,
                    "words": each.words,
                    "decisions": [
                        {
                            "instance": word(step.instance),
                            "by": public_name(floor, step.by, viewer) if hide else step.by,
                            "words": step.words,
                        }
                        for step in each.decisions
                    ],
                    "answer": word(each.answer) if each.answer else None,
                    "told_of_complaint": each.told_of_complaint,
                }
            )
    return found
